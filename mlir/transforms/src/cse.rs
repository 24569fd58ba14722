//! The `cse` pass: replaces operations by equal ones that dominate them.
//!
//! A scoped table of known operations follows the dominator tree and the nesting of regions: what is known in a block
//! is known in the blocks that it dominates and in the regions inside it. Equal operations that only read memory are
//! merged within a block if nothing between them may write.

use mlir::dominance::Dominance;
use mlir::effects::{is_memory_effect_free, is_trivially_dead, may_write, only_reads};
use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::equivalence::{equivalent, structural_hash};
use mlir::{Block, Body, Context, Loc, Op, OpRef, Region, Use, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::passes::Cse;

impl RunPass for Cse {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        op.for_each_body(state, &|header, body, state| {
            let counts = eliminate_common_subexpressions(header.cx(), body, Some(header));
            state.count("num-cse'd", counts.merged);
            state.count("num-dce'd", counts.dead);
            Ok(())
        })
    }
}

/// The numbers of removed operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CseCounts {
    /// Operations replaced by equal ones.
    pub merged: u64,
    /// Unused operations without side effects.
    pub dead: u64,
}

/// Replaces operations by equal ones that dominate them, in one body but not in bodies nested in it; `owner` is the
/// operation that owns the body.
pub(crate) fn eliminate_common_subexpressions(
    cx: &Context,
    body: &mut Body,
    owner: Option<OpRef<'_>>,
) -> CseCounts {
    let graph = owner.is_some_and(|o| o.has_trait(Traits::GRAPH_REGION) || o.def().is_none());
    let trees = dominator_trees(cx, body, owner);
    let mut cse = Driver {
        cx,
        table: FxHashMap::default(),
        log: Vec::new(),
        entries: vec![OpInfo::default(); body.op_capacity()],
        trees,
        erase: Vec::new(),
        counts: CseCounts::default(),
    };
    for region in body.roots().to_vec() {
        cse.region(body, region, !graph);
    }
    for &op in &cse.erase {
        body.erase_op(op);
    }
    cse.counts
}

/// The children of each block in the dominator tree, for regions with several blocks.
fn dominator_trees(cx: &Context, body: &Body, owner: Option<OpRef<'_>>) -> FxHashMap<Block, Vec<Block>> {
    let mut trees: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
    let mut pending: Vec<Region> = body.roots().to_vec();
    let mut branching = Vec::new();
    while let Some(region) = pending.pop() {
        if body.entry_block(region) != body.last_block(region) {
            branching.push(region);
        }
        pending.extend(body.region_ops(region).flat_map(|op| body.regions_of(op)));
    }
    if !branching.is_empty() {
        let dominance = Dominance::new(cx, body, owner);
        for block in branching.into_iter().flat_map(|r| body.blocks(r)) {
            if let Some(parent) = dominance.idom(block) {
                trees.entry(parent).or_default().push(block);
            }
        }
    }
    trees
}

/// Information about an operation in the table.
#[derive(Clone, Copy, Default)]
struct OpInfo {
    /// Whether the operation is, or was, in the table.
    known: bool,
    /// One plus the number of operations before it in its block that may write; zero if it does not read memory.
    epoch: u32,
}

struct Driver<'c> {
    cx: &'c Context,
    /// Known operations by structural hash, latest last.
    table: FxHashMap<u64, SmallVec<[Op; 1]>>,
    /// The hashes of the entries added in open scopes, in order.
    log: Vec<u64>,
    entries: Vec<OpInfo>,
    trees: FxHashMap<Block, Vec<Block>>,
    erase: Vec<Op>,
    counts: CseCounts,
}

/// One step of the walk over a dominator tree.
enum Step {
    Enter(Block),
    Leave(usize),
}

