//! The bodies of the functions that `convert-math-to-funcs` adds.

use dialects::arith::CmpIPredicate::{Eq, Ne, Sle, Slt};
use dialects::cf::{BranchOp, CondBranchOp, CondBranchOpOptions};
use dialects::func::ReturnOp;
use dialects::scf::{ForOp, IfOp, YieldOp};
use mlir::{Block, Loc, Type, Value};

use crate::arithmetic::Arithmetic;
use crate::constants::index_constant;

/// A block to branch to, with its arguments.
type Target<'v> = (Block, &'v [Value]);

fn branch(a: &mut Arithmetic<'_, '_>, (block, values): Target<'_>) {
    BranchOp::build(a.b, a.loc, values, block);
}

fn branch_if(a: &mut Arithmetic<'_, '_>, condition: Value, then: Target<'_>, otherwise: Target<'_>) {
    let options = CondBranchOpOptions {
        true_dest_operands: then.1,
        false_dest_operands: otherwise.1,
        ..Default::default()
    };
    CondBranchOp::build_with(a.b, a.loc, condition, then.0, otherwise.0, options);
}

fn return_in(a: &mut Arithmetic<'_, '_>, block: Block, value: Value) {
    a.b.set_end(block);
    ReturnOp::build(a.b, a.loc, &[value]);
}

/// New blocks, with arguments of these types.
fn blocks<const N: usize>(a: &mut Arithmetic<'_, '_>, args: [&[Type]; N]) -> [Block; N] {
    let loc = a.loc;
    args.map(|types| {
        let args: Vec<(Type, Loc)> = types.iter().map(|&ty| (ty, loc)).collect();
        a.b.append_block(&args)
    })
}

fn arguments<const N: usize>(a: &Arithmetic<'_, '_>, block: Block) -> [Value; N] {
    let args = a.b.body().block_args(block);
    args.try_into().expect("the block was made with these arguments")
}

/// The loop over the bits of an exponent that is not zero: at each, the base is squared, and if it is one, the result is
/// multiplied by the base.
struct Bits {
    /// Gets result, base and exponent.
    header: Block,
    multiply: Block,
    /// Gets the result.
    merged: Block,
    again: Block,
    exit: Block,
    /// Whether the exit gets the result.
    passes_result: bool,
}

/// Fills the blocks of the loop; returns the result, for the exit.
fn fill_bits(
    a: &mut Arithmetic<'_, '_>,
    bits: &Bits,
    [zero, one]: [Value; 2],
    product: impl Fn(&mut Arithmetic<'_, '_>, Value, Value) -> Value,
) -> Value {
    a.b.set_end(bits.header);
    let [result, base, exponent] = arguments(a, bits.header);
    let bit = a.andi(exponent, one);
    let is_odd = a.cmpi(Ne, bit, zero);
    branch_if(a, is_odd, (bits.multiply, &[]), (bits.merged, &[result]));
    a.b.set_end(bits.multiply);
    let multiplied = product(a, result, base);
    branch(a, (bits.merged, &[multiplied]));
    a.b.set_end(bits.merged);
    let [result] = arguments(a, bits.merged);
    let rest = a.shrui(exponent, one);
    let is_done = a.cmpi(Eq, rest, zero);
    let passed = [result];
    let passed: &[Value] = if bits.passes_result { &passed } else { &[] };
    branch_if(a, is_done, (bits.exit, passed), (bits.again, &[]));
    a.b.set_end(bits.again);
    let square = product(a, base, base);
    branch(a, (bits.header, &[result, square, rest]));
    result
}

/// A power of integers. A negative exponent gives zero, except for the bases one and minus one; zero then divides by zero.
pub(super) fn integer_power(a: &mut Arithmetic<'_, '_>, args: &[Value]) {
    let (base, exponent) = (args[0], args[1]);
    let ty = a.ty(base);
    let [zero, one, minus_one] = [0, 1, -1].map(|number| a.int(ty, number));
    let none: &[Type] = &[];
    let three: &[Type] = &[ty; 3];
    let [is_one, nonzero, negative, of_zero, not_of_zero, of_one, not_of_one] = blocks(a, [none; 7]);
    let [of_minus_one, odd, even, vanishes] = blocks(a, [none; 4]);
    let [header, multiply, merged, exit, again] = blocks(a, [three, none, &[ty], none, none]);

    let is_zero = a.cmpi(Eq, exponent, zero);
    branch_if(a, is_zero, (is_one, &[]), (nonzero, &[]));
    return_in(a, is_one, one);
    a.b.set_end(nonzero);
    let is_negative = a.cmpi(Sle, exponent, zero);
    branch_if(a, is_negative, (negative, &[]), (header, &[one, base, exponent]));
    a.b.set_end(negative);
    let is_zero = a.cmpi(Eq, base, zero);
    branch_if(a, is_zero, (of_zero, &[]), (not_of_zero, &[]));
    a.b.set_end(of_zero);
    let undefined = a.divsi(one, zero);
    return_in(a, of_zero, undefined);
    a.b.set_end(not_of_zero);
    let is_unit = a.cmpi(Eq, base, one);
    branch_if(a, is_unit, (of_one, &[]), (not_of_one, &[]));
    return_in(a, of_one, one);
    a.b.set_end(not_of_one);
    let is_unit = a.cmpi(Eq, base, minus_one);
    branch_if(a, is_unit, (of_minus_one, &[]), (vanishes, &[]));
    a.b.set_end(of_minus_one);
    let bit = a.andi(exponent, one);
    let is_odd = a.cmpi(Ne, bit, zero);
    branch_if(a, is_odd, (odd, &[]), (even, &[]));
    return_in(a, odd, minus_one);
    return_in(a, even, one);
    return_in(a, vanishes, zero);
    let bits = Bits { header, multiply, merged, again, exit, passes_result: false };
    let result = fill_bits(a, &bits, [zero, one], |a, x, y| a.muli(x, y));
    return_in(a, exit, result);
}

