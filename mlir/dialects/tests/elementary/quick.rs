//! The functions to about 66 bits, from tables that the reference fills. They tell which results need not be judged by the
//! reference, which is much slower, and share nothing with what they judge either.
//!
//! Near an entry of a table, a function is a short series. Its first terms are pairs. The others are so small that plain
//! numbers do.

use std::f64::consts::{FRAC_PI_2, LN_2};

use crate::reference::{self, Exact, HALF_PI, LN2, Pair, power_of_two, two_product, two_sum};

/// How far a value may be from the reference's, in units in the last place of a result.
pub(crate) const UNCERTAINTY: f64 = 2e-4;

/// Entries of a table per unit.
const STEPS: i32 = 128;

/// The last entry of the error function, at 6.5.
const LAST_ERF: i32 = STEPS * 13 / 2;

/// The error function near an entry, as a series of the distance to it.
struct Near {
    value: Pair,
    slope: Pair,
    rest: [f64; 9],
}

/// The tables.
pub(crate) struct Quick {
    /// `2^(j / 128)`.
    powers: Vec<Pair>,
    /// About `128 / j`, and the logarithm of its inverse, for `j` from 96.
    logs: Vec<(f64, Pair)>,
    /// The sine and the cosine of `j / 128`, for `j` from -128.
    angles: Vec<[Pair; 2]>,
    /// The error function at `j / 128`.
    erfs: Vec<Near>,
    /// `2 / pi` after 64 zeros, in parts of 64 bits.
    two_over_pi: Vec<u64>,
}

/// An entry of a table, as a number.
fn entry(j: i32) -> f64 {
    f64::from(j) / f64::from(STEPS)
}

/// The entry that is nearest to a number.
fn nearest(x: f64) -> i32 {
    (x * f64::from(STEPS)).round_ties_even() as i32
}

/// `a + b x + c x^2 + ...`
fn polynomial(x: f64, terms: &[f64]) -> f64 {
    terms.iter().rev().fold(0.0, |sum, &term| sum.mul_add(x, term))
}

/// The sum of two pairs and a much smaller number. It is exact enough if the sum is not much smaller than they are.
fn sum(a: Pair, b: Pair, small: f64) -> Pair {
    let high = two_sum(a.0, b.0);
    two_sum(high.0, high.1 + (a.1 + b.1 + small))
}

/// A quotient by two steps of a division.
fn ratio(a: Pair, b: Pair) -> Pair {
    let first = a.0 / b.0;
    let rest = b.0.mul_add(-first, a.0) + (a.1 - b.1 * first);
    two_sum(first, rest / b.0)
}

/// The derivative of the error function is `e(d) = 2 / sqrt(pi) * e^(-(c + d)^2)`, and `e' = -2 (c + d) e`.
fn near(c: f64) -> Near {
    let exp = reference::exp(-two_product(c, c));
    let slope = exp.pair() * reference::ERF_FACTOR;
    let [mut before, mut term] = [0.0, slope.0];
    let rest = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0].map(|k| {
        [before, term] = [term, -2.0 * (c * term + before) / k];
        term / (k + 1.0)
    });
    Near { value: reference::erf(c), slope, rest }
}

impl Quick {
    pub(crate) fn new() -> Quick {
        let ln2 = Pair(LN2[0], LN2[1]);
        let log = |j| {
            let inverse = entry(j).recip();
            (inverse, -reference::log(inverse))
        };
        let words = reference::TWO_OVER_PI.chunks(2).map(|two| u64::from(two[0]) << 32 | u64::from(two[1]));
        Quick {
            powers: (0..STEPS).map(|j| reference::exp(ln2 * Pair::from(entry(j))).pair()).collect(),
            logs: (96..=192).map(log).collect(),
            angles: (-STEPS..=STEPS).map(|j| reference::both(Pair::from(entry(j)))).collect(),
            erfs: (0..=LAST_ERF).map(|j| near(entry(j))).collect(),
            two_over_pi: std::iter::once(0).chain(words).collect(),
        }
    }

