//! Folding of integer arithmetic.

use std::cell::Cell;

use mlir::hooks::Fold;
use mlir::interfaces::Speculatability;
use mlir::opdef::{FoldResult, Folded};
use mlir::rewrite::constant_value;
use mlir::{Attr, OpRef, OpView, Value};
use smallvec::smallvec;

use super::super::constants::{every, signed, splat, truncated, zip, zip_or_poison};
use super::super::{
    AddIOp, AddUIExtendedOp, AndIOp, CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp,
    IntegerOverflowFlags, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp,
    OrIOp, RemSIOp, RemUIOp, ShLIOp, ShRSIOp, ShRUIOp, SubIOp, XOrIOp,
};
use super::{complement, element, fold_ints, fold_unsigned, rhs_is, zero};

impl Fold for AddIOp<'_> {
    /// `x + 0 -> x`, `(x - y) + y -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if rhs_is(op, operands, 0) {
            return Folded::value(self.lhs());
        }
        for (sum, other) in [(self.lhs(), self.rhs()), (self.rhs(), self.lhs())] {
            if let Some(inner) = op.value(sum).defined_by::<SubIOp>().filter(|s| s.rhs() == other) {
                return Folded::value(inner.lhs());
            }
        }
        fold_ints(op, operands, op.ty(self.lhs()).id(), |a, b| Some(a.wrapping_add(b)))
    }
}

impl Fold for SubIOp<'_> {
    /// `x - x -> 0`, `x - 0 -> x`, `(x + y) - y -> x`, `(x + y) - x -> y`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let ty = op.ty(self.lhs());
        if self.lhs() == self.rhs() && (!ty.is_shaped() || ty.has_static_shape()) {
            return zero(op);
        }
        if rhs_is(op, operands, 0) {
            return Folded::value(self.lhs());
        }
        if let Some(sum) = op.value(self.lhs()).defined_by::<AddIOp>() {
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

impl Fold for MulIOp<'_> {
    /// `x * 0 -> 0`, `x * 1 -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if rhs_is(op, operands, 0) {
            return Folded::value(self.rhs());
        }
        if rhs_is(op, operands, 1) {
            return Folded::value(self.lhs());
        }
        fold_ints(op, operands, op.ty(self.lhs()).id(), |a, b| Some(a.wrapping_mul(b)))
    }
}

// Extended results.

/// Two constant results.
fn pair(low: Option<Attr>, high: Option<Attr>) -> Option<Folded> {
    Some(Folded::Results(smallvec![FoldResult::Attr(low?), FoldResult::Attr(high?)]))
}

impl Fold for AddUIExtendedOp<'_> {
    /// `x + 0 -> x, false`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let overflow = op.ty(self.overflow()).id();
        if rhs_is(op, operands, 0) {
            let none = splat(op.cx(), 0, overflow)?;
            return Some(Folded::Results(smallvec![FoldResult::Value(self.lhs()), FoldResult::Attr(none)]));
        }
        let ty = op.ty(self.lhs()).id();
        let width = element(op)?;
        let sum = |a: u128, b: u128| truncated(a.wrapping_add(b) as i128, width);
        let low = zip(op.cx(), operands, ty, |a, b| Some(sum(a, b)));
        pair(low, zip(op.cx(), operands, overflow, |a, b| Some(u128::from(sum(a, b) < a))))
    }
}

/// The upper half of a product of numbers of `width` bits, at most 64.
fn upper(product: i128, width: u32) -> Option<u128> {
    (width <= 64).then(|| truncated(product >> width, width))
}

impl Fold for MulSIExtendedOp<'_> {
    /// `x * 0 -> 0, 0`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let ty = op.ty(self.lhs()).id();
        let width = element(op)?;
        if rhs_is(op, operands, 0) {
            return pair(splat(op.cx(), 0, ty), splat(op.cx(), 0, ty));
        }
        let product = |a, b| signed(a, width).wrapping_mul(signed(b, width));
        let low = zip_or_poison(op.cx(), operands, ty, |a, b| Some(truncated(product(a, b), width)));
        pair(low, zip_or_poison(op.cx(), operands, ty, |a, b| upper(product(a, b), width)))
    }
}

