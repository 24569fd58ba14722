//! Constants as bits: scalars, and dense elements one by one.
//!
//! Folders compute on bits, and know nothing of how attributes keep them. A splat stays a splat, so that folding one
//! takes no longer than folding a scalar.

use mlir::attributes::DenseData;
use mlir::{Attr, AttrKind, Context, FloatKind, Type, TypeKind, TypeRef};

/// The bits of a constant's elements.
enum Bits {
    /// A scalar, or dense elements that are all equal.
    One(u128),
    /// Each element in row-major order.
    Each(Vec<u128>),
}

/// How many bits an integer, index or float takes; none for anything else, and for integers of more than 128.
pub(super) fn width(ty: TypeRef<'_>) -> Option<u32> {
    match *ty.kind() {
        TypeKind::Index => Some(64),
        TypeKind::Integer { width, .. } => (1..=128).contains(&width).then_some(width),
        TypeKind::Float(kind) => Some(kind.width()),
        _ => None,
    }
}

/// Bits as a signed number.
pub(super) fn signed(bits: u128, width: u32) -> i128 {
    let unused = 128 - width.clamp(1, 128);
    ((bits << unused) as i128) >> unused
}

/// The lowest bits of a number.
pub(super) fn truncated(value: i128, width: u32) -> u128 {
    let unused = 128 - width.clamp(1, 128);
    ((value as u128) << unused) >> unused
}

/// The bits of a constant.
fn bits_of(cx: &Context, attr: Attr) -> Option<Bits> {
    match cx.attr_kind(attr) {
        AttrKind::Integer { value, ty } => Some(Bits::One(truncated(*value, width(cx.type_ref(*ty))?))),
        AttrKind::Float { bits, .. } => Some(Bits::One(*bits)),
        AttrKind::DenseElements { ty, data } => {
            let size = element_size(cx.type_ref(*ty).element_type())?;
            let read = |bytes: &[u8]| bytes.iter().rev().fold(0u128, |bits, &b| bits << 8 | u128::from(b));
            match data {
                DenseData::Splat(bytes) => Some(Bits::One(read(bytes))),
                DenseData::Bytes(bytes) => Some(Bits::Each(bytes.chunks_exact(size).map(read).collect())),
                DenseData::Strings(_) => None,
            }
        }
        _ => None,
    }
}

/// True when every element of a constant of integers, as a signed number, passes a test.
pub(super) fn every(cx: &Context, attr: Attr, test: impl Fn(i128) -> bool) -> bool {
    let Some(width) = width(cx.attr_ref(attr).ty().element_type()) else { return false };
    match bits_of(cx, attr) {
        Some(Bits::One(bits)) => test(signed(bits, width)),
        Some(Bits::Each(all)) => all.iter().all(|&bits| test(signed(bits, width))),
        None => false,
    }
}

/// The bytes of an element. Integers that do not fill their bytes (but for i1) are left alone.
fn element_size(element: TypeRef<'_>) -> Option<usize> {
    let width = width(element)?;
    (width == 1 || width % 8 == 0).then_some(width.div_ceil(8) as usize)
}

/// A constant of a type: of a scalar type, or of one with elements that all have these bits.
pub(super) fn splat(cx: &Context, bits: u128, ty: Type) -> Option<Attr> {
    make(cx, Bits::One(bits), ty)
}

fn make(cx: &Context, bits: Bits, ty: Type) -> Option<Attr> {
    let shape = cx.type_ref(ty);
    let element = shape.element_type();
    let size = element_size(element);
    if shape.is_shaped() {
        let size = size?;
        let bytes: Vec<u8> = match &bits {
            Bits::One(bits) => bits.to_le_bytes()[..size].to_vec(),
            Bits::Each(each) => each.iter().flat_map(|b| b.to_le_bytes().into_iter().take(size)).collect(),
        };
        return shape.has_static_shape().then(|| cx.dense_attr(ty, &bytes, size));
    }
    let Bits::One(bits) = bits else { return None };
    match element.kind() {
        TypeKind::Float(_) => Some(cx.attr(AttrKind::Float { bits, ty })),
        _ => Some(cx.int_attr(signed(bits, width(element)?), ty)),
    }
}

