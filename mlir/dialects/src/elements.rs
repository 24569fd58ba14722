//! Elements of constants: reading them from dense and sparse attributes, and making dense attributes from scalars.

use mlir::attributes::DenseData;
use mlir::{Attr, AttrKind, AttrRef, Context, Type, TypeKind, TypeRef};

/// The size of an element in bytes; `None` unless it is an integer, an index, a float or a complex number of these.
fn element_size(element: TypeRef<'_>) -> Option<usize> {
    match *element.kind() {
        TypeKind::Index => Some(8),
        TypeKind::Complex(part) => Some(2 * element_size(element.cx().type_ref(part))?),
        _ => element.bit_width().map(|width| width.div_ceil(8).max(1) as usize),
    }
}

/// The scalar with these bytes; for a complex number, an array of its parts.
fn scalar(element: TypeRef<'_>, bytes: &[u8]) -> Option<Attr> {
    let cx = element.cx();
    let ty = element.id();
    if let TypeKind::Complex(part) = *element.kind() {
        let (re, im) = bytes.split_at_checked(bytes.len() / 2)?;
        let part = cx.type_ref(part);
        return Some(cx.array_attr(&[scalar(part, re)?, scalar(part, im)?]));
    }
    let low = || bytes.iter().take(16).rev().fold(0u128, |bits, &byte| bits << 8 | u128::from(byte));
    match element.kind() {
        TypeKind::Index => Some(cx.int_attr(i128::from(low() as i64), ty)),
        TypeKind::Integer { width: 129.., .. } => Some(cx.wide_int_attr(bytes, ty)),
        TypeKind::Integer { .. } => Some(cx.int_attr(low() as i128, ty)),
        TypeKind::Float(_) => Some(cx.attr(AttrKind::Float { bits: low(), ty })),
        _ => None,
    }
}

/// Appends the bytes of a scalar; `None` for other attributes.
fn push_scalar(bytes: &mut Vec<u8>, value: AttrRef<'_>, size: usize) -> Option<()> {
    match value.kind() {
        AttrKind::Integer { value: number, .. } => {
            // Bits beyond the width are zero; integers of more than 128 bits are sign-extended.
            let mut number = *number;
            let fill = if number < 0 { 0xff } else { 0 };
            if let Some(width @ 1..128) = value.ty().bit_width() {
                number &= (1i128 << width) - 1;
            }
            let start = bytes.len();
            bytes.extend_from_slice(&number.to_le_bytes()[..size.min(16)]);
            bytes.resize(start + size, fill);
            let width = value.ty().bit_width().unwrap_or(64) as usize;
            if !width.is_multiple_of(8)
                && width > 128
                && let Some(last) = bytes.last_mut()
            {
                *last &= (1u8 << (width % 8)) - 1;
            }
        }
        AttrKind::WideInteger { bytes: number, .. } => {
            let start = bytes.len();
            bytes.extend_from_slice(&number[..number.len().min(size)]);
            bytes.resize(start + size, 0);
        }
        AttrKind::Float { bits, .. } => bytes.extend_from_slice(&bits.to_le_bytes()[..size.min(16)]),
        _ => return None,
    }
    Some(())
}

/// The element of a splat.
pub(crate) fn splat_value(value: AttrRef<'_>) -> Option<Attr> {
    match value.kind() {
        AttrKind::DenseElements { ty, data: DenseData::Splat(bytes) } => {
            scalar(value.cx().type_ref(*ty).element_type(), bytes)
        }
        _ => None,
    }
}

/// The row-major index of an element; `None` if out of range.
fn flat_index(shape: &[i64], indices: &[i64]) -> Option<usize> {
    let inside =
        shape.len() == indices.len() && shape.iter().zip(indices).all(|(&d, &i)| (0..d).contains(&i));
    let step = |at: usize, (&d, &i): (&i64, &i64)| {
        at.checked_mul(usize::try_from(d).ok()?)?.checked_add(usize::try_from(i).ok()?)
    };
    inside.then(|| shape.iter().zip(indices).try_fold(0usize, step)).flatten()
}

/// The element of a constant at these indices.
pub(crate) fn element_at(value: AttrRef<'_>, indices: &[i64]) -> Option<Attr> {
    let cx = value.cx();
    match value.kind() {
        AttrKind::DenseElements { ty, data } => {
            let ty = cx.type_ref(*ty);
            let at = flat_index(ty.shape()?, indices)?;
            match data {
                DenseData::Splat(bytes) => scalar(ty.element_type(), bytes),
                DenseData::Bytes(bytes) => {
                    let size = element_size(ty.element_type())?;
                    scalar(ty.element_type(), bytes.chunks_exact(size).nth(at)?)
                }
                DenseData::Strings(_) => None,
            }
        }
        AttrKind::SparseElements { ty, indices: places, values } => {
            let ty = cx.type_ref(*ty);
            flat_index(ty.shape()?, indices)?;
            let places = cx.attr_ref(*places);
            let values = cx.attr_ref(*values);
            let count = places.ty().shape()?.first().copied()?;
            let all: Vec<i64> =
                places.dense_integers()?.take(usize::try_from(count).ok()? * indices.len()).collect();
            let found = if indices.is_empty() {
                None
            } else {
                all.chunks_exact(indices.len()).position(|place| place == indices)
            };
            match found {
                Some(at) => element_at(values, &[at as i64]),
                None => scalar(ty.element_type(), &vec![0; element_size(ty.element_type())?]),
            }
        }
        _ => None,
    }
}

