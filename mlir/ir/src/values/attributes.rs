//! Attributes: interned compile-time values.

use std::hash::Hash;

use super::affine::kind::{AffineMap, IntegerSet};
use super::context::{Context, TypeRef};
use super::dialect_data::{DialectData, DialectValue};
use super::enum_spec::EnumAttrSpec;
use super::floats::FloatKind;
use super::ids::{Ident, Type};
use super::type_kind::{Signedness, TypeKind};

pub use super::attr_kind::{AttrKind, DenseData};
pub use super::context::AttrRef;
pub use super::enum_spec::EnumAttr;
pub use super::ids::Attr;

impl Context {
    /// A case of an enum that is a dialect's attribute.
    pub fn enum_attr(&self, spec: &'static EnumAttrSpec, value: i64) -> Attr {
        self.dialect_attr(EnumAttr { spec, value })
    }

    /// Interns an attribute.
    pub fn attr(&self, kind: AttrKind) -> Attr {
        Attr(self.attrs.intern(kind))
    }

    /// The value of an attribute.
    #[inline]
    pub fn attr_kind(&self, attr: Attr) -> &AttrKind {
        self.attrs.get(attr.0)
    }

    /// An attribute with its context, for queries.
    #[inline]
    pub fn attr_ref(&self, attr: Attr) -> AttrRef<'_> {
        AttrRef { cx: self, attr }
    }

    /// A dialect's attribute.
    pub fn dialect_attr<T: DialectData + Clone + Eq + Hash>(&self, data: T) -> Attr {
        self.attr(AttrKind::Dialect(DialectValue::new(data)))
    }

    /// `unit`
    pub fn unit_attr(&self) -> Attr {
        self.attr(AttrKind::Unit)
    }

    /// `true` or `false`
    pub fn bool_attr(&self, value: bool) -> Attr {
        // An i1 is sign-extended like every signless integer: true is -1.
        self.attr(AttrKind::Integer { value: -i128::from(value), ty: self.int_ty(1) })
    }

    /// `value : ty`, wrapped to the width of `ty`
    pub fn int_attr(&self, value: i128, ty: Type) -> Attr {
        let value = match self.type_kind(ty) {
            TypeKind::Integer { width, signedness } if *width < 128 => {
                let unused = 128 - width.max(&1);
                match signedness {
                    Signedness::Unsigned => (((value as u128) << unused) >> unused) as i128,
                    Signedness::Signless | Signedness::Signed => (value << unused) >> unused,
                }
            }
            _ => value,
        };
        self.attr(AttrKind::Integer { value, ty })
    }

    /// An integer attribute from the bytes of a number in the width of `ty`: two's complement, the least significant
    /// byte first.
    pub fn wide_int_attr(&self, bytes: &[u8], ty: Type) -> Attr {
        let TypeKind::Integer { width, signedness } = *self.type_kind(ty) else {
            return self.int_attr(0, ty);
        };
        let top = width.saturating_sub(1) as usize;
        let is_set = |bit: usize| bytes.get(bit / 8).is_some_and(|b| b >> (bit % 8) & 1 == 1);
        let negative = signedness != Signedness::Unsigned && is_set(top);
        if (127..top + 1).all(|bit| is_set(bit) == negative) {
            let low = (0..128).rev().fold(0i128, |n, bit| n << 1 | i128::from(is_set(bit.min(top))));
            return self.int_attr(low, ty);
        }
        self.attr(AttrKind::WideInteger { bytes: bytes.into(), ty })
    }

    /// `distinct[...]<referenced>`, which differs from every other attribute.
    pub fn distinct_attr(&self, referenced: Attr) -> Attr {
        self.attr(AttrKind::Distinct { id: self.new_distinct_id(), referenced })
    }

    /// `value : i<width>`
    pub fn int_attr_of_width(&self, value: i64, width: u32) -> Attr {
        self.int_attr(value.into(), self.int_ty(width))
    }

    /// `value : index`
    pub fn index_attr(&self, value: i64) -> Attr {
        self.attr(AttrKind::Integer { value: value.into(), ty: self.index_ty() })
    }

    /// `value : f64`
    pub fn f64_attr(&self, value: f64) -> Attr {
        self.attr(AttrKind::Float { bits: value.to_bits().into(), ty: self.f64_ty() })
    }

    /// `value : f32`
    pub fn f32_attr(&self, value: f32) -> Attr {
        self.attr(AttrKind::Float { bits: value.to_bits().into(), ty: self.float_ty(FloatKind::F32) })
    }

    /// `value : kind`, rounded to that format
    pub fn float_attr(&self, value: f64, kind: FloatKind) -> Attr {
        self.attr(AttrKind::Float { bits: kind.encode(value), ty: self.float_ty(kind) })
    }

    /// `"text"`
    pub fn string_attr(&self, text: &str) -> Attr {
        self.attr(AttrKind::String { value: text.as_bytes().into(), ty: None })
    }

    /// A type as an attribute.
    pub fn type_attr(&self, ty: Type) -> Attr {
        self.attr(AttrKind::Type(ty))
    }

    /// `@name`
    pub fn symbol_ref_attr(&self, name: &str) -> Attr {
        self.attr(AttrKind::SymbolRef { root: self.ident(name), nested: Box::new([]) })
    }

    /// `[elements]`
    pub fn array_attr(&self, elements: &[Attr]) -> Attr {
        self.attr(AttrKind::Array(elements.into()))
    }

    /// `{entries}`; a later entry replaces an earlier one of the same name.
    pub fn dictionary_attr(&self, entries: &[(Ident, Attr)]) -> Attr {
        let mut sorted = entries.to_vec();
        if !sorted.is_sorted_by(|a, b| self.str(a.0) < self.str(b.0)) {
            sorted.sort_by_key(|&(name, _)| self.str(name));
            sorted.dedup_by(|later, earlier| {
                let same = later.0 == earlier.0;
                if same {
                    *earlier = *later;
                }
                same
            });
        }
        self.attr(AttrKind::Dictionary(sorted.into()))
    }

    /// `affine_map<...>`
    pub fn affine_map_attr(&self, map: impl Into<AffineMap>) -> Attr {
        self.attr(AttrKind::AffineMap(map.into()))
    }

    /// `affine_set<...>`
    pub fn integer_set_attr(&self, set: impl Into<IntegerSet>) -> Attr {
        self.attr(AttrKind::IntegerSet(set.into()))
    }

    /// A dense attribute of whole-byte elements, row-major and little-endian; stored as a splat if they are equal.
    ///
    /// `bytes` holds one element (a splat) or as many as `ty` has.
    pub fn dense_attr(&self, ty: Type, bytes: &[u8], element_size: usize) -> Attr {
        let splat = bytes.len() >= element_size
            && element_size > 0
            && bytes.chunks_exact(element_size).all(|c| c == &bytes[..element_size]);
        let data = if splat {
            DenseData::Splat(bytes[..element_size].into())
        } else {
            DenseData::Bytes(bytes.into())
        };
        self.attr(AttrKind::DenseElements { ty, data })
    }

    /// `dense<...> : ty` of f64 elements: one (a splat) or as many as `ty` has.
    pub fn dense_f64_attr(&self, ty: Type, values: &[f64]) -> Attr {
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        self.dense_attr(ty, &bytes, 8)
    }
}