impl Driver<'_> {
    fn region(&mut self, body: &mut Body, region: Region, ssa: bool) {
        let Some(entry) = body.entry_block(region) else { return };
        if body.last_block(region) == Some(entry) {
            let scope = self.log.len();
            self.block(body, entry, ssa);
            self.close(scope);
            return;
        }
        if !ssa {
            return;
        }
        let mut pending = vec![Step::Enter(entry)];
        while let Some(step) = pending.pop() {
            match step {
                Step::Leave(scope) => self.close(scope),
                Step::Enter(block) => {
                    pending.push(Step::Leave(self.log.len()));
                    self.block(body, block, true);
                    let children = self.trees.get(&block).map_or(&[][..], Vec::as_slice);
                    pending.extend(children.iter().rev().map(|&b| Step::Enter(b)));
                }
            }
        }
    }

    /// Removes the entries added since the log had length `scope`.
    fn close(&mut self, scope: usize) {
        for hash in self.log.drain(scope..) {
            if let Some(ops) = self.table.get_mut(&hash) {
                ops.pop();
            }
        }
    }

    fn block(&mut self, body: &mut Body, block: Block, ssa: bool) {
        // Only writes after the first read matter, so counting starts there.
        let mut epoch = 0;
        let mut next = body.first_op(block);
        while let Some(op) = next {
            next = body.next_op(op);
            if !body.regions_of(op).is_empty() {
                let inner_ssa = !OpRef::new(self.cx, body, op).has_trait(Traits::GRAPH_REGION)
                    && self.cx.op_def(body.op_name(op)).is_some();
                for region in body.regions_of(op).to_vec() {
                    self.region(body, region, inner_ssa);
                }
            }
            self.operation(body, op, ssa, &mut epoch);
        }
    }

    fn operation(&mut self, body: &mut Body, op: Op, ssa: bool, epoch: &mut u32) {
        let view = OpRef::new(self.cx, body, op);
        if view.has_trait(Traits::TERMINATOR) {
            return;
        }
        if is_trivially_dead(view) {
            self.erase.push(op);
            self.counts.dead += 1;
            return;
        }
        let free = is_memory_effect_free(view);
        if *epoch > 0 && !free && may_write(view) {
            *epoch += 1;
        }
        let one_block = |&r: &Region| body.entry_block(r) == body.last_block(r);
        if !body.regions_of(op).iter().all(one_block) || body.nested(op).is_some() {
            return;
        }
        let reads = !free && only_reads(view);
        if !free && !reads {
            return;
        }
        if reads && *epoch == 0 {
            *epoch = 1;
        }
        let hash = structural_hash(view);
        let known = self.table.get(&hash);
        let existing = known.and_then(|ops| {
            ops.iter().rev().copied().find(|&k| equivalent(view, OpRef::new(self.cx, body, k)))
        });
        match existing {
            Some(existing) if !reads => return self.replace(body, op, existing, ssa),
            Some(existing)
                if body.block_of(existing) == body.block_of(op)
                    && self.entries[existing.index()].epoch == *epoch =>
            {
                return self.replace(body, op, existing, ssa);
            }
            _ => {}
        }
        self.table.entry(hash).or_default().push(op);
        self.log.push(hash);
        self.entries[op.index()] = OpInfo { known: true, epoch: if reads { *epoch } else { 0 } };
    }

    fn replace(&mut self, body: &mut Body, op: Op, existing: Op, ssa: bool) {
        let pairs: Vec<(Value, Value)> = body.results(op).zip(body.results(existing)).collect();
        for (from, to) in pairs {
            if ssa {
                body.replace_all_uses(from, to);
            } else {
                // The operands of operations in the table must not change, because their hashes depend on them.
                let entries = &self.entries;
                body.replace_uses_if(from, to, |body, u: Use| !entries[body.use_owner(u).0.index()].known);
            }
        }
        if body.all_results_unused(op) {
            self.erase.push(op);
        }
        if body.loc(existing) == Loc::UNKNOWN {
            let loc = body.loc(op);
            body.set_loc(existing, loc);
        }
        self.counts.merged += 1;
    }
}
