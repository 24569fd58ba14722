//! Text to syntax tree, with every syntax error of the file in one run.
//!
//! A file is a sequence of pieces: heads of functions and structs, statements, fields, and the braces around them. This
//! module puts them together; `grammar.lalrpop` parses each on its own. A piece that it does not parse is one error, and
//! parsing goes on at the next, so one mistake never costs more than its piece. Nothing is read twice unless something
//! is wrong with it, and then only to find out what to say and where to go on. The parser never fails: it returns the
//! tree of what it understood beside the errors, and a tree is complete when there are no errors.
//!
//! - `cursor`: the tokens, read as they were meant. `pieces`: where a piece begins and ends.
//! - `builder`, `tensor`: the tree of a piece, and what is wrong in what is well-formed.
//! - `errors`: what is said about a piece that is not parsed. `recovery`: where the next one begins; `control_flow`: the
//!   same for what Toy does not have.

pub(crate) mod builder;
pub(crate) mod control_flow;
mod cursor;
mod errors;
mod pieces;
mod recovery;
pub(crate) mod tensor;

use std::cell::{OnceCell, RefCell};

use lalrpop_util::ParseError;
use support::{Diagnostic, FileId, SourceMap, Span};

use crate::ast::{self, *};
use crate::lexer::{Spanned, Token};
use builder::Builder;
use cursor::{Cursor, Source};
use errors::Mistake;
use pieces::{Kind, Pieces};

lalrpop_util::lalrpop_mod!(
    #[allow(clippy::all, unreachable_pub, missing_docs, unused, rust_2018_idioms, clippy::unwrap_used)]
    grammar
);

/// How deep brackets of all kinds may nest, so that recursion over the tree is bounded.
pub const MAX_NESTING: usize = 1000;

/// How many errors are reported one by one; the rest is only counted.
pub const MAX_ERRORS: usize = 20;

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
    let errors = RefCell::new(Errors::first_in_text("error", max_errors));
    let source = Source { file, text, errors, outline: OnceCell::new() };
    let items = Parser::new(&source).items().unwrap_or_else(|refusal| {
        source.push(*refusal);
        Vec::new()
    });
    let errors = source.errors.into_inner().finish(max_errors);
    (Module { items, span: Span::new(file, 0, text.len()) }, errors)
}

/// An error that ends parsing: nothing that follows could change it, or the rest is too deep or too large to parse.
pub(crate) type Refusal = Box<Diagnostic>;

/// Why a piece was not parsed.
pub(crate) type Stop = ParseError<u32, Token, Refusal>;

/// What a block belongs to.
pub(crate) enum Head {
    Function(Ident, Vec<Param>),
    Struct(Ident),
    /// Nothing: it is inside a function, where Toy has no blocks.
    Block,
}

impl Head {
    fn noun(&self) -> &'static str {
        if matches!(self, Head::Struct(_)) { "struct" } else { "function" }
    }
}

/// A block that is not closed yet.
struct Block {
    head: Head,
    /// Where its head begins.
    start: u32,
    /// Its `{`.
    brace: Span,
    statements: Vec<Statement>,
    fields: Vec<StructField>,
    /// What is wrong with it as a whole was said.
    is_reported: bool,
}

/// Puts pieces together.
struct Parser<'t> {
    source: &'t Source<'t>,
    builder: Builder<'t>,
    pieces: Pieces<'t>,
    /// The blocks around the next piece, the innermost last.
    blocks: Vec<Block>,
    items: Vec<Item>,
}

impl<'t> Parser<'t> {
    fn new(source: &'t Source<'t>) -> Self {
        let (builder, pieces) = (Builder::new(source), Pieces::new(source));
        Parser { source, builder, pieces, blocks: Vec::new(), items: Vec::new() }
    }

    /// Everything in the file.
    fn items(mut self) -> Result<Vec<Item>, Refusal> {
        loop {
            let (next @ (start, token, _), block) = (self.pieces.cursor.peek(), self.blocks.last());
            match (token, block) {
                (Token::End, None) => return Ok(self.items),
                (Token::Def | Token::Struct, None) => self.head(next)?,
                (_, None) => self.outside(next),
                (Token::RightBrace, Some(_)) => self.close(next),
                (Token::End, Some(_)) => self.unclosed(next),
                (Token::Def | Token::Struct, Some(block)) if self.pieces.cursor.is_at_item() => {
                    if self.source.outline().is_closed(block.brace.start) {
                        self.nested_item(next);
                        self.head(next)?;
                    } else {
                        self.unclosed(next);
                    }
                }
                // Whose statements those behind a nested item are, nobody knows.
                (_, Some(block)) if block.is_reported => {
                    self.pieces.skip_to(recovery::end_of_statement(
                        self.source,
                        self.pieces.cursor.ahead(),
                        0,
                    ));
                }
                (Token::LeftBrace, Some(_)) => self.nested_block(next),
                (Token::Semicolon, Some(_)) => drop(self.pieces.cursor.take()),
                (_, Some(_)) => self.line()?,
            }
            if self.blocks.len() > MAX_NESTING {
                return Err(Box::new(errors::too_deep(self.source.span(start, start + 1))));
            }
        }
    }

