//! Constants, arithmetic, bits and comparisons.

use dialects::arith::{self, CmpIPredicate};
use dialects::vector::types::VectorType;
use mlir::attributes::DenseData;
use mlir::rewrite::conversion::ConversionPatternSet;
use mlir::rewrite::{Matched, NoMatch};
use mlir::{Attr, AttrKind, AttrRef, Handle, Type, Value};

use super::halves::half_type;
use super::types::{Rewriter, not_of_rank_0, widened};
use crate::arithmetic::Arithmetic;

pub(super) fn patterns(set: &mut ConversionPatternSet) {
    set.add(constant).add(compare).add(select);
    binary(set, arith::AddIOp::NAME, add);
    binary(set, arith::MulIOp::NAME, multiply);
    binary(set, arith::SubIOp::NAME, subtract);
    binary(set, arith::ShLIOp::NAME, shift_left);
    binary(set, arith::ShRUIOp::NAME, shift_right);
    set.add(shift_right_signed);
    binary(set, arith::AndIOp::NAME, |a, _, x, y| by_halves(a, x, y, |a, x, y| a.andi(x, y)));
    binary(set, arith::OrIOp::NAME, |a, _, x, y| by_halves(a, x, y, |a, x, y| a.ori(x, y)));
    binary(set, arith::XOrIOp::NAME, |a, _, x, y| by_halves(a, x, y, |a, x, y| a.xori(x, y)));
    choose(set, arith::MaxUIOp::NAME, CmpIPredicate::Ugt);
    choose(set, arith::MaxSIOp::NAME, CmpIPredicate::Sgt);
    choose(set, arith::MinUIOp::NAME, CmpIPredicate::Ult);
    choose(set, arith::MinSIOp::NAME, CmpIPredicate::Slt);
}

/// The halves of a result, given the type that it becomes and the operands.
type Compute = fn(&mut Arithmetic<'_, '_>, Type, Value, Value) -> [Value; 2];

/// An operation on two integers.
fn binary(set: &mut ConversionPatternSet, name: &'static str, compute: Compute) {
    set.add_fn(name, move |op, operands, rw| {
        let &[x, y] = operands else { return Err(NoMatch) };
        let view = rw.op(op);
        let (loc, old) = (view.loc(), rw.body().ty(rw.body().result(op, 0)));
        let ty = widened(rw, old)?;
        let mut a = Arithmetic::new(rw, loc);
        let halves = compute(&mut a, ty, x, y);
        let all = a.join(ty, halves);
        rw.replace_by(op, all)
    });
}

/// The greater or the lesser of two integers. What it is made of is converted in turn.
fn choose(set: &mut ConversionPatternSet, name: &'static str, predicate: CmpIPredicate) {
    set.add_fn(name, move |op, _, rw| {
        let view = rw.op(op);
        let (loc, originals): (_, Vec<Value>) = (view.loc(), view.operands().collect());
        let &[x, y] = originals.as_slice() else { return Err(NoMatch) };
        widened(rw, rw.body().ty(x))?;
        let mut a = Arithmetic::new(rw, loc);
        let first = a.cmpi(predicate, x, y);
        let chosen = a.select(first, x, y);
        rw.replace_by(op, chosen)
    });
}

fn by_halves(
    a: &mut Arithmetic<'_, '_>,
    x: Value,
    y: Value,
    combine: impl Fn(&mut Arithmetic<'_, '_>, Value, Value) -> Value,
) -> [Value; 2] {
    let ([x0, x1], [y0, y1]) = (a.halves(x), a.halves(y));
    [combine(a, x0, y0), combine(a, x1, y1)]
}

fn add(a: &mut Arithmetic<'_, '_>, ty: Type, x: Value, y: Value) -> [Value; 2] {
    let ([x0, x1], [y0, y1]) = (a.halves(x), a.halves(y));
    let half = half_type(a.b.cx(), ty);
    let truth = crate::arithmetic::with_ints(a.b.cx(), half, 1);
    let low = arith::AddUIExtendedOp::build(a.b, a.loc, half, truth, x0, y0);
    let [sum, overflow] = [0, 1].map(|at| a.b.body().result(*low, at));
    let carry = a.extui(half, overflow);
    let high = a.addi(carry, x1);
    [sum, a.addi(high, y1)]
}

