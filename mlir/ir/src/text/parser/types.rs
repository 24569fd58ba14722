//! Parses types.

use smallvec::SmallVec;
use support::{Diagnostic, Span};

use super::alias_cost::Printed;
use super::basics::{Delimiter, ParseResult};
use super::core::Core;
use super::type_cache::TypeCache;
use crate::interfaces::{MemRefElementTypeInterface, VectorElementTypeInterface};
use crate::text::lexer::Tok;
use crate::values::affine::kind::AffineMap;
use crate::values::attr_kind::AttrKind;
use crate::values::floats::FloatKind;
use crate::values::ids::{Attr, Type};
use crate::values::type_kind::{DYNAMIC, Signedness, TypeKind};

/// The widest integer type.
const MAX_INT_WIDTH: u32 = (1 << 24) - 1;

/// A list of types, short enough to rarely need the heap.
pub(crate) type TypeList = SmallVec<[Type; 4]>;

impl<'a> Core<'a> {
    /// A type.
    pub(crate) fn ty(&mut self) -> ParseResult<Type> {
        if self.at(Tok::LParen) { self.function_ty() } else { self.non_function_ty() }
    }

    /// A type, if one starts here.
    pub(crate) fn optional_ty(&mut self) -> ParseResult<Option<Type>> {
        match self.tok.kind {
            Tok::LParen | Tok::Bang => self.ty().map(Some),
            Tok::Bare if self.at_type_word() => self.ty().map(Some),
            _ => Ok(None),
        }
    }

    /// True if the current word starts a builtin type.
    pub(crate) fn at_type_word(&self) -> bool {
        let word = self.spelling();
        matches!(word, "memref" | "tensor" | "complex" | "tuple" | "vector" | "index" | "none")
            || FloatKind::from_keyword(word).is_some()
            || integer_word(word).is_some()
    }

    /// `(types) -> types`
    fn function_ty(&mut self) -> ParseResult<Type> {
        self.nested(1, |p| {
            let inputs = p.type_list_parens()?;
            p.expect(Tok::Arrow, "expected '->' in function type")?;
            let results = p.function_result_types()?;
            Ok(p.cx.function_ty(&inputs, &results))
        })
    }

    /// One type that is not a function type, or a list in parentheses.
    pub(crate) fn function_result_types(&mut self) -> ParseResult<TypeList> {
        if self.at(Tok::LParen) {
            self.type_list_parens()
        } else {
            Ok(SmallVec::from_elem(self.non_function_ty()?, 1))
        }
    }

    /// `(types)`, possibly none.
    pub(crate) fn type_list_parens(&mut self) -> ParseResult<TypeList> {
        let mut types = TypeList::new();
        self.list(Delimiter::Paren, "", |p| {
            types.push(p.ty()?);
            Ok(())
        })?;
        Ok(types)
    }

    /// Types separated by commas, at least one.
    pub(crate) fn type_list(&mut self) -> ParseResult<TypeList> {
        let mut types = TypeList::new();
        self.list(Delimiter::None, "", |p| {
            types.push(p.ty()?);
            Ok(())
        })?;
        Ok(types)
    }

    /// A type that does not start with a parenthesis.
    fn non_function_ty(&mut self) -> ParseResult<Type> {
        match self.tok.kind {
            Tok::Bang => self.nested(1, Self::extended_ty),
            Tok::Bare => self.builtin_ty(),
            _ => Err(self.wrong_token("expected non-function type")),
        }
    }

    fn builtin_ty(&mut self) -> ParseResult<Type> {
        let word = self.spelling();
        let slot = TypeCache::word_slot(word);
        if self.type_cache.words[slot].0 == word {
            self.advance();
            return Ok(self.type_cache.words[slot].1);
        }
        self.new_builtin_ty(word)
    }

