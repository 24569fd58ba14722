//! Folding of arithmetic: constants, and operands that change nothing.
//!
//! Integers wrap to the width of their type; an index has 64 bits. Floats are folded exactly as they are computed,
//! so nothing is assumed about NaNs, signed zeros or rounding.

use std::cmp::Ordering;

use mlir::opdef::Folded;
use mlir::{Attr, AttrKind, Context, FloatKind, OpRef, OpView, Type, TypeKind, Value};

use super::{
    AddFOp, AddIOp, CmpIOp, CmpIPredicate, ConstantOp, DivFOp, DivSIOp, MulFOp, MulIOp, RemSIOp, SelectOp,
    SubFOp, SubIOp,
};

impl ConstantOp<'_> {
    /// A constant is its value.
    pub fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        Folded::attr(self.op_ref().inherent(0)?.id())
    }
}

/// An integer operand that is constant, sign-extended.
fn int(cx: &Context, operand: Option<Attr>) -> Option<i128> {
    match cx.attr_kind(operand?) {
        AttrKind::Integer { value, .. } => Some(*value),
        _ => None,
    }
}

/// Both operands as integers, with their type.
fn ints(op: OpRef<'_>, operands: &[Option<Attr>]) -> Option<(i128, i128, Type)> {
    let &[lhs, rhs] = operands else { return None };
    Some((int(op.cx(), lhs)?, int(op.cx(), rhs)?, op.ty(op.operand(0)).id()))
}

/// The result, wrapped to the width of the type.
fn int_result(cx: &Context, value: i128, ty: Type) -> Option<Folded> {
    let value = match cx.type_kind(ty) {
        TypeKind::Index => i128::from(value as i64),
        _ => value,
    };
    Folded::attr(cx.int_attr(value, ty))
}

/// The right operand is this integer.
fn rhs_is(op: OpRef<'_>, operands: &[Option<Attr>], value: i128) -> bool {
    operands.get(1).is_some_and(|&rhs| int(op.cx(), rhs) == Some(value))
}

impl AddIOp<'_> {
    /// `x + 0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        if rhs_is(op, operands, 0) {
            return Folded::value(self.lhs());
        }
        let (a, b, ty) = ints(op, operands)?;
        int_result(op.cx(), a.wrapping_add(b), ty)
    }
}

impl SubIOp<'_> {
    /// `x - x -> 0`, `x - 0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let ty = op.ty(self.lhs());
        if self.lhs() == self.rhs() && ty.is_int_or_index() {
            return int_result(op.cx(), 0, ty.id());
        }
        if rhs_is(op, operands, 0) {
            return Folded::value(self.lhs());
        }
        let (a, b, ty) = ints(op, operands)?;
        int_result(op.cx(), a.wrapping_sub(b), ty)
    }
}

impl MulIOp<'_> {
    /// `x * 0 -> 0`, `x * 1 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        if rhs_is(op, operands, 0) {
            return Folded::value(self.rhs());
        }
        if rhs_is(op, operands, 1) {
            return Folded::value(self.lhs());
        }
        let (a, b, ty) = ints(op, operands)?;
        int_result(op.cx(), a.wrapping_mul(b), ty)
    }
}

/// A quotient or remainder of constants, unless it is undefined: division by zero, or of the least integer by -1.
fn divide(op: OpRef<'_>, operands: &[Option<Attr>], f: fn(i128, i128) -> i128) -> Option<Folded> {
    let (a, b, ty) = ints(op, operands)?;
    let bits = op.cx().type_ref(ty).bit_width().unwrap_or(64).clamp(1, 127);
    if b == 0 || (b == -1 && a == -(1i128 << (bits - 1))) {
        return None;
    }
    int_result(op.cx(), f(a, b), ty)
}

impl DivSIOp<'_> {
    /// `x / 1 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        if rhs_is(op, operands, 1) {
            return Folded::value(self.lhs());
        }
        divide(op, operands, |a, b| a / b)
    }
}

impl RemSIOp<'_> {
    /// `x % 1 -> 0`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        if rhs_is(op, operands, 1) {
            return int_result(op.cx(), 0, op.ty(self.lhs()).id());
        }
        divide(op, operands, |a, b| a % b)
    }
}

