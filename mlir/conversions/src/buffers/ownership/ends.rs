//! Terminators: what is not needed afterwards is freed, and the others are told what they own.

use dialects::arith::{AndIOp, SelectOp, XOrIOp};
use dialects::bufferization::{DeallocOp, DeallocOpOptions};
use dialects::cf::CondBranchOp;
use dialects::matching::build_constant;
use mlir::interfaces::BranchOpInterface;
use mlir::{Block, Diag, Loc, Op, Value};
use rustc_hash::FxHashMap;
use std::ops::Range;

use super::state::{Freed, State};

impl State<'_> {
    /// Frees buffers before an operation; says for each of the retained ones whether it is owned then.
    fn free(&mut self, at: Op, (freed, conditions): &Freed, retained: &[Value]) -> Vec<Value> {
        let loc = self.body.loc(at);
        let options = DeallocOpOptions { memrefs: freed, conditions, retained };
        let dealloc = DeallocOp::build_with(&mut self.before(at), loc, options);
        let block = self.body.block_of(at);
        let owned: Vec<Value> = self.body.results(*dealloc).collect();
        for (&buffer, &condition) in retained.iter().zip(&owned) {
            self.set(buffer, block, condition);
        }
        owned
    }

    /// Puts values after some operands.
    fn pass_on(&mut self, op: Op, after: usize, flags: &[Value]) {
        if !flags.is_empty() {
            let all: Vec<Value> = self.body.operands(op).collect();
            let (head, tail) = all.split_at(after);
            let operands = [head, flags, tail].concat();
            self.body.set_operands(op, &operands);
        }
    }

    /// `cf.br` and others with one successor.
    pub(super) fn branch(&mut self, op: Op, branch: &BranchOpInterface) -> Result<(), Diag> {
        let view = self.op(op);
        let successors: Vec<Block> = view.successors().collect();
        let ranges = (branch.successor_operands)(view);
        let (&[to], [range]) = (&successors[..], &ranges[..]) else {
            let message = "BranchOpInterface operations with multiple successors are not supported yet";
            return Err(view.plain_error(message));
        };
        let Some(block) = self.body.block_of(op) else { return Ok(()) };
        let passed: Vec<Value> = range.clone().map(|at| self.body.operand(op, at)).collect();
        let freed = self.freed(op)?;
        let retained = self.retained(block, Some(to), &passed);
        let owned = self.free(op, &freed, &retained);
        let count = self.buffers(passed).len();
        self.pass_on(op, range.end, &owned[..count]);
        Ok(())
    }

    /// `cf.cond_br` frees once for each successor, if it is the one that is taken.
    pub(super) fn conditional_branch(&mut self, op: Op) -> Result<(), Diag> {
        let view = self.op(op);
        let (Some(branch), Some(block)) = (view.cast::<CondBranchOp>(), self.body.block_of(op)) else {
            return Ok(());
        };
        let (loc, condition) = (view.loc(), branch.condition());
        let sides = [
            (branch.true_dest(), branch.true_dest_operands().collect::<Vec<Value>>()),
            (branch.false_dest(), branch.false_dest_operands().collect()),
        ];
        let (freed, conditions) = self.freed(op)?;
        let mut operands = vec![condition];
        let mut counts = vec![1];
        let mut owned: Vec<FxHashMap<Value, Value>> = Vec::new();
        let mut retained = Vec::new();
        for (index, (to, passed)) in sides.into_iter().enumerate() {
            retained = self.retained(block, Some(to), &passed);
            let taken: Vec<Value> =
                conditions.iter().map(|&own| self.if_taken(op, loc, own, condition, index == 0)).collect();
            let after = self.free(op, &(freed.clone(), taken), &retained);
            let after: FxHashMap<Value, Value> = retained.iter().copied().zip(after).collect();
            let flags: Vec<Value> = passed.iter().filter_map(|buffer| after.get(buffer).copied()).collect();
            counts.push(i32::try_from(passed.len() + flags.len()).unwrap_or(i32::MAX));
            operands.extend(passed.into_iter().chain(flags));
            owned.push(after);
        }
        self.body.set_operands(op, &operands);
        let counts = self.cx.dense_array_attr::<i32>(&counts);
        self.body.set_attr(self.cx, op, CondBranchOp::OPERAND_SEGMENT_SIZES_ATTR, Some(counts));
        for buffer in retained {
            // What both successors retain is owned as the one says that is taken.
            if let (Some(first), Some(second)) = (owned[0].remove(&buffer), owned[1].get(&buffer)) {
                let either = SelectOp::build(&mut self.before(op), loc, condition, first, *second);
                self.set(buffer, Some(block), either);
            }
        }
        Ok(())
    }

    /// Whether a block owns a buffer and one of its two successors is taken.
    fn if_taken(&mut self, at: Op, loc: Loc, own: Value, condition: Value, is_first: bool) -> Value {
        let yes = self.cx.bool_attr(true);
        let mut b = self.before(at);
        if is_first {
            return AndIOp::build(&mut b, loc, own, condition);
        }
        let yes = build_constant(&mut b, loc, yes);
        let other = XOrIOp::build(&mut b, loc, yes, condition);
        AndIOp::build(&mut b, loc, own, other)
    }

    /// A terminator that leaves a region with some of its operands; they are followed by what is owned if `passes_on`.
    pub(super) fn leave(&mut self, op: Op, range: Range<usize>, passes_on: bool) -> Result<(), Diag> {
        let Some(block) = self.body.block_of(op) else { return Ok(()) };
        let passed: Vec<Value> = range.clone().map(|at| self.body.operand(op, at)).collect();
        let freed = self.freed(op)?;
        let retained = self.retained(block, None, &passed);
        if freed.0.is_empty() && retained.is_empty() {
            return Ok(());
        }
        let owned = self.free(op, &freed, &retained);
        if passes_on {
            let count = self.buffers(passed).len();
            self.pass_on(op, range.end, &owned[..count]);
        }
        Ok(())
    }
}
