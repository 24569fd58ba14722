//! Parses properties in declarative formats: values by their own syntax, and `prop-dict`.

use super::attr_parser::AttrParser;
use super::basics::{Delimiter, ParseResult};
use super::op_parser::OpParser;
use super::ops::property_from;
use super::parts::Parts;
use crate::definitions::attr::{AttrSpec, AttrSyntax, Presence};
use crate::definitions::property::{EnumProp, PropKind};
use crate::ir::state::OpState;
use crate::text::data::params::Parameter;
use crate::text::lexer::Tok;
use crate::text::properties::{PropSyntax, ValueSyntax};
use crate::values::attr_kind::AttrKind;
use crate::values::context::AttrRef;
use crate::values::ids::{Attr, Type};

impl OpParser<'_, '_> {
    /// The value of the property in this slot.
    pub(super) fn property_slot(
        &mut self,
        kind: &PropKind,
        slot: u8,
        parts: &mut Parts<'_>,
    ) -> ParseResult<()> {
        self.set_property(slot, parts, |p| p.property(kind).map(Some)).map(drop)
    }

    /// The value of the property in this slot, if one starts here; returns whether it does.
    pub(super) fn optional_property_slot(
        &mut self,
        kind: &PropKind,
        slot: u8,
        parts: &mut Parts<'_>,
    ) -> ParseResult<bool> {
        self.set_property(slot, parts, |p| p.optional_property(kind))
    }

    fn set_property(
        &mut self,
        slot: u8,
        parts: &mut Parts<'_>,
        parse: impl FnOnce(&mut Self) -> ParseResult<Option<Attr>>,
    ) -> ParseResult<bool> {
        let span = self.span();
        let Some(spec) = self.def().attributes.get(usize::from(slot)) else { return Ok(false) };
        match parse(self) {
            Ok(None) => Ok(false),
            Ok(attr) => {
                if let Some(slot) = parts.state.inherent.get_mut(usize::from(slot)) {
                    *slot = attr;
                }
                Ok(true)
            }
            Err(_) => {
                let message =
                    format!("invalid value for property {}, expected {}", spec.name, spec.constraint.summary);
                Err(self.error(span, message))
            }
        }
    }
}

/// Properties in a dictionary.
impl OpParser<'_, '_> {
    /// `<{name = value, ...}>` or nothing: the properties that nothing else in the format gives.
    ///
    /// # Errors
    /// If it is malformed, or has unknown entries.
    pub fn prop_dict(&mut self, state: &mut OpState) -> ParseResult<()> {
        // As in MLIR, no properties are given if no `<` follows; required ones are then missing.
        let properties = if self.optional_token("<") {
            let properties = self.attr(None)?;
            self.token(">")?;
            properties
        } else {
            self.cx().dictionary_attr(&[])
        };
        let at = self.name_span();
        let op = self.def().name;
        let shown = self.cx().attr_ref(properties);
        self.properties_from(shown, state).map_err(|why| {
            let message = format!("invalid properties {shown} for op {op}: {why}");
            self.core.error(at, message)
        })
    }

    /// Sets properties. Errors are found in MLIR's order: values, then other attributes, then unknown names.
    fn properties_from(&self, properties: AttrRef<'_>, state: &mut OpState) -> Result<(), String> {
        let def = self.def();
        let Some(entries) = properties.as_dictionary() else {
            return Err("expected DictionaryAttr to set properties".to_owned());
        };
        let Some(format) = def.assembly.format() else { return Ok(()) };
        let is_value = |spec: &AttrSpec| matches!(spec.syntax, AttrSyntax::Property(_));
        let mut used = 0;
        for values in [true, false] {
            let specs = def.attributes.iter().enumerate().filter(|(_, spec)| is_value(spec) == values);
            for (slot, spec) in specs.filter(|&(slot, _)| !format.binds(def, slot)) {
                match properties.get(spec.name) {
                    Some(attr) => {
                        used += 1;
                        state.inherent[slot] = Some(property_from(def, slot, attr)?);
                    }
                    // Segment sizes are set once the groups are known.
                    None if matches!(spec.presence, Presence::Required)
                        && def.segment_groups(slot).is_none() =>
                    {
                        let name = spec.name;
                        return Err(format!(
                            "expected key entry for {name} in DictionaryAttr to set Properties."
                        ));
                    }
                    None => {}
                }
            }
        }
        if used == entries.len() {
            return Ok(());
        }
        let known = |name: &str| def.attr_slot(name).is_some_and(|slot| !format.binds(def, slot));
        let mut names = entries.iter().map(|&(name, _)| properties.cx().str(name));
        match names.find(|name| !known(name)) {
            Some(name) => Err(format!("unknown key '\"{name}\"' when parsing properties dictionary")),
            None => Ok(()),
        }
    }
}