/// Appends the bytes of an element, or of both parts of a complex number; `None` if it is of another type.
fn push_element(bytes: &mut Vec<u8>, element: TypeRef<'_>, value: AttrRef<'_>, size: usize) -> Option<()> {
    let TypeKind::Complex(part) = *element.kind() else {
        return if value.ty() == element { push_scalar(bytes, value, size) } else { None };
    };
    let cx = element.cx();
    let &[re, im] = value.as_array()? else { return None };
    for value in [re, im] {
        push_element(bytes, cx.type_ref(part), cx.attr_ref(value), size / 2)?;
    }
    Some(())
}

/// A dense constant with these elements, one per element of the type; `None` if one is of another type.
pub(crate) fn from_scalars(cx: &Context, ty: Type, elements: &[Attr]) -> Option<Attr> {
    let element = cx.type_ref(ty).element_type();
    let size = element_size(element)?;
    let mut bytes = Vec::new();
    for &value in elements {
        push_element(&mut bytes, element, cx.attr_ref(value), size)?;
    }
    Some(cx.dense_attr(ty, &bytes, size))
}

/// The same elements in another shape.
pub(crate) fn reshaped(value: AttrRef<'_>, ty: TypeRef<'_>) -> Option<Attr> {
    let AttrKind::DenseElements { ty: from, data } = value.kind() else { return None };
    let from = value.cx().type_ref(*from);
    let same = ty.has_static_shape()
        && from.num_elements() == ty.num_elements()
        && from.element_type() == ty.element_type();
    same.then(|| value.cx().attr(AttrKind::DenseElements { ty: ty.id(), data: data.clone() }))
}

/// A splat of the same element in another shape.
pub(crate) fn resized_splat(value: AttrRef<'_>, ty: TypeRef<'_>) -> Option<Attr> {
    let AttrKind::DenseElements { ty: from, data: data @ DenseData::Splat(_) } = value.kind() else {
        return None;
    };
    let same = ty.has_static_shape() && value.cx().type_ref(*from).element_type() == ty.element_type();
    same.then(|| value.cx().attr(AttrKind::DenseElements { ty: ty.id(), data: data.clone() }))
}

/// The bytes of one element, of those that a dense constant has.
fn bytes_at(data: &DenseData, size: usize, place: i64) -> Option<&[u8]> {
    match data {
        DenseData::Splat(bytes) => Some(bytes),
        DenseData::Bytes(bytes) => bytes.chunks_exact(size).nth(usize::try_from(place).ok()?),
        DenseData::Strings(_) => None,
    }
}

/// The elements at some places of a dense constant, counted in row-major order, as a constant of a type with as many.
pub(crate) fn selected(
    value: AttrRef<'_>,
    places: impl IntoIterator<Item = i64>,
    ty: TypeRef<'_>,
) -> Option<Attr> {
    let AttrKind::DenseElements { ty: from, data } = value.kind() else { return None };
    let element = value.cx().type_ref(*from).element_type();
    let size = element_size(element).filter(|_| element == ty.element_type())?;
    let mut bytes = Vec::new();
    for place in places {
        bytes.extend_from_slice(bytes_at(data, size, place)?);
    }
    Some(value.cx().dense_attr(ty.id(), &bytes, size))
}

/// A dense constant with the elements at some places, counted in row-major order, replaced by a scalar or by the
/// elements of another dense constant.
pub(crate) fn overwritten(value: AttrRef<'_>, part: AttrRef<'_>, places: &[i64]) -> Option<Attr> {
    let AttrKind::DenseElements { ty, data } = value.kind() else { return None };
    let cx = value.cx();
    let ty = cx.type_ref(*ty);
    let element = ty.element_type();
    let size = element_size(element)?;
    let mut bytes = match data {
        DenseData::Splat(one) => one.repeat(ty.num_elements()?),
        DenseData::Bytes(bytes) => bytes.to_vec(),
        DenseData::Strings(_) => return None,
    };
    for (at, &place) in (0..).zip(places) {
        let mut scalar = Vec::new();
        let new = match part.kind() {
            AttrKind::DenseElements { ty: from, data } => {
                let same = cx.type_ref(*from).element_type() == element;
                bytes_at(data, size, at).filter(|_| same)?
            }
            _ => {
                push_element(&mut scalar, element, part, size)?;
                &scalar
            }
        };
        bytes.chunks_exact_mut(size).nth(usize::try_from(place).ok()?)?.copy_from_slice(new);
    }
    Some(cx.dense_attr(ty.id(), &bytes, size))
}
