//! The index dialect: arithmetic on indices of 64 bits.

use dialects::index::*;
use mlir::OpRef;

use super::arith::{compare_ints, constant, int_binary, sign_extend, zero_extend};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::number;

/// How many bits an index has.
const WIDTH: u32 = 64;

pub(super) fn table() -> Table {
    table! {
        AddOp => |d, op| int_binary(d, op, number::add),
        SubOp => |d, op| int_binary(d, op, number::sub),
        MulOp => |d, op| int_binary(d, op, number::mul),
        DivSOp => |d, op| int_binary(d, op, number::div_signed),
        DivUOp => |d, op| int_binary(d, op, number::div_unsigned),
        CeilDivSOp => |d, op| int_binary(d, op, number::ceil_div_signed),
        CeilDivUOp => |d, op| int_binary(d, op, number::ceil_div_unsigned),
        FloorDivSOp => |d, op| int_binary(d, op, number::floor_div_signed),
        RemSOp => |d, op| int_binary(d, op, number::rem_signed),
        RemUOp => |d, op| int_binary(d, op, number::rem_unsigned),
        MaxSOp => |d, op| int_binary(d, op, number::max_signed),
        MaxUOp => |d, op| int_binary(d, op, number::max_unsigned),
        MinSOp => |d, op| int_binary(d, op, number::min_signed),
        MinUOp => |d, op| int_binary(d, op, number::min_unsigned),
        ShlOp => |d, op| int_binary(d, op, number::shift_left),
        ShrSOp => |d, op| int_binary(d, op, number::shift_right_signed),
        ShrUOp => |d, op| int_binary(d, op, number::shift_right),
        AndOp => |d, op| int_binary(d, op, number::and),
        OrOp => |d, op| int_binary(d, op, number::or),
        XOrOp => |d, op| int_binary(d, op, number::xor),
        CastSOp => sign_extend,
        CastUOp => zero_extend,
        ConstantOp => constant,
        BoolConstantOp => constant,
        CmpOp => |d, op| compare_ints(d, op, "pred"),
        SizeOfOp => size_of,
    }
}

fn size_of<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let result = d.result(op, 0)?;
    d.define(result, |_| Ok(i64::from(WIDTH).into()));
    Ok(())
}
