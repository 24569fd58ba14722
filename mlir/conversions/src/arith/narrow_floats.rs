//! Casts between `f32` and narrow floats, by their bits.

use dialects::arith::CmpIPredicate::{Eq, Sge, Uge, Ugt};
use dialects::arith::{
    CmpFPredicate, ExtFOp, ExtFOpAdaptor, ExtFOpOptions, FastMathFlags, TruncFOp, TruncFOpAdaptor,
    TruncFOpOptions,
};
use mlir::rewrite::conversion::{ConversionPatternSet, ConversionRewriter as Rewriter};
use mlir::rewrite::{Matched, NoMatch};
use mlir::{FloatKind, Handle, Loc, Type, Value};

use crate::arithmetic::{Arithmetic, float_kind, has_constants, with_ints};

/// Which casts of narrow floats are replaced.
#[derive(Clone, Copy, Default)]
pub(crate) struct Formats {
    /// Casts between `bf16` and `f32`.
    pub(crate) bf16: bool,
    pub(crate) f4e2m1: bool,
    pub(crate) f8e8m0: bool,
}

impl Formats {
    /// Whether a cast from a format to a wider one stays.
    pub(super) fn keeps_extension(self, from: FloatKind, to: FloatKind) -> bool {
        match from {
            FloatKind::BF16 => !(self.bf16 && to == FloatKind::F32),
            FloatKind::F4E2M1FN => !self.f4e2m1,
            FloatKind::F8E8M0FNU => !self.f8e8m0,
            _ => true,
        }
    }

    /// Whether a cast to a format from a wider one stays.
    pub(super) fn keeps_truncation(self, from: FloatKind, to: FloatKind) -> bool {
        self.keeps_extension(to, from)
    }
}

pub(super) fn patterns(patterns: &mut ConversionPatternSet, included: Formats) {
    if included.bf16 {
        patterns.add(extend_bf16).add(truncate_to_bf16);
    }
    if included.f8e8m0 {
        patterns.add(extend_power).add(truncate_to_power);
    }
    if included.f4e2m1 {
        patterns.add(extend_f4).add(truncate_to_f4);
    }
}

/// The types of a cast, if constants of their shape can be made and it is from, or to, a format.
fn types(rw: &Rewriter<'_>, from: Value, to: Type) -> Result<(Type, FloatKind, FloatKind), NoMatch> {
    let ty = rw.body().ty(from);
    has_constants(rw.cx(), ty)?;
    let kind = |ty| float_kind(rw.cx(), ty).ok_or(NoMatch);
    Ok((ty, kind(ty)?, kind(to)?))
}

/// A type with other elements, `f32`.
fn with_single(rw: &Rewriter<'_>, ty: Type) -> Type {
    rw.cx().type_ref(ty).with_element_type(rw.cx().float_ty(FloatKind::F32)).id()
}

/// The bits of a `bf16` are the upper half of those of the same `f32`.
fn extend_bf16(op: Handle<ExtFOp<'_>>, x: ExtFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let result = rw.body().ty(op.view(rw).out());
    let (ty, FloatKind::BF16, FloatKind::F32) = types(rw, x.in_(), result)? else { return Err(NoMatch) };
    let [half, whole] = [16, 32].map(|width| with_ints(rw.cx(), ty, width));
    rw.replace_with(*op, |rw, loc| {
        let a = &mut Arithmetic::new(rw, loc);
        let bits = a.bitcast(half, x.in_());
        let bits = a.extui(whole, bits);
        let by = a.int(whole, 16);
        let bits = a.shli(bits, by);
        a.bitcast(result, bits)
    })
}

/// Rounds to nearest, ties to even: adds just less than half of the last bit, or half if that bit is one. A carry into the
/// exponent is right; NaN, of which a carry could make something else, is apart.
fn truncate_to_bf16(op: Handle<TruncFOp<'_>>, x: TruncFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let result = rw.body().ty(view.out());
    let (ty, FloatKind::F32, FloatKind::BF16) = types(rw, x.in_(), result)? else { return Err(NoMatch) };
    if view.roundingmode().is_some() {
        return Err(rw.no_match("the rounding is another one"));
    }
    let [half, whole] = [16, 32].map(|width| with_ints(rw.cx(), ty, width));
    rw.replace_with(*op, |rw, loc| {
        let a = &mut Arithmetic::new(rw, loc);
        let is_nan = a.cmpf(CmpFPredicate::UNE, x.in_(), x.in_());
        let less_than_half = a.int(whole, 0x7fff);
        let nan = a.int(half, 0x7fc0);
        let by = a.int(whole, 16);
        let one = a.int(whole, 1);
        let bits = a.bitcast(whole, x.in_());
        let last = a.shrui(bits, by);
        let last = a.andi(last, one);
        let bias = a.addi(last, less_than_half);
        let biased = a.addi(bits, bias);
        let rounded = a.shrui(biased, by);
        let rounded = a.trunci(half, rounded);
        let bits = a.select(is_nan, nan, rounded);
        a.bitcast(result, bits)
    })
}

