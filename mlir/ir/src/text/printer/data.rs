//! Prints types and attributes that records describe, by the program that ODS made of their format.

use super::floats::write_float;
use super::format::{Spacing, space_before};
use super::state::Printer;
use crate::text::data::def::{DataAssembly, DataDef, DataElement, StructField};
use crate::values::attr_kind::AttrKind;
use crate::values::context::Context;
use crate::values::dialect_data::Parameters;
use crate::values::floats::FloatKind;
use crate::values::ids::{Attr, Type};
use crate::values::type_kind::TypeKind;

/// One run of a format for one type or attribute.
struct Run<'d> {
    def: &'static DataDef,
    data: &'d dyn Parameters,
    spacing: Spacing,
}

impl Run<'_> {
    /// True if a parameter is printed: it is required or differs from its default.
    fn is_present(&self, cx: &Context, index: u8) -> bool {
        let Some(spec) = self.def.params.get(usize::from(index)) else { return false };
        match spec.default {
            Some(default) => !(spec.same)(self.data.param(index.into()), &*default(cx)),
            None => true,
        }
    }
}

impl Printer<'_> {
    /// Prints parameters by the format of their table.
    pub fn data(&mut self, def: &'static DataDef, data: &dyn Parameters) {
        if let DataAssembly::Declarative(elements) = def.assembly {
            let spacing = Spacing { space: true, punctuation: false };
            self.data_elements(&mut Run { def, data, spacing }, elements);
        }
    }

    /// Prints a dialect's type without the dialect's name and the mnemonic, where the context determines them.
    pub fn stripped_ty(&mut self, ty: Type) {
        match self.cx().type_kind(ty) {
            TypeKind::Dialect(data) if !self.collecting() && !self.type_alias(ty) => {
                data.print_stripped(self)
            }
            TypeKind::Dialect(_) if !self.collecting() => {}
            _ => self.ty(ty),
        }
    }

    /// Prints a dialect's attribute without the dialect's name and the mnemonic, where the context determines them.
    pub fn stripped_attr(&mut self, attr: Attr) {
        match self.cx().attr_kind(attr) {
            AttrKind::Dialect(data) if !self.collecting() && !self.attr_alias(attr) => {
                data.print_stripped(self);
            }
            AttrKind::Dialect(_) if !self.collecting() => {}
            _ => self.attr(attr),
        }
    }

    /// Prints a number of a floating-point format, given its bits.
    pub fn float(&mut self, kind: FloatKind, bits: u128) {
        if !self.collecting() {
            write_float(&mut self.out, kind, bits);
        }
    }

    fn data_elements(&mut self, run: &mut Run<'_>, elements: &'static [DataElement]) {
        for element in elements {
            self.data_element(run, element);
        }
    }

    fn data_element(&mut self, run: &mut Run<'_>, element: &'static DataElement) {
        match element {
            DataElement::Literal(text) => {
                if run.spacing.space && space_before(text, run.spacing.punctuation) {
                    self.write_text(" ");
                }
                self.write_text(text);
                run.spacing = Spacing::after_literal(text);
            }
            DataElement::Space => {
                self.write_text(" ");
                run.spacing = Spacing { space: false, punctuation: false };
            }
            DataElement::NoSpace => run.spacing = Spacing { space: false, punctuation: true },
            DataElement::Newline => {
                self.write_text("\n");
                run.spacing = Spacing { space: false, punctuation: true };
            }
            DataElement::Group(group) => {
                let there = group.anchors.iter().any(|&i| run.is_present(self.cx(), i));
                let part = if there != group.inverted { group.then } else { group.otherwise };
                // The spacing state inside a group does not matter after it: MLIR's generated printers decide on spaces
                // without knowing whether the group is printed.
                let before = run.spacing;
                self.data_elements(run, part);
                run.spacing = before;
            }
            DataElement::Param(_)
            | DataElement::Params(_)
            | DataElement::Struct(_)
            | DataElement::Custom(_) => self.data_value(run, element),
        }
    }

    /// Prints an element with parameters, unless all have their defaults.
    fn data_value(&mut self, run: &mut Run<'_>, element: &'static DataElement) {
        let cx = self.cx();
        let there = match element {
            DataElement::Param(index) => run.is_present(cx, *index),
            DataElement::Params(all) => all.iter().any(|&i| run.is_present(cx, i)),
            DataElement::Struct(fields) => fields.iter().any(|f| run.is_present(cx, f.param)),
            _ => true,
        };
        let spaced = run.spacing.space || !run.spacing.punctuation;
        run.spacing = Spacing { space: true, punctuation: false };
        if !there {
            return;
        }
        if spaced {
            self.write_text(" ");
        }
        match element {
            DataElement::Param(index) => self.data_param(run, *index),
            DataElement::Params(all) => {
                let present = all.iter().copied().filter(|&i| run.is_present(cx, i));
                self.separated(present, |p, i| p.data_param(run, i));
            }
            DataElement::Struct(fields) => {
                let present = fields.iter().filter(|f| run.is_present(cx, f.param));
                self.separated(present, |p, f| p.data_field(run, f));
            }
            DataElement::Custom(custom) => (custom.print)(run.data, self),
            _ => {}
        }
    }

    fn data_param(&mut self, run: &Run<'_>, index: u8) {
        if let Some(spec) = run.def.params.get(usize::from(index)) {
            (spec.print)(run.data.param(index.into()), self);
        }
    }

    fn data_field(&mut self, run: &Run<'_>, field: &'static StructField) {
        if let Some(spec) = run.def.params.get(usize::from(field.param)) {
            self.write_text(spec.name);
            self.write_text(" = ");
        }
        match field.custom {
            Some(custom) => (custom.print)(run.data, self),
            None => self.data_param(run, field.param),
        }
    }
}