/// The elements' bits if they are all equal, as those of a scalar are.
pub(super) fn uniform(cx: &Context, attr: Option<Attr>) -> Option<u128> {
    match bits_of(cx, attr?)? {
        Bits::One(bits) => Some(bits),
        Bits::Each(_) => None,
    }
}

/// As [`map`]; none if that of one element cannot be computed.
pub(super) fn try_map(cx: &Context, attr: Attr, ty: Type, f: impl Fn(u128) -> Option<u128>) -> Option<Attr> {
    let bits = match bits_of(cx, attr)? {
        Bits::One(bits) => Bits::One(f(bits)?),
        Bits::Each(each) => Bits::Each(each.into_iter().map(f).collect::<Option<_>>()?),
    };
    make(cx, bits, ty)
}

/// A constant of type `ty`, each of whose elements is computed from that of `attr`.
pub(super) fn map(cx: &Context, attr: Attr, ty: Type, f: impl Fn(u128) -> u128) -> Option<Attr> {
    let bits = match bits_of(cx, attr)? {
        Bits::One(bits) => Bits::One(f(bits)),
        Bits::Each(each) => Bits::Each(each.into_iter().map(f).collect()),
    };
    make(cx, bits, ty)
}

/// A constant of type `ty`, each of whose elements is computed from those of both operands; none if that of one
/// element cannot be.
pub(super) fn zip(
    cx: &Context,
    operands: &[Option<Attr>],
    ty: Type,
    f: impl Fn(u128, u128) -> Option<u128>,
) -> Option<Attr> {
    let &[Some(lhs), Some(rhs)] = operands else { return None };
    if cx.attr_ref(lhs).ty() != cx.attr_ref(rhs).ty() {
        return None;
    }
    let bits = match (bits_of(cx, lhs)?, bits_of(cx, rhs)?) {
        (Bits::One(a), Bits::One(b)) => Bits::One(f(a, b)?),
        (Bits::One(a), Bits::Each(b)) => Bits::Each(b.into_iter().map(|b| f(a, b)).collect::<Option<_>>()?),
        (Bits::Each(a), Bits::One(b)) => Bits::Each(a.into_iter().map(|a| f(a, b)).collect::<Option<_>>()?),
        (Bits::Each(a), Bits::Each(b)) => {
            Bits::Each(a.into_iter().zip(b).map(|(a, b)| f(a, b)).collect::<Option<_>>()?)
        }
    };
    make(cx, bits, ty)
}

/// How many bits of exponent and fraction a format has that folding knows.
///
/// An f64 holds sums, differences, products and quotients of numbers of these formats so exactly that rounding it to
/// the format gives the correctly rounded result.
fn format(kind: FloatKind) -> Option<(u32, u32)> {
    match kind {
        FloatKind::F16 => Some((5, 10)),
        FloatKind::BF16 => Some((8, 7)),
        FloatKind::F32 => Some((8, 23)),
        FloatKind::F64 => Some((11, 52)),
        _ => None,
    }
}

/// The bit that makes a NaN a quiet one.
pub(super) fn quiet_bit(kind: FloatKind) -> Option<u128> {
    format(kind).map(|(_, fraction)| 1 << (fraction - 1))
}