#[allow(missing_docs, reason = "each asks what its name says")]
impl<'a> AttrRef<'a> {
    pub fn cx(self) -> &'a Context {
        self.cx
    }

    pub fn id(self) -> Attr {
        self.attr
    }

    pub fn kind(self) -> &'a AttrKind {
        self.cx.attr_kind(self.attr)
    }

    /// The type of a typed attribute; `none` for the others, as in MLIR.
    pub fn ty(self) -> TypeRef<'a> {
        self.cx.type_ref(self.typed().unwrap_or_else(|| self.cx.none_ty()))
    }

    /// The type of a typed attribute.
    pub fn typed(self) -> Option<Type> {
        match *self.kind() {
            AttrKind::Integer { ty, .. }
            | AttrKind::WideInteger { ty, .. }
            | AttrKind::Float { ty, .. }
            | AttrKind::DenseElements { ty, .. }
            | AttrKind::SparseElements { ty, .. }
            | AttrKind::DenseResource { ty, .. } => Some(ty),
            AttrKind::String { ty, .. } | AttrKind::Opaque { ty, .. } => ty,
            AttrKind::Dialect(ref data) => data.self_type(),
            _ => None,
        }
    }

    pub fn is_unit(self) -> bool {
        matches!(self.kind(), AttrKind::Unit)
    }

    pub fn is_bool(self) -> bool {
        matches!(self.kind(), AttrKind::Integer { ty, .. } if self.cx.type_ref(*ty).is_integer(1))
    }

    pub fn is_integer_attr(self) -> bool {
        matches!(self.kind(), AttrKind::Integer { .. } | AttrKind::WideInteger { .. })
    }

    /// A signless integer attribute of this width.
    pub fn is_integer_of(self, bits: u32) -> bool {
        self.is_integer_attr() && self.ty().is_integer(bits)
    }

    pub fn is_index_attr(self) -> bool {
        matches!(self.kind(), AttrKind::Integer { ty, .. } if self.cx.type_ref(*ty).is_index())
    }

    pub fn is_float_attr(self) -> bool {
        matches!(self.kind(), AttrKind::Float { .. })
    }

    pub fn is_string(self) -> bool {
        matches!(self.kind(), AttrKind::String { .. })
    }

    pub fn is_symbol_ref(self) -> bool {
        matches!(self.kind(), AttrKind::SymbolRef { .. })
    }

    pub fn is_flat_symbol_ref(self) -> bool {
        matches!(self.kind(), AttrKind::SymbolRef { nested, .. } if nested.is_empty())
    }

    pub fn is_type_attr(self) -> bool {
        matches!(self.kind(), AttrKind::Type(_))
    }

    pub fn is_array(self) -> bool {
        matches!(self.kind(), AttrKind::Array(_))
    }

    pub fn is_dictionary(self) -> bool {
        matches!(self.kind(), AttrKind::Dictionary(_))
    }

    pub fn is_dense_elements(self) -> bool {
        matches!(self.kind(), AttrKind::DenseElements { .. })
    }

    pub fn is_dense_string_elements(self) -> bool {
        matches!(self.kind(), AttrKind::DenseElements { data: DenseData::Strings(_), .. })
    }

    pub fn is_elements(self) -> bool {
        matches!(
            self.kind(),
            AttrKind::DenseElements { .. } | AttrKind::SparseElements { .. } | AttrKind::DenseResource { .. }
        )
    }

    /// True for attributes of a kind that has a type, even if the type is `none`.
    pub fn is_typed(self) -> bool {
        matches!(self.kind(), AttrKind::String { .. } | AttrKind::Opaque { .. }) || self.typed().is_some()
    }

    pub fn is_affine_map(self) -> bool {
        matches!(self.kind(), AttrKind::AffineMap(_))
    }

    pub fn is_integer_set(self) -> bool {
        matches!(self.kind(), AttrKind::IntegerSet(_))
    }

    pub fn is_dense_array(self) -> bool {
        matches!(self.kind(), AttrKind::DenseArray { .. })
    }

    /// A dense array of signless integers of this width.
    pub fn is_dense_array_of(self, bits: u32) -> bool {
        matches!(self.kind(), AttrKind::DenseArray { element, .. } if self.cx.type_ref(*element).is_integer(bits))
    }

    /// An integer as i64; `None` for other attributes and for values that do not fit.
    pub fn as_int(self) -> Option<i64> {
        match self.kind() {
            AttrKind::Integer { value, .. } => i64::try_from(*value).ok(),
            _ => None,
        }
    }

    /// An integer as i128; `None` for other attributes.
    pub fn as_i128(self) -> Option<i128> {
        match *self.kind() {
            AttrKind::Integer { value, .. } => Some(value),
            _ => None,
        }
    }

    pub fn as_bool(self) -> Option<bool> {
        match self.kind() {
            AttrKind::Integer { value, .. } if self.is_bool() => Some(*value != 0),
            _ => None,
        }
    }

    /// A float of any format as f64; wider ones are rounded.
    pub fn as_float(self) -> Option<f64> {
        match self.kind() {
            AttrKind::Float { bits, ty } => match self.cx.type_kind(*ty) {
                TypeKind::Float(kind) => Some(kind.decode(*bits)),
                _ => None,
            },
            _ => None,
        }
    }

    /// A string that is UTF-8.
    pub fn as_str(self) -> Option<&'a str> {
        match self.kind() {
            AttrKind::String { value, .. } => std::str::from_utf8(value).ok(),
            _ => None,
        }
    }

    pub fn as_bytes(self) -> Option<&'a [u8]> {
        match self.kind() {
            AttrKind::String { value, .. } => Some(value),
            _ => None,
        }
    }

    pub fn as_type(self) -> Option<Type> {
        match self.kind() {
            AttrKind::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    pub fn as_array(self) -> Option<&'a [Attr]> {
        match self.kind() {
            AttrKind::Array(elements) => Some(elements),
            _ => None,
        }
    }

    pub fn as_dictionary(self) -> Option<&'a [(Ident, Attr)]> {
        match self.kind() {
            AttrKind::Dictionary(entries) => Some(entries),
            _ => None,
        }
    }

    /// The entry of a dictionary.
    pub fn get(self, name: &str) -> Option<AttrRef<'a>> {
        let entries = self.as_dictionary()?;
        let at = entries.binary_search_by_key(&name, |&(n, _)| self.cx.str(n)).ok()?;
        Some(self.cx.attr_ref(entries[at].1))
    }

    /// The name of a flat symbol reference.
    pub fn as_flat_symbol(self) -> Option<&'a str> {
        match self.kind() {
            AttrKind::SymbolRef { root, nested } if nested.is_empty() => Some(self.cx.str(*root)),
            _ => None,
        }
    }

    pub fn as_affine_map(self) -> Option<&'a AffineMap> {
        match self.kind() {
            AttrKind::AffineMap(map) => Some(map),
            _ => None,
        }
    }

    pub fn as_integer_set(self) -> Option<&'a IntegerSet> {
        match self.kind() {
            AttrKind::IntegerSet(set) => Some(set),
            _ => None,
        }
    }

    /// An element of an array.
    pub fn array_element(self, index: usize) -> Option<AttrRef<'a>> {
        self.as_array()?.get(index).map(|&element| self.cx.attr_ref(element))
    }

    /// How many elements an array or a dense array has; none for any other attribute.
    pub fn array_len(self) -> usize {
        match self.kind() {
            AttrKind::Array(elements) => elements.len(),
            AttrKind::DenseArray { element, data } => {
                let bits = self.cx.type_ref(*element).bit_width().unwrap_or(8) as usize;
                data.len() / bits.div_ceil(8).max(1)
            }
            _ => 0,
        }
    }

    /// The elements of a dense attribute of f64, in row-major order; a splat is repeated.
    pub fn as_dense_f64(self) -> Option<Vec<f64>> {
        let AttrKind::DenseElements { ty, data } = self.kind() else { return None };
        let ty = self.cx.type_ref(*ty);
        if !ty.element_type().is_f64() {
            return None;
        }
        let read =
            |bytes: &[u8]| bytes.as_chunks().0.iter().map(|&c| f64::from_le_bytes(c)).collect::<Vec<_>>();
        match data {
            DenseData::Splat(one) => Some(vec![*read(one).first()?; ty.num_elements()?]),
            DenseData::Bytes(bytes) => Some(read(bytes)),
            DenseData::Strings(_) => None,
        }
    }

    /// The element of a splat of f64.
    pub fn splat_f64(self) -> Option<f64> {
        let AttrKind::DenseElements { ty, data } = self.kind() else { return None };
        let (DenseData::Splat(one) | DenseData::Bytes(one)) = data else { return None };
        let element = <[u8; 8]>::try_from(&**one).ok().map(f64::from_le_bytes);
        element.filter(|_| self.cx.type_ref(*ty).element_type().is_f64())
    }

    /// The elements of a dense attribute of integers or indices of at most 64 bits, in row-major order; a splat repeats
    /// forever.
    pub fn dense_integers(self) -> Option<impl Iterator<Item = i64> + 'a> {
        let AttrKind::DenseElements { ty, data } = self.kind() else { return None };
        let element = self.cx.type_ref(*ty).element_type();
        let width = match element.kind() {
            TypeKind::Index => 64,
            TypeKind::Integer { width: width @ 1..=64, .. } => *width,
            _ => return None,
        };
        let (bytes, splat): (&[u8], bool) = match data {
            DenseData::Splat(one) => (one, true),
            DenseData::Bytes(bytes) => (bytes, false),
            DenseData::Strings(_) => return None,
        };
        let unused = 64 - width;
        let read = move |bytes: &[u8]| {
            let bits = bytes.iter().rev().fold(0u64, |bits, &b| bits << 8 | u64::from(b));
            ((bits << unused) as i64) >> unused
        };
        let size = width.div_ceil(8) as usize;
        let once = bytes.chunks_exact(size).map(read);
        let repeated = splat.then(|| std::iter::repeat(read(bytes)));
        Some(once.take(if splat { 0 } else { usize::MAX }).chain(repeated.into_iter().flatten()))
    }

    /// True for an attribute of a registered dialect with this name, `dialect.mnemonic`.
    pub fn is_dialect_attr(self, name: &str) -> bool {
        let AttrKind::Dialect(data) = self.kind() else { return false };
        name.split_once('.') == Some((data.dialect(), data.mnemonic()))
    }

    /// The value of an enum attribute, whether stored as an integer or as a dialect's attribute.
    pub fn as_enum(self) -> Option<i64> {
        self.as_dialect::<EnumAttr>().map(|e| e.value).or_else(|| self.as_int())
    }

    /// The data of a dialect's attribute, if it is a `T`.
    pub fn as_dialect<T: 'static>(self) -> Option<&'a T> {
        match self.kind() {
            AttrKind::Dialect(data) => data.downcast(),
            _ => None,
        }
    }
}

impl PartialEq for AttrRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.attr == other.attr
    }
}

impl Eq for AttrRef<'_> {}
