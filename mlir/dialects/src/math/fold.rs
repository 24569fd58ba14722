//! Folding of constants, element by element.
//!
//! Functions are computed in the precision of the type, and only for `f32` and `f64`: by `elementary` if it has them, so
//! that folding changes no result, otherwise as by the host's math library. The complement of the error function is an
//! exception: libraries disagree on its last digit, so `erf` computes it as exactly as possible.

use mlir::floats::{Specials, Unpacked};
use mlir::hooks::Fold;
use mlir::opdef::Folded;
use mlir::{Attr, FloatKind, OpRef, OpView, TypeKind};

use super::elementary::Elementary;
use super::{
    AbsFOp, AbsIOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CeilOp, CopySignOp, CosOp,
    CoshOp, CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, ErfOp, ErfcOp, Exp2Op, ExpM1Op, ExpOp,
    FloorOp, IPowIOp, IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, Log1pOp, Log2Op, Log10Op, LogOp, PowFOp,
    RoundEvenOp, RoundOp, SinOp, SinhOp, SqrtOp, TanOp, TanhOp, TruncOp,
};
use super::{erf, hyperbolic};
use crate::arith::constants::{quiet, signed, truncated, try_map, uniform, width, zip_or_poison};

/// Folds a constant first operand; `None` if `f` fails for an element.
fn unary(op: OpRef<'_>, operands: &[Option<Attr>], f: impl Fn(u128) -> Option<u128>) -> Option<Folded> {
    let operand = operands.first().copied().flatten()?;
    Folded::attr(try_map(op.cx(), operand, op.ty(op.result(0)).id(), f)?)
}

/// Folds constant operands; `None` if `f` fails for a pair of elements.
fn binary(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    f: impl Fn(u128, u128) -> Option<u128>,
) -> Option<Folded> {
    Folded::attr(zip_or_poison(op.cx(), operands, op.ty(op.result(0)).id(), f)?)
}

/// The format of the operand's elements.
fn format(op: OpRef<'_>) -> Option<FloatKind> {
    match *op.ty(op.operand(0)).element_type().kind() {
        TypeKind::Float(kind) => Some(kind),
        _ => None,
    }
}

/// A function in both precisions, and its domain.
struct Function {
    single: fn(f32) -> f32,
    double: fn(f64) -> f64,
    is_defined: fn(f64) -> bool,
}

impl Function {
    fn fold(&self, op: OpRef<'_>, operands: &[Option<Attr>]) -> Option<Folded> {
        let kind = format(op)?;
        unary(op, operands, |bits| {
            if !(self.is_defined)(kind.decode(bits)) {
                return None;
            }
            let result = match kind {
                FloatKind::F32 => (self.single)(f32::from_bits(bits as u32)).to_bits().into(),
                FloatKind::F64 => (self.double)(f64::from_bits(bits as u64)).to_bits().into(),
                _ => return None,
            };
            Some(if kind.decode(result).is_nan() { quiet(kind, result) } else { result })
        })
    }
}

/// Defines the folders of functions; `where` restricts the domain.
macro_rules! functions {
    ($($op:ident: $function:ident $(where $defined:expr)?;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
                #[allow(unused_mut, unused_assignments, reason = "most are of all numbers")]
                let mut is_defined: fn(f64) -> bool = |_| true;
                $(is_defined = $defined;)?
                let function = Function { single: f32::$function, double: f64::$function, is_defined };
                function.fold(self.op_ref(), operands)
            }
        }
    )*};
}

/// Defines the folders of functions that this crate implements itself.
macro_rules! own_functions {
    ($($op:ident: $single:ident $double:ident of $module:ident;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
                let function =
                    Function { single: $module::$single, double: $module::$double, is_defined: |_| true };
                function.fold(self.op_ref(), operands)
            }
        }
    )*};
}

/// Defines the folders of functions that compiled programs compute by `elementary` too; `where` restricts the domain.
macro_rules! elementary_functions {
    ($($op:ident $(where $defined:expr)?;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
                #[allow(unused_mut, unused_assignments, reason = "most are of all numbers")]
                let mut is_defined: fn(f64) -> bool = |_| true;
                $(is_defined = $defined;)?
                let function = Function {
                    single: |x| Elementary::$op.compute(FloatKind::F32, &[x.into()]) as f32,
                    double: |x| Elementary::$op.compute(FloatKind::F64, &[x]),
                    is_defined,
                };
                function.fold(self.op_ref(), operands)
            }
        }
    )*};
}

elementary_functions! {
    CosOp;
    ErfOp;
    ExpOp;
    ExpM1Op;
    LogOp where |x| !x.is_sign_negative();
    Log1pOp where |x| !(x + 1.0).is_sign_negative();
    SinOp;
    TanOp;
    TanhOp;
}

own_functions! {
    ErfcOp: erfc_f32 erfc_f64 of erf;
    AcoshOp: acosh_f32 acosh_f64 of hyperbolic;
    AsinhOp: asinh_f32 asinh_f64 of hyperbolic;
    AtanhOp: atanh_f32 atanh_f64 of hyperbolic;
}

functions! {
    AcosOp: acos;
    AsinOp: asin;
    AtanOp: atan;
    CoshOp: cosh;
    SinhOp: sinh;
    Exp2Op: exp2;
    Log2Op: log2 where |x| !x.is_sign_negative();
    Log10Op: log10 where |x| !x.is_sign_negative();
    SqrtOp: sqrt where |x| !x.is_sign_negative();
    RoundOp: round;
    TruncOp: trunc;
}

