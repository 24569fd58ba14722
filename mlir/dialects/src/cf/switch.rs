//! `cf.switch`: its cases and its verifier.

use std::ops::Range;

use mlir::hooks::Verify;
use mlir::{Attr, Block, Diag, OpView, Value};

use crate::branches::{case_numbers, default_and_cases};

use super::SwitchOp;

/// One case: a number, the successor and its operands.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Case {
    /// Sign-extended from the flag's width.
    pub(super) value: i128,
    pub(super) dest: Block,
    pub(super) operands: Vec<Value>,
}

impl SwitchOp<'_> {
    /// The operands that become arguments of each successor, starting with the default.
    pub fn successor_operands(self) -> Vec<Range<usize>> {
        default_and_cases(self.op_ref())
    }

    /// The successor that a constant flag leads to; without cases, the default.
    pub fn successor_for_operands(self, operands: &[Option<Attr>]) -> Option<usize> {
        let Some(values) = self.case_values() else { return Some(0) };
        let flag = self.cx().attr_ref((*operands.first()?)?).as_i128()?;
        Some(case_numbers(values).position(|case| case == flag).map_or(0, |case| case + 1))
    }

    pub(super) fn cases(self) -> Vec<Case> {
        let op = *self;
        let all = self
            .case_values()
            .into_iter()
            .flat_map(case_numbers)
            .zip(op.successors().zip(self.successor_operands()).skip(1));
        let case = |(value, (dest, range)): (i128, (Block, Range<usize>))| Case {
            value,
            dest,
            operands: range.map(|operand| op.operand(operand)).collect(),
        };
        all.map(case).collect()
    }
}

impl Verify for SwitchOp<'_> {
    /// The case values are of the flag's type, one for each case.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let cases = op.successors().len().saturating_sub(1);
        let Some(values) = self.case_values() else {
            // MLIR assumes that there are case values.
            return match cases {
                0 => Ok(()),
                _ => Err(op.error("expected case values for case destinations")),
            };
        };
        let flag = op.ty(self.flag());
        let element = values.ty().element_type();
        op.ensure(
            element == flag,
            format_args!("'flag' type ('{flag}') should match case value type ('{element}')"),
        )?;
        let count = values.ty().num_elements().unwrap_or(0);
        if count == cases {
            Ok(())
        } else {
            Err(op.error(format_args!(
                "number of case values ({count}) should match number of case destinations ({cases})"
            )))
        }
    }
}