impl AttrParser<'_, '_> {
    /// A value of such a property, if one starts here.
    fn optional_property(&mut self, kind: &PropKind) -> ParseResult<Option<Attr>> {
        match kind {
            PropKind::Custom(c) => (ValueSyntax::of(c).parse)(self),
            PropKind::Written { syntax, .. } if let Some(parse) = PropSyntax::of(*syntax).parse_optional => {
                parse(self)
            }
            PropKind::Optional { inner, bare: true } => {
                if self.optional_keyword("none") {
                    return Ok(Some(self.cx().array_attr(&[])));
                }
                let held = self.nested(|p| p.optional_property(inner))?;
                Ok(held.map(|held| self.cx().array_attr(&[held])))
            }
            _ if self.at_property(kind) => self.property(kind).map(Some),
            _ => Ok(None),
        }
    }

    /// True if a value of such a property can start here.
    fn at_property(&self, kind: &PropKind) -> bool {
        let word = |known: &[&str]| self.peek_keyword().is_some_and(|w| known.contains(&w));
        match kind {
            PropKind::Int { .. } => self.core.at(Tok::Integer) || self.core.at(Tok::Minus),
            PropKind::Bool => self.core.at(Tok::Integer) || word(&["true", "false"]),
            PropKind::Unit => word(&["unit", "unit_absent"]),
            PropKind::String => self.core.at(Tok::String),
            PropKind::Enum(EnumProp { mnemonic: Some(mnemonic), .. }) => word(&[mnemonic]),
            PropKind::Enum(_) => self.peek_keyword().is_some() || self.core.at(Tok::String),
            PropKind::IntArray(_) | PropKind::Array(_) => self.core.at(Tok::LSquare),
            PropKind::Optional { bare: false, .. } => word(&["none", "some"]),
            PropKind::Optional { inner, .. } => word(&["none"]) || self.at_property(inner),
            PropKind::Written { syntax, inner } if PropSyntax::of(*syntax).parse.is_none() => {
                self.at_property(inner)
            }
            // Only the property's own functions can tell.
            PropKind::Custom(_) | PropKind::Written { .. } => false,
        }
    }

    /// A value of such a property, as the attribute that stores it.
    fn property(&mut self, kind: &PropKind) -> ParseResult<Attr> {
        let cx = self.cx();
        match kind {
            PropKind::Int { bits, signed } => {
                let value = self.property_int(*bits, *signed)?;
                Ok(cx.int_attr(value, cx.int_ty(*bits)))
            }
            PropKind::Bool => match bool::parse_optional(self)? {
                Some(value) => Ok(cx.bool_attr(value)),
                None => Err(self.core.wrong_token("expected integer value")),
            },
            PropKind::Unit => match () {
                () if self.optional_keyword("unit") => Ok(cx.unit_attr()),
                () if self.optional_keyword("unit_absent") => Ok(cx.bool_attr(false)),
                () => Err(self.error_here("expected 'unit' or 'unit_absent'")),
            },
            PropKind::String => Ok(cx.string_attr(&self.string()?)),
            PropKind::Enum(e) => self.property_enum(e),
            PropKind::IntArray(bits) => self.dense_array_elements(cx.int_ty(*bits)),
            PropKind::Array(inner) => {
                let mut all = Vec::new();
                self.comma_separated(Delimiter::Square, |p| {
                    all.push(p.nested(|p| p.property(inner))?);
                    Ok(())
                })?;
                Ok(cx.array_attr(&all))
            }
            PropKind::Optional { inner, bare } => self.property_optional(inner, *bare),
            PropKind::Custom(c) => {
                let syntax = ValueSyntax::of(c);
                (syntax.parse)(self)?.ok_or_else(|| self.core.wrong_token(syntax.expected))
            }
            PropKind::Written { inner, syntax } => match PropSyntax::of(*syntax).parse {
                Some(parse) => parse(self),
                None => self.property(inner),
            },
        }
    }