    /// `e^x` as `2^(n / 128) * (1 + p)`.
    fn exp_parts(x: Pair) -> (i32, Pair) {
        let n = nearest(x.0 / LN_2);
        // The first difference is exact, since the numbers are near each other or one is 0.
        let product = two_product(entry(n), LN2[0]);
        let r = two_sum(x.0 - product.0, x.1 - product.1 - entry(n) * LN2[1]);
        let rest = polynomial(r.0, &[1.0 / 6.0, 1.0 / 24.0, 1.0 / 120.0, 1.0 / 720.0, 1.0 / 5040.0]);
        (n, sum(r, (r * r).times_power_of_two(-1), r.0 * r.0 * r.0 * rest))
    }

    /// `2^(n / 128) * (1 + p)`.
    fn scaled(&self, n: i32, p: Pair) -> Exact {
        let power = self.powers[n.rem_euclid(STEPS) as usize];
        Exact { value: sum(power, power * p, 0.0), exponent: n.div_euclid(STEPS) }
    }

    /// `e^x`.
    pub(crate) fn exp(&self, x: Pair) -> Exact {
        let (n, p) = Self::exp_parts(x);
        self.scaled(n, p)
    }

    /// `e^x - 1`.
    pub(crate) fn expm1(&self, x: f64) -> Exact {
        let (n, p) = Self::exp_parts(Pair::from(x));
        if n == 0 {
            return p.into();
        }
        let exp = self.scaled(n, p);
        if exp.exponent > 120 {
            return exp;
        }
        sum(exp.pair(), Pair::from(-1.0), 0.0).into()
    }

    /// The natural logarithm of a positive, normal number.
    fn log_of(&self, x: Pair) -> Pair {
        let mut k = (x.0.to_bits() >> 52) as i32 - 1023;
        let mut m = f64::from_bits((x.0.to_bits() & ((1 << 52) - 1)) | (1023 << 52));
        if m > 1.5 {
            m /= 2.0;
            k += 1;
        }
        // x = 2^k * (1 + z) / inverse
        let (inverse, log) = self.logs[(nearest(m) - 96) as usize];
        let product = two_product(m, inverse);
        let z = two_sum(product.0 - 1.0, product.1 + x.1 * power_of_two(-k) * inverse);
        let rest = polynomial(z.0, &[-0.25, 0.2, -1.0 / 6.0, 1.0 / 7.0, -0.125, 1.0 / 9.0, -0.1, 1.0 / 11.0]);
        let square = z * z;
        let third = Pair(1.0 / 3.0, 1.0 / 3.0 * 2f64.powi(-54));
        let curve = square * sum(Pair::from(-0.5), z * third, 0.0);
        let near = sum(z, curve, square.0 * square.0 * rest);
        let k = f64::from(k);
        sum(two_product(k, LN2[0]), sum(log, near, k * LN2[1]), 0.0)
    }

    /// The natural logarithm of a positive, finite number.
    pub(crate) fn log(&self, x: f64) -> Pair {
        if x < f64::MIN_POSITIVE {
            return self.log_of(Pair::from(x * 2f64.powi(60))) - Pair(LN2[0], LN2[1]) * Pair::from(60.0);
        }
        self.log_of(Pair::from(x))
    }

    /// `ln (1 + x)`.
    pub(crate) fn log1p(&self, x: f64) -> Pair {
        self.log_of(two_sum(1.0, x))
    }

    /// `x` to the power of `y`, for a positive and finite `x`.
    pub(crate) fn power(&self, x: f64, y: f64) -> Exact {
        self.exp(self.log(x) * Pair::from(y))
    }

    /// The hyperbolic tangent.
    pub(crate) fn tanh(&self, x: f64) -> Pair {
        if x.abs() > 40.0 {
            return Pair::from(1f64.copysign(x));
        }
        let m = self.expm1(2.0 * x).value;
        ratio(m, sum(Pair::from(2.0), m, 0.0))
    }

