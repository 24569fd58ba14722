//! The `affine-loop-split` pass: splits loops by the numbers by which subscripts divide their induction variables.
//!
//! A loop over all elements of an array that other code treats as a matrix uses `%i floordiv 64` and `%i mod 64`.
//! Split into blocks of 64 iterations and normalized (`affine-loop-normalize`), it becomes a loop for each of the two.
//! No division is left, and interchange and tiling see how it moves through memory. The order of iterations does not
//! change.
//!
//! ```mlir
//! affine.for %i = 0 to 4096 {                       affine.for %b = 0 to 4096 step 64 {
//!   affine.load %a[%i floordiv 64, %i mod 64]   =>    affine.for %i = %b to %b + 64 {
//! }                                                     affine.load %a[%i floordiv 64, %i mod 64]
//! ```
//!
//! Iterations that are no whole block go into a loop of their own. With `partial-blocks`, they are the last iteration of an
//! outermost loop over blocks, so that threads share all of them. They are, too, if how many there are is not known.

use dialects::affine::AffineForOp;
use dialects::affine::canonicalize::Applied;
use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{AffineExpr, Body, Builder, Context, Op, OpRef, OpView, Value};
use rustc_hash::FxHashMap;

use super::join_rows::ROWS;
use super::records::AffineLoopSplit;
use super::tile::tile;
use crate::analysis::Access;
use crate::util::For;
use crate::util::body::induction_variable;
use crate::util::bounds::Side;
use crate::util::nest::loops_post;
use crate::util::subscripts::set_subscripts;
use crate::util::trip_count::{constant_trip_count, trip_count_divisor};
use crate::util::unroll::split_remainder;

impl RunPass for AffineLoopSplit {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        let mut divisors = divisors(cx, body);
        for lp in loops_post(cx, body) {
            let found = induction_variable(body, *lp).and_then(|variable| divisors.remove(&variable));
            let mut b = Builder::new(cx, body);
            let mut divisors = found.unwrap_or_default();
            divisors.sort_unstable_by(|a, b| b.cmp(a));
            divisors.dedup();
            if split_with_partial_block(&mut b, lp, &divisors, self.options.partial_blocks).is_none() {
                split(&mut b, lp, divisors);
            }
        }
        Ok(())
    }
}

/// Splits a loop by its only divisor into blocks, the last of which may be shorter; `None` if it is left alone. Of a known
/// number of iterations, that is worth it only in outermost loops, if they are to be shared.
fn split_with_partial_block(b: &mut Builder<'_>, lp: For, divisors: &[i64], is_shared: bool) -> Option<()> {
    let &[by] = divisors else { return None };
    let size = u32::try_from(by).ok().filter(|&size| size > 1)?;
    let view = lp.view(b);
    let has_partial_block = match constant_trip_count(view).map(i64::try_from) {
        Some(length) => {
            let length = length.ok()?;
            let parent = view.op_ref().parent_op();
            let is_outermost = parent.is_none_or(|parent| parent.cast::<AffineForOp>().is_none());
            is_shared && is_outermost && by < length && (length - length % ROWS) % by > 0
        }
        None => Side::Upper.map(view).results.len() == 1,
    };
    if !has_partial_block || !is_splittable(view) || view.op_ref().num_results() > 0 {
        return None;
    }
    if !trip_count_divisor(view).is_multiple_of(ROWS.unsigned_abs()) {
        // So that rows of the last block can be joined, too.
        split_remainder(b, lp, ROWS)?;
    }
    let tiled = tile(b, &[lp], &[size])?;
    let first = induction_variable(b.body(), *tiled.over[0])?;
    let variable = induction_variable(b.body(), *tiled.within[0])?;
    for op in b.body().walk_pre(*tiled.within[0]) {
        divide_first(b, op, [variable, first]);
    }
    Some(())
}

