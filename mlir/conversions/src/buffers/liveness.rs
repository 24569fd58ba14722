//! `optimize-allocation-liveness`: memory is freed right after it is last used.

use mlir::effects::has_effect;
use mlir::opdef::EffectKind;
use mlir::{Body, Context, Op, OpRef, Value};

use super::flow::Flow;

/// Moves the deallocations of a function.
pub(crate) fn run(cx: &Context, body: &mut Body) {
    let flow = Flow::new(cx, body);
    for op in body.all_ops_post() {
        if !has_effect(OpRef::new(cx, body, op), EffectKind::Allocate) || body.num_results(op) == 0 {
            continue;
        }
        let value = body.result(op, 0);
        let Some(free) = only_free(cx, body, value) else { continue };
        let Some(block) = body.block_of(op).filter(|&block| body.block_of(free) == Some(block)) else {
            continue;
        };
        let users = flow.resolve(value).into_iter().flat_map(|alias| body.users(alias).collect::<Vec<_>>());
        let mut last: Option<Op> = None;
        for user in users.filter(|&user| user != free) {
            let Some(top) = body.ancestor_in_block(block, user) else { continue };
            if last.is_none_or(|last| last != top && body.is_before_scan(last, top)) {
                last = Some(top);
            }
        }
        // A terminator that passes memory on cannot be followed by anything. MLIR puts the deallocation there.
        if let Some(last) = last.filter(|&last| body.next_op(last).is_some()) {
            body.move_op_after(free, last);
        }
    }
}

/// The only user that frees memory.
fn only_free(cx: &Context, body: &Body, value: Value) -> Option<Op> {
    let mut users =
        body.users(value).filter(|&user| has_effect(OpRef::new(cx, body, user), EffectKind::Free));
    let first = users.next();
    first.filter(|_| users.next().is_none())
}