    /// The head of a function or struct with its `{`, behind which the block is open.
    fn head(&mut self, (start, keyword, _): Spanned) -> Result<(), Refusal> {
        let pieces = self.pieces.begin(Kind::Head, self.blocks.len());
        let parsed = grammar::HeadParser::new().parse(&mut self.builder, pieces);
        let next = self.pieces.stop();
        let head = match parsed {
            Ok(head) => head,
            Err(stop) => {
                let error = self.error(stop, next)?;
                error.into_iter().for_each(|error| self.source.push(error));
                self.pieces.skip_to(recovery::end_of_head(self.source, &self.pieces));
                let mut name = Cursor::at(self.source, start);
                name.take();
                let (at, token, end) = name.take();
                let name = self.builder.ident(at, if token == Token::Ident { end } else { at });
                if keyword == Token::Struct {
                    // What is in the braces behind it may be anything.
                    let behind = self.source.outline().group_end(self.pieces.cursor.peek().0);
                    behind.into_iter().for_each(|behind| self.pieces.skip_to(behind));
                    return Ok(());
                }
                Head::Function(name, Vec::new())
            }
        };
        let (at, token, end) = self.pieces.cursor.peek();
        let brace = self.source.span(at, end);
        let block =
            Block { head, start, brace, statements: Vec::new(), fields: Vec::new(), is_reported: false };
        if token == Token::LeftBrace {
            self.pieces.cursor.take();
            self.blocks.push(block);
        } else {
            self.finish(block, at);
        }
        Ok(())
    }

    /// A statement or field.
    fn line(&mut self) -> Result<(), Refusal> {
        let depth = self.blocks.len();
        let Some(block) = self.blocks.last_mut() else { return Ok(()) };
        self.builder.is_malformed = false;
        let pieces = self.pieces.begin(Kind::Line, depth);
        let parsed = if matches!(block.head, Head::Struct(_)) {
            grammar::FieldParser::new().parse(&mut self.builder, pieces).map(|field| block.fields.push(field))
        } else {
            let parsed = grammar::StatementParser::new().parse(&mut self.builder, pieces);
            parsed.map(|statement| block.statements.push(statement))
        };
        if parsed.is_ok() && !self.pieces.is_cut {
            return Ok(());
        }
        let next = self.pieces.stop();
        if let Err(Stop::User { error }) = parsed {
            return Err(error);
        }
        if let Some((error, behind)) = control_flow::find(self.source, &self.pieces, next) {
            self.source.push(error);
            self.pieces.skip_to(behind);
        } else if parsed.is_err() || self.builder.is_malformed {
            let error = parsed.err().map(|stop| self.error(stop, next)).transpose()?.flatten();
            let end = recovery::end_of_line(self.source, &self.pieces);
            self.pieces.skip_to(end);
            error.into_iter().for_each(|error| self.line_error(error, end));
        } else if next.1 != Token::LeftBrace && next.1 != Token::End && !self.pieces.cursor.is_at_item() {
            // Otherwise that a block or item is there, or no `}`, is said.
            self.source.push(errors::missing_semicolon(self.source, self.pieces.before[0].2));
        }
        Ok(())
    }

    /// What is said about a piece that was not parsed; nothing if the cause was said already.
    fn error(&self, stop: Stop, found: Spanned) -> Result<Option<Diagnostic>, Refusal> {
        let expected = match stop {
            Stop::UnrecognizedToken { expected, .. } | Stop::UnrecognizedEof { expected, .. } => expected,
            Stop::User { error } => return Err(error),
            Stop::InvalidToken { .. } | Stop::ExtraToken { .. } => Vec::new(),
        };
        let [(start, before, end), (_, second, _)] = self.pieces.before;
        if self.builder.is_malformed {
            return Ok(None);
        }
        if before == Token::Number
            && let Err(error) =
                errors::parse_number(self.source.span(start, end), self.source.text_at(start, end))
        {
            return Ok(Some(*error));
        }
        let is_behind_keyword =
            second == Token::Var && matches!(before, Token::Def | Token::Return | Token::Struct | Token::Var);
        let is_known = self.source.is_look_alike(found) || is_behind_keyword;
        let error = || Mistake::new(self.source, &self.pieces, found, &expected).diagnostic();
        Ok((!is_known).then(error))
    }

