//! The cf dialect: branches between blocks.

use std::ops::Range;

use mlir::OpView;

include!(concat!(env!("OUT_DIR"), "/cf.rs"));

impl BranchOp<'_> {
    /// The operands that become arguments of the successor.
    pub fn successor_operands(self, _index: usize) -> Range<usize> {
        self.op_ref().operand_group(0)
    }
}

impl CondBranchOp<'_> {
    /// The operands that become arguments of a successor.
    pub fn successor_operands(self, index: usize) -> Range<usize> {
        self.op_ref().operand_group(1 + index)
    }
}
