//! Blocks in an order in which definitions precede uses, branches, and phis as arguments of blocks.

use dialects::llvm::*;
use mlir::{Attr, Block, Loc, Op, TypeKind, Value as MlirValue};
use rustc_hash::{FxHashMap, FxHashSet};

use super::importer::{Failed, Imported, Importer};
use super::ir::*;
use super::region::Region;

/// The blocks that can be reached from the first one, in the order of the function.
pub(super) fn reachable<'m>(function: Value<'m>) -> FxHashSet<BasicBlock<'m>> {
    let mut seen = FxHashSet::default();
    let mut pending: Vec<BasicBlock<'m>> = function.first_block().into_iter().collect();
    while let Some(block) = pending.pop() {
        if seen.insert(block) {
            pending.extend(block.successors());
        }
    }
    seen
}

/// The blocks that can be reached in reverse post-order.
pub(super) fn reverse_post_order(entry: BasicBlock<'_>) -> Vec<BasicBlock<'_>> {
    let mut seen = FxHashSet::from_iter([entry]);
    let mut pending = vec![(entry, entry.successors().rev().collect::<Vec<_>>())];
    let mut order = Vec::new();
    while let Some((block, rest)) = pending.last_mut() {
        match rest.pop() {
            Some(next) => {
                if seen.insert(next) {
                    pending.push((next, next.successors().rev().collect()));
                }
            }
            None => {
                order.push(*block);
                pending.pop();
            }
        }
    }
    order.reverse();
    order
}

/// The phis at the start of a block.
pub(super) fn phis<'m>(block: BasicBlock<'m>) -> impl Iterator<Item = Inst<'m>> {
    block.instructions().take_while(|inst| inst.opcode == LLVMPHI)
}

impl<'m> Importer<'_, 'm> {
    /// LLVM's number of a block, which is part of its address.
    pub(super) fn block_number(&mut self, function: Value<'m>, block: BasicBlock<'m>) -> u32 {
        if !self.is_text {
            return function.blocks().position(|other| other == block).unwrap_or_default() as u32;
        }
        // The parser numbers blocks where it first sees them.
        let mut numbers = FxHashMap::default();
        // Those whose addresses are used before the function are the first, sorted by name.
        let is_known =
            |block: &BasicBlock<'m>| block.address().is_some_and(|it| it.is_addressed_elsewhere(function));
        let mut known: Vec<BasicBlock<'m>> = function.blocks().filter(is_known).collect();
        known.sort_by_key(|block| block.as_value().name());
        for (number, block) in (0..).zip(known) {
            numbers.insert(block, number);
        }
        for current in function.blocks() {
            let mut see = |block| {
                let next = numbers.len() as u32;
                numbers.entry(block).or_insert(next);
            };
            see(current);
            for inst in current.instructions() {
                if inst.opcode == LLVMPHI {
                    (0..inst.num_incoming()).for_each(|at| see(inst.incoming(at).1));
                }
                for operand in inst.value.operands() {
                    if operand.kind() == LLVMBlockAddressValueKind && operand.addressed_function() == function
                    {
                        see(operand.addressed_block());
                    }
                }
            }
            current.successors().for_each(see);
        }
        numbers.get(&block).copied().unwrap_or_default()
    }
}

impl<'m> Region<'_, '_, 'm, '_> {
    /// What a branch passes to a block: the values of its phis.
    pub(super) fn passed(&mut self, from: Inst<'m>, to: BasicBlock<'m>) -> Imported<Vec<MlirValue>> {
        let here = from.parent();
        let mut values = Vec::new();
        for phi in phis(to) {
            let incoming = (0..phi.num_incoming()).map(|index| phi.incoming(index));
            let value = incoming.into_iter().find(|&(_, block)| block == here).map(|(value, _)| value);
            values.push(self.value(value.ok_or(Failed)?)?);
        }
        Ok(values)
    }

    pub(super) fn block(&self, block: BasicBlock<'m>) -> Imported<Block> {
        self.blocks.get(&block).copied().ok_or(Failed)
    }

    /// The successors from the one with this index, with what is passed to them.
    fn targets(&mut self, inst: Inst<'m>, from: u32) -> Imported<(Vec<Block>, Vec<Vec<MlirValue>>)> {
        let mut blocks = Vec::new();
        let mut passed = Vec::new();
        for index in from..inst.num_successors() {
            let to = inst.successor(index);
            passed.push(self.passed(inst, to)?);
            blocks.push(self.block(to)?);
        }
        Ok((blocks, passed))
    }

    pub(super) fn branch(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Op> {
        let (blocks, passed) = self.targets(inst, 0)?;
        if !inst.is_conditional() {
            return Ok(BrOp::build(&mut self.b, loc, &passed[0], blocks[0]).into());
        }
        let condition = self.value(inst.value.operand(0))?;
        let options = CondBrOpOptions {
            true_dest_operands: &passed[0],
            false_dest_operands: &passed[1],
            ..Default::default()
        };
        Ok(CondBrOp::build_with(&mut self.b, loc, condition, blocks[0], blocks[1], options).into())
    }

    pub(super) fn switch(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Op> {
        let value = self.value(inst.value.operand(0))?;
        let default = inst.successor(0);
        let default_operands = self.passed(inst, default)?;
        let (blocks, passed) = self.targets(inst, 1)?;
        let cases: Vec<Value<'m>> = (1..inst.num_successors()).map(|index| inst.case_value(index)).collect();
        let case_values = self.case_values(&cases);
        let passed: Vec<&[MlirValue]> = passed.iter().map(Vec::as_slice).collect();
        let default = self.block(default)?;
        let options = SwitchOpOptions {
            default_operands: &default_operands,
            case_operands: &passed,
            case_values,
            ..Default::default()
        };
        Ok(SwitchOp::build_with(&mut self.b, loc, value, default, &blocks, options).into())
    }

    /// `dense<[...]> : vector<...>`; `None` without cases.
    fn case_values(&mut self, cases: &[Value<'m>]) -> Option<Attr> {
        let first = cases.first()?;
        let element = self.shared.ty(first.ty());
        let shape = [cases.len() as i64].into();
        let vector = self.shared.cx.ty(TypeKind::Vector { shape, scalable: [false].into(), element });
        let size = first.ty().int_width().div_ceil(8) as usize;
        let mut bytes = Vec::with_capacity(size * cases.len());
        for &case in cases {
            self.shared.scalar_bytes(case, size, &mut bytes)?;
        }
        Some(self.shared.cx.dense_attr(vector, &bytes, size))
    }

    pub(super) fn indirect_branch(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Op> {
        let address = self.value(inst.value.operand(0))?;
        let (blocks, passed) = self.targets(inst, 0)?;
        let passed: Vec<&[MlirValue]> = passed.iter().map(Vec::as_slice).collect();
        Ok(IndirectBrOp::build(&mut self.b, loc, address, &passed, &blocks).into())
    }

    pub(super) fn landing_pad(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Op> {
        let clauses = self.values_of((0..inst.num_clauses()).map(|index| inst.clause(index)))?;
        let ty = self.shared.ty(inst.ty());
        let options = LandingpadOpOptions { cleanup: inst.is_cleanup() };
        let value = LandingpadOp::build_with(&mut self.b, loc, ty, &clauses, options);
        self.b.body().defining_op(value).ok_or(Failed)
    }
}
