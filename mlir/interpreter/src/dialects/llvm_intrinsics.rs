//! The intrinsics of the llvm dialect on numbers, one by one or in vectors.

use dialects::llvm::*;
use mlir::{FloatKind, OpRef};

use super::arith::{
    float_binary, float_cast, float_ternary, float_unary, int_to_float_in, multiplied_and_added, truncate_in,
};
use super::elementwise::{binary, each, lifted, operand_type, result_type, unary};
use super::math::{host, leading_zeros, of_bits, trailing_zeros};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::scalar_type;
use crate::layout::{float_kind, int_width};
use crate::number::{self, IntBinary, Rounding, signed, truncate};
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    let mut all = functions();
    all.extend(table! {
        SAddSat as OpRef => |d, op| saturating(d, op, true, i128::checked_add, u128::checked_add),
        SSubSat as OpRef => |d, op| saturating(d, op, true, i128::checked_sub, u128::checked_sub),
        UAddSat as OpRef => |d, op| saturating(d, op, false, i128::checked_add, u128::checked_add),
        USubSat as OpRef => |d, op| saturating(d, op, false, i128::checked_sub, u128::checked_sub),
        SSHLSat as OpRef => |d, op| shifted_saturating(d, op, true),
        USHLSat as OpRef => |d, op| shifted_saturating(d, op, false),
        SAddWithOverflowOp as OpRef => |d, op| with_overflow(d, op, signed_exact(i128::checked_add), number::add),
        SSubWithOverflowOp as OpRef => |d, op| with_overflow(d, op, signed_exact(i128::checked_sub), number::sub),
        SMulWithOverflowOp as OpRef => |d, op| with_overflow(d, op, signed_exact(i128::checked_mul), number::mul),
        UAddWithOverflowOp as OpRef => |d, op| with_overflow(d, op, unsigned_exact(u128::checked_add), number::add),
        USubWithOverflowOp as OpRef => |d, op| with_overflow(d, op, unsigned_exact(u128::checked_sub), number::sub),
        UMulWithOverflowOp as OpRef => |d, op| with_overflow(d, op, unsigned_exact(u128::checked_mul), number::mul),
        SCmpOp as OpRef => |d, op| three_way(d, op, true),
        UCmpOp as OpRef => |d, op| three_way(d, op, false),
        FshlOp as OpRef => |d, op| funnel(d, op, true),
        FshrOp as OpRef => |d, op| funnel(d, op, false),
        BitReverseOp as OpRef => |d, op| of_bits(d, op, |bits, width| bits.reverse_bits() >> (u128::BITS - width)),
        ByteSwapOp as OpRef => |d, op| of_bits(d, op, |bits, width| bits.swap_bytes() >> (u128::BITS - width)),
        CtPopOp as OpRef => |d, op| of_bits(d, op, |bits, _| bits.count_ones().into()),
        CountLeadingZerosOp as OpRef => |d, op| of_bits(d, op, leading_zeros),
        CountTrailingZerosOp as OpRef => |d, op| of_bits(d, op, trailing_zeros),
        AbsOp as OpRef => |d, op| of_bits(d, op, |bits, width| signed(bits, width).unsigned_abs()),
        ExpectOp as OpRef => same,
        ExpectWithProbabilityOp as OpRef => same,
        SSACopyOp as OpRef => same,
        Annotation as OpRef => same,
        PtrAnnotation as OpRef => same,
        LaunderInvariantGroupOp as OpRef => same,
        StripInvariantGroupOp as OpRef => same,
        ThreadlocalAddressOp as OpRef => same,
        PtrMaskOp as OpRef => |d, op| binary(d, op, |a, b| Ok(Value::Int(a.int()? & b.int()?))),
        IsConstantOp as OpRef => |d, op| unary(d, op, |_| Ok(false.into())),
        IsFPClass => |d, op| is_class(d, *op, op.bit()),
        VarAnnotation as OpRef => |_, _| Ok(()),
        Prefetch as OpRef => |_, _| Ok(()),
        FenceOp as OpRef => |_, _| Ok(()),
        DebugTrap as OpRef => |_, _| Err("was reached".to_owned()),
        UBSanTrap as OpRef => |_, _| Err("was reached".to_owned()),
        ConstrainedFPExtIntr as OpRef => float_cast,
        ConstrainedFPTruncIntr => |d, op| truncate_in(d, *op, rounding(op.roundingmode())),
        ConstrainedSIToFP => |d, op| int_to_float_in(d, *op, true, rounding(op.roundingmode())),
        ConstrainedUIToFP => |d, op| int_to_float_in(d, *op, false, rounding(op.roundingmode())),
        NoneTokenOp as OpRef => |d, op| {
            let result = d.slot(op.result(0));
            d.define(result, |_| Ok(Value::Int(0)));
            Ok(())
        },
    });
    all
}

