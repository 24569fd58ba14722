//! Values of properties in declarative formats.

use super::{AttrParser, Delimiter, OpParser, ParseResult, Parts};
use crate::attributes::{Attr, AttrKind};
use crate::data::Parameter;
use crate::properties::{EnumProp, PropKind};
use crate::text::lexer::Tok;

impl OpParser<'_, '_> {
    /// The value of the property in this slot.
    pub(super) fn property_slot(&mut self, kind: &PropKind, slot: u8, parts: &mut Parts) -> ParseResult<()> {
        let span = self.span();
        let Some(spec) = self.def().attributes.get(usize::from(slot)) else { return Ok(()) };
        match self.property(kind) {
            Ok(attr) => {
                if let Some(slot) = parts.state.inherent.get_mut(usize::from(slot)) {
                    *slot = Some(attr);
                }
                Ok(())
            }
            Err(_) => {
                let message =
                    format!("invalid value for property {}, expected {}", spec.name, spec.constraint.summary);
                Err(self.error(span, message))
            }
        }
    }
}

impl AttrParser<'_, '_> {
    /// True when the text at hand can be a value of such a property.
    pub(super) fn at_property(&self, kind: &PropKind) -> bool {
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
        }
    }

    /// A value of such a property, as the attribute that holds it.
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
            PropKind::IntArray(bits) => {
                let mut data = Vec::new();
                let bytes = (*bits as usize).div_ceil(8).min(16);
                self.comma_separated(Delimiter::Square, |p| {
                    let value = p.property_int(*bits, true)?;
                    data.extend(value.to_le_bytes().into_iter().take(bytes));
                    Ok(())
                })?;
                Ok(cx.attr(AttrKind::DenseArray { element: cx.int_ty(*bits), data: data.into() }))
            }
            PropKind::Array(inner) => {
                let mut all = Vec::new();
                self.comma_separated(Delimiter::Square, |p| {
                    all.push(p.nested(|p| p.property(inner))?);
                    Ok(())
                })?;
                Ok(cx.array_attr(&all))
            }
            PropKind::Optional { inner, bare } => self.property_optional(inner, *bare),
        }
    }

    fn property_int(&mut self, bits: u32, signed: bool) -> ParseResult<i128> {
        let span = self.span();
        let Some(value) = self.optional_wide_integer()? else {
            return Err(self.core.wrong_token("expected integer value"));
        };
        let fits = match signed {
            true => (-(1i128 << (bits - 1))..1i128 << (bits - 1)).contains(&value),
            false => (0..1i128 << bits).contains(&value),
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
