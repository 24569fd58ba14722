//! The state of a parse: the current token, diagnostics, aliases and open scopes; errors, nesting and lists.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use support::{Diagnostic, FileId, LineFinder, SourceMap, Span};

use super::aliases::{AliasCosts, Aliases, DeferredLoc};
use super::basics::{Delimiter, MAX_DEPTH, ParseError, ParseResult};
use super::deferral::{Around, CustomName, Deferral};
use super::old_text;
use super::scope::{Key, Keys, Scope, ValueNames};
use super::type_cache::TypeCache;
use crate::ir::body::Body;
use crate::ir::resources::ResourceGroup;
use crate::text::lexer::{Lexer, Tok, Token, lex_error};
use crate::values::context::{Context, OpName};
use crate::values::ids::{Attr, Ident, Loc, Type};
use crate::values::loc_kind::LocKind;

/// How a list goes on after its beginning.
pub(crate) enum ListStart {
    /// Not at all: it is absent or empty.
    Over,
    /// With elements, up to this token if it has one.
    Elements(Option<Tok>),
}

/// The state of parsing one file.
pub(crate) struct Core<'a> {
    pub(crate) cx: &'a Context,
    lines: LineFinder<'a>,
    pub(crate) text: &'a str,
    pub(crate) file: FileId,
    /// Where the text being read begins.
    start: u32,
    file_name: Ident,
    lexer: Lexer<'a>,
    /// The current token.
    pub(crate) tok: Token,
    /// Where the previous token ended.
    prev_end: u32,
    pub(crate) diagnostics: Vec<Diagnostic>,
    depth: u32,
    /// The names of the enclosing types that may refer to themselves.
    pub(super) enclosing_types: Vec<Box<str>>,
    /// Texts of types seen before, so that the same text is parsed once.
    pub(crate) type_cache: TypeCache<'a>,
    /// Named types of dialects, each with one meaning in a file, by dialect and name.
    pub(crate) named_types: NamedTypes,
    /// Operation names seen before, by their spelling.
    pub(crate) op_names: FxHashMap<&'a str, OpName>,
    /// Names in custom form seen before, by default dialect and spelling.
    pub(crate) custom_names: FxHashMap<(Option<&'static str>, &'a str), CustomName>,
    /// Unused tables of names, kept for their memory.
    pub(crate) spare: Vec<ValueNames>,
    keys: Keys<'a>,
    /// Empty bodies, kept for their memory.
    #[allow(clippy::vec_box, reason = "bodies are boxed while they are filled")]
    pub(crate) spare_bodies: Vec<Box<Body>>,
    /// Shared with the threads that parse deferred regions.
    pub(crate) aliases: Arc<Aliases<'a>>,
    pub(super) alias_costs: AliasCosts,
    /// Distinct attributes, by their numbers in the text.
    pub(crate) distinct: FxHashMap<u64, Attr>,
    /// The resources in the file's metadata that are not a dialect's.
    pub(crate) external_resources: Vec<ResourceGroup>,
    /// The bodies being filled, innermost last.
    pub(crate) scopes: Vec<Scope<'a>>,
    /// The operations around the current one, innermost last.
    pub(crate) around: Vec<Around>,
    /// Location aliases used before their definition, each with its stand-in.
    pub(crate) deferred_locs: Vec<DeferredLoc<'a>>,
    /// Errors for uses of values that were still undefined when their scope ended.
    pub(crate) undeclared: Vec<Diagnostic>,
    /// Regions deferred to other threads, if that is allowed.
    pub(crate) deferral: Option<Deferral<'a>>,
}