    fn new_builtin_ty(&mut self, word: &'a str) -> ParseResult<Type> {
        match word {
            "index" => return self.simple_ty(TypeKind::Index),
            "none" => return self.simple_ty(TypeKind::None),
            "tensor" => return self.composed_ty(Self::tensor_ty),
            "memref" => return self.composed_ty(Self::memref_ty),
            "vector" => return self.composed_ty(Self::vector_ty),
            "complex" => return self.composed_ty(Self::complex_ty),
            "tuple" => return self.composed_ty(Self::tuple_ty),
            _ => {}
        }
        if let Some(kind) = FloatKind::from_keyword(word) {
            return self.simple_ty(TypeKind::Float(kind));
        }
        if let Some((signedness, digits)) = integer_word(word) {
            return match digits.parse::<u32>() {
                Ok(width) if width <= MAX_INT_WIDTH => {
                    self.simple_ty(TypeKind::Integer { width, signedness })
                }
                Ok(_) => Err(self.error_here(format!("integer bitwidth is limited to {MAX_INT_WIDTH} bits"))),
                Err(_) => Err(self.error_here("invalid integer width")),
            };
        }
        Err(self.wrong_token("expected non-function type"))
    }

    /// A type that ends in `>`; the same text is not parsed twice.
    fn composed_ty(&mut self, parse: impl FnOnce(&mut Self) -> ParseResult<Type>) -> ParseResult<Type> {
        let start = self.tok.start;
        let rest = self.text.get(start as usize..).unwrap_or("");
        // The meaning of a name depends on the enclosing types.
        let is_alone = self.enclosing_types.is_empty();
        if let Some((ty, len)) = self.type_cache.find(rest).filter(|_| is_alone) {
            self.reset(start + len);
            return Ok(ty);
        }
        let ty = self.nested(1, parse)?;
        let len = self.prev_end().saturating_sub(start) as usize;
        if is_alone {
            self.type_cache.note(rest, len, ty);
        }
        Ok(ty)
    }

    fn simple_ty(&mut self, kind: TypeKind) -> ParseResult<Type> {
        let word = self.spelling();
        self.advance();
        let ty = self.cx.ty(kind);
        self.type_cache.words[TypeCache::word_slot(word)] = (word, ty);
        Ok(ty)
    }

    /// `complex<element>`
    fn complex_ty(&mut self) -> ParseResult<Type> {
        self.advance();
        self.expect(Tok::Less, "expected '<' in complex type")?;
        let at = self.span();
        let element = self.ty()?;
        let e = self.cx.type_ref(element);
        if !e.is_float() && !e.is_integer_type() {
            return Err(self.error(at, "invalid element type for complex"));
        }
        self.expect(Tok::Greater, "expected '>' in complex type")?;
        Ok(self.cx.ty(TypeKind::Complex(element)))
    }

    /// `tuple<types>`
    fn tuple_ty(&mut self) -> ParseResult<Type> {
        self.advance();
        self.expect(Tok::Less, "expected '<' in tuple type")?;
        if self.eat(Tok::Greater) {
            return Ok(self.cx.ty(TypeKind::Tuple(Box::new([]))));
        }
        let types = self.type_list()?;
        self.expect(Tok::Greater, "expected '>' in tuple type")?;
        Ok(self.cx.ty(TypeKind::Tuple(types.into_vec().into())))
    }

    /// `tensor<dims x element, encoding>`
    fn tensor_ty(&mut self) -> ParseResult<Type> {
        self.advance();
        self.expect(Tok::Less, "expected '<' in tensor type")?;
        let shape = self.shape_or_unranked()?;
        let at = self.span();
        let element = self.ty()?;
        let mut encoding = None;
        if self.eat(Tok::Comma) && self.at_attr() {
            encoding = Some(self.attr(None)?);
        }
        self.expect(Tok::Greater, "expected '>' in tensor type")?;
        let e = self.cx.type_ref(element);
        if e.is_function() || e.is_tuple() || e.is_none() || (e.is_shaped() && !e.is_vector()) {
            return Err(self.error(at, "invalid tensor element type"));
        }
        if encoding.is_some() && shape.is_none() {
            return Err(self.error_here("cannot apply encoding to unranked tensor"));
        }
        Ok(self.cx.ty(match shape {
            Some(shape) => TypeKind::RankedTensor { shape: shape.into(), element, encoding },
            None => TypeKind::UnrankedTensor { element },
        }))
    }

