//! `arith` on scalars and on the elements of tensors and vectors. The llvm and index dialects share the handlers of
//! integers and floats.

use dialects::arith::*;
use mlir::{AttrRef, FloatKind, OpRef};

use super::elementwise::{binary, each, lifted, operand_type, result_type, unary};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::{self, is_elements, scalar_layout, scalar_type};
use crate::layout::{Layout, float_kind, int_width};
use crate::number::{self, IntBinary};
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        ConstantOp => |d, op| constant(d, *op, op.value()),
        AddIOp => |d, op| int_binary_flagged(d, *op, op.overflow_flags().value(), number::add),
        SubIOp => |d, op| int_binary_flagged(d, *op, op.overflow_flags().value(), number::sub),
        MulIOp => |d, op| int_binary_flagged(d, *op, op.overflow_flags().value(), number::mul),
        AddUIExtendedOp => add_extended,
        MulSIExtendedOp as OpRef => |d, op| multiply_extended(d, op, true),
        MulUIExtendedOp as OpRef => |d, op| multiply_extended(d, op, false),
        DivUIOp as int => number::div_unsigned,
        DivSIOp as int => number::div_signed,
        CeilDivUIOp as int => number::ceil_div_unsigned,
        CeilDivSIOp as int => number::ceil_div_signed,
        FloorDivSIOp as int => number::floor_div_signed,
        RemUIOp as int => number::rem_unsigned,
        RemSIOp as int => number::rem_signed,
        AndIOp as int => number::and,
        OrIOp as int => number::or,
        XOrIOp as int => number::xor,
        ShLIOp => |d, op| int_binary_flagged(d, *op, op.overflow_flags().value(), number::shift_left),
        ShRUIOp as int => number::shift_right,
        ShRSIOp as int => number::shift_right_signed,
        MaxSIOp as int => number::max_signed,
        MaxUIOp as int => number::max_unsigned,
        MinSIOp as int => number::min_signed,
        MinUIOp as int => number::min_unsigned,
        NegFOp as OpRef => negate,
        AddFOp as float => |a, b| a + b,
        SubFOp as float => |a, b| a - b,
        MulFOp as float => |a, b| a * b,
        DivFOp as float => |a, b| a / b,
        RemFOp as float => |a, b| a % b,
        MaximumFOp as float => number::maximum,
        MinimumFOp as float => number::minimum,
        MaxNumFOp as float => number::max_number,
        MinNumFOp as float => number::min_number,
        ExtUIOp as OpRef => zero_extend,
        ExtSIOp as OpRef => sign_extend,
        TruncIOp as OpRef => zero_extend,
        IndexCastOp as OpRef => sign_extend,
        IndexCastUIOp as OpRef => zero_extend,
        ExtFOp as OpRef => float_cast,
        TruncFOp => truncate_float,
        SIToFPOp as OpRef => |d, op| int_to_float(d, op, true),
        UIToFPOp as OpRef => |d, op| int_to_float(d, op, false),
        FPToSIOp as OpRef => |d, op| float_to_int(d, op, number::to_signed),
        FPToUIOp as OpRef => |d, op| float_to_int(d, op, number::to_unsigned),
        BitcastOp as OpRef => bitcast,
        CmpIOp => |d, op| compare_ints(d, *op, op.predicate().value()),
        CmpFOp => |d, op| compare_floats(d, *op, op.predicate().value()),
        SelectOp as OpRef => select,
    }
}

/// A constant of any type.
pub(super) fn constant<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, value: AttrRef<'p>) -> Res {
    let ty = result_type(op);
    let result = d.slot(op.result(0));
    if is_elements(ty) {
        scalar_layout(value.ty())?;
        let made = std::cell::OnceCell::new();
        d.define(result, move |s| {
            if made.get().is_none() {
                let elements = elements::constant(&s.memory, value)?;
                made.get_or_init(|| Value::from(elements));
            }
            made.get().cloned().ok_or_else(|| "has no value".to_owned())
        });
        return Ok(());
    }
    let value = Layout::of(ty)?.into_value()?.constant(value)?;
    d.define(result, move |_| Ok(value.clone()));
    Ok(())
}

