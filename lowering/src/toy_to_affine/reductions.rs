//! Reductions as loops, in the order that [`toy_dialect::reductions`] defines.
//!
//! If the last axis is reduced, a loop over a block carries its lanes. They rotate: each iteration combines an element with
//! the first lane, which then becomes the last one, so that the loop needs one load and producers can be fused with it.
//! Unrolled by the number of lanes, they no longer move, and become vectors. Otherwise the elements at the same index of
//! the axes behind the reduced one are neighbours in memory: each is combined with the element of the result, and the loop
//! over them becomes vectors.

use std::ops::Range;

use dialects::affine;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{AffineExpr, AffineMap, Builder, Context, DYNAMIC, FloatKind, Loc, Op, Value};
use toy_dialect::element_types::kind_of_value;
use toy_dialect::reductions::{ELEMENTS_OF_LANE, LANES, Reduction, keeps_axes, lanes, reduced_axes};

use super::computed::{compute, element_of, new_buffer, number, result_kind};
use super::open::OpenSizes;
use crate::buffers::{fill, load, store};
use crate::extents::Extents;
use crate::loop_nests::affine_nest;

/// How one operation reduces its operand.
pub(super) struct Plan<'r> {
    pub(super) reduction: &'r Reduction,
    pub(super) loc: Loc,
    /// The type of the result's elements.
    pub(super) kind: FloatKind,
    input: Value,
    /// The sizes of the operand's axes.
    pub(super) extents: Extents,
    /// The same, where they are known; those that are reduced are, but in a reduction of unknown sizes.
    shape: Vec<i64>,
    /// The axes that are not reduced.
    pub(super) kept: Vec<usize>,
    /// The axes that are reduced, but for the last of them.
    pub(super) outer: Vec<usize>,
    /// The last axis that is reduced, which is cut into blocks.
    pub(super) inner: usize,
    pub(super) lanes: usize,
    /// The elements of a whole block.
    pub(super) block: i64,
    keeps_axes: bool,
}

/// Replaces a reduction by loops.
pub(super) fn reduce(
    op: Op,
    operands: &[Value],
    rw: &mut Rewriter<'_>,
    sizes: &OpenSizes,
    reduction: &Reduction,
) -> Matched {
    let &[input] = operands else { return Err(NoMatch) };
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    let extents = sizes.operand(rw, op, 0);
    let shape = extents.shape(cx);
    let axes = reduced_axes(rw.op(op), shape.len()).map_err(|_| NoMatch)?;
    let keeps_axes = keeps_axes(rw.op(op));
    let kind = result_kind(rw.op(op));
    let Some((&inner, outer)) = axes.split_last() else {
        // Every element alone is a block.
        return compute(op, rw, sizes, |b, indices| {
            let map = AffineMap::identity(b.cx(), indices.len() as u32);
            let element = element_of(b, loc, input, kind, map, indices);
            let element = reduction.element.as_ref().map_or(element, |map| (map.build)(b, loc, [element]));
            let start = number(b, loc, kind, reduction.start);
            let value = (reduction.combine.build)(b, loc, [start, element]);
            finished(b, loc, reduction, value, 1)
        });
    };
    let is_open = axes.iter().any(|&axis| shape[axis] == DYNAMIC);
    let count: i64 = if is_open { 1 } else { axes.iter().map(|&axis| shape[axis]).product() };
    if count == 0 {
        return compute(op, rw, sizes, |b, _| {
            let start = number(b, loc, kind, reduction.start);
            finished(b, loc, reduction, start, 0)
        });
    }
    let is_last_axis = inner + 1 == shape.len();
    // Long rows are the rule.
    let size = if shape[inner] == DYNAMIC { LANES } else { shape[inner] as usize };
    let lanes = lanes(is_last_axis, size);
    let plan = Plan {
        reduction,
        loc,
        kind,
        input,
        kept: (0..shape.len()).filter(|axis| !axes.contains(axis)).collect(),
        outer: outer.to_vec(),
        inner,
        lanes,
        block: (ELEMENTS_OF_LANE * lanes) as i64,
        keeps_axes,
        extents,
        shape,
    };
    if is_open {
        return plan.open(op, rw, sizes);
    }
    match (plan.blocks(), is_last_axis) {
        (1, true) => compute(op, rw, sizes, |b, indices| {
            let at = plan.operand_indices(b.cx(), indices.len());
            let value = plan.block(b, &at, indices, plan.shape[inner]);
            finished(b, loc, reduction, value, count)
        }),
        (1, false) => {
            let (buffer, extents) = new_buffer(op, rw, sizes);
            plan.accumulate(rw, buffer, &extents, |at, _| plan.result_indices(cx, at));
            if reduction.finish.is_some() {
                let map = AffineMap::identity(cx, extents.sizes.len() as u32);
                fill(rw, loc, buffer, &extents, |b, indices| {
                    let value = load(b, loc, buffer, map, indices);
                    finished(b, loc, reduction, value, count)
                });
            }
            rw.replace_by(op, buffer)
        }
        (blocks, _) => plan.in_blocks(op, rw, sizes, blocks, count),
    }
}

