//! Arithmetic on integers of any width and on floats, as `arith` and the llvm dialect define it.

use std::cmp::Ordering;

use dialects::arith::{CmpFPredicate, CmpIPredicate, IntegerOverflowFlags};
use mlir::FloatKind;

use crate::value::{Res, Value};

/// The lowest `width` bits.
pub(crate) fn truncate(bits: u128, width: u32) -> u128 {
    match 1u128.checked_shl(width) {
        Some(end) => bits & (end - 1),
        None => bits,
    }
}

/// The lowest `width` bits as a signed number.
pub(crate) fn signed(bits: u128, width: u32) -> i128 {
    let unused = 128 - width.clamp(1, 128);
    ((bits << unused) as i128) >> unused
}

/// The smallest signed number of a width.
fn least(width: u32) -> i128 {
    i128::MIN >> (128 - width.clamp(1, 128))
}

/// An operation on two integers of a width.
pub(crate) type IntBinary = fn(u128, u128, u32) -> Res<u128>;

/// A result truncated to the width.
fn wrapped(value: i128, width: u32) -> u128 {
    truncate(value as u128, width)
}

pub(crate) fn add(a: u128, b: u128, width: u32) -> Res<u128> {
    Ok(truncate(a.wrapping_add(b), width))
}

pub(crate) fn sub(a: u128, b: u128, width: u32) -> Res<u128> {
    Ok(truncate(a.wrapping_sub(b), width))
}

pub(crate) fn mul(a: u128, b: u128, width: u32) -> Res<u128> {
    Ok(truncate(a.wrapping_mul(b), width))
}

/// The divisor; an error if it is zero.
fn divisor(b: u128) -> Res<u128> {
    if b == 0 { Err("divides by zero".to_owned()) } else { Ok(b) }
}

/// The operands as signed numbers; an error if their quotient does not fit the width.
fn dividable(a: u128, b: u128, width: u32) -> Res<(i128, i128)> {
    let a = signed(a, width);
    let b = signed(divisor(b)?, width);
    if a == least(width) && b == -1 {
        Err(format!("divides {a} by -1, which overflows {width} bits"))
    } else {
        Ok((a, b))
    }
}

pub(crate) fn div_unsigned(a: u128, b: u128, _: u32) -> Res<u128> {
    Ok(a / divisor(b)?)
}

pub(crate) fn div_signed(a: u128, b: u128, width: u32) -> Res<u128> {
    let (a, b) = dividable(a, b, width)?;
    Ok(wrapped(a / b, width))
}

pub(crate) fn ceil_div_unsigned(a: u128, b: u128, _: u32) -> Res<u128> {
    Ok(a.div_ceil(divisor(b)?))
}

pub(crate) fn ceil_div_signed(a: u128, b: u128, width: u32) -> Res<u128> {
    let (a, b) = dividable(a, b, width)?;
    let above = a % b != 0 && (a < 0) == (b < 0);
    Ok(wrapped(a / b + i128::from(above), width))
}

pub(crate) fn floor_div_signed(a: u128, b: u128, width: u32) -> Res<u128> {
    let (a, b) = dividable(a, b, width)?;
    let below = a % b != 0 && (a < 0) != (b < 0);
    Ok(wrapped(a / b - i128::from(below), width))
}

pub(crate) fn rem_unsigned(a: u128, b: u128, _: u32) -> Res<u128> {
    Ok(a % divisor(b)?)
}

pub(crate) fn rem_signed(a: u128, b: u128, width: u32) -> Res<u128> {
    let (a, b) = dividable(a, b, width)?;
    Ok(wrapped(a % b, width))
}

pub(crate) fn and(a: u128, b: u128, _: u32) -> Res<u128> {
    Ok(a & b)
}

pub(crate) fn or(a: u128, b: u128, _: u32) -> Res<u128> {
    Ok(a | b)
}

pub(crate) fn xor(a: u128, b: u128, _: u32) -> Res<u128> {
    Ok(a ^ b)
}