    /// Reports an error in a line; if the file or the item ends with it, that is part of the mistake.
    fn line_error(&mut self, mut error: Diagnostic, end: u32) {
        let is_last = self.pieces.cursor.peek().1 == Token::End || self.pieces.cursor.is_at_item();
        let is_last = is_last && !self.source.text_at(0, end).ends_with(';');
        let source = self.source;
        if is_last && let Some(item) = self.item() {
            item.is_reported = true;
            if !source.outline().is_closed(item.brace.start) {
                let message = format!("this '{{' of a {} is not closed either", item.head.noun());
                error = error.with_secondary(item.brace, message);
            }
        }
        source.push(error);
    }

    /// The function or struct that is open.
    fn item(&mut self) -> Option<&mut Block> {
        self.blocks.iter_mut().rfind(|block| !matches!(block.head, Head::Block))
    }

    /// What is neither function nor struct, up to the next of them.
    fn outside(&mut self, next: Spanned) {
        if !self.source.is_look_alike(next) {
            self.source.push(errors::outside_function(self.source, next));
        }
        while self.pieces.cursor.peek().1 != Token::End && !self.pieces.cursor.is_at_item() {
            self.pieces.cursor.take();
        }
    }

    /// A `}`.
    fn close(&mut self, (_, _, end): Spanned) {
        self.pieces.cursor.take();
        let Some(block) = self.blocks.pop() else { return };
        if matches!(block.head, Head::Block) {
            self.source.push(errors::nested_block(block.brace));
            self.behind_block();
        } else {
            self.finish(block, end);
        }
    }

    /// Keeps what a function or struct consists of, which ends at a place.
    fn finish(&mut self, block: Block, end: u32) {
        let span = self.source.span(block.start, end);
        self.items.extend(match block.head {
            Head::Function(name, params) => {
                let body = ast::Block {
                    span: self.source.span(block.brace.start, end),
                    statements: block.statements,
                };
                Some(Item::Function(Function { span, name, params, body }))
            }
            Head::Struct(name) => Some(Item::Struct(StructDecl { span, name, fields: block.fields })),
            Head::Block => None,
        });
    }

    /// A function or struct inside of another, which goes on behind it.
    fn nested_item(&mut self, next: Spanned) {
        let source = self.source;
        if let Some(item) = self.item()
            && !std::mem::replace(&mut item.is_reported, true)
        {
            source.push(errors::nested_item(source, next, item.brace, item.head.noun()));
        }
    }

    /// A block without its `}`, before the end of the file, or another function or struct.
    fn unclosed(&mut self, next: Spanned) {
        let Some(block) = self.blocks.pop() else { return };
        if !block.is_reported && !matches!(block.head, Head::Block) {
            self.source.push(errors::unclosed(self.source, next, block.brace, block.head.noun()));
        }
        self.finish(block, next.0);
    }

    /// A block inside a function: one mistake with all that is in it, if it is closed.
    fn nested_block(&mut self, (start, _, end): Spanned) {
        let brace = self.source.span(start, end);
        if let Some(end) = self.source.outline().group_end(start) {
            self.source.push(errors::nested_block(brace));
            self.pieces.cursor = Cursor::reporting(self.source, end);
            self.behind_block();
        } else {
            self.pieces.cursor.take();
            let (head, statements, fields) = (Head::Block, Vec::new(), Vec::new());
            self.blocks.push(Block { head, start, brace, statements, fields, is_reported: false });
        }
    }

    /// Passes what cannot follow a block, and was meant to follow a value.
    fn behind_block(&mut self) {
        use Token::*;
        let next = self.pieces.cursor.peek().1;
        if matches!(
            next,
            RightParen | RightBracket | Less | Greater | Comma | Dot | Equal | Plus | Star | Slash
        ) {
            self.pieces.skip_to(recovery::end_of_statement(self.source, self.pieces.cursor.ahead(), 0));
        }
    }
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

#[cfg(test)]
mod cascades;
#[cfg(test)]
mod limits;
#[cfg(test)]
mod tests;
