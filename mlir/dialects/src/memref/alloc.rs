//! Allocations on the heap and on the stack, reallocation, and allocation scopes.

use mlir::hooks::{OpAssembly, Verify};
use mlir::interfaces::{RegionSuccessor, RegionSuccessors};
use mlir::opdef::Traits;
use mlir::text::{OpParser, OpPrinter, ParseResult};
use mlir::{AttrKind, DYNAMIC, Diag, OpRef, OpState, Type, TypeRef};
use smallvec::smallvec;

use crate::loop_carried::body;
use crate::verifiers::verifiers;

use super::layout::{is_identity, layout, memory_space};
use super::{AllocOp, AllocaOp, AllocaScopeOp, ReallocOp};

/// There is an operand for each dynamic extent of the type.
pub(crate) fn verify_dynamic_sizes(op: OpRef<'_>, ty: TypeRef<'_>, sizes: usize) -> Result<(), Diag> {
    let dynamic = ty.shape().unwrap_or_default().iter().filter(|&&d| d == DYNAMIC).count();
    op.ensure(
        sizes == dynamic,
        format_args!("incorrect number of dynamic sizes, has {sizes}, expected {dynamic}"),
    )
}

/// The number of symbols of a layout.
fn layout_symbols(ty: TypeRef<'_>) -> usize {
    match layout(ty).map(|layout| ty.cx().attr_kind(layout)) {
        Some(AttrKind::AffineMap(map)) => map.symbols as usize,
        Some(AttrKind::Strided { offset, strides }) => {
            strides.iter().chain([offset]).filter(|&&n| n == DYNAMIC).count()
        }
        _ => 0,
    }
}

/// There is an operand for each dynamic extent, and for each symbol of the layout.
fn verify_allocation(op: OpRef<'_>) -> Result<(), Diag> {
    let ty = op.ty(op.result(0));
    verify_dynamic_sizes(op, ty, op.operand_group(0).len())?;
    let symbols = layout_symbols(ty);
    let given = op.operand_group(1).len();
    if given == symbols {
        Ok(())
    } else {
        Err(op.error(format_args!(
            "symbol operand count does not equal memref symbol count: expected {symbols}, got {given}"
        )))
    }
}

verifiers! { AllocOp: verify_allocation; }

impl Verify for AllocaOp<'_> {
    /// An enclosing allocation scope frees the memory; the operands match the type.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let mut around = op.parent_op();
        while let Some(scope) = around.filter(|o| !o.has_trait(Traits::AUTOMATIC_ALLOCATION_SCOPE)) {
            around = scope.parent_op();
        }
        op.ensure(around.is_some(), "requires an ancestor op with AutomaticAllocationScope trait")?;
        verify_allocation(op)
    }
}

impl AllocaScopeOp<'_> {
    /// Control goes to the region, and from there back.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        smallvec![from.map_or(RegionSuccessor::Region(0), |_| RegionSuccessor::Parent)]
    }
}

impl OpAssembly for AllocaScopeOp<'_> {
    /// Parses `[-> types] { ... } [attributes]`.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OpState) -> ParseResult<()> {
        state.result_types.extend(p.optional_arrow_type_list()?);
        p.region(state, Vec::new())?;
        p.optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = *self;
        let results: Vec<Type> = op.result_types().collect();
        p.write_text(" ");
        if !results.is_empty() {
            // MLIR prints a second space here.
            p.types_between(" -> (", results.iter().copied(), ")");
        }
        p.write_text(" ");
        p.region(self.body_region(), body(!results.is_empty()));
        p.optional_attr_dict(op, &[]);
    }
}

impl Verify for ReallocOp<'_> {
    /// Both types have the same element type, the same memory space and no gaps; there is an operand for a dynamic
    /// size.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(op.result(0));
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