/// The distance to shift by; an error unless it is less than the width.
fn distance(b: u128, width: u32) -> Res<u32> {
    let distance = u32::try_from(b).ok().filter(|&distance| distance < width);
    distance.ok_or_else(|| format!("shifts a {width}-bit integer by {b}"))
}

pub(crate) fn shift_left(a: u128, b: u128, width: u32) -> Res<u128> {
    Ok(truncate(a << distance(b, width)?, width))
}

pub(crate) fn shift_right(a: u128, b: u128, width: u32) -> Res<u128> {
    Ok(a >> distance(b, width)?)
}

pub(crate) fn shift_right_signed(a: u128, b: u128, width: u32) -> Res<u128> {
    Ok(wrapped(signed(a, width) >> distance(b, width)?, width))
}

pub(crate) fn max_signed(a: u128, b: u128, width: u32) -> Res<u128> {
    Ok(if signed(a, width) >= signed(b, width) { a } else { b })
}

pub(crate) fn min_signed(a: u128, b: u128, width: u32) -> Res<u128> {
    Ok(if signed(a, width) <= signed(b, width) { a } else { b })
}

pub(crate) fn max_unsigned(a: u128, b: u128, _: u32) -> Res<u128> {
    Ok(a.max(b))
}

pub(crate) fn min_unsigned(a: u128, b: u128, _: u32) -> Res<u128> {
    Ok(a.min(b))
}

/// Why the result of an operation with overflow flags is undefined.
pub(crate) const OVERFLOW: &str =
    "it is the result of an operation that overflowed, which its flags rule out";

/// Whether overflow flags make a result undefined: it does not fit the width as a signed or an unsigned number.
pub(crate) fn is_excluded(
    flags: IntegerOverflowFlags,
    exact: IntBinary,
    a: u128,
    b: u128,
    width: u32,
) -> bool {
    // At twice the width the result is exact. Integers wider than 64 bits are not checked.
    if width > 64 {
        return false;
    }
    let sign = |bits| signed(bits, width) as u128;
    let signed_overflows = || exact(sign(a), sign(b), 128).is_ok_and(|r| sign(truncate(r, width)) != r);
    let unsigned_overflows = || exact(a, b, 128).is_ok_and(|r| truncate(r, width) != r);
    flags.contains(IntegerOverflowFlags::NSW) && signed_overflows()
        || flags.contains(IntegerOverflowFlags::NUW) && unsigned_overflows()
}

/// A comparison of two integers of a width.
pub(crate) fn compare(predicate: CmpIPredicate, width: u32) -> Box<dyn Fn(u128, u128) -> bool> {
    let s = move |bits| signed(bits, width);
    match predicate {
        CmpIPredicate::Eq => Box::new(|a, b| a == b),
        CmpIPredicate::Ne => Box::new(|a, b| a != b),
        CmpIPredicate::Slt => Box::new(move |a, b| s(a) < s(b)),
        CmpIPredicate::Sle => Box::new(move |a, b| s(a) <= s(b)),
        CmpIPredicate::Sgt => Box::new(move |a, b| s(a) > s(b)),
        CmpIPredicate::Sge => Box::new(move |a, b| s(a) >= s(b)),
        CmpIPredicate::Ult => Box::new(|a, b| a < b),
        CmpIPredicate::Ule => Box::new(|a, b| a <= b),
        CmpIPredicate::Ugt => Box::new(|a, b| a > b),
        CmpIPredicate::Uge => Box::new(|a, b| a >= b),
    }
}

