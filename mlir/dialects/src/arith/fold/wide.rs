//! Arithmetic in the formats that no machine type represents: `f80` and `f128`.

use mlir::FloatKind;
use mlir::floats::Specials;
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Quad, X87DoubleExtended};

/// An operation on two floats.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Operation {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

/// Whether this module computes with a format.
pub(super) fn is_wide(kind: FloatKind) -> bool {
    kind.width() > 64 && kind.format().specials == Specials::Ieee
}

/// The bits of the result; neither operand is NaN. An undefined result is the positive NaN.
pub(super) fn compute(kind: FloatKind, operation: Operation, a: u128, b: u128) -> u128 {
    let bits = match kind {
        FloatKind::F80 => apply::<X87DoubleExtended>(operation, a, b),
        _ => apply::<Quad>(operation, a, b),
    };
    bits.unwrap_or_else(|| kind.encode(f64::NAN))
}

/// The bits of the result, rounded to nearest; `None` if it is NaN.
fn apply<F: Float>(operation: Operation, a: u128, b: u128) -> Option<u128> {
    let a = F::from_bits(a);
    let b = F::from_bits(b);
    let result = match operation {
        Operation::Add => a + b,
        Operation::Sub => a - b,
        Operation::Mul => a * b,
        Operation::Div => a / b,
        Operation::Rem => a.c_fmod(b),
    };
    (!result.value.is_nan()).then(|| result.value.to_bits())
}
