//! Folding: results that are constants or values that exist.

mod elements;
mod shapes;
mod slices;

use mlir::OpRef;
use mlir::opdef::{Edit, Folded};
use mlir::{AttrRef, Value};
use smallvec::smallvec;

use super::CastOp;
use super::types::forgets_only;

/// The constant that an operand is.
fn constant<'a>(op: OpRef<'a>, operands: &[Option<mlir::Attr>], at: usize) -> Option<AttrRef<'a>> {
    operands.get(at).copied().flatten().map(|attr| op.cx().attr_ref(attr))
}

/// The operation stays, with another operand.
fn with_operand(at: usize, value: Value) -> Option<Folded> {
    Some(Folded::InPlace(smallvec![Edit::Operand(at, value)]))
}

/// What is cast to the value, if the cast only forgets extents.
pub(super) fn without_cast(op: OpRef<'_>, value: Value) -> Option<Value> {
    let cast = op.value(value).defined_by::<CastOp<'_>>()?;
    forgets_only(op.ty(cast.source()), op.ty(cast.dest())).then(|| cast.source())
}