/// The number that bits stand for.
pub(super) fn to_f64(bits: u128, kind: FloatKind) -> Option<f64> {
    let (exponent, fraction) = format(kind)?;
    if kind == FloatKind::F64 {
        return Some(f64::from_bits(bits as u64));
    }
    let negative = bits >> (exponent + fraction) & 1 == 1;
    let biased = (bits >> fraction) as i32 & ((1 << exponent) - 1);
    let low = (bits & ((1 << fraction) - 1)) as f64;
    let scale = |power: i32| 2f64.powi(power - fraction as i32);
    let bias = (1 << (exponent - 1)) - 1;
    let magnitude = match biased {
        0 => low * scale(1 - bias),
        b if b == (1 << exponent) - 1 && low == 0.0 => f64::INFINITY,
        b if b == (1 << exponent) - 1 => f64::NAN,
        b => (low + 2f64.powi(fraction as i32)) * scale(b - bias),
    };
    Some(if negative { -magnitude } else { magnitude })
}

/// The bits of a number, rounded to nearest, ties to even.
pub(super) fn from_f64(value: f64, kind: FloatKind) -> Option<u128> {
    let (exponent, fraction) = format(kind)?;
    if kind == FloatKind::F64 {
        return Some(value.to_bits().into());
    }
    let sign = u128::from(value.is_sign_negative()) << (exponent + fraction);
    let infinity = ((1u128 << exponent) - 1) << fraction;
    if value.is_nan() {
        return Some(sign | infinity | quiet_bit(kind)?);
    }
    let bias = (1 << (exponent - 1)) - 1;
    let power = ((value.to_bits() >> 52 & 0x7ff) as i32 - 1023).max(1 - bias);
    if power > bias {
        return Some(sign | infinity);
    }
    // In units of the last place. Rounding up to the next power of two carries into the exponent, as it should.
    let units = (value.abs() * 2f64.powi(fraction as i32 - power)).round_ties_even() as u128;
    let below = ((power + bias - 1) as u128) << fraction;
    Some(sign | (below + units).min(infinity))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_cut_and_extended_at_their_width() {
        for (value, width, bits) in
            [(-1, 1, 1), (-1, 8, 255), (128, 8, 128), (i128::MIN, 128, 1 << 127), (256, 8, 0)]
        {
            assert_eq!(truncated(value, width), bits, "{value} in {width} bits");
        }
        for (bits, width, value) in [(1, 1, -1), (255, 8, -1), (127, 8, 127), (1 << 127, 128, i128::MIN)] {
            assert_eq!(signed(bits, width), value, "{bits:x} of {width} bits");
        }
    }

    #[test]
    fn single_precision_is_that_of_the_machine() {
        let patterns =
            (0..=u32::MAX).step_by(65_521).chain([1, 0x7f_ffff, 0x80_0000, 0x7f7f_ffff, 0x7f80_0000]);
        for pattern in patterns.filter(|&p| !f32::from_bits(p).is_nan()) {
            let value = f64::from(f32::from_bits(pattern));
            assert_eq!(to_f64(pattern.into(), FloatKind::F32), Some(value));
            for value in [value, value * 1.000_000_05, value / 3.0, value * 1e-30, value * 1e30] {
                let bits = u128::from((value as f32).to_bits());
                assert_eq!(from_f64(value, FloatKind::F32), Some(bits), "{value:e}");
            }
        }
    }

    #[test]
    fn half_precision_keeps_every_number() {
        for kind in [FloatKind::F16, FloatKind::BF16] {
            for bits in 0..=u128::from(u16::MAX) {
                let value = to_f64(bits, kind).expect("the format is known");
                if !value.is_nan() {
                    assert_eq!(from_f64(value, kind), Some(bits), "{bits:x}");
                }
            }
        }
        // Halfway cases go to the even neighbour, also from the largest number to infinity.
        assert_eq!(from_f64(2049.0, FloatKind::F16), Some(0x6800));
        assert_eq!(from_f64(2051.0, FloatKind::F16), Some(0x6802));
        assert_eq!(from_f64(65519.9, FloatKind::F16), Some(0x7bff));
        assert_eq!(from_f64(65520.0, FloatKind::F16), Some(0x7c00));
        assert_eq!(from_f64(f64::MIN_POSITIVE, FloatKind::F16), Some(0));
    }
}
