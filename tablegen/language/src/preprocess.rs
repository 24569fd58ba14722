//! From texts to one flat sequence of tokens: comments are dropped, directives obeyed, includes spliced in.
//!
//! TableGen has macros only as switches (`#define NAME`, `#ifdef NAME`), and `include` is lexical: it may occur
//! anywhere. So all of this happens before parsing, and the parser sees tokens whose spans may lie in many files. It
//! asks for them piece by piece: a file is opened once everything before its include has been parsed.

use std::borrow::Cow;
use std::sync::Arc;

use logos::{Lexer, Logos};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::bytes::{has_bytes, text_of};
use crate::lexer::{Bang, Kw, LexError, Raw, Tok, Token, block_comment_length, unescape};
use crate::names::Names;
use support::{Diagnostic, FileId, SourceMap, Span};

/// Finds the files that `include "x.td"` names.
pub trait Loader {
    /// The file that an include of `path` in the file `from` refers to. A path is a string of the language: see
    /// [`crate::bytes_of`].
    ///
    /// The answer may depend only on the directory of `from`: it is cached.
    ///
    /// # Errors
    /// If there is no such file, or it cannot be read.
    fn load(&self, path: &str, from: FileId, sources: &SourceMap) -> Result<Loaded, NotLoaded>;

    /// Paths that would be found, to suggest one if `path` is not found. Empty by default.
    fn candidates(&self, _path: &str) -> Vec<String> {
        Vec::new()
    }
}

/// An included file.
pub struct Loaded {
    /// The name that diagnostics show.
    pub name: String,
    /// The contents of the file, UTF-8 or not.
    pub bytes: Vec<u8>,
}

/// Why an include has no text.
pub enum NotLoaded {
    /// The file does not exist.
    Missing,
    /// The file cannot be read.
    Unreadable {
        /// The name that diagnostics show.
        name: String,
        /// The system's message.
        why: String,
    },
}

/// How deep includes may nest. A file that includes itself without a guard is the usual reason for more.
const MAX_INCLUDE_DEPTH: usize = 64;
/// How many files one translation may read. A file counts each time it is read, unless its include guard empties it.
const MAX_INCLUDES: usize = 20_000;
/// How many tokens one translation may have: far above any real input, this bounds the result of repeated includes.
const MAX_TOKENS: usize = 16_000_000;
/// How many lexical errors are reported before giving up.
const MAX_ERRORS: usize = 20;
/// How many tokens are read at a time: few enough to stay in the processor's cache until they are parsed.
pub(crate) const PIECE: usize = 256;

/// An open `#ifdef`, `#ifndef` or `#else`.
struct Control {
    /// Whether the text under it is read.
    live: bool,
    is_else: bool,
    span: Span,
}

#[derive(Clone, Copy, PartialEq)]
enum Directive {
    Ifdef,
    Ifndef,
    Else,
    Endif,
    Define,
}

/// Whether a whole file is inside one `#ifndef` of a macro that was not defined before.
#[derive(Default)]
struct Guard {
    name: Option<String>,
    /// Whether anything is read even if the macro is defined.
    outside: bool,
}

impl Guard {
    /// Records what is read at some depth of conditionals: a directive, with the text after its `#`, or anything else.
    fn see(
        &mut self,
        directive: Option<(Directive, &str)>,
        rest: &str,
        depth: usize,
        defined: &FxHashSet<String>,
    ) {
        match (directive, depth) {
            (Some((Directive::Ifndef, word)), 0) if self.name.is_none() => {
                let (name, _) = macro_name(rest, word.len());
                self.outside |= defined.contains(name);
                self.name = Some(name.to_string());
            }
            (_, 0) | (Some((Directive::Else, _)), 1) => self.outside = true,
            _ => {}
        }
    }
}

/// A file whose text is being read.
struct Open {
    file: FileId,
    text: Arc<Box<str>>,
    /// Where to continue reading.
    at: usize,
    line_start: bool,
    controls: Vec<Control>,
    guard: Guard,
    /// What had been found before it was opened.
    before: Found,
    /// Whether a directive, here or in an included file, asked for a macro that may still be defined later.
    asked_undefined: bool,
}

