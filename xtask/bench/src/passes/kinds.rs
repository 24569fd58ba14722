//! The modules of the benchmark `passes`, made of the functions in `kinds.mlir`.

use std::collections::HashMap;

/// A kind of function.
pub(crate) struct Kind {
    before: &'static str,
    piece: &'static str,
    after: &'static str,
    /// What a module has once.
    once: &'static str,
}

/// How many pieces the short functions have.
const SHORT: usize = 3;

/// The kinds by name.
pub(crate) fn all() -> HashMap<String, Kind> {
    let sections = include_str!("kinds.mlir").split("// kind: ").skip(1);
    let kind = |section: &'static str| {
        let (name, text) = section.split_once('\n')?;
        let (text, once) = text.split_once("// once\n").unwrap_or((text, ""));
        let (before, text) = text.split_once("  // piece\n")?;
        let (piece, after) = text.split_once("  // after\n")?;
        Some((name.to_owned(), Kind { before, piece, after, once }))
    };
    sections.filter_map(kind).collect()
}

impl Kind {
    /// A module with about this many operations: half of them in one function, the others in short ones.
    pub(crate) fn module(&self, operations: usize) -> String {
        let piece = count(self.piece);
        let mut text = self.once.to_owned();
        self.function(&mut text, 0, (operations / 2 / piece).max(1));
        let short = SHORT * piece + count(self.before) + count(self.after);
        for number in 1..=operations / 2 / short {
            self.function(&mut text, number, SHORT);
        }
        text
    }

    /// Appends a function of so many pieces.
    pub(crate) fn function(&self, text: &mut String, number: usize, pieces: usize) {
        append(text, self.before, number);
        for piece in 0..pieces {
            append(text, self.piece, piece);
        }
        append(text, self.after, number);
    }
}

/// The operations of a text: lines that are not the end of a region nor the name of a block.
fn count(text: &str) -> usize {
    text.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with(['}', '^'])).count()
}

/// Appends a text with a number for each `#`: `_7` after a name, `7` elsewhere. `##` stays one, for a result among
/// several.
fn append(text: &mut String, template: &str, number: usize) {
    let mut parts = template.split('#').peekable();
    while let Some(part) = parts.next() {
        text.push_str(part);
        if parts.peek().is_none() {
            return;
        }
        if part.ends_with(|c: char| c.is_alphanumeric() || c == '@') {
            text.push('_');
        }
        text.push_str(&number.to_string());
        if parts.next_if_eq(&"").is_some() {
            text.push('#');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{all, append, count};

    #[test]
    fn numbers_make_names_and_constants() {
        let mut text = String::new();
        append(&mut text, "%v1#:3 = x # (#1, %v1##2)\n", 7);
        assert_eq!(text, "%v1_7:3 = x 7 (71, %v1_7#2)\n");
    }

    #[test]
    fn modules_have_the_size_they_claim() {
        for (name, kind) in all() {
            let operations = count(&kind.module(1000));
            assert!((800..1100).contains(&operations), "{name} {operations}");
        }
    }
}
