//! The parser: recursive descent over the flat sequence of tokens, evaluating as it goes.
//!
//! The meaning of TableGen text depends on the definitions before it, so there is no syntax tree: each statement is
//! parsed straight into values, classes and records. This module holds the parser's state, its scopes, and recovery
//! after an error; statements are in [`object`] and [`multi`], values in [`value`] and [`operator`].

mod multi;
mod object;
mod operator;
mod types;
mod value;

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::eval::{Assertion, Dump, Eval, FieldKind, Rec, Res, fail};
use crate::lexer::{Kw, Tok, Token};
use crate::names::Sym;
use crate::preprocess::{PIECE, Reader};
use crate::value::{ClassId, Init, TemplateArg, Ty};
use support::diagnostic::Kind;
use support::{Diagnostic, Span};

/// How deep statements, types and values may nest in the text.
const MAX_NESTING: u32 = 96;
/// The stack that evaluation runs on, in bytes. It is reserved, but used only as deep as evaluation recurses.
const STACK: usize = 256 << 20;
/// How many errors are reported before giving up.
const MAX_ERRORS: usize = 20;
/// How many statements in a row may fail only because of earlier errors before the parser gives up.
const MAX_ECHOES: usize = 100;

/// A definition inside a multiclass or a loop.
#[derive(Clone)]
pub(crate) enum RecordsEntry {
    Rec(Box<Rec>),
    Loop(Loop),
    Assert(Assertion),
    Dump(Dump),
    Passed(Box<Passed>),
}

/// An argument for a parent multiclass whose type fits the parameter only for some values. It is checked when its value
/// is known, but used as it was given.
#[derive(Clone)]
pub(crate) struct Passed {
    value: Init,
    /// The place of the argument.
    span: Span,
    /// The parameter.
    name: Sym,
    ty: Ty,
    declared: Span,
}

impl RecordsEntry {
    /// The place of the definition.
    fn span(&self) -> Span {
        match self {
            RecordsEntry::Rec(rec) => rec.span,
            RecordsEntry::Loop(inner) => inner.span,
            RecordsEntry::Assert(assertion) => assertion.span,
            RecordsEntry::Dump(dump) => dump.span,
            RecordsEntry::Passed(passed) => passed.span,
        }
    }
}

/// A `foreach`; also each arm of an `if`, as a loop over one element or none.
#[derive(Clone)]
pub(crate) struct Loop {
    pub(crate) variable: Option<(Sym, Ty)>,
    pub(crate) list: Init,
    pub(crate) entries: Vec<RecordsEntry>,
    pub(crate) span: Span,
}

/// A multiclass: its parameters and its definitions.
#[derive(Clone)]
pub(crate) struct Multi {
    pub(crate) name: Sym,
    pub(crate) rec: Rec,
    pub(crate) entries: Vec<RecordsEntry>,
}

/// A `let ... in` binding.
#[derive(Clone)]
struct LetBinding {
    name: Sym,
    span: Span,
    bits: Vec<u32>,
    value: Init,
    value_span: Span,
}

/// An open `defset`.
struct Defset {
    element: Ty,
    span: Span,
    items: Vec<Init>,
}

/// The names that a scope adds besides its variables.
enum ScopeKind {
    Plain,
    /// Fields and template parameters of the record being defined.
    Record,
    /// Template parameters of the multiclass being defined.
    Multiclass,
    /// Loop variables.
    Bound(Vec<(Sym, Ty)>),
    /// Names that an operator binds.
    Operator(Vec<(Sym, Ty)>),
}

struct Scope {
    variables: FxHashMap<Sym, Init>,
    kind: ScopeKind,
}

/// The class, record or multiclass that is being defined.
enum Subject {
    Nothing,
    Class(ClassId),
    Def(Box<Rec>),
}

/// How an undefined identifier is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// It is an error.
    Value,
    /// It is its own spelling: names of records and operands of `#`.
    Name,
}

