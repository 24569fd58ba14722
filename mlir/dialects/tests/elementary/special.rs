//! Results for infinities, NaN, zeros and the ends of domains, which IEEE 754 and C99 define, and values by mpmath that
//! the reference is checked with.

use dialects::math::elementary::{cos, erf, exp, expm1, log, log1p, power, sin, tan, tanh};

use crate::points::FUNCTIONS;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;
const MAX: f64 = f64::MAX;
/// The least number above 0.
const LEAST: f64 = f64::from_bits(1);

/// The same number, with the same sign, or both NaN.
fn is(result: f64, expected: f64) -> bool {
    result.to_bits() == expected.to_bits() || (result.is_nan() && expected.is_nan())
}

fn check(name: &str, compute: fn(f64) -> f64, table: &[(f64, f64)]) {
    for &(x, expected) in table {
        let result = compute(x);
        assert!(is(result, expected), "{name}({x:e}) is {result:e} and not {expected:e}");
    }
}

#[test]
fn exponentials() {
    check(
        "exp",
        exp,
        &[
            (0.0, 1.0),
            (-0.0, 1.0),
            (LEAST, 1.0),
            (INF, INF),
            (-INF, 0.0),
            (NAN, NAN),
            (MAX, INF),
            (-MAX, 0.0),
            (709.782_712_893_384, 1.797_693_134_862_273_2e308),
            (709.782_712_893_384_1, INF),
            (-745.133_219_101_941_1, LEAST),
            (-745.133_219_101_941_2, 0.0),
        ],
    );
    check(
        "expm1",
        expm1,
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (LEAST, LEAST),
            (-LEAST, -LEAST),
            (INF, INF),
            (-INF, -1.0),
            (NAN, NAN),
            (MAX, INF),
            (-MAX, -1.0),
            (-37.5, -1.0),
            (709.782_712_893_384_1, INF),
        ],
    );
    check(
        "tanh",
        tanh,
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (LEAST, LEAST),
            (INF, 1.0),
            (-INF, -1.0),
            (NAN, NAN),
            (-MAX, -1.0),
            (20.0, 1.0),
        ],
    );
    check(
        "erf",
        erf,
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (LEAST, LEAST),
            (-1e-300, -1.128_379_167_095_512_6e-300),
            (INF, 1.0),
            (-INF, -1.0),
            (NAN, NAN),
            (-MAX, -1.0),
            (6.0, 1.0),
        ],
    );
}

#[test]
fn logarithms() {
    check(
        "log",
        log,
        &[
            (0.0, -INF),
            (-0.0, -INF),
            (1.0, 0.0),
            (INF, INF),
            (-1.0, NAN),
            (-LEAST, NAN),
            (-INF, NAN),
            (NAN, NAN),
            (MAX, 709.782_712_893_384),
            (LEAST, -744.440_071_921_381_2),
        ],
    );
    check(
        "log1p",
        log1p,
        &[
            (0.0, 0.0),
            (-0.0, -0.0),
            (LEAST, LEAST),
            (-1.0, -INF),
            (-2.0, NAN),
            (INF, INF),
            (-INF, NAN),
            (NAN, NAN),
            (MAX, 709.782_712_893_384),
        ],
    );
}

#[test]
fn angles() {
    for (name, compute) in [("sin", sin as fn(f64) -> f64), ("tan", tan)] {
        check(name, compute, &[(0.0, 0.0), (-0.0, -0.0), (LEAST, LEAST), (-LEAST, -LEAST)]);
    }
    check("cos", cos, &[(0.0, 1.0), (-0.0, 1.0), (LEAST, 1.0), (1e-300, 1.0)]);
    for (name, compute) in [("sin", sin as fn(f64) -> f64), ("cos", cos), ("tan", tan)] {
        check(name, compute, &[(INF, NAN), (-INF, NAN), (NAN, NAN)]);
    }
    // Of all numbers, this is closest to a multiple of half pi.
    let near = 6_381_956_970_095_103.0 * 2f64.powi(797);
    check("cos", cos, &[(near, -4.687_165_924_254_628e-19), (-near, -4.687_165_924_254_628e-19)]);
    check("sin", sin, &[(near, 1.0), (-near, -1.0), (MAX, 0.004_961_954_789_184_062)]);
    check("cos", cos, &[(MAX, -0.999_987_689_426_559_9)]);
    check("tan", tan, &[(MAX, -0.004_962_015_874_444_895)]);
}

#[test]
fn powers() {
    for x in [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, INF, -INF, NAN, LEAST, MAX] {
        assert!(is(power(x, 0.0), 1.0) && is(power(x, -0.0), 1.0), "{x:e} to the power of 0");
        assert!(is(power(1.0, x), 1.0), "1 to the power of {x:e}");
        assert!(is(power(x, 1.0), x) && is(power(x, 2.0), x * x) && is(power(x, -1.0), 1.0 / x), "{x:e}");
    }
    let table = [
        (-1.0, INF, 1.0),
        (-1.0, -INF, 1.0),
        (0.5, INF, 0.0),
        (0.5, -INF, INF),
        (-0.5, -INF, INF),
        (2.0, INF, INF),
        (2.0, -INF, 0.0),
        (0.0, 3.0, 0.0),
        (-0.0, 3.0, -0.0),
        (-0.0, 4.0, 0.0),
        (-0.0, 2.5, 0.0),
        (-0.0, -3.0, -INF),
        (-0.0, -4.0, INF),
        (0.0, -LEAST, INF),
        (0.0, LEAST, 0.0),
        (INF, -3.0, 0.0),
        (INF, 3.0, INF),
        (-INF, 3.0, -INF),
        (-INF, -3.0, -0.0),
        (-INF, 2.5, INF),
        (-2.0, 3.0, -8.0),
        (-2.0, 4.0, 16.0),
        (-2.0, 0.5, NAN),
        (-2.0, 2.5, NAN),
        (-0.0, 0.5, 0.0),
        (-INF, 0.5, INF),
        (9.0, 0.5, 3.0),
        (-1.0, 9_007_199_254_740_991.0, -1.0),
        (-1.0, 9_007_199_254_740_992.0, 1.0),
        (NAN, 3.0, NAN),
        (3.0, NAN, NAN),
        (2.0, 1024.0, INF),
        (2.0, -1074.0, LEAST),
        (2.0, -1076.0, 0.0),
        (2.0, 1023.0, 8.988_465_674_311_58e307),
        (10.0, 3.0, 1000.0),
        (MAX, 3.0, INF),
        (LEAST, -3.0, INF),
    ];
    for (x, y, expected) in table {
        let result = power(x, y);
        assert!(is(result, expected), "{x:e} to the power of {y:e} is {result:e} and not {expected:e}");
    }
}

