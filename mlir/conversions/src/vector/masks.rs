//! Rewrites of masks of several dimensions, to those of one.

use dialects::arith::{self, CmpIPredicate};
use dialects::matching::{build_constant, build_index};
use dialects::vector::{ConstantMaskOp, CreateMaskOp};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, OpView, Value};

use super::build::{MOST_OPERATIONS, first_extent, insert, type_of, whole, without, zero};

pub(crate) fn patterns(patterns: &mut PatternSet) {
    patterns.add(create_mask).add(constant_mask);
}

/// Each part is the mask of the other dimensions if it is inside the first one.
fn create_mask(op: Handle<CreateMaskOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, bounds) = (view.loc(), view.op_ref().operands().collect::<Vec<Value>>());
    let ty = type_of(rw, view.op_ref().result(0))?;
    if ty.rank() <= 1 {
        return Err(rw.no_match("there is only one dimension"));
    }
    let count = first_extent(ty)?;
    let (&first, rest) = bounds.split_first().ok_or(NoMatch)?;
    let part = without(ty, 0);
    let inside = CreateMaskOp::build(rw, loc, part, rest);
    let outside = zero(rw, loc, part)?;
    let mut all = zero(rw, loc, whole(ty))?;
    for at in 0..count {
        let index = build_index(rw, loc, at);
        let less = arith::CmpIOp::build(rw, loc, CmpIPredicate::Slt, index, first);
        let row = arith::SelectOp::build(rw, loc, less, inside, outside);
        all = insert(rw, loc, row, all, &[at]);
    }
    rw.replace_by(*op, all)
}

fn constant_mask(op: Handle<ConstantMaskOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, sizes) = (view.loc(), view.mask_dim_sizes().to_vec());
    let ty = type_of(rw, view.op_ref().result(0))?;
    let cx = rw.cx();
    let (&set, rest) = sizes.split_first().ok_or(NoMatch)?;
    if ty.rank() <= 1 {
        let length = ty.shape.first().copied().unwrap_or(1);
        let value = if set == 0 || set == length {
            arith::integer_attr(cx, i128::from(set != 0), whole(ty)).ok_or(NoMatch)?
        } else if length > MOST_OPERATIONS {
            return Err(rw.no_match("there are too many elements"));
        } else {
            let lanes: Vec<u8> = (0..length).map(|at| u8::from(at < set)).collect();
            cx.dense_attr(whole(ty), &lanes, 1)
        };
        let mask = build_constant(rw, loc, value);
        return rw.replace_by(*op, mask);
    }
    first_extent(ty)?;
    let part = ConstantMaskOp::build(rw, loc, without(ty, 0), rest);
    let mut all = zero(rw, loc, whole(ty))?;
    for at in 0..set {
        all = insert(rw, loc, part, all, &[at]);
    }
    rw.replace_by(*op, all)
}
