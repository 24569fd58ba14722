//! The error function.
//!
//! It is `x G(x^2)` near 0, and `1 - e^(-x^2) Q(t)`, with `t = 1 / (|x| + 2.5)`, elsewhere. Remez' algorithm found both
//! polynomials. They are evaluated as one, after the coefficients have been chosen.

use super::double::{Double, in_pairs, ordered_mul_add, power_of_two, product};
use super::exponential::{clamped, parts};
use super::number::{Bits, Number};

/// A polynomial of the distance from a middle: a constant coefficient of twice as many bits, and the others.
struct Curve {
    middle: f64,
    constant: (f64, f64),
    rest: &'static [f64],
}

/// For squares below this, numbers are near 0.
const NEAR_END: f64 = 1.5625;
/// Half of it.
const NEAR_MIDDLE: f64 = 0.781_25;

/// Near 0: the error is `2^-59.9` of the result.
const NEAR: Curve = Curve {
    middle: NEAR_MIDDLE,
    constant: (0.892_312_701_448_372_7, -6.331_404_191_086_893e-18),
    rest: &[
        -0.240_449_967_375_347_27,
        0.065_516_887_904_527_63,
        -0.014_779_653_506_227_827,
        0.002_776_955_195_661_386,
        -0.000_443_801_039_133_367_73,
        6.151_799_483_973_647e-5,
        -7.517_308_525_526_054e-6,
        8.206_175_682_774_654e-7,
        -8.090_716_481_270_809e-8,
        7.269_930_053_194_651e-9,
        -6.000_255_170_162_139e-10,
        4.623_957_913_723_571_4e-11,
        -3.261_856_559_880_037e-12,
    ],
};

/// Elsewhere, for numbers below 6, from where on the result is 1: the error is `2^-60.9` of the result.
const FAR: Curve = Curve {
    middle: 0.195_312_5,
    constant: (0.202_230_456_812_861_36, -1.028_215_409_725_678_3e-17),
    rest: &[
        1.800_708_381_635_181_7,
        6.076_321_533_857_540_5,
        15.164_115_431_066_73,
        24.645_721_345_956_918,
        13.609_437_616_255_544,
        -38.988_879_249_240_85,
        -71.574_109_257_865_52,
        78.283_450_266_730_7,
        266.419_028_571_679_06,
        -288.231_275_775_770_5,
        -996.897_170_403_478_2,
        1_984.745_930_038_167,
        0.0,
    ],
};

/// Near 0, for numbers of 32 bits: the error is `2^-29.9` of the result.
const NEAR_SINGLE: Curve = Curve {
    middle: NEAR_MIDDLE,
    constant: (0.892_312_705_516_815_2, -4.945_793_996_569_137e-9),
    rest: &[
        -0.240_449_965_000_152_6,
        0.065_516_933_798_789_98,
        -0.014_779_644_086_956_978,
        0.002_776_572_247_967_124,
        -0.000_443_809_607_531_875_4,
        6.252_405_728_446_32e-5,
        -7.572_946_287_837_112e-6,
    ],
};

/// Elsewhere, for numbers of 32 bits below 4, from where on the result is 1: the error is `2^-32.5` of the result.
const FAR_SINGLE: Curve = Curve {
    middle: 0.210_937_5,
    constant: (0.231_909_304_857_254_03, 4.807_459_985_656_237e-10),
    rest: &[
        2.002_082_347_869_873,
        6.823_843_002_319_336,
        16.716_154_098_510_742,
        26.219_987_869_262_695,
        0.0,
        0.0,
        0.0,
    ],
};

/// The error function.
pub fn erf<N: Number>(x: N) -> N {
    let size = clamped(x.abs(), 0.0, N::by_format(6.0, 4.0));
    let square = product(size, size);
    let z = square.high;
    let near = z.below(NEAR_END);
    let (first, second) = N::by_format((&NEAR, &FAR), (&NEAR_SINGLE, &FAR_SINGLE));
    let choose = |first: f64, second: f64| N::choose(near, x.constant(first), x.constant(second));
    let t = x.constant(1.0) / (size + 2.5);
    let v = N::choose(near, z, t) - choose(first.middle, second.middle);

    let coefficient = |at: usize| choose(first.rest[at], second.rest[at]);
    // The last steps one after the other, and what they lose, since they round most.
    let p = ordered_mul_add(coefficient(0), v, in_pairs(v, first.rest.len() - 1, |at| coefficient(at + 1)));
    let whole = ordered_mul_add(choose(first.constant.0, second.constant.0), v, p.high);
    // What the square lacks matters near 0 only.
    let lost = v.mul_add(p.low, N::choose(near, square.low * p.high, x.constant(0.0)));
    let low = whole.low + choose(first.constant.1, second.constant.1) + lost;
    let whole = Double { high: whole.high, low };

    let back = product(size, whole.high);
    let curve = back.high + size.mul_add(whole.low, back.low);
    let (n, part) = parts(-z, None);
    let exp = (part.r + (part.half_square + part.rest) + 1.0) * power_of_two(n.bits);
    let tail = (-exp).mul_add(whole.high + whole.low, x.constant(1.0));
    let result = N::choose(near, curve, tail);
    // Below the normal numbers, the rounding error of a product has no room.
    let tiny = size.below(N::by_format(1e-290, 1e-25));
    let result = N::choose(tiny, size + size * (std::f64::consts::FRAC_2_SQRT_PI - 1.0), result);
    result.bits().or(x.sign()).number().or_if(!x.is_number(), f64::NAN)
}
