//! Simplifying regions: unreachable blocks, unused block arguments and dead code that needs a view of the whole.
//!
//! Erasing operations one by one misses what is dead only together: a loop of blocks that passes a value around and
//! never looks at it. Here everything is taken for dead until something with an effect needs it.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::equivalence::{block_hash, equivalent_blocks};
use crate::attributes::Attr;
use crate::context::Context;
use crate::effects::would_be_trivially_dead;
use crate::interfaces::BranchOpInterface;
use crate::ir::{Block, Body, Op, OpRef, Region, Value, ValueDef};
use crate::opdef::{Arity, Segments, Traits, ValueSpec};

/// How much is done to regions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SimplifyLevel {
    /// Nothing.
    Disabled,
    /// Unreachable blocks, dead operations and dead block arguments go.
    Normal,
    /// Also blocks that do the same become one, and block arguments that always receive the same value go.
    Aggressive,
}

/// Simplifies a region and those inside it; true when something changed.
pub fn simplify_region(cx: &Context, body: &mut Body, region: Region, level: SimplifyLevel) -> bool {
    if level == SimplifyLevel::Disabled {
        return false;
    }
    let mut changed = erase_unreachable_blocks(body, region);
    changed |= erase_dead(cx, body, region);
    if level == SimplifyLevel::Aggressive {
        changed |= merge_equal_blocks(cx, body, region);
        changed |= drop_redundant_arguments(cx, body, region);
    }
    changed
}

/// The blocks of a region that control can reach, in depth-first order.
fn reachable_blocks(body: &Body, region: Region, seen: &mut [bool]) -> Vec<Block> {
    let mut order = Vec::new();
    let mut pending: Vec<Block> = body.entry_block(region).into_iter().collect();
    while let Some(block) = pending.pop() {
        if !std::mem::replace(&mut seen[block.index()], true) {
            order.push(block);
            pending.extend(body.last_op(block).into_iter().flat_map(|op| body.successors(op)));
        }
    }
    order
}

/// Erases the blocks that control cannot reach, in a region and those inside it; true when there were some.
pub fn erase_unreachable_blocks(body: &mut Body, region: Region) -> bool {
    let mut changed = false;
    let mut seen = vec![false; body.block_capacity()];
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        let one = body.entry_block(region) == body.last_block(region);
        if !one {
            reachable_blocks(body, region, &mut seen);
            let dead: Vec<Block> = body.blocks(region).filter(|b| !seen[b.index()]).collect();
            body.erase_blocks(&dead);
            changed |= !dead.is_empty();
        }
        pending.extend(body.region_ops(region).flat_map(|op| body.regions_of(op)));
    }
    changed
}

/// The operands that a branch passes to the last arguments of a successor; `None` where nobody knows.
fn passed(op: OpRef<'_>, successor: usize) -> Option<Range<usize>> {
    let range = (op.interface::<BranchOpInterface>()?.successor_operands)(op, successor);
    (range.end <= op.num_operands()).then_some(range)
}

/// What was found to be needed.
struct Liveness<'a> {
    cx: &'a Context,
    body: &'a Body,
    ops: Vec<bool>,
    args: Vec<bool>,
    pending_ops: Vec<Op>,
    pending_args: Vec<Value>,
}

impl Liveness<'_> {
    fn op(&mut self, op: Op) {
        if !std::mem::replace(&mut self.ops[op.index()], true) {
            self.pending_ops.push(op);
        }
    }

    fn value(&mut self, value: Value) {
        match self.body.def(value) {
            ValueDef::Result { op, .. } => self.op(op),
            ValueDef::Argument { .. } => {
                if !std::mem::replace(&mut self.args[value.index()], true) {
                    self.pending_args.push(value);
                }
            }
        }
    }

    /// Marks what a region whose operation is needed needs in any case.
    fn region(&mut self, region: Region) {
        let body = self.body;
        for (number, block) in body.blocks(region).enumerate() {
            for op in body.ops(block) {
                let view = OpRef::new(self.cx, body, op);
                if view.has_trait(Traits::TERMINATOR) || !would_be_trivially_dead(view) {
                    self.op(op);
                }
            }
            // The signature of a region is its operation's business.
            if number == 0 {
                body.block_args(block).iter().for_each(|&arg| self.args[arg.index()] = true);
            }
        }
    }

    fn run(&mut self) {
        let body = self.body;
        loop {
            if let Some(op) = self.pending_ops.pop() {
                self.needed_op(OpRef::new(self.cx, body, op));
            } else if let Some(arg) = self.pending_args.pop() {
                self.needed_arg(arg);
            } else {
                return;
            }
        }
    }

    fn needed_op(&mut self, op: OpRef<'_>) {
        let body = self.body;
        let mut depends = vec![true; op.num_operands()];
        for (index, successor) in body.successors(op.id()).enumerate() {
            let args = body.block_args(successor);
            match passed(op, index).filter(|r| r.len() <= args.len()) {
                None => args.iter().for_each(|&a| self.value(a)),
                Some(range) => {
                    // Arguments before those that are passed are made by the operation itself.
                    let made = args.len() - range.len();
                    args[..made].iter().for_each(|&a| self.value(a));
                    for (operand, arg) in range.zip(&args[made..]) {
                        depends[operand] = self.args[arg.index()];
                    }
                }
            }
        }
        for (operand, _) in op.operands().zip(depends).filter(|(_, needed)| *needed) {
            self.value(operand);
        }
        for &region in body.regions_of(op.id()) {
            self.region(region);
        }
    }

    /// Marks what branches pass for an argument.
    fn needed_arg(&mut self, arg: Value) {
        let body = self.body;
        let ValueDef::Argument { block, index } = body.def(arg) else { return };
        let count = body.block_args(block).len();
        let mut branches: Vec<Op> = body.predecessors(block).filter_map(|p| body.last_op(p)).collect();
        branches.sort_unstable();
        branches.dedup();
        for branch in branches {
            if !self.ops[branch.index()] {
                continue;
            }
            let view = OpRef::new(self.cx, body, branch);
            for (number, _) in body.successors(branch).enumerate().filter(|(_, s)| *s == block) {
                let Some(range) = passed(view, number) else { continue };
                let made = count.saturating_sub(range.len());
                if let Some(at) = (index as usize).checked_sub(made) {
                    self.value(view.operand(range.start + at));
                }
            }
        }
    }
}

