//! Allocation: on the heap, on the stack, in scopes, and again.

use mlir::hooks::{OpAssembly, Verify};
use mlir::interfaces::RegionSuccessor;
use mlir::opdef::Traits;
use mlir::text::{OpParser, OpPrinter, ParseResult};
use mlir::{AttrKind, DYNAMIC, Diag, OpRef, OpState, OpView, Type, TypeRef};

use crate::loops::body;
use crate::verifiers::verifiers;

use super::layout::{is_identity, layout, memory_space};
use super::{AllocOp, AllocaOp, AllocaScopeOp, ReallocOp};

/// One operand for each extent of the type that is not known.
pub(crate) fn verify_dynamic_sizes(op: OpRef<'_>, ty: TypeRef<'_>, sizes: usize) -> Result<(), Diag> {
    let dynamic = ty.shape().unwrap_or_default().iter().filter(|&&d| d == DYNAMIC).count();
    op.ensure(
        sizes == dynamic,
        format_args!("incorrect number of dynamic sizes, has {sizes}, expected {dynamic}"),
    )
}

/// How many numbers a layout leaves open.
fn layout_symbols(ty: TypeRef<'_>) -> usize {
    match layout(ty).map(|layout| ty.cx().attr_kind(layout)) {
        Some(AttrKind::AffineMap(map)) => map.symbols as usize,
        Some(AttrKind::Strided { offset, strides }) => {
            strides.iter().chain([offset]).filter(|&&n| n == DYNAMIC).count()
        }
        _ => 0,
    }
}

/// One operand for each dynamic dimension, and for each symbol of the layout.
fn verify_allocation(op: OpRef<'_>) -> Result<(), Diag> {
    let ty = op.ty(op.result(0));
    verify_dynamic_sizes(op, ty, op.operand_group(0).len())?;
    let (symbols, given) = (layout_symbols(ty), op.operand_group(1).len());
    match given == symbols {
        true => Ok(()),
        false => Err(op.error(format_args!(
            "symbol operand count does not equal memref symbol count: expected {symbols}, got {given}"
        ))),
    }
}

verifiers! { AllocOp: verify_allocation; }

impl Verify for AllocaOp<'_> {
    /// Something around the operation frees the memory when it ends.
    ///
    /// # Errors
    /// When nothing does, or the operands do not match the type.
    fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let mut around = op.parent_op();
        while let Some(scope) = around.filter(|o| !o.has_trait(Traits::AUTOMATIC_ALLOCATION_SCOPE)) {
            around = scope.parent_op();
        }
        op.ensure(around.is_some(), "requires an ancestor op with AutomaticAllocationScope trait")?;
        verify_allocation(op)
    }
}

impl AllocaScopeOp<'_> {
    /// Into the region, and from there back.
    pub fn successor_regions(self, from: Option<usize>) -> Vec<RegionSuccessor> {
        vec![from.map_or(RegionSuccessor::Region(0), |_| RegionSuccessor::Parent)]
    }
}

impl OpAssembly for AllocaScopeOp<'_> {
    /// Parses `[-> types] { ... } [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        state.result_types.extend(p.optional_arrow_type_list()?);
        p.region(state, Vec::new())?;
        p.optional_attr_dict(state)
    }

    /// Prints what [`AllocaScopeOp::parse`] reads.
    fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.op_ref();
        let results: Vec<Type> = op.result_types().collect();
        p.write_text(" ");
        if !results.is_empty() {
            // The second space is what MLIR prints.
            p.types_between(" -> (", results.iter().copied(), ")");
        }
        p.write_text(" ");
        p.region(op.region(0), body(!results.is_empty()));
        p.optional_attr_dict(op, &[]);
    }
}

impl Verify for ReallocOp<'_> {
    /// Both types are of the same elements in the same memory space, without gaps, and the new size is given where the
    /// type does not say it.
    fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let (source, result) = (op.ty(self.source()), op.ty(op.result(0)));
        let fail = |message: String| Err(op.plain_error(message));
        if !is_identity(source) {
            return fail(format!("unsupported layout for source memref type '{source}'"));
        }
        if !is_identity(result) {
            return fail(format!("unsupported layout for result memref type '{result}'"));
        }
        let both = format_args!("source memref type '{source}' and result memref type '{result}'");
        if memory_space(source) != memory_space(result) {
            return fail(format!("different memory spaces specified for {both}"));
        }
        if source.element_type() != result.element_type() {
            return fail(format!("different element types specified for {both}"));
        }
        match (result.has_static_shape(), self.dynamic_result_size()) {
            (false, None) => fail(format!("missing dimension operand for result type '{result}'")),
            (true, Some(_)) => fail(format!("unnecessary dimension operand for result type '{result}'")),
            _ => Ok(()),
        }
    }
}
