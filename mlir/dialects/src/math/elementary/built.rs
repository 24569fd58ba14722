//! Numbers that a program computes: operations of `arith` and `math` that do what the functions do with numbers.
//!
//! What only depends on constants is computed at once, so that a power with a constant exponent is as short as it can be.
//! Nothing here says that operations may be reordered or contracted, whatever the flags of the function are.

use std::cell::RefCell;
use std::ops::{Add, BitAnd, BitOr, Div, Mul, Neg, Not, Sub};

use mlir::{Attr, Builder, FloatKind, Loc, Type, Value};
use rustc_hash::FxHashMap;

use super::angular::Angular;
use super::number::{Bits, Number, Single, Truth};
use super::rare::RareFunctions;
use crate::arith::{self, CmpFPredicate, CmpIPredicate};
use crate::{func, math};

/// Where operations are built.
pub(super) struct Site<'b> {
    builder: RefCell<Builder<'b>>,
    loc: Loc,
    constants: RefCell<FxHashMap<Attr, Value>>,
    rare: RefCell<&'b mut RareFunctions>,
}

impl<'b> Site<'b> {
    pub(super) fn new(builder: Builder<'b>, loc: Loc, rare: &'b mut RareFunctions) -> Self {
        Site { builder: RefCell::new(builder), loc, constants: RefCell::default(), rare: RefCell::new(rare) }
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

    /// The result of a function for what is rarely computed.
    fn call(&self, function: Angular, kind: FloatKind, operands: [Value; 3]) -> Value {
        self.build(|b, loc| {
            let cx = b.cx();
            let name = self.rare.borrow_mut().name(cx, function, kind);
            let call = func::CallOp::build(b, loc, &[cx.float_ty(kind)], cx.str(name), &operands);
            b.body().result(*call, 0)
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

type Double<'s, 'b> = Built<'s, 'b, f64>;
type Float<'s, 'b> = Built<'s, 'b, Single>;
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

impl Constant for Single {
    fn attr(self, b: &Builder<'_>) -> Attr {
        b.cx().float_attr(self.into(), FloatKind::F32)
    }
}

impl Constant for u64 {
    fn attr(self, b: &Builder<'_>) -> Attr {
        b.cx().int_attr_of_width(self.cast_signed(), 64)
    }
}

impl Constant for u32 {
    fn attr(self, b: &Builder<'_>) -> Attr {
        b.cx().int_attr_of_width(self.into(), 32)
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
    Double: Add add AddFOp;
    Double: Sub sub SubFOp;
    Double: Mul mul MulFOp;
    Double: Div div DivFOp;
    Float: Add add AddFOp;
    Float: Sub sub SubFOp;
    Float: Mul mul MulFOp;
    Float: Div div DivFOp;
    Bool: BitAnd bitand AndIOp;
    Bool: BitOr bitor OrIOp;
}

/// Defines operators whose second operand is a constant.
macro_rules! constant_operators {
    ($($of:ident: $trait:ident $method:ident;)*) => {$(
        impl $trait<f64> for $of<'_, '_> {
            type Output = Self;

            fn $method(self, other: f64) -> Self {
                $trait::$method(self, Number::constant(self, other))
            }
        }
    )*};
}

constant_operators! {
    Double: Add add;
    Double: Sub sub;
    Double: Mul mul;
    Float: Add add;
    Float: Sub sub;
    Float: Mul mul;
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

/// Defines numbers of a type that a program computes; the last parameters are what conversions to and from 64 bits do.
macro_rules! numbers {
    ($($of:ident $kind:ident $number:ident $bits:ident $width:literal $position:tt, $wide:expr, $narrow:expr;)*) => {$(
        impl Neg for $of<'_, '_> {
            type Output = Self;

            fn neg(self) -> Self {
                self.map(Neg::neg, arith::NegFOp::build)
            }
        }

        impl<'s, 'b> Number for $of<'s, 'b> {
            type Bits = Built<'s, 'b, $bits>;
            type Truth = Bool<'s, 'b>;
            type Wide = Double<'s, 'b>;

            fn by_format<T>(double: T, single: T) -> T {
                (double, single).$position
            }

            fn wide(self) -> Self::Wide {
                self.map(f64::from, $wide)
            }

            fn narrow(wide: Self::Wide) -> Self {
                wide.map($number::from, $narrow)
            }

            fn constant(self, value: f64) -> Self {
                self.known($number::from(value))
            }

            fn bits(self) -> Self::Bits {
                self.map($number::to_bits, cast(|b| b.cx().int_ty($width)))
            }

            fn mul_add(self, factor: Self, term: Self) -> Self {
                self.site.of(match (self.part, factor.part, term.part) {
                    (Part::Known(x), Part::Known(y), Part::Known(z)) => Part::Known(x.mul_add(y, z)),
                    _ => {
                        let [x, y, z] = [self, factor, term].map(Self::value);
                        Part::Value(self.site.build(|b, loc| math::FmaOp::build(b, loc, x, y, z)))
                    }
                })
            }

            fn sqrt(self) -> Self {
                self.map($number::sqrt, math::SqrtOp::build)
            }

            fn less(self, other: Self) -> Self::Truth {
                let compare = |b: &mut Builder<'b>, loc, x, y| arith::CmpFOp::build(b, loc, CmpFPredicate::OLT, x, y);
                self.with(other, |x, y| x < y, compare)
            }

            fn equal(self, other: Self) -> Self::Truth {
                let compare = |b: &mut Builder<'b>, loc, x, y| arith::CmpFOp::build(b, loc, CmpFPredicate::OEQ, x, y);
                self.with(other, |x, y| x == y, compare)
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

            fn rarely(condition: Self::Truth, usual: Self, x: Self, function: Angular) -> Self {
                let site = x.site;
                match condition.part {
                    Part::Known(true) => function.of_large(x),
                    Part::Known(false) => usual,
                    Part::Value(value) => {
                        let operands = [value, usual.value(), x.value()];
                        site.of(Part::Value(site.call(function, FloatKind::$kind, operands)))
                    }
                }
            }
        }

        impl<'s, 'b> Bits for Built<'s, 'b, $bits> {
            type Number = $of<'s, 'b>;

            fn number(self) -> Self::Number {
                self.map($number::from_bits, cast(|b| b.cx().float_ty(FloatKind::$kind)))
            }

            fn plus(self, value: i64) -> Self {
                self.with(self.known(value as $bits), $bits::wrapping_add, arith::AddIOp::build)
            }

            fn sum(self, other: Self) -> Self {
                self.with(other, $bits::wrapping_add, arith::AddIOp::build)
            }

            fn minus(self, other: Self) -> Self {
                self.with(other, $bits::wrapping_sub, arith::SubIOp::build)
            }

            fn and(self, mask: i64) -> Self {
                self.with(self.known(mask as $bits), |x, y| x & y, arith::AndIOp::build)
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
                self.with(other, $bits::wrapping_mul, arith::MulIOp::build)
            }

            fn constant(self, value: u64) -> Self {
                self.known(value as $bits)
            }

            fn choose(condition: Bool<'s, 'b>, yes: Self, no: Self) -> Self {
                match condition.part {
                    Part::Known(true) => yes,
                    Part::Known(false) => no,
                    Part::Value(value) => {
                        let [x, y] = [yes, no].map(Self::value);
                        let site = yes.site;
                        site.of(Part::Value(site.build(|b, loc| arith::SelectOp::build(b, loc, value, x, y))))
                    }
                }
            }

            fn is_zero(self) -> Bool<'s, 'b> {
                let compare = |b: &mut Builder<'b>, loc, x, y| arith::CmpIOp::build(b, loc, CmpIPredicate::Eq, x, y);
                self.with(self.known(0), |x, y| x == y, compare)
            }
        }
    )*};
}

/// What converts between numbers of 64 bits and themselves.
fn same(_: &mut Builder<'_>, _: Loc, x: Value) -> Value {
    x
}

/// What converts a number of 32 bits to one of 64.
fn extended(b: &mut Builder<'_>, loc: Loc, x: Value) -> Value {
    let ty = b.cx().f64_ty();
    arith::ExtFOp::build(b, loc, ty, x)
}

/// What converts a number of 64 bits to one of 32.
fn truncated(b: &mut Builder<'_>, loc: Loc, x: Value) -> Value {
    let ty = b.cx().float_ty(FloatKind::F32);
    arith::TruncFOp::build(b, loc, ty, x)
}

numbers! {
    Double F64 f64 u64 64 0, same, same;
    Float F32 Single u32 32 1, extended, truncated;
}
