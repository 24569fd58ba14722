//! Random numbers that depend only on a seed and on their positions, so that they are the same on every machine and for
//! every number of threads.
//!
//! The generator is Threefry-2x32 with 20 rounds, from J. Salmon, M. Moraes, R. Dror and D. Shaw, *Parallel random
//! numbers: as easy as 1, 2, 3*, 2011. Its key is the 64 bits of the seed, and its counter a number for each element,
//! both with the low word first. It needs only sums, rotations and exclusive ors of 32 bits, which become vectors.

use dialects::arith;
use dialects::math::{self, elementary};
use mlir::{Builder, Loc, Value};

use crate::element_types::Elements;
use crate::given::{Fault, Given};
use crate::made::{Made, number};
use crate::moved::strides;

/// Words of 32 bits: numbers, or values of a program.
trait Words {
    type Word: Copy;

    fn constant(&mut self, word: u32) -> Self::Word;
    fn add(&mut self, x: Self::Word, y: Self::Word) -> Self::Word;
    fn xor(&mut self, x: Self::Word, y: Self::Word) -> Self::Word;
    /// Rotates to the left by 1 to 31 bits.
    fn rotate(&mut self, x: Self::Word, bits: u32) -> Self::Word;
}

struct Numbers;

impl Words for Numbers {
    type Word = u32;

    fn constant(&mut self, word: u32) -> u32 {
        word
    }

    fn add(&mut self, x: u32, y: u32) -> u32 {
        x.wrapping_add(y)
    }

    fn xor(&mut self, x: u32, y: u32) -> u32 {
        x ^ y
    }

    fn rotate(&mut self, x: u32, bits: u32) -> u32 {
        x.rotate_left(bits)
    }
}

struct Ir<'b, 'c> {
    b: &'b mut Builder<'c>,
    loc: Loc,
}

impl Words for Ir<'_, '_> {
    type Word = Value;

    fn constant(&mut self, word: u32) -> Value {
        let word = self.b.cx().int_attr_of_width(i64::from(word as i32), 32);
        arith::ConstantOp::build(self.b, self.loc, word)
    }

    fn add(&mut self, x: Value, y: Value) -> Value {
        arith::AddIOp::build(self.b, self.loc, x, y)
    }

    fn xor(&mut self, x: Value, y: Value) -> Value {
        arith::XOrIOp::build(self.b, self.loc, x, y)
    }

    fn rotate(&mut self, x: Value, bits: u32) -> Value {
        let [left, right] = [bits, 32 - bits].map(|bits| self.constant(bits));
        let high = arith::ShLIOp::build(self.b, self.loc, x, left);
        let low = arith::ShRUIOp::build(self.b, self.loc, x, right);
        arith::OrIOp::build(self.b, self.loc, high, low)
    }
}

/// The two words for a key and a counter.
fn threefry<W: Words>(w: &mut W, key: [W::Word; 2], counter: [W::Word; 2]) -> [W::Word; 2] {
    const ROTATIONS: [u32; 8] = [13, 15, 26, 6, 17, 29, 16, 24];
    const PARITY: u32 = 0x1BD1_1BDA;
    let parity = w.constant(PARITY);
    let both = w.xor(key[0], key[1]);
    let schedule = [key[0], key[1], w.xor(both, parity)];
    let mut x = [w.add(counter[0], schedule[0]), w.add(counter[1], schedule[1])];
    for round in 0..20 {
        x[0] = w.add(x[0], x[1]);
        let rotated = w.rotate(x[1], ROTATIONS[round % 8]);
        x[1] = w.xor(rotated, x[0]);
        if round % 4 == 3 {
            let step = round / 4 + 1;
            x[0] = w.add(x[0], schedule[step % 3]);
            let step_word = w.constant(step as u32);
            let more = w.add(schedule[(step + 1) % 3], step_word);
            x[1] = w.add(x[1], more);
        }
    }
    x
}

/// The distance of the numbers below 1 that are drawn.
const UNIT: f64 = 1.0 / (1u64 << 53) as f64;

/// A number from 0 to before 1: the first 27 bits of one word and the first 26 of the other.
fn uniform(seed: f64, counter: u64) -> f64 {
    let words = |bits: u64| [bits as u32, (bits >> 32) as u32];
    let [x, y] = threefry(&mut Numbers, words(seed.to_bits()), words(counter));
    (f64::from(x >> 5) * f64::from(1 << 26) + f64::from(y >> 6)) * UNIT
}

/// The same as operations; the counter is an `i64`.
fn build_uniform(b: &mut Builder<'_>, loc: Loc, seed: Value, counter: Value) -> Value {
    let cx = b.cx();
    let word = cx.int_ty(32);
    let words = |b: &mut Builder<'_>, bits: Value| {
        let distance = arith::ConstantOp::build(b, loc, cx.int_attr_of_width(32, 64));
        let high = arith::ShRUIOp::build(b, loc, bits, distance);
        [bits, high].map(|bits| arith::TruncIOp::build(b, loc, word, bits))
    };
    let bits = arith::BitcastOp::build(b, loc, cx.int_ty(64), seed);
    let key = words(b, bits);
    let counter = words(b, counter);
    let pair = threefry(&mut Ir { b, loc }, key, counter);
    // Both are positive, so that they are converted as signed numbers, for which all processors have vectors.
    let mut parts = [(pair[0], 5), (pair[1], 6)].into_iter().map(|(part, bits)| {
        let bits = arith::ConstantOp::build(b, loc, cx.int_attr_of_width(bits, 32));
        let part = arith::ShRUIOp::build(b, loc, part, bits);
        arith::SIToFPOp::build(b, loc, cx.f64_ty(), part)
    });
    let (high, low) = (parts.next(), parts.next());
    drop(parts);
    let (high, low) = high.zip(low).expect("there are two words");
    let scale = number(b, loc, f64::from(1 << 26));
    let unit = number(b, loc, UNIT);
    let high = arith::MulFOp::build(b, loc, high, scale);
    let sum = arith::AddFOp::build(b, loc, high, low);
    arith::MulFOp::build(b, loc, sum, unit)
}

