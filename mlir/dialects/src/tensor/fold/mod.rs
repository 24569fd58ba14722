//! Folding to constants and existing values.

mod elements;
mod shapes;
mod slices;

use mlir::OpRef;
use mlir::opdef::{Edit, Folded};
use mlir::{AttrRef, Value};
use smallvec::smallvec;

use super::CastOp;
use super::types::forgets_only;

/// The value of a constant operand.
fn constant<'a>(op: OpRef<'a>, operands: &[Option<mlir::Attr>], at: usize) -> Option<AttrRef<'a>> {
    operands.get(at).copied().flatten().map(|attr| op.cx().attr_ref(attr))
}

/// Replaces one operand.
fn with_operand(at: usize, value: Value) -> Option<Folded> {
    Some(Folded::InPlace(smallvec![Edit::Operand(at, value)]))
}

/// The operand of a cast that only makes its type less static.
pub(crate) fn without_cast(op: OpRef<'_>, value: Value) -> Option<Value> {
    let cast = op.value(value).defined_by::<CastOp>()?;
    forgets_only(op.ty(cast.source()), op.ty(cast.dest())).then(|| cast.source())
}
