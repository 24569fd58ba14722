//! Folding of arithmetic: constants, and operands that change nothing.
//!
//! Integers wrap to the width of their type; an index has 64 bits. Floats are folded exactly as they are computed,
//! so nothing is assumed about NaNs, signed zeros or rounding.

use std::cmp::Ordering;

use mlir::interfaces::Speculatability;
use mlir::opdef::{Edit, Folded};
use mlir::rewrite::constant_value;
use mlir::{Attr, AttrRef, FloatKind, OpRef, OpView, Type, TypeKind, Value};
use smallvec::smallvec;

use super::constants::{
    every, from_f64, map, quiet_bit, signed, splat, to_f64, truncated, uniform, width, zip,
};
use super::{
    AddFOp, AddIOp, CmpIOp, CmpIPredicate, ConstantOp, DivFOp, DivSIOp, IndexCastOp, MulFOp, MulIOp, RemSIOp,
    SelectOp, SubFOp, SubIOp,
};

impl ConstantOp<'_> {
    /// A constant is its value.
    pub fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        Folded::attr(self.op_ref().inherent(0)?.id())
    }
}

// Integers.

/// The type of the first operand's elements, and its width.
fn element(op: OpRef<'_>) -> Option<u32> {
    width(op.ty(op.operand(0)).element_type())
}

/// Folds constants, element by element, as signed numbers; none if some element has no result.
fn fold_ints(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    ty: Type,
    f: impl Fn(i128, i128) -> Option<i128>,
) -> Option<Folded> {
    let from = element(op)?;
    let to = width(op.cx().type_ref(ty).element_type())?;
    let compute = |a, b| Some(truncated(f(signed(a, from), signed(b, from))?, to));
    Folded::attr(zip(op.cx(), operands, ty, compute)?)
}

/// All elements of the right operand are this number.
fn rhs_is(op: OpRef<'_>, operands: &[Option<Attr>], value: i128) -> bool {
    let (rhs, width) = (operands.get(1).copied().flatten(), element(op));
    width.is_some_and(|w| uniform(op.cx(), rhs) == Some(truncated(value, w)))
}

/// A constant of the first operand's type that is zero everywhere.
fn zero(op: OpRef<'_>) -> Option<Folded> {
    Folded::attr(splat(op.cx(), 0, op.ty(op.operand(0)).id())?)
}

impl AddIOp<'_> {
    /// `x + 0 -> x`, `(x - y) + y -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        if rhs_is(op, operands, 0) {
            return Folded::value(self.lhs());
        }
        for (sum, other) in [(self.lhs(), self.rhs()), (self.rhs(), self.lhs())] {
            if let Some(inner) = op.value(sum).defined_by::<SubIOp<'_>>().filter(|s| s.rhs() == other) {
                return Folded::value(inner.lhs());
            }
        }
        fold_ints(op, operands, op.ty(self.lhs()).id(), |a, b| Some(a.wrapping_add(b)))
    }
}

impl SubIOp<'_> {
    /// `x - x -> 0`, `x - 0 -> x`, `(x + y) - y -> x`, `(x + y) - x -> y`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let ty = op.ty(self.lhs());
        if self.lhs() == self.rhs() && (!ty.is_shaped() || ty.has_static_shape()) {
            return zero(op);
        }
        if rhs_is(op, operands, 0) {
            return Folded::value(self.lhs());
        }
        if let Some(sum) = op.value(self.lhs()).defined_by::<AddIOp<'_>>() {
            if self.rhs() == sum.rhs() {
                return Folded::value(sum.lhs());
            }
            if self.rhs() == sum.lhs() {
                return Folded::value(sum.rhs());
            }
        }
        fold_ints(op, operands, ty.id(), |a, b| Some(a.wrapping_sub(b)))
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
        fold_ints(op, operands, op.ty(self.lhs()).id(), |a, b| Some(a.wrapping_mul(b)))
    }
}

impl DivSIOp<'_> {
    /// It may run anywhere if the divisor is a constant of which no element is 0 or -1.
    pub fn speculatability(self) -> Speculatability {
        let op = self.op_ref();
        let divisor = constant_value(op.cx(), op.body(), self.rhs());
        match divisor.is_some_and(|d| every(op.cx(), d, |n| n != 0 && n != -1)) {
            true => Speculatability::Speculatable,
            false => Speculatability::NotSpeculatable,
        }
    }

    /// `x / 1 -> x`, and constants, unless undefined: division by zero, or of the least number by -1.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        if rhs_is(op, operands, 1) {
            return Folded::value(self.lhs());
        }
        let least = i128::MIN >> (128 - element(op)?);
        let divide = |a: i128, b: i128| (b != -1 || a != least).then(|| a.checked_div(b))?;
        fold_ints(op, operands, op.ty(self.lhs()).id(), divide)
    }
}

