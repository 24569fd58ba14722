//! The index dialect: arithmetic on 64-bit indices.

use crate::value::Res;
use dialects::index::*;

use super::arith::{compare_ints, constant, int_binary, sign_extend, zero_extend};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::number;

/// The width of an index in bits.
const WIDTH: u32 = 64;

pub(super) fn table() -> Table {
    table! {
        AddOp as OpRef => |d, op| int_binary(d, op, number::add),
        SubOp as OpRef => |d, op| int_binary(d, op, number::sub),
        MulOp as OpRef => |d, op| int_binary(d, op, number::mul),
        DivSOp as OpRef => |d, op| int_binary(d, op, number::div_signed),
        DivUOp as OpRef => |d, op| int_binary(d, op, number::div_unsigned),
        CeilDivSOp as OpRef => |d, op| int_binary(d, op, number::ceil_div_signed),
        CeilDivUOp as OpRef => |d, op| int_binary(d, op, number::ceil_div_unsigned),
        FloorDivSOp as OpRef => |d, op| int_binary(d, op, number::floor_div_signed),
        RemSOp as OpRef => |d, op| int_binary(d, op, number::rem_signed),
        RemUOp as OpRef => |d, op| int_binary(d, op, number::rem_unsigned),
        MaxSOp as OpRef => |d, op| int_binary(d, op, number::max_signed),
        MaxUOp as OpRef => |d, op| int_binary(d, op, number::max_unsigned),
        MinSOp as OpRef => |d, op| int_binary(d, op, number::min_signed),
        MinUOp as OpRef => |d, op| int_binary(d, op, number::min_unsigned),
        ShlOp as OpRef => |d, op| int_binary(d, op, number::shift_left),
        ShrSOp as OpRef => |d, op| int_binary(d, op, number::shift_right_signed),
        ShrUOp as OpRef => |d, op| int_binary(d, op, number::shift_right),
        AndOp as OpRef => |d, op| int_binary(d, op, number::and),
        OrOp as OpRef => |d, op| int_binary(d, op, number::or),
        XOrOp as OpRef => |d, op| int_binary(d, op, number::xor),
        CastSOp as OpRef => sign_extend,
        CastUOp as OpRef => zero_extend,
        ConstantOp => |d, op| constant(d, *op, op.value_attr()),
        BoolConstantOp => |d, op| constant(d, *op, op.value_attr()),
        CmpOp => |d, op| compare_ints(d, *op, op.pred().value()),
        SizeOfOp => size_of,
    }
}

fn size_of<'p>(d: &mut Decoder<'_, 'p>, op: SizeOfOp<'p>) -> Res {
    let result = d.slot(op.result());
    d.define(result, |_| Ok(i64::from(WIDTH).into()));
    Ok(())
}
