//! Selections of 0 and 1 become extensions of the condition.

use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{Handle, OpView};

use super::super::{ExtUIOp, SelectOp, XOrIOp};
use crate::matching::{build_constant, constant_integer};
use crate::rewriting::check;

/// `c ? 1 : 0 -> extui c`, `c ? 0 : 1 -> extui (not c)`
pub(super) fn to_extension(root: Handle<SelectOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let select = root.view(rw);
    let op = select.op_ref();
    let condition = select.condition();
    let ty = op.ty(select.result());
    check(ty.is_signless_integer() && !ty.is_integer(1))?;
    let arm = |value| constant_integer(op, value).ok_or(NoMatch);
    let negated = match (arm(select.true_value())?, arm(select.false_value())?) {
        (1, 0) => false,
        (0, 1) => true,
        _ => return Err(NoMatch),
    };
    let loc = op.loc();
    let ty = ty.id();
    let mut value = condition;
    if negated {
        let all = rw.cx().bool_attr(true);
        let all = build_constant(rw, loc, all);
        value = XOrIOp::build(rw, loc, condition, all);
    }
    let extended = ExtUIOp::build(rw, loc, ty, value);
    rw.replace_by(*root, extended)
}
