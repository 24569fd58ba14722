//! Constants as bits: scalars, and dense elements one by one.
//!
//! Folders compute on bits, independent of how attributes store them. A splat stays a splat, so folding it is as fast
//! as folding a scalar.

use mlir::attributes::DenseData;
use mlir::floats::Specials;
use mlir::{Attr, AttrKind, AttrRef, Context, FloatKind, Type, TypeKind, TypeRef};

use crate::ub::is_poison;

/// The bits of a constant's elements.
enum Bits {
    /// A scalar, or dense elements that are all equal.
    One(u128),
    /// Each element in row-major order.
    Each(Vec<u128>),
}

/// The width of an integer, index or float type; `None` for other types and for more than 128 bits.
pub(crate) fn width(ty: TypeRef<'_>) -> Option<u32> {
    match *ty.kind() {
        TypeKind::Index => Some(64),
        TypeKind::Integer { width, .. } => (1..=128).contains(&width).then_some(width),
        TypeKind::Float(kind) => Some(kind.width()),
        _ => None,
    }
}

/// Sign-extends `width` bits.
pub(crate) fn signed(bits: u128, width: u32) -> i128 {
    let unused = 128 - width.clamp(1, 128);
    ((bits << unused) as i128) >> unused
}

/// The lowest `width` bits.
pub(crate) fn truncated(value: i128, width: u32) -> u128 {
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

/// The bits of a constant number, or of a splat of one, and its type.
pub fn splat_bits(cx: &Context, attr: Attr) -> Option<(Type, u128)> {
    match bits_of(cx, attr)? {
        Bits::One(bits) => Some((cx.attr_ref(attr).ty().element_type().id(), bits)),
        Bits::Each(_) => None,
    }
}

/// A constant integer, or that of a splat, as a signed number.
pub fn splat_integer(cx: &Context, attr: Attr) -> Option<i128> {
    let (ty, bits) = splat_bits(cx, attr)?;
    let ty = cx.type_ref(ty);
    (ty.is_integer_type() || ty.is_index()).then_some(signed(bits, width(ty)?))
}

/// The bits of an integer or of the elements of a constant of integers; one for a splat.
pub(crate) fn integers(value: AttrRef<'_>) -> Option<Vec<u128>> {
    if value.is_float_attr() || !value.ty().element_type().is_int_or_index() {
        return None;
    }
    match bits_of(value.cx(), value.id())? {
        Bits::One(bits) => Some(vec![bits]),
        Bits::Each(all) => Some(all),
    }
}

/// Whether every element of a constant of integers passes a test as a signed number.
pub(crate) fn every(cx: &Context, attr: Attr, test: impl Fn(i128) -> bool) -> bool {
    let Some(width) = width(cx.attr_ref(attr).ty().element_type()) else { return false };
    match bits_of(cx, attr) {
        Some(Bits::One(bits)) => test(signed(bits, width)),
        Some(Bits::Each(all)) => all.iter().all(|&bits| test(signed(bits, width))),
        None => false,
    }
}

/// The size of an element in bytes.
fn element_size(element: TypeRef<'_>) -> Option<usize> {
    width(element).map(|width| width.div_ceil(8) as usize)
}

/// An integer of type `ty`, or a shaped constant with this integer as each element; `None` if the type has more than 128
/// bits, or an unknown shape.
///
/// ```
/// let mut registry = mlir::Registry::new();
/// dialects::register_all(&mut registry);
/// let cx = mlir::Context::new(registry);
/// let ones = dialects::arith::integer_attr(&cx, 1, cx.int_ty(8)).expect("the type is narrow");
/// assert_eq!(cx.attr_ref(ones).to_string(), "1 : i8");
/// ```
pub fn integer_attr(cx: &Context, value: i128, ty: Type) -> Option<Attr> {
    let width = width(cx.type_ref(ty).element_type())?;
    splat(cx, truncated(value, width), ty)
}

/// The nearest float of type `ty`, or a shaped constant with it as each element; `None` if these are no floats.
pub fn float_attr(cx: &Context, value: f64, ty: Type) -> Option<Attr> {
    match cx.type_ref(ty).element_type().kind() {
        TypeKind::Float(kind) => splat(cx, kind.encode(value), ty),
        _ => None,
    }
}

/// A constant of type `ty`: a scalar with these bits, or a splat of them.
pub fn splat(cx: &Context, bits: u128, ty: Type) -> Option<Attr> {
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

/// The bits of a scalar or a splat.
pub(crate) fn uniform(cx: &Context, attr: Option<Attr>) -> Option<u128> {
    match bits_of(cx, attr?)? {
        Bits::One(bits) => Some(bits),
        Bits::Each(_) => None,
    }
}

/// Selects each element from `yes` or `no`, constants of the same type, by a constant of conditions.
pub(crate) fn choose(cx: &Context, conditions: Attr, yes: Attr, no: Attr) -> Option<Attr> {
    let ty = cx.attr_ref(yes).typed()?;
    let Bits::Each(conditions) = bits_of(cx, conditions)? else { return None };
    let each = |attr| {
        Some(match bits_of(cx, attr)? {
            Bits::One(bits) => vec![bits; conditions.len()],
            Bits::Each(each) => each,
        })
    };
    let pairs = each(yes)?.into_iter().zip(each(no)?);
    let chosen = conditions.iter().zip(pairs).map(|(&c, (yes, no))| if c != 0 { yes } else { no });
    make(cx, Bits::Each(chosen.collect()), ty)
}

/// Like [`map`], but `None` if `f` fails for an element.
pub(crate) fn try_map(cx: &Context, attr: Attr, ty: Type, f: impl Fn(u128) -> Option<u128>) -> Option<Attr> {
    if is_poison(cx, attr) {
        return Some(attr);
    }
    let bits = match bits_of(cx, attr)? {
        Bits::One(bits) => Bits::One(f(bits)?),
        Bits::Each(each) => Bits::Each(each.into_iter().map(f).collect::<Option<_>>()?),
    };
    make(cx, bits, ty)
}

/// A constant of type `ty` whose elements are computed from those of `attr`. Poison stays poison.
pub(crate) fn map(cx: &Context, attr: Attr, ty: Type, f: impl Fn(u128) -> u128) -> Option<Attr> {
    try_map(cx, attr, ty, |bits| Some(f(bits)))
}

/// Like [`zip`], except that the result is poison if an operand is.
pub(crate) fn zip_or_poison(
    cx: &Context,
    operands: &[Option<Attr>],
    ty: Type,
    f: impl Fn(u128, u128) -> Option<u128>,
) -> Option<Attr> {
    let poison = operands.iter().flatten().find(|&&attr| is_poison(cx, attr));
    poison.copied().or_else(|| zip(cx, operands, ty, f))
}

/// A constant of type `ty` whose elements are computed from those of both operands; `None` if `f` fails for an element.
pub(crate) fn zip(
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

/// The bit that distinguishes quiet NaNs; 0 if the format has only one NaN.
pub(crate) fn quiet_bit(kind: FloatKind) -> u128 {
    match kind.format().specials {
        Specials::Ieee => 1 << (kind.format().fraction - 1),
        _ => 0,
    }
}

/// The quiet form of a NaN.
pub(crate) fn quiet(kind: FloatKind, nan: u128) -> u128 {
    nan | quiet_bit(kind)
}
