//! Text to syntax tree, with every syntax error of the file in one run.
//!
//! The grammar is `grammar.lalrpop`; this module holds what its actions do. The parser never fails: it returns the
//! tree of what it understood beside the errors, and a tree is complete when there are no errors.
//!
//! - `stream`: how the parser gets its tokens. `nesting`: how deep brackets nest.
//! - `braces`: which are around statements. `foreign`, `control_flow`: what is replaced or cut out with an error.
//! - `tensor`: tensor literals.
//! - `errors`: what is said about a syntax error; `recovery`: what is not said, because another error is the cause.

mod braces;
pub(crate) mod control_flow;
pub(crate) mod errors;
mod foreign;
mod nesting;
mod recovery;
mod stream;
mod tensor;

use std::convert::Infallible;
use std::num::IntErrorKind;
use std::ops::Range;

use rustc_hash::FxHashSet;
use support::{Diagnostic, FileId, SourceMap, Span};

use crate::ast::*;
use crate::catalogue::Entry;
use crate::lexer::{self, Spanned, Token};
use stream::{Control, Feed, Stream};
pub(crate) use tensor::{Row, Rows};

lalrpop_util::lalrpop_mod!(
    #[allow(clippy::all, unreachable_pub, missing_docs, unused, rust_2018_idioms, clippy::unwrap_used)]
    grammar
);

/// How deep brackets of all kinds may nest, so that recursion over the tree is bounded.
pub const MAX_NESTING: usize = 1000;

/// How many errors are reported one by one; the rest is only counted.
pub const MAX_ERRORS: usize = 20;

/// After how many syntax errors the rest of a file is not parsed: it is no Toy, and each recovery costs time.
pub const GIVE_UP: usize = 1000;

/// Parses a file.
///
/// The tree holds what was understood. Only where no diagnostic is an error is it the whole program, fit for
/// [`crate::check`] and for MLIR generation.
pub fn parse(sources: &SourceMap, file: FileId) -> (Module, Vec<Diagnostic>) {
    parse_up_to(sources, file, MAX_ERRORS)
}

/// As [`parse`], which shows as many errors one by one as given.
pub fn parse_up_to(sources: &SourceMap, file: FileId, max_errors: usize) -> (Module, Vec<Diagnostic>) {
    let text = sources.text(file);
    let (items, errors) = match parse_right(file, text) {
        Ok(items) => (items, Errors::new("error", 0)),
        Err(Some(errors)) => (Vec::new(), errors),
        Err(None) => parse_wrong(file, text),
    };
    (Module { items, span: Span::new(file, 0, text.len()) }, errors.finish(max_errors))
}

/// Parses what has no errors, without ever holding all tokens. Otherwise the first error is enough where it says that
/// the program is too large for a second look.
fn parse_right(file: FileId, text: &str) -> Result<Vec<Item>, Option<Errors>> {
    let control = Control::default();
    let mut builder = Builder::new(file, text, &[], &control, Errors::new("error", GIVE_UP));
    builder.only_right = true;
    let items = builder.items(Stream::new(text, &control));
    match (control.given_up.get(), builder.is_too_large) {
        (false, _) if builder.errors.is_empty() => Ok(items),
        (_, true) => Err(Some(builder.errors)),
        _ => Err(None),
    }
}

/// Parses what has errors, and finds all of them.
fn parse_wrong(file: FileId, text: &str) -> (Vec<Item>, Errors) {
    let (mut tokens, replaced) = foreign::replace(text, lexer::tokens(text));
    braces::mark_literals(text, &mut tokens);
    let control = Control::default();
    let mut builder = Builder::new(file, text, &tokens, &control, Errors::new("error", GIVE_UP));
    replaced.iter().for_each(|replaced| builder.foreign(replaced));
    if let Some(error) = nesting::too_deep(file, &tokens) {
        builder.push(error);
        return (Vec::new(), builder.errors);
    }
    // Whatever is right is taken as it is: only in a wrong program may a name be control flow.
    let cut = builder.cut_control_flow();
    let until_end = kept(&tokens, &cut).take_while(|_| !control.given_up.get());
    let input = until_end.filter(|t| t.1 != Token::End).chain(tokens.last()).copied();
    let items = builder.items(Feed::new(input, &control));
    (items, builder.errors)
}

