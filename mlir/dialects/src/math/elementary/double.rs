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

/// The first half of the bits of a number, and the others.
fn halves<N: Number>(x: N) -> (N, N) {
    let high = x.bits().and(N::by_format(!0x7ff_ffff, !0xfff)).number();
    (high, x - high)
}

/// The product of two numbers and its rounding error.
pub(super) fn product<N: Number>(a: N, b: N) -> Double<N> {
    let (a1, a2) = halves(a);
    let (b1, b2) = halves(b);
    let high = a * b;
    Double { high, low: (a1 * b1 - high + a1 * b2 + a2 * b1) + a2 * b2 }
}

/// The square of a number and its rounding error.
pub(super) fn square<N: Number>(a: N) -> Double<N> {
    let (a1, a2) = halves(a);
    let high = a * a;
    Double { high, low: (a1 * a1 - high + (a1 + a1) * a2) + a2 * a2 }
}

impl<N: Number> Double<N> {
    /// The same sum, with the second number smaller than the rounding error of the first.
    pub(super) fn normal(self) -> Self {
        ordered_sum(self.high, self.low)
    }

    /// The first half of the bits of the sum, and the others.
    fn halves(self) -> (N, N) {
        let (first, rest) = halves(self.high);
        (first, rest + self.low)
    }

    /// The product to 78 bits, or 35, which is not normal: the second number is up to `2^-25`, or `2^-11`, of the first.
    pub(super) fn times(self, other: Self) -> Self {
        let (a1, a2) = self.halves();
        let (b1, b2) = other.halves();
        Double { high: a1 * b1, low: a1 * b2 + a2 * (b1 + b2) }
    }

    /// The square, likewise.
    pub(super) fn squared(self) -> Self {
        let (a1, a2) = self.halves();
        Double { high: a1 * a1, low: ((a1 + a1) + a2) * a2 }
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
        let (a1, a2) = halves(high);
        let (b1, b2) = halves(divisor.high);
        let rest = (self.high - a1 * b1) - (a1 * b2 + a2 * divisor.high);
        let rest = rest + (self.low - high * divisor.low);
        Double { high, low: rest * inverse }
    }
}

/// A polynomial, from the constant coefficient on: pairs of coefficients, and these by Horner's rule for the square, so
/// that processors compute several at a time. After G. Estrin, "Organization of computer systems: the fixed plus variable
/// structure computer" (1960).
pub(super) fn polynomial<N: Number>(x: N, coefficients: &[f64]) -> N {
    let coefficients: Vec<N> = coefficients.iter().map(|&coefficient| x.constant(coefficient)).collect();
    in_pairs(x, &coefficients)
}

/// The same for coefficients that have been computed.
pub(super) fn in_pairs<N: Number>(x: N, coefficients: &[N]) -> N {
    let square = x * x;
    let pairs = coefficients.chunks(2).map(|pair| match *pair {
        [first, second] => second * x + first,
        _ => pair[0],
    });
    pairs.rev().reduce(|sum, pair| sum * square + pair).unwrap_or(x.constant(0.0))
}

/// A polynomial by Horner's rule, which rounds a little less.
pub(super) fn horner<N: Number>(x: N, coefficients: &[f64]) -> N {
    let mut rest = coefficients.iter().rev();
    let last = x.constant(*rest.next().unwrap_or(&0.0));
    rest.fold(last, |sum, &coefficient| sum * x + coefficient)
}

/// An integer as a number, and bits that end like those of the integer.
#[derive(Clone, Copy)]
pub(super) struct Integer<N: Number> {
    pub(super) number: N,
    pub(super) bits: N::Bits,
}

/// The integer nearest to a number of less than 51 bits, or 22.
pub(super) fn nearest<N: Number>(x: N) -> Integer<N> {
    // A number to which this is added has no bits below 1.
    let rounder = 1.5 * 2f64.powi(fraction::<N>() as i32);
    let shifted = x + rounder;
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
