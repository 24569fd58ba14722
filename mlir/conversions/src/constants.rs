//! Constants that conversions create.

use dialects::arith;
use mlir::opdef::Folded;
use mlir::rewrite::fold::{apply_edits, fold_op, materialize_results};
use mlir::{Builder, Loc, OpRef, Value};

/// `arith.constant value : index`
pub fn index_constant(b: &mut Builder<'_>, loc: Loc, value: i64) -> Value {
    arith::ConstantOp::build(b, loc, b.cx().index_attr(value))
}

/// The value that a new operation folds to, or its own.
pub(crate) fn folded(b: &mut Builder<'_>, value: Value) -> Value {
    let Some(op) = b.body().defining_op(value) else { return value };
    loop {
        match fold_op(OpRef::new(b.cx(), b.body(), op)) {
            None => return value,
            Some(Folded::InPlace(edits)) => apply_edits(b.body_mut(), op, &edits),
            Some(Folded::Results(results)) => {
                let new = materialize_results(b, op, &results);
                let Some(&[new]) = new.as_deref() else { return value };
                b.erase_op(op);
                return new;
            }
        }
    }
}
