//! Parses types and attributes that records describe, by the program that ODS made from their `assemblyFormat`.

use support::Span;

use super::attr_parser::AttrParser;
use super::basics::{ParseError, ParseResult};
use super::core::Core;
use crate::definitions::op::DialectDef;
use crate::text::data::def::{DataAssembly, DataDef, DataElement, DataGroup, Made, Params, StructField};
use crate::text::hooks::{KeepsText, TypeParser};
use crate::text::lexer::Tok;
use crate::values::attr_kind::AttrKind;
use crate::values::dialect_data::Interface;
use crate::values::ids::{Attr, Type};
use crate::values::type_kind::TypeKind;

impl Core<'_> {
    /// What follows `!name.`. Anything but a word with parameters in one pair of `<>` must be written `!name<...>`: the
    /// end of the type must be visible to a parser that does not know it.
    pub(crate) fn pretty_ty(&mut self, def: &'static DialectDef, name: Span) -> ParseResult<Type> {
        let word = self.tok.end;
        let body = self.followed_by(b'<');
        let ty = self.dialect_ty(def)?;
        let text = self.text.get(..self.prev_end() as usize).unwrap_or("");
        let ends = if body { text.ends_with('>') } else { self.prev_end() == word };
        if ends || def.interface::<TypeParser>().is_some() {
            return Ok(ty);
        }
        let message = format!("the parameters of this type are not in '<>': write '!{}<...>'", def.name);
        Err(self.error(name, message))
    }

    /// What follows `!name.` or `!name<`.
    pub(crate) fn dialect_ty(&mut self, def: &'static DialectDef) -> ParseResult<Type> {
        if let Some(TypeParser(parse)) = def.interface() {
            return parse(&mut AttrParser::new(self));
        }
        if def.types.is_empty() {
            let message = format!("dialect '{}' provides no type parsing hook", def.name);
            return Err(self.error_here(message));
        }
        match AttrParser::new(self).generated_type(def)? {
            Some(ty) => Ok(ty),
            None => {
                let word = if self.at(Tok::Bare) { self.spelling() } else { "" };
                let message = format!("unknown  type `{word}` in dialect `{}`", def.name);
                Err(self.error_here(message))
            }
        }
    }
}

impl DialectDef {
    /// Whether the type of this name is kept as text.
    pub(super) fn keeps_type(&self, name: &str) -> bool {
        self.keeps(self.types, name)
    }

    /// Whether the attribute of this name is kept as text.
    pub(super) fn keeps_attr(&self, name: &str) -> bool {
        self.keeps(self.attrs, name) && !self.enum_attrs.iter().any(|spec| spec.mnemonic == name)
    }

    fn keeps(&self, tables: &[Interface], name: &str) -> bool {
        self.interface::<KeepsText>().is_some()
            && !tables.iter().any(|&table| DataDef::of_table(table).mnemonic == name)
    }
}

impl AttrParser<'_, '_> {
    /// A type described by a record of the dialect, if its mnemonic comes next.
    ///
    /// # Errors
    /// If it is malformed, or its verifier refuses it.
    pub fn generated_type(&mut self, dialect: &DialectDef) -> ParseResult<Option<Type>> {
        match self.generated(dialect.types, None)? {
            Some(Made::Type(ty)) => Ok(Some(ty)),
            _ => Ok(None),
        }
    }

    /// An attribute described by a record of the dialect, if its mnemonic comes next; `ty` is the expected type.
    ///
    /// # Errors
    /// If it is malformed, or its verifier refuses it.
    pub fn generated_attr(&mut self, dialect: &DialectDef, ty: Option<Type>) -> ParseResult<Option<Attr>> {
        match self.generated(dialect.attrs, ty)? {
            Some(Made::Attr(attr)) => Ok(Some(attr)),
            _ => Ok(None),
        }
    }

    fn generated(&mut self, tables: &[Interface], ty: Option<Type>) -> ParseResult<Option<Made>> {
        let Some(word) = self.peek_keyword() else { return Ok(None) };
        let mut defs = tables.iter().map(|&table| DataDef::of_table(table));
        let Some(def) = defs.find(|d| d.mnemonic == word) else { return Ok(None) };
        self.core.advance();
        self.data(def, ty).map(Some)
    }