pub(crate) struct Parser<'a> {
    pub(crate) eval: Eval,
    reader: Reader<'a>,
    /// The tokens of the outermost statement and a few around it. The token at `position` has another after it, unless
    /// it is the very last.
    tokens: Vec<Token>,
    position: usize,
    scopes: Vec<Scope>,
    subject: Subject,
    multi: Option<Box<Multi>>,
    multis: FxHashMap<Sym, Arc<Multi>>,
    types: FxHashMap<Sym, (Ty, Span)>,
    loops: Vec<Loop>,
    lets: Vec<Vec<LetBinding>>,
    defsets: Vec<Defset>,
    /// Whether the name of a record is being read.
    in_name: bool,
    nesting: u32,
    /// Template parameters that the class or multiclass being defined has used.
    used: FxHashSet<Sym>,
    /// Names whose definition failed, so that their uses are not reported as well.
    broken: FxHashSet<Sym>,
    /// Whether an include failed, so that names may lack their definitions.
    lost_include: bool,
}

/// Parses and evaluates what `reader` reads, on a stack large enough for the depth that [`Eval`] allows.
pub(crate) fn parse(reader: Reader<'_>) -> Eval {
    stacker::grow(STACK, || parse_here(reader))
}

fn parse_here(reader: Reader<'_>) -> Eval {
    let mut parser = Parser {
        eval: Eval::new(),
        reader,
        tokens: Vec::new(),
        position: 0,
        scopes: Vec::new(),
        subject: Subject::Nothing,
        multi: None,
        multis: FxHashMap::default(),
        types: FxHashMap::default(),
        loops: Vec::new(),
        lets: Vec::new(),
        defsets: Vec::new(),
        in_name: false,
        nesting: 0,
        used: FxHashSet::default(),
        broken: FxHashSet::default(),
        lost_include: false,
    };
    parser.read_on();
    parser.file();
    if parser.reader.failed() && *parser.tok() == Tok::Eof {
        parser.reader.read_errors(&mut parser.eval.names);
    }
    parser.eval.diagnostics.append(&mut parser.reader.problems);
    parser.eval.not_utf8 = std::mem::take(&mut parser.reader.not_utf8);
    parser.eval
}

