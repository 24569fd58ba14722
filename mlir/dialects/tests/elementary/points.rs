//! The functions, with where they are tried, and the largest error among many numbers.

use std::f64::consts::FRAC_PI_2;

use dialects::math::elementary::{self, Elementary};
use mlir::FloatKind;

use crate::quick::{Quick, UNCERTAINTY};
use crate::reference::{self, Exact, Pair};

/// Numbers that look random, by the generator SplitMix64.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number in a range.
    fn within(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * ((self.next() >> 11) as f64 * 2f64.powi(-53))
    }

    /// A number between two others whose logarithm is evenly distributed, with any sign.
    fn of_any_size(&mut self, low: f64, high: f64) -> f64 {
        let bits = low.to_bits() + self.next() % (high.to_bits() - low.to_bits());
        f64::from_bits(bits | (self.next() & 1) << 63)
    }
}

/// A function, and its operands: one or two.
pub(crate) struct Function {
    pub(crate) name: &'static str,
    operation: Elementary,
    /// The results to judge.
    pub(crate) compute: fn([f64; 2]) -> f64,
    reference: fn([f64; 2]) -> Exact,
    quick: fn(&Quick, [f64; 2]) -> Exact,
    point: fn(&mut Random) -> [f64; 2],
}

/// The operands of a function of one number.
fn one(x: f64) -> [f64; 2] {
    [x, 0.0]
}

/// An angle: of some quarters, of many, of any size, or near a multiple of half pi.
fn angle(r: &mut Random) -> [f64; 2] {
    one(match r.next() % 5 {
        0 => r.within(-1.0, 1.0),
        1 => r.within(-20.0, 20.0),
        2 => r.of_any_size(1e-10, 2e8),
        3 => (r.next() >> (14 + r.next() % 50)) as f64 * FRAC_PI_2,
        _ => r.of_any_size(1e-300, f64::MAX),
    })
}

/// A base and an exponent whose power is finite.
fn base_and_exponent(r: &mut Random) -> [f64; 2] {
    let x = match r.next() % 3 {
        0 => r.of_any_size(f64::from_bits(1), f64::MAX).abs(),
        1 => r.within(0.5, 2.0),
        _ => r.within(0.0, 100.0),
    };
    let log = x.ln();
    let y = match r.next() % 2 {
        0 => r.within(-745.0, 709.7) / log,
        _ => r.within(-30.0, 30.0) / log,
    };
    if y.is_finite() { [x, y] } else { [x, 1.5] }
}

pub(crate) const FUNCTIONS: [Function; 10] = [
    Function {
        name: "exp",
        operation: Elementary::ExpOp,
        compute: |[x, _]| elementary::exp(x),
        reference: |[x, _]| reference::exp(Pair::from(x)),
        quick: |q, [x, _]| q.exp(Pair::from(x)),
        point: |r| {
            one(match r.next() % 3 {
                0 => r.within(-745.0, 709.78),
                1 => r.within(-1.0, 1.0),
                _ => r.of_any_size(1e-20, 700.0),
            })
        },
    },
    Function {
        name: "expm1",
        operation: Elementary::ExpM1Op,
        compute: |[x, _]| elementary::expm1(x),
        reference: |[x, _]| reference::expm1(Pair::from(x)),
        quick: |q, [x, _]| q.expm1(x),
        point: |r| {
            one(match r.next() % 3 {
                0 => r.within(-40.0, 40.0),
                1 => r.within(-1.5, 1.5),
                _ => r.of_any_size(1e-20, 700.0),
            })
        },
    },
    Function {
        name: "log",
        operation: Elementary::LogOp,
        compute: |[x, _]| elementary::log(x),
        reference: |[x, _]| reference::log(x).into(),
        quick: |q, [x, _]| q.log(x).into(),
        point: |r| {
            one(match r.next() % 3 {
                0 => r.of_any_size(f64::from_bits(1), f64::MAX).abs(),
                1 => r.within(0.4, 2.5),
                _ => 1.0 + r.of_any_size(1e-16, 0.5),
            })
        },
    },
    Function {
        name: "log1p",
        operation: Elementary::Log1pOp,
        compute: |[x, _]| elementary::log1p(x),
        reference: |[x, _]| reference::log1p(x).into(),
        quick: |q, [x, _]| q.log1p(x).into(),
        point: |r| {
            one(match r.next() % 3 {
                0 => r.of_any_size(1e-300, f64::MAX).abs(),
                1 => r.within(-0.999, 3.0),
                _ => r.of_any_size(1e-20, 0.99),
            })
        },
    },
    Function {
        name: "sin",
        operation: Elementary::SinOp,
        compute: |[x, _]| elementary::sin(x),
        reference: |[x, _]| reference::sin(x).into(),
        quick: |q, [x, _]| q.sin(x).into(),
        point: angle,
    },
    Function {
        name: "cos",
        operation: Elementary::CosOp,
        compute: |[x, _]| elementary::cos(x),
        reference: |[x, _]| reference::cos(x).into(),
        quick: |q, [x, _]| q.cos(x).into(),
        point: angle,
    },
    Function {
        name: "tan",
        operation: Elementary::TanOp,
        compute: |[x, _]| elementary::tan(x),
        reference: |[x, _]| reference::tan(x).into(),
        quick: |q, [x, _]| q.tan(x).into(),
        point: angle,
    },
    Function {
        name: "tanh",
        operation: Elementary::TanhOp,
        compute: |[x, _]| elementary::tanh(x),
        reference: |[x, _]| reference::tanh(x).into(),
        quick: |q, [x, _]| q.tanh(x).into(),
        point: |r| {
            one(match r.next() % 2 {
                0 => r.within(-23.0, 23.0),
                _ => r.of_any_size(1e-20, 3.0),
            })
        },
    },
    Function {
        name: "erf",
        operation: Elementary::ErfOp,
        compute: |[x, _]| elementary::erf(x),
        reference: |[x, _]| reference::erf(x).into(),
        quick: |q, [x, _]| q.erf(x).into(),
        point: |r| {
            one(match r.next() % 2 {
                0 => r.within(-6.5, 6.5),
                _ => r.of_any_size(1e-20, 3.0),
            })
        },
    },
    Function {
        name: "power",
        operation: Elementary::PowFOp,
        compute: |[x, y]| elementary::power(x, y),
        reference: |[x, y]| reference::power(x, y),
        quick: |q, [x, y]| q.power(x, y),
        point: base_and_exponent,
    },
];

