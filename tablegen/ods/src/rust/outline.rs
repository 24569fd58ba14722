//! The outline of Rust text: documentation, types and signatures without bodies, like a C++ header.
//!
//! Generated text may contain code from records that is only assumed to be Rust: strings, comments and lifetimes
//! are skipped, and a missing brace ends the text.

use crate::rust_text;

/// The public part of a text.
pub fn outline(text: &str) -> String {
    let mut out = String::new();
    if let Some(first) = text.lines().next().filter(|l| l.starts_with("//") && !l.starts_with("///")) {
        out.push_str(first);
        out.push('\n');
    }
    Scanner { text, at: 0 }.items(&mut out, Place::Module);
    out
}

/// Where items occur.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Module,
    /// An `impl` block of a type: only public items are shown.
    Impl,
    /// A trait: everything is public.
    Trait,
}

struct Scanner<'t> {
    text: &'t str,
    at: usize,
}

/// An item's parts.
struct Item<'t> {
    /// Documentation and attributes, with the indentation before them.
    before: &'t str,
    /// The text up to the body or the `;`.
    head: &'t str,
    body: Option<&'t str>,
}

impl<'t> Scanner<'t> {
    fn items(mut self, out: &mut String, place: Place) {
        let mut first = place != Place::Module;
        while let Some(item) = self.item() {
            let mut shown = String::new();
            show(&mut shown, &item, place);
            if !shown.is_empty() {
                if !first {
                    out.push('\n');
                }
                first = false;
                out.push_str(&shown);
            }
        }
    }

    fn item(&mut self) -> Option<Item<'t>> {
        self.skip_blank_and_comments();
        let start = self.line_start();
        while self.rest().starts_with("///") || self.rest().starts_with("#[") {
            if self.rest().starts_with("///") {
                self.at += self.rest().find('\n').unwrap_or(self.rest().len());
            } else {
                self.at += 1;
                self.group();
            }
            self.skip_blank_and_comments();
        }
        if self.rest().is_empty() {
            return None;
        }
        let from = self.line_start().max(start);
        let before = self.text.get(start..from)?;
        let data = is_data(self.text.get(self.at..)?);
        while let Some(c) = self.rest().chars().next() {
            match c {
                ';' => break,
                '{' if !data => break,
                _ => self.token(c),
            }
        }
        let head = self.text.get(from..self.at)?;
        let body = self.rest().starts_with('{').then(|| {
            let from = self.at + 1;
            self.group();
            self.text.get(from..self.at.saturating_sub(1)).unwrap_or("")
        });
        if self.rest().starts_with(';') {
            self.at += 1;
        }
        Some(Item { before, head, body })
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// The start of the white space before the current position on its line.
    fn line_start(&self) -> usize {
        let before = self.text.get(..self.at).unwrap_or("");
        before.trim_end_matches([' ', '\t']).len()
    }

    fn skip_blank_and_comments(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            let rest = self.rest();
            match rust_text::opaque(rest) {
                Some(("//" | "/*", length)) if !rest.starts_with("///") => {
                    self.at += length.unwrap_or(rest.len());
                }
                _ => return,
            }
        }
    }

    /// Skips a bracketed group.
    fn group(&mut self) {
        let mut depth = 0usize;
        while let Some(c) = self.rest().chars().next() {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            match c {
                '(' | '[' | '{' | ')' | ']' | '}' => self.at += 1,
                _ => self.token(c),
            }
            if depth == 0 {
                return;
            }
        }
    }

    /// Skips a character, or the group, string, lifetime, comment or word that it begins.
    fn token(&mut self, c: char) {
        let rest = self.rest();
        if matches!(c, '(' | '[' | '{') {
            return self.group();
        }
        self.at += match rust_text::opaque(rest) {
            Some((_, length)) => length.unwrap_or(rest.len()),
            None => rust_text::word(rest).max(c.len_utf8()),
        };
    }
}

/// The first words of an item: `pub`, `const`, `fn`, the name.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = match (word, after.split_once(')')) {
            ("pub", Some((_, after_scope))) if after.starts_with('(') => after_scope,
            _ => after,
        };
        Some(word).filter(|w| !w.is_empty())
    })
}

/// The keyword of an item.
fn keyword(text: &str) -> &str {
    words(text).find(|w| !matches!(*w, "pub" | "unsafe")).unwrap_or("")
}

/// Whether an item has a value and no body.
fn is_data(text: &str) -> bool {
    match keyword(text) {
        "const" => !words(text).any(|w| w == "fn"),
        "static" | "type" | "use" => true,
        _ => false,
    }
}

