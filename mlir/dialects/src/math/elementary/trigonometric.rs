//! Sine, cosine and tangent.

use super::angular::Angular;
use super::double::{Double, horner, ordered_sum, product};
use super::number::{Bits, Number};
use super::reduction::{is_small, reduced, small};

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

/// Both for numbers of 32 bits, to which the coefficients are rounded one after another, each time with the best rest:
/// the errors are `2^-32.5` and `2^-33.0`.
const SINE_SINGLE: [f64; 4] = [
    -0.166_666_671_633_720_4,
    0.008_333_379_402_756_691,
    -0.000_198_530_658_963_136_37,
    2.832_548_716_469_318_6e-6,
];
const COSINE_SINGLE: [f64; 3] =
    [0.041_666_645_556_688_31, -0.001_388_731_063_343_584_5, 2.443_257_653_794_717e-5];

/// The sine and the cosine of a number of at most a quarter of pi.
fn both<N: Number>(r: Double<N>) -> [Double<N>; 2] {
    let z = product(r.high, r.high);
    let curve = horner(z.high, N::by_format(&SINE, &SINE_SINGLE));
    let half = z.high * 0.5;
    let low = r.low.mul_add(r.high.constant(1.0) - half, z.high * r.high * curve);
    let sine = Double { high: r.high, low };
    let top = ordered_sum(r.high.constant(1.0), -half);
    let curve = horner(z.high, N::by_format(&COSINE, &COSINE_SINGLE));
    let low = (z.high * z.high).mul_add(curve, -r.high.mul_add(r.low, z.low * 0.5));
    [sine, Double { high: top.high, low: top.low + low }]
}

/// The function that is `+sine`, `+cosine`, `-sine`, `-cosine` in this order of quarters.
fn in_quarter<N: Number>(quarter: N::Bits, [sine, cosine]: [N; 2]) -> N {
    let even = quarter.and(1).is_zero();
    let sign = quarter.shifted_up(N::by_format(62, 30)).and(N::by_format(i64::MIN, 1 << 31));
    N::choose(even, sine, cosine).bits().xor(sign).number()
}

impl Angular {
    /// The function of a multiple of half pi, of whose number the last two bits count, and a rest.
    fn of_reduced<N: Number>(self, quarter: N::Bits, rest: Double<N>) -> N {
        let rounded = |parts: [Double<N>; 2]| parts.map(|part| part.high + part.low);
        match self {
            Angular::Sine => in_quarter(quarter, rounded(both(rest))),
            Angular::Cosine => in_quarter(quarter.plus(1), rounded(both(rest))),
            Angular::Tangent => tangent(quarter, both(rest).map(Double::normal)),
        }
    }

    /// The function of any number, which takes many steps.
    pub(super) fn of_large<N: Number>(self, x: N) -> N {
        let x = x.wide();
        let (quarter, rest) = reduced(x);
        let result = self.of_reduced(quarter, rest);
        N::narrow(special(x, result))
    }

    /// The same, with the steps for large numbers elsewhere.
    fn of<N: Number>(self, x: N) -> N {
        let (quarter, rest) = small(x);
        let result = self.of_reduced(quarter, rest);
        N::rarely(!is_small(x), result, x, self)
    }
}

/// The sine.
pub fn sin<N: Number>(x: N) -> N {
    N::choose(is_tiny(x), x, Angular::Sine.of(x))
}

/// The cosine.
pub fn cos<N: Number>(x: N) -> N {
    Angular::Cosine.of(x)
}

/// The tangent.
pub fn tan<N: Number>(x: N) -> N {
    N::choose(is_tiny(x), x, Angular::Tangent.of(x))
}

/// Whether a number is its own sine and tangent. The rounding errors of products of smaller ones have no room.
fn is_tiny<N: Number>(x: N) -> N::Truth {
    x.abs().below(N::by_format(1e-9, 1e-4))
}

/// The tangent of a multiple of half pi and a rest with this sine and cosine.
fn tangent<N: Number>(quarter: N::Bits, [sine, cosine]: [Double<N>; 2]) -> N {
    let even = quarter.and(1).is_zero();
    let choose = |yes: Double<N>, no: Double<N>| Double {
        high: N::choose(even, yes.high, no.high),
        low: N::choose(even, yes.low, no.low),
    };
    // In odd quarters, the tangent is minus the cotangent of what is left.
    let quotient = choose(sine, cosine).over(choose(cosine, sine));
    let sign = quarter.shifted_up(N::by_format(63, 31));
    quotient.bits().xor(sign).number()
}

/// Infinities and NaN have none of these.
fn special<N: Number>(x: N, result: N) -> N {
    let finite = x.abs().below(f64::INFINITY);
    N::choose(finite, result, x.constant(f64::NAN))
}