    /// `memref<dims x element, layout, space>`
    fn memref_ty(&mut self) -> ParseResult<Type> {
        let whole = self.span();
        self.advance();
        self.expect(Tok::Less, "expected '<' in memref type")?;
        let shape = self.shape_or_unranked()?;
        let at = self.span();
        let element = self.ty()?;
        let e = self.cx.type_ref(element);
        let scalar = e.is_int_or_index() || e.is_float() || e.is_complex();
        let holder = e.is_shaped() && !e.is_tensor();
        if !scalar && !holder && !e.has_interface::<MemRefElementTypeInterface>() {
            return Err(self.error(at, "invalid memref element type"));
        }
        let (layout, memory_space) = self.memref_tail(whole, shape.as_deref())?;
        Ok(self.cx.ty(match shape {
            Some(shape) => TypeKind::MemRef { shape: shape.into(), element, layout, memory_space },
            None => TypeKind::UnrankedMemRef { element, memory_space },
        }))
    }

    /// What follows the element type of a memref: layout and memory space, up to `>`.
    fn memref_tail(
        &mut self,
        whole: Span,
        shape: Option<&[i64]>,
    ) -> ParseResult<(Option<Attr>, Option<Attr>)> {
        let mut layout = None;
        let mut space = None;
        let mut has_space = false;
        let mut is_first = true;
        while !self.eat(Tok::Greater) {
            if is_first {
                self.expect(Tok::Comma, "expected ',' or '>' in memref type")?;
                if self.at(Tok::Greater) {
                    return Err(self.wrong_token("expected list element"));
                }
            } else {
                self.expect(Tok::Comma, "expected ',' or '>'")?;
            }
            is_first = false;
            let at = self.span();
            let attr = self.attr(None)?;
            let is_layout =
                matches!(self.cx.attr_kind(attr), AttrKind::AffineMap(_) | AttrKind::Strided { .. });
            if !is_layout {
                if has_space {
                    return Err(self.error_here("multiple memory spaces specified in memref type"));
                }
                has_space = true;
                space = Some(attr);
                continue;
            }
            if shape.is_none() {
                return Err(self.error_here("cannot have affine map for unranked memref type"));
            }
            if has_space {
                return Err(self.error_here("expected memory space to be last in memref type"));
            }
            if layout.replace(attr).is_some_and(|before| before != attr) {
                let warning = Diagnostic::warning(at, "only the last layout of a memref type counts");
                self.diagnostics.push(warning.with_help("write several maps as their composition, one map"));
            }
        }
        if let (Some(layout), Some(shape)) = (layout, shape) {
            self.check_layout(whole, layout, shape.len())?;
        }
        if space.is_some_and(|space| !self.is_memory_space(space)) {
            return Err(self.error(whole, "unsupported memory space Attribute"));
        }
        // Zero is the default space.
        let zero = |a: &Attr| matches!(self.cx.attr_kind(*a), AttrKind::Integer { value: 0, .. });
        let identity = |a: &Attr| match self.cx.attr_kind(*a) {
            AttrKind::AffineMap(map) => map.is_identity(self.cx),
            _ => false,
        };
        Ok((layout.filter(|a| !identity(a)), space.filter(|a| !zero(a))))
    }

    /// True for an integer, a string, a dictionary and the attributes of dialects.
    fn is_memory_space(&self, attr: Attr) -> bool {
        let attr = self.cx.attr_ref(attr);
        let of_dialect = matches!(attr.kind(), AttrKind::Dialect(_));
        attr.is_integer_attr() || attr.is_string() || attr.is_dictionary() || of_dialect
    }

    fn check_layout(&mut self, whole: Span, layout: Attr, rank: usize) -> ParseResult<()> {
        let (what, dims) = match self.cx.attr_kind(layout) {
            AttrKind::AffineMap(AffineMap { dims, .. }) => ("affine map", *dims as usize),
            AttrKind::Strided { strides, .. } => ("strides", strides.len()),
            _ => return Ok(()),
        };
        if dims == rank {
            return Ok(());
        }
        let message = match what {
            "strides" => "expected the number of strides to match the rank".to_string(),
            _ => format!("memref layout mismatch between rank and affine map: {rank} != {dims}"),
        };
        Err(self.error(whole, message))
    }

