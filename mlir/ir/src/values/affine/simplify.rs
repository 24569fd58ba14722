//! The simplifications made when an affine expression is built: the local rules of MLIR's `AffineExpr` operators.
//!
//! Constants fold and move to the right, symbolic operands move to the right of dimensional ones, multiples of one
//! expression are collected, and division and modulo by known divisors disappear. No rule looks deeper than a few
//! levels, so building a node takes constant time.
//!
//! The rules hold for unbounded integers. An expression whose simplification would overflow is left alone, where
//! MLIR wraps around.

use super::divisor::gcd;
use crate::values::affine::kind::{
    AffineBinary, AffineBinary::Add, AffineBinary::CeilDiv, AffineBinary::FloorDiv, AffineBinary::Mod,
    AffineBinary::Mul, AffineExpr, AffineExprKind,
};
use crate::values::context::Context;

/// `lhs op rhs` in its simplest form.
pub(super) fn binary(cx: &Context, op: AffineBinary, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    let simpler = match op {
        Add => add(cx, lhs, rhs),
        Mul => mul(cx, lhs, rhs),
        Mod => modulo(cx, lhs, rhs),
        FloorDiv => floor_div(cx, lhs, rhs),
        CeilDiv => ceil_div(cx, lhs, rhs),
    };
    simpler.unwrap_or_else(|| cx.affine_intern_binary(op, lhs, rhs))
}

/// A divisor of every value of `lhs op rhs`.
pub(super) fn known_divisor(cx: &Context, op: AffineBinary, lhs: AffineExpr, rhs: AffineExpr) -> i64 {
    let l = cx.affine_known_divisor(lhs);
    let r = cx.affine_known_divisor(rhs);
    match op {
        // When the product does not fit, one factor is still a divisor.
        Mul => l.checked_mul(r).unwrap_or(l),
        Add | Mod => gcd(l, r),
        FloorDiv | CeilDiv => match cx.affine_as_constant(rhs) {
            Some(c) if c != 0 && l.wrapping_rem(c) == 0 => l.wrapping_div(c).saturating_abs(),
            _ => 1,
        },
    }
}

/// The operands of `expr` if it is an application of `op`.
fn as_binary(cx: &Context, expr: AffineExpr, op: AffineBinary) -> Option<(AffineExpr, AffineExpr)> {
    match *cx.affine_kind(expr) {
        AffineExprKind::Binary(o, lhs, rhs) if o == op => Some((lhs, rhs)),
        _ => None,
    }
}

/// `expr` and `c` if it is `expr op c`.
fn by_constant(cx: &Context, expr: AffineExpr, op: AffineBinary) -> Option<(AffineExpr, i64)> {
    let (lhs, rhs) = as_binary(cx, expr, op)?;
    Some((lhs, cx.affine_as_constant(rhs)?))
}

/// An expression as a multiple: `e * c` as `(e, c)`, anything else as `(e, 1)`.
fn as_multiple(cx: &Context, expr: AffineExpr) -> (AffineExpr, i64) {
    by_constant(cx, expr, Mul).unwrap_or((expr, 1))
}

