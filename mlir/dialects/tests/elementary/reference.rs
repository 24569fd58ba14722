//! The functions to about 100 bits, by series of pairs of numbers. It is slow, has many branches, and shares nothing with
//! what it judges.

use std::f64::consts::{FRAC_2_SQRT_PI, FRAC_PI_2, LN_2};
use std::ops::{Add, Div, Mul, Neg, Sub};

/// The unevaluated sum of two numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair(pub(crate) f64, pub(crate) f64);

/// A value times a power of two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exact {
    pub(crate) value: Pair,
    pub(crate) exponent: i32,
}

pub(crate) fn two_sum(a: f64, b: f64) -> Pair {
    let s = a + b;
    let t = s - a;
    Pair(s, (a - (s - t)) + (b - t))
}

pub(crate) fn two_product(a: f64, b: f64) -> Pair {
    let p = a * b;
    Pair(p, a.mul_add(b, -p))
}

impl Add for Pair {
    type Output = Pair;

    fn add(self, other: Pair) -> Pair {
        let high = two_sum(self.0, other.0);
        let low = two_sum(self.1, other.1);
        let sum = two_sum(high.0, high.1 + low.0);
        two_sum(sum.0, sum.1 + low.1)
    }
}

impl Neg for Pair {
    type Output = Pair;

    fn neg(self) -> Pair {
        Pair(-self.0, -self.1)
    }
}

impl Sub for Pair {
    type Output = Pair;

    fn sub(self, other: Pair) -> Pair {
        self + -other
    }
}

impl Mul for Pair {
    type Output = Pair;

    fn mul(self, other: Pair) -> Pair {
        let p = two_product(self.0, other.0);
        two_sum(p.0, p.1 + (self.0 * other.1 + self.1 * other.0))
    }
}

impl Div for Pair {
    type Output = Pair;

    fn div(self, other: Pair) -> Pair {
        let first = Pair(self.0 / other.0, 0.0);
        let rest = self - first * other;
        let second = Pair(rest.0 / other.0, 0.0);
        let rest = rest - second * other;
        first + second + Pair(rest.0 / other.0, 0.0)
    }
}

impl From<f64> for Pair {
    fn from(x: f64) -> Pair {
        Pair(x, 0.0)
    }
}

impl Pair {
    pub(crate) fn times_power_of_two(self, power: i32) -> Pair {
        let factor = power_of_two(power);
        Pair(self.0 * factor, self.1 * factor)
    }

    fn unscaled(self) -> Exact {
        Exact { value: self, exponent: 0 }
    }
}

/// `ln 2` and half pi, each in parts.
pub(crate) const LN2: [f64; 3] = [LN_2, 2.319_046_813_846_299_6e-17, 5.707_708_438_416_212e-34];
pub(crate) const HALF_PI: [f64; 4] =
    [FRAC_PI_2, 6.123_233_995_736_766e-17, -1.497_384_904_859_169_8e-33, 5.562_271_104_316_826e-50];

/// A multiple of a constant in parts, subtracted from a number.
fn without(x: Pair, n: f64, parts: &[f64]) -> Pair {
    parts.iter().fold(x, |rest, &part| rest - two_product(n, part))
}

/// `e^x` as `2^n * (1 + p)`.
fn exp_parts(x: Pair) -> (i32, Pair) {
    let n = (x.0 / LN_2).round();
    let r = without(x, n, &LN2).times_power_of_two(-8);
    let series =
        (1..15).rev().fold(Pair::from(0.0), |sum, k| (Pair::from(1.0) + sum) * r / Pair::from(f64::from(k)));
    let p = (0..8).fold(series, |p, _| p + p + p * p);
    (n as i32, p)
}

/// `e^x`.
pub(crate) fn exp(x: Pair) -> Exact {
    let (exponent, p) = exp_parts(x);
    Exact { value: Pair::from(1.0) + p, exponent }
}

/// `e^x - 1`.
pub(crate) fn expm1(x: Pair) -> Exact {
    let (exponent, p) = exp_parts(x);
    if exponent == 0 {
        return p.unscaled();
    }
    if exponent > 120 {
        return Exact { value: Pair::from(1.0) + p, exponent };
    }
    let power = 2f64.powi(exponent);
    (Pair::from(power) * (Pair::from(1.0) + p) - Pair::from(1.0)).unscaled()
}

/// `ln (1 + v)` for a number that is not near -1, by one step of Newton's method.
fn near_log(v: Pair) -> Pair {
    let guess = v.0.ln_1p();
    let p = expm1(Pair::from(-guess)).value;
    let d = v + p + v * p;
    let half = Pair::from(0.5);
    Pair::from(guess) + (d - d * d * half)
}

