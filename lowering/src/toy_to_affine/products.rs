//! Products of matrices and vectors as loops.
//!
//! Each element of the result is a chain of fused multiply-adds in the order of the contracted index. The processor runs
//! several chains at once: the result is cut into tiles of a few rows and columns, and a loop over the contracted index
//! carries all elements of a tile. Its columns become vectors. If there are many rows, the columns of a tile are first
//! copied from the right operand into memory of their own, where the loop reads them one after another.

use dialects::{affine, arith, math};
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{AffineExpr, AffineMap, Builder, Context, FloatKind, Loc, Op, Value};
use toy_dialect::products::{Contraction, Index};

use super::computed::{compute, element_of, new_buffer, number, result_kind};
use super::open::OpenSizes;
use crate::buffers::{load, store};
use crate::extents::Extents;
use crate::loop_nests::affine_nest;

/// The rows of a tile that has columns.
const ROWS: i64 = 4;

/// The bits of a row of a tile. Four rows of four vectors of 256 bits are as many sums as hide the latency of an addition.
const ROW_BITS: i64 = 1024;

/// The rows of a tile of one column: so many chains hide the latency of an addition.
const ROWS_ALONE: i64 = 16;

/// The size of a smaller tile, where sizes are unknown.
const SMALL: i64 = 8;

/// From this many rows on, columns are copied: copying costs as much as a row of tiles.
const MANY_ROWS: i64 = 32;

/// Replaces a product by loops.
pub(super) fn contract(
    op: Op,
    operands: &[Value],
    rw: &mut Rewriter<'_>,
    sizes: &OpenSizes,
    contraction: &Contraction,
) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    let rank = contraction.shape.len();
    let kind = result_kind(rw.op(op));
    if contraction.length.is_none() {
        return compute(op, rw, sizes, |b, indices| {
            let axes: Vec<AffineExpr> = (0..rank as u32).map(|axis| cx.affine_dim(axis)).collect();
            let [x, y] = [0, 1].map(|at| {
                let map = indices_of(cx, &contraction.operands[at], &axes, cx.affine_constant(0));
                element_of(b, loc, operands[at], kind, AffineMap::new(rank as u32, 0, map), indices)
            });
            arith::MulFOp::build(b, loc, x, y)
        });
    }
    let [x, y] = [operands.first(), operands.get(1)].map(|operand| operand.copied().ok_or(NoMatch));
    let result = sizes.result(rw, op, 0);
    let length = length(op, rw, sizes, contraction).ok_or(NoMatch)?;
    let mut product = Product {
        contraction,
        loc,
        kind,
        extents: result,
        length,
        x: x?,
        y: y?,
        result: None,
        rows: None,
        columns: None,
    };
    let only_in = |own: usize| {
        let is_in = |operand: usize, axis| contraction.operands[operand].contains(&Index::Result(axis));
        (0..rank).rfind(|&axis| is_in(own, axis) && !is_in(1 - own, axis))
    };
    (product.rows, product.columns) = (only_in(0), only_in(1));
    if rank == 0 {
        return compute(op, rw, sizes, |b, _| product.tile(b, &[], &[], [1, 1], None)[0]);
    }
    let (buffer, _) = new_buffer(op, rw, sizes);
    product.result = Some(buffer);
    product.all(rw);
    rw.replace_by(op, buffer)
}

/// The size of the contracted axes.
fn length(op: Op, rw: &Rewriter<'_>, sizes: &OpenSizes, contraction: &Contraction) -> Option<AffineExpr> {
    let axis = contraction.operands[0].iter().position(|&index| index == Index::Contracted)?;
    sizes.operand(rw, op, 0).sizes.get(axis).copied()
}

/// The indices of an operand for those of the result, and the contracted one.
fn indices_of(cx: &Context, indices: &[Index], axes: &[AffineExpr], k: AffineExpr) -> Vec<AffineExpr> {
    let index = |index: &Index| match *index {
        Index::Result(axis) => axes[axis],
        Index::Contracted => k,
        Index::Zero => cx.affine_constant(0),
        Index::Part { axis, stride, size } => {
            let quotient = cx.affine_floor_div(axes[axis], cx.affine_constant(stride));
            cx.affine_mod(quotient, cx.affine_constant(size))
        }
    };
    indices.iter().map(index).collect()
}

