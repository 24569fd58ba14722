//! `arith`: an instruction for each operation, on scalars and vectors. Divisions that round up or down are first expanded.

use std::cmp::Ordering;

use dialects::arith::{self, integer_attr};
use dialects::llvm::{
    self, FCmpPredicate, FPExceptionBehavior, FastmathFlags, ICmpPredicate, IntegerOverflowFlags,
    RoundingMode,
};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Attr, AttrRef, Handle, Loc, Op, Type, Value};

use super::lanes::{
    is_array, keeps_its_floats, replace_float_lanes, replace_lanes, replace_lanes_anew, with_attributes_of,
};
use crate::rounded_divisions;

/// Adds patterns for operations on two floats, each with the instruction and its options.
macro_rules! add_float_patterns {
    ($patterns:ident: $($from:ident => $to:ident, $options:ident;)*) => {$(
        $patterns.add(|op: Handle<arith::$from<'_>>, x, rw| {
            let fastmath_flags = fast_math(op.view(rw).fastmath().value());
            replace_float_lanes(rw, *op, &[x.lhs(), x.rhs()], |rw, loc, _, v| {
                llvm::$to::build_with(rw, loc, v[0], v[1], llvm::$options { fastmath_flags })
            })
        });
    )*};
}

/// Adds patterns for operations on two integers, each with the instruction, and with its options if it has flags: whether
/// it wraps, or whether it is exact.
macro_rules! add_integer_patterns {
    ($patterns:ident: $($from:ident => $to:ident $(, $flag:ident: $options:ident)?;)*) => {$(
        $patterns.add(|op: Handle<arith::$from<'_>>, x, rw| {
            $(let $flag = add_integer_patterns!(@flag $flag, op.view(rw));)?
            replace_lanes(rw, *op, &[x.lhs(), x.rhs()], |rw, loc, _, v| {
                add_integer_patterns!(@build $to, rw, loc, v $(, $flag: $options)?)
            })
        });
    )*};
    (@flag overflow_flags, $view:expr) => { overflow($view.overflow_flags()) };
    (@flag is_exact, $view:expr) => { $view.is_exact() };
    (@build $to:ident, $rw:ident, $loc:ident, $v:ident) => { llvm::$to::build($rw, $loc, $v[0], $v[1]) };
    (@build $to:ident, $rw:ident, $loc:ident, $v:ident, $flag:ident: $options:ident) => {
        llvm::$to::build_with($rw, $loc, $v[0], $v[1], llvm::$options { $flag })
    };
}

/// Adds patterns for casts, each with the function that replaces the operation.
macro_rules! add_cast_patterns {
    ($patterns:ident: $($from:ident => $to:ident, $replace:ident;)*) => {$(
        $patterns.add(|op: Handle<arith::$from<'_>>, x, rw| {
            $replace(rw, *op, &[x.in_()], |rw, loc, ty, v| llvm::$to::build(rw, loc, ty, v[0]))
        });
    )*};
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet) {
    add_float_patterns! { patterns:
        AddFOp => FAddOp, FAddOpOptions;
        SubFOp => FSubOp, FSubOpOptions;
        MulFOp => FMulOp, FMulOpOptions;
        DivFOp => FDivOp, FDivOpOptions;
        RemFOp => FRemOp, FRemOpOptions;
        MaximumFOp => MaximumOp, MaximumOpOptions;
        MinimumFOp => MinimumOp, MinimumOpOptions;
        MaxNumFOp => MaxNumOp, MaxNumOpOptions;
        MinNumFOp => MinNumOp, MinNumOpOptions;
    }
    add_integer_patterns! { patterns:
        AddIOp => AddOp, overflow_flags: AddOpOptions;
        SubIOp => SubOp, overflow_flags: SubOpOptions;
        MulIOp => MulOp, overflow_flags: MulOpOptions;
        AndIOp => AndOp;
        OrIOp => OrOp;
        XOrIOp => XOrOp;
        ShLIOp => ShlOp, overflow_flags: ShlOpOptions;
        ShRSIOp => AShrOp, is_exact: AShrOpOptions;
        ShRUIOp => LShrOp, is_exact: LShrOpOptions;
        DivSIOp => SDivOp, is_exact: SDivOpOptions;
        DivUIOp => UDivOp, is_exact: UDivOpOptions;
        RemSIOp => SRemOp;
        RemUIOp => URemOp;
        MaxSIOp => SMaxOp;
        MinSIOp => SMinOp;
        MaxUIOp => UMaxOp;
        MinUIOp => UMinOp;
    }
    add_cast_patterns! { patterns:
        ExtSIOp => SExtOp, replace_lanes;
        ExtUIOp => ZExtOp, replace_lanes;
        SIToFPOp => SIToFPOp, replace_float_lanes;
        UIToFPOp => UIToFPOp, replace_float_lanes;
        FPToSIOp => FPToSIOp, replace_float_lanes;
        FPToUIOp => FPToUIOp, replace_float_lanes;
    }
    patterns
        .add(constant)
        .add(bitcast)
        .add(extend)
        .add(narrow)
        .add(truncate)
        .add(index_cast)
        .add(unsigned_index_cast);
    patterns.add(negate).add(compare).add(compare_floats).add(select);
    patterns.add(add_extended).add(mul_extended).add(unsigned_mul_extended);
    rounded_divisions::patterns(patterns);
}

