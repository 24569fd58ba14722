//! The types that casts accept.

use std::cmp::Ordering;

use mlir::traits::{compatible_shape, encoding};
use mlir::{Diag, OpRef, TypeRef};

use crate::verifiers::verifiers;

use super::{
    BitcastOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, IndexCastOp, IndexCastUIOp, SIToFPOp,
    ScalingExtFOp, ScalingTruncFOp, TruncFOp, TruncIOp, UIToFPOp,
};

/// The element types of operand and result, if the types otherwise agree.
fn elements<'a>(from: &[TypeRef<'a>], to: &[TypeRef<'a>]) -> Option<(TypeRef<'a>, TypeRef<'a>)> {
    match (from, to) {
        (&[from], &[to]) if compatible_shape(from, to) && same_encoding(from, to) => {
            Some((from.element_type(), to.element_type()))
        }
        _ => None,
    }
}

/// False only for two ranked tensors with different encodings.
fn same_encoding(from: TypeRef<'_>, to: TypeRef<'_>) -> bool {
    let ranked = |ty: TypeRef<'_>| ty.is_tensor() && ty.has_rank();
    !ranked(from) || !ranked(to) || encoding(from) == encoding(to)
}

fn is_wider(
    from: &[TypeRef<'_>],
    to: &[TypeRef<'_>],
    kind: fn(TypeRef<'_>) -> bool,
    order: Ordering,
) -> bool {
    elements(from, to)
        .is_some_and(|(from, to)| kind(from) && kind(to) && to.bit_width().cmp(&from.bit_width()) == order)
}

fn is_integer(ty: TypeRef<'_>) -> bool {
    ty.is_integer_type()
}

fn is_float(ty: TypeRef<'_>) -> bool {
    ty.is_float()
}

/// Defines `are_cast_compatible` by an expression over the types of operand and result.
macro_rules! compatible {
    ($($op:ident: $from:ident, $to:ident => $holds:expr;)*) => {$(
        impl $op<'_> {
            /// Whether the operation casts between these types.
            pub fn are_cast_compatible($from: &[TypeRef<'_>], $to: &[TypeRef<'_>]) -> bool {
                $holds
            }
        }
    )*};
}

compatible! {
    ExtUIOp: from, to => is_wider(from, to, is_integer, Ordering::Greater);
    ExtSIOp: from, to => is_wider(from, to, is_integer, Ordering::Greater);
    TruncIOp: from, to => is_wider(from, to, is_integer, Ordering::Less);
    ExtFOp: from, to => is_wider(from, to, is_float, Ordering::Greater);
    TruncFOp: from, to => is_wider(from, to, is_float, Ordering::Less);
    ScalingExtFOp: from, to => is_wider(&from[..from.len().min(1)], to, is_float, Ordering::Greater);
    ScalingTruncFOp: from, to => is_wider(&from[..from.len().min(1)], to, is_float, Ordering::Less);
    UIToFPOp: from, to => elements(from, to).is_some_and(|(f, t)| is_integer(f) && is_float(t));
    SIToFPOp: from, to => elements(from, to).is_some_and(|(f, t)| is_integer(f) && is_float(t));
    FPToUIOp: from, to => elements(from, to).is_some_and(|(f, t)| is_float(f) && is_integer(t));
    FPToSIOp: from, to => elements(from, to).is_some_and(|(f, t)| is_float(f) && is_integer(t));
    IndexCastOp: from, to => is_index_cast(from, to);
    IndexCastUIOp: from, to => is_index_cast(from, to);
    BitcastOp: from, to => elements(from, to)
        .is_some_and(|(f, t)| f.bit_width().is_some() && f.bit_width() == t.bit_width());
}

/// One type is an index, the other an integer.
fn is_index_cast(from: &[TypeRef<'_>], to: &[TypeRef<'_>]) -> bool {
    elements(from, to).is_some_and(|(from, to)| from.is_index() != to.is_index())
}

/// Checks that the result's elements are wider, or narrower, than the operand's.
fn verify_width(op: OpRef<'_>, order: Ordering) -> Result<(), Diag> {
    let from = op.ty(op.operand(0)).element_type();
    let to = op.ty(op.result(0)).element_type();
    if to.bit_width().cmp(&from.bit_width()) == order {
        return Ok(());
    }
    let relation = if order == Ordering::Greater { "wider" } else { "shorter" };
    let message = format!("result type '{to}' must be {relation} than operand type '{from}'");
    Err(op.plain_error(message))
}

/// Checks that the result has more bits than the operand.
fn verify_extension(op: OpRef<'_>) -> Result<(), Diag> {
    verify_width(op, Ordering::Greater)
}

/// Checks that the result has fewer bits than the operand.
fn verify_truncation(op: OpRef<'_>) -> Result<(), Diag> {
    verify_width(op, Ordering::Less)
}

verifiers! {
    ExtFOp: verify_extension;
    ExtSIOp: verify_extension;
    ExtUIOp: verify_extension;
    ScalingExtFOp: verify_extension;
    ScalingTruncFOp: verify_truncation;
    TruncFOp: verify_truncation;
    TruncIOp: verify_truncation;
}
