//! `math` on scalars and vectors: intrinsics of LLVM. Functions that LLVM lacks stay.

use dialects::arith::float_attr;
use dialects::{llvm, math};
use mlir::rewrite::Matched;
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::{Handle, Loc, Op, Type, Value};

use super::arith::fast_math;
use super::lanes::{
    is_array, keeps_its_floats, replace_float_lanes, replace_lanes, replace_lanes_anew, with_attributes_of,
};

/// Adds patterns for functions of floats, each with the intrinsic, its options and the operands.
macro_rules! add_float_patterns {
    ($patterns:ident: $($from:ident => $to:ident, $options:ident, $($operand:ident $at:literal),*;)*) => {$(
        $patterns.add(|op: Handle<math::$from<'_>>, x, rw| {
            let fastmath_flags = fast_math(op.view(rw).fastmath().value());
            replace_float_lanes(rw, *op, &[$(x.$operand()),*], |rw, loc, _, v| {
                llvm::$to::build_with(rw, loc, $(v[$at]),*, llvm::$options { fastmath_flags })
            })
        });
    )*};
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet, keep_log1p: bool) {
    add_float_patterns! { patterns:
        AbsFOp => FAbsOp, FAbsOpOptions, operand 0;
        CeilOp => FCeilOp, FCeilOpOptions, operand 0;
        FloorOp => FFloorOp, FFloorOpOptions, operand 0;
        TruncOp => FTruncOp, FTruncOpOptions, operand 0;
        RoundOp => RoundOp, RoundOpOptions, operand 0;
        RoundEvenOp => RoundEvenOp, RoundEvenOpOptions, operand 0;
        SqrtOp => SqrtOp, SqrtOpOptions, operand 0;
        ExpOp => ExpOp, ExpOpOptions, operand 0;
        Exp2Op => Exp2Op, Exp2OpOptions, operand 0;
        LogOp => LogOp, LogOpOptions, operand 0;
        Log2Op => Log2Op, Log2OpOptions, operand 0;
        Log10Op => Log10Op, Log10OpOptions, operand 0;
        SinOp => SinOp, SinOpOptions, operand 0;
        CosOp => CosOp, CosOpOptions, operand 0;
        TanOp => TanOp, TanOpOptions, operand 0;
        AsinOp => ASinOp, ASinOpOptions, operand 0;
        AcosOp => ACosOp, ACosOpOptions, operand 0;
        AtanOp => ATanOp, ATanOpOptions, operand 0;
        Atan2Op => ATan2Op, ATan2OpOptions, lhs 0, rhs 1;
        SinhOp => SinhOp, SinhOpOptions, operand 0;
        CoshOp => CoshOp, CoshOpOptions, operand 0;
        TanhOp => TanhOp, TanhOpOptions, operand 0;
        CopySignOp => CopySignOp, CopySignOpOptions, lhs 0, rhs 1;
        PowFOp => PowOp, PowOpOptions, lhs 0, rhs 1;
        FmaOp => FMAOp, FMAOpOptions, a 0, b 1, c 2;
    }
    patterns.add(integer_power).add(exp_less_one).add(inverse_root).add(sine_and_cosine);
    if !keep_log1p {
        patterns.add(log_of_one_more);
    }
    patterns.add(absolute).add(leading_zeros).add(trailing_zeros).add(ones).add(is_nan).add(is_finite);
}

/// One, as a float or a vector of floats.
fn one(rw: &mut Rewriter<'_>, loc: Loc, ty: Type) -> Value {
    let one = float_attr(rw.cx(), 1.0, ty).expect("the functions of floats are of floats");
    llvm::ConstantOp::build(rw, loc, ty, one)
}

/// The exponent of a vector is one number, too.
fn integer_power(op: Handle<math::FPowIOp>, x: math::FPowIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    if rw.cx().type_ref(rw.body().ty(x.rhs())).is_shaped() || is_array(rw.cx(), rw.body().ty(x.rhs())) {
        return Err(rw.no_match("LLVM has no power with a vector of exponents"));
    }
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    replace_float_lanes(rw, *op, &[x.lhs(), x.rhs()], |rw, loc, ty, v| {
        llvm::PowIOp::build_with(rw, loc, ty, v[0], v[1], llvm::PowIOpOptions { fastmath_flags })
    })
}

