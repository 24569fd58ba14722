//! `buffer-hoisting` and `buffer-loop-hoisting`: allocations move up, into blocks that all uses come after, or out of
//! loops.

use dialects::affine::AffineParallelOp;
use dialects::memref::AllocaOp;
use dialects::scf::{ForallOp, ParallelOp};
use mlir::{Block, Body, Context, Op, OpRef, Value};

use super::blocks::Blocks;
use super::flow::Flow;
use super::placement::{allocations, is_known_control_flow, is_loop, stack_allocations, start};

/// How far allocations go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hoisting {
    /// Out of branches, but not out of loops.
    OutOfBranches,
    /// Out of loops, but not to other blocks around them.
    OutOfLoops,
}

/// Moves the allocations of a function.
pub(crate) fn run(cx: &Context, body: &mut Body, hoisting: Hoisting) {
    let moves = moves(cx, body, hoisting);
    for (op, block) in moves {
        if let Some(before) = start(body, op, block)
            && before != op
        {
            body.move_op_before(op, before);
        }
    }
}

/// The allocations, each with the block that it goes to.
fn moves(cx: &Context, body: &Body, hoisting: Hoisting) -> Vec<(Op, Block)> {
    let flow = Flow::new(cx, body);
    let blocks = Blocks::new(cx, body);
    let hoister = Hoister { cx, body, blocks, hoisting };
    let mut all: Vec<Op> = allocations(cx, body).into_iter().map(|allocation| allocation.op).collect();
    all.extend(stack_allocations(cx, body));
    let allowed = |op: &Op| hoisting == Hoisting::OutOfLoops || !OpRef::new(cx, body, *op).is::<AllocaOp>();
    all.retain(allowed);
    // A dependency may itself move, so each looks at where the others are going.
    let mut found: Vec<(Op, Block)> = Vec::with_capacity(all.len());
    for op in all {
        let aliases = flow.resolve(body.result(op, 0));
        if let Some(block) = hoister.place(op, &aliases) {
            found.push((op, block));
        }
    }
    found
}

struct Hoister<'a> {
    cx: &'a Context,
    body: &'a Body,
    blocks: Blocks<'a>,
    hoisting: Hoisting,
}

impl Hoister<'_> {
    fn op(&self, op: Op) -> OpRef<'_> {
        OpRef::new(self.cx, self.body, op)
    }

    /// The last block before all uses.
    fn common_dominator(&self, home: Block, aliases: &[Value]) -> Option<Block> {
        let mut found = home;
        for &alias in aliases {
            let users = self.body.users(alias).filter_map(|user| self.body.block_of(user));
            for block in users.chain(self.body.value_block(alias)) {
                found = self.blocks.common(found, block)?;
            }
        }
        Some(found)
    }

    /// The block that an allocation goes to.
    fn place(&self, op: Op, aliases: &[Value]) -> Option<Block> {
        let home = self.body.block_of(op)?;
        let dominator = self.common_dominator(home, aliases);
        let mut dependency: Option<Block> = None;
        for operand in self.body.operands(op) {
            let block = self.body.value_block(operand)?;
            if dependency.is_none_or(|before| self.blocks.dominates(before, block)) {
                dependency = Some(block);
            }
        }
        let bound = match self.hoisting {
            Hoisting::OutOfLoops => dependency,
            Hoisting::OutOfBranches => match (dominator, dependency) {
                (Some(a), Some(b)) if self.blocks.properly_dominates(a, b) => Some(b),
                (dominator, _) => dominator,
            },
        };
        Some(self.walk(home, bound, dominator))
    }

    /// Goes up from a block as far as possible.
    fn walk(&self, home: Block, bound: Option<Block>, dominator: Option<Block>) -> Block {
        let mut placed = home;
        let mut current = home;
        loop {
            // In the function itself, only blocks of its own come before.
            let around = self.blocks.around(current);
            if bound.is_some_and(|bound| !self.blocks.properly_dominates(bound, current)) {
                break;
            }
            let is_inside =
                |idom: &Block| around.is_none_or(|(_, outer)| self.blocks.properly_dominates(outer, *idom));
            match self.blocks.idom(current).filter(is_inside) {
                Some(idom) => {
                    current = idom;
                    if self.hoisting == Hoisting::OutOfBranches {
                        placed = idom;
                    }
                }
                None => {
                    let Some((parent, outer)) = around else { break };
                    if !is_known_control_flow(self.op(parent)) || !self.may_leave(parent, outer, dominator) {
                        break;
                    }
                    current = outer;
                    placed = outer;
                }
            }
        }
        placed
    }

    fn may_leave(&self, op: Op, around: Block, dominator: Option<Block>) -> bool {
        let view = self.op(op);
        match self.hoisting {
            Hoisting::OutOfBranches => !is_loop(view),
            Hoisting::OutOfLoops => {
                let is_parallel =
                    view.is::<ParallelOp>() || view.is::<ForallOp>() || view.is::<AffineParallelOp>();
                let is_carried = dominator.is_some_and(|block| self.blocks.dominates(block, around));
                !is_parallel && is_loop(view) && !is_carried
            }
        }
    }
}
