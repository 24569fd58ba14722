//! The `topological-sort` pass: operations of regions in which order does not matter come after what they use.
//!
//! Operations are taken in order as soon as everything before them is ready; those in a cycle keep their order. Each
//! round goes over what is left, as MLIR's does; a round ends where a cycle is broken.

use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Block, Body, Context, Op, OpRef, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::passes::TopologicalSort;

impl RunPass for TopologicalSort {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        op.for_each_body(state, &|header, body, _| {
            let cx = header.cx();
            let mut regions: Vec<Region> = Vec::new();
            if !has_ssa_dominance(header) {
                regions.extend(body.roots());
            }
            for op in body.all_ops_pre() {
                if !has_ssa_dominance(OpRef::new(cx, body, op)) {
                    regions.extend(body.regions_of(op));
                }
            }
            let blocks: Vec<Block> = regions.into_iter().flat_map(|r| body.blocks(r)).collect();
            for block in blocks {
                sort_block(cx, body, block);
            }
            Ok(())
        })
    }
}

fn has_ssa_dominance(op: OpRef<'_>) -> bool {
    !op.has_trait(Traits::GRAPH_REGION)
}

/// Moves the operations of a block, but the terminator, behind those that they, or operations inside them, use.
fn sort_block(cx: &Context, body: &mut Body, block: Block) {
    let mut ops: Vec<Op> = body.ops(block).collect();
    if ops.last().is_some_and(|&last| OpRef::new(cx, body, last).has_trait(Traits::TERMINATOR)) {
        ops.pop();
    }
    let members: FxHashSet<Op> = ops.iter().copied().collect();
    let mut missing: FxHashMap<Op, usize> = FxHashMap::default();
    let mut users: FxHashMap<Op, Vec<Op>> = FxHashMap::default();
    for &op in &ops {
        let mut needed: FxHashSet<Op> = FxHashSet::default();
        for inner in body.walk_pre(op) {
            let values: Vec<Value> = body.operands(inner).collect();
            needed.extend(values.iter().filter_map(|&v| producer(body, block, v)));
        }
        needed.retain(|from| *from != op && members.contains(from));
        missing.insert(op, needed.len());
        for from in needed {
            users.entry(from).or_default().push(op);
        }
    }
    let sorted = order(&ops, &mut missing, &users);
    let end = body.ops(block).nth(ops.len());
    for op in sorted {
        match end {
            Some(end) => body.move_op_before(op, end),
            None => body.move_op_to_end(op, block),
        }
    }
}

/// The operation of the block that has, or contains what has, a value.
fn producer(body: &Body, block: Block, value: Value) -> Option<Op> {
    body.ancestor_in_block(
        block,
        body.defining_op(value).or_else(|| {
            let inner = body.value_block(value)?;
            body.region_parent(body.region_of(inner)?)
        })?,
    )
}

/// The order of rounds: each takes what is ready, in order, including what becomes ready in the same round; a round in
/// which nothing is ready takes the first.
fn order(ops: &[Op], missing: &mut FxHashMap<Op, usize>, users: &FxHashMap<Op, Vec<Op>>) -> Vec<Op> {
    let place: FxHashMap<Op, usize> = ops.iter().copied().zip(0..).collect();
    let mut done = vec![false; ops.len()];
    let mut ready: std::collections::BTreeSet<usize> =
        (0..ops.len()).filter(|&at| missing.get(&ops[at]) == Some(&0)).collect();
    let mut sorted = Vec::with_capacity(ops.len());
    let mut cursor = 0;
    let mut first = 0;
    while sorted.len() < ops.len() {
        let next = ready.range(cursor..).next().or_else(|| ready.first()).copied();
        let at = next.unwrap_or_else(|| {
            while done[first] {
                first += 1;
            }
            first
        });
        ready.remove(&at);
        if std::mem::replace(&mut done[at], true) {
            continue;
        }
        cursor = at + 1;
        sorted.push(ops[at]);
        for user in users.get(&ops[at]).into_iter().flatten() {
            let left = missing.entry(*user).or_default();
            *left = left.saturating_sub(1);
            if *left == 0 && !done[place[user]] {
                ready.insert(place[user]);
            }
        }
    }
    sorted
}
