//! Patterns of reductions and contractions.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, IrMapping, Op, OpView, Value};

use super::super::combine::{combine_with, unless_hidden};
use super::super::masks::root;
use super::super::types::{VectorType, vector};
use super::super::{CombiningKind, ContractionOp, ExtractOp, MultiDimReductionOp, ReductionOp, ShapeCastOp};
use super::vector_type;
use crate::arith::{AddFOp, AddIOp, float_attr, integer_attr};
use crate::matching::constant;
use crate::rewriting::check;

impl CanonicalizationPatterns for ReductionOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(of_one);
    }
}

impl CanonicalizationPatterns for MultiDimReductionOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(of_units);
    }
}

impl CanonicalizationPatterns for ContractionOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(AddIOp::NAME, add_to_contraction);
        patterns.add_fn(AddFOp::NAME, add_to_contraction);
    }
}

/// The only element of a vector.
fn only_element(rw: &mut PatternRewriter<'_>, loc: mlir::Loc, value: Value) -> Result<Value, NoMatch> {
    let zeros = vec![0; vector_type(rw, value)?.rank()];
    Ok(ExtractOp::build(rw, loc, value, &[], &zeros))
}

/// A reduction of one element.
fn of_one(op: Handle<ReductionOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let reduction = op.view(rw);
    let source = reduction.vector();
    let ty = vector_type(rw, source)?;
    check(ty.num_elements() == 1 && !ty.is_scalable())?;
    let (kind, acc, loc) = (reduction.kind(), reduction.acc(), reduction.loc());
    let fastmath = reduction.fastmath_attr().id();
    let (root, mask) = root(rw, *op);
    let mask = mask.map(|mask| only_element(rw, loc, mask)).transpose()?;
    let mut value = only_element(rw, loc, source)?;
    if let Some(acc) = acc {
        value = combine_with(rw, loc, kind, [value, acc], Some(fastmath))?;
        value = unless_hidden(rw, loc, mask, value, acc);
    }
    rw.replace_by(root, value)
}

/// A reduction of dimensions of extent 1.
fn of_units(op: Handle<MultiDimReductionOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let reduction = op.view(rw);
    let (source, acc, loc, kind) = (reduction.source(), reduction.acc(), reduction.loc(), reduction.kind());
    let dims: Vec<(i64, bool)> = vector_type(rw, source)?.dims().collect();
    let unit = |dim: &i64| usize::try_from(*dim).ok().and_then(|dim| dims.get(dim)) == Some(&(1, false));
    check(reduction.reduction_dims().iter().all(unit))?;
    let dest = reduction.ty(reduction.dest());
    let mask_type = VectorType::of(dest).map(|ty| vector(ty.cx, ty.dims(), ty.cx.int_ty(1)));
    let dest = dest.id();
    let (root, mask) = root(rw, *op);
    let reshaped = |rw: &mut PatternRewriter<'_>, to, value| match mask_type {
        Some(_) => Ok(ShapeCastOp::build(rw, loc, to, value)),
        None => only_element(rw, loc, value),
    };
    let mask = mask.map(|mask| reshaped(rw, mask_type.unwrap_or(dest), mask)).transpose()?;
    let value = reshaped(rw, dest, source)?;
    let combined = combine_with(rw, loc, kind, [acc, value], None)?;
    let combined = unless_hidden(rw, loc, mask, combined, acc);
    rw.replace_by(root, combined)
}

/// The contraction that defines a value and adds its products to zero.
fn sum_from_zero(rw: &PatternRewriter<'_>, value: Value) -> Result<(Op, Value), NoMatch> {
    let contraction = rw.defining::<ContractionOp>(value)?;
    let (op, acc) = (contraction.op_ref(), contraction.acc());
    check(contraction.kind() == CombiningKind::Add)?;
    let (cx, ty) = (rw.cx(), op.ty(acc).id());
    let zero = float_attr(cx, 0.0, ty).or_else(|| integer_attr(cx, 0, ty));
    check(zero.is_some() && constant(op, acc).map(|acc| acc.id()) == zero)?;
    Ok((op.id(), acc))
}

/// A value that is added to a contraction is what the contraction adds to.
fn add_to_contraction(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let (a, b) = (rw.body().operand(op, 0), rw.body().operand(op, 1));
    let ((contraction, acc), other) = match sum_from_zero(rw, a) {
        Ok(found) => (found, b),
        Err(NoMatch) => (sum_from_zero(rw, b)?, a),
    };
    let mut map = IrMapping::default();
    map.values.insert(acc, other);
    let cx = rw.cx();
    let copy = rw.body_mut().duplicate_op(cx, contraction, &mut map);
    rw.insert(copy);
    let value = rw.body().result(copy, 0);
    rw.replace_by(op, value)
}
