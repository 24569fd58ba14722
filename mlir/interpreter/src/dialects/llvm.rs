//! The llvm dialect: arithmetic, aggregates, control flow. Memory is in `llvm_memory`.

use dialects::llvm::*;
use mlir::OpRef;

use super::arith::{
    bitcast, compare_floats, compare_ints, constant, define_once, float_cast, float_ternary, float_to_int,
    float_unary, fused, int_binary_flagged, int_to_float, negate, select, sign_extend, zero_extend,
};
use super::cf::{branch, conditional, switch};
use super::elementwise::result_type;
use super::func::{call, ret};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::layout::Layout;
use crate::memory::Memory;
use crate::number;
use crate::value::{Elements, Res, Value};

pub(super) fn table() -> Table {
    let mut all = arithmetic();
    all.extend(table! {
        BrOp as OpRef => branch,
        CondBrOp => |d, op| conditional(d, *op, op.condition()),
        SwitchOp => |d, op| switch(d, *op, op.value(), op.case_values()),
        CallOp as OpRef => call,
        ReturnOp as OpRef => ret,
        UnreachableOp as OpRef => |_, _| Err("was reached".to_owned()),
        Trap as OpRef => |_, _| Err("was reached".to_owned()),
        ConstantOp => |d, op| constant(d, *op, op.value()),
        ZeroOp => zero,
        UndefOp as OpRef => |d, op| undefined(d, op, "it is the result of 'llvm.mlir.undef'"),
        PoisonOp as OpRef => |d, op| undefined(d, op, "it is the result of 'llvm.mlir.poison'"),
        FreezeOp => freeze,
        SelectOp as OpRef => select,
        ExtractValueOp => extract,
        InsertValueOp => insert,
        AssumeOp as OpRef => |_, _| Ok(()),
        DbgValueOp as OpRef => |_, _| Ok(()),
        DbgDeclareOp as OpRef => |_, _| Ok(()),
        DbgLabelOp as OpRef => |_, _| Ok(()),
    });
    all
}

fn arithmetic() -> Table {
    table! {
        AddOp => |d, op| int_binary_flagged(d, *op, op.overflow_flags().value(), number::add),
        SubOp => |d, op| int_binary_flagged(d, *op, op.overflow_flags().value(), number::sub),
        MulOp => |d, op| int_binary_flagged(d, *op, op.overflow_flags().value(), number::mul),
        UDivOp as int => number::div_unsigned,
        SDivOp as int => number::div_signed,
        URemOp as int => number::rem_unsigned,
        SRemOp as int => number::rem_signed,
        AndOp as int => number::and,
        OrOp as int => number::or,
        XOrOp as int => number::xor,
        ShlOp => |d, op| int_binary_flagged(d, *op, op.overflow_flags().value(), number::shift_left),
        LShrOp as int => number::shift_right,
        AShrOp as int => number::shift_right_signed,
        SMaxOp as int => number::max_signed,
        SMinOp as int => number::min_signed,
        UMaxOp as int => number::max_unsigned,
        UMinOp as int => number::min_unsigned,
        FAddOp as float => |a, b| a + b,
        FSubOp as float => |a, b| a - b,
        FMulOp as float => |a, b| a * b,
        FDivOp as float => |a, b| a / b,
        FRemOp as float => |a, b| a % b,
        MaximumOp as float => number::maximum,
        MinimumOp as float => number::minimum,
        MaxNumOp as float => number::max_number,
        MinNumOp as float => number::min_number,
        CopySignOp as float => f64::copysign,
        FMAOp as OpRef => |d, op| float_ternary(d, op, fused),
        FNegOp as OpRef => negate,
        FAbsOp as OpRef => |d, op| float_unary(d, op, f64::abs),
        FFloorOp as OpRef => |d, op| float_unary(d, op, f64::floor),
        FCeilOp as OpRef => |d, op| float_unary(d, op, f64::ceil),
        RoundEvenOp as OpRef => |d, op| float_unary(d, op, f64::round_ties_even),
        FTruncOp as OpRef => |d, op| float_unary(d, op, f64::trunc),
        SqrtOp as OpRef => |d, op| float_unary(d, op, f64::sqrt),
        ICmpOp => |d, op| compare_ints(d, *op, op.predicate().value()),
        FCmpOp => |d, op| compare_floats(d, *op, op.predicate().value()),
        SExtOp as OpRef => sign_extend,
        ZExtOp as OpRef => zero_extend,
        TruncOp as OpRef => zero_extend,
        PtrToIntOp as OpRef => zero_extend,
        IntToPtrOp as OpRef => zero_extend,
        AddrSpaceCastOp as OpRef => zero_extend,
        FPExtOp as OpRef => float_cast,
        FPTruncOp as OpRef => float_cast,
        SIToFPOp as OpRef => |d, op| int_to_float(d, op, true),
        UIToFPOp as OpRef => |d, op| int_to_float(d, op, false),
        FPToSIOp as OpRef => |d, op| float_to_int(d, op, number::to_signed),
        FPToUIOp as OpRef => |d, op| float_to_int(d, op, number::to_unsigned),
        BitcastOp as OpRef => bitcast,
    }
}

