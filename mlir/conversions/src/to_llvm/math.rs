//! `math` on scalars: intrinsics of LLVM. Functions that LLVM lacks stay.

use dialects::llvm;
use dialects::math;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{AttrKind, Handle, Loc, TypeKind, Value};

use super::arith::{fast_math, keeps_its_float};

/// Adds patterns for functions of floats, each with the intrinsic, its options and the operands.
macro_rules! add_float_patterns {
    ($patterns:ident: $($from:ident => $to:ident, $options:ident, $($operand:ident),*;)*) => {$(
        $patterns.add(|op: Handle<math::$from<'_>>, x, rw| {
            add_float_patterns!(@check rw, op, x, $($operand),*);
            let loc = op.view(rw).loc();
            let options = llvm::$options { fastmath_flags: fast_math(op.view(rw).fastmath().value()) };
            let new = llvm::$to::build_with(rw, loc, $(x.$operand()),*, options);
            rw.replace_by(*op, new)
        });
    )*};
    (@check $rw:ident, $op:ident, $x:ident, $first:ident $(, $rest:ident)*) => {
        keeps_its_float($rw.op(*$op), $x.$first())?
    };
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    add_float_patterns! { patterns:
        AbsFOp => FAbsOp, FAbsOpOptions, operand;
        CeilOp => FCeilOp, FCeilOpOptions, operand;
        FloorOp => FFloorOp, FFloorOpOptions, operand;
        TruncOp => FTruncOp, FTruncOpOptions, operand;
        RoundOp => RoundOp, RoundOpOptions, operand;
        RoundEvenOp => RoundEvenOp, RoundEvenOpOptions, operand;
        SqrtOp => SqrtOp, SqrtOpOptions, operand;
        ExpOp => ExpOp, ExpOpOptions, operand;
        LogOp => LogOp, LogOpOptions, operand;
        SinOp => SinOp, SinOpOptions, operand;
        CosOp => CosOp, CosOpOptions, operand;
        TanOp => TanOp, TanOpOptions, operand;
        AsinOp => ASinOp, ASinOpOptions, operand;
        AcosOp => ACosOp, ACosOpOptions, operand;
        AtanOp => ATanOp, ATanOpOptions, operand;
        SinhOp => SinhOp, SinhOpOptions, operand;
        CoshOp => CoshOp, CoshOpOptions, operand;
        TanhOp => TanhOp, TanhOpOptions, operand;
        CopySignOp => CopySignOp, CopySignOpOptions, lhs, rhs;
        PowFOp => PowOp, PowOpOptions, lhs, rhs;
        FmaOp => FMAOp, FMAOpOptions, a, b, c;
    }
    patterns.add(integer_power).add(log_of_one_more).add(exp_less_one).add(inverse_root);
    patterns.add(absolute).add(leading_zeros).add(trailing_zeros).add(ones).add(is_nan).add(is_finite);
}

/// One, in the type of another float.
fn one(rw: &mut Rewriter<'_>, loc: Loc, like: Value) -> Result<Value, NoMatch> {
    let cx = rw.cx();
    let ty = cx.type_ref(rw.body().ty(like));
    let TypeKind::Float(kind) = *ty.kind() else { return Err(NoMatch) };
    let value = cx.attr(AttrKind::Float { bits: kind.encode(1.0), ty: ty.id() });
    Ok(llvm::ConstantOp::build(rw, loc, ty.id(), value))
}

fn integer_power(op: Handle<math::FPowIOp>, x: math::FPowIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    keeps_its_float(rw.op(*op), x.lhs())?;
    let loc = op.view(rw).loc();
    let options = llvm::PowIOpOptions { fastmath_flags: fast_math(op.view(rw).fastmath().value()) };
    let ty = rw.body().ty(x.lhs());
    let new = llvm::PowIOp::build_with(rw, loc, ty, x.lhs(), x.rhs(), options);
    rw.replace_by(*op, new)
}

fn log_of_one_more(op: Handle<math::Log1pOp>, x: math::Log1pOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    let one = one(rw, loc, x.operand())?;
    let sum = llvm::FAddOp::build_with(rw, loc, one, x.operand(), llvm::FAddOpOptions { fastmath_flags });
    let new = llvm::LogOp::build_with(rw, loc, sum, llvm::LogOpOptions { fastmath_flags });
    rw.replace_by(*op, new)
}

fn exp_less_one(op: Handle<math::ExpM1Op>, x: math::ExpM1OpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    let one = one(rw, loc, x.operand())?;
    let exp = llvm::ExpOp::build_with(rw, loc, x.operand(), llvm::ExpOpOptions { fastmath_flags });
    let new = llvm::FSubOp::build_with(rw, loc, exp, one, llvm::FSubOpOptions { fastmath_flags });
    rw.replace_by(*op, new)
}

fn inverse_root(op: Handle<math::RsqrtOp>, x: math::RsqrtOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    let one = one(rw, loc, x.operand())?;
    let root = llvm::SqrtOp::build_with(rw, loc, x.operand(), llvm::SqrtOpOptions { fastmath_flags });
    let new = llvm::FDivOp::build_with(rw, loc, one, root, llvm::FDivOpOptions { fastmath_flags });
    rw.replace_by(*op, new)
}

fn absolute(op: Handle<math::AbsIOp>, x: math::AbsIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let ty = rw.body().ty(x.operand());
    let new = llvm::AbsOp::build(rw, loc, ty, x.operand(), false);
    rw.replace_by(*op, new)
}

fn leading_zeros(
    op: Handle<math::CountLeadingZerosOp>,
    x: math::CountLeadingZerosOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let loc = op.view(rw).loc();
    let new = llvm::CountLeadingZerosOp::build(rw, loc, x.operand(), false);
    rw.replace_by(*op, new)
}

fn trailing_zeros(
    op: Handle<math::CountTrailingZerosOp>,
    x: math::CountTrailingZerosOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let loc = op.view(rw).loc();
    let new = llvm::CountTrailingZerosOp::build(rw, loc, x.operand(), false);
    rw.replace_by(*op, new)
}

fn ones(op: Handle<math::CtPopOp>, x: math::CtPopOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    let new = llvm::CtPopOp::build(rw, loc, x.operand());
    rw.replace_by(*op, new)
}

/// Classes of floats, as the intrinsic numbers them: signaling and quiet NaNs.
const NANS: i64 = 0b11;
/// All but NaNs and infinities.
const FINITE: i64 = 0b1_1111_1000;

fn is_nan(op: Handle<math::IsNaNOp>, x: math::IsNaNOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    classify(rw, loc, x.operand(), NANS).and_then(|new| rw.replace_by(*op, new))
}

fn is_finite(op: Handle<math::IsFiniteOp>, x: math::IsFiniteOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let loc = op.view(rw).loc();
    classify(rw, loc, x.operand(), FINITE).and_then(|new| rw.replace_by(*op, new))
}

fn classify(rw: &mut Rewriter<'_>, loc: Loc, value: Value, classes: i64) -> Result<Value, NoMatch> {
    // Floats that LLVM lacks are integers now.
    if !rw.cx().type_ref(rw.body().ty(value)).is_float() {
        return Err(NoMatch);
    }
    let ty = rw.cx().int_ty(1);
    Ok(llvm::IsFPClass::build(rw, loc, ty, value, classes))
}