/// The exact values of the functions, rounded, by mpmath 1.3 with 400 digits.
const VALUES: &[(&str, [f64; 2], f64)] = &[
    ("exp", [-744.5, 0.0], 5e-324),
    ("exp", [-709.0, 0.0], 1.216_780_750_623_423e-308),
    ("exp", [-1.25, 0.0], 0.286_504_796_860_190_1),
    ("exp", [0.01, 0.0], 1.010_050_167_084_168),
    ("exp", [300.7, 0.0], 3.911_566_412_479_153e130),
    ("expm1", [-30.1, 0.0], -0.999_999_999_999_915_3),
    ("expm1", [-0.3, 0.0], -0.259_181_779_318_282_1),
    ("expm1", [1e-7, 0.0], 1.000_000_050_000_001_6e-7),
    ("expm1", [0.37, 0.0], 0.447_734_614_663_324_5),
    ("expm1", [50.5, 0.0], 8.548_134_287_298_057e21),
    ("log", [5e-324, 0.0], -744.440_071_921_381_2),
    ("log", [0.01, 0.0], -4.605_170_185_988_091),
    ("log", [0.9999, 0.0], -0.000_100_005_000_333_347_32),
    ("log", [1.41, 0.0], 0.343_589_704_390_076_86),
    ("log", [1e200, 0.0], 460.517_018_598_809_16),
    ("log1p", [-0.99, 0.0], -4.605_170_185_988_091),
    ("log1p", [-1e-5, 0.0], -1.000_005_000_033_333_7e-5),
    ("log1p", [0.4, 0.0], 0.336_472_236_621_212_95),
    ("log1p", [7.5, 0.0], 2.140_066_163_496_270_8),
    ("log1p", [1e18, 0.0], 41.446_531_673_892_82),
    ("sin", [1e-8, 0.0], 1e-8),
    ("sin", [0.785, 0.0], 0.706_825_181_105_366),
    ("sin", [std::f64::consts::PI, 0.0], 1.224_646_799_147_353_2e-16),
    ("sin", [1_000_000.0, 0.0], -0.349_993_502_171_292_94),
    ("sin", [1e22, 0.0], -0.852_200_849_767_188_8),
    ("cos", [0.785, 0.0], 0.707_388_269_167_199_8),
    ("cos", [std::f64::consts::FRAC_PI_2, 0.0], 6.123_233_995_736_766e-17),
    ("cos", [1_000_000.5, 0.0], 0.989_873_155_223_237_8),
    ("cos", [1e22, 0.0], 0.523_214_785_395_139),
    ("tan", [0.785, 0.0], 0.999_203_990_105_042_7),
    ("tan", [std::f64::consts::FRAC_PI_2, 0.0], 1.633_123_935_319_537e16),
    ("tan", [355.0, 0.0], 3.014_435_337_318_426_5e-5),
    ("tan", [1e300, 0.0], 1.421_448_823_874_724_5),
    ("tanh", [1e-8, 0.0], 1e-8),
    ("tanh", [0.2, 0.0], 0.197_375_320_224_904),
    ("tanh", [0.6, 0.0], 0.537_049_566_998_035_3),
    ("tanh", [5.5, 0.0], 0.999_966_597_156_303_8),
    ("tanh", [19.0, 0.0], 0.999_999_999_999_999_9),
    ("erf", [1e-8, 0.0], 1.128_379_167_095_512_6e-8),
    ("erf", [0.5, 0.0], 0.520_499_877_813_046_5),
    ("erf", [0.74, 0.0], 0.704_678_077_854_745_8),
    ("erf", [1.2, 0.0], 0.910_313_978_229_635_3),
    ("erf", [1.3, 0.0], 0.934_007_944_940_652_4),
    ("erf", [3.3, 0.0], 0.999_996_942_290_203_5),
    ("power", [1.1, 200.5], 199_174_334.265_934_38),
    ("power", [0.5, -1000.25], 1.274_245_659_452_564_8e301),
    ("power", [123.4, -150.1], 1.240_493_604e-314),
    ("power", [1.000_000_1, 1_000_000_000.0], 2.688_103_858_214_464_7e43),
    ("power", [3.0, 7.0], 2187.0),
];

/// The reference has an error of less than one unit in the last place for numbers of which the results are known, and so
/// have the functions.
#[test]
fn known_values() {
    for &(name, at, expected) in VALUES {
        let function = FUNCTIONS.iter().find(|f| f.name == name).expect("there is such a function");
        let exact = function.exact(at);
        let error = exact.error(expected);
        assert!(error <= 0.500_000_1, "the reference of {name} at {at:?} differs by {error} ulp");
        let distance = (function.compute)(at).to_bits().abs_diff(expected.to_bits());
        assert!(distance <= 1, "{name} at {at:?}");
    }
}