    /// `vector<4x[8]xf32>`
    fn vector_ty(&mut self) -> ParseResult<Type> {
        let whole = self.span();
        self.advance();
        self.expect(Tok::Less, "expected '<' in vector type")?;
        let mut shape = SmallVec::<[i64; 4]>::new();
        let mut scalable = SmallVec::<[bool; 4]>::new();
        while matches!(self.tok.kind, Tok::Integer | Tok::LSquare) {
            self.extents_without_tokens(false, |extent| shape.push(extent));
            scalable.resize(shape.len(), false);
            let scales = self.eat(Tok::LSquare);
            if !self.at(Tok::Integer) {
                return Err(self.error_here("invalid dimension"));
            }
            shape.push(self.dimension()?);
            scalable.push(scales);
            if scales {
                self.expect(Tok::RSquare, "missing ']' closing scalable dimension")?;
            }
            self.x_in_dimensions()?;
        }
        let element = self.ty()?;
        let e = self.cx.type_ref(element);
        if !e.is_int_or_index() && !e.is_float() && !e.has_interface::<VectorElementTypeInterface>() {
            let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
            return Err(self.error(whole, message));
        }
        if shape.iter().any(|&d| d <= 0) {
            let sizes = shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            let message = format!("vector types must have positive constant sizes but got {sizes}");
            return Err(self.error(whole, message));
        }
        self.expect(Tok::Greater, "expected '>' in vector type")?;
        Ok(self.cx.ty(TypeKind::Vector {
            shape: shape.into_vec().into(),
            scalable: scalable.into_vec().into(),
            element,
        }))
    }

    // Shapes.

    /// `4x?x` or `*x`; `None` for the latter.
    fn shape_or_unranked(&mut self) -> ParseResult<Option<Vec<i64>>> {
        if self.eat(Tok::Star) {
            self.x_in_dimensions()?;
            return Ok(None);
        }
        self.dimensions_before_element().map(Some)
    }

    /// Extents, each with an `x` after it: `4x?x`.
    pub(crate) fn dimensions_before_element(&mut self) -> ParseResult<Vec<i64>> {
        let mut shape = Vec::new();
        self.extents_without_tokens(true, |extent| shape.push(extent));
        while matches!(self.tok.kind, Tok::Integer | Tok::Question) {
            shape.push(if self.eat(Tok::Question) { DYNAMIC } else { self.dimension()? });
            self.x_in_dimensions()?;
        }
        Ok(shape)
    }

    /// The extents here that are followed by others. Each token of `1x1x1x...` is a word that extends to the end, so
    /// reading tokens would take quadratic time.
    fn extents_without_tokens(&mut self, dynamic: bool, mut found: impl FnMut(i64)) {
        const MAX_DIGITS: usize = 18;
        let bytes = self.text.as_bytes();
        let mut at = self.tok.start as usize;
        loop {
            let rest = bytes.get(at..).unwrap_or_default();
            let digits = rest.iter().take(MAX_DIGITS + 1).take_while(|b| b.is_ascii_digit()).count();
            let (extent, length) = match rest.first() {
                Some(b'?') if dynamic => (DYNAMIC, 1),
                _ if (1..=MAX_DIGITS).contains(&digits) => {
                    (rest[..digits].iter().fold(0, |n, b| n * 10 + i64::from(b - b'0')), digits)
                }
                _ => break,
            };
            let another = matches!(rest.get(length..), Some([b'x', b'0'..=b'9' | b'?', ..]));
            if !another {
                break;
            }
            found(extent);
            at += length + 1;
        }
        if at > self.tok.start as usize {
            self.reset(at as u32);
        }
    }

