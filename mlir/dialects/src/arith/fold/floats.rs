//! Folding of float arithmetic.

use std::cmp::Ordering;

use mlir::hooks::Fold;
use mlir::opdef::Folded;
use mlir::{Attr, FloatKind, OpRef, OpView, TypeKind, Value};

use mlir::floats::{Specials, Unpacked};

use super::super::constants::{map, quiet_bit, uniform, zip_or_poison as zip};
use super::super::{
    AddFOp, DivFOp, FastMathFlags, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp, MulFOp, NegFOp, RemFOp,
    SubFOp,
};
use super::wide::{self, Operation, is_wide};

/// Whether constants of a format are folded.
fn is_computed(kind: FloatKind) -> bool {
    kind != FloatKind::F8E8M0FNU
}

/// Folds `lhs op neutral` to `lhs`, and constants element by element, in the precision of the type.
fn fold_floats(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    neutral: f64,
    lhs: Value,
    operation: Operation,
) -> Option<Folded> {
    let ty = op.ty(lhs);
    let TypeKind::Float(kind) = *ty.element_type().kind() else { return None };
    let rhs = uniform(op.cx(), operands.get(1).copied().flatten());
    if is_computed(kind) && rhs.is_some() && rhs == Some(kind.encode(neutral)) {
        return Folded::value(lhs);
    }
    Folded::attr(zip(op.cx(), operands, ty.id(), |a, b| compute(a, b, kind, operation))?)
}

/// Whether all elements of a constant are zero, of either sign.
fn is_zero(op: OpRef<'_>, constant: Option<Attr>) -> bool {
    let zero = || {
        let bits = uniform(op.cx(), constant)?;
        let TypeKind::Float(kind) = *op.cx().attr_ref(constant?).ty().element_type().kind() else {
            return None;
        };
        Some(matches!(kind.format().unpack(bits), Unpacked::Finite { mantissa: 0, .. }))
    };
    zero() == Some(true)
}

/// The result for one pair of elements. Processors differ in the NaN that they return; here it is the quiet form of
/// an operand's NaN, otherwise the positive one.
///
/// For the narrower formats, `f64` is precise enough that rounding its result once more gives the correctly rounded
/// one.
fn compute(a: u128, b: u128, kind: FloatKind, operation: Operation) -> Option<u128> {
    is_computed(kind).then_some(())?;
    let x = kind.decode(a);
    let y = kind.decode(b);
    let quiet = quiet_bit(kind);
    if x.is_nan() {
        return Some(a | quiet);
    }
    if y.is_nan() {
        return Some(b | quiet);
    }
    if is_wide(kind) {
        return Some(wide::compute(kind, operation, a, b));
    }
    let value = match operation {
        Operation::Add => x + y,
        Operation::Sub => x - y,
        Operation::Mul => x * y,
        Operation::Div => x / y,
        Operation::Rem => x % y,
    };
    Some(kind.encode(if value.is_nan() { f64::NAN } else { value }))
}

impl Fold for AddFOp<'_> {
    /// `x + -0.0 -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_floats(self.op_ref(), operands, -0.0, self.lhs(), Operation::Add)
    }
}

impl Fold for SubFOp<'_> {
    /// `x - 0.0 -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_floats(self.op_ref(), operands, 0.0, self.lhs(), Operation::Sub)
    }
}

impl Fold for MulFOp<'_> {
    /// `x * 1.0 -> x`, `x * 0.0 -> 0.0` without NaNs and signed zeros, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let assumed = FastMathFlags::NNAN.value() | FastMathFlags::NSZ.value();
        if self.fastmath().value() & assumed == assumed && is_zero(op, operands.get(1).copied().flatten()) {
            return Folded::value(self.rhs());
        }
        fold_floats(self.op_ref(), operands, 1.0, self.lhs(), Operation::Mul)
    }
}

impl Fold for DivFOp<'_> {
    /// `x / 1.0 -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_floats(self.op_ref(), operands, 1.0, self.lhs(), Operation::Div)
    }
}

