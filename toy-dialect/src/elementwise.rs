//! The element-wise operations. Each is declared once: how programs write it, which function it computes, and which
//! operation does the same on numbers.
//!
//! Code that treats them alike loops over [`ELEMENTWISE`]: the compiler's built-in functions, errors about shapes, the
//! lowering, the interpreter. A new operation needs a record in `Ops.td` and a line here.

use dialects::arith::{self, CmpFPredicate};
use dialects::math;
use dialects::math::elementary::Elementary;
use mlir::opdef::OpDef;
use mlir::{Builder, FloatKind, Loc, OpRef, OpType, Type, Value};

use crate::element_types::{Elements, constant, kind_of_value, rounded};
use crate::{
    AbsOp, AddOp, AndOp, CeilOp, CosOp, DivOp, EqualOp, ErfOp, ExpOp, Expm1Op, F32Op, F64Op, FloorOp,
    GreaterEqualOp, GreaterOp, LessEqualOp, LessOp, Log1pOp, LogOp, MaximumOp, MinimumOp, MulOp, NegOp,
    NotEqualOp, NotOp, OrOp, PowerOp, RoundOp, SignOp, SinOp, SqrtOp, SubOp, TanOp, TanhOp, WhereOp,
};

/// An operation that computes each element of its result from the elements of its operands at the same index, once they
/// have been broadcast to one shape.
#[derive(Debug)]
pub struct Elementwise {
    /// The operation.
    pub def: &'static OpDef,
    /// How programs write it.
    pub notation: Notation,
    /// The function that it computes for one element.
    pub compute: Compute,
    /// Builds the operation, with a result of this type.
    pub build: fn(&mut Builder<'_>, Loc, Type, &[Value]) -> Value,
    /// Builds the operation that does the same on numbers.
    pub scalar: fn(&mut Builder<'_>, Loc, &[Value]) -> Value,
}

/// How programs write an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// Between its operands.
    Infix(&'static str),
    /// Before its operand.
    Prefix(&'static str),
    /// As a call of a built-in function.
    Call(&'static str),
    /// With an operator, or as a call.
    Both(&'static str, &'static str),
}

/// The function that an operation computes for one element.
#[derive(Clone, Copy, Debug)]
pub enum Compute {
    /// A function of one element.
    Unary(fn(f64) -> f64),
    /// A function of two elements.
    Binary(fn(f64, f64) -> f64),
    /// A function of three elements.
    Ternary(fn(f64, f64, f64) -> f64),
    /// A function of one element, whose result depends on the type.
    Function(Elementary),
    /// A function of two elements, whose result depends on the type.
    FunctionOfTwo(Elementary),
}

impl Compute {
    /// The number of elements.
    pub fn arity(self) -> usize {
        match self {
            Compute::Unary(_) | Compute::Function(_) => 1,
            Compute::Binary(_) | Compute::FunctionOfTwo(_) => 2,
            Compute::Ternary(_) => 3,
        }
    }

    /// Computes the function of as many elements as it has, of a type.
    pub fn apply(self, kind: FloatKind, x: &[f64]) -> f64 {
        let result = match self {
            Compute::Unary(compute) => compute(x[0]),
            Compute::Binary(compute) => compute(x[0], x[1]),
            Compute::Ternary(compute) => compute(x[0], x[1], x[2]),
            Compute::Function(function) | Compute::FunctionOfTwo(function) => function.compute(kind, x),
        };
        rounded(kind, result)
    }
}

impl Elementwise {
    /// The declaration of an operation, if it is element-wise.
    pub fn of(op: OpRef<'_>) -> Option<&'static Self> {
        let def = op.def()?;
        ELEMENTWISE.iter().find(|e| std::ptr::eq(e.def, def))
    }

    /// The operation of this number of operands with this operator.
    pub fn with_operator(symbol: &str, arity: usize) -> Option<&'static Self> {
        ELEMENTWISE.iter().find(|e| e.operator() == Some(symbol) && e.arity() == arity)
    }

    /// The operation that programs call by this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        ELEMENTWISE.iter().find(|e| e.call_name() == Some(name))
    }

    /// The name of the built-in function, if programs write the operation as a call.
    pub fn call_name(&self) -> Option<&'static str> {
        match self.notation {
            Notation::Call(name) | Notation::Both(_, name) => Some(name),
            Notation::Infix(_) | Notation::Prefix(_) => None,
        }
    }

    /// The operator with which programs write the operation, if there is one.
    pub fn operator(&self) -> Option<&'static str> {
        match self.notation {
            Notation::Infix(symbol) | Notation::Prefix(symbol) | Notation::Both(symbol, _) => Some(symbol),
            Notation::Call(_) => None,
        }
    }

    /// The operator, or else the name.
    pub fn symbol(&self) -> &'static str {
        match self.notation {
            Notation::Infix(symbol)
            | Notation::Prefix(symbol)
            | Notation::Both(symbol, _)
            | Notation::Call(symbol) => symbol,
        }
    }

