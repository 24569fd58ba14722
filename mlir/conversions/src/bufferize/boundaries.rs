//! What the callers of a function have to know about it.

use std::collections::BTreeSet;

use dialects::func::{CallOp, ReturnOp};
use mlir::{Body, Context, Op, OpRef, Value};

use super::analysis::Analysis;
use super::functions::{Access, Function, Functions};
use super::interface::State;

/// The ends of a function.
pub(super) fn returns(cx: &Context, body: &Body) -> Vec<Op> {
    let blocks = body.roots().iter().flat_map(|&region| body.blocks(region));
    let ends = blocks.filter_map(|block| body.last_op(block));
    ends.filter(|&op| OpRef::new(cx, body, op).is::<ReturnOp>()).collect()
}

/// The arguments of a function.
fn arguments(body: &Body) -> Vec<Value> {
    let entry = body.roots().first().and_then(|&region| body.entry_block(region));
    entry.map_or_else(Vec::new, |block| body.block_args(block).to_vec())
}

/// How a function without body accesses its arguments: it may do everything.
pub(super) fn of_external(cx: &Context, function: &Function) -> Access {
    let is_tensor = |&ty: &mlir::Type| cx.type_ref(ty).is_tensor();
    let results: Vec<usize> =
        function.results.iter().enumerate().filter(|(_, ty)| is_tensor(ty)).map(|(at, _)| at).collect();
    let given = |at: usize| function.attrs.get(at).and_then(|attrs| attrs.access);
    let tensors: Vec<bool> = function.inputs.iter().map(is_tensor).collect();
    Access {
        reads: (0..tensors.len()).map(|at| tensors[at] && given(at).is_none_or(|(reads, _)| reads)).collect(),
        writes: (0..tensors.len())
            .map(|at| tensors[at] && given(at).is_none_or(|(_, writes)| writes))
            .collect(),
        aliases: tensors.iter().map(|&is| if is { results.clone() } else { Vec::new() }).collect(),
        equivalent: vec![None; function.results.len()],
    }
}

/// How an analysed function accesses its arguments; and each return with an argument that has the buffer of an operand,
/// with the operand's position.
pub(super) fn of_analysed(analysis: &Analysis<'_>, function: &Function) -> (Access, Vec<(Op, usize, usize)>) {
    let state = analysis.state();
    let args = arguments(state.body);
    let ends = returns(state.cx, state.body);
    let is_ranked = |value: Value| state.ty(value).is_ranked_tensor();
    let mut access = Access::default();
    for (at, &arg) in args.iter().enumerate() {
        let given = function.attrs.get(at).and_then(|attrs| attrs.access);
        let is_tensor = state.is_tensor(arg);
        let (reads, writes) = given.unwrap_or_else(|| (state.is_read(arg), is_written(state, arg)));
        access.reads.push(is_tensor && reads);
        access.writes.push(is_tensor && writes);
        let mut aliases = BTreeSet::new();
        if is_ranked(arg) {
            for &end in &ends {
                let returned = state.body.operands(end).enumerate().filter(|&(_, value)| is_ranked(value));
                aliases
                    .extend(returned.filter(|&(_, v)| state.aliases(v).any(|a| a == arg)).map(|(at, _)| at));
            }
        }
        access.aliases.push(aliases.into_iter().collect());
    }
    let mut notes = Vec::new();
    let mut equivalent = |end: Op, at: usize| {
        let value = state.body.operands(end).nth(at).filter(|&value| state.is_tensor(value))?;
        let same = |&arg: &Value| is_ranked(arg) && state.are_equivalent(value, arg);
        let arg = args.iter().position(same)?;
        notes.push((end, at, arg));
        Some(arg)
    };
    for at in 0..function.results.len() {
        let Some((&first, others)) = ends.split_first() else { break };
        let arg = equivalent(first, at);
        let all = arg.filter(|_| others.iter().all(|&end| equivalent(end, at) == arg));
        access.equivalent.push(all);
    }
    access.equivalent.resize(function.results.len(), None);
    (access, notes)
}

/// Whether a buffer is written to where that is visible through a value.
fn is_written(state: State<'_>, value: Value) -> bool {
    let mut uses = state.aliases(value).flat_map(|alias| state.uses(alias));
    uses.any(|operand| state.is_in_place(operand) && state.writes(operand))
}

/// The functions that a function calls.
fn callees(cx: &Context, functions: &Functions, module: &Body, function: &Function) -> BTreeSet<usize> {
    let Some(body) = module.nested(function.op) else { return BTreeSet::new() };
    let calls = body.all_ops_pre().into_iter().filter_map(|op| OpRef::new(cx, body, op).cast::<CallOp>());
    calls.filter_map(|call| functions.find(cx, call.callee())).collect()
}

/// The functions, those that are called before those that call them; the rest call each other in a circle. Calls of
/// functions without tensors do not count.
pub(super) fn by_calls(cx: &Context, functions: &mut Functions, module: &Body) -> (Vec<usize>, Vec<usize>) {
    let called: Vec<BTreeSet<usize>> =
        functions.all().iter().map(|function| callees(cx, functions, module, function)).collect();
    for &callee in called.iter().flatten() {
        functions.all_mut()[callee].is_called = true;
    }
    let all = functions.all();
    let has_tensors = |function: &Function| {
        function.inputs.iter().chain(&function.results).any(|&ty| cx.type_ref(ty).is_tensor())
    };
    let mut callers: Vec<Vec<usize>> = vec![Vec::new(); all.len()];
    let mut waits_for = vec![0usize; all.len()];
    for (caller, mut callees) in called.into_iter().enumerate() {
        callees.retain(|&callee| has_tensors(&all[callee]));
        waits_for[caller] = callees.len();
        callees.into_iter().for_each(|callee| callers[callee].push(caller));
    }
    let mut ready: BTreeSet<usize> = (0..all.len()).filter(|&at| waits_for[at] == 0).collect();
    let mut order = Vec::with_capacity(all.len());
    while let Some(next) = ready.pop_first() {
        order.push(next);
        for &caller in &callers[next] {
            waits_for[caller] -= 1;
            if waits_for[caller] == 0 {
                ready.insert(caller);
            }
        }
    }
    let rest = (0..all.len()).filter(|&at| waits_for[at] > 0).collect();
    (order, rest)
}
