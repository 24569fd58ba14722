//! Rewrites of `vector.multi_reduction` to operations on vectors of one dimension.
//!
//! The dimensions that are reduced come first or last after a transposition, and a reshape leaves two dimensions. Then
//! rows are combined with each other, or each row is reduced.

use dialects::vector::combine::combine;
use dialects::vector::masks::{add_mask_folds, root};
use dialects::vector::types::{VectorType, vector};
use dialects::vector::{
    BroadcastOp, CombiningKind as Kind, MultiDimReductionOp, ReductionOp, ReductionOpOptions, ShapeCastOp,
};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Builder, Handle, Loc, Op, Type, Value};

use super::MultiReductionLowering;
use super::build::{extract, first_extent, insert, masked, transpose, type_of, zero};

pub(crate) fn patterns(patterns: &mut PatternSet, lowering: MultiReductionLowering) {
    add_mask_folds(patterns);
    let last = lowering == MultiReductionLowering::InnerReduction;
    patterns.add(move |op: Handle<MultiDimReductionOp>, rw: &mut PatternRewriter<'_>| separate(op, rw, last));
    patterns.add(move |op: Handle<MultiDimReductionOp>, rw: &mut PatternRewriter<'_>| flatten(op, rw, last));
    patterns.add(add_dimension);
    if last {
        patterns.add(reduce_rows);
    } else {
        patterns.add(combine_rows);
    }
}

/// A reduction, and what is replaced by its rewrite.
struct Reduction<'c> {
    loc: Loc,
    kind: Kind,
    source: Value,
    acc: Value,
    ty: VectorType<'c>,
    /// The dimensions that are reduced, and the others.
    dims: [Vec<i64>; 2],
    result: Type,
    root: Op,
    mask: Option<Value>,
}

impl<'c> Reduction<'c> {
    fn of(op: Handle<MultiDimReductionOp>, rw: &mut PatternRewriter<'c>) -> Result<Self, NoMatch> {
        let view = op.view(rw);
        let (loc, kind, source, acc) = (view.loc(), view.kind(), view.source(), view.acc());
        let (reduced, result) = (view.reduction_dims(), view.ty(view.dest()).id());
        let ty = type_of(rw, source)?;
        let kept = (0..ty.rank() as i64).filter(|dim| !reduced.contains(dim)).collect();
        let (root, mask) = root(rw, *op);
        Ok(Reduction { loc, kind, source, acc, ty, dims: [reduced, kept], result, root, mask })
    }

    /// The dimensions at these places.
    fn extents(&self, dims: &[i64]) -> Vec<(i64, bool)> {
        let all: Vec<(i64, bool)> = self.ty.dims().collect();
        dims.iter().filter_map(|&dim| all.get(usize::try_from(dim).ok()?).copied()).collect()
    }

    /// A vector type with the same elements.
    fn vector(&self, dims: impl IntoIterator<Item = (i64, bool)>) -> Type {
        vector(self.ty.cx, dims, self.ty.element)
    }

    /// A mask with these dimensions.
    fn mask_type(&self, dims: &[(i64, bool)]) -> Type {
        vector(self.ty.cx, dims.iter().copied(), self.ty.cx.int_ty(1))
    }

    /// A reduction of this kind.
    fn build(
        &self,
        rw: &mut PatternRewriter<'_>,
        [source, acc]: [Value; 2],
        dims: &[i64],
        mask: Option<Value>,
    ) -> Value {
        let ty = rw.body().ty(acc);
        masked(rw, self.loc, ty, mask, |b: &mut Builder<'_>| {
            MultiDimReductionOp::build(b, self.loc, self.kind, source, acc, dims)
        })
    }
}

/// Moves the reduced dimensions after the others, or before them.
fn separate(op: Handle<MultiDimReductionOp>, rw: &mut PatternRewriter<'_>, last: bool) -> Matched {
    let this = Reduction::of(op, rw)?;
    let [reduced, kept] = &this.dims;
    let first = if last { 0 } else { reduced.len() as i64 };
    if kept.is_empty() || kept.iter().copied().eq(first..first + kept.len() as i64) {
        return Err(rw.no_match("the dimensions are in order"));
    }
    let order = if last { [&kept[..], reduced] } else { [&reduced[..], kept] }.concat();
    let mask = this.mask.map(|mask| transpose(rw, this.loc, mask, &order)).transpose()?;
    let source = transpose(rw, this.loc, this.source, &order)?;
    let first = if last { kept.len() as i64 } else { 0 };
    let dims: Vec<i64> = (first..first + reduced.len() as i64).collect();
    let value = this.build(rw, [source, this.acc], &dims, mask);
    rw.replace_by(this.root, value)
}