/// A product that is lowered.
struct Product<'a> {
    contraction: &'a Contraction,
    loc: Loc,
    /// The type of the result's elements.
    kind: FloatKind,
    /// The sizes of the result.
    extents: Extents,
    /// How many products each element adds.
    length: AffineExpr,
    x: Value,
    y: Value,
    /// The memory of the result, unless it is a number.
    result: Option<Value>,
    /// The axis of the result that is one of the left operand alone.
    rows: Option<usize>,
    /// The axis of the result that is one of the right operand alone.
    columns: Option<usize>,
}

/// The parts of an axis: so many tiles of a size from a position on.
fn parts(cx: &Context, extent: AffineExpr, size: i64) -> Vec<(AffineExpr, i64, AffineExpr)> {
    if let Some(extent) = cx.affine_as_constant(extent) {
        let whole = extent / size;
        let all = [(whole, size, 0), (1, extent % size, whole * size)];
        let some = all.into_iter().filter(|&(count, size, _)| count > 0 && size > 0);
        return some
            .map(|(count, size, first)| (cx.affine_constant(count), size, cx.affine_constant(first)))
            .collect();
    }
    // What is left of an unknown size is cut into a few halves, so that most of it becomes vectors.
    let mut all = Vec::new();
    let (mut size, mut rest) = (size, extent);
    let mut first = cx.affine_constant(0);
    loop {
        let by = cx.affine_constant(size);
        let count = cx.affine_floor_div(rest, by);
        all.push((count, size, first));
        if size == 1 {
            return all;
        }
        first = cx.affine_mul(cx.affine_floor_div(extent, by), by);
        rest = cx.affine_mod(extent, by);
        size = if size > SMALL { SMALL } else { 1 };
    }
}

