//! The lines of formatted text.

use super::tree::columns;

/// A line, and the comment at its end.
#[derive(Default)]
struct Line<'t> {
    text: String,
    comment: Option<&'t str>,
}

/// Lines so far; the last one is being written.
#[derive(Default)]
pub(super) struct Lines<'t> {
    lines: Vec<Line<'t>>,
    /// The columns of the last line.
    column: usize,
}

impl<'t> Lines<'t> {
    /// The column at which the next text goes.
    pub(super) fn column(&self) -> usize {
        self.column
    }

    /// Begins a line, after a blank one if requested, unless the last line has only its indentation.
    pub(super) fn begin(&mut self, indent: usize, blank: bool) {
        let is_used = |line: &Line<'_>| line.comment.is_some() || !line.text.trim_start().is_empty();
        if self.lines.last().is_some_and(|line| !is_used(line)) {
            self.lines.pop();
        }
        if blank && self.lines.last().is_some_and(is_used) {
            self.lines.push(Line::default());
        }
        self.lines.push(Line { text: " ".repeat(indent), comment: None });
        self.column = indent;
    }

    /// Adds to the line.
    pub(super) fn text(&mut self, text: &str) {
        if self.lines.is_empty() {
            self.lines.push(Line::default());
        }
        if let Some(line) = self.lines.last_mut() {
            line.text.push_str(text);
            self.column += columns(text);
        }
    }

    /// Whether a comment can be added to the line.
    pub(super) fn can_take_comment(&self) -> bool {
        self.lines.last().is_some_and(|line| line.comment.is_none())
    }

    /// Ends the line with a comment.
    pub(super) fn comment(&mut self, comment: &'t str) {
        if self.lines.is_empty() {
            self.lines.push(Line::default());
        }
        if let Some(line) = self.lines.last_mut() {
            line.comment = Some(comment);
        }
    }

    /// The text. Comments at the ends of consecutive lines of a block are aligned.
    pub(super) fn finish(mut self) -> String {
        while self.lines.last().is_some_and(|line| line.comment.is_none() && line.text.trim().is_empty()) {
            self.lines.pop();
        }
        let mut out = String::new();
        let is_behind = |line: &Line<'_>| line.comment.is_some() && !line.text.trim().is_empty();
        let mut lines = self.lines.as_slice();
        while let Some((first, rest)) = lines.split_first() {
            if !is_behind(first) {
                let text = if first.comment.is_some() { &*first.text } else { first.text.trim_end() };
                out.push_str(text);
                out.push_str(first.comment.unwrap_or_default());
                out.push('\n');
                lines = rest;
                continue;
            }
            let indent = |line: &Line<'_>| line.text.len() - line.text.trim_start().len();
            let is_beside = |line: &&Line<'_>| is_behind(line) && indent(line) == indent(first);
            let count = lines.iter().take_while(is_beside).count();
            let (run, rest) = lines.split_at(count);
            let column = run.iter().map(|line| columns(line.text.trim_end())).max().unwrap_or(0) + 1;
            for line in run {
                let text = line.text.trim_end();
                out.push_str(text);
                out.extend(std::iter::repeat_n(' ', column - columns(text)));
                out.push_str(line.comment.unwrap_or_default());
                out.push('\n');
            }
            lines = rest;
        }
        out
    }
}
