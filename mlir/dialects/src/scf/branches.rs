//! Control flow between the regions of operations, and the values passed along.

use std::ops::Range;

use mlir::interfaces::{InductionVariable, RegionSuccessor, RegionSuccessors, Speculatability};
use mlir::opdef::FoldResult;
use mlir::{Attr, DYNAMIC, OpRef, OpView, Region, Type, Value};
use smallvec::smallvec;

use crate::loop_carried;
use crate::matching::constant_integer;

use super::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp, WhileOp,
    YieldOp,
};

/// The types of the arguments of the first region, without the first `skipped`.
fn carried_types(op: OpRef<'_>, skipped: usize) -> Vec<Type> {
    op.region(0).entry().map_or_else(Vec::new, |b| b.arg_types().skip(skipped).collect())
}

/// The arguments of the first region, without the first `skipped`.
fn carried(op: OpRef<'_>, skipped: usize) -> Vec<Value> {
    op.region(0).entry().map_or_else(Vec::new, |b| b.args().iter().skip(skipped).copied().collect())
}

impl ConditionOp<'_> {
    /// All operands but the condition.
    pub fn successor_operands(self, _successor: &RegionSuccessor) -> Range<usize> {
        1..self.num_operands()
    }

    /// A constant condition leads to the second region or past the loop.
    pub fn terminator_successors(
        self,
        _all: RegionSuccessors,
        operands: &[Option<Attr>],
    ) -> RegionSuccessors {
        let condition = constant(*self, operands);
        let go_on = (condition != Some(0)).then_some(RegionSuccessor::Region(1));
        let leave = condition.is_none_or(|c| c == 0).then_some(RegionSuccessor::Parent);
        go_on.into_iter().chain(leave).collect()
    }
}

/// The first of the constants among the operands.
fn constant(op: OpRef<'_>, operands: &[Option<Attr>]) -> Option<i128> {
    op.cx().attr_ref((*operands.first()?)?).as_i128()
}

/// Induction variables with the bounds of a loop: lower, upper and step of each.
fn inductions(op: OpRef<'_>, bounds: [Vec<FoldResult>; 3]) -> Vec<InductionVariable> {
    let Some(entry) = op.region(0).entry().map(|b| b.args().to_vec()) else { return Vec::new() };
    let [lower, upper, step] = bounds;
    let bound = |all: &[FoldResult], at: usize| all.get(at).copied();
    let all = entry.into_iter().take(lower.len()).enumerate();
    all.map(|(at, variable)| InductionVariable {
        variable,
        lower: bound(&lower, at),
        upper: bound(&upper, at),
        step: bound(&step, at),
    })
    .collect()
}

/// Operands as bounds.
fn values(values: impl Iterator<Item = Value>) -> Vec<FoldResult> {
    values.map(FoldResult::Value).collect()
}

impl ReduceOp<'_> {
    /// None: the values are combined, not passed.
    pub fn successor_operands(self, _successor: &RegionSuccessor) -> Range<usize> {
        0..0
    }
}

impl ExecuteRegionOp<'_> {
    /// Control goes to the region, and from there back.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        smallvec![from.map_or(RegionSuccessor::Region(0), |_| RegionSuccessor::Parent)]
    }
}

impl ForOp<'_> {
    /// Whether the loop certainly terminates.
    pub fn speculatability(self) -> Speculatability {
        loop_carried::speculatability(constant_integer(self.op_ref(), self.step()))
    }

    /// Control goes to the body or past the loop, from anywhere.
    pub fn successor_regions(self, _from: Option<usize>) -> RegionSuccessors {
        smallvec![RegionSuccessor::Region(0), RegionSuccessor::Parent]
    }

    /// The first argument of the body.
    pub fn induction_variables(self) -> Vec<InductionVariable> {
        let bounds = [self.lower_bound(), self.upper_bound(), self.step()];
        inductions(*self, bounds.map(|bound| vec![FoldResult::Value(bound)]))
    }

    /// The initial values.
    pub fn entry_successor_operands(self, _successor: &RegionSuccessor) -> Range<usize> {
        3..self.num_operands()
    }

    /// The arguments after the induction variable, or the results.
    pub fn successor_inputs(self, successor: &RegionSuccessor) -> Vec<Type> {
        match successor {
            RegionSuccessor::Region(_) => carried_types(self.op_ref(), 1),
            RegionSuccessor::Parent => self.result_types().collect(),
        }
    }
}

