//! The `affine-loop-unroll-rotating` pass: unrolls loops whose carried values rotate, so that they stay in place.
//!
//! Such a loop has several partial results, and adds each element to the next of them. Repeated as often as there are
//! partial results, each copy of the body has its own, nothing moves, and LLVM sees that the copies do the same to
//! neighbours in memory: they become vectors. The order of operations does not change.
//!
//! ```mlir
//! affine.for %i = 0 to 8 iter_args(%a = %z, %b = %z)       affine.for %i = 0 to 8 step 2 iter_args(%a = %z, %b = %z)
//!   %x = affine.load %m[%i]                           =>     %x = affine.load %m[%i]
//!   %c = arith.addf %a, %x                                   %c = arith.addf %a, %x
//!   affine.yield %b, %c                                      %y = affine.load %m[%i + 1]
//!                                                            %d = arith.addf %b, %y
//!                                                            affine.yield %c, %d
//! ```

use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Builder, Context, OpRef, Value};

use super::records::AffineLoopUnrollRotating;
use crate::util::For;
use crate::util::body::block_of;
use crate::util::nest::innermost_loops;
use crate::util::trip_count::constant_trip_count;
use crate::util::unroll::{unroll_by_factor, unroll_full};

impl RunPass for AffineLoopUnrollRotating {
    fn run(&self, mut op: OpMut<'_>, _state: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        for (lp, values) in rotating(cx, body) {
            unroll_by_factor(&mut Builder::new(cx, body), lp, values, false);
        }
        // What remains of them is shorter than a rotation.
        for (lp, values) in rotating(cx, body) {
            if constant_trip_count(lp.read(cx, body)).is_some_and(|count| count < values) {
                unroll_full(&mut Builder::new(cx, body), lp);
            }
        }
        Ok(())
    }
}

/// The innermost loops whose carried values rotate, with the number of these.
fn rotating(cx: &Context, body: &Body) -> Vec<(For, u64)> {
    let loops = innermost_loops(cx, body).into_iter();
    loops.filter_map(|lp| Some((lp, rotated(cx, body, lp)?))).collect()
}

/// The number of values that a loop carries if each iteration passes all but the first on to the place before, and a
/// new one to the last. A loop that only rotates has nothing to become vectors.
fn rotated(cx: &Context, body: &Body, lp: For) -> Option<u64> {
    let block = block_of(body, *lp)?;
    let carried = body.block_args(block).get(1..)?;
    let end = OpRef::new(cx, body, body.last_op(block)?);
    let next: Vec<Value> = end.operands().collect();
    let (last, kept) = next.split_last()?;
    let rotates = carried.len() > 1 && carried[1..] == *kept && carried[0] != *last;
    rotates.then_some(carried.len() as u64)
}