/// Casts between `f32` and another format, none if they are the same.
fn cast(rw: &mut Rewriter<'_>, loc: Loc, value: Value, to: Type, fastmath: Option<FastMathFlags>) -> Value {
    let width = |rw: &Rewriter<'_>, ty| float_kind(rw.cx(), ty).map_or(32, FloatKind::width);
    let from = rw.body().ty(value);
    match width(rw, to).cmp(&width(rw, from)) {
        std::cmp::Ordering::Less => {
            let options = TruncFOpOptions { fastmath, roundingmode: None };
            TruncFOp::build_with(rw, loc, to, value, options)
        }
        std::cmp::Ordering::Equal => value,
        std::cmp::Ordering::Greater => ExtFOp::build_with(rw, loc, to, value, ExtFOpOptions { fastmath }),
    }
}

/// A power of two is the exponent of an `f32`.
fn extend_power(op: Handle<ExtFOp<'_>>, x: ExtFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, fastmath) = (view.loc(), view.fastmath());
    let result = rw.body().ty(view.out());
    let (ty, FloatKind::F8E8M0FNU, _) = types(rw, x.in_(), result)? else { return Err(NoMatch) };
    let [byte, whole] = [8, 32].map(|width| with_ints(rw.cx(), ty, width));
    let single = with_single(rw, ty);
    let a = &mut Arithmetic::new(rw, loc);
    let power = a.bitcast(byte, x.in_());
    let power_nan = a.int(byte, 0xff);
    let nan = a.int(whole, -1);
    let by = a.int(whole, 23);
    let bits = a.extui(whole, power);
    let bits = a.shli(bits, by);
    let is_nan = a.cmpi(Eq, power, power_nan);
    let bits = a.select(is_nan, nan, bits);
    let new = a.bitcast(single, bits);
    let new = cast(rw, loc, new, result, fastmath);
    rw.replace_by(*op, new)
}

/// The exponent of an `f32`, which is that of NaN for infinities, too.
fn truncate_to_power(op: Handle<TruncFOp<'_>>, x: TruncFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, fastmath) = (view.loc(), view.fastmath());
    let result = rw.body().ty(view.out());
    let (ty, _, FloatKind::F8E8M0FNU) = types(rw, x.in_(), result)? else { return Err(NoMatch) };
    if view.roundingmode().is_some() {
        return Err(rw.no_match("the rounding is another one"));
    }
    let [byte, whole] = [8, 32].map(|width| with_ints(rw.cx(), ty, width));
    let single = with_single(rw, ty);
    let number = cast(rw, loc, x.in_(), single, fastmath);
    let a = &mut Arithmetic::new(rw, loc);
    let bits = a.bitcast(whole, number);
    let by = a.int(whole, 23);
    let bits = a.shrui(bits, by);
    let power = a.trunci(byte, bits);
    let new = a.bitcast(result, power);
    rw.replace_by(*op, new)
}

