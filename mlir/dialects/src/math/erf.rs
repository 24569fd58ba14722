//! The complement of the error function, which the standard library lacks, as exact as the types allow. The error
//! function itself is in `elementary`.

/// The unevaluated sum of two numbers; the second is smaller than the rounding error of the first.
#[derive(Clone, Copy)]
struct Double {
    high: f64,
    low: f64,
}

/// `2 / sqrt(pi)`
const FACTOR: Double = Double { high: std::f64::consts::FRAC_2_SQRT_PI, low: 1.533_545_961_316_588e-17 };

/// From this number on, the series cancels too many digits even for a `Double`.
const SERIES_END: f64 = 3.0;
/// From this number on, the complement underflows to 0.
const NOTHING_BEGIN: f64 = 28.0;
/// Terms of the series and levels of the continued fraction; more would not change the result.
const TERMS: u32 = 80;

impl Double {
    fn of(high: f64) -> Self {
        Double { high, low: 0.0 }
    }

    /// The sum of two numbers, the first of which is larger.
    fn ordered(high: f64, low: f64) -> Self {
        let sum = high + low;
        Double { high: sum, low: low - (sum - high) }
    }

    fn add(self, other: Self) -> Self {
        let sum = self.high + other.high;
        let part = sum - self.high;
        let error = (self.high - (sum - part)) + (other.high - part);
        Self::ordered(sum, error + self.low + other.low)
    }

    fn mul(self, other: Self) -> Self {
        let product = self.high * other.high;
        let error = self.high.mul_add(other.high, -product);
        Self::ordered(product, error + self.high * other.low + self.low * other.high)
    }

    fn div(self, by: f64) -> Self {
        let quotient = self.high / by;
        let rest = (-quotient).mul_add(by, self.high) + self.low;
        Self::ordered(quotient, rest / by)
    }
}

/// `2 / sqrt(pi) * (x - x^3 / 3 + x^5 / (2! * 5) - ...)`
fn series(x: f64) -> Double {
    let square = Double::of(x).mul(Double::of(x));
    let minus_square = Double { high: -square.high, low: -square.low };
    let mut power = Double::of(x);
    let mut sum = Double::of(x);
    for n in 1..TERMS {
        power = power.mul(minus_square).div(f64::from(n));
        sum = sum.add(power.div(f64::from(2 * n + 1)));
    }
    sum.mul(FACTOR)
}

/// The complement, as a continued fraction: `exp(-x^2) / (sqrt(pi) * (x + (1/2) / (x + (2/2) / (x + (3/2) / ...))))`.
fn complement(x: f64) -> f64 {
    let fraction = (1..TERMS).rev().fold(x, |inner, n| x + f64::from(n) / 2.0 / inner);
    let square = Double::of(x).mul(Double::of(x));
    (-square.high).exp() * (1.0 - square.low) * (FACTOR.high / 2.0) / fraction
}

/// The complementary error function.
pub(super) fn erfc_f64(x: f64) -> f64 {
    let a = x.abs();
    match a {
        _ if x.is_nan() => x,
        _ if a < f64::MIN_POSITIVE => 1.0,
        _ if a < SERIES_END => {
            let series = series(x);
            Double::of(1.0).add(Double { high: -series.high, low: -series.low }).high
        }
        _ if a >= NOTHING_BEGIN => {
            if x > 0.0 {
                0.0
            } else {
                2.0
            }
        }
        _ if x > 0.0 => complement(x),
        _ => 2.0 - complement(a),
    }
}

/// The complementary error function in single precision.
pub(super) fn erfc_f32(x: f32) -> f32 {
    erfc_f64(x.into()) as f32
}
