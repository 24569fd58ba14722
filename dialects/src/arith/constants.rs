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

/// A float of a format in which an f64 holds sums, differences, products and quotients so exactly that rounding the
/// f64 to the format gives the correctly rounded result.
pub(super) fn to_f64(bits: u128, kind: FloatKind) -> Option<f64> {
    match kind {
        FloatKind::F64 => Some(f64::from_bits(bits as u64)),
        FloatKind::F32 => Some(f32::from_bits(bits as u32).into()),
        _ => None,
    }
}

/// The reverse of [`to_f64`].
pub(super) fn from_f64(value: f64, kind: FloatKind) -> Option<u128> {
    match kind {
        FloatKind::F64 => Some(value.to_bits().into()),
        FloatKind::F32 => Some((value as f32).to_bits().into()),
        _ => None,
    }
}