/// The natural logarithm of a positive, finite number.
pub(crate) fn log(x: f64) -> Pair {
    let (x, shift) = if x < f64::MIN_POSITIVE { (x * 2f64.powi(60), 60) } else { (x, 0) };
    let mut k = (x.to_bits() >> 52) as i32 - 1023;
    let mut m = f64::from_bits((x.to_bits() & ((1 << 52) - 1)) | (1023 << 52));
    if m > 1.5 {
        m /= 2.0;
        k += 1;
    }
    let log = near_log(Pair::from(m - 1.0));
    let n = f64::from(k - shift);
    LN2.iter().rev().fold(Pair::from(0.0), |sum, &part| sum + two_product(n, part)) + log
}

/// `ln (1 + x)`.
pub(crate) fn log1p(x: f64) -> Pair {
    if (-0.5..0.5).contains(&x) {
        return near_log(Pair::from(x));
    }
    // 1 + x = high (1 + low / high)
    let Pair(high, low) = two_sum(1.0, x);
    log(high) + near_log(Pair::from(low) / Pair::from(high))
}

/// The hyperbolic tangent.
pub(crate) fn tanh(x: f64) -> Pair {
    if x.abs() > 40.0 {
        return Pair(1f64.copysign(x), 0.0);
    }
    let m = expm1(Pair::from(2.0 * x)).value;
    m / (m + Pair::from(2.0))
}

/// `2 / sqrt(pi)`.
pub(crate) const ERF_FACTOR: Pair = Pair(FRAC_2_SQRT_PI, 1.533_545_961_316_588e-17);

/// The error function.
pub(crate) fn erf(x: f64) -> Pair {
    if x.abs() > 6.5 {
        return Pair(1f64.copysign(x), 0.0);
    }
    // 2 / sqrt(pi) * e^(-x^2) * (x + 2 x^3 / 3 + 4 x^5 / (3 * 5) + ...)
    let square = two_product(x, x);
    let mut term = Pair::from(x);
    let mut sum = term;
    let mut k = 1.0;
    while term.0.abs() > sum.0.abs() * 1e-34 {
        k += 2.0;
        term = term * square * Pair::from(2.0) / Pair::from(k);
        sum = sum + term;
    }
    let exp = exp(-square);
    sum * ERF_FACTOR * exp.pair()
}

/// `x` to the power of `y`, for a positive and finite `x`.
pub(crate) fn power(x: f64, y: f64) -> Exact {
    exp(log(x) * Pair::from(y))
}

/// `2 / pi`, 1280 bits in parts of 32.
pub(crate) const TWO_OVER_PI: [u32; 40] = [
    0xa2f9_836e,
    0x4e44_1529,
    0xfc27_57d1,
    0xf534_ddc0,
    0xdb62_9599,
    0x3c43_9041,
    0xfe51_63ab,
    0xdebb_c561,
    0xb724_6e3a,
    0x424d_d2e0,
    0x0649_2eea,
    0x09d1_921c,
    0xfe1d_eb1c,
    0xb129_a73e,
    0xe882_35f5,
    0x2ebb_4484,
    0xe99c_7026,
    0xb45f_7e41,
    0x3991_d639,
    0x8353_39f4,
    0x9c84_5f8b,
    0xbdf9_283b,
    0x1ff8_97ff,
    0xde05_980f,
    0xef2f_118b,
    0x5a0a_6d1f,
    0x6d36_7ecf,
    0x27cb_09b7,
    0x4f46_3f66,
    0x9e5f_ea2d,
    0x7527_bac7,
    0xebe5_f17b,
    0x3d07_39f7,
    0x8a52_92ea,
    0x6bfb_5fb1,
    0x1f8d_5d08,
    0x5603_3046,
    0xfc7b_6bab,
    0xf0cf_bc20,
    0x9af4_361d,
];

