//! Stack allocations of an inlined callee.
//!
//! Allocations of constant size move to the caller's entry block, so that the frame's size stays static, with lifetime
//! markers around the inlined blocks. If there are others, the stack pointer is saved and restored.

use mlir::interfaces::InlinedCall;
use mlir::opdef::Traits;
use mlir::{AttrRef, Block, Body, Builder, Op, OpRef, Value};

use super::super::{
    AllocaOp, BitcastOp, ConstantOp, LifetimeEndOp, LifetimeStartOp, StackRestoreOp, StackSaveOp, ZeroOp,
    types,
};
use crate::matching::constant;

/// An allocation of constant size, which moves.
struct Static {
    op: Op,
    /// Whether it needs lifetime markers.
    limited: bool,
}

/// Moves the allocations in inlined blocks, or limits their lifetime.
pub(super) fn process(b: &mut Builder<'_>, at: &InlinedCall<'_>, blocks: &[Block]) {
    let (Some(target), Some(&entry)) = (entry_block(b, at), blocks.first()) else { return };
    let found = allocas(b, blocks[..1].iter());
    let moved: Vec<Static> = found.iter().filter_map(|&op| movable(view(b, op))).collect();
    let rest = allocas(b, blocks[1..].iter());
    let dynamic = moved.len() < found.len()
        || rest.into_iter().map(|op| view(b, op)).any(|op| constant(op, op.operand(0)).is_none());
    if moved.is_empty() && !dynamic {
        return;
    }
    let call_loc = b.body().loc(at.call);
    let stack = dynamic.then(|| {
        b.set_start(entry);
        let ptr = types::ptr(b.cx());
        StackSaveOp::build(b, call_loc, ptr)
    });
    b.set_start(target);
    for alloca in &moved {
        hoist(b, alloca);
    }
    if dynamic || moved.iter().any(|alloca| alloca.limited) {
        for &block in blocks {
            end(b, block, stack, call_loc, &moved);
        }
    }
}

fn view<'a>(b: &'a Builder<'_>, op: Op) -> OpRef<'a> {
    OpRef::new(b.cx(), b.body(), op)
}

/// The entry block of the nearest operation around the call that has its own stack frame.
fn entry_block(b: &Builder<'_>, at: &InlinedCall<'_>) -> Option<Block> {
    let body = b.body();
    let mut region = body.region_of(body.block_of(at.call)?)?;
    let has_stack = |op: OpRef<'_>| {
        let either = Traits::ISOLATED_FROM_ABOVE.union(Traits::AUTOMATIC_ALLOCATION_SCOPE);
        op.def().is_none_or(|def| def.traits.intersects(either))
    };
    while let Some(parent) = body.region_parent(region).filter(|&op| !has_stack(view(b, op))) {
        region = body.region_of(body.block_of(parent)?)?;
    }
    body.entry_block(region)
}

/// The allocations directly in these blocks.
fn allocas<'a>(b: &Builder<'_>, blocks: impl Iterator<Item = &'a Block>) -> Vec<Op> {
    let ops = blocks.flat_map(|&block| b.body().ops(block));
    ops.filter(|&op| view(b, op).is::<AllocaOp>()).collect()
}

/// The constant number of elements of an allocation.
fn size(alloca: OpRef<'_>) -> Option<AttrRef<'_>> {
    let cx = alloca.cx();
    let size = alloca.operand(0);
    if alloca.value(size).defined_by::<ZeroOp>().is_some() {
        return Some(cx.attr_ref(cx.int_attr(0, alloca.body().ty(size))));
    }
    constant(alloca, size).filter(|attr| attr.is_integer_attr())
}

/// An allocation of constant size; it needs lifetime markers unless it is empty or already has them.
fn movable(alloca: OpRef<'_>) -> Option<Static> {
    let is_empty = size(alloca)?.as_i128() == Some(0);
    Some(Static { op: alloca.id(), limited: !is_empty && !has_lifetime(alloca) })
}

/// Whether an allocation has lifetime markers.
fn has_lifetime(alloca: OpRef<'_>) -> bool {
    let body = alloca.body();
    let users = |op: Op| body.results(op).flat_map(|r| body.users(r)).collect::<Vec<Op>>();
    let mut pending = users(alloca.id());
    while let Some(op) = pending.pop() {
        let user = alloca.sibling(op);
        if user.is::<LifetimeStartOp>() || user.is::<LifetimeEndOp>() {
            return true;
        }
        if user.is::<BitcastOp>() {
            pending.extend(users(op));
        }
    }
    false
}

/// Moves an allocation to the insertion point, with a new constant for its size.
fn hoist(b: &mut Builder<'_>, alloca: &Static) {
    let Some(value) = size(view(b, alloca.op)).map(AttrRef::id) else { return };
    let loc = b.body().loc(alloca.op);
    let ty = b.body().ty(b.body().operand(alloca.op, 0));
    let at = b.insert_point();
    let size = ConstantOp::build(b, loc, ty, value);
    if alloca.limited {
        let memory = b.body().result(alloca.op, 0);
        b.set_before(alloca.op);
        LifetimeStartOp::build(b, loc, memory);
        b.set_insert_point(at);
    }
    if let Some(size) = b.body().defining_op(size) {
        b.body_mut().move_op_after(alloca.op, size);
    }
    b.set_operand(alloca.op, 0, size);
}

/// Ends the lifetimes, and restores the stack, before a block returns.
fn end(b: &mut Builder<'_>, block: Block, stack: Option<Value>, call_loc: mlir::Loc, moved: &[Static]) {
    let Some(terminator) = returning(b.cx(), b.body(), block) else { return };
    b.set_before(terminator);
    if let Some(stack) = stack {
        StackRestoreOp::build(b, call_loc, stack);
    }
    for alloca in moved.iter().filter(|alloca| alloca.limited) {
        let loc = b.body().loc(alloca.op);
        let memory = b.body().result(alloca.op, 0);
        LifetimeEndOp::build(b, loc, memory);
    }
}

/// The terminator of a block, if it returns.
fn returning(cx: &mlir::Context, body: &Body, block: Block) -> Option<Op> {
    body.last_op(block).filter(|&op| OpRef::new(cx, body, op).has_trait(Traits::RETURN_LIKE))
}