    /// False if the current token cannot follow the mnemonic.
    pub fn starts_data(&self, def: &DataDef) -> bool {
        let DataAssembly::Declarative(elements) = def.assembly else { return true };
        match elements.first() {
            Some(DataElement::Literal(text)) => self.peek_token(text) || self.peek_keyword() == Some(text),
            _ => true,
        }
    }

    /// A type of one kind; the dialect's name and the mnemonic may be omitted.
    pub(crate) fn stripped_ty(&mut self, def: &'static DataDef) -> ParseResult<Type> {
        let span = self.span();
        if !self.peek_type() {
            return match self.data(def, None)? {
                Made::Type(ty) => Ok(ty),
                Made::Attr(_) => Err(self.error(span, "invalid kind of type specified")),
            };
        }
        let ty = self.ty()?;
        match self.cx().type_kind(ty) {
            TypeKind::Dialect(data) if data.is_of(def) => Ok(ty),
            _ => Err(self.error(span, "invalid kind of type specified")),
        }
    }

    /// An attribute of one kind; the dialect's name and the mnemonic may be omitted.
    pub(crate) fn stripped_attr(&mut self, def: &'static DataDef) -> ParseResult<Attr> {
        let span = self.span();
        if !self.peek_attr_name() {
            return match self.data(def, None)? {
                Made::Attr(attr) => Ok(attr),
                Made::Type(_) => Err(self.error(span, "invalid kind of attribute specified")),
            };
        }
        let attr = self.attr(None)?;
        match self.cx().attr_kind(attr) {
            AttrKind::Dialect(data) if data.is_of(def) => Ok(attr),
            _ => Err(self.error(span, "invalid kind of attribute specified")),
        }
    }

    /// What follows the mnemonic of a type or an attribute with a record.
    ///
    /// # Errors
    /// If it is malformed, or its verifier refuses it.
    pub fn data(&mut self, def: &'static DataDef, ty: Option<Type>) -> ParseResult<Made> {
        self.nested(|p| {
            let span = p.span();
            let elements = match def.assembly {
                DataAssembly::Custom(parse) => return parse(p, ty),
                DataAssembly::Declarative(elements) => elements,
                DataAssembly::Mnemonic => &[],
            };
            let mut run = Run { def, params: Params::new(def.params.len()) };
            if let Some(slot) = def.self_type {
                run.params.put(slot.into(), ty);
            }
            p.data_elements(&mut run, elements)?;
            (def.make)(p.cx(), &mut run.params).map_err(|message| p.error(span, message))
        })
    }

    fn data_elements(&mut self, run: &mut Run, elements: &'static [DataElement]) -> ParseResult<()> {
        elements.iter().try_for_each(|e| self.data_element(run, e))
    }

    fn data_element(&mut self, run: &mut Run, element: &'static DataElement) -> ParseResult<()> {
        match element {
            DataElement::Literal(text) => self.literal(text),
            DataElement::Space | DataElement::NoSpace | DataElement::Newline => Ok(()),
            DataElement::Param(index) => self.data_param(run, *index, true).map(drop),
            DataElement::Params(all) => self.data_params(run, all),
            DataElement::Struct(fields) => self.data_struct(run, fields),
            DataElement::Custom(custom) => (custom.parse)(self, &mut run.params),
            DataElement::Group(group) => self.data_group(run, group),
        }
    }

    /// A value of a parameter; false if it is optional and absent.
    fn data_param(&mut self, run: &mut Run, index: u8, named: bool) -> ParseResult<bool> {
        let Some(spec) = run.def.params.get(usize::from(index)) else { return Ok(false) };
        let value = match (spec.parse)(self) {
            // As in MLIR, a number or string that is itself optional may be missing even after its name.
            Ok(None) if spec.default.is_none() || (named && !spec.ty.starts_with("std::optional<")) => {
                Err(self.missing_value(spec.expected))
            }
            value => value,
        };
        match value {
            Ok(value) => {
                let there = value.is_some();
                run.params.set(index.into(), value);
                Ok(there)
            }
            Err(_) => {
                let message = format!(
                    "failed to parse {} parameter '{}' which is to be a `{}`",
                    run.def.name, spec.name, spec.ty
                );
                Err(self.error_here(message))
            }
        }
    }

    /// The error for a missing value. As in MLIR, a missing single token is reported at the current token.
    pub(crate) fn missing_value(&mut self, expected: &'static str) -> ParseError {
        if is_token(expected) { self.error_here(expected) } else { self.core.wrong_token(expected) }
    }

