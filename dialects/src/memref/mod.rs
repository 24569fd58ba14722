//! The memref dialect: allocation, loads and stores, globals.

use mlir::interfaces::ResultNames;
use mlir::opdef::CustomArg;
use mlir::symbol_table::SymbolTables;
use mlir::text::{OpParser, OpPrinter, ParseResult, Parts};
use mlir::{AttrKind, AttrRef, DYNAMIC, Diag, OpRef, OpView, Type, TypeKind};

include!(concat!(env!("OUT_DIR"), "/memref.rs"));

/// One operand for each dynamic dimension, and for each symbol of the layout.
fn verify_allocation(op: OpRef<'_>) -> Result<(), Diag> {
    let ty = op.ty(op.result(0));
    let dynamic = ty.shape().unwrap_or_default().iter().filter(|&&d| d == DYNAMIC).count();
    if op.operand_group(0).len() != dynamic {
        return Err(op.error("dimension operand count does not equal memref dynamic dimension count"));
    }
    let symbols = ty.memref_layout_map().map_or(0, |m| m.symbols as usize);
    let given = op.operand_group(1).len();
    if given != symbols {
        return Err(op.error(format_args!(
            "symbol operand count does not equal memref symbol count: expected {symbols}, got {given}"
        )));
    }
    Ok(())
}

/// One index a dimension.
fn verify_access(op: OpRef<'_>, memref: mlir::Value, indices: usize) -> Result<(), Diag> {
    let rank = op.ty(memref).rank();
    match indices as i64 == rank {
        true => Ok(()),
        false => Err(op.error(format_args!(
            "incorrect number of indices for {}, expected {rank} but got {indices}",
            access(op)
        ))),
    }
}

fn access(op: OpRef<'_>) -> &'static str {
    if op.is::<LoadOp<'_>>() { "load" } else { "store" }
}

impl AllocOp<'_> {
    /// See the operation's description.
    ///
    /// # Errors
    /// When the operands do not match the type.
    pub fn verify(self) -> Result<(), Diag> {
        verify_allocation(self.op_ref())
    }

    /// `%alloc`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        names.set(self.memref(), "alloc");
    }
}

impl AllocaOp<'_> {
    /// See the operation's description.
    ///
    /// # Errors
    /// When the operands do not match the type.
    pub fn verify(self) -> Result<(), Diag> {
        verify_allocation(self.op_ref())
    }

    /// `%alloca`
    pub fn asm_result_names(self, names: &mut ResultNames<'_>) {
        names.set(self.memref(), "alloca");
    }
}

impl LoadOp<'_> {
    /// One index a dimension.
    ///
    /// # Errors
    /// When there are more or fewer.
    pub fn verify(self) -> Result<(), Diag> {
        verify_access(self.op_ref(), self.memref(), self.indices().len())
    }
}

impl StoreOp<'_> {
    /// One index a dimension.
    ///
    /// # Errors
    /// When there are more or fewer.
    pub fn verify(self) -> Result<(), Diag> {
        verify_access(self.op_ref(), self.memref(), self.indices().len())
    }
}

impl GetGlobalOp<'_> {
    /// The name is that of a global of the result's type.
    ///
    /// # Errors
    /// When it is not.
    pub fn verify_symbol_uses(self, tables: &SymbolTables) -> Result<(), Diag> {
        let op = self.op_ref();
        let name = self.name();
        let found = tables.lookup_nearest(op, name, |target: OpRef<'_>| {
            target.cast::<GlobalOp<'_>>()?.op_ref().attr("type").and_then(AttrRef::as_type)
        });
        let Some(ty) = found.flatten() else {
            return Err(op.error(format_args!("'{name}' does not reference a valid global memref")));
        };
        let result = op.ty(self.result());
        if result.id() != ty {
            let ty = op.cx().type_ref(ty);
            return Err(op.error(format_args!(
                "result type '{result}' does not match type '{ty}' of the global memref @{name}"
            )));
        }
        Ok(())
    }
}

/// The tensor with the shape and element type of a memref: what a global is initialized with.
fn tensor_of(cx: &mlir::Context, memref: Type) -> Option<Type> {
    match cx.type_kind(memref) {
        TypeKind::MemRef { shape, element, .. } => Some(cx.tensor_ty(shape, *element)),
        _ => None,
    }
}

impl GlobalOp<'_> {
    /// The type is static, and the initial value has its shape.
    ///
    /// # Errors
    /// When that is not so.
    pub fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let Some(ty) = op.attr("type").and_then(AttrRef::as_type).map(|t| op.cx().type_ref(t)) else {
            return Ok(());
        };
        if !ty.is_memref() || !ty.has_static_shape() {
            return Err(op.error(format_args!("type should be static shaped memref, but got '{ty}'")));
        }
        let Some(value) = op.attr("initial_value").filter(|v| !v.is_unit()) else { return Ok(()) };
        if !value.is_elements() {
            return Err(op.error(format_args!(
                "initial value should be a unit or elements attribute, but got {value}"
            )));
        }
        let wanted = tensor_of(op.cx(), ty.id()).map(|t| op.cx().type_ref(t));
        if wanted.is_some_and(|w| w != value.ty()) {
            return Err(op.error(format_args!(
                "initial value expected to be of type {}, but was of type {}",
                wanted.map(|w| w.to_string()).unwrap_or_default(),
                value.ty()
            )));
        }
        Ok(())
    }
}

/// `type`, `type = value` or `type = uninitialized`
fn parse_global_memref_op_type_and_initial_value(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Attr(type_slot), CustomArg::Attr(value_slot)] = args else { return Ok(()) };
    let span = p.span();
    let ty = p.ty()?;
    let cx = p.cx();
    let Some(tensor) = tensor_of(cx, ty).filter(|_| cx.type_ref(ty).has_static_shape()) else {
        return Err(
            p.error(span, format!("type should be static shaped memref, but got '{}'", cx.type_ref(ty)))
        );
    };
    parts.state.inherent[usize::from(type_slot)] = Some(cx.type_attr(ty));
    if !p.optional_token("=") {
        return Ok(());
    }
    if p.optional_keyword("uninitialized") {
        parts.state.inherent[usize::from(value_slot)] = Some(cx.unit_attr());
        return Ok(());
    }
    let span = p.span();
    let value = p.attr(Some(tensor))?;
    if !p.cx().attr_ref(value).is_elements() {
        return Err(p.error(span, "initial value should be a unit or elements attribute"));
    }
    parts.state.inherent[usize::from(value_slot)] = Some(value);
    Ok(())
}

fn print_global_memref_op_type_and_initial_value(op: OpRef<'_>, p: &mut OpPrinter<'_>, _: &[CustomArg]) {
    if let Some(ty) = op.attr("type").and_then(AttrRef::as_type) {
        p.ty(ty);
    }
    if let Some(value) = op.attr("initial_value") {
        match value.kind() {
            AttrKind::Unit => p.write_text(" = uninitialized"),
            _ => {
                p.write_text(" = ");
                p.attr_without_type(value.id());
            }
        }
    }
}
