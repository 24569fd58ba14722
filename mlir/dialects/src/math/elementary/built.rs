//! Numbers that a program computes: operations of `arith` that do what the functions do with numbers.
//!
//! What only depends on constants is computed at once, so that a power with a constant exponent is as short as it can be.
//! Nothing here says that operations may be reordered or contracted, whatever the flags of the function are.

use std::cell::RefCell;
use std::ops::{Add, BitAnd, BitOr, Div, Mul, Neg, Not, Sub};

use mlir::{Attr, Builder, Loc, Type, Value};
use rustc_hash::FxHashMap;

use super::number::{Bits, Number, Truth};
use crate::arith::{self, CmpFPredicate, CmpIPredicate};
use crate::math;

/// Where operations are built.
pub(super) struct Site<'b> {
    builder: RefCell<Builder<'b>>,
    loc: Loc,
    constants: RefCell<FxHashMap<Attr, Value>>,
}

impl<'b> Site<'b> {
    pub(super) fn new(builder: Builder<'b>, loc: Loc) -> Self {
        Site { builder: RefCell::new(builder), loc, constants: RefCell::default() }
    }

    fn build(&self, build: impl FnOnce(&mut Builder<'b>, Loc) -> Value) -> Value {
        build(&mut self.builder.borrow_mut(), self.loc)
    }

    /// The only constant of this site with such a value.
    fn constant(&self, attr: impl FnOnce(&Builder<'b>) -> Attr) -> Value {
        let attr = attr(&self.builder.borrow());
        let known = self.constants.borrow().get(&attr).copied();
        known.unwrap_or_else(|| {
            let value = self.build(|b, loc| arith::ConstantOp::build(b, loc, attr));
            self.constants.borrow_mut().insert(attr, value);
            value
        })
    }

    /// What a constant of a type is, or an operation computes.
    pub(super) fn of<T>(&self, part: Part<T>) -> Built<'_, 'b, T> {
        Built { site: self, part }
    }
}

/// A constant, or the value of an operation.
#[derive(Clone, Copy)]
pub(super) enum Part<T> {
    Known(T),
    Value(Value),
}

/// A constant or a value, and where operations on it are built.
#[derive(Clone, Copy)]
pub(super) struct Built<'s, 'b, T> {
    site: &'s Site<'b>,
    part: Part<T>,
}

type Float<'s, 'b> = Built<'s, 'b, f64>;
type Int<'s, 'b> = Built<'s, 'b, u64>;
type Bool<'s, 'b> = Built<'s, 'b, bool>;

/// A type of which there are constants.
trait Constant: Copy {
    fn attr(self, b: &Builder<'_>) -> Attr;
}

impl Constant for f64 {
    fn attr(self, b: &Builder<'_>) -> Attr {
        b.cx().f64_attr(self)
    }
}

impl Constant for u64 {
    fn attr(self, b: &Builder<'_>) -> Attr {
        b.cx().int_attr_of_width(self.cast_signed(), 64)
    }
}

impl Constant for bool {
    fn attr(self, b: &Builder<'_>) -> Attr {
        b.cx().bool_attr(self)
    }
}

#[expect(private_bounds, reason = "the types of the constants are those of this file")]
impl<'s, 'b, T: Constant> Built<'s, 'b, T> {
    /// The value, made if it is that of a constant.
    pub(super) fn value(self) -> Value {
        match self.part {
            Part::Known(constant) => self.site.constant(|b| constant.attr(b)),
            Part::Value(value) => value,
        }
    }

    /// A function of this.
    fn map<R>(
        self,
        known: impl FnOnce(T) -> R,
        build: impl FnOnce(&mut Builder<'b>, Loc, Value) -> Value,
    ) -> Built<'s, 'b, R> {
        self.site.of(match self.part {
            Part::Known(x) => Part::Known(known(x)),
            Part::Value(x) => Part::Value(self.site.build(|b, loc| build(b, loc, x))),
        })
    }

    /// A function of this and another.
    fn with<R>(
        self,
        other: Self,
        known: impl FnOnce(T, T) -> R,
        build: impl FnOnce(&mut Builder<'b>, Loc, Value, Value) -> Value,
    ) -> Built<'s, 'b, R> {
        self.site.of(match (self.part, other.part) {
            (Part::Known(x), Part::Known(y)) => Part::Known(known(x, y)),
            _ => {
                let [x, y] = [self, other].map(Self::value);
                Part::Value(self.site.build(|b, loc| build(b, loc, x, y)))
            }
        })
    }

    fn known(self, constant: T) -> Self {
        self.site.of(Part::Known(constant))
    }
}

/// Defines operators of two operands.
macro_rules! operators {
    ($($of:ident: $trait:ident $method:ident $op:ident;)*) => {$(
        impl $trait for $of<'_, '_> {
            type Output = Self;

            fn $method(self, other: Self) -> Self {
                self.with(other, $trait::$method, arith::$op::build)
            }
        }
    )*};
}

operators! {
    Float: Add add AddFOp;
    Float: Sub sub SubFOp;
    Float: Mul mul MulFOp;
    Float: Div div DivFOp;
    Bool: BitAnd bitand AndIOp;
    Bool: BitOr bitor OrIOp;
}

/// Defines operators whose second operand is a constant.
macro_rules! constant_operators {
    ($($trait:ident $method:ident;)*) => {$(
        impl $trait<f64> for Float<'_, '_> {
            type Output = Self;

            fn $method(self, other: f64) -> Self {
                $trait::$method(self, self.known(other))
            }
        }
    )*};
}

constant_operators! {
    Add add;
    Sub sub;
    Mul mul;
}

impl Neg for Float<'_, '_> {
    type Output = Self;

    fn neg(self) -> Self {
        self.map(Neg::neg, arith::NegFOp::build)
    }
}

impl Not for Bool<'_, '_> {
    type Output = Self;

    fn not(self) -> Self {
        let yes = self.known(true);
        self.with(yes, |x, _| !x, arith::XOrIOp::build)
    }
}

impl Truth for Bool<'_, '_> {}

/// A bit cast to another type.
fn cast(to: impl FnOnce(&Builder<'_>) -> Type) -> impl FnOnce(&mut Builder<'_>, Loc, Value) -> Value {
    |b, loc, x| {
        let ty = to(b);
        arith::BitcastOp::build(b, loc, ty, x)
    }
}

impl<'s, 'b> Number for Float<'s, 'b> {
    type Bits = Int<'s, 'b>;
    type Truth = Bool<'s, 'b>;

    fn constant(self, value: f64) -> Self {
        self.known(value)
    }

    fn bits(self) -> Self::Bits {
        self.map(f64::to_bits, cast(|b| b.cx().int_ty(64)))
    }

    fn sqrt(self) -> Self {
        self.map(f64::sqrt, math::SqrtOp::build)
    }

    fn less(self, other: Self) -> Self::Truth {
        self.with(other, |x, y| x < y, |b, loc, x, y| arith::CmpFOp::build(b, loc, CmpFPredicate::OLT, x, y))
    }

    fn equal(self, other: Self) -> Self::Truth {
        self.with(other, |x, y| x == y, |b, loc, x, y| arith::CmpFOp::build(b, loc, CmpFPredicate::OEQ, x, y))
    }

    fn either(condition: Self::Truth, yes: impl FnOnce() -> Self, no: impl FnOnce() -> Self) -> Self {
        let condition_value = match condition.part {
            Part::Known(true) => return yes(),
            Part::Known(false) => return no(),
            Part::Value(value) => value,
        };
        let site = condition.site;
        let [yes, no] = [yes().value(), no().value()];
        site.of(Part::Value(site.build(|b, loc| arith::SelectOp::build(b, loc, condition_value, yes, no))))
    }
}

impl<'s, 'b> Bits for Int<'s, 'b> {
    type Number = Float<'s, 'b>;

    fn number(self) -> Self::Number {
        self.map(f64::from_bits, cast(|b| b.cx().f64_ty()))
    }

    fn plus(self, value: i64) -> Self {
        self.with(self.known(value.cast_unsigned()), u64::wrapping_add, arith::AddIOp::build)
    }

    fn sum(self, other: Self) -> Self {
        self.with(other, u64::wrapping_add, arith::AddIOp::build)
    }

    fn minus(self, other: Self) -> Self {
        self.with(other, u64::wrapping_sub, arith::SubIOp::build)
    }

    fn and(self, mask: i64) -> Self {
        self.with(self.known(mask.cast_unsigned()), |x, y| x & y, arith::AndIOp::build)
    }

    fn or(self, other: Self) -> Self {
        self.with(other, |x, y| x | y, arith::OrIOp::build)
    }

    fn xor(self, other: Self) -> Self {
        self.with(other, |x, y| x ^ y, arith::XOrIOp::build)
    }

    fn shifted_up(self, count: u32) -> Self {
        self.with(self.known(count.into()), |x, y| x << y, arith::ShLIOp::build)
    }

    fn shifted_down(self, count: u32) -> Self {
        self.with(self.known(count.into()), |x, y| x >> y, arith::ShRUIOp::build)
    }

    fn moved_up(self, count: Self) -> Self {
        self.with(count, |x, y| x << y, arith::ShLIOp::build)
    }

    fn moved_down(self, count: Self) -> Self {
        self.with(count, |x, y| x >> y, arith::ShRUIOp::build)
    }

    fn times(self, other: Self) -> Self {
        self.with(other, u64::wrapping_mul, arith::MulIOp::build)
    }

    fn constant(self, value: u64) -> Self {
        self.known(value)
    }

    fn choose(condition: Bool<'s, 'b>, yes: Self, no: Self) -> Self {
        match condition.part {
            Part::Known(true) => yes,
            Part::Known(false) => no,
            Part::Value(value) => {
                let [x, y] = [yes, no].map(Self::value);
                yes.site.of(Part::Value(yes.site.build(|b, loc| arith::SelectOp::build(b, loc, value, x, y))))
            }
        }
    }

    fn is_zero(self) -> Bool<'s, 'b> {
        self.with(
            self.known(0),
            |x, y| x == y,
            |b, loc, x, y| arith::CmpIOp::build(b, loc, CmpIPredicate::Eq, x, y),
        )
    }
}
