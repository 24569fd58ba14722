//! Folding of casts.

use mlir::floats::{FloatFormat, Specials, Unpacked};
use mlir::hooks::Fold;
use mlir::opdef::{Edit, Folded};
use mlir::{Attr, FloatKind, OpRef, OpView, TypeKind, Value};
use smallvec::smallvec;

use super::super::constants::{map, signed, truncated, try_map, width};
use super::super::{
    BitcastOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, FastMathFlags, INTEGER_OVERFLOW_FLAGS_ATTR_SPEC,
    IndexCastOp, IndexCastUIOp, SIToFPOp, TruncFOp, TruncIOp, UIToFPOp,
};
use super::element;
use super::wide::is_wide;

/// The widths of the operand's and the result's elements.
fn widths(op: OpRef<'_>) -> Option<(u32, u32)> {
    Some((element(op)?, width(op.ty(op.result(0)).element_type())?))
}

/// Folds a constant, element by element.
fn fold_constant(op: OpRef<'_>, operands: &[Option<Attr>], f: impl Fn(u128) -> u128) -> Option<Folded> {
    Folded::attr(map(op.cx(), operands.first().copied().flatten()?, op.ty(op.result(0)).id(), f)?)
}

/// Keeps the operation, with another operand.
fn with_operand(value: Value) -> Option<Folded> {
    Some(Folded::InPlace(smallvec![Edit::Operand(0, value)]))
}

impl Fold for ExtUIOp<'_> {
    /// `extui(extui(x)) -> extui(x)`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(inner) = op.value(self.in_()).defined_by::<ExtUIOp>() {
            return with_operand(inner.in_());
        }
        fold_constant(op, operands, |bits| bits)
    }
}

impl Fold for ExtSIOp<'_> {
    /// `extsi(extsi(x)) -> extsi(x)`, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(inner) = op.value(self.in_()).defined_by::<ExtSIOp>() {
            return with_operand(inner.in_());
        }
        let (from, to) = widths(op)?;
        fold_constant(op, operands, |bits| truncated(signed(bits, from), to))
    }
}

impl Fold for TruncIOp<'_> {
    /// `trunci(exti(x))` and `trunci(trunci(x))` become a single cast or `x`; and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let inner = op.value(self.in_());
        let extended = inner.defined_by::<ExtUIOp>().map(|e| e.in_());
        if let Some(source) = extended.or_else(|| inner.defined_by::<ExtSIOp>().map(|e| e.in_())) {
            let ty = op.ty(source);
            let to = op.ty(self.out());
            if width(ty.element_type()) > width(to.element_type()) {
                return with_operand(source);
            }
            if ty == to {
                return Folded::value(source);
            }
        }
        if let Some(cut) = inner.defined_by::<TruncIOp>() {
            // The bits that the first cast drops are now dropped by this one.
            let common = self.overflow_flags() & cut.overflow_flags();
            let flags = op.cx().enum_attr(&INTEGER_OVERFLOW_FLAGS_ATTR_SPEC, common.value());
            let slot = op.def()?.attr_slot(Self::OVERFLOW_FLAGS_ATTR)?;
            let edits = smallvec![Edit::Operand(0, cut.in_()), Edit::Inherent(slot, Some(flags))];
            return Some(Folded::InPlace(edits));
        }
        let (_, to) = widths(op)?;
        fold_constant(op, operands, |bits| truncated(bits as i128, to))
    }
}

/// The formats of the operand's and the result's elements.
fn formats(op: OpRef<'_>) -> Option<(FloatKind, FloatKind)> {
    Some((float_of(op, op.operand(0))?, float_of(op, op.result(0))?))
}

/// The bits of a number in another format, if that represents it exactly.
fn convert_exactly(from: FloatKind, to: FloatKind, bits: u128) -> Option<u128> {
    if is_wide(from) && is_wide(to) {
        let Unpacked::Finite { negative, mantissa, exponent } = from.format().unpack(bits) else {
            return Some(to.encode(from.decode(bits)));
        };
        let converted = to.format().pack(negative, mantissa, exponent, false);
        let back = match to.format().unpack(converted) {
            Unpacked::Finite { negative, mantissa, exponent } => {
                from.format().pack(negative, mantissa, exponent, false)
            }
            _ => return None,
        };
        return (back == bits).then_some(converted);
    }
    // Every number of one of the formats is an `f64`.
    let value = from.decode(bits);
    let converted = to.encode(value);
    let same = from.encode(value) == bits && to.decode(converted).to_bits() == value.to_bits();
    same.then_some(converted)
}

