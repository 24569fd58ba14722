//! `arith` on scalars. What computes on integers or floats alike is shared with the llvm and index dialects.

use dialects::arith::*;
use mlir::{AttrRef, OpRef};

use super::{Table, table};
use crate::decode::{Decoder, attribute, operand_type, result_type};
use crate::layout::{Layout, float_kind, int_width};
use crate::number::{self, IntBinary, NoWrap};
use crate::value::Value;

pub(super) fn table() -> Table {
    table! {
        ConstantOp => constant,
        AddIOp => |d, op| int_binary(d, op, number::add),
        SubIOp => |d, op| int_binary(d, op, number::sub),
        MulIOp => |d, op| int_binary(d, op, number::mul),
        AddUIExtendedOp => add_extended,
        MulSIExtendedOp => |d, op| multiply_extended(d, op, true),
        MulUIExtendedOp => |d, op| multiply_extended(d, op, false),
        DivUIOp => |d, op| int_binary(d, op, number::div_unsigned),
        DivSIOp => |d, op| int_binary(d, op, number::div_signed),
        CeilDivUIOp => |d, op| int_binary(d, op, number::ceil_div_unsigned),
        CeilDivSIOp => |d, op| int_binary(d, op, number::ceil_div_signed),
        FloorDivSIOp => |d, op| int_binary(d, op, number::floor_div_signed),
        RemUIOp => |d, op| int_binary(d, op, number::rem_unsigned),
        RemSIOp => |d, op| int_binary(d, op, number::rem_signed),
        AndIOp => |d, op| int_binary(d, op, number::and),
        OrIOp => |d, op| int_binary(d, op, number::or),
        XOrIOp => |d, op| int_binary(d, op, number::xor),
        ShLIOp => |d, op| int_binary(d, op, number::shift_left),
        ShRUIOp => |d, op| int_binary(d, op, number::shift_right),
        ShRSIOp => |d, op| int_binary(d, op, number::shift_right_signed),
        MaxSIOp => |d, op| int_binary(d, op, number::max_signed),
        MaxUIOp => |d, op| int_binary(d, op, number::max_unsigned),
        MinSIOp => |d, op| int_binary(d, op, number::min_signed),
        MinUIOp => |d, op| int_binary(d, op, number::min_unsigned),
        NegFOp => negate,
        AddFOp => |d, op| float_binary(d, op, |a, b| a + b),
        SubFOp => |d, op| float_binary(d, op, |a, b| a - b),
        MulFOp => |d, op| float_binary(d, op, |a, b| a * b),
        DivFOp => |d, op| float_binary(d, op, |a, b| a / b),
        RemFOp => |d, op| float_binary(d, op, |a, b| a % b),
        MaximumFOp => |d, op| float_binary(d, op, number::maximum),
        MinimumFOp => |d, op| float_binary(d, op, number::minimum),
        MaxNumFOp => |d, op| float_binary(d, op, number::max_number),
        MinNumFOp => |d, op| float_binary(d, op, number::min_number),
        ExtUIOp => zero_extend,
        ExtSIOp => sign_extend,
        TruncIOp => zero_extend,
        IndexCastOp => sign_extend,
        IndexCastUIOp => zero_extend,
        ExtFOp => float_cast,
        TruncFOp => float_cast,
        SIToFPOp => |d, op| int_to_float(d, op, true),
        UIToFPOp => |d, op| int_to_float(d, op, false),
        FPToSIOp => |d, op| float_to_int(d, op, number::to_signed),
        FPToUIOp => |d, op| float_to_int(d, op, number::to_unsigned),
        BitcastOp => bitcast,
        CmpIOp => |d, op| compare_ints(d, op, "predicate"),
        CmpFOp => compare_floats,
        SelectOp => select,
    }
}

/// A constant of a scalar or aggregate type.
pub(super) fn constant<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let layout = Layout::of(result_type(op)?)?.into_value()?;
    let value = layout.constant(attribute(op, "value")?)?;
    let result = d.result(op, 0)?;
    d.define(result, move |_| Ok(value.clone()));
    Ok(())
}

/// An operation on two integers, with its flags.
pub(super) fn int_binary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: IntBinary,
) -> Result<(), String> {
    let width = int_width(result_type(op)?)?;
    let (a, b, result) = (d.operand(op, 0)?, d.operand(op, 1)?, d.result(op, 0)?);
    let flags = NoWrap::of_bits(op.attr("overflowFlags").and_then(AttrRef::as_enum).unwrap_or(0));
    if flags == NoWrap::default() {
        d.define(result, move |s| Ok(Value::Int(compute(s.int(a)?, s.int(b)?, width)?)));
        return Ok(());
    }
    d.define(result, move |s| {
        let (a, b) = (s.int(a)?, s.int(b)?);
        let value = compute(a, b, width)?;
        match flags.excludes(compute, a, b, width) {
            true => Ok(Value::Undefined(number::OVERFLOW)),
            false => Ok(Value::Int(value)),
        }
    });
    Ok(())
}

/// An operation on two floats: computed in doubles, rounded to the type.
pub(super) fn float_binary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: fn(f64, f64) -> f64,
) -> Result<(), String> {
    let kind = float_kind(result_type(op)?)?;
    let (a, b, result) = (d.operand(op, 0)?, d.operand(op, 1)?, d.result(op, 0)?);
    d.define(result, move |s| {
        let value = compute(s.get(a).float()?, s.get(b).float()?);
        Ok(Value::Float(number::round(kind, value)))
    });
    Ok(())
}