/// The numbers of tokens, problems and macros found so far.
#[derive(Clone, Copy, Default, PartialEq)]
struct Found {
    tokens: usize,
    problems: usize,
    macros: usize,
}

/// Reads files into tokens.
pub(crate) struct Reader<'a> {
    sources: &'a mut SourceMap,
    loader: &'a dyn Loader,
    defined: FxHashSet<String>,
    /// Errors and warnings that have not been taken yet.
    pub(crate) problems: Vec<Diagnostic>,
    found: Found,
    errors: usize,
    /// The files that are open, each included by the one before it.
    open: Vec<Open>,
    /// The includes that opened them.
    stack: Vec<Span>,
    includes: usize,
    stopped: bool,
    /// The loader's answers, by the path and the directory of the including file.
    loaded: FxHashMap<(String, String), FileId>,
    /// Files that a guard keeps empty from now on: macros are never undefined.
    inert: FxHashSet<FileId>,
    /// Strings and code blocks with bytes that are not UTF-8.
    pub(crate) not_utf8: Vec<Span>,
    main: FileId,
}

impl<'a> Reader<'a> {
    /// A reader of `main` and what it includes.
    pub(crate) fn new(
        sources: &'a mut SourceMap,
        main: FileId,
        loader: &'a dyn Loader,
        macros: &[String],
    ) -> Self {
        let mut reader = Reader {
            sources,
            loader,
            defined: macros.iter().cloned().collect(),
            problems: Vec::new(),
            found: Found::default(),
            errors: 0,
            open: Vec::new(),
            stack: Vec::new(),
            includes: 0,
            stopped: false,
            loaded: FxHashMap::default(),
            inert: FxHashSet::default(),
            not_utf8: Vec::new(),
            main,
        };
        reader.found.macros = reader.defined.len();
        reader.open(main);
        reader
    }

    /// Reads some more tokens, at least one. The very last one is [`Tok::Eof`], even if an error ends the text.
    pub(crate) fn read(&mut self, names: &mut Names, tokens: &mut Vec<Token>) {
        let before = tokens.len();
        while tokens.len() == before && !self.open.is_empty() && !self.failed() {
            self.piece(names, tokens);
        }
        if self.open.is_empty() || self.failed() {
            let end = self.sources.text(self.main).len();
            tokens.push(Token { tok: Tok::Eof, span: Span::new(self.main, end, end), first: true });
        }
    }

    /// Whether there was an error.
    pub(crate) fn failed(&self) -> bool {
        self.errors > 0
    }

    /// Reads the rest, only to find more errors.
    pub(crate) fn read_errors(&mut self, names: &mut Names) {
        let mut tokens = Vec::new();
        while !self.open.is_empty() && !self.stopped {
            self.piece(names, &mut tokens);
            tokens.clear();
        }
    }

    fn problem(&mut self, diagnostic: Diagnostic) {
        self.problems.push(diagnostic);
        self.found.problems += 1;
    }

    fn error(&mut self, mut diagnostic: Diagnostic) {
        for span in self.stack.iter().rev().take(8) {
            diagnostic = diagnostic.with_note(*span, "included from here");
        }
        self.problem(diagnostic);
        self.errors += 1;
        self.stopped |= self.errors >= MAX_ERRORS;
    }

    fn open(&mut self, file: FileId) {
        self.open.push(Open {
            file,
            text: self.sources.shared_text(file),
            at: 0,
            line_start: true,
            controls: Vec::new(),
            guard: Guard::default(),
            before: self.found,
            asked_undefined: false,
        });
    }