/// A power of a float: for a negative exponent, the inverse of that of its absolute value. The least integer has none, so
/// there is one multiplication more.
pub(super) fn float_power(a: &mut Arithmetic<'_, '_>, args: &[Value]) {
    let (base, exponent) = (args[0], args[1]);
    let (float, int) = (a.ty(base), a.ty(exponent));
    let width = a.b.cx().type_ref(int).bit_width().unwrap_or(1).clamp(1, 128);
    let least = i128::MIN >> (128 - width);
    let one_float = a.float(float, 1.0);
    let [zero, one, min, max] = [0, 1, least, !least].map(|number| a.int(int, number));
    let none: &[Type] = &[];
    let result_only: &[Type] = &[float];
    let [is_one, nonzero] = blocks(a, [none; 2]);
    let [header, multiply, merged, again] = blocks(a, [&[float, float, int], none, result_only, none]);
    let [exit, more, whole, invert, end] = blocks(a, [result_only, none, result_only, none, result_only]);

    let is_zero = a.cmpi(Eq, exponent, zero);
    branch_if(a, is_zero, (is_one, &[]), (nonzero, &[]));
    return_in(a, is_one, one_float);
    a.b.set_end(nonzero);
    let is_negative = a.cmpi(Sle, exponent, zero);
    let is_min = a.cmpi(Eq, exponent, min);
    let negated = a.subi(zero, exponent);
    let size = a.select(is_negative, negated, exponent);
    let size = a.select(is_min, max, size);
    branch(a, (header, &[one_float, base, size]));
    let bits = Bits { header, multiply, merged, again, exit, passes_result: true };
    fill_bits(a, &bits, [zero, one], |a, x, y| a.mulf(x, y));
    a.b.set_end(exit);
    let [result] = arguments(a, exit);
    branch_if(a, is_min, (more, &[]), (whole, &[result]));
    a.b.set_end(more);
    let multiplied = a.mulf(result, base);
    branch(a, (whole, &[multiplied]));
    a.b.set_end(whole);
    let [result] = arguments(a, whole);
    branch_if(a, is_negative, (invert, &[]), (end, &[result]));
    a.b.set_end(invert);
    let inverse = a.divf(one_float, result);
    branch(a, (end, &[inverse]));
    let [result] = arguments(a, end);
    return_in(a, end, result);
}

/// Shifts left until the highest bit is one.
pub(super) fn leading_zeros(a: &mut Arithmetic<'_, '_>, args: &[Value]) {
    let number = args[0];
    let loc = a.loc;
    let ty = a.ty(number);
    let width = a.b.cx().type_ref(ty).bit_width().unwrap_or_default();
    let bits = a.int(ty, width.into());
    let zero = a.int(ty, 0);
    let is_zero = a.cmpi(Eq, number, zero);
    let count = IfOp::build_with_else(
        a.b,
        loc,
        &[ty],
        is_zero,
        |b| _ = YieldOp::build(b, loc, &[bits]),
        |b| {
            let first = index_constant(b, loc, 1);
            let one = Arithmetic::new(b, loc).int(ty, 1);
            let end = index_constant(b, loc, width.into());
            let start = Arithmetic::new(b, loc).int(ty, 0);
            let shifting =
                ForOp::build_with_iter_args(b, loc, first..end, first, &[number, start], |b, _, carried| {
                    let (number, count) = (carried[0], carried[1]);
                    let is_negative = Arithmetic::new(b, loc).cmpi(Slt, number, zero);
                    let next = IfOp::build_with_else(
                        b,
                        loc,
                        &[ty, ty],
                        is_negative,
                        |b| _ = YieldOp::build(b, loc, carried),
                        |b| {
                            let mut a = Arithmetic::new(b, loc);
                            let count = a.addi(count, one);
                            let number = a.shli(number, one);
                            YieldOp::build(b, loc, &[number, count]);
                        },
                    );
                    let next: Vec<Value> = b.body().results(*next).collect();
                    YieldOp::build(b, loc, &next);
                });
            let count = b.body().result(*shifting, 1);
            YieldOp::build(b, loc, &[count]);
        },
    );
    let count = a.b.body().result(*count, 0);
    ReturnOp::build(a.b, loc, &[count]);
}
