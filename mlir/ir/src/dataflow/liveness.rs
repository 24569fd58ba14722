//! Values on which something visible depends, found backward: from effects and from what leaves through callers that
//! are not seen, along uses, control flow and calls.

use rustc_hash::FxHashMap;

use super::program::{In, is_callable, is_defined};
use super::solver::Solver;
use super::states::Point;
use crate::analysis::effects::would_be_trivially_dead;
use crate::definitions::op::Traits;
use crate::interfaces::{
    BranchOpInterface, CallOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
    RegionSuccessor, RegionSuccessors,
};
use crate::ir::body::ValueDef;
use crate::ir::entities::{Op, Value};
use crate::ir::view::OpRef;

/// Which values are live.
pub struct Liveness(Vec<Vec<bool>>);

impl Liveness {
    /// Whether a value is live: something visible depends on it.
    pub fn is_live(&self, value: In<Value>) -> bool {
        self.0[value.body as usize].get(value.id.index()).copied().unwrap_or(true)
    }
}

struct Marker<'s, 'a> {
    solver: &'s Solver<'a>,
    live: Vec<Vec<bool>>,
    pending: Vec<In<Value>>,
    /// The values that are passed to an argument or a result.
    passed: FxHashMap<In<Value>, Vec<In<Value>>>,
    /// The values that decide about all results of an operation.
    deciding: FxHashMap<In<Op>, Vec<In<Value>>>,
}

impl Solver<'_> {
    /// Finds live values; to be called when constants have been found, since code that never runs uses nothing.
    pub fn find_liveness(&self) -> Liveness {
        let bodies = self.program.bodies();
        let mut marker = Marker {
            solver: self,
            live: bodies.map(|(_, body)| vec![false; body.value_capacity()]).collect(),
            pending: Vec::new(),
            passed: FxHashMap::default(),
            deciding: FxHashMap::default(),
        };
        for op in self.program.walk() {
            if self.program.block_of(op).is_none_or(|block| self.is_live(block)) {
                marker.visit(op);
            }
        }
        marker.run();
        Liveness(marker.live)
    }
}

impl Marker<'_, '_> {
    fn mark(&mut self, value: In<Value>) {
        let state = &mut self.live[value.body as usize][value.id.index()];
        if !std::mem::replace(state, true) {
            self.pending.push(value);
        }
    }

    fn run(&mut self) {
        while let Some(value) = self.pending.pop() {
            for from in self.passed.remove(&value).unwrap_or_default() {
                self.mark(from);
            }
            let body = self.solver.program.body(value.body);
            let ValueDef::Result { op, .. } = body.def(value.id) else { continue };
            for from in self.deciding.remove(&value.with(op)).unwrap_or_default() {
                self.mark(from);
            }
        }
    }

    fn visit(&mut self, op: In<Op>) {
        let view = self.solver.program.op(op);
        if let Some(branch) = view.interface::<RegionBranchOpInterface>() {
            return self.visit_region_branch(op, view, branch);
        }
        if let Some(branch) = view.interface::<BranchOpInterface>() {
            return self.visit_branch(op, view, branch);
        }
        if view.interface::<CallOpInterface>().is_some() && self.visit_call(op, view) {
            return;
        }
        let parent = self.solver.program.block_of(op).and_then(|block| self.solver.program.parent(block));
        if let Some(parent) = parent {
            let around = self.solver.program.op(parent);
            if let Some(branch) = around.interface::<RegionBranchOpInterface>()
                && let Some(end) = view.interface::<RegionBranchTerminatorOpInterface>()
            {
                return self.visit_region_end((op, view, end), (parent, around, branch));
            }
            if view.has_trait(Traits::RETURN_LIKE) && is_callable(around) {
                return self.visit_return(op, view, parent);
            }
        }
        let operands: Vec<In<Value>> = view.operands().map(|v| op.with(v)).collect();
        self.decide(op, view, operands);
    }

    /// The values are live if the operation has effects or one of its results is live.
    fn decide(&mut self, op: In<Op>, view: OpRef<'_>, values: Vec<In<Value>>) {
        if values.is_empty() {
            return;
        }
        if would_be_trivially_dead(view) {
            self.deciding.entry(op).or_default().extend(values);
        } else {
            values.into_iter().for_each(|value| self.mark(value));
        }
    }

    /// The arguments or results that control passes values to.
    fn inputs(&self, op: In<Op>, view: OpRef<'_>, successor: &RegionSuccessor) -> (Vec<In<Value>>, usize) {
        let Some(branch) = view.interface::<RegionBranchOpInterface>() else { return (Vec::new(), 0) };
        let all: Vec<In<Value>> = match *successor {
            RegionSuccessor::Parent => view.results().map(|v| op.with(v)).collect(),
            RegionSuccessor::Region(index) => {
                let Some(entry) = self.solver.program.entry(op, index) else { return (Vec::new(), 0) };
                let args = self.solver.program.body(entry.body).block_args(entry.id);
                args.iter().map(|&v| entry.with(v)).collect()
            }
        };
        let made = all.len().saturating_sub((branch.successor_inputs)(view, successor).len());
        (all, made)
    }

