//! Comparisons, and what depends on them.

use std::cmp::Ordering;

use mlir::opdef::{Edit, Folded};
use mlir::{Attr, AttrKind, AttrRef, OpView, TypeKind};
use smallvec::smallvec;

use super::super::constants::{splat, truncated, uniform};
use super::super::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, SelectOp};
use super::{element, fold_ints};

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

impl CmpFOp<'_> {
    /// Scalar constants; a NaN alone decides.
    pub fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let number = |at: usize| match op.cx().attr_kind(operands.get(at).copied().flatten()?) {
            AttrKind::Float { bits, ty } => match op.cx().type_kind(*ty) {
                TypeKind::Float(kind) if kind.width() <= 64 => Some(kind.decode(*bits)),
                _ => None,
            },
            _ => None,
        };
        let order = match (number(0), number(1)) {
            (Some(n), _) | (_, Some(n)) if n.is_nan() => None,
            (Some(a), Some(b)) => a.partial_cmp(&b),
            _ => return None,
        };
        let bit = u128::from(holds_of_floats(self.predicate(), order));
        Folded::attr(splat(op.cx(), bit, op.ty(self.result()).id())?)
    }
}

/// Whether a predicate holds of floats that compare so; `None` if one is NaN.
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
