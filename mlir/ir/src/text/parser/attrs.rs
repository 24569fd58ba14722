//! Parses attributes.

use rustc_hash::FxHashSet;
use support::{Diagnostic, Span};

use super::alias_cost::Printed;
use super::attr_parser::AttrParser;
use super::basics::{Delimiter, ParseResult};
use super::core::Core;
use super::number::{int_in_range, is_hex, magnitude, wide_int_in_range};
use crate::definitions::op::DialectDef;
use crate::text::hooks::AttributeParser;
use crate::text::lexer::{Tok, Token, unescape};
use crate::values::attr_kind::AttrKind;
use crate::values::enum_spec::{EnumAttrSpec, EnumSpec};
use crate::values::floats::FloatKind;
use crate::values::ids::{Attr, Ident, Type};
use crate::values::type_kind::{DYNAMIC, TypeKind};

/// The entries of an attribute dictionary, in the order of the text.
type AttrList = Vec<(Ident, Attr)>;

impl<'a> Core<'a> {
    /// An attribute. If a type is given, numbers and strings are written without it.
    pub(crate) fn attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        match self.tok.kind {
            Tok::Integer => self.integer_attr(ty, false),
            Tok::Float => self.float_attr(ty, false),
            Tok::Minus => self.negative_attr(ty),
            Tok::String => self.string_attr(ty),
            Tok::At => self.symbol_ref(),
            Tok::LSquare => self.nested(1, Self::array_attr),
            Tok::LBrace => self.nested(1, |p| {
                let entries = p.attr_dict()?;
                Ok(p.cx.dictionary_attr(&entries))
            }),
            Tok::Hash => self.nested(1, |p| p.extended_attr(ty)),
            Tok::Bare => self.word_attr(ty),
            Tok::Bang | Tok::LParen => self.ty().map(|t| self.cx.type_attr(t)),
            _ => Err(self.wrong_token("expected attribute value")),
        }
    }

    /// True where an attribute starts.
    pub(crate) fn at_attr(&self) -> bool {
        match self.tok.kind {
            Tok::Integer | Tok::Float | Tok::Minus | Tok::String | Tok::At | Tok::LSquare => true,
            Tok::LBrace | Tok::Hash | Tok::Bang | Tok::LParen => true,
            Tok::Bare => self.at_attr_word(),
            _ => false,
        }
    }

    fn at_attr_word(&self) -> bool {
        match self.spelling() {
            "true" | "false" | "unit" | "dense" | "dense_resource" | "array" | "affine_map"
            | "affine_set" | "strided" | "loc" | "sparse" | "distinct" => true,
            _ => self.at_type_word(),
        }
    }

    fn word_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        match self.spelling() {
            "true" | "false" => {
                let value = self.spelling() == "true";
                self.advance();
                Ok(self.cx.bool_attr(value))
            }
            "unit" => {
                self.advance();
                Ok(self.cx.unit_attr())
            }
            "dense" => self.dense_attr(ty),
            "dense_resource" => self.dense_resource_attr(ty),
            "array" => self.dense_array_attr(),
            "affine_map" => self.affine_map_attr(),
            "affine_set" => self.affine_set_attr(),
            "strided" => self.strided_attr(),
            "loc" => {
                self.advance();
                self.expect(Tok::LParen, "expected '(' in inline location")?;
                let loc = self.nested(1, Self::loc_instance)?;
                self.expect(Tok::RParen, "expected ')' in inline location")?;
                Ok(self.cx.attr(AttrKind::Location(loc)))
            }
            "sparse" => self.sparse_attr(ty),
            "distinct" => self.distinct_attr(ty),
            _ if self.at_type_word() => self.ty().map(|t| self.cx.type_attr(t)),
            _ => Err(self.wrong_token("expected attribute value")),
        }
    }

    // Numbers and strings.

    /// The type of a number: the given one, or the one after a colon.
    fn number_ty(&mut self, ty: Option<Type>) -> ParseResult<Option<Type>> {
        match ty {
            Some(ty) => Ok(Some(ty)),
            None if self.eat(Tok::Colon) => self.ty().map(Some),
            None => Ok(None),
        }
    }

    fn negative_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        self.advance();
        match self.tok.kind {
            Tok::Integer => self.integer_attr(ty, true),
            Tok::Float => self.float_attr(ty, true),
            _ => Err(self.wrong_token("expected constant integer or floating point value")),
        }
    }

    fn integer_attr(&mut self, ty: Option<Type>, negative: bool) -> ParseResult<Attr> {
        let token = self.tok;
        let span = self.span();
        self.advance();
        let ty = self.number_ty(ty)?.unwrap_or_else(|| self.cx.int_ty(64));
        match *self.cx.type_kind(ty) {
            TypeKind::Float(kind) => {
                let bits = self.float_from_integer(token, negative, kind)?;
                Ok(self.cx.attr(AttrKind::Float { bits, ty }))
            }
            TypeKind::Integer { .. } | TypeKind::Index => {
                if negative && self.is_unsigned(ty) {
                    let message = "negative integer literal not valid for unsigned integer type";
                    return Err(self.error(span, message));
                }
                let spelling = self.slice(span);
                if let Some(value) = magnitude(spelling).and_then(|m| int_in_range(self.cx, ty, negative, m))
                {
                    return Ok(self.cx.int_attr(value, ty));
                }
                match wide_int_in_range(self.cx, ty, negative, spelling) {
                    Some(bytes) => Ok(self.cx.wide_int_attr(&bytes, ty)),
                    None => Err(self.error(span, "integer constant out of range for attribute")),
                }
            }
            _ => Err(self.error(span, "integer literal not valid for specified type")),
        }
    }

    /// True for an unsigned integer type.
    pub(crate) fn is_unsigned(&self, ty: Type) -> bool {
        let signedness = crate::values::type_kind::Signedness::Unsigned;
        matches!(self.cx.type_kind(ty), TypeKind::Integer { signedness: s, .. } if *s == signedness)
    }

    /// The bits of a float that an integer token spells in hexadecimal.
    pub(crate) fn float_from_integer(
        &mut self,
        token: Token,
        negative: bool,
        kind: FloatKind,
    ) -> ParseResult<u128> {
        let span = Span { file: self.file, start: token.start, end: token.end };
        let spelling = self.slice(span);
        if !is_hex(spelling) {
            let message = "unexpected decimal integer literal for a floating point value";
            let note = "add a trailing dot to make the literal a float";
            return Err(self.report(Diagnostic::error(span, message).with_note(span, note)));
        }
        if negative {
            return Err(self.error(span, "hexadecimal float literal should not have a leading minus"));
        }
        match magnitude(spelling) {
            Some(bits) if kind.width() == 128 || bits >> kind.width() == 0 => Ok(bits),
            _ => Err(self.error(span, "hexadecimal float constant out of range for type")),
        }
    }

    fn float_attr(&mut self, ty: Option<Type>, negative: bool) -> ParseResult<Attr> {
        let value = self.float_literal(negative)?;
        let ty = self.number_ty(ty)?.unwrap_or_else(|| self.cx.f64_ty());
        match *self.cx.type_kind(ty) {
            TypeKind::Float(kind) => Ok(self.cx.attr(AttrKind::Float { bits: kind.encode(value), ty })),
            _ => Err(self.error_here("floating point value not valid for specified type")),
        }
    }

    /// The value of the current float token.
    pub(crate) fn float_literal(&mut self, negative: bool) -> ParseResult<f64> {
        match self.spelling().parse::<f64>() {
            Ok(value) => {
                self.advance();
                Ok(if negative { -value } else { value })
            }
            Err(_) => Err(self.error_here("floating point value too large for attribute")),
        }
    }

    /// The bytes of the current string token.
    pub(crate) fn string_bytes(&mut self) -> Vec<u8> {
        let spelling = self.spelling();
        self.advance();
        unescape(spelling.get(1..spelling.len().saturating_sub(1)).unwrap_or(""))
    }

    /// The text of the current string token, which must be UTF-8.
    pub(crate) fn string_text(&mut self) -> ParseResult<String> {
        let at = self.span();
        let bytes = self.string_bytes();
        String::from_utf8(bytes).map_err(|_| self.error(at, "expected a string that is UTF-8"))
    }

    fn string_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        let value = self.string_bytes();
        let ty = self.number_ty(ty)?.filter(|&t| !self.cx.type_ref(t).is_none());
        Ok(self.cx.attr(AttrKind::String { value: value.into(), ty }))
    }

    // Symbols, arrays, dictionaries.

    /// The name of the current `@name` token.
    pub(crate) fn symbol_ident(&mut self) -> ParseResult<Ident> {
        let at = self.span();
        let spelling = &self.spelling()[1..];
        self.advance();
        match spelling.strip_prefix('"').and_then(|s| s.strip_suffix('"')) {
            Some(inner) => match String::from_utf8(unescape(inner)) {
                Ok(name) => Ok(self.cx.ident(&name)),
                Err(_) => Err(self.error(at, "expected a symbol name that is UTF-8")),
            },
            None => Ok(self.cx.ident(spelling)),
        }
    }

    fn symbol_ref(&mut self) -> ParseResult<Attr> {
        let root = self.symbol_ident()?;
        let mut nested = Vec::new();
        while self.at(Tok::Colon) {
            let colon = self.tok.start;
            self.advance();
            if !self.eat(Tok::Colon) {
                // A single colon belongs to what follows.
                if !self.at(Tok::Eof) {
                    self.reset(colon);
                }
                break;
            }
            if !self.at(Tok::At) {
                let span = self.span();
                return Err(self.error(span, "expected nested symbol reference identifier"));
            }
            nested.push(self.symbol_ident()?);
        }
        Ok(self.cx.attr(AttrKind::SymbolRef { root, nested: nested.into() }))
    }

    fn array_attr(&mut self) -> ParseResult<Attr> {
        let mut elements = Vec::new();
        self.advance();
        let mut done = self.eat(Tok::RSquare);
        while !done {
            elements.push(self.attr(None)?);
            done = self.eat(Tok::RSquare);
            if !done {
                self.expect(Tok::Comma, "expected ',' or ']'")?;
            }
        }
        Ok(self.cx.attr(AttrKind::Array(elements.into())))
    }

    /// `{name = value, flag, ...}`
    pub(crate) fn attr_dict(&mut self) -> ParseResult<AttrList> {
        let mut entries = AttrList::new();
        // A linear search suffices for short dictionaries.
        let mut seen = FxHashSet::default();
        self.list(Delimiter::Braces, " in attribute dictionary", |p| {
            let span = p.span();
            let name = match p.tok.kind {
                Tok::String => {
                    let name = p.string_text()?;
                    if name.is_empty() {
                        return Err(p.error(span, "expected valid attribute name"));
                    }
                    p.cx.ident(&name)
                }
                Tok::Bare => {
                    let name = p.cx.ident(p.spelling());
                    p.advance();
                    name
                }
                _ => return Err(p.wrong_token("expected attribute name")),
            };
            let repeated = match entries.len() {
                n @ 0..16 => {
                    let repeated = entries.iter().any(|e| e.0 == name);
                    if n == 15 {
                        seen.extend(entries.iter().map(|e| e.0));
                        seen.insert(name);
                    }
                    repeated
                }
                _ => !seen.insert(name),
            };
            if repeated {
                let message = format!("duplicate key '{}' in dictionary attribute", p.cx.str(name));
                return Err(p.error(span, message));
            }
            let value = if p.eat(Tok::Equal) { p.attr(None)? } else { p.cx.unit_attr() };
            entries.push((name, value));
            Ok(())
        })?;
        Ok(entries)
    }

    /// `strided<[strides], offset: n>`
    fn strided_attr(&mut self) -> ParseResult<Attr> {
        self.advance();
        self.expect(Tok::Less, "expected '<' after 'strided'")?;
        let mut strides = Vec::new();
        self.list(Delimiter::Square, "", |p| {
            strides.push(p.stride()?);
            Ok(())
        })?;
        let mut offset = 0;
        if !self.eat(Tok::Greater) {
            self.expect(Tok::Comma, "expected ','")?;
            if !self.eat_word("offset") {
                return Err(self.wrong_token("expected 'offset' after comma"));
            }
            self.expect(Tok::Colon, "expected ':' after 'offset'")?;
            offset = self.stride()?;
            self.expect(Tok::Greater, "expected '>'")?;
        }
        Ok(self.cx.attr(AttrKind::Strided { offset, strides: strides.into() }))
    }

    fn stride(&mut self) -> ParseResult<i64> {
        if self.eat(Tok::Question) {
            return Ok(DYNAMIC);
        }
        let span = self.span();
        let negative = self.eat(Tok::Minus);
        let value = match self.tok.kind {
            Tok::Integer => magnitude(self.spelling()).and_then(|m| i64::try_from(m).ok()),
            _ => None,
        };
        match value {
            Some(value) => {
                self.advance();
                Ok(if negative { -value } else { value })
            }
            None => Err(self.error(span, "expected a 64-bit signed integer or '?'")),
        }
    }

    // Aliases and attributes of dialects.

    /// `#alias`, `#dialect.attr<...>` or `#dialect<...>`
    fn extended_attr(&mut self, wanted: Option<Type>) -> ParseResult<Attr> {
        let whole = self.spelling();
        let name = &whole[1..];
        let start = self.tok.start + 1;
        let span = self.span();
        let body = self.followed_by(b'<');
        self.advance();
        let mut last = span.end;
        let (dialect, data, text) = match name.split_once('.') {
            None if !body => {
                let Some(&attr) = self.aliases.attrs.get(name) else {
                    return Err(self.wrong_token(format!("undefined symbol alias id '{name}'")));
                };
                let printed = match self.cx.attr_kind(attr) {
                    AttrKind::Dialect(_) => Printed::Shared,
                    AttrKind::Location(_) => Printed::Location,
                    _ => Printed::Whole,
                };
                self.use_alias(whole, printed)?;
                return self.check_attr_ty(attr, wanted);
            }
            None => {
                let data = self.tok.end;
                let whole = self.balanced_body(data)?;
                last = self.prev_end().saturating_sub(1);
                (name, data, whole.get(..whole.len().saturating_sub(1)).unwrap_or(""))
            }
            Some((dialect, _)) => {
                let data = start + dialect.len() as u32 + 1;
                let text = if body {
                    let body = self.balanced_body(data)?;
                    last = self.prev_end();
                    body
                } else {
                    self.text.get(data as usize..span.end as usize).unwrap_or("")
                };
                (dialect, data, text)
            }
        };
        let ty = if self.eat(Tok::Colon) { Some(self.ty()?) } else { wanted };
        let word = name.split_once('.').map_or("", |(_, word)| word);
        let keeps = |def: &&DialectDef| !word.is_empty() && def.keeps_attr(word);
        let Some(def) = self.cx.dialect(dialect).filter(|def| !keeps(def)) else {
            let span = Span { start: data.min(span.end), ..span };
            return self.opaque_attr(dialect, text, ty, span);
        };
        let end = self.tok.start;
        self.reset(data);
        let word = self.spelling();
        if def.interface::<AttributeParser>().is_none()
            && let Some(attr) = AttrParser::new(self).generated_attr(def, ty)?
        {
            self.ignored(self.tok.start, last, "attribute");
            self.reset(end);
            return self.check_attr_ty(attr, wanted);
        }
        let attr = self.attr_without_record(def, ty, word)?;
        self.ignored(self.tok.start, last, "attribute");
        self.reset(end);
        Ok(attr)
    }

    /// What follows `#name.` if no record of the dialect describes it; the current token is `word`.
    fn attr_without_record(&mut self, def: &DialectDef, ty: Option<Type>, word: &str) -> ParseResult<Attr> {
        let spec = def.enum_attrs.iter().find(|s| self.at(Tok::Bare) && s.mnemonic == word);
        match (spec, def.interface()) {
            (Some(spec), _) => {
                self.advance();
                AttrParser::new(self).enum_attr_value(spec)
            }
            (None, Some(AttributeParser(parse))) => parse(&mut AttrParser::new(self), ty),
            (None, None) if def.enum_attrs.is_empty() && def.attrs.is_empty() => {
                let message = format!("dialect '{}' provides no attribute parsing hook", def.name);
                Err(self.error_here(message))
            }
            (None, None) if AttrParser::new(self).peek_keyword().is_none() => {
                Err(self.error_here("expected valid keyword"))
            }
            (None, None) => {
                Err(self.error_here(format!("unknown attribute `{word}` in dialect `{}`", def.name)))
            }
        }
    }

    /// Refuses a typed attribute of a type other than the expected one.
    fn check_attr_ty(&mut self, attr: Attr, ty: Option<Type>) -> ParseResult<Attr> {
        let actual = self.cx.attr_ref(attr).typed();
        match (actual, ty) {
            (Some(actual), Some(ty)) if actual != ty => {
                let actual = self.cx.type_ref(actual);
                let ty = self.cx.type_ref(ty);
                let message =
                    format!("attribute type different than expected: expected '{ty}', but got '{actual}'");
                Err(self.error_here(message))
            }
            _ => Ok(attr),
        }
    }

    fn opaque_attr(&mut self, dialect: &str, text: &str, ty: Option<Type>, span: Span) -> ParseResult<Attr> {
        if !self.cx.allows_unregistered() && self.cx.dialect(dialect).is_none() {
            let none = self.cx.none_ty();
            let ty = self.cx.type_ref(ty.unwrap_or(none));
            let message = format!(
                "#\"{dialect}\"<\"{text}\"> : '{ty}' attribute created with unregistered dialect. If this is intended, \
                 please call allowUnregisteredDialects() on the MLIRContext, or use \
                 -allow-unregistered-dialect with the MLIR opt tool used"
            );
            return Err(self.error(span, message));
        }
        let dialect = self.cx.ident(dialect);
        let text = self.cx.ident(text);
        let ty = ty.filter(|&t| !self.cx.type_ref(t).is_none());
        Ok(self.cx.attr(AttrKind::Opaque { dialect, text, ty }))
    }
}

