//! Prints values of properties in declarative formats.

use super::state::Printer;
use crate::definitions::property::PropKind;
use crate::text::properties::{PropSyntax, ValueSyntax};
use crate::values::context::AttrRef;
use crate::values::ids::Attr;

impl Printer<'_> {
    /// Prints the value of a property, given the attribute that stores it; an invalid one is printed as an attribute.
    pub(super) fn property(&mut self, kind: &PropKind, attr: Attr) {
        let value = self.cx().attr_ref(attr);
        if !kind.accepts(value) {
            return self.attr(attr);
        }
        match kind {
            PropKind::Int { bits, signed } => self.property_int(value, *bits, *signed),
            PropKind::Bool => self.write_text(if value.as_bool() == Some(true) { "true" } else { "false" }),
            PropKind::Unit => {
                let set = value.is_unit() || value.as_bool() == Some(true);
                self.write_text(if set { "unit" } else { "unit_absent" });
            }
            PropKind::String => self.string(value.as_str().unwrap_or_default()),
            PropKind::Enum(e) => {
                let text = e.cases.spell_parameter(value.as_enum().unwrap_or_default());
                match e.mnemonic {
                    Some(mnemonic) => self.write_text(&format!("{mnemonic}<{text}>")),
                    None => self.write_text(&text),
                }
            }
            PropKind::IntArray(_) if self.collecting() => {}
            PropKind::IntArray(_) => self.dense_array_elements(attr),
            PropKind::Array(inner) => {
                self.write_text("[");
                self.separated(value.as_array().unwrap_or_default().iter(), |p, &a| p.property(inner, a));
                self.write_text("]");
            }
            PropKind::Optional { inner, bare } => match value.as_array().and_then(<[Attr]>::first) {
                None => self.write_text("none"),
                Some(&held) if *bare => self.property(inner, held),
                Some(&held) => {
                    self.write_text("some<");
                    self.property(inner, held);
                    self.write_text(">");
                }
            },
            PropKind::Custom(c) => (ValueSyntax::of(c).print)(value, self),
            PropKind::Written { inner, syntax } => match PropSyntax::of(*syntax).print {
                Some(print) => print(value, self),
                None => self.property(inner, attr),
            },
        }
    }

    fn property_int(&mut self, value: AttrRef<'_>, bits: u32, signed: bool) {
        let number = i128::from(value.as_int().unwrap_or_default());
        let number = if !signed && number < 0 { number + (1 << bits) } else { number };
        self.write_text(&number.to_string());
    }
}
