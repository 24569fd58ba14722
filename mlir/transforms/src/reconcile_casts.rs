//! The `reconcile-unrealized-casts` pass.

use mlir::builtin::UnrealizedConversionCastOp;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::conversion::reconcile_casts;
use mlir::{Body, Context, Op};

use crate::passes::ReconcileUnrealizedCasts;

/// Erases casts in one body, but not in bodies nested in it.
pub(crate) fn reconcile_in_body(cx: &Context, body: &mut Body) {
    let name = cx.op_name(UnrealizedConversionCastOp::NAME);
    let casts: Vec<Op> = body.all_ops_pre().into_iter().filter(|&op| body.op_name(op) == name).collect();
    reconcile_casts(cx, body, &casts);
}

impl RunPass for ReconcileUnrealizedCasts {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let cx = op.cx();
        op.for_each_body(state, &|_, body, _| {
            reconcile_in_body(cx, body);
            Ok(())
        })
    }
}
