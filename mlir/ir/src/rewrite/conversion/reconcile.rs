//! Removes casts between the two sides of a conversion.

use rustc_hash::FxHashSet;

use crate::builtin::UnrealizedConversionCastOp;
use crate::ir::body::Body;
use crate::ir::entities::{Op, Value};
use crate::values::context::{Context, OpName};
use crate::values::ids::Type;

/// Removes casts that others undo, and those whose results only other such casts use, if any.
///
/// Linear in the number of casts: a chain is followed only up to an original value, and conversions build chains of
/// two.
pub fn reconcile_casts(cx: &Context, body: &mut Body, casts: &[Op]) {
    let name = cx.op_name(UnrealizedConversionCastOp::NAME);
    for &op in casts.iter().rev() {
        let types: Vec<Type> = body.results(op).map(|r| body.ty(r)).collect();
        let mut next = Some(op);
        let mut passed = 0;
        while let Some(at) = next {
            if body.operands(at).map(|v| body.ty(v)).eq(types.iter().copied()) {
                let inputs: Vec<Value> = body.operands(at).collect();
                if inputs.iter().any(|&input| body.defining_op(input) == Some(op)) {
                    break;
                }
                let results: Vec<Value> = body.results(op).collect();
                for (result, input) in results.into_iter().zip(inputs) {
                    body.replace_all_uses(result, input);
                }
                break;
            }
            // In a region without order, casts may use each other in a circle.
            passed += 1;
            next = feeding_cast(name, body, at).filter(|_| passed <= casts.len());
        }
    }
    let ours: FxHashSet<Op> = casts.iter().copied().collect();
    let mut live = FxHashSet::default();
    for &op in casts {
        let is_used = body.results(op).any(|r| body.users(r).any(|user| !ours.contains(&user)));
        let mut pending: Vec<Op> = Vec::from_iter(is_used.then_some(op));
        while let Some(op) = pending.pop() {
            if live.insert(op) {
                let inputs = body.operands(op).filter_map(|v| body.defining_op(v));
                pending.extend(inputs.filter(|input| ours.contains(input)));
            }
        }
    }
    let dead: Vec<Op> = casts.iter().copied().filter(|op| !live.contains(op)).collect();
    body.erase_ops(&dead);
}

/// The cast whose results are exactly the operands of this one.
fn feeding_cast(name: OpName, body: &Body, op: Op) -> Option<Op> {
    let first = body.operands(op).next()?;
    let def = body.defining_op(first)?;
    let exact = body.op_name(def) == name && def != op && body.results(def).eq(body.operands(op));
    exact.then_some(def)
}
