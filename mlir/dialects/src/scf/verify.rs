//! Verifiers.

use mlir::hooks::{Verify, VerifyRegions};
use mlir::{Diag, OpRef, Value};

use crate::arith::ConstantOp;

use super::{
    ConditionOp, ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp, ReduceReturnOp, WhileOp,
    YieldOp,
};

impl Verify for ExecuteRegionOp<'_> {
    /// The region has blocks, and the entry block has no arguments.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let Some(entry) = self.region().entry() else {
            return Err(op.error("region needs to have at least one block"));
        };
        op.ensure(entry.args().is_empty(), "region cannot have any arguments")
    }
}

impl Verify for ForOp<'_> {
    /// There is a result for each initial value.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        if self.init_args().len() == op.num_results() {
            Ok(())
        } else {
            Err(op.error("mismatch in number of loop-carried values and defined values"))
        }
    }
}

impl VerifyRegions for ForOp<'_> {
    /// The induction variable has the type of the bounds.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let Some(entry) = self.region().entry() else { return Ok(()) };
        match entry.arg_types().next() {
            None => Err(op.error("expected body to have at least 1 argument")),
            Some(variable) if variable != op.ty(self.lower_bound()).id() => {
                Err(op.error("expected induction variable to be same type as bounds and step"))
            }
            Some(_) => Ok(()),
        }
    }
}

impl Verify for IfOp<'_> {
    /// There is an `else` if there are results.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        if op.num_results() > 0 && op.region(1).is_empty() {
            Err(op.error("must have an else block if defining values"))
        } else {
            Ok(())
        }
    }
}

/// The value of an `arith.constant` of integer or index type.
fn constant(op: OpRef<'_>, value: Value) -> Option<i64> {
    let def = op.value(value).defining_op()?.cast::<ConstantOp>()?;
    def.inherent(0)?.as_int()
}

/// The terminator of a region yields the types of the operation's results.
fn check_yield(op: OpRef<'_>, end: Option<OpRef<'_>>, name: &str) -> Result<(), Diag> {
    let Some(end) = end else { return Err(op.error("expected region to end with scf.yield")) };
    if end.cast::<YieldOp>().is_none() {
        let message = format!("expected region to end with scf.yield, but got {}", end.name());
        return Err(op.error(message).with_note(end.loc(), "see terminator here"));
    }
    if end.num_operands() != op.num_results() {
        let message = format!(
            "expected each region to return {} values, but {name} returns {}",
            op.num_results(),
            end.num_operands()
        );
        return Err(op.error(message).with_note(end.loc(), "see yield operation here"));
    }
    for (at, (wanted, given)) in op.result_types().zip(end.operand_types()).enumerate() {
        if wanted != given {
            let wanted = op.cx().type_ref(wanted);
            let given = op.cx().type_ref(given);
            let message = format!("expected result #{at} of each region to be '{wanted}'");
            return Err(op.error(message).with_note(end.loc(), format!("{name} returns '{given}' here")));
        }
    }
    Ok(())
}

impl Verify for IndexSwitchOp<'_> {
    /// There is a region for each case, the cases differ, and all regions yield the results.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let cases = self.cases();
        if cases.len() != op.num_regions() - 1 {
            let message =
                format!("has {} case regions but {} case values", op.num_regions() - 1, cases.len());
            return Err(op.error(message));
        }
        let mut seen = std::collections::HashSet::new();
        if let Some(twice) = cases.iter().find(|&&value| !seen.insert(value)) {
            return Err(op.error(format_args!("has duplicate case value: {twice}")));
        }
        for (at, region) in op.regions().enumerate() {
            let name = match at {
                0 => "default region".to_owned(),
                n => format!("case region #{}", n - 1),
            };
            check_yield(op, region.entry().and_then(|b| b.last_op()), &name)?;
        }
        Ok(())
    }
}

