//! The generated text and its layout: everything that fits on a line is put on one.
//!
//! Writers add lines, which may end in an opening bracket, and need not consider widths. A bracketed part that holds
//! only short lines becomes one line, from the inside out; the items of a longer list share lines. Each line is
//! examined once for each enclosing bracket that closes on the same line.

use super::docs;
use super::text::quote;
use crate::rust_text;

/// The maximum width, as for hand-written code.
const WIDTH: usize = 110;

/// The beginnings of items.
const ITEMS: &[&str] = &["impl", "pub ", "static ", "const ", "fn ", "mod "];

/// Whether a type's name breaks Rust's naming conventions.
pub(super) fn is_odd(name: &str) -> bool {
    let name = name.trim_start_matches('_');
    name.contains('_') || name.starts_with(|c: char| c.is_ascii_lowercase())
}

/// The author's function body as one line, or as several, which are left unchanged.
pub(super) fn body(text: &str) -> String {
    let is_line = !text.trim().contains('\n') && !text.contains("//");
    if is_line { text.trim().to_owned() } else { format!("{}\n", text.trim_end()) }
}

/// A line without its indentation.
struct Line {
    depth: usize,
    text: String,
    /// Whether it stays on a line of its own.
    whole: bool,
}

impl Line {
    fn width(&self) -> usize {
        self.depth * 4 + self.text.chars().count()
    }
}

/// An open bracket, and its contents so far.
struct Open {
    line: Line,
    inner: Vec<Line>,
    /// Whether it follows a bracket that took several lines, as the body of a function follows its parameters.
    continues: bool,
}

/// Collects lines with indentation.
#[derive(Default)]
pub(crate) struct Out {
    done: Vec<Line>,
    open: Vec<Open>,
    /// Whether items allow uses of deprecated ones: that lint is for people, not for the generator.
    allow_deprecated: bool,
}

impl Out {
    pub(super) fn new(allow_deprecated: bool) -> Out {
        Out { allow_deprecated, ..Out::default() }
    }

    pub(crate) fn finish(mut self) -> String {
        while let Some(open) = self.open.pop() {
            self.add_all([open.line].into_iter().chain(open.inner));
        }
        let mut text = String::with_capacity(self.done.iter().map(|l| l.width() + 1).sum());
        for line in &self.done {
            if !line.text.is_empty() {
                text.extend(std::iter::repeat_n("    ", line.depth));
            }
            text.push_str(&line.text);
            text.push('\n');
        }
        text
    }

    /// One line; a line that opens more than it closes indents what follows. Several lines are the author's text.
    pub(crate) fn line(&mut self, text: impl Into<String>) {
        let text = text.into();
        if text.contains('\n') {
            return self.verbatim(&text);
        }
        if self.open.is_empty() && ITEMS.iter().any(|i| text.starts_with(i)) {
            let lints = self.allowed(&text);
            if !lints.is_empty() {
                self.whole(format!("#[allow({})]", lints.join(", ")));
            }
        }
        let whole = text.is_empty()
            || text.contains("//")
            || text.starts_with('#')
            || text.matches('"').count() % 2 == 1;
        match text.starts_with(['}', ')', ']']).then(|| self.open.pop()).flatten() {
            Some(open) => self.close(open, text),
            None => {
                let line = Line { depth: self.open.len(), text, whole };
                self.push(line, false);
            }
        }
    }

