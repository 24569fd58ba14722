//! Logarithms.
//!
//! A number is `2^k * (1 + f)` with `1 + f` between the roots of 1/2 and 2, and with `s = f / (2 + f)`, the logarithm of
//! `1 + f` is `2 s + 2/3 s^3 + 2/5 s^5 + ...`, which a polynomial replaces.

use super::double::{Double, fraction, one, ordered_mul_add, ordered_sum, polynomial};
use super::exponential::{ln2, quarter_of_epsilon};
use super::number::{Bits, Number};

/// `R(s^2)` for `ln (1 + f) = 2 s + s R(s^2)` without its constant coefficient, by Remez' algorithm for `|s| < 0.1716`:
/// the error is `2^-59.5` of the logarithm.
const SHORT: [f64; 7] = [
    0.666_666_666_666_673_4,
    0.399_999_999_994_140_4,
    0.285_714_287_425_432_9,
    0.222_221_985_559_784_2,
    0.181_835_652_814_325_73,
    0.153_140_245_778_805_25,
    0.147_962_247_761_099,
];

/// The same for numbers of 32 bits: the error is `2^-30.2`.
const SHORT_SINGLE: [f64; 3] = [0.666_667_759_418_487_5, 0.399_775_594_472_885_13, 0.298_713_624_477_386_5];

/// The same after the constant `2/3`: the error is `2^-66.3` of the logarithm.
const LONG: [f64; 7] = [
    0.400_000_000_000_022_56,
    0.285_714_285_700_989_45,
    0.222_222_225_200_472_02,
    0.181_817_843_554_597_15,
    0.153_867_578_982_569_23,
    0.132_568_039_395_402_88,
    0.131_964_619_629_163_14,
];
/// `2/3`.
const TWO_THIRDS: (f64, f64) = (2.0 / 3.0, 3.700_743_415_417_188e-17);

/// The bits of the number after the root of 1/2.
fn root<N: Number>() -> i64 {
    N::by_format(0x3fe6_a09e_667f_3bcd, 0x3f35_04f3)
}

/// `2^k * m`, with `m` between the roots of 1/2 and 2.
struct Parts<N> {
    k: N,
    m: N,
}

/// The parts of a positive, finite number.
fn parts<N: Number>(x: N) -> Parts<N> {
    let small = x.below(N::by_format(f64::MIN_POSITIVE, f32::MIN_POSITIVE.into()));
    let x = N::choose(small, x * 2f64.powi(54), x);
    let bits = x.bits().plus(one::<N>() - root::<N>());
    let m = bits.and((1 << fraction::<N>()) - 1).plus(root::<N>()).number();
    // A number to whose bits an integer is added grows by this integer.
    let large = 2f64.powi(fraction::<N>() as i32);
    let large_bits = N::by_format(large.to_bits().cast_signed(), (large as f32).to_bits().into());
    let exponent = bits.shifted_down(fraction::<N>()).plus(large_bits).number();
    let bias = large + N::by_format(1023.0, 127.0);
    let bias = N::choose(small, x.constant(bias + 54.0), x.constant(bias));
    Parts { k: exponent - bias, m }
}

/// `k ln 2 + ln (1 + f + rest)` for a much smaller rest.
fn short<N: Number>(k: N, f: N, rest: Option<N>) -> N {
    let s = f / (f + 2.0);
    let z = s * s;
    let r = z * polynomial(z, N::by_format(&SHORT, &SHORT_SINGLE));
    let half = f * f * 0.5;
    // ln (1 + f) = f - f^2 / 2 + s (f^2 / 2 + R)
    let (ln2_high, ln2_low) = ln2::<N>();
    let mut low = s.mul_add(half + r, k * ln2_low);
    if let Some(rest) = rest {
        // rest / (1 + f), since 1 / (1 + f) = (1 - s) / (1 + s)
        low = low + (rest * (s + s)).mul_add(s - 1.0, rest);
    }
    k.mul_add(k.constant(ln2_high), f - (half - low))
}

/// The natural logarithm.
pub fn log<N: Number>(x: N) -> N {
    special(x, positive(x))
}

/// The natural logarithm of a positive, finite number.
pub(super) fn positive<N: Number>(x: N) -> N {
    let Parts { k, m } = parts(x);
    short(k, m - 1.0, None)
}

/// The logarithms of numbers that are not positive and finite.
fn special<N: Number>(x: N, log: N) -> N {
    let positive = x.above(0.0);
    let infinite = x.is(f64::INFINITY);
    let zero = x.is(0.0);
    let other = N::choose(zero, x.constant(f64::NEG_INFINITY), x.constant(f64::NAN));
    N::choose(positive, log.or_if(infinite, f64::INFINITY), other)
}

/// `ln (1 + x)`.
pub fn log1p<N: Number>(x: N) -> N {
    let large = super::double::sum(x.constant(1.0), x);
    let Parts { k, m } = parts(large.high);
    // What the sum lost, divided by 2^k.
    let exponent = m.bits().minus(large.high.bits());
    let factor = exponent.plus(one::<N>()).number();
    let near = k.is(0.0);
    let f = N::choose(near, x, m - 1.0);
    // Of large numbers, nothing that matters is lost.
    let rest = N::choose(near | !x.below(2f64.powi(60)), x.constant(0.0), large.low * factor);
    let result = special(large.high, short(k, f, Some(rest)));
    let tiny = x.abs().below(quarter_of_epsilon::<N>());
    N::choose(tiny, x, result)
}

/// The natural logarithm of a positive, finite number of 64 bits, to about 65 bits.
pub(super) fn long<N: Number>(x: N) -> Double<N> {
    let Parts { k, m } = parts(x);
    let f = m - 1.0;
    let s = Double { high: f, low: x.constant(0.0) }.quotient(ordered_sum(x.constant(2.0), f)).normal();
    let z = s.times(s);
    let near = z.high + z.low;
    let inner = ordered_mul_add(x.constant(TWO_THIRDS.0), near, polynomial(near, &LONG));
    let r = Double { high: inner.high, low: inner.low + TWO_THIRDS.1 };
    let curve = s.times(z.times(r));
    let (ln2_high, ln2_low) = ln2::<N>();
    let top = ordered_sum(k * ln2_high, s.high + s.high);
    let whole = ordered_sum(top.high, curve.high);
    let low = top.low + whole.low + k.mul_add(k.constant(ln2_low), curve.low + (s.low + s.low));
    ordered_sum(whole.high, low)
}
