//! Operations element by element, on scalars and on vectors.
//!
//! A vector of several dimensions is an array of vectors in the llvm dialect, whose instructions take only vectors of
//! one dimension. So an operation on it becomes an instruction for each vector in the array.

use dialects::llvm::types::{LlvmType, data};
use dialects::llvm::{ExtractValueOp, InsertValueOp, PoisonOp};
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Context, Loc, Op, Type, Value};

/// Replaces an operation with one result by what `make` builds from operands of the llvm dialect, given the type of the
/// result there: once, or for each vector of arrays. The new operation gets the discardable attributes of the old one.
pub(super) fn replace_lanes(
    rw: &mut Rewriter<'_>,
    op: Op,
    operands: &[Value],
    mut make: impl FnMut(&mut Rewriter<'_>, Loc, Type, &[Value]) -> Value,
) -> Matched {
    replace_lanes_anew(rw, op, operands, |rw, loc, ty, v| {
        let new = make(rw, loc, ty, v);
        with_attributes_of(rw, op, new)
    })
}

/// The same, without the attributes.
pub(super) fn replace_lanes_anew(
    rw: &mut Rewriter<'_>,
    op: Op,
    operands: &[Value],
    make: impl FnMut(&mut Rewriter<'_>, Loc, Type, &[Value]) -> Value,
) -> Matched {
    let [ty] = rw.convert_result_types(op)?[..] else { return Err(NoMatch) };
    let loc = rw.op(op).loc();
    let new = map_lanes(rw, loc, ty, operands, make);
    rw.replace_by(op, new)
}

/// Gives a value's operation the discardable attributes of another.
pub(super) fn with_attributes_of(rw: &mut Rewriter<'_>, op: Op, value: Value) -> Value {
    if let Some(attributes) = rw.body().discardable(op)
        && let Some(new) = rw.body().defining_op(value)
    {
        rw.body_mut().set_discardable(new, Some(attributes));
    }
    value
}

/// Like [`replace_lanes`], for an operation on floats, which stays if LLVM lacks their format: they are integers there, on
/// which the instruction would mean something else.
pub(super) fn replace_float_lanes(
    rw: &mut Rewriter<'_>,
    op: Op,
    operands: &[Value],
    make: impl FnMut(&mut Rewriter<'_>, Loc, Type, &[Value]) -> Value,
) -> Matched {
    keeps_its_floats(rw, op)?;
    replace_lanes(rw, op, operands, make)
}

/// What `make` builds from operands, if the first is an array of vectors from the vectors at each position.
fn map_lanes(
    rw: &mut Rewriter<'_>,
    loc: Loc,
    ty: Type,
    operands: &[Value],
    mut make: impl FnMut(&mut Rewriter<'_>, Loc, Type, &[Value]) -> Value,
) -> Value {
    let of = |operand: &Value| arrays(rw.cx(), rw.body().ty(*operand));
    let (lengths, _) = operands.first().map_or((Vec::new(), ty), of);
    if lengths.is_empty() {
        return make(rw, loc, ty, operands);
    }
    let vectors: Vec<Type> = operands.iter().map(|operand| of(operand).1).collect();
    let (_, vector) = arrays(rw.cx(), ty);
    let mut result = PoisonOp::build(rw, loc, ty);
    let mut position = vec![0i64; lengths.len()];
    loop {
        let lanes = operands.iter().zip(&vectors);
        let lanes = lanes.map(|(&operand, &ty)| ExtractValueOp::build(rw, loc, ty, operand, &position));
        let lanes: Vec<Value> = lanes.collect();
        let made = make(rw, loc, vector, &lanes);
        result = InsertValueOp::build(rw, loc, result, made, &position);
        let Some(axis) = (0..lengths.len()).rev().find(|&axis| position[axis] + 1 < lengths[axis]) else {
            return result;
        };
        position[axis] += 1;
        position[axis + 1..].fill(0);
    }
}

/// The lengths of arrays in arrays, from the outside in, and what is in them; no lengths for another type.
fn arrays(cx: &Context, mut ty: Type) -> (Vec<i64>, Type) {
    let mut lengths = Vec::new();
    while let Some(&LlvmType::Array { length, element }) = data(cx.type_ref(ty)) {
        lengths.push(i64::try_from(length).unwrap_or(i64::MAX));
        ty = element;
    }
    (lengths, ty)
}

/// Whether a type is a vector of several dimensions in the llvm dialect.
pub(super) fn is_array(cx: &Context, ty: Type) -> bool {
    matches!(data(cx.type_ref(ty)), Some(LlvmType::Array { .. }))
}

/// Leaves an operation on floats whose format LLVM lacks.
pub(super) fn keeps_its_floats(rw: &Rewriter<'_>, op: Op) -> Matched {
    let cx = rw.cx();
    let is_kept = |ty: Type| {
        let element = cx.type_ref(ty).element_type();
        !element.is_float() || rw.convert_type(element.id()).is_ok_and(|new| new == element.id())
    };
    let view = rw.op(op);
    if view.operand_types().chain(view.result_types()).all(is_kept) { Ok(()) } else { Err(NoMatch) }
}