    /// The lints that an item may break: it may be unused or unreachable, and its name comes from the record.
    fn allowed(&self, item: &str) -> Vec<&'static str> {
        let mut lints = Vec::new();
        let is_inherent = item.starts_with("impl") && !item.contains(" for ");
        if item.starts_with("pub use ") {
            lints.extend(["unreachable_pub", "unused_imports"]);
        } else if item.starts_with("pub ") || is_inherent {
            lints.extend(["dead_code", "unreachable_pub"]);
        }
        let mut words = item.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        if let Some(keyword) =
            words.by_ref().nth(1).filter(|w| matches!(*w, "struct" | "enum" | "trait" | "type"))
        {
            let name = words.next().unwrap_or_default();
            if is_odd(name) {
                lints.push("non_camel_case_types");
            }
            if keyword == "enum" || (name.len() > 2 && name.chars().all(|c| c.is_ascii_uppercase())) {
                lints.push("clippy::upper_case_acronyms");
            }
        }
        if self.allow_deprecated {
            lints.push("deprecated");
        }
        lints
    }

    /// The author's text, with its relative indentation; its strings do not change.
    pub(crate) fn verbatim(&mut self, text: &str) {
        let strings = rust_text::of_several_lines(text);
        let within = |at: usize| strings.iter().any(|s| s.start < at && at < s.end);
        let mut at = 0;
        let mut lines: Vec<(bool, &str)> = Vec::new();
        for line in text.split('\n') {
            let start = at;
            let end = at + line.len();
            at = end + 1;
            lines.push((within(start), if within(end) { line } else { line.trim_end() }));
        }
        let is_empty = |&(inside, line): &(bool, &str)| !inside && line.is_empty();
        let begin = lines.iter().position(|l| !is_empty(l)).unwrap_or(lines.len());
        let end = lines.iter().rposition(|l| !is_empty(l)).map_or(begin, |last| last + 1);
        let lines = lines.get(begin..end).unwrap_or_default();
        let indent = |l: &str| l.len() - l.trim_start().len();
        let own = lines.iter().filter(|l| !l.0 && !l.1.is_empty());
        let least = own.map(|l| indent(l.1)).min().unwrap_or(0);
        for &(inside, line) in lines {
            if inside {
                self.add_all([Line { depth: 0, text: line.to_owned(), whole: true }])
            } else {
                self.whole(line.get(least..).unwrap_or("").to_owned())
            }
        }
    }

    /// A block with one line in it.
    pub(crate) fn block(&mut self, head: impl std::fmt::Display, line: impl Into<String>) {
        self.line(format!("{head} {{"));
        self.line(line);
        self.line("}");
    }

    /// A function body of the record's author.
    pub(crate) fn body(&mut self, text: &str) {
        self.line(body(text));
    }

    /// The `deprecated` attribute, if there is a reason.
    pub(crate) fn deprecated(&mut self, reason: Option<&str>) {
        if let Some(reason) = reason {
            self.line(format!("#[deprecated(note = {})]", quote(reason)));
        }
    }

    /// Documentation lines.
    pub(crate) fn docs(&mut self, text: &str) {
        docs::lines(text).iter().for_each(|line| self.docs_as_they_are(line));
    }

    /// A line of documentation that is already Markdown for rustdoc.
    pub(super) fn docs_as_they_are(&mut self, line: &str) {
        let space = if line.is_empty() { "" } else { " " };
        self.whole(format!("///{space}{line}"));
    }

    /// A line that is left unchanged: its brackets open nothing.
    fn whole(&mut self, text: String) {
        self.add_all([Line { depth: self.open.len(), text, whole: true }]);
    }

    fn add_all(&mut self, lines: impl IntoIterator<Item = Line>) {
        match self.open.last_mut() {
            Some(open) => open.inner.extend(lines),
            None => self.done.extend(lines),
        }
    }

    /// Adds a line, or opens its bracket.
    fn push(&mut self, line: Line, continues: bool) {
        if line.text.ends_with(['{', '(', '[']) {
            self.open.push(Open { line, inner: Vec::new(), continues });
        } else {
            self.add_all([Line { whole: line.whole || continues, ..line }]);
        }
    }

    /// Closes a bracket with a line that may open the next.
    fn close(&mut self, mut open: Open, end: String) {
        if let Some(text) = joined(&open, &end) {
            let line = Line { text, ..open.line };
            return self.push(line, open.continues);
        }
        if !open.line.text.ends_with('{') {
            fill(&mut open.inner);
        }
        let depth = open.line.depth;
        let inner = open.inner.into_iter();
        self.add_all([open.line].into_iter().chain(inner).map(|l| Line { whole: true, ..l }));
        self.push(Line { depth, text: end, whole: true }, true);
    }
}

/// An open bracket, its contents and its end as one line, if that is short and holds one expression.
fn joined(open: &Open, end: &str) -> Option<String> {
    let start = &open.line.text;
    let length: usize = open.inner.iter().map(|l| l.text.len() + 1).sum();
    if open.inner.iter().any(|l| l.whole) || open.line.width() + length + end.len() > WIDTH {
        return None;
    }
    let texts = || open.inner.iter().map(|l| l.text.as_str());
    let is_call = |s: &str| s.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '!' | '>'));
    let inner = texts().collect::<Vec<_>>().join(" ");
    let bare = inner.strip_suffix(',').unwrap_or(&inner);
    if let Some(before) = start.strip_suffix('{') {
        let fields = texts().all(|t| t.ends_with(',') || t.starts_with(".."));
        let expression = open.inner.len() == 1 && !inner.ends_with(';');
        let item = ["impl", "pub struct", "pub enum", "mod", "match"].iter().any(|i| before.starts_with(i));
        return (!item && (fields || expression)).then(|| format!("{start} {bare} {end}"));
    }
    // The comma makes a tuple of one.
    let tuple = start.strip_suffix('(').is_some_and(|before| !is_call(before)) && open.inner.len() == 1;
    Some(format!("{start}{}{end}", if tuple { &inner } else { bare }))
}

