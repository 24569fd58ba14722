//! Operations that change types.

use dialects::arith::{self, CmpFPredicate, CmpIPredicate};
use mlir::rewrite::conversion::ConversionPatternSet;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Builder, Context, Handle, Loc, Op, Type, Value};

use super::halves::half_type;
use super::types::{Rewriter, not_of_rank_0, widened};
use crate::arithmetic::{Arithmetic, float_kind, with_ints};

pub(super) fn patterns(set: &mut ConversionPatternSet) {
    set.add(extend_signed).add(extend_unsigned).add(truncate);
    set.add_fn(arith::IndexCastOp::NAME, |op, operands, rw| {
        cast_index(op, operands, rw, [arith::IndexCastOp::build, arith::ExtSIOp::build])
    });
    set.add_fn(arith::IndexCastUIOp::NAME, |op, operands, rw| {
        cast_index(op, operands, rw, [arith::IndexCastUIOp::build, arith::ExtUIOp::build])
    });
    set.add(from_signed).add(from_unsigned).add(to_unsigned).add(to_signed);
}

/// How a cast to a type is built.
type Cast = fn(&mut Builder<'_>, Loc, Type, Value) -> Value;

/// An operand as low half, extended if it is narrower.
fn low_half(a: &mut Arithmetic<'_, '_>, ty: Type, value: Value, extend: Cast) -> Value {
    let half = half_type(a.b.cx(), ty);
    let value = a.with_last(value);
    if a.ty(value) == half { value } else { extend(a.b, a.loc, half, value) }
}

fn extend_signed(op: Handle<arith::ExtSIOp>, x: arith::ExtSIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, old) = (view.loc(), view.ty(view.out()).id());
    let ty = widened(rw, old)?;
    not_of_rank_0(rw, old)?;
    let mut a = Arithmetic::new(rw, loc);
    let low = low_half(&mut a, ty, x.in_(), arith::ExtSIOp::build);
    let half = a.ty(low);
    let zero = a.small(half, 0);
    let is_negative = a.cmpi(CmpIPredicate::Slt, low, zero);
    let high = a.extsi(half, is_negative);
    let all = a.join(ty, [low, high]);
    rw.replace_by(*op, all)
}

fn extend_unsigned(
    op: Handle<arith::ExtUIOp>,
    x: arith::ExtUIOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, old) = (view.loc(), view.ty(view.out()).id());
    let ty = widened(rw, old)?;
    not_of_rank_0(rw, old)?;
    let mut a = Arithmetic::new(rw, loc);
    let low = low_half(&mut a, ty, x.in_(), arith::ExtUIOp::build);
    let zero = a.small(ty, 0);
    let all = a.with_half(low, zero, 0);
    rw.replace_by(*op, all)
}

fn truncate(op: Handle<arith::TruncIOp>, x: arith::TruncIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, wide, ty) = (view.loc(), view.ty(view.in_()).id(), view.ty(view.out()).id());
    widened(rw, wide)?;
    not_of_rank_0(rw, wide)?;
    if rw.convert_type(ty) != Ok(ty) {
        return Err(rw.no_match("the result is too wide"));
    }
    let mut a = Arithmetic::new(rw, loc);
    let low = a.half(x.in_(), 0);
    let low = a.without_last(low);
    let low = if a.ty(low) == ty { low } else { a.trunci(ty, low) };
    rw.replace_by(*op, low)
}

/// The low half as an index, or an index as half that is extended; the extension is converted in turn.
fn cast_index(op: Op, operands: &[Value], rw: &mut Rewriter<'_>, [cast, extend]: [Cast; 2]) -> Matched {
    let &[operand] = operands else { return Err(NoMatch) };
    let view = rw.op(op);
    let (loc, from, to) = (view.loc(), rw.body().ty(view.operand(0)), rw.body().ty(view.result(0)));
    let cx = rw.cx();
    if cx.type_ref(to).element_type().is_index() {
        widened(rw, from)?;
        not_of_rank_0(rw, from)?;
        let mut a = Arithmetic::new(rw, loc);
        let low = a.half(operand, 0);
        let low = a.without_last(low);
        let index = cast(rw, loc, to, low);
        return rw.replace_by(op, index);
    }
    let width = half_width(cx, widened(rw, to)?);
    let narrow = cast(rw, loc, with_ints(cx, to, width), operand);
    let all = extend(rw, loc, to, narrow);
    rw.replace_by(op, all)
}

/// The width of the halves.
fn half_width(cx: &Context, wide: Type) -> u32 {
    cx.type_ref(wide).element_type().bit_width().unwrap_or_default()
}

