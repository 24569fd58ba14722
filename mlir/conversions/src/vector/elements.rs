//! Rewrites of gathers and of vectors made of elements, to those of one dimension.

use dialects::ub;
use dialects::vector::{FromElementsOp, GatherOp, GatherOpOptions, ToElementsOp};
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Handle, Value};

use super::build::{extract, first_extent, insert, type_of, whole, without};

pub(crate) fn patterns(patterns: &mut PatternSet) {
    patterns.add(unroll_gather);
}

fn unroll_gather(op: Handle<GatherOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, base, alignment) = (view.loc(), view.base(), view.alignment());
    let offsets: Vec<Value> = view.offsets().collect();
    let vectors = [view.indices(), view.mask(), view.pass_thru()];
    let ty = type_of(rw, view.result())?;
    if ty.rank() <= 1 {
        return Err(rw.no_match("there is only one dimension"));
    }
    let count = first_extent(ty)?;
    let part = without(ty, 0);
    let mut all = ub::PoisonOp::build(rw, loc, whole(ty));
    for at in 0..count {
        let [indices, mask, fill] = vectors.map(|value| extract(rw, loc, value, &[at]));
        let options = GatherOpOptions { alignment };
        let row = GatherOp::build_with(rw, loc, part, base, &offsets, indices, mask, fill, options);
        all = insert(rw, loc, row, all, &[at]);
    }
    rw.replace_by(*op, all)
}

/// Vectors of one dimension, put together.
pub(crate) fn unroll_from_elements(op: Handle<FromElementsOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, elements) = (view.loc(), view.elements().collect::<Vec<Value>>());
    let ty = type_of(rw, view.dest())?;
    if ty.rank() <= 1 {
        return Err(rw.no_match("there is only one dimension"));
    }
    let count = first_extent(ty)?;
    let part = without(ty, 0);
    let each = elements.len() / usize::try_from(count).unwrap_or(1).max(1);
    let mut all = ub::PoisonOp::build(rw, loc, whole(ty));
    for (at, elements) in elements.chunks(each.max(1)).enumerate() {
        let row = FromElementsOp::build(rw, loc, part, elements);
        all = insert(rw, loc, row, all, &[at as i64]);
    }
    rw.replace_by(*op, all)
}

/// The elements of each part along the first dimension.
pub(crate) fn unroll_to_elements(op: Handle<ToElementsOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, source) = (view.loc(), view.source());
    let ty = type_of(rw, source)?;
    if ty.rank() <= 1 {
        return Err(rw.no_match("there is only one dimension"));
    }
    let parts: Vec<Value> = (0..first_extent(ty)?).map(|at| extract(rw, loc, source, &[at])).collect();
    let mut all = Vec::new();
    for part in parts {
        let part = *ToElementsOp::build(rw, loc, part);
        all.extend(rw.body().results(part));
    }
    rw.replace_by_all(*op, &all)
}