fn subtract(a: &mut Arithmetic<'_, '_>, ty: Type, x: Value, y: Value) -> [Value; 2] {
    let ([x0, x1], [y0, y1]) = (a.halves(x), a.halves(y));
    let low = a.subi(x0, y0);
    let borrows = a.cmpi(CmpIPredicate::Ult, x0, y0);
    let half = half_type(a.b.cx(), ty);
    let borrow = a.extui(half, borrows);
    let high = a.subi(x1, borrow);
    [low, a.subi(high, y1)]
}

fn multiply(a: &mut Arithmetic<'_, '_>, _: Type, x: Value, y: Value) -> [Value; 2] {
    let ([x0, x1], [y0, y1]) = (a.halves(x), a.halves(y));
    let low = arith::MulUIExtendedOp::build(a.b, a.loc, x0, y0);
    let low_high = a.muli(x0, y1);
    let high_low = a.muli(x1, y0);
    let [low, carry] = [0, 1].map(|at| a.b.body().result(*low, at));
    let high = a.addi(carry, low_high);
    [low, a.addi(high, high_low)]
}

/// What both shifts compute first: zero, the width of a half, and whether the shift is as wide.
fn whether_far(a: &mut Arithmetic<'_, '_>, ty: Type, by: Value) -> [Value; 3] {
    let half = half_type(a.b.cx(), ty);
    let width = a.b.cx().type_ref(half).element_type().bit_width().unwrap_or_default();
    let zero = a.small(half, 0);
    let width = a.small(half, width);
    let is_far = a.cmpi(CmpIPredicate::Uge, by, width);
    [zero, width, is_far]
}

/// The bits that a near shift brings over from the other half, `across` shifting the other way. A shift by zero brings
/// none: there, `across` would shift by the whole width, which no shift can.
fn brought_over(
    a: &mut Arithmetic<'_, '_>,
    [zero, width, is_far]: [Value; 3],
    by: Value,
    across: impl FnOnce(&mut Arithmetic<'_, '_>, Value) -> Value,
) -> Value {
    let near = a.select(is_far, width, by);
    let rest = a.subi(width, near);
    let bits = across(a, rest);
    let is_none = a.cmpi(CmpIPredicate::Eq, by, zero);
    a.select(is_none, zero, bits)
}

fn shift_left(a: &mut Arithmetic<'_, '_>, ty: Type, x: Value, y: Value) -> [Value; 2] {
    let [x0, x1] = a.halves(x);
    let by = a.half(y, 0);
    let [zero, width, is_far] = whether_far(a, ty, by);
    let low = a.shli(x0, by);
    let low = a.select(is_far, zero, low);
    let near = brought_over(a, [zero, width, is_far], by, |a, rest| a.shrui(x0, rest));
    let beyond = a.subi(by, width);
    let far = a.shli(x0, beyond);
    let own = a.shli(x1, by);
    let own = a.select(is_far, zero, own);
    let others = a.select(is_far, far, near);
    [low, a.ori(others, own)]
}

fn shift_right(a: &mut Arithmetic<'_, '_>, ty: Type, x: Value, y: Value) -> [Value; 2] {
    let [x0, x1] = a.halves(x);
    let by = a.half(y, 0);
    let [zero, width, is_far] = whether_far(a, ty, by);
    let own = a.shrui(x0, by);
    let own = a.select(is_far, zero, own);
    let high = a.shrui(x1, by);
    let high = a.select(is_far, zero, high);
    let near = brought_over(a, [zero, width, is_far], by, |a, rest| a.shli(x1, rest));
    let beyond = a.subi(by, width);
    let far = a.shrui(x1, beyond);
    let others = a.select(is_far, far, near);
    [a.ori(own, others), high]
}

/// A shift without sign, and the copies of the sign, which a shift to the left puts in their places.
fn shift_right_signed(
    op: Handle<arith::ShRSIOp>,
    x: arith::ShRSIOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, value, amount) = (view.loc(), view.lhs(), view.rhs());
    let old = rw.body().ty(value);
    let ty = widened(rw, old)?;
    not_of_rank_0(rw, old)?;
    let mut a = Arithmetic::new(rw, loc);
    let high = a.half(x.lhs(), 1);
    let by = a.half(x.rhs(), 0);
    let half = a.ty(by);
    let width = a.b.cx().type_ref(ty).element_type().bit_width().unwrap_or_default();
    let zero = a.small(half, 0);
    let is_negative = a.cmpi(CmpIPredicate::Slt, high, zero);
    let is_negative = a.without_last(is_negative);
    let signs = a.extsi(old, is_negative);
    // In halves of two bits, this wraps to zero, and so does the difference as it must.
    let all_bits = a.small(half, 2 * width);
    let kept = a.subi(all_bits, by);
    let kept = a.without_last(kept);
    let kept = a.extui(old, kept);
    let signs = a.shli(signs, kept);
    let shifted = a.shrui(value, amount);
    let shifted = a.ori(shifted, signs);
    let is_none = a.cmpi(CmpIPredicate::Eq, by, zero);
    let is_none = a.without_last(is_none);
    let all = a.select(is_none, value, shifted);
    rw.replace_by(*op, all)
}

