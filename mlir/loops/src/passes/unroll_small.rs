//! The `affine-loop-unroll-small` pass: turns loop nests that do little into straight-line code.
//!
//! Afterwards, `affine-scalrep` sees which elements are stored and loaded, so that tensors of a handful of elements
//! become values. A program of a thousand such loops then becomes a thousand times a few operations, which LLVM
//! compiles in a fraction of the time.

use dialects::affine::AffineForOp;
use dialects::math::elementary;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Builder, Context, Op, OpRef};

use super::records::AffineLoopUnrollSmall;
use crate::util::body::ops_of;
use crate::util::nest::outer_nests;
use crate::util::trip_count::constant_trip_count;
use crate::util::unroll::unroll_full;

impl RunPass for AffineLoopUnrollSmall {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        let nests = outer_nests(cx, body);
        if (nests.len() as u64) < self.options.min_nests {
            return Ok(());
        }
        for nest in nests {
            let root = *nest[0];
            if operations(cx, body, root).is_some_and(|count| count <= self.options.max_operations) {
                unroll_all(cx, body, root);
            }
        }
        Ok(())
    }
}

/// How many operations remain of an operation when all loops in it are unrolled; `None` if unknown.
///
/// Loops in a verified function nest at most as deep as the IR may, so recursion is bounded.
fn operations(cx: &Context, body: &Body, op: Op) -> Option<u64> {
    let Some(lp) = OpRef::new(cx, body, op).cast::<AffineForOp>() else {
        let op = OpRef::new(cx, body, op);
        return body.regions_of(op.id()).is_empty().then(|| elementary::operations(op));
    };
    let inner = ops_of(body, op).into_iter();
    let inside =
        inner.map(|op| operations(cx, body, op)).try_fold(0, |sum: u64, count| sum.checked_add(count?))?;
    // A loop that does nothing, or never runs, stays.
    Some(constant_trip_count(lp)?.checked_mul(inside)?.max(1))
}

/// Unrolls the loops of a nest, inner ones first.
fn unroll_all(cx: &Context, body: &mut Body, root: Op) {
    for op in body.walk_post(root) {
        let mut b = Builder::new(cx, body);
        if let Some(lp) = b.as_handle::<AffineForOp<'static>>(op) {
            unroll_full(&mut b, lp);
        }
    }
}
