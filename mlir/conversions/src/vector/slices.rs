//! Rewrites of slices of vectors, to shuffles of one dimension.

use dialects::vector::types::vector;
use dialects::vector::{BroadcastOp, ExtractStridedSliceOp, InsertStridedSliceOp, ShuffleOp};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AttrRef, Handle, OpView};

use super::build::{MOST_OPERATIONS, extract, insert, integers, type_of, whole, zero};

pub(crate) fn patterns(patterns: &mut PatternSet) {
    patterns
        .add(other_rank)
        .add(extract_of_several)
        .add(insert_of_same_rank)
        .add(extract_as_shuffle)
        .add(extract_scalable);
}

/// The integers of an array attribute.
fn numbers(attr: AttrRef<'_>) -> Vec<i64> {
    let elements = attr.as_array().unwrap_or_default();
    elements.iter().filter_map(|&e| attr.cx().attr_ref(e).as_int()).collect()
}

/// Into the part of the destination that has the rank of the slice.
fn other_rank(op: Handle<InsertStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, value, dest) = (view.loc(), view.value_to_store(), view.dest());
    let (offsets, strides) = (numbers(view.offsets_attr()), view.strides_attr().id());
    let lead = type_of(rw, dest)?.rank().saturating_sub(type_of(rw, value)?.rank());
    if lead == 0 || offsets.len() < lead {
        return Err(rw.no_match("the ranks are equal"));
    }
    let cx = rw.cx();
    let part = extract(rw, loc, dest, &offsets[..lead]);
    let inner = integers(cx, &offsets[lead..]);
    let part = InsertStridedSliceOp::build(rw, loc, value, part, inner, strides);
    let all = insert(rw, loc, part, dest, &offsets[..lead]);
    rw.replace_by(*op, all)
}

fn insert_of_same_rank(op: Handle<InsertStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, value, dest) = (view.loc(), view.value_to_store(), view.dest());
    let (offsets, strides) = (numbers(view.offsets_attr()), numbers(view.strides_attr()));
    let (from, to) = (type_of(rw, value)?, type_of(rw, dest)?);
    let is_scalable = from.is_scalable() || to.is_scalable();
    if from.rank() != to.rank() || (is_scalable && from.rank() == 1) {
        return Err(rw.no_match("there is no shuffle for this"));
    }
    if whole(from) == whole(to) {
        return rw.replace_by(*op, value);
    }
    let (&[offset, ..], &[size, ..], &[length, ..]) = (&*offsets, from.shape, to.shape) else {
        return Err(NoMatch);
    };
    if size > MOST_OPERATIONS || length > MOST_OPERATIONS {
        return Err(rw.no_match("there are too many parts"));
    }
    if from.rank() == 1 {
        let lanes: Vec<i64> = (0..length).map(|at| if at < size { at } else { 0 }).collect();
        let widened = ShuffleOp::build(rw, loc, value, value, &lanes);
        let choose = |at: i64| if (offset..offset + size).contains(&at) { at - offset } else { length + at };
        let lanes: Vec<i64> = (0..length).map(choose).collect();
        let all = ShuffleOp::build(rw, loc, widened, dest, &lanes);
        return rw.replace_by(*op, all);
    }
    let cx = rw.cx();
    let [inner, strides] = [&offsets, &strides].map(|all| integers(cx, all.get(1..).unwrap_or_default()));
    let mut all = dest;
    for at in 0..size {
        let part = extract(rw, loc, value, &[at]);
        let into = extract(rw, loc, dest, &[offset + at]);
        let part = InsertStridedSliceOp::build(rw, loc, part, into, inner, strides);
        all = insert(rw, loc, part, all, &[offset + at]);
    }
    rw.replace_by(*op, all)
}

/// The offsets and sizes of a slice.
fn range(op: ExtractStridedSliceOp<'_>) -> Result<[Vec<i64>; 2], NoMatch> {
    let [offsets, sizes] = [op.offsets_attr(), op.sizes_attr()].map(numbers);
    let fits = sizes.first().is_some_and(|&size| size <= MOST_OPERATIONS) && offsets.len() == sizes.len();
    if fits { Ok([offsets, sizes]) } else { Err(NoMatch) }
}

fn extract_as_shuffle(op: Handle<ExtractStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let [offsets, sizes] = range(view)?;
    let from = type_of(rw, source)?;
    if from.is_scalable() || offsets.len() != 1 {
        return Err(rw.no_match("there is no shuffle for this"));
    }
    let lanes: Vec<i64> = (offsets[0]..offsets[0] + sizes[0]).collect();
    let all = ShuffleOp::build(rw, loc, source, source, &lanes);
    rw.replace_by(*op, all)
}

/// The parts of a vector that no shuffle takes.
fn extract_scalable(op: Handle<ExtractStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let [offsets, sizes] = range(view)?;
    let to = type_of(rw, view.op_ref().result(0))?;
    if !type_of(rw, source)?.is_scalable() || offsets.len() != 1 {
        return Err(rw.no_match("this is a shuffle"));
    }
    let parts: Vec<_> = (0..sizes[0]).map(|at| extract(rw, loc, source, &[offsets[0] + at])).collect();
    let mut all = zero(rw, loc, whole(to))?;
    for (at, part) in parts.into_iter().enumerate() {
        all = insert(rw, loc, part, all, &[at as i64]);
    }
    rw.replace_by(*op, all)
}

/// A slice of each part along the first dimension.
fn extract_of_several(op: Handle<ExtractStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let [offsets, sizes] = range(view)?;
    let strides = numbers(view.strides_attr());
    let to = type_of(rw, view.op_ref().result(0))?;
    if offsets.len() == 1 {
        return Err(rw.no_match("this is a shuffle"));
    }
    let cx = rw.cx();
    let part = vector(cx, to.dims().skip(1), to.element);
    let none = zero(rw, loc, to.element)?;
    let mut all = BroadcastOp::build(rw, loc, whole(to), none);
    let inner = [&offsets, &sizes, &strides].map(|all| integers(cx, all.get(1..).unwrap_or_default()));
    for at in 0..sizes[0] {
        let from = extract(rw, loc, source, &[offsets[0] + at]);
        let slice = ExtractStridedSliceOp::build(rw, loc, part, from, inner[0], inner[1], inner[2]);
        all = insert(rw, loc, slice, all, &[at]);
    }
    rw.replace_by(*op, all)
}