/// A comparison of two floats.
pub(crate) fn compare_floats(predicate: CmpFPredicate) -> fn(f64, f64) -> bool {
    fn unordered(a: f64, b: f64) -> bool {
        a.is_nan() || b.is_nan()
    }
    match predicate {
        CmpFPredicate::AlwaysFalse => |_, _| false,
        CmpFPredicate::OEQ => |a, b| a == b,
        CmpFPredicate::OGT => |a, b| a > b,
        CmpFPredicate::OGE => |a, b| a >= b,
        CmpFPredicate::OLT => |a, b| a < b,
        CmpFPredicate::OLE => |a, b| a <= b,
        CmpFPredicate::ONE => |a, b| !unordered(a, b) && a != b,
        CmpFPredicate::ORD => |a, b| !unordered(a, b),
        CmpFPredicate::UEQ => |a, b| unordered(a, b) || a == b,
        CmpFPredicate::UGT => |a, b| unordered(a, b) || a > b,
        CmpFPredicate::UGE => |a, b| unordered(a, b) || a >= b,
        CmpFPredicate::ULT => |a, b| unordered(a, b) || a < b,
        CmpFPredicate::ULE => |a, b| unordered(a, b) || a <= b,
        CmpFPredicate::UNE => |a, b| a != b,
        CmpFPredicate::UNO => unordered,
        CmpFPredicate::AlwaysTrue => |_, _| true,
    }
}

/// Rounds a double to a float type. Types narrower than a double have so few digits that computing in doubles and
/// rounding gives the same result as computing in the type itself.
pub(crate) fn round(kind: FloatKind, value: f64) -> f64 {
    match kind {
        FloatKind::F64 => value,
        FloatKind::F32 => f64::from(value as f32),
        _ => kind.decode(kind.encode(value)),
    }
}

/// A direction in which a number that a format does not hold is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rounding {
    /// To the nearest; to an even one of two.
    Nearest,
    /// To the nearest; to the larger one of two.
    NearestAway,
    Zero,
    Up,
    Down,
}

/// The next number of a format from one of its numbers, away from zero or towards it, with the sign of `sign`.
fn neighbor(kind: FloatKind, number: f64, sign: f64, is_away: bool) -> f64 {
    let bits = kind.encode(number.abs());
    let next = if is_away { bits.wrapping_add(1) } else { bits.saturating_sub(1) };
    kind.decode(next).copysign(sign)
}

/// Rounds in a direction a number that is `exact` compared with the nearest number of the format.
fn directed(kind: FloatKind, nearest: f64, exact: Ordering, rounding: Rounding) -> f64 {
    let up = rounding == Rounding::Up || rounding == Rounding::Zero && nearest < 0.0;
    let down = rounding == Rounding::Down || rounding == Rounding::Zero && nearest > 0.0;
    match exact {
        Ordering::Greater if up => {
            neighbor(kind, nearest, if nearest < 0.0 { nearest } else { 1.0 }, nearest >= 0.0)
        }
        Ordering::Less if down => {
            neighbor(kind, nearest, if nearest > 0.0 { nearest } else { -1.0 }, nearest <= 0.0)
        }
        _ => nearest,
    }
}

/// Rounds a double to a float type in a direction.
pub(crate) fn round_in(rounding: Rounding, kind: FloatKind, value: f64) -> f64 {
    let nearest = round(kind, value);
    let Some(exact) = value.partial_cmp(&nearest) else { return nearest };
    if rounding == Rounding::NearestAway && exact != Ordering::Equal && value.is_finite() {
        // The tie is exact, since a double has more digits than the format.
        let away = neighbor(kind, nearest, value, true);
        let is_tie = nearest.abs() < value.abs() && value - nearest == away - value;
        return if is_tie { away } else { nearest };
    }
    directed(kind, nearest, exact, rounding)
}

/// Converts an integer to a float in a direction.
pub(crate) fn from_int_in(
    rounding: Rounding,
    kind: FloatKind,
    bits: u128,
    width: u32,
    is_signed: bool,
) -> Res<f64> {
    let nearest = from_int(kind, bits, width, is_signed);
    let number = if is_signed { signed(bits, width) } else { 0 };
    let magnitude = if is_signed { number.unsigned_abs() } else { bits };
    if rounding == Rounding::NearestAway {
        return Err("rounds integers away from zero, which is not supported".to_owned());
    }
    // Only a number beyond all integers does not fit.
    let found = if nearest.is_infinite() { u128::MAX } else { nearest.abs() as u128 };
    let mut exact = magnitude.cmp(&found);
    if number < 0 {
        exact = exact.reverse();
    }
    Ok(directed(kind, nearest, exact, rounding))
}

