//! Text to syntax tree, with every syntax error of the file in one run.
//!
//! A file is a sequence of pieces: heads of functions, structs and statements with blocks, other statements, fields, and
//! the braces around them. This module puts them together; `grammar.lalrpop` parses each on its own. A piece that it does not parse is one error,
//! and parsing continues at the next, so one mistake never costs more than its piece. Nothing is read twice unless
//! something is wrong with it, and then only to decide what to report and where to continue. The parser never fails: it
//! returns the tree of what it understood with the errors, and a tree is complete if there are no errors.
//!
//! - `cursor`: the tokens, read as they were meant. `pieces`: where a piece begins and ends.
//! - `builder`, `tensor`: the tree of a piece, and mistakes in well-formed input.
//! - `mistake`: the error for a piece that is not parsed; `errors`: all others.
//! - `statements`: where a statement with a block begins.
//! - `recovery`: where the next piece begins; `control_flow`: the same after control flow, which begins with `words`.

pub(crate) mod builder;
mod control_flow;
mod cursor;
mod errors;
mod mistake;
mod pieces;
mod recovery;
pub(crate) mod statements;
pub(crate) mod tensor;
pub(crate) mod words;

use support::{Diagnostic, FileId, SourceMap, Span};

use crate::ast::{Block, Expr, ExprKind, Item, Module, Statement, StatementKind};
use crate::lexer::{Spanned, Token};
use builder::Builder;
use cursor::{Cursor, Source};
use errors::{Refusal, Stop};
use mistake::Mistake;
use pieces::{Kind, Pieces};

pub(crate) use errors::MAX_NESTING;

lalrpop_util::lalrpop_mod!(
    #[allow(clippy::all, unreachable_pub, missing_docs, unused, rust_2018_idioms, clippy::unwrap_used)]
    grammar
);

/// Parses a file, and shows up to this many errors individually.
///
/// The tree holds what was understood. Only if no diagnostic is an error is it the whole program, fit for
/// [`crate::sema::check`] and for MLIR generation.
pub(crate) fn parse_up_to(sources: &SourceMap, file: FileId, max_errors: usize) -> (Module, Vec<Diagnostic>) {
    let text = sources.text(file);
    let source = Source::new(file, text, max_errors);
    let items = Parser::new(&source).items().unwrap_or_else(|refusal| {
        source.push(*refusal);
        Vec::new()
    });
    let errors = source.errors.into_inner().finish();
    (Module { items, span: Span::new(file, 0, text.len()) }, errors)
}

/// Parses a file.
#[cfg(test)]
pub(crate) fn parse(sources: &SourceMap, file: FileId) -> (Module, Vec<Diagnostic>) {
    parse_up_to(sources, file, crate::reported::MAX_ERRORS)
}

/// Input that is typed line by line: functions and structs, and statements between them.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Script {
    /// Structs and functions in their order.
    pub(crate) items: Vec<Item>,
    /// The statements outside of functions.
    pub(crate) statements: Vec<Statement>,
}

/// Parses a script, which may have statements outside of functions. The last statement needs no `;`.
pub(crate) fn parse_script(
    sources: &SourceMap,
    file: FileId,
    max_errors: usize,
) -> (Script, Vec<Diagnostic>) {
    let source = Source::new(file, sources.text(file), max_errors);
    let mut parser = Parser::new(&source);
    parser.is_script = true;
    let script = parser.script().unwrap_or_else(|refusal| {
        source.push(*refusal);
        Script::default()
    });
    (script, source.errors.into_inner().finish())
}

/// Something with braces, as far as it has been parsed.
enum Part {
    /// A function or struct.
    Item(Item),
    /// A statement; its last block is not closed.
    Statement(Statement),
}

/// A function, struct or block that is not closed yet.
struct Open {
    part: Part,
    /// How many blocks of statements are around what is in it.
    blocks: usize,
    /// Its `{`.
    brace: Span,
    /// Whether an error about it as a whole has been reported.
    is_reported: bool,
}

impl Open {
    fn noun(&self) -> &'static str {
        match self.part {
            Part::Item(Item::Struct(_)) => "struct",
            Part::Item(Item::Function(_)) => "function",
            Part::Statement(_) => "block",
        }
    }
}

