//! `arith` on scalars and on the elements of tensors and vectors. The llvm and index dialects share the handlers of
//! integers and floats.

use dialects::arith::*;
use mlir::{AttrRef, FloatKind, OpRef};

use super::elementwise::{binary, each, lifted, operand_type, result_type, unary};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::{self, is_elements, scalar_layout, scalar_type};
use crate::extents::Extents;
use crate::layout::{Layout, float_kind, int_width};
use crate::memory::Memory;
use crate::number::{self, IntBinary, Rounding};
use crate::value::{Elements, Res, Value};

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
        ScalingExtFOp as OpRef => extend_scaled,
        ScalingTruncFOp => truncate_scaled,
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
    if is_elements(ty) {
        scalar_layout(value.ty())?;
        return define_once(d, op, move |memory| elements::constant(memory, value).map(Value::from));
    }
    let layout = Layout::of(ty)?.into_value()?;
    define_once(d, op, move |memory| layout.constant(memory, value))
}

/// Defines the result as a value that never changes.
pub(super) fn define_once<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    make: impl Fn(&Memory) -> Res<Value> + 'p,
) -> Res {
    let result = d.slot(op.result(0));
    let made = std::cell::OnceCell::new();
    d.define(result, move |s| {
        if made.get().is_none() {
            let value = make(&s.memory)?;
            made.get_or_init(|| value);
        }
        made.get().cloned().ok_or_else(|| "has no value".to_owned())
    });
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

/// An operation on three floats.
pub(super) fn float_ternary<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    compute: fn(FloatKind, [&Value; 3]) -> Res<Value>,
) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    let compute = move |values: &[&Value]| compute(kind, [values[0], values[1], values[2]]);
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

/// `a * b + c`, rounded once. Formats narrower than 32 bits are computed in 32 bits and rounded again, as LLVM does for
/// processors without an instruction for them.
pub(super) fn fused(kind: FloatKind, [a, b, c]: [&Value; 3]) -> Res<Value> {
    let [a, b, c] = [a.float()?, b.float()?, c.float()?];
    Ok(Value::Float(match kind {
        FloatKind::F64 => f64::mul_add(a, b, c),
        _ => number::round(kind, f32::mul_add(a as f32, b as f32, c as f32).into()),
    }))
}

/// `a * b + c`, which LLVM may round once or twice: once where processors usually have an instruction, for 32 and 64
/// bits.
pub(super) fn multiplied_and_added(kind: FloatKind, values: [&Value; 3]) -> Res<Value> {
    if matches!(kind, FloatKind::F64 | FloatKind::F32) {
        return fused(kind, values);
    }
    let product = number::round(kind, values[0].float()? * values[1].float()?);
    Ok(Value::Float(number::round(kind, product + values[2].float()?)))
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
    truncate_in(d, *op, rounding(op.roundingmode()))
}

/// The direction of a rounding mode.
fn rounding(mode: Option<RoundingMode>) -> Rounding {
    match mode {
        None | Some(RoundingMode::ToNearestEven) => Rounding::Nearest,
        Some(RoundingMode::Downward) => Rounding::Down,
        Some(RoundingMode::Upward) => Rounding::Up,
        Some(RoundingMode::TowardZero) => Rounding::Zero,
        Some(RoundingMode::ToNearestAway) => Rounding::NearestAway,
    }
}

/// Converts a float to a narrower type, rounding in a direction.
pub(super) fn truncate_in<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, rounding: Rounding) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    unary(d, op, move |a| Ok(Value::Float(number::round_in(rounding, kind, a.float()?))))
}

/// The scale is a power of two: wider floats are rounded to one.
fn scales<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, compute: impl Fn(f64, f64) -> f64 + 'p) -> Res {
    float_kind(scalar_type(operand_type(op)))?;
    float_kind(scalar_type(op.ty(op.operand(1))))?;
    binary(d, op, move |a, scale| {
        let scale = number::round(FloatKind::F8E8M0FNU, scale.float()?);
        Ok(Value::Float(compute(a.float()?, scale)))
    })
}

/// Both are converted to the type of the result.
fn extend_scaled<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let kind = float_kind(scalar_type(result_type(op)))?;
    scales(d, op, move |a, scale| number::round(kind, a * number::round(kind, scale)))
}

/// The quotient has the type of the operand.
fn truncate_scaled<'p>(d: &mut Decoder<'_, 'p>, op: ScalingTruncFOp<'p>) -> Res {
    let wide = float_kind(scalar_type(operand_type(*op)))?;
    let kind = float_kind(scalar_type(result_type(*op)))?;
    let rounding = rounding(op.roundingmode());
    scales(d, *op, move |a, scale| {
        number::round_in(rounding, kind, number::round(wide, a / number::round(wide, scale)))
    })
}

pub(super) fn int_to_float<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, is_signed: bool) -> Res {
    int_to_float_in(d, op, is_signed, Rounding::Nearest)
}

/// Converts an integer to a float, rounding in a direction.
pub(super) fn int_to_float_in<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    is_signed: bool,
    rounding: Rounding,
) -> Res {
    let width = int_width(scalar_type(operand_type(op)))?;
    let kind = float_kind(scalar_type(result_type(op)))?;
    unary(d, op, move |a| number::from_int_in(rounding, kind, a.int()?, width, is_signed).map(Value::Float))
}

pub(super) fn float_to_int<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    convert: fn(f64, u32) -> Value,
) -> Res {
    let width = int_width(scalar_type(result_type(op)))?;
    unary(d, op, move |a| Ok(convert(a.float()?, width)))
}

/// Reinterprets the bits as another type: those of each element, or those of all elements of a vector.
pub(super) fn bitcast<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let (old, new) = (operand_type(op), result_type(op));
    let from = Layout::of(scalar_type(old))?;
    let to = Layout::of(scalar_type(new))?;
    if is_elements(old) == is_elements(new) && from.bits() == to.bits() {
        return unary(d, op, move |a| Ok(to.of_bits(from.to_bits(a)?)));
    }
    let sizes: Option<Extents> = new.shape().map(Extents::from);
    let source = d.slot(op.operand(0));
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let values = match s.get(source) {
            scalar @ (Value::Int(_) | Value::Float(_)) => vec![scalar.clone()],
            vector => vector.elements()?.values().to_vec(),
        };
        let values = elements::recast(&values, &from, &to)?;
        match &sizes {
            Some(sizes) => Ok(Elements::new(&s.memory, sizes.clone(), values)?.into()),
            None => values.into_iter().next().ok_or_else(|| "has too few bits".to_owned()),
        }
    });
    Ok(())
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
