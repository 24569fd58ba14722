//! Models to Rust: a thin view, builders and a static table for each operation.
//!
//! The text is made to be included into a module of the dialect's crate. It imports nothing into that module; inside
//! the tables `mlir::opdef::*` is in scope. What the author adds (hooks, hand-written directives) is found by name:
//! associated functions of the view, and functions of the including module.

pub mod builder;
pub mod data;
pub mod dialect;
pub mod enumeration;
pub mod format;
pub mod interface;
pub mod op;
pub mod outline;
pub mod part;
pub mod pattern;
pub mod table;

use std::fmt::Write as _;

pub use part::Part;

use crate::model::Model;

/// Collects lines with indentation.
#[derive(Default)]
pub(crate) struct Out {
    text: String,
    depth: usize,
    /// Whether items say that they may use what is deprecated: that is for people to heed, not for the generator.
    allow_deprecated: bool,
}

/// How items begin.
const ITEMS: &[&str] = &["impl", "pub ", "static ", "const ", "fn ", "mod "];

impl Out {
    pub(crate) fn finish(self) -> String {
        self.text
    }

    /// One line; a line that opens more than it closes indents what follows.
    pub(crate) fn line(&mut self, line: impl AsRef<str>) {
        let line = line.as_ref();
        if line.is_empty() {
            self.text.push('\n');
            return;
        }
        let closes = line.starts_with(['}', ')', ']']);
        if closes {
            self.depth = self.depth.saturating_sub(1);
        }
        if self.allow_deprecated && self.depth == 0 && ITEMS.iter().any(|i| line.starts_with(i)) {
            self.text.push_str("#[allow(deprecated)]\n");
        }
        let _ = writeln!(self.text, "{:width$}{line}", "", width = self.depth * 4);
        if line.ends_with(['{', '(', '[']) {
            self.depth += 1;
        }
    }

    /// Text of the record's author, indented as its lines are among themselves.
    pub(crate) fn verbatim(&mut self, text: &str) {
        let lines = || text.lines().map(str::trim_end).skip_while(|l| l.is_empty());
        let indent = |l: &str| l.len() - l.trim_start().len();
        let least = lines().filter(|l| !l.is_empty()).map(indent).min().unwrap_or(0);
        for line in lines() {
            let line = line.get(least..).unwrap_or("");
            let width = if line.is_empty() { 0 } else { self.depth * 4 };
            let _ = writeln!(self.text, "{:width$}{line}", "");
        }
    }

    /// The mark of what is deprecated, if there is a reason.
    pub(crate) fn deprecated(&mut self, reason: Option<&str>) {
        if let Some(reason) = reason {
            self.line(format!("#[deprecated(note = {})]", quote(reason)));
        }
    }

    /// Documentation lines.
    pub(crate) fn docs(&mut self, text: &str) {
        // Not by `line`: a brace in them opens nothing.
        for line in dedent(text) {
            let space = if line.is_empty() { "" } else { " " };
            let _ = writeln!(self.text, "{:width$}///{space}{line}", "", width = self.depth * 4);
        }
    }
}

/// A description without the indentation of its `.td` file; code blocks without a language become text.
fn dedent(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let indent =
        lines.iter().filter(|l| !l.is_empty()).map(|l| l.len() - l.trim_start().len()).min().unwrap_or(0);
    let mut out: Vec<String> = Vec::new();
    let mut in_code = false;
    for line in lines {
        let line = line.get(indent..).unwrap_or("");
        if out.is_empty() && line.is_empty() {
            continue;
        }
        // rustdoc would compile an unmarked block, and takes `[x]` for a link.
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
            let bare = line.trim() == "```";
            out.push(if bare && in_code { format!("{line}text") } else { line.to_owned() });
            continue;
        }
        out.push(match in_code {
            true => line.to_owned(),
            false => line.replace('[', "\\[").replace(']', "\\]").replace('<', "\\<"),
        });
    }
    while out.last().is_some_and(String::is_empty) {
        out.pop();
    }
    out
}

/// A string as a Rust literal.
pub(crate) fn quote(text: &str) -> String {
    format!("{text:?}")
}

/// The Rust text of everything in a model.
pub fn generate(model: &Model, source: &str) -> String {
    generate_parts(model, source, &Part::ALL, &|_| true)
}

/// The Rust text of some parts, of the operations only those whose full name is wanted.
pub fn generate_parts(model: &Model, source: &str, parts: &[Part], op: &dyn Fn(&str) -> bool) -> String {
    let mut out = Out { allow_deprecated: model.names_deprecated, ..Out::default() };
    out.line(format!("// Generated from {source}; do not edit."));
    for &part in parts {
        part::generate(&mut out, model, part, op);
    }
    out.finish()
}