/// Puts pieces together.
struct Parser<'t> {
    source: &'t Source<'t>,
    builder: Builder<'t>,
    pieces: Pieces<'t>,
    /// The items and blocks around the next piece, the innermost last; more than one item only by mistake.
    open: Vec<Open>,
    items: Vec<Item>,
    /// Whether there may be statements outside of functions.
    is_script: bool,
    /// The statements outside of functions.
    statements: Vec<Statement>,
}

impl<'t> Parser<'t> {
    fn new(source: &'t Source<'t>) -> Self {
        let builder = Builder::new(source);
        let pieces = Pieces::new(source);
        let open = Vec::new();
        let items = Vec::new();
        let statements = Vec::new();
        Parser { source, builder, pieces, open, items, is_script: false, statements }
    }

    /// Everything in the file.
    fn items(self) -> Result<Vec<Item>, Refusal> {
        self.script().map(|script| script.items)
    }

    /// Everything in the file, with the statements outside of functions if there may be any.
    fn script(mut self) -> Result<Script, Refusal> {
        loop {
            let next @ (start, token, end) = self.pieces.cursor.peek();
            let is_item = self.pieces.cursor.is_at_item();
            match (token, self.open.last_mut()) {
                (Token::End, None) => return Ok(Script { items: self.items, statements: self.statements }),
                (Token::Def | Token::Struct, None) => self.head(next)?,
                (Token::Semicolon, None) if self.is_script => self.pieces.skip_to(end),
                (Token::LeftBrace, None) if self.is_script => self.nested_block(next),
                (token, None) if self.is_script && token != Token::RightBrace => self.statement()?,
                (_, None) => self.outside(next),
                (Token::RightBrace, Some(_)) => {
                    self.pieces.skip_to(end);
                    self.close(end)?;
                }
                (_, Some(open)) if is_item && self.source.outline().end(open.brace.start).is_some() => {
                    if !std::mem::replace(&mut open.is_reported, true) {
                        self.source.push(errors::nested_item(self.source, next, open.brace, open.noun()));
                    }
                    self.head(next)?;
                }
                (_, Some(open)) if is_item || token == Token::End => {
                    if !open.is_reported {
                        self.source.push(errors::unclosed(self.source, next, open.brace, open.noun()));
                        // Those around it are not closed either.
                        self.open.iter_mut().for_each(|open| open.is_reported = true);
                    }
                    self.close(start)?;
                }
                // After a nested item, it is not known to which item statements belong.
                (_, Some(open)) if open.is_reported => self.skip_statement(),
                (Token::LeftBrace, Some(_)) => self.nested_block(next),
                (Token::Semicolon, Some(_)) => self.pieces.skip_to(end),
                (_, Some(_)) => self.statement()?,
            }
            if self.open.len() > MAX_NESTING {
                return Err(Box::new(errors::too_deep(self.source.span(start, end))));
            }
        }
    }

    /// The head of a function or struct with its `{`, after which it is open.
    fn head(&mut self, (start, keyword, end): Spanned) -> Result<(), Refusal> {
        self.builder.is_malformed = false;
        let pieces = self.pieces.begin(Kind::Head, self.open.len());
        let parsed = grammar::HeadParser::new().parse(&mut self.builder, pieces);
        let found = self.pieces.stop();
        let head = match parsed {
            Ok(head) => Some(*head),
            Err(stop) => {
                let error = self.error(stop, found)?;
                error.into_iter().for_each(|error| self.source.push(error));
                self.pieces.skip_to(recovery::end_of_head(self.source, &self.pieces));
                let (at, token, end) = Cursor::at(self.source, end).take();
                let name = self.builder.ident(at, if token == Token::Ident { end } else { at });
                (keyword == Token::Def).then(|| self.builder.function(start, name, Vec::new(), end))
            }
        };
        let (start, token, end) = self.pieces.cursor.peek();
        match (head, token) {
            (Some(item), Token::LeftBrace) => {
                self.pieces.cursor.take();
                self.open(Part::Item(item), self.source.span(start, end), 0);
            }
            (Some(item), _) => self.items.push(item),
            // Anything may be in the braces after a malformed head of a struct.
            (None, _) => self.pieces.skip_to(self.source.outline().group_end(start).unwrap_or(start)),
        }
        Ok(())
    }

    fn open(&mut self, part: Part, brace: Span, blocks: usize) {
        self.open.push(Open { part, blocks, brace, is_reported: false });
    }