/// Defines the folders of roundings to integers, for any format that `f64` includes.
macro_rules! roundings {
    ($($op:ident: $round:expr;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
                let op = *self;
                let kind = format(op).filter(|kind| kind.width() <= 64)?;
                let round: fn(f64) -> f64 = $round;
                unary(op, operands, |bits| {
                    let value = kind.decode(bits);
                    Some(if value.is_nan() { quiet(kind, bits) } else { kind.encode(round(value)) })
                })
            }
        }
    )*};
}

roundings! {
    CeilOp: f64::ceil;
    FloorOp: f64::floor;
    RoundEvenOp: f64::round_ties_even;
}

/// Sets the sign of a number, if its format has signs. Where NaN takes the place of negative zero, the signs of NaN and
/// zero are fixed.
fn with_sign(kind: FloatKind, bits: u128, negative: bool) -> Option<u128> {
    let format = kind.format();
    let sign = 1u128 << (kind.width() - 1);
    let magnitude = bits & !sign;
    let fixed = format.specials == Specials::NegativeZero && magnitude == 0;
    let changed = if negative { magnitude | sign } else { magnitude };
    format.signed.then_some(if fixed { bits } else { changed })
}

impl Fold for AbsFOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let kind = format(self.op_ref())?;
        unary(self.op_ref(), operands, |bits| with_sign(kind, bits, false))
    }
}

impl Fold for CopySignOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let kind = format(self.op_ref())?;
        binary(self.op_ref(), operands, |a, b| with_sign(kind, a, b >> (kind.width() - 1) & 1 == 1))
    }
}

/// Computes in the precision of the type.
fn compute(
    kind: FloatKind,
    a: u128,
    b: u128,
    single: fn(f32, f32) -> f32,
    double: fn(f64, f64) -> f64,
) -> Option<u128> {
    match kind {
        FloatKind::F32 => Some(single(f32::from_bits(a as u32), f32::from_bits(b as u32)).to_bits().into()),
        FloatKind::F64 => Some(double(f64::from_bits(a as u64), f64::from_bits(b as u64)).to_bits().into()),
        _ => None,
    }
}

impl Fold for Atan2Op<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let kind = format(self.op_ref())?;
        binary(self.op_ref(), operands, |a, b| compute(kind, a, b, f32::atan2, f64::atan2))
    }
}

impl Fold for PowFOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let kind = format(self.op_ref())?;
        let single =
            |x: f32, y: f32| Elementary::PowFOp.compute(FloatKind::F32, &[x.into(), y.into()]) as f32;
        let double = |x, y| Elementary::PowFOp.compute(FloatKind::F64, &[x, y]);
        binary(self.op_ref(), operands, |a, b| compute(kind, a, b, single, double))
    }
}

/// Defines the folders of operations that classify floats.
macro_rules! kinds {
    ($($op:ident: $test:expr;)*) => {$(
        impl Fold for $op<'_> {
            /// Scalars and splats.
            fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
                let kind = format(self.op_ref())?;
                uniform(self.cx(), operands.first().copied().flatten())?;
                let test: fn(FloatKind, u128) -> bool = $test;
                unary(self.op_ref(), operands, |bits| Some(test(kind, bits).into()))
            }
        }
    )*};
}

/// Whether a number has the full precision of its format.
fn is_normal(kind: FloatKind, bits: u128) -> bool {
    let format = kind.format();
    match format.unpack(bits) {
        Unpacked::Finite { mantissa, .. } => mantissa >> format.fraction != 0,
        _ => false,
    }
}

kinds! {
    IsFiniteOp: |kind, bits| matches!(kind.format().unpack(bits), Unpacked::Finite { .. });
    IsInfOp: |kind, bits| matches!(kind.format().unpack(bits), Unpacked::Infinity { .. });
    IsNaNOp: |kind, bits| matches!(kind.format().unpack(bits), Unpacked::Nan);
    IsNormalOp: is_normal;
}

/// The number of bits of the operand's elements.
fn bits(op: OpRef<'_>) -> Option<u32> {
    width(op.ty(op.operand(0)).element_type())
}

impl Fold for AbsIOp<'_> {
    /// Constants; the least number stays as it is.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let width = bits(self.op_ref())?;
        unary(self.op_ref(), operands, |n| Some(truncated(signed(n, width).wrapping_abs(), width)))
    }
}

impl Fold for CountLeadingZerosOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let width = bits(self.op_ref())?;
        let count = |n: u128| truncated((n.leading_zeros() + width).saturating_sub(128).into(), width);
        unary(self.op_ref(), operands, |n| Some(count(n)))
    }
}

impl Fold for CountTrailingZerosOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let width = bits(self.op_ref())?;
        unary(self.op_ref(), operands, |n| Some(truncated(n.trailing_zeros().min(width).into(), width)))
    }
}

impl Fold for CtPopOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let width = bits(self.op_ref())?;
        unary(self.op_ref(), operands, |n| Some(truncated(n.count_ones().into(), width)))
    }
}

/// The power of a signed number, truncated to the width; `None` for zero to a negative power.
fn power(base: i128, mut exponent: i128, width: u32) -> Option<u128> {
    if exponent < 0 {
        return match base {
            0 => None,
            1 => Some(1),
            -1 => Some(truncated(if exponent & 1 == 1 { -1 } else { 1 }, width)),
            _ => Some(0),
        };
    }
    let mut result = 1i128;
    let mut base = base;
    while exponent != 0 {
        if exponent & 1 == 1 {
            result = result.wrapping_mul(base);
        }
        base = base.wrapping_mul(base);
        exponent >>= 1;
    }
    Some(truncated(result, width))
}

impl Fold for IPowIOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let width = bits(self.op_ref())?;
        binary(self.op_ref(), operands, |a, b| power(signed(a, width), signed(b, width), width))
    }
}