/// The larger number; NaN if either is NaN.
pub(crate) fn maximum(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        return a + b;
    }
    // 0.0 == -0.0, but the maximum of the two is 0.0.
    let takes_a = if a == b { a.is_sign_positive() } else { a > b };
    if takes_a { a } else { b }
}

/// The smaller number; NaN if either is NaN.
pub(crate) fn minimum(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        return a + b;
    }
    let takes_a = if a == b { a.is_sign_negative() } else { a < b };
    if takes_a { a } else { b }
}

/// The larger number; NaN only if both are NaN.
pub(crate) fn max_number(a: f64, b: f64) -> f64 {
    match (a.is_nan(), b.is_nan()) {
        (true, _) => b,
        (_, true) => a,
        _ => maximum(a, b),
    }
}

/// The smaller number; NaN only if both are NaN.
pub(crate) fn min_number(a: f64, b: f64) -> f64 {
    match (a.is_nan(), b.is_nan()) {
        (true, _) => b,
        (_, true) => a,
        _ => minimum(a, b),
    }
}

/// Why the conversion of a float that is out of the integer type's range is undefined.
const NOT_HELD: &str = "it was converted from a float that does not fit the integer type";

/// Converts a float to a signed integer of a width.
pub(crate) fn to_signed(value: f64, width: u32) -> Value {
    let bound = 2f64.powi(width.min(128) as i32 - 1);
    let whole = value.trunc();
    if whole >= -bound && whole < bound {
        Value::Int(wrapped(whole as i128, width))
    } else {
        Value::Undefined(NOT_HELD)
    }
}

/// Converts a float to an unsigned integer of a width.
pub(crate) fn to_unsigned(value: f64, width: u32) -> Value {
    let whole = value.trunc();
    if whole >= 0.0 && whole < 2f64.powi(width.min(128) as i32) {
        Value::Int(whole as u128)
    } else {
        Value::Undefined(NOT_HELD)
    }
}

/// Converts a signed or unsigned integer to a float, rounding once.
pub(crate) fn from_int(kind: FloatKind, bits: u128, width: u32, is_signed: bool) -> f64 {
    let number = if is_signed { signed(bits, width) } else { 0 };
    let magnitude = if is_signed { number.unsigned_abs() } else { bits };
    let float = match kind {
        FloatKind::F64 => magnitude as f64,
        FloatKind::F32 => f64::from(magnitude as f32),
        _ => round(kind, to_odd(magnitude)),
    };
    if number < 0 { -float } else { float }
}

/// Rounds an integer to odd: toward zero, but with the last bit set if the result is inexact. Rounding the result to
/// fewer bits gives the same number as rounding the integer itself.
fn to_odd(magnitude: u128) -> f64 {
    let shift = (u128::BITS - magnitude.leading_zeros()).saturating_sub(f64::MANTISSA_DIGITS);
    let kept = magnitude >> shift;
    let is_exact = kept << shift == magnitude;
    (kept | u128::from(!is_exact)) as f64 * 2f64.powi(shift as i32)
}