    /// Which type the elements of the result have.
    pub fn elements(&self) -> Elements {
        if std::ptr::eq(self.def, F32Op::DEF) {
            Elements::Single
        } else if std::ptr::eq(self.def, F64Op::DEF) {
            Elements::Double
        } else {
            Elements::From(usize::from(!self.converts(0)))
        }
    }

    /// Whether the operand at a position is converted to the type of the result's elements. The condition of a choice is
    /// not: a number that `f32` rounds to 0 is true.
    pub fn converts(&self, operand: usize) -> bool {
        operand > 0 || !std::ptr::eq(self.def, WhereOp::DEF)
    }

    /// The number of operands.
    pub fn arity(&self) -> usize {
        self.compute.arity()
    }
}

macro_rules! elementwise {
    ($($op:ident: $notation:expr, $kind:ident($compute:expr), $scalar:path;)*) => {
        /// All of them.
        pub static ELEMENTWISE: &[Elementwise] = &[$(Elementwise {
            def: $op::DEF,
            notation: $notation,
            compute: Compute::$kind($compute),
            build: |b, loc, ty, x| elementwise!(@call $kind, $op::build, x, b, loc, ty),
            scalar: |b, loc, x| elementwise!(@call $kind, $scalar, x, b, loc),
        },)*];
    };
    (@call Function, $($rest:tt)*) => { elementwise!(@call Unary, $($rest)*) };
    (@call FunctionOfTwo, $($rest:tt)*) => { elementwise!(@call Binary, $($rest)*) };
    (@call Unary, $build:path, $x:ident, $($first:expr),*) => { $build($($first,)* $x[0]) };
    (@call Binary, $build:path, $x:ident, $($first:expr),*) => { $build($($first,)* $x[0], $x[1]) };
    (@call Ternary, $build:path, $x:ident, $($first:expr),*) => { $build($($first,)* $x[0], $x[1], $x[2]) };
}

/// The larger of two numbers, like `arith.maximumf`: NaN if either is NaN, and 0.0 for 0.0 and -0.0.
pub(crate) fn maximum(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return x + y;
    }
    if x > y || (x == y && x.is_sign_positive()) { x } else { y }
}

/// The smaller of two numbers, like `arith.minimumf`: NaN if either is NaN, and -0.0 for 0.0 and -0.0.
pub(crate) fn minimum(x: f64, y: f64) -> f64 {
    -maximum(-x, -y)
}

/// The sign of a number: -1, 0 or 1, and NaN of NaN.
fn sign(x: f64) -> f64 {
    if x > 0.0 {
        1.0
    } else if x < 0.0 {
        -1.0
    } else if x == 0.0 {
        0.0
    } else {
        x
    }
}

/// Numbers that the language uses as truth values: everything but 0 is true, NaN too.
fn is_true(b: &mut Builder<'_>, loc: Loc, x: Value) -> Value {
    let zero = number(b, loc, x, 0.0);
    arith::CmpFOp::build(b, loc, CmpFPredicate::UNE, x, zero)
}

/// 1 for a number that is true, and 0 for 0.
pub(crate) fn truth_of(b: &mut Builder<'_>, loc: Loc, x: Value) -> Value {
    let is_true = is_true(b, loc, x);
    truth(b, loc, x, is_true)
}

/// 1 for true and 0 for false, of the type of another number.
fn truth(b: &mut Builder<'_>, loc: Loc, like: Value, is_true: Value) -> Value {
    let [one, zero] = [1.0, 0.0].map(|x| number(b, loc, like, x));
    arith::SelectOp::build(b, loc, is_true, one, zero)
}

/// A constant of the type of another number.
fn number(b: &mut Builder<'_>, loc: Loc, like: Value, value: f64) -> Value {
    let kind = kind_of_value(b, like);
    constant(b, loc, kind, value)
}

/// Operations on numbers that compute a function of the language.
mod scalar {
    use super::*;

    macro_rules! comparisons {
        ($($name:ident: $predicate:ident;)*) => {$(
            pub(super) fn $name(b: &mut Builder<'_>, loc: Loc, x: Value, y: Value) -> Value {
                let holds = arith::CmpFOp::build(b, loc, CmpFPredicate::$predicate, x, y);
                truth(b, loc, x, holds)
            }
        )*};
    }

    comparisons! {
        equal: OEQ;
        greater: OGT;
        greater_equal: OGE;
        less: OLT;
        less_equal: OLE;
        not_equal: UNE;
    }

    pub(super) fn logical_and(b: &mut Builder<'_>, loc: Loc, x: Value, y: Value) -> Value {
        let zero = number(b, loc, y, 0.0);
        let y = truth_of(b, loc, y);
        choose(b, loc, x, y, zero)
    }

    pub(super) fn logical_or(b: &mut Builder<'_>, loc: Loc, x: Value, y: Value) -> Value {
        let one = number(b, loc, y, 1.0);
        let y = truth_of(b, loc, y);
        choose(b, loc, x, one, y)
    }

    pub(super) fn logical_not(b: &mut Builder<'_>, loc: Loc, x: Value) -> Value {
        let [zero, one] = [0.0, 1.0].map(|value| number(b, loc, x, value));
        choose(b, loc, x, zero, one)
    }

