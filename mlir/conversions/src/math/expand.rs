//! The `math-expand-ops` pass: functions by arithmetic and by simpler functions.
//!
//! The formulas are MLIR's. They are those of textbooks, so results can lose digits that the functions themselves have:
//! `math.expm1` has no formula, but `math.asinh` cancels for large negative numbers.

use dialects::arith::{CmpFPredicate, CmpIPredicate, splat_bits, splat_integer};
use dialects::math::*;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet, constant_value};
use mlir::{Handle, Op, TypeKind, Value};

use super::rounding::{ceil, round, round_even};
use crate::arithmetic::{Arithmetic, float_kind, has_constants};

/// Builds what replaces the result of an operation on these values. If it does not match, it has built nothing.
pub(super) type Expansion = fn(&mut Arithmetic<'_, '_>, &[Value]) -> Result<Value, NoMatch>;

const EXPANSIONS: &[(&str, Expansion)] = &[
    (CountLeadingZerosOp::NAME, leading_zeros),
    (SinhOp::NAME, sinh),
    (CoshOp::NAME, cosh),
    (TanOp::NAME, tan),
    (TanhOp::NAME, tanh),
    (AsinhOp::NAME, |a, x| log_with_root(a, x[0], 1.0)),
    (AcoshOp::NAME, |a, x| log_with_root(a, x[0], -1.0)),
    (AtanhOp::NAME, atanh),
    (FmaOp::NAME, multiply_and_add),
    (CeilOp::NAME, ceil),
    (Exp2Op::NAME, power_of_two),
    (PowFOp::NAME, power),
    (FPowIOp::NAME, integer_power),
    (RoundOp::NAME, round),
    (RoundEvenOp::NAME, round_even),
    (RsqrtOp::NAME, inverse_root),
];

/// The patterns for the operations with these names, which omit the dialect; for all of them if there are none.
pub(crate) fn patterns(patterns: &mut PatternSet, only: &[String]) {
    let is_wanted =
        |name: &str| only.is_empty() || only.iter().any(|wanted| name.strip_prefix("math.") == Some(wanted));
    for &(name, expansion) in EXPANSIONS.iter().filter(|(name, _)| is_wanted(name)) {
        patterns.add_fn(name, move |op, rw| expand(op, rw, expansion));
    }
    if is_wanted(ClampFOp::NAME) {
        patterns.add(clamp);
    }
}

fn expand(op: Op, rw: &mut PatternRewriter<'_>, expansion: Expansion) -> Matched {
    let operands: Vec<Value> = rw.body().operands(op).collect();
    let loc = rw.body().loc(op);
    let new = expansion(&mut Arithmetic::new(rw, loc), &operands)?;
    rw.replace_by(op, new)
}

/// `log(x + sqrt(x² + c))`
fn log_with_root(a: &mut Arithmetic<'_, '_>, x: Value, c: f64) -> Result<Value, NoMatch> {
    let ty = a.type_with_constants(x)?;
    let c = a.float(ty, c);
    let square = a.fma(x, x, c);
    let root = a.sqrt(square);
    let sum = a.addf(x, root);
    Ok(a.log(sum))
}

/// `log((x + 1) / (-x + 1)) / 2`
fn atanh(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let ty = a.type_with_constants(x[0])?;
    let one = a.float(ty, 1.0);
    let more = a.addf(x[0], one);
    let negated = a.negf(x[0]);
    let less = a.addf(negated, one);
    let ratio = a.divf(more, less);
    let log = a.log(ratio);
    let half = a.float(ty, 0.5);
    Ok(a.mulf(log, half))
}

/// `exp(x)` and `exp(-x)`
fn both_exponentials(a: &mut Arithmetic<'_, '_>, x: Value) -> (Value, Value) {
    let exp = a.exp(x);
    let negated = a.negf(x);
    (exp, a.exp(negated))
}

fn sinh(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let ty = a.type_with_constants(x[0])?;
    let (rising, falling) = both_exponentials(a, x[0]);
    let difference = a.subf(rising, falling);
    let half = a.float(ty, 0.5);
    Ok(a.mulf(difference, half))
}

fn cosh(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let ty = a.type_with_constants(x[0])?;
    let (rising, falling) = both_exponentials(a, x[0]);
    let sum = a.addf(rising, falling);
    let half = a.float(ty, 0.5);
    Ok(a.mulf(sum, half))
}

fn tan(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let sin = a.sin(x[0]);
    let cos = a.cos(x[0]);
    Ok(a.divf(sin, cos))
}

/// `(1 - exp(-2y)) / (1 + exp(-2y))` of the absolute value `y`, so that no power overflows, with the sign of `x`.
fn tanh(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let ty = a.type_with_constants(x[0])?;
    let zero = a.float(ty, 0.0);
    let one = a.float(ty, 1.0);
    let minus_two = a.float(ty, -2.0);
    let is_negative = a.cmpf(CmpFPredicate::OLT, x[0], zero);
    let is_negative = a.uitofp(ty, is_negative);
    let change = a.mulf(is_negative, minus_two);
    let sign = a.addf(change, one);
    let y = a.mulf(sign, x[0]);
    let exponent = a.mulf(minus_two, y);
    let exp = a.exp(exponent);
    let dividend = a.subf(one, exp);
    let divisor = a.addf(one, exp);
    let positive = a.divf(dividend, divisor);
    Ok(a.mulf(sign, positive))
}