/// Types by dialect and name.
pub(crate) type NamedTypes = FxHashMap<(&'static str, Box<str>), Type>;

impl<'a> Core<'a> {
    /// Starts at the beginning of `part`, whose end is treated as the end of the file.
    pub(crate) fn new(cx: &'a Context, sources: &'a SourceMap, part: Span) -> Self {
        let file = part.file;
        let text = sources.text(file).get(..part.end as usize).unwrap_or("");
        let mut lexer = Lexer::new(text, part.start as usize);
        let tok = lexer.next();
        Core {
            cx,
            lines: sources.line_finder(file),
            text,
            file,
            start: part.start,
            file_name: cx.ident(sources.name(file)),
            lexer,
            tok,
            prev_end: 0,
            diagnostics: Vec::new(),
            depth: 0,
            enclosing_types: Vec::new(),
            type_cache: TypeCache::default(),
            named_types: NamedTypes::default(),
            op_names: FxHashMap::default(),
            custom_names: FxHashMap::default(),
            spare: Vec::new(),
            keys: Keys::default(),
            spare_bodies: Vec::new(),
            aliases: Arc::default(),
            alias_costs: AliasCosts::default(),
            distinct: FxHashMap::default(),
            external_resources: Vec::new(),
            scopes: Vec::new(),
            around: vec![Around { default_dialect: "builtin", function: None }],
            deferred_locs: Vec::new(),
            undeclared: Vec::new(),
            deferral: None,
        }
    }

    // Tokens.

    /// The text of the current token.
    #[inline]
    pub(crate) fn spelling(&self) -> &'a str {
        self.text.get(self.tok.range()).unwrap_or("")
    }

    /// The span of the current token.
    #[inline]
    pub(crate) fn span(&self) -> Span {
        Span { file: self.file, start: self.tok.start, end: self.tok.end }
    }

    /// The text of a span of this file.
    pub(crate) fn slice(&self, span: Span) -> &'a str {
        self.text.get(span.range()).unwrap_or("")
    }

    /// The key of the name at `span`.
    #[inline]
    pub(super) fn key(&mut self, span: Span, number: u32) -> Key {
        self.keys.key(self.text, span.range(), number)
    }

    /// Where the previous token ended.
    pub(crate) fn prev_end(&self) -> u32 {
        self.prev_end
    }

    /// Moves to the next token.
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.prev_end = self.tok.end;
        self.tok = self.lexer.next();
    }

    /// Continues with the token that starts at or after byte `at`.
    pub(crate) fn reset(&mut self, at: u32) {
        self.lexer = Lexer::new(self.text, at as usize);
        self.prev_end = at;
        self.tok = self.lexer.next();
    }

    #[inline]
    pub(crate) fn at(&self, kind: Tok) -> bool {
        self.tok.kind == kind
    }

    /// True at this word.
    #[inline]
    pub(crate) fn at_word(&self, word: &str) -> bool {
        self.tok.kind == Tok::Bare && self.spelling() == word
    }

    /// Consumes a token of this kind if it comes next.
    #[inline]
    pub(crate) fn eat(&mut self, kind: Tok) -> bool {
        let found = self.at(kind);
        if found {
            self.advance();
        }
        found
    }

    /// Consumes this word if it comes next.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.advance();
        }
        found
    }

    /// Consumes a token of this kind; otherwise fails with `message`.
    #[inline]
    pub(crate) fn expect(&mut self, kind: Tok, message: &str) -> ParseResult<()> {
        if self.eat(kind) { Ok(()) } else { Err(self.wrong_token(message)) }
    }

    /// True if this byte follows the current token directly.
    pub(crate) fn followed_by(&self, byte: u8) -> bool {
        self.text.as_bytes().get(self.tok.end as usize) == Some(&byte)
    }

    // Errors.

    /// Records an error.
    pub(crate) fn error(&mut self, span: Span, message: impl Into<String>) -> ParseError {
        self.report(Diagnostic::error(span, message))
    }

    /// Records a diagnostic. At text that is not a token, the diagnostic says what is wrong with the text instead.
    pub(crate) fn report(&mut self, diagnostic: Diagnostic) -> ParseError {
        let mut diagnostic = match self.tok.kind {
            Tok::Error => {
                let (at, message) = lex_error(self.text, self.tok.start as usize);
                let width = self.text.get(at..).and_then(|t| t.chars().next()).map_or(0, char::len_utf8);
                Diagnostic::error(Span::new(self.file, at, at + width), message)
            }
            _ => diagnostic,
        };
        if diagnostic.help.is_none() && diagnostic.is_error() {
            let at = diagnostic.span.map_or(self.text.len(), |span| span.start as usize);
            diagnostic.help = old_text::syntax(self.text, at, &diagnostic.message);
        }
        self.diagnostics.push(diagnostic);
        ParseError
    }

    /// Whether an error has been recorded.
    pub(super) fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(Diagnostic::is_error)
    }

    /// Records an error at the current token.
    pub(crate) fn error_here(&mut self, message: impl Into<String>) -> ParseError {
        let span = self.span();
        self.error(self.not_past_end(span), message)
    }

    /// Records an error about an unexpected token, placed after the previous token, where the missing one belongs. As
    /// in MLIR, `//` earlier on the token's line counts as the start of a comment.
    pub(crate) fn wrong_token(&mut self, message: impl Into<String>) -> ParseError {
        if self.prev_end == 0 {
            return self.error_here(message);
        }
        let span = self.not_past_end(self.span());
        let mut before = self.text.get(..span.start as usize).unwrap_or("");
        loop {
            before = before.trim_end_matches([' ', '\t']);
            let Some(line) = before.strip_suffix(['\n', '\r']) else { break };
            let start = line.rfind(['\n', '\r']).map_or(0, |newline| newline + 1);
            before = match line[start..].find("//") {
                Some(comment) => &line[..start + comment],
                None => line,
            };
        }
        if before.is_empty() {
            return self.error(span, message);
        }
        let at = before.len() as u32;
        let span = Span { file: self.file, start: at, end: at };
        self.error(span, message)
    }

    /// Moves a span at the very end of the text onto the last character, so that it can be shown.
    pub(super) fn not_past_end(&self, span: Span) -> Span {
        match self.text.char_indices().next_back() {
            Some((at, c)) if span.start as usize >= self.text.len() => {
                Span::new(self.file, at, at + c.len_utf8())
            }
            _ => span,
        }
    }

    // Nesting.

    /// The current nesting depth.
    pub(super) fn depth(&self) -> u32 {
        self.depth
    }

    /// Continues at the depth of another parser.
    pub(super) fn set_depth(&mut self, depth: u32) {
        self.depth = depth;
    }

    /// Runs `parse` one level deeper.
    pub(crate) fn nested<T>(
        &mut self,
        levels: u32,
        parse: impl FnOnce(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<T> {
        if self.depth + levels > MAX_DEPTH {
            return Err(self.error_here("nesting too deep"));
        }
        self.depth += levels;
        self.alias_costs.deepest = self.alias_costs.deepest.max(self.depth);
        let result = parse(self);
        self.depth -= levels;
        result
    }

    // Lists.

    /// `open element, element, ... close`, or nothing for the optional delimiters. `context` ends the messages.
    pub(crate) fn list(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        mut element: impl FnMut(&mut Self) -> ParseResult<()>,
    ) -> ParseResult<()> {
        let ListStart::Elements(close) = self.open(delimiter, context)? else { return Ok(()) };
        loop {
            element(self)?;
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close(close, context)
    }

    /// Consumes the opening token, and the closing token of an empty list.
    pub(crate) fn open(&mut self, delimiter: Delimiter, context: &str) -> ParseResult<ListStart> {
        let (open, close, optional) = match delimiter {
            Delimiter::None => return Ok(ListStart::Elements(None)),
            Delimiter::Paren => (Tok::LParen, Tok::RParen, false),
            Delimiter::Square => (Tok::LSquare, Tok::RSquare, false),
            Delimiter::Braces => (Tok::LBrace, Tok::RBrace, false),
            Delimiter::LessGreater => (Tok::Less, Tok::Greater, false),
            Delimiter::OptionalParen => (Tok::LParen, Tok::RParen, true),
            Delimiter::OptionalSquare => (Tok::LSquare, Tok::RSquare, true),
            Delimiter::OptionalBraces => (Tok::LBrace, Tok::RBrace, true),
            Delimiter::OptionalLessGreater => (Tok::Less, Tok::Greater, true),
        };
        if self.eat(open) {
            Ok(if self.eat(close) { ListStart::Over } else { ListStart::Elements(Some(close)) })
        } else if optional {
            Ok(ListStart::Over)
        } else {
            Err(self.wrong_token(format!("expected '{}'{context}", symbol(open))))
        }
    }

    /// Consumes the closing token of a list.
    pub(crate) fn close(&mut self, close: Option<Tok>, context: &str) -> ParseResult<()> {
        match close {
            Some(close) if !self.eat(close) => {
                Err(self.wrong_token(format!("expected '{}'{context}", symbol(close))))
            }
            _ => Ok(()),
        }
    }

    // Locations.

    /// The location of a span of this file.
    pub(crate) fn loc_of(&self, span: Span) -> Loc {
        let at = self.lines.at(span.start);
        self.cx.loc(LocKind::point(self.file_name, at.line, at.column))
    }

    /// The location of the whole text: the file, or the position where a part of it begins.
    pub(crate) fn file_loc(&self) -> Loc {
        if self.start != 0 {
            return self.loc_of(Span { file: self.file, start: self.start, end: self.start });
        }
        self.cx.loc(LocKind::point(self.file_name, 0, 0))
    }
}

/// The text of a bracket.
pub(crate) fn symbol(tok: Tok) -> &'static str {
    match tok {
        Tok::LParen => "(",
        Tok::RParen => ")",
        Tok::LSquare => "[",
        Tok::RSquare => "]",
        Tok::LBrace => "{",
        Tok::RBrace => "}",
        Tok::Less => "<",
        _ => ">",
    }
}
