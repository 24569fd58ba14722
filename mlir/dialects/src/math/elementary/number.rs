//! What the functions are made of: the few operations on numbers, their bits and truth values that they may use.
//!
//! Every operation is exact or rounds once, so that all machines agree on its result. There is no fused
//! multiplication and addition, since not every processor has one; no branch and no table, so that loops over the
//! functions become vectors; and no conversion between integers and floats, which AVX2 lacks.

use std::ops::{Add, BitAnd, BitOr, Div, Mul, Neg, Not, Sub};

/// A number of 64 bits: a value, or an operation that computes one.
pub trait Number:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + Add<f64, Output = Self>
    + Sub<f64, Output = Self>
    + Mul<f64, Output = Self>
{
    /// The bits of a number.
    type Bits: Bits<Number = Self>;
    /// What a comparison gives.
    type Truth: Truth;

    /// A constant, where this number is computed.
    fn constant(self, value: f64) -> Self;
    /// The bits as an integer.
    fn bits(self) -> Self::Bits;
    /// The square root.
    fn sqrt(self) -> Self;
    /// Whether this is less than the other, which is false for NaN.
    fn less(self, other: Self) -> Self::Truth;
    /// Whether this is equal to the other, which is false for NaN.
    fn equal(self, other: Self) -> Self::Truth;
    /// One of two numbers. Neither has effects, so only those that are needed are computed.
    fn either(condition: Self::Truth, yes: impl FnOnce() -> Self, no: impl FnOnce() -> Self) -> Self;

    /// One of two numbers that have been computed.
    fn choose(condition: Self::Truth, yes: Self, no: Self) -> Self {
        Self::either(condition, || yes, || no)
    }

    /// Whether this is less than a constant.
    fn below(self, limit: f64) -> Self::Truth {
        self.less(self.constant(limit))
    }

    /// Whether this is greater than a constant.
    fn above(self, limit: f64) -> Self::Truth {
        self.constant(limit).less(self)
    }

    /// Whether this is equal to a constant.
    fn is(self, value: f64) -> Self::Truth {
        self.equal(self.constant(value))
    }

    /// Whether this is a number, and not NaN.
    fn is_number(self) -> Self::Truth {
        self.equal(self)
    }

    /// The number or, if a condition holds, a constant.
    fn or_if(self, condition: Self::Truth, value: f64) -> Self {
        Self::choose(condition, self.constant(value), self)
    }

    /// The number without its sign.
    fn abs(self) -> Self {
        self.bits().and(i64::MAX).number()
    }

    /// The bits of the sign, which `or` adds to a number that is not negative.
    fn sign(self) -> Self::Bits {
        self.bits().and(i64::MIN)
    }
}

/// An integer of 64 bits whose arithmetic wraps around.
pub trait Bits: Copy {
    /// The number with such bits.
    type Number: Number<Bits = Self>;

    /// The number with these bits.
    fn number(self) -> Self::Number;
    /// The sum with a constant.
    fn plus(self, value: i64) -> Self;
    /// The sum.
    fn sum(self, other: Self) -> Self;
    /// The difference.
    fn minus(self, other: Self) -> Self;
    /// The bits that a constant has too.
    fn and(self, mask: i64) -> Self;
    /// The bits of either.
    fn or(self, other: Self) -> Self;
    /// The bits of one, but not of both.
    fn xor(self, other: Self) -> Self;
    /// Moves the bits up.
    fn shifted_up(self, count: u32) -> Self;
    /// Moves the bits down, and fills with zeros.
    fn shifted_down(self, count: u32) -> Self;
    /// Moves the bits up, by less than 64 places.
    fn moved_up(self, count: Self) -> Self;
    /// Moves the bits down, by less than 64 places, and fills with zeros.
    fn moved_down(self, count: Self) -> Self;
    /// The product of two integers of at most 32 bits.
    fn times(self, other: Self) -> Self;
    /// A constant, where this integer is computed.
    fn constant(self, value: u64) -> Self;
    /// One of two integers.
    fn choose(condition: <Self::Number as Number>::Truth, yes: Self, no: Self) -> Self;
    /// Whether all bits are 0.
    fn is_zero(self) -> <Self::Number as Number>::Truth;
}

/// A truth value.
pub trait Truth: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {}

impl Number for f64 {
    type Bits = u64;
    type Truth = bool;

    fn constant(self, value: f64) -> f64 {
        value
    }

    fn bits(self) -> u64 {
        self.to_bits()
    }

    fn sqrt(self) -> f64 {
        f64::sqrt(self)
    }

    fn less(self, other: f64) -> bool {
        self < other
    }

    fn equal(self, other: f64) -> bool {
        self == other
    }

    fn either(condition: bool, yes: impl FnOnce() -> f64, no: impl FnOnce() -> f64) -> f64 {
        if condition { yes() } else { no() }
    }
}

impl Bits for u64 {
    type Number = f64;

    fn number(self) -> f64 {
        f64::from_bits(self)
    }

    fn plus(self, value: i64) -> u64 {
        self.wrapping_add_signed(value)
    }

    fn sum(self, other: u64) -> u64 {
        self.wrapping_add(other)
    }

    fn minus(self, other: u64) -> u64 {
        self.wrapping_sub(other)
    }

    fn and(self, mask: i64) -> u64 {
        self & mask.cast_unsigned()
    }

    fn or(self, other: u64) -> u64 {
        self | other
    }

    fn xor(self, other: u64) -> u64 {
        self ^ other
    }

    fn shifted_up(self, count: u32) -> u64 {
        self << count
    }

    fn shifted_down(self, count: u32) -> u64 {
        self >> count
    }

    fn moved_up(self, count: u64) -> u64 {
        self << count
    }

    fn moved_down(self, count: u64) -> u64 {
        self >> count
    }

    fn times(self, other: u64) -> u64 {
        self.wrapping_mul(other)
    }

    fn constant(self, value: u64) -> u64 {
        value
    }

    fn choose(condition: bool, yes: u64, no: u64) -> u64 {
        if condition { yes } else { no }
    }

    fn is_zero(self) -> bool {
        self == 0
    }
}

impl Truth for bool {}
