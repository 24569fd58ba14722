//! Simplifies regions: unreachable blocks, unused block arguments, and dead code that only a global analysis finds.
//!
//! Erasing unused operations one by one misses cycles, such as a loop of blocks that passes a value around and never
//! uses it. Here everything is assumed dead until something with an effect needs it.

use super::branch_operands::{erase_block_arguments, passed, passed_to_each};
use super::merge_blocks::{drop_redundant_arguments, merge_equal_blocks};
use crate::analysis::effects::would_be_trivially_dead;
use crate::definitions::op::Traits;
use crate::ir::body::{Body, ValueDef};
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::OpRef;
use crate::values::context::Context;

/// How much regions are simplified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SimplifyLevel {
    /// Regions stay as they are.
    Disabled,
    /// Unreachable blocks, dead operations and dead block arguments are erased.
    Normal,
    /// Also, equivalent blocks are merged, and block arguments that always receive the same value are removed.
    Aggressive,
}

/// Simplifies a region and those inside it; true if something changed.
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

/// Erases the unreachable blocks in a region and those inside it; true if there were any.
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

/// The values and operations known to be needed.
struct Liveness<'a> {
    cx: &'a Context,
    body: &'a Body,
    ops: Vec<bool>,
    args: Vec<bool>,
    /// The regions visited.
    regions: Vec<bool>,
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

    /// Marks what a region always needs. As in MLIR, the contents of an unneeded operation count too: constants that
    /// only it uses are erased an iteration later.
    fn region(&mut self, region: Region) {
        let body = self.body;
        let mut pending = vec![region];
        while let Some(region) = pending.pop() {
            if std::mem::replace(&mut self.regions[region.index()], true) {
                continue;
            }
            for (number, block) in body.blocks(region).enumerate() {
                for op in body.ops(block) {
                    let view = OpRef::new(self.cx, body, op);
                    if view.has_trait(Traits::TERMINATOR) || !would_be_trivially_dead(view) {
                        self.op(op);
                    }
                    pending.extend(body.regions_of(op));
                }
                // The operation determines the signature of its regions.
                if number == 0 {
                    body.block_args(block).iter().for_each(|&arg| self.args[arg.index()] = true);
                }
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
        match self.body.num_successors(op.id()) {
            0 => op.operands().for_each(|operand| self.value(operand)),
            _ => self.needed_branch(op),
        }
        for &region in self.body.regions_of(op.id()) {
            self.region(region);
        }
    }

    /// Marks the operands of a branch that do not become arguments, or that become needed ones.
    fn needed_branch(&mut self, op: OpRef<'_>) {
        let body = self.body;
        let mut depends = vec![true; op.num_operands()];
        let mut ranges = passed_to_each(op).unwrap_or_default().into_iter();
        for successor in body.successors(op.id()) {
            let args = body.block_args(successor);
            match ranges.next().flatten().filter(|r| r.len() <= args.len()) {
                // As in MLIR, an unregistered terminator needs no arguments.
                None if op.def().is_none() => {}
                None => args.iter().for_each(|&a| self.value(a)),
                Some(range) => {
                    // The operation itself creates the arguments before those that are passed.
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
    }

    /// Marks the operands that branches pass for an argument.
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

/// Erases operations and block arguments on which nothing with an effect depends, in a region and those inside it; true
/// if operations were erased. As in MLIR, erasing only arguments does not count and starts no new iteration.
pub fn erase_dead(cx: &Context, body: &mut Body, region: Region) -> bool {
    let mut live = Liveness {
        cx,
        body,
        ops: vec![false; body.op_capacity()],
        args: vec![false; body.value_capacity()],
        regions: vec![false; body.region_capacity()],
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
                if ops[op.index()] { pending.extend(body.regions_of(op)) } else { dead_ops.push(op) }
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
    !dead_ops.is_empty()
}