/// The direction of a rounding mode; a dynamic one is that in which programs start.
fn rounding(mode: RoundingMode) -> Rounding {
    match mode {
        RoundingMode::TowardZero => Rounding::Zero,
        RoundingMode::TowardPositive => Rounding::Up,
        RoundingMode::TowardNegative => Rounding::Down,
        RoundingMode::NearestTiesToAway => Rounding::NearestAway,
        RoundingMode::NearestTiesToEven | RoundingMode::Dynamic | RoundingMode::Invalid => Rounding::Nearest,
    }
}

/// Functions of mathematics are those of the host's library, as in compiled programs.
fn functions() -> Table {
    table! {
        SinOp as OpRef => |d, op| host(d, op, f32::sin, f64::sin),
        CosOp as OpRef => |d, op| host(d, op, f32::cos, f64::cos),
        TanOp as OpRef => |d, op| host(d, op, f32::tan, f64::tan),
        SinhOp as OpRef => |d, op| host(d, op, f32::sinh, f64::sinh),
        CoshOp as OpRef => |d, op| host(d, op, f32::cosh, f64::cosh),
        TanhOp as OpRef => |d, op| host(d, op, f32::tanh, f64::tanh),
        ASinOp as OpRef => |d, op| host(d, op, f32::asin, f64::asin),
        ACosOp as OpRef => |d, op| host(d, op, f32::acos, f64::acos),
        ATanOp as OpRef => |d, op| host(d, op, f32::atan, f64::atan),
        ExpOp as OpRef => |d, op| host(d, op, f32::exp, f64::exp),
        Exp2Op as OpRef => |d, op| host(d, op, f32::exp2, f64::exp2),
        Exp10Op as OpRef => |d, op| host(d, op, |x| 10f32.powf(x), |x| 10f64.powf(x)),
        LogOp as OpRef => |d, op| host(d, op, f32::ln, f64::ln),
        Log2Op as OpRef => |d, op| host(d, op, f32::log2, f64::log2),
        Log10Op as OpRef => |d, op| host(d, op, f32::log10, f64::log10),
        RintOp as OpRef => |d, op| float_unary(d, op, f64::round_ties_even),
        NearbyintOp as OpRef => |d, op| float_unary(d, op, f64::round_ties_even),
        RoundOp as OpRef => |d, op| float_unary(d, op, f64::round),
        FMulAddOp as OpRef => |d, op| float_ternary(d, op, multiplied_and_added),
        PowOp as OpRef => |d, op| {
            let kind = float_kind(scalar_type(result_type(op)))?;
            let is_single = kind == FloatKind::F32;
            float_binary(d, op, move |x, y| if is_single { (x as f32).powf(y as f32).into() } else { x.powf(y) })
        },
        ATan2Op as OpRef => |d, op| {
            let kind = float_kind(scalar_type(result_type(op)))?;
            float_binary(d, op, move |y, x| number::atan2(kind, y, x))
        },
        PowIOp as OpRef => |d, op| scaled(d, op, |x, n| x.powi(n)),
        LoadExpOp as OpRef => |d, op| scaled(d, op, times_power_of_two),
        FractionExpOp as OpRef => fraction,
        SincosOp as OpRef => sine_and_cosine,
        LrintOp as OpRef => |d, op| rounded(d, op, f64::round_ties_even),
        LlrintOp as OpRef => |d, op| rounded(d, op, f64::round_ties_even),
        LroundOp as OpRef => |d, op| rounded(d, op, f64::round),
        LlroundOp as OpRef => |d, op| rounded(d, op, f64::round),
    }
}