impl Plan<'_> {
    /// Replaces the reduction, whose elements are in several blocks.
    fn in_blocks(
        &self,
        op: Op,
        rw: &mut Rewriter<'_>,
        sizes: &OpenSizes,
        blocks: i64,
        count: i64,
    ) -> Matched {
        let cx = rw.cx();
        let is_last_axis = self.inner + 1 == self.shape.len();
        let kept = self.kept.iter().map(|&axis| self.extents.sizes[axis]);
        let all = [cx.affine_constant(blocks)].into_iter().chain(kept).collect();
        let all = self.extents.with(all);
        let partial = all.alloc(rw, self.loc, cx.float_ty(self.kind));
        if is_last_axis {
            self.all_blocks(rw, partial);
        } else {
            let number = |at: &[AffineExpr], in_row| self.block_number(cx, at, in_row);
            self.accumulate(rw, partial, &all, |at, in_row| self.partial_indices(at, number(at, in_row)));
        }
        self.tree(rw, partial, &all, blocks);
        compute(op, rw, sizes, |b, indices| {
            let at = self.operand_indices(b.cx(), indices.len());
            let [left, right] = [0, 1].map(|block| {
                let results = self.partial_indices(&at, b.cx().affine_constant(block));
                load(b, self.loc, partial, AffineMap::new(indices.len() as u32, 0, results), indices)
            });
            let value = (self.reduction.combine.build)(b, self.loc, [left, right]);
            finished(b, self.loc, self.reduction, value, count)
        })
    }

    /// The blocks along the inner axis.
    fn blocks_of_row(&self) -> i64 {
        // `div_ceil` of `i64` is not stable.
        (self.shape[self.inner] + self.block - 1) / self.block
    }

    /// The blocks of a result.
    fn blocks(&self) -> i64 {
        self.outer.iter().map(|&axis| self.shape[axis]).product::<i64>() * self.blocks_of_row()
    }

    /// The indices of the operand for those of the result; the inner axis begins at 0, and so do the outer ones.
    pub(super) fn operand_indices(&self, cx: &Context, rank: usize) -> Vec<AffineExpr> {
        let mut at = vec![cx.affine_constant(0); self.shape.len()];
        for (position, &axis) in self.kept.iter().enumerate() {
            let dim = if self.keeps_axes { axis } else { position };
            debug_assert!(dim < rank);
            at[axis] = cx.affine_dim(dim as u32);
        }
        at
    }

    /// The indices of the result for those of the operand.
    fn result_indices(&self, cx: &Context, at: &[AffineExpr]) -> Vec<AffineExpr> {
        if self.keeps_axes {
            let index = |axis| if self.kept.contains(&axis) { at[axis] } else { cx.affine_constant(0) };
            return (0..self.shape.len()).map(index).collect();
        }
        self.kept.iter().map(|&axis| at[axis]).collect()
    }

    /// The indices of a block's value in the buffer of all of them.
    fn partial_indices(&self, at: &[AffineExpr], block: AffineExpr) -> Vec<AffineExpr> {
        [block].into_iter().chain(self.kept.iter().map(|&axis| at[axis])).collect()
    }

    /// The number of a block: of those before its row, and in the row.
    fn block_number(&self, cx: &Context, at: &[AffineExpr], in_row: AffineExpr) -> AffineExpr {
        let row = self.outer.iter().fold(cx.affine_constant(0), |row, &axis| {
            cx.affine_add(cx.affine_mul(row, cx.affine_constant(self.shape[axis])), at[axis])
        });
        cx.affine_add(cx.affine_mul(row, cx.affine_constant(self.blocks_of_row())), in_row)
    }

    /// An element of the operand as it is combined.
    pub(super) fn element(&self, b: &mut Builder<'_>, at: &[AffineExpr], indices: &[Value]) -> Value {
        let map = AffineMap::new(indices.len() as u32, 0, at.to_vec());
        let element = element_of(b, self.loc, self.input, self.kind, map, indices);
        self.reduction.element.as_ref().map_or(element, |map| (map.build)(b, self.loc, [element]))
    }

    /// Reduces the elements of a block, of which `at` gives the first one's indices, with a loop that carries the lanes.
    fn block(&self, b: &mut Builder<'_>, at: &[AffineExpr], indices: &[Value], length: i64) -> Value {
        let loc = self.loc;
        let start = number(b, loc, self.kind, self.reduction.start);
        let element = |b: &mut Builder<'_>, i| {
            let cx = b.cx();
            let mut at = at.to_vec();
            at[self.inner] = cx.affine_add(at[self.inner], cx.affine_dim(indices.len() as u32));
            self.element(b, &at, &[indices, &[i]].concat())
        };
        let combine = self.reduction.combine.build;
        let [first, end] = [0, length].map(|at| (AffineMap::constant(b.cx(), at), Vec::new()));
        let bounds = first..end;
        in_lanes(b, loc, &vec![start; self.lanes], (bounds, length), element, |b, values| {
            combine(b, loc, values)
        })
    }

    /// Stores the value of each block.
    fn all_blocks(&self, b: &mut Builder<'_>, partial: Value) {
        let loc = self.loc;
        let n = self.shape[self.inner];
        let whole = n / self.block;
        let mut sizes = self.extents.sizes.clone();
        sizes.remove(self.inner);
        let cx = b.cx();
        let mut nest = |sizes: &[AffineExpr], in_row: AffineExpr, length: i64| {
            affine_nest(b, loc, &self.extents.with(sizes.to_vec()), |b, indices| {
                let outer = (0..self.inner).map(|axis| cx.affine_dim(axis as u32));
                let begin = cx.affine_mul(in_row, cx.affine_constant(self.block));
                let at: Vec<AffineExpr> = outer.chain([begin]).collect();
                let value = self.block(b, &at, indices, length);
                let results = self.partial_indices(&at, self.block_number(cx, &at, in_row));
                store(b, loc, value, partial, AffineMap::new(indices.len() as u32, 0, results), indices);
            });
        };
        if whole > 0 {
            nest(
                &[&sizes[..], &[cx.affine_constant(whole)]].concat(),
                cx.affine_dim(self.inner as u32),
                self.block,
            );
        }
        if n % self.block > 0 {
            nest(&sizes, cx.affine_constant(whole), n % self.block);
        }
    }

    /// Combines each element with one of a buffer, whose indices follow from the element's and from the number of its block
    /// in its row.
    pub(super) fn accumulate(
        &self,
        b: &mut Builder<'_>,
        buffer: Value,
        extents: &Extents,
        place: impl Fn(&[AffineExpr], AffineExpr) -> Vec<AffineExpr>,
    ) {
        let loc = self.loc;
        let start = number(b, loc, self.kind, self.reduction.start);
        fill(b, loc, buffer, extents, |_, _| start);
        affine_nest(b, loc, &self.extents, |b, indices| {
            let cx = b.cx();
            let rank = indices.len() as u32;
            let at: Vec<AffineExpr> = (0..rank).map(|dim| cx.affine_dim(dim)).collect();
            let element = self.element(b, &at, indices);
            let is_one =
                cx.affine_as_constant(self.extents.sizes[self.inner]).is_some_and(|n| n <= self.block);
            let in_row = if is_one {
                cx.affine_constant(0)
            } else {
                cx.affine_floor_div(at[self.inner], cx.affine_constant(self.block))
            };
            let map = AffineMap::new(rank, 0, place(&at, in_row));
            let old = load(b, loc, buffer, map.clone(), indices);
            let new = (self.reduction.combine.build)(b, loc, [old, element]);
            store(b, loc, new, buffer, map, indices);
        });
    }

    /// Combines the values of blocks, along the first axis of a buffer, until two are left.
    fn tree(&self, b: &mut Builder<'_>, partial: Value, extents: &Extents, blocks: i64) {
        let loc = self.loc;
        let cx = b.cx();
        let rank = extents.sizes.len() as u32;
        let mut left = blocks;
        while left > 2 {
            let half = (left + 1) / 2;
            let pairs = extents.with([&[cx.affine_constant(left / 2)], &extents.sizes[1..]].concat());
            let other = |dim| match dim {
                0 => cx.affine_add(cx.affine_dim(0), cx.affine_constant(half)),
                dim => cx.affine_dim(dim),
            };
            let others = AffineMap::new(rank, 0, (0..rank).map(other).collect::<Vec<_>>());
            fill(b, loc, partial, &pairs, |b, indices| {
                let first = load(b, loc, partial, AffineMap::identity(cx, rank), indices);
                let second = load(b, loc, partial, others, indices);
                (self.reduction.combine.build)(b, loc, [first, second])
            });
            left = half;
        }
    }
}

