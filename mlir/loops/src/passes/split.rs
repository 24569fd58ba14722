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

use mlir::affine::{AffineBinary, AffineExprKind};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{AffineExpr, Body, Builder, Context, OpRef, Value};
use rustc_hash::FxHashMap;

use super::records::AffineLoopSplit;
use super::tile::tile;
use crate::analysis::Access;
use crate::util::For;
use crate::util::body::induction_variable;
use crate::util::bounds::Side;
use crate::util::nest::loops_post;
use crate::util::trip_count::constant_trip_count;
use crate::util::unroll::split_remainder;

impl RunPass for AffineLoopSplit {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        let mut divisors = divisors(cx, body);
        for lp in loops_post(cx, body) {
            let found = induction_variable(body, *lp).and_then(|variable| divisors.remove(&variable));
            split(&mut Builder::new(cx, body), lp, found.unwrap_or_default());
        }
        Ok(())
    }
}

/// Splits a loop by all divisors, the largest first.
fn split(b: &mut Builder<'_>, lp: For, mut divisors: Vec<i64>) {
    let view = lp.view(b);
    let Some(mut length) = constant_trip_count(view).and_then(|n| i64::try_from(n).ok()) else { return };
    if view.step() != 1 || Side::Lower.constant(view) != Some(0) {
        return;
    }
    divisors.sort_unstable_by(|a, b| b.cmp(a));
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
