//! Patterns of `vector.transpose`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, Value};

use super::super::fold::shapes::keeps_order;
use super::super::places::{place, position, strides};
use super::super::types::VectorType;
use super::super::{BroadcastOp, ConstantMaskOp, CreateMaskOp, FromElementsOp, ShapeCastOp, TransposeOp};
use super::{shape, splatted, ty, vector_type};
use crate::rewriting::check;

impl CanonicalizationPatterns for TransposeOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(of_mask).add(of_shape_cast).add(of_transpose).add(of_splat);
        patterns.add(of_elements).add(of_broadcast);
    }
}

/// A list in another order.
fn permuted<T: Copy>(list: &[T], permutation: &[i64]) -> Result<Vec<T>, NoMatch> {
    let at = |&from: &i64| usize::try_from(from).ok().and_then(|from| list.get(from).copied());
    permutation.iter().map(at).collect::<Option<_>>().ok_or(NoMatch)
}

/// A mask with its bounds permuted.
fn of_mask(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let transpose = op.view(rw);
    let order = transpose.permutation();
    let result = transpose.ty(transpose.result()).id();
    check(!order.is_empty())?;
    if let Ok(mask) = rw.defining::<CreateMaskOp>(transpose.vector()) {
        let bounds = permuted(&mask.operands().collect::<Vec<Value>>(), &order)?;
        return rw.replace_with(*op, |rw, loc| CreateMaskOp::build(rw, loc, result, &bounds));
    }
    let mask = rw.defining::<ConstantMaskOp>(transpose.vector())?;
    let bounds = permuted(&mask.mask_dim_sizes(), &order)?;
    rw.replace_with(*op, |rw, loc| ConstantMaskOp::build(rw, loc, result, &bounds))
}

/// `transpose(shape_cast(x)) -> shape_cast(x)`, if the elements stay in order.
fn of_shape_cast(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let transpose = op.view(rw);
    let source = rw.defining::<ShapeCastOp>(transpose.vector())?.source();
    check(keeps_order(&transpose.permutation(), vector_type(rw, transpose.vector())?))?;
    let result = transpose.ty(transpose.result()).id();
    rw.replace_with(*op, |rw, loc| ShapeCastOp::build(rw, loc, result, source))
}

/// `transpose(transpose(x)) -> transpose(x)`
fn of_transpose(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let transpose = op.view(rw);
    let before = rw.defining::<TransposeOp>(transpose.vector())?;
    let order = permuted(&before.permutation(), &transpose.permutation())?;
    let (source, result) = (before.vector(), transpose.ty(transpose.result()).id());
    rw.replace_with(*op, |rw, loc| TransposeOp::build(rw, loc, result, source, &order))
}

/// `transpose(broadcast(x)) -> broadcast(x)`, for a scalar.
fn of_splat(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let transpose = op.view(rw);
    let scalar = splatted(rw, transpose.vector())?;
    let result = transpose.ty(transpose.result()).id();
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, scalar))
}

/// Scalars in another order.
fn of_elements(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let transpose = op.view(rw);
    let before = rw.defining::<FromElementsOp>(transpose.vector())?;
    let elements: Vec<Value> = before.elements().collect();
    let from = strides(&shape(rw, transpose.vector()));
    let to = strides(&shape(rw, transpose.result()));
    // How far apart the neighbours in each dimension of the result are in the source.
    let steps = permuted(&from, &transpose.permutation())?;
    let source = |at| usize::try_from(place(&position(at, &to), &steps)).ok();
    let moved = |at| source(at).and_then(|at| elements.get(at).copied());
    let moved = (0..elements.len() as i64).map(moved).collect::<Option<Vec<Value>>>().ok_or(NoMatch)?;
    let result = transpose.ty(transpose.result()).id();
    rw.replace_with(*op, |rw, loc| FromElementsOp::build(rw, loc, result, &moved))
}

/// `transpose(broadcast(x)) -> broadcast(x)`, if dimensions only move among neighbours along which elements repeat.
fn of_broadcast(op: Handle<TransposeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let transpose = op.view(rw);
    let source = rw.defining::<BroadcastOp>(transpose.vector())?.source();
    let from: Vec<(i64, bool)> =
        VectorType::of(ty(rw, source)).map(|ty| ty.dims().collect()).unwrap_or_default();
    let order = transpose.permutation();
    let added = order.len().checked_sub(from.len()).ok_or(NoMatch)?;
    let mut low = 0;
    for (at, &dim) in from.iter().enumerate() {
        let after = at.checked_sub(1).is_some_and(|before| from[before] != (1, false));
        if dim != (1, false) || after {
            let high = at + added;
            let group = low as i64..high as i64;
            check(order[low..high].iter().all(|dim| group.contains(dim)))?;
            low = high;
        }
    }
    let result = transpose.ty(transpose.result()).id();
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, source))
}