/// An operation on one float.
pub(super) fn float_unary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: fn(f64) -> f64,
) -> Result<(), String> {
    let kind = float_kind(result_type(op)?)?;
    let (a, result) = (d.operand(op, 0)?, d.result(op, 0)?);
    d.define(result, move |s| Ok(Value::Float(number::round(kind, compute(s.get(a).float()?)))));
    Ok(())
}

pub(super) fn negate<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    float_unary(d, op, |a| -a)
}

fn add_extended<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let width = int_width(operand_type(op, 0)?)?;
    let (a, b) = (d.operand(op, 0)?, d.operand(op, 1)?);
    let (sum, carry) = (d.result(op, 0)?, d.result(op, 1)?);
    d.compute(move |s| {
        let (a, b) = (s.int(a)?, s.int(b)?);
        let value = number::add(a, b, width)?;
        s.set(sum, Value::Int(value));
        s.set(carry, value < a);
        Ok(())
    });
    Ok(())
}

fn multiply_extended<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, is_signed: bool) -> Result<(), String> {
    let width = int_width(operand_type(op, 0)?)?;
    if width > 64 {
        return Err(format!("multiplies numbers of {width} bits, and more than 64 are not interpreted"));
    }
    let (a, b) = (d.operand(op, 0)?, d.operand(op, 1)?);
    let (low, high) = (d.result(op, 0)?, d.result(op, 1)?);
    d.compute(move |s| {
        let extend = |bits| if is_signed { number::signed(bits, width) as u128 } else { bits };
        let product = extend(s.int(a)?).wrapping_mul(extend(s.int(b)?));
        s.set(low, Value::Int(number::truncate(product, width)));
        s.set(high, Value::Int(number::truncate(product >> width, width)));
        Ok(())
    });
    Ok(())
}

/// The same bits with zeros above, or fewer of them.
pub(super) fn zero_extend<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (from, to) = (int_width(operand_type(op, 0)?)?, int_width(result_type(op)?)?);
    let width = from.min(to);
    let (a, result) = (d.operand(op, 0)?, d.result(op, 0)?);
    d.define(result, move |s| Ok(Value::Int(number::truncate(s.int(a)?, width))));
    Ok(())
}

/// The same signed number in another width, or the lowest bits of it.
pub(super) fn sign_extend<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (from, to) = (int_width(operand_type(op, 0)?)?, int_width(result_type(op)?)?);
    let (a, result) = (d.operand(op, 0)?, d.result(op, 0)?);
    d.define(result, move |s| Ok(Value::Int(number::truncate(number::signed(s.int(a)?, from) as u128, to))));
    Ok(())
}

pub(super) fn float_cast<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    /// The number of the mode that rounds to nearest, ties to even.
    const NEAREST: i64 = 0;
    if op.attr("roundingmode").and_then(AttrRef::as_enum).is_some_and(|mode| mode != NEAREST) {
        return Err("rounds in a way that is not interpreted".to_owned());
    }
    float_kind(operand_type(op, 0)?)?;
    float_unary(d, op, |a| a)
}

pub(super) fn int_to_float<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    is_signed: bool,
) -> Result<(), String> {
    let (width, kind) = (int_width(operand_type(op, 0)?)?, float_kind(result_type(op)?)?);
    let (a, result) = (d.operand(op, 0)?, d.result(op, 0)?);
    d.define(result, move |s| Ok(Value::Float(number::from_int(kind, s.int(a)?, width, is_signed))));
    Ok(())
}

pub(super) fn float_to_int<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    convert: fn(f64, u32) -> Value,
) -> Result<(), String> {
    let width = int_width(result_type(op)?)?;
    let (a, result) = (d.operand(op, 0)?, d.result(op, 0)?);
    d.define(result, move |s| Ok(convert(s.get(a).float()?, width)));
    Ok(())
}

/// The same bits as another type.
pub(super) fn bitcast<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (from, to) = (Layout::of(operand_type(op, 0)?)?, Layout::of(result_type(op)?)?);
    let (a, result) = (d.operand(op, 0)?, d.result(op, 0)?);
    d.define(result, move |s| {
        let bits = match &from {
            Layout::Float(kind) => kind.encode(s.get(a).float()?),
            _ => s.int(a)?,
        };
        match &to {
            Layout::Float(kind) => Ok(Value::Float(kind.decode(bits))),
            _ => Ok(Value::Int(bits)),
        }
    });
    Ok(())
}

/// The number of a comparison's predicate.
fn predicate(op: OpRef<'_>, name: &str) -> Result<i64, String> {
    attribute(op, name)?.as_enum().ok_or_else(|| "has no such predicate".to_owned())
}

/// A comparison of integers by the predicate in an attribute.
pub(super) fn compare_ints<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, name: &str) -> Result<(), String> {
    let compare = number::compare(predicate(op, name)?, int_width(operand_type(op, 0)?)?)?;
    let (a, b, result) = (d.operand(op, 0)?, d.operand(op, 1)?, d.result(op, 0)?);
    d.define(result, move |s| Ok(compare(s.int(a)?, s.int(b)?).into()));
    Ok(())
}

pub(super) fn compare_floats<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let compare = number::compare_floats(predicate(op, "predicate")?)?;
    let (a, b, result) = (d.operand(op, 0)?, d.operand(op, 1)?, d.result(op, 0)?);
    d.define(result, move |s| Ok(compare(s.get(a).float()?, s.get(b).float()?).into()));
    Ok(())
}

/// One of two values of any type.
pub(super) fn select<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    int_width(operand_type(op, 0)?)?;
    let (condition, yes, no) = (d.operand(op, 0)?, d.operand(op, 1)?, d.operand(op, 2)?);
    let result = d.result(op, 0)?;
    d.define(result, move |s| Ok(s.get(if s.bit(condition)? { yes } else { no }).clone()));
    Ok(())
}
