//! The element-wise operations. Each is declared once: how programs write it, which function it computes, and which
//! operation does the same on numbers.
//!
//! Code that treats them alike loops over [`ELEMENTWISE`]: the compiler's built-in functions, errors about shapes, the
//! lowering, the interpreter. A new operation needs a record in `Ops.td` and a line here.

use dialects::arith;
use mlir::opdef::OpDef;
use mlir::{Builder, Loc, OpRef, OpType, Type, Value};

use crate::{AddOp, DivOp, MaximumOp, MulOp, NegOp, SubOp};

/// An operation that computes each element of its result from the elements of its operands at the same index. A scalar
/// operand broadcasts.
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
    Infix(char),
    /// Before its operand.
    Prefix(char),
    /// As a call of a built-in function.
    Call(&'static str),
}

/// The function that an operation computes for one element.
#[derive(Clone, Copy, Debug)]
pub enum Compute {
    /// A function of one element.
    Unary(fn(f64) -> f64),
    /// A function of two elements.
    Binary(fn(f64, f64) -> f64),
}

impl Elementwise {
    /// The declaration of an operation, if it is element-wise.
    pub fn of(op: OpRef<'_>) -> Option<&'static Self> {
        let def = op.def()?;
        ELEMENTWISE.iter().find(|e| std::ptr::eq(e.def, def))
    }

    /// The operation with this notation.
    pub fn written(notation: Notation) -> Option<&'static Self> {
        ELEMENTWISE.iter().find(|e| e.notation == notation)
    }

    /// The symbol or name that programs use.
    pub fn symbol(&self) -> String {
        match self.notation {
            Notation::Infix(symbol) | Notation::Prefix(symbol) => symbol.to_string(),
            Notation::Call(name) => name.to_owned(),
        }
    }

    /// The number of operands.
    pub fn arity(&self) -> usize {
        match self.compute {
            Compute::Unary(_) => 1,
            Compute::Binary(_) => 2,
        }
    }
}

macro_rules! elementwise {
    ($($op:ident: $notation:expr, $kind:ident($compute:expr), $scalar:ident;)*) => {
        /// All of them.
        pub static ELEMENTWISE: &[Elementwise] = &[$(Elementwise {
            def: $op::DEF,
            notation: $notation,
            compute: Compute::$kind($compute),
            build: |b, loc, ty, x| elementwise!(@call $kind, $op::build, x, b, loc, ty),
            scalar: |b, loc, x| elementwise!(@call $kind, arith::$scalar::build, x, b, loc),
        },)*];
    };
    (@call Unary, $build:path, $x:ident, $($first:expr),*) => { $build($($first,)* $x[0]) };
    (@call Binary, $build:path, $x:ident, $($first:expr),*) => { $build($($first,)* $x[0], $x[1]) };
}

/// The larger of two numbers, like `arith.maximumf`: NaN if either is NaN, and 0.0 for 0.0 and -0.0.
fn maximum(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return x + y;
    }
    if x > y || (x == y && x.is_sign_positive()) { x } else { y }
}

elementwise! {
    AddOp: Notation::Infix('+'), Binary(|x, y| x + y), AddFOp;
    SubOp: Notation::Infix('-'), Binary(|x, y| x - y), SubFOp;
    MulOp: Notation::Infix('*'), Binary(|x, y| x * y), MulFOp;
    DivOp: Notation::Infix('/'), Binary(|x, y| x / y), DivFOp;
    MaximumOp: Notation::Call("maximum"), Binary(maximum), MaximumFOp;
    NegOp: Notation::Prefix('-'), Unary(|x| -x), NegFOp;
}
