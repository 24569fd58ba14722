//! Writes the properties of operations.

use super::sink::Sink;
use crate::bytecode::layout::Field;
use crate::definitions::property::PropKind;
use crate::values::attr_kind::AttrKind;
use crate::values::context::{AttrRef, Context};
use crate::values::ids::Attr;

/// Writes the properties of a registered operation, given by slot; `others` is a dictionary of those without a slot.
///
/// # Errors
/// The slot whose attribute is missing or invalid, if there is one.
pub(super) fn properties<'a>(
    cx: &'a Context,
    fields: &[Field],
    slots: &[Option<Attr>],
    others: Option<Attr>,
    to: &mut impl Sink<'a>,
) -> Result<(), usize> {
    let held = |slot: usize| slots.get(slot).copied().flatten();
    for field in fields {
        match *field {
            Field::Attr { slot, optional: true } => to.optional_attr(held(slot)),
            Field::Attr { slot, optional: false } => to.attr(held(slot).ok_or(slot)?),
            Field::Other { name } => {
                let attr = others.and_then(|others| cx.attr_ref(others).get(name));
                to.optional_attr(attr.map(AttrRef::id));
            }
            Field::Value { slot, kind } => {
                let value = cx.attr_ref(held(slot).ok_or(slot)?);
                if !kind.accepts(value) {
                    return Err(slot);
                }
                property(kind, value, to);
            }
            Field::Segments { slot, groups } => {
                let sizes = cx.attr_ref(held(slot).ok_or(slot)?).as_dense_array::<i32>();
                let sizes = sizes.filter(|s| s.len() == groups).ok_or(slot)?;
                sparse_array(&sizes, to);
            }
        }
    }
    Ok(())
}

/// Writes the value stored in an attribute that the property accepts.
fn property<'a>(kind: &PropKind, value: AttrRef<'a>, to: &mut impl Sink<'a>) {
    match kind {
        PropKind::Int { bits, signed } => {
            let AttrKind::Integer { value, .. } = value.kind() else { return };
            let number = *value as u64;
            // A signless attribute is sign-extended; the highest bit of an unsigned value is not a sign.
            to.varint(if *signed || *bits >= 64 { number } else { number & ((1 << bits) - 1) });
        }
        PropKind::Bool => to.bytes(&[u8::from(value.as_bool() == Some(true))]),
        PropKind::Unit => to.bytes(&[u8::from(value.is_unit() || value.as_bool() == Some(true))]),
        PropKind::String => to.string(value.as_bytes().unwrap_or_default()),
        PropKind::Enum(_) => to.varint(value.as_enum().unwrap_or_default() as u64),
        PropKind::IntArray(bits) => {
            let AttrKind::DenseArray { data, .. } = value.kind() else { return };
            let bytes = (bits.div_ceil(8) as usize).clamp(1, 8);
            to.varint((data.len() / bytes) as u64);
            for element in data.chunks_exact(bytes) {
                let fill = if element[bytes - 1] & 0x80 == 0 { 0 } else { 0xff };
                let mut wide = [fill; 8];
                wide[..bytes].copy_from_slice(element);
                to.varint(u64::from_le_bytes(wide));
            }
        }
        PropKind::Array(inner) => {
            let all = value.as_array().unwrap_or_default();
            to.varint(all.len() as u64);
            all.iter().for_each(|&a| property(inner, value.cx().attr_ref(a), to));
        }
        PropKind::Optional { inner, .. } => {
            let held = value.array_element(0);
            to.bytes(&[held.is_some().into()]);
            if let Some(held) = held {
                property(inner, held, to);
            }
        }
        PropKind::Custom(_) => to.attr(value.id()),
        PropKind::Written { inner, .. } => property(inner, value, to),
    }
}

/// Writes numbers that may be mostly zero: if so, each nonzero one combined with its index, otherwise all of them.
fn sparse_array<'a>(array: &[i32], to: &mut impl Sink<'a>) {
    let set = || array.iter().enumerate().filter(|&(_, &value)| value != 0);
    let count = set().count();
    let last = set().next_back().map_or(0, |(i, _)| i);
    if last > 256 || count > array.len() / 2 {
        to.varint((array.len() as u64) << 1);
        array.iter().for_each(|&value| to.varint(i64::from(value) as u64));
        return;
    }
    to.varint((count as u64) << 1 | 1);
    if count == 0 {
        return;
    }
    let bits = usize::BITS - last.leading_zeros();
    to.varint(bits.into());
    set().for_each(|(i, &value)| to.varint((i64::from(value) as u64) << bits | i as u64));
}