// Enums, in dialect hooks and in formats of operations, whose name is then in messages.
impl AttrParser<'_, '_> {
    /// What follows the mnemonic of an enum that is an attribute of a dialect.
    pub(crate) fn enum_attr_value(&mut self, spec: &'static EnumAttrSpec) -> ParseResult<Attr> {
        self.literals(spec.open)?;
        let value = self.enum_value(spec.cases).map_err(|_| {
            self.error_here(format!(
                "failed to parse {} parameter 'value' which is to be a `{}`",
                spec.record, spec.cases.name
            ))
        })?;
        self.literals(spec.close)?;
        Ok(self.cx().enum_attr(spec, value))
    }

    /// Words and punctuation of one character each.
    fn literals(&mut self, text: &str) -> ParseResult<()> {
        for part in text.split_whitespace() {
            let mut rest = part;
            while let Some(first) = rest.chars().next() {
                let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                let (literal, next) = rest.split_at(word.max(first.len_utf8()));
                if word > 0 {
                    self.keyword(literal)?;
                } else {
                    self.token(literal)?;
                }
                rest = next;
            }
        }
        Ok(())
    }

    /// A case of an enum, or several of a bit enum.
    ///
    /// # Errors
    /// If no case has this name.
    pub fn enum_value(&mut self, spec: &EnumSpec) -> ParseResult<i64> {
        let first = self.span();
        let mut value = self.enum_case(spec, first, "")?;
        let Some(separator) = spec.separator.map(str::trim) else { return Ok(value) };
        // Newer enums that are printed in quotes may be read in quotes.
        if spec.quoted && !spec.from_attr {
            return Ok(value);
        }
        let token = Tok::punctuation(separator).unwrap_or(Tok::Comma);
        while self.core.eat(token) {
            value |= self.enum_case(spec, first, separator)?;
        }
        Ok(value)
    }