    /// `[1, 2]`: the elements of a dense array of a known element type.
    pub(super) fn dense_array_elements(&mut self, element: Type) -> ParseResult<Attr> {
        let mut data = Vec::new();
        let bits = self.cx().type_ref(element).bit_width().unwrap_or(64);
        let size = bits.div_ceil(8) as usize;
        if self.cx().type_ref(element).is_float() {
            self.core.list(Delimiter::Square, "", |p| p.array_element(&mut data, element, size))?;
        } else {
            self.comma_separated(Delimiter::Square, |p| {
                let value = p.array_integer(bits)?;
                let value = if bits == 1 { i128::from(value != 0) } else { value };
                data.extend(value.to_le_bytes().into_iter().take(size));
                Ok(())
            })?;
        }
        Ok(self.cx().attr(AttrKind::DenseArray { element, data: data.into() }))
    }

    /// An integer; as in MLIR, `true` and `false` are integers of one bit.
    fn array_integer(&mut self, bits: u32) -> ParseResult<i128> {
        for (word, value) in [("true", -1), ("false", 0)] {
            if self.optional_keyword(word) {
                return Ok(value);
            }
        }
        if self.core.at(Tok::Integer) || self.core.at(Tok::Minus) {
            self.property_int(bits, bits > 1)
        } else {
            Err(self.error_here("expected integer value"))
        }
    }

    fn property_int(&mut self, bits: u32, signed: bool) -> ParseResult<i128> {
        let span = self.span();
        let Some(value) = self.optional_wide_integer()? else {
            return Err(self.core.wrong_token("expected integer value"));
        };
        let fits = if signed {
            (-(1i128 << (bits - 1))..1i128 << (bits - 1)).contains(&value)
        } else {
            (0..1i128 << bits).contains(&value)
        };
        if fits { Ok(value) } else { Err(self.error(span, "integer value too large")) }
    }

    fn property_enum(&mut self, e: &EnumProp) -> ParseResult<Attr> {
        let cx = self.cx();
        if let Some(mnemonic) = e.mnemonic {
            self.keyword(mnemonic)?;
            self.token("<")?;
        }
        let value = self.enum_value(e.cases)?;
        if e.mnemonic.is_some() {
            self.token(">")?;
        }
        Ok(match e.attr.filter(|_| e.in_attr) {
            Some(spec) => cx.enum_attr(spec, value),
            None => cx.int_attr_of_width(value, e.cases.width),
        })
    }

    fn property_optional(&mut self, inner: &PropKind, bare: bool) -> ParseResult<Attr> {
        let cx = self.cx();
        if self.optional_keyword("none") {
            return Ok(cx.array_attr(&[]));
        }
        if bare {
            let value = self.nested(|p| p.property(inner))?;
            return Ok(cx.array_attr(&[value]));
        }
        if !self.optional_keyword("some") {
            return Err(self.error_here("expected 'none' or 'some<prop>'"));
        }
        self.token("<")?;
        let value = self.nested(|p| p.property(inner))?;
        self.token(">")?;
        Ok(cx.array_attr(&[value]))
    }
}
