//! Reductions along axes whose sizes are known when the program runs, in the same order as all others.
//!
//! A row of one block is one loop, as if its size were known: after it, the lanes have moved by the remainder of the size
//! and the number of lanes, and a loop that only moves them brings them back. A function with such loops has two versions
//! (see [`versions`](super::versions)), and the faster one is for rows of one block. Otherwise the values of blocks are in
//! memory, and the levels of their tree are a loop.

use conversions::index_constant;
use dialects::arith::{self, CmpIPredicate};
use dialects::{affine, memref, scf};
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::{AffineExpr, AffineMap, Builder, IntegerSet, Op, Value};
use toy_dialect::element_types::converted;
use toy_dialect::reductions::lanes;

use super::computed::{compute, index_as_number, number};
use super::open::OpenSizes;
use super::reductions::{Plan, as_tree, finished_with};
use crate::buffers::{load, store};
use crate::extents::Extents;
use crate::loop_nests::affine_nest;

impl Plan<'_> {
    /// Replaces the reduction by loops.
    pub(super) fn open(&self, op: Op, rw: &mut Rewriter<'_>, sizes: &OpenSizes) -> Matched {
        let cx = rw.cx();
        let size = self.extents.sizes[self.inner];
        let is_last_axis = self.inner + 1 == self.extents.sizes.len();
        let fits = match cx.affine_as_constant(size) {
            Some(known) => known <= self.block,
            None => is_last_axis && sizes.rows_fit,
        };
        let count = self.reduction.finish.is_some().then(|| self.count(rw));
        if self.outer.is_empty() && fits {
            return compute(op, rw, sizes, |b, indices| {
                let at = self.operand_indices(b.cx(), indices.len());
                let value = self.row(b, &at, indices, None, sizes);
                finished_with(b, self.loc, self.reduction, value, count)
            });
        }
        let blocks = if fits {
            cx.affine_constant(1)
        } else {
            cx.affine_ceil_div(size, cx.affine_constant(self.block))
        };
        let of = |axes: &[usize]| axes.iter().map(|&axis| self.extents.sizes[axis]).collect::<Vec<_>>();
        let first = self.outer.len() + 1;
        let partial = self.extents.with([of(&self.outer), vec![blocks], of(&self.kept)].concat());
        let memory = partial.alloc(rw, self.loc, cx.float_ty(self.kind));
        if is_last_axis {
            self.open_rows(rw, memory, blocks, sizes);
        } else {
            self.accumulate(rw, memory, &partial, |at, block| self.block_indices(at, block));
        }
        self.open_tree(rw, memory, &partial, first);
        compute(op, rw, sizes, |b, indices| {
            let at = self.operand_indices(b.cx(), indices.len());
            let kept = self.kept.iter().map(|&axis| at[axis]);
            let at = std::iter::repeat_n(b.cx().affine_constant(0), first).chain(kept);
            let map = AffineMap::new(indices.len() as u32, 0, at.collect::<Vec<_>>());
            let value = load(b, self.loc, memory, map, indices);
            finished_with(b, self.loc, self.reduction, value, count)
        })
    }

    /// The number of elements that make one of the result.
    fn count(&self, b: &mut Builder<'_>) -> Value {
        let count = self.extents.count(b, self.loc, self.outer.iter().copied().chain([self.inner]));
        let count = index_as_number(b, self.loc, count);
        converted(b, self.loc, count, self.kind)
    }

    /// The indices of the value of a block for those of the operand.
    fn block_indices(&self, at: &[AffineExpr], block: AffineExpr) -> Vec<AffineExpr> {
        let of = |axes: &[usize]| axes.iter().map(|&axis| at[axis]).collect::<Vec<_>>();
        [of(&self.outer), vec![block], of(&self.kept)].concat()
    }

    /// Stores the value of each block, where blocks are parts of rows.
    fn open_rows(&self, b: &mut Builder<'_>, memory: Value, blocks: AffineExpr, sizes: &OpenSizes) {
        let cx = b.cx();
        let mut all = self.extents.sizes.clone();
        all[self.inner] = blocks;
        affine_nest(b, self.loc, &self.extents.with(all), |b, indices| {
            let mut at: Vec<AffineExpr> = (0..indices.len() as u32).map(|dim| cx.affine_dim(dim)).collect();
            let to = self.block_indices(&at, at[self.inner]);
            let is_one = cx.affine_as_constant(blocks) == Some(1);
            let first = cx.affine_mul(at[self.inner], cx.affine_constant(self.block));
            at[self.inner] = cx.affine_constant(0);
            let value = self.row(b, &at, indices, (!is_one).then_some(first), sizes);
            store(b, self.loc, value, memory, AffineMap::new(indices.len() as u32, 0, to), indices);
        });
    }

    /// The value of a row, or of its block from a position on.
    fn row(
        &self,
        b: &mut Builder<'_>,
        at: &[AffineExpr],
        indices: &[Value],
        first: Option<AffineExpr>,
        sizes: &OpenSizes,
    ) -> Value {
        let cx = b.cx();
        let size = self.extents.sizes[self.inner];
        if let Some(known) = cx.affine_as_constant(size) {
            return self.in_lanes(b, at, indices, first, lanes(true, known as usize));
        }
        if sizes.rows_fit {
            return self.in_lanes(b, at, indices, first, self.lanes);
        }
        // Short rows have one lane.
        let long = cx.affine_sub(size, cx.affine_constant(self.lanes as i64));
        let (map, operands) = self.extents.map(cx, &[long], &[]);
        let constraints = map.results.iter().map(|&expr| (expr, false)).collect();
        let set = IntegerSet { dims: map.dims, symbols: map.symbols, constraints };
        let with = |lanes| {
            move |b: &mut Builder<'_>| {
                let value = self.in_lanes(b, at, indices, first, lanes);
                affine::AffineYieldOp::build(b, self.loc, &[value]);
            }
        };
        let (types, condition) = ([cx.float_ty(self.kind)], (set, &operands[..]));
        let [then, otherwise] = [self.lanes, 1].map(with);
        let built = affine::AffineIfOp::build_with_else(b, self.loc, &types, condition, then, otherwise);
        b.body().result(*built, 0)
    }

    /// The value of a row or of a block of it, with a loop that carries lanes.
    fn in_lanes(
        &self,
        b: &mut Builder<'_>,
        at: &[AffineExpr],
        indices: &[Value],
        first: Option<AffineExpr>,
        lanes: usize,
    ) -> Value {
        let cx = b.cx();
        let loc = self.loc;
        let size = self.extents.sizes[self.inner];
        let zero = cx.affine_constant(0);
        // The block ends where the next one begins, or where the row ends.
        let next = first.map(|first| cx.affine_add(first, cx.affine_constant(self.block)));
        let until = |end: AffineExpr| {
            let ends: Vec<AffineExpr> = next.into_iter().chain([end]).collect();
            self.extents.map(cx, &ends, indices)
        };
        let start = number(b, loc, self.kind, self.reduction.start);
        let bounds = self.extents.map(cx, &[first.unwrap_or(zero)], indices)..until(size);
        let combine = self.reduction.combine.build;
        let starts = vec![start; lanes];
        let built = affine::AffineForOp::build_with_iter_args(b, loc, bounds, &starts, |b, i, carried| {
            let mut at = at.to_vec();
            at[self.inner] = cx.affine_dim(indices.len() as u32);
            let element = self.element(b, &at, &[indices, &[i]].concat());
            let last = combine(b, loc, [carried[0], element]);
            affine::AffineYieldOp::build(b, loc, &[&carried[1..], &[last]].concat());
        });
        let mut values: Vec<Value> = b.body().results(*built).collect();
        if lanes > 1 {
            // Blocks are whole rotations, but for the last of a row.
            let by = cx.affine_constant(lanes as i64);
            let whole = cx.affine_mul(cx.affine_ceil_div(size, by), by);
            let bounds = self.extents.map(cx, &[size], indices)..until(whole);
            let turned =
                affine::AffineForOp::build_with_iter_args(b, loc, bounds, &values, |b, _, carried| {
                    affine::AffineYieldOp::build(b, loc, &[&carried[1..], &carried[..1]].concat());
                });
            values = b.body().results(*turned).collect();
        }
        as_tree(b, values, |b, values| combine(b, loc, values))
    }

    /// Combines the values of blocks, along the first axes of memory together, until one is left.
    fn open_tree(&self, b: &mut Builder<'_>, memory: Value, partial: &Extents, first: usize) {
        let loc = self.loc;
        let cx = b.cx();
        let leading: Vec<Value> =
            partial.sizes[..first].iter().copied().map(|size| partial.value(b, loc, size)).collect();
        let others: Vec<Value> =
            partial.sizes[first..].iter().copied().map(|size| partial.value(b, loc, size)).collect();
        let [zero, one, two] = [0, 1, 2].map(|number| index_constant(b, loc, number));
        let all = leading.iter().fold(one, |all, &size| arith::MulIOp::build(b, loc, all, size));
        let index = cx.index_ty();
        scf::WhileOp::build(
            b,
            loc,
            &[index],
            &[all],
            |b, left| {
                let several = arith::CmpIOp::build(b, loc, CmpIPredicate::Sgt, left[0], one);
                scf::ConditionOp::build(b, loc, several, left);
            },
            |b, left| {
                let more = arith::AddIOp::build(b, loc, left[0], one);
                let half = arith::DivUIOp::build(b, loc, more, two);
                let pairs = arith::DivUIOp::build(b, loc, left[0], two);
                scf::ForOp::build(b, loc, zero..pairs, one, |b, pair| {
                    let second = arith::AddIOp::build(b, loc, pair, half);
                    let places = [pair, second].map(|position| positions(b, self, position, &leading));
                    scf_nest(b, self, &others, zero, one, &mut Vec::new(), &|b, indices| {
                        let at = [0, 1].map(|value: usize| [&places[value][..], indices].concat());
                        let values =
                            [0, 1].map(|value: usize| memref::LoadOp::build(b, loc, memory, &at[value]));
                        let new = (self.reduction.combine.build)(b, loc, values);
                        memref::StoreOp::build(b, loc, new, memory, &at[0]);
                    });
                });
                scf::YieldOp::build(b, loc, &[half]);
            },
        );
    }
}

/// The indices of a row-major position along axes of these sizes.
fn positions(b: &mut Builder<'_>, plan: &Plan<'_>, position: Value, sizes: &[Value]) -> Vec<Value> {
    let mut rest = position;
    let mut indices = Vec::with_capacity(sizes.len());
    for &size in sizes[1..].iter().rev() {
        indices.push(arith::RemUIOp::build(b, plan.loc, rest, size));
        rest = arith::DivUIOp::build(b, plan.loc, rest, size);
    }
    indices.push(rest);
    indices.reverse();
    indices
}

/// Loops over all indices of these sizes.
fn scf_nest(
    b: &mut Builder<'_>,
    plan: &Plan<'_>,
    sizes: &[Value],
    zero: Value,
    one: Value,
    indices: &mut Vec<Value>,
    body: &dyn Fn(&mut Builder<'_>, &[Value]),
) {
    let Some((&size, rest)) = sizes.split_first() else { return body(b, indices) };
    scf::ForOp::build(b, plan.loc, zero..size, one, |b, i| {
        indices.push(i);
        scf_nest(b, plan, rest, zero, one, indices, body);
        indices.pop();
    });
}