    pub(super) fn sign(b: &mut Builder<'_>, loc: Loc, x: Value) -> Value {
        let zero = number(b, loc, x, 0.0);
        [(CmpFPredicate::OEQ, 0.0), (CmpFPredicate::OLT, -1.0), (CmpFPredicate::OGT, 1.0)].into_iter().fold(
            x,
            |otherwise, (predicate, sign)| {
                let holds = arith::CmpFOp::build(b, loc, predicate, x, zero);
                let sign = number(b, loc, x, sign);
                arith::SelectOp::build(b, loc, holds, sign, otherwise)
            },
        )
    }

    /// The number itself, which has been converted.
    pub(super) fn itself(_: &mut Builder<'_>, _: Loc, x: Value) -> Value {
        x
    }

    pub(super) fn choose(b: &mut Builder<'_>, loc: Loc, condition: Value, x: Value, y: Value) -> Value {
        let condition = is_true(b, loc, condition);
        arith::SelectOp::build(b, loc, condition, x, y)
    }
}

elementwise! {
    AddOp: Notation::Infix("+"), Binary(|x, y| x + y), arith::AddFOp::build;
    SubOp: Notation::Infix("-"), Binary(|x, y| x - y), arith::SubFOp::build;
    MulOp: Notation::Infix("*"), Binary(|x, y| x * y), arith::MulFOp::build;
    DivOp: Notation::Infix("/"), Binary(|x, y| x / y), arith::DivFOp::build;
    MaximumOp: Notation::Call("maximum"), Binary(maximum), arith::MaximumFOp::build;
    MinimumOp: Notation::Call("minimum"), Binary(minimum), arith::MinimumFOp::build;
    NegOp: Notation::Prefix("-"), Unary(|x| -x), arith::NegFOp::build;
    AbsOp: Notation::Call("abs"), Unary(f64::abs), math::AbsFOp::build;
    CeilOp: Notation::Call("ceil"), Unary(f64::ceil), math::CeilOp::build;
    FloorOp: Notation::Call("floor"), Unary(f64::floor), math::FloorOp::build;
    RoundOp: Notation::Call("round"), Unary(f64::round_ties_even), math::RoundEvenOp::build;
    SignOp: Notation::Call("sign"), Unary(sign), scalar::sign;
    SqrtOp: Notation::Call("sqrt"), Unary(f64::sqrt), math::SqrtOp::build;
    ExpOp: Notation::Call("exp"), Function(Elementary::ExpOp), math::ExpOp::build;
    Expm1Op: Notation::Call("expm1"), Function(Elementary::ExpM1Op), math::ExpM1Op::build;
    LogOp: Notation::Call("log"), Function(Elementary::LogOp), math::LogOp::build;
    Log1pOp: Notation::Call("log1p"), Function(Elementary::Log1pOp), math::Log1pOp::build;
    PowerOp: Notation::Both("**", "power"), FunctionOfTwo(Elementary::PowFOp), math::PowFOp::build;
    SinOp: Notation::Call("sin"), Function(Elementary::SinOp), math::SinOp::build;
    CosOp: Notation::Call("cos"), Function(Elementary::CosOp), math::CosOp::build;
    TanOp: Notation::Call("tan"), Function(Elementary::TanOp), math::TanOp::build;
    TanhOp: Notation::Call("tanh"), Function(Elementary::TanhOp), math::TanhOp::build;
    ErfOp: Notation::Call("erf"), Function(Elementary::ErfOp), math::ErfOp::build;
    EqualOp: Notation::Both("==", "equal"), Binary(|x, y| f64::from(x == y)), scalar::equal;
    GreaterOp: Notation::Both(">", "greater"), Binary(|x, y| f64::from(x > y)), scalar::greater;
    GreaterEqualOp: Notation::Both(">=", "greater_equal"), Binary(|x, y| f64::from(x >= y)), scalar::greater_equal;
    LessOp: Notation::Both("<", "less"), Binary(|x, y| f64::from(x < y)), scalar::less;
    LessEqualOp: Notation::Both("<=", "less_equal"), Binary(|x, y| f64::from(x <= y)), scalar::less_equal;
    NotEqualOp: Notation::Both("!=", "not_equal"), Binary(|x, y| f64::from(x != y)), scalar::not_equal;
    AndOp: Notation::Both("and", "logical_and"), Binary(|x, y| f64::from(x != 0.0 && y != 0.0)), scalar::logical_and;
    NotOp: Notation::Both("not", "logical_not"), Unary(|x| f64::from(x == 0.0)), scalar::logical_not;
    OrOp: Notation::Both("or", "logical_or"), Binary(|x, y| f64::from(x != 0.0 || y != 0.0)), scalar::logical_or;
    F32Op: Notation::Call("f32"), Unary(|x| rounded(FloatKind::F32, x)), scalar::itself;
    F64Op: Notation::Call("f64"), Unary(|x| x), scalar::itself;
    WhereOp: Notation::Call("where"), Ternary(|c, x, y| if c != 0.0 { x } else { y }), scalar::choose;
}