/// Combines elements with a loop that carries lanes, of which the first values are given, and then these as a tree.
/// `length` is the number of iterations; 0 if the order does not matter.
pub(super) fn in_lanes(
    b: &mut Builder<'_>,
    loc: Loc,
    starts: &[Value],
    (bounds, length): (Range<(AffineMap, Vec<Value>)>, i64),
    element: impl FnOnce(&mut Builder<'_>, Value) -> Value,
    combine: impl Fn(&mut Builder<'_>, [Value; 2]) -> Value,
) -> Value {
    let built = affine::AffineForOp::build_with_iter_args(b, loc, bounds, starts, |b, i, carried| {
        let element = element(b, i);
        let last = combine(b, [carried[0], element]);
        affine::AffineYieldOp::build(b, loc, &[&carried[1..], &[last]].concat());
    });
    let mut lanes: Vec<Value> = b.body().results(*built).collect();
    // After as many rotations, the first lane is not the first value.
    let rotations = length as usize % lanes.len();
    lanes.rotate_right(rotations);
    as_tree(b, lanes, combine)
}

/// Combines values as a tree.
pub(super) fn as_tree(
    b: &mut Builder<'_>,
    mut lanes: Vec<Value>,
    combine: impl Fn(&mut Builder<'_>, [Value; 2]) -> Value,
) -> Value {
    while lanes.len() > 1 {
        let half = lanes.len().div_ceil(2);
        for i in 0..lanes.len() / 2 {
            lanes[i] = combine(b, [lanes[i], lanes[i + half]]);
        }
        lanes.truncate(half);
    }
    lanes[0]
}

/// The result of the combined values of `count` elements.
fn finished(b: &mut Builder<'_>, loc: Loc, reduction: &Reduction, value: Value, count: i64) -> Value {
    let kind = kind_of_value(b, value);
    let count = reduction.finish.is_some().then(|| number(b, loc, kind, count as f64));
    finished_with(b, loc, reduction, value, count)
}

/// The same, given the number of elements if the result depends on it.
pub(super) fn finished_with(
    b: &mut Builder<'_>,
    loc: Loc,
    reduction: &Reduction,
    value: Value,
    count: Option<Value>,
) -> Value {
    match reduction.finish.as_ref().zip(count) {
        Some((finish, count)) => (finish.build)(b, loc, [value, count]),
        None => value,
    }
}
