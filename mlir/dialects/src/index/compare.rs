//! Comparisons of indices.

use mlir::Attr;
use mlir::hooks::{Canonicalize, Fold};
use mlir::opdef::Folded;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{Handle, OpRef, OpView};

use super::fold::number;
use super::{CmpOp, IndexCmpPredicate, MaxSOp, MaxUOp, MinSOp, MinUOp, SubOp};
use crate::matching::constant_index;
use crate::rewriting::check;

/// A range of indices, both as signed and as unsigned numbers.
#[derive(Clone, Copy)]
struct Range {
    signed: (i64, i64),
    unsigned: (u64, u64),
}

impl Range {
    fn of_signed(low: i64, high: i64, width: u32) -> Self {
        let mask = u64::MAX >> (64 - width);
        // A range that crosses zero includes both ends of the unsigned numbers.
        let unsigned =
            if (low < 0) == (high < 0) { (low as u64 & mask, high as u64 & mask) } else { (0, mask) };
        Range { signed: (low, high), unsigned }
    }

    fn of_unsigned(low: u64, high: u64, width: u32) -> Self {
        let sign = |n: u64| n >> (width - 1) & 1 == 1;
        let signed = if sign(low) == sign(high) {
            (extended(low, width), extended(high, width))
        } else {
            (i64::MIN >> (64 - width), i64::MAX >> (64 - width))
        };
        Range { signed, unsigned: (low, high) }
    }

    fn constant(self) -> bool {
        self.signed.0 == self.signed.1 || self.unsigned.0 == self.unsigned.1
    }

    /// Whether a predicate holds between all numbers of two ranges.
    fn always(self, predicate: IndexCmpPredicate, other: Range) -> bool {
        use IndexCmpPredicate as P;
        let all = |predicate| self.always(predicate, other);
        match predicate {
            P::EQ => self.constant() && other.constant() && self.unsigned.0 == other.unsigned.0,
            P::NE => (all(P::SLT) || all(P::SGT)) && (all(P::ULT) || all(P::UGT)),
            P::SLT => self.signed.1 < other.signed.0,
            P::SLE => self.signed.1 <= other.signed.0,
            P::SGT | P::SGE | P::UGT | P::UGE => other.always(swapped(predicate), self),
            P::ULT => self.unsigned.1 < other.unsigned.0,
            P::ULE => self.unsigned.1 <= other.unsigned.0,
        }
    }
}

/// Sign-extends the lowest `width` bits.
fn extended(value: u64, width: u32) -> i64 {
    ((value << (64 - width)) as i64) >> (64 - width)
}

/// The predicate for swapped operands.
fn swapped(predicate: IndexCmpPredicate) -> IndexCmpPredicate {
    use IndexCmpPredicate as P;
    match predicate {
        P::EQ | P::NE => predicate,
        P::SLT => P::SGT,
        P::SLE => P::SGE,
        P::SGT => P::SLT,
        P::SGE => P::SLE,
        P::ULT => P::UGT,
        P::ULE => P::UGE,
        P::UGT => P::ULT,
        P::UGE => P::ULE,
    }
}

/// The negated predicate.
fn inverted(predicate: IndexCmpPredicate) -> IndexCmpPredicate {
    use IndexCmpPredicate as P;
    match predicate {
        P::EQ => P::NE,
        P::NE => P::EQ,
        P::SLT => P::SGE,
        P::SLE => P::SGT,
        P::SGT => P::SLE,
        P::SGE => P::SLT,
        P::ULT => P::UGE,
        P::ULE => P::UGT,
        P::UGT => P::ULE,
        P::UGE => P::ULT,
    }
}

/// The range of a maximum or minimum with a constant, if indices have `width` bits.
fn limited(op: OpRef<'_>, constant: i64, width: u32) -> Option<Range> {
    let least = i64::MIN >> (64 - width);
    let greatest = i64::MAX >> (64 - width);
    let most = u64::MAX >> (64 - width);
    let signed = extended(constant as u64, width);
    let unsigned = constant as u64 & most;
    match () {
        () if op.is::<MinSOp>() => Some(Range::of_signed(least, signed, width)),
        () if op.is::<MinUOp>() => Some(Range::of_unsigned(0, unsigned, width)),
        () if op.is::<MaxSOp>() => Some(Range::of_signed(signed, greatest, width)),
        () if op.is::<MaxUOp>() => Some(Range::of_unsigned(unsigned, most, width)),
        () => None,
    }
}

/// The result of a comparison, if it is the same for all numbers of a range.
fn evaluate(predicate: IndexCmpPredicate, range: Range, constant: i64, width: u32) -> Option<bool> {
    let constant = extended(constant as u64, width);
    let constant = Range::of_signed(constant, constant, width);
    if range.always(predicate, constant) {
        return Some(true);
    }
    range.always(inverted(predicate), constant).then_some(false)
}

impl CmpOp<'_> {
    fn known(self, op: OpRef<'_>, operands: &[Option<Attr>]) -> Option<bool> {
        use IndexCmpPredicate as P;
        let predicate = self.pred();
        let rhs = number(op, operands, 1);
        let both = |of: &dyn Fn(u32) -> Option<bool>| of(64).filter(|&wide| of(32) == Some(wide));
        if let (Some(lhs), Some(rhs)) = (number(op, operands, 0), rhs) {
            let point = |width| {
                let lhs = extended(lhs as u64, width);
                evaluate(predicate, Range::of_signed(lhs, lhs, width), rhs, width)
            };
            if let Some(known) = both(&point) {
                return Some(known);
            }
        }
        if let (Some(inner), Some(rhs)) = (op.value(self.lhs()).defining_op(), rhs)
            && inner.num_operands() == 2
            && let Some(limit) = constant_index(op, inner.operand(1))
        {
            let range = |width| evaluate(predicate, limited(inner, limit, width)?, rhs, width);
            if let Some(known) = both(&range) {
                return Some(known);
            }
        }
        let with_equal = matches!(predicate, P::EQ | P::SLE | P::SGE | P::ULE | P::UGE);
        (self.lhs() == self.rhs()).then_some(with_equal)
    }
}

impl Fold for CmpOp<'_> {
    /// Constants, a maximum or minimum compared with a constant, and a value compared with itself.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let known = self.known(op, operands)?;
        Folded::attr(op.cx().bool_attr(known))
    }
}

impl Canonicalize for CmpOp<'_> {
    /// `a - b op 0 -> a op b`
    fn canonicalize(root: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Matched {
        let compare = root.view(rw);
        let op = compare.op_ref();
        let is_zero = |value| constant_index(op, value) == Some(0);
        let right = is_zero(compare.rhs());
        check(right || is_zero(compare.lhs()))?;
        let other = if right { compare.lhs() } else { compare.rhs() };
        let difference = op.value(other).defined_by::<SubOp>().ok_or(NoMatch)?;
        let a = difference.lhs();
        let b = difference.rhs();
        let (lhs, rhs) = if right { (a, b) } else { (b, a) };
        let predicate = compare.pred();
        rw.replace_with(*root, |rw, loc| CmpOp::build(rw, loc, predicate, lhs, rhs))
    }
}
