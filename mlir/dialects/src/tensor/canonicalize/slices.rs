//! Slices with constant offsets, sizes and strides, and slices of casts.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, Loc, Op, OpRef, OpView, Type, Value};

use crate::offsets_sizes_strides::{Mixed, Reduction, Slice, is_rank_reduced, known, rank_reduction};
use crate::scf::InParallelOp;

use super::super::types::{preserves_static_information, with_shape};
use super::super::{
    CastOp, ExtractSliceOp, InsertSliceOp, InsertSliceOpOptions, ParallelInsertSliceOp,
    ParallelInsertSliceOpOptions,
};
use super::casts::build_extract;
use super::{Matched, cast_to, check, has_constant_index, replace_by_cast, ty, without_cast};

impl CanonicalizationPatterns for ExtractSliceOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(extract_with_constants);
        patterns.add(extract_of_cast);
    }
}

impl CanonicalizationPatterns for InsertSliceOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(Self::NAME, insert_with_constants);
        patterns.add_fn(Self::NAME, insert_of_cast);
        patterns.add_fn(Self::NAME, insert_with_source_cast);
    }
}

impl CanonicalizationPatterns for ParallelInsertSliceOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(Self::NAME, insert_with_constants);
        patterns.add_fn(Self::NAME, insert_of_cast);
        patterns.add_fn(Self::NAME, insert_with_source_cast);
    }
}

/// The sizes of a slice without the dimensions that `shape` drops. `before` holds the sizes at the time when the
/// type was chosen: they show which dimensions it drops if others have turned out to be 1 since.
fn kept_sizes(before: &[i64], shape: &[i64], sizes: &[i64]) -> Option<Vec<i64>> {
    let dropped = rank_reduction(before, shape)?;
    Some(sizes.iter().zip(dropped).filter(|(_, dropped)| !dropped).map(|(&size, _)| size).collect())
}

/// Makes constant operands static, and infers the type.
fn extract_with_constants(op: Handle<ExtractSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let extract = op.view(rw);
    let source = extract.source();
    let slice = Slice::of(extract.op_ref()).fold_constants(extract.op_ref()).ok_or(NoMatch)?;
    let shape = ty(rw, extract.result()).shape().unwrap_or_default();
    let kept = kept_sizes(&extract.static_sizes(), shape, &known(&slice.sizes)).ok_or(NoMatch)?;
    let inferred = with_shape(ty(rw, source), &kept);
    let loc = extract.loc();
    let result = extract.ty(extract.result()).id();
    let made = build_extract(rw, loc, inferred, source, &slice)?;
    if inferred == result {
        return rw.replace_by(*op, made);
    }
    replace_by_cast(rw, *op, made)
}

/// Looks through a cast of the source to a less static type.
fn extract_of_cast(op: Handle<ExtractSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let extract = op.view(rw);
    check(!has_constant_index(extract.op_ref()))?;
    let slice = Slice::of(extract.op_ref());
    let source = without_cast(rw, extract.source())?;
    let loc = extract.loc();
    let result = extract.ty(extract.result()).id();
    let made = build_extract(rw, loc, result, source, &slice)?;
    rw.replace_by(*op, made)
}

/// An operation that inserts a slice.
#[derive(Clone)]
struct Insertion {
    source: Value,
    dest: Value,
    slice: Slice,
    /// Where to insert casts of the source: before the operation, or before the terminator that contains it.
    before: Op,
    loc: Loc,
    is_parallel: bool,
}

impl Insertion {
    fn of(op: OpRef<'_>) -> Self {
        let parent = op.parent_op().filter(|parent| parent.is::<InParallelOp>());
        Insertion {
            source: op.operand(0),
            dest: op.operand(1),
            slice: Slice::of(op),
            before: parent.map_or(op.id(), |parent| parent.id()),
            loc: op.loc(),
            is_parallel: op.is::<ParallelInsertSliceOp>(),
        }
    }

    /// Casts the source to another type.
    fn cast_source(&mut self, rw: &mut PatternRewriter<'_>, to: Type) {
        let at = rw.insert_point();
        rw.set_before(self.before);
        self.source = cast_to(rw, self.loc, to, self.source);
        rw.set_insert_point(at);
    }