/// Erases operations and block arguments on which nothing with an effect depends, in a region and those inside it.
pub fn erase_dead(cx: &Context, body: &mut Body, region: Region) -> bool {
    let mut live = Liveness {
        cx,
        body,
        ops: vec![false; body.op_capacity()],
        args: vec![false; body.value_capacity()],
        pending_ops: Vec::new(),
        pending_args: Vec::new(),
    };
    live.region(region);
    live.run();
    let Liveness { ops, args, .. } = live;
    let mut dead_ops = Vec::new();
    let mut dead_args = Vec::new();
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        for (number, block) in body.blocks(region).enumerate() {
            if number > 0 {
                let unused = body.block_args(block).iter().enumerate().filter(|(_, a)| !args[a.index()]);
                dead_args.extend(unused.map(|(index, _)| (block, index)));
            }
            for op in body.ops(block) {
                match ops[op.index()] {
                    true => pending.extend(body.regions_of(op)),
                    false => dead_ops.push(op),
                }
            }
        }
    }
    for &op in &dead_ops {
        for inner in body.walk_pre(op) {
            body.set_operands(inner, &[]);
        }
    }
    erase_block_arguments(cx, body, &dead_args);
    for &op in dead_ops.iter().rev() {
        body.erase_op(op);
    }
    !dead_ops.is_empty() || !dead_args.is_empty()
}

/// The branches to a block with the number of the successor, each once.
fn branches_to(body: &Body, block: Block) -> Vec<(Op, usize)> {
    let mut branches: Vec<Op> = body.predecessors(block).filter_map(|p| body.last_op(p)).collect();
    branches.sort_unstable();
    branches.dedup();
    let slots =
        |&op: &Op| body.successors(op).enumerate().filter(|(_, s)| *s == block).map(move |(n, _)| (op, n));
    branches.iter().flat_map(slots).collect()
}

/// Erases block arguments that only each other and dead code use, with what the branches pass for them. Those of one
/// block follow each other, in order.
fn erase_block_arguments(cx: &Context, body: &mut Body, dead: &[(Block, usize)]) {
    let mut operands: Vec<(Op, usize)> = Vec::new();
    for args in dead.chunk_by(|a, b| a.0 == b.0) {
        let block = args[0].0;
        let count = body.block_args(block).len();
        for (branch, number) in branches_to(body, block) {
            let Some(range) = passed(OpRef::new(cx, body, branch), number) else { continue };
            let made = count.saturating_sub(range.len());
            let passed = args.iter().filter_map(|&(_, index)| index.checked_sub(made));
            operands.extend(passed.map(|at| (branch, range.start + at)));
        }
    }
    operands.sort_unstable();
    for of_branch in operands.chunk_by(|a, b| a.0 == b.0) {
        let indices: Vec<usize> = of_branch.iter().map(|&(_, index)| index).collect();
        erase_operands(cx, body, of_branch[0].0, &indices);
    }
    for &(block, index) in dead.iter().rev() {
        body.erase_block_arg(block, index);
    }
}