    /// Extents separated by `x`, without a final one: `4x?x2`.
    pub(crate) fn dimension_list(&mut self) -> ParseResult<Vec<i64>> {
        let mut shape = Vec::new();
        loop {
            self.extents_without_tokens(true, |extent| shape.push(extent));
            shape.push(match self.tok.kind {
                Tok::Question => {
                    self.advance();
                    DYNAMIC
                }
                Tok::Integer => self.dimension()?,
                _ if shape.is_empty() => return Ok(shape),
                _ => return Err(self.wrong_token("expected dimension")),
            });
            if !(self.at(Tok::Bare) && self.spelling().starts_with('x')) {
                return Ok(shape);
            }
            self.x_in_dimensions()?;
        }
    }

    /// One static extent.
    fn dimension(&mut self) -> ParseResult<i64> {
        let spelling = self.spelling();
        // `0x4` in a shape is a zero and a separator, not a hexadecimal number.
        if spelling.starts_with("0x") {
            let at = self.tok.start + 1;
            self.reset(at);
            return Ok(0);
        }
        match spelling.parse() {
            Ok(extent) => {
                self.advance();
                Ok(extent)
            }
            Err(_) => Err(self.error_here("invalid dimension")),
        }
    }

    /// The `x` between extents, which may be the start of the current word.
    fn x_in_dimensions(&mut self) -> ParseResult<()> {
        if !(self.at(Tok::Bare) && self.spelling().starts_with('x')) {
            return Err(self.wrong_token("expected 'x' in dimension list"));
        }
        match self.spelling().len() {
            1 => self.advance(),
            _ => {
                let at = self.tok.start + 1;
                self.reset(at);
            }
        }
        Ok(())
    }

    // Aliases and types of dialects.

    /// `!alias`, `!dialect.type<...>` or `!dialect<...>`
    fn extended_ty(&mut self) -> ParseResult<Type> {
        let whole = self.spelling();
        let name = &whole[1..];
        let start = self.tok.start + 1;
        let span = self.span();
        let body = self.followed_by(b'<');
        let Some((dialect, word)) = name.split_once('.') else {
            if body {
                return self.verbose_ty(name);
            }
            let Some(&ty) = self.aliases.types.get(name) else {
                self.advance();
                return Err(self.wrong_token(format!("undefined symbol alias id '{name}'")));
            };
            self.advance();
            let printed = match self.cx.type_kind(ty) {
                TypeKind::Dialect(_) => Printed::Shared,
                _ => Printed::Whole,
            };
            self.use_alias(whole, printed)?;
            return Ok(ty);
        };
        let data = start + dialect.len() as u32 + 1;
        if let Some(def) = self.cx.dialect(dialect).filter(|def| !def.keeps_type(word)) {
            self.reset(data);
            let said = self.diagnostics.len();
            return match self.pretty_ty(def, span) {
                Ok(ty) => self.end_of_pretty_ty(span.end, body).map(|()| ty),
                Err(error) if body => self.rather_unbalanced(span.end, said, error),
                Err(error) => Err(error),
            };
        }
        self.advance();
        let text = if body {
            self.balanced_body(data)?
        } else {
            self.text.get(data as usize..span.end as usize).unwrap_or("")
        };
        self.opaque_ty(dialect, text, Span { start: data, ..span })
    }

    /// The error in a dialect's type, or that its body at `at` is not balanced, which MLIR checks first; `said` is the
    /// number of earlier diagnostics.
    fn rather_unbalanced(&mut self, at: u32, said: usize, error: super::ParseError) -> ParseResult<Type> {
        let of_type = self.diagnostics.split_off(said);
        self.reset(at);
        self.balanced_body(at)?;
        self.diagnostics.extend(of_type);
        Err(error)
    }

    /// Continues after a type whose name ends at `name`. As in MLIR, its text ends there or at the end of its body,
    /// wherever the dialect's parser stopped.
    fn end_of_pretty_ty(&mut self, name: u32, body: bool) -> ParseResult<()> {
        let read = self.prev_end();
        let next = self.tok.start;
        if body && read <= name {
            self.reset(name);
            self.balanced_body(name)?;
        } else if !body && read != name {
            self.reset(name);
        } else {
            return Ok(());
        }
        self.ignored(next, self.prev_end(), "type");
        Ok(())
    }

