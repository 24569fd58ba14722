//! The `control-flow-sink` pass: moves operations into the regions that alone use them, so that they run less often.
//!
//! A region takes an operation if it runs at most once each time that control reaches the operation around it, is
//! entered from there, and is not certain to run. Operations move whole chains at a time, users first.

use mlir::effects::is_memory_effect_free;
use mlir::interfaces::RegionBranchOpInterface;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Context, Op, OpRef, Region, Value};

use crate::passes::ControlFlowSink;

impl RunPass for ControlFlowSink {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        op.for_each_body(state, &|header, body, state| {
            let mut sunk = 0;
            for op in body.all_ops_post() {
                sunk += sink_into(header.cx(), body, op);
            }
            state.count("num-sunk", sunk);
            Ok(())
        })
    }
}

/// Sinks into the regions of an operation that run at most once.
fn sink_into(cx: &Context, body: &mut Body, op: Op) -> u64 {
    let view = OpRef::new(cx, body, op);
    let Some(branch) = view.interface::<RegionBranchOpInterface>() else { return 0 };
    if !(branch.runs_at_most_once)(view) {
        return 0;
    }
    let regions: Vec<Region> = body.regions_of(op).to_vec();
    regions.into_iter().map(|region| sink_region(cx, body, region)).sum()
}

fn sink_region(cx: &Context, body: &mut Body, region: Region) -> u64 {
    let mut sunk = 0;
    // The last operation is the first whose operands sink, so that users follow what they use.
    let mut pending: Vec<Op> = body.region_ops(region).collect();
    while let Some(user) = pending.pop() {
        let operands: Vec<Value> = body.operands(user).collect();
        for op in operands.into_iter().filter_map(|v| body.defining_op(v)).collect::<Vec<_>>() {
            if !can_sink(cx, body, region, op) {
                continue;
            }
            let Some(first) = body.entry_block(region).and_then(|entry| body.first_op(entry)) else {
                continue;
            };
            body.move_op_before(op, first);
            sunk += 1;
            pending.push(op);
        }
    }
    sunk
}

/// Whether an operation can move into a region: only operations inside it use the results.
fn can_sink(cx: &Context, body: &Body, region: Region, op: Op) -> bool {
    let inside = |op: Op| body.ancestor_in_region(region, op).is_some();
    if inside(op) {
        return false;
    }
    let used_inside = body.results(op).all(|result| body.users(result).all(inside));
    used_inside && is_memory_effect_free(OpRef::new(cx, body, op))
}