/// True for two dimensions or two symbols in descending order.
fn out_of_order(cx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> bool {
    match (cx.affine_kind(lhs), cx.affine_kind(rhs)) {
        (AffineExprKind::Dim(l), AffineExprKind::Dim(r))
        | (AffineExprKind::Symbol(l), AffineExprKind::Symbol(r)) => l > r,
        _ => false,
    }
}

fn add(cx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let lhs_constant = cx.affine_as_constant(lhs);
    let rhs_constant = cx.affine_as_constant(rhs);
    if let (Some(l), Some(r)) = (lhs_constant, rhs_constant) {
        return Some(cx.affine_constant(l.checked_add(r)?));
    }
    let symbol_first = cx.affine_is_symbolic(lhs) && !cx.affine_is_symbolic(rhs);
    if lhs_constant.is_some() || symbol_first || out_of_order(cx, lhs, rhs) {
        return Some(cx.affine_add(rhs, lhs));
    }
    if rhs_constant == Some(0) {
        return Some(lhs);
    }
    let inner = by_constant(cx, lhs, Add);
    if let (Some((base, l)), Some(r)) = (inner, rhs_constant) {
        // (d0 + 2) + 3 is d0 + 5.
        return Some(cx.affine_add(base, cx.affine_constant(l.checked_add(r)?)));
    }
    let ((first, l), (second, r)) = (as_multiple(cx, lhs), as_multiple(cx, rhs));
    if first == second {
        // e * 2 + e * 3 is e * 5.
        return Some(cx.affine_mul(first, cx.affine_constant(l.checked_add(r)?)));
    }
    if let Some((base, constant)) = inner {
        // (d0 + 2) + d1 is (d0 + d1) + 2.
        return Some(cx.affine_add(cx.affine_add(base, rhs), cx.affine_constant(constant)));
    }
    remainder(cx, lhs, rhs)
}

/// `e - (e floordiv q) * q` as `e mod q`.
fn remainder(cx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let (product, factor) = as_binary(cx, rhs, Mul)?;
    if cx.affine_as_constant(factor) == Some(-1)
        && let Some((quotient, divisor)) = as_binary(cx, product, Mul)
    {
        let (dividend, by) = as_binary(cx, quotient, FloorDiv)?;
        if by == divisor && dividend == lhs {
            return Some(cx.affine_mod(lhs, divisor));
        }
    }
    let (dividend, divisor) = as_binary(cx, product, FloorDiv)?;
    if let Some(divisor) = cx.affine_as_constant(divisor)
        && divisor > 0
        && dividend == lhs
        && cx.affine_as_constant(factor) == Some(-divisor)
    {
        return Some(cx.affine_mod(lhs, cx.affine_constant(divisor)));
    }
    // In a sum, the last term may be the dividend.
    let (first, last) = as_binary(cx, lhs, Add)?;
    Some(cx.affine_add(first, add(cx, last, rhs)?))
}

fn mul(cx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let lhs_constant = cx.affine_as_constant(lhs);
    let rhs_constant = cx.affine_as_constant(rhs);
    if let (Some(l), Some(r)) = (lhs_constant, rhs_constant) {
        return Some(cx.affine_constant(l.checked_mul(r)?));
    }
    match (cx.affine_is_symbolic(lhs), cx.affine_is_symbolic(rhs)) {
        // Not affine; the parser reports that.
        (false, false) => return None,
        (true, false) => return Some(cx.affine_mul(rhs, lhs)),
        _ if lhs_constant.is_some() || out_of_order(cx, lhs, rhs) => return Some(cx.affine_mul(rhs, lhs)),
        _ => {}
    }
    match rhs_constant {
        Some(1) => return Some(lhs),
        Some(0) => return Some(rhs),
        _ => {}
    }
    let (base, constant) = by_constant(cx, lhs, Mul)?;
    match rhs_constant {
        // (d0 * 2) * 3 is d0 * 6.
        Some(r) => Some(cx.affine_mul(base, cx.affine_constant(constant.checked_mul(r)?))),
        // (d0 * 2) * s0 is (d0 * s0) * 2.
        None => Some(cx.affine_mul(cx.affine_mul(base, rhs), cx.affine_constant(constant))),
    }
}

fn floor_div(cx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let divisor = cx.affine_as_constant(rhs).filter(|&c| c != 0)?;
    if let Some(value) = cx.affine_as_constant(lhs) {
        return Some(cx.affine_constant(FloorDiv.evaluate(value, divisor)?));
    }
    if let Some(simpler) = exact_quotient(cx, lhs, divisor) {
        return Some(simpler);
    }
    let (first, second) = as_binary(cx, lhs, Add)?;
    let divides = |e| cx.affine_known_divisor(e).wrapping_rem(divisor) == 0;
    (divides(first) || divides(second))
        .then(|| cx.affine_add(cx.affine_floor_div(first, rhs), cx.affine_floor_div(second, rhs)))
}

fn ceil_div(cx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let divisor = cx.affine_as_constant(rhs).filter(|&c| c != 0)?;
    match cx.affine_as_constant(lhs) {
        Some(value) => Some(cx.affine_constant(CeilDiv.evaluate(value, divisor)?)),
        None => exact_quotient(cx, lhs, divisor),
    }
}

/// `lhs` divided by 1, or `e * c` by a divisor of `c`.
fn exact_quotient(cx: &Context, lhs: AffineExpr, divisor: i64) -> Option<AffineExpr> {
    if divisor == 1 {
        return Some(lhs);
    }
    let (base, factor) = by_constant(cx, lhs, Mul)?;
    if factor.checked_rem(divisor)? != 0 {
        return None;
    }
    Some(cx.affine_mul(base, cx.affine_constant(factor.checked_div(divisor)?)))
}

fn modulo(cx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let modulus = cx.affine_as_constant(rhs).filter(|&c| c >= 1)?;
    if let Some(value) = cx.affine_as_constant(lhs) {
        return Some(cx.affine_constant(value.rem_euclid(modulus)));
    }
    let divides = |e| cx.affine_known_divisor(e) % modulus == 0;
    if divides(lhs) {
        return Some(cx.affine_constant(0));
    }
    if let Some((first, second)) = as_binary(cx, lhs, Add) {
        if divides(first) {
            return Some(cx.affine_mod(second, rhs));
        }
        if divides(second) {
            return Some(cx.affine_mod(first, rhs));
        }
    }
    let (base, inner) = by_constant(cx, lhs, Mod)?;
    (inner >= 1 && inner % modulus == 0).then(|| cx.affine_mod(base, rhs))
}
