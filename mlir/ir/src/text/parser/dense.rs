//! Parses elements attributes: `dense<...>`, `array<...>` and `dense_resource<...>`.
//!
//! The type of `dense` comes last, so the literal is first kept as tokens, 16 bytes for each element.

use support::Span;

use super::basics::{Delimiter, ParseResult};
use super::core::Core;
use super::number::{int_in_range, magnitude, wide_int_in_range};
use crate::text::lexer::{Tok, Token, unescape};
use crate::values::attr_kind::{AttrKind, DenseData};
use crate::values::ids::{Attr, Type};
use crate::values::type_kind::TypeKind;

/// The elements of a dense literal before their type is known.
#[derive(Default)]
pub(crate) struct Literal {
    /// A hexadecimal string for all elements.
    whole: Option<Span>,
    /// The elements in row-major order, each with its sign.
    elements: Vec<(bool, Token)>,
    /// The extents of the nested lists; empty for a single element.
    shape: Vec<i64>,
    /// Whether elements come in pairs, as complex numbers do.
    pairs: bool,
}

impl Literal {
    /// The extents of the nested lists; empty for a single element.
    pub(crate) fn shape(&self) -> &[i64] {
        &self.shape
    }
}

impl<'a> Core<'a> {
    /// `dense<literal> : type`
    pub(crate) fn dense_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        let at = self.span();
        self.advance();
        self.expect(Tok::Less, "expected '<' after 'dense'")?;
        let literal = if self.at(Tok::Greater) { Literal::default() } else { self.elements_literal(true)? };
        self.expect(Tok::Greater, "expected '>'")?;
        let ty = self.elements_ty(at, ty)?;
        self.dense_from(at, literal, ty)
    }

    /// An element, nested lists of elements or, if `hex`, a string of hexadecimal digits.
    pub(crate) fn elements_literal(&mut self, hex: bool) -> ParseResult<Literal> {
        let mut literal = Literal::default();
        if hex && self.at(Tok::String) {
            literal.whole = Some(self.span());
            self.advance();
        } else {
            self.dense_element_or_list(&mut literal)?
        }
        Ok(literal)
    }

    /// The type of an elements attribute, given or after a colon.
    pub(crate) fn elements_ty(&mut self, at: Span, ty: Option<Type>) -> ParseResult<Type> {
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(Tok::Colon, "expected ':'")?;
                self.ty()?
            }
        };
        let t = self.cx.type_ref(ty);
        if !t.is_shaped() {
            return Err(self.error(at, "elements literal must be a shaped type"));
        }
        if !t.has_static_shape() {
            return Err(self.error(at, "elements literal type must have static shape"));
        }
        Ok(ty)
    }

    fn dense_element_or_list(&mut self, literal: &mut Literal) -> ParseResult<()> {
        if self.at(Tok::LSquare) {
            literal.shape = self.nested(1, |p| p.dense_list(literal))?;
            Ok(())
        } else {
            self.dense_element(literal)
        }
    }

    /// Parses a nested list; returns its extents.
    fn dense_list(&mut self, literal: &mut Literal) -> ParseResult<Vec<i64>> {
        let mut inner: Option<Vec<i64>> = None;
        let mut count: i64 = 0;
        self.list(Delimiter::Square, "", |p| {
            let shape = if p.at(Tok::LSquare) {
                p.nested(1, |p| p.dense_list(literal))?
            } else {
                p.dense_element(literal)?;
                Vec::new()
            };
            count += 1;
            match &inner {
                Some(first) if *first != shape => {
                    let message = "tensor literal is invalid; ranks are not consistent between elements";
                    Err(p.error_here(message))
                }
                Some(_) => Ok(()),
                None => {
                    inner = Some(shape);
                    Ok(())
                }
            }
        })?;
        let mut shape = vec![count];
        shape.extend(inner.unwrap_or_default());
        Ok(shape)
    }

    fn dense_element(&mut self, literal: &mut Literal) -> ParseResult<()> {
        match self.tok.kind {
            Tok::Integer | Tok::Float | Tok::String => {}
            Tok::Bare if matches!(self.spelling(), "true" | "false") => {}
            Tok::Minus => {
                self.advance();
                if !matches!(self.tok.kind, Tok::Integer | Tok::Float) {
                    return Err(self.error_here("expected integer or floating point literal"));
                }
                literal.elements.push((true, self.tok));
                self.advance();
                return Ok(());
            }
            Tok::LParen => {
                literal.pairs = true;
                self.advance();
                // As in MLIR, parts may be pairs themselves; then there are too many elements for any type.
                self.nested(1, |p| p.dense_element(literal))?;
                self.expect(Tok::Comma, "expected ',' between complex elements")?;
                self.nested(1, |p| p.dense_element(literal))?;
                return self.expect(Tok::RParen, "expected ')' after complex elements");
            }
            _ => return Err(self.error_here("expected element literal of primitive type")),
        }
        literal.elements.push((false, self.tok));
        self.advance();
        Ok(())
    }

    /// The attribute of a literal, now that its type is known.
    pub(crate) fn dense_from(&mut self, at: Span, literal: Literal, ty: Type) -> ParseResult<Attr> {
        let t = self.cx.type_ref(ty);
        let element = t.element_type();
        let Some(total) = t.num_elements() else {
            return Err(self.error(at, "elements literal has too many elements"));
        };
        if let Some(whole) = literal.whole {
            return match element_size(element.kind(), self.cx) {
                Some(size) => self.dense_from_hex(at, whole, ty, size, total),
                None => self.dense_strings(ty, &[whole]),
            };
        }
        // A single element can fill any number of elements, an empty literal none.
        if !literal.shape.is_empty() && Some(&literal.shape[..]) != t.shape() {
            let list = |s: &[i64]| s.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            let message = format!(
                "inferred shape of elements literal ([{}]) does not match type ([{}])",
                list(&literal.shape),
                list(t.shape().unwrap_or_default())
            );
            return Err(self.error(at, message));
        }
        if literal.elements.is_empty() && total != 0 {
            let message = format!("parsed zero elements, but type ('{t}') expected at least 1");
            return Err(self.error(at, message));
        }
        let scalar = match element.kind() {
            TypeKind::Complex(scalar) => *scalar,
            _ => element.id(),
        };
        let is_complex = scalar != element.id();
        let parts = if literal.shape.is_empty() { 1 } else { total };
        let parts = if is_complex { parts.saturating_mul(2) } else { parts };
        let count = literal.elements.len();
        if count > parts || (is_complex && count != 0 && count < parts) {
            return Err(self.count_error(at, &literal, ty, parts));
        }
        let Some(size) = element_size(self.cx.type_kind(scalar), self.cx) else {
            let spans: Vec<Span> = literal.elements.iter().map(|(_, t)| self.token_span(*t)).collect();
            if let Some((_, token)) = literal.elements.iter().find(|(_, t)| t.kind != Tok::String) {
                let text = self.slice(self.token_span(*token));
                return Err(self.error(at, format!("expected string token, got {text}")));
            }
            return self.dense_strings(ty, &spans);
        };
        let mut bytes = Vec::with_capacity(literal.elements.len() * size);
        for &(negative, token) in &literal.elements {
            self.push_element(&mut bytes, negative, token, scalar, size)?;
        }
        let size = if is_complex { 2 * size } else { size };
        Ok(self.cx.dense_attr(ty, &bytes, size))
    }

    /// The error for a number where a pair is expected, or the reverse.
    fn count_error(&mut self, at: Span, literal: &Literal, ty: Type, wanted: usize) -> super::ParseError {
        let n = literal.elements.len();
        let ty = self.cx.type_ref(ty);
        let is_complex = ty.element_type().is_complex();
        let (span, message) = match literal.elements.first() {
            Some((_, token)) if ty.element_type().is_int_or_index() && token.kind == Tok::Float => {
                (self.token_span(*token), "expected integer elements, but parsed floating-point".to_string())
            }
            _ => {
                let ty = if is_complex && literal.shape.is_empty() { ty.element_type() } else { ty };
                (at, format!("parsed {n} elements, but type ('{ty}') expected {wanted} elements"))
            }
        };
        self.error(span, message)
    }

    fn token_span(&self, token: Token) -> Span {
        Span { file: self.file, start: token.start, end: token.end }
    }

    fn dense_strings(&mut self, ty: Type, spans: &[Span]) -> ParseResult<Attr> {
        let text = |span: &Span| -> Box<[u8]> {
            let spelling = self.slice(*span);
            unescape(spelling.get(1..spelling.len().saturating_sub(1)).unwrap_or("")).into()
        };
        let mut strings: Vec<Box<[u8]>> = spans.iter().map(text).collect();
        if strings.windows(2).all(|w| w[0] == w[1]) {
            strings.truncate(1);
        }
        Ok(self.cx.attr(AttrKind::DenseElements { ty, data: DenseData::Strings(strings.into()) }))
    }

    /// Appends the bytes of one number or boolean.
    fn push_element(
        &mut self,
        bytes: &mut Vec<u8>,
        negative: bool,
        token: Token,
        ty: Type,
        size: usize,
    ) -> ParseResult<()> {
        let span = self.token_span(token);
        let t = self.cx.type_ref(ty);
        let is_word = token.kind == Tok::Bare;
        if let TypeKind::Float(kind) = *t.kind() {
            let bits = match token.kind {
                Tok::Float => {
                    let value: f64 = self.slice(span).parse().unwrap_or(f64::INFINITY);
                    kind.encode(if negative { -value } else { value })
                }
                Tok::Integer => self.float_from_integer(token, negative, kind)?,
                _ => return Err(self.error(span, "expected floating point literal")),
            };
            bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
            return Ok(());
        }
        let value = match token.kind {
            _ if is_word && !t.is_integer(1) => {
                return Err(self.error(span, "expected i1 type for 'true' or 'false' values"));
            }
            _ if is_word => i128::from(self.slice(span) == "true"),
            Tok::Integer => {
                if negative && self.is_unsigned(ty) {
                    let message = "expected unsigned integer elements, but parsed negative value";
                    return Err(self.error(span, message));
                }
                let value = magnitude(self.slice(span)).and_then(|m| match (m, negative) {
                    (0, _) => Some(0),
                    _ => int_in_range(self.cx, ty, negative, m),
                });
                match value {
                    Some(value) if t.is_integer(1) => value & 1,
                    Some(value) => value,
                    None => {
                        let wide = wide_int_in_range(self.cx, ty, negative, self.slice(span));
                        let message = "integer constant out of range for type";
                        bytes.extend(wide.ok_or_else(|| self.error(span, message))?);
                        return Ok(());
                    }
                }
            }
            Tok::Float => {
                let message = "expected integer elements, but parsed floating-point";
                return Err(self.error(span, message));
            }
            _ => return Err(self.error(span, "expected integer elements, but parsed string")),
        };
        push_int(bytes, value, t.bit_width(), size);
        Ok(())
    }

    /// The elements as one string of hexadecimal digits.
    fn dense_from_hex(
        &mut self,
        at: Span,
        literal: Span,
        ty: Type,
        size: usize,
        total: usize,
    ) -> ParseResult<Attr> {
        let Some(raw) = self.hex_bytes(literal) else {
            return Err(self.error(literal, "expected string containing hex digits starting with `0x`"));
        };
        let element = self.cx.type_ref(ty).element_type();
        let invalid = |p: &mut Self| {
            let ty = p.cx.type_ref(ty);
            p.error(at, format!("elements hex data size is invalid for provided type: '{ty}'"))
        };
        if element.is_integer_type() && element.bit_width() == Some(1) {
            // Booleans are packed eight to a byte.
            let bytes: Vec<u8> = match (&raw[..], total) {
                ([all @ (0 | 0xff)], _) => vec![u8::from(*all != 0)],
                _ if raw.len() == total.div_ceil(8) => {
                    (0..total).map(|i| raw[i / 8] >> (i % 8) & 1).collect()
                }
                _ => return Err(invalid(self)),
            };
            return Ok(self.cx.dense_attr(ty, &bytes, 1));
        }
        if raw.len() != size && Some(raw.len()) != size.checked_mul(total) {
            return Err(invalid(self));
        }
        Ok(self.cx.dense_attr(ty, &raw, size))
    }

    /// The bytes of a string literal with `0x` and pairs of digits.
    pub(crate) fn hex_bytes(&self, literal: Span) -> Option<Vec<u8>> {
        let spelling = self.slice(literal);
        let digits = spelling.strip_prefix("\"0x")?.strip_suffix('"')?.as_bytes();
        if !digits.len().is_multiple_of(2) {
            return None;
        }
        let digit = |b: u8| (b as char).to_digit(16);
        digits.chunks_exact(2).map(|c| Some((digit(c[0])? << 4 | digit(c[1])?) as u8)).collect()
    }

    /// `dense_resource<key> : type`
    pub(crate) fn dense_resource_attr(&mut self, ty: Option<Type>) -> ParseResult<Attr> {
        self.advance();
        self.expect(Tok::Less, "expected '<' after 'dense_resource'")?;
        let key = match self.tok.kind {
            Tok::Bare => {
                let key = self.cx.ident(self.spelling());
                self.advance();
                key
            }
            Tok::String => {
                let key = self.string_text()?;
                self.cx.ident(&key)
            }
            _ => return Err(self.error_here("expected identifier key for 'resource' entry")),
        };
        self.expect(Tok::Greater, "expected '>'")?;
        let at = self.span();
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(Tok::Colon, "expected ':'")?;
                self.ty()?
            }
        };
        if self.cx.type_ref(ty).is_shaped() {
            Ok(self.cx.attr(AttrKind::DenseResource { key, ty }))
        } else {
            Err(self.error(at, "`dense_resource` expected a shaped type"))
        }
    }

    /// `array<type: elements>`
    pub(crate) fn dense_array_attr(&mut self) -> ParseResult<Attr> {
        self.advance();
        self.expect(Tok::Less, "expected '<' after 'array'")?;
        let at = self.span();
        let element = self.ty()?;
        let t = self.cx.type_ref(element);
        let width = match t.kind() {
            TypeKind::Integer { width, .. } => *width,
            TypeKind::Float(kind) => kind.width(),
            _ => return Err(self.error(at, format!("expected integer or float type, got: '{t}'"))),
        };
        if width != 1 && width % 8 != 0 {
            return Err(self.error(at, "element type bitwidth must be a multiple of 8"));
        }
        let mut data = Vec::new();
        if self.eat(Tok::Greater) {
            return Ok(self.cx.attr(AttrKind::DenseArray { element, data: data.into() }));
        }
        self.expect(Tok::Colon, "expected ':' after dense array type")?;
        let size = width.div_ceil(8) as usize;
        self.list(Delimiter::None, "", |p| p.array_element(&mut data, element, size))?;
        self.expect(Tok::Greater, "expected '>' to close an array attribute")?;
        Ok(self.cx.attr(AttrKind::DenseArray { element, data: data.into() }))
    }

    /// An element of a dense array.
    pub(super) fn array_element(
        &mut self,
        data: &mut Vec<u8>,
        element: Type,
        size: usize,
    ) -> ParseResult<()> {
        let t = self.cx.type_ref(element);
        // As in MLIR, a minus sign before a boolean is skipped.
        let negative = self.eat(Tok::Minus);
        let is_word = self.at_word("true") || self.at_word("false");
        if t.is_integer_type() && t.bit_width() == Some(1) && is_word {
            data.push(u8::from(self.spelling() == "true"));
            self.advance();
            return Ok(());
        }
        let token = self.tok;
        let span = self.span();
        if let TypeKind::Float(kind) = *t.kind() {
            let bits = match token.kind {
                Tok::Float => kind.encode(self.float_literal(negative)?),
                Tok::Integer => {
                    let bits = self.float_from_integer(token, negative, kind)?;
                    self.advance();
                    bits
                }
                _ => return Err(self.error(span, "expected floating point literal")),
            };
            data.extend_from_slice(&bits.to_le_bytes()[..size]);
            return Ok(());
        }
        if is_word {
            return Err(self.error_here("expected i1 type for 'true' or 'false' values"));
        }
        if !self.at(Tok::Integer) {
            return Err(self.error_here("expected integer literal"));
        }
        self.advance();
        if t.is_integer_type() && t.bit_width() == Some(1) {
            return Err(self.error_here("expected 'true' or 'false' values for i1 type"));
        }
        // As in MLIR, an unsigned element may be written as a negative number.
        let signless = t.bit_width().map_or(element, |w| self.cx.int_ty(w));
        let value = magnitude(self.slice(span)).and_then(|m| match m {
            0 => Some(0),
            _ => int_in_range(self.cx, signless, negative, m),
        });
        match value {
            // The bytes determine the number of elements.
            Some(_) if size == 0 => Err(self.error(span, "an element of no bits cannot be in an array")),
            Some(value) => {
                push_int(data, value, t.bit_width(), size);
                Ok(())
            }
            None => match wide_int_in_range(self.cx, signless, negative, self.slice(span)) {
                Some(bytes) => {
                    data.extend(bytes);
                    Ok(())
                }
                None => Err(self.error_here("integer constant out of range")),
            },
        }
    }
}

/// The size of a number of this type in bytes; `None` for types whose elements are strings.
fn element_size(kind: &TypeKind, cx: &crate::values::context::Context) -> Option<usize> {
    Some(match kind {
        TypeKind::Index => 8,
        TypeKind::Integer { width, .. } => width.div_ceil(8).max(1) as usize,
        TypeKind::Float(kind) => kind.width().div_ceil(8) as usize,
        TypeKind::Complex(part) => 2 * element_size(cx.type_kind(*part), cx)?,
        _ => return None,
    })
}

/// Appends an integer as `size` little-endian bytes, of which only `width` bits are set.
fn push_int(bytes: &mut Vec<u8>, value: i128, width: Option<u32>, size: usize) {
    let value = match width {
        Some(width @ 1..128) if width % 8 != 0 => value & ((1i128 << width) - 1),
        _ => value,
    };
    let fill = if value < 0 { 0xff } else { 0 };
    let low = value.to_le_bytes();
    bytes.extend_from_slice(&low[..size.min(16)]);
    bytes.extend(std::iter::repeat_n(fill, size.saturating_sub(16)));
}
