//! The cf dialect: branches between blocks.

mod branches;
mod canonicalize;
mod canonicalize_switch;
mod directives;
mod switch;

use std::ops::Range;

use mlir::opdef::{Effect, EffectKind, EffectOn};
use mlir::{Attr, AttrRef, Diag, OpRef};

use crate::verifiers::verifiers;
use directives::{parse_switch_op_cases, print_switch_op_cases};

include!(concat!(env!("OUT_DIR"), "/cf.rs"));

impl AssertOp<'_> {
    /// A failed assertion ends the program, which counts as a write.
    pub fn effects(self) -> Vec<Effect> {
        vec![Effect { kind: EffectKind::Write, on: EffectOn::Anything }]
    }
}

impl BranchOp<'_> {
    /// The operands that become arguments of the successor.
    pub fn successor_operands(self) -> Vec<Range<usize>> {
        vec![self.operand_group(0)]
    }
}

impl CondBranchOp<'_> {
    /// The operands that become arguments of each successor.
    pub fn successor_operands(self) -> Vec<Range<usize>> {
        vec![self.operand_group(1), self.operand_group(2)]
    }

    /// The successor that a constant condition leads to.
    pub fn successor_for_operands(self, operands: &[Option<Attr>]) -> Option<usize> {
        let condition = self.cx().attr_ref((*operands.first()?)?).as_i128()?;
        Some(usize::from(condition == 0))
    }
}

verifiers! { CondBranchOp: verify_branch_weights; }

/// `branch_weights` has a weight for each successor, not all of them zero.
pub(crate) fn verify_branch_weights(op: OpRef<'_>) -> Result<(), Diag> {
    let weights = op
        .attr(CondBranchOp::BRANCH_WEIGHTS_ATTR)
        .and_then(AttrRef::as_dense_array::<i32>)
        .unwrap_or_default();
    if weights.is_empty() {
        return Ok(());
    }
    let given = weights.len();
    let successors = op.successors().len();
    if given != successors {
        return Err(Diag::error(
            op.loc(),
            format!(
                "expects number of branch weights to match number of successors: {given} vs {successors}"
            ),
        ));
    }
    op.ensure_plain(!weights.iter().all(|&w| w == 0), "branch weights cannot all be zero")
}
