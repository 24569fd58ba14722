//! The `sroa` pass: splits memory that holds several values into memory for each value that is accessed.
//!
//! All accesses must be to parts that are known, and stay within them. What is split may be split again, and what was
//! kept for its sake may be split then, so the pass goes over the memory until nothing changes. Dialects tell what
//! allocates and accesses such memory, by `AggregateSlots`.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use mlir::interfaces::{Aggregate, AggregateSlots, MemorySlot};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Block, Body, Builder, Op, OpRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::addresses::{all_without, do_without, erase_all};
use crate::passes::Sroa;

impl RunPass for Sroa {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let scope = op.header();
        let largest = AtomicU64::new(0);
        let result = op.for_each_body(state, &|_, body, state| {
            let counts = split_in_body(scope, body);
            state.count("destructured slots", counts.split);
            state.count("slots with memory benefit", counts.smaller);
            largest.fetch_max(counts.largest, Ordering::Relaxed);
            Ok(())
        });
        state.count("max subelement number", largest.into_inner());
        result
    }
}

#[derive(Default)]
struct Counts {
    split: u64,
    smaller: u64,
    largest: u64,
}

/// The interface of the dialect of an operation.
fn slots_of(op: OpRef<'_>) -> Option<&'static AggregateSlots> {
    op.cx().dialect(op.def()?.dialect())?.interface()
}

/// The aggregate that an operation allocates.
fn aggregate(op: OpRef<'_>) -> Option<Aggregate> {
    (slots_of(op)?.allocated)(op)
}

/// Splits memory of a body; the data layout is that of `scope`.
fn split_in_body(scope: OpRef<'_>, body: &mut Body) -> Counts {
    let cx = scope.cx();
    let mut counts = Counts::default();
    let mut pending: Vec<Op> = body.all_ops_post();
    pending.retain(|&op| aggregate(OpRef::new(cx, body, op)).is_some());
    let mut changed = true;
    while std::mem::take(&mut changed) {
        let mut left = Vec::new();
        for allocation in std::mem::take(&mut pending) {
            let Some(aggregate) = aggregate(OpRef::new(cx, body, allocation)) else { continue };
            let Some(plan) = Plan::new(scope, body, &aggregate) else {
                left.push(allocation);
                continue;
            };
            counts.split += 1;
            counts.smaller += u64::from(plan.used.len() != aggregate.parts.len());
            counts.largest = counts.largest.max(aggregate.parts.len() as u64);
            left.extend(plan.split(scope, body, allocation, &aggregate));
            changed = true;
        }
        pending = left;
    }
    counts
}

/// What must change if an aggregate is split.
#[derive(Default)]
struct Plan {
    /// The parts that are accessed, with their positions in the order of their discovery.
    used: BTreeMap<usize, usize>,
    /// The operations that access parts.
    accesses: Vec<Op>,
    /// The operations that do without the address.
    without: Vec<Op>,
}

impl Plan {
    /// How to split an aggregate, if that is possible and useful.
    fn new(scope: OpRef<'_>, body: &Body, aggregate: &Aggregate) -> Option<Self> {
        let cx = scope.cx();
        let mut plan = Plan::default();
        let mut inside: Vec<MemorySlot> = Vec::new();
        let mut blocking: Vec<(Op, usize)> = Vec::new();
        if body.is_unused(aggregate.slot.address) {
            return None;
        }
        for used in body.uses(aggregate.slot.address) {
            let (user, index) = body.use_owner(used);
            let view = OpRef::new(cx, body, user);
            match slots_of(view).and_then(|slots| (slots.access)(view, aggregate, scope)) {
                Some(access) => {
                    for part in access.parts {
                        let next = plan.used.len();
                        plan.used.entry(part).or_insert(next);
                    }
                    inside.extend(access.within);
                    plan.accesses.push(user);
                }
                None => blocking.push((user, index)),
            }
        }
        let mut visited: FxHashSet<(Op, usize)> = FxHashSet::default();
        while let Some(slot) = inside.pop() {
            for used in body.uses(slot.address) {
                let (user, index) = body.use_owner(used);
                if !visited.insert((user, index)) {
                    continue;
                }
                let view = OpRef::new(cx, body, user);
                match slots_of(view).and_then(|slots| (slots.accesses_within)(view, slot, scope)) {
                    Some(more) => inside.extend(more),
                    None => blocking.push((user, index)),
                }
            }
        }
        plan.without = all_without(cx, body, blocking)?;
        Some(plan)
    }

    /// Splits the aggregate; returns the allocations of the parts.
    fn split(self, scope: OpRef<'_>, body: &mut Body, allocation: Op, aggregate: &Aggregate) -> Vec<Op> {
        let cx = scope.cx();
        let Some(slots) = slots_of(OpRef::new(cx, body, allocation)) else { return Vec::new() };
        let mut parts: Vec<usize> = self.used.keys().copied().collect();
        parts.sort_unstable_by_key(|part| self.used.get(part));
        let mut b = Builder::new(cx, body);
        let made = (slots.split)(&mut b, allocation, aggregate, &parts);
        let addresses: BTreeMap<usize, Value> = parts.into_iter().zip(made.iter().copied()).collect();
        let without: FxHashSet<Op> = self.without.iter().copied().collect();
        let mut erased = vec![allocation];
        for op in last_first(body, self.accesses.into_iter().chain(self.without)) {
            let slots = slots_of(OpRef::new(cx, body, op));
            let mut b = Builder::new(cx, body);
            let erase = if without.contains(&op) {
                do_without(&mut b, op)
            } else {
                slots.is_some_and(|slots| (slots.rewire)(&mut b, op, aggregate, &addresses, scope))
            };
            if erase {
                erased.push(op);
            }
        }
        erase_all(body, &erased);
        made.into_iter().filter_map(|address| body.defining_op(address)).collect()
    }
}

/// The operations without repetition, those of each block from the last to the first.
fn last_first(body: &mut Body, ops: impl Iterator<Item = Op>) -> Vec<Op> {
    let mut blocks: FxHashMap<Option<Block>, usize> = FxHashMap::default();
    let mut seen: FxHashSet<Op> = FxHashSet::default();
    let mut sorted: Vec<(usize, Op)> = Vec::new();
    for op in ops.filter(|&op| seen.insert(op)) {
        let next = blocks.len();
        sorted.push((*blocks.entry(body.block_of(op)).or_insert(next), op));
    }
    sorted.sort_by(|&(x, a), &(y, b)| x.cmp(&y).then_with(|| body.order_in_block(b, a)));
    sorted.into_iter().map(|(_, op)| op).collect()
}
