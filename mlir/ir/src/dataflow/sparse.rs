//! Forward analyses with a state for each value: how states go along control flow, calls and returns.

use smallvec::SmallVec;

use super::facts::args_are_written;
use super::program::{In, is_callable};
use super::solver::Solver;
use super::states::{Point, States, Which};
use crate::interfaces::{
    BranchOpInterface, CallOpInterface, RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
    RegionSuccessor,
};
use crate::ir::entities::{Block, Op, Region, Value};
use crate::ir::view::OpRef;

/// A forward analysis of values.
pub(super) trait Forward: Sized {
    /// What is known of a value; at first, its default.
    type State: Clone + Default + 'static;

    /// Its name in the worklist.
    const WHICH: Which;

    /// Its states.
    fn states<'s>(solver: &'s mut Solver<'_>) -> &'s mut States<Self::State>;

    /// Adds what is possible on another path; returns whether that changes the state.
    fn join(state: &mut Self::State, other: &Self::State) -> bool;

    /// What is known of a value that comes from outside.
    fn entry(solver: &Solver<'_>, value: In<Value>) -> Self::State;

    /// Updates the results of an operation from its operands.
    fn visit_op(solver: &mut Solver<'_>, op: In<Op>);

    /// Updates what an operation with regions itself passes to a region's arguments or its results.
    fn visit_own(solver: &mut Solver<'_>, _op: Option<In<Op>>, _block: Option<In<Block>>, own: &[In<Value>]) {
        set_entry::<Self>(solver, own);
    }

    /// Called when the state of a value has changed.
    fn changed(_solver: &mut Solver<'_>, _value: In<Value>) {}
}

/// Joins into the state of a value, and calls those who follow it if that changes the state.
pub(super) fn update<A: Forward>(solver: &mut Solver<'_>, value: In<Value>, with: &A::State) {
    if A::join(&mut A::states(solver).get_mut(value).value, with) {
        propagate::<A>(solver, value);
    }
}

/// Calls those who follow a value.
pub(super) fn propagate<A: Forward>(solver: &mut Solver<'_>, value: In<Value>) {
    let state = A::states(solver).get_mut(value);
    let subscribers = state.subscribers.clone();
    let dependents = state.dependents.clone();
    solver.enqueue_all(&dependents);
    solver.enqueue_users(value, &subscribers);
    A::changed(solver, value);
}

fn set_entry<A: Forward>(solver: &mut Solver<'_>, values: &[In<Value>]) {
    for &value in values {
        let state = A::entry(solver, value);
        update::<A>(solver, value, &state);
    }
}

/// Joins the state of `from` into that of `to`, now and whenever it changes.
fn flow<A: Forward>(solver: &mut Solver<'_>, point: Point, from: In<Value>, to: In<Value>) {
    let state = A::states(solver).get_mut(from);
    state.dependents.add((point, A::WHICH));
    let value = state.value.clone();
    update::<A>(solver, to, &value);
}

/// Visits everything once.
pub(super) fn initialize<A: Forward>(solver: &mut Solver<'_>) {
    let body = solver.program.body(0);
    for entry in body.roots().iter().filter_map(|&r| body.entry_block(r)) {
        let args: Vec<In<Value>> = body.block_args(entry).iter().map(|&id| In { body: 0, id }).collect();
        set_entry::<A>(solver, &args);
    }
    enum Step {
        Block(In<Block>),
        Op(In<Op>),
    }
    let blocks = |solver: &Solver<'_>, (body, regions): (u32, &[Region])| {
        let all = regions.iter().flat_map(|&r| solver.program.body(body).blocks(r));
        all.map(|id| Step::Block(In { body, id })).collect::<Vec<_>>()
    };
    let mut pending = blocks(solver, (0, body.roots()));
    pending.reverse();
    while let Some(step) = pending.pop() {
        let at = pending.len();
        match step {
            Step::Block(block) => {
                solver.executable(block).subscribe(A::WHICH);
                visit_block::<A>(solver, block);
                let ops = solver.program.body(block.body).ops(block.id);
                pending.extend(ops.map(|id| Step::Op(block.with(id))));
            }
            Step::Op(op) => {
                visit_op::<A>(solver, op);
                let inner = solver.program.regions(op);
                pending.extend(blocks(solver, inner));
            }
        }
        pending[at..].reverse();
    }
}

/// Visits a place in the worklist.
pub(super) fn visit<A: Forward>(solver: &mut Solver<'_>, point: Point) {
    match point {
        Point::Start(block) => visit_block::<A>(solver, block),
        Point::After(op) => visit_op::<A>(solver, op),
    }
}

fn results(view: OpRef<'_>, op: In<Op>) -> Vec<In<Value>> {
    view.results().map(|id| op.with(id)).collect()
}

fn visit_op<A: Forward>(solver: &mut Solver<'_>, op: In<Op>) {
    let view = solver.program.op(op);
    if view.num_results() == 0 || solver.program.block_of(op).is_some_and(|block| !solver.is_live(block)) {
        return;
    }
    if view.interface::<RegionBranchOpInterface>().is_some() {
        let to = results(view, op);
        // MLIR takes the results of `scf.forall` for values that nothing computes.
        let mut entries = view.regions().filter_map(|region| region.entry());
        if entries.any(|entry| args_are_written(view.cx(), view.body(), entry.id())) {
            return set_entry::<A>(solver, &to);
        }
        return visit_successor::<A>(solver, op, Point::After(op), &RegionSuccessor::Parent, &to);
    }
    for operand in view.operands() {
        A::states(solver).get_mut(op.with(operand)).subscribe(A::WHICH);
    }
    if view.interface::<CallOpInterface>().is_some() {
        return visit_call::<A>(solver, op);
    }
    A::visit_op(solver, op);
}

fn visit_call<A: Forward>(solver: &mut Solver<'_>, call: In<Op>) {
    let view = solver.program.op(call);
    let to = results(view, call);
    let point = Point::After(call);
    let from = solver.predecessors.entry(point).or_default();
    from.dependents.add((point, A::WHICH));
    if from.unknown {
        return set_entry::<A>(solver, &to);
    }
    let returns: Vec<In<Op>> = from.known.iter().map(|&(op, _)| op).collect();
    for end in returns {
        let operands = solver.program.body(end.body).operands(end.id);
        for (value, &result) in operands.zip(&to) {
            flow::<A>(solver, point, end.with(value), result);
        }
    }
}

fn visit_block<A: Forward>(solver: &mut Solver<'_>, block: In<Block>) {
    let body = solver.program.body(block.body);
    let args: Vec<In<Value>> = body.block_args(block.id).iter().map(|&a| block.with(a)).collect();
    if args.is_empty() || !solver.is_live(block) {
        return;
    }
    let entry = body.region_of(block.id).and_then(|r| body.entry_block(r)) == Some(block.id);
    if entry { visit_entry::<A>(solver, block, &args) } else { visit_inner_block::<A>(solver, block, &args) }
}

fn visit_entry<A: Forward>(solver: &mut Solver<'_>, block: In<Block>, args: &[In<Value>]) {
    let point = Point::Start(block);
    // The arguments of the outermost operation have been set.
    let Some(parent) = solver.program.parent(block) else { return };
    let view = solver.program.op(parent);
    if is_callable(view) {
        let from = solver.predecessors.entry(Point::After(parent)).or_default();
        from.dependents.add((point, A::WHICH));
        if from.unknown {
            return set_entry::<A>(solver, args);
        }
        let calls: Vec<In<Op>> = from.known.iter().map(|&(op, _)| op).collect();
        for call in calls {
            let view = solver.program.op(call);
            let Some(interface) = view.interface::<CallOpInterface>() else { continue };
            for (value, &arg) in (interface.arg_operands)(view).into_iter().zip(args) {
                flow::<A>(solver, point, call.with(value), arg);
            }
        }
        return;
    }
    if view.interface::<RegionBranchOpInterface>().is_some() {
        let successor = RegionSuccessor::Region(solver.program.region_index(block));
        return visit_successor::<A>(solver, parent, point, &successor, args);
    }
    A::visit_own(solver, Some(parent), Some(block), args);
}

fn visit_inner_block<A: Forward>(solver: &mut Solver<'_>, block: In<Block>, args: &[In<Value>]) {
    let body = solver.program.body(block.body);
    // A terminator that branches here by several successors is listed once for each; all are joined each time.
    let from: SmallVec<[Block; 4]> = body.predecessors(block.id).collect();
    let mut previous = None;
    for before in from {
        if previous.replace(before) == Some(before) {
            continue;
        }
        let edge = solver.edges.entry((block.with(before), block.id)).or_default();
        edge.subscribe(A::WHICH);
        if !edge.live {
            continue;
        }
        let Some(end) = body.last_op(before) else { continue };
        let view = solver.program.op(block.with(end));
        let Some(branch) = view.interface::<BranchOpInterface>() else {
            return set_entry::<A>(solver, args);
        };
        let passed = (branch.successor_operands)(view);
        for (dest, range) in body.successors(end).zip(passed) {
            if dest != block.id {
                continue;
            }
            // Leading arguments that no operand is passed to are made by the operation.
            let made = args.len().saturating_sub(range.len());
            set_entry::<A>(solver, &args[..made]);
            for (&arg, at) in args[made..].iter().zip(range) {
                flow::<A>(solver, Point::Start(block), block.with(view.operand(at)), arg);
            }
        }
    }
}

/// Updates the arguments of a region, or the results, from the operands that are passed to them.
fn visit_successor<A: Forward>(
    solver: &mut Solver<'_>,
    op: In<Op>,
    point: Point,
    successor: &RegionSuccessor,
    to: &[In<Value>],
) {
    let view = solver.program.op(op);
    let Some(branch) = view.interface::<RegionBranchOpInterface>() else { return };
    let from = solver.predecessors.entry(point).or_default();
    from.dependents.add((point, A::WHICH));
    let known = from.known.clone();
    for (end, inputs) in known {
        let range = if end == op {
            Some((branch.entry_successor_operands)(view, successor))
        } else {
            let view = solver.program.op(end);
            let interface = view.interface::<RegionBranchTerminatorOpInterface>();
            interface.map(|end| (end.successor_operands)(view, successor))
        };
        let Some(range) = range else { return set_entry::<A>(solver, to) };
        let made = to.len().saturating_sub(inputs);
        if made > 0 {
            let block = match point {
                Point::Start(block) => Some(block),
                Point::After(_) => None,
            };
            A::visit_own(solver, Some(op), block, &to[..made]);
        }
        let body = solver.program.body(end.body);
        let range = range.start..range.end.min(body.num_operands(end.id));
        let passed: SmallVec<[Value; 4]> = range.map(|at| body.operand(end.id, at)).collect();
        for (value, &dest) in passed.into_iter().zip(&to[made..]) {
            flow::<A>(solver, point, end.with(value), dest);
        }
    }
}
