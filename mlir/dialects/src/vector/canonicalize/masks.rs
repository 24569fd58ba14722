//! Patterns of masks, of `vector.mask`, and of `vector.step`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, OpRef, OpView, Type, Value};

use super::super::masks::{add_mask_folds, yielded};
use super::super::types::VectorType;
use super::super::{ConstantMaskOp, CreateMaskOp, MaskOp, StepOp, VectorScaleOp};
use super::bits;
use crate::arith::{CmpIOp, CmpIPredicate, MulIOp, SelectOp};
use crate::elements::splat_value;
use crate::matching::{constant, constant_index};
use crate::rewriting::check;

impl CanonicalizationPatterns for CreateMaskOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(with_constant_bounds);
    }
}

impl CanonicalizationPatterns for MaskOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        add_mask_folds(patterns);
        patterns.add(with_passthru);
    }
}

impl CanonicalizationPatterns for StepOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(compared);
    }
}

/// How many times `vector.vscale` a value is, if that is known.
fn times_vscale(op: OpRef<'_>, value: Value) -> Option<i64> {
    let is_scale = |value: Value| op.value(value).defined_by::<VectorScaleOp>().is_some();
    if is_scale(value) {
        return Some(1);
    }
    let product = op.value(value).defined_by::<MulIOp>()?;
    if is_scale(product.lhs()) {
        return constant_index(op, product.rhs());
    }
    is_scale(product.rhs()).then(|| constant_index(op, product.lhs()))?
}

/// `create_mask` of constants is `constant_mask`. Bounds of scalable dimensions must be none or all of them.
fn with_constant_bounds(op: Handle<CreateMaskOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mask = op.view(rw);
    let view = mask.op_ref();
    let result = view.ty(view.result(0));
    let mut dims: Vec<(i64, bool)> = VectorType::of(result).ok_or(NoMatch)?.dims().collect();
    if dims.is_empty() {
        dims.push((1, false));
    }
    let known = |(bound, (extent, scalable)): (Value, (i64, bool))| match constant_index(view, bound) {
        Some(bound) => (!scalable || bound < 0).then_some(bound.clamp(0, extent)),
        None => times_vscale(view, bound).filter(|&times| times >= extent).map(|_| extent),
    };
    let bounds = mask.operands().zip(dims).map(known).collect::<Option<Vec<i64>>>();
    let mut bounds = bounds.ok_or(NoMatch)?;
    if bounds.contains(&0) {
        bounds.fill(0);
    }
    let result = result.id();
    rw.replace_with(*op, |rw, loc| ConstantMaskOp::build(rw, loc, result, &bounds))
}

/// A mask around no operation selects between what it yields and the values for the rest.
fn with_passthru(op: Handle<MaskOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let mask = op.view(rw);
    let view = mask.op_ref();
    let passthru = mask.passthru().ok_or(NoMatch)?;
    let &[value] = yielded(mask)?.as_slice() else { return Err(NoMatch) };
    let which = mask.mask();
    check(view.ty(value).is_vector() && view.ty(value).shape() == view.ty(which).shape())?;
    rw.replace_with(*op, |rw, loc| SelectOp::build(rw, loc, which, value, passthru))
}

/// What comparing the numbers below `count` with another one gives, if it is the same for all.
fn same_for_all(predicate: CmpIPredicate, count: i64, number: i64) -> Option<bool> {
    use CmpIPredicate as P;
    let (least, result) = match predicate {
        P::Ult | P::Ne => (count, true),
        P::Uge | P::Eq => (count, false),
        P::Ule => (count - 1, true),
        P::Ugt => (count - 1, false),
        _ => return None,
    };
    (number >= least).then_some(result)
}

/// A comparison of the numbers with one that is larger than all of them, and its result.
fn decided(step: StepOp<'_>) -> Option<(mlir::Op, Type, bool)> {
    let op = step.op_ref();
    let ty = VectorType::of(op.ty(step.result())).filter(|ty| !ty.is_scalable())?;
    op.body().users(step.result()).find_map(|user| {
        let compare = op.sibling(user).cast::<CmpIOp>()?;
        (compare.lhs() == step.result()).then_some(())?;
        let number = constant(op, compare.rhs()).and_then(splat_value)?;
        let number = op.cx().attr_ref(number).as_int()?;
        let result = same_for_all(compare.predicate(), ty.num_elements(), number)?;
        Some((user, op.ty(compare.result()).id(), result))
    })
}

/// Replaces a comparison with a number that is larger than all others.
fn compared(op: Handle<StepOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let (compare, ty, result) = decided(op.view(rw)).ok_or(NoMatch)?;
    let loc = rw.body().loc(compare);
    rw.set_after(compare);
    let value = bits(rw, loc, ty, result)?;
    rw.replace_by(compare, value)
}