impl Fold for MulUIExtendedOp<'_> {
    /// `x * 0 -> 0, 0`, `x * 1 -> x, 0`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let ty = op.ty(self.lhs()).id();
        let width = element(op)?;
        let none = splat(op.cx(), 0, ty);
        if rhs_is(op, operands, 0) {
            return pair(none, none);
        }
        if rhs_is(op, operands, 1) {
            let low = FoldResult::Value(self.lhs());
            let high = FoldResult::Attr(none?);
            return Some(Folded::Results(smallvec![low, high]));
        }
        let product = |a: u128, b: u128| a.wrapping_mul(b) as i128;
        let low = zip_or_poison(op.cx(), operands, ty, |a, b| Some(truncated(product(a, b), width)));
        pair(
            low,
            zip_or_poison(op.cx(), operands, ty, |a, b| {
                upper((product(a, b) as u128 >> width << width) as i128, width)
            }),
        )
    }
}

// Division.

/// Speculatable if the divisor is a constant whose elements all pass the test.
fn speculatable(op: OpRef<'_>, divisor: Value, test: fn(i128) -> bool) -> Speculatability {
    let divisor = constant_value(op.cx(), op.body(), divisor);
    if divisor.is_some_and(|d| every(op.cx(), d, test)) {
        Speculatability::Speculatable
    } else {
        Speculatability::NotSpeculatable
    }
}

/// `(x * y) / y -> x`, if the product has the flag that rules out this kind of overflow.
fn undone_product(op: OpRef<'_>, without: IntegerOverflowFlags) -> Option<Folded> {
    let product = op.value(op.operand(0)).defined_by::<MulIOp>()?;
    (product.overflow_flags().value() & without.value() == without.value()).then_some(())?;
    match (product.lhs(), product.rhs(), op.operand(1)) {
        (factor, other, divisor) if factor == divisor => Folded::value(other),
        (other, factor, divisor) if factor == divisor => Folded::value(other),
        _ => None,
    }
}

/// The quotient rounded towards negative infinity.
fn floor(a: i128, b: i128) -> i128 {
    let quotient = a / b;
    quotient - i128::from(a % b != 0 && (a < 0) != (b < 0))
}

/// The quotient rounded towards positive infinity.
fn ceil(a: i128, b: i128) -> i128 {
    let quotient = a / b;
    quotient + i128::from(a % b != 0 && (a < 0) == (b < 0))
}

impl DivUIOp<'_> {
    /// Speculatable if the divisor is a constant without an element 0.
    pub fn speculatability(self) -> Speculatability {
        speculatable(self.op_ref(), self.rhs(), |n| n != 0)
    }
}

impl Fold for DivUIOp<'_> {
    /// `x / 1 -> x`, `(x * y) / y -> x`, and constants, unless a divisor is zero.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if rhs_is(op, operands, 1) {
            return Folded::value(self.lhs());
        }
        if let Some(factor) = undone_product(op, IntegerOverflowFlags::NUW) {
            return Some(factor);
        }
        fold_unsigned(op, operands, u128::checked_div)
    }
}

impl DivSIOp<'_> {
    /// Speculatable if the divisor is a constant without an element 0 or -1.
    pub fn speculatability(self) -> Speculatability {
        speculatable(self.op_ref(), self.rhs(), |n| n != 0 && n != -1)
    }
}

impl Fold for DivSIOp<'_> {
    /// `x / 1 -> x`, and constants, unless the quotient is undefined: a division by zero, or of the least number by
    /// -1.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if rhs_is(op, operands, 1) {
            return Folded::value(self.lhs());
        }
        if let Some(factor) = undone_product(op, IntegerOverflowFlags::NSW) {
            return Some(factor);
        }
        let least = i128::MIN >> (128 - element(op)?);
        let defined = |a: i128, b: i128| b != 0 && (b != -1 || a != least);
        fold_ints(op, operands, op.ty(self.lhs()).id(), |a, b| defined(a, b).then(|| a / b))
    }
}

impl CeilDivUIOp<'_> {
    /// Speculatable if the divisor is a constant without an element 0.
    pub fn speculatability(self) -> Speculatability {
        speculatable(self.op_ref(), self.rhs(), |n| n != 0)
    }
}

