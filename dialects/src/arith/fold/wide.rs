//! Arithmetic of formats that no format of the machine holds: `f80` and `f128`.
//!
//! Numbers are integers times powers of two; results are exact but for a flag that says that there is a little more, and
//! are rounded once.

use mlir::FloatKind;
use mlir::floats::{FloatFormat, Specials, Unpacked};

use super::floats::Operation;

/// Bits below those that the format holds, so that a result with more can be rounded.
const GUARD: u32 = 3;

/// Whether a format is computed here.
pub(super) fn is_wide(kind: FloatKind) -> bool {
    kind.width() > 64 && kind.format().specials == Specials::Ieee
}

/// A finite number: `mantissa * 2^exponent`.
#[derive(Clone, Copy)]
struct Number {
    negative: bool,
    mantissa: u128,
    exponent: i32,
}

/// The bits of a result; none of them is NaN to begin with. What is not defined is the positive NaN.
pub(super) fn compute(kind: FloatKind, operation: Operation, a: u128, b: u128) -> u128 {
    let format = kind.format();
    let nan = || kind.encode(f64::NAN);
    let infinity = |negative| kind.encode(if negative { f64::NEG_INFINITY } else { f64::INFINITY });
    let zero = |negative| format.pack(negative, 0, 0, false);
    let parts = |bits| match format.unpack(bits) {
        Unpacked::Finite { negative, mantissa, exponent } => {
            (negative, Some(Number { negative, mantissa, exponent }))
        }
        Unpacked::Infinity { negative } => (negative, None),
        Unpacked::Nan => (false, None),
    };
    let ((a_negative, a), (b_negative, b)) = (parts(a), parts(b));
    let b_negative = b_negative != (operation == Operation::Sub);
    let negative = a_negative != b_negative;
    let is_zero = |n: Option<Number>| n.is_some_and(|n| n.mantissa == 0);
    match (operation, a, b) {
        (Operation::Add | Operation::Sub, Some(a), Some(b)) => {
            add(format, a, Number { negative: b_negative, ..b })
        }
        (Operation::Add | Operation::Sub, None, None) if negative => nan(),
        (Operation::Add | Operation::Sub, None, _) => infinity(a_negative),
        (Operation::Add | Operation::Sub, _, None) => infinity(b_negative),
        (Operation::Mul, Some(a), Some(b)) => multiply(format, negative, a, b),
        (Operation::Mul, a, b) if is_zero(a) || is_zero(b) => nan(),
        (Operation::Mul, ..) => infinity(negative),
        (Operation::Div, None, None) => nan(),
        (Operation::Div, None, _) => infinity(negative),
        (Operation::Div, _, None) => zero(negative),
        (Operation::Div, Some(a), Some(b)) if b.mantissa == 0 => {
            if a.mantissa == 0 {
                nan()
            } else {
                infinity(negative)
            }
        }
        (Operation::Div, Some(a), Some(b)) => divide(format, negative, a, b),
        (Operation::Rem, Some(a), Some(b)) if b.mantissa != 0 => remainder(format, a, b),
        (Operation::Rem, Some(a), None) => format.pack(a.negative, a.mantissa, a.exponent, false),
        (Operation::Rem, ..) => nan(),
    }
}

fn add(format: &FloatFormat, a: Number, b: Number) -> u128 {
    let (high, low) = if a.exponent >= b.exponent { (a, b) } else { (b, a) };
    // The higher one goes down to the other's power as far as there is room, and the other one comes up the rest.
    let room = high.mantissa.leading_zeros().saturating_sub(1).min((high.exponent - low.exponent) as u32);
    let exponent = high.exponent - room as i32;
    let up = (exponent - low.exponent) as u32;
    let kept = low.mantissa.checked_shr(up).unwrap_or(0);
    let inexact = kept.checked_shl(up).unwrap_or(0) != low.mantissa;
    let (x, y) = (high.mantissa << room, kept);
    if high.negative == low.negative {
        // Both have a leading bit to spare.
        return format.pack(high.negative, x + y, exponent, inexact);
    }
    // What is a little more than was taken away makes a little less than remains: in between the numbers below.
    let (negative, difference) = match x.cmp(&y) {
        std::cmp::Ordering::Equal if !inexact => return format.pack(false, 0, 0, false),
        std::cmp::Ordering::Less => (low.negative, y - x),
        _ => (high.negative, (x - y).saturating_sub(inexact.into())),
    };
    format.pack(negative, difference, exponent, inexact)
}

/// The product's upper and lower half.
fn product(a: u128, b: u128) -> (u128, u128) {
    const HALF: u128 = u64::MAX as u128;
    let (a1, a0, b1, b0) = (a >> 64, a & HALF, b >> 64, b & HALF);
    let (low, mid, mid2, high) = (a0 * b0, a1 * b0, a0 * b1, a1 * b1);
    let carry = (low >> 64) + (mid & HALF) + (mid2 & HALF);
    (high + (mid >> 64) + (mid2 >> 64) + (carry >> 64), low & HALF | carry << 64)
}

fn multiply(format: &FloatFormat, negative: bool, a: Number, b: Number) -> u128 {
    let (high, low) = product(a.mantissa, b.mantissa);
    let exponent = a.exponent + b.exponent;
    if high == 0 {
        return format.pack(negative, low, exponent, false);
    }
    let drop = 128 - high.leading_zeros();
    let mantissa = high.checked_shl(128 - drop).unwrap_or(0) | low.checked_shr(drop).unwrap_or(0);
    let inexact = low & (u128::MAX >> (128 - drop)) != 0;
    format.pack(negative, mantissa, exponent + drop as i32, inexact)
}

fn divide(format: &FloatFormat, negative: bool, a: Number, b: Number) -> u128 {
    if a.mantissa == 0 {
        return format.pack(negative, 0, 0, false);
    }
    // Both start at the same bit, so that the first bit of the quotient is its leading one or the one before.
    let top = format.fraction;
    let align = |n: Number| {
        let up = n.mantissa.leading_zeros() - (127 - top);
        (n.mantissa << up, n.exponent - up as i32)
    };
    let ((mut rest, x), (divisor, y)) = (align(a), align(b));
    let mut quotient = 0u128;
    let steps = top + 1 + GUARD;
    for step in 0..=steps {
        if step > 0 {
            rest <<= 1;
        }
        quotient = quotient << 1 | u128::from(rest >= divisor);
        if rest >= divisor {
            rest -= divisor;
        }
    }
    format.pack(negative, quotient, x - y - steps as i32, rest != 0)
}

fn remainder(format: &FloatFormat, a: Number, b: Number) -> u128 {
    // In units of the lower of both powers.
    let (mut rest, mut divisor) = (a.mantissa, b.mantissa);
    let mut exponent = a.exponent;
    if a.exponent < b.exponent {
        let up = (b.exponent - a.exponent) as u32;
        if up >= divisor.leading_zeros() {
            // The divisor is greater than anything with that power.
            return format.pack(a.negative, a.mantissa, a.exponent, false);
        }
        divisor <<= up;
    }
    rest %= divisor;
    while exponent > b.exponent && rest != 0 {
        let step = rest.leading_zeros().min((exponent - b.exponent) as u32).max(1);
        // A remainder is less than the divisor, which leaves room.
        rest = (rest << step) % divisor;
        exponent -= step as i32;
    }
    format.pack(a.negative, rest, exponent, false)
}
