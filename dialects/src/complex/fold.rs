//! Folds of inverse operations, neutral elements and known parts.

use mlir::floats::Unpacked;
use mlir::hooks::{CanonicalizationPatterns, Fold};
use mlir::opdef::Folded;
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Attr, AttrKind, AttrRef, Op, OpRef, OpView, TypeKind, Value};

use super::{AddOp, ConjOp, ConstantOp, CreateOp, DivOp, ExpOp, ImOp, LogOp, MulOp, NegOp, ReOp, SubOp};
use crate::arith::NegFOp;
use crate::constant_ops::folds_to_value;

folds_to_value! { ConstantOp }

impl Fold for CreateOp<'_> {
    /// `create(re(x), im(x)) -> x`
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let re = op.value(self.real()).defined_by::<ReOp<'_>>()?.complex();
        let im = op.value(self.imaginary()).defined_by::<ImOp<'_>>()?.complex();
        (re == im).then(|| Folded::value(re)).flatten()
    }
}

/// A part of a constant, or an operand of `complex.create`.
fn part(op: OpRef<'_>, operands: &[Option<Attr>], index: usize) -> Option<Folded> {
    let constant = operands.first().copied().flatten();
    if let Some(&[re, im]) = constant.and_then(|value| op.cx().attr_ref(value).as_array()) {
        return Folded::attr([re, im][index]);
    }
    let create = op.value(op.operand(0)).defined_by::<CreateOp<'_>>()?;
    Folded::value(create.op_ref().operand(index))
}

/// `re(neg(create(x, y))) -> arith.negf x`, and the same for `im`.
fn part_of_negated(op: Op, rw: &mut PatternRewriter<'_>, index: usize) -> Matched {
    let negated = rw.defining::<NegOp<'_>>(rw.op(op).operand(0))?.complex();
    let part = rw.defining::<CreateOp<'_>>(negated)?.op_ref().operand(index);
    rw.replace_with(op, |rw, loc| NegFOp::build(rw, loc, part))
}

/// Folds and patterns of operations that take a part of a number.
macro_rules! parts {
    ($($op:ident: $index:expr;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
                part(self.op_ref(), operands, $index)
            }
        }

        impl CanonicalizationPatterns for $op<'_> {
            fn canonicalization_patterns(patterns: &mut PatternSet) {
                patterns.add_fn(Self::NAME, |op, rw| part_of_negated(op, rw, $index));
            }
        }
    )*};
}

parts! {
    ReOp: 0;
    ImOp: 1;
}

/// Folds of operations that undo each other.
macro_rules! inverses {
    ($($op:ident undoes $inverse:ident;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
                let inner = self.op_ref().value(self.complex()).defined_by::<$inverse<'_>>()?;
                Folded::value(inner.complex())
            }
        }
    )*};
}

inverses! {
    NegOp undoes NegOp;
    ConjOp undoes ConjOp;
    LogOp undoes ExpOp;
    ExpOp undoes LogOp;
}

/// Whether a part is zero of either sign.
fn is_zero(part: AttrRef<'_>) -> bool {
    match (part.kind(), part.ty().kind()) {
        (AttrKind::Float { bits, .. }, TypeKind::Float(kind)) => {
            matches!(kind.format().unpack(*bits), Unpacked::Finite { mantissa: 0, .. })
        }
        _ => false,
    }
}

/// Whether a part is one.
fn is_one(part: AttrRef<'_>) -> bool {
    match (part.kind(), part.ty().kind()) {
        (AttrKind::Float { bits, .. }, TypeKind::Float(kind)) => *bits == kind.encode(1.0),
        _ => false,
    }
}

/// Whether a constant is real and its real part passes the test.
fn is_real(value: AttrRef<'_>, test: fn(AttrRef<'_>) -> bool) -> bool {
    let Some(&[re, im]) = value.as_array() else { return false };
    test(value.cx().attr_ref(re)) && is_zero(value.cx().attr_ref(im))
}

/// Whether a value is a `complex.constant` that is real and whose real part passes the test.
fn is_constant(op: OpRef<'_>, value: Value, test: fn(AttrRef<'_>) -> bool) -> bool {
    op.value(value)
        .defined_by::<ConstantOp<'_>>()
        .is_some_and(|constant| is_real(constant.value_attr(), test))
}

impl Fold for AddOp<'_> {
    /// `(x - y) + y -> x`, `y + (x - y) -> x`, `x + 0 -> x`
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        for (value, other) in [(self.lhs(), self.rhs()), (self.rhs(), self.lhs())] {
            let difference = op.value(value).defined_by::<SubOp<'_>>();
            if let Some(difference) = difference.filter(|difference| difference.rhs() == other) {
                return Folded::value(difference.lhs());
            }
        }
        is_constant(op, self.rhs(), is_zero).then(|| Folded::value(self.lhs())).flatten()
    }
}

impl Fold for SubOp<'_> {
    /// `(x + y) - y -> x`, `x - 0 -> x`
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let sum = op.value(self.lhs()).defined_by::<AddOp<'_>>();
        if let Some(sum) = sum.filter(|sum| sum.rhs() == self.rhs()) {
            return Folded::value(sum.lhs());
        }
        is_constant(op, self.rhs(), is_zero).then(|| Folded::value(self.lhs())).flatten()
    }
}

impl Fold for MulOp<'_> {
    /// `x * 1 -> x`
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        is_constant(self.op_ref(), self.rhs(), is_one).then(|| Folded::value(self.lhs())).flatten()
    }
}

impl Fold for DivOp<'_> {
    /// `x / 1 -> x`
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let divisor = self.cx().attr_ref(operands.get(1).copied().flatten()?);
        is_real(divisor, is_one).then(|| Folded::value(self.lhs())).flatten()
    }
}
