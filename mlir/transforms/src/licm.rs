//! The `loop-invariant-code-motion` pass: moves operations that compute the same in each iteration before the loop.
//!
//! Loops are operations with `LoopLikeOpInterface`. Inner loops come first, so that an operation can leave several. An
//! operation can leave a loop if it has no memory effects, can be speculated, and uses no value defined in the loop.

use std::collections::VecDeque;

use mlir::effects::{is_memory_effect_free, is_speculatable};
use mlir::interfaces::LoopLikeOpInterface;
use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Context, Op, OpRef, Region};

use crate::passes::LoopInvariantCodeMotion;

impl RunPass for LoopInvariantCodeMotion {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            move_loop_invariants(cx, body);
            Ok(())
        })
    }
}

/// Moves loop-invariant operations out of every loop of `body`; returns the number of moves.
pub(crate) fn move_loop_invariants(cx: &Context, body: &mut Body) -> u64 {
    let mut moved = 0;
    for op in body.all_ops_post() {
        let view = OpRef::new(cx, body, op);
        let Some(interface) = view.interface::<LoopLikeOpInterface>() else { continue };
        for region in (interface.loop_regions)(view) {
            moved += hoist(cx, body, op, region);
        }
    }
    moved
}

/// Moves loop-invariant operations from a region to before the loop.
fn hoist(cx: &Context, body: &mut Body, looping: Op, region: Region) -> u64 {
    let mut moved = 0;
    let mut pending: VecDeque<Op> = body.blocks(region).flat_map(|b| body.ops(b)).collect();
    while let Some(op) = pending.pop_front() {
        let here = body.block_of(op).and_then(|b| body.region_of(b)) == Some(region);
        if !here || !can_leave(OpRef::new(cx, body, op), region) {
            continue;
        }
        body.move_op_before(op, looping);
        moved += 1;
        // Users that could not leave before may be able to now; they come after those not visited yet.
        let users = body.results(op).flat_map(|result| body.users(result).collect::<Vec<_>>());
        pending.extend(users.collect::<Vec<_>>());
    }
    moved
}

fn can_leave(op: OpRef<'_>, region: Region) -> bool {
    !op.has_trait(Traits::TERMINATOR)
        && is_memory_effect_free(op)
        && is_speculatable(op)
        && op.body().walk_pre(op.id()).into_iter().all(|inner| {
            let body = op.body();
            let outside =
                |value| !body.is_defined_in_region(region, value) || body.is_defined_inside(op.id(), value);
            body.operands(inner).all(outside)
        })
}
