//! Which blocks run, and the predecessors of blocks, of operations with regions and of callables.
//!
//! Everything is dead until control is shown to reach it. Branches on constants, as far as these are known, lead to one
//! successor only.

use smallvec::SmallVec;

use super::facts::ConstantValue;
use super::program::{In, is_callable, is_defined};
use super::solver::Solver;
use super::states::{Point, Which};
use crate::definitions::op::Traits;
use crate::interfaces::{
    BranchOpInterface, CallOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
    RegionSuccessor, RegionSuccessors,
};
use crate::ir::entities::{Block, Op};
use crate::ir::symbol_table::{Visibility, is_unknown_table, op_symbol_refs, visibility};
use crate::ir::view::OpRef;
use crate::values::ids::Attr;

impl Solver<'_> {
    pub(super) fn initialize_dead_code(&mut self) {
        let body = self.program.body(0);
        for entry in body.roots().iter().filter_map(|&r| body.entry_block(r)) {
            self.set_live(In { body: 0, id: entry });
        }
        self.initialize_callables();
        let all: Vec<In<Op>> = self.program.walk();
        for op in all {
            if self.has_control_flow(op) {
                if let Some(block) = self.program.block_of(op) {
                    self.executable(block).subscribe(Which::DeadCode);
                }
                self.visit_dead_code(op);
            }
        }
    }

    /// Finds the callables that may be called from places that are not seen.
    fn initialize_callables(&mut self) {
        let outside = self.program.top().block().is_none();
        let mut hidden = vec![outside];
        let bodies: Vec<u32> = self.program.bodies().map(|(number, _)| number).collect();
        for number in bodies {
            if number > 0 {
                hidden.push(self.is_hidden(number, &hidden));
            }
            let all_uses_visible = hidden[number as usize];
            let is_table = self.program.is_table(number);
            let mut all_unknown = false;
            let body = self.program.body(number);
            for id in body.all_ops_pre() {
                let at = In { body: number, id };
                let op = self.program.op(at);
                all_unknown |= is_unknown_table(op);
                if is_callable(op) {
                    let seen = match visibility(op) {
                        Visibility::Public => false,
                        Visibility::Nested => all_uses_visible,
                        Visibility::Private => true,
                    };
                    let in_table = is_table && body.parent_op(id).is_none();
                    if is_defined(op) && !(seen && in_table && op.has_trait(Traits::SYMBOL)) {
                        self.set_unknown_predecessors(Point::After(at));
                    }
                }
                if op.interface::<CallOpInterface>().is_none() {
                    self.symbols_escape(at);
                }
            }
            if all_unknown {
                self.all_callables_unknown();
            }
        }
    }

    /// Whether all uses of the nested symbols in this body, an operation's own, are seen.
    fn is_hidden(&self, number: u32, hidden: &[bool]) -> bool {
        let Some(owner) = self.program.owner(number) else { return false };
        let op = self.program.op(owner);
        hidden[owner.body as usize] || !op.has_trait(Traits::SYMBOL) || visibility(op) == Visibility::Private
    }

    /// A callable to which something other than a call refers may be called by anyone.
    fn symbols_escape(&mut self, at: In<Op>) {
        let mut refs: SmallVec<[Attr; 2]> = SmallVec::new();
        op_symbol_refs(self.program.cx(), self.program.body(at.body), at.id, &mut |attr| refs.push(attr));
        for attr in refs {
            if let Some(symbol) = self.program.symbol(at.body, attr) {
                self.set_unknown_predecessors(Point::After(symbol));
            }
        }
    }

    fn all_callables_unknown(&mut self) {
        for op in self.program.walk() {
            if is_callable(self.program.op(op)) {
                self.set_unknown_predecessors(Point::After(op));
            }
        }
    }

    fn has_control_flow(&self, op: In<Op>) -> bool {
        let view = self.program.op(op);
        view.num_regions() > 0
            || view.successors().len() > 0
            || self.parent_of_return(op).is_some()
            || view.interface::<CallOpInterface>().is_some()
    }

    /// The operation around a terminator that leaves a region of an operation with control flow or of a callable.
    fn parent_of_return(&self, op: In<Op>) -> Option<In<Op>> {
        let body = self.program.body(op.body);
        if body.num_successors(op.id) > 0 || body.next_op(op.id).is_some() {
            return None;
        }
        let parent = self.program.parent(self.program.block_of(op)?)?;
        let view = self.program.op(parent);
        let known = view.interface::<RegionBranchOpInterface>().is_some() || is_callable(view);
        known.then_some(parent)
    }

    pub(super) fn visit_dead_code(&mut self, op: In<Op>) {
        if self.program.block_of(op).is_some_and(|block| !self.is_live(block)) {
            return;
        }
        let view = self.program.op(op);
        if view.interface::<CallOpInterface>().is_some() {
            self.visit_call(op);
        }
        if view.num_regions() > 0 {
            if let Some(branch) = view.interface::<RegionBranchOpInterface>() {
                if let Some(constants) = self.operand_constants(op) {
                    let successors = (branch.entry_successor_regions)(view, &constants);
                    self.take_edges((op, branch), op, &successors);
                }
            } else if is_callable(view) {
                let callers = self.predecessors.entry(Point::After(op)).or_default();
                callers.dependents.add((Point::After(op), Which::DeadCode));
                if callers.unknown || !callers.known.is_empty() {
                    self.set_entries_live(op);
                }
            } else {
                self.set_entries_live(op);
            }
        }
        if let Some(parent) = self.parent_of_return(op) {
            let around = self.program.op(parent);
            match around.interface::<RegionBranchOpInterface>() {
                Some(branch) => self.visit_region_end(op, view, (parent, branch)),
                None => self.visit_return(op, view, parent),
            }
        }
        self.visit_successors(op, view);
    }

    fn set_entries_live(&mut self, op: In<Op>) {
        let (body, regions) = self.program.regions(op);
        for &region in regions {
            if let Some(id) = self.program.body(body).entry_block(region) {
                self.set_live(In { body, id });
            }
        }
    }

    fn visit_call(&mut self, op: In<Op>) {
        let callee = self.program.callee(op).filter(|&callee| {
            let view = self.program.op(callee);
            is_callable(view) && is_defined(view) && view.has_trait(Traits::SYMBOL)
        });
        match callee {
            Some(callee) => self.add_predecessor(Point::After(callee), op, 0),
            None => self.set_unknown_predecessors(Point::After(op)),
        }
    }

    /// The constants among the operands; `None` until something is known of each.
    fn operand_constants(&mut self, op: In<Op>) -> Option<SmallVec<[Option<Attr>; 4]>> {
        let mut constants = SmallVec::new();
        for value in self.program.body(op.body).operands(op.id) {
            let state = self.constants.get_mut(op.with(value));
            state.subscribe(Which::DeadCode);
            match state.value {
                ConstantValue::Uninitialized => return None,
                ConstantValue::Constant { attr, .. } => constants.push(Some(attr)),
                ConstantValue::Unknown => constants.push(None),
            }
        }
        Some(constants)
    }

    /// Control goes from `from`, an operation with regions or a terminator in it, along these edges.
    fn take_edges(
        &mut self,
        (op, branch): (In<Op>, &RegionBranchOpInterface),
        from: In<Op>,
        successors: &RegionSuccessors,
    ) {
        let view = self.program.op(op);
        for successor in successors {
            let inputs = (branch.successor_inputs)(view, successor).len();
            let point = match *successor {
                RegionSuccessor::Parent => Point::After(op),
                RegionSuccessor::Region(index) => {
                    let Some(entry) = self.program.entry(op, index) else { continue };
                    self.set_live(entry);
                    Point::Start(entry)
                }
            };
            self.add_predecessor(point, from, inputs);
        }
    }

    fn visit_region_end(
        &mut self,
        op: In<Op>,
        view: OpRef<'_>,
        (parent, branch): (In<Op>, &RegionBranchOpInterface),
    ) {
        let Some(constants) = self.operand_constants(op) else { return };
        let Some(end) = view.interface::<RegionBranchTerminatorOpInterface>() else { return };
        let Some(block) = self.program.block_of(op) else { return };
        let index = self.program.region_index(block);
        let all = (branch.successor_regions)(self.program.op(parent), Some(index));
        let successors = (end.terminator_successors)(view, all, &constants);
        self.take_edges((parent, branch), op, &successors);
    }

    fn visit_return(&mut self, op: In<Op>, view: OpRef<'_>, callable: In<Op>) {
        if view.num_operands() == 0 {
            return;
        }
        let callers = self.predecessors.entry(Point::After(callable)).or_default();
        callers.dependents.add((Point::After(op), Which::DeadCode));
        let calls: Vec<In<Op>> = callers.known.iter().map(|&(call, _)| call).collect();
        for call in calls {
            if view.has_trait(Traits::RETURN_LIKE) {
                self.add_predecessor(Point::After(call), op, 0);
            } else {
                self.set_unknown_predecessors(Point::After(call));
            }
        }
    }

    fn visit_successors(&mut self, op: In<Op>, view: OpRef<'_>) {
        let successors: SmallVec<[Block; 2]> = view.successors().collect();
        let Some(block) = self.program.block_of(op) else { return };
        if successors.is_empty() {
            return;
        }
        if let Some(branch) = view.interface::<BranchOpInterface>() {
            let Some(constants) = self.operand_constants(op) else { return };
            let only = (branch.successor_for_operands)(view, &constants);
            if let Some(&dest) = only.and_then(|at| successors.get(at)) {
                return self.set_edge_live(block, dest);
            }
        }
        for dest in successors {
            self.set_edge_live(block, dest);
        }
    }
}
