//! Hand-written directives, which refer to attributes by index.

use mlir::opdef::CustomArg;
use mlir::text::{OpParser, OpPrinter, ParseResult, Parts};
use mlir::{AttrKind, AttrRef, OpRef, Type, TypeKind};

/// The tensor with the shape and element type of a memref: the type of a global's initial value.
fn tensor_of(cx: &mlir::Context, memref: Type) -> Option<Type> {
    match cx.type_kind(memref) {
        TypeKind::MemRef { shape, element, .. } => Some(cx.tensor_ty(shape, *element)),
        _ => None,
    }
}

/// `type`, `type = value` or `type = uninitialized`
pub(super) fn parse_global_memref_op_type_and_initial_value(
    p: &mut OpParser<'_, '_>,
    parts: &mut Parts<'_>,
    args: &[CustomArg],
) -> ParseResult<()> {
    let &[CustomArg::Attr(type_slot), CustomArg::Attr(value_slot)] = args else { return Ok(()) };
    let ty = p.ty()?;
    let cx = p.cx();
    let Some(tensor) = tensor_of(cx, ty).filter(|_| cx.type_ref(ty).has_static_shape()) else {
        let at = p.name_span();
        return Err(
            p.error(at, format!("type should be static shaped memref, but got '{}'", cx.type_ref(ty)))
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
    let value = p.attr(Some(tensor))?;
    if !p.cx().attr_ref(value).is_elements() {
        let at = p.name_span();
        return Err(p.error(at, "initial value should be a unit or elements attribute"));
    }
    parts.state.inherent[usize::from(value_slot)] = Some(value);
    Ok(())
}

/// Prints what [`parse_global_memref_op_type_and_initial_value`] reads.
pub(super) fn print_global_memref_op_type_and_initial_value(
    op: OpRef<'_>,
    p: &mut OpPrinter<'_>,
    args: &[CustomArg],
) {
    let &[CustomArg::Attr(type_slot), CustomArg::Attr(value_slot)] = args else { return };
    if let Some(ty) = op.inherent(type_slot.into()).and_then(AttrRef::as_type) {
        p.ty(ty);
    }
    if let Some(value) = op.inherent(value_slot.into()) {
        match value.kind() {
            AttrKind::Unit => p.write_text(" = uninitialized"),
            _ => {
                p.write_text(" = ");
                p.attr_without_type(value.id());
            }
        }
    }
}