impl Verify for ParallelOp<'_> {
    /// There are bounds and a step for each dimension, and a reduction for each result.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let steps = self.step().len();
        op.ensure(steps != 0, "needs at least one tuple element for lowerBound, upperBound and step")?;
        if self.step().any(|step| constant(op, step).is_some_and(|step| step <= 0)) {
            return Err(op.error("constant step operand must be positive"));
        }
        let Some(entry) = self.region().entry() else { return Ok(()) };
        if entry.args().len() != steps {
            return Err(op.error(format_args!(
                "expects the same number of induction variables: {} as bound and step values: {steps}",
                entry.args().len()
            )));
        }
        if !entry.arg_types().all(|ty| op.cx().type_ref(ty).is_index()) {
            return Err(op.error("expects arguments for the induction variable to be of index type"));
        }
        let reductions = entry.last_op().filter(|o| o.is::<ReduceOp>());
        let Some(reduce) = reductions else {
            return Err(op.error("expects body to terminate with 'scf.reduce'"));
        };
        let results = op.num_results();
        let reduced = reduce.num_regions();
        let inits = self.init_vals().len();
        if results != reduced {
            let message = format!(
                "expects number of results: {results} to be the same as number of reductions: {reduced}"
            );
            return Err(op.error(message));
        }
        if results != inits {
            let message = format!(
                "expects number of results: {results} to be the same as number of initial values: {inits}"
            );
            return Err(op.error(message));
        }
        if reduce.num_operands() != reduced {
            return Ok(());
        }
        let pairs = op.result_types().zip(reduce.operand_types()).enumerate();
        for (at, (result, operand)) in pairs {
            if result != operand {
                let message = format!(
                    "expects type of {at}-th reduction operand: '{}' to be the same as the {at}-th result type: '{}'",
                    op.cx().type_ref(operand),
                    op.cx().type_ref(result)
                );
                return Err(reduce.error(message));
            }
        }
        Ok(())
    }
}

impl VerifyRegions for ReduceOp<'_> {
    /// Each region combines two values of its operand's type.
    fn verify_regions(self) -> Result<(), Diag> {
        let op = *self;
        let regions = op.num_regions();
        let operands = op.num_operands();
        if operands != regions {
            return Err(op.error(format_args!(
                "expects number of reduction regions: {regions} to be the same as number of reduction operands: {operands}"
            )));
        }
        for (at, (region, ty)) in op.regions().zip(op.operand_types()).enumerate() {
            let Some(block) = region.entry() else {
                return Err(op.error(format_args!("{at}-th reduction has an empty body")));
            };
            if block.arg_types().len() != 2 || block.arg_types().any(|arg| arg != ty) {
                return Err(op.error(format_args!(
                    "expected two block arguments with type '{}' in the {at}-th reduction region",
                    op.cx().type_ref(ty)
                )));
            }
            if !block.last_op().is_some_and(|o| o.is::<ReduceReturnOp>()) {
                return Err(op.error("reduction bodies must be terminated with an 'scf.reduce.return' op"));
            }
        }
        Ok(())
    }
}

impl Verify for ReduceReturnOp<'_> {
    /// The returned value has the type of the reduction's arguments.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let expected = op.block().and_then(|b| b.arg_types().next());
        match expected {
            Some(ty) if ty != op.ty(self.result()).id() => Err(op.error(format_args!(
                "must have type '{}' (the type of the reduction inputs)",
                op.cx().type_ref(ty)
            ))),
            _ => Ok(()),
        }
    }
}

impl Verify for WhileOp<'_> {
    /// The first region ends with `scf.condition`, the second with `scf.yield`.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let end = |at: usize| op.region(at).entry().and_then(|b| b.last_op());
        if !end(0).is_some_and(|o| o.is::<ConditionOp>()) {
            return Err(op.error("expects the 'before' region to terminate with 'scf.condition'"));
        }
        if !end(1).is_some_and(|o| o.is::<YieldOp>()) {
            return Err(op.error("expects the 'after' region to terminate with 'scf.yield'"));
        }
        Ok(())
    }
}
