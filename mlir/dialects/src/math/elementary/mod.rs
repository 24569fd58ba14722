//! Elementary functions, each written once: for numbers, which are computed, and for values of a program, for which
//! operations of `arith` are built. So compiled code and an interpreter agree in every bit, on every machine.
//!
//! Results differ from the exact ones by less than one unit in the last place. Infinities, NaN, zeros and numbers below
//! the normal ones are treated as IEEE 754 says.

mod built;
mod double;
mod error_function;
mod exponential;
mod logarithm;
mod number;
mod power;
mod reduction;
mod trigonometric;

use mlir::rewrite::constant_value;
use mlir::{AttrKind, Body, Builder, Context, FloatKind, Op, OpRef, TypeKind, Value};

use self::built::{Part, Site};
pub use self::error_function::erf;
pub use self::exponential::{exp, expm1, tanh};
pub use self::logarithm::{log, log1p};
pub use self::number::{Bits, Number, Truth};
pub use self::power::power;
pub use self::trigonometric::{cos, sin, tan};
use super::{CosOp, ErfOp, ExpM1Op, ExpOp, Log1pOp, LogOp, PowFOp, SinOp, TanOp, TanhOp};

/// A function of numbers of a kind.
enum Function<N> {
    One(fn(N) -> N),
    Two(fn(N, N) -> N),
}

macro_rules! functions {
    ($($op:ident: $kind:ident($function:path);)*) => {
        /// The operations of `math` that compute such a function.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Elementary {
            $(
                #[doc = concat!("The operation `", stringify!($op), "`.")]
                $op,
            )*
        }

        impl Elementary {
            /// The function that an operation computes for numbers of 64 bits.
            pub fn of(op: OpRef<'_>) -> Option<Self> {
                let is_double = || {
                    matches!(*op.ty(op.result(0)).kind(), TypeKind::Float(FloatKind::F64))
                };
                $(if op.is::<$op<'_>>() { return is_double().then_some(Elementary::$op); })*
                None
            }

            fn function<N: Number>(self) -> Function<N> {
                match self {
                    $(Elementary::$op => Function::$kind($function),)*
                }
            }
        }
    };
}

functions! {
    CosOp: One(cos);
    ErfOp: One(erf);
    ExpOp: One(exp);
    ExpM1Op: One(expm1);
    LogOp: One(log);
    Log1pOp: One(log1p);
    PowFOp: Two(power);
    SinOp: One(sin);
    TanOp: One(tan);
    TanhOp: One(tanh);
}

/// The value of an operand, if it is a constant.
fn constant(op: OpRef<'_>, operand: Value) -> Option<f64> {
    let attr = constant_value(op.cx(), op.body(), operand)?;
    match *op.cx().attr_ref(attr).kind() {
        AttrKind::Float { bits, .. } => Some(f64::from_bits(bits as u64)),
        _ => None,
    }
}

/// How many operations [`expand`] makes of one, roughly; 1 if it computes none of these functions.
pub fn operations(op: OpRef<'_>) -> u64 {
    let is_simple = || constant(op, op.operand(1)).is_some_and(power::is_simple);
    match Elementary::of(op) {
        None => 1,
        Some(Elementary::PowFOp) if is_simple() => 1,
        Some(_) => 64,
    }
}

/// Builds operations of `arith` before an operation that computes such a function, and returns the value that is to
/// replace its result; `None` if it computes none.
pub fn expand(cx: &Context, body: &mut Body, op: Op) -> Option<Value> {
    let view = OpRef::new(cx, body, op);
    let function = Elementary::of(view)?;
    let loc = view.loc();
    let part = |operand| constant(view, operand).map_or(Part::Value(operand), Part::Known);
    let operands: Vec<Part<f64>> = view.operands().map(part).collect();
    let site = Site::new(Builder::before(cx, body, op), loc);
    let result = match (function.function(), operands.as_slice()) {
        (Function::One(function), &[x]) => function(site.of(x)),
        (Function::Two(function), &[x, y]) => function(site.of(x), site.of(y)),
        _ => return None,
    };
    Some(result.value())
}