    /// One case, after a separator if there is one. `first` is where the first case starts; as in MLIR, an unknown
    /// case in an attribute is reported there.
    fn enum_case(&mut self, spec: &EnumSpec, first: Span, separator: &str) -> ParseResult<i64> {
        let span = self.span();
        let Some((word, next)) = self.enum_word(spec) else {
            let message = if spec.from_attr {
                "expected valid keyword or string".to_owned()
            } else if separator.is_empty() {
                format!("expected keyword for {}", spec.summary)
            } else {
                format!("expected keyword for {} after '{separator}'", spec.summary)
            };
            return Err(self.error(span, message));
        };
        let Some(value) = spec.symbolize(&word) else {
            let cases = spec.spellings();
            return Err(self.error(
                if spec.from_attr { first } else { span },
                if spec.from_attr {
                    format!("expected {} to be one of: {cases}", spec.name)
                } else {
                    format!("expected one of [{cases}] for {}, got: {word}", spec.summary)
                },
            ));
        };
        match next {
            Some(end) => self.core.reset(end),
            None => self.core.advance(),
        }
        Ok(value)
    }

    /// The current word or string, and its end if that is not the token's end.
    pub(crate) fn enum_word(&self, spec: &EnumSpec) -> Option<(String, Option<u32>)> {
        match self.core.tok.kind {
            Tok::Bare => Some((self.core.spelling().to_string(), None)),
            Tok::String => {
                let text = self.core.spelling();
                let inner = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
                Some((String::from_utf8_lossy(&unescape(inner)).into_owned(), None))
            }
            // Cases such as `1d` are spelled with a number.
            Tok::Integer => {
                let word = self.number_word();
                let end = self.core.tok.start + word.len() as u32;
                spec.value(&word).map(|_| (word, Some(end)))
            }
            _ => None,
        }
    }

    /// The current number with the letters that follow it.
    fn number_word(&self) -> String {
        let rest = self.core.text.get(self.core.tok.start as usize..).unwrap_or("");
        rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect()
    }
}
