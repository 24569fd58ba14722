//! The `affine-loop-tile` pass: turns nests into loops over tiles around loops within a tile.
//!
//! It tiles each perfect nest at the top level of a function whose bounds do not depend on its own variables, and whose
//! dependences allow it. Unlike MLIR's pass, it leaves a nest alone if its effects on memory are unknown, or if a
//! distance is negative in each of its iterations: MLIR overlooks distances that are the same everywhere.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineForOp, AffineIfOp};
use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{AffineExpr, Body, Builder, Context, IntegerSet, IrMapping, Loc, OpView, Value};
use smallvec::smallvec;

use super::records::AffineLoopTiling;
use crate::analysis::footprint::footprint_in_bytes;
use crate::util::For;
use crate::util::body::{block_of, clone_ops, induction_variable, ops_of};
use crate::util::bounds::{Side, build_loop, joined};
use crate::util::legality::can_tile;
use crate::util::nest::perfect_nest;
use crate::util::trip_count::{constant_trip_count, difference, trip_count_divisor};

/// The size of a tile if nothing determines which size fits.
const DEFAULT_SIZE: u32 = 4;

impl RunPass for AffineLoopTiling {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        for nest in top_nests(cx, body) {
            let mut b = Builder::new(cx, body);
            if !nest.first().is_some_and(|root| can_tile(root.view(&b), nest.len())) {
                continue;
            }
            let sizes = self.sizes(&b, &nest);
            if let Some(tiled) = tile(&mut b, &nest, &sizes)
                && self.options.separate
            {
                separate_full_tiles(&mut b, &tiled.within);
            }
        }
        Ok(())
    }
}