fn multiply_and_add(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let product = a.mulf(x[0], x[1]);
    Ok(a.addf(product, x[2]))
}

/// `exp(x * log(2))`
fn power_of_two(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let ty = a.type_with_constants(x[0])?;
    let factor = a.float(ty, std::f64::consts::LN_2);
    let exponent = a.mulf(x[0], factor);
    Ok(a.exp(exponent))
}

fn inverse_root(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let ty = a.type_with_constants(x[0])?;
    let one = a.float(ty, 1.0);
    let root = a.sqrt(x[0]);
    Ok(a.divf(one, root))
}

/// `exp(y * log(x))`, which is not a number for a negative `x`; for some constants `y` what is exact.
fn power(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let cx = a.b.cx();
    let kind = float_kind(cx, a.ty(x[1])).ok_or(NoMatch)?;
    let exponent = constant_value(cx, a.b.body(), x[1]).and_then(|attr| splat_bits(cx, attr));
    let is = |number: f64| exponent.is_some_and(|(_, bits)| bits == kind.encode(number));
    let (x, y) = (x[0], x[1]);
    if is(1.0) {
        return Ok(x);
    }
    if is(0.5) {
        return Ok(a.sqrt(x));
    }
    if is(-0.5) {
        return Ok(a.rsqrt(x));
    }
    if is(2.0) {
        return Ok(a.mulf(x, x));
    }
    if is(3.0) {
        let square = a.mulf(x, x);
        return Ok(a.mulf(square, x));
    }
    if [0.0, -0.0, -1.0, -2.0].into_iter().any(is) {
        let ty = a.type_with_constants(x)?;
        let one = a.float(ty, 1.0);
        let divisor = if is(-2.0) { a.mulf(x, x) } else { x };
        return Ok(if is(-1.0) || is(-2.0) { a.divf(one, divisor) } else { one });
    }
    let log = a.log(x);
    let product = a.mulf(y, log);
    Ok(a.exp(product))
}

/// Multiplications if the exponent is a constant; otherwise a power of floats.
fn integer_power(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let cx = a.b.cx();
    let ty = a.ty(x[0]);
    let exponent = constant_value(cx, a.b.body(), x[1]).and_then(|attr| splat_integer(cx, attr));
    let exponent = exponent.and_then(|exponent| i64::try_from(exponent).ok());
    let Some(exponent) = exponent else {
        if cx.type_ref(a.ty(x[1])).element_type().is_index() {
            return Err(NoMatch);
        }
        let exponent = a.sitofp(ty, x[1]);
        return Ok(a.powf(x[0], exponent));
    };
    has_constants(cx, ty)?;
    let one = a.float(ty, 1.0);
    let mut result = a.float(ty, 1.0);
    let mut base = x[0];
    let mut rest = exponent.unsigned_abs();
    while rest > 0 {
        if rest & 1 == 1 {
            result = a.mulf(base, result);
        }
        rest >>= 1;
        base = a.mulf(base, base);
    }
    if exponent < 0 {
        let [zero, minus_zero, infinity, minus_infinity] =
            [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY].map(|number| a.float(ty, number));
        let is_zero = a.cmpf(CmpFPredicate::OEQ, result, zero);
        let is_minus_zero = a.cmpf(CmpFPredicate::OEQ, result, minus_zero);
        let inverse = a.divf(one, result);
        let result = a.select(is_zero, infinity, inverse);
        return Ok(a.select(is_minus_zero, minus_infinity, result));
    }
    Ok(result)
}

/// Searches for the highest one: if the upper half of what is left is zero, it counts, and the lower half is left.
fn leading_zeros(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let ty = a.type_with_constants(x[0])?;
    let element = a.b.cx().type_ref(ty).element_type();
    let TypeKind::Integer { width: width @ 1..=64, .. } = *element.kind() else { return Err(NoMatch) };
    let mut rest = x[0];
    let mut count = a.int(ty, 0);
    let mut left = width;
    while left > 1 {
        let upper = left / 2;
        let bits = a.int(ty, upper.into());
        let largest = a.int(ty, (1 << (width - upper)) - 1);
        let is_zero = a.cmpi(CmpIPredicate::Ule, rest, largest);
        let more = a.addi(count, bits);
        let shifted = a.shli(rest, bits);
        rest = a.select(is_zero, shifted, rest);
        count = a.select(is_zero, more, count);
        left -= upper;
    }
    let zero = a.int(ty, 0);
    let is_zero = a.cmpi(CmpIPredicate::Eq, x[0], zero);
    let width = a.int(ty, width.into());
    Ok(a.select(is_zero, width, count))
}

fn clamp(op: Handle<ClampFOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, value, min, max) = (view.loc(), view.value(), view.min(), view.max());
    let flags = view.fastmath().value();
    let mut a = Arithmetic::with_flags(rw, loc, flags);
    let below = a.minimumf(value, max);
    let new = a.maximumf(below, min);
    rw.replace_by(*op, new)
}