impl Fold for CeilDivUIOp<'_> {
    /// `x / 1 -> x`, and constants, unless a divisor is zero.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if rhs_is(op, operands, 1) {
            return Folded::value(self.lhs());
        }
        fold_unsigned(op, operands, |a, b| (b != 0).then(|| a.div_ceil(b)))
    }
}

impl CeilDivSIOp<'_> {
    /// Speculatable if the divisor is a constant without an element 0 or -1.
    pub fn speculatability(self) -> Speculatability {
        speculatable(self.op_ref(), self.rhs(), |n| n != 0 && n != -1)
    }
}

impl Fold for CeilDivSIOp<'_> {
    /// `x / 1 -> x`, and constants, unless the quotient is undefined. As in MLIR, the least number is not folded.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if rhs_is(op, operands, 1) {
            return Folded::value(self.lhs());
        }
        let least = i128::MIN >> (128 - element(op)?);
        let divide = |a: i128, b: i128| match (a, b) {
            (_, 0) => None,
            (0, _) => Some(0),
            _ => (a != least && b != least).then(|| ceil(a, b)),
        };
        fold_ints(op, operands, op.ty(self.lhs()).id(), divide)
    }
}

impl Fold for FloorDivSIOp<'_> {
    /// `x / 1 -> x`, and constants, unless the last element is undefined. Other undefined elements can have any
    /// value; they get MLIR's.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if rhs_is(op, operands, 1) {
            return Folded::value(self.lhs());
        }
        let least = i128::MIN >> (128 - element(op)?);
        let undefined = Cell::new(false);
        let divide = |a: i128, b: i128| {
            undefined.set(b == 0 || (b == -1 && a == least));
            Some(match b {
                0 => a,
                -1 => a.wrapping_neg(),
                _ => floor(a, b),
            })
        };
        fold_ints(op, operands, op.ty(self.lhs()).id(), divide).filter(|_| !undefined.get())
    }
}

impl Fold for RemUIOp<'_> {
    /// `x % 1 -> 0`, and constants, unless a divisor is zero.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if rhs_is(op, operands, 1) {
            return zero(op);
        }
        fold_unsigned(op, operands, u128::checked_rem)
    }
}

impl Fold for RemSIOp<'_> {
    /// `x % 1 -> 0`, and constants, unless a divisor is zero.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if rhs_is(op, operands, 1) {
            return zero(op);
        }
        let remainder = |a: i128, b: i128| (b != 0).then(|| a.wrapping_rem(b));
        fold_ints(op, operands, op.ty(self.lhs()).id(), remainder)
    }
}

// Bits.

impl Fold for AndIOp<'_> {
    /// `x & 0 -> 0`, `x & -1 -> x`, `x & ~x -> 0`, `(x & y) & x -> x & y`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let lhs = self.lhs();
        let rhs = self.rhs();
        if rhs_is(op, operands, 0) {
            return Folded::value(rhs);
        }
        if rhs_is(op, operands, -1) {
            return Folded::value(lhs);
        }
        for (value, other) in [(rhs, lhs), (lhs, rhs)] {
            if complement(op, value).is_some_and(|(of, _)| of == other) {
                return zero(op);
            }
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            let and = op.value(inner).defined_by::<AndIOp>();
            if and.is_some_and(|and| and.lhs() == other || and.rhs() == other) {
                return Folded::value(inner);
            }
        }
        fold_unsigned(op, operands, |a, b| Some(a & b))
    }
}

impl Fold for OrIOp<'_> {
    /// `x | 0 -> x`, `x | -1 -> -1`, `x | ~x -> -1`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let lhs = self.lhs();
        let rhs = self.rhs();
        if rhs_is(op, operands, 0) {
            return Folded::value(lhs);
        }
        if rhs_is(op, operands, -1) {
            // As in MLIR, this is a new constant, which may end up elsewhere than the operand.
            return Folded::attr(operands.get(1).copied().flatten()?);
        }
        for (value, other) in [(rhs, lhs), (lhs, rhs)] {
            if let Some((_, ones)) = complement(op, value).filter(|(of, _)| *of == other) {
                return Folded::value(ones);
            }
        }
        fold_unsigned(op, operands, |a, b| Some(a | b))
    }
}