/// Divides the first variable of a block in the subscripts of an access, in place of a variable within the block: the
/// quotient is the same, and the remainder is the distance from the first.
fn divide_first(b: &mut Builder<'_>, op: Op, [variable, first]: [Value; 2]) -> Option<()> {
    let access = Access::of(OpRef::new(b.cx(), b.body(), op))?;
    let mut at = Applied::of_map(access.map, access.indices.iter().copied())?;
    let is_variable = |dim: u32| at.dims.get(dim as usize) == Some(&variable);
    let first_dim = b.cx().affine_dim(at.dims.len() as u32);
    let exprs = at.exprs.iter().map(|&expr| divided_first(b.cx(), expr, &is_variable, first_dim)).collect();
    if at.exprs == exprs {
        return None;
    }
    at.exprs = exprs;
    at.dims.push(first);
    set_subscripts(b, op, access.memref, &at)
}

/// An expression in which the quotients and remainders of some dimensions use another dimension.
///
/// Expressions nest at most as deep as the text may, so recursion is bounded.
fn divided_first(
    cx: &Context,
    expr: AffineExpr,
    is_variable: &dyn Fn(u32) -> bool,
    first: AffineExpr,
) -> AffineExpr {
    let AffineExprKind::Binary(kind, lhs, rhs) = *cx.affine_kind(expr) else { return expr };
    let is_divided = matches!(*cx.affine_kind(lhs), AffineExprKind::Dim(dim) if is_variable(dim));
    match kind {
        AffineBinary::FloorDiv if is_divided => cx.affine_floor_div(first, rhs),
        AffineBinary::Mod if is_divided => cx.affine_sub(lhs, first),
        _ => {
            let [lhs, rhs] = [lhs, rhs].map(|side| divided_first(cx, side, is_variable, first));
            cx.affine_binary(kind, lhs, rhs)
        }
    }
}

/// Splits a loop by all divisors, the largest first.
fn split(b: &mut Builder<'_>, lp: For, divisors: Vec<i64>) {
    let view = lp.view(b);
    let Some(mut length) = constant_trip_count(view).and_then(|n| i64::try_from(n).ok()) else { return };
    if !is_splittable(view) {
        return;
    }
    let mut inner = lp;
    for by in divisors {
        let Ok(size) = u32::try_from(by) else { continue };
        if by <= 1 || by >= length {
            continue;
        }
        if length % by > 0 {
            // Iterations that are no whole block go into a loop of their own.
            if inner != lp || split_remainder(b, lp, by).is_none() {
                continue;
            }
            length -= length % by;
        }
        if by < length {
            let Some(tiled) = tile(b, &[inner], &[size]) else { return };
            (inner, length) = (tiled.within[0], by);
        }
    }
}

/// Whether a loop counts from zero by one.
fn is_splittable(lp: AffineForOp<'_>) -> bool {
    lp.step() == 1 && Side::Lower.constant(lp) == Some(0)
}

/// The numbers by which each variable is divided.
fn divisors(cx: &Context, body: &Body) -> FxHashMap<Value, Vec<i64>> {
    let mut found: FxHashMap<Value, Vec<i64>> = FxHashMap::default();
    for access in body.all_ops_pre().into_iter().filter_map(|op| Access::of(OpRef::new(cx, body, op))) {
        for &expr in &access.map.results {
            visit(cx, expr, &mut |dim, by| {
                if let Some(&value) = access.indices.get(dim as usize) {
                    found.entry(value).or_default().push(by);
                }
            });
        }
    }
    found
}

/// Calls `found` with each dimension that is divided, and with the divisor. Returns the dimension whose quotient or
/// remainder an expression is, and the divisor so far.
///
/// Expressions nest at most as deep as the text may, so recursion is bounded.
fn visit(cx: &Context, expr: AffineExpr, found: &mut dyn FnMut(u32, i64)) -> Option<(u32, i64)> {
    match *cx.affine_kind(expr) {
        AffineExprKind::Dim(dim) => Some((dim, 1)),
        AffineExprKind::Binary(kind, lhs, rhs) => {
            let inner = visit(cx, lhs, found);
            visit(cx, rhs, found);
            if !matches!(kind, AffineBinary::FloorDiv | AffineBinary::Mod) {
                return None;
            }
            let (dim, scale) = inner?;
            let by = scale.checked_mul(cx.affine_as_constant(rhs)?)?;
            found(dim, by);
            Some((dim, if kind == AffineBinary::FloorDiv { by } else { scale }))
        }
        _ => None,
    }
}
