//! The `mem2reg` pass: replaces memory that holds one value, and whose address goes nowhere else, by values.
//!
//! A store is what later loads see, along the dominator tree (F. Rastello and F. Bouchez Tichadou, "SSA-based Compiler
//! Design", 2022, chapter 3). Where paths with different stores meet, in the iterated dominance frontier of the
//! stores, a block argument is the value. Dialects tell what allocates and accesses memory, by `MemorySlots`, and what
//! else can do without its address, by `AddressUsers`.

use mlir::dominance::Dominance;
use mlir::interfaces::{BranchOpInterface, MemorySlot, MemorySlots, SlotAccess};
use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::branch_operands::{append_passed, branches_to, passed};
use mlir::{Block, Body, Builder, Context, Op, OpRef, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::addresses::{all_without, declaration, do_without, erase_all};
use crate::passes::Mem2Reg;

impl RunPass for Mem2Reg {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let scope = op.header();
        op.for_each_body(state, &|header, body, state| {
            let counts = promote_in_body(scope, header, body);
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

/// Promotes slots until no more can be: one that holds another's address may follow it. The data layout is that of
/// `scope`.
fn promote_in_body(scope: OpRef<'_>, owner: OpRef<'_>, body: &mut Body) -> Counts {
    let cx = scope.cx();
    let mut counts = Counts::default();
    let mut pending: Vec<Op> = body.all_ops_pre();
    pending.retain(|&op| {
        let view = OpRef::new(cx, body, op);
        let in_order = !view.parent_op().unwrap_or(owner).has_trait(Traits::GRAPH_REGION);
        in_order && slots_of(view).is_some_and(|slots| (slots.allocated)(view).is_some())
    });
    let mut trees: Option<Trees> = None;
    loop {
        let mut left = Vec::new();
        let mut changed = false;
        for allocation in std::mem::take(&mut pending) {
            let Some(promotion) = Promotion::plan(scope, body, allocation) else {
                left.push(allocation);
                continue;
            };
            let trees = trees.get_or_insert_with(|| Trees::new(cx, body, owner));
            let Some(merging) = promotion.merging(body, trees) else {
                left.push(allocation);
                continue;
            };
            counts.promoted += 1;
            counts.arguments += merging.len() as u64;
            promotion.promote(body, trees, &merging);
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

/// When a walk enters and leaves a block, and the accesses there.
type Visited = ((u32, u32), Block, Vec<Op>);

/// A slot that can be replaced by values, and the operations that use it.
struct Promotion<'a> {
    cx: &'a Context,
    scope: OpRef<'a>,
    allocation: Op,
    interface: &'static MemorySlots,
    slot: MemorySlot,
    accesses: FxHashMap<Op, SlotAccess>,
    /// The operations that do without the address.
    without: Vec<Op>,
    /// Those of them that tell a debugger of the memory.
    declarations: Vec<Op>,
    /// Those of these that use the address itself.
    direct: Vec<Op>,
}

impl<'a> Promotion<'a> {
    /// All users must be able to do without the memory; what accesses it must be in its region.
    fn plan(scope: OpRef<'a>, body: &Body, allocation: Op) -> Option<Self> {
        let cx = scope.cx();
        let view = OpRef::new(cx, body, allocation);
        let interface = slots_of(view)?;
        let slot = (interface.allocated)(view)?;
        if body.is_unused(slot.address) {
            return None;
        }
        let region = body.region_of(body.block_of(allocation)?)?;
        let mut accesses = FxHashMap::default();
        let mut blocking = Vec::new();
        for used in body.uses(slot.address) {
            let (user, index) = body.use_owner(used);
            let view = OpRef::new(cx, body, user);
            match slots_of(view).and_then(|slots| (slots.access)(view, slot, scope)) {
                None => blocking.push((user, index)),
                Some(access) => {
                    if body.block_of(user).and_then(|b| body.region_of(b)) != Some(region) {
                        return None;
                    }
                    accesses.insert(user, access);
                }
            }
        }
        let declares = |&op: &Op| declaration(OpRef::new(cx, body, op)).is_some();
        let direct = blocking.iter().map(|&(op, _)| op).filter(declares).collect();
        let without = all_without(cx, body, blocking)?;
        let declarations = without.iter().copied().filter(declares).collect();
        Some(Promotion { cx, scope, allocation, interface, slot, accesses, without, declarations, direct })
    }

    /// The blocks with stores, and those at whose start the value is needed: a load is reached before anything stores
    /// all of it. Memory is new where it is allocated, so no value is needed before. MLIR overlooks this, and that a
    /// store of a part needs the rest.
    fn stores_and_needs(&self, body: &mut Body) -> (FxHashSet<Block>, FxHashSet<Block>) {
        let mut first: FxHashMap<Block, (Op, bool)> = FxHashMap::default();
        let mut storing = FxHashSet::default();
        let mut replacing = FxHashSet::default();
        for (&op, &access) in &self.accesses {
            let Some(block) = body.block_of(op) else { continue };
            if access != SlotAccess::Load {
                storing.insert(block);
            }
            if access == SlotAccess::Store {
                replacing.insert(block);
            }
            let loads = match access {
                SlotAccess::Load => true,
                SlotAccess::Store => false,
                // What it makes is read at once if a debugger is told of it.
                SlotAccess::PartialStore if !self.declarations.is_empty() => true,
                SlotAccess::PartialStore => continue,
            };
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
                pending.extend(body.predecessors(block).filter(|before| !replacing.contains(before)));
            }
        }
        (storing, needing)
    }

    /// The blocks where different values meet that are needed; `None` if a branch to one cannot pass a value.
    fn merging(&self, body: &mut Body, trees: &Trees) -> Option<FxHashSet<Block>> {
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
        let passes = |op: Op| OpRef::new(self.cx, body, op).interface::<BranchOpInterface>().is_some();
        let usable = |&block: &Block| {
            let mut before = body.predecessors(block);
            before.all(|b| body.last_op(b).is_some_and(passes))
        };
        merging.iter().all(usable).then_some(merging)
    }

    /// The blocks where the value changes or is needed, in the order of a walk of the dominator tree, with the accesses
    /// in each. There may be far fewer than in the region.
    fn blocks(&self, body: &mut Body, trees: &Trees, merging: &FxHashSet<Block>) -> Vec<Visited> {
        let mut accesses: FxHashMap<Block, Vec<Op>> = FxHashMap::default();
        for &op in self.accesses.keys() {
            if let Some(block) = body.block_of(op) {
                accesses.entry(block).or_default().push(op);
            }
        }
        for &block in merging {
            for block in body.predecessors(block).chain([block]) {
                accesses.entry(block).or_default();
            }
        }
        let visited = |(block, ops)| Some((*trees.walked.get(&block)?, block, ops));
        let mut blocks: Vec<Visited> = accesses.into_iter().filter_map(visited).collect();
        blocks.sort_unstable_by_key(|&(walked, ..)| walked);
        for (.., ops) in &mut blocks {
            ops.sort_by(|&a, &b| body.order_in_block(a, b));
        }
        blocks
    }

    /// Replaces the memory.
    fn promote(mut self, body: &mut Body, trees: &Trees, merging: &FxHashSet<Block>) {
        self.declarations = in_order(body, trees, &self.declarations);
        let mut default = None;
        let mut before: FxHashMap<Op, Value> = FxHashMap::default();
        // The values at the end of the blocks around the one that is visited, and when the walk leaves them.
        let mut around: Vec<(u32, Option<Value>)> = Vec::new();
        for ((entered, left), block, accesses) in self.blocks(body, trees, merging) {
            while around.pop_if(|(left, _)| *left < entered).is_some() {}
            let mut reaching = around.last().and_then(|&(_, value)| value);
            if merging.contains(&block) {
                reaching = Some(self.add_argument(body, block));
            }
            for op in accesses {
                let Some(&access) = self.accesses.get(&op) else { continue };
                if access != SlotAccess::Store {
                    reaching = reaching.or_else(|| self.default_value(body, &mut default));
                }
                if access == SlotAccess::Load {
                    before.extend(reaching.map(|value| (op, value)));
                } else {
                    reaching = self.store(body, op, reaching);
                }
            }
            self.pass_on(body, (block, merging), &mut reaching, &mut default);
            around.push((left, reaching));
        }
        self.complete_dead_branches(body, merging, &mut default);
        self.erase_users(body, trees, &before, &mut default);
        if let Some(value) = default
            && body.is_unused(value)
            && let Some(op) = body.defining_op(value)
        {
            body.erase_op(op);
        }
        body.erase_op(self.allocation);
    }

    /// Adds an argument to a block where values meet.
    fn add_argument(&self, body: &mut Body, block: Block) -> Value {
        let argument = body.add_block_arg(block, self.slot.ty, body.loc(self.allocation));
        let mut b = Builder::new(self.cx, body);
        b.set_start(block);
        declare(&mut b, &self.direct, argument);
        argument
    }

    /// What the slot holds after an operation that stores.
    fn store(&self, body: &mut Body, op: Op, before: Option<Value>) -> Option<Value> {
        let slots = slots_of(OpRef::new(self.cx, body, op))?;
        let mut b = Builder::new(self.cx, body);
        b.set_after(op);
        let value = (slots.stored)(&mut b, op, self.slot, before, self.scope)?;
        declare(&mut b, &self.declarations, value);
        Some(value)
    }

    /// Passes the value at the end of a block to those successors where values meet.
    fn pass_on(
        &self,
        body: &mut Body,
        (block, merging): (Block, &FxHashSet<Block>),
        reaching: &mut Option<Value>,
        default: &mut Option<Value>,
    ) {
        let Some(end) = body.last_op(block) else { return };
        let successors: Vec<Block> = body.successors(end).collect();
        for (number, dest) in successors.into_iter().enumerate() {
            if merging.contains(&dest)
                && let Some(value) = reaching.or_else(|| self.default_value(body, default))
            {
                *reaching = Some(value);
                append_passed(self.cx, body, end, number, &[value]);
            }
        }
    }

    /// The value of memory without a store, which is made once it is needed.
    fn default_value(&self, body: &mut Body, default: &mut Option<Value>) -> Option<Value> {
        if default.is_none() {
            let block = body.block_of(self.allocation)?;
            let loc = body.loc(self.allocation);
            let mut b = Builder::new(self.cx, body);
            b.set_start(block);
            *default = (self.interface.default_value)(&mut b, self.slot, loc);
        }
        *default
    }

    /// Erases the users, the last first: what a load is replaced by may be the result of a load before it.
    fn erase_users(
        &self,
        body: &mut Body,
        trees: &Trees,
        before: &FxHashMap<Op, Value>,
        default: &mut Option<Value>,
    ) {
        let users: Vec<Op> = self.accesses.keys().chain(&self.without).copied().collect();
        let mut erased = Vec::new();
        for op in in_order(body, trees, &users).into_iter().rev() {
            let erase = match self.accesses.get(&op) {
                Some(SlotAccess::Load) => {
                    let value = before.get(&op).copied().or_else(|| self.default_value(body, default));
                    let slots = slots_of(OpRef::new(self.cx, body, op));
                    let mut b = Builder::new(self.cx, body);
                    b.set_after(op);
                    if let (Some(value), Some(slots)) = (value, slots) {
                        (slots.load)(&mut b, op, value, self.scope);
                    }
                    true
                }
                Some(SlotAccess::Store | SlotAccess::PartialStore) => true,
                None => do_without(&mut Builder::new(self.cx, body), op),
            };
            if erase {
                erased.push(op);
            }
        }
        erase_all(body, &erased);
    }

    /// Branches in code that never runs pass the default.
    fn complete_dead_branches(
        &self,
        body: &mut Body,
        merging: &FxHashSet<Block>,
        default: &mut Option<Value>,
    ) {
        for &block in merging {
            let count = body.block_args(block).len();
            for (branch, number) in branches_to(body, block) {
                let known =
                    passed(OpRef::new(self.cx, body, branch), number).map_or(count, |range| range.len());
                if known < count
                    && let Some(value) = self.default_value(body, default)
                {
                    append_passed(self.cx, body, branch, number, &[value]);
                }
            }
        }
    }
}

/// Tells a debugger that what these operations declare has a value from here on.
fn declare(b: &mut Builder<'_>, declarations: &[Op], value: Value) {
    for &op in declarations {
        if let Some(users) = declaration(OpRef::new(b.cx(), b.body(), op)) {
            (users.declare_value)(b, op, value);
        }
    }
}

/// Operations in the order of a walk of the dominator trees; at last those that cannot be reached, block by block.
fn in_order(body: &mut Body, trees: &Trees, ops: &[Op]) -> Vec<Op> {
    let mut dead: FxHashMap<Option<Block>, u32> = FxHashMap::default();
    let mut sorted: Vec<((bool, u32), Op)> = Vec::new();
    for &op in ops {
        let block = body.block_of(op);
        let place = match block.and_then(|block| trees.walked.get(&block)) {
            Some(&(entered, _)) => (false, entered),
            None => {
                let next = dead.len() as u32;
                (true, *dead.entry(block).or_insert(next))
            }
        };
        sorted.push((place, op));
    }
    sorted.sort_by(|&(x, a), &(y, b)| x.cmp(&y).then_with(|| body.order_in_block(a, b)));
    sorted.into_iter().map(|(_, op)| op).collect()
}
