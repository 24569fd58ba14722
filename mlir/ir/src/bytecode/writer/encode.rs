//! Writes the builtin dialect's encoding of attributes, locations and types.

use super::dialects;
use super::sink::Sink;
use crate::bytecode::encoding::{attr_code, bit_width, type_code};
use crate::values::affine::kind::AffineMap;
use crate::values::attr_kind::{AttrKind, DenseData};
use crate::values::context::Context;
use crate::values::floats::FloatKind;
use crate::values::ids::{Attr, Ident, Loc, Type};
use crate::values::loc_kind::LocKind;
use crate::values::type_kind::{Signedness, TypeKind};

/// Writes an attribute; false if its only encoding is its text.
pub(super) fn attr<'a>(cx: &'a Context, attr: Attr, to: &mut impl Sink<'a>) -> bool {
    match cx.attr_kind(attr) {
        AttrKind::Array(elements) => {
            to.varint(attr_code::ARRAY);
            to.varint(elements.len() as u64);
            elements.iter().for_each(|&e| to.attr(e));
        }
        AttrKind::Dictionary(entries) => {
            to.varint(attr_code::DICTIONARY);
            to.varint(entries.len() as u64);
            for &(name, value) in entries {
                to.name(name);
                to.attr(value);
            }
        }
        AttrKind::String { value, ty: None } => {
            to.varint(attr_code::STRING);
            to.string(value);
        }
        AttrKind::String { value, ty: Some(ty) } => {
            to.varint(attr_code::TYPED_STRING);
            to.string(value);
            to.ty(*ty);
        }
        AttrKind::SymbolRef { root, nested } => symbol_ref(cx, *root, nested, to),
        AttrKind::Type(ty) => {
            to.varint(attr_code::TYPE);
            to.ty(*ty);
        }
        AttrKind::Unit => to.varint(attr_code::UNIT),
        AttrKind::Integer { value, ty } => {
            to.varint(attr_code::INTEGER);
            to.ty(*ty);
            wide_integer(to, *value as u128, bit_width(cx, *ty).unwrap_or(64));
        }
        AttrKind::WideInteger { bytes, ty } => {
            to.varint(attr_code::INTEGER);
            to.ty(*ty);
            wide_bytes(to, bytes);
        }
        AttrKind::Float { bits, ty } => {
            to.varint(attr_code::FLOAT);
            to.ty(*ty);
            wide_integer(to, *bits, bit_width(cx, *ty).unwrap_or(64));
        }
        AttrKind::DenseResource { key, ty } => {
            to.varint(attr_code::DENSE_RESOURCE);
            to.ty(*ty);
            to.resource(*key);
        }
        AttrKind::DenseArray { element, data } => {
            let bytes = bit_width(cx, *element).unwrap_or(8).div_ceil(8).max(1);
            to.varint(attr_code::DENSE_ARRAY);
            to.ty(*element);
            to.varint((data.len() / bytes as usize) as u64);
            to.blob(data);
        }
        AttrKind::DenseElements { ty, data } => dense_elements(cx, *ty, data, to),
        AttrKind::SparseElements { ty, indices, values } => {
            to.varint(attr_code::SPARSE_ELEMENTS);
            to.ty(*ty);
            to.attr(*indices);
            to.attr(*values);
        }
        AttrKind::Distinct { referenced, .. } => {
            to.varint(attr_code::DISTINCT);
            to.attr(*referenced);
        }
        AttrKind::Location(loc_) => return loc(cx, *loc_, to),
        AttrKind::Dialect(data) => return dialects::write(cx, attr, data.dialect(), to),
        _ => return false,
    }
    true
}

fn symbol_ref<'a>(cx: &'a Context, root: Ident, nested: &[Ident], to: &mut impl Sink<'a>) {
    if nested.is_empty() {
        to.varint(attr_code::FLAT_SYMBOL_REF);
        return to.name(root);
    }
    to.varint(attr_code::SYMBOL_REF);
    to.name(root);
    to.varint(nested.len() as u64);
    for &name in nested {
        to.attr(cx.attr(AttrKind::SymbolRef { root: name, nested: Box::new([]) }));
    }
}