/// The shape behind the seed, which is a number.
pub(crate) fn shape(given: &Given) -> Result<Vec<i64>, Fault> {
    if given.shapes[0].is_empty() { given.new_shape(1) } else { Err(given.not_a_number(0, "the seed")) }
}

fn seed(given: &Given) -> f64 {
    given.values[0].as_ref().map_or(f64::NAN, |values| values[0])
}

/// The row-major position of an element.
fn counter(given: &Given, index: &[i64]) -> u64 {
    let shape = shape(given).unwrap_or_default();
    strides(&shape).zip(index).map(|(stride, &at)| (stride * at) as u64).sum()
}

/// The same as an `i64`.
fn build_counter(b: &mut Builder<'_>, loc: Loc, given: &Given, indices: &[Value]) -> Value {
    let cx = b.cx();
    let word = cx.int_ty(64);
    let shape = shape(given).unwrap_or_default();
    let zero = arith::ConstantOp::build(b, loc, cx.int_attr_of_width(0, 64));
    strides(&shape).zip(indices).fold(zero, |sum, (stride, &at)| {
        let at = arith::IndexCastOp::build(b, loc, word, at);
        let stride = arith::ConstantOp::build(b, loc, cx.int_attr_of_width(stride, 64));
        let moved = arith::MulIOp::build(b, loc, at, stride);
        arith::AddIOp::build(b, loc, sum, moved)
    })
}

/// Numbers from 0 to before 1.
pub(crate) const UNIFORM: Made = Made {
    elements: Elements::Double,
    compute: |given, index| uniform(seed(given), counter(given, index)),
    build: |b, loc, given, operands, indices| {
        let counter = build_counter(b, loc, given, indices);
        build_uniform(b, loc, operands[0], counter)
    },
};

/// Numbers of the standard normal distribution, by the method of G. Box and M. Muller, *A note on the generation of
/// random normal deviates*, 1958: an element takes two numbers.
pub(crate) const NORMAL: Made = Made {
    elements: Elements::Double,
    compute: |given, index| {
        let counter = 2 * counter(given, index);
        let [x, y] = [0, 1].map(|more| uniform(seed(given), counter + more));
        let radius = (-2.0 * elementary::log(1.0 - x)).sqrt();
        radius * elementary::cos(TURN * y)
    },
    build: |b, loc, given, operands, indices| {
        let first = build_counter(b, loc, given, indices);
        let [zero, one] =
            [0, 1].map(|word| arith::ConstantOp::build(b, loc, b.cx().int_attr_of_width(word, 64)));
        let first = arith::ShLIOp::build(b, loc, first, one);
        let [x, y] = [zero, one].map(|more| {
            let counter = arith::AddIOp::build(b, loc, first, more);
            build_uniform(b, loc, operands[0], counter)
        });
        let [end, factor, turn] = [1.0, -2.0, TURN].map(|x| number(b, loc, x));
        let x = arith::SubFOp::build(b, loc, end, x);
        let x = math::LogOp::build(b, loc, x);
        let x = arith::MulFOp::build(b, loc, factor, x);
        let radius = math::SqrtOp::build(b, loc, x);
        let angle = arith::MulFOp::build(b, loc, turn, y);
        let y = math::CosOp::build(b, loc, angle);
        arith::MulFOp::build(b, loc, radius, y)
    },
};

const TURN: f64 = 2.0 * std::f64::consts::PI;

#[cfg(test)]
mod tests {
    use super::*;

    /// The words that the authors of the generator publish.
    #[test]
    fn the_generator_is_threefry() {
        let known = [
            ([0, 0], [0, 0], [0x6b20_0159, 0x99ba_4efe]),
            ([!0, !0], [!0, !0], [0x1cb9_96fc, 0xbb00_2be7]),
            ([0x1319_8a2e, 0x0370_7344], [0x243f_6a88, 0x85a3_08d3], [0xc492_3a9c, 0x483d_f7a0]),
        ];
        for (key, counter, words) in known {
            assert_eq!(threefry(&mut Numbers, key, counter), words);
        }
    }

    #[test]
    fn numbers_are_spread_over_the_unit() {
        let numbers: Vec<f64> = (0..10_000).map(|counter| uniform(7.0, counter)).collect();
        assert!(numbers.iter().all(|x| (0.0..1.0).contains(x)));
        let mean = numbers.iter().sum::<f64>() / 1e4;
        let spread = numbers.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / 1e4;
        assert!((mean - 0.5).abs() < 0.01 && (spread - 1.0 / 12.0).abs() < 0.002, "{mean} {spread}");
    }
}
