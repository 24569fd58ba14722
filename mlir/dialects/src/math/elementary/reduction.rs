//! What is left of a number when multiples of half pi have been taken away.

use super::double::{Double, Integer, nearest, ordered_sum, sum};
use super::number::Number;

/// Half pi in parts of 26 bits, so that products with integers of 27 bits are exact; the last one has 53 bits.
const HALF_PI: [f64; 4] = [
    1.570_796_310_901_641_8,
    1.589_325_471_229_585_7e-8,
    6.123_233_932_053_594e-17,
    6.368_317_163_510_95e-25,
];

/// The nearest multiple of half pi, by its number, and the rest, after W. J. Cody and W. Waite, "Software Manual for the
/// Elementary Functions" (1980).
pub(super) fn reduced<N: Number>(x: N) -> (Integer<N>, Double<N>) {
    let n = nearest(x * std::f64::consts::FRAC_2_PI);
    let first = x - n.number * HALF_PI[0];
    let second = sum(first, -(n.number * HALF_PI[1]));
    let third = sum(second.high, -(n.number * HALF_PI[2]));
    let low = second.low + third.low - n.number * HALF_PI[3];
    (n, ordered_sum(third.high, low))
}