fn log_of_one_more(op: Handle<math::Log1pOp>, x: math::Log1pOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    replace_float_lanes(rw, *op, &[x.operand()], |rw, loc, ty, v| {
        let one = one(rw, loc, ty);
        let sum = llvm::FAddOp::build_with(rw, loc, one, v[0], llvm::FAddOpOptions { fastmath_flags });
        let sum = with_attributes_of(rw, *op, sum);
        llvm::LogOp::build_with(rw, loc, sum, llvm::LogOpOptions { fastmath_flags })
    })
}

fn exp_less_one(op: Handle<math::ExpM1Op>, x: math::ExpM1OpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    replace_float_lanes(rw, *op, &[x.operand()], |rw, loc, ty, v| {
        let one = one(rw, loc, ty);
        let exp = llvm::ExpOp::build_with(rw, loc, v[0], llvm::ExpOpOptions { fastmath_flags });
        let exp = with_attributes_of(rw, *op, exp);
        llvm::FSubOp::build_with(rw, loc, exp, one, llvm::FSubOpOptions { fastmath_flags })
    })
}

fn inverse_root(op: Handle<math::RsqrtOp>, x: math::RsqrtOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    replace_float_lanes(rw, *op, &[x.operand()], |rw, loc, ty, v| {
        let one = one(rw, loc, ty);
        let root = llvm::SqrtOp::build_with(rw, loc, v[0], llvm::SqrtOpOptions { fastmath_flags });
        let root = with_attributes_of(rw, *op, root);
        llvm::FDivOp::build_with(rw, loc, one, root, llvm::FDivOpOptions { fastmath_flags })
    })
}

fn sine_and_cosine(
    op: Handle<math::SincosOp>,
    x: math::SincosOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    keeps_its_floats(rw, *op)?;
    let loc = op.view(rw).loc();
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    let ty = rw.body().ty(x.operand());
    if is_array(rw.cx(), ty) {
        return Err(rw.no_match("vectors of several dimensions are not supported"));
    }
    let both = llvm::types::literal_struct(rw.cx(), &[ty, ty]);
    let options = llvm::SincosOpOptions { fastmath_flags };
    let both = llvm::SincosOp::build_with(rw, loc, both, x.operand(), options);
    let both = with_attributes_of(rw, *op, both);
    let parts = [0, 1].map(|at| llvm::ExtractValueOp::build(rw, loc, ty, both, &[at]));
    rw.replace_op(*op, &parts);
    Ok(())
}

fn absolute(op: Handle<math::AbsIOp>, x: math::AbsIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    replace_lanes_anew(rw, *op, &[x.operand()], |rw, loc, ty, v| llvm::AbsOp::build(rw, loc, ty, v[0], false))
}

fn leading_zeros(
    op: Handle<math::CountLeadingZerosOp>,
    x: math::CountLeadingZerosOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    replace_lanes_anew(rw, *op, &[x.operand()], |rw, loc, _, v| {
        llvm::CountLeadingZerosOp::build(rw, loc, v[0], false)
    })
}

fn trailing_zeros(
    op: Handle<math::CountTrailingZerosOp>,
    x: math::CountTrailingZerosOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    replace_lanes_anew(rw, *op, &[x.operand()], |rw, loc, _, v| {
        llvm::CountTrailingZerosOp::build(rw, loc, v[0], false)
    })
}

fn ones(op: Handle<math::CtPopOp>, x: math::CtPopOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    replace_lanes(rw, *op, &[x.operand()], |rw, loc, _, v| llvm::CtPopOp::build(rw, loc, v[0]))
}

/// Classes of floats, as the intrinsic numbers them: signaling and quiet NaNs.
const NANS: i64 = 0b11;
/// All but NaNs and infinities.
const FINITE: i64 = 0b1_1111_1000;

fn is_nan(op: Handle<math::IsNaNOp>, x: math::IsNaNOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    classify(rw, *op, x.operand(), NANS)
}

fn is_finite(op: Handle<math::IsFiniteOp>, x: math::IsFiniteOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    classify(rw, *op, x.operand(), FINITE)
}

fn classify(rw: &mut Rewriter<'_>, op: Op, value: Value, classes: i64) -> Matched {
    keeps_its_floats(rw, op)?;
    replace_lanes_anew(rw, op, &[value], |rw, loc, ty, v| llvm::IsFPClass::build(rw, loc, ty, v[0], classes))
}
