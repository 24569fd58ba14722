//! Structural and other traits.

use mlir::hooks::Fold;
use mlir::opdef::Folded;
use mlir::{Attr, Diag, OpRef, OpTrait, OpView};

include!(concat!(env!("OUT_DIR"), "/traits.rs"));

/// The number of operands is even.
pub struct EvenOperands;

impl OpTrait for EvenOperands {
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        if op.num_operands().is_multiple_of(2) {
            Ok(())
        } else {
            Err(op.error("requires an even number of operands"))
        }
    }
}

/// The number of operands is bounded.
pub struct AtMostOperands(pub usize);

impl OpTrait for AtMostOperands {
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        if op.num_operands() <= self.0 {
            return Ok(());
        }
        Err(op.error(format!("requires at most {} operands", self.0)))
    }
}

impl Fold for ConstantOp<'_> {
    /// A constant is its value.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        Folded::attr(self.op_ref().inherent(0)?.id())
    }
}