/// The tokens that were not cut out.
fn kept<'t>(tokens: &'t [Spanned], cut: &'t [Range<usize>]) -> impl Iterator<Item = &'t Spanned> {
    let from = std::iter::once(0).chain(cut.iter().map(|cut| cut.end));
    let to = cut.iter().map(|cut| cut.start).chain([tokens.len()]);
    from.zip(to).flat_map(|(from, to)| &tokens[from..to])
}

/// A shape of more elements than can be counted.
fn too_many_elements(span: Span) -> Diagnostic {
    Entry::ShapeOverflow
        .at(span, "shape has too many elements")
        .with_help("tensors live in memory: use smaller dimensions")
}

/// The note that counts what is not shown one by one.
pub fn not_shown(count: usize, noun: &str) -> Diagnostic {
    let (verb, s) = if count == 1 { ("is", "") } else { ("are", "s") };
    Diagnostic::note(None, format!("{count} more {noun}{s} {verb} not shown"))
}

/// Errors or warnings in the order they were found, as many as a reader can use.
pub(crate) struct Errors {
    /// What they are called.
    noun: &'static str,
    list: Vec<Diagnostic>,
    /// How many are kept to be shown one by one.
    limit: usize,
    /// Those are kept that come first in the text, whichever were found first.
    first_in_text: bool,
    more: usize,
}

impl Errors {
    pub(crate) fn new(noun: &'static str, limit: usize) -> Self {
        Errors { noun, list: Vec::new(), limit, first_in_text: false, more: 0 }
    }

    /// For those that are found in any order, and of which the first in the text are kept.
    pub(crate) fn first_in_text(noun: &'static str, limit: usize) -> Self {
        Errors { first_in_text: true, ..Errors::new(noun, limit) }
    }

    /// True when there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty() && self.more == 0
    }

    /// True when there are so many errors that looking for help for another takes too long, shown or not.
    pub(crate) fn many(&self) -> bool {
        self.count() >= MAX_ERRORS
    }

    pub(crate) fn push(&mut self, error: Diagnostic) {
        if self.first_in_text {
            self.list.push(error);
            if self.list.len() >= self.limit.saturating_mul(2).max(MAX_ERRORS) {
                self.sort_and_cut(self.limit);
            }
        } else if self.list.len() >= self.limit {
            self.more += 1;
        } else {
            self.list.push(error);
        }
    }

    fn sort_and_cut(&mut self, limit: usize) {
        self.list.sort_by_key(|d| d.span.map(|s| s.start));
        self.more += self.list.len().saturating_sub(limit);
        self.list.truncate(limit);
    }

    /// Takes back the errors in a range of the text.
    fn forget(&mut self, range: &Range<u32>) {
        let is_inside = |error: &Diagnostic| error.span.is_some_and(|s| range.contains(&s.start));
        self.list.retain(|error| !is_inside(error));
    }

    /// How many there are, shown or not.
    fn count(&self) -> usize {
        self.list.len() + self.more
    }

    /// Those that are shown one by one in the order of the text, then a note that counts the others.
    pub(crate) fn finish(mut self, limit: usize) -> Vec<Diagnostic> {
        self.sort_and_cut(limit);
        if self.more > 0 {
            self.list.push(not_shown(self.more, self.noun));
        }
        self.list
    }
}

/// What the grammar's actions build with.
pub(crate) struct Builder<'input> {
    file: FileId,
    text: &'input str,
    /// All tokens; none while it is not known that something is wrong.
    tokens: &'input [Spanned],
    names: FxHashSet<Name>,
    errors: Errors,
    silence: recovery::Silence,
    /// How many errors there were, also those that are not reported.
    recoveries: usize,
    /// An error is a reason to give up at once.
    only_right: bool,
    /// The last error is that a literal is too large: nothing behind it is looked at.
    is_too_large: bool,
    control: &'input Control,
}

impl<'input> Builder<'input> {
    fn new(
        file: FileId,
        text: &'input str,
        tokens: &'input [Spanned],
        control: &'input Control,
        errors: Errors,
    ) -> Self {
        Builder {
            file,
            text,
            tokens,
            names: FxHashSet::default(),
            errors,
            silence: recovery::Silence::default(),
            recoveries: 0,
            only_right: false,
            is_too_large: false,
            control,
        }
    }

