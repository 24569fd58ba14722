//! Texts of records as Markdown that rustdoc accepts without a warning.
//!
//! Authors write for MLIR's documentation, not for rustdoc: brackets are not links to items, `<T>` is not HTML, and
//! code is not Rust to be compiled, unless its block says so.

use crate::model::operator::Arity;

/// A description without the indentation of its `.td` file, as lines.
pub(super) fn lines(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let indent = |l: &str| l.len() - l.trim_start().len();
    let least = lines.iter().filter(|l| !l.is_empty()).map(|l| indent(l)).min().unwrap_or(0);
    let mut out: Vec<String> = Vec::new();
    // The fence that ends the block of code.
    let mut fence: Option<String> = None;
    for line in lines {
        let line = line.get(least..).unwrap_or("");
        if out.is_empty() && line.is_empty() {
            continue;
        }
        let inner = line.trim_start();
        match &fence {
            Some(end) => {
                let ends = inner.starts_with(end.as_str()) && inner.trim_start_matches(&end[..1]).is_empty();
                out.push(line.to_owned());
                if ends {
                    fence = None;
                }
            }
            None => match opening(inner) {
                Some((end, language)) => {
                    // Rustdoc compiles a block without a language, and one with its own keywords.
                    let head = line.get(..indent(line)).unwrap_or("");
                    out.push(format!("{head}{end}{}", if is_rustdoc(language) { "text" } else { language }));
                    fence = Some(end.to_owned());
                }
                // With more indentation, the line would be code.
                None => out.push(format!("{}{}", &"   "[..indent(line).min(3)], escaped(inner))),
            },
        }
    }
    while out.last().is_some_and(String::is_empty) {
        out.pop();
    }
    out.extend(fence);
    out
}

/// The fence and the language of a line that begins a block of code.
fn opening(line: &str) -> Option<(&str, &str)> {
    let mark = line.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let length = line.len() - line.trim_start_matches(mark).len();
    let (fence, language) = line.split_at(length);
    (length >= 3 && !language.contains('`')).then_some((fence, language.trim()))
}

/// Whether rustdoc may compile a block of this language, although it is not called Rust.
fn is_rustdoc(language: &str) -> bool {
    let mut words = language.split([',', ' ', '\t']).filter(|w| !w.is_empty()).peekable();
    let own = |w: &str| {
        matches!(w, "ignore" | "should_panic" | "no_run" | "compile_fail" | "test_harness" | "standalone")
            || w.starts_with(['{', '(', '.'])
            || w.replace('-', "_") != w
            || w.starts_with("edition")
    };
    words.peek().is_none() || words.all(own)
}

/// A line of Markdown without links, HTML and bare URLs; text in backticks stays as it is.
fn escaped(line: &str) -> String {
    let mut out = String::with_capacity(line.len() + 8);
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        if c == '`' {
            let run = rest.len() - rest.trim_start_matches('`').len();
            let (ticks, after) = rest.split_at(run);
            match closing(after, run) {
                Some(end) => {
                    out.extend([ticks, &after[..end], ticks]);
                    rest = &after[end + run..];
                }
                None => {
                    out.extend(ticks.chars().flat_map(|c| ['\\', c]));
                    rest = after;
                }
            }
            continue;
        }
        let address = rest.starts_with("http://") || rest.starts_with("https://");
        if address {
            let end =
                rest.find(|c: char| c.is_whitespace() || "<>()[]\"'`".contains(c)).unwrap_or(rest.len());
            let address = rest[..end].trim_end_matches(['.', ',', ';', ':']);
            out.extend(["<", address, ">"]);
            rest = &rest[address.len()..];
            continue;
        }
        if matches!(c, '[' | ']' | '<') {
            out.push('\\');
        }
        out.push(c);
        rest = &rest[c.len_utf8()..];
    }
    out
}

/// The beginning of a run of this many backticks.
fn closing(text: &str, length: usize) -> Option<usize> {
    let mut at = 0;
    while let Some(found) = text[at..].find('`') {
        let start = at + found;
        let run = text[start..].len() - text[start..].trim_start_matches('`').len();
        if run == length {
            return Some(start);
        }
        at = start + run;
    }
    None
}

/// A text as words on one line, without the full stop at its end.
pub(super) fn words(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    escaped(text.trim_end_matches('.'))
}

/// A text as inline code, in as many backticks as necessary.
pub(super) fn code(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let ticks = "`".repeat(longest + 1);
    let space = if longest > 0 { " " } else { "" };
    format!("{ticks}{space}{text}{space}{ticks}")
}

/// The note after the name of an accessor: `: a float, or none; the left one`.
pub(super) fn note(constraint: &str, arity: Arity, description: &str) -> String {
    let constraint = words(constraint);
    let absent = if arity == Arity::Optional { ", or none" } else { "" };
    match (constraint.as_str(), words(description).as_str()) {
        ("", "") => String::new(),
        ("", description) => format!(": {description}"),
        (constraint, "") => format!(": {constraint}{absent}"),
        (constraint, description) => format!(": {constraint}{absent}; {description}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_texts_become_plain_markdown() {
        for (text, expected) in [
            ("a [b] <T> c", "a \\[b\\] \\<T> c"),
            ("`a[b]<T>` and ``x` <y>`` <z>", "`a[b]<T>` and ``x` <y>`` \\<z>"),
            ("one ` tick [x]", "one \\` tick \\[x\\]"),
            (
                "see https://mlir.llvm.org/x, or [y](http://z.org).",
                "see <https://mlir.llvm.org/x>, or \\[y\\](<http://z.org>).",
            ),
            ("<https://a.b>", "\\<<https://a.b>>"),
            ("        far", "far"),
            ("é [ü]", "é \\[ü\\]"),
        ] {
            assert_eq!(lines(text), [expected], "{text}");
        }
    }

    #[test]
    fn code_is_not_rust_unless_it_says_so() {
        for (text, expected) in [
            ("```\n<a>\n```", "```text\n<a>\n```"),
            ("```mlir\n[a]\n```\n[b]", "```mlir\n[a]\n```\n\\[b\\]"),
            ("```rust\nlet x = 1;\n```", "```rust\nlet x = 1;\n```"),
            ("```no_run\nx\n```", "```text\nx\n```"),
            ("```should-panic\nx\n```", "```text\nx\n```"),
            ("~~~\nx\n```\n~~~\n<a>", "~~~text\nx\n```\n~~~\n\\<a>"),
            ("````\n```\n````", "````text\n```\n````"),
            ("```\nnever closed", "```text\nnever closed\n```"),
            ("text:\n\n      code [x]\n", "text:\n\n   code \\[x\\]"),
        ] {
            assert_eq!(lines(text).join("\n"), expected, "{text}");
        }
    }

    #[test]
    fn code_in_a_line() {
        assert_eq!(code("a b"), "`a b`");
        assert_eq!(code("`a` $b\n   `` c"), "``` `a` $b `` c ```");
    }

    #[test]
    fn notes_are_one_line() {
        assert_eq!(note("a float", Arity::Single, ""), ": a float");
        assert_eq!(
            note("a\n  float.", Arity::Optional, "the [x]\nleft."),
            ": a float, or none; the \\[x\\] left"
        );
        assert_eq!(note("", Arity::Single, ""), "");
    }
}