/// Writes an integer of more than 128 bits, given by its bytes from the lowest: the number of words up to the last
/// nonzero one, and these words.
fn wide_bytes<'a>(to: &mut impl Sink<'a>, bytes: &[u8]) {
    let word = |c: &[u8]| c.iter().rev().fold(0u64, |word, &b| word << 8 | u64::from(b));
    let words: Vec<u64> = bytes.chunks(8).map(word).collect();
    let count = words.iter().rposition(|&w| w != 0).map_or(1, |last| last + 1);
    to.varint(count as u64);
    words[..count].iter().for_each(|&w| to.signed_varint(w as i64));
}

fn dense_elements<'a>(cx: &'a Context, ty: Type, data: &'a DenseData, to: &mut impl Sink<'a>) {
    let is_bool = cx.type_ref(ty).element_type().bit_width() == Some(1);
    let code = match data {
        DenseData::Strings(_) => attr_code::DENSE_STRINGS,
        DenseData::Splat(_) | DenseData::Bytes(_) => attr_code::DENSE_ELEMENTS,
    };
    to.varint(code);
    to.ty(ty);
    match data {
        DenseData::Strings(strings) => {
            to.varint(u64::from(strings.len() == 1));
            strings.iter().for_each(|s| to.string(s));
        }
        DenseData::Splat(one) if is_bool => to.blob(&[if one.first() == Some(&0) { 0 } else { 0xff }]),
        DenseData::Bytes(bytes) if is_bool => {
            // Booleans are packed eight to a byte.
            let pack = |c: &[u8]| c.iter().rev().fold(0u8, |packed, &b| packed << 1 | (b & 1));
            to.blob(&bytes.chunks(8).map(pack).collect::<Vec<u8>>());
        }
        DenseData::Splat(bytes) | DenseData::Bytes(bytes) => to.blob(bytes),
    }
}

/// Writes a number of `width` bits, sign-extended if it is narrower than 128 bits.
fn wide_integer<'a>(to: &mut impl Sink<'a>, bits: u128, width: u32) {
    let low = |width: u32| if width < 64 { (1 << width) - 1 } else { u64::MAX };
    match width {
        0..=8 => to.bytes(&[bits as u8 & low(width) as u8]),
        9..=64 => to.signed_varint((bits as u64 & low(width)) as i64),
        _ => {
            let sign = if (bits as i128) < 0 { u64::MAX } else { 0 };
            let word = |i: u32| {
                let word = if i < 2 { (bits >> (64 * i)) as u64 } else { sign };
                word & low(width - 64 * i)
            };
            // Zero words at the end are omitted.
            let count = (1..=width.div_ceil(64)).rev().find(|&n| n == 1 || word(n - 1) != 0).unwrap_or(1);
            to.varint(count.into());
            (0..count).for_each(|i| to.signed_varint(word(i) as i64));
        }
    }
}

/// Writes a location; every one has an encoding.
pub(super) fn loc<'a>(cx: &'a Context, loc: Loc, to: &mut impl Sink<'a>) -> bool {
    match cx.loc_kind(loc) {
        LocKind::Unknown => to.varint(attr_code::UNKNOWN_LOC),
        LocKind::File { file, line, column, end_line, end_column } => {
            let numbers = [line, column, end_line, end_column];
            let (numbers, code): (&[u32], _) = match () {
                () if line == end_line && column == end_column => (&numbers[..2], attr_code::FILE_LOC),
                () if line == end_line => (&[line, column, end_column], attr_code::FILE_RANGE_LOC),
                () => (&numbers, attr_code::FILE_RANGE_LOC),
            };
            to.varint(code);
            to.name(file);
            if code == attr_code::FILE_RANGE_LOC {
                to.varint(numbers.len() as u64);
            }
            numbers.iter().for_each(|&n| to.varint(n.into()));
        }
        LocKind::Name { name, child } => {
            to.varint(attr_code::NAME_LOC);
            to.name(name);
            to.loc(child);
        }
        LocKind::CallSite { callee, caller } => {
            to.varint(attr_code::CALL_SITE_LOC);
            to.loc(callee);
            to.loc(caller);
        }
        LocKind::Fused { locations, metadata } => {
            let code = match metadata {
                Some(_) => attr_code::FUSED_LOC_WITH_METADATA,
                None => attr_code::FUSED_LOC,
            };
            to.varint(code);
            to.varint(locations.len() as u64);
            locations.iter().for_each(|&l| to.loc(l));
            if let Some(metadata) = metadata {
                to.attr(metadata);
            }
        }
    }
    true
}

