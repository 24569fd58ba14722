//! Patterns of `vector.broadcast` and `vector.shape_cast`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, OpView, Value};

use super::super::types::{VectorType, vector};
use super::super::{BroadcastOp, ConstantMaskOp, CreateMaskOp, ShapeCastOp};
use super::{is_broadcastable, shape, ty, vector_type};
use crate::matching::constant_index;
use crate::rewriting::check;

impl CanonicalizationPatterns for BroadcastOp<'_> {
    /// `broadcast(broadcast(x)) -> broadcast(x)`
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(|op: Handle<BroadcastOp>, rw| {
            let broadcast = op.view(rw);
            let source = rw.defining::<BroadcastOp>(broadcast.source())?.source();
            let result = broadcast.ty(broadcast.vector()).id();
            rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, source))
        });
    }
}

impl CanonicalizationPatterns for ShapeCastOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(of_mask).add(of_broadcast);
    }
}

/// The type without the last dimensions of extent 1, but at least one dimension.
fn without_last_units(ty: VectorType<'_>) -> mlir::Type {
    let dims: Vec<(i64, bool)> = ty.dims().collect();
    let kept = dims.iter().rposition(|&dim| dim != (1, false)).map_or(0, |last| last + 1);
    let kept = if kept == 0 { &dims[dims.len().saturating_sub(1)..] } else { &dims[..kept] };
    vector(ty.cx, kept.iter().copied(), ty.element)
}

/// Drops the last dimensions of a mask, which all have extent 1 and are set.
fn of_mask(op: Handle<ShapeCastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cast = op.view(rw);
    let (from, to) = (vector_type(rw, cast.source())?, vector_type(rw, cast.result())?);
    let result = cast.ty(cast.result()).id();
    check(from.rank() > to.rank() && without_last_units(from) == result)?;
    if let Ok(mask) = rw.defining::<CreateMaskOp>(cast.source()) {
        let bounds: Vec<Value> = mask.operands().collect();
        let (kept, dropped) = bounds.split_at_checked(to.rank()).ok_or(NoMatch)?;
        check(dropped.iter().all(|&bound| constant_index(mask.op_ref(), bound) == Some(1)))?;
        return rw.replace_with(*op, |rw, loc| CreateMaskOp::build(rw, loc, result, kept));
    }
    let mask = rw.defining::<ConstantMaskOp>(cast.source())?;
    let bounds = mask.mask_dim_sizes();
    let (kept, dropped) = bounds.split_at_checked(to.rank()).ok_or(NoMatch)?;
    check(dropped.iter().all(|&bound| bound == 1))?;
    let kept = kept.to_vec();
    rw.replace_with(*op, |rw, loc| ConstantMaskOp::build(rw, loc, result, &kept))
}

/// How often inner dimensions of extent 1 are repeated.
fn stretching(from: &[i64], to: &[i64]) -> i64 {
    let stretched = from.iter().rev().zip(to.iter().rev()).filter(|(from, _)| **from == 1);
    stretched.fold(1, |times, (_, &to)| times.saturating_mul(to))
}

/// `shape_cast(broadcast(x)) -> broadcast(x)`, unless leading dimensions would be repeated in place of inner ones.
fn of_broadcast(op: Handle<ShapeCastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cast = op.view(rw);
    let source = rw.defining::<BroadcastOp>(cast.source())?.source();
    let to = vector_type(rw, cast.result())?;
    if let Some(from) = VectorType::of(ty(rw, source)) {
        check(is_broadcastable(rw, source, to))?;
        let before = stretching(from.shape, &shape(rw, cast.source()));
        check(from.num_elements() == 1 || before == stretching(from.shape, to.shape))?;
    }
    let result = cast.ty(cast.result()).id();
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, source))
}