/// From the absolute value, which is computed with operations that are converted in turn.
fn from_signed(op: Handle<arith::SIToFPOp>, _: arith::SIToFPOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, value, ty) = (view.loc(), view.in_(), view.ty(view.out()).id());
    let wide = view.ty(value).id();
    widened(rw, wide)?;
    not_of_rank_0(rw, wide)?;
    let mut a = Arithmetic::new(rw, loc);
    let zero = a.small(wide, 0);
    let is_negative = a.cmpi(CmpIPredicate::Slt, value, zero);
    let negated = a.subi(zero, value);
    let absolute = a.select(is_negative, negated, value);
    let positive = a.uitofp(ty, absolute);
    let negative = a.negf(positive);
    let all = a.select(is_negative, negative, positive);
    rw.replace_by(*op, all)
}

/// The low half if the high one is zero, else the sum of both. Rounds several times if the float has too few bits.
fn from_unsigned(
    op: Handle<arith::UIToFPOp>,
    x: arith::UIToFPOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, wide, ty) = (view.loc(), view.ty(view.in_()).id(), view.ty(view.out()).id());
    let power = power_of_2(rw.cx(), ty, half_width(rw.cx(), widened(rw, wide)?))?;
    not_of_rank_0(rw, wide)?;
    let mut a = Arithmetic::new(rw, loc);
    let [low, high] = a.halves(x.in_());
    let (low, high) = (a.without_last(low), a.without_last(high));
    let half = a.ty(high);
    let zero = a.small(half, 0);
    let is_low = a.cmpi(CmpIPredicate::Eq, high, zero);
    let (low, high) = (a.uitofp(ty, low), a.uitofp(ty, high));
    let power = a.float(ty, power);
    let high = a.mulf(high, power);
    let sum = a.addf(low, high);
    let all = a.select(is_low, low, sum);
    rw.replace_by(*op, all)
}

/// From the absolute value; see [`from_signed`].
fn to_signed(op: Handle<arith::FPToSIOp>, x: arith::FPToSIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, wide, float) = (view.loc(), view.ty(view.out()).id(), view.ty(view.in_()).id());
    widened(rw, wide)?;
    not_of_rank_0(rw, wide)?;
    let mut a = Arithmetic::new(rw, loc);
    let zero_float = a.float(float, 0.0);
    let zero = a.small(wide, 0);
    let is_negative = a.cmpf(CmpFPredicate::OLT, x.in_(), zero_float);
    let negated = a.negf(x.in_());
    let absolute = a.select(is_negative, negated, x.in_());
    let positive = arith::FPToUIOp::build(a.b, loc, wide, absolute);
    let negative = a.subi(zero, positive);
    let all = a.select(is_negative, negative, positive);
    rw.replace_by(*op, all)
}

/// The quotient by the power of two that the high half counts, and the remainder. In a format without such a power, the
/// divisor is infinite, and the quotient is zero.
fn to_unsigned(op: Handle<arith::FPToUIOp>, x: arith::FPToUIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, old, float) = (view.loc(), view.ty(view.out()).id(), view.ty(view.in_()).id());
    let (cx, ty) = (rw.cx(), widened(rw, old)?);
    not_of_rank_0(rw, old)?;
    let width = half_width(cx, ty);
    let power = power_of_2(cx, float, width)?;
    let kind = float_kind(cx, float).ok_or(NoMatch)?;
    let nearest = kind.decode(kind.encode(power));
    if nearest != power && nearest != f64::INFINITY {
        return Err(rw.no_match("no infinity stands for numbers as large"));
    }
    let mut a = Arithmetic::new(rw, loc);
    let power = a.float(float, power);
    let half = with_ints(cx, float, width);
    let quotient = a.divf(x.in_(), power);
    let high = arith::FPToUIOp::build(a.b, loc, half, quotient);
    let remainder = arith::RemFOp::build(a.b, loc, x.in_(), power);
    let low = arith::FPToUIOp::build(a.b, loc, half, remainder);
    let (high, low) = (a.with_last(high), a.with_last(low));
    let all = a.join(ty, [low, high]);
    rw.replace_by(*op, all)
}

/// What one stands for in the high half, or infinity if that is too large for all floats of a type.
fn power_of_2(cx: &Context, float: Type, width: u32) -> Result<f64, NoMatch> {
    let kind = float_kind(cx, float).ok_or(NoMatch)?;
    let is_known = kind.width() <= 64 || width < f64::MAX_EXP.unsigned_abs();
    let power = i32::try_from(width).map_or(f64::INFINITY, |width| 2f64.powi(width));
    if is_known { Ok(power) } else { Err(NoMatch) }
}
