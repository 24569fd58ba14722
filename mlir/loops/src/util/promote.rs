//! Replaces a loop that runs once by its body.

use dialects::affine::AffineApplyOp;
use dialects::matching::build_index;
use mlir::{Builder, OpView, Value};

use super::For;
use super::body::{block_of, induction_variable, yielded};
use super::bounds::{Side, map_attr};
use super::trip_count::constant_trip_count;

/// Replaces a loop that is known to run once by its body; returns whether it did.
///
/// If the value of the induction variable is constant, it is created at the top of the function, as in MLIR.
pub fn promote_if_single_iteration(b: &mut Builder<'_>, lp: For) -> bool {
    let view = lp.view(b);
    if constant_trip_count(view) != Some(1) || Side::Lower.map(view).results.len() != 1 {
        return false;
    }
    let Some((block, variable)) = block_of(b.body(), *lp).zip(induction_variable(b.body(), *lp)) else {
        return false;
    };
    let inits: Vec<Value> = lp.view(b).inits().collect();
    if !b.body().is_unused(variable) {
        let value = first_value(b, lp);
        b.replace_all_uses(variable, value);
    }
    let args = b.body().block_args(block)[1..].to_vec();
    for (arg, init) in args.into_iter().zip(inits) {
        b.replace_all_uses(arg, init);
    }
    let results = yielded(b.body(), *lp);
    let mut ops: Vec<_> = b.body().ops(block).collect();
    ops.pop();
    for op in ops {
        b.move_op_before(op, *lp);
    }
    b.replace_op(*lp, &results);
    true
}

/// The lower bound of a loop, as a value that is available before it.
fn first_value(b: &mut Builder<'_>, lp: For) -> Value {
    let view = lp.view(b);
    let cx = b.cx();
    let loc = view.op_ref().loc();
    if let Some(value) = Side::Lower.constant(view) {
        let top = b.body().roots().first().and_then(|&region| b.body().entry_block(region));
        match top {
            Some(top) => b.set_start(top),
            None => b.set_before(*lp),
        }
        return build_index(b, loc, value);
    }
    let map = Side::Lower.map(view).clone();
    let operands = Side::Lower.operands(view);
    match operands[..] {
        [operand] if map.dims == 1 && map.symbols == 0 && map.is_identity(cx) => operand,
        _ => {
            b.set_before(*lp);
            let map = map_attr(b, &map);
            AffineApplyOp::build(b, loc, map, &operands)
        }
    }
}
