//! Values that are constant, found by folding operations with what is known of their operands.

use smallvec::SmallVec;

use super::facts::ConstantValue;
use super::program::In;
use super::solver::Solver;
use super::sparse::{Forward, update};
use super::states::{States, Which};
use crate::definitions::op::{FoldResult, Folded, OpDef};
use crate::ir::entities::{Op, Value};
use crate::rewrite::fold::fold_with;
use crate::values::ids::Attr;

/// Propagation of constants.
pub(super) struct Constants;

impl Forward for Constants {
    type State = ConstantValue;

    const WHICH: Which = Which::Constants;

    fn states<'s>(solver: &'s mut Solver<'_>) -> &'s mut States<ConstantValue> {
        &mut solver.constants
    }

    fn join(state: &mut ConstantValue, other: &ConstantValue) -> bool {
        let (joined, changed) = match (*state, *other) {
            (_, ConstantValue::Uninitialized) | (ConstantValue::Unknown, _) => return false,
            (ConstantValue::Uninitialized, _) => (*other, true),
            (ConstantValue::Constant { attr, .. }, ConstantValue::Constant { attr: new, .. })
                if attr == new =>
            {
                return false;
            }
            (ConstantValue::Constant { .. }, _) => (ConstantValue::Unknown, true),
        };
        *state = joined;
        changed
    }

    fn entry(_: &Solver<'_>, _: In<Value>) -> ConstantValue {
        ConstantValue::Unknown
    }

    fn visit_op(solver: &mut Solver<'_>, op: In<Op>) {
        let view = solver.program.op(op);
        let mut constants: SmallVec<[Option<Attr>; 4]> = SmallVec::new();
        if view.num_regions() == 0 {
            for operand in view.operands() {
                match solver.constants.get(op.with(operand)).value {
                    ConstantValue::Uninitialized => return,
                    ConstantValue::Constant { attr, .. } => constants.push(Some(attr)),
                    ConstantValue::Unknown => constants.push(None),
                }
            }
        }
        let folded = if view.num_regions() == 0 { fold_with(view, &constants) } else { None };
        let dialect = view.def().map_or("", OpDef::dialect);
        match folded {
            Some(Folded::Results(results)) => {
                for (value, result) in view.results().zip(results) {
                    let state = match result {
                        FoldResult::Attr(attr) => ConstantValue::Constant { attr, dialect },
                        FoldResult::Value(other) => solver.constants.get(op.with(other)).value,
                    };
                    update::<Self>(solver, op.with(value), &state);
                }
            }
            // A change in place would not be undone, and is no constant.
            Some(Folded::InPlace(_)) | None => {
                for value in view.results() {
                    update::<Self>(solver, op.with(value), &ConstantValue::Unknown);
                }
            }
        }
    }
}