/// Folds a constant float that the other format represents exactly.
fn fold_exact(op: OpRef<'_>, operands: &[Option<Attr>]) -> Option<Folded> {
    let (from, to) = formats(op)?;
    let convert = |bits| {
        // Some formats have no negative zero and only one NaN.
        if from.decode(bits).is_nan() { convert_nan(from, to, bits) } else { convert_exactly(from, to, bits) }
    };
    let attr = operands.first().copied().flatten()?;
    Folded::attr(try_map(op.cx(), attr, op.ty(op.result(0)).id(), convert)?)
}

/// Converts a quiet NaN with its sign and payload, if they fit the other format.
fn convert_nan(from: FloatKind, to: FloatKind, bits: u128) -> Option<u128> {
    let source = from.format();
    let target = to.format();
    let negative = bits >> (from.width() - 1) & 1;
    let sign = |negative: u128| negative << (to.width() - 1);
    let is_only_one = |f: &FloatFormat| matches!(f.specials, Specials::AllOnes | Specials::NegativeZero);
    match (source.specials, target.specials) {
        (_, Specials::None) | (Specials::None, _) => None,
        (_, Specials::NegativeZero) => is_only_one(source).then(|| sign(1)),
        (_, Specials::AllOnes) => {
            is_only_one(source).then(|| sign(negative) | ((1 << (target.exponent + target.fraction)) - 1))
        }
        (Specials::NegativeZero, Specials::Ieee) => Some(to.encode(f64::NAN)),
        (Specials::Ieee | Specials::AllOnes, Specials::Ieee) => {
            let carried = carried(bits & ((1 << source.fraction) - 1), source, target)?;
            let exponent = (1u128 << target.exponent) - 1;
            let leading = u128::from(target.explicit);
            let upper = (exponent << u32::from(target.explicit) | leading) << target.fraction;
            Some(sign(negative) | upper | carried)
        }
    }
}

/// The fraction of a quiet NaN in another format, if no bit is lost.
fn carried(fraction: u128, source: &FloatFormat, target: &FloatFormat) -> Option<u128> {
    (fraction >> (source.fraction - 1) == 1).then_some(())?;
    match target.fraction.checked_sub(source.fraction) {
        Some(more) => Some(fraction << more),
        None => {
            let fewer = source.fraction - target.fraction;
            (fraction.trailing_zeros() >= fewer).then_some(fraction >> fewer)
        }
    }
}

/// Whether the flags allow intermediate roundings to be skipped.
fn contracts(flags: Option<FastMathFlags>) -> bool {
    flags.is_some_and(|f| f.value() & FastMathFlags::CONTRACT.value() != 0)
}

impl Fold for ExtFOp<'_> {
    /// `extf(truncf(x)) -> x` if both have the `contract` flag, and constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(inner) = op.value(self.in_()).defined_by::<TruncFOp>()
            && op.ty(inner.in_()) == op.ty(self.out())
            && contracts(inner.fastmath())
            && contracts(self.fastmath())
        {
            return Folded::value(inner.in_());
        }
        fold_exact(op, operands)
    }
}

/// Whether one format represents every value of another: its numbers, negative zero, infinities and NaN.
fn holds(wide: FloatKind, narrow: FloatKind) -> bool {
    let wide = wide.format();
    let narrow = narrow.format();
    let highest = |f: &FloatFormat| (1i32 << f.exponent) - 1 - f.bias;
    let has_signed_zero = |f: &FloatFormat| f.signed && f.specials != Specials::NegativeZero;
    let has_infinities = |f: &FloatFormat| f.specials == Specials::Ieee;
    let has_nan = |f: &FloatFormat| f.specials != Specials::None;
    (has_signed_zero(wide) || !has_signed_zero(narrow))
        && (has_infinities(wide) || !has_infinities(narrow))
        && (has_nan(wide) || !has_nan(narrow))
        && wide.fraction >= narrow.fraction
        && highest(wide) >= highest(narrow)
        && wide.bias + wide.fraction as i32 >= narrow.bias + narrow.fraction as i32
}

impl Fold for TruncFOp<'_> {
    /// `truncf(extf(x))` becomes a single cast or `x`; and constants that are represented exactly.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let kind = |value| match *op.ty(value).element_type().kind() {
            TypeKind::Float(kind) => Some(kind),
            _ => None,
        };
        if let Some(inner) = op.value(self.in_()).defined_by::<ExtFOp>() {
            let from = kind(inner.in_())?;
            let to = kind(self.out())?;
            if holds(kind(inner.out())?, from) {
                if from.width() > to.width() {
                    return with_operand(inner.in_());
                }
                if from == to {
                    return Folded::value(inner.in_());
                }
            }
        }
        fold_exact(op, operands)
    }
}

