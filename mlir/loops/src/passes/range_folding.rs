//! The `scf-for-loop-range-folding` pass: if the induction variable of a loop is used only to add to it or to multiply
//! it, the bounds and the step take that over.
//!
//! As in MLIR, whoever runs the pass knows that nothing wraps. A factor that is not known to be positive stays where it is:
//! MLIR takes it over, but a loop with a step of zero never ends, and one with a negative step does not run.

use dialects::arith::{AddIOp, MulIOp};
use dialects::matching::constant_integer;
use dialects::scf::ForOp;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Builder, Context, IrMapping, Op, OpRef, Value};

use super::records::SCFForLoopRangeFolding;
use crate::util::body::{clone_ops, induction_variable};

impl RunPass for SCFForLoopRangeFolding {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            for op in body.all_ops_post() {
                if OpRef::new(cx, body, op).is::<ForOp>() {
                    while fold(cx, body, op).is_some() {}
                }
            }
            Ok(())
        })
    }
}

/// The operands of a loop that stand for its range.
const LOWER: usize = 0;
const UPPER: usize = 1;
const STEP: usize = 2;

/// Whether all factors but this one are known to be positive.
fn is_by_positive(product: OpRef<'_>, variable: Value) -> bool {
    let is_positive = |value| constant_integer(product, value).is_some_and(|factor| factor > 0);
    product.operands().all(|value| value == variable || is_positive(value))
}

/// Takes over the only use of the induction variable.
fn fold(cx: &Context, body: &mut Body, lp: Op) -> Option<()> {
    let variable = induction_variable(body, lp)?;
    if !body.has_one_use(variable) {
        return None;
    }
    let user = body.users(variable).next()?;
    let view = OpRef::new(cx, body, user);
    let changed: &[usize] = if view.is::<AddIOp>() {
        &[LOWER, UPPER]
    } else if view.is::<MulIOp>() && is_by_positive(view, variable) {
        &[LOWER, UPPER, STEP]
    } else {
        return None;
    };
    if !body.operands(user).all(|value| value == variable || !body.is_defined_inside(lp, value)) {
        return None;
    }
    let mut b = Builder::before(cx, body, lp);
    for &at in changed {
        let mut map = IrMapping::default();
        map.values.insert(variable, b.body().operand(lp, at));
        let copy = clone_ops(&mut b, &[user], &mut map)[0];
        let value = b.body().result(copy, 0);
        b.set_operand(lp, at, value);
    }
    b.replace_op(user, &[variable]);
    Some(())
}