    /// Continues the innermost file: for some tokens, or up to an include, a problem or its end.
    fn piece(&mut self, names: &mut Names, tokens: &mut Vec<Token>) {
        let Some(mut open) = self.open.pop() else { return };
        let text = Arc::clone(&open.text);
        let mut lexer = Raw::lexer(&text);
        lexer.bump(open.at);
        let goal = tokens.len() + PIECE;
        let problems = self.found.problems;
        let mut included = None;
        while tokens.len() < goal && self.found.problems == problems && included.is_none() {
            let Some(raw) = lexer.next() else { return self.close(open) };
            let span = Span::new(open.file, lexer.span().start, lexer.span().end);
            let hash = open.line_start && raw == Ok(Raw::Hash);
            let directive = if hash { directive(lexer.remainder()) } else { None };
            match (&raw, directive) {
                (Ok(Raw::Newline | Raw::Comment), _) => {}
                (_, directive) => {
                    open.guard.see(directive, lexer.remainder(), open.controls.len(), &self.defined);
                }
            }
            match raw {
                Ok(Raw::Newline) => open.line_start = true,
                Ok(Raw::Comment) => {}
                Ok(Raw::Hash) if directive.is_some() => {
                    let consumed = self.directives(&mut open, &text, lexer.span().start);
                    lexer.bump(consumed - lexer.span().end);
                }
                Ok(Raw::Ident) if lexer.slice() == Kw::Include.text() => {
                    open.line_start = false;
                    included = self.include(span, &mut lexer);
                }
                raw => {
                    let (raw, text) = match raw {
                        Ok(Raw::Ident) => word(&mut lexer),
                        raw => (raw, lexer.slice()),
                    };
                    let span = Span::new(open.file, span.start as usize, span.start as usize + text.len());
                    match raw {
                        Ok(raw) => {
                            let tok = self.token(raw, text, span, names);
                            tokens.extend(tok.map(|tok| Token { tok, span, first: open.line_start }));
                        }
                        Err(error) => self.lex_error(error, text, span),
                    }
                    open.line_start = false;
                }
            }
        }
        open.at = lexer.span().end;
        self.open.push(open);
        if let Some((file, path)) = included {
            self.stack.push(path);
            self.open(file);
        }
    }

    /// Handles the end of a file, for the file itself and for the one that includes it.
    fn close(&mut self, open: Open) {
        if let Some(control) = open.controls.last() {
            let end = Span::new(open.file, open.text.len(), open.text.len());
            let error = Diagnostic::error(control.span, "this conditional is not closed by '#endif'")
                .with_note(end, "the file ends here");
            self.error(error);
        }
        let guarded = open.guard.name.is_some_and(|name| !open.guard.outside && self.defined.contains(&name));
        if guarded || !open.asked_undefined && open.before == self.found {
            self.inert.insert(open.file);
        }
        self.stack.pop();
        if let Some(parent) = self.open.last_mut() {
            parent.asked_undefined |= open.asked_undefined;
        }
    }

    fn lex_error(&mut self, error: LexError, slice: &str, span: Span) {
        let at = match error.at {
            Some((from, to)) => Span::new(span.file, span.start as usize + from, span.start as usize + to),
            None => span,
        };
        let message = match error.message {
            "" => match slice.chars().next() {
                Some(c) if !self.sources.is_utf8(span.file) && u32::from(c) != u32::from(self.byte(at)) => {
                    format!("unexpected byte 0x{:02X}, which is not UTF-8", self.byte(at))
                }
                Some('!') => "'!' is not followed by the name of an operator".to_string(),
                Some('$') => "'$' is not followed by a name".to_string(),
                Some(c) => format!("unexpected character '{}'", c.escape_default()),
                None => "unexpected text".to_string(),
            },
            text => text.to_string(),
        };
        let mut diagnostic = Diagnostic::error(at, message);
        diagnostic.help = error.help.map(str::to_string);
        self.error(diagnostic);
    }

    /// The byte at which a span starts.
    fn byte(&self, span: Span) -> u8 {
        self.sources.bytes(span.file).get(span.start as usize).copied().unwrap_or_default()
    }

