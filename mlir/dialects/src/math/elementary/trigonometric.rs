//! Sine, cosine and tangent.

use super::double::{Double, horner, ordered_sum, square};
use super::number::{Bits, Number};
use super::reduction::reduced;

/// `sin r = r + r^3 S(r^2)`, by Remez' algorithm for `|r| < 0.7855`: the error is `2^-57.9` of the result.
const SINE: [f64; 6] = [
    -0.166_666_666_666_666_3,
    0.008_333_333_333_322_103,
    -0.000_198_412_698_295_770_95,
    2.755_731_361_707_96e-6,
    -2.505_074_708_345_581_3e-8,
    1.589_619_027_659_535e-10,
];

/// `cos r = 1 - r^2 / 2 + r^4 C(r^2)`, likewise: the error is `2^-64.0` of the result.
const COSINE: [f64; 6] = [
    0.041_666_666_666_666_595,
    -0.001_388_888_888_887_303_8,
    2.480_158_728_884_06e-5,
    -2.755_731_417_607_579_7e-7,
    2.087_570_040_054_740_6e-9,
    -1.135_851_341_452_188_6e-11,
];

/// The sine and the cosine of a number of at most a quarter of pi.
fn both<N: Number>(r: Double<N>) -> [Double<N>; 2] {
    let z = square(r.high);
    let cube = z.high * r.high * horner(z.high, &SINE);
    let half = z.high * 0.5;
    let sine = Double { high: r.high, low: cube + r.low * (r.high.constant(1.0) - half) };
    let top = ordered_sum(r.high.constant(1.0), -half);
    let fourth = z.high * z.high * horner(z.high, &COSINE);
    let low = fourth - (r.high * r.low + z.low * 0.5);
    [sine, Double { high: top.high, low: top.low + low }]
}

/// The function that is `+sine`, `+cosine`, `-sine`, `-cosine` in this order of quarters.
fn in_quarter<N: Number>(quarter: N::Bits, [sine, cosine]: [N; 2]) -> N {
    let even = quarter.and(1).is_zero();
    let sign = quarter.shifted_up(62).and(i64::MIN);
    N::choose(even, sine, cosine).bits().xor(sign).number()
}

/// The sine.
pub fn sin<N: Number>(x: N) -> N {
    let (quarter, r) = reduced(x);
    let result = in_quarter(quarter, both(r).map(|part| part.high + part.low));
    special(x, N::choose(x.abs().below(1e-9), x, result))
}

/// The cosine.
pub fn cos<N: Number>(x: N) -> N {
    let (quarter, r) = reduced(x);
    special(x, in_quarter(quarter.plus(1), both(r).map(|part| part.high + part.low)))
}

/// The tangent.
pub fn tan<N: Number>(x: N) -> N {
    let (quarter, r) = reduced(x);
    let [sine, cosine] = both(r).map(Double::normal);
    let even = quarter.and(1).is_zero();
    let choose = |yes: Double<N>, no: Double<N>| Double {
        high: N::choose(even, yes.high, no.high),
        low: N::choose(even, yes.low, no.low),
    };
    // In odd quarters, the tangent is minus the cotangent of what is left.
    let quotient = choose(sine, cosine).over(choose(cosine, sine));
    let sign = quarter.shifted_up(63);
    let result = quotient.bits().xor(sign).number();
    special(x, N::choose(x.abs().below(1e-9), x, result))
}

/// Infinities and NaN have none of these.
fn special<N: Number>(x: N, result: N) -> N {
    let finite = x.abs().below(f64::INFINITY);
    N::choose(finite, result, x.constant(f64::NAN))
}