/// The number of quarters in a number, and the rest.
fn reduced(x: f64) -> (i64, Pair) {
    if x.abs() < 1e8 {
        let n = (x / FRAC_PI_2).round();
        return (n as i64, without(Pair::from(x), n, &HALF_PI));
    }
    // m * 2^e * 2 / pi, as an integer and 1280 - e bits after the point
    let bits = x.abs().to_bits();
    let mantissa = u128::from(bits & ((1 << 52) - 1) | 1 << 52);
    let exponent = (bits >> 52) as i64 - 1075;
    let mut product = [0u32; 42];
    let mut carry = 0u128;
    for at in (0..40).rev() {
        let sum = u128::from(TWO_OVER_PI[at]) * mantissa + carry;
        product[at + 2] = sum as u32;
        carry = sum >> 32;
    }
    product[1] = carry as u32;
    product[0] = (carry >> 32) as u32;
    let bit = |at: i64| {
        let at = at + 64;
        let word = usize::try_from(at / 32).ok().and_then(|word| product.get(word));
        if at < 0 { 0 } else { u128::from(word.map_or(0, |word| word >> (31 - at % 32) & 1)) }
    };
    let field = |from: i64, count: i64| (from..from + count).fold(0, |bits, at| bits << 1 | bit(at));
    let mut quarters = field(exponent - 2, 2) as i64;
    let mut fraction = [field(exponent, 120), field(exponent + 120, 120)];
    let negative = fraction[0] >> 119 == 1;
    if negative {
        quarters += 1;
        fraction = fraction.map(|part| !part & ((1 << 120) - 1));
    }
    let rest = (0..6).fold(Pair::from(0.0), |sum, at| {
        let part = fraction[at / 3] >> (80 - 40 * (at % 3)) & ((1 << 40) - 1);
        sum + Pair::from(part as f64 * 2f64.powi(-40 * (at as i32 + 1)))
    });
    let rest = rest * Pair(HALF_PI[0], HALF_PI[1]);
    let quarters = if x < 0.0 { -quarters } else { quarters };
    (quarters, if negative == (x < 0.0) { rest } else { -rest })
}

/// The sine and the cosine of a small number.
pub(crate) fn both(r: Pair) -> [Pair; 2] {
    let square = -(r * r);
    let series = |first: Pair, from: i32| {
        let mut term = first;
        let mut sum = first;
        for k in 0..14 {
            let n = f64::from(from + 2 * k);
            term = term * square / Pair::from((n + 1.0) * (n + 2.0));
            sum = sum + term;
        }
        sum
    };
    [series(r, 1), series(Pair::from(1.0), 0)]
}

/// The sine.
pub(crate) fn sin(x: f64) -> Pair {
    let (quarter, r) = reduced(x);
    let [sine, cosine] = both(r);
    [sine, cosine, -sine, -cosine][quarter.rem_euclid(4) as usize]
}

/// The cosine.
pub(crate) fn cos(x: f64) -> Pair {
    let (quarter, r) = reduced(x);
    let [sine, cosine] = both(r);
    [cosine, -sine, -cosine, sine][quarter.rem_euclid(4) as usize]
}

/// The tangent.
pub(crate) fn tan(x: f64) -> Pair {
    let (quarter, r) = reduced(x);
    let [sine, cosine] = both(r);
    if quarter % 2 == 0 { sine / cosine } else { -cosine / sine }
}

impl Exact {
    /// The value, whose power of two is not too large or small.
    pub(crate) fn pair(self) -> Pair {
        self.value.times_power_of_two(self.exponent)
    }

    /// The difference of another value, in units in the last place of a result.
    pub(crate) fn distance(self, other: Exact) -> f64 {
        let other = other.value.times_power_of_two(other.exponent - self.exponent);
        (self.value - other).0.abs() / power_of_two(self.unit(f64::MANTISSA_DIGITS, f64::MIN_EXP))
    }

    /// Whether the value, rounded, is a power of two. The units of a slightly smaller value are half as large.
    pub(crate) fn is_power_of_two(self) -> bool {
        self.value.0.to_bits() << 12 == 0
    }

    /// The difference of a result, in units in the last place of the exact value.
    pub(crate) fn error(self, result: f64) -> f64 {
        self.error_in(result, f64::MANTISSA_DIGITS, f64::MIN_EXP)
    }

    /// The same for a result of 32 bits.
    pub(crate) fn error_of_single(self, result: f32) -> f64 {
        self.error_in(result.into(), f32::MANTISSA_DIGITS, f32::MIN_EXP)
    }

    /// Whether the value is that of a number of 32 bits, rounded.
    pub(crate) fn fits_single(self) -> bool {
        self.size() < f32::MAX_EXP
    }

    /// The exponent of the value.
    fn size(self) -> i32 {
        (self.value.0.to_bits() >> 52 & 0x7ff) as i32 - 1023 + self.exponent
    }

    /// The exponent of a unit in the last place of a result, less that of the value.
    fn unit(self, digits: u32, least: i32) -> i32 {
        self.size().max(least - 1) - (digits as i32 - 1) - self.exponent
    }

    fn error_in(self, result: f64, digits: u32, least: i32) -> f64 {
        // In two steps, since the power of two may not exist.
        let half = self.exponent / 2;
        let scaled = result * power_of_two(-half) * power_of_two(half - self.exponent);
        ((scaled - self.value.0) - self.value.1).abs() / power_of_two(self.unit(digits, least))
    }
}

/// Two to the power of an integer from -1074 to 1023.
pub(crate) fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(match exponent {
        ..-1022 => 1 << (exponent + 1074),
        _ => (exponent as u64).wrapping_add(1023) << 52,
    })
}

impl From<Pair> for Exact {
    fn from(value: Pair) -> Exact {
        value.unscaled()
    }
}
