//! The operations of `math`: elementary functions by the arithmetic that compiled programs have, those whose results are
//! exact, and the others as the host's math library computes them, which compiled programs call.

use dialects::math::elementary::Elementary;
use dialects::math::*;
use mlir::{FloatKind, OpRef};

use super::arith::{float_binary, float_ternary, float_unary, fused};
use super::elementwise::{binary, each, lifted, operand_type, result_type, unary};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::scalar_type;
use crate::layout::{float_kind, int_width};
use crate::math_functions::complementary_error;
use crate::number;
use crate::value::{Res, Value};

/// An elementary function of one number.
fn one<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let function = of(op)?;
    let kind = float_kind(scalar_type(result_type(op)))?;
    float_unary(d, op, move |x| function.compute(kind, &[x]))
}

/// An elementary function of two numbers.
fn two<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let function = of(op)?;
    let kind = float_kind(scalar_type(result_type(op)))?;
    float_binary(d, op, move |x, y| function.compute(kind, &[x, y]))
}

/// Other types have functions whose results differ from machine to machine.
fn of(op: OpRef<'_>) -> Result<Elementary, String> {
    Elementary::of(op).ok_or_else(|| "is interpreted for 'f64' and 'f32' only".to_owned())
}

/// A function of the host's library for numbers of 64 bits and for those of 32, by which narrower ones are computed too.
pub(super) fn host<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    single: fn(f32) -> f32,
    double: fn(f64) -> f64,
) -> Res {
    let is_double = float_kind(scalar_type(result_type(op)))? == FloatKind::F64;
    float_unary(d, op, move |x| if is_double { double(x) } else { single(x as f32).into() })
}

fn atan2<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    float_binary(d, op, move |y, x| number::atan2(kind, y, x))
}

/// A function of one integer and its width.
pub(super) fn of_bits<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: fn(u128, u32) -> u128) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    unary(d, op, move |x| Ok(Value::Int(number::truncate(compute(x.int()?, width), width))))
}

pub(super) fn leading_zeros(bits: u128, width: u32) -> u128 {
    (bits.leading_zeros() + width - u128::BITS).into()
}

pub(super) fn trailing_zeros(bits: u128, width: u32) -> u128 {
    bits.trailing_zeros().min(width).into()
}

/// Whether a float is in a class.
fn is_class<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, test: fn(f64, FloatKind) -> bool) -> Res {
    let kind = float_kind(scalar_type(operand_type(op)))?;
    unary(d, op, move |x| Ok(test(x.float()?, kind).into()))
}

fn is_normal(x: f64, kind: FloatKind) -> bool {
    x.is_finite() && x.abs() >= 2f64.powi(1 - kind.format().bias)
}

/// The multiplications of compiled programs: the base is squared for each bit of the exponent.
fn float_power<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    let width = int_width(scalar_type(op.ty(op.operand(1))))?;
    binary(d, op, move |base, exponent| {
        let exponent = number::signed(exponent.int()?, width);
        let mut base = base.float()?;
        let mut rest = exponent.unsigned_abs();
        let mut result = 1.0;
        while rest > 0 {
            if rest & 1 == 1 {
                result = number::round(kind, result * base);
            }
            rest >>= 1;
            base = number::round(kind, base * base);
        }
        Ok(Value::Float(if exponent < 0 { number::round(kind, 1.0 / result) } else { result }))
    })
}

/// For a negative exponent, the quotient of one and a power, rounded towards zero.
fn integer_power<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    binary(d, op, move |base, exponent| {
        let bits = base.int()?;
        let exponent = number::signed(exponent.int()?, width);
        let result = match number::signed(bits, width) {
            0 if exponent < 0 => return Err("divides by zero".to_owned()),
            1 => 1,
            -1 if exponent % 2 == 0 => 1,
            -1 => bits,
            _ if exponent < 0 => 0,
            _ => power_of_bits(bits, exponent.unsigned_abs()),
        };
        Ok(Value::Int(number::truncate(result, width)))
    })
}

fn power_of_bits(mut base: u128, mut exponent: u128) -> u128 {
    let mut result = 1u128;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result.wrapping_mul(base);
        }
        exponent >>= 1;
        base = base.wrapping_mul(base);
    }
    result
}

fn clamp<'p>(d: &mut Decoder<'_, 'p>, op: ClampFOp<'p>) -> Res {
    let operands = d.slots_of([op.value(), op.min(), op.max()]);
    let result = d.slot(op.result());
    let compute = |values: &[&Value]| {
        let [value, min, max] = [values[0].float()?, values[1].float()?, values[2].float()?];
        Ok(Value::Float(number::maximum(number::minimum(value, max), min)))
    };
    if lifted(*op)? {
        d.define(result, move |s| each(s, &operands, compute));
    } else {
        d.define(result, move |s| {
            let values: Vec<&Value> = operands.iter().map(|&operand| s.get(operand)).collect();
            compute(&values)
        });
    }
    Ok(())
}

