//! Numbers of twice as many bits as sums of two, where those of one are too few on the way to a result of as many.
//!
//! After T. J. Dekker, "A floating-point technique for extending the available precision", Numerische Mathematik 18
//! (1971), and D. E. Knuth, "The Art of Computer Programming", volume 2, section 4.2.2.

use super::number::{Bits, Number};

/// The unevaluated sum of two numbers.
#[derive(Clone, Copy)]
pub(super) struct Double<N> {
    pub(super) high: N,
    pub(super) low: N,
}

/// The sum of two numbers and its rounding error; the first is 0 or at least as large as the second.
pub(super) fn ordered_sum<N: Number>(large: N, small: N) -> Double<N> {
    let high = large + small;
    Double { high, low: small - (high - large) }
}

/// The sum of any two numbers and its rounding error.
pub(super) fn sum<N: Number>(a: N, b: N) -> Double<N> {
    let high = a + b;
    let part = high - a;
    Double { high, low: (a - (high - part)) + (b - part) }
}

/// The sum of a number and a product and its rounding error, itself rounded unless the product is at most half as large.
pub(super) fn ordered_mul_add<N: Number>(large: N, a: N, b: N) -> Double<N> {
    let high = a.mul_add(b, large);
    Double { high, low: a.mul_add(b, large - high) }
}

/// The product of two numbers and its rounding error.
pub(super) fn product<N: Number>(a: N, b: N) -> Double<N> {
    let high = a * b;
    Double { high, low: a.mul_add(b, -high) }
}

impl<N: Number> Double<N> {
    /// The same sum, with the second number smaller than the rounding error of the first.
    pub(super) fn normal(self) -> Self {
        ordered_sum(self.high, self.low)
    }

    /// The product, without that of the two small numbers.
    pub(super) fn times(self, other: Self) -> Self {
        let Double { high, low } = product(self.high, other.high);
        Double { high, low: self.low.mul_add(other.high, self.high.mul_add(other.low, low)) }
    }

    /// The quotient, rounded to a number.
    pub(super) fn over(self, divisor: Self) -> N {
        let Double { high, low } = self.quotient(divisor);
        high + low
    }

    /// The quotient, from an approximation and what it leaves over.
    pub(super) fn quotient(self, divisor: Self) -> Self {
        let inverse = divisor.high.constant(1.0) / divisor.high;
        let high = self.high * inverse;
        let rest = (-high).mul_add(divisor.high, self.high) + (-high).mul_add(divisor.low, self.low);
        Double { high, low: rest * inverse }
    }
}

/// A polynomial, from the constant coefficient on: pairs of coefficients, and these by Horner's rule for the square, so
/// that processors compute several at a time. After G. Estrin, "Organization of computer systems: the fixed plus variable
/// structure computer" (1960).
pub(super) fn polynomial<N: Number>(x: N, coefficients: &[f64]) -> N {
    in_pairs(x, coefficients.len(), |at| x.constant(coefficients[at]))
}

/// The same for so many coefficients that are computed.
pub(super) fn in_pairs<N: Number>(x: N, count: usize, coefficient: impl Fn(usize) -> N) -> N {
    let square = x * x;
    let pair = |at: usize| match count - at {
        1 => coefficient(at),
        _ => coefficient(at + 1).mul_add(x, coefficient(at)),
    };
    let pairs = (0..count).step_by(2).rev().map(pair);
    pairs.reduce(|sum, pair| sum.mul_add(square, pair)).unwrap_or(x.constant(0.0))
}

/// A polynomial by Horner's rule, which rounds a little less.
pub(super) fn horner<N: Number>(x: N, coefficients: &[f64]) -> N {
    let mut rest = coefficients.iter().rev();
    let last = x.constant(*rest.next().unwrap_or(&0.0));
    rest.fold(last, |sum, &coefficient| sum.mul_add(x, x.constant(coefficient)))
}

/// An integer as a number, and bits that end like those of the integer.
#[derive(Clone, Copy)]
pub(super) struct Integer<N: Number> {
    pub(super) number: N,
    pub(super) bits: N::Bits,
}

/// The integer nearest to a product of less than 51 bits, or 22.
pub(super) fn nearest<N: Number>(x: N, factor: f64) -> Integer<N> {
    // A number to which this is added has no bits below 1.
    let rounder = 1.5 * 2f64.powi(fraction::<N>() as i32);
    let shifted = x.mul_add(x.constant(factor), x.constant(rounder));
    Integer { number: shifted - rounder, bits: shifted.bits() }
}

/// How many bits the fraction of a number has.
pub(super) fn fraction<N: Number>() -> u32 {
    N::by_format(f64::MANTISSA_DIGITS, f32::MANTISSA_DIGITS) - 1
}

/// The bits of 1.
pub(super) fn one<N: Number>() -> i64 {
    N::by_format(1f64.to_bits().cast_signed(), 1f32.to_bits().into())
}

/// Two to the power of an integer from -1022 to 1023, or from -126 to 127, given bits that end like it.
pub(super) fn power_of_two<B: Bits>(exponent: B) -> B::Number {
    exponent.shifted_up(fraction::<B::Number>()).plus(one::<B::Number>()).number()
}

/// Multiplies by a power of two in two steps, the first of which is exact, so that numbers below the normal ones round
/// once.
pub(super) fn scale<N: Number>(x: N, exponent: Integer<N>) -> N {
    let half = exponent.bits.shifted_down(1);
    x * power_of_two(half) * power_of_two(exponent.bits.minus(half))
}