fn show(out: &mut String, item: &Item<'_>, place: Place) {
    let head = item.head.trim_start();
    let public = head.starts_with("pub ") || place == Place::Trait;
    let mut print = |head: &str, end: &str| {
        let attributes = item.before.lines().filter(|l| !l.trim_start().starts_with("#[allow"));
        attributes.filter(|l| !l.trim().is_empty()).for_each(|l| out.extend([l, "\n"]));
        out.extend([head.trim_end(), end, "\n"]);
    };
    // Blocks inside blocks are not shown, so deep nesting is harmless.
    let outermost = place == Place::Module;
    match (keyword(head), item.body) {
        ("impl", Some(body)) if outermost => {
            let of_trait = head.split_whitespace().any(|w| w == "for");
            let mut inner = String::new();
            if !of_trait {
                Scanner { text: body, at: 0 }.items(&mut inner, Place::Impl);
            }
            match inner.as_str() {
                _ if of_trait => print(item.head, ";"),
                "" => {}
                inner => {
                    let indent = indent(item.head);
                    print(item.head, &format!(" {{\n{inner}{indent}}}"));
                }
            }
        }
        // A macro that wraps definitions, such as `bitflags!`.
        (_, Some(body)) if outermost && head.trim_end().ends_with('!') => {
            let mut inner = String::new();
            Scanner { text: body, at: 0 }.items(&mut inner, Place::Impl);
            print(item.head, &format!(" {{\n{inner}{}}}", indent(item.head)));
        }
        _ if !public => {}
        ("trait", Some(body)) if outermost => {
            let mut inner = String::new();
            Scanner { text: body, at: 0 }.items(&mut inner, Place::Trait);
            print(item.head, &format!(" {{\n{inner}{}}}", indent(item.head)));
        }
        ("struct" | "enum" | "union", Some(body)) => print(item.head, &format!(" {{{body}}}")),
        ("static" | "const", None) if is_data(head) => {
            print(item.head.split_once(" = ").map_or(item.head, |(declaration, _)| declaration), ";");
        }
        _ => print(item.head, ";"),
    }
}

fn indent(head: &str) -> &str {
    let text = head.trim_start_matches('\n');
    text.get(..text.len() - text.trim_start().len()).unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(outline(text), expected, "of {text}");
    }

    #[test]
    fn bodies_and_private_items_go() {
        check(
            "// From x.\n\n/// A view.\n#[derive(Clone)]\npub struct A<'a>(x::B<'a>);\n\nx::op_view!(A, B);\n\n\
             impl<'a> A<'a> {\n    /// One.\n    #[allow(dead_code)]\n    pub fn one(self) -> impl Iterator<Item = u8> + 'a {\n        \
             f(\"}\", '}', r#\"}\"#, '\\'', 'x) // }\n    }\n\n    fn two() {}\n\n    pub const C: A = A { x: 1 };\n}\n\nstatic S: T = T {};\n",
            "// From x.\n\n/// A view.\n#[derive(Clone)]\npub struct A<'a>(x::B<'a>);\n\nimpl<'a> A<'a> {\n    /// One.\n    \
             pub fn one(self) -> impl Iterator<Item = u8> + 'a;\n\n    pub const C: A;\n}\n",
        );
    }

    #[test]
    fn types_and_traits_stay() {
        check(
            "pub enum E {\n    A = 1,\n}\nimpl From<E> for u8 {\n    fn from(e: E) -> u8 { 0 }\n}\npub trait T {\n    fn f(&self) -> u8 { 1 }\n    \
             const N: u8;\n}\npub(crate) fn g() {}\npub const fn h() -> u8 { 1 }\nbitflags! {\n    pub struct F: u8 { const A = 1; }\n}\npub type X = Y;\n",
            "\npub enum E {\n    A = 1,\n}\n\nimpl From<E> for u8;\n\npub trait T {\n    fn f(&self) -> u8;\n\n    \
             const N: u8;\n}\n\npub const fn h() -> u8;\n\nbitflags! {\n    pub struct F: u8 { const A = 1; }\n}\n\npub type X = Y;\n",
        );
    }

    #[test]
    fn any_text_ends() {
        for text in [
            "pub fn f( {",
            "}",
            "impl X {",
            "pub struct",
            "#[",
            "'",
            "pub fn x() { '\\",
            "r#\"",
            "/*",
            "pub static A: = \"",
            "é'é",
            "'\\é",
        ] {
            outline(text);
        }
    }
}
