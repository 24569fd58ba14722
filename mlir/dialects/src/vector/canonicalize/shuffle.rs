//! Patterns of `vector.shuffle`.

use mlir::Handle;
use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};

use super::super::{BroadcastOp, InterleaveOp, ShuffleOp};
use super::{splatted, ty};
use crate::rewriting::check;

impl CanonicalizationPatterns for ShuffleOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(of_splats).add(interleaving).add(of_rank_0);
    }
}

/// `shuffle(broadcast(x), broadcast(x)) -> broadcast(x)`
fn of_splats(op: Handle<ShuffleOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let shuffle = op.view(rw);
    let scalar = splatted(rw, shuffle.v1())?;
    check(splatted(rw, shuffle.v2())? == scalar)?;
    let result = shuffle.ty(shuffle.vector()).id();
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, scalar))
}

/// A shuffle that takes the elements of both vectors in turn.
fn interleaving(op: Handle<ShuffleOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let shuffle = op.view(rw);
    let (first, second) = (shuffle.v1(), shuffle.v2());
    let result = shuffle.ty(shuffle.vector());
    check(result.rank() == 1 && ty(rw, first) == ty(rw, second))?;
    let half = ty(rw, first).shape().map_or(1, |shape| shape.iter().product());
    let mask = shuffle.mask();
    check(mask.len() as i64 == 2 * half)?;
    check((0..).zip(mask.chunks_exact(2)).all(|(at, pair)| *pair == [at, half + at]))?;
    let result = result.id();
    rw.replace_with(*op, |rw, loc| InterleaveOp::build(rw, loc, result, first, second))
}

/// A shuffle of one element is a broadcast.
fn of_rank_0(op: Handle<ShuffleOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let shuffle = op.view(rw);
    check(ty(rw, shuffle.v1()).rank() == 0)?;
    let source = match *shuffle.mask() {
        [0] => shuffle.v1(),
        [_] => shuffle.v2(),
        _ => return Err(NoMatch),
    };
    let result = shuffle.ty(shuffle.vector()).id();
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, source))
}