/// The angle of a point, as the host's math library computes it: for 64 bits, or for 32 and then rounded.
pub(crate) fn atan2(kind: FloatKind, y: f64, x: f64) -> f64 {
    if kind == FloatKind::F64 { y.atan2(x) } else { round(kind, (y as f32).atan2(x as f32).into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_rounded_once() {
        let number = (1u128 << 60) + (1 << 52) + 1;
        assert_eq!(from_int(FloatKind::BF16, number, 64, true), 2f64.powi(60) + 2f64.powi(53));
        assert_eq!(
            from_int(FloatKind::BF16, number.wrapping_neg(), 64, true),
            -(2f64.powi(60) + 2f64.powi(53))
        );
        assert_eq!(from_int(FloatKind::F64, u128::from(u64::MAX), 64, false), 2f64.powi(64));
        assert_eq!(from_int(FloatKind::F16, 2049, 32, false), 2048.0);
    }

    #[test]
    fn floats_are_rounded_in_a_direction() {
        let (one, more) = (1.0, 1.0 + f64::from(f32::EPSILON));
        let half = 1.0 + f64::from(f32::EPSILON) / 2.0;
        let all = [Rounding::Nearest, Rounding::NearestAway, Rounding::Zero, Rounding::Up, Rounding::Down];
        let round = |value: f64| all.map(|rounding| round_in(rounding, FloatKind::F32, value));
        assert_eq!(round(half), [one, more, one, more, one]);
        assert_eq!(round(-half), [-one, -more, -one, -one, -more]);
        assert_eq!(round(1.5), [1.5; 5]);
        let least = f64::from(f32::from_bits(1));
        assert_eq!(round(1e-60), [0.0, 0.0, 0.0, least, 0.0]);
        assert_eq!(round(-1e-60)[3..], [0.0, -least]);
        let most = f64::from(f32::MAX);
        assert_eq!(round(1e60), [f64::INFINITY, f64::INFINITY, most, f64::INFINITY, most]);
        let int = |rounding| from_int_in(rounding, FloatKind::F32, (1 << 24) + 1, 32, true);
        assert_eq!(int(Rounding::Up), Ok(16_777_218.0));
        assert_eq!(int(Rounding::Zero), Ok(16_777_216.0));
    }

    #[test]
    fn numbers_wrap_at_their_width() {
        assert_eq!(add(250, 10, 8), Ok(4));
        assert_eq!(sub(1, 2, 8), Ok(255));
        assert_eq!(signed(255, 8), -1);
        assert_eq!(signed(u128::MAX, 128), -1);
        assert_eq!(div_signed(truncate(-7i128 as u128, 8), 2, 8), Ok(truncate(-3i128 as u128, 8)));
        assert_eq!(floor_div_signed(truncate(-7i128 as u128, 8), 2, 8), Ok(truncate(-4i128 as u128, 8)));
        assert_eq!(ceil_div_signed(7, 2, 8), Ok(4));
        assert!(div_signed(128, 255, 8).is_err_and(|e| e.contains("-128 by -1")));
        assert!(rem_unsigned(1, 0, 8).is_err_and(|e| e.contains("zero")));
        assert!(shift_left(1, 8, 8).is_err());
        assert_eq!(shift_right_signed(0x80, 7, 8), Ok(0xff));
    }

    #[test]
    fn overflow_is_seen() {
        let signed = IntegerOverflowFlags::NSW;
        let unsigned = IntegerOverflowFlags::NUW;
        let both = signed | unsigned;
        assert!(!is_excluded(both, add, 100, 27, 8));
        assert!(is_excluded(both, add, 100, 28, 8));
        assert!(!is_excluded(unsigned, add, 100, 28, 8) && is_excluded(unsigned, sub, 1, 2, 8));
        assert!(!is_excluded(signed, mul, 255, 3, 8) && is_excluded(signed, mul, 64, 2, 8));
        assert!(is_excluded(signed, mul, 1 << 40, 1 << 40, 64));
    }

    #[test]
    fn floats_become_integers_where_they_fit() {
        assert!(matches!(to_signed(-128.9, 8), Value::Int(128)));
        assert!(matches!(to_signed(128.0, 8), Value::Undefined(_)));
        assert!(matches!(to_unsigned(-0.5, 8), Value::Int(0)));
        assert!(matches!(to_unsigned(f64::NAN, 8), Value::Undefined(_)));
        assert_eq!(from_int(FloatKind::F32, (1 << 24) + 1, 64, false), 16_777_216.0);
    }
}
