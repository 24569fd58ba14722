//! Numbers of about 106 bits as sums of two, where 53 bits are too few on the way to a result of 53 bits.
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

/// The first 26 bits of a number, and the other 27.
fn halves<N: Number>(x: N) -> (N, N) {
    let high = x.bits().and(!0x7ff_ffff).number();
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

    /// The first 26 bits of the sum, and the others.
    fn halves(self) -> (N, N) {
        let (first, rest) = halves(self.high);
        (first, rest + self.low)
    }

    /// The product to 78 bits, which is not normal: the second number is up to `2^-25` of the first.
    pub(super) fn times(self, other: Self) -> Self {
        let (a1, a2) = self.halves();
        let (b1, b2) = other.halves();
        Double { high: a1 * b1, low: a1 * b2 + a2 * (b1 + b2) }
    }

    /// The square to 78 bits, likewise.
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

/// A polynomial, from the constant coefficient on, in the order of G. Estrin, "Organization of computer systems: the fixed
/// plus variable structure computer" (1960): pairs of coefficients, pairs of these, and so on, so that processors compute
/// several of them at a time.
pub(super) fn polynomial<N: Number, const COUNT: usize>(x: N, coefficients: &[f64; COUNT]) -> N {
    estrin(x, coefficients.map(|coefficient| x.constant(coefficient)))
}

/// The same for coefficients that have been computed.
pub(super) fn estrin<N: Number, const COUNT: usize>(x: N, mut parts: [N; COUNT]) -> N {
    let mut power = x;
    let mut count = COUNT;
    while count > 1 {
        for at in 0..count / 2 {
            parts[at] = parts[2 * at + 1] * power + parts[2 * at];
        }
        if count % 2 == 1 {
            parts[count / 2] = parts[count - 1];
        }
        count = count.div_ceil(2);
        if count > 1 {
            power = power * power;
        }
    }
    parts[0]
}

/// A polynomial by Horner's rule, which rounds a little less.
pub(super) fn horner<N: Number>(x: N, coefficients: &[f64]) -> N {
    let mut rest = coefficients.iter().rev();
    let last = x.constant(*rest.next().unwrap_or(&0.0));
    rest.fold(last, |sum, &coefficient| sum * x + coefficient)
}

/// `1.5 * 2^52`: a number to which this is added has no bits below 1.
const ROUNDER: f64 = 6_755_399_441_055_744.0;

/// An integer as a number, and bits that end like those of the integer.
#[derive(Clone, Copy)]
pub(super) struct Integer<N: Number> {
    pub(super) number: N,
    pub(super) bits: N::Bits,
}

/// The integer nearest to a number of less than 51 bits.
pub(super) fn nearest<N: Number>(x: N) -> Integer<N> {
    let shifted = x + ROUNDER;
    Integer { number: shifted - ROUNDER, bits: shifted.bits() }
}

/// The bits of 1.
const ONE: i64 = 0x3ff0_0000_0000_0000;

/// Two to the power of an integer from -1022 to 1023, given bits that end like it.
pub(super) fn power_of_two<B: Bits>(exponent: B) -> B::Number {
    exponent.shifted_up(52).plus(ONE).number()
}

/// Multiplies by a power of two in two steps, the first of which is exact, so that numbers below the normal ones round
/// once.
pub(super) fn scale<N: Number>(x: N, exponent: Integer<N>) -> N {
    let half = exponent.bits.shifted_down(1);
    x * power_of_two(half) * power_of_two(exponent.bits.minus(half))
}