    /// The error function.
    pub(crate) fn erf(&self, x: f64) -> Pair {
        let j = nearest(x.abs());
        if j > LAST_ERF {
            return Pair::from(1f64.copysign(x));
        }
        let Near { value, slope, rest } = &self.erfs[j as usize];
        let d = x.abs() - entry(j);
        let erf = sum(*value, *slope * Pair::from(d), d * d * polynomial(d, rest));
        if x < 0.0 { -erf } else { erf }
    }

    /// The number of quarters in a number, and the rest.
    fn reduced(&self, x: f64) -> (i64, Pair) {
        if x.abs() < 1e8 {
            let n = (x / FRAC_PI_2).round_ties_even();
            // The first difference is exact, as above. The second may be very small.
            let [first, second] = [0, 1].map(|part| two_product(n, HALF_PI[part]));
            let r = two_sum(x - first.0, -first.1);
            return (n as i64, sum(r, -second, -n * HALF_PI[2]));
        }
        // m * 2^e * 2 / pi, as two bits before the point and 190 after it; the bits before these are multiples of 4
        let bits = x.abs().to_bits();
        let m = bits & ((1 << 52) - 1) | 1 << 52;
        let from = (bits >> 52) as usize + 62 - 1075;
        let words: [u128; 3] = std::array::from_fn(|at| {
            let [high, low] = [0, 1].map(|next| self.two_over_pi[from / 64 + at + next]);
            u128::from(high << (from % 64) | low >> 1 >> (63 - from % 64))
        });
        let low = words[2] * u128::from(m);
        let middle = words[1] * u128::from(m) + (low >> 64);
        let high = words[0] * u128::from(m) + (middle >> 64);
        let quarters = (high as u64 >> 62) as i64;
        let mut top = (high << 64 | u128::from(middle as u64)) << 2 | u128::from(low as u64 >> 62);
        let mut rest = (low as u64) << 2;
        let negative = top >> 127 == 1;
        if negative {
            (top, rest) = (!top, !rest);
        }
        let zeros = top.leading_zeros();
        let top = top << zeros | u128::from(rest) << zeros >> 64;
        let rest = two_sum((top >> 75) as f64, (top << 53 >> 64) as f64 * power_of_two(-64));
        let rest = rest.times_power_of_two(-53 - zeros as i32) * Pair(HALF_PI[0], HALF_PI[1]);
        let quarters = quarters + i64::from(negative);
        let quarters = if x < 0.0 { -quarters } else { quarters };
        (quarters, if negative == (x < 0.0) { rest } else { -rest })
    }

    /// The quarters in an angle, and the sine and the cosine of the rest.
    fn both(&self, x: f64) -> (i64, [Pair; 2]) {
        let (quarters, r) = self.reduced(x);
        let j = nearest(r.0);
        let [sine, cosine] = self.angles[(j + STEPS) as usize];
        let d = two_sum(r.0 - entry(j), r.1);
        let square = d.0 * d.0;
        // sin d - d and cos d - 1
        let curve = d.0 * square * polynomial(square, &[-1.0 / 6.0, 1.0 / 120.0, -1.0 / 5040.0]);
        let fall = square * polynomial(square, &[-0.5, 1.0 / 24.0, -1.0 / 720.0]);
        let result = [
            sum(sine, cosine * d, sine.0 * fall + cosine.0 * curve),
            sum(cosine, -sine * d, cosine.0 * fall - sine.0 * curve),
        ];
        (quarters, result)
    }

    /// The sine.
    pub(crate) fn sin(&self, x: f64) -> Pair {
        let (quarter, [sine, cosine]) = self.both(x);
        [sine, cosine, -sine, -cosine][quarter.rem_euclid(4) as usize]
    }

    /// The cosine.
    pub(crate) fn cos(&self, x: f64) -> Pair {
        let (quarter, [sine, cosine]) = self.both(x);
        [cosine, -sine, -cosine, sine][quarter.rem_euclid(4) as usize]
    }

    /// The tangent.
    pub(crate) fn tan(&self, x: f64) -> Pair {
        let (quarter, [sine, cosine]) = self.both(x);
        if quarter % 2 == 0 { ratio(sine, cosine) } else { ratio(-cosine, sine) }
    }
}
