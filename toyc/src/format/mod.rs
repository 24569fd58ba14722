//! Formats Toy source, as `toyc fmt` does.
//!
//! Tokens stay as they are, except for empty statements, and so do comments; only blanks and line breaks change. A
//! statement takes one line if it fits, and at most one blank line stays between two statements. Formatting a formatted
//! text changes nothing.
//!
//! `tree` reads tokens and comments as a tree of brackets, `layout` breaks parts that do not fit, `lines` keeps the
//! result.

mod layout;
mod lines;
#[cfg(test)]
mod tests;
mod tree;

use crate::lexer::{BYTE_ORDER_MARK, Token};
use layout::{Layout, STEP};
use lines::Lines;
use tree::{Comment, Reader, Tok};

/// The formatted text of a file that has no syntax errors.
pub(crate) fn format(text: &str) -> String {
    let mark = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len_utf8() } else { 0 };
    let reader = Reader::new(text, mark);
    let mut file = File { reader, layout: Layout { lines: Lines::default() }, late: Vec::new() };
    let mut is_first = true;
    while file.reader.peek() != Token::End {
        file.item(is_first);
        is_first = false;
    }
    let end = file.reader.take();
    file.begin(&end, 0, true, false);
    let mut out = text[..mark].to_owned();
    out.push_str(&file.layout.lines.finish());
    // The style of line breaks is that of the first line.
    if text.split('\n').next().is_some_and(|line| line.len() < text.len() && line.ends_with('\r')) {
        out.replace('\n', "\r\n")
    } else {
        out
    }
}

/// A file that is being formatted.
struct File<'t> {
    reader: Reader<'t>,
    layout: Layout<'t>,
    /// Comments before a `;`, which move behind it.
    late: Vec<Comment<'t>>,
}

impl<'t> File<'t> {
    /// Begins a line for a token, after the comments before it. `blank` allows a blank line, `apart` requires one.
    fn begin(&mut self, token: &Tok<'t>, indent: usize, blank: bool, apart: bool) {
        let mut comments = std::mem::take(&mut self.late);
        comments.extend(&token.comments);
        let mut after_blank = token.after_blank;
        if apart {
            match comments.iter_mut().find(|comment| comment.is_own_line) {
                Some(comment) => comment.after_blank = true,
                None => after_blank = true,
            }
        }
        self.layout.begin_line(&comments, after_blank, indent, blank);
    }

    /// A function or struct.
    fn item(&mut self, is_first: bool) {
        let head = self.reader.seq(|kind| kind == Token::LeftBrace);
        if let Some(first) = head.nodes.first() {
            self.begin(first.first(), 0, true, !is_first);
            self.layout.seq(&head, 0, 2);
        }
        let is_struct = head.nodes.first().is_some_and(|first| first.first().kind == Token::Struct);
        self.block(0, is_struct);
    }

    /// Braces with statements or fields, after a head that begins in this column.
    fn block(&mut self, indent: usize, is_struct: bool) {
        let open = self.reader.take();
        self.layout.lines.text(" ");
        self.layout.token(&open, indent);
        let mut is_empty = true;
        while !matches!(self.reader.peek(), Token::RightBrace | Token::End) {
            is_empty &= !match self.reader.keyword().filter(|_| !is_struct) {
                Some(keyword) => self.with_block(keyword, indent + STEP, !is_empty),
                None => self.statement(indent + STEP, !is_empty),
            };
        }
        let close = self.reader.take();
        if !is_empty || !self.late.is_empty() || !close.comments.is_empty() {
            self.close(&close, indent);
        }
        self.layout.lines.text(close.text);
    }

    /// A statement with a block. Recursion is bounded by the parser.
    fn with_block(&mut self, keyword: Token, indent: usize, blank: bool) -> bool {
        let head = self.reader.head(keyword);
        if let Some(first) = head.nodes.first() {
            self.begin(first.first(), indent, blank, false);
            self.layout.seq(&head, indent, 2);
        }
        self.block(indent, false);
        while keyword == Token::If && self.reader.is_at_else() {
            let word = self.reader.take();
            self.layout.lines.text(if word.comments.is_empty() { " " } else { "" });
            self.layout.token(&word, indent);
            if self.reader.peek() != Token::LeftBrace {
                let head = self.reader.head(Token::If);
                self.layout.lines.text(" ");
                if let Some(first) = head.nodes.first().filter(|first| !first.first().comments.is_empty()) {
                    self.layout.begin_line(&first.first().comments, false, indent, false);
                }
                self.layout.seq(&head, indent, 2);
            }
            self.block(indent, false);
        }
        true
    }

    /// A statement or field; false if it is empty.
    fn statement(&mut self, indent: usize, blank: bool) -> bool {
        let seq = self.reader.statement();
        if let Some(first) = seq.nodes.first() {
            self.begin(first.first(), indent, blank, false);
            self.layout.seq(&seq, indent, 1);
            self.layout.lines.text(";");
        }
        let semicolon = self.reader.take();
        self.late.extend(semicolon.comments);
        !seq.nodes.is_empty()
    }

    /// Begins the line of a closing brace: comments before it are indented like the contents of the braces.
    fn close(&mut self, close: &Tok<'t>, indent: usize) {
        let mut comments = std::mem::take(&mut self.late);
        comments.extend(&close.comments);
        self.layout.begin_line(&comments, false, indent + STEP, true);
        self.layout.lines.begin(indent, false);
    }
}