/// The first operand.
fn same<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let value = d.slot(op.operand(0));
    let result = d.slot(op.result(0));
    d.define(result, move |s| Ok(s.get(value).clone()));
    Ok(())
}

type Exact<T> = fn(T, T) -> Option<T>;

/// The bits of the exact result, if it fits the width.
type Fits = Box<dyn Fn(u128, u128, u32) -> Option<u128>>;

fn signed_exact(compute: Exact<i128>) -> Fits {
    Box::new(move |a, b, width| {
        let exact = compute(signed(a, width), signed(b, width))?;
        let bits = truncate(exact as u128, width);
        (signed(bits, width) == exact).then_some(bits)
    })
}

fn unsigned_exact(compute: Exact<u128>) -> Fits {
    Box::new(move |a, b, width| {
        let exact = compute(a, b)?;
        (truncate(exact, width) == exact).then_some(exact)
    })
}

/// The wrapped result, and whether it differs from the exact one.
fn with_overflow<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, exact: Fits, wrapped: IntBinary) -> Res {
    let width = int_width(operand_type(op))?;
    binary(d, op, move |a, b| {
        let (a, b) = (a.int()?, b.int()?);
        let parts = [Value::Int(wrapped(a, b, width)?), exact(a, b, width).is_none().into()];
        Ok(Value::Aggregate(parts.into()))
    })
}

/// The numbers of a width that are nearest to results below and above all of them.
fn limits(is_signed: bool, width: u32) -> (u128, u128) {
    let all = truncate(u128::MAX, width);
    if is_signed { (all ^ (all >> 1), all >> 1) } else { (0, all) }
}

fn saturating<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    is_signed: bool,
    of_signed: Exact<i128>,
    of_unsigned: Exact<u128>,
) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    let exact = if is_signed { signed_exact(of_signed) } else { unsigned_exact(of_unsigned) };
    let (least, most) = limits(is_signed, width);
    binary(d, op, move |a, b| {
        let (a, b) = (a.int()?, b.int()?);
        let is_below = if is_signed { signed(a, width) < 0 } else { a < b && of_unsigned(a, b).is_none() };
        Ok(Value::Int(exact(a, b, width).unwrap_or(if is_below { least } else { most })))
    })
}

fn shifted_saturating<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, is_signed: bool) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    let (least, most) = limits(is_signed, width);
    binary(d, op, move |a, b| {
        let (a, b) = (a.int()?, b.int()?);
        let shifted = number::shift_left(a, b, width)?;
        let back = if is_signed {
            truncate((signed(shifted, width) >> b) as u128, width)
        } else {
            number::shift_right(shifted, b, width)?
        };
        let limit = if is_signed && signed(a, width) < 0 { least } else { most };
        Ok(Value::Int(if back == a { shifted } else { limit }))
    })
}

/// -1, 0 or 1.
fn three_way<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, is_signed: bool) -> Res {
    let width = int_width(scalar_type(operand_type(op)))?;
    let to = int_width(scalar_type(result_type(op)))?;
    binary(d, op, move |a, b| {
        let (a, b) = (a.int()?, b.int()?);
        let order = if is_signed { signed(a, width).cmp(&signed(b, width)) } else { a.cmp(&b) };
        Ok(Value::Int(truncate(order as i128 as u128, to)))
    })
}

/// Two numbers side by side, shifted; one of them is kept.
fn funnel<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, is_left: bool) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    let operands: Vec<_> = op.operands().map(|operand| d.slot(operand)).collect();
    let result = d.slot(op.result(0));
    let compute = move |values: &[&Value]| {
        let [high, low, distance] = *values else { return Err("needs three operands".to_owned()) };
        let (high, low) = (high.int()?, low.int()?);
        let distance = (distance.int()? % u128::from(width)) as u32;
        let bits = match (is_left, distance) {
            (true, 0) => high,
            (false, 0) => low,
            (true, distance) => high << distance | low >> (width - distance),
            (false, distance) => low >> distance | high << (width - distance),
        };
        Ok(Value::Int(truncate(bits, width)))
    };
    if lifted(op)? {
        d.define(result, move |s| each(s, &operands, compute));
    } else {
        d.define(result, move |s| {
            compute(&operands.iter().map(|&operand| s.get(operand)).collect::<Vec<_>>())
        });
    }
    Ok(())
}

