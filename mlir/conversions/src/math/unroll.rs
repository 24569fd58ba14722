//! Operations on vectors, element by element: there are functions for scalars only.

use mlir::rewrite::conversion::ConversionRewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Op, OpState, Value};

use crate::vector::build::{extract, insert, positions, vector_of, zero};

/// Computes an operation on vectors of known sizes with one operation for each element.
pub(crate) fn unroll(op: Op, operands: &[Value], rw: &mut ConversionRewriter<'_>) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    let whole = rw.body().ty(rw.body().result(op, 0));
    let ty = vector_of(cx, whole)?;
    if ty.scalable.contains(&true) {
        return Err(NoMatch);
    }
    let mut result = zero(rw, loc, whole)?;
    for at in positions(ty.shape)? {
        let mut state = OpState::new(cx, rw.body().op_name(op), loc);
        state.operands.extend(operands.iter().map(|&operand| extract(rw, loc, operand, &at)));
        state.result_types.push(ty.element);
        let part = rw.create_value(state);
        result = insert(rw, loc, part, result, &at);
    }
    rw.replace_by(op, result)
}
