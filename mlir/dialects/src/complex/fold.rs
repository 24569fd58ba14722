//! Folds of inverse operations, neutral elements and known parts.
//!
//! Without flags, only exact folds are made: signed zeros, infinities, NaNs and rounding stay as they would be
//! computed. Fast-math flags permit more, if all operations that are folded away have them.

use mlir::floats::{Specials, Unpacked};
use mlir::hooks::{CanonicalizationPatterns, Fold};
use mlir::opdef::Folded;
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Attr, AttrKind, AttrRef, Op, OpRef, OpView, TypeKind, Value};

use super::{
    AddOp, ConjOp, ConstantOp, CreateOp, DivOp, ExpOp, FastMathFlags, ImOp, LogOp, MulOp, NegOp, ReOp, SubOp,
};
use crate::arith::NegFOp;
use crate::constant_ops::folds_to_value;

folds_to_value! { ConstantOp }

impl Fold for CreateOp<'_> {
    /// `create(re(x), im(x)) -> x`
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let re = op.value(self.real()).defined_by::<ReOp>()?.complex();
        let im = op.value(self.imaginary()).defined_by::<ImOp>()?.complex();
        (re == im).then(|| Folded::value(re)).flatten()
    }
}

/// A part of a constant, or an operand of `complex.create`.
fn part(op: OpRef<'_>, operands: &[Option<Attr>], index: usize) -> Option<Folded> {
    let constant = operands.first().copied().flatten();
    if let Some(&[re, im]) = constant.and_then(|value| op.cx().attr_ref(value).as_array()) {
        return Folded::attr([re, im][index]);
    }
    let create = op.value(op.operand(0)).defined_by::<CreateOp>()?;
    Folded::value(create.op_ref().operand(index))
}

/// `re(neg(create(x, y))) -> arith.negf x`, and the same for `im`.
fn part_of_negated(op: Op, rw: &mut PatternRewriter<'_>, index: usize) -> Matched {
    let negated = rw.defining::<NegOp>(rw.op(op).operand(0))?.complex();
    let part = rw.defining::<CreateOp>(negated)?.op_ref().operand(index);
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

/// Folds of operations that undo themselves.
macro_rules! own_inverses {
    ($($op:ident;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
                let inner = self.op_ref().value(self.complex()).defined_by::<$op<'_>>()?;
                Folded::value(inner.complex())
            }
        }
    )*};
}

own_inverses! {
    NegOp;
    ConjOp;
}

impl Fold for ExpOp<'_> {
    /// `exp(log x) -> x`, if rounding does not matter. The reverse holds only near the real axis: a number has many
    /// logarithms, and `log` gives one of them.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let inner = self.op_ref().value(self.complex()).defined_by::<LogOp>()?;
        let flags = self.fastmath() & inner.fastmath();
        flags.contains(FastMathFlags::REASSOC).then(|| Folded::value(inner.complex())).flatten()
    }
}

/// Whether a part is zero of this sign; a zero in a format without negative zero has either sign.
fn is_zero(part: AttrRef<'_>, negative: bool) -> bool {
    let (AttrKind::Float { bits, .. }, TypeKind::Float(kind)) = (part.kind(), part.ty().kind()) else {
        return false;
    };
    let format = kind.format();
    match format.unpack(*bits) {
        Unpacked::Finite { negative: sign, mantissa: 0, .. } => {
            sign == negative || !format.signed || format.specials == Specials::NegativeZero
        }
        _ => false,
    }
}

/// Whether a part is zero of either sign.
fn is_any_zero(part: AttrRef<'_>) -> bool {
    is_zero(part, false) || is_zero(part, true)
}

/// Whether a part is one.
fn is_one(part: AttrRef<'_>) -> bool {
    match (part.kind(), part.ty().kind()) {
        (AttrKind::Float { bits, .. }, TypeKind::Float(kind)) => *bits == kind.encode(1.0),
        _ => false,
    }
}

/// Whether a value is a `complex.constant` whose parts pass these tests.
fn is_constant(
    op: OpRef<'_>,
    value: Value,
    re: fn(AttrRef<'_>) -> bool,
    im: fn(AttrRef<'_>) -> bool,
) -> bool {
    let parts = || {
        let constant = op.value(value).defined_by::<ConstantOp>()?.value_attr();
        let &[first, second] = constant.as_array()? else { return None };
        Some(re(op.cx().attr_ref(first)) && im(op.cx().attr_ref(second)))
    };
    parts() == Some(true)
}

/// Whether a value is the zero whose addition, or subtraction, changes no number; either zero if signed zeros do not
/// matter.
fn is_neutral(op: OpRef<'_>, value: Value, flags: FastMathFlags, zero: fn(AttrRef<'_>) -> bool) -> bool {
    is_constant(op, value, zero, zero)
        || (flags.contains(FastMathFlags::NSZ) && is_constant(op, value, is_any_zero, is_any_zero))
}

/// The flags that permit `(x - y) + y -> x`: rounding, and the sign of a zero result, do not matter.
const UNDONE: FastMathFlags = FastMathFlags::REASSOC.union(FastMathFlags::NSZ);

/// The flags that permit `x * 1 -> x`: the product of an infinity and the imaginary part 0 is a NaN, and the product
/// of a negative number and 0 changes the sign of a zero.
const FINITE: FastMathFlags = FastMathFlags::NNAN.union(FastMathFlags::NSZ);

impl Fold for AddOp<'_> {
    /// `x + (-0, -0) -> x`; with flags `x + 0 -> x`, `(x - y) + y -> x`, `y + (x - y) -> x`.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        for (value, other) in [(self.lhs(), self.rhs()), (self.rhs(), self.lhs())] {
            let difference = op.value(value).defined_by::<SubOp>();
            if let Some(difference) = difference.filter(|difference| difference.rhs() == other)
                && (self.fastmath() & difference.fastmath()).contains(UNDONE)
            {
                return Folded::value(difference.lhs());
            }
        }
        let neutral = is_neutral(op, self.rhs(), self.fastmath(), |part| is_zero(part, true));
        neutral.then(|| Folded::value(self.lhs())).flatten()
    }
}

impl Fold for SubOp<'_> {
    /// `x - (0, 0) -> x`; with flags `x - 0 -> x`, `(x + y) - y -> x`.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let sum = op.value(self.lhs()).defined_by::<AddOp>();
        if let Some(sum) = sum.filter(|sum| sum.rhs() == self.rhs())
            && (self.fastmath() & sum.fastmath()).contains(UNDONE)
        {
            return Folded::value(sum.lhs());
        }
        let neutral = is_neutral(op, self.rhs(), self.fastmath(), |part| is_zero(part, false));
        neutral.then(|| Folded::value(self.lhs())).flatten()
    }
}

/// `x * 1 -> x`, `x / 1 -> x`, with flags.
fn fold_by_one(op: OpRef<'_>, flags: FastMathFlags) -> Option<Folded> {
    let is_neutral = flags.contains(FINITE) && is_constant(op, op.operand(1), is_one, is_any_zero);
    is_neutral.then(|| Folded::value(op.operand(0))).flatten()
}

impl Fold for MulOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        fold_by_one(self.op_ref(), self.fastmath())
    }
}

impl Fold for DivOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        fold_by_one(self.op_ref(), self.fastmath())
    }
}
