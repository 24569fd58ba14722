//! The allocations of a function, and what is needed to move them.

use dialects::memref::{AllocOp, AllocaOp};
use mlir::interfaces::{LoopLikeOpInterface, RegionBranchOpInterface, RegionSuccessor};
use mlir::{Block, Body, Context, Op, OpRef, Value};
use rustc_hash::FxHashSet;

use super::flow::dealloc_of;

/// An allocation that may be moved.
#[derive(Clone, Copy)]
pub(super) struct Allocation {
    pub(super) op: Op,
    pub(super) value: Value,
    pub(super) dealloc: Option<Op>,
}

/// The allocations on the heap, each freed at most once.
pub(super) fn allocations(cx: &Context, body: &Body) -> Vec<Allocation> {
    let heap = body.all_ops_post().into_iter().filter(|&op| OpRef::new(cx, body, op).is::<AllocOp>());
    let one = |op: Op| {
        let value = body.result(op, 0);
        Some(Allocation { op, value, dealloc: dealloc_of(cx, body, value).ok()? })
    };
    heap.filter_map(one).collect()
}

/// The allocations on the stack.
pub(super) fn stack_allocations(cx: &Context, body: &Body) -> Vec<Op> {
    body.all_ops_post().into_iter().filter(|&op| OpRef::new(cx, body, op).is::<AllocaOp>()).collect()
}

/// Whether an operation runs a region repeatedly.
pub(super) fn is_loop(op: OpRef<'_>) -> bool {
    if op.interface::<LoopLikeOpInterface>().is_some() {
        return true;
    }
    let Some(branch) = op.interface::<RegionBranchOpInterface>() else { return false };
    let mut seen = FxHashSet::default();
    // Control comes back to a region that it has left.
    let leads_back = |start: usize| {
        seen.clear();
        let mut pending = vec![start];
        while let Some(at) = pending.pop() {
            for successor in (branch.successor_regions)(op, Some(at)) {
                let RegionSuccessor::Region(next) = successor else { continue };
                if next == start {
                    return true;
                }
                if seen.insert(next) {
                    pending.push(next);
                }
            }
        }
        false
    };
    (0..op.num_regions()).any(leads_back)
}

/// Whether it is known how an operation runs its regions.
pub(super) fn is_known_control_flow(op: OpRef<'_>) -> bool {
    op.interface::<LoopLikeOpInterface>().is_some() || op.interface::<RegionBranchOpInterface>().is_some()
}

/// Where an allocation goes in a block: before the operation that it is in, or at the end.
pub(super) fn start(body: &Body, op: Op, block: Block) -> Option<Op> {
    body.ancestor_in_block(block, op).or_else(|| body.last_op(block))
}