impl Fold for NegFOp<'_> {
    /// `-(-x) -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(inner) = op.value(self.operand()).defined_by::<NegFOp>() {
            return Folded::value(inner.operand());
        }
        let ty = op.ty(self.operand());
        let TypeKind::Float(kind) = *ty.element_type().kind() else { return None };
        let format = kind.format();
        if !format.signed {
            return None;
        }
        let sign = 1u128 << (kind.width() - 1);
        // Where NaN takes the place of negative zero, neither NaN nor zero can be negated.
        let is_unsigned = |bits| format.specials == Specials::NegativeZero && bits & !sign == 0;
        let negated = |bits| if is_unsigned(bits) { bits } else { bits ^ sign };
        Folded::attr(map(op.cx(), operands.first().copied().flatten()?, ty.id(), negated)?)
    }
}

impl Fold for RemFOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let ty = op.ty(self.lhs());
        let TypeKind::Float(kind) = *ty.element_type().kind() else { return None };
        Folded::attr(zip(op.cx(), operands, ty.id(), |a, b| compute(a, b, kind, Operation::Rem))?)
    }
}

/// `max(x, x) -> x`, `max(x, neutral) -> x`, and constants; likewise for the minimum.
fn fold_extremum(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    is_neutral: fn(f64) -> bool,
    picked: Ordering,
    nan_wins: bool,
) -> Option<Folded> {
    let lhs = op.operand(0);
    let rhs = op.operand(1);
    if lhs == rhs {
        return Folded::value(rhs);
    }
    let ty = op.ty(lhs);
    let TypeKind::Float(kind) = *ty.element_type().kind() else { return None };
    let right = uniform(op.cx(), operands.get(1).copied().flatten());
    if right.map(|bits| kind.decode(bits)).is_some_and(is_neutral) {
        return Folded::value(lhs);
    }
    let quiet = quiet_bit(kind);
    let choose = |a: u128, b: u128| {
        is_computed(kind).then_some(())?;
        let x = kind.decode(a);
        let y = kind.decode(b);
        // A signalling NaN also wins, as a quiet one.
        let wins = |n: f64, bits: u128| n.is_nan() && (nan_wins || (quiet != 0 && bits & quiet == 0));
        Some(match () {
            () if wins(x, a) => a | quiet,
            () if wins(y, b) => b | quiet,
            () if x.is_nan() => b,
            () if y.is_nan() || order(kind, a, b) != picked.reverse() => a,
            () => b,
        })
    };
    Folded::attr(zip(op.cx(), operands, ty.id(), choose)?)
}

/// Orders numbers that are not NaN; -0.0 is less than +0.0.
pub(super) fn order(kind: FloatKind, a: u128, b: u128) -> Ordering {
    let sign = 1u128 << (kind.width() - 1);
    let key = |bits: u128| {
        if kind.format().signed && bits & sign != 0 { -((bits & !sign) as i128) - 1 } else { bits as i128 }
    };
    // Without the sign bit, even a format of 128 bits fits an `i128`.
    key(a).cmp(&key(b))
}

impl Fold for MaximumFOp<'_> {
    /// `max(x, x) -> x`, `max(x, -inf) -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_extremum(self.op_ref(), operands, |n| n == f64::NEG_INFINITY, Ordering::Greater, true)
    }
}

impl Fold for MaxNumFOp<'_> {
    /// `max(x, x) -> x`, `max(x, NaN) -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_extremum(self.op_ref(), operands, f64::is_nan, Ordering::Greater, false)
    }
}

impl Fold for MinimumFOp<'_> {
    /// `min(x, x) -> x`, `min(x, inf) -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_extremum(self.op_ref(), operands, |n| n == f64::INFINITY, Ordering::Less, true)
    }
}

impl Fold for MinNumFOp<'_> {
    /// `min(x, x) -> x`, `min(x, NaN) -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_extremum(self.op_ref(), operands, f64::is_nan, Ordering::Less, false)
    }
}