    /// A piece of a file's text, with the bytes that are not UTF-8.
    fn exact<'t>(&self, slice: &'t str, span: Span) -> Cow<'t, str> {
        let bytes = if self.sources.is_utf8(span.file) {
            slice.as_bytes()
        } else {
            self.sources.bytes(span.file).get(span.range()).unwrap_or(slice.as_bytes())
        };
        match text_of(bytes) {
            Cow::Owned(text) => Cow::Owned(text),
            Cow::Borrowed(_) => Cow::Borrowed(slice),
        }
    }

    fn token(&mut self, raw: Raw, slice: &str, span: Span, names: &mut Names) -> Option<Tok> {
        let tok = match raw {
            Raw::Ident => match Kw::find(slice) {
                Some(keyword) => Tok::Kw(keyword),
                None => Tok::Ident(names.intern(slice)),
            },
            Raw::Bang => match Bang::find(&slice[1..]) {
                Some(bang) => Tok::Bang(bang),
                None => {
                    let mut error = Diagnostic::error(span, format!("unknown operator '{slice}'"));
                    if let Some(near) = support::suggest::nearest(&slice[1..], Bang::ALL.iter().copied()) {
                        error = error.with_help(format!("did you mean '!{near}'?"));
                    }
                    self.error(error);
                    return None;
                }
            },
            Raw::Int(value) => Tok::Int(value),
            Raw::Binary((value, digits)) => Tok::Binary(value, digits),
            Raw::Str(escapes) => Tok::Str(unescape(&self.exact(slice, span), escapes).into()),
            Raw::Code if slice.contains('\0') => {
                self.error(Diagnostic::error(span, "a code block cannot hold a NUL character"));
                return None;
            }
            Raw::Code => {
                let text = self.exact(slice, span);
                Tok::Code(text.get(2..text.len() - 2).unwrap_or("").into())
            }
            Raw::VarName => Tok::VarName(names.intern(&slice[1..])),
            Raw::Punctuation => Tok::punctuation(slice),
            Raw::Hash => Tok::Hash,
            Raw::Newline | Raw::Comment => return None,
        };
        if self.found.tokens >= MAX_TOKENS {
            self.error(Diagnostic::error(span, "the input has too many tokens"));
            self.stopped = true;
            return None;
        }
        self.found.tokens += 1;
        if let Tok::Str(text) | Tok::Code(text) = &tok
            && !self.sources.is_utf8(span.file)
            && has_bytes(text)
        {
            self.not_utf8.push(span);
        }
        Some(tok)
    }

    /// Reads the path of an include. Returns the file to read next, unless it is known to be empty, and the path.
    fn include(&mut self, keyword: Span, lexer: &mut Lexer<'_, Raw>) -> Option<(FileId, Span)> {
        let file = keyword.file;
        let next = loop {
            match lexer.next() {
                Some(Ok(Raw::Newline | Raw::Comment)) => {}
                other => break other,
            }
        };
        let span = Span::new(file, lexer.span().start, lexer.span().end);
        let path = match next {
            Some(Ok(Raw::Str(escapes))) => unescape(&self.exact(lexer.slice(), span), escapes).into_owned(),
            Some(Err(error)) => {
                self.lex_error(error, lexer.slice(), span);
                return None;
            }
            _ => {
                let error = Diagnostic::error(keyword, "'include' is not followed by a file name")
                    .with_help("write include \"path/file.td\"");
                self.error(error);
                return None;
            }
        };
        let included = self.load(path, file, span).filter(|file| !self.inert.contains(file))?;
        self.includes += 1;
        if self.stack.len() >= MAX_INCLUDE_DEPTH || self.includes > MAX_INCLUDES {
            let message = if self.includes > MAX_INCLUDES {
                "the input has too many includes".to_string()
            } else {
                format!("includes are nested more than {MAX_INCLUDE_DEPTH} deep")
            };
            let error = Diagnostic::error(span, message)
                .with_help("a file that includes itself needs an '#ifndef' guard");
            self.error(error);
            self.stopped = true;
            return None;
        }
        Some((included, span))
    }

    /// The file that an include refers to; each is read once.
    fn load(&mut self, path: String, from: FileId, span: Span) -> Option<FileId> {
        let name = self.sources.name(from);
        let directory = name.rsplit_once('/').map_or("", |(directory, _)| directory);
        let key = (path, directory.to_string());
        if let Some(&known) = self.loaded.get(&key) {
            return Some(known);
        }
        let path = &key.0;
        let Loaded { name, bytes } = match self.loader.load(path, from, self.sources) {
            Ok(loaded) => loaded,
            Err(NotLoaded::Missing) => {
                self.error(self.not_found(path, span));
                return None;
            }
            Err(NotLoaded::Unreadable { name, why }) => {
                self.error(Diagnostic::error(span, format!("cannot read include file '{name}': {why}")));
                return None;
            }
        };
        if bytes.len() > support::source::MAX_SIZE {
            self.error(Diagnostic::error(span, format!("include file '{path}' is too large")));
            return None;
        }
        // The same file may be known under another path.
        let known = self.sources.find(&name).filter(|&f| *self.sources.bytes(f) == *bytes);
        let included = known.unwrap_or_else(|| self.sources.add_bytes(name, bytes));
        self.loaded.insert(key, included);
        Some(included)
    }

    fn not_found(&self, path: &str, span: Span) -> Diagnostic {
        let error = Diagnostic::error(span, format!("could not find include file '{path}'"));
        let candidates = self.loader.candidates(path);
        match support::suggest::nearest(path, candidates.iter().map(String::as_str)) {
            Some(near) => error.with_help(format!("did you mean '{near}'?")),
            None => error,
        }
    }

    /// Obeys the directive at `at` (a `#`). If it switches text off, skips to the directive that switches it on again.
    /// Returns the offset at which reading continues.
    fn directives(&mut self, open: &mut Open, text: &str, at: usize) -> usize {
        let file = open.file;
        let controls = &mut open.controls;
        let mut at = at;
        loop {
            let Some((kind, word)) = text.get(at + 1..).and_then(directive) else { return text.len() };
            let word_end = at + 1 + word.len();
            let span = Span::new(file, at, word_end);
            let live = controls.iter().all(|c| c.live);
            let mut position = word_end;
            match kind {
                Directive::Ifdef | Directive::Ifndef | Directive::Define => {
                    let (name, end) = macro_name(text, word_end);
                    position = end;
                    if name.is_empty() {
                        self.error(Diagnostic::error(
                            Span::new(file, end, end),
                            format!("expected a macro name after '#{word}'"),
                        ));
                    } else if kind == Directive::Define && live && !self.define(name) {
                        let place = Span::new(file, end - name.len(), end);
                        self.problem(Diagnostic::warning(place, format!("macro '{name}' is defined again")));
                    }
                    if kind != Directive::Define {
                        open.asked_undefined |= live && !self.defined.contains(name);
                        let live = self.defined.contains(name) == (kind == Directive::Ifdef);
                        controls.push(Control { live, is_else: false, span });
                    }
                }
                Directive::Else => match controls.last_mut() {
                    Some(control) if !control.is_else => {
                        *control = Control { live: !control.live, is_else: true, span };
                    }
                    Some(control) => {
                        let first = control.span;
                        let error = Diagnostic::error(span, "a second '#else' for the same conditional")
                            .with_note(first, "the first is here");
                        self.error(error);
                    }
                    None => self.error(Diagnostic::error(span, "'#else' without '#ifdef' or '#ifndef'")),
                },
                Directive::Endif => {
                    if controls.pop().is_none() {
                        self.error(Diagnostic::error(span, "'#endif' without '#ifdef' or '#ifndef'"));
                    }
                }
            }
            position = self.directive_end(file, text, position, word);
            if controls.iter().all(|c| c.live) || self.stopped {
                return position;
            }
            match next_directive(text, position) {
                Ok(Some(next)) => at = next,
                Ok(None) => return text.len(),
                Err(open) => {
                    let span = Span::new(file, open, open + 2);
                    self.error(Diagnostic::error(span, "unterminated comment"));
                    return text.len();
                }
            }
        }
    }

    /// Defines a macro; false where it was defined before.
    fn define(&mut self, name: &str) -> bool {
        let fresh = self.defined.insert(name.to_string());
        self.found.macros = self.defined.len();
        fresh
    }

    /// Skips the rest of a directive's line, which may hold only comments; returns the offset of the line's end.
    fn directive_end(&mut self, file: FileId, text: &str, from: usize, word: &str) -> usize {
        let mut at = skip_blank(text, from);
        let rest = text.get(at..).unwrap_or("");
        let line = rest.find('\n').unwrap_or(rest.len());
        if !rest[..line].is_empty() && !rest.starts_with("//") {
            let span = Span::new(file, at, at + rest[..line].trim_end().len());
            self.error(Diagnostic::error(span, format!("only a comment may follow '#{word}' on its line")));
        }
        at += line;
        at
    }
}