impl RemSIOp<'_> {
    /// `x % 1 -> 0`, and constants, unless that divides by zero.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        if rhs_is(op, operands, 1) {
            return zero(op);
        }
        let remainder = |a: i128, b: i128| (b != 0).then(|| a.wrapping_rem(b));
        fold_ints(op, operands, op.ty(self.lhs()).id(), remainder)
    }
}

impl IndexCastOp<'_> {
    /// A cast that undoes another, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let to = op.ty(self.out());
        if let Some(inner) = op.value(self.in_()).defined_by::<IndexCastOp<'_>>()
            && op.ty(inner.in_()) == to
        {
            return Folded::value(inner.in_());
        }
        let (from_width, to_width) = (element(op)?, width(to.element_type())?);
        let cast = |bits| truncated(signed(bits, from_width), to_width);
        Folded::attr(map(op.cx(), operands.first().copied().flatten()?, to.id(), cast)?)
    }
}

impl CmpIOp<'_> {
    /// A value compared with itself, and constants; a constant on the left goes to the right.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let predicate = self.predicate();
        let result = op.ty(self.result());
        if self.lhs() == self.rhs() {
            let bit = u128::from(holds(predicate, Ordering::Equal, Ordering::Equal));
            return Folded::attr(splat(op.cx(), bit, result.id())?);
        }
        if let [Some(_), None] = operands {
            let slot = op.def()?.attr_slot("predicate")?;
            let swapped = op.cx().int_attr_of_width(swapped(predicate).value(), 64);
            return Some(Folded::InPlace(smallvec![
                Edit::Inherent(slot, Some(swapped)),
                Edit::Operand(0, self.rhs()),
                Edit::Operand(1, self.lhs()),
            ]));
        }
        let width = element(op)?;
        fold_ints(op, operands, result.id(), |a, b| {
            let unsigned = truncated(a, width).cmp(&truncated(b, width));
            Some(i128::from(holds(predicate, a.cmp(&b), unsigned)))
        })
    }
}

/// The predicate that holds of `b, a` when the given one holds of `a, b`.
fn swapped(predicate: CmpIPredicate) -> CmpIPredicate {
    match predicate {
        CmpIPredicate::Eq | CmpIPredicate::Ne => predicate,
        CmpIPredicate::Slt => CmpIPredicate::Sgt,
        CmpIPredicate::Sle => CmpIPredicate::Sge,
        CmpIPredicate::Sgt => CmpIPredicate::Slt,
        CmpIPredicate::Sge => CmpIPredicate::Sle,
        CmpIPredicate::Ult => CmpIPredicate::Ugt,
        CmpIPredicate::Ule => CmpIPredicate::Uge,
        CmpIPredicate::Ugt => CmpIPredicate::Ult,
        CmpIPredicate::Uge => CmpIPredicate::Ule,
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
    /// `c ? x : x -> x`, a constant condition, `c ? true : false -> c`, and `a == b ? a : b -> b`.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let (yes, no) = (self.true_value(), self.false_value());
        if yes == no {
            return Folded::value(yes);
        }
        match uniform(op.cx(), *operands.first()?) {
            Some(0) => return Folded::value(no),
            Some(_) => return Folded::value(yes),
            None => {}
        }
        let is_true = |at: usize| {
            let value = operands.get(at).copied().flatten().map(|a| op.cx().attr_ref(a));
            value.and_then(AttrRef::as_bool)
        };
        if is_true(1) == Some(true) && is_true(2) == Some(false) {
            return Folded::value(self.condition());
        }
        let compared = op.value(self.condition()).defined_by::<CmpIOp<'_>>()?;
        let same = [(yes, no), (no, yes)].contains(&(compared.lhs(), compared.rhs()));
        match compared.predicate() {
            CmpIPredicate::Eq if same => Folded::value(no),
            CmpIPredicate::Ne if same => Folded::value(yes),
            _ => None,
        }
    }
}

// Floats.

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
    if rhs.is_some() && rhs == from_f64(neutral, kind) {
        return Folded::value(lhs);
    }
    Folded::attr(zip(op.cx(), operands, ty.id(), |a, b| compute(a, b, kind, f))?)
}

/// One result. Which NaN hardware gives differs; here it is an operand's, made quiet, or else the positive one.
fn compute(a: u128, b: u128, kind: FloatKind, f: fn(f64, f64) -> f64) -> Option<u128> {
    let (x, y) = (to_f64(a, kind)?, to_f64(b, kind)?);
    let quiet = quiet_bit(kind)?;
    if x.is_nan() {
        return Some(a | quiet);
    }
    if y.is_nan() {
        return Some(b | quiet);
    }
    let value = f(x, y);
    from_f64(if value.is_nan() { f64::NAN } else { value }, kind)
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
    /// `x * 1.0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_floats(self.op_ref(), operands, 1.0, self.lhs(), |a, b| a * b)
    }
}

impl DivFOp<'_> {
    /// `x / 1.0 -> x`, and constants.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_floats(self.op_ref(), operands, 1.0, self.lhs(), |a, b| a / b)
    }
}
