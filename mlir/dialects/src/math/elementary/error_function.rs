//! The error function.
//!
//! It is `x G(x^2)` near 0, with one polynomial for small squares and another for others, and `1 - e^(-x^2) Q(t)`, with
//! `t = 1 / (|x| + 2.5)`, elsewhere. Remez' algorithm found all three polynomials. They are evaluated as one, after
//! the coefficients have been chosen.

use super::double::{Double, estrin, ordered_sum, power_of_two, product};
use super::exponential::{clamped, parts};
use super::number::{Bits, Number};

/// A constant coefficient of more than 100 bits, and the others.
struct Curve {
    constant: (f64, f64),
    rest: [f64; 11],
}

/// For squares below this, around 0: the error is `2^-60.4` of the result.
const SMALL_END: f64 = 0.55;
const SMALL: Curve = Curve {
    constant: (std::f64::consts::FRAC_2_SQRT_PI, 1.533_545_961_316_588e-17),
    rest: [
        -0.376_126_389_031_837_3,
        0.112_837_916_709_533_48,
        -0.026_866_170_644_590_73,
        0.005_223_977_617_287_71,
        -0.000_854_832_631_518_912_4,
        0.000_120_552_948_465_134_55,
        -1.492_433_370_243_708_3e-5,
        1.643_285_382_793_315_7e-6,
        -1.595_907_590_910_961_7e-7,
        1.154_335_512_071_072_2e-8,
        0.0,
    ],
};

/// For squares below this, around 1: the error is `2^-57.2` of the result.
const MIDDLE_END: f64 = 1.5625;
const MIDDLE: Curve = Curve {
    constant: (0.842_700_792_949_714_9, -2.551_582_845_230_008e-17),
    rest: [
        -0.213_796_647_764_560_2,
        0.056_570_611_468_271_63,
        -0.012_549_884_771_832_297,
        0.002_333_076_312_418_253,
        -0.000_370_154_108_890_827_1,
        5.103_883_783_365_579e-5,
        -6.211_903_811_615_11e-6,
        6.759_961_343_274_729e-7,
        -6.649_640_294_670_72e-8,
        5.982_355_868_813_354e-9,
        -4.676_945_343_358_203e-10,
    ],
};

/// For numbers below 6, from where on the result is 1: the error is `2^-59.7` of the result.
const LARGE: Curve = Curve {
    constant: (-2.923_734_783_975_325_5e-5, -1.005_916_820_272_117_9e-22),
    rest: [
        0.565_723_004_314_255_3,
        1.374_037_909_100_347_8,
        3.760_769_072_704_797_5,
        1.859_184_889_879_123_4,
        43.132_436_098_370_65,
        -123.708_680_722_418_38,
        434.552_631_108_791_4,
        -810.396_588_759_439_6,
        565.400_049_979_559_8,
        111.486_186_541_618_38,
        -241.583_526_839_589,
    ],
};

/// The error function.
pub fn erf<N: Number>(x: N) -> N {
    let size = clamped(x.abs(), 0.0, 6.0);
    let z = size * size;
    let small = z.below(SMALL_END);
    let near = z.below(MIDDLE_END);
    let choose = |curve: fn(&Curve) -> f64| {
        let [first, second, third] = [&SMALL, &MIDDLE, &LARGE].map(|of| x.constant(curve(of)));
        N::choose(small, first, N::choose(near, second, third))
    };
    let t = x.constant(1.0) / (size + 2.5);
    let v = N::choose(small, z, N::choose(near, z - 1.0, t));

    let rest: [fn(&Curve) -> f64; 9] = [
        |curve| curve.rest[2],
        |curve| curve.rest[3],
        |curve| curve.rest[4],
        |curve| curve.rest[5],
        |curve| curve.rest[6],
        |curve| curve.rest[7],
        |curve| curve.rest[8],
        |curve| curve.rest[9],
        |curve| curve.rest[10],
    ];
    // The last steps one after the other, since they round most.
    let p = estrin(v, rest.map(choose)) * v + choose(|curve| curve.rest[1]);
    let p = p * v + choose(|curve| curve.rest[0]);
    let whole = ordered_sum(choose(|curve| curve.constant.0), v * p);
    let whole = Double { high: whole.high, low: whole.low + choose(|curve| curve.constant.1) };

    let back = product(size, whole.high);
    let curve = back.high + (back.low + size * whole.low);
    let (n, part) = parts(-z, None);
    let exp = (part.r + (part.half_square + part.rest) + 1.0) * power_of_two(n.bits);
    let tail = x.constant(1.0) - exp * (whole.high + whole.low);
    let result = N::choose(near, curve, tail);
    // Below the normal numbers, the halves of a product have no room.
    let tiny = size.below(1e-290);
    let result = N::choose(tiny, size * SMALL.constant.0, result);
    result.bits().or(x.sign()).number().or_if(!x.is_number(), f64::NAN)
}