    /// Warns about text between the end of a type or attribute and the end of its name or body, if there is any: it has
    /// no meaning.
    pub(super) fn ignored(&mut self, start: u32, end: u32, after: &str) {
        if start < end {
            let span = Span { file: self.file, start, end };
            let message = format!("this text after a complete {after} is ignored");
            self.report(Diagnostic::warning(span, message));
        }
    }

    /// `!dialect<...>`
    fn verbose_ty(&mut self, dialect: &'a str) -> ParseResult<Type> {
        let span = self.span();
        self.advance();
        match self.cx.dialect(dialect) {
            Some(def) => {
                let said = self.diagnostics.len();
                self.advance();
                let ty = match self.dialect_ty(def) {
                    Ok(ty) => ty,
                    Err(error) => return self.rather_unbalanced(span.end, said, error),
                };
                if !self.eat(Tok::Greater) {
                    let next = self.tok.start;
                    self.reset(span.end);
                    self.balanced_body(span.end)?;
                    self.ignored(next, self.prev_end().saturating_sub(1), "type");
                }
                Ok(ty)
            }
            None => {
                let start = self.tok.start;
                let body = self.balanced_body(start)?;
                let inner = body.get(1..body.len().saturating_sub(1)).unwrap_or("");
                self.opaque_ty(dialect, inner, span)
            }
        }
    }

    fn opaque_ty(&mut self, dialect: &str, text: &str, span: Span) -> ParseResult<Type> {
        if !self.cx.allows_unregistered() && self.cx.dialect(dialect).is_none() {
            let message = format!(
                "`!\"{dialect}\"<\"{text}\">` type created with unregistered dialect. If this is intended, \
                 please call allowUnregisteredDialects() on the MLIRContext, or use \
                 -allow-unregistered-dialect with the MLIR opt tool used"
            );
            return Err(self.error(span, message));
        }
        let dialect = self.cx.ident(dialect);
        let text = self.cx.ident(text);
        Ok(self.cx.ty(TypeKind::Opaque { dialect, text }))
    }

    /// The text from `from` to the end of the balanced `<...>` that starts at the current token, which is consumed.
    ///
    /// Brackets nest, `->` is not a bracket, and strings are skipped. A bracket after `//` counts: whether that starts
    /// a comment is up to the parser of the body.
    pub(crate) fn balanced_body(&mut self, from: u32) -> ParseResult<&'a str> {
        let text = self.text.as_bytes();
        let mut open: SmallVec<[u8; 8]> = SmallVec::new();
        let mut at = self.tok.start as usize;
        while let Some(&byte) = text.get(at) {
            at += 1;
            match byte {
                b'<' | b'(' | b'[' | b'{' => open.push(byte),
                b'-' if text.get(at) == Some(&b'>') => at += 1,
                b'>' | b')' | b']' | b'}' => {
                    if open.last().copied() != Some(opening(byte)) {
                        break;
                    }
                    open.pop();
                    if open.is_empty() {
                        self.reset(at as u32);
                        return Ok(self.text.get(from as usize..at).unwrap_or(""));
                    }
                }
                b'"' => {
                    self.reset(at as u32 - 1);
                    if !self.at(Tok::String) {
                        return Err(self.error_here(""));
                    }
                    at = self.tok.end as usize;
                }
                0 => break,
                _ => {}
            }
        }
        let bracket = char::from(open.last().copied().unwrap_or(b'<'));
        Err(self.error_here(format!("unbalanced '{bracket}' character in pretty dialect name")))
    }
}

/// The opening bracket for a closing one.
fn opening(close: u8) -> u8 {
    match close {
        b'>' => b'<',
        b')' => b'(',
        b']' => b'[',
        _ => b'{',
    }
}

/// The signedness and the digits of an integer type.
pub(super) fn integer_word(word: &str) -> Option<(Signedness, &str)> {
    let (signedness, digits) = match word.strip_prefix("si") {
        Some(digits) => (Signedness::Signed, digits),
        None => match word.strip_prefix("ui") {
            Some(digits) => (Signedness::Unsigned, digits),
            None => (Signedness::Signless, word.strip_prefix('i')?),
        },
    };
    (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then_some((signedness, digits))
}