/// The bits without the sign are the last bit of the exponent and the first of the fraction of an `f32`, whose other bits
/// of the exponent are one of two patterns; zero and one half are apart.
fn extend_f4(op: Handle<ExtFOp<'_>>, x: ExtFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let result = rw.body().ty(view.out());
    let (ty, FloatKind::F4E2M1FN, to) = types(rw, x.in_(), result)? else { return Err(NoMatch) };
    let [nibble, whole] = [4, 32].map(|width| with_ints(rw.cx(), ty, width));
    let single = with_single(rw, ty);
    let a = &mut Arithmetic::new(rw, loc);
    let bits = a.bitcast(nibble, x.in_());
    let [zero, one, two, four, seven] = [0, 1, 2, 4, 7].map(|number| a.int(nibble, number));
    let size = a.andi(bits, seven);
    let by = a.int(whole, 0x14);
    let low = a.shli(size, two);
    let is_half = a.cmpi(Eq, size, one);
    let low = a.select(is_half, zero, low);
    let low = a.extui(whole, low);
    let low = a.shli(low, by);
    let [no_exponent, large, small] = [0, 0x4000_0000, 0x3f00_0000].map(|number| a.int(whole, number));
    let is_large = a.cmpi(Uge, size, four);
    let high = a.select(is_large, large, small);
    let is_zero = a.cmpi(Eq, size, zero);
    let high = a.select(is_zero, no_exponent, high);
    let sign = a.int(whole, 0x8000_0000);
    let least_negative = a.int(nibble, 8);
    let is_negative = a.cmpi(Uge, bits, least_negative);
    let sign = a.select(is_negative, sign, no_exponent);
    let sum = a.addi(low, high);
    let sum = a.addi(sum, sign);
    let mut new = a.bitcast(single, sum);
    if to != FloatKind::F32 {
        new = if to.width() > 32 { a.extf(result, new) } else { a.truncf(result, new) };
    }
    rw.replace_by(*op, new)
}

/// Clamps to the largest numbers and rounds to nearest, ties to even. From one on, that is by the bits behind those that
/// are left. Below are zero, one half and one: three quarters, and what is more, become one, and what is more than one
/// quarter becomes one half.
fn truncate_to_f4(op: Handle<TruncFOp<'_>>, x: TruncFOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let result = rw.body().ty(view.out());
    let (ty, _, FloatKind::F4E2M1FN) = types(rw, x.in_(), result)? else { return Err(NoMatch) };
    if view.roundingmode().is_some() {
        return Err(rw.no_match("the rounding is another one"));
    }
    let [nibble, whole] = [4, 32].map(|width| with_ints(rw.cx(), ty, width));
    let single = with_single(rw, ty);
    let number = cast(rw, loc, x.in_(), single, None);
    let a = &mut Arithmetic::new(rw, loc);
    let [zero, one, three] = [0, 1, 3].map(|number| a.int(nibble, number));
    let [no_exponent, first_exponent, last_exponent] = [0, 1, -1].map(|number| a.int(whole, number));
    let [most, least] = [6.0, -6.0].map(|number| a.float(single, number));
    let clamped = a.minnumf(most, number);
    let clamped = a.maxnumf(least, clamped);
    let bits = a.bitcast(whole, clamped);
    let by = a.int(whole, 31);
    let sign = a.shrui(bits, by);
    let sign = a.trunci(nibble, sign);
    let sign = a.shli(sign, three);
    let mask = a.int(whole, 0x7fff_ffff);
    let size = a.andi(bits, mask);
    let [by, bias] = [23, 0x7e].map(|number| a.int(whole, number));
    let exponent = a.shrui(size, by);
    let exponent = a.subi(exponent, bias);
    let mask = a.int(whole, 0x007f_ffff);
    let fraction = a.andi(size, mask);
    let by = a.int(whole, 22);
    let first = a.shrui(fraction, by);
    let first = a.trunci(nibble, first);

    let mask = a.int(whole, 0x003f_ffff);
    let rest = a.andi(fraction, mask);
    let half = a.int(whole, 0x0020_0000);
    let is_above = a.cmpi(Ugt, rest, half);
    let is_tie = a.cmpi(Eq, rest, half);
    let is_odd = a.cmpi(Eq, first, one);
    let is_odd_tie = a.andi(is_tie, is_odd);
    let rounds_up = a.ori(is_above, is_odd_tie);
    let short = a.trunci(nibble, exponent);
    let short = a.shli(short, one);
    let short = a.ori(short, first);
    let above = a.addi(short, one);
    let ordinary = a.select(rounds_up, above, short);

    let from_half = a.addi(first, one);
    let is_above = a.cmpi(Ugt, fraction, no_exponent);
    let from_quarter = a.select(is_above, one, zero);
    let is_ordinary = a.cmpi(Sge, exponent, first_exponent);
    let is_from_half = a.cmpi(Eq, exponent, no_exponent);
    let is_from_quarter = a.cmpi(Eq, exponent, last_exponent);
    let small = a.select(is_from_quarter, from_quarter, zero);
    let small = a.select(is_from_half, from_half, small);
    let bits = a.select(is_ordinary, ordinary, small);
    let bits = a.ori(bits, sign);
    let new = a.bitcast(result, bits);
    rw.replace_by(*op, new)
}
