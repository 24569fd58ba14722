//! The exponential function and two that are made of it.
//!
//! `e^x` is `2^n * e^r` for the integer `n` nearest to `x / ln 2`. What is left over, `r`, is the sum of two numbers,
//! after W. J. Cody and W. Waite, "Software Manual for the Elementary Functions" (1980). For it there is a polynomial.

use super::double::{Double, Integer, nearest, ordered_sum, polynomial, power_of_two, scale, sum};
use super::number::{Bits, Number};

/// The first 40 bits of `ln 2`, so that a product with an integer of 11 bits is exact.
pub(super) const LN2_HIGH: f64 = 0.693_147_180_559_208_2;
/// The other bits.
pub(super) const LN2_LOW: f64 = 7.371_002_565_167_799e-13;

/// The coefficients from the third power on, by Remez' algorithm for `|r| < 0.3467`: the error is `2^-63.9` of `e^r`.
const COEFFICIENTS: [f64; 10] = [
    0.166_666_666_666_666_8,
    0.041_666_666_666_666_41,
    0.008_333_333_333_318_487,
    0.001_388_888_888_903_365_2,
    0.000_198_412_698_934_535_7,
    2.480_158_702_506_841_5e-5,
    2.755_723_733_225_692e-6,
    2.755_752_632_938_233_5e-7,
    2.511_129_186_477_705_2e-8,
    2.083_850_903_897_381_7e-9,
];

/// `r + r^2 / 2 + rest`, which is `e^r - 1`. Each part is smaller than the one before.
#[derive(Clone, Copy)]
pub(super) struct Parts<N> {
    pub(super) r: N,
    pub(super) half_square: N,
    pub(super) rest: N,
}

/// `x = n ln 2 + high + low`, with a small `low`.
struct Reduced<N: Number> {
    n: Integer<N>,
    high: N,
    low: N,
}

fn reduced<N: Number>(x: N, low: Option<N>) -> Reduced<N> {
    let n = nearest(x * std::f64::consts::LOG2_E);
    let high = x - n.number * LN2_HIGH;
    let rest = n.number * LN2_LOW;
    let low = match low {
        Some(low) => low - rest,
        None => -rest,
    };
    Reduced { n, high, low }
}

/// `e^(x + low)` as `2^n * (1 + parts)`, for `|x| < 1000` and a smaller `low`.
pub(super) fn parts<N: Number>(x: N, low: Option<N>) -> (Integer<N>, Parts<N>) {
    let Reduced { n, high, low } = reduced(x, low);
    let r = high + low;
    let square = r * r;
    let rest = low + square * r * polynomial(r, &COEFFICIENTS);
    (n, Parts { r: high, half_square: square * 0.5, rest })
}

impl<N: Number> Parts<N> {
    /// The sum of the parts after a much larger or equal number, and that number.
    fn after(self, first: Double<N>) -> Double<N> {
        let whole = ordered_sum(first.high, self.r);
        let more = ordered_sum(whole.high, self.half_square);
        Double { high: more.high, low: more.low + (whole.low + (first.low + self.rest)) }
    }

    /// The parts times a power of two.
    fn scaled(self, factor: N) -> Self {
        Parts { r: self.r * factor, half_square: self.half_square * factor, rest: self.rest * factor }
    }
}

/// The coefficients from the second power on for a result of a single number, likewise: the error is `2^-57.3` of `e^r`.
const SHORT: [f64; 10] = [
    0.5,
    0.166_666_666_666_664_33,
    0.041_666_666_666_603_81,
    0.008_333_333_333_500_397,
    0.001_388_888_892_686_106_3,
    0.000_198_412_694_656_194_92,
    2.480_150_859_273_915_7e-5,
    2.755_764_119_688_725e-6,
    2.762_522_569_987_848e-7,
    2.497_834_871_280_769_8e-8,
];

/// `e^(x + low)`, for `|x| < 1000` and a smaller `low`.
pub(super) fn power<N: Number>(x: N, low: Option<N>) -> N {
    let Reduced { n, high, low } = reduced(x, low);
    let r = high + low;
    let part = high + (low + r * r * polynomial(r, &SHORT)) + 1.0;
    // The exponent of the first factor is half of the other's, so that only the second step rounds.
    let half = n.bits.shifted_down(1);
    part.bits().sum(half.shifted_up(52)).number() * power_of_two(n.bits.minus(half))
}

/// A number between two limits; NaN becomes one of them.
pub(super) fn clamped<N: Number>(x: N, least: f64, greatest: f64) -> N {
    let x = N::choose(x.below(greatest), x, x.constant(greatest));
    N::choose(x.above(least), x, x.constant(least))
}

/// The exponential function, `e^x`.
pub fn exp<N: Number>(x: N) -> N {
    // Beyond these numbers, the result is infinite or 0.
    power(clamped(x, -750.0, 750.0), None).or_if(!x.is_number(), f64::NAN)
}

/// `e^x - 1`.
pub fn expm1<N: Number>(x: N) -> N {
    // From the least number on, the result is -1, rounded.
    let (n, part) = parts(clamped(x, -38.0, 750.0), None);
    // 2^n * (1 - 2^-n + part): for large n, 2^-n does not change the sum, and is a power that exists.
    let negative = clamped(-n.number, -64.0, 64.0);
    let step = power_of_two(nearest(negative).bits);
    let whole = part.after(sum(x.constant(1.0), -step));
    let result = scale(whole.high + whole.low, n);
    let tiny = x.abs().below(f64::EPSILON / 4.0);
    N::choose(tiny, x, result).or_if(!x.is_number(), f64::NAN)
}

/// The hyperbolic tangent.
pub fn tanh<N: Number>(x: N) -> N {
    let size = x.abs();
    // With a = |x|: tanh a = -m / (2 + m), where m = e^(-2 a) - 1.
    let (n, part) = parts(clamped(size, 0.0, 22.0) * -2.0, None);
    let factor = power_of_two(n.bits);
    let m = part.scaled(factor).after(ordered_sum(size.constant(-1.0), factor)).normal();
    let divisor = ordered_sum(size.constant(2.0), m.high);
    let divisor = Double { high: divisor.high, low: divisor.low + m.low };
    let result = Double { high: -m.high, low: -m.low }.over(divisor);
    let signed = result.bits().or(x.sign()).number();
    let tiny = size.below(1e-9);
    N::choose(tiny, x, signed).or_if(!x.is_number(), f64::NAN)
}