/// The kind and the text of the word at the lexer. `0b01in` is a number and a word, although a word may otherwise
/// start with digits: the lexer then continues after the number.
fn word<'t>(lexer: &mut Lexer<'t, Raw>) -> (Result<Raw, LexError>, &'t str) {
    let text = lexer.slice();
    let start = lexer.span().start;
    let Some(length) = number_prefix(text) else { return (Ok(Raw::Ident), text) };
    let number = &text[..length];
    *lexer = Raw::lexer(lexer.source());
    lexer.bump(start + length);
    (Raw::lexer(number).next().unwrap_or(Ok(Raw::Ident)), number)
}

/// The length of the number that a word starts with, if it looks more like a number than like a word.
fn number_prefix(word: &str) -> Option<usize> {
    let digits = word.find(|c: char| !c.is_ascii_digit()).filter(|&n| n > 0)?;
    let mut rest = word[digits..].chars();
    let fits = match (rest.next(), rest.next()) {
        (Some('b'), Some('0' | '1')) => |c: char| matches!(c, '0' | '1'),
        (Some('x'), Some(c)) if c.is_ascii_hexdigit() => |c: char| c.is_ascii_hexdigit(),
        _ => return None,
    };
    if !word.starts_with("0b") && !word.starts_with("0x") {
        return Some(digits);
    }
    Some(word[2..].find(|c| !fits(c)).map_or(word.len(), |n| n + 2))
}

