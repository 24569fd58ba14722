//! `arith` on scalars, and on the elements of tensors and vectors. What computes on integers or floats alike is shared
//! with the llvm and index dialects.

use dialects::arith::*;
use mlir::{AttrRef, OpRef};

use super::elementwise::{binary, each, unary};
use super::table::{Table, table};
use crate::decode::{Decoder, attribute, operand_type, result_type};
use crate::elements::{self, is_elements, scalar_layout, scalar_type};
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

/// A constant of any type.
pub(super) fn constant<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    if is_elements(result_type(op)?) {
        let (value, result) = (attribute(op, "value")?, d.result(op, 0)?);
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
    let width = int_width(scalar_type(result_type(op)?))?;
    let flags = NoWrap::of_bits(op.attr("overflowFlags").and_then(AttrRef::as_enum).unwrap_or(0));
    if flags == NoWrap::default() {
        return binary(d, op, move |a, b| Ok(Value::Int(compute(a.int()?, b.int()?, width)?)));
    }
    binary(d, op, move |a, b| {
        let (a, b) = (a.int()?, b.int()?);
        let value = compute(a, b, width)?;
        match flags.excludes(compute, a, b, width) {
            true => Ok(Value::Undefined(number::OVERFLOW)),
            false => Ok(Value::Int(value)),
        }
    })
}

/// An operation on two floats: computed in doubles, rounded to the type.
pub(super) fn float_binary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: fn(f64, f64) -> f64,
) -> Result<(), String> {
    let kind = float_kind(scalar_type(result_type(op)?))?;
    binary(d, op, move |a, b| Ok(Value::Float(number::round(kind, compute(a.float()?, b.float()?)))))
}

/// An operation on one float.
pub(super) fn float_unary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: fn(f64) -> f64,
) -> Result<(), String> {
    let kind = float_kind(scalar_type(result_type(op)?))?;
    unary(d, op, move |a| Ok(Value::Float(number::round(kind, compute(a.float()?)))))
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

/// The widths of the operand and of the result.
fn int_widths(op: OpRef<'_>) -> Result<(u32, u32), String> {
    Ok((int_width(scalar_type(operand_type(op, 0)?))?, int_width(scalar_type(result_type(op)?))?))
}

/// The same bits with zeros above, or fewer of them.
pub(super) fn zero_extend<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (from, to) = int_widths(op)?;
    let width = from.min(to);
    unary(d, op, move |a| Ok(Value::Int(number::truncate(a.int()?, width))))
}

/// The same signed number in another width, or the lowest bits of it.
pub(super) fn sign_extend<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (from, to) = int_widths(op)?;
    unary(d, op, move |a| Ok(Value::Int(number::truncate(number::signed(a.int()?, from) as u128, to))))
}

pub(super) fn float_cast<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    /// The number of the mode that rounds to nearest, ties to even.
    const NEAREST: i64 = 0;
    if op.attr("roundingmode").and_then(AttrRef::as_enum).is_some_and(|mode| mode != NEAREST) {
        return Err("rounds in a way that is not interpreted".to_owned());
    }
    float_kind(scalar_type(operand_type(op, 0)?))?;
    float_unary(d, op, |a| a)
}

pub(super) fn int_to_float<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    is_signed: bool,
) -> Result<(), String> {
    let (width, kind) =
        (int_width(scalar_type(operand_type(op, 0)?))?, float_kind(scalar_type(result_type(op)?))?);
    unary(d, op, move |a| Ok(Value::Float(number::from_int(kind, a.int()?, width, is_signed))))
}

pub(super) fn float_to_int<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    convert: fn(f64, u32) -> Value,
) -> Result<(), String> {
    let width = int_width(scalar_type(result_type(op)?))?;
    unary(d, op, move |a| Ok(convert(a.float()?, width)))
}

/// The same bits as another type.
pub(super) fn bitcast<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (from, to) = (scalar_type(operand_type(op, 0)?), scalar_type(result_type(op)?));
    let (from, to) = (Layout::of(from)?, Layout::of(to)?);
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

/// The number of a comparison's predicate.
fn predicate(op: OpRef<'_>, name: &str) -> Result<i64, String> {
    attribute(op, name)?.as_enum().ok_or_else(|| "has no such predicate".to_owned())
}

/// A comparison of integers by the predicate in an attribute.
pub(super) fn compare_ints<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, name: &str) -> Result<(), String> {
    let compare = number::compare(predicate(op, name)?, int_width(scalar_type(operand_type(op, 0)?))?)?;
    binary(d, op, move |a, b| Ok(compare(a.int()?, b.int()?).into()))
}

pub(super) fn compare_floats<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let compare = number::compare_floats(predicate(op, "predicate")?)?;
    binary(d, op, move |a, b| Ok(compare(a.float()?, b.float()?).into()))
}

/// One of two values of any type.
pub(super) fn select<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let condition_type = operand_type(op, 0)?;
    let (condition, yes, no) = (d.operand(op, 0)?, d.operand(op, 1)?, d.operand(op, 2)?);
    let result = d.result(op, 0)?;
    if is_elements(condition_type) {
        let choose = |values: &[&Value]| Ok(values[if values[0].int()? & 1 == 1 { 1 } else { 2 }].clone());
        d.define(result, move |s| each(s, &[condition, yes, no], choose));
        return Ok(());
    }
    int_width(condition_type)?;
    d.define(result, move |s| Ok(s.get(if s.bit(condition)? { yes } else { no }).clone()));
    Ok(())
}