    fn data_params(&mut self, run: &mut Run, all: &'static [u8]) -> ParseResult<()> {
        let mut after_value = false;
        for &index in all {
            if after_value && !self.optional_token(",") {
                // The remaining parameters may all be omitted.
                let required =
                    |i: &u8| run.def.params.get(usize::from(*i)).is_some_and(|s| s.default.is_none());
                let rest = all.iter().skip_while(|&&i| i != index);
                if rest.copied().any(|i| required(&i)) {
                    return Err(self.core.wrong_token("expected ','"));
                }
                return Ok(());
            }
            after_value = self.data_param(run, index, false)?;
        }
        Ok(())
    }

    fn data_struct(&mut self, run: &mut Run, fields: &'static [StructField]) -> ParseResult<()> {
        let required =
            |f: &StructField| run.def.params.get(usize::from(f.param)).is_some_and(|s| s.default.is_none());
        let all_required = fields.iter().all(required);
        if !fields.iter().any(required) && self.peek_keyword().is_none() {
            return Ok(());
        }
        let mut seen = vec![false; fields.len()];
        loop {
            let Some(key) = self.optional_any_keyword() else {
                self.error_here("expected valid keyword");
                return Err(self.error_here("expected a parameter name in struct"));
            };
            let name = |f: &StructField| run.def.params.get(usize::from(f.param)).map(|s| s.name);
            self.token("=")?;
            let at = fields.iter().position(|f| name(f) == Some(key)).filter(|&i| !seen[i]);
            let Some(at) = at else {
                let message = format!("duplicate or unknown struct parameter name: {key}");
                return Err(self.error_here(message));
            };
            seen[at] = true;
            let field = &fields[at];
            match field.custom {
                Some(custom) => (custom.parse)(self, &mut run.params)?,
                None => drop(self.data_param(run, field.param, true)?),
            }
            let complete = all_required && seen.iter().all(|&seen| seen);
            if complete || !self.optional_token(",") {
                break;
            }
        }
        let missing = fields.iter().zip(&seen).find(|(f, seen)| {
            !**seen && run.def.params.get(usize::from(f.param)).is_some_and(|s| s.default.is_none())
        });
        match missing.and_then(|(f, _)| run.def.params.get(usize::from(f.param))) {
            // If all are required, another one must follow.
            Some(_) if all_required => Err(self.core.wrong_token("expected ','")),
            Some(spec) => {
                let message = format!("struct is missing required parameter: {}", spec.name);
                Err(self.error_here(message))
            }
            None => Ok(()),
        }
    }

    /// An optional group: its first element tells whether it is present.
    fn data_group(&mut self, run: &mut Run, group: &'static DataGroup) -> ParseResult<()> {
        let white =
            |e: &DataElement| matches!(e, DataElement::Space | DataElement::NoSpace | DataElement::Newline);
        let first = group.then.iter().position(|e| !white(e));
        let Some((first, rest)) = first.and_then(|i| group.then.get(i..)?.split_first()) else {
            return Ok(());
        };
        if self.data_start(run, first)? {
            self.data_elements(run, rest)
        } else {
            self.data_elements(run, group.otherwise)
        }
    }

    /// Parses the first element of a group, if it is present.
    fn data_start(&mut self, run: &mut Run, element: &'static DataElement) -> ParseResult<bool> {
        match element {
            DataElement::Literal(text) => self.optional_literal(text),
            DataElement::Param(index) => self.data_param(run, *index, false),
            DataElement::Params(all) => {
                self.data_params(run, all)?;
                Ok(all.iter().any(|&i| run.params.has(i.into())))
            }
            DataElement::Struct(fields) => {
                let there = self.peek_keyword().is_some();
                if there {
                    self.data_struct(run, fields)?;
                }
                Ok(there)
            }
            DataElement::Custom(custom) => {
                (custom.parse)(self, &mut run.params)?;
                Ok(custom.binds.iter().any(|&i| run.params.has(i.into())))
            }
            DataElement::Group(group) => self.data_group(run, group).map(|()| true),
            DataElement::Space | DataElement::NoSpace | DataElement::Newline => Ok(false),
        }
    }
}

/// Whether the message is about a single token.
fn is_token(expected: &str) -> bool {
    ["keyword", "integer", "string", "floating"].iter().any(|word| expected.contains(word))
}

/// One run of a format.
struct Run {
    def: &'static DataDef,
    params: Params,
}
