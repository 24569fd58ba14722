//! The exponential function and two that are made of it.
//!
//! `e^x` is `2^n * e^r` for the integer `n` nearest to `x / ln 2`. What is left over, `r`, is the sum of two numbers,
//! after W. J. Cody and W. Waite, "Software Manual for the Elementary Functions" (1980). For it there is a polynomial.

use super::double::{Double, Integer, fraction, nearest, ordered_sum, polynomial, power_of_two, scale, sum};
use super::number::{Bits, Number};

/// The first 40 bits of `ln 2`, or 15, so that a product with an integer of 11 bits, or 8, is exact; and the others.
pub(super) fn ln2<N: Number>() -> (f64, f64) {
    N::by_format(
        (0.693_147_180_559_208_2, 7.371_002_565_167_799e-13),
        (0.693_145_751_953_125, 1.428_606_820_309_417_2e-6),
    )
}

/// The coefficients from the third power on, by Remez' algorithm for `|r| < 0.3467`: the error is `2^-63.9` of `e^r`.
const LONG: [f64; 10] = [
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

/// The same for numbers of 32 bits: the error is `2^-27.8`.
const LONG_SINGLE: [f64; 4] = [
    0.166_664_883_494_377_14,
    0.041_665_554_046_630_86,
    0.008_372_277_952_730_656,
    0.001_403_556_787_408_888_3,
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
    let n = nearest(x, std::f64::consts::LOG2_E);
    let (ln2_high, ln2_low) = ln2::<N>();
    let high = n.number.mul_add(x.constant(-ln2_high), x);
    let low = match low {
        Some(low) => n.number.mul_add(x.constant(-ln2_low), low),
        None => n.number * -ln2_low,
    };
    Reduced { n, high, low }
}

/// `e^(x + low)` as `2^n * (1 + parts)`, for `|x| < 1000`, or 120, and a smaller `low`.
pub(super) fn parts<N: Number>(x: N, low: Option<N>) -> (Integer<N>, Parts<N>) {
    let Reduced { n, high, low } = reduced(x, low);
    let r = high + low;
    let square = r * r;
    let rest = (square * r).mul_add(polynomial(r, N::by_format(&LONG, &LONG_SINGLE)), low);
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

/// The same for numbers of 32 bits: the error is `2^-28.3`.
const SHORT_SINGLE: [f64; 5] = [
    0.499_999_940_395_355_2,
    0.166_665_211_319_923_4,
    0.041_668_388_992_547_99,
    0.008_368_735_201_656_818,
    0.001_381_456_153_467_297_6,
];

/// `e^(x + low)`, for `|x| < 1000`, or 120, and a smaller `low`.
pub(super) fn power<N: Number>(x: N, low: Option<N>) -> N {
    let Reduced { n, high, low } = reduced(x, low);
    let r = high + low;
    let part = high + (r * r).mul_add(polynomial(r, N::by_format(&SHORT, &SHORT_SINGLE)), low) + 1.0;
    // The exponent of the first factor is half of the other's, so that only the second step rounds.
    let half = n.bits.shifted_down(1);
    part.bits().sum(half.shifted_up(fraction::<N>())).number() * power_of_two(n.bits.minus(half))
}

/// A number between two limits; NaN becomes one of them.
pub(super) fn clamped<N: Number>(x: N, least: f64, greatest: f64) -> N {
    let x = N::choose(x.below(greatest), x, x.constant(greatest));
    N::choose(x.above(least), x, x.constant(least))
}

/// A quarter of the distance between 1 and the next number.
pub(super) fn quarter_of_epsilon<N: Number>() -> f64 {
    N::by_format(f64::EPSILON, f32::EPSILON.into()) / 4.0
}

/// The exponential function, `e^x`.
pub fn exp<N: Number>(x: N) -> N {
    // Beyond these numbers, the result is infinite or 0.
    let limit = N::by_format(750.0, 110.0);
    power(clamped(x, -limit, limit), None).or_if(!x.is_number(), f64::NAN)
}

/// `e^x - 1`.
pub fn expm1<N: Number>(x: N) -> N {
    // From the least number on, the result is -1, rounded.
    let (least, greatest) = N::by_format((-38.0, 750.0), (-18.0, 110.0));
    let (n, part) = parts(clamped(x, least, greatest), None);
    // 2^n * (1 - 2^-n + part): for large n, 2^-n does not change the sum, and is a power that exists.
    let negative = clamped(-n.number, -64.0, 64.0);
    let step = power_of_two(nearest(negative, 1.0).bits);
    let whole = part.after(sum(x.constant(1.0), -step));
    let result = scale(whole.high + whole.low, n);
    let tiny = x.abs().below(quarter_of_epsilon::<N>());
    N::choose(tiny, x, result).or_if(!x.is_number(), f64::NAN)
}

/// The hyperbolic tangent.
pub fn tanh<N: Number>(x: N) -> N {
    let size = x.abs();
    // With a = |x|: tanh a = -m / (2 + m), where m = e^(-2 a) - 1.
    let (n, part) = parts(clamped(size, 0.0, N::by_format(22.0, 9.5)) * -2.0, None);
    let factor = power_of_two(n.bits);
    let m = part.scaled(factor).after(ordered_sum(size.constant(-1.0), factor)).normal();
    let divisor = ordered_sum(size.constant(2.0), m.high);
    let divisor = Double { high: divisor.high, low: divisor.low + m.low };
    let result = Double { high: -m.high, low: -m.low }.over(divisor);
    let signed = result.bits().or(x.sign()).number();
    let tiny = size.below(N::by_format(1e-9, 1e-4));
    N::choose(tiny, x, signed).or_if(!x.is_number(), f64::NAN)
}
