//! Reads the properties of operations.

use smallvec::SmallVec;

use super::cursor::{Cursor, Res, entry, fail};
use super::data::Data;
use crate::bytecode::layout::Field;
use crate::definitions::property::{EnumProp, PropKind};
use crate::values::attr_kind::AttrKind;
use crate::values::ids::Attr;

/// How deep values of properties may nest, as their types do.
const MAX_DEPTH: u32 = 32;

/// The inherent attributes of an operation by slot.
pub(super) type Slots = SmallVec<[Option<Attr>; 4]>;

/// The properties of an operation.
#[derive(Clone, Default)]
pub(super) struct Set {
    pub(super) slots: Slots,
    /// A dictionary of those that are discardable attributes here.
    pub(super) others: Option<Attr>,
}

/// The section: an entry for each distinct set of properties.
#[derive(Default)]
pub(super) struct Properties<'a>(Vec<Cursor<'a>>);

impl<'a> Properties<'a> {
    /// Reads the positions of the entries.
    pub(super) fn read(mut c: Cursor<'a>) -> Res<Self> {
        let count = c.count()?;
        let mut entries = Vec::with_capacity(count);
        for _ in 0..count {
            let size = c.varint()?;
            entries.push(c.part(size)?);
        }
        c.finish("properties section")?;
        Ok(Properties(entries))
    }

    /// The number of entries.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// An entry by number.
    pub(super) fn get(&self, index: u64) -> Res<Cursor<'a>> {
        entry(&self.0, index, "properties").copied()
    }
}

impl<'a> Data<'a> {
    /// The properties of a registered operation.
    pub(super) fn properties(&mut self, fields: &[Field], slots: usize, mut c: Cursor<'a>) -> Res<Set> {
        let mut read = Slots::from_elem(None, slots);
        let mut others = Vec::new();
        for field in fields {
            let (slot, attr) = match *field {
                Field::Attr { slot, optional: false } => (slot, Some(self.next_attr(&mut c)?)),
                Field::Attr { slot, optional: true } => (slot, self.optional_attr(&mut c)?),
                Field::Other { name } => {
                    let attr = self.optional_attr(&mut c)?;
                    others.extend(attr.map(|attr| (self.cx.ident(name), attr)));
                    continue;
                }
                Field::Value { slot, kind } => (slot, Some(self.property(kind, &mut c, 0)?)),
                Field::Segments { slot, groups } => {
                    let sizes = sparse_array(&mut c, groups)?;
                    (slot, Some(self.cx.dense_array_attr::<i32>(&sizes)))
                }
            };
            if let Some(held) = read.get_mut(slot) {
                *held = attr;
            }
        }
        c.finish("properties")?;
        let others = (!others.is_empty()).then(|| self.cx.dictionary_attr(&others));
        Ok(Set { slots: read, others })
    }

    /// A reference to an attribute, or nothing.
    pub(super) fn optional_attr(&mut self, c: &mut Cursor<'a>) -> Res<Option<Attr>> {
        match c.varint_with_flag()? {
            (_, false) => Ok(None),
            (index, true) => self.attr(index).map(Some),
        }
    }

    /// A value, as the attribute that stores it.
    fn property(&mut self, kind: &PropKind, c: &mut Cursor<'a>, depth: u32) -> Res<Attr> {
        if depth > MAX_DEPTH {
            return fail("a property is nested too deep");
        }
        let cx = self.cx;
        Ok(match kind {
            PropKind::Int { bits, .. } => cx.int_attr((c.varint()? as i64).into(), cx.int_ty(*bits)),
            PropKind::Bool => cx.bool_attr(c.bool()?),
            PropKind::Unit => {
                if c.bool()? {
                    cx.unit_attr()
                } else {
                    cx.bool_attr(false)
                }
            }
            PropKind::String => {
                let value = self.next_string(c)?.into();
                cx.attr(AttrKind::String { value, ty: None })
            }
            PropKind::Enum(e) => self.enum_property(e, c)?,
            PropKind::IntArray(bits) => {
                let bytes = (bits.div_ceil(8) as usize).min(8);
                let mut data = Vec::new();
                for _ in 0..c.count()? {
                    data.extend_from_slice(&c.varint()?.to_le_bytes()[..bytes]);
                }
                cx.attr(AttrKind::DenseArray { element: cx.int_ty(*bits), data: data.into() })
            }
            PropKind::Array(inner) => {
                let all =
                    (0..c.count()?).map(|_| self.property(inner, c, depth + 1)).collect::<Res<Vec<_>>>()?;
                cx.array_attr(&all)
            }
            PropKind::Optional { inner, .. } => {
                if c.bool()? {
                    let value = self.property(inner, c, depth + 1)?;
                    cx.array_attr(&[value])
                } else {
                    cx.array_attr(&[])
                }
            }
            PropKind::Custom(custom) => {
                let attr = self.next_attr(c)?;
                (custom.convert)(cx.attr_ref(attr)).or_else(fail)?
            }
            PropKind::Written { inner, .. } => self.property(inner, c, depth + 1)?,
        })
    }

    fn enum_property(&mut self, e: &EnumProp, c: &mut Cursor<'a>) -> Res<Attr> {
        let value = c.varint()?;
        let Some(value) = i64::try_from(value).ok().filter(|&v| e.cases.has(v)) else {
            return fail(format!("{value} is no value of {}", e.name));
        };
        Ok(match e.attr.filter(|_| e.in_attr) {
            Some(spec) => self.cx.enum_attr(spec, value),
            None => self.cx.int_attr_of_width(value, e.cases.width),
        })
    }
}

/// Numbers that are mostly zero: all of them, or each nonzero one combined with its index.
fn sparse_array(c: &mut Cursor<'_>, length: usize) -> Res<Vec<i32>> {
    let mut array = vec![0; length];
    let (count, sparse) = c.varint_with_flag()?;
    if count > length as u64 {
        return fail(format!("trying to read an array of {count} but only {length} storage available."));
    }
    if !sparse {
        for value in array.iter_mut().take(count as usize) {
            *value = c.varint()? as i32;
        }
        return Ok(array);
    }
    if count == 0 {
        return Ok(array);
    }
    let bits = c.varint()?;
    if bits > 8 {
        return fail(format!("reading sparse array with indexing above 8 bits: {bits}"));
    }
    for _ in 0..count {
        let pair = c.varint()?;
        let index = pair & ((1 << bits) - 1);
        match array.get_mut(index as usize) {
            Some(value) => *value = (pair >> bits) as i32,
            None => {
                return fail(format!(
                    "reading a sparse array found index {index} but only {length} storage available."
                ));
            }
        }
    }
    Ok(array)
}
