//! Helpers of patterns that move blocks and regions.
//!
//! Every moved or changed operation is reported as modified, so the driver visits it again.

use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{Block, Body, Op, OpState, Region, Value};

/// Continues with a pattern only if a condition holds.
pub(crate) fn check(holds: bool) -> Matched {
    if holds { Ok(()) } else { Err(NoMatch) }
}

/// Replaces the arguments of `block` by values, moves its operations before `before`, and erases it.
pub(crate) fn inline_block_before(rw: &mut PatternRewriter<'_>, block: Block, before: Op, args: &[Value]) {
    let ops = release(rw, block, args);
    for &op in &ops {
        rw.move_op_before(op, before);
        rw.notify_modified(op);
    }
    rw.body_mut().erase_block(block);
}

/// Replaces the arguments of `block` by values, moves its operations to the end of `dest`, and erases it.
pub(crate) fn append_block(rw: &mut PatternRewriter<'_>, block: Block, dest: Block, args: &[Value]) {
    let ops = release(rw, block, args);
    for &op in &ops {
        rw.body_mut().move_op_to_end(op, dest);
        rw.notify_modified(op);
    }
    rw.body_mut().erase_block(block);
}

/// Replaces the arguments of a block; returns its operations.
fn release(rw: &mut PatternRewriter<'_>, block: Block, args: &[Value]) -> Vec<Op> {
    let old = rw.body().block_args(block).to_vec();
    for (&from, &to) in old.iter().zip(args) {
        rw.replace_all_uses(from, to);
    }
    rw.body().ops(block).collect()
}

/// Replaces an operation by the only block of one of its regions; the terminator's operands replace the results.
pub(crate) fn replace_by_block(rw: &mut PatternRewriter<'_>, op: Op, block: Block, args: &[Value]) {
    let Some(end) = rw.body().last_op(block) else { return };
    inline_block_before(rw, block, op, args);
    let results: Vec<Value> = rw.body().operands(end).collect();
    rw.replace_op(op, &results);
    rw.erase_op(end);
}

/// Sets all operands of an operation without operand groups.
pub(crate) fn set_operands(rw: &mut PatternRewriter<'_>, op: Op, operands: &[Value]) {
    rw.body_mut().set_operands(op, operands);
    rw.notify_modified(op);
}

/// Replaces the uses of `from` in operations that `which` accepts; returns whether there were any.
pub(crate) fn replace_uses_if(
    rw: &mut PatternRewriter<'_>,
    from: Value,
    to: Value,
    which: impl Fn(&Body, Op) -> bool,
) -> bool {
    let body = rw.body();
    let uses: Vec<_> = body.uses(from).filter(|&u| which(body, body.use_owner(u).0)).collect();
    for &each in &uses {
        rw.body_mut().set_use(each, to);
        let owner = rw.body().use_owner(each).0;
        rw.notify_modified(owner);
    }
    !uses.is_empty()
}

/// Erases a block and its operations, whose values are not used outside.
pub(crate) fn erase_block(rw: &mut PatternRewriter<'_>, block: Block) {
    let ops: Vec<Op> = rw.body().ops(block).collect();
    for &op in ops.iter().rev() {
        rw.erase_op(op);
    }
    rw.body_mut().erase_block(block);
}

/// Whether an operation is in a region, at any depth.
pub(crate) fn is_inside(body: &Body, region: Region, op: Op) -> bool {
    body.ancestor_in_region(region, op).is_some()
}

/// The only block of an operation's region with this index.
pub(crate) fn only_block(body: &Body, op: Op, region: usize) -> Option<Block> {
    let &region = body.regions_of(op).get(region)?;
    body.entry_block(region).filter(|&b| body.next_block(b).is_none())
}

/// Whether a block holds nothing but its terminator.
pub(crate) fn only_terminates(body: &Body, block: Block) -> bool {
    body.first_op(block).is_some() && body.first_op(block) == body.last_op(block)
}

