//! What is left of a number when multiples of half pi have been taken away.
//!
//! Small numbers are reduced after W. J. Cody and W. Waite, "Software Manual for the Elementary Functions" (1980), and
//! others after M. H. Payne and R. N. Hanek, "Radian reduction for trigonometric functions", SIGNUM Newsletter 18 (1983).
//! The latter takes so many steps that loops leave it out unless a number needs it.

use super::double::{Double, nearest, ordered_sum, sum};
use super::number::{Bits, Number};

/// Half pi in parts of 26 bits, so that products with integers of 27 bits are exact; the last one has 53 bits.
const HALF_PI: [f64; 4] = [
    1.570_796_310_901_641_8,
    1.589_325_471_229_585_7e-8,
    6.123_233_932_053_594e-17,
    6.368_317_163_510_95e-25,
];

/// The same in parts of 11 bits, for integers of 13 bits; the last one has 24 bits.
const HALF_PI_SINGLE: [f64; 4] =
    [1.5703125, 0.0004837512969970703, 7.549533620476723e-08, 2.5633440682570896e-12];

/// Whether integers nearest to the multiples of half pi have no more than so many bits.
pub(super) fn is_small<N: Number>(x: N) -> N::Truth {
    x.abs().below(N::by_format(1 << 27, 1 << 13).into())
}

/// A multiple of half pi, of whose number the last two bits count, and the rest, for a small number.
pub(super) fn small<N: Number>(x: N) -> (N::Bits, Double<N>) {
    let half_pi = N::by_format(HALF_PI, HALF_PI_SINGLE);
    let n = nearest(x, std::f64::consts::FRAC_2_PI);
    let first = n.number.mul_add(x.constant(-half_pi[0]), x);
    let second = sum(first, n.number * -half_pi[1]);
    let third = sum(second.high, n.number * -half_pi[2]);
    let low = n.number.mul_add(x.constant(-half_pi[3]), second.low + third.low);
    (n.bits, ordered_sum(third.high, low))
}

/// The bits of `2 / pi`, after 32 zeros.
const TWO_OVER_PI: [u64; 19] = [
    0x0000_0000_a2f9_836e,
    0x4e44_1529_fc27_57d1,
    0xf534_ddc0_db62_9599,
    0x3c43_9041_fe51_63ab,
    0xdebb_c561_b724_6e3a,
    0x424d_d2e0_0649_2eea,
    0x09d1_921c_fe1d_eb1c,
    0xb129_a73e_e882_35f5,
    0x2ebb_4484_e99c_7026,
    0xb45f_7e41_3991_d639,
    0x8353_39f4_9c84_5f8b,
    0xbdf9_283b_1ff8_97ff,
    0xde05_980f_ef2f_118b,
    0x5a0a_6d1f_6d36_7ecf,
    0x27cb_09b7_4f46_3f66,
    0x9e5f_ea2d_7527_bac7,
    0xebe5_f17b_3d07_39f7,
    0x8a52_92ea_6bfb_5fb1,
    0x1f8d_5d08_5603_3046,
];

/// 32 bits.
const HALF: i64 = 0xffff_ffff;

/// The 192 bits from a place on, less than 1024, in parts of 32 bits, the last one first.
fn window<B: Bits>(place: B) -> [B; 6] {
    let mut words = TWO_OVER_PI.map(|word| place.constant(word));
    for (step, bit) in [(8, 512), (4, 256), (2, 128), (1, 64)] {
        let stays = place.and(bit).is_zero();
        for at in 0..step + 3 {
            words[at] = B::choose(stays, words[at], words[at + step]);
        }
    }
    let up = place.and(63);
    let down = place.constant(63).minus(up);
    let part = |at: usize| words[at].moved_up(up).or(words[at + 1].shifted_down(1).moved_down(down));
    let [first, second, third] = [part(0), part(1), part(2)];
    let [low, high] = [|word: B| word.and(HALF), |word: B| word.shifted_down(32)];
    [low(third), high(third), low(second), high(second), low(first), high(first)]
}

/// The same for any number of 64 bits.
pub(super) fn reduced<N: Number>(x: N) -> (N::Bits, Double<N>) {
    let is_small = is_small(x);
    let (n, small) = small(x);
    let (m, large) = large(x);
    let choose = |small, large| N::choose(is_small, small, large);
    let rest = Double { high: choose(small.high, large.high), low: choose(small.low, large.low) };
    (N::Bits::choose(is_small, n, m), rest)
}

/// The same for one that is at least `2^22`.
fn large<N: Number>(x: N) -> (N::Bits, Double<N>) {
    let bits = x.abs().bits();
    // x = m * 2^(e - 1075), so bits of 2 / pi whose product with x is a multiple of 4 come before this place.
    let window = window(bits.shifted_down(52).plus(32 - 1075 - 2));
    let mantissa = bits.and((1 << 52) - 1).plus(1 << 52);
    let (m0, m1) = (mantissa.and(HALF), mantissa.shifted_down(32));
    // The product modulo 2^192, in parts of 32 bits, without the last ones: they are too small to matter.
    let mut parts = [mantissa; 6];
    let mut carry = bits.constant(0);
    for at in 1..6 {
        let first = m0.times(window[at]).sum(carry);
        let second = m1.times(window[at - 1]).sum(first.and(HALF));
        parts[at] = second.and(HALF);
        carry = first.shifted_down(32).sum(second.shifted_down(32));
    }
    // The first two bits count quarters. From half of one on, the rest is negative, and all its bits are inverted.
    let quarter = parts[5].plus(1 << 29).shifted_down(30);
    let inverted = bits.constant(0).minus(parts[5].shifted_down(29).and(1));
    let mask = inverted.and(HALF);
    // The bits of a number whose last bit is worth so much, and that number.
    let number = |part: N::Bits, scale: i32| {
        let least = 2f64.powi(52 + scale);
        part.plus(least.to_bits().cast_signed()).number() - least
    };
    let top =
        ordered_sum(number(parts[5].xor(mask).and((1 << 30) - 1), -30), number(parts[4].xor(mask), -62));
    let low = top.low + number(parts[3].xor(mask), -94) + number(parts[2].xor(mask), -126);
    let half_pi =
        Double { high: x.constant(std::f64::consts::FRAC_PI_2), low: x.constant(6.123_233_995_736_766e-17) };
    let rest = ordered_sum(top.high, low).times(half_pi).normal();
    let sign = inverted.and(i64::MIN).xor(x.sign());
    let signed = |x: N| x.bits().xor(sign).number();
    let quarter = N::Bits::choose(x.below(0.0), bits.constant(0).minus(quarter), quarter);
    (quarter, Double { high: signed(rest.high), low: signed(rest.low) })
}
