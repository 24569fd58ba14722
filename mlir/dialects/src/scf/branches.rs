//! Control flow between the regions of operations, and the values passed along.

use std::ops::Range;

use mlir::interfaces::{RegionSuccessor, RegionSuccessors, Speculatability};
use mlir::{OpRef, OpView, Region, Type, Value};
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
}

impl IndexSwitchOp<'_> {
    /// Control goes to one of the regions, and from there back.
    pub fn successor_regions(self, from: Option<usize>) -> RegionSuccessors {
        match from {
            Some(_) => smallvec![RegionSuccessor::Parent],
            None => (0..self.num_regions()).map(RegionSuccessor::Region).collect(),
        }
    }
}

impl ParallelOp<'_> {
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