    /// A field, or a statement with or without a block.
    fn statement(&mut self) -> Result<(), Refusal> {
        let is_field = matches!(self.open.last(), Some(Open { part: Part::Item(Item::Struct(_)), .. }));
        let mut ahead = self.pieces.cursor.ahead();
        if is_field || statements::keyword(self.source.text, || ahead.take()).is_none() {
            return self.line();
        }
        let (start, _, end) = self.pieces.cursor.peek();
        let blocks = self.open.last().map_or(0, |open| open.blocks);
        match self.block_head()? {
            Some(kind) => self.block(Statement { span: self.source.span(start, end), kind }, blocks),
            None => Ok(()),
        }
    }

    /// The head of a statement with a block. After a mistake, the block is still one; `None` if there is none.
    fn block_head(&mut self) -> Result<Option<StatementKind>, Refusal> {
        self.builder.is_malformed = false;
        let pieces = self.pieces.begin(Kind::Block, self.open.len());
        let parsed = grammar::BlockHeadParser::new().parse(&mut self.builder, pieces);
        let found = self.pieces.stop();
        let stop = match parsed {
            Ok(kind) => return Ok(Some(kind)),
            Err(stop) => stop,
        };
        let error = self.error(stop, found)?;
        error.into_iter().for_each(|error| self.source.push(error));
        match recovery::block_of(self.source, self.pieces.cursor.ahead()) {
            Some(brace) => {
                self.pieces.skip_to(brace);
                let condition = Expr { span: self.source.span(brace, brace), kind: ExprKind::Number(1.0) };
                Ok(Some(self.builder.conditional(condition, brace)))
            }
            None => {
                self.skip_statement();
                Ok(None)
            }
        }
    }

    /// Opens the last block of a statement, whose `{` is next, inside this many others.
    fn block(&mut self, statement: Statement, blocks: usize) -> Result<(), Refusal> {
        let (start, token, end) = self.pieces.cursor.peek();
        let brace = self.source.span(start, end);
        if token != Token::LeftBrace {
            return Ok(());
        }
        if blocks >= statements::MAX_BLOCKS {
            return Err(Box::new(errors::too_many_blocks(brace)));
        }
        self.pieces.cursor.take();
        self.open(Part::Statement(statement), brace, blocks + 1);
        Ok(())
    }

    /// Adds a statement to the innermost block.
    fn add(&mut self, statement: Statement) {
        match self.open.last_mut().map(|open| &mut open.part) {
            Some(Part::Item(Item::Function(function))) => function.body.statements.push(statement),
            Some(Part::Statement(outer)) => {
                if let Some(block) = statements::last_block(outer) {
                    block.statements.push(statement);
                }
            }
            Some(Part::Item(Item::Struct(_))) => {}
            None => self.statements.push(statement),
        }
    }

    /// A statement without a block, or a field.
    fn line(&mut self) -> Result<(), Refusal> {
        let pieces = self.pieces.begin(Kind::Line, self.open.len());
        let builder = &mut self.builder;
        builder.is_malformed = false;
        let parsed = match self.open.last_mut().map(|open| &mut open.part) {
            Some(Part::Item(Item::Struct(item))) => {
                grammar::FieldParser::new().parse(builder, pieces).map(|field| item.fields.push(*field))
            }
            _ => {
                let parsed = grammar::StatementParser::new().parse(builder, pieces);
                parsed.map(|statement| self.add(statement))
            }
        };
        if parsed.is_ok() && !self.pieces.is_cut {
            return Ok(());
        }
        let found = self.pieces.stop();
        if let Err(Stop::User { error }) = parsed {
            return Err(error);
        }
        if let Some((error, behind)) = control_flow::find(self.source, &self.pieces, found) {
            self.source.push(error);
            self.pieces.skip_to(behind);
        } else if parsed.is_err() || self.builder.is_malformed {
            let error = parsed.err().map(|stop| self.error(stop, found)).transpose()?.flatten();
            let end = recovery::end_of_line(self.source, &self.pieces);
            self.pieces.skip_to(end);
            error.into_iter().for_each(|error| self.line_error(error, end));
        } else if !matches!(found.1, Token::LeftBrace | Token::End) && !self.pieces.cursor.is_at_item() {
            // Otherwise, the block, the item or the missing `}` is reported.
            self.source.push(errors::missing_semicolon(self.source, self.pieces.before[0].2));
        }
        Ok(())
    }