impl ForallOp<'_> {
    /// The leading arguments of the body.
    pub fn induction_variables(self) -> Vec<InductionVariable> {
        let cx = self.cx();
        let fold_results = |constants: &[i64], values: Vec<Value>| {
            let mut values = values.into_iter();
            let each = constants.iter().map(|&n| match n {
                DYNAMIC => values.next().map(FoldResult::Value),
                n => Some(FoldResult::Attr(cx.int_attr(n.into(), cx.index_ty()))),
            });
            each.flatten().collect()
        };
        let bounds = [
            fold_results(&self.static_lower_bound(), self.dynamic_lower_bound().collect()),
            fold_results(&self.static_upper_bound(), self.dynamic_upper_bound().collect()),
            fold_results(&self.static_step(), self.dynamic_step().collect()),
        ];
        inductions(*self, bounds)
    }

    /// Control goes to the body, and from there back.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        smallvec![from.map_or(RegionSuccessor::Region(0), |_| RegionSuccessor::Parent)]
    }

    /// The shared tensors.
    pub fn entry_successor_operands(self, _successor: &RegionSuccessor) -> Range<usize> {
        let op = *self;
        op.operand_group(3)
    }

    /// The arguments for the shared tensors. The results do not come from a terminator.
    pub fn successor_inputs(self, successor: &RegionSuccessor) -> Vec<Type> {
        match successor {
            RegionSuccessor::Region(_) => carried_types(self.op_ref(), self.rank()),
            RegionSuccessor::Parent => Vec::new(),
        }
    }

    /// The shared tensors.
    pub fn loop_inits(self) -> Vec<Value> {
        self.outputs().collect()
    }

    /// The arguments for the shared tensors.
    pub fn region_iter_args(self) -> Vec<Value> {
        carried(self.op_ref(), self.rank())
    }
}

impl IfOp<'_> {
    /// Control goes to one of the regions, or past them if there is no `else`; it leaves after
    /// either region.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        match from {
            Some(_) => smallvec![RegionSuccessor::Parent],
            None if self.op_ref().region(1).is_empty() => {
                smallvec![RegionSuccessor::Region(0), RegionSuccessor::Parent]
            }
            None => smallvec![RegionSuccessor::Region(0), RegionSuccessor::Region(1)],
        }
    }

    /// One region runs.
    pub fn runs_at_most_once(self) -> bool {
        true
    }

    /// A constant condition decides.
    pub fn entry_successor_regions(self, operands: &[Option<Attr>]) -> RegionSuccessors {
        let mut both = self.successor_regions(None);
        match constant(*self, operands) {
            None => {}
            Some(0) => drop(both.remove(0)),
            Some(_) => both.truncate(1),
        }
        both
    }
}

impl IndexSwitchOp<'_> {
    /// Control goes to one of the regions, and from there back.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        match from {
            Some(_) => smallvec![RegionSuccessor::Parent],
            None => (0..self.num_regions()).map(RegionSuccessor::Region).collect(),
        }
    }

    /// One region runs.
    pub fn runs_at_most_once(self) -> bool {
        true
    }

    /// A constant argument decides.
    pub fn entry_successor_regions(self, operands: &[Option<Attr>]) -> RegionSuccessors {
        let Some(number) = constant(*self, operands) else { return self.successor_regions(None) };
        let case = self.cases().iter().position(|&case| i128::from(case) == number);
        smallvec![RegionSuccessor::Region(case.map_or(0, |case| case + 1))]
    }
}

impl ParallelOp<'_> {
    /// The arguments of the body.
    pub fn induction_variables(self) -> Vec<InductionVariable> {
        inductions(*self, [values(self.lower_bound()), values(self.upper_bound()), values(self.step())])
    }

    /// The body.
    pub fn loop_regions(self) -> Vec<Region> {
        let op = *self;
        op.body().regions_of(op.id()).to_vec()
    }

    /// Control goes to the body or past the loop, from anywhere.
    pub fn successor_regions(self, _from: Option<usize>) -> RegionSuccessors {
        smallvec![RegionSuccessor::Region(0), RegionSuccessor::Parent]
    }

    /// None: the arguments are induction variables, and the results are combined values.
    pub fn successor_inputs(self, _successor: &RegionSuccessor) -> Vec<Type> {
        Vec::new()
    }
}

impl WhileOp<'_> {
    /// Control goes to the first region, which leads to the second or out; the second leads back to
    /// the first.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        match from {
            Some(0) => smallvec![RegionSuccessor::Parent, RegionSuccessor::Region(1)],
            _ => smallvec![RegionSuccessor::Region(0)],
        }
    }

    /// The initial values.
    pub fn entry_successor_operands(self, _successor: &RegionSuccessor) -> Range<usize> {
        0..self.num_operands()
    }

    /// The initial values.
    pub fn loop_inits(self) -> Vec<Value> {
        self.op_ref().operands().collect()
    }

    /// The arguments of the first region.
    pub fn region_iter_args(self) -> Vec<Value> {
        carried(self.op_ref(), 0)
    }

    /// The values that the body passes to the first region.
    pub fn yielded_values(self) -> Vec<Value> {
        let op = *self;
        let last = op.region(1).entry().and_then(|b| b.last_op());
        let end = last.filter(|o| o.is::<YieldOp>());
        end.map_or_else(Vec::new, |end| end.operands().collect())
    }
}