    /// Parses tokens.
    fn items(&mut self, tokens: impl Iterator<Item = Result<Spanned, Infallible>>) -> Vec<Item> {
        grammar::ModuleParser::new().parse(self, tokens).unwrap_or_else(|error| {
            let error = errors::syntax_error(self, errors::Context::Module, &error);
            self.push(error);
            Vec::new()
        })
    }

    /// The text of a token.
    fn text_of(&self, token: usize) -> &'input str {
        self.tokens.get(token).map_or("", |&(start, _, end)| self.text_at(start, end))
    }

    fn text_at(&self, start: u32, end: u32) -> &'input str {
        self.text.get(start as usize..end as usize).unwrap_or_default()
    }

    /// Something is built: called where nothing else tells [`Control`].
    pub(crate) fn step(&self) {
        self.control.step();
    }

    fn push(&mut self, error: Diagnostic) {
        if self.control.given_up.get() {
            // It may come from the end of the file, which the parser was made to see early.
            return;
        }
        self.errors.push(error);
        self.count_recovery();
    }

    /// Each recovery takes time, whether an error is reported or not.
    fn count_recovery(&mut self) {
        self.recoveries += 1;
        self.control.given_up.set(self.only_right || self.recoveries >= GIVE_UP);
    }

    /// Reports that a literal is too large, which nothing that follows could change.
    fn refuse(&mut self, error: Diagnostic) {
        self.push(error);
        self.is_too_large = true;
        self.control.given_up.set(true);
    }

    pub(crate) fn span(&self, start: u32, end: u32) -> Span {
        self.step();
        Span { file: self.file, start, end: end.max(start) }
    }

    pub(crate) fn ident(&mut self, start: u32, end: u32) -> Ident {
        self.named(start, self.text_at(start, end), end)
    }

    fn named(&mut self, start: u32, text: &str, end: u32) -> Ident {
        let name = self.names.get(text).cloned().unwrap_or_else(|| {
            let name = Name::from(text);
            self.names.insert(name.clone());
            name
        });
        Ident { name, span: self.span(start, end) }
    }

    /// The name of a function that was declared without one; the error is already reported.
    pub(crate) fn missing_name(&self, at: u32) -> Ident {
        Ident { name: Name::from(""), span: self.span(at, at) }
    }

    /// A keyword where a new name should stand.
    pub(crate) fn keyword_name(&mut self, start: u32, text: &'static str, end: u32) -> Ident {
        self.push(errors::keyword_as_name(self.span(start, end), text));
        let next = self.tokens.get(self.token_at(end)).map(|t| t.1);
        if !matches!(next, Some(Token::Less | Token::Equal | Token::Semicolon)) {
            self.silence_statement(end);
        }
        self.named(start, text, end)
    }

    pub(crate) fn expr(&self, start: u32, kind: ExprKind, end: u32) -> Expr {
        Expr { span: self.span(start, end), kind }
    }

    pub(crate) fn struct_literal(&self, start: u32, parts: Vec<Expr>, end: u32) -> Expr {
        self.expr(start, ExprKind::Struct(Box::new(StructLiteral { parts })), end)
    }

    pub(crate) fn function(
        &self,
        start: u32,
        (name, params): (Ident, Vec<Param>),
        (span, statements): (Span, Vec<Statement>),
        end: u32,
    ) -> Function {
        Function { span: self.span(start, end), name, params, body: Block { span, statements } }
    }

    pub(crate) fn call(&self, callee: Ident, args: Vec<Expr>, end: u32) -> Expr {
        let span = self.span(callee.span.start, end);
        Expr { span, kind: ExprKind::Call(Box::new(Call { callee, args: args.into() })) }
    }

    /// `lhs op rhs`, where `rhs` (or the parenthesis around it) begins at `at`.
    pub(crate) fn binary(&self, lhs: Expr, (op, op_span): (BinaryOp, Span), at: u32, rhs: Expr) -> Expr {
        let span = lhs.span.to(rhs.span);
        let link = Link::new(op, op_span.start, at, rhs);
        let chain = match lhs.kind {
            ExprKind::Chain(mut chain) if chain.rest.last().is_some_and(|l| l.op().same_precedence(op)) => {
                chain.rest.push(link);
                chain
            }
            kind => Box::new(Chain { first: Expr { span: lhs.span, kind }, rest: vec![link] }),
        };
        Expr { span, kind: ExprKind::Chain(chain) }
    }

    /// Signs in the order of the text, and what they negate.
    pub(crate) fn negate(&self, mut signs: Vec<Span>, operand: Expr) -> Expr {
        let span = signs.first().map_or(operand.span, |first| first.to(operand.span));
        signs.reverse();
        Expr { span, kind: ExprKind::Negation(Box::new(Negation { signs, operand })) }
    }

    /// `base.field`
    pub(crate) fn field(&self, base: Expr, field: Ident) -> Expr {
        let span = base.span.to(field.span);
        let access = match base.kind {
            ExprKind::Field(mut access) => {
                access.path.push(field);
                access
            }
            kind => Box::new(FieldAccess { base: Expr { span: base.span, kind }, path: vec![field] }),
        };
        Expr { span, kind: ExprKind::Field(access) }
    }

    /// The shape of a variable that is declared as a struct.
    pub(crate) fn struct_shape(&mut self, shape: Option<Shape>) {
        if let Some(shape) = shape {
            let error = Entry::StructShape
                .at(shape.span, "a struct has no shape")
                .with_label("this is the shape of a tensor")
                .with_help("remove it, or declare a tensor with 'var'");
            self.push(error);
        }
    }

    /// A `var` field of a struct, which has no shape of its own.
    pub(crate) fn tensor_field(
        &mut self,
        start: u32,
        name: Ident,
        shape: Option<Shape>,
        end: u32,
    ) -> StructField {
        if let Some(shape) = shape {
            let error = Entry::FieldShape
                .at(shape.span, format!("field '{}' cannot have a shape", name.name))
                .with_label("no shape is allowed here")
                .with_help("remove it: a field takes the shape of the value it is given");
            self.push(error);
        }
        StructField { span: self.span(start, end), ty: None, name }
    }

    /// The value of a number token; what is no number is reported and reads as 1.
    pub(crate) fn number(&mut self, start: u32, end: u32) -> f64 {
        self.signed_number(start, start, end)
    }

    /// The value of a number token behind a sign, which it does not change; an error is about both.
    pub(crate) fn signed_number(&mut self, sign: u32, start: u32, end: u32) -> f64 {
        match errors::parse_number(self.span(sign, end), self.text_at(start, end)) {
            Ok(value) => value,
            Err(error) => {
                self.push(*error);
                self.silence_statement(end);
                1.0
            }
        }
    }

    /// One dimension of a shape; what is no dimension is reported and reads as 1.
    pub(crate) fn dim(&mut self, start: u32, end: u32) -> (i64, Span) {
        let text = self.text_at(start, end);
        let span = self.span(start, end);
        let dim = match text.parse::<i64>() {
            Ok(dim) if dim > 0 => dim,
            Err(e) if *e.kind() == IntErrorKind::PosOverflow => {
                let error = too_many_elements(span).with_label("this dimension does not fit 63 bits");
                self.push(error);
                1
            }
            _ => {
                let what = errors::excerpt(text);
                let error = Entry::Dimension
                    .at(span, format!("'{what}' is not a dimension"))
                    .with_label("must be a whole number from 1")
                    .with_help(errors::SIZES);
                self.push(error);
                1
            }
        };
        (dim, span)
    }

    /// A shape, the bytes of whose elements must be countable by an `i64`.
    pub(crate) fn shape(&mut self, start: u32, dims: Vec<(i64, Span)>, end: u32) -> Shape {
        let mut bytes = size_of::<f64>() as i64;
        for &(dim, span) in &dims {
            let Some(product) = bytes.checked_mul(dim) else {
                let error = too_many_elements(self.span(start, end))
                    .with_label("the bytes of so many elements do not fit 63 bits")
                    .with_secondary(span, "too large from this dimension on");
                self.push(error);
                return Shape { span: self.span(start, end), dims: vec![1] };
            };
            bytes = product;
        }
        Shape { span: self.span(start, end), dims: dims.into_iter().map(|(dim, _)| dim).collect() }
    }
}

#[cfg(test)]
mod cascades;
#[cfg(test)]
mod limits;
#[cfg(test)]
mod tests;