    /// The error for a piece that was not parsed; `None` if its cause has already been reported.
    fn error(&self, stop: Stop, found: Spanned) -> Result<Option<Diagnostic>, Refusal> {
        let expected = match stop {
            Stop::UnrecognizedToken { expected, .. } | Stop::UnrecognizedEof { expected, .. } => expected,
            Stop::User { error } => return Err(error),
            Stop::InvalidToken { .. } | Stop::ExtraToken { .. } => Vec::new(),
        };
        let is_said = self.builder.is_malformed || self.source.is_look_alike(found);
        let error = || Mistake::new(self.source, &self.pieces, found, &expected).diagnostic();
        Ok((!is_said).then(error))
    }

    /// Reports an error in a line; if the file or the item ends with it, that is part of the mistake.
    fn line_error(&mut self, mut error: Diagnostic, end: u32) {
        let is_last = self.pieces.cursor.peek().1 == Token::End || self.pieces.cursor.is_at_item();
        if is_last
            && !self.source.text_at(0, end).ends_with(';')
            && let Some(open) = self.open.last_mut()
        {
            open.is_reported = true;
            if self.source.outline().end(open.brace.start).is_none() {
                let message = format!("this '{{' of a {} is not closed either", open.noun());
                error = error.with_secondary(open.brace, message);
            }
        }
        self.source.push(error);
    }

    /// Anything else, up to the next function or struct.
    fn outside(&mut self, next: Spanned) {
        if !self.source.is_look_alike(next) {
            self.source.push(errors::outside_function(self.source, next));
        }
        while self.pieces.cursor.peek().1 != Token::End && !self.pieces.cursor.is_at_item() {
            self.pieces.cursor.take();
        }
    }

    /// Keeps the innermost item or statement, which ends at a place, unless an `else` follows.
    fn close(&mut self, end: u32) -> Result<(), Refusal> {
        let Some(Open { part, blocks, .. }) = self.open.pop() else { return Ok(()) };
        match part {
            Part::Item(mut item) => {
                match &mut item {
                    Item::Function(function) => (function.span.end, function.body.span.end) = (end, end),
                    Item::Struct(decl) => decl.span.end = end,
                }
                self.items.push(item);
            }
            Part::Statement(mut statement) => {
                statement.span.end = end;
                if let Some(block) = statements::last_block(&mut statement) {
                    block.span.end = end;
                }
                let mut ahead = self.pieces.cursor.ahead();
                let can_go_on =
                    matches!(&statement.kind, StatementKind::If(choice) if choice.otherwise.is_none());
                if can_go_on && statements::is_else(self.source.text, || ahead.take()) {
                    return self.otherwise(statement, blocks);
                }
                self.add(statement);
            }
        }
        Ok(())
    }

    /// The `else` of an `if`, whose conditions so far are around this many blocks.
    fn otherwise(&mut self, mut statement: Statement, blocks: usize) -> Result<(), Refusal> {
        self.pieces.cursor.take();
        let (start, token, end) = self.pieces.cursor.peek();
        let StatementKind::If(choice) = &mut statement.kind else { return Ok(()) };
        if token == Token::LeftBrace {
            choice.otherwise = Some(Block { span: self.source.span(start, end), statements: Vec::new() });
            return self.block(statement, blocks - 1);
        }
        match self.block_head()? {
            Some(StatementKind::If(next)) => {
                choice.branches.extend(next.branches);
                self.block(statement, blocks)
            }
            _ => {
                self.add(statement);
                Ok(())
            }
        }
    }

    /// A block that belongs to no statement: one mistake with everything in it. A `{` that is not closed is skipped alone, since
    /// nothing around it is closed either.
    fn nested_block(&mut self, (start, _, end): Spanned) {
        use Token::*;
        let Some(behind) = self.source.outline().end(start) else { return self.pieces.skip_to(end) };
        self.source.push(errors::nested_block(self.source.span(start, end)));
        self.pieces.cursor = Cursor::reporting(self.source, behind);
        // A token that cannot follow a block was meant to follow a value.
        let next = self.pieces.cursor.peek().1;
        if matches!(
            next,
            RightParen | RightBracket | Less | Greater | Comma | Dot | Equal | Plus | Star | Slash
        ) {
            self.skip_statement();
        }
    }

    fn skip_statement(&mut self) {
        let end = recovery::end_of_statement(self.source, self.pieces.cursor.ahead(), 0);
        self.pieces.skip_to(end);
    }
}

#[cfg(test)]
mod cascades;
#[cfg(test)]
mod limits;
#[cfg(test)]
mod reference;
#[cfg(test)]
mod tests;