fn zero<'p>(d: &mut Decoder<'_, 'p>, op: ZeroOp<'p>) -> Res {
    let layout = Layout::of(op.ty(op.res()))?.into_value()?;
    define_once(d, *op, move |memory| layout.filled(memory, None))
}

/// A value whose parts are all undefined; each can be set later.
pub(super) fn undefined<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, why: &'static str) -> Res {
    let layout = Layout::of(result_type(op))?.into_value()?;
    define_once(d, op, move |memory| layout.filled(memory, Some(&Value::Undefined(why))))
}

/// An undefined value may become any value; it becomes zero.
fn freeze<'p>(d: &mut Decoder<'_, 'p>, op: FreezeOp<'p>) -> Res {
    let layout = Layout::of(op.ty(op.res()))?.into_value()?;
    let value = d.slot(op.val());
    let result = d.slot(op.res());
    d.define(result, move |s| frozen(&s.memory, s.get(value), &layout.filled(&s.memory, None)?));
    Ok(())
}

fn frozen(memory: &Memory, value: &Value, zero: &Value) -> Res<Value> {
    Ok(match (value, zero) {
        (Value::Undefined(_), _) => zero.clone(),
        (Value::Aggregate(parts), Value::Aggregate(zeros)) => {
            let parts = parts.iter().zip(zeros.iter()).map(|(part, zero)| frozen(memory, part, zero));
            Value::Aggregate(parts.collect::<Res<_>>()?)
        }
        (Value::Elements(all), Value::Elements(zeros)) => {
            let parts =
                all.values().iter().zip(zeros.values()).map(|(part, zero)| frozen(memory, part, zero));
            Elements::new(memory, all.sizes().into(), parts.collect::<Res<Vec<_>>>()?)?.into()
        }
        _ => value.clone(),
    })
}

fn positions(position: Vec<i64>) -> Res<Vec<usize>> {
    let position = position.into_iter().map(usize::try_from);
    position.collect::<Result<_, _>>().map_err(|_| "has a position outside the aggregate".to_owned())
}

fn extract<'p>(d: &mut Decoder<'_, 'p>, op: ExtractValueOp<'p>) -> Res {
    let position = positions(op.position())?;
    let container = d.slot(op.container());
    let result = d.slot(op.res());
    d.define(result, move |s| {
        let mut value = s.get(container);
        for &index in &position {
            value = value.parts()?.get(index).ok_or("has a position outside the aggregate")?;
        }
        Ok(value.clone())
    });
    Ok(())
}

fn insert<'p>(d: &mut Decoder<'_, 'p>, op: InsertValueOp<'p>) -> Res {
    let position = positions(op.position())?;
    let container = d.slot(op.container());
    let value = d.slot(op.value());
    let result = d.slot(op.res());
    d.define(result, move |s| inserted(s.get(container), &position, s.get(value)));
    Ok(())
}

/// A copy of the container with another value at a position; it shares the other parts.
fn inserted(container: &Value, position: &[usize], value: &Value) -> Res<Value> {
    let Some((&index, inner)) = position.split_first() else { return Ok(value.clone()) };
    let parts = container.parts()?;
    let part = inserted(parts.get(index).ok_or("has a position outside the aggregate")?, inner, value)?;
    let mut parts = parts.to_vec();
    parts[index] = part;
    Ok(Value::Aggregate(parts.into()))
}
