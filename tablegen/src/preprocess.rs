//! From texts to one flat list of tokens: comments dropped, directives obeyed, includes spliced in.
//!
//! TableGen has macros only as switches (`#define NAME`, `#ifdef NAME`), and `include` is lexical: it may stand
//! anywhere. So all of this happens before parsing, and the parser sees tokens whose spans may lie in many files.

use logos::{Lexer, Logos};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Loader;
use crate::lexer::{Bang, Kw, Raw, Tok, Token, block_comment_length, unescape};
use crate::names::Names;
use support::{Diagnostic, FileId, SourceMap, Span};

/// Includes nest at most this deep; a file that includes itself without a guard is the usual reason for more.
const MAX_INCLUDE_DEPTH: usize = 64;
/// Files that one translation may read, each time counted that they are not empty behind their guard.
const MAX_INCLUDES: usize = 20_000;
/// Tokens of one translation; far above any real input, it bounds what repeated includes can produce.
const MAX_TOKENS: usize = 16_000_000;
/// Lexical errors that are reported before giving up.
const MAX_ERRORS: usize = 20;

/// One `#ifdef`, `#ifndef` or `#else` that is open.
struct Control {
    /// Whether text under it is read.
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

/// Whether all of a file stands inside one `#ifndef` of a macro that was not defined before.
#[derive(Default)]
struct Guard<'a> {
    name: Option<&'a str>,
    /// Something is read even where the macro is defined.
    outside: bool,
}

impl<'a> Guard<'a> {
    /// Sees what is read at some depth of conditionals: a directive, with the text after its `#`, or anything else.
    fn see(
        &mut self,
        directive: Option<(Directive, &str)>,
        rest: &'a str,
        depth: usize,
        defined: &FxHashSet<String>,
    ) {
        match (directive, depth) {
            (Some((Directive::Ifndef, word)), 0) if self.name.is_none() => {
                let (name, _) = macro_name(rest, word.len());
                self.outside |= defined.contains(name);
                self.name = Some(name);
            }
            (_, 0) | (Some((Directive::Else, _)), 1) => self.outside = true,
            _ => {}
        }
    }
}

/// Reads files into tokens.
pub(crate) struct Reader<'a> {
    sources: &'a mut SourceMap,
    loader: &'a dyn Loader,
    names: &'a mut Names,
    defined: FxHashSet<String>,
    tokens: Vec<Token>,
    errors: Vec<Diagnostic>,
    /// Where the includes that lead to the current file stand.
    stack: Vec<Span>,
    includes: usize,
    /// What the loader answered, by the path and the directory of the including file.
    loaded: FxHashMap<(String, String), FileId>,
    /// Files that a guard keeps empty from now on: macros are never undefined.
    inert: FxHashSet<FileId>,
    /// Whether a directive asked for a macro that may still become defined.
    asked_undefined: bool,
    stopped: bool,
}

/// All tokens of `main` and what it includes, ended by [`Tok::Eof`]; and the lexical errors.
pub(crate) fn read(
    sources: &mut SourceMap,
    main: FileId,
    loader: &dyn Loader,
    macros: &[String],
    names: &mut Names,
) -> (Vec<Token>, Vec<Diagnostic>) {
    let mut reader = Reader {
        sources,
        loader,
        names,
        defined: macros.iter().cloned().collect(),
        tokens: Vec::new(),
        errors: Vec::new(),
        stack: Vec::new(),
        includes: 0,
        loaded: FxHashMap::default(),
        inert: FxHashSet::default(),
        asked_undefined: false,
        stopped: false,
    };
    reader.file(main);
    let end = reader.sources.text(main).len();
    reader.tokens.push(Token { tok: Tok::Eof, span: Span::new(main, end, end), first: true });
    (reader.tokens, reader.errors)
}