/// An operation on two integers.
pub(super) fn int_binary<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: IntBinary) -> Res {
    int_binary_flagged(d, op, IntegerOverflowFlags::NONE.value(), compute)
}

/// An operation on two integers with overflow flags, which have the same bits in arith and llvm.
pub(super) fn int_binary_flagged<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    flags: i64,
    compute: IntBinary,
) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    let flags = IntegerOverflowFlags::from_value(flags).ok_or("has unknown overflow flags")?;
    if flags.is_empty() {
        return binary(d, op, move |a, b| Ok(Value::Int(compute(a.int()?, b.int()?, width)?)));
    }
    binary(d, op, move |a, b| {
        let a = a.int()?;
        let b = b.int()?;
        let value = compute(a, b, width)?;
        if number::is_excluded(flags, compute, a, b, width) {
            Ok(Value::Undefined(number::OVERFLOW))
        } else {
            Ok(Value::Int(value))
        }
    })
}

/// An operation on two floats, computed in doubles and rounded to the type.
pub(super) fn float_binary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: impl Fn(f64, f64) -> f64 + 'p,
) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    binary(d, op, move |a, b| Ok(Value::Float(number::round(kind, compute(a.float()?, b.float()?)))))
}

/// An operation on one float.
pub(super) fn float_unary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: impl Fn(f64) -> f64 + 'p,
) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    unary(d, op, move |a| Ok(Value::Float(number::round(kind, compute(a.float()?)))))
}

/// A fused multiply-add, which rounds once.
pub(super) fn fused_multiply_add<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    let compute = move |values: &[&Value]| {
        let [a, b, c] = [values[0].float()?, values[1].float()?, values[2].float()?];
        let value = if kind == FloatKind::F32 {
            f64::from(f32::mul_add(a as f32, b as f32, c as f32))
        } else {
            number::round(kind, f64::mul_add(a, b, c))
        };
        Ok(Value::Float(value))
    };
    let operands = d.slots_of(op.operands());
    let result = d.slot(op.result(0));
    if lifted(op)? {
        d.define(result, move |s| each(s, &operands, compute));
    } else {
        d.define(result, move |s| {
            let values: Vec<&Value> = operands.iter().map(|&operand| s.get(operand)).collect();
            compute(&values)
        });
    }
    Ok(())
}

pub(super) fn negate<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    float_unary(d, op, |a| -a)
}

fn add_extended<'p>(d: &mut Decoder<'_, 'p>, op: AddUIExtendedOp<'p>) -> Res {
    let width = int_width(op.ty(op.lhs()))?;
    let a = d.slot(op.lhs());
    let b = d.slot(op.rhs());
    let sum = d.slot(op.sum());
    let carry = d.slot(op.overflow());
    d.compute(move |s| {
        let a = s.int(a)?;
        let b = s.int(b)?;
        let value = number::add(a, b, width)?;
        s.set(sum, Value::Int(value));
        s.set(carry, value < a);
        Ok(())
    });
    Ok(())
}

/// The results are the low and the high half of the product.
fn multiply_extended<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, is_signed: bool) -> Res {
    let width = int_width(operand_type(op))?;
    if width > 64 {
        return Err(format!("multiplies {width}-bit integers, but at most 64 bits are supported"));
    }
    let a = d.slot(op.operand(0));
    let b = d.slot(op.operand(1));
    let low = d.slot(op.result(0));
    let high = d.slot(op.result(1));
    d.compute(move |s| {
        let extend = |bits| if is_signed { number::signed(bits, width) as u128 } else { bits };
        let product = extend(s.int(a)?).wrapping_mul(extend(s.int(b)?));
        s.set(low, Value::Int(number::truncate(product, width)));
        s.set(high, Value::Int(number::truncate(product >> width, width)));
        Ok(())
    });
    Ok(())
}

