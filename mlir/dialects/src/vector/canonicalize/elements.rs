//! Patterns between vectors and their elements.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, OpView, Value};

use super::super::places::{place, position, strides};
use super::super::types::VectorType;
use super::super::{BroadcastOp, ExtractOp, FromElementsOp, ShapeCastOp, ToElementsOp};
use super::{shape, ty};
use crate::rewriting::check;

impl CanonicalizationPatterns for ToElementsOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(of_broadcast);
    }
}

impl CanonicalizationPatterns for FromElementsOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(all_equal).add(extracted);
    }
}

/// The elements of a broadcast vector are those of the vector.
fn of_broadcast(op: Handle<ToElementsOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let all = op.view(rw);
    let source = rw.defining::<BroadcastOp>(all.source())?.source();
    check(ty(rw, source).is_vector())?;
    let (from, to) = (shape(rw, source), shape(rw, all.source()));
    let added = to.len().checked_sub(from.len()).ok_or(NoMatch)?;
    let (loc, count) = (all.loc(), rw.body().num_results(*op) as i64);
    let taken = ToElementsOp::build(rw, loc, source);
    let taken: Vec<Value> = rw.body().results(*taken).collect();
    let (outer, inner) = (strides(&to), strides(&from));
    let element = |at: i64| {
        let indices = position(at, &outer);
        let indices =
            indices[added..].iter().zip(&from).map(|(&index, &extent)| if extent == 1 { 0 } else { index });
        taken.get(usize::try_from(place(&indices.collect::<Vec<_>>(), &inner)).ok()?).copied()
    };
    let values = (0..count).map(element).collect::<Option<Vec<Value>>>().ok_or(NoMatch)?;
    rw.replace_by_all(*op, &values)
}

/// A vector of one scalar is a broadcast.
fn all_equal(op: Handle<FromElementsOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let all = op.view(rw);
    let first = all.elements().next().ok_or(NoMatch)?;
    check(all.elements().all(|element| element == first))?;
    let result = all.ty(all.dest()).id();
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, first))
}

/// The vector, and the position of the part of it, that elements were extracted from one by one.
fn common_part(all: FromElementsOp<'_>) -> Option<(Value, Vec<i64>)> {
    let op = all.op_ref();
    let extract = |element| op.value(element).defined_by::<ExtractOp>();
    let first = extract(all.elements().next()?)?;
    let extents = VectorType::of(op.ty(first.source())).filter(|ty| !ty.is_scalable())?.shape;
    let count = all.elements().len() as i64;
    let start = first.static_position();
    let (mut kept, mut covered) = (start.len(), 1i64);
    while kept > 0 && start[kept - 1] == 0 && covered < count {
        kept -= 1;
        covered = covered.saturating_mul(*extents.get(kept)?);
    }
    let steps = strides(extents);
    let starts_at = place(&start, &steps);
    let follows = |(at, element): (i64, Value)| {
        extract(element).is_some_and(|extract| {
            extract.source() == first.source() && extract.static_position() == position(at, &steps)
        })
    };
    let fits = count > 1 && covered == count && !start.contains(&DYNAMIC);
    let all = fits && (starts_at..).zip(all.elements()).all(follows);
    all.then(|| (first.source(), start[..kept].to_vec()))
}

/// Elements that were extracted from a part of a vector one by one are that part.
fn extracted(op: Handle<FromElementsOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let all = op.view(rw);
    let (mut source, position) = common_part(all).ok_or(NoMatch)?;
    let (loc, result) = (all.loc(), all.ty(all.dest()).id());
    if !position.is_empty() {
        source = ExtractOp::build(rw, loc, source, &[], &position);
    }
    let value = ShapeCastOp::build(rw, loc, result, source);
    rw.replace_by(*op, value)
}
