//! Parses attributes in declarative formats, each by its own syntax, and an optional one only if it starts here.

use super::basics::ParseResult;
use super::op_parser::OpParser;
use super::parts::Parts;
use crate::definitions::attr::{AttrStorage, AttrSyntax, Presence};
use crate::text::data::def::DataDef;
use crate::text::lexer::Tok;
use crate::values::enum_spec::EnumSpec;
use crate::values::ids::{Attr, Type};

impl OpParser<'_, '_> {
    /// An attribute of a format; an optional one may be absent. `qualified` attributes are written in full.
    pub(super) fn attr_slot(&mut self, slot: u8, qualified: bool, parts: &mut Parts<'_>) -> ParseResult<()> {
        let spec = &self.def().attributes[slot as usize];
        let property = matches!(spec.syntax, AttrSyntax::Property(_));
        if matches!(spec.presence, Presence::Optional) && !property {
            return self.optional_attr_slot(slot, qualified, parts).map(drop);
        }
        self.required_attr_slot(slot, qualified, parts)
    }

    /// An attribute of a format, if it starts here; returns whether it does.
    pub(super) fn optional_attr_slot(
        &mut self,
        slot: u8,
        qualified: bool,
        parts: &mut Parts<'_>,
    ) -> ParseResult<bool> {
        if let AttrSyntax::Property(kind) = self.def().attributes[slot as usize].syntax {
            return self.optional_property_slot(kind, slot, parts);
        }
        let there = self.at_attr_slot(slot, qualified);
        if there {
            self.required_attr_slot(slot, qualified, parts)?;
        }
        Ok(there)
    }

    /// A required attribute of a format.
    ///
    /// # Errors
    /// If it does not start here, or is malformed.
    pub(super) fn required_attr_slot(
        &mut self,
        slot: u8,
        qualified: bool,
        parts: &mut Parts<'_>,
    ) -> ParseResult<()> {
        let spec = &self.def().attributes[slot as usize];
        let cx = self.cx();
        let attr = match spec.syntax {
            AttrSyntax::Any => self.attr(None)?,
            AttrSyntax::Kind(kind) => self.attr_of_kind(None, kind)?,
            AttrSyntax::Interface => self.accepted_attr(slot)?,
            AttrSyntax::Typed(ty) => self.typed_attr(ty(cx))?,
            AttrSyntax::DenseArray(_) if qualified => self.attr_of_kind(None, AttrStorage::DenseArray)?,
            AttrSyntax::Data(_) | AttrSyntax::EnumAttr(_) if qualified => self.accepted_attr(slot)?,
            AttrSyntax::EnumAttr(_) if self.peek_attr_name() => self.accepted_attr(slot)?,
            AttrSyntax::DenseArray(element) => self.dense_array_elements(element(cx))?,
            AttrSyntax::SymbolName => {
                let name = self.symbol_name()?;
                cx.string_attr(cx.str(name))
            }
            AttrSyntax::Unit => {
                self.keyword("unit")?;
                cx.unit_attr()
            }
            AttrSyntax::Enum(cases) => self.enum_slot(cases, spec.name)?,
            AttrSyntax::EnumAttr(spec) => self.enum_attr_value(spec)?,
            AttrSyntax::Data(table) => self.stripped_attr(DataDef::of_table(table))?,
            AttrSyntax::Property(kind) => return self.property_slot(kind, slot, parts),
        };
        parts.state.inherent[slot as usize] = Some(attr);
        Ok(())
    }

    /// An attribute in full, which has to satisfy the constraint of the slot.
    fn accepted_attr(&mut self, slot: u8) -> ParseResult<Attr> {
        let span = self.span();
        let attr = self.attr(None)?;
        if (self.def().attributes[slot as usize].constraint.accepts)(self.cx().attr_ref(attr)) {
            Ok(attr)
        } else {
            Err(self.error(span, "invalid kind of attribute specified"))
        }
    }

    fn attr_of_kind(&mut self, ty: Option<Type>, kind: AttrStorage) -> ParseResult<Attr> {
        let span = self.span();
        // No type follows a string here, though `"x" : i32` is an attribute elsewhere.
        let ty = ty.or_else(|| kind.is_untyped().then(|| self.cx().none_ty()));
        let attr = self.attr(ty)?;
        if kind.accepts(self.cx().attr_ref(attr)) {
            Ok(attr)
        } else {
            Err(self.error(span, "invalid kind of attribute specified"))
        }
    }

    /// An attribute without its type, which the operation determines.
    fn typed_attr(&mut self, ty: Type) -> ParseResult<Attr> {
        let shown = self.cx().type_ref(ty);
        let kind = match () {
            () if shown.is_int_or_index() => AttrStorage::Integer,
            () if shown.is_float() => AttrStorage::Float,
            () => return self.attr(Some(ty)),
        };
        self.attr_of_kind(Some(ty), kind)
    }

    /// A keyword of an enum that is stored as an integer, or a string with one or several.
    fn enum_slot(&mut self, spec: &'static EnumSpec, name: &str) -> ParseResult<Attr> {
        let cx = self.cx();
        let word = self.enum_word(spec);
        let known = word.filter(|(word, _)| spec.value(word).is_some() || self.peek_string());
        let Some((word, next)) = known else {
            return Err(self.error_here(format!(
                "expected string or keyword containing one of the following enum values for attribute \
                 '{name}' [{}]",
                spec.spellings()
            )));
        };
        // Enums printed without quotes are read without quotes.
        if spec.separator.is_some() && !spec.quoted {
            return Ok(cx.int_attr_of_width(self.enum_value(spec)?, spec.width));
        }
        let Some(value) = spec.symbolize(&word) else {
            return Err(self.error_here(format!("invalid {name} attribute specification: \"{word}\"")));
        };
        match next {
            Some(end) => self.core.reset(end),
            None => self.core.advance(),
        }
        Ok(cx.int_attr_of_width(value, spec.width))
    }

    fn peek_string(&self) -> bool {
        self.core.at(Tok::String)
    }

    /// True if the attribute of this slot can start here.
    fn at_attr_slot(&self, slot: u8, qualified: bool) -> bool {
        match self.def().attributes[slot as usize].syntax {
            AttrSyntax::Kind(AttrStorage::String) => self.peek_string(),
            AttrSyntax::Kind(AttrStorage::Array) => self.core.at(Tok::LSquare),
            AttrSyntax::Kind(AttrStorage::SymbolRef | AttrStorage::FlatSymbolRef)
            | AttrSyntax::SymbolName => self.core.at(Tok::At),
            AttrSyntax::Kind(AttrStorage::Dictionary) => self.core.at(Tok::LBrace),
            AttrSyntax::DenseArray(_) if !qualified => self.core.at(Tok::LSquare),
            AttrSyntax::Unit => self.core.at_word("unit"),
            AttrSyntax::Enum(spec) => {
                self.peek_string() || self.peek_keyword().is_some_and(|w| spec.value(w).is_some())
            }
            AttrSyntax::Data(table) if !qualified => {
                self.peek_attr_name() || self.starts_data(DataDef::of_table(table))
            }
            AttrSyntax::EnumAttr(spec) if !qualified => match spec.open.get(..1) {
                None | Some(" ") => self.peek_keyword().is_some_and(|w| spec.cases.value(w).is_some()),
                Some(first) => self.peek_token(first),
            },
            _ => self.core.at_attr(),
        }
    }
}
