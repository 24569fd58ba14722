//! The `scf-parallel-loop-fusion` pass: turns successive parallel loops over the same iterations into one.
//!
//! Iterations of the new loop run in any order, so an element that one of the loops writes and the other touches must
//! belong to the same iteration in both: its subscripts are equal, and contain all induction variables. Unlike MLIR's,
//! the pass also compares writes with writes, and leaves loops with other effects alone.

use std::collections::HashMap;

use dialects::memref;
use dialects::scf::{ParallelOp, ParallelOpOptions, ReduceOp};
use mlir::effects::{is_memory_effect_free, own_effects};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Block, Body, Builder, Handle, Op, OpRef, OpView, Type, Value};

use super::records::SCFParallelLoopFusion;
use crate::analysis::memory::{allocates, is_local, may_alias};
use crate::util::body::block_of;

impl RunPass for SCFParallelLoopFusion {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            for block in blocks_post(body) {
                fuse_in_block(&mut Builder::new(cx, body), block);
            }
            Ok(())
        })
    }
}

/// A loop with more operations is not fused with the next one: all of its accesses would be compared again.
const MOST_OPS: usize = 1024;

type Parallel = Handle<ParallelOp<'static>>;

/// All blocks, inner ones first.
fn blocks_post(body: &Body) -> Vec<Block> {
    let regions = body.all_ops_post().into_iter().flat_map(|op| body.regions_of(op).to_vec());
    regions.chain(body.roots().to_vec()).flat_map(|region| body.blocks(region)).collect()
}

/// Fuses each loop of a block with the next one, if nothing with an effect is between them.
fn fuse_in_block(b: &mut Builder<'_>, block: Block) {
    let ops: Vec<Op> = b.body().ops(block).collect();
    let mut previous: Option<Parallel> = None;
    for op in ops {
        if let Some(lp) = b.as_handle::<ParallelOp<'static>>(op) {
            previous = previous.and_then(|first| fuse(b, first, lp)).or(Some(lp));
        } else if !is_memory_effect_free(OpRef::new(b.cx(), b.body(), op)) {
            previous = None;
        }
    }
}

/// An access of memory by subscripts.
struct Access {
    memref: Value,
    indices: Vec<Value>,
    is_write: bool,
}

/// The accesses in a loop to memory from outside. `None` if there are other effects, or other parallel loops.
fn accesses(lp: ParallelOp<'_>) -> Option<Vec<Access>> {
    let op = lp.op_ref();
    let mut found = Vec::new();
    for id in op.body().walk_pre(op.id()).into_iter().filter(|&id| id != op.id()) {
        let inner = op.sibling(id);
        if let Some(load) = inner.cast::<memref::LoadOp>() {
            found.push(Access { memref: load.memref(), indices: load.indices().collect(), is_write: false });
        } else if let Some(store) = inner.cast::<memref::StoreOp>() {
            found.push(Access { memref: store.memref(), indices: store.indices().collect(), is_write: true });
        } else if inner.is::<ParallelOp>()
            || !(allocates(inner) || own_effects(inner).is_some_and(|effects| effects.is_empty()))
        {
            return None;
        }
    }
    found.retain(|access| !is_local(op, op.id(), access.memref));
    Some(found)
}

/// Whether iterations of the second loop may run before other iterations of the first.
fn are_independent(first: ParallelOp<'_>, second: ParallelOp<'_>) -> Option<bool> {
    let op = second.op_ref();
    let variables = |lp: ParallelOp<'_>| -> Option<Vec<Value>> {
        let body = lp.op_ref().body();
        Some(body.block_args(block_of(body, lp.op_ref().id())?).to_vec())
    };
    let from = variables(first)?;
    let to = variables(second)?;
    let same: HashMap<Value, Value> = from.into_iter().zip(to.iter().copied()).collect();
    let second_accesses = accesses(second)?;
    let conflict = |a: &Access| {
        let indices: Vec<Value> = a.indices.iter().map(|v| same.get(v).copied().unwrap_or(*v)).collect();
        let own = to.iter().all(|v| indices.contains(v));
        second_accesses.iter().any(|b| {
            (a.is_write || b.is_write)
                && may_alias(op, a.memref, b.memref)
                && !(a.memref == b.memref && own && indices == b.indices)
        })
    };
    Some(!accesses(first)?.iter().any(conflict))
}

