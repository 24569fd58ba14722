//! What the functions are made of: the few operations on numbers, their bits and truth values that they may use.
//!
//! Every operation is exact or rounds once, so that all machines agree on its result. Fused multiplications and additions
//! are named, so that none is fused by chance; a processor without them calls a function. There is no branch and no table,
//! so that loops over the functions become vectors; and no conversion between integers and floats, which AVX2 lacks.

use super::angular::Angular;
use std::ops::{Add, BitAnd, BitOr, Div, Mul, Neg, Not, Sub};

/// A number of 64 or 32 bits: a value, or an operation that computes one. Constants are given as numbers of 64 bits, and
/// rounded.
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
    /// A number of 64 bits.
    type Wide: Number<Wide = Self::Wide>;

    /// One of two constants: for numbers of 64 bits and for those of 32.
    fn by_format<T>(double: T, single: T) -> T;
    /// The same number in 64 bits.
    fn wide(self) -> Self::Wide;
    /// The nearest number to one of 64 bits.
    fn narrow(wide: Self::Wide) -> Self;
    /// A constant, where this number is computed.
    fn constant(self, value: f64) -> Self;
    /// The bits as an integer.
    fn bits(self) -> Self::Bits;
    /// The product with a factor, and a term added, rounded once.
    fn mul_add(self, factor: Self, term: Self) -> Self;
    /// The square root.
    fn sqrt(self) -> Self;
    /// Whether this is less than the other, which is false for NaN.
    fn less(self, other: Self) -> Self::Truth;
    /// Whether this is equal to the other, which is false for NaN.
    fn equal(self, other: Self) -> Self::Truth;
    /// One of two numbers. Neither has effects, so only those that are needed are computed.
    fn either(condition: Self::Truth, yes: impl FnOnce() -> Self, no: impl FnOnce() -> Self) -> Self;

    /// A number or, if a condition holds, which it rarely does, a function of another one.
    fn rarely(condition: Self::Truth, usual: Self, x: Self, function: Angular) -> Self;

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
        self.bits().and(!Self::by_format(i64::MIN, 1 << 31)).number()
    }

    /// The bits of the sign, which `or` adds to a number that is not negative.
    fn sign(self) -> Self::Bits {
        self.bits().and(Self::by_format(i64::MIN, 1 << 31))
    }
}

/// An integer of as many bits as a number, whose arithmetic wraps around. Constants are given in 64 bits, of which the last
/// ones count.
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
    /// Moves the bits up, by less than their number.
    fn moved_up(self, count: Self) -> Self;
    /// Moves the bits down, by less than their number, and fills with zeros.
    fn moved_down(self, count: Self) -> Self;
    /// The product of two integers of at most half the bits.
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

/// A number of 32 bits.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub struct Single(pub f32);

impl Single {
    pub(super) fn from_bits(bits: u32) -> Self {
        Single(f32::from_bits(bits))
    }

    pub(super) fn to_bits(self) -> u32 {
        self.0.to_bits()
    }

    pub(super) fn sqrt(self) -> Self {
        Single(self.0.sqrt())
    }

    pub(super) fn mul_add(self, factor: Self, term: Self) -> Self {
        Single(self.0.mul_add(factor.0, term.0))
    }
}

impl From<f64> for Single {
    fn from(x: f64) -> Self {
        Single(x as f32)
    }
}

impl From<Single> for f64 {
    fn from(x: Single) -> f64 {
        x.0.into()
    }
}

impl Neg for Single {
    type Output = Self;

    fn neg(self) -> Self {
        Single(-self.0)
    }
}

/// Defines operators of numbers of 32 bits.
macro_rules! operators {
    ($($trait:ident $method:ident;)*) => {$(
        impl $trait for Single {
            type Output = Self;

            fn $method(self, other: Self) -> Self {
                Single($trait::$method(self.0, other.0))
            }
        }

        impl $trait<f64> for Single {
            type Output = Self;

            fn $method(self, other: f64) -> Self {
                $trait::$method(self, Single::from(other))
            }
        }
    )*};
}

operators! {
    Add add;
    Sub sub;
    Mul mul;
    Div div;
}

/// Defines numbers that are values; the last parameter says which of two constants is theirs.
macro_rules! values {
    ($($number:ident $bits:ident $position:tt;)*) => {$(
        impl Number for $number {
            type Bits = $bits;
            type Truth = bool;
            type Wide = f64;

            fn by_format<T>(double: T, single: T) -> T {
                (double, single).$position
            }

            fn wide(self) -> f64 {
                self.into()
            }

            fn narrow(wide: f64) -> Self {
                wide.into()
            }

            fn constant(self, value: f64) -> Self {
                value.into()
            }

            fn bits(self) -> $bits {
                self.to_bits()
            }

            fn mul_add(self, factor: Self, term: Self) -> Self {
                $number::mul_add(self, factor, term)
            }

            fn sqrt(self) -> Self {
                $number::sqrt(self)
            }

            fn less(self, other: Self) -> bool {
                self < other
            }

            fn equal(self, other: Self) -> bool {
                self == other
            }

            fn either(condition: bool, yes: impl FnOnce() -> Self, no: impl FnOnce() -> Self) -> Self {
                if condition { yes() } else { no() }
            }

            fn rarely(condition: bool, usual: Self, x: Self, function: Angular) -> Self {
                if condition { function.of_large(x) } else { usual }
            }
        }

        impl Bits for $bits {
            type Number = $number;

            fn number(self) -> $number {
                $number::from_bits(self)
            }

            fn plus(self, value: i64) -> Self {
                self.wrapping_add(value as $bits)
            }

            fn sum(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            fn and(self, mask: i64) -> Self {
                self & mask as $bits
            }

            fn or(self, other: Self) -> Self {
                self | other
            }

            fn xor(self, other: Self) -> Self {
                self ^ other
            }

            fn shifted_up(self, count: u32) -> Self {
                self << count
            }

            fn shifted_down(self, count: u32) -> Self {
                self >> count
            }

            fn moved_up(self, count: Self) -> Self {
                self << count
            }

            fn moved_down(self, count: Self) -> Self {
                self >> count
            }

            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            fn constant(self, value: u64) -> Self {
                value as $bits
            }

            fn choose(condition: bool, yes: Self, no: Self) -> Self {
                if condition { yes } else { no }
            }

            fn is_zero(self) -> bool {
                self == 0
            }
        }
    )*};
}

values! {
    f64 u64 0;
    Single u32 1;
}

impl Truth for bool {}
