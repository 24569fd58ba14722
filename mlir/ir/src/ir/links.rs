//! Structural changes: use lists, predecessor lists, operations in blocks, blocks in regions.

use std::cmp::Ordering;

use smallvec::{SmallVec, smallvec};

use super::body::{Body, SuccData, UNORDERED, UseData};
use super::entities::{Block, Op, Region, Slots, Succ, Use, Value};

/// The distance between fresh order numbers, so that insertions need no renumbering at first.
const ORDER_STRIDE: u32 = 8;

impl Body {
    // Operands.

    fn link_use(&mut self, u: Use, value: Value) {
        let head = self.value(value).first_use;
        if let Some(head) = head {
            self.uses[head.index()].prev = Some(u);
        }
        let data = &mut self.uses[u.index()];
        data.value = Some(value);
        data.prev = None;
        data.next = head;
        self.value_mut(value).first_use = Some(u);
    }

    fn unlink_use(&mut self, u: Use) {
        let UseData { value, prev, next, .. } = *self.use_data(u);
        let Some(value) = value else { return };
        match prev {
            Some(prev) => self.uses[prev.index()].next = next,
            None => self.value_mut(value).first_use = next,
        }
        if let Some(next) = next {
            self.uses[next.index()].prev = prev;
        }
        self.uses[u.index()].value = None;
    }

    /// The operand slots of a new operation.
    pub(super) fn new_operands(&mut self, owner: Op, operands: &[Value]) -> Slots {
        let start = self.uses.len();
        for &value in operands {
            let u = Use::new(self.uses.len(), self.stamp);
            let next = self.value_mut(value).first_use.replace(u);
            if let Some(next) = next {
                self.uses[next.index()].prev = Some(u);
            }
            self.uses.push(UseData { value: Some(value), owner, prev: None, next });
        }
        Slots { start: start as u32, len: operands.len() as u32 }
    }

    /// Replaces all operands of an operation.
    pub fn set_operands(&mut self, op: Op, operands: &[Value]) {
        for u in self.operand_uses(op) {
            self.unlink_use(u);
        }
        if operands.len() > self.op(op).operands.len as usize {
            self.op_mut(op).operands.start = self.uses.len() as u32;
            let empty = UseData { value: None, owner: op, prev: None, next: None };
            self.uses.extend(std::iter::repeat_n(empty, operands.len()));
        }
        self.op_mut(op).operands.len = operands.len() as u32;
        for (u, &value) in self.operand_uses(op).zip(operands) {
            self.link_use(u, value);
        }
    }