/// Replaces two loops by one at the place of the second; `None`, and no change, if that is not possible.
fn fuse(b: &mut Builder<'_>, first: Parallel, second: Parallel) -> Option<Parallel> {
    let one = first.view(b);
    let two = second.view(b);
    let space = |lp: ParallelOp<'_>| -> [Vec<Value>; 3] {
        [lp.lower_bound().collect(), lp.upper_bound().collect(), lp.step().collect()]
    };
    let bounds = space(two);
    let attributes = b.body().discardable(*first);
    if space(one) != bounds
        || b.body().walk_pre(*first).len() > MOST_OPS
        || attributes != b.body().discardable(*second)
        || !are_used_after(one.op_ref(), *second)
        || are_independent(one, two) != Some(true)
    {
        return None;
    }
    let loc = two.op_ref().loc();
    let inits: Vec<Value> = one.init_vals().chain(two.init_vals()).collect();
    let types: Vec<Type> = one.op_ref().result_types().chain(two.op_ref().result_types()).collect();
    let from = block_of(b.body(), *first)?;
    let to = block_of(b.body(), *second)?;
    let ends = [b.body().last_op(from)?, b.body().last_op(to)?];
    let start = b.body().first_op(to)?;
    b.set_before(*second);
    let [lower_bound, upper_bound, step] = &bounds;
    let options = ParallelOpOptions { lower_bound, upper_bound, step, init_vals: &inits };
    let fused = ParallelOp::build_with(b, loc, &types, options);
    b.body_mut().set_discardable(*fused, attributes);
    for (old, new) in b.body().block_args(from).to_vec().into_iter().zip(b.body().block_args(to).to_vec()) {
        b.replace_all_uses(old, new);
    }
    let mut ops: Vec<Op> = b.body().ops(from).collect();
    ops.pop();
    for op in ops {
        b.move_op_before(op, start);
    }
    join_reductions(b, to, ends);
    let regions = [*second, *fused].map(|op| b.body().regions_of(op)[0]);
    b.body_mut().move_blocks(regions[0], regions[1]);
    let results: Vec<Value> = b.body().results(*fused).collect();
    let (one, two) = results.split_at(b.body().num_results(*first));
    b.replace_op(*first, one);
    b.replace_op(*second, two);
    Some(fused)
}

/// Whether all uses of a loop's results come after another operation of its block.
fn are_used_after(lp: OpRef<'_>, later: Op) -> bool {
    let body = lp.body();
    let Some(block) = body.block_of(later) else { return false };
    lp.results().flat_map(|result| body.users(result)).all(|user| {
        // A use in another block is in a block that follows.
        let here = body.ancestor_in_block(block, user);
        here.is_none_or(|user| user != later && body.is_before_scan(later, user))
    })
}

/// Replaces two `scf.reduce` by one at the end of a block.
fn join_reductions(b: &mut Builder<'_>, block: Block, ends: [Op; 2]) {
    let operands: Vec<Value> = ends.iter().flat_map(|&end| b.body().operands(end)).collect();
    let old: Vec<_> = ends.iter().flat_map(|&end| b.body().regions_of(end).to_vec()).collect();
    let loc = b.body().loc(ends[1]);
    b.set_end(block);
    let new = ReduceOp::build(b, loc, &operands, old.len());
    let new_regions = b.body().regions_of(*new).to_vec();
    for (from, to) in old.into_iter().zip(new_regions) {
        b.body_mut().move_blocks(from, to);
    }
    for end in ends {
        b.erase_op(end);
    }
}
