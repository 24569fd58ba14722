//! The `mem2reg` pass: replaces memory that holds one value, and whose address goes nowhere else, by values.
//!
//! A store is what later loads see, along the dominator tree (F. Rastello and F. Bouchez Tichadou, "SSA-based Compiler
//! Design", 2022, chapter 3). Where paths with different stores meet, in the iterated dominance frontier of the
//! stores, a block argument is the value. Dialects tell what allocates and accesses memory, by `MemorySlots`.

use mlir::dominance::Dominance;
use mlir::interfaces::{BranchOpInterface, MemorySlot, MemorySlots, SlotAccess};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::branch_operands::{append_passed, branches_to, passed};
use mlir::{Block, Body, Builder, Context, Loc, Op, OpRef, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::passes::Mem2Reg;

impl RunPass for Mem2Reg {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        op.for_each_body(state, &|header, body, state| {
            let cx = header.cx();
            let counts = promote_in_body(cx, header, body);
            state.count("promoted slots", counts.promoted);
            state.count("new block args", counts.arguments);
            Ok(())
        })
    }
}

#[derive(Default)]
struct Counts {
    promoted: u64,
    arguments: u64,
}

/// The interface of the dialect of an operation.
fn slots_of(op: OpRef<'_>) -> Option<&'static MemorySlots> {
    op.cx().dialect(op.def()?.dialect())?.interface()
}

/// Promotes slots until no more can be: one that holds another's address may follow it.
fn promote_in_body(cx: &Context, owner: OpRef<'_>, body: &mut Body) -> Counts {
    let mut counts = Counts::default();
    let mut pending: Vec<Op> = body.all_ops_pre();
    pending.retain(|&op| {
        slots_of(OpRef::new(cx, body, op)).is_some_and(|s| (s.allocated)(OpRef::new(cx, body, op)).is_some())
    });
    let mut trees: Option<Trees> = None;
    loop {
        let mut left = Vec::new();
        let mut changed = false;
        for allocation in std::mem::take(&mut pending) {
            let Some(promotion) = Promotion::plan(cx, body, allocation) else {
                left.push(allocation);
                continue;
            };
            let trees = trees.get_or_insert_with(|| Trees::new(cx, body, owner));
            let Some(merging) = promotion.merging(cx, body, trees) else {
                left.push(allocation);
                continue;
            };
            counts.promoted += 1;
            counts.arguments += merging.len() as u64;
            left.extend(promotion.promote(cx, body, trees, &merging));
            changed = true;
        }
        if !changed {
            return counts;
        }
        pending = left;
    }
}

/// The dominator trees of all regions, which promotion does not change.
struct Trees {
    /// When a walk of its region's tree enters and leaves each block that can be reached.
    walked: FxHashMap<Block, (u32, u32)>,
    /// The dominance frontier of each block.
    frontier: FxHashMap<Block, Vec<Block>>,
    parent: FxHashMap<Block, Block>,
}

impl Trees {
    fn new(cx: &Context, body: &Body, owner: OpRef<'_>) -> Self {
        let dominance = Dominance::new(cx, body, Some(owner));
        let mut trees = Trees {
            walked: FxHashMap::default(),
            frontier: FxHashMap::default(),
            parent: FxHashMap::default(),
        };
        let mut regions: Vec<Region> = body.roots().to_vec();
        regions.extend(body.all_ops_pre().into_iter().flat_map(|op| body.regions_of(op).to_vec()));
        let mut children: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
        for block in regions.iter().flat_map(|&r| body.blocks(r)) {
            if let Some(parent) = dominance.idom(block) {
                trees.parent.insert(block, parent);
                children.entry(parent).or_default().push(block);
            }
        }
        trees.walk(&children, regions.iter().filter_map(|&region| body.entry_block(region)));
        for block in regions.iter().flat_map(|&r| body.blocks(r)) {
            let before: FxHashSet<Block> = body.predecessors(block).collect();
            if before.len() < 2 || !dominance.is_reachable(block) {
                continue;
            }
            for mut runner in before {
                while dominance.is_reachable(runner) && Some(&runner) != trees.parent.get(&block) {
                    let of_runner = trees.frontier.entry(runner).or_default();
                    if of_runner.last() == Some(&block) {
                        break;
                    }
                    of_runner.push(block);
                    let Some(&up) = trees.parent.get(&runner) else { break };
                    runner = up;
                }
            }
        }
        trees
    }

    /// Numbers the blocks of each tree.
    fn walk(&mut self, children: &FxHashMap<Block, Vec<Block>>, roots: impl Iterator<Item = Block>) {
        let mut time = 0;
        let mut open: Vec<(Block, usize)> = Vec::new();
        for root in roots {
            open.push((root, 0));
            while let Some((block, next)) = open.last_mut() {
                time += 1;
                let (entered, left) = self.walked.entry(*block).or_insert((time, 0));
                if let Some(&child) = children.get(block).and_then(|children| children.get(*next)) {
                    *next += 1;
                    open.push((child, 0));
                } else {
                    *left = time.max(*entered);
                    open.pop();
                }
            }
        }
    }
}

/// When a walk enters and leaves a block, and the users there.
type Visited = ((u32, u32), Block, Vec<Op>);

/// A slot that can be replaced by values, and the operations that use it.
struct Promotion {
    allocation: Op,
    interface: &'static MemorySlots,
    slot: MemorySlot,
    users: FxHashMap<Op, SlotAccess>,
}

impl Promotion {
    /// All users must be able to do without the memory, and be in its region.
    fn plan(cx: &Context, body: &Body, allocation: Op) -> Option<Self> {
        let view = OpRef::new(cx, body, allocation);
        let interface = slots_of(view)?;
        let slot = (interface.allocated)(view)?;
        if body.is_unused(slot.address) {
            return None;
        }
        let region = body.region_of(body.block_of(allocation)?)?;
        let mut users = FxHashMap::default();
        for user in body.users(slot.address) {
            let view = OpRef::new(cx, body, user);
            if body.block_of(user).and_then(|b| body.region_of(b)) != Some(region) {
                return None;
            }
            users.insert(user, (slots_of(view)?.access)(view, slot)?);
        }
        Some(Promotion { allocation, interface, slot, users })
    }

    /// The blocks with stores, and those at whose start the value is needed: a load is reached before any store. Memory is
    /// new where it is allocated, so no value is needed before. MLIR overlooks this.
    fn stores_and_needs(&self, body: &mut Body) -> (FxHashSet<Block>, FxHashSet<Block>) {
        let mut first: FxHashMap<Block, (Op, bool)> = FxHashMap::default();
        let mut storing = FxHashSet::default();
        for (&op, access) in &self.users {
            let (Some(block), false) = (body.block_of(op), matches!(access, SlotAccess::Hint)) else {
                continue;
            };
            let loads = matches!(access, SlotAccess::Load);
            if !loads {
                storing.insert(block);
            }
            let earliest = first.entry(block).or_insert((op, loads));
            if body.is_before_in_block(op, earliest.0) {
                *earliest = (op, loads);
            }
        }
        let loading = first.into_iter().filter(|(_, (_, loads))| *loads);
        let mut pending: Vec<Block> = loading.map(|(block, _)| block).collect();
        let mut needing = FxHashSet::default();
        let own = body.block_of(self.allocation);
        while let Some(block) = pending.pop() {
            if Some(block) != own && needing.insert(block) {
                pending.extend(body.predecessors(block).filter(|before| !storing.contains(before)));
            }
        }
        (storing, needing)
    }

    /// The blocks where different values meet that are needed; `None` if a branch to one cannot pass a value.
    fn merging(&self, cx: &Context, body: &mut Body, trees: &Trees) -> Option<FxHashSet<Block>> {
        let (mut seen, needing) = self.stores_and_needs(body);
        let mut pending: Vec<Block> = seen.iter().copied().collect();
        let mut merging = FxHashSet::default();
        while let Some(block) = pending.pop() {
            let frontier = trees.frontier.get(&block).into_iter().flatten();
            for &dest in frontier.filter(|dest| needing.contains(dest)) {
                if merging.insert(dest) && seen.insert(dest) {
                    pending.push(dest);
                }
            }
        }
        let passes = |op: Op| OpRef::new(cx, body, op).interface::<BranchOpInterface>().is_some();
        let usable = |&block: &Block| {
            let mut before = body.predecessors(block);
            before.all(|b| body.last_op(b).is_some_and(passes))
        };
        merging.iter().all(usable).then_some(merging)
    }

    /// The blocks where the value changes or is needed, in the order of a walk of the dominator tree, with the users in
    /// each. There may be far fewer than in the region.
    fn blocks(&self, body: &Body, trees: &Trees, merging: &FxHashSet<Block>) -> Vec<Visited> {
        let mut users: FxHashMap<Block, Vec<Op>> = FxHashMap::default();
        for &op in self.users.keys() {
            if let Some(block) = body.block_of(op) {
                users.entry(block).or_default().push(op);
            }
        }
        for &block in merging {
            for block in body.predecessors(block).chain([block]) {
                users.entry(block).or_default();
            }
        }
        let visited = |(block, ops)| Some((*trees.walked.get(&block)?, block, ops));
        let mut blocks: Vec<Visited> = users.into_iter().filter_map(visited).collect();
        blocks.sort_unstable_by_key(|&(walked, ..)| walked);
        blocks
    }

    /// Replaces the memory; returns an allocation that was made for its contents.
    fn promote(
        &self,
        cx: &Context,
        body: &mut Body,
        trees: &Trees,
        merging: &FxHashSet<Block>,
    ) -> Option<Op> {
        let loc = body.loc(self.allocation);
        let mut default = Default { value: None, loc };
        let mut values: Values = Values { at: FxHashMap::default(), replaced: FxHashMap::default() };
        // The values at the end of the blocks around the one that is visited, and when the walk leaves them.
        let mut around: Vec<(u32, Option<Value>)> = Vec::new();
        for ((entered, left), block, mut users) in self.blocks(body, trees, merging) {
            while around.pop_if(|(left, _)| *left < entered).is_some() {}
            let mut reaching = around.last().and_then(|&(_, value)| value);
            if merging.contains(&block) {
                reaching = Some(body.add_block_arg(block, self.slot.ty, loc));
            }
            users.sort_by(|&a, &b| body.is_before_in_block(b, a).cmp(&body.is_before_in_block(a, b)));
            for op in users {
                match self.users.get(&op) {
                    Some(SlotAccess::Load) => {
                        values.at.insert(op, reaching);
                    }
                    Some(&SlotAccess::Store(value)) => reaching = Some(value),
                    Some(SlotAccess::Hint) | None => {}
                }
            }
            self.pass_on(cx, body, (block, merging), &mut reaching, &mut default);
            around.push((left, reaching));
        }
        self.erase_users(cx, body, &mut values, &mut default);
        self.complete_dead_branches(cx, body, merging, &mut default);
        let own = default.value.and_then(|value| body.defining_op(value));
        body.erase_op(self.allocation);
        match (own, default.value) {
            (Some(op), Some(value)) if body.is_unused(value) => {
                body.erase_op(op);
                None
            }
            (Some(op), _) => {
                let view = OpRef::new(cx, body, op);
                slots_of(view).and_then(|slots| (slots.allocated)(view)).map(|_| op)
            }
            (None, _) => None,
        }
    }

    /// Passes the value at the end of a block to those successors where values meet.
    fn pass_on(
        &self,
        cx: &Context,
        body: &mut Body,
        (block, merging): (Block, &FxHashSet<Block>),
        reaching: &mut Option<Value>,
        default: &mut Default,
    ) {
        let Some(end) = body.last_op(block) else { return };
        let successors: Vec<Block> = body.successors(end).collect();
        for (number, dest) in successors.into_iter().enumerate() {
            if merging.contains(&dest)
                && let Some(value) = reaching.or_else(|| self.default_value(cx, body, default))
            {
                *reaching = Some(value);
                append_passed(cx, body, end, number, &[value]);
            }
        }
    }

    fn default_value(&self, cx: &Context, body: &mut Body, default: &mut Default) -> Option<Value> {
        if default.value.is_none() {
            let block = body.block_of(self.allocation)?;
            let mut b = Builder::new(cx, body);
            b.set_start(block);
            default.value = (self.interface.default_value)(&mut b, self.slot, default.loc);
        }
        default.value
    }

    /// Erases the users, the last first: what a load is replaced by may be the result of a load before it.
    fn erase_users(&self, cx: &Context, body: &mut Body, values: &mut Values, default: &mut Default) {
        for (&op, access) in &self.users {
            let SlotAccess::Load = access else { continue };
            let value =
                values.at.get(&op).copied().flatten().or_else(|| self.default_value(cx, body, default));
            if let Some(value) = value {
                values.replaced.insert(body.result(op, 0), value);
            }
        }
        let loads: Vec<Value> = values.replaced.keys().copied().collect();
        for load in loads {
            let mut value = load;
            while let Some(&next) = values.replaced.get(&value) {
                value = next;
            }
            body.replace_all_uses(load, value);
        }
        for &op in self.users.keys() {
            body.erase_op(op);
        }
    }

    /// Branches in code that never runs pass the default.
    fn complete_dead_branches(
        &self,
        cx: &Context,
        body: &mut Body,
        merging: &FxHashSet<Block>,
        default: &mut Default,
    ) {
        for &block in merging {
            let count = body.block_args(block).len();
            for (branch, number) in branches_to(body, block) {
                let known = passed(OpRef::new(cx, body, branch), number).map_or(count, |range| range.len());
                if known < count
                    && let Some(value) = self.default_value(cx, body, default)
                {
                    append_passed(cx, body, branch, number, &[value]);
                }
            }
        }
    }
}

/// The value of memory without a store, once it is needed.
struct Default {
    value: Option<Value>,
    loc: Loc,
}

/// The values that loads see, and what replaces their results.
struct Values {
    at: FxHashMap<Op, Option<Value>>,
    replaced: FxHashMap<Value, Value>,
}
