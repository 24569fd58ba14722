//! Folding of comparisons and `arith.select`.

use std::cmp::Ordering;

use mlir::floats::Unpacked;
use mlir::hooks::Fold;
use mlir::opdef::{Edit, Folded};
use mlir::{Attr, AttrKind, FloatKind, TypeKind, Value};
use smallvec::smallvec;

use super::super::constants::{choose, signed, splat, uniform, zip};
use super::super::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ExtSIOp, ExtUIOp, SelectOp};
use super::element;
use super::floats::order;
use crate::ub::is_poison;

impl CmpIOp<'_> {
    /// The condition that a comparison with a constant is equal to: `c == true`, `c != false`, or `ext(c)
    /// != 0`.
    fn condition(self, rhs: Option<Attr>, width: u32) -> Option<Value> {
        let op = *self;
        let value = match (self.predicate(), uniform(op.cx(), rhs)?) {
            (CmpIPredicate::Eq, 1) | (CmpIPredicate::Ne, 0) if width == 1 => return Some(self.lhs()),
            (CmpIPredicate::Ne, 0) => op.value(self.lhs()),
            _ => return None,
        };
        let extended = value.defined_by::<ExtUIOp>().map(|e| e.in_());
        let condition = extended.or_else(|| value.defined_by::<ExtSIOp>().map(|e| e.in_()))?;
        op.ty(condition).element_type().is_integer(1).then_some(condition)
    }
}

impl Fold for CmpIOp<'_> {
    /// A value compared with itself, and constants. A constant on the left is moved to the right.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let predicate = self.predicate();
        let result = op.ty(self.result());
        if self.lhs() == self.rhs() {
            let bit = u128::from(holds(predicate, Ordering::Equal, Ordering::Equal));
            return Folded::attr(splat(op.cx(), bit, result.id())?);
        }
        if let [Some(_), None] = operands {
            let slot = op.def()?.attr_slot(Self::PREDICATE_ATTR)?;
            let swapped = op.cx().int_attr_of_width(swapped(predicate).value(), 64);
            return Some(Folded::InPlace(smallvec![
                Edit::Inherent(slot, Some(swapped)),
                Edit::Operand(0, self.rhs()),
                Edit::Operand(1, self.lhs()),
            ]));
        }
        let width = element(op)?;
        if let Some(condition) = self.condition(operands.get(1).copied().flatten(), width) {
            return Folded::value(condition);
        }
        let compute = |a, b| {
            let x = signed(a, width);
            let y = signed(b, width);
            Some(u128::from(holds(predicate, x.cmp(&y), a.cmp(&b))))
        };
        Folded::attr(zip(op.cx(), operands, result.id(), compute)?)
    }
}

/// The predicate for swapped operands.
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
    /// `a == b ? a : b -> b`, `a != b ? a : b -> a`, and the same with `b == a`.
    fn equal_arm(self) -> Option<Folded> {
        let op = *self;
        let yes = self.true_value();
        let no = self.false_value();
        let compared = op.value(self.condition()).defined_by::<CmpIOp>()?;
        let same = [(yes, no), (no, yes)].contains(&(compared.lhs(), compared.rhs()));
        match compared.predicate() {
            CmpIPredicate::Eq if same => Folded::value(no),
            CmpIPredicate::Ne if same => Folded::value(yes),
            _ => None,
        }
    }
}

impl Fold for SelectOp<'_> {
    /// `c ? x : x -> x`, a constant condition, `c ? true : false -> c`, and `a == b ? a : b -> b`.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let yes = self.true_value();
        let no = self.false_value();
        if yes == no {
            return Folded::value(yes);
        }
        let &[conditions, yes_attr, no_attr] = operands else { return None };
        match uniform(op.cx(), conditions) {
            Some(0) => return Folded::value(no),
            Some(_) => return Folded::value(yes),
            None => {}
        }
        let is_poison = |attr: Option<Attr>| attr.is_some_and(|a| is_poison(op.cx(), a));
        if is_poison(yes_attr) {
            return Folded::value(no);
        }
        if is_poison(no_attr) {
            return Folded::value(yes);
        }
        let known = |attr: Option<Attr>| attr.and_then(|a| op.cx().attr_ref(a).as_bool());
        if known(yes_attr) == Some(true) && known(no_attr) == Some(false) {
            return Folded::value(self.condition());
        }
        self.equal_arm().or_else(|| Folded::attr(choose(op.cx(), conditions?, yes_attr?, no_attr?)?))
    }
}

impl Fold for CmpFOp<'_> {
    /// Scalar constants; a single NaN decides the result.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let number = |at: usize| match op.cx().attr_kind(operands.get(at).copied().flatten()?) {
            AttrKind::Float { bits, ty } => match op.cx().type_kind(*ty) {
                TypeKind::Float(kind) => Some((*kind, *bits)),
                _ => None,
            },
            _ => None,
        };
        let is_nan = |(kind, bits): (FloatKind, u128)| kind.decode(bits).is_nan();
        let order = match (number(0), number(1)) {
            (Some(n), _) | (_, Some(n)) if is_nan(n) => None,
            (Some(a), Some(b)) if !is_nan(a) && !is_nan(b) => Some(compare(a.0, a.1, b.1)),
            (Some(_), Some(_)) => None,
            _ => return None,
        };
        let bit = u128::from(holds_of_floats(self.predicate(), order));
        Folded::attr(splat(op.cx(), bit, op.ty(self.result()).id())?)
    }
}

/// Compares two numbers that are not NaN.
fn compare(kind: FloatKind, a: u128, b: u128) -> Ordering {
    let is_zero = |bits| matches!(kind.format().unpack(bits), Unpacked::Finite { mantissa: 0, .. });
    if is_zero(a) && is_zero(b) { Ordering::Equal } else { order(kind, a, b) }
}

/// Whether a predicate holds for this order of floats; `None` if one is NaN.
fn holds_of_floats(predicate: CmpFPredicate, order: Option<Ordering>) -> bool {
    use CmpFPredicate as P;
    let is = |test: fn(Ordering) -> bool| order.is_some_and(test);
    let unordered = order.is_none();
    match predicate {
        P::AlwaysFalse => false,
        P::AlwaysTrue => true,
        P::OEQ => is(Ordering::is_eq),
        P::OGT => is(Ordering::is_gt),
        P::OGE => is(Ordering::is_ge),
        P::OLT => is(Ordering::is_lt),
        P::OLE => is(Ordering::is_le),
        P::ONE => is(Ordering::is_ne),
        P::ORD => !unordered,
        P::UEQ => unordered || is(Ordering::is_eq),
        P::UGT => unordered || is(Ordering::is_gt),
        P::UGE => unordered || is(Ordering::is_ge),
        P::ULT => unordered || is(Ordering::is_lt),
        P::ULE => unordered || is(Ordering::is_le),
        P::UNE => unordered || is(Ordering::is_ne),
        P::UNO => unordered,
    }
}