impl Reader<'_> {
    fn error(&mut self, diagnostic: Diagnostic) {
        let mut diagnostic = diagnostic;
        for span in self.stack.iter().rev().take(8) {
            diagnostic = diagnostic.with_note(*span, "included from here");
        }
        self.errors.push(diagnostic);
        self.stopped |= self.errors.len() >= MAX_ERRORS;
    }

    fn file(&mut self, file: FileId) {
        let text = self.sources.shared_text(file);
        let mut lexer = Raw::lexer(&text);
        let mut controls: Vec<Control> = Vec::new();
        let mut line_start = true;
        let mut guard = Guard::default();
        while !self.stopped {
            let Some(raw) = lexer.next() else { break };
            let span = Span::new(file, lexer.span().start, lexer.span().end);
            let hash = line_start && raw == Ok(Raw::Hash);
            let directive = if hash { directive(lexer.remainder()) } else { None };
            match (&raw, directive) {
                (Ok(Raw::Newline | Raw::Comment), _) => {}
                (_, directive) => guard.see(directive, lexer.remainder(), controls.len(), &self.defined),
            }
            match raw {
                Ok(Raw::Newline) => line_start = true,
                Ok(Raw::Comment) => {}
                Ok(Raw::Hash) if directive.is_some() => {
                    let consumed = self.directives(file, &text, lexer.span().start, &mut controls);
                    let ahead = consumed - lexer.span().end;
                    lexer.bump(ahead);
                    line_start = true;
                }
                Ok(Raw::Ident) if lexer.slice() == Kw::Include.text() => {
                    line_start = false;
                    self.include(file, span, &mut lexer);
                }
                Ok(Raw::Ident) if number_prefix(lexer.slice()).is_some() => {
                    // `0b01in` is a number and a word, though a word may start with digits otherwise.
                    let length = number_prefix(lexer.slice()).unwrap_or_default();
                    let number = &lexer.slice()[..length];
                    let at = Span::new(file, lexer.span().start, lexer.span().start + length);
                    if let Some(Ok(raw)) = Raw::lexer(number).next() {
                        self.token(raw, number, at, line_start);
                    }
                    line_start = false;
                    lexer = Raw::lexer(&text);
                    lexer.bump(at.end as usize);
                }
                Ok(raw) => {
                    self.token(raw, lexer.slice(), span, line_start);
                    line_start = false;
                }
                Err(error) => {
                    line_start = false;
                    self.lex_error(error, lexer.slice(), span);
                }
            }
        }
        if let (Some(control), false) = (controls.last(), self.stopped) {
            let end = Span::new(file, text.len(), text.len());
            let error = Diagnostic::error(control.span, "this conditional is not closed by '#endif'")
                .with_note(end, "the file ends here");
            self.error(error);
        }
        if guard.name.is_some_and(|name| !guard.outside && self.defined.contains(name)) {
            self.inert.insert(file);
        }
    }

    fn lex_error(&mut self, error: crate::lexer::LexError, slice: &str, span: Span) {
        let at = match error.at {
            Some((from, to)) => Span::new(span.file, span.start as usize + from, span.start as usize + to),
            None => span,
        };
        let message = match error.message {
            "" => match slice.chars().next() {
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

    fn token(&mut self, raw: Raw, slice: &str, span: Span, first: bool) {
        let tok = match raw {
            Raw::Ident => match Kw::find(slice) {
                Some(keyword) => Tok::Kw(keyword),
                None => Tok::Ident(self.names.intern(slice)),
            },
            Raw::Bang => match Bang::find(&slice[1..]) {
                Some(bang) => Tok::Bang(bang),
                None => {
                    let mut error = Diagnostic::error(span, format!("unknown operator '{slice}'"));
                    if let Some(near) = support::suggest::nearest(&slice[1..], Bang::ALL.iter().copied()) {
                        error = error.with_help(format!("did you mean '!{near}'?"));
                    }
                    return self.error(error);
                }
            },
            Raw::Int(value) => Tok::Int(value),
            Raw::Binary((value, digits)) => Tok::Binary(value, digits),
            Raw::Str(escapes) => Tok::Str(unescape(slice, escapes).into()),
            Raw::Code if slice.contains('\0') => {
                return self.error(Diagnostic::error(span, "a code block cannot hold a NUL character"));
            }
            Raw::Code => Tok::Code(slice.get(2..slice.len() - 2).unwrap_or("").into()),
            Raw::VarName => Tok::VarName(self.names.intern(&slice[1..])),
            Raw::Minus => Tok::Minus,
            Raw::Plus => Tok::Plus,
            Raw::LSquare => Tok::LSquare,
            Raw::RSquare => Tok::RSquare,
            Raw::LBrace => Tok::LBrace,
            Raw::RBrace => Tok::RBrace,
            Raw::LParen => Tok::LParen,
            Raw::RParen => Tok::RParen,
            Raw::Less => Tok::Less,
            Raw::Greater => Tok::Greater,
            Raw::Colon => Tok::Colon,
            Raw::Semi => Tok::Semi,
            Raw::Comma => Tok::Comma,
            Raw::Dot => Tok::Dot,
            Raw::Ellipsis => Tok::Ellipsis,
            Raw::Equal => Tok::Equal,
            Raw::Question => Tok::Question,
            Raw::Hash => Tok::Hash,
            Raw::Newline | Raw::Comment => return,
        };
        if self.tokens.len() >= MAX_TOKENS {
            self.error(Diagnostic::error(span, "the input has too many tokens"));
            self.stopped = true;
            return;
        }
        self.tokens.push(Token { tok, span, first });
    }

    fn include(&mut self, file: FileId, keyword: Span, lexer: &mut Lexer<'_, Raw>) {
        let next = loop {
            match lexer.next() {
                Some(Ok(Raw::Newline | Raw::Comment)) => {}
                other => break other,
            }
        };
        let span = Span::new(file, lexer.span().start, lexer.span().end);
        let path = match next {
            Some(Ok(Raw::Str(escapes))) => unescape(lexer.slice(), escapes).into_owned(),
            Some(Err(error)) => return self.lex_error(error, lexer.slice(), span),
            _ => {
                let error = Diagnostic::error(keyword, "'include' is not followed by a file name")
                    .with_help("write include \"path/file.td\"");
                return self.error(error);
            }
        };
        let Some(included) = self.load(path, file, span) else { return };
        if self.inert.contains(&included) {
            return;
        }
        self.includes += 1;
        if self.stack.len() >= MAX_INCLUDE_DEPTH || self.includes > MAX_INCLUDES {
            let message = match self.includes > MAX_INCLUDES {
                true => "the input has too many includes".to_string(),
                false => format!("includes are nested more than {MAX_INCLUDE_DEPTH} deep"),
            };
            let error = Diagnostic::error(span, message)
                .with_help("a file that includes itself needs an '#ifndef' guard");
            self.error(error);
            self.stopped = true;
            return;
        }
        let before = (self.tokens.len(), self.errors.len(), self.defined.len());
        let asked = std::mem::replace(&mut self.asked_undefined, false);
        self.stack.push(span);
        self.file(included);
        self.stack.pop();
        if !self.asked_undefined && before == (self.tokens.len(), self.errors.len(), self.defined.len()) {
            self.inert.insert(included);
        }
        self.asked_undefined |= asked;
    }

    /// The file that an include means; each is read once.
    fn load(&mut self, path: String, from: FileId, span: Span) -> Option<FileId> {
        let name = self.sources.name(from);
        let directory = name.rsplit_once('/').map_or("", |(directory, _)| directory);
        let key = (path, directory.to_string());
        if let Some(&known) = self.loaded.get(&key) {
            return Some(known);
        }
        let path = &key.0;
        let Some((name, text)) = self.loader.load(path, from, self.sources) else {
            self.error(self.not_found(path, span));
            return None;
        };
        if text.len() > support::source::MAX_SIZE {
            self.error(Diagnostic::error(span, format!("include file '{path}' is too large")));
            return None;
        }
        // The same file may be known under another path.
        let known = self.sources.find(&name).filter(|&f| *self.sources.text(f) == *text);
        let included = known.unwrap_or_else(|| self.sources.add(name, text));
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

    /// Obeys the directive at `at` (a `#`) and, where it switches text off, skips to the directive that switches it
    /// on again. Returns the offset where reading goes on.
    fn directives(&mut self, file: FileId, text: &str, at: usize, controls: &mut Vec<Control>) -> usize {
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
                    } else if kind == Directive::Define && live && !self.defined.insert(name.to_string()) {
                        let place = Span::new(file, end - name.len(), end);
                        let warning = Diagnostic::warning(place, format!("macro '{name}' is defined again"));
                        self.errors.push(warning);
                    }
                    if kind != Directive::Define {
                        self.asked_undefined |= live && !self.defined.contains(name);
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

    /// Skips the rest of a directive's line, where only comments may stand; returns the offset of the line's end.
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

/// The length of the number that a word starts with, where it looks more like a number than like a word.
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

/// The offset of the first character after `from` that is no blank and in no block comment; stops at line ends.
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

/// The next line after `from` that starts with a directive; the error is where a comment starts that does not end.
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
