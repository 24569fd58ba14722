//! Casts of casts, and casts that operations absorb.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, OpView, Value};

use crate::offsets_sizes_strides::{Mixed, Slice, rank_reduction};

use super::super::types::{join, preserves_static_information};
use super::super::{BitcastOp, CastOp, EmptyOp, ExtractSliceOp, ExtractSliceOpOptions, InsertOp};
use super::{Matched, check, replace_by_cast, ty, without_cast};

impl CanonicalizationPatterns for BitcastOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(|op: Handle<BitcastOp>, rw| {
            let cast = op.view(rw);
            let inner = rw.defining::<BitcastOp>(cast.source())?.source();
            let result = cast.ty(cast.dest()).id();
            rw.replace_with(*op, |rw, loc| BitcastOp::build(rw, loc, result, inner))
        });
    }
}

impl CanonicalizationPatterns for CastOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(cast_of_cast);
        patterns.add(cast_of_slice);
    }
}

/// `cast(cast(x)) -> cast(x)`, unless the middle type asserts something that the others do not.
fn cast_of_cast(op: Handle<CastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cast = op.view(rw);
    let middle = cast.source();
    let source = rw.defining::<CastOp>(middle)?.source();
    let from = ty(rw, source);
    let between = ty(rw, middle);
    let to = ty(rw, cast.dest());
    let all = join(from, between).and_then(|ty| join(rw.cx().type_ref(ty), to));
    check(all.is_some() && all == join(from, to))?;
    replace_by_cast(rw, *op, source)
}

/// `cast(extract_slice) -> extract_slice`, if the cast's type is more static.
fn cast_of_slice(op: Handle<CastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cast = op.view(rw);
    let sliced = cast.source();
    let from = ty(rw, sliced);
    let to = ty(rw, cast.dest());
    let extract = rw.defining::<ExtractSliceOp>(sliced)?;
    check(preserves_static_information(from, to) && from.shape() != to.shape())?;
    let source = extract.source();
    let mut slice = Slice::of(extract.op_ref());
    let dropped = rank_reduction(&extract.static_sizes(), from.shape().unwrap_or_default());
    let mut extents = to.shape().unwrap_or_default().iter();
    for (at, size) in slice.sizes.iter_mut().enumerate() {
        if dropped.as_ref().is_some_and(|dropped| dropped.get(at) == Some(&true)) {
            continue;
        }
        match extents.next() {
            None | Some(&DYNAMIC) => {}
            Some(&extent) => *size = Mixed::Known(extent),
        }
    }
    let loc = rw.body().loc(*op);
    let result = to.id();
    let made = build_extract(rw, loc, result, source, &slice)?;
    rw.replace_by(*op, made)
}

/// Builds a `tensor.extract_slice`, unless it would be out of bounds, since constants may contradict the source's type.
pub(super) fn build_extract(
    rw: &mut PatternRewriter<'_>,
    loc: mlir::Loc,
    result: mlir::Type,
    source: Value,
    slice: &Slice,
) -> Result<Value, NoMatch> {
    check(slice.is_in_bounds(ty(rw, source).shape().unwrap_or_default()))?;
    let ([offsets, sizes, strides], [starts, counts, steps]) = &slice.split();
    let options = ExtractSliceOpOptions { offsets, sizes, strides };
    Ok(ExtractSliceOp::build_with(rw, loc, result, source, starts, counts, steps, options))
}

/// `cast(empty) -> empty`, if the cast's type is more static.
pub(super) fn cast_of_empty(op: Handle<CastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cast = op.view(rw);
    let made = cast.source();
    let from = ty(rw, made);
    let to = ty(rw, cast.dest());
    check(preserves_static_information(from, to))?;
    let mut sizes = rw.defining::<EmptyOp>(made)?.dynamic_sizes().collect::<Vec<_>>().into_iter();
    let mut kept = Vec::new();
    for (&before, &after) in from.shape().unwrap_or_default().iter().zip(to.shape().unwrap_or_default()) {
        let size = (before == DYNAMIC).then(|| sizes.next()).flatten();
        match size {
            None => check(before == after)?,
            Some(size) if after == DYNAMIC => kept.push(size),
            Some(_) => {}
        }
    }
    let result = to.id();
    rw.replace_with(*op, |rw, loc| EmptyOp::build(rw, loc, result, &kept))
}

/// `insert(v, cast(x)) -> cast(insert(v, x))`, if the cast's type is less static.
pub(super) fn insert_into_cast(op: Handle<InsertOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let insert = op.view(rw);
    let scalar = insert.scalar();
    let indices = insert.indices().collect::<Vec<_>>();
    let dest = without_cast(rw, insert.dest())?;
    let loc = rw.body().loc(*op);
    let discardable = rw.body().discardable(*op);
    let made = InsertOp::build(rw, loc, scalar, dest, &indices);
    if let Some(op) = rw.body().defining_op(made) {
        rw.body_mut().set_discardable(op, discardable);
    }
    replace_by_cast(rw, *op, made)
}