/// The state for a new operation like `op`, with empty regions.
pub(crate) fn state_like(rw: &mut PatternRewriter<'_>, op: Op) -> OpState {
    let cx = rw.cx();
    let body = rw.body();
    let mut state = OpState::new(cx, body.op_name(op), body.loc(op));
    state.operands.extend(body.operands(op));
    state.result_types.extend(body.results(op).map(|r| body.ty(r)));
    state.inherent = body.inherent(op).into();
    let discardable = body.discardable(op).and_then(|d| cx.attr_ref(d).as_dictionary());
    state.discardable = discardable.unwrap_or_default().to_vec();
    for _ in 0..rw.body().regions_of(op).len() {
        let region = rw.body_mut().create_region();
        state.regions.push(region);
    }
    state
}

/// Moves the blocks of every region of `from` to the corresponding region of `to`.
pub(crate) fn move_regions(rw: &mut PatternRewriter<'_>, from: Op, to: Op) {
    let pairs: Vec<(Region, Region)> =
        rw.body().regions_of(from).iter().copied().zip(rw.body().regions_of(to).iter().copied()).collect();
    for (from, to) in pairs {
        rw.body_mut().move_blocks(from, to);
    }
}

/// Moves the blocks as [`move_regions`] does, and has the operations in them visited again, and those whose only users
/// they are. MLIR copies the blocks, which has this effect.
pub(crate) fn move_regions_anew(rw: &mut PatternRewriter<'_>, from: Op, to: Op) {
    move_regions(rw, from, to);
    for inner in rw.body().walk_pre(to).into_iter().skip(1) {
        rw.notify_modified(inner);
        let operands: Vec<Value> = rw.body().operands(inner).collect();
        for operand in operands {
            let definer = rw.body().defining_op(operand);
            if let Some(definer) = definer.filter(|_| rw.body().users(operand).all(|user| user == inner)) {
                rw.notify_modified(definer);
            }
        }
    }
}

/// Removes unused results by recreating the operation around its regions.
pub(crate) fn erase_results(rw: &mut PatternRewriter<'_>, op: Op, keep: &[bool]) -> Op {
    rw.set_before(op);
    let mut state = state_like(rw, op);
    let mut index = 0;
    state.result_types.retain(|_| {
        index += 1;
        keep.get(index - 1).copied().unwrap_or(true)
    });
    let new = rw.create(state);
    move_regions(rw, op, new);
    let pairs: Vec<Value> =
        rw.body().results(op).zip(keep).filter(|(_, keep)| **keep).map(|(r, _)| r).collect();
    let results: Vec<Value> = rw.body().results(new).collect();
    for (from, to) in pairs.into_iter().zip(results) {
        rw.replace_all_uses(from, to);
    }
    rw.erase_op(op);
    new
}

/// The uses of a value among which are those by these operations: all of them, or the operands of these, whichever are
/// fewer. So it takes no longer where a value has many uses elsewhere.
pub(crate) fn uses_near(body: &Body, value: Value, mut ops: impl Iterator<Item = Op>) -> Vec<(Op, usize)> {
    let mut all = Vec::new();
    let mut near = Vec::new();
    for each in body.uses(value) {
        all.push(body.use_owner(each));
        let Some(op) = ops.next() else { return near };
        let uses = body.operands(op).enumerate().filter(|&(_, operand)| operand == value);
        near.extend(uses.map(|(number, _)| (op, number)));
    }
    all
}

/// The operations in regions, and those in them.
pub(crate) fn all_within<'b>(body: &'b Body, regions: &[Region]) -> impl Iterator<Item = Op> + use<'b> {
    let first = |region: Region| body.blocks(region).filter_map(|block| body.first_op(block));
    let mut pending: Vec<Op> = regions.iter().copied().flat_map(first).collect();
    std::iter::from_fn(move || {
        let op = pending.pop()?;
        pending.extend(body.next_op(op));
        pending.extend(body.regions_of(op).iter().copied().flat_map(first));
        Some(op)
    })
}