impl Product<'_> {
    /// Computes the result, tile by tile.
    fn all(&self, b: &mut Builder<'_>) {
        let cx = b.cx();
        let one = cx.affine_constant(1);
        let extent = |axis: Option<usize>| axis.map_or(one, |axis| self.extents.sizes[axis]);
        let columns = ROW_BITS / i64::from(self.kind.width());
        let height = if self.columns.is_some() { ROWS } else { ROWS_ALONE };
        let is_outer = |axis: usize| Some(axis) != self.rows && Some(axis) != self.columns;
        let outer: Vec<usize> = (0..self.contraction.shape.len()).filter(|&axis| is_outer(axis)).collect();
        let sizes = self.extents.with(outer.iter().map(|&axis| self.extents.sizes[axis]).collect());
        affine_nest(b, self.loc, &sizes, |b, indices| {
            let mut axes = vec![cx.affine_constant(0); self.contraction.shape.len()];
            outer.iter().enumerate().for_each(|(dim, &axis)| axes[axis] = cx.affine_dim(dim as u32));
            let at = |dim: usize, size: i64, first: AffineExpr| {
                let moved = cx.affine_mul(cx.affine_dim(dim as u32), cx.affine_constant(size));
                cx.affine_add(moved, first)
            };
            for (count, width, first) in parts(cx, extent(self.columns), columns) {
                affine_nest(b, self.loc, &self.extents.with(vec![count]), |b, tile| {
                    let indices = [indices, tile].concat();
                    if let Some(axis) = self.columns {
                        axes[axis] = at(indices.len() - 1, width, first);
                    }
                    let has_many = cx.affine_as_constant(extent(self.rows)).is_none_or(|n| n >= MANY_ROWS);
                    let is_copied = self.columns.is_some() && has_many;
                    let panel = is_copied.then(|| self.copied(b, &indices, &axes, width));
                    for (count, height, first) in parts(cx, extent(self.rows), height) {
                        affine_nest(b, self.loc, &self.extents.with(vec![count]), |b, tile| {
                            let indices = [&indices[..], tile].concat();
                            if let Some(axis) = self.rows {
                                axes[axis] = at(indices.len() - 1, height, first);
                            }
                            let values = self.tile(b, &indices, &axes, [height, width], panel);
                            self.store(b, &indices, &axes, &values, width);
                        });
                    }
                });
            }
        });
    }

    /// The indices of the result that a tile's element has.
    fn element(&self, cx: &Context, axes: &[AffineExpr], row: i64, column: i64) -> Vec<AffineExpr> {
        let mut axes = axes.to_vec();
        for (axis, position) in [(self.rows, row), (self.columns, column)] {
            if let Some(axis) = axis {
                axes[axis] = cx.affine_add(axes[axis], cx.affine_constant(position));
            }
        }
        axes
    }

    /// Columns of the right operand, in memory of their own.
    fn copied(&self, b: &mut Builder<'_>, indices: &[Value], axes: &[AffineExpr], width: i64) -> Value {
        let cx = b.cx();
        let sizes = self.extents.with(vec![self.length, cx.affine_constant(width)]);
        let panel = sizes.alloc(b, self.loc, cx.float_ty(self.kind));
        let dims = indices.len() as u32;
        affine_nest(b, self.loc, &sizes, |b, inner| {
            let mut axes = axes.to_vec();
            if let Some(axis) = self.columns {
                axes[axis] = cx.affine_add(axes[axis], cx.affine_dim(dims + 1));
            }
            let from = indices_of(cx, &self.contraction.operands[1], &axes, cx.affine_dim(dims));
            let (map, indices) = self.extents.map(cx, &from, &[indices, inner].concat());
            let value = element_of(b, self.loc, self.y, self.kind, map, &indices);
            store(b, self.loc, value, panel, AffineMap::identity(cx, 2), inner);
        });
        panel
    }

    /// The elements of a tile, row by row.
    fn tile(
        &self,
        b: &mut Builder<'_>,
        indices: &[Value],
        axes: &[AffineExpr],
        [height, width]: [i64; 2],
        panel: Option<Value>,
    ) -> Vec<Value> {
        let cx = b.cx();
        let loc = self.loc;
        let start = number(b, loc, self.kind, 0.0);
        let starts = vec![start; (height * width) as usize];
        let k = cx.affine_dim(indices.len() as u32);
        let bounds = [cx.affine_constant(0), self.length].map(|end| self.extents.map(cx, &[end], &[]));
        let [begin, end] = bounds;
        let built = affine::AffineForOp::build_with_iter_args(b, loc, begin..end, &starts, |b, at, sums| {
            let indices = [indices, &[at]].concat();
            let of = |b: &mut Builder<'_>, operand: usize, row: i64, column: i64| {
                let axes = self.element(cx, axes, row, column);
                let from = indices_of(cx, &self.contraction.operands[operand], &axes, k);
                let (map, indices) = self.extents.map(cx, &from, &indices);
                element_of(b, loc, [self.x, self.y][operand], self.kind, map, &indices)
            };
            let left: Vec<Value> = (0..height).map(|row| of(b, 0, row, 0)).collect();
            let right = (0..width).map(|column| match panel {
                Some(panel) => {
                    let map = AffineMap::new(1, 0, vec![cx.affine_dim(0), cx.affine_constant(column)]);
                    load(b, loc, panel, map, &[at])
                }
                None => of(b, 1, 0, column),
            });
            let right: Vec<Value> = right.collect();
            let pairs = left.iter().flat_map(|&x| right.iter().map(move |&y| (x, y)));
            let sums: Vec<Value> =
                pairs.zip(sums).map(|((x, y), &sum)| math::FmaOp::build(b, loc, x, y, sum)).collect();
            affine::AffineYieldOp::build(b, loc, &sums);
        });
        b.body().results(*built).collect()
    }

    /// Stores the elements of a tile.
    fn store(
        &self,
        b: &mut Builder<'_>,
        indices: &[Value],
        axes: &[AffineExpr],
        values: &[Value],
        width: i64,
    ) {
        let cx = b.cx();
        let Some(result) = self.result else { return };
        for (at, &value) in values.iter().enumerate() {
            let place = self.element(cx, axes, at as i64 / width, at as i64 % width);
            let (map, indices) = self.extents.map(cx, &place, indices);
            store(b, self.loc, value, result, map, &indices);
        }
    }
}
