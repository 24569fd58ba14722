//! Reads the builtin dialect's encoding of attributes and locations.

use super::cursor::{Cursor, Res, entry, fail};
use super::data::{Data, Item};
use crate::bytecode::encoding::{attr_code, bit_width, element_bytes};
use crate::values::attr_kind::{AttrKind, DenseData};
use crate::values::ids::{Attr, Ident, Loc, Type};
use crate::values::loc_kind::LocKind;
use crate::values::type_kind::TypeKind;

impl<'a> Data<'a> {
    /// An attribute or a location in the builtin dialect's encoding.
    #[inline(never)]
    pub(super) fn builtin_item(&mut self, c: &mut Cursor<'a>) -> Res<Item> {
        let code = c.varint()?;
        if let Some(kind) = self.builtin_loc(code, c)? {
            return Ok(Item::Loc(self.cx.loc(kind)));
        }
        Ok(match code {
            attr_code::FUSED_LOC => {
                let locations = self.locs(c)?;
                Item::Loc(self.fused(&locations, None)?)
            }
            attr_code::FUSED_LOC_WITH_METADATA => {
                let locations = self.locs(c)?;
                let metadata = self.next_attr(c)?;
                Item::Loc(self.fused(&locations, Some(metadata))?)
            }
            attr_code::DICTIONARY => Item::Attr(self.dictionary(c)?),
            attr_code::INTEGER => Item::Attr(self.integer(c)?),
            attr_code::DENSE_ELEMENTS => Item::Attr(self.dense_elements(c)?),
            attr_code::DISTINCT => {
                let referenced = self.next_attr(c)?;
                Item::Attr(self.cx.distinct_attr(referenced))
            }
            code => {
                let kind = self.builtin_attr(code, c)?;
                Item::Attr(self.cx.attr(kind))
            }
        })
    }

