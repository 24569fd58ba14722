//! The parser that dialect hooks for types and attributes use.

use support::Span;

use super::basics::{Delimiter, ParseError, ParseResult};
use super::core::Core;
use super::number::{int_in_range, magnitude};
use crate::text::lexer::Tok;
use crate::values::affine::kind::{AffineMap, IntegerSet};
use crate::values::context::{Context, OpName};
use crate::values::enum_spec::EnumSpec;
use crate::values::floats::FloatKind;
use crate::values::ids::{Attr, Ident, Loc, Type};

/// Parses types and attributes for dialect hooks.
pub struct AttrParser<'p, 'a> {
    pub(crate) core: &'p mut Core<'a>,
    /// The operation whose custom syntax is being parsed, for messages.
    custom: Option<OpName>,
}

impl<'p, 'a> AttrParser<'p, 'a> {
    pub(crate) fn new(core: &'p mut Core<'a>) -> Self {
        AttrParser { core, custom: None }
    }

    pub(crate) fn of_op(core: &'p mut Core<'a>, name: OpName) -> Self {
        AttrParser { core, custom: Some(name) }
    }

    /// The context of the types and attributes.
    pub fn cx(&self) -> &'a Context {
        self.core.cx
    }

    /// The span of the current token.
    pub fn span(&self) -> Span {
        self.core.span()
    }

    /// The text of a span of this file.
    pub fn text(&self, span: Span) -> &'a str {
        self.core.slice(span)
    }

    /// Records an error; in an operation's custom syntax the message starts with `custom op 'name'`.
    pub fn error(&mut self, span: Span, message: impl Into<String>) -> ParseError {
        match self.custom {
            Some(name) => {
                let name = self.core.cx.op_name_str(name);
                let message = format!("custom op '{name}' {}", message.into());
                self.core.error(span, message)
            }
            None => self.core.error(span, message),
        }
    }

    /// Parses something that may contain itself, one level deeper; too many levels are an error.
    ///
    /// # Errors
    /// Those of `parse`; also if the nesting is too deep.
    pub fn nested<T>(
        &mut self,
        parse: impl FnOnce(&mut AttrParser<'_, 'a>) -> ParseResult<T>,
    ) -> ParseResult<T> {
        let custom = self.custom;
        self.core.nested(1, |core| parse(&mut AttrParser { core, custom }))
    }

    /// Records an error at the current token.
    pub fn error_here(&mut self, message: impl Into<String>) -> ParseError {
        let span = self.span();
        self.error(span, message)
    }

    /// The location of a span of the text.
    pub fn loc_of(&self, span: Span) -> Loc {
        self.core.loc_of(span)
    }

    // Words and punctuation.

    /// Consumes this word.
    ///
    /// # Errors
    /// If the current token is another.
    pub fn keyword(&mut self, word: &str) -> ParseResult<()> {
        if self.optional_keyword(word) { Ok(()) } else { Err(self.error_here(format!("expected '{word}'"))) }
    }

    /// Consumes this word if it comes next.
    pub fn optional_keyword(&mut self, word: &str) -> bool {
        self.core.eat_word(word)
    }

    /// Consumes any word.
    ///
    /// # Errors
    /// If the current token is no word.
    pub fn any_keyword(&mut self) -> ParseResult<&'a str> {
        match self.optional_any_keyword() {
            Some(word) => Ok(word),
            None => Err(self.error_here("expected valid keyword")),
        }
    }

    /// Consumes a word, if there is one.
    pub fn optional_any_keyword(&mut self) -> Option<&'a str> {
        let word = self.core.spelling();
        self.core.eat(Tok::Bare).then_some(word)
    }

    /// The current token, if it is a word.
    pub fn peek_keyword(&self) -> Option<&'a str> {
        self.core.at(Tok::Bare).then(|| self.core.spelling())
    }

    /// The type that a dialect's name means in this file: the first one given to it, which is `ty` if the name is new.
    ///
    /// With several threads, each keeps its own names; a file in which they disagree is parsed again.
    pub fn named_type(&mut self, dialect: &'static str, name: &str, ty: Type) -> Type {
        *self.core.named_types.entry((dialect, name.into())).or_insert(ty)
    }

    /// Consumes a word, or a string and returns its text.
    ///
    /// # Errors
    /// If the current token is neither.
    pub fn keyword_or_string(&mut self) -> ParseResult<String> {
        if self.core.at(Tok::String) {
            self.core.string_text()
        } else {
            match self.optional_any_keyword() {
                Some(word) => Ok(word.to_string()),
                None => Err(self.error_here("expected valid keyword or string")),
            }
        }
    }

    /// Consumes punctuation such as `(` or `->`.
    ///
    /// # Errors
    /// If the current token is another.
    pub fn token(&mut self, text: &str) -> ParseResult<()> {
        if self.optional_token(text) {
            Ok(())
        } else {
            Err(self.core.wrong_token(format!("expected '{text}'")))
        }
    }

    /// Consumes punctuation if it comes next.
    pub fn optional_token(&mut self, text: &str) -> bool {
        if text == "::" {
            let found = self.core.at(Tok::Colon) && self.core.followed_by(b':');
            if found {
                self.core.advance();
                self.core.advance();
            }
            return found;
        }
        Tok::punctuation(text).is_some_and(|tok| self.core.eat(tok))
    }

    /// True if this punctuation comes next.
    pub fn peek_token(&self, text: &str) -> bool {
        Tok::punctuation(text).is_some_and(|tok| self.core.at(tok))
    }

    /// A literal of a declarative format.
    pub(super) fn literal(&mut self, text: &str) -> ParseResult<()> {
        match Tok::punctuation(text) {
            Some(_) => self.token(text),
            // Literals such as `{}` are several tokens.
            None if text.bytes().all(|b| b.is_ascii_punctuation() && b != b'_') => {
                text.chars().try_for_each(|c| self.token(c.encode_utf8(&mut [0; 4])))
            }
            None => self.keyword(text),
        }
    }

    /// A literal of a declarative format, if it comes next.
    pub(super) fn optional_literal(&mut self, text: &str) -> ParseResult<bool> {
        match Tok::punctuation(text) {
            Some(_) => Ok(self.optional_token(text)),
            None if text.bytes().all(|b| b.is_ascii_punctuation() && b != b'_') => {
                let mut chars = text.chars();
                let first = chars.next().is_some_and(|c| self.optional_token(c.encode_utf8(&mut [0; 4])));
                if first {
                    chars.try_for_each(|c| self.token(c.encode_utf8(&mut [0; 4])))?;
                }
                Ok(first)
            }
            None => Ok(self.optional_keyword(text)),
        }
    }

    /// `element, element, ...` inside a delimiter.
    ///
    /// # Errors
    /// If a delimiter is missing, or `element` fails.
    pub fn comma_separated(
        &mut self,
        delimiter: Delimiter,
        mut element: impl FnMut(&mut AttrParser<'_, 'a>) -> ParseResult<()>,
    ) -> ParseResult<()> {
        let custom = self.custom;
        self.core.list(delimiter, "", |core| element(&mut AttrParser { core, custom }))
    }

    // Values of attributes.

    /// An integer.
    ///
    /// # Errors
    /// If there is no integer, or it does not fit.
    pub fn integer(&mut self) -> ParseResult<i64> {
        match self.optional_integer()? {
            Some(value) => Ok(value),
            None => Err(self.error_here("expected integer value")),
        }
    }

    /// An integer, if there is one.
    ///
    /// # Errors
    /// If it does not fit, or a minus sign stands alone.
    pub fn optional_integer(&mut self) -> ParseResult<Option<i64>> {
        // As in MLIR, where they are signed integers of one bit.
        for (word, value) in [("true", -1), ("false", 0)] {
            if self.core.at(Tok::Bare) && self.core.spelling() == word {
                self.core.advance();
                return Ok(Some(value));
            }
        }
        let negative = self.core.at(Tok::Minus);
        if !negative && !self.core.at(Tok::Integer) {
            return Ok(None);
        }
        if negative {
            self.core.advance();
        }
        if !self.core.at(Tok::Integer) {
            return Err(self.core.wrong_token("expected integer value"));
        }
        let value = magnitude(self.core.spelling()).and_then(|m| match m {
            0 => Some(0),
            _ => int_in_range(self.core.cx, self.core.cx.index_ty(), negative, m),
        });
        match value.and_then(|v| i64::try_from(v).ok()) {
            Some(value) => {
                self.core.advance();
                Ok(Some(value))
            }
            None => Err(self.error_here("integer value too large")),
        }
    }

    /// An integer of up to 128 bits, if there is one.
    ///
    /// # Errors
    /// If it does not fit, or a minus sign stands alone.
    pub fn optional_wide_integer(&mut self) -> ParseResult<Option<i128>> {
        let negative = self.core.eat(Tok::Minus);
        if !self.core.at(Tok::Integer) {
            return if negative { Err(self.core.wrong_token("expected integer value")) } else { Ok(None) };
        }
        let value = magnitude(self.core.spelling())
            .and_then(|m| if negative { 0i128.checked_sub_unsigned(m) } else { i128::try_from(m).ok() });
        match value {
            Some(value) => {
                self.core.advance();
                Ok(Some(value))
            }
            None => Err(self.error_here("integer value too large")),
        }
    }

    /// A number with a decimal point, if there is one.
    ///
    /// # Errors
    /// If it does not fit, or a minus sign stands alone.
    pub fn optional_float(&mut self) -> ParseResult<Option<f64>> {
        let at = self.core.at(Tok::Float) || self.core.at(Tok::Minus);
        if at { self.float().map(Some) } else { Ok(None) }
    }

    /// A number with a decimal point, or its bits in hexadecimal.
    ///
    /// # Errors
    /// If the current token is not such a number.
    pub fn float(&mut self) -> ParseResult<f64> {
        let negative = self.core.eat(Tok::Minus);
        let span = self.span();
        if self.core.at(Tok::Float) {
            return self.core.float_literal(negative);
        }
        if self.core.at(Tok::Integer) {
            let bits = self.core.float_from_integer(self.core.tok, negative, FloatKind::F64)?;
            self.core.advance();
            return Ok(f64::from_bits(bits as u64));
        }
        Err(self.core.error(span, "expected floating point literal"))
    }

    /// The text of a string.
    ///
    /// # Errors
    /// If the current token is no string.
    pub fn string(&mut self) -> ParseResult<String> {
        match self.optional_string()? {
            Some(text) => Ok(text),
            None => Err(self.error_here("expected string")),
        }
    }

    /// The text of a string, if there is one.
    ///
    /// # Errors
    /// If it is not UTF-8.
    pub fn optional_string(&mut self) -> ParseResult<Option<String>> {
        self.core.at(Tok::String).then(|| self.core.string_text()).transpose()
    }

    /// The name of a symbol, `@name`.
    ///
    /// # Errors
    /// If the current token is no symbol.
    pub fn symbol_name(&mut self) -> ParseResult<Ident> {
        match self.optional_symbol_name()? {
            Some(name) => Ok(name),
            None => Err(self.error_here("expected valid '@'-identifier for symbol name")),
        }
    }

    /// The name of a symbol, if there is one.
    ///
    /// # Errors
    /// If it is not UTF-8.
    pub fn optional_symbol_name(&mut self) -> ParseResult<Option<Ident>> {
        self.core.at(Tok::At).then(|| self.core.symbol_ident()).transpose()
    }

    /// `4x?x2`: extents without a final `x`.
    ///
    /// # Errors
    /// If an extent is malformed.
    pub fn dimension_list(&mut self) -> ParseResult<Vec<i64>> {
        self.core.dimension_list()
    }

    /// `4x?x`: extents before an element type, each with an `x` after it.
    ///
    /// # Errors
    /// If an extent is malformed, or an `x` is missing.
    pub fn dimensions_before_element(&mut self) -> ParseResult<Vec<i64>> {
        self.core.dimensions_before_element()
    }

    /// A case of an enum, or several of a bit enum, if there is a word.
    ///
    /// # Errors
    /// If no case has this name.
    pub fn optional_enum_value(&mut self, spec: &EnumSpec) -> ParseResult<Option<i64>> {
        if self.core.at(Tok::Bare) || self.core.at(Tok::String) {
            self.enum_value(spec).map(Some)
        } else {
            Ok(None)
        }
    }

    // Types.

    /// A type.
    ///
    /// # Errors
    /// If there is no type, or it is malformed.
    pub fn ty(&mut self) -> ParseResult<Type> {
        self.core.ty()
    }

    /// A type, if one starts here.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn optional_ty(&mut self) -> ParseResult<Option<Type>> {
        self.core.optional_ty()
    }

    /// The names of the enclosing types that may refer to themselves, for the dialect that has such types.
    pub fn enclosing_types(&mut self) -> &mut Vec<Box<str>> {
        &mut self.core.enclosing_types
    }

    /// True at the name of a type: `!dialect.mnemonic`, `!alias`.
    pub fn peek_type(&self) -> bool {
        self.core.at(Tok::Bang)
    }

    /// True at the name of an attribute: `#dialect.mnemonic`, `#alias`.
    pub fn peek_attr_name(&self) -> bool {
        self.core.at(Tok::Hash)
    }

    /// `: type`
    ///
    /// # Errors
    /// If the colon or the type is missing, or the type is malformed.
    pub fn colon_type(&mut self) -> ParseResult<Type> {
        self.token(":")?;
        self.core.ty()
    }

    /// Types separated by commas, at least one.
    ///
    /// # Errors
    /// If one is missing or malformed.
    pub fn type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.core.type_list().map(|types| types.into_vec())
    }

    /// `: types`
    ///
    /// # Errors
    /// If the colon or a type is missing, or a type is malformed.
    pub fn colon_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.token(":")?;
        self.type_list()
    }

    /// A function type: its inputs and results.
    ///
    /// # Errors
    /// If the type is malformed, or not a function type.
    pub fn function_type(&mut self) -> ParseResult<(&'a [Type], &'a [Type])> {
        let at = self.span();
        let ty = self.ty()?;
        self.as_function_type(ty, at)
    }

    /// The inputs and results of a type that must be a function type; `at` is for the message.
    ///
    /// # Errors
    /// If it is not.
    pub fn as_function_type(&mut self, ty: Type, at: Span) -> ParseResult<(&'a [Type], &'a [Type])> {
        let ty = self.cx().type_ref(ty);
        ty.as_function().ok_or_else(|| {
            let message =
                format!("invalid kind of type specified: expected builtin.function, but found '{ty}'");
            self.error(at, message)
        })
    }

    /// `: types`, or nothing.
    ///
    /// # Errors
    /// If a type is malformed.
    pub fn optional_colon_type_list(&mut self) -> ParseResult<Vec<Type>> {
        if self.optional_token(":") { self.type_list() } else { Ok(Vec::new()) }
    }

    /// `(types)`, possibly none.
    ///
    /// # Errors
    /// If a parenthesis is missing, or a type is malformed.
    pub fn type_list_parens(&mut self) -> ParseResult<Vec<Type>> {
        self.core.type_list_parens().map(|types| types.into_vec())
    }

    /// `-> type` or `-> (types)`
    ///
    /// # Errors
    /// If the arrow or a type is missing, or a type is malformed.
    pub fn arrow_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.token("->")?;
        self.core.function_result_types().map(|types| types.into_vec())
    }

    /// `-> type` or `-> (types)`, or nothing.
    ///
    /// # Errors
    /// If a type is malformed.
    pub fn optional_arrow_type_list(&mut self) -> ParseResult<Vec<Type>> {
        if self.peek_token("->") { self.arrow_type_list() } else { Ok(Vec::new()) }
    }

    // Attributes.

    /// An attribute. If a type is given, numbers and strings are written without it.
    ///
    /// # Errors
    /// If there is no attribute, or it is malformed.
    pub fn attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        self.core.attr(ty)
    }

    /// An attribute, if one starts here.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn optional_attr(&mut self, ty: Option<Type>) -> ParseResult<Option<Attr>> {
        if self.core.at_attr() { self.core.attr(ty).map(Some) } else { Ok(None) }
    }

    /// `{name = value, ...}`, or nothing.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn optional_dict(&mut self) -> ParseResult<Vec<(Ident, Attr)>> {
        if self.core.at(Tok::LBrace) { self.core.attr_dict() } else { Ok(Vec::new()) }
    }

    /// `{name = value, ...}`
    ///
    /// # Errors
    /// If it is malformed.
    pub fn dict(&mut self) -> ParseResult<Vec<(Ident, Attr)>> {
        self.core.attr_dict()
    }

    /// `(dims)[symbols] -> (results)`
    ///
    /// # Errors
    /// If it is malformed.
    pub fn affine_map(&mut self) -> ParseResult<AffineMap> {
        self.core.affine_map()
    }

    /// `(dims)[symbols] : (constraints)`
    ///
    /// # Errors
    /// If it is malformed.
    pub fn integer_set(&mut self) -> ParseResult<IntegerSet> {
        self.core.integer_set()
    }
}