/// Writes a type; false if its only encoding is its text.
pub(super) fn ty<'a>(cx: &'a Context, ty: Type, to: &mut impl Sink<'a>) -> bool {
    match cx.type_kind(ty) {
        TypeKind::Integer { width, signedness } => {
            let signedness = match signedness {
                Signedness::Signless => 0,
                Signedness::Signed => 1,
                Signedness::Unsigned => 2,
            };
            to.varint(type_code::INTEGER);
            to.varint(u64::from(*width) << 2 | signedness);
        }
        TypeKind::Index => to.varint(type_code::INDEX),
        TypeKind::None => to.varint(type_code::NONE),
        TypeKind::Float(kind) => match float_code(*kind) {
            Some(code) => to.varint(code),
            None => return false,
        },
        TypeKind::Function { inputs, results } => {
            to.varint(type_code::FUNCTION);
            types(inputs, to);
            types(results, to);
        }
        TypeKind::Complex(element) => {
            to.varint(type_code::COMPLEX);
            to.ty(*element);
        }
        TypeKind::Tuple(elements) => {
            to.varint(type_code::TUPLE);
            types(elements, to);
        }
        TypeKind::RankedTensor { shape, element, encoding } => {
            with_optional(type_code::RANKED_TENSOR, *encoding, to);
            extents(shape, to);
            to.ty(*element);
        }
        TypeKind::UnrankedTensor { element } => {
            to.varint(type_code::UNRANKED_TENSOR);
            to.ty(*element);
        }
        TypeKind::MemRef { shape, element, layout, memory_space } => {
            with_optional(type_code::MEMREF, *memory_space, to);
            extents(shape, to);
            to.ty(*element);
            let identity = || cx.affine_map_attr(AffineMap::identity(cx, shape.len() as u32));
            to.attr(layout.unwrap_or_else(identity));
        }
        TypeKind::UnrankedMemRef { element, memory_space } => {
            with_optional(type_code::UNRANKED_MEMREF, *memory_space, to);
            to.ty(*element);
        }
        TypeKind::Vector { shape, scalable, element } => {
            if scalable.contains(&true) {
                to.varint(type_code::SCALABLE_VECTOR);
                to.varint(scalable.len() as u64);
                scalable.iter().for_each(|&s| to.bytes(&[s.into()]));
            } else {
                to.varint(type_code::VECTOR);
            }
            extents(shape, to);
            to.ty(*element);
        }
        _ => return false,
    }
    true
}

/// Writes the code of a type or, if it has the attribute, the next code and the attribute.
fn with_optional<'a>(code: u64, attr: Option<Attr>, to: &mut impl Sink<'a>) {
    match attr {
        None => to.varint(code),
        Some(attr) => {
            to.varint(code + 1);
            to.attr(attr);
        }
    }
}

fn float_code(kind: FloatKind) -> Option<u64> {
    Some(match kind {
        FloatKind::BF16 => type_code::BF16,
        FloatKind::F16 => type_code::F16,
        FloatKind::F32 => type_code::F32,
        FloatKind::F64 => type_code::F64,
        FloatKind::F80 => type_code::F80,
        FloatKind::F128 => type_code::F128,
        _ => return None,
    })
}

fn types<'a>(types: &[Type], to: &mut impl Sink<'a>) {
    to.varint(types.len() as u64);
    types.iter().for_each(|&t| to.ty(t));
}

fn extents<'a>(shape: &[i64], to: &mut impl Sink<'a>) {
    to.varint(shape.len() as u64);
    shape.iter().for_each(|&dim| to.signed_varint(dim));
}