/// The perfect nests at the top level of a function.
pub(super) fn top_nests(cx: &Context, body: &mut Body) -> Vec<Vec<For>> {
    let blocks: Vec<_> = body.roots().iter().flat_map(|&region| body.blocks(region)).collect();
    let ops: Vec<_> = blocks.into_iter().flat_map(|block| body.ops(block).collect::<Vec<_>>()).collect();
    let b = Builder::new(cx, body);
    let roots: Vec<For> = ops.into_iter().filter_map(|op| b.as_handle::<AffineForOp<'static>>(op)).collect();
    roots.into_iter().map(|root| perfect_nest(cx, b.body(), root)).collect()
}

impl AffineLoopTiling {
    /// The size of a tile along each loop.
    fn sizes(&self, b: &Builder<'_>, nest: &[For]) -> Vec<u32> {
        if self.options.tile_size > 0 {
            return vec![self.options.tile_size; nest.len()];
        }
        let given = self.options.tile_sizes.iter().copied().filter(|&size| size > 0);
        let mut sizes: Vec<u32> = given.collect();
        if !sizes.is_empty() {
            sizes.resize(nest.len(), DEFAULT_SIZE);
            return sizes;
        }
        let fitting = self.fitting_sizes(b, nest);
        nest.iter().zip(fitting).map(|(lp, size)| whole_tiles(lp.view(b), size)).collect()
    }

    /// Sizes whose product is approximately the size of the cache divided by the memory that the nest touches.
    fn fitting_sizes(&self, b: &Builder<'_>, nest: &[For]) -> Vec<u32> {
        let cache = self.options.cache_size.saturating_mul(1024);
        if cache == 0 {
            return vec![1; nest.len()];
        }
        let touched = nest.first().and_then(|root| footprint_in_bytes(root.view(b)));
        let Some(touched) = touched.and_then(|bytes| u64::try_from(bytes).ok()) else {
            return vec![DEFAULT_SIZE; nest.len()];
        };
        let excess = touched.div_ceil(cache).max(1);
        let each = integer_root(excess, nest.len());
        let mut sizes = vec![each; nest.len()];
        if let Some((last, others)) = sizes.split_last_mut() {
            let product = others.iter().fold(1u64, |product, &size| product.saturating_mul(size));
            *last = (excess / product).max(1);
        }
        sizes.into_iter().map(|size| u32::try_from(size).unwrap_or(u32::MAX)).collect()
    }
}

/// The greatest number whose power with an exponent of at least 1 is at most `value`.
fn integer_root(value: u64, exponent: usize) -> u64 {
    let exponent = u32::try_from(exponent).unwrap_or(u32::MAX);
    let fits = |root: u64| root.checked_pow(exponent).is_some_and(|power| power <= value);
    let mut least = 1;
    let mut beyond = value.max(1).saturating_add(1);
    while beyond - least > 1 {
        let middle = least + (beyond - least) / 2;
        if fits(middle) { least = middle } else { beyond = middle }
    }
    least
}

/// The greatest size up to `size` that divides a loop's number of runs, if that number is known.
fn whole_tiles(lp: AffineForOp<'_>, size: u32) -> u32 {
    let Some(count) = constant_trip_count(lp) else { return size };
    let most = match u32::try_from(count / 2) {
        Ok(half) if count > 1 => size.min(half),
        _ => size,
    };
    (1..=most).rev().find(|&size| count.is_multiple_of(size.into())).unwrap_or(1)
}

/// The loops that a nest was tiled into.
pub(crate) struct Tiled {
    /// The loops over the tiles, which are the outer ones.
    pub(crate) over: Vec<For>,
    /// The loops within a tile.
    pub(crate) within: Vec<For>,
}

/// Replaces a nest by loops over tiles and, inside them, loops within a tile. `None` if the nest carries values or is not
/// rectangular.
pub(crate) fn tile(b: &mut Builder<'_>, nest: &[For], sizes: &[u32]) -> Option<Tiled> {
    let (&root, &innermost) = (nest.first()?, nest.last()?);
    let steps: Vec<i64> = (nest.iter().zip(sizes))
        .map(|(lp, &size)| lp.view(b).step().checked_mul(size.into()).filter(|&step| step > 0))
        .collect::<Option<_>>()?;
    // The variable of a loop over tiles ends less than a tile beyond the bound.
    let has_room = |(lp, &step): (&For, &i64)| {
        Side::Upper.constant(lp.view(b)).is_none_or(|end| end.checked_add(step).is_some())
    };
    if !nest.iter().zip(&steps).all(has_room)
        || !is_rectangular(b, nest)
        || nest.iter().any(|lp| b.body().num_results(**lp) > 0)
    {
        return None;
    }
    let loc = b.body().loc(*root);
    let bounds: Vec<[Applied; 2]> = (nest.iter())
        .map(|lp| Some([Side::Lower.of(lp.view(b))?, Side::Upper.of(lp.view(b))?]))
        .collect::<Option<_>>()?;
    b.set_before(*root);
    let mut over = Vec::new();
    let mut variables = Vec::new();
    for ([low, high], &step) in bounds.iter().zip(&steps) {
        let (outer, variable) = enter(b, loc, [low, high], step);
        over.push(outer);
        variables.push(variable);
    }
    let mut within = Vec::new();
    for (at, &lp) in nest.iter().enumerate() {
        let variable = variables[at];
        let low = shifted(b, variable, 0);
        let high = tile_end(b, lp, &bounds[at][1], variable, (steps[at], sizes[at]))?;
        let step = lp.view(b).step();
        let (inner, inside) = enter(b, loc, [&low, &high], step);
        within.push(inner);
        let old = induction_variable(b.body(), *lp)?;
        b.replace_all_uses(old, inside);
    }
    let end = b.body().last_op(block_of(b.body(), **within.last()?)?)?;
    for op in ops_of(b.body(), *innermost) {
        b.move_op_before(op, end);
    }
    b.erase_op(*root);
    Some(Tiled { over, within })
}

/// Builds a loop and continues inside it; returns it with its variable.
fn enter(b: &mut Builder<'_>, loc: Loc, bounds: [&Applied; 2], step: i64) -> (For, Value) {
    let lp = build_loop(b, loc, bounds, step, &[]);
    let block = block_of(b.body(), *lp).expect("a new loop has a body");
    b.set_start(block);
    (lp, b.body().block_args(block)[0])
}

/// `variable + offset`
fn shifted(b: &Builder<'_>, variable: Value, offset: i64) -> Applied {
    let cx = b.cx();
    let expr = cx.affine_add(cx.affine_dim(0), cx.affine_constant(offset));
    Applied { dims: smallvec![variable], symbols: smallvec![], exprs: smallvec![expr] }
}

/// The end of a tile that starts at `variable`: after a full tile, unless the loop may end before.
fn tile_end(
    b: &Builder<'_>,
    lp: For,
    old: &Applied,
    variable: Value,
    (step, size): (i64, u32),
) -> Option<Applied> {
    let cx = b.cx();
    let view = lp.view(b);
    if let Some(count) = constant_trip_count(view).filter(|&count| count < size.into()) {
        let length = i64::try_from(count).ok()?.checked_mul(view.step())?;
        return Some(shifted(b, variable, length));
    }
    if trip_count_divisor(view).is_multiple_of(size.into()) {
        return Some(shifted(b, variable, step));
    }
    let mut end = old.clone();
    let whole = cx.affine_add(cx.affine_dim(end.dims.len() as u32), cx.affine_constant(step));
    end.dims.push(variable);
    end.exprs.insert(0, whole);
    Some(end)
}

/// Whether no bound has a variable of the nest as an operand, used or not.
pub(super) fn is_rectangular(b: &Builder<'_>, nest: &[For]) -> bool {
    let variables: Vec<Value> = nest.iter().filter_map(|lp| induction_variable(b.body(), **lp)).collect();
    nest.iter().all(|lp| {
        let view = lp.view(b);
        [Side::Lower, Side::Upper].into_iter().all(|side| {
            let operands = side.operands(view);
            operands.iter().all(|v| !variables.contains(v))
        })
    })
}

/// Guards a nest of loops within a tile by the condition that the tile is complete: if so, a copy of the nest runs
/// whose bounds are those of a full tile. Steps are 1.
fn separate_full_tiles(b: &mut Builder<'_>, nest: &[For]) -> Option<()> {
    let &root = nest.first()?;
    let cx = b.cx();
    let mut condition = Applied { dims: smallvec![], symbols: smallvec![], exprs: smallvec![] };
    let mut ends = Vec::new();
    for lp in nest {
        let view = lp.view(b);
        let &variable = Side::Lower.operands(view).first()?;
        let mut bound = Side::Upper.of(view)?;
        if view.step() != 1 {
            return None;
        }
        let whole = bound.exprs.remove(0);
        let mut end = Applied { exprs: smallvec![whole], ..bound.clone() };
        end.canonicalize(view.op_ref());
        let limits = difference(view.op_ref(), &bound, &end)?;
        debug_assert!(*end.dims == [variable], "a whole tile ends at an offset from its start");
        if !limits.exprs.iter().all(|&e| is_linear(cx, e)) {
            return None;
        }
        condition = joined(cx, condition, limits);
        ends.push(end);
    }
    condition.canonicalize(root.view(b).op_ref());
    let constraints: Vec<_> = if condition.exprs.is_empty() {
        vec![(cx.affine_constant(0), true)]
    } else {
        condition.exprs.iter().map(|&e| (e, false)).collect()
    };
    let set = IntegerSet::new(condition.dims.len() as u32, condition.symbols.len() as u32, constraints);
    let loc = b.body().loc(*root);
    b.set_before(*root);
    let guard = AffineIfOp::build_with_else(b, loc, &[], (set, &condition.operands()), |_| (), |_| ());
    let [then, other] = [0, 1].map(|at| {
        let region = b.body().regions_of(*guard)[at];
        b.body().entry_block(region).and_then(|block| b.body().first_op(block))
    });
    let then = then?;
    let other = other?;
    b.set_before(then);
    let mut map = IrMapping::default();
    let copy = clone_ops(b, &[*root], &mut map)[0];
    let copy = b.as_handle(copy)?;
    for (lp, end) in perfect_nest(cx, b.body(), copy).into_iter().zip(&ends) {
        Side::Upper.set(b, lp, end);
    }
    b.move_op_before(*root, other);
    Some(())
}

/// Whether an expression is a sum of multiples.
fn is_linear(cx: &Context, expr: AffineExpr) -> bool {
    let mut pending = vec![expr];
    while let Some(expr) = pending.pop() {
        match *cx.affine_kind(expr) {
            AffineExprKind::Binary(AffineBinary::Add | AffineBinary::Mul, lhs, rhs) => {
                pending.extend([lhs, rhs])
            }
            AffineExprKind::Binary(..) => return false,
            _ => {}
        }
    }
    true
}