/// The largest error in units in the last place, and where it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worst {
    pub(crate) error: f64,
    pub(crate) at: [f64; 2],
}

impl Worst {
    pub(crate) const NONE: Worst = Worst { error: 0.0, at: [0.0; 2] };

    /// The worse of two; NaN is worst.
    pub(crate) fn or(self, other: Worst) -> Worst {
        if self.error.is_nan() || self.error >= other.error { self } else { other }
    }
}

impl Function {
    /// The result to about 100 bits.
    pub(crate) fn exact(&self, at: [f64; 2]) -> Exact {
        (self.reference)(at)
    }

    /// The largest error among so many numbers. Those whose error may be the largest are judged by the reference. So is
    /// one of `every` so many numbers, to check the quick value.
    pub(crate) fn worst(&self, quick: &Quick, seed: u64, count: u64, every: u64) -> Worst {
        let mut random = Random(seed);
        let mut worst = Worst::NONE;
        for index in 0..count {
            let at = (self.point)(&mut random);
            let (result, guess) = ((self.compute)(at), (self.quick)(quick, at));
            let scale = if guess.is_power_of_two() { 2.0 } else { 1.0 };
            if index % every != 0 && scale * (guess.error(result) + UNCERTAINTY) < worst.error {
                continue;
            }
            let exact = self.exact(at);
            let distance = exact.distance(guess);
            assert!(distance < UNCERTAINTY, "the quick {} of {at:?} is {distance} ulp away", self.name);
            worst = worst.or(Worst { error: exact.error(result), at });
        }
        worst
    }

    /// The result for numbers of 32 bits.
    pub(crate) fn single(&self, at: [f32; 2]) -> f32 {
        let count = if self.operation == Elementary::PowFOp { 2 } else { 1 };
        self.operation.compute(FloatKind::F32, &at.map(f64::from)[..count]) as f32
    }

    /// The largest error among so many numbers of 32 bits. The quick value is exact enough for these.
    pub(crate) fn worst_of_singles(&self, quick: &Quick, seed: u64, count: u64) -> Worst {
        let mut random = Random(seed);
        let mut worst = Worst::NONE;
        for _ in 0..count {
            let narrow = (self.point)(&mut random).map(|x| x as f32);
            let at = narrow.map(f64::from);
            if at[0] == 0.0 || !at.iter().all(|x| x.is_finite()) {
                continue;
            }
            let exact = (self.quick)(quick, at);
            if exact.fits_single() {
                worst = worst.or(Worst { error: exact.error_of_single(self.single(narrow)), at });
            }
        }
        worst
    }

    /// The largest error among numbers of 32 bits that are given by their bits, for a function of one number. It is judged
    /// by the same function of 64 bits, whose errors are too small to matter.
    pub(crate) fn worst_of_bits(&self, bits: impl Iterator<Item = u32>) -> Worst {
        let mut worst = Worst::NONE;
        for bits in bits {
            let x = f32::from_bits(bits);
            let at = [f64::from(x), 0.0];
            let (result, exact) = (self.single([x, 0.0]), (self.compute)(at));
            let is_alike = result.is_nan() && exact.is_nan() || result.to_bits() == (exact as f32).to_bits();
            let exact = Exact::from(Pair::from(exact));
            let error = if is_alike { 0.5 } else { exact.error_of_single(result) };
            worst = worst.or(Worst { error, at });
        }
        worst
    }
}
