//! Floats.

use mlir::opdef::Folded;
use mlir::{Attr, FloatKind, OpRef, OpView, TypeKind, Value};

use mlir::floats::{Specials, Unpacked};

use super::super::constants::{map, quiet_bit, uniform, zip_or_poison as zip};
use super::super::{
    AddFOp, DivFOp, FastMathFlags, MaxNumFOp, MaximumFOp, MinNumFOp, MinimumFOp, MulFOp, NegFOp, RemFOp,
    SubFOp,
};

/// The formats that are computed in an `f64`, which holds sums, differences, products and quotients of their numbers
/// so exactly that rounding those to the format gives the correctly rounded result.
fn is_computed(kind: FloatKind) -> bool {
    kind.width() <= 64 && kind != FloatKind::F8E8M0FNU
}

/// Folds `lhs op neutral` to `lhs`, and constants element by element, in the precision of the type.
fn fold_floats(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    neutral: f64,
    lhs: Value,
    f: fn(f64, f64) -> f64,
) -> Option<Folded> {
    let ty = op.ty(lhs);
    let TypeKind::Float(kind) = *ty.element_type().kind() else { return None };
    let rhs = uniform(op.cx(), operands.get(1).copied().flatten());
    if is_computed(kind) && rhs.is_some() && rhs == Some(kind.encode(neutral)) {
        return Folded::value(lhs);
    }
    Folded::attr(zip(op.cx(), operands, ty.id(), |a, b| compute(a, b, kind, f))?)
}

/// Whether a constant is zero of either sign throughout.
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

/// One result. Which NaN hardware gives differs; here it is an operand's, made quiet, or else the positive one.
fn compute(a: u128, b: u128, kind: FloatKind, f: fn(f64, f64) -> f64) -> Option<u128> {
    is_computed(kind).then_some(())?;
    let (x, y) = (kind.decode(a), kind.decode(b));
    let quiet = quiet_bit(kind);
    if x.is_nan() {
        return Some(a | quiet);
    }
    if y.is_nan() {
        return Some(b | quiet);
    }
    let value = f(x, y);
    Some(kind.encode(if value.is_nan() { f64::NAN } else { value }))
}

impl AddFOp<'_> {
    /// `x + -0.0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_floats(self.op_ref(), operands, -0.0, self.lhs(), |a, b| a + b)
    }
}

impl SubFOp<'_> {
    /// `x - 0.0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_floats(self.op_ref(), operands, 0.0, self.lhs(), |a, b| a - b)
    }
}

impl MulFOp<'_> {
    /// `x * 1.0 -> x`, `x * 0.0 -> 0.0` without NaNs and signed zeros, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let assumed = FastMathFlags::NNAN.value() | FastMathFlags::NSZ.value();
        if self.fastmath().value() & assumed == assumed && is_zero(op, operands.get(1).copied().flatten()) {
            return Folded::value(self.rhs());
        }
        fold_floats(self.op_ref(), operands, 1.0, self.lhs(), |a, b| a * b)
    }
}

impl DivFOp<'_> {
    /// `x / 1.0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_floats(self.op_ref(), operands, 1.0, self.lhs(), |a, b| a / b)
    }
}

impl NegFOp<'_> {
    /// `-(-x) -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        if let Some(inner) = op.value(self.operand()).defined_by::<NegFOp<'_>>() {
            return Folded::value(inner.operand());
        }
        let ty = op.ty(self.operand());
        let TypeKind::Float(kind) = *ty.element_type().kind() else { return None };
        let format = kind.format();
        if !format.signed {
            return None;
        }
        let sign = 1u128 << (kind.width() - 1);
        // Where NaN takes the place of the negative zero, neither it nor zero has another sign.
        let is_unsigned = |bits| format.specials == Specials::NegativeZero && bits & !sign == 0;
        let negated = |bits| if is_unsigned(bits) { bits } else { bits ^ sign };
        Folded::attr(map(op.cx(), operands.first().copied().flatten()?, ty.id(), negated)?)
    }
}

impl RemFOp<'_> {
    /// Constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let ty = op.ty(self.lhs());
        let TypeKind::Float(kind) = *ty.element_type().kind() else { return None };
        Folded::attr(zip(op.cx(), operands, ty.id(), |a, b| compute(a, b, kind, |a, b| a % b))?)
    }
}

/// `max(x, x) -> x`, `max(x, neutral) -> x`, and constants; likewise for the minimum.
fn fold_extremum(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    is_neutral: fn(f64) -> bool,
    pick: fn(f64, f64) -> bool,
    nan_wins: bool,
) -> Option<Folded> {
    let (lhs, rhs) = (op.operand(0), op.operand(1));
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
        let (x, y) = (kind.decode(a), kind.decode(b));
        // A signalling NaN is a result too, made quiet.
        let wins = |n: f64, bits: u128| n.is_nan() && (nan_wins || (quiet != 0 && bits & quiet == 0));
        Some(match () {
            () if wins(x, a) => a | quiet,
            () if wins(y, b) => b | quiet,
            () if x.is_nan() => b,
            () if y.is_nan() || pick(x, y) => a,
            () => b,
        })
    };
    Folded::attr(zip(op.cx(), operands, ty.id(), choose)?)
}

/// Whether the first is the greater, where -0.0 is less than +0.0.
fn greater(x: f64, y: f64) -> bool {
    x > y || (x == y && (x.is_sign_positive() || y.is_sign_negative()))
}

/// Whether the first is the less, where -0.0 is less than +0.0.
fn less(x: f64, y: f64) -> bool {
    x < y || (x == y && (x.is_sign_negative() || y.is_sign_positive()))
}

impl MaximumFOp<'_> {
    /// `max(x, x) -> x`, `max(x, -inf) -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_extremum(self.op_ref(), operands, |n| n == f64::NEG_INFINITY, greater, true)
    }
}

impl MaxNumFOp<'_> {
    /// `max(x, x) -> x`, `max(x, NaN) -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_extremum(self.op_ref(), operands, f64::is_nan, greater, false)
    }
}

impl MinimumFOp<'_> {
    /// `min(x, x) -> x`, `min(x, inf) -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_extremum(self.op_ref(), operands, |n| n == f64::INFINITY, less, true)
    }
}

impl MinNumFOp<'_> {
    /// `min(x, x) -> x`, `min(x, NaN) -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_extremum(self.op_ref(), operands, f64::is_nan, less, false)
    }
}
