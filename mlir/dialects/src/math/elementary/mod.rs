//! Elementary functions, each written once: for numbers, which are computed, and for values of a program, for which
//! operations of `arith` are built; for 64 bits and for 32. So compiled code and an interpreter agree in every bit, on every
//! machine.
//!
//! Results differ from the exact ones by less than one unit in the last place. Infinities, NaN, zeros and numbers below
//! the normal ones are treated as IEEE 754 says.

mod angular;
mod built;
mod double;
mod error_function;
mod exponential;
mod logarithm;
mod number;
mod power;
mod rare;
mod rare_bodies;
mod reduction;
mod trigonometric;

use mlir::rewrite::constant_value;
use mlir::{AttrKind, Body, Builder, Context, FloatKind, Op, OpRef, TypeKind, Value};

pub use self::angular::Angular;
use self::built::{Part, Site};
pub use self::error_function::erf;
pub use self::exponential::{exp, expm1, tanh};
pub use self::logarithm::{log, log1p};
pub use self::number::{Bits, Number, Single, Truth};
pub use self::power::power;
pub use self::rare::RareFunctions;
pub use self::rare_bodies::RARELY;
pub use self::trigonometric::{cos, sin, tan};
use super::{CosOp, ErfOp, ExpM1Op, ExpOp, Log1pOp, LogOp, PowFOp, SinOp, TanOp, TanhOp};

/// A function of numbers of a kind.
enum Function<N> {
    One(fn(N) -> N),
    Two(fn(N, N) -> N),
}

impl<N: Copy> Function<N> {
    /// The function of as many numbers as it has.
    fn of(&self, numbers: &[N]) -> Option<N> {
        match (self, numbers) {
            (Function::One(function), &[x]) => Some(function(x)),
            (Function::Two(function), &[x, y]) => Some(function(x, y)),
            _ => None,
        }
    }
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
            /// The function that an operation computes for numbers of 64 or 32 bits.
            pub fn of(op: OpRef<'_>) -> Option<Self> {
                let is_known = || {
                    matches!(*op.ty(op.result(0)).kind(), TypeKind::Float(FloatKind::F64 | FloatKind::F32))
                };
                $(if op.is::<$op<'_>>() { return is_known().then_some(Elementary::$op); })*
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

impl Elementary {
    /// The function of as many numbers as it has, which are of 32 bits for `f32`, otherwise of 64; NaN for other counts.
    ///
    /// ```
    /// use dialects::math::elementary::Elementary;
    /// use mlir::FloatKind;
    /// assert!((Elementary::ExpOp.compute(FloatKind::F64, &[1.0]) - 1f64.exp()).abs() < 1e-15);
    /// assert_eq!(Elementary::LogOp.compute(FloatKind::F32, &[1.0]), 0.0);
    /// ```
    pub fn compute(self, kind: FloatKind, x: &[f64]) -> f64 {
        if kind == FloatKind::F32 {
            let x: Vec<Single> = x.iter().map(|&x| Single::from(x)).collect();
            self.function().of(&x).map_or(f64::NAN, f64::from)
        } else {
            self.function().of(x).unwrap_or(f64::NAN)
        }
    }
}

/// The value of an operand, if it is a constant.
fn constant(op: OpRef<'_>, operand: Value) -> Option<f64> {
    let attr = constant_value(op.cx(), op.body(), operand)?;
    match *op.cx().attr_ref(attr).kind() {
        AttrKind::Float { .. } => op.cx().attr_ref(attr).as_float(),
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
/// replace its result; `None` if it computes none. They may call functions, which are then to be defined.
pub fn expand(cx: &Context, body: &mut Body, op: Op, rare: &mut RareFunctions) -> Option<Value> {
    let view = OpRef::new(cx, body, op);
    let function = Elementary::of(view)?;
    let is_single = view.ty(view.result(0)).is_f32();
    let loc = view.loc();
    let operands: Vec<(Value, Option<f64>)> =
        view.operands().map(|operand| (operand, constant(view, operand))).collect();
    let site = Site::new(Builder::before(cx, body, op), loc, rare);
    if is_single {
        let part = |(value, known): (_, Option<f64>)| {
            known.map_or(Part::Value(value), |x| Part::Known(Single::from(x)))
        };
        let x: Vec<_> = operands.into_iter().map(|operand| site.of(part(operand))).collect();
        function.function().of(&x).map(|result| result.value())
    } else {
        let part = |(value, known): (_, Option<f64>)| known.map_or(Part::Value(value), Part::Known);
        let x: Vec<_> = operands.into_iter().map(|operand| site.of(part(operand))).collect();
        function.function().of(&x).map(|result| result.value())
    }
}
