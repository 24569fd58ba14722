//! `index` on integers of 64 bits. Divisions that round up or down become those that round towards zero, corrected.

use dialects::index;
use dialects::llvm::{self, ICmpPredicate};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Adaptor, Handle, Loc, Type, TypeKind, Value};

use super::descriptor::WORD_BITS;
use super::lanes::with_attributes_of;

/// Adds patterns for operations on two numbers, each with the instruction.
macro_rules! add_binary_patterns {
    ($patterns:ident: $($from:ident => $to:ident;)*) => {$(
        $patterns.add(|op: Handle<index::$from<'_>>, x, rw| {
            let loc = op.view(rw).loc();
            let new = llvm::$to::build(rw, loc, x.lhs(), x.rhs());
            with_attributes_of(rw, *op, new);
            rw.replace_by(*op, new)
        });
    )*};
}

/// Adds patterns for divisions that round otherwise than instructions.
macro_rules! add_division_patterns {
    ($patterns:ident: $($from:ident => $divide:ident;)*) => {$(
        $patterns.add(|op: Handle<index::$from<'_>>, x, rw| {
            let loc = op.view(rw).loc();
            let new = $divide(rw, loc, x.lhs(), x.rhs());
            rw.replace_by(*op, new)
        });
    )*};
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    add_binary_patterns! { patterns:
        AddOp => AddOp;
        SubOp => SubOp;
        MulOp => MulOp;
        DivSOp => SDivOp;
        DivUOp => UDivOp;
        RemSOp => SRemOp;
        RemUOp => URemOp;
        MaxSOp => SMaxOp;
        MaxUOp => UMaxOp;
        MinSOp => SMinOp;
        MinUOp => UMinOp;
        ShlOp => ShlOp;
        ShrSOp => AShrOp;
        ShrUOp => LShrOp;
        AndOp => AndOp;
        OrOp => OrOp;
        XOrOp => XOrOp;
    }
    add_division_patterns! { patterns:
        CeilDivSOp => ceil_signed;
        CeilDivUOp => ceil_unsigned;
        FloorDivSOp => floor_signed;
    }
    patterns.add(compare).add(cast_signed).add(cast_unsigned).add(size).add(constant).add(truth);
}

/// A constant of the type of an index.
fn number(rw: &mut Rewriter<'_>, loc: Loc, value: i64) -> Value {
    let ty = rw.convert_type(rw.cx().index_ty()).unwrap_or(rw.cx().int_ty(WORD_BITS));
    let value = rw.cx().int_attr(value.into(), ty);
    llvm::ConstantOp::build(rw, loc, ty, value)
}

/// The quotient, rounded up: `(n + x) / m + 1` where both have the same sign, with -1 or 1 for `x`, or else `-(-n / m)`.
fn ceil_signed(rw: &mut Rewriter<'_>, loc: Loc, n: Value, m: Value) -> Value {
    let zero = number(rw, loc, 0);
    let one = number(rw, loc, 1);
    let minus_one = number(rw, loc, -1);
    let m_is_positive = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Sgt, m, zero);
    let nearer = llvm::SelectOp::build(rw, loc, m_is_positive, minus_one, one);
    let sum = llvm::AddOp::build(rw, loc, n, nearer);
    let quotient = llvm::SDivOp::build(rw, loc, sum, m);
    let above = llvm::AddOp::build(rw, loc, quotient, one);
    let negated = llvm::SubOp::build(rw, loc, zero, n);
    let quotient = llvm::SDivOp::build(rw, loc, negated, m);
    let below = llvm::SubOp::build(rw, loc, zero, quotient);
    let n_is_positive = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Sgt, n, zero);
    let same_sign = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Eq, n_is_positive, m_is_positive);
    let some = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Ne, n, zero);
    let is_above = llvm::AndOp::build(rw, loc, same_sign, some);
    llvm::SelectOp::build(rw, loc, is_above, above, below)
}

/// The quotient, rounded up: `(n - 1) / m + 1`, or 0 for 0.
fn ceil_unsigned(rw: &mut Rewriter<'_>, loc: Loc, n: Value, m: Value) -> Value {
    let zero = number(rw, loc, 0);
    let one = number(rw, loc, 1);
    let less = llvm::SubOp::build(rw, loc, n, one);
    let quotient = llvm::UDivOp::build(rw, loc, less, m);
    let above = llvm::AddOp::build(rw, loc, quotient, one);
    let none = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Eq, n, zero);
    llvm::SelectOp::build(rw, loc, none, zero, above)
}