fn compare(op: Handle<arith::CmpIOp>, x: arith::CmpIOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, predicate, old) = (view.loc(), view.predicate(), rw.body().ty(view.lhs()));
    widened(rw, old)?;
    let mut a = Arithmetic::new(rw, loc);
    let ([x0, x1], [y0, y1]) = (a.halves(x.lhs()), a.halves(x.rhs()));
    let low = a.cmpi(predicate.unsigned(), x0, y0);
    let high = a.cmpi(predicate, x1, y1);
    let all = match predicate {
        CmpIPredicate::Eq => a.andi(low, high),
        CmpIPredicate::Ne => a.ori(low, high),
        _ => {
            let is_equal = a.cmpi(CmpIPredicate::Eq, x1, y1);
            a.select(is_equal, low, high)
        }
    };
    let all = a.without_last(all);
    rw.replace_by(*op, all)
}

fn select(op: Handle<arith::SelectOp>, x: arith::SelectOpAdaptor<'_>, rw: &mut Rewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (loc, old) = (view.loc(), view.ty(view.true_value()).id());
    not_of_rank_0(rw, view.ty(view.condition()).id())?;
    let ty = widened(rw, old)?;
    let mut a = Arithmetic::new(rw, loc);
    let ([x0, x1], [y0, y1]) = (a.halves(x.true_value()), a.halves(x.false_value()));
    let condition = a.with_last(x.condition());
    let halves = [a.select(condition, x0, y0), a.select(condition, x1, y1)];
    let all = a.join(ty, halves);
    rw.replace_by(*op, all)
}

fn constant(
    op: Handle<arith::ConstantOp>,
    _: arith::ConstantOpAdaptor<'_>,
    rw: &mut Rewriter<'_>,
) -> Matched {
    let view = op.view(rw);
    let (loc, value) = (view.loc(), view.value_attr());
    let ty = widened(rw, value.ty().id())?;
    let new = in_halves(value, ty).ok_or_else(|| rw.no_match("an unknown or too long constant"))?;
    let new = arith::ConstantOp::build(rw, loc, new);
    rw.replace_by(*op, new)
}

/// The most elements of a constant that is written out.
const MOST_ELEMENTS: usize = 1 << 24;

/// The constant with each integer as two.
fn in_halves(value: AttrRef<'_>, ty: Type) -> Option<Attr> {
    let cx = value.cx();
    let view = VectorType::of(cx.type_ref(ty))?;
    let width = cx.type_ref(view.element).bit_width()?;
    let whole = (2 * width).div_ceil(8) as usize;
    let mut bytes = match value.kind() {
        AttrKind::Integer { value, .. } => {
            let mut bytes = value.to_le_bytes().to_vec();
            bytes.resize(whole, if *value < 0 { u8::MAX } else { 0 });
            bytes
        }
        AttrKind::WideInteger { bytes, .. } => bytes.to_vec(),
        AttrKind::DenseElements { data: DenseData::Splat(bytes) | DenseData::Bytes(bytes), .. } => {
            bytes.to_vec()
        }
        _ => return None,
    };
    if width < 8 {
        bytes = bytes
            .iter()
            .flat_map(|&byte| [byte & ((1 << width) - 1), byte >> width & ((1 << width) - 1)])
            .collect();
    }
    let size = (width.div_ceil(8)) as usize;
    let is_splat = bytes.chunks_exact(size).all(|half| half == &bytes[..size]);
    let count = usize::try_from(view.num_elements()).ok()?;
    if !is_splat && bytes.len() == 2 * size && count > 2 {
        if view.is_scalable() || count > MOST_ELEMENTS {
            return None;
        }
        bytes = bytes.repeat(count / 2);
    }
    Some(cx.dense_attr(ty, if is_splat { &bytes[..size] } else { &bytes }, size))
}
