//! The parameters of functions on whose values shapes depend: `n` in `def f(n) { return zeros(n); }`.
//!
//! A function is specialized for the values of such arguments, as it is for the shapes of all.

use mlir::{Body, Context, Op, OpRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::elementwise::Elementwise;
use crate::functions::Function;
use crate::{AssignOp, CastOp, FuncOp, GenericCallOp, StackOp};

/// For each function that has such parameters, their positions.
pub(crate) type SizeParameters = FxHashMap<Op, Vec<usize>>;

/// Finds them: those from which sizes are computed, and those that are passed on as such. Each value is visited once.
pub(crate) fn find(cx: &Context, module: &Body) -> SizeParameters {
    let ops = module.roots().iter().flat_map(|&r| module.region_ops(r));
    let functions: FxHashMap<Op, FuncOp<'_>> =
        ops.filter_map(|op| Some((op, OpRef::new(cx, module, op).cast()?))).collect();
    let by_name: FxHashMap<&str, Op> = functions.iter().map(|(&op, f)| (f.sym_name(), op)).collect();
    // The calls of each function, and the functions that they are in.
    let mut calls: FxHashMap<Op, Vec<(Op, Op)>> = FxHashMap::default();
    let mut pending: Vec<(Op, Value)> = Vec::new();
    for (&function, view) in &functions {
        let body = view.body().body();
        for op in body.all_ops_pre() {
            let view = OpRef::new(cx, body, op);
            if let Some(row) = Function::of(view) {
                let sizes = view.operands().enumerate().filter(|&(at, _)| row.is_known(at));
                pending.extend(sizes.map(|(_, operand)| (function, operand)));
            } else if let Some(&callee) =
                view.cast::<GenericCallOp>().and_then(|call| by_name.get(call.callee()))
            {
                calls.entry(callee).or_default().push((function, op));
            }
        }
    }
    let mut found = SizeParameters::default();
    let mut seen = FxHashSet::default();
    while let Some((function, value)) = pending.pop() {
        if !seen.insert((function, value)) {
            continue;
        }
        let body = functions[&function].body().body();
        if let Some(defined) = body.defining_op(value).map(|op| OpRef::new(cx, body, op)) {
            let is_passed_on = defined.is::<CastOp>() || defined.is::<AssignOp>() || defined.is::<StackOp>();
            if Elementwise::of(defined).is_some() || is_passed_on {
                pending.extend(defined.operands().map(|operand| (function, operand)));
            }
            continue;
        }
        let entry = body.roots().first().and_then(|&root| body.entry_block(root));
        let args = entry.map(|entry| body.block_args(entry)).unwrap_or_default();
        let Some(position) = args.iter().position(|&arg| arg == value) else { continue };
        found.entry(function).or_default().push(position);
        for &(caller, call) in calls.get(&function).into_iter().flatten() {
            let operand = functions[&caller].body().body().operands(call).nth(position);
            pending.extend(operand.map(|operand| (caller, operand)));
        }
    }
    found.values_mut().for_each(|positions| positions.sort_unstable());
    found
}
