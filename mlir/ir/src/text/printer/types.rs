//! Prints types.

use super::state::Printer;
use crate::values::attr_kind::AttrKind;
use crate::values::context::Context;
use crate::values::ids::Type;
use crate::values::type_kind::{DYNAMIC, Signedness, TypeKind};

/// The longest text that is kept, in bytes: nested types could have very long ones.
const SHORT: usize = 64;

impl Printer<'_> {
    /// Prints a type, or its alias.
    pub fn ty(&mut self, ty: Type) {
        if self.collecting() {
            self.visit_type(ty, None);
        } else if let Some(text) = self.type_texts.get(&ty) {
            self.out.push_str(text);
        } else if !self.type_alias(ty) {
            self.new_type(ty);
        }
    }

    /// Prints a type without an alias. The text is kept for the next time if it is short and refers to no blob.
    fn new_type(&mut self, ty: Type) {
        let start = self.out.len();
        let resources = self.resources.len();
        self.type_body(ty);
        if self.out.len() - start <= SHORT && self.resources.len() == resources {
            self.type_texts.insert(ty, self.out[start..].into());
        }
    }

    /// Prints types with commas between.
    pub fn types(&mut self, types: impl IntoIterator<Item = Type>) {
        self.separated(types, Self::ty);
    }

    /// Prints ` -> ` and result types, in parentheses unless there is exactly one, which is not a function type.
    pub fn arrow_types(&mut self, types: &[Type]) {
        self.write_text(" -> ");
        let bare = match *types {
            [ty] => !matches!(self.cx.type_kind(ty), TypeKind::Function { .. }),
            _ => false,
        };
        if !bare {
            self.write_char('(');
        }
        self.types(types.iter().copied());
        if !bare {
            self.write_char(')');
        }
    }

    /// Prints `(inputs) -> results`.
    pub fn function_type(&mut self, inputs: &[Type], results: &[Type]) {
        self.write_char('(');
        self.types(inputs.iter().copied());
        self.write_char(')');
        self.arrow_types(results);
    }

    /// Prints extents each followed by `x`: `2x?x`.
    pub fn dimensions(&mut self, shape: &[i64]) {
        for &extent in shape {
            self.extent(extent);
            self.write_char('x');
        }
    }

    /// Prints an extent, a stride or an offset: a number, or `?`.
    pub(super) fn extent(&mut self, extent: i64) {
        match extent {
            DYNAMIC => self.write_char('?'),
            extent => self.write_number(extent),
        }
    }

    /// Prints a type without using its alias.
    pub(super) fn type_body(&mut self, ty: Type) {
        let cx = self.cx;
        match cx.type_kind(ty) {
            TypeKind::Integer { width: 32, signedness: Signedness::Signless } => self.write_text("i32"),
            TypeKind::Integer { width: 64, signedness: Signedness::Signless } => self.write_text("i64"),
            TypeKind::Integer { width: 1, signedness: Signedness::Signless } => self.write_text("i1"),
            TypeKind::Integer { width, signedness } => {
                self.write_text(match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                });
                self.write_number(*width);
            }
            TypeKind::Index => self.write_text("index"),
            TypeKind::Float(kind) => self.write_text(kind.keyword()),
            TypeKind::None => self.write_text("none"),
            TypeKind::Complex(element) => self.wrapped("complex<", |p| p.ty(*element)),
            TypeKind::Tuple(types) => self.wrapped("tuple<", |p| p.types(types.iter().copied())),
            TypeKind::Function { inputs, results } => self.function_type(inputs, results),
            TypeKind::Vector { shape, scalable, element } => self.wrapped("vector<", |p| {
                for (&extent, &scalable) in shape.iter().zip(scalable) {
                    if scalable {
                        p.write_char('[');
                    }
                    p.extent(extent);
                    p.write_text(if scalable { "]x" } else { "x" });
                }
                p.ty(*element);
            }),
            TypeKind::RankedTensor { shape, element, encoding } => self.wrapped("tensor<", |p| {
                p.dimensions(shape);
                p.ty(*element);
                if let Some(encoding) = encoding {
                    p.write_text(", ");
                    p.attr(*encoding);
                }
            }),
            TypeKind::UnrankedTensor { element } => self.wrapped("tensor<*x", |p| p.ty(*element)),
            TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } => self.memref(ty),
            TypeKind::Opaque { dialect, text } => {
                self.dialect_symbol('!', cx.str(*dialect), |p| p.write_text(cx.str(*text)));
            }
            TypeKind::Dialect(data) => self.dialect_symbol('!', data.dialect(), |p| data.print(p)),
        }
    }

    fn wrapped(&mut self, open: &str, inner: impl FnOnce(&mut Self)) {
        self.write_text(open);
        inner(self);
        self.write_char('>');
    }

    fn memref(&mut self, ty: Type) {
        let cx = self.cx;
        match cx.type_kind(ty) {
            TypeKind::MemRef { shape, element, layout, memory_space } => self.wrapped("memref<", |p| {
                p.dimensions(shape);
                p.ty(*element);
                if let Some(layout) = layout.filter(|&l| !is_identity_layout(cx, l)) {
                    p.write_text(", ");
                    p.attr_may_elide_type(layout);
                }
                if let Some(space) = memory_space {
                    p.write_text(", ");
                    p.attr_may_elide_type(*space);
                }
            }),
            TypeKind::UnrankedMemRef { element, memory_space } => self.wrapped("memref<*x", |p| {
                p.ty(*element);
                if let Some(space) = memory_space {
                    p.write_text(", ");
                    p.attr_may_elide_type(*space);
                }
            }),
            _ => {}
        }
    }
}

/// True for an identity map, which is not printed in a memref.
pub(super) fn is_identity_layout(cx: &Context, layout: crate::values::ids::Attr) -> bool {
    matches!(cx.attr_kind(layout), AttrKind::AffineMap(map) if map.is_identity(cx))
}