/// Removes operands, given in ascending order, and adjusts the attribute that tells how long the operand groups are.
pub fn erase_operands(cx: &Context, body: &mut Body, op: Op, indices: &[usize]) {
    let view = OpRef::new(cx, body, op);
    let segments = view.def().and_then(|def| match def.operand_segments {
        Segments::Attribute(slot) => {
            let mut sizes = view.inherent(slot.into())?.as_dense_array::<i32>()?;
            for (group, size) in sizes.iter_mut().enumerate().take(def.operands.len()) {
                let range = view.operand_group(group);
                *size -= indices.iter().filter(|i| range.contains(i)).count() as i32;
            }
            Some((usize::from(slot), cx.dense_array_attr::<i32>(&sizes)))
        }
        _ => None,
    });
    let inner = inner_segments(view, indices);
    let mut gone = indices.iter().copied().peekable();
    let kept = |&(at, _): &(usize, Value)| gone.next_if_eq(&at).is_none();
    let operands: Vec<Value> = body.operands(op).enumerate().filter(kept).map(|(_, value)| value).collect();
    body.set_operands(op, &operands);
    for (slot, sizes) in segments.into_iter().chain(inner) {
        body.set_inherent(op, slot, Some(sizes));
    }
}

/// The lengths of the groups inside operand groups (`VariadicOfVariadic`), without the operands of these indices.
fn inner_segments(op: OpRef<'_>, indices: &[usize]) -> Vec<(usize, Attr)> {
    let Some(def) = op.def() else { return Vec::new() };
    let lengths = |(group, spec): (usize, &ValueSpec)| {
        let Arity::VariadicOfVariadic(slot) = spec.arity else { return None };
        let mut start = op.operand_group(group).start;
        let mut sizes = op.inherent(slot.into())?.as_dense_array::<i32>()?;
        for size in &mut sizes {
            let range = start..start.saturating_add(usize::try_from(*size).unwrap_or(0));
            start = range.end;
            *size -= indices.iter().filter(|i| range.contains(i)).count() as i32;
        }
        Some((usize::from(slot), op.cx().dense_array_attr::<i32>(&sizes)))
    };
    def.operands.iter().enumerate().filter_map(lengths).collect()
}

/// Makes one of blocks that do the same with the same values, and whose own values nothing else uses.
fn merge_equal_blocks(cx: &Context, body: &mut Body, region: Region) -> bool {
    let mut changed = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        let mut kept: FxHashMap<u64, Vec<Block>> = FxHashMap::default();
        let blocks: Vec<Block> = body.blocks(region).skip(1).collect();
        for block in blocks {
            if !is_closed(body, block) {
                continue;
            }
            let known = kept.entry(block_hash(cx, body, block)).or_default();
            match known.iter().find(|&&k| equivalent_blocks(cx, body, block, k)) {
                Some(&same) => {
                    body.replace_all_predecessors(block, same);
                    body.erase_block(block);
                    changed = true;
                }
                // Blocks that only look alike are few; looking at more of them is not worth it.
                None if known.len() < 8 => known.push(block),
                None => {}
            }
        }
        pending.extend(body.region_ops(region).flat_map(|op| body.regions_of(op)));
    }
    changed
}

/// True when the values of a block are used by its own operations only, not even inside their regions.
fn is_closed(body: &Body, block: Block) -> bool {
    let own = |value: Value| body.users(value).all(|user| body.block_of(user) == Some(block));
    body.block_args(block).iter().all(|&a| own(a)) && body.ops(block).all(|op| body.results(op).all(own))
}

/// Replaces block arguments for which every branch passes the same value by that value.
fn drop_redundant_arguments(cx: &Context, body: &mut Body, region: Region) -> bool {
    let mut changed = false;
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        let blocks: Vec<Block> = body.blocks(region).collect();
        for &block in blocks.iter().skip(1) {
            for index in (0..body.block_args(block).len()).rev() {
                let Some(value) = only_value(cx, body, block, index) else { continue };
                let arg = body.block_args(block)[index];
                body.replace_all_uses(arg, value);
                erase_block_arguments(cx, body, &[(block, index)]);
                changed = true;
            }
        }
        pending.extend(body.region_ops(region).flat_map(|op| body.regions_of(op)));
    }
    changed
}

/// The value that every branch to a block passes for an argument, if there is one and it dominates the block: it is
/// passed by the block's only predecessor, or it is defined in the region's entry block or outside.
fn only_value(cx: &Context, body: &Body, block: Block, index: usize) -> Option<Value> {
    let count = body.block_args(block).len();
    let arg = body.block_args(block)[index];
    let mut common = None;
    let branches = branches_to(body, block);
    for &(branch, number) in &branches {
        let view = OpRef::new(cx, body, branch);
        let range = passed(view, number)?;
        let at = index.checked_sub(count.checked_sub(range.len())?)?;
        let value = view.operand(range.start + at);
        if value != arg && *common.get_or_insert(value) != value {
            return None;
        }
    }
    let value = common?;
    let region = body.region_of(block)?;
    let home = body.value_block(value)?;
    let single = branches.len() == 1;
    (single || body.region_of(home) != Some(region) || body.entry_block(region) == Some(home))
        .then_some(value)
}
