//! Patterns of insertions.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, OpRef, OpView, Value};

use super::super::fold::insert::MOST_FOLDED;
use super::super::parts::{POISON, integers};
use super::super::places::{place, slice_places, strides};
use super::super::types::{MOST_ELEMENTS, VectorType};
use super::super::{
    BroadcastOp, ExtractStridedSliceOp, FromElementsOp, InsertOp, InsertStridedSliceOp, ToElementsOp,
};
use super::{shape, splatted, ty, vector_type};
use crate::elements::overwritten;
use crate::matching::{build_constant, constant};
use crate::rewriting::check;

impl CanonicalizationPatterns for InsertOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(whole).add(splat_into_splat).add(all_elements);
    }
}

impl CanonicalizationPatterns for InsertStridedSliceOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(slice_of_same_splat).add(slice_put_back).add(slice_of_constants);
    }
}

/// A vector that replaces all elements is broadcast: only dimensions of extent 1 are added.
fn whole(op: Handle<InsertOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let insert = op.view(rw);
    let (value, result) = (insert.value_to_store(), insert.ty(insert.result()).id());
    let (from, to) = (vector_type(rw, value)?, vector_type(rw, insert.dest())?);
    check(from.num_elements() == to.num_elements() && from.scalable_dims() == to.scalable_dims())?;
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, value))
}

/// `insert(broadcast(x), broadcast(x)) -> broadcast(x)`
fn splat_into_splat(op: Handle<InsertOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let insert = op.view(rw);
    let scalar = splatted(rw, insert.value_to_store())?;
    check(splatted(rw, insert.dest())? == scalar)?;
    let result = insert.ty(insert.result()).id();
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, scalar))
}

/// The insertions into a vector, last first, each with the place of its first element and the number of its
/// elements. No other operation uses what is in between.
fn chain(last: InsertOp<'_>, all: usize) -> Result<Vec<(usize, usize, Value)>, NoMatch> {
    let op = last.op_ref();
    let steps = strides(op.ty(last.dest()).shape().ok_or(NoMatch)?);
    let into = |insert: InsertOp<'_>, value| insert.dest() == value;
    let is_into = |user: OpRef<'_>| user.cast().is_some_and(|insert| into(insert, last.result()));
    let users = |insert: InsertOp<'_>| op.body().users(insert.result()).map(|user| op.sibling(user));
    check(!users(last).any(is_into))?;
    let mut inserts = Vec::new();
    let mut set = vec![false; all];
    let mut missing = all;
    let mut next = Some(last);
    while let Some(insert) = next {
        let position = insert.static_position();
        check(!position.contains(&DYNAMIC))?;
        if missing > 0 {
            check(!position.contains(&POISON))?;
            let first = usize::try_from(place(&position, &steps)).map_err(|_| NoMatch)?;
            let value = insert.value_to_store();
            let count = VectorType::of(op.ty(value)).map_or(1, |ty| ty.num_elements() as usize);
            for set in set.iter_mut().skip(first).take(count).filter(|set| !**set) {
                *set = true;
                missing -= 1;
            }
            inserts.push((first, count, value));
        }
        next = op.value(insert.dest()).defined_by();
        check(next.is_none_or(|insert: InsertOp<'_>| op.value(insert.result()).uses().count() == 1))?;
    }
    if missing > 0 { Err(NoMatch) } else { Ok(inserts) }
}

/// Insertions of all elements are `from_elements`.
fn all_elements(op: Handle<InsertOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let insert = op.view(rw);
    let into = vector_type(rw, insert.dest())?;
    let all = into.num_elements();
    check(!into.is_scalable() && all <= MOST_ELEMENTS)?;
    let inserts = chain(insert, all as usize)?;
    let (loc, result) = (insert.loc(), insert.ty(insert.result()).id());
    let mut elements: Vec<Option<Value>> = vec![None; all as usize];
    for &(first, count, value) in inserts.iter().rev() {
        let values: Vec<Value> = if ty(rw, value).is_vector() {
            let parts = ToElementsOp::build(rw, loc, value);
            rw.body().results(*parts).collect()
        } else {
            vec![value; count]
        };
        elements.iter_mut().skip(first).zip(values).for_each(|(element, value)| *element = Some(value));
    }
    let elements = elements.into_iter().collect::<Option<Vec<Value>>>().ok_or(NoMatch)?;
    let value = FromElementsOp::build(rw, loc, result, &elements);
    rw.replace_by(*op, value)
}

/// `insert_strided_slice(broadcast(x), broadcast(x)) -> broadcast(x)`
fn slice_of_same_splat(op: Handle<InsertStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let insert = op.view(rw);
    let dest = insert.dest();
    check(splatted(rw, insert.value_to_store())? == splatted(rw, dest)?)?;
    rw.replace_by(*op, dest)
}

/// `insert_strided_slice(extract_strided_slice(x), x) -> x`, at the same place.
fn slice_put_back(op: Handle<InsertStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let insert = op.view(rw);
    let dest = insert.dest();
    let extract = rw.defining::<ExtractStridedSliceOp>(insert.value_to_store())?;
    check(extract.source() == dest)?;
    check(
        extract.strides_attr() == insert.strides_attr() && extract.offsets_attr() == insert.offsets_attr(),
    )?;
    rw.replace_by(*op, dest)
}

/// A constant with a slice replaced.
fn slice_of_constants(op: Handle<InsertStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let insert = op.view(rw);
    let view = insert.op_ref();
    let dest = vector_type(rw, insert.dest())?;
    check(!dest.is_scalable())?;
    check(dest.num_elements() <= MOST_FOLDED || view.value(insert.dest()).uses().count() == 1)?;
    let whole = constant(view, insert.dest()).ok_or(NoMatch)?;
    let slice = constant(view, insert.value_to_store()).ok_or(NoMatch)?;
    let mut sizes = shape(rw, insert.value_to_store());
    let added = dest.rank().checked_sub(sizes.len()).ok_or(NoMatch)?;
    sizes.splice(..0, std::iter::repeat_n(1, added));
    let places = slice_places(&integers(insert.offsets_attr()), &sizes, &strides(dest.shape));
    check(slice.is_dense_elements())?;
    let value = overwritten(whole, slice, &places).ok_or(NoMatch)?;
    rw.replace_with(*op, |rw, loc| build_constant(rw, loc, value))
}
