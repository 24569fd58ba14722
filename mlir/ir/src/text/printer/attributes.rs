//! Prints attributes.

use super::floats::write_float;
use super::options::Elision;
use super::state::Printer;
use crate::values::attr_kind::{AttrKind, DenseData};
use crate::values::big::{Big, negate};
use crate::values::context::Context;
use crate::values::floats::FloatKind;
use crate::values::ids::{Attr, Ident, Type};
use crate::values::type_kind::{DYNAMIC, Signedness, TypeKind};

impl Printer<'_> {
    /// Prints an attribute, or its alias.
    pub fn attr(&mut self, attr: Attr) {
        self.attr_eliding(attr, Elision::Never);
    }

    /// Prints an attribute without its type.
    pub fn attr_without_type(&mut self, attr: Attr) {
        self.attr_eliding(attr, Elision::Must);
    }

    /// Prints an attribute, without its type if that is i64 or f64, as in lists.
    pub(super) fn attr_may_elide_type(&mut self, attr: Attr) {
        self.attr_eliding(attr, Elision::May);
    }

    fn attr_eliding(&mut self, attr: Attr, elision: Elision) {
        if self.collecting() {
            self.visit_attr(attr, None);
        } else if !self.attr_alias(attr) {
            self.attr_body(attr, elision);
        }
    }

    /// Prints `name = value`, or `name` alone for a unit.
    pub fn named_attr(&mut self, name: &str, attr: Attr) {
        self.keyword_or_string(name);
        if matches!(self.cx.attr_kind(attr), AttrKind::Unit) {
            return;
        }
        self.write_text(" = ");
        self.attr(attr);
    }

    /// Prints the entries of a dictionary in braces.
    pub(super) fn dictionary<'n>(&mut self, entries: impl IntoIterator<Item = (&'n str, Attr)>) {
        self.write_char('{');
        self.separated(entries, |p, (name, attr)| p.named_attr(name, attr));
        self.write_char('}');
    }

    /// Prints `@root::@nested`.
    fn symbol_ref(&mut self, root: Ident, nested: &[Ident]) {
        let cx = self.cx;
        self.symbol_name(cx.str(root));
        for &name in nested {
            self.write_text("::");
            self.symbol_name(cx.str(name));
        }
    }

    /// Prints an attribute without using its alias.
    pub(super) fn attr_body(&mut self, attr: Attr, elision: Elision) {
        let cx = self.cx;
        let ty = match cx.attr_kind(attr) {
            AttrKind::Unit => return self.write_text("unit"),
            AttrKind::Integer { value, ty } => {
                if self.integer_attr(*value, *ty, elision) {
                    None
                } else {
                    Some(*ty)
                }
            }
            AttrKind::WideInteger { bytes, ty } => {
                self.element(&Element::of(cx, *ty), bytes);
                Some(*ty)
            }
            AttrKind::Float { bits, ty } => {
                let kind = float_kind(cx, *ty);
                let hex = write_float(&mut self.out, kind, *bits);
                let elide = elision == Elision::May && kind == FloatKind::F64 && !hex;
                (!elide).then_some(*ty)
            }
            AttrKind::String { value, ty } => {
                self.bytes(value);
                *ty
            }
            AttrKind::SymbolRef { root, nested } => return self.symbol_ref(*root, nested),
            AttrKind::Type(ty) => return self.ty(*ty),
            AttrKind::Array(elements) => {
                self.write_char('[');
                self.separated(elements.iter().copied(), Self::attr_may_elide_type);
                return self.write_char(']');
            }
            AttrKind::Dictionary(entries) => {
                return self.dictionary(entries.iter().map(|&(name, attr)| (cx.str(name), attr)));
            }
            AttrKind::DenseElements { ty, data } => {
                self.dense_elements(*ty, data);
                Some(*ty)
            }
            AttrKind::SparseElements { ty, indices, values } => {
                self.sparse_elements(*indices, *values);
                Some(*ty)
            }
            AttrKind::DenseResource { key, ty } => {
                self.write_text("dense_resource<");
                self.keyword_or_string(cx.str(*key));
                self.write_char('>');
                if !self.collecting() && cx.resource(*key).is_some() {
                    self.resources.push(*key);
                }
                Some(*ty)
            }
            AttrKind::DenseArray { element, data } => return self.dense_array(*element, data),
            AttrKind::AffineMap(map) => {
                self.write_text("affine_map<");
                self.affine_map(map);
                return self.write_char('>');
            }
            AttrKind::IntegerSet(set) => {
                self.write_text("affine_set<");
                self.integer_set(set);
                return self.write_char('>');
            }
            AttrKind::Strided { offset, strides } => return self.strided(*offset, strides),
            AttrKind::Location(loc) => return self.location(*loc),
            AttrKind::Distinct { referenced, .. } => return self.distinct(attr, *referenced),
            AttrKind::Opaque { dialect, text, ty } => {
                self.dialect_symbol('#', cx.str(*dialect), |p| p.write_text(cx.str(*text)));
                *ty
            }
            AttrKind::Dialect(data) => {
                self.dialect_symbol('#', data.dialect(), |p| data.print(p));
                data.self_type()
            }
        };
        if let Some(ty) = ty.filter(|&ty| elision != Elision::Must && ty != cx.none_ty()) {
            self.write_text(" : ");
            self.ty(ty);
        }
    }

    /// Prints a distinct attribute by its number in the text.
    fn distinct(&mut self, attr: Attr, referenced: Attr) {
        let next = self.distinct.len();
        let number = *self.distinct.entry(attr).or_insert(next);
        self.write_text("distinct[");
        self.write_number(number);
        self.write_text("]<");
        if *self.cx.attr_kind(referenced) != AttrKind::Unit {
            self.attr(referenced);
        }
        self.write_char('>');
    }

    /// Prints the value; true if its type must not be printed.
    fn integer_attr(&mut self, value: i128, ty: Type, elision: Elision) -> bool {
        let ty = self.cx.type_ref(ty);
        if ty.is_integer(1) {
            self.write_text(if value != 0 { "true" } else { "false" });
            return true;
        }
        self.write_number(value);
        elision == Elision::May && ty.is_integer(64)
    }

    fn strided(&mut self, offset: i64, strides: &[i64]) {
        self.write_text("strided<[");
        self.separated(strides.iter().copied(), Self::extent);
        self.write_char(']');
        if offset == DYNAMIC || offset != 0 {
            self.write_text(", offset: ");
            self.extent(offset);
        }
        self.write_char('>');
    }

    fn dense_array(&mut self, element: Type, data: &[u8]) {
        self.write_text("array<");
        self.ty(element);
        if !data.is_empty() {
            self.write_text(": ");
            self.array_elements(element, data);
        }
        self.write_char('>');
    }

    fn array_elements(&mut self, element: Type, data: &[u8]) {
        let element = Element::of(self.cx, element);
        self.separated(data.chunks_exact(element.size().max(1)), |p, bytes| p.element(&element, bytes));
    }

    /// Prints a dense array as `[1, 2]`, any other attribute as usual.
    pub fn dense_array_elements(&mut self, attr: Attr) {
        let AttrKind::DenseArray { element, data } = self.cx.attr_kind(attr) else { return self.attr(attr) };
        self.write_char('[');
        self.array_elements(*element, data);
        self.write_char(']');
    }

    /// Prints `dense<...>` without the type.
    fn dense_elements(&mut self, ty: Type, data: &DenseData) {
        if self.elides(ty, data) {
            return self.write_text("dense_resource<__elided__>");
        }
        self.write_text("dense<");
        self.elements(ty, data, true);
        self.write_char('>');
    }

    /// Prints `sparse<...>` without the type.
    fn sparse_elements(&mut self, indices: Attr, values: Attr) {
        let dense = |attr: Attr| match self.cx.attr_kind(attr) {
            AttrKind::DenseElements { ty, data } => Some((*ty, data)),
            _ => None,
        };
        let (Some((index_ty, indices)), Some((ty, values))) = (dense(indices), dense(values)) else { return };
        if self.elides(index_ty, indices) || self.elides(ty, values) {
            return self.write_text("dense_resource<__elided__>");
        }
        self.write_text("sparse<");
        let shape = self.cx.type_ref(index_ty);
        if shape.num_elements() != Some(0) {
            match indices {
                // A single number would be read as one index.
                DenseData::Splat(bytes) if shape.shape().is_some_and(|shape| shape[0] > 1) => {
                    let kind = Element::of(self.cx, shape.element_type().id());
                    let extents = extents(shape.shape());
                    self.nested(&extents, extents.iter().product(), |p, _| p.element(&kind, bytes));
                }
                _ => self.elements(index_ty, indices, false),
            }
            self.write_text(", ");
            self.elements(ty, values, true);
        }
        self.write_char('>');
    }

    /// True if there are too many elements to print.
    fn elides(&self, ty: Type, data: &DenseData) -> bool {
        let count = self.cx.type_ref(ty).num_elements().unwrap_or(0);
        !matches!(data, DenseData::Splat(_))
            && self.options.elide_elements_larger.is_some_and(|limit| count > limit)
    }

    /// Prints a literal: one element for a splat, otherwise nested lists or, if there are many and `hex` allows it, a
    /// hexadecimal string.
    fn elements(&mut self, ty: Type, data: &DenseData, hex: bool) {
        let shape = self.cx.type_ref(ty);
        let count = shape.num_elements().unwrap_or(0);
        let kind = Element::of(self.cx, shape.element_type().id());
        match data {
            DenseData::Splat(bytes) | DenseData::Bytes(bytes) if hex && has_long_element(&kind, bytes) => {
                self.hex_elements(&kind, bytes);
            }
            DenseData::Splat(bytes) => self.element(&kind, bytes),
            DenseData::Strings(strings) if strings.len() == 1 => self.bytes(&strings[0]),
            DenseData::Strings(strings) => {
                let extents: Vec<usize> = extents(shape.shape());
                self.nested(&extents, strings.len(), |p, i| p.bytes(&strings[i]));
            }
            DenseData::Bytes(bytes) => {
                let limit = self.options.hex_elements_larger.filter(|_| hex);
                if limit.is_some_and(|limit| count > limit) && !bytes.is_empty() {
                    self.hex_elements(&kind, bytes);
                } else {
                    let size = kind.size().max(1);
                    let extents: Vec<usize> = extents(shape.shape());
                    let at = |i: usize| &bytes[i * size..(i + 1) * size];
                    self.nested(&extents, bytes.len() / size, |p, i| p.element(&kind, at(i)));
                }
            }
        }
    }

    /// Prints elements in nested lists with these extents.
    fn nested(&mut self, extents: &[usize], count: usize, mut element: impl FnMut(&mut Self, usize)) {
        if extents.iter().product::<usize>() != count || count == 0 {
            return;
        }
        // The number of elements in a list of each level.
        let mut sizes = Vec::with_capacity(extents.len());
        let mut size = 1;
        for &extent in extents.iter().rev() {
            size *= extent;
            sizes.push(size);
        }
        for i in 0..count {
            if i != 0 {
                self.write_text(", ");
            }
            let opened = sizes.iter().filter(|&&s| i % s == 0).count();
            (0..opened).for_each(|_| self.write_char('['));
            element(self, i);
            let closed = sizes.iter().filter(|&&s| (i + 1) % s == 0).count();
            (0..closed).for_each(|_| self.write_char(']'));
        }
    }

    /// Prints one element from its bytes.
    fn element(&mut self, element: &Element, bytes: &[u8]) {
        let number = read_le(bytes);
        match element {
            Element::Bool => self.write_text(if number & 1 == 1 { "true" } else { "false" }),
            Element::Unsigned(size) if *size > 16 => self.write_text(&Big::from_le_bytes(bytes).to_decimal()),
            Element::Unsigned(_) => self.write_number(number),
            Element::Signed { width, .. } if *width > 128 => self.wide_signed(*width, bytes),
            Element::Signed { width, .. } => {
                // Only the bits of an element are stored, even if they do not fill whole bytes.
                let unused = 128 - (*width).clamp(1, 128);
                self.write_number(((number << unused) as i128) >> unused);
            }
            Element::Float(kind, _) => {
                write_float(&mut self.out, *kind, number);
            }
            Element::Complex(part) => {
                let (re, im) = bytes.split_at(bytes.len() / 2);
                self.write_char('(');
                self.element(part, re);
                self.write_char(',');
                self.element(part, im);
                self.write_char(')');
            }
        }
    }

    /// Prints a number wider than machine integers.
    fn wide_signed(&mut self, width: u32, bytes: &[u8]) {
        let top = width as usize - 1;
        let mut bytes = bytes.to_vec();
        if bytes.get(top / 8).is_some_and(|b| b >> (top % 8) & 1 == 1) {
            self.write_char('-');
            negate(&mut bytes, width);
        }
        self.write_text(&Big::from_le_bytes(&bytes).to_decimal());
    }

    /// Prints all elements as one hexadecimal string in MLIR's layout.
    fn hex_elements(&mut self, element: &Element, bytes: &[u8]) {
        match element {
            // Booleans are packed eight to a byte, the first in the lowest bit.
            Element::Bool => {
                let pack = |chunk: &[u8]| chunk.iter().rev().fold(0, |packed, b| packed << 1 | (b & 1));
                self.hex_string(bytes.chunks(8).map(pack));
            }
            _ => self.hex_string(bytes.iter().copied()),
        }
    }
}