    /// A location other than a fused one.
    fn builtin_loc(&mut self, code: u64, c: &mut Cursor<'a>) -> Res<Option<LocKind<'static>>> {
        Ok(Some(match code {
            attr_code::CALL_SITE_LOC => {
                LocKind::CallSite { callee: self.next_loc(c)?, caller: self.next_loc(c)? }
            }
            attr_code::NAME_LOC => LocKind::Name { name: self.next_name(c)?, child: self.next_loc(c)? },
            attr_code::UNKNOWN_LOC => LocKind::Unknown,
            attr_code::FILE_LOC => self.file_loc(c)?,
            attr_code::FILE_RANGE_LOC => {
                let file = self.next_name(c)?;
                let mut given = [0; 4];
                let count = c.varint()?;
                let Some(numbers) = usize::try_from(count).ok().and_then(|n| given.get_mut(..n)) else {
                    return fail(format!("a location with {count} numbers"));
                };
                for number in numbers {
                    *number = position(c)?;
                }
                let [line, column, third, fourth] = given;
                let (end_line, end_column) = match count {
                    4 => (third, fourth),
                    3 => (line, third),
                    _ => (line, column),
                };
                LocKind::File { file, line, column, end_line, end_column }
            }
            _ => return Ok(None),
        }))
    }

    /// A file location, after its code.
    fn file_loc(&mut self, c: &mut Cursor<'a>) -> Res<LocKind<'static>> {
        let file = self.next_name(c)?;
        let line = position(c)?;
        let column = position(c)?;
        Ok(LocKind::point(file, line, column))
    }

    fn builtin_attr(&mut self, code: u64, c: &mut Cursor<'a>) -> Res<AttrKind> {
        Ok(match code {
            attr_code::ARRAY => {
                AttrKind::Array((0..c.count()?).map(|_| self.next_attr(c)).collect::<Res<_>>()?)
            }
            attr_code::STRING => AttrKind::String { value: self.next_string(c)?.into(), ty: None },
            attr_code::TYPED_STRING => {
                let value = self.next_string(c)?.into();
                let ty = Some(self.next_ty(c)?).filter(|&t| !self.cx.type_ref(t).is_none());
                AttrKind::String { value, ty }
            }
            attr_code::FLAT_SYMBOL_REF => {
                AttrKind::SymbolRef { root: self.next_name(c)?, nested: Box::new([]) }
            }
            attr_code::SYMBOL_REF => {
                let root = self.next_name(c)?;
                let nested = (0..c.count()?).map(|_| self.next_symbol(c)).collect::<Res<_>>()?;
                AttrKind::SymbolRef { root, nested }
            }
            attr_code::TYPE => AttrKind::Type(self.next_ty(c)?),
            attr_code::UNIT => AttrKind::Unit,
            attr_code::FLOAT => self.float(c)?,
            attr_code::DENSE_RESOURCE => {
                let ty = self.next_ty(c)?;
                let key = c.varint()?;
                let key = *entry(&self.resources, key, "resource")?;
                if self.cx.type_ref(ty).is_shaped() {
                    AttrKind::DenseResource { key, ty }
                } else {
                    return fail("`dense_resource` expected a shaped type");
                }
            }
            attr_code::DENSE_ARRAY => self.dense_array(c)?,
            attr_code::DENSE_STRINGS => self.dense_strings(c)?,
            attr_code::SPARSE_ELEMENTS => self.sparse_elements(c)?,
            code => return fail(format!("unknown builtin attribute code: {code}")),
        })
    }

    // References.

    /// A reference to an attribute.
    pub(super) fn next_attr(&mut self, c: &mut Cursor<'a>) -> Res<Attr> {
        let index = c.varint()?;
        self.attr(index)
    }

    fn next_loc(&mut self, c: &mut Cursor<'a>) -> Res<Loc> {
        let index = c.varint()?;
        self.loc(index)
    }

    fn locs(&mut self, c: &mut Cursor<'a>) -> Res<Vec<Loc>> {
        (0..c.count()?).map(|_| self.next_loc(c)).collect()
    }

    fn fused(&mut self, locations: &[Loc], metadata: Option<Attr>) -> Res<Loc> {
        // Nested fused locations are flattened.
        for &loc in locations {
            if let LocKind::Fused { locations, .. } = self.cx.loc_kind(loc) {
                self.spend(size_of_val(locations))?;
            }
        }
        Ok(self.cx.fused_loc(locations, metadata))
    }

    /// A reference to a string attribute that is used as a name.
    fn next_name(&mut self, c: &mut Cursor<'a>) -> Res<Ident> {
        let attr = self.next_attr(c)?;
        self.name_of(attr)
    }

    /// A reference to a flat symbol reference.
    fn next_symbol(&mut self, c: &mut Cursor<'a>) -> Res<Ident> {
        let attr = self.next_attr(c)?;
        match self.cx.attr_kind(attr) {
            AttrKind::SymbolRef { root, nested } if nested.is_empty() => Ok(*root),
            _ => fail("expected a flat symbol reference"),
        }
    }

    /// A reference to a string, which will be copied.
    pub(super) fn next_string(&mut self, c: &mut Cursor<'a>) -> Res<&'a [u8]> {
        let index = c.varint()?;
        let text = self.strings.bytes(index)?;
        self.spend(text.len())?;
        Ok(text)
    }

    // Values.

    fn dictionary(&mut self, c: &mut Cursor<'a>) -> Res<Attr> {
        let count = c.count()?;
        let mut entries: Vec<(Ident, Attr)> = Vec::with_capacity(count);
        for _ in 0..count {
            let name = self.next_name(c)?;
            self.spend(self.cx.str(name).len())?;
            entries.push((name, self.next_attr(c)?));
        }
        let cx = self.cx;
        if !entries.is_sorted_by(|a, b| cx.str(a.0) < cx.str(b.0)) {
            entries.sort_by_key(|&(name, _)| cx.str(name));
            if let Some(twice) = entries.windows(2).find(|w| w[0].0 == w[1].0) {
                return fail(format!("duplicate key '{}' in a dictionary attribute", cx.str(twice[0].0)));
            }
        }
        Ok(cx.attr(AttrKind::Dictionary(entries.into())))
    }

    fn integer(&mut self, c: &mut Cursor<'a>) -> Res<Attr> {
        /// The widest integer type for values of more than 128 bits: printing them takes quadratic time.
        const MAX_WIDE: u32 = 1 << 16;
        let ty = self.next_ty(c)?;
        let width = match self.cx.type_kind(ty) {
            TypeKind::Integer { width, .. } => *width,
            TypeKind::Index => 64,
            _ => return fail("expected an integer or index type of an integer attribute"),
        };
        if width >= 128 {
            let bytes = self.wide_integer(c, width)?;
            let attr = self.cx.wide_int_attr(&bytes, ty);
            if width > MAX_WIDE && matches!(self.cx.attr_kind(attr), AttrKind::WideInteger { .. }) {
                return fail(format!("an integer of more than {MAX_WIDE} bits is not supported"));
            }
            return Ok(attr);
        }
        let bits = integer(c, width)?;
        let value = if self.cx.type_ref(ty).is_index() { i128::from(bits as i64) } else { bits as i128 };
        Ok(self.cx.int_attr(value, ty))
    }

    /// The bytes of a number of more than 128 bits.
    fn wide_integer(&mut self, c: &mut Cursor<'a>, width: u32) -> Res<Vec<u8>> {
        let size = width.div_ceil(8) as usize;
        self.spend(size)?;
        let mut bytes: Vec<u8> = words(c, width)?.into_iter().flat_map(u64::to_le_bytes).collect();
        bytes.resize(size, 0);
        if let (Some(last), used @ 1..) = (bytes.last_mut(), width % 8) {
            *last &= (1 << used) - 1;
        }
        Ok(bytes)
    }

    fn float(&mut self, c: &mut Cursor<'a>) -> Res<AttrKind> {
        let ty = self.next_ty(c)?;
        match self.cx.type_kind(ty) {
            TypeKind::Float(kind) => Ok(AttrKind::Float { bits: integer(c, kind.width())?, ty }),
            _ => fail("expected a float type of a float attribute"),
        }
    }

    fn dense_array(&mut self, c: &mut Cursor<'a>) -> Res<AttrKind> {
        let element = self.next_ty(c)?;
        let size = c.varint()?;
        let data = c.blob()?;
        let width = match self.cx.type_kind(element) {
            TypeKind::Integer { .. } | TypeKind::Float(_) => bit_width(self.cx, element),
            _ => None,
        };
        let Some(width) = width.filter(|w| *w == 1 || w % 8 == 0) else {
            return fail("invalid element type of a dense array");
        };
        let bytes = u64::from(width.div_ceil(8));
        if size.checked_mul(bytes) != Some(data.len() as u64) || (bytes == 0 && size != 0) {
            return fail(format!("expected {size} elements of a dense array, but got {} bytes", data.len()));
        }
        if width == 1 && data.iter().any(|&b| b > 1) {
            fail("a boolean of a dense array is neither 0 nor 1")
        } else {
            Ok(AttrKind::DenseArray { element, data: data.into() })
        }
    }

    /// The type of a dense attribute, and the number of its elements.
    fn elements_ty(&mut self, c: &mut Cursor<'a>) -> Res<(Type, usize)> {
        let ty = self.next_ty(c)?;
        let t = self.cx.type_ref(ty);
        match t.num_elements() {
            Some(total) if t.has_static_shape() => Ok((ty, total)),
            _ => fail("expected a shaped type with static shape"),
        }
    }

    fn dense_elements(&mut self, c: &mut Cursor<'a>) -> Res<Attr> {
        let (ty, total) = self.elements_ty(c)?;
        let raw = c.blob()?;
        let element = self.cx.type_ref(ty).element_type();
        let wrong = || fail(format!("{} bytes are not {total} elements of a dense attribute", raw.len()));
        let Some(size) = element_bytes(self.cx, element.id()) else { return wrong() };
        if element.bit_width() == Some(1) {
            // Booleans are packed eight to a byte.
            let bytes: Vec<u8> = match *raw {
                [all @ (0 | 0xff)] => vec![u8::from(all != 0)],
                _ if raw.len() == total.div_ceil(8) => {
                    let packed = raw.iter().flat_map(|&byte| (0..8).map(move |bit| byte >> bit & 1));
                    packed.take(total).collect()
                }
                _ => return wrong(),
            };
            return Ok(self.cx.dense_attr(ty, &bytes, 1));
        }
        if raw.len() != size && Some(raw.len()) != size.checked_mul(total) {
            return wrong();
        }
        Ok(self.cx.dense_attr(ty, raw, size))
    }

    fn sparse_elements(&mut self, c: &mut Cursor<'a>) -> Res<AttrKind> {
        let (ty, _) = self.elements_ty(c)?;
        let indices = self.next_attr(c)?;
        let values = self.next_attr(c)?;
        if let AttrKind::DenseElements { data: DenseData::Bytes(bytes), .. } = self.cx.attr_kind(indices) {
            self.spend(bytes.len())?;
        }
        let is_dense = [indices, values].iter().all(|&a| self.cx.attr_ref(a).is_dense_elements());
        let element = |attr| self.cx.attr_ref(attr).ty().element_type();
        if !is_dense
            || !element(indices).is_integer(64)
            || element(values) != self.cx.type_ref(ty).element_type()
        {
            return fail("expected dense indices of i64 and dense values of a sparse attribute");
        }
        match self.cx.check_sparse(ty, indices, values) {
            Ok(()) => Ok(AttrKind::SparseElements { ty, indices, values }),
            Err(message) => fail(message),
        }
    }

    fn dense_strings(&mut self, c: &mut Cursor<'a>) -> Res<AttrKind> {
        let (ty, total) = self.elements_ty(c)?;
        let element = self.cx.type_ref(ty).element_type();
        if element_bytes(self.cx, element.id()).is_some() {
            return fail("strings as elements of a type of numbers");
        }
        let is_splat = c.varint()? != 0;
        let count = c.checked_count(if is_splat { 1 } else { total as u64 })?;
        let mut strings = Vec::with_capacity(count);
        for _ in 0..count {
            strings.push(self.next_string(c)?);
        }
        if strings.windows(2).all(|w| w[0] == w[1]) {
            strings.truncate(1);
        }
        let strings = strings.into_iter().map(Box::from).collect();
        Ok(AttrKind::DenseElements { ty, data: DenseData::Strings(strings) })
    }
}

/// A line or a column.
fn position(c: &mut Cursor<'_>) -> Res<u32> {
    let number = c.varint()?;
    u32::try_from(number).or_else(|_| fail(format!("line or column {number} is too large")))
}

/// The bits of a number of at most 128 bits.
fn integer(c: &mut Cursor<'_>, width: u32) -> Res<u128> {
    let bits = match width {
        0..=8 => c.byte()?.into(),
        9..=64 => u128::from(c.signed_varint()? as u64),
        _ => {
            let words = words(c, width)?;
            words.iter().rev().fold(0, |bits, &word| bits << 64 | u128::from(word))
        }
    };
    Ok(if width < 128 { bits & ((1 << width) - 1) } else { bits })
}

/// The words of a number of more than 64 bits, without zeros at the end.
fn words(c: &mut Cursor<'_>, width: u32) -> Res<Vec<u64>> {
    let count = c.count()?;
    if count > width.div_ceil(64) as usize {
        fail(format!("{count} words for a number of {width} bits"))
    } else {
        (0..count).map(|_| c.signed_varint().map(|word| word as u64)).collect()
    }
}