/// Flags by their bits. The flag `reassoc` is the first bit in `arith` and `math`, and the last of seven in the llvm dialect.
pub(super) fn fast_math(bits: i64) -> Option<FastmathFlags> {
    let bits = Some(bits).filter(|&bits| bits != 0)?;
    FastmathFlags::from_value(bits >> 1 | (bits & 1) << 6)
}

/// Both dialects number the flags in the same way.
fn overflow(flags: arith::IntegerOverflowFlags) -> Option<IntegerOverflowFlags> {
    IntegerOverflowFlags::from_value(flags.value())
}

fn constant(
    op: Handle<arith::ConstantOp>,
    _: arith::ConstantOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let value = op.view(rw).value().id();
    replace_lanes(rw, *op, &[], |rw, loc, ty, _| llvm::ConstantOp::build(rw, loc, ty, value))
}

/// Nothing, if the llvm dialect has one type for both.
fn bitcast(op: Handle<arith::BitcastOp>, x: arith::BitcastOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let [ty] = rw.convert_result_types(*op)?[..] else { return Err(NoMatch) };
    if rw.body().ty(x.in_()) == ty {
        return rw.replace_by(*op, x.in_());
    }
    replace_lanes(rw, *op, &[x.in_()], |rw, loc, ty, v| llvm::BitcastOp::build(rw, loc, ty, v[0]))
}

fn extend(op: Handle<arith::ExtFOp>, x: arith::ExtFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let flags = op.view(rw).fastmath_attr().map(AttrRef::id);
    cast_floats(rw, *op, x.in_(), flags, |rw, loc, ty, value| llvm::FPExtOp::build(rw, loc, ty, value))
}

/// Other roundings than that of every instruction, to the nearest number, are for an intrinsic.
fn narrow(op: Handle<arith::TruncFOp>, x: arith::TruncFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let flags = view.fastmath_attr().map(AttrRef::id);
    let rounding = view.roundingmode().map(|mode| match mode {
        arith::RoundingMode::ToNearestEven => RoundingMode::NearestTiesToEven,
        arith::RoundingMode::Downward => RoundingMode::TowardNegative,
        arith::RoundingMode::Upward => RoundingMode::TowardPositive,
        arith::RoundingMode::TowardZero => RoundingMode::TowardZero,
        arith::RoundingMode::ToNearestAway => RoundingMode::NearestTiesToAway,
    });
    cast_floats(rw, *op, x.in_(), flags, |rw, loc, ty, value| match rounding {
        None => llvm::FPTruncOp::build(rw, loc, ty, value),
        Some(mode) => {
            llvm::ConstrainedFPTruncIntr::build(rw, loc, ty, value, mode, FPExceptionBehavior::Ignore)
        }
    })
}