/// The widths of the operand and of the result.
fn int_widths(op: OpRef<'_>) -> Res<(u32, u32)> {
    Ok((int_width(scalar_type(operand_type(op)))?, int_width(scalar_type(result_type(op)))?))
}

/// Zero-extends or truncates an integer.
pub(super) fn zero_extend<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let (from, to) = int_widths(op)?;
    let width = from.min(to);
    unary(d, op, move |a| Ok(Value::Int(number::truncate(a.int()?, width))))
}

/// Sign-extends or truncates an integer.
pub(super) fn sign_extend<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let (from, to) = int_widths(op)?;
    unary(d, op, move |a| Ok(Value::Int(number::truncate(number::signed(a.int()?, from) as u128, to))))
}

/// Converts a float to another float type, rounding to nearest.
pub(super) fn float_cast<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    float_kind(scalar_type(operand_type(op)))?;
    float_unary(d, op, |a| a)
}

fn truncate_float<'p>(d: &mut Decoder<'_, 'p>, op: TruncFOp<'p>) -> Res {
    match op.roundingmode() {
        None | Some(RoundingMode::ToNearestEven) => float_cast(d, *op),
        Some(_) => Err("has a rounding mode that is not supported".to_owned()),
    }
}

pub(super) fn int_to_float<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, is_signed: bool) -> Res {
    let width = int_width(scalar_type(operand_type(op)))?;
    let kind = float_kind(scalar_type(result_type(op)))?;
    unary(d, op, move |a| Ok(Value::Float(number::from_int(kind, a.int()?, width, is_signed))))
}

pub(super) fn float_to_int<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    convert: fn(f64, u32) -> Value,
) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    unary(d, op, move |a| Ok(convert(a.float()?, width)))
}

/// Reinterprets the bits as another type.
pub(super) fn bitcast<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let from = scalar_type(operand_type(op));
    let to = scalar_type(result_type(op));
    let from = Layout::of(from)?;
    let to = Layout::of(to)?;
    unary(d, op, move |a| {
        let bits = match &from {
            Layout::Float(kind) => kind.encode(a.float()?),
            _ => a.int()?,
        };
        match &to {
            Layout::Float(kind) => Ok(Value::Float(kind.decode(bits))),
            _ => Ok(Value::Int(bits)),
        }
    })
}

/// A comparison of integers; all dialects give a predicate the same number.
pub(super) fn compare_ints<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, predicate: i64) -> Res {
    let predicate = CmpIPredicate::from_value(predicate).ok_or("has an unknown predicate")?;
    let compare = number::compare(predicate, int_width(scalar_type(operand_type(op)))?);
    binary(d, op, move |a, b| Ok(compare(a.int()?, b.int()?).into()))
}

/// A comparison of floats; all dialects give a predicate the same number.
pub(super) fn compare_floats<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, predicate: i64) -> Res {
    let predicate = CmpFPredicate::from_value(predicate).ok_or("has an unknown predicate")?;
    let compare = number::compare_floats(predicate);
    binary(d, op, move |a, b| Ok(compare(a.float()?, b.float()?).into()))
}

/// Selects one of two values of any type; the condition is the first operand.
pub(super) fn select<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let condition_type = operand_type(op);
    let [condition, yes, no] = [0, 1, 2].map(|index| d.slot(op.operand(index)));
    let result = d.slot(op.result(0));
    if is_elements(condition_type) {
        let choose = |values: &[&Value]| Ok(values[if values[0].int()? & 1 == 1 { 1 } else { 2 }].clone());
        d.define(result, move |s| each(s, &[condition, yes, no], choose));
        return Ok(());
    }
    int_width(condition_type)?;
    d.define(result, move |s| Ok(s.get(if s.bit(condition)? { yes } else { no }).clone()));
    Ok(())
}