/// The directive word at the start of `rest` (the text after a `#`).
fn directive(rest: &str) -> Option<(Directive, &str)> {
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
    let (word, after) = rest.split_at(end);
    let ends = after.is_empty()
        || after.starts_with([' ', '\t', '\n', '\r'])
        || after.starts_with("//")
        || after.starts_with("/*");
    let kind = match word {
        "ifdef" => Directive::Ifdef,
        "ifndef" => Directive::Ifndef,
        "else" => Directive::Else,
        "endif" => Directive::Endif,
        "define" => Directive::Define,
        _ => return None,
    };
    ends.then_some((kind, word))
}

/// The macro name after a directive word, and where it ends.
fn macro_name(text: &str, from: usize) -> (&str, usize) {
    let rest = text.get(from..).unwrap_or("");
    let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
    let rest = &rest[blanks..];
    let valid = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let length = match rest.chars().next() {
        Some(c) if c.is_ascii_alphabetic() || c == '_' => rest.find(|c| !valid(c)).unwrap_or(rest.len()),
        _ => 0,
    };
    (&rest[..length], from + blanks + length)
}

/// The offset of the first character from `from` on that is neither blank nor in a block comment; stops at line ends.
fn skip_blank(text: &str, from: usize) -> usize {
    let mut at = from;
    while let Some(rest) = text.get(at..) {
        let blanks = rest.len() - rest.trim_start_matches([' ', '\t', '\r']).len();
        at += blanks;
        match rest[blanks..].strip_prefix("/*").map(block_comment_length) {
            Some(Some(length)) => at += 2 + length,
            _ => break,
        }
    }
    at
}

/// The next line after `from` that starts with a directive; the error is the start of an unclosed comment.
fn next_directive(text: &str, from: usize) -> Result<Option<usize>, usize> {
    let mut at = from;
    loop {
        let line = text.get(at..).and_then(|rest| rest.find('\n'));
        let Some(line) = line else { return Ok(None) };
        let start = skip_blank(text, at + line + 1);
        let rest = text.get(start..).unwrap_or("");
        if rest.strip_prefix('#').and_then(directive).is_some() {
            return Ok(Some(start));
        }
        if rest.starts_with("/*") {
            return Err(start);
        }
        at = start;
    }
}