/// The format of a value's elements.
fn float_of(op: OpRef<'_>, value: Value) -> Option<FloatKind> {
    match *op.ty(value).element_type().kind() {
        TypeKind::Float(kind) => Some(kind),
        _ => None,
    }
}

/// Rounds an integer to a float format.
fn round(value: i128, kind: FloatKind) -> u128 {
    match kind {
        FloatKind::F64 => (value as f64).to_bits().into(),
        FloatKind::F32 => (value as f32).to_bits().into(),
        _ if is_wide(kind) => kind.format().pack(value < 0, value.unsigned_abs(), 0, false),
        // An exact `f64` whose last bit is sticky (set if any dropped bit was), so that only `encode` rounds.
        _ => {
            let magnitude = value.unsigned_abs();
            let dropped = (128 - magnitude.leading_zeros()).saturating_sub(f64::MANTISSA_DIGITS);
            let sticky = u128::from(magnitude & ((1 << dropped) - 1) != 0);
            let exact = ((magnitude >> dropped) | sticky) as f64 * 2f64.powi(dropped as i32);
            kind.encode(if value < 0 { -exact } else { exact })
        }
    }
}

impl Fold for UIToFPOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let attr = operands.first().copied().flatten()?;
        let kind = float_of(op, self.out())?;
        let convert = |bits: u128| Some(round(i128::try_from(bits).ok()?, kind));
        Folded::attr(try_map(op.cx(), attr, op.ty(self.out()).id(), convert)?)
    }
}

impl Fold for SIToFPOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let attr = operands.first().copied().flatten()?;
        let kind = float_of(op, self.out())?;
        let from = element(op)?;
        let convert = |bits| round(signed(bits, from), kind);
        Folded::attr(map(op.cx(), attr, op.ty(self.out()).id(), convert)?)
    }
}

/// A float rounded towards zero; `None` if that has more than 126 bits.
fn whole(kind: FloatKind, bits: u128) -> Option<i128> {
    let Unpacked::Finite { negative, mantissa, exponent } = kind.format().unpack(bits) else { return None };
    let magnitude = match u32::try_from(exponent) {
        Ok(up) if mantissa == 0 || up + 1 < mantissa.leading_zeros() => mantissa << up.min(127),
        Ok(_) => return None,
        Err(_) => mantissa.checked_shr(exponent.unsigned_abs()).unwrap_or(0),
    };
    let magnitude = i128::try_from(magnitude).ok()?;
    Some(if negative { -magnitude } else { magnitude })
}

/// Folds a constant float, rounded towards zero, if it is in the integer type's range.
fn fold_to_integer(op: OpRef<'_>, operands: &[Option<Attr>], is_signed: bool) -> Option<Folded> {
    let attr = operands.first().copied().flatten()?;
    let kind = float_of(op, op.operand(0))?;
    let to = width(op.ty(op.result(0)).element_type()).filter(|&w| w <= 64)?;
    let (least, greatest) =
        if is_signed { (-(1i128 << (to - 1)), (1i128 << (to - 1)) - 1) } else { (0, (1i128 << to) - 1) };
    let convert = |bits| {
        let integer = whole(kind, bits)?;
        (least..=greatest).contains(&integer).then(|| truncated(integer, to))
    };
    Folded::attr(try_map(op.cx(), attr, op.ty(op.result(0)).id(), convert)?)
}

impl Fold for FPToUIOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_to_integer(self.op_ref(), operands, false)
    }
}

impl Fold for FPToSIOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        fold_to_integer(self.op_ref(), operands, true)
    }
}

impl Fold for IndexCastOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let to = op.ty(self.out());
        let from_width = element(op)?;
        let to_width = width(to.element_type())?;
        let cast = |bits| truncated(signed(bits, from_width), to_width);
        Folded::attr(map(op.cx(), operands.first().copied().flatten()?, to.id(), cast)?)
    }
}

impl Fold for IndexCastUIOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (_, to) = widths(op)?;
        fold_constant(op, operands, |bits| truncated(bits as i128, to))
    }
}

impl Fold for BitcastOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        (!op.ty(self.in_()).is_memref()).then_some(())?;
        fold_constant(op, operands, |bits| bits)
    }
}
