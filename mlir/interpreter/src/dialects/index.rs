//! The index dialect: arithmetic on 64-bit indices.

use dialects::index::*;

use super::arith::{compare_ints, constant, sign_extend, zero_extend};
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::number;
use crate::value::Res;

/// The width of an index in bits.
const WIDTH: u32 = 64;

pub(super) fn table() -> Table {
    table! {
        AddOp as int => number::add,
        SubOp as int => number::sub,
        MulOp as int => number::mul,
        DivSOp as int => number::div_signed,
        DivUOp as int => number::div_unsigned,
        CeilDivSOp as int => number::ceil_div_signed,
        CeilDivUOp as int => number::ceil_div_unsigned,
        FloorDivSOp as int => number::floor_div_signed,
        RemSOp as int => number::rem_signed,
        RemUOp as int => number::rem_unsigned,
        MaxSOp as int => number::max_signed,
        MaxUOp as int => number::max_unsigned,
        MinSOp as int => number::min_signed,
        MinUOp as int => number::min_unsigned,
        ShlOp as int => number::shift_left,
        ShrSOp as int => number::shift_right_signed,
        ShrUOp as int => number::shift_right,
        AndOp as int => number::and,
        OrOp as int => number::or,
        XOrOp as int => number::xor,
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
