//! Products of matrices and vectors as loops.
//!
//! Each element of the result is a chain of fused multiply-adds in the order of the contracted index. The processor runs
//! several chains at once: the result is cut into tiles of a few rows and columns, and a loop over the contracted index
//! carries all elements of a tile. Its columns become vectors. If there are many rows, the columns of a tile are first
//! copied from the right operand into memory of their own, where the loop reads them one after another.

use dialects::{affine, arith, math, memref};
use mlir::rewrite::conversion::ConversionRewriter as Rewriter;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{AffineExpr, AffineMap, Builder, Context, FloatKind, Loc, Op, Value};
use toy_dialect::products::{Contraction, Index};

use super::computed::{compute, element_of, new_buffer, number, result_kind};
use crate::buffers::{load, store};
use crate::loop_nests::affine_nest;

/// The rows of a tile that has columns.
const ROWS: i64 = 4;

/// The columns of a tile.
const COLUMNS: i64 = 16;

/// The rows of a tile of one column: so many chains hide the latency of an addition.
const ROWS_ALONE: i64 = 16;

/// From this many rows on, columns are copied: copying costs as much as a row of tiles.
const MANY_ROWS: i64 = 32;

/// Replaces a product by loops.
pub(super) fn contract(
    op: Op,
    operands: &[Value],
    rw: &mut Rewriter<'_>,
    contraction: &Contraction,
) -> Matched {
    let cx = rw.cx();
    let loc = rw.body().loc(op);
    let rank = contraction.shape.len();
    let kind = result_kind(rw.op(op));
    let Some(length) = contraction.length else {
        return compute(op, rw, |b, indices| {
            let axes: Vec<AffineExpr> = (0..rank as u32).map(|axis| cx.affine_dim(axis)).collect();
            let [x, y] = [0, 1].map(|at| {
                let map = indices_of(cx, &contraction.operands[at], &axes, cx.affine_constant(0));
                element_of(b, loc, operands[at], kind, AffineMap::new(rank as u32, 0, map), indices)
            });
            arith::MulFOp::build(b, loc, x, y)
        });
    };
    let [x, y] = [operands.first(), operands.get(1)].map(|operand| operand.copied().ok_or(NoMatch));
    let mut product =
        Product { contraction, loc, kind, length, x: x?, y: y?, result: None, rows: None, columns: None };
    let only_in = |own: usize| {
        let is_in = |operand: usize, axis| contraction.operands[operand].contains(&Index::Result(axis));
        (0..rank).rfind(|&axis| is_in(own, axis) && !is_in(1 - own, axis))
    };
    (product.rows, product.columns) = (only_in(0), only_in(1));
    if rank == 0 {
        return compute(op, rw, |b, _| product.tile(b, &[], &[], [1, 1], None)[0]);
    }
    let (buffer, _) = new_buffer(op, rw)?;
    product.result = Some(buffer);
    product.all(rw);
    rw.replace_by(op, buffer)
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
    /// How many products each element adds.
    length: i64,
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
fn parts(extent: i64, size: i64) -> impl Iterator<Item = (i64, i64, i64)> {
    let whole = extent / size;
    let all = [(whole, size, 0), (1, extent % size, whole * size)];
    all.into_iter().filter(|&(count, size, _)| count > 0 && size > 0)
}

impl Product<'_> {
    /// Computes the result, tile by tile.
    fn all(&self, b: &mut Builder<'_>) {
        let cx = b.cx();
        let extent = |axis: Option<usize>| axis.map_or(1, |axis| self.contraction.shape[axis]);
        let height = if self.columns.is_some() { ROWS } else { ROWS_ALONE };
        let is_outer = |axis: usize| Some(axis) != self.rows && Some(axis) != self.columns;
        let outer: Vec<usize> = (0..self.contraction.shape.len()).filter(|&axis| is_outer(axis)).collect();
        let sizes: Vec<i64> = outer.iter().map(|&axis| self.contraction.shape[axis]).collect();
        affine_nest(b, self.loc, &sizes, |b, indices| {
            let mut axes = vec![cx.affine_constant(0); self.contraction.shape.len()];
            outer.iter().enumerate().for_each(|(dim, &axis)| axes[axis] = cx.affine_dim(dim as u32));
            let at = |dim: usize, size: i64, first: i64| {
                let moved = cx.affine_mul(cx.affine_dim(dim as u32), cx.affine_constant(size));
                cx.affine_add(moved, cx.affine_constant(first))
            };
            for (count, width, first) in parts(extent(self.columns), COLUMNS) {
                affine_nest(b, self.loc, &[count], |b, tile| {
                    let indices = [indices, tile].concat();
                    if let Some(axis) = self.columns {
                        axes[axis] = at(indices.len() - 1, width, first);
                    }
                    let is_copied = self.columns.is_some() && extent(self.rows) >= MANY_ROWS;
                    let panel = is_copied.then(|| self.copied(b, &indices, &axes, width));
                    for (count, height, first) in parts(extent(self.rows), height) {
                        affine_nest(b, self.loc, &[count], |b, tile| {
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
        let panel =
            memref::AllocOp::build(b, self.loc, cx.memref_ty(&[self.length, width], cx.float_ty(self.kind)));
        let dims = indices.len() as u32;
        affine_nest(b, self.loc, &[self.length, width], |b, inner| {
            let mut axes = axes.to_vec();
            if let Some(axis) = self.columns {
                axes[axis] = cx.affine_add(axes[axis], cx.affine_dim(dims + 1));
            }
            let from = indices_of(cx, &self.contraction.operands[1], &axes, cx.affine_dim(dims));
            let map = AffineMap::new(dims + 2, 0, from);
            let value = element_of(b, self.loc, self.y, self.kind, map, &[indices, inner].concat());
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
        let built =
            affine::AffineForOp::build_with_iter_args(b, loc, 0..self.length, &starts, |b, at, sums| {
                let indices = [indices, &[at]].concat();
                let dims = indices.len() as u32;
                let of = |b: &mut Builder<'_>, operand: usize, row: i64, column: i64| {
                    let axes = self.element(cx, axes, row, column);
                    let map = AffineMap::new(
                        dims,
                        0,
                        indices_of(cx, &self.contraction.operands[operand], &axes, k),
                    );
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
            store(b, self.loc, value, result, AffineMap::new(indices.len() as u32, 0, place), indices);
        }
    }
}