impl Fold for XOrIOp<'_> {
    /// `x ^ 0 -> x`, `x ^ x -> 0`, `(x ^ y) ^ y -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let lhs = self.lhs();
        let rhs = self.rhs();
        if rhs_is(op, operands, 0) {
            return Folded::value(lhs);
        }
        if lhs == rhs {
            return zero(op);
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            let Some(xor) = op.value(inner).defined_by::<XOrIOp>() else { continue };
            if xor.rhs() == other {
                return Folded::value(xor.lhs());
            }
            if xor.lhs() == other {
                return Folded::value(xor.rhs());
            }
        }
        fold_unsigned(op, operands, |a, b| Some(a ^ b))
    }
}

/// `x shifted by 0 -> x`, and constants, unless the last element is shifted by its width or more; other such elements
/// can have any value. `shift` gets the element as an unsigned and as a signed number.
fn fold_shift(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    shift: fn(u128, i128, u32) -> u128,
) -> Option<Folded> {
    if rhs_is(op, operands, 0) {
        return Folded::value(op.operand(0));
    }
    let width = element(op)?;
    let bounded = Cell::new(false);
    let compute = |a, by| {
        let by = u32::try_from(by).ok().filter(|&by| by < width);
        bounded.set(by.is_some());
        let a_signed = signed(a, width);
        Some(match by {
            Some(by) => truncated(shift(a, a_signed, by) as i128, width),
            // A shift by the width leaves zero, or only the sign.
            None => {
                truncated(shift(shift(a, a_signed, width - 1), a_signed >> (width - 1), 1) as i128, width)
            }
        })
    };
    let folded = zip(op.cx(), operands, op.ty(op.operand(0)).id(), compute)?;
    bounded.get().then(|| Folded::attr(folded))?
}

impl Fold for ShLIOp<'_> {
    /// `x << 0 -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_shift(self.op_ref(), operands, |a, _, by| a << by)
    }
}

impl Fold for ShRUIOp<'_> {
    /// `x >> 0 -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_shift(self.op_ref(), operands, |a, _, by| a >> by)
    }
}

impl Fold for ShRSIOp<'_> {
    /// `x >> 0 -> x`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_shift(self.op_ref(), operands, |_, a, by| (a >> by) as u128)
    }
}

// Extrema.

/// `max(x, x) -> x`, `max(x, greatest) -> greatest`, `max(x, least) -> x`, and constants; likewise for the minimum.
fn fold_extremum(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    (absorbing, neutral): (i128, i128),
    fold: impl FnOnce() -> Option<Folded>,
) -> Option<Folded> {
    let lhs = op.operand(0);
    let rhs = op.operand(1);
    if lhs == rhs {
        return Folded::value(rhs);
    }
    if rhs_is(op, operands, absorbing) {
        return Folded::value(rhs);
    }
    if rhs_is(op, operands, neutral) {
        return Folded::value(lhs);
    }
    fold()
}

/// The least and the greatest signed number of the operands' type.
fn signed_limits(op: OpRef<'_>) -> Option<(i128, i128)> {
    let least = i128::MIN >> (128 - element(op)?);
    Some((least, !least))
}

impl Fold for MaxSIOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (least, greatest) = signed_limits(op)?;
        let ty = op.ty(self.lhs()).id();
        let constants = || fold_ints(op, operands, ty, |a, b| Some(a.max(b)));
        fold_extremum(op, operands, (greatest, least), constants)
    }
}

impl Fold for MinSIOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (least, greatest) = signed_limits(op)?;
        let ty = op.ty(self.lhs()).id();
        let constants = || fold_ints(op, operands, ty, |a, b| Some(a.min(b)));
        fold_extremum(op, operands, (least, greatest), constants)
    }
}

impl Fold for MaxUIOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let constants = || fold_unsigned(op, operands, |a, b| Some(a.max(b)));
        fold_extremum(op, operands, (-1, 0), constants)
    }
}

impl Fold for MinUIOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let constants = || fold_unsigned(op, operands, |a, b| Some(a.min(b)));
        fold_extremum(op, operands, (0, -1), constants)
    }
}