    /// Replaces one operand.
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        let slots = self.op(op).operands;
        assert!(index < slots.len as usize, "operand {index} of {} operands", slots.len);
        let u = Use::new(slots.start as usize + index, self.stamp);
        self.set_use(u, value);
    }

    /// Sets the value of an operand slot.
    pub fn set_use(&mut self, u: Use, value: Value) {
        self.unlink_use(u);
        self.link_use(u, value);
    }

    /// Makes every use of `from` a use of `to`.
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        if from == to {
            return;
        }
        while let Some(u) = self.value(from).first_use {
            self.set_use(u, to);
        }
    }

    /// Makes each use of `from` that `which` accepts a use of `to`.
    pub fn replace_uses_if(&mut self, from: Value, to: Value, mut which: impl FnMut(&Body, Use) -> bool) {
        let mut next = self.value(from).first_use;
        while let Some(u) = next {
            next = self.use_data(u).next;
            if which(self, u) {
                self.set_use(u, to);
            }
        }
    }

    /// Reorders the uses of a value; `order` has all of them.
    ///
    /// # Panics
    /// If one of them is not a use of the value.
    pub fn set_use_order(&mut self, value: Value, order: &[Use]) {
        debug_assert_eq!(self.uses(value).count(), order.len(), "the order has every use");
        for &u in order.iter().rev() {
            assert_eq!(self.use_data(u).value, Some(value), "the order has only uses of the value");
            self.unlink_use(u);
            self.link_use(u, value);
        }
    }

    // Successors.

    fn link_succ(&mut self, s: Succ, block: Block) {
        let head = self.block(block).first_pred;
        if let Some(head) = head {
            self.succs[head.index()].prev = Some(s);
        }
        let data = &mut self.succs[s.index()];
        data.block = Some(block);
        data.prev = None;
        data.next = head;
        self.block_mut(block).first_pred = Some(s);
    }

    fn unlink_succ(&mut self, s: Succ) {
        let SuccData { block, prev, next, .. } = self.succs[s.check(self.stamp)];
        let Some(block) = block else { return };
        match prev {
            Some(prev) => self.succs[prev.index()].next = next,
            None => self.block_mut(block).first_pred = next,
        }
        if let Some(next) = next {
            self.succs[next.index()].prev = prev;
        }
        self.succs[s.index()].block = None;
    }

    /// Replaces all successors of an operation.
    pub fn set_successors(&mut self, op: Op, successors: &[Block]) {
        let stamp = self.stamp;
        let had = self.rare(op).successors;
        if successors.is_empty() && had.len == 0 {
            return;
        }
        for i in had.range() {
            self.unlink_succ(Succ::new(i, stamp));
        }
        let mut slots = Slots { len: successors.len() as u32, ..had };
        if slots.len > had.len {
            slots.start = self.succs.len() as u32;
            let empty = SuccData { block: None, owner: op, prev: None, next: None };
            self.succs.extend(std::iter::repeat_n(empty, successors.len()));
        }
        if slots != had {
            self.rare_mut(op).successors = slots;
        }
        for (i, &block) in slots.range().zip(successors) {
            self.link_succ(Succ::new(i, stamp), block);
        }
    }

    /// Replaces one successor of an operation; the branch becomes the latest of those to its new successor.
    ///
    /// # Panics
    /// If there is no such successor.
    pub fn set_successor(&mut self, op: Op, index: usize, block: Block) {
        let slot = self.rare(op).successors.range().nth(index).expect("a successor that the operation has");
        let slot = Succ::new(slot, self.stamp);
        self.unlink_succ(slot);
        self.link_succ(slot, block);
    }

    /// Makes every branch to `from` a branch to `to`.
    pub fn replace_all_predecessors(&mut self, from: Block, to: Block) {
        if from == to {
            return;
        }
        while let Some(s) = self.block(from).first_pred {
            self.unlink_succ(s);
            self.link_succ(s, to);
        }
    }

    // Operations in blocks.

    /// Puts a detached operation at the end of a block.
    pub fn append_op(&mut self, block: Block, op: Op) {
        self.link_op(block, op, self.block(block).last, None);
    }

    /// Puts a detached operation before another one.
    ///
    /// # Panics
    /// If `before` is in no block.
    pub fn insert_op_before(&mut self, before: Op, op: Op) {
        let block = self.block_of(before).expect("the anchor of an insertion is in a block");
        self.link_op(block, op, self.op(before).prev, Some(before));
    }

    /// Puts a detached operation after another one.
    ///
    /// # Panics
    /// If `after` is in no block.
    pub fn insert_op_after(&mut self, after: Op, op: Op) {
        let block = self.block_of(after).expect("the anchor of an insertion is in a block");
        self.link_op(block, op, Some(after), self.op(after).next);
    }

    fn link_op(&mut self, block: Block, op: Op, prev: Option<Op>, next: Option<Op>) {
        debug_assert!(self.op(op).block.is_none(), "an inserted operation is detached");
        let data = self.op_mut(op);
        data.block = Some(block);
        data.prev = prev;
        data.next = next;
        data.order = UNORDERED;
        match prev {
            Some(prev) => self.op_mut(prev).next = Some(op),
            None => self.block_mut(block).first = Some(op),
        }
        match next {
            Some(next) => self.op_mut(next).prev = Some(op),
            None => self.block_mut(block).last = Some(op),
        }
    }

    /// Removes an operation from its block without erasing it.
    pub fn detach_op(&mut self, op: Op) {
        let (block, prev, next) = {
            let data = self.op_mut(op);
            (data.block.take(), data.prev.take(), data.next.take())
        };
        let Some(block) = block else { return };
        match prev {
            Some(prev) => self.op_mut(prev).next = next,
            None => self.block_mut(block).first = next,
        }
        match next {
            Some(next) => self.op_mut(next).prev = prev,
            None => self.block_mut(block).last = prev,
        }
    }

    /// Moves an operation before another one.
    pub fn move_op_before(&mut self, op: Op, before: Op) {
        if op != before {
            self.detach_op(op);
            self.insert_op_before(before, op);
        }
    }

    /// Moves an operation after another one.
    pub fn move_op_after(&mut self, op: Op, after: Op) {
        if op != after {
            self.detach_op(op);
            self.insert_op_after(after, op);
        }
    }

    /// Moves an operation to the end of a block.
    pub fn move_op_to_end(&mut self, op: Op, block: Block) {
        self.detach_op(op);
        self.append_op(block, op);
    }

    /// Moves `first` and all operations after it to the end of `to`, in time linear in their number.
    pub fn splice_ops(&mut self, first: Op, to: Block) {
        let mut next = Some(first);
        while let Some(op) = next {
            next = self.op(op).next;
            self.move_op_to_end(op, to);
        }
    }

    /// How the places of two operations in their block compare.
    pub fn order_in_block(&mut self, a: Op, b: Op) -> Ordering {
        debug_assert_eq!(self.block_of(a), self.block_of(b), "only operations of one block are ordered");
        self.number(a);
        self.number(b);
        // The second may have renumbered the first.
        self.op(a).order.cmp(&self.op(b).order)
    }

    /// True when `a` comes before `b` in their block.
    pub fn is_before_in_block(&mut self, a: Op, b: Op) -> bool {
        self.order_in_block(a, b).is_lt()
    }

    /// Like [`Body::is_before_in_block`], but without caching: linear in the distance.
    pub fn is_before_scan(&self, a: Op, b: Op) -> bool {
        let x = self.op(a).order;
        let y = self.op(b).order;
        if x != UNORDERED && y != UNORDERED {
            return x < y;
        }
        a != b && std::iter::successors(self.op(a).next, |&o| self.op(o).next).any(|o| o == b)
    }

    /// Gives an operation an order number if it has none. This does not count as a change of the body.
    fn number(&mut self, op: Op) {
        let data = self.op(op);
        if data.order != UNORDERED {
            return;
        }
        let prev = data.prev;
        let next = data.next;
        let low = match prev {
            Some(prev) => self.op(prev).order,
            None => 0,
        };
        let high = match next {
            Some(next) => self.op(next).order,
            None if low < UNORDERED - 2 * ORDER_STRIDE => low + 2 * ORDER_STRIDE,
            None => UNORDERED,
        };
        if low != UNORDERED && high != UNORDERED && high > low + 1 {
            self.ops[op.index()].order = low + (high - low) / 2;
        } else if let Some(block) = self.block_of(op) {
            self.renumber(block);
        }
    }

    /// Gives the operations of a block fresh order numbers.
    pub fn renumber(&mut self, block: Block) {
        let mut order = ORDER_STRIDE;
        let mut next = self.block(block).first;
        while let Some(op) = next {
            let data = &mut self.ops[op.index()];
            data.order = order;
            next = data.next;
            order = order.saturating_add(ORDER_STRIDE).min(UNORDERED - 1);
        }
    }

    // Blocks in regions.

    /// Puts a detached block at the end of a region.
    pub fn append_block(&mut self, region: Region, block: Block) {
        self.link_block(region, block, self.region(region).last, None);
    }

    /// Puts a detached block before another one.
    ///
    /// # Panics
    /// If `before` is in no region.
    pub fn insert_block_before(&mut self, before: Block, block: Block) {
        let region = self.region_of(before).expect("the anchor of an insertion is in a region");
        self.link_block(region, block, self.block(before).prev, Some(before));
    }

    /// Puts a detached block after another one.
    ///
    /// # Panics
    /// If `after` is in no region.
    pub fn insert_block_after(&mut self, after: Block, block: Block) {
        let region = self.region_of(after).expect("the anchor of an insertion is in a region");
        self.link_block(region, block, Some(after), self.block(after).next);
    }

    fn link_block(&mut self, region: Region, block: Block, prev: Option<Block>, next: Option<Block>) {
        debug_assert!(self.block(block).region.is_none(), "an inserted block is detached");
        let data = self.block_mut(block);
        data.region = Some(region);
        data.prev = prev;
        data.next = next;
        match prev {
            Some(prev) => self.block_mut(prev).next = Some(block),
            None => self.region_mut(region).first = Some(block),
        }
        match next {
            Some(next) => self.block_mut(next).prev = Some(block),
            None => self.region_mut(region).last = Some(block),
        }
    }

    /// Removes a block from its region without erasing it.
    pub fn detach_block(&mut self, block: Block) {
        let (region, prev, next) = {
            let data = self.block_mut(block);
            (data.region.take(), data.prev.take(), data.next.take())
        };
        let Some(region) = region else { return };
        match prev {
            Some(prev) => self.block_mut(prev).next = next,
            None => self.region_mut(region).first = next,
        }
        match next {
            Some(next) => self.block_mut(next).prev = prev,
            None => self.region_mut(region).last = prev,
        }
    }

    /// Moves every block of `from` to the end of `to`.
    pub fn move_blocks(&mut self, from: Region, to: Region) {
        while let Some(block) = self.region(from).first {
            self.detach_block(block);
            self.append_block(to, block);
        }
    }

    /// Splits a block before `first`; the new block after it gets `first` and the operations that follow.
    ///
    /// # Panics
    /// If `first` is in no block.
    pub fn split_block(&mut self, first: Op) -> Block {
        let block = self.block_of(first).expect("a block is split at one of its operations");
        let tail = self.create_block(&[]);
        if self.region_of(block).is_some() {
            self.insert_block_after(block, tail);
        }
        self.splice_ops(first, tail);
        tail
    }

    // Erasing.

    /// Erases an operation with everything inside it.
    ///
    /// # Panics
    /// If a result is still used.
    pub fn erase_op(&mut self, op: Op) {
        assert!(self.all_results_unused(op), "an erased operation has no uses");
        self.drop_insides(op);
        self.detach_op(op);
    }

    /// Erases operations that may use each other's results.
    ///
    /// # Panics
    /// If something else uses a result.
    pub(crate) fn erase_ops(&mut self, ops: &[Op]) {
        for &op in ops {
            self.drop_insides(op);
            self.detach_op(op);
        }
        assert!(ops.iter().all(|&op| self.all_results_unused(op)), "an erased operation has no uses");
    }

    /// Erases an operation whose results may still be used by operations about to be erased.
    fn drop_insides(&mut self, op: Op) {
        let mut pending: SmallVec<[Op; 1]> = smallvec![op];
        while let Some(op) = pending.pop() {
            self.set_operands(op, &[]);
            self.set_successors(op, &[]);
            drop(self.take_nested(op));
            self.mark_erased(op);
            for at in self.rare(op).regions.range() {
                let region = self.region_lists[at];
                let blocks: Vec<Block> = self.blocks(region).collect();
                for block in blocks {
                    pending.extend(self.ops(block));
                    self.block_mut(block).erased = true;
                }
            }
        }
    }

    /// Erases a block with its operations.
    ///
    /// # Panics
    /// If another block still branches to it, or one of its values is used outside.
    pub fn erase_block(&mut self, block: Block) {
        let ops: Vec<Op> = self.ops(block).collect();
        for &op in ops.iter().rev() {
            self.drop_insides(op);
        }
        let unused = ops.iter().all(|&op| self.all_results_unused(op))
            && self.block(block).args.iter().all(|&a| self.is_unused(a));
        assert!(unused, "the values of an erased block have no uses");
        assert!(self.block(block).first_pred.is_none(), "an erased block has no predecessors");
        self.detach_block(block);
        self.block_mut(block).erased = true;
    }

    /// Erases blocks that may use each other's values and branch to each other, but to which nothing else refers.
    ///
    /// # Panics
    /// If something else refers to them.
    pub fn erase_blocks(&mut self, blocks: &[Block]) {
        for &block in blocks {
            let ops: Vec<Op> = self.ops(block).collect();
            for &op in ops.iter().rev() {
                self.drop_insides(op);
            }
        }
        for &block in blocks {
            self.erase_block(block);
        }
    }

    /// Replaces the regions of an operation; its old ones must be empty or moved away.
    pub fn set_regions(&mut self, op: Op, regions: &[Region]) {
        let start = self.region_lists.len() as u32;
        self.region_lists.extend_from_slice(regions);
        self.rare_mut(op).regions = Slots { start, len: regions.len() as u32 };
        for &region in regions {
            self.region_mut(region).parent = Some(op);
        }
    }

    // The record of changes.

    /// True unless nothing has changed since [`Body::forget_changes`]; changes of nested bodies do not count.
    pub(crate) fn is_changed(&self) -> bool {
        self.changed.is_marked()
    }

    /// True if isolated operations are, or were, in this body.
    pub(crate) fn has_nested(&self) -> bool {
        !self.nested.is_empty()
    }

    /// Starts the record of changes anew, in nested bodies too.
    pub(crate) fn forget_changes(&mut self) {
        let mut pending = vec![self];
        while let Some(body) = pending.pop() {
            body.changed.clear();
            pending.extend(body.nested.iter_mut().flatten().map(|nested| &mut **nested));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::ir::builder::Builder;
    use crate::testing::{Fun, context};

    #[test]
    fn order_after_many_insertions() {
        let cx = context();
        let mut f = Fun::new(&cx, "f");
        let block = f.block(&[]);
        let first = f.op(block, "t.call", &[], &[]);
        let last = f.op(block, "t.call", &[], &[]);
        f.body().renumber(block);
        for _ in 0..50 {
            let state = f.state("t.call");
            let new = Builder::before(&cx, f.body(), last).create(state);
            assert!(!f.body().is_before_in_block(last, new));
            assert!(f.body().is_before_in_block(new, last));
            assert!(f.body().is_before_in_block(first, new));
        }
    }
}