/// Casts have no flags in the llvm dialect. Those of `arith` become an attribute without meaning, as in MLIR.
fn cast_floats(
    rw: &mut Rewriter<'_>,
    op: Op,
    value: Value,
    flags: Option<Attr>,
    make: impl Fn(&mut Rewriter<'_>, Loc, Type, Value) -> Value,
) -> Matched {
    keeps_its_floats(rw, op)?;
    replace_lanes_anew(rw, op, &[value], |rw, loc, ty, v| {
        let new = make(rw, loc, ty, v[0]);
        with_attributes_of(rw, op, new);
        if let Some((flags, cast)) = flags.zip(rw.body().defining_op(new)) {
            rw.set_attr(cast, arith::ExtFOp::FASTMATH_ATTR, Some(flags));
        }
        new
    })
}

fn truncate(op: Handle<arith::TruncIOp>, x: arith::TruncIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let overflow_flags = overflow(op.view(rw).overflow_flags());
    replace_lanes(rw, *op, &[x.in_()], |rw, loc, ty, v| {
        llvm::TruncOp::build_with(rw, loc, ty, v[0], llvm::TruncOpOptions { overflow_flags })
    })
}

fn index_cast(
    op: Handle<arith::IndexCastOp>,
    x: arith::IndexCastOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    cast_index(rw, *op, x.in_(), |rw, loc, ty, value| llvm::SExtOp::build(rw, loc, ty, value))
}

fn unsigned_index_cast(
    op: Handle<arith::IndexCastUIOp>,
    x: arith::IndexCastUIOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    cast_index(rw, *op, x.in_(), |rw, loc, ty, value| llvm::ZExtOp::build(rw, loc, ty, value))
}

/// No instruction if the integers are as wide as an index.
fn cast_index(
    rw: &mut Rewriter<'_>,
    op: Op,
    value: Value,
    widen: impl Fn(&mut Rewriter<'_>, Loc, Type, Value) -> Value,
) -> Matched {
    let width = |rw: &Rewriter<'_>, value: Value| {
        let element = rw.cx().type_ref(rw.body().ty(value)).element_type().id();
        rw.cx().type_ref(rw.convert_type(element)?).bit_width().ok_or(NoMatch)
    };
    let from = rw.op(op).operands().next().ok_or(NoMatch)?;
    let to = rw.body().result(op, 0);
    match width(rw, from)?.cmp(&width(rw, to)?) {
        Ordering::Less => replace_lanes_anew(rw, op, &[value], |rw, loc, ty, v| widen(rw, loc, ty, v[0])),
        Ordering::Equal => rw.replace_by(op, value),
        Ordering::Greater => {
            replace_lanes_anew(rw, op, &[value], |rw, loc, ty, v| llvm::TruncOp::build(rw, loc, ty, v[0]))
        }
    }
}

fn negate(op: Handle<arith::NegFOp>, x: arith::NegFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    replace_float_lanes(rw, *op, &[x.operand()], |rw, loc, _, v| {
        llvm::FNegOp::build_with(rw, loc, v[0], llvm::FNegOpOptions { fastmath_flags })
    })
}

fn compare(op: Handle<arith::CmpIOp>, x: arith::CmpIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    // The dialects number the predicates alike.
    let predicate = ICmpPredicate::from_value(op.view(rw).predicate().value()).ok_or(NoMatch)?;
    replace_lanes_anew(rw, *op, &[x.lhs(), x.rhs()], |rw, loc, _, v| {
        llvm::ICmpOp::build(rw, loc, predicate, v[0], v[1])
    })
}

fn compare_floats(op: Handle<arith::CmpFOp>, x: arith::CmpFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let fastmath_flags = fast_math(op.view(rw).fastmath().value());
    // The dialects number the predicates alike.
    let predicate = FCmpPredicate::from_value(op.view(rw).predicate().value()).ok_or(NoMatch)?;
    keeps_its_floats(rw, *op)?;
    replace_lanes_anew(rw, *op, &[x.lhs(), x.rhs()], |rw, loc, _, v| {
        llvm::FCmpOp::build_with(rw, loc, predicate, v[0], v[1], llvm::FCmpOpOptions { fastmath_flags })
    })
}

/// One condition chooses all of an array.
fn select(op: Handle<arith::SelectOp>, x: arith::SelectOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    replace_lanes(rw, *op, &[x.condition(), x.true_value(), x.false_value()], |rw, loc, _, v| {
        llvm::SelectOp::build(rw, loc, v[0], v[1], v[2])
    })
}

fn add_extended(
    op: Handle<arith::AddUIExtendedOp>,
    x: arith::AddUIExtendedOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let loc = op.view(rw).loc();
    let results = rw.convert_result_types(*op)?;
    let [sum, overflow] = results[..] else { return Err(NoMatch) };
    if is_array(rw.cx(), sum) {
        return Err(rw.no_match("vectors of several dimensions are not supported"));
    }
    let both = llvm::types::literal_struct(rw.cx(), &results);
    let both = llvm::UAddWithOverflowOp::build(rw, loc, both, x.lhs(), x.rhs());
    let parts = [
        llvm::ExtractValueOp::build(rw, loc, sum, both, &[0]),
        llvm::ExtractValueOp::build(rw, loc, overflow, both, &[1]),
    ];
    rw.replace_op(*op, &parts);
    Ok(())
}

fn mul_extended(
    op: Handle<arith::MulSIExtendedOp>,
    x: arith::MulSIExtendedOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    multiply_wide(rw, *op, [x.lhs(), x.rhs()], |rw, loc, ty, value| llvm::SExtOp::build(rw, loc, ty, value))
}

fn unsigned_mul_extended(
    op: Handle<arith::MulUIExtendedOp>,
    x: arith::MulUIExtendedOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    multiply_wide(rw, *op, [x.lhs(), x.rhs()], |rw, loc, ty, value| llvm::ZExtOp::build(rw, loc, ty, value))
}

/// The halves of a product of integers of twice the width.
fn multiply_wide(
    rw: &mut Rewriter<'_>,
    op: Op,
    operands: [Value; 2],
    widen: impl Fn(&mut Rewriter<'_>, Loc, Type, Value) -> Value,
) -> Matched {
    let loc = rw.op(op).loc();
    let ty = rw.body().ty(operands[0]);
    let cx = rw.cx();
    if is_array(cx, ty) {
        return Err(rw.no_match("vectors of several dimensions are not supported"));
    }
    let width = cx.type_ref(ty).element_type().bit_width().ok_or(NoMatch)?;
    let wide = cx.type_ref(ty).with_element_type(cx.int_ty(2 * width)).id();
    let shift = integer_attr(cx, i128::from(width), wide).ok_or(NoMatch)?;
    let [lhs, rhs] = operands.map(|operand| widen(rw, loc, wide, operand));
    let product = llvm::MulOp::build(rw, loc, lhs, rhs);
    let low = llvm::TruncOp::build(rw, loc, ty, product);
    let shift = llvm::ConstantOp::build(rw, loc, wide, shift);
    let high = llvm::LShrOp::build(rw, loc, product, shift);
    let high = llvm::TruncOp::build(rw, loc, ty, high);
    rw.replace_op(op, &[low, high]);
    Ok(())
}
