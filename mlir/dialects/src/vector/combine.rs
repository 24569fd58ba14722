//! How two values are combined, by kind.

use mlir::rewrite::NoMatch;
use mlir::{Attr, Builder, Loc, TypeKind, Value};

use super::{CombiningKind as Kind, FMAOp};
use crate::arith;

/// Builds an operation of `arith` from two values.
type Build = fn(&mut Builder<'_>, Loc, Value, Value) -> Value;

/// Whether a value, or each element of it, is an integer or index.
pub fn is_integer(b: &Builder<'_>, value: Value) -> bool {
    let ty = b.cx().type_ref(b.body().ty(value)).element_type();
    matches!(ty.kind(), TypeKind::Integer { .. } | TypeKind::Index)
}

/// The operation for a kind.
fn build_of(kind: Kind, is_integer: bool) -> Option<Build> {
    Some(match (kind, is_integer) {
        (Kind::Add, true) => arith::AddIOp::build,
        (Kind::Add, false) => arith::AddFOp::build,
        (Kind::Mul, true) => arith::MulIOp::build,
        (Kind::Mul, false) => arith::MulFOp::build,
        (Kind::And, true) => arith::AndIOp::build,
        (Kind::Or, true) => arith::OrIOp::build,
        (Kind::Xor, true) => arith::XOrIOp::build,
        (Kind::MinUI, true) => arith::MinUIOp::build,
        (Kind::MinSI, true) => arith::MinSIOp::build,
        (Kind::MaxUI, true) => arith::MaxUIOp::build,
        (Kind::MaxSI, true) => arith::MaxSIOp::build,
        (Kind::MinNumF, false) => arith::MinNumFOp::build,
        (Kind::MaxNumF, false) => arith::MaxNumFOp::build,
        (Kind::MinimumF, false) => arith::MinimumFOp::build,
        (Kind::MaximumF, false) => arith::MaximumFOp::build,
        _ => return None,
    })
}

/// The combination of a value with an accumulator, which stays where a mask hides it.
///
/// # Errors
/// If the kind has no operation for the elements.
pub fn combine(
    b: &mut Builder<'_>,
    loc: Loc,
    kind: Kind,
    value: Value,
    acc: Value,
    mask: Option<Value>,
) -> Result<Value, NoMatch> {
    let result = combine_with(b, loc, kind, [value, acc], None)?;
    Ok(unless_hidden(b, loc, mask, result, acc))
}

/// The combination of two values, with the fast-math flags of an attribute if they are floats.
///
/// # Errors
/// If the kind has no operation for the elements.
pub fn combine_with(
    b: &mut Builder<'_>,
    loc: Loc,
    kind: Kind,
    [x, y]: [Value; 2],
    fastmath: Option<Attr>,
) -> Result<Value, NoMatch> {
    let is_int = is_integer(b, x);
    let build = build_of(kind, is_int).ok_or(NoMatch)?;
    let result = build(b, loc, x, y);
    if let (false, Some(_), Some(op)) = (is_int, fastmath, b.body().defining_op(result)) {
        b.set_attr(op, arith::AddFOp::FASTMATH_ATTR, fastmath);
    }
    Ok(result)
}

/// A value, or the accumulator where a mask hides it.
pub fn unless_hidden(b: &mut Builder<'_>, loc: Loc, mask: Option<Value>, value: Value, acc: Value) -> Value {
    match mask {
        Some(mask) => arith::SelectOp::build(b, loc, mask, value, acc),
        None => value,
    }
}

/// The product of two values.
pub fn multiply(b: &mut Builder<'_>, loc: Loc, x: Value, y: Value) -> Value {
    let build: Build = if is_integer(b, x) { arith::MulIOp::build } else { arith::MulFOp::build };
    build(b, loc, x, y)
}

/// The product of two values, combined with an accumulator, if there is one.
///
/// # Errors
/// If the kind has no operation for the elements.
pub fn multiply_and_combine(
    b: &mut Builder<'_>,
    loc: Loc,
    kind: Kind,
    [x, y]: [Value; 2],
    acc: Option<Value>,
    mask: Option<Value>,
) -> Result<Value, NoMatch> {
    let is_int = is_integer(b, x);
    build_of(kind, is_int).ok_or(NoMatch)?;
    if let (Some(acc), Kind::Add, false) = (acc, kind, is_int)
        && b.cx().type_ref(b.body().ty(acc)).is_vector()
    {
        let sum = FMAOp::build(b, loc, x, y, acc);
        return Ok(unless_hidden(b, loc, mask, sum, acc));
    }
    let product = multiply(b, loc, x, y);
    match acc {
        Some(acc) => combine(b, loc, kind, product, acc, mask),
        None => Ok(product),
    }
}
