//! Rounding to whole numbers, by casts and by the bits of floats.

use dialects::arith::{CmpFPredicate, CmpIPredicate};
use mlir::floats::Specials;
use mlir::rewrite::NoMatch;
use mlir::{FloatKind, Type, Value};

use crate::arithmetic::{Arithmetic, float_kind, with_ints};

/// The number without its fraction, if `i64` can hold that.
fn truncated(a: &mut Arithmetic<'_, '_>, x: Value) -> Value {
    let ty = a.ty(x);
    let whole = with_ints(a.b.cx(), ty, 64);
    let whole = a.fptosi(whole, x);
    let whole = a.sitofp(ty, whole);
    // The cast makes zero of what is above -1.
    a.copysign(whole, x)
}

/// The type of a number, the format of its elements, and integers of their width.
fn bits_of(a: &Arithmetic<'_, '_>, x: Value) -> Result<(Type, FloatKind, Type), NoMatch> {
    let ty = a.type_with_constants(x)?;
    let kind = float_kind(a.b.cx(), ty).ok_or(NoMatch)?;
    Ok((ty, kind, with_ints(a.b.cx(), ty, kind.width())))
}

/// The number without its fraction, plus one if that is less. Numbers so large that they have no fraction, infinities
/// and NaN stay, since a cast of them is undefined: they are those whose exponent is at least that of the last bit.
pub(super) fn ceil(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let x = x[0];
    let (ty, kind, bits_ty) = bits_of(a, x)?;
    let format = kind.format();
    let fraction = format.fraction + u32::from(format.explicit);
    let sign = 1i128 << (kind.width() - 1);
    let bits = a.bitcast(bits_ty, x);
    let mask = a.int(bits_ty, sign.wrapping_sub(1));
    let magnitude = a.andi(bits, mask);
    let least = i128::from(format.bias) + i128::from(format.fraction);
    let least = a.int(bits_ty, least << fraction);
    let mut stays = a.cmpi(CmpIPredicate::Uge, magnitude, least);
    if format.specials == Specials::NegativeZero {
        let nan = a.int(bits_ty, sign);
        let is_nan = a.cmpi(CmpIPredicate::Eq, bits, nan);
        stays = a.ori(stays, is_nan);
    }
    let whole = truncated(a, x);
    // Minus zero plus zero is zero, but what is above -1 becomes minus zero.
    let zero = a.float(ty, if format.specials == Specials::NegativeZero { 0.0 } else { -0.0 });
    let one = a.float(ty, 1.0);
    let is_less = a.cmpf(CmpFPredicate::OGT, x, whole);
    let more = a.select(is_less, one, zero);
    let sum = a.addf(whole, more);
    Ok(a.select(stays, x, sum))
}

/// The bits of an exponent, without the bias.
fn exponent_of(a: &mut Arithmetic<'_, '_>, bits: Value, [fraction, mask, bias]: [Value; 3]) -> Value {
    let shifted = a.shrui(bits, fraction);
    let biased = a.andi(shifted, mask);
    a.subi(biased, bias)
}

/// Half away from zero is added before the fraction is removed. Numbers so large that they have no fraction, infinities
/// and NaN stay. For `f32` only.
pub(super) fn round(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let x = x[0];
    let (ty, kind, bits_ty) = bits_of(a, x)?;
    if kind != FloatKind::F32 {
        return Err(NoMatch);
    }
    let half = a.float(ty, 0.5);
    let fraction = a.int(bits_ty, 23);
    let bias = a.int(bits_ty, 127);
    let mask = a.int(bits_ty, 255);
    let half = a.copysign(half, x);
    let sum = a.addf(x, half);
    let rounded = truncated(a, sum);
    let bits = a.bitcast(bits_ty, x);
    let exponent = exponent_of(a, bits, [fraction, mask, bias]);
    let stays = a.cmpi(CmpIPredicate::Sge, exponent, fraction);
    Ok(a.select(stays, x, rounded))
}

/// A right shift by a number that is first brought into the range from `least` to `most`.
fn shift_within(a: &mut Arithmetic<'_, '_>, value: Value, by: Value, (least, most): (Value, Value)) -> Value {
    let by = a.maxsi(by, least);
    let by = a.minsi(by, most);
    a.shrui(value, by)
}

/// What rounding half away from zero returns, brought one closer to zero if the number is halfway between two whole
/// numbers and that result is odd.
///
/// A whole number is odd if its last bit, that with the value one, is set: without the bits above, the significand is not
/// zero. The leading bit of a significand is not stored, so that one and minus one are treated apart.
pub(super) fn round_even(a: &mut Arithmetic<'_, '_>, x: &[Value]) -> Result<Value, NoMatch> {
    let x = x[0];
    let (ty, kind, bits_ty) = bits_of(a, x)?;
    let width = kind.width();
    let fraction_width = kind.format().fraction + u32::from(kind.format().explicit);
    let exponent_width = (width - fraction_width).checked_sub(1).filter(|&width| width > 0).ok_or(NoMatch)?;
    let one_float = a.float(ty, 1.0);
    let [zero, one, minus_one, fraction, last] =
        [0, 1, -1, fraction_width.into(), (width - 1).into()].map(|value: i128| a.int(bits_ty, value));
    let bias = a.int(bits_ty, (1 << (exponent_width - 1)) - 1);
    let half = a.int(bits_ty, 1i128 << fraction_width >> 1);
    let fraction_mask = a.int(bits_ty, (1 << fraction_width) - 1);
    let exponent_mask = a.int(bits_ty, (1 << exponent_width) - 1);
    let bits = a.bitcast(bits_ty, x);
    let rounded = a.round(x);
    let rounded_bits = a.bitcast(bits_ty, rounded);
    let parts = [fraction, exponent_mask, bias];
    let exponent = exponent_of(a, bits, parts);
    let rounded_exponent = exponent_of(a, rounded_bits, parts);

    let is_one = a.cmpi(CmpIPredicate::Eq, rounded_exponent, zero);
    let above = a.subi(rounded_exponent, one);
    let mask = shift_within(a, fraction_mask, above, (zero, last));
    let last_bits = a.andi(rounded_bits, mask);
    let is_odd = a.cmpi(CmpIPredicate::Ne, last_bits, zero);
    let is_odd = a.ori(is_odd, is_one);

    let is_below_one = a.cmpi(CmpIPredicate::Eq, exponent, minus_one);
    let shifted_half = shift_within(a, half, exponent, (zero, last));
    let halfway = a.select(is_below_one, zero, shifted_half);
    let mask = shift_within(a, fraction_mask, exponent, (zero, last));
    let fraction_bits = a.andi(bits, mask);
    let is_halfway = a.cmpi(CmpIPredicate::Eq, fraction_bits, halfway);
    let is_large_enough = a.cmpi(CmpIPredicate::Sge, exponent, minus_one);
    let has_fraction = a.cmpi(CmpIPredicate::Slt, exponent, fraction);
    let is_halfway = a.andi(is_halfway, has_fraction);
    let is_halfway = a.andi(is_halfway, is_large_enough);

    let sign = a.copysign(one_float, x);
    let closer = a.subf(rounded, sign);
    let is_wrong = a.andi(is_odd, is_halfway);
    let result = a.select(is_wrong, closer, rounded);
    // Minus one, brought closer, is zero.
    Ok(a.copysign(result, x))
}