impl Parser<'_> {
    fn file(&mut self) {
        self.push_scope(ScopeKind::Plain);
        let mut errors = 0;
        let mut echoes = 0;
        while *self.tok() != Tok::Eof {
            self.forget();
            let start = self.position;
            let place = self.span();
            let Err(mut error) = self.object() else { continue };
            let cut_off = self.reader.failed() && *self.tok() == Tok::Eof;
            if cut_off || errors > 0 && self.eval.is_exhausted() {
                break;
            }
            error.span = error.span.or(Some(place));
            self.eval.note_error();
            if self.note_broken(start, &error) {
                self.eval.diagnostics.push(*error);
                (errors, echoes) = (errors + 1, 0);
            } else {
                echoes += 1;
            }
            if errors >= MAX_ERRORS || echoes >= MAX_ECHOES {
                break;
            }
            self.recover(start);
        }
    }

    /// Remembers the name that a failed statement would have defined. False if the error itself only follows from an
    /// earlier one: a name is missing because the statement that should define it failed.
    fn note_broken(&mut self, start: usize, error: &Diagnostic) -> bool {
        let mut defining = false;
        let mut fresh = Vec::new();
        for token in self.tokens.get(start..self.position).unwrap_or_default() {
            match &token.tok {
                Tok::Kw(
                    Kw::Class | Kw::Def | Kw::Defm | Kw::Multiclass | Kw::Defset | Kw::Defvar | Kw::Deftype,
                ) => {
                    defining = true;
                }
                Tok::Ident(name) if defining => {
                    fresh.push(*name);
                    defining = false;
                }
                Tok::LBrace | Tok::Colon | Tok::Less | Tok::Semi => defining = false,
                _ => {}
            }
        }
        let read = self.tokens.get(start..=self.position).unwrap_or_default();
        let mut follows = error.kind == Some(Kind::Consequence);
        if let Some(Kind::Undefined(name)) = &error.kind {
            let name = self.eval.names.intern(name);
            follows |= self.lost_include || self.broken.contains(&name);
            // An undefined name is reported once.
            fresh.push(name);
        }
        // A text that is not a statement was probably meant to define its first or second word, or to include a file.
        if let [only] = read {
            let names = [&only.tok, self.peek()].into_iter().filter_map(|tok| match tok {
                Tok::Ident(name) => Some(*name),
                _ => None,
            });
            fresh.extend(names);
            self.lost_include |=
                matches!((&only.tok, self.peek()), (Tok::Ident(_), Tok::Str(_)) | (Tok::Str(_), _));
        }
        self.broken.extend(fresh);
        !follows
    }

    /// Goes to the next statement at the outermost level.
    fn recover(&mut self, start: usize) {
        self.scopes.truncate(1);
        self.subject = Subject::Nothing;
        self.multi = None;
        self.loops.clear();
        self.lets.clear();
        self.defsets.clear();
        self.in_name = false;
        self.nesting = 0;
        let depth = |tokens: &[Token]| {
            tokens.iter().fold(0i64, |depth, t| match t.tok {
                Tok::LBrace => depth + 1,
                Tok::RBrace => depth - 1,
                _ => depth,
            })
        };
        let mut depth = depth(self.tokens.get(start..self.position).unwrap_or_default());
        if self.position == start {
            self.bump();
        }
        loop {
            let first = self.tokens.get(self.position).is_some_and(|t| t.first);
            let before = self.position.checked_sub(1).and_then(|i| self.tokens.get(i)).map(|t| &t.tok);
            let fresh = first || matches!(before, Some(Tok::Semi | Tok::RBrace));
            match self.tok() {
                Tok::Eof => return,
                Tok::LBrace => depth += 1,
                Tok::RBrace => depth -= 1,
                Tok::Kw(keyword) if fresh && depth <= 0 && starts_object(*keyword) => return,
                // A class is never inside a record, so the braces before it are not balanced.
                Tok::Kw(Kw::Class | Kw::Multiclass) if first && depth <= 1 => return,
                _ => {}
            }
            self.bump();
        }
    }

    /// Warns about parameters that the class or multiclass `rec`, now complete, never used.
    fn check_used(&mut self, rec: &Rec) {
        for &name in rec.template_args.iter().filter(|name| !self.used.contains(name)) {
            let Some(field) = rec.field(name) else { continue };
            let message = format!("unused template argument: {}", self.eval.names.text(name));
            self.eval.diagnostics.push(Diagnostic::warning(field.declared, message));
        }
        self.used.clear();
    }

    // Tokens.

    fn tok(&self) -> &Tok {
        self.tokens.get(self.position).map_or(&Tok::Eof, |t| &t.tok)
    }

    fn peek(&self) -> &Tok {
        self.tokens.get(self.position + 1).map_or(&Tok::Eof, |t| &t.tok)
    }

    fn span(&self) -> Span {
        let at = self.position.min(self.tokens.len() - 1);
        self.tokens[at].span
    }

    /// The span from `start` to the last token that was read.
    fn since(&self, start: Span) -> Span {
        match self.position.checked_sub(1).and_then(|i| self.tokens.get(i)) {
            Some(last) if last.span.file == start.file && last.span.end >= start.start => start.to(last.span),
            _ => start,
        }
    }

    fn bump(&mut self) {
        if self.position + 1 < self.tokens.len() {
            self.position += 1;
            if self.position + 1 == self.tokens.len() {
                self.read_on();
            }
        }
    }

    /// Reads more tokens, if there are any.
    #[cold]
    fn read_on(&mut self) {
        let before = self.tokens.len();
        while self.position + 1 >= self.tokens.len() && self.tokens.last().is_none_or(|t| t.tok != Tok::Eof) {
            self.eval.diagnostics.append(&mut self.reader.problems);
            self.reader.read(&mut self.eval.names, &mut self.tokens);
        }
        self.eval.grant(self.tokens.len() - before);
    }

    /// Forgets most of the tokens before this place.
    fn forget(&mut self) {
        let done = self.position.saturating_sub(1);
        if done >= PIECE {
            self.tokens.drain(..done);
            self.position -= done;
        }
    }

    fn eat(&mut self, tok: &Tok) -> bool {
        let found = self.tok() == tok;
        if found {
            self.bump();
        }
        found
    }

    fn eat_keyword(&mut self, keyword: Kw) -> bool {
        self.eat(&Tok::Kw(keyword))
    }

    fn expect(&mut self, tok: &Tok, after: &str) -> Res<()> {
        if self.eat(tok) {
            return Ok(());
        }
        Err(self.unexpected(&format!("{} {after}", tok.describe())))
    }

    /// Expects the token that closes the bracket opened at `open`.
    fn expect_close(&mut self, tok: &Tok, what: &str, open: Span) -> Res<()> {
        if self.eat(tok) {
            return Ok(());
        }
        let mut error = self.unexpected(&format!("{} at the end of {what}", tok.describe()));
        error.notes.push(Diagnostic::note(open, "it starts here"));
        Err(error)
    }

    fn ident(&mut self, what: &str) -> Res<(Sym, Span)> {
        match *self.tok() {
            Tok::Ident(name) => {
                let span = self.span();
                self.bump();
                Ok((name, span))
            }
            _ => Err(self.unexpected(what)),
        }
    }

    /// The error for an unexpected token.
    fn unexpected(&self, expected: &str) -> Box<Diagnostic> {
        let found = match self.tok() {
            Tok::Ident(name) => format!("'{}'", self.eval.names.text(*name)),
            tok => tok.describe(),
        };
        // A missing token is reported after the previous token, not at the next line.
        let span = self.span();
        Box::new(Diagnostic::error(span, format!("expected {expected}, found {found}")))
    }

    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        if self.nesting >= MAX_NESTING {
            let error =
                Diagnostic::error(self.span(), format!("this nests more than {MAX_NESTING} levels deep"));
            return Err(Box::new(error));
        }
        self.nesting += 1;
        let result = parse(self);
        self.nesting -= 1;
        result
    }

    fn text(&self, name: Sym) -> &str {
        self.eval.names.text(name)
    }

    // Scopes.

    fn push_scope(&mut self, kind: ScopeKind) {
        self.scopes.push(Scope { variables: FxHashMap::default(), kind });
    }

    fn scoped<T>(&mut self, kind: ScopeKind, parse: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        self.push_scope(kind);
        let result = parse(self);
        self.scopes.pop();
        result
    }

    /// The class or record being defined.
    fn rec(&self) -> Option<&Rec> {
        match &self.subject {
            Subject::Nothing => None,
            Subject::Class(id) => Some(&self.eval.classes[*id]),
            Subject::Def(rec) => Some(rec),
        }
    }

    /// The multiclass in which the name of a record is being read. Questions about other records in the name are
    /// answered when the record is created, like those inside the record.
    fn naming(&self) -> Option<&Rec> {
        self.multi.as_ref().filter(|_| self.in_name).map(|m| &m.rec)
    }

    /// The class or record being defined, to change it in place.
    fn rec_mut(&mut self) -> Option<&mut Rec> {
        match &mut self.subject {
            Subject::Nothing => None,
            Subject::Class(id) => Some(Arc::make_mut(&mut self.eval.classes[*id])),
            Subject::Def(rec) => Some(rec),
        }
    }

    /// Sets a field of the class or record being defined; false if the types do not fit.
    fn assign(&mut self, at: usize, value: &Init, span: Span) -> Res<bool> {
        let Some(ty) = self.rec().and_then(|r| r.fields().get(at)).map(|f| f.ty.clone()) else {
            return Ok(false);
        };
        let Some(value) = self.eval.fit(value, &ty)? else { return Ok(false) };
        if let Some(field) = self.rec_mut().and_then(|r| r.field_mut(at)) {
            field.value = value;
            field.span = span;
        }
        Ok(true)
    }

    /// Makes the class or record being defined derive from `class`.
    fn inherit(&mut self, class: ClassId, args: &[TemplateArg], span: Span) -> Res<()> {
        match std::mem::replace(&mut self.subject, Subject::Nothing) {
            Subject::Nothing => Ok(()),
            Subject::Def(mut rec) => {
                let result = self.eval.add_superclass(&mut rec, class, args, span);
                self.subject = Subject::Def(rec);
                result
            }
            Subject::Class(id) if id == class || self.eval.classes[class].supers.contains(&id) => {
                self.subject = Subject::Class(id);
                fail(span, format!("class '{}' cannot derive from itself", self.eval.class_name(id)))
            }
            Subject::Class(id) => {
                // The class stays visible while it changes: its own arguments may refer to it.
                let mut rec = Rec::clone(&self.eval.classes[id]);
                let result = self.eval.add_superclass(&mut rec, class, args, span);
                self.eval.classes[id] = Arc::new(rec);
                self.subject = Subject::Class(id);
                result
            }
        }
    }

    /// The meaning of a name in the enclosing scopes.
    fn variable(&mut self, name: Sym) -> Option<Init> {
        for i in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[i];
            if let Some(value) = scope.variables.get(&name) {
                return Some(value.clone());
            }
            let found = match &scope.kind {
                ScopeKind::Plain => None,
                ScopeKind::Bound(names) | ScopeKind::Operator(names) => {
                    names.iter().rev().find(|(n, _)| *n == name).map(|(n, ty)| Init::var(*n, ty.clone()))
                }
                ScopeKind::Record => self.own_name(name),
                ScopeKind::Multiclass => {
                    let owner = self.multi.as_ref().map(|m| m.name);
                    owner.and_then(|owner| self.parameter(owner, name, true))
                }
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn own_name(&mut self, name: Sym) -> Option<Init> {
        let rec = self.rec()?;
        if let Some(field) = rec.field(name).filter(|f| f.kind != FieldKind::TemplateArg) {
            return Some(Init::var(name, field.ty.clone()));
        }
        let owner = rec.symbol?;
        self.parameter(owner, name, false)
    }

    fn parameter(&mut self, owner: Sym, name: Sym, multiclass: bool) -> Option<Init> {
        let qualified = self.eval.qualify(owner, name, multiclass);
        let rec = if multiclass { self.multi.as_ref().map(|m| &m.rec)? } else { self.rec()? };
        if let Some(field) = rec.field(qualified) {
            let found = Init::var(qualified, field.ty.clone());
            self.used.insert(qualified);
            return Some(found);
        }
        (name == self.eval.implicit_name).then(|| Init::var(qualified, Ty::String))
    }

    /// Every name that is defined here, for suggestions.
    fn known_names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for scope in self.scopes.iter().rev() {
            names.extend(scope.variables.keys().map(|n| self.text(*n)));
            match &scope.kind {
                ScopeKind::Bound(bound) | ScopeKind::Operator(bound) => {
                    names.extend(bound.iter().map(|(n, _)| self.text(*n)));
                }
                ScopeKind::Record => names.extend(
                    self.rec().into_iter().flat_map(|r| r.fields()).map(|f| self.eval.plain_name(f.name)),
                ),
                ScopeKind::Multiclass => names.extend(
                    self.multi.iter().flat_map(|m| m.rec.fields()).map(|f| self.eval.plain_name(f.name)),
                ),
                ScopeKind::Plain => {}
            }
        }
        names.extend(self.eval.globals.keys().map(|n| self.text(*n)));
        names.extend(self.eval.def_by_name.keys().map(|n| &**n).take(20_000));
        names
    }

    /// The error for an undefined name, with a suggestion unless its definition is known to have failed.
    fn undefined<'a>(
        &'a self,
        error: Diagnostic,
        name: Sym,
        known: impl FnOnce(&'a Self) -> Vec<&'a str>,
    ) -> Box<Diagnostic> {
        let error = error.with_kind(Kind::Undefined(self.text(name).to_owned()));
        if self.broken.contains(&name) {
            return Box::new(error);
        }
        let mut known = known(self);
        known.sort_unstable();
        with_suggestion(error, self.text(name), known)
    }

    /// The error for a name that `rec` and its bases lack, perhaps because its definition failed.
    fn lacking(&self, rec: &Rec, mut error: Box<Diagnostic>) -> Box<Diagnostic> {
        let bases = rec.supers.iter().filter_map(|&class| self.eval.classes[class].symbol);
        if rec.symbol.into_iter().chain(bases).any(|name| self.broken.contains(&name)) {
            error.kind = Some(Kind::Consequence);
        }
        error
    }
}

/// Whether a statement starts with this word.
fn starts_object(keyword: Kw) -> bool {
    matches!(
        keyword,
        Kw::Assert
            | Kw::Class
            | Kw::Def
            | Kw::Defm
            | Kw::Defset
            | Kw::Deftype
            | Kw::Defvar
            | Kw::Dump
            | Kw::Foreach
            | Kw::If
            | Kw::Let
            | Kw::Multiclass
    )
}

/// An error with a suggestion, if a known name is similar.
fn with_suggestion<'a>(
    mut error: Diagnostic,
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Box<Diagnostic> {
    // Any letter is similar to a name of one letter.
    let near = support::suggest::nearest(name, candidates).filter(|_| name.len() > 1);
    if let Some(near) = near {
        error.help = Some(format!("did you mean '{near}'?"));
    }
    Box::new(error)
}