/// One dimension in place of several; none for none.
fn flat(dims: &[(i64, bool)]) -> Option<(i64, bool)> {
    let count = dims.iter().fold(1, |count: i64, dim| count.saturating_mul(dim.0));
    (!dims.is_empty()).then(|| (count, dims.iter().any(|dim| dim.1)))
}

/// Makes one dimension of all that are reduced, and one of the others.
fn flatten(op: Handle<MultiDimReductionOp>, rw: &mut PatternRewriter<'_>, last: bool) -> Matched {
    let this = Reduction::of(op, rw)?;
    let [reduced, kept] = &this.dims;
    let rank = this.ty.rank();
    let scalable = this.ty.scalable.iter().filter(|&&scalable| scalable).count();
    if rank < 2 || scalable > 1 || (rank == 2 && reduced.len() == 1) {
        return Err(rw.no_match("there is nothing to flatten"));
    }
    let first = if last { 0 } else { reduced.len() as i64 };
    if !kept.iter().copied().eq(first..first + kept.len() as i64) {
        return Err(rw.no_match("the dimensions are not in order"));
    }
    let [inner, outer] = [reduced, kept].map(|dims| this.extents(dims));
    let [reduction, parallel] = [flat(&inner), flat(&outer)];
    let order = if last { [parallel, reduction] } else { [reduction, parallel] };
    let dims: Vec<(i64, bool)> = order.into_iter().flatten().collect();
    let loc = this.loc;
    let mask = this.mask.map(|mask| ShapeCastOp::build(rw, loc, this.mask_type(&dims), mask));
    let ty = this.vector(dims.iter().copied());
    let source = ShapeCastOp::build(rw, loc, ty, this.source);
    let acc = match parallel {
        Some(dim) => ShapeCastOp::build(rw, loc, this.vector([dim]), this.acc),
        None => this.acc,
    };
    let at = if last && parallel.is_some() { 1 } else { 0 };
    let dims = if reduction.is_some() { vec![at] } else { Vec::new() };
    let mut value = this.build(rw, [source, acc], &dims, mask);
    if parallel.is_some() {
        value = ShapeCastOp::build(rw, loc, this.result, value);
    }
    rw.replace_by(this.root, value)
}

/// Gives a vector of one dimension another one of extent 1.
fn add_dimension(op: Handle<MultiDimReductionOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let this = Reduction::of(op, rw)?;
    let (&[0], Some(dim), 1) = (this.dims[0].as_slice(), this.ty.dims().next(), this.ty.rank()) else {
        return Err(rw.no_match("there is not one dimension"));
    };
    let (loc, dims) = (this.loc, [(1, false), dim]);
    let source = ShapeCastOp::build(rw, loc, this.vector(dims), this.source);
    let acc = BroadcastOp::build(rw, loc, this.vector([(1, false)]), this.acc);
    let mask = this.mask.map(|mask| BroadcastOp::build(rw, loc, this.mask_type(&dims), mask));
    let value = this.build(rw, [source, acc], &[1], mask);
    let value = extract(rw, loc, value, &[0]);
    rw.replace_by(this.root, value)
}

/// Combines the rows of a vector of two dimensions, of which the first is reduced.
fn combine_rows(op: Handle<MultiDimReductionOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let this = Reduction::of(op, rw)?;
    if this.ty.rank() != 2 || this.dims[0] != [0] {
        return Err(rw.no_match("not only the first of two dimensions is reduced"));
    }
    let mut value = this.acc;
    for at in 0..first_extent(this.ty)? {
        let row = extract(rw, this.loc, this.source, &[at]);
        let mask = this.mask.map(|mask| extract(rw, this.loc, mask, &[at]));
        value = combine(rw, this.loc, this.kind, row, value, mask)?;
    }
    rw.replace_by(this.root, value)
}

/// Reduces each row of a vector of two dimensions, of which the second is reduced.
fn reduce_rows(op: Handle<MultiDimReductionOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let this = Reduction::of(op, rw)?;
    if this.ty.rank() != 2 || this.dims[0] != [1] {
        return Err(rw.no_match("not only the second of two dimensions is reduced"));
    }
    let (loc, count, element) = (this.loc, first_extent(this.ty)?, this.ty.element);
    let mut all = zero(rw, loc, this.result)?;
    for at in 0..count {
        let row = extract(rw, loc, this.source, &[at]);
        let acc = Some(extract(rw, loc, this.acc, &[at]));
        let mask = this.mask.map(|mask| extract(rw, loc, mask, &[at]));
        let value = masked(rw, loc, element, mask, |b: &mut Builder<'_>| {
            let options = ReductionOpOptions { acc, ..Default::default() };
            ReductionOp::build_with(b, loc, element, this.kind, row, options)
        });
        all = insert(rw, loc, value, all, &[at]);
    }
    rw.replace_by(this.root, all)
}