/// Longer numbers are not printed in decimal, which would take quadratic time.
const MAX_DECIMAL: usize = 1 << 13;

/// True if an element is too long to print in decimal.
fn has_long_element(element: &Element, bytes: &[u8]) -> bool {
    let size = match element {
        Element::Complex(part) => part.size(),
        _ => element.size(),
    };
    let sign = |b: &u8| matches!(b, 0 | 0xFF);
    size > MAX_DECIMAL
        && bytes
            .chunks(size)
            .any(|c| c.iter().rposition(|b| !sign(b)).is_some_and(|last| last >= MAX_DECIMAL))
}

/// How to interpret the bytes of an element.
enum Element {
    Bool,
    Signed { size: usize, width: u32 },
    Unsigned(usize),
    Float(FloatKind, usize),
    Complex(Box<Element>),
}

impl Element {
    fn of(cx: &Context, ty: Type) -> Self {
        match cx.type_kind(ty) {
            TypeKind::Integer { width: 1, .. } => Element::Bool,
            TypeKind::Integer { width, signedness } => {
                let size = width.div_ceil(8) as usize;
                match signedness {
                    Signedness::Unsigned => Element::Unsigned(size),
                    Signedness::Signless | Signedness::Signed => Element::Signed { size, width: *width },
                }
            }
            TypeKind::Float(kind) => Element::Float(*kind, kind.width().div_ceil(8) as usize),
            TypeKind::Complex(part) => Element::Complex(Box::new(Element::of(cx, *part))),
            // An index is stored in 64 bits; there are no other element types.
            _ => Element::Signed { size: 8, width: 64 },
        }
    }

    fn size(&self) -> usize {
        match self {
            Element::Bool => 1,
            Element::Signed { size, .. } | Element::Unsigned(size) | Element::Float(_, size) => *size,
            Element::Complex(part) => 2 * part.size(),
        }
    }
}

fn read_le(bytes: &[u8]) -> u128 {
    bytes.iter().take(16).rev().fold(0, |number, &b| number << 8 | u128::from(b))
}

fn float_kind(cx: &Context, ty: Type) -> FloatKind {
    match cx.type_kind(ty) {
        TypeKind::Float(kind) => *kind,
        _ => FloatKind::F64,
    }
}

fn extents(shape: Option<&[i64]>) -> Vec<usize> {
    shape.unwrap_or_default().iter().map(|&n| usize::try_from(n).unwrap_or(0)).collect()
}