/// Puts short neighbours on shared lines.
fn fill(lines: &mut Vec<Line>) {
    let mut filled: Vec<Line> = Vec::with_capacity(lines.len());
    for line in lines.drain(..) {
        match filled.last_mut() {
            Some(last) if !last.whole && !line.whole && last.width() + 1 + line.text.len() <= WIDTH => {
                last.text.push(' ');
                last.text.push_str(&line.text);
            }
            _ => filled.push(line),
        }
    }
    *lines = filled;
}

#[cfg(test)]
mod tests {
    use super::Out;

    fn laid_out(lines: &[&str]) -> String {
        let mut out = Out::default();
        lines.iter().for_each(|l| out.line(*l));
        out.finish()
    }

    #[test]
    fn what_fits_stands_on_one_line() {
        let lines = ["static S: &[P] = &[", "P {", "x: 1,", "y: &[", "2,", "3,", "],", "},", "];"];
        assert_eq!(laid_out(&lines), "static S: &[P] = &[P { x: 1, y: &[2, 3] }];\n");
        let lines = ["fn f(", "a: u8,", ") -> u8 {", "a", "}"];
        assert_eq!(laid_out(&lines), "fn f(a: u8) -> u8 { a }\n");
        assert_eq!(laid_out(&["let a = (", "1,", ");"]), "let a = (1,);\n");
    }

    #[test]
    fn items_of_long_lists_share_lines() {
        let item = "x".repeat(40) + ",";
        let expected = format!("f(\n    {item} {item}\n    {item}\n);\n");
        assert_eq!(laid_out(&["f(", &item, &item, &item, ");"]), expected);
        // An element that takes several lines is kept apart, with the text after its end.
        let lines = ["[", "a,", "b,", "g {", &item, &item, &item, "},", "c,", "d,", "]"];
        let item = format!("        {item}\n");
        let expected = format!("[\n    a, b,\n    g {{\n{item}{item}{item}    }},\n    c, d,\n]\n");
        assert_eq!(laid_out(&lines), expected);
    }

    #[test]
    fn statements_comments_and_items_stay_apart() {
        for lines in [
            vec!["fn f() {", "    a;", "    b", "}"],
            vec!["fn f() {", "    a; // why", "}"],
            vec!["P {", "    // why", "    x: 1,", "}"],
            vec!["impl A for T {", "    fn f() { 1 }", "}"],
            vec!["f(", "    \"of several", "    lines\",", ")"],
        ] {
            let given: Vec<&str> = lines.iter().map(|l| l.trim_start()).collect();
            assert_eq!(laid_out(&given), lines.join("\n") + "\n");
        }
    }

    #[test]
    fn the_authors_lines_and_strings_stay() {
        let mut out = Out::default();
        out.line("fn f() {");
        out.body("\n      let a = \"one\n two  \n\";\n        a // (\n\n    ");
        out.line("}");
        out.line("fn g() {");
        out.body(" 1 ");
        out.line("}");
        let expected = "fn f() {\n    let a = \"one\n two  \n\";\n      a // (\n}\nfn g() { 1 }\n";
        assert_eq!(out.finish(), expected);
    }

    #[test]
    fn items_may_be_unused_and_hidden_and_have_names_of_records() {
        for (item, lints) in [
            ("pub struct A;", "dead_code, unreachable_pub"),
            ("pub struct add_op<'a>(u8);", "dead_code, unreachable_pub, non_camel_case_types"),
            ("pub struct ABC;", "dead_code, unreachable_pub, clippy::upper_case_acronyms"),
            ("pub enum E { A }", "dead_code, unreachable_pub, clippy::upper_case_acronyms"),
            ("pub use a::B;", "unreachable_pub, unused_imports"),
            ("impl<'a> A<'a> {}", "dead_code, unreachable_pub"),
        ] {
            assert_eq!(laid_out(&[item]), format!("#[allow({lints})]\n{item}\n"));
        }
        assert_eq!(laid_out(&["impl A for B {}"]), "impl A for B {}\n");
    }

    #[test]
    fn brackets_that_do_not_match_lose_nothing() {
        assert_eq!(laid_out(&["}", "a", "f(", "b", "{"]), "}\na\nf(\n    b\n    {\n");
    }
}