    /// Connects the operands that are passed along edges; returns those that are not passed.
    fn connect(
        &mut self,
        (from, user): (In<Op>, OpRef<'_>),
        (op, view): (In<Op>, OpRef<'_>),
        successors: &RegionSuccessors,
        operands: impl Fn(&RegionSuccessor) -> std::ops::Range<usize>,
    ) -> Vec<In<Value>> {
        let mut kept = vec![true; user.num_operands()];
        for successor in successors {
            let (inputs, made) = self.inputs(op, view, successor);
            for (at, &input) in operands(successor).zip(&inputs[made..]) {
                if at < kept.len() {
                    kept[at] = false;
                    self.passed.entry(input).or_default().push(from.with(user.operand(at)));
                }
            }
            if from == op && matches!(successor, RegionSuccessor::Region(_)) {
                self.decide(op, view, inputs[..made].to_vec());
            }
        }
        user.operands().zip(kept).filter(|(_, kept)| *kept).map(|(v, _)| from.with(v)).collect()
    }

    fn visit_region_branch(&mut self, op: In<Op>, view: OpRef<'_>, branch: &RegionBranchOpInterface) {
        let successors = (branch.successor_regions)(view, None);
        let operands = |successor: &RegionSuccessor| (branch.entry_successor_operands)(view, successor);
        let others = self.connect((op, view), (op, view), &successors, operands);
        self.decide(op, view, others);
    }

    fn visit_region_end(
        &mut self,
        (op, view, end): (In<Op>, OpRef<'_>, &RegionBranchTerminatorOpInterface),
        (parent, around, branch): (In<Op>, OpRef<'_>, &RegionBranchOpInterface),
    ) {
        let Some(block) = self.solver.program.block_of(op) else { return };
        let index = self.solver.program.region_index(block);
        let successors = (branch.successor_regions)(around, Some(index));
        let operands = |successor: &RegionSuccessor| (end.successor_operands)(view, successor);
        let others = self.connect((op, view), (parent, around), &successors, operands);
        self.decide(parent, around, others);
    }

    fn visit_branch(&mut self, op: In<Op>, view: OpRef<'_>, branch: &BranchOpInterface) {
        let mut kept = vec![true; view.num_operands()];
        for (dest, range) in view.successors().zip((branch.successor_operands)(view)) {
            let args = view.body().block_args(dest);
            let made = args.len().saturating_sub(range.len());
            for (at, &arg) in range.zip(&args[made..]) {
                kept[at] = false;
                self.passed.entry(op.with(arg)).or_default().push(op.with(view.operand(at)));
            }
        }
        for (value, kept) in view.operands().zip(kept) {
            if kept {
                self.mark(op.with(value));
            }
        }
    }

    /// Connects a call with the callee; false if the callee is unknown.
    fn visit_call(&mut self, op: In<Op>, view: OpRef<'_>) -> bool {
        let Some(callee) = self.solver.program.callee(op) else { return false };
        let target = self.solver.program.op(callee);
        if !is_callable(target) {
            return false;
        }
        let entry = if is_defined(target) { self.solver.program.entry(callee, 0) } else { None };
        let mut others: Vec<Value> = view.operands().collect();
        if let (Some(entry), Some(call)) = (entry, view.interface::<CallOpInterface>()) {
            let args = self.solver.program.body(entry.body).block_args(entry.id);
            let passed = (call.arg_operands)(view);
            for (&arg, &value) in args.iter().zip(&passed) {
                self.passed.entry(entry.with(arg)).or_default().push(op.with(value));
            }
            let forwarded = args.len().min(passed.len());
            others.retain(|value| !passed[..forwarded].contains(value));
        }
        others.into_iter().for_each(|value| self.mark(op.with(value)));
        true
    }

    fn visit_return(&mut self, op: In<Op>, view: OpRef<'_>, callable: In<Op>) {
        let callers = self.solver.predecessors.get(&Point::After(callable));
        let Some(callers) = callers.filter(|callers| !callers.unknown) else {
            if callers.is_some() {
                view.operands().for_each(|value| self.mark(op.with(value)));
            }
            return;
        };
        for &(call, _) in &callers.known {
            for (value, result) in view.operands().zip(self.solver.program.op(call).results()) {
                self.passed.entry(call.with(result)).or_default().push(op.with(value));
            }
        }
    }
}
