//! Values that are computed element by element, and constants.

use dialects::arith;
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::{AffineMap, AttrRef, Builder, Context, FloatKind, Loc, Op, OpRef, Type, Value};
use toy_dialect as toy;
use toy_dialect::element_types::kind_of;

use super::open::OpenSizes;
use crate::buffers::{fill, load};
use crate::extents::Extents;

/// Constants of at most this many elements are stored one by one; larger ones become globals.
const MAX_STORED_ELEMENTS: usize = 4;

/// The type that replaces a tensor whose number of axes is known: a number, or memory.
pub(super) fn converted(cx: &Context, tensor: Type) -> Option<Type> {
    let tensor = cx.type_ref(tensor);
    let element = tensor.element_type().id();
    match tensor.shape()? {
        [] => Some(element),
        shape => Some(cx.memref_ty(shape, element)),
    }
}

/// Replaces an operation by the result of `element` for each index: a number, or a buffer filled by loops. `element` may
/// build a loop of its own, such as an `affine.for` with `iter_args`.
pub(super) fn compute(
    op: Op,
    rw: &mut Rewriter<'_>,
    sizes: &OpenSizes,
    element: impl FnOnce(&mut Builder<'_>, &[Value]) -> Value,
) -> Matched {
    let loc = rw.body().loc(op);
    let new = if rw.cx().type_ref(rw.body().ty(rw.body().result(op, 0))).rank() == 0 {
        element(rw, &[])
    } else {
        let (buffer, extents) = new_buffer(op, rw, sizes);
        fill(rw, loc, buffer, &extents, element);
        buffer
    };
    rw.replace_by(op, new)
}

/// A new buffer for the result of an operation.
pub(super) fn new_buffer(op: Op, rw: &mut Rewriter<'_>, sizes: &OpenSizes) -> (Value, Extents) {
    let loc = rw.body().loc(op);
    let extents = sizes.result(rw, op, 0);
    let element = rw.cx().type_ref(rw.body().ty(rw.body().result(op, 0))).element_type().id();
    (extents.alloc(rw, loc, element), extents)
}

/// The type of the elements of an operation's result, in which it computes.
pub(super) fn result_kind(op: OpRef<'_>) -> FloatKind {
    kind_of(op.ty(op.result(0)))
}

/// An element of a buffer, or the number in place of all of them, converted to a type.
pub(super) fn element_of(
    b: &mut Builder<'_>,
    loc: Loc,
    value: Value,
    kind: FloatKind,
    map: AffineMap,
    indices: &[Value],
) -> Value {
    let is_memory = b.cx().type_ref(b.body().ty(value)).is_memref();
    let element = if is_memory { load(b, loc, value, map, indices) } else { value };
    toy::element_types::converted(b, loc, element, kind)
}

/// Operands of which numbers are converted to a type; memory stays as it is.
pub(super) fn numbers_converted(
    b: &mut Builder<'_>,
    loc: Loc,
    operands: &[Value],
    kind: FloatKind,
) -> Vec<Value> {
    let convert = |&operand: &Value| {
        let is_memory = b.cx().type_ref(b.body().ty(operand)).is_memref();
        if is_memory { operand } else { toy::element_types::converted(b, loc, operand, kind) }
    };
    operands.iter().map(convert).collect()
}

/// An index as an `f64`.
pub(super) fn index_as_number(b: &mut Builder<'_>, loc: Loc, index: Value) -> Value {
    let integer = b.cx().int_ty(64);
    let integer = arith::IndexCastOp::build(b, loc, integer, index);
    let double = b.cx().f64_ty();
    arith::SIToFPOp::build(b, loc, double, integer)
}

/// A constant of a type.
pub(super) fn number(b: &mut Builder<'_>, loc: Loc, kind: FloatKind, value: f64) -> Value {
    toy::element_types::constant(b, loc, kind, value)
}

/// The kinds of replacement for a constant.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum ConstantKind {
    Number,
    /// Memory into which each of a few elements is stored, at the use of the constant.
    Stored,
    /// Memory that a loop fills with one element, at the use of the constant.
    Filled,
    Global,
}

pub(super) fn constant_kind(value: AttrRef<'_>) -> ConstantKind {
    match value.ty().num_elements() {
        _ if value.ty().rank() == 0 => ConstantKind::Number,
        Some(count) if count <= MAX_STORED_ELEMENTS => ConstantKind::Stored,
        _ if value.splat_f64().is_some() => ConstantKind::Filled,
        _ => ConstantKind::Global,
    }
}