/// A function of a float and an integer, which may be one for a whole vector.
fn scaled<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: fn(f64, i32) -> f64) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    let width = int_width(scalar_type(op.ty(op.operand(1))))?;
    let exponent = move |value: &Value| {
        let number = signed(value.int()?, width);
        Ok::<i32, String>(number.clamp(i32::MIN.into(), i32::MAX.into()) as i32)
    };
    let one = move |x: &Value, n: i32| Ok(Value::Float(number::round(kind, compute(x.float()?, n))));
    if lifted(op)? && op.ty(op.operand(1)).is_int_or_index() {
        let (x, n) = (d.slot(op.operand(0)), d.slot(op.operand(1)));
        let result = d.slot(op.result(0));
        d.define(result, move |s| {
            let n = exponent(s.get(n))?;
            each(s, &[x], |values| one(values[0], n))
        });
        return Ok(());
    }
    binary(d, op, move |x, n| one(x, exponent(n)?))
}

/// Exact unless the result is not a normal number: in steps, none of which leaves the range before the last.
fn times_power_of_two(mut x: f64, n: i32) -> f64 {
    const STEP: i32 = 1000;
    let mut n = n.clamp(-3 * STEP, 3 * STEP);
    while n.abs() > STEP {
        x *= 2f64.powi(STEP * n.signum());
        n -= STEP * n.signum();
    }
    x * 2f64.powi(n)
}

/// A fraction of at least a half and less than one, and the exponent.
fn fraction<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    float_kind(operand_type(op))?;
    unary(d, op, |x| {
        let x = x.float()?;
        let (fraction, exponent) = if x == 0.0 || !x.is_finite() {
            (x, 0)
        } else {
            const BIAS: i32 = 1022;
            // Numbers that are not normal become so.
            let (scaled, shift) = if x.is_normal() { (x, 0) } else { (x * 2f64.powi(64), 64) };
            let bits = scaled.to_bits();
            let exponent = (bits >> 52 & 0x7ff) as i32 - BIAS;
            (f64::from_bits(bits & !(0x7ff << 52) | (BIAS as u64) << 52), exponent - shift)
        };
        let parts = [Value::Float(fraction), Value::Int(truncate(exponent as i128 as u128, 32))];
        Ok(Value::Aggregate(parts.into()))
    })
}

fn sine_and_cosine<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let kind = float_kind(operand_type(op))?;
    let is_double = kind == FloatKind::F64;
    unary(d, op, move |x| {
        let x = x.float()?;
        let (sin, cos) = if is_double {
            x.sin_cos()
        } else {
            let (sin, cos) = (x as f32).sin_cos();
            (sin.into(), cos.into())
        };
        let parts = [sin, cos].map(|part| Value::Float(number::round(kind, part)));
        Ok(Value::Aggregate(parts.into()))
    })
}

fn rounded<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, round: fn(f64) -> f64) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    unary(d, op, move |x| Ok(number::to_signed(round(x.float()?), width)))
}

/// Whether a float is in one of the classes of a mask, LLVM's `FPClassTest`.
fn is_class<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, mask: i64) -> Res {
    let kind = float_kind(scalar_type(operand_type(op)))?;
    unary(d, op, move |x| {
        let x = x.float()?;
        let least = 2f64.powi(1 - kind.format().bias);
        // From the most negative to the most positive, after the two kinds of NaN.
        let magnitude = match x.abs() {
            infinite if infinite.is_infinite() => 0,
            normal if normal >= least => 1,
            small if small > 0.0 => 2,
            _ => 3,
        };
        let class = match (x.is_nan(), x.is_sign_negative()) {
            (true, _) => 1,
            (false, true) => 2 + magnitude,
            (false, false) => 9 - magnitude,
        };
        Ok((mask >> class & 1 == 1).into())
    })
}