/// The quotient, rounded down: `-1 - (x - n) / m` where the signs differ, with 1 or -1 for `x`, or else `n / m`.
fn floor_signed(rw: &mut Rewriter<'_>, loc: Loc, n: Value, m: Value) -> Value {
    let zero = number(rw, loc, 0);
    let one = number(rw, loc, 1);
    let minus_one = number(rw, loc, -1);
    let m_is_negative = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Slt, m, zero);
    let nearer = llvm::SelectOp::build(rw, loc, m_is_negative, one, minus_one);
    let difference = llvm::SubOp::build(rw, loc, nearer, n);
    let quotient = llvm::SDivOp::build(rw, loc, difference, m);
    let below = llvm::SubOp::build(rw, loc, minus_one, quotient);
    let towards_zero = llvm::SDivOp::build(rw, loc, n, m);
    let n_is_negative = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Slt, n, zero);
    let signs_differ = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Ne, n_is_negative, m_is_negative);
    let some = llvm::ICmpOp::build(rw, loc, ICmpPredicate::Ne, n, zero);
    let is_below = llvm::AndOp::build(rw, loc, signs_differ, some);
    llvm::SelectOp::build(rw, loc, is_below, below, towards_zero)
}

fn compare(op: Handle<index::CmpOp>, x: index::CmpOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    // The dialects number the predicates alike.
    let predicate = ICmpPredicate::from_value(op.view(rw).pred().value()).ok_or(NoMatch)?;
    let new = llvm::ICmpOp::build(rw, loc, predicate, x.lhs(), x.rhs());
    rw.replace_by(*op, new)
}

fn cast_signed(op: Handle<index::CastSOp>, x: index::CastSOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let [ty] = *rw.convert_result_types(*op)? else { return Err(NoMatch) };
    let new = match widths(rw, x.input(), ty)? {
        (from, to) if from < to => llvm::SExtOp::build(rw, loc, ty, x.input()),
        (from, to) if from > to => llvm::TruncOp::build(rw, loc, ty, x.input()),
        _ => x.input(),
    };
    rw.replace_by(*op, new)
}

fn cast_unsigned(op: Handle<index::CastUOp>, x: index::CastUOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let [ty] = *rw.convert_result_types(*op)? else { return Err(NoMatch) };
    let new = match widths(rw, x.input(), ty)? {
        (from, to) if from < to => llvm::ZExtOp::build(rw, loc, ty, x.input()),
        (from, to) if from > to => llvm::TruncOp::build(rw, loc, ty, x.input()),
        _ => x.input(),
    };
    rw.replace_by(*op, new)
}

/// The widths of two integers.
fn widths(rw: &Rewriter<'_>, from: Value, to: Type) -> Result<(u32, u32), NoMatch> {
    let width = |ty| match *rw.cx().type_ref(ty).kind() {
        TypeKind::Integer { width, .. } => Ok(width),
        _ => Err(NoMatch),
    };
    Ok((width(rw.body().ty(from))?, width(to)?))
}

fn size(op: Handle<index::SizeOfOp>, _: Adaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let [ty] = rw.convert_result_types(*op)?[..] else { return Err(NoMatch) };
    let bits = rw.cx().type_ref(ty).bit_width().ok_or(NoMatch)?;
    let new = number(rw, loc, bits.into());
    rw.replace_by(*op, new)
}

fn constant(
    op: Handle<index::ConstantOp>,
    _: index::ConstantOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let loc = op.view(rw).loc();
    let value = op.view(rw).value();
    let new = number(rw, loc, value);
    rw.replace_by(*op, new)
}

fn truth(
    op: Handle<index::BoolConstantOp>,
    _: index::BoolConstantOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let loc = op.view(rw).loc();
    let value = rw.cx().bool_attr(op.view(rw).value());
    let ty = rw.cx().int_ty(1);
    let new = llvm::ConstantOp::build(rw, loc, ty, value);
    rw.replace_by(*op, new)
}
