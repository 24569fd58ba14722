//! The `affine-loop-unroll-small` pass: turns loop nests that do little into straight-line code.
//!
//! Afterwards, `affine-scalrep` sees which elements are stored and loaded, so that tensors of a handful of elements
//! become values. A program of a thousand such loops then becomes a thousand times a few operations, which LLVM
//! compiles in a fraction of the time.
//!
//! With `max-inner-operations`, this also happens within the iterations of a larger loop that keep intermediate values in
//! small buffers, such as the distances of a point from a few others. Once these are values, LLVM computes several
//! iterations side by side.

use dialects::affine::{AffineForOp, AffineParallelOp};
use dialects::math::elementary;
use dialects::memref::{AllocOp, DeallocOp};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Builder, Context, Op, OpRef, Value};

use super::records::AffineLoopUnrollSmall;
use crate::analysis::Access;
use crate::util::body::ops_of;
use crate::util::nest::outer_nests;
use crate::util::trip_count::constant_trip_count;
use crate::util::unroll::unroll_full;

/// The most elements of a buffer that holds intermediate values of an iteration.
const MOST_ELEMENTS: usize = 64;

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
        let most = self.options.max_inner_operations;
        for around in if most > 0 { loops(cx, body) } else { Vec::new() } {
            // Unrolling a loop around it may have removed it.
            if body.is_live(around) {
                let inner = inner_loops(cx, body, around, most);
                inner.into_iter().for_each(|lp| unroll_all(cx, body, lp));
            }
        }
        Ok(())
    }
}

/// The loops, outer ones first.
fn loops(cx: &Context, body: &Body) -> Vec<Op> {
    let is_loop = |op: &Op| {
        let view = OpRef::new(cx, body, *op);
        view.is::<AffineForOp>() || view.is::<AffineParallelOp>()
    };
    body.all_ops_pre().into_iter().filter(is_loop).collect()
}

/// The loops directly in a loop, if an iteration of it is at most so many operations without them, and keeps intermediate
/// values in small buffers.
fn inner_loops(cx: &Context, body: &Body, around: Op, most: u64) -> Vec<Op> {
    let ops = ops_of(body, around);
    let total = ops.iter().try_fold(0, |sum: u64, &op| sum.checked_add(operations(cx, body, op)?));
    let inner: Vec<Op> = ops.into_iter().filter(|&op| OpRef::new(cx, body, op).is::<AffineForOp>()).collect();
    let is_short = total.is_some_and(|total| total <= most);
    if is_short && !inner.is_empty() && has_private_buffer(cx, body, around) { inner } else { Vec::new() }
}

/// Whether a loop accesses a small buffer that nothing else does.
fn has_private_buffer(cx: &Context, body: &Body, around: Op) -> bool {
    let inside = body.walk_pre(around).into_iter();
    let accessed = inside.filter_map(|op| Some(Access::of(OpRef::new(cx, body, op))?.memref));
    let is_private = |memref: Value| {
        let is_small = cx.type_ref(body.ty(memref)).num_elements().is_some_and(|n| n <= MOST_ELEMENTS);
        let op = body.defining_op(memref).map(|op| OpRef::new(cx, body, op));
        let is_within = |user: Op| {
            OpRef::new(cx, body, user).is::<DeallocOp>()
                || std::iter::successors(Some(user), |&op| body.parent_op(op)).any(|op| op == around)
        };
        is_small && op.is_some_and(|op| op.is::<AllocOp>()) && body.users(memref).all(is_within)
    };
    accessed.into_iter().any(is_private)
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