impl CmpIOp<'_> {
    /// A value compared with itself, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let ty = op.ty(self.lhs());
        if !ty.is_int_or_index() {
            return None;
        }
        let predicate = self.predicate();
        if self.lhs() == self.rhs() {
            return Folded::attr(op.cx().bool_attr(holds(predicate, Ordering::Equal, Ordering::Equal)));
        }
        let (a, b, ty) = ints(op, operands)?;
        let bits = op.cx().type_ref(ty).bit_width().unwrap_or(64);
        let unsigned = |v: i128| if bits >= 128 { v as u128 } else { (v as u128) & ((1u128 << bits) - 1) };
        let result = holds(predicate, a.cmp(&b), unsigned(a).cmp(&unsigned(b)));
        Folded::attr(op.cx().bool_attr(result))
    }
}

fn holds(predicate: CmpIPredicate, signed: Ordering, unsigned: Ordering) -> bool {
    match predicate {
        CmpIPredicate::Eq => signed.is_eq(),
        CmpIPredicate::Ne => signed.is_ne(),
        CmpIPredicate::Slt => signed.is_lt(),
        CmpIPredicate::Sle => signed.is_le(),
        CmpIPredicate::Sgt => signed.is_gt(),
        CmpIPredicate::Sge => signed.is_ge(),
        CmpIPredicate::Ult => unsigned.is_lt(),
        CmpIPredicate::Ule => unsigned.is_le(),
        CmpIPredicate::Ugt => unsigned.is_gt(),
        CmpIPredicate::Uge => unsigned.is_ge(),
    }
}

impl SelectOp<'_> {
    /// `c ? x : x -> x`, and a constant condition.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        if self.true_value() == self.false_value() {
            return Folded::value(self.true_value());
        }
        match int(self.op_ref().cx(), *operands.first()?)? {
            0 => Folded::value(self.false_value()),
            _ => Folded::value(self.true_value()),
        }
    }
}

/// An f64 or f32 operand that is constant.
fn float(cx: &Context, operand: Option<Attr>) -> Option<f64> {
    cx.attr_ref(operand?).as_f64()
}

/// An operation on constants in the precision of the type. An f64 holds the exact sum, difference and product of two
/// f32 well enough that rounding twice rounds once.
fn float_op(op: OpRef<'_>, operands: &[Option<Attr>], f: fn(f64, f64) -> f64) -> Option<Folded> {
    let &[lhs, rhs] = operands else { return None };
    let (a, b) = (float(op.cx(), lhs)?, float(op.cx(), rhs)?);
    let ty = op.ty(op.operand(0));
    let bits = match ty.kind() {
        TypeKind::Float(FloatKind::F64) => u128::from(f(a, b).to_bits()),
        TypeKind::Float(FloatKind::F32) => u128::from((f(a, b) as f32).to_bits()),
        _ => return None,
    };
    Folded::attr(op.cx().attr(AttrKind::Float { bits, ty: ty.id() }))
}

/// Whether an operand is this float, with this sign.
fn is_float(op: OpRef<'_>, operands: &[Option<Attr>], index: usize, value: f64) -> bool {
    let operand = operands.get(index).copied().flatten();
    operand.and_then(|a| float(op.cx(), Some(a))).is_some_and(|v| v.to_bits() == value.to_bits())
}

impl AddFOp<'_> {
    /// `x + -0.0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_float(self.op_ref(), operands, -0.0, self.lhs(), |a, b| a + b)
    }
}

impl SubFOp<'_> {
    /// `x - 0.0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_float(self.op_ref(), operands, 0.0, self.lhs(), |a, b| a - b)
    }
}

impl MulFOp<'_> {
    /// `x * 1.0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_float(self.op_ref(), operands, 1.0, self.lhs(), |a, b| a * b)
    }
}

impl DivFOp<'_> {
    /// `x / 1.0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_float(self.op_ref(), operands, 1.0, self.lhs(), |a, b| a / b)
    }
}

fn fold_float(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    neutral: f64,
    lhs: Value,
    f: fn(f64, f64) -> f64,
) -> Option<Folded> {
    match is_float(op, operands, 1, neutral) {
        true => Folded::value(lhs),
        false => float_op(op, operands, f),
    }
}
