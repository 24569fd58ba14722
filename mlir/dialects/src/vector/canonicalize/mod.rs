//! Canonicalization patterns: compositions of operations that move elements, and masks that are known.

mod access;
mod elements;
mod extract;
mod insert;
mod masks;
mod reductions;
mod shapes;
mod shuffle;
mod slices;
mod transfers;
mod transpose;

use mlir::rewrite::{NoMatch, PatternRewriter};
use mlir::{Attr, TypeRef, Value};

use super::BroadcastOp;
use super::shapes::broadcasts_to;
use super::types::VectorType;
use crate::elements::from_scalars;
use crate::matching::build_constant;

/// The type of a value.
fn ty<'a>(rw: &'a PatternRewriter<'_>, value: Value) -> TypeRef<'a> {
    rw.cx().type_ref(rw.body().ty(value))
}

/// The parts of the type of a vector.
fn vector_type<'b>(rw: &PatternRewriter<'b>, value: Value) -> Result<VectorType<'b>, NoMatch> {
    VectorType::of(rw.cx().type_ref(rw.body().ty(value))).ok_or(NoMatch)
}

/// The shape of a vector; that of a scalar is empty.
fn shape(rw: &PatternRewriter<'_>, value: Value) -> Vec<i64> {
    ty(rw, value).shape().unwrap_or_default().to_vec()
}

/// The scalar that is broadcast to a value.
fn splatted(rw: &PatternRewriter<'_>, value: Value) -> Result<Value, NoMatch> {
    let source = rw.defining::<BroadcastOp>(value)?.source();
    if ty(rw, source).is_vector() { Err(NoMatch) } else { Ok(source) }
}

/// Whether a value can be broadcast to a type.
fn is_broadcastable(rw: &PatternRewriter<'_>, value: Value, to: VectorType<'_>) -> bool {
    broadcasts_to(ty(rw, value), to).is_ok()
}

/// A constant vector of a bit.
fn bits(rw: &mut PatternRewriter<'_>, loc: mlir::Loc, to: mlir::Type, set: bool) -> Result<Value, NoMatch> {
    let bit = rw.cx().bool_attr(set);
    let value: Attr = from_scalars(rw.cx(), to, &[bit]).ok_or(NoMatch)?;
    Ok(build_constant(rw, loc, value))
}