    /// Builds the operation; returns its result, if it has one.
    fn build(&self, rw: &mut PatternRewriter<'_>) -> Option<Value> {
        let ([offsets, sizes, strides], [starts, counts, steps]) = &self.slice.split();
        let loc = self.loc;
        let source = self.source;
        let dest = self.dest;
        if !self.is_parallel {
            let options = InsertSliceOpOptions { offsets, sizes, strides };
            return Some(InsertSliceOp::build_with(rw, loc, source, dest, starts, counts, steps, options));
        }
        let options = ParallelInsertSliceOpOptions { offsets, sizes, strides };
        ParallelInsertSliceOp::build_with(rw, loc, source, dest, starts, counts, steps, options);
        None
    }
}

/// Makes constant operands static, and casts the source to the type that follows.
fn insert_with_constants(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut insertion = Insertion::of(rw.op(op));
    let before = known(&insertion.slice.sizes);
    let folded = insertion.slice.fold_constants_if(rw.op(op), |stride| stride != 0);
    insertion.slice = folded.ok_or(NoMatch)?;
    let source = ty(rw, insertion.source);
    let dest = ty(rw, insertion.dest);
    check(insertion.slice.is_in_bounds(dest.shape().unwrap_or_default()))?;
    let shape = source.shape().unwrap_or_default();
    let kept = kept_sizes(&before, shape, &known(&insertion.slice.sizes)).ok_or(NoMatch)?;
    let inferred = with_shape(dest, &kept);
    if inferred != source.id() {
        insertion.cast_source(rw, inferred);
    }
    let made = insertion.build(rw);
    rw.replace_by_all(op, made.as_slice())
}

/// Looks through casts of source and destination to less static types.
fn insert_of_cast(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    check(!has_constant_index(rw.op(op)))?;
    let mut insertion = Insertion::of(rw.op(op));
    let before = rw.body().ty(insertion.dest);
    let shape = ty(rw, insertion.source).shape().unwrap_or_default();
    let dropped = rank_reduction(&known(&insertion.slice.sizes), shape).ok_or(NoMatch)?;
    let source = without_cast(rw, insertion.source);
    let dest = without_cast(rw, insertion.dest);
    check(source.is_ok() || dest.is_ok())?;
    insertion.source = source.unwrap_or(insertion.source);
    insertion.dest = dest.unwrap_or(insertion.dest);
    let from = ty(rw, insertion.source);
    let to = ty(rw, insertion.dest);
    let extents = from.shape().unwrap_or_default();
    // As in MLIR, the index into the source advances only past static extents.
    let mut at = 0;
    for (size, _) in insertion.slice.sizes.iter_mut().zip(&dropped).filter(|(_, dropped)| !**dropped) {
        if let Some(&extent) = extents.get(at).filter(|&&extent| extent != DYNAMIC) {
            *size = Mixed::Known(extent);
            at += 1;
        }
    }
    let expected = rw.cx().type_ref(with_shape(to, &known(&insertion.slice.sizes)));
    check(is_rank_reduced(expected, from) == Reduction::Success)?;
    check(insertion.slice.is_in_bounds(to.shape().unwrap_or_default()))?;
    let result = rw.body().ty(insertion.dest);
    let made = insertion.build(rw);
    match made.filter(|_| result != before) {
        Some(value) => replace_by_cast(rw, op, value),
        None => rw.replace_by_all(op, made.as_slice()),
    }
}

/// Casts the source to the type that the sizes imply, if that is more static.
fn insert_with_source_cast(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let mut insertion = Insertion::of(rw.op(op));
    let source = ty(rw, insertion.source);
    let dest = ty(rw, insertion.dest);
    check(source.rank() == dest.rank())?;
    let mut shape = source.shape().unwrap_or_default().to_vec();
    for (extent, size) in shape.iter_mut().zip(&mut insertion.slice.sizes) {
        if let Some(number) = size.constant(rw.op(op)) {
            check(number >= 0)?;
            (*extent, *size) = (number, Mixed::Known(number));
        }
    }
    check(insertion.slice.is_in_bounds(dest.shape().unwrap_or_default()))?;
    let inferred = rw.cx().type_ref(with_shape(source, &shape));
    check(inferred != source && preserves_static_information(source, inferred))?;
    check(CastOp::are_cast_compatible(&[source], &[inferred]))?;
    let inferred = inferred.id();
    insertion.cast_source(rw, inferred);
    let made = insertion.build(rw);
    rw.replace_by_all(op, made.as_slice())
}
