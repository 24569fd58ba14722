//! The llvm dialect: arithmetic, aggregates, control flow. Memory is in `llvm_memory`.

use dialects::llvm::*;
use mlir::OpRef;

use super::arith::{
    bitcast, compare_floats, compare_ints, constant, float_binary, float_cast, float_to_int, float_unary,
    int_binary, int_to_float, negate, select, sign_extend, zero_extend,
};
use super::cf::{branch, conditional, switch};
use super::func::{call, ret};
use super::scf::numbers;
use super::table::{Table, table};
use crate::decode::{Decoder, result_type};
use crate::layout::Layout;
use crate::number;
use crate::value::Value;

pub(super) fn table() -> Table {
    let mut all = arithmetic();
    all.extend(table! {
        BrOp => branch,
        CondBrOp => conditional,
        SwitchOp => switch,
        CallOp => call,
        ReturnOp => ret,
        UnreachableOp => |_, _| Err("was reached".to_owned()),
        Trap => |_, _| Err("was reached".to_owned()),
        ConstantOp => constant,
        ZeroOp => zero,
        UndefOp => |d, op| undefined(d, op, "it is what 'llvm.mlir.undef' gives"),
        PoisonOp => |d, op| undefined(d, op, "it is what 'llvm.mlir.poison' gives"),
        FreezeOp => freeze,
        SelectOp => select,
        ExtractValueOp => extract,
        InsertValueOp => insert,
        AssumeOp => |_, _| Ok(()),
        DbgValueOp => |_, _| Ok(()),
        DbgDeclareOp => |_, _| Ok(()),
        DbgLabelOp => |_, _| Ok(()),
    });
    all
}

fn arithmetic() -> Table {
    table! {
        AddOp => |d, op| int_binary(d, op, number::add),
        SubOp => |d, op| int_binary(d, op, number::sub),
        MulOp => |d, op| int_binary(d, op, number::mul),
        UDivOp => |d, op| int_binary(d, op, number::div_unsigned),
        SDivOp => |d, op| int_binary(d, op, number::div_signed),
        URemOp => |d, op| int_binary(d, op, number::rem_unsigned),
        SRemOp => |d, op| int_binary(d, op, number::rem_signed),
        AndOp => |d, op| int_binary(d, op, number::and),
        OrOp => |d, op| int_binary(d, op, number::or),
        XOrOp => |d, op| int_binary(d, op, number::xor),
        ShlOp => |d, op| int_binary(d, op, number::shift_left),
        LShrOp => |d, op| int_binary(d, op, number::shift_right),
        AShrOp => |d, op| int_binary(d, op, number::shift_right_signed),
        SMaxOp => |d, op| int_binary(d, op, number::max_signed),
        SMinOp => |d, op| int_binary(d, op, number::min_signed),
        UMaxOp => |d, op| int_binary(d, op, number::max_unsigned),
        UMinOp => |d, op| int_binary(d, op, number::min_unsigned),
        FAddOp => |d, op| float_binary(d, op, |a, b| a + b),
        FSubOp => |d, op| float_binary(d, op, |a, b| a - b),
        FMulOp => |d, op| float_binary(d, op, |a, b| a * b),
        FDivOp => |d, op| float_binary(d, op, |a, b| a / b),
        FRemOp => |d, op| float_binary(d, op, |a, b| a % b),
        MaximumOp => |d, op| float_binary(d, op, number::maximum),
        MinimumOp => |d, op| float_binary(d, op, number::minimum),
        MaxNumOp => |d, op| float_binary(d, op, number::max_number),
        MinNumOp => |d, op| float_binary(d, op, number::min_number),
        CopySignOp => |d, op| float_binary(d, op, f64::copysign),
        FNegOp => negate,
        FAbsOp => |d, op| float_unary(d, op, f64::abs),
        FFloorOp => |d, op| float_unary(d, op, f64::floor),
        FCeilOp => |d, op| float_unary(d, op, f64::ceil),
        FTruncOp => |d, op| float_unary(d, op, f64::trunc),
        SqrtOp => |d, op| float_unary(d, op, f64::sqrt),
        ICmpOp => |d, op| compare_ints(d, op, "predicate"),
        FCmpOp => compare_floats,
        SExtOp => sign_extend,
        ZExtOp => zero_extend,
        TruncOp => zero_extend,
        PtrToIntOp => zero_extend,
        IntToPtrOp => zero_extend,
        AddrSpaceCastOp => zero_extend,
        FPExtOp => float_cast,
        FPTruncOp => float_cast,
        SIToFPOp => |d, op| int_to_float(d, op, true),
        UIToFPOp => |d, op| int_to_float(d, op, false),
        FPToSIOp => |d, op| float_to_int(d, op, number::to_signed),
        FPToUIOp => |d, op| float_to_int(d, op, number::to_unsigned),
        BitcastOp => bitcast,
    }
}

fn zero<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let value = Layout::of(result_type(op)?)?.into_value()?.filled(None);
    let result = d.result(op, 0)?;
    d.define(result, move |_| Ok(value.clone()));
    Ok(())
}

/// A value none of whose parts is defined; each may be set.
fn undefined<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, why: &'static str) -> Result<(), String> {
    let value = Layout::of(result_type(op)?)?.into_value()?.filled(Some(&Value::Undefined(why)));
    let result = d.result(op, 0)?;
    d.define(result, move |_| Ok(value.clone()));
    Ok(())
}

/// A value that is not defined becomes zero, which is as good as any.
fn freeze<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let zero = Layout::of(result_type(op)?)?.into_value()?.filled(None);
    let (value, result) = (d.operand(op, 0)?, d.result(op, 0)?);
    d.define(result, move |s| Ok(frozen(s.get(value), &zero)));
    Ok(())
}

fn frozen(value: &Value, zero: &Value) -> Value {
    match (value, zero) {
        (Value::Undefined(_), _) => zero.clone(),
        (Value::Aggregate(parts), Value::Aggregate(zeros)) => {
            Value::Aggregate(parts.iter().zip(zeros.iter()).map(|(part, zero)| frozen(part, zero)).collect())
        }
        _ => value.clone(),
    }
}

fn position(op: OpRef<'_>) -> Result<Vec<usize>, String> {
    let position = numbers(op, "position")?.into_iter().map(usize::try_from);
    position.collect::<Result<_, _>>().map_err(|_| "has no such position".to_owned())
}

fn extract<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (position, container, result) = (position(op)?, d.operand(op, 0)?, d.result(op, 0)?);
    d.define(result, move |s| {
        let mut value = s.get(container);
        for &index in &position {
            value = value.parts()?.get(index).ok_or("has no such position")?;
        }
        Ok(value.clone())
    });
    Ok(())
}

fn insert<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (position, container, value) = (position(op)?, d.operand(op, 0)?, d.operand(op, 1)?);
    let result = d.result(op, 0)?;
    d.define(result, move |s| inserted(s.get(container), &position, s.get(value)));
    Ok(())
}

/// The container with another value at a position; parts beside it are shared.
fn inserted(container: &Value, position: &[usize], value: &Value) -> Result<Value, String> {
    let Some((&index, inner)) = position.split_first() else { return Ok(value.clone()) };
    let parts = container.parts()?;
    let part = inserted(parts.get(index).ok_or("has no such position")?, inner, value)?;
    let mut parts = parts.to_vec();
    parts[index] = part;
    Ok(Value::Aggregate(parts.into()))
}