/// Sine and cosine.
fn sine_and_cosine<'p>(d: &mut Decoder<'_, 'p>, op: SincosOp<'p>) -> Res {
    let ty = op.ty(op.operand());
    let kind = float_kind(ty)?;
    if !matches!(kind, FloatKind::F64 | FloatKind::F32) {
        return Err("is interpreted for 'f64' and 'f32' only".to_owned());
    }
    let operand = d.slot(op.operand());
    let results = [(op.sin(), Elementary::SinOp), (op.cos(), Elementary::CosOp)];
    for (result, function) in results {
        let result = d.slot(result);
        d.define(result, move |s| Ok(Value::Float(function.compute(kind, &[s.get(operand).float()?]))));
    }
    Ok(())
}

pub(super) fn table() -> Table {
    table! {
        AbsFOp as OpRef => |d, op| float_unary(d, op, f64::abs),
        CeilOp as OpRef => |d, op| float_unary(d, op, f64::ceil),
        FloorOp as OpRef => |d, op| float_unary(d, op, f64::floor),
        RoundOp as OpRef => |d, op| float_unary(d, op, f64::round),
        RoundEvenOp as OpRef => |d, op| float_unary(d, op, f64::round_ties_even),
        TruncOp as OpRef => |d, op| float_unary(d, op, f64::trunc),
        SqrtOp as OpRef => |d, op| float_unary(d, op, f64::sqrt),
        FmaOp as OpRef => |d, op| float_ternary(d, op, fused),
        CopySignOp as float => f64::copysign,
        CosOp as OpRef => one,
        ErfOp as OpRef => one,
        ErfcOp as OpRef => |d, op| float_unary(d, op, complementary_error),
        ExpOp as OpRef => one,
        ExpM1Op as OpRef => one,
        LogOp as OpRef => one,
        Log1pOp as OpRef => one,
        PowFOp as OpRef => two,
        SinOp as OpRef => one,
        TanOp as OpRef => one,
        TanhOp as OpRef => one,
        AcosOp as OpRef => |d, op| host(d, op, f32::acos, f64::acos),
        AcoshOp as OpRef => |d, op| host(d, op, f32::acosh, f64::acosh),
        AsinOp as OpRef => |d, op| host(d, op, f32::asin, f64::asin),
        AsinhOp as OpRef => |d, op| host(d, op, f32::asinh, f64::asinh),
        AtanOp as OpRef => |d, op| host(d, op, f32::atan, f64::atan),
        AtanhOp as OpRef => |d, op| host(d, op, f32::atanh, f64::atanh),
        Atan2Op as OpRef => atan2,
        CbrtOp as OpRef => |d, op| host(d, op, f32::cbrt, f64::cbrt),
        CoshOp as OpRef => |d, op| host(d, op, f32::cosh, f64::cosh),
        Exp2Op as OpRef => |d, op| host(d, op, f32::exp2, f64::exp2),
        Log10Op as OpRef => |d, op| host(d, op, f32::log10, f64::log10),
        Log2Op as OpRef => |d, op| host(d, op, f32::log2, f64::log2),
        RsqrtOp as OpRef => |d, op| host(d, op, |x| 1.0 / x.sqrt(), |x| 1.0 / x.sqrt()),
        SinhOp as OpRef => |d, op| host(d, op, f32::sinh, f64::sinh),
        SincosOp => sine_and_cosine,
        ClampFOp => clamp,
        FPowIOp as OpRef => float_power,
        IPowIOp as OpRef => integer_power,
        AbsIOp as OpRef => |d, op| of_bits(d, op, |x, width| number::signed(x, width).unsigned_abs()),
        CountLeadingZerosOp as OpRef => |d, op| of_bits(d, op, leading_zeros),
        CountTrailingZerosOp as OpRef => |d, op| of_bits(d, op, trailing_zeros),
        CtPopOp as OpRef => |d, op| of_bits(d, op, |x, _| x.count_ones().into()),
        IsFiniteOp as OpRef => |d, op| is_class(d, op, |x, _| x.is_finite()),
        IsInfOp as OpRef => |d, op| is_class(d, op, |x, _| x.is_infinite()),
        IsNaNOp as OpRef => |d, op| is_class(d, op, |x, _| x.is_nan()),
        IsNormalOp as OpRef => |d, op| is_class(d, op, is_normal),
    }
}
