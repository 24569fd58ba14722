//! `-verify-diagnostics`: comments in the input say which diagnostics it expects, and where.
//!
//! ```text
//! // expected-error@+1 {{does not dominate this use}}
//! ```
//! The kinds are `error`, `warning`, `note` and `remark`; nothing here emits remarks. The place is the same line, a
//! line relative to it (`@+N`, `@-N`), the nearest line without expectations (`@above`, `@below`), or `@unknown` for a
//! diagnostic without a location. The text is a part of the message; after `-re`, parts of it between `{{` and `}}`
//! are regular expressions. An unexpected note is accepted, since our notes say more than MLIR's.

use regex::Regex;
use support::{Diagnostic, Severity, SourceMap, Span};

use crate::cli::Strictness;

struct Expected {
    /// `error`, `warning`, `note` or `remark`.
    kind: &'static str,
    /// The line, from 1, which may be outside the file; `None` for a diagnostic without a location.
    line: Option<i64>,
    text: Text,
    span: Span,
    found: bool,
}

/// The text that the message must contain.
enum Text {
    Plain(String),
    Pattern(String, Regex),
}

impl Text {
    fn is_in(&self, message: &str) -> bool {
        match self {
            Text::Plain(text) => message.contains(text),
            Text::Pattern(_, regex) => regex.is_match(message),
        }
    }

    fn as_written(&self) -> &str {
        match self {
            Text::Plain(text) | Text::Pattern(text, _) => text,
        }
    }
}

/// Compares the diagnostics with those that this part of a file expects; returns errors about missing and unexpected
/// ones.
pub(crate) fn compare(
    sources: &SourceMap,
    part: Span,
    reported: &[Diagnostic],
    strictness: Strictness,
) -> Vec<Diagnostic> {
    let mut complaints = Vec::new();
    let mut expected = read(sources, part, &mut complaints);
    let mut pending: Vec<&Diagnostic> = reported.iter().rev().collect();
    while let Some(diagnostic) = pending.pop() {
        pending.extend(diagnostic.notes.iter().rev());
        let line = diagnostic.span.filter(|s| s.file == part.file).map(|s| i64::from(sources.start(s).line));
        let kind = diagnostic.severity.word();
        let is_there = |e: &Expected| e.line == line && e.text.is_in(&diagnostic.message);
        let fits = |e: &&mut Expected| !e.found && e.kind == kind && is_there(e);
        if let Some(e) = expected.iter_mut().find(fits) {
            e.found = true;
            continue;
        }
        if diagnostic.severity == Severity::Note || strictness == Strictness::OnlyExpected {
            continue;
        }
        complaints.push(match expected.iter().find(|e| !e.found && is_there(e)) {
            Some(near) => {
                let wanted = near.kind;
                let message = format!("'{kind}' diagnostic emitted when expecting a '{wanted}'");
                Diagnostic::error(near.span, message)
            }
            None => Diagnostic::error(diagnostic.span, format!("unexpected {kind}: {}", diagnostic.message)),
        });
    }
    for e in expected.into_iter().filter(|e| !e.found) {
        let message = format!("expected {} \"{}\" was not produced", e.kind, e.text.as_written());
        complaints.push(Diagnostic::error(e.span, message));
    }
    complaints
}

fn read(sources: &SourceMap, part: Span, complaints: &mut Vec<Diagnostic>) -> Vec<Expected> {
    let first = i64::from(sources.start(part).line);
    let lines: Vec<&str> = sources.slice(part).split_inclusive('\n').collect();
    let mut expected = Vec::new();
    let mut start = part.start as usize;
    for (index, line) in lines.iter().enumerate() {
        let mut at = 0;
        while let Some(found) = line[at..].find("expected-") {
            let from = at + found;
            at = from + "expected-".len();
            let span = Span::new(part.file, start + from, start + line.trim_end().len());
            match parse(&line[at..], &lines, index) {
                Some(Found { kind, line, text, length }) => {
                    let line = line.map(|index| index + first);
                    expected.push(Expected { kind, line, text, span, found: false });
                    at += length;
                }
                None if line[..from].contains("//") => {
                    complaints.push(Diagnostic::error(span, "malformed expectation of a diagnostic"));
                }
                None => {}
            }
        }
        start += line.len();
    }
    expected
}

/// An expectation found in a line.
struct Found {
    kind: &'static str,
    /// The index of the line that the expectation refers to.
    line: Option<i64>,
    text: Text,
    /// Its length in bytes.
    length: usize,
}

/// Parses what follows `expected-` in the line with this index.
fn parse(rest: &str, lines: &[&str], index: usize) -> Option<Found> {
    let kind = ["error", "warning", "note", "remark"].into_iter().find(|k| rest.starts_with(k))?;
    let after = &rest[kind.len()..];
    let is_pattern = after.starts_with("-re");
    let (place, tail) = after.strip_prefix("-re").unwrap_or(after).split_once("{{")?;
    // Up to the end of the line, unless another expectation follows.
    let length = match tail.find("expected-") {
        Some(next) => tail[..next].find("}}")?,
        None => tail.rfind("}}")?,
    };
    let written = tail[..length].to_owned();
    let text =
        if is_pattern { Text::Pattern(written.clone(), pattern(&written)?) } else { Text::Plain(written) };
    let plain = |i: &usize| !lines[*i].contains("expected-");
    let line = match place.trim().strip_prefix('@') {
        None if place.trim().is_empty() => Some(index as i64),
        None => return None,
        Some("unknown") => None,
        Some("above") => Some((0..index).rev().find(plain)? as i64),
        Some("below") => Some((index + 1..lines.len()).find(plain)? as i64),
        Some(offset) => Some(index as i64 + i64::from(offset.parse::<i32>().ok()?)),
    };
    Some(Found { kind, line, text, length: rest.len() - tail.len() + length + 2 })
}

/// The regular expression for a text in which only the parts in `{{...}}` are regular expressions.
fn pattern(text: &str) -> Option<Regex> {
    let mut regex = String::new();
    let mut rest = text;
    while let Some((before, tail)) = rest.split_once("{{") {
        let (inner, after) = tail.split_once("}}")?;
        regex += &format!("{}(?:{inner})", regex::escape(before));
        rest = after;
    }
    Regex::new(&(regex + &regex::escape(rest))).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, reported: &[(usize, &str)]) -> Vec<String> {
        let mut sources = SourceMap::new();
        let file = sources.add("x", text);
        let reported: Vec<Diagnostic> =
            reported.iter().map(|&(at, m)| Diagnostic::error(Span::new(file, at, at), m)).collect();
        let whole = Span::new(file, 0, text.len());
        compare(&sources, whole, &reported, Strictness::All).into_iter().map(|d| d.message).collect()
    }

    #[test]
    fn expectations_are_matched_by_line_and_text() {
        let text = "// expected-error@+1 {{bad}} expected-error@below {{worse}}\nfoo\n";
        let at = text.find("foo").expect("it is there");
        assert!(check(text, &[(at, "it is bad"), (at, "even worse")]).is_empty());
        assert_eq!(check(text, &[(at, "bad")]), ["expected error \"worse\" was not produced"]);
        assert_eq!(check("x // expected-error-re {{is {{b.d}}!}}", &[(0, "it is bad!")]), [""; 0]);
        assert_eq!(
            check("x // expected-warning {{bad}}", &[(0, "bad")]),
            [
                "'error' diagnostic emitted when expecting a 'warning'",
                "expected warning \"bad\" was not produced"
            ]
        );
        assert_eq!(
            check("x // expected-remark {{bad}}", &[(0, "bad")]),
            [
                "'error' diagnostic emitted when expecting a 'remark'",
                "expected remark \"bad\" was not produced"
            ]
        );
        assert_eq!(check("foo", &[(0, "bad")]), ["unexpected error: bad"]);
        assert_eq!(check("// expected-errr {{x}}", &[]), ["malformed expectation of a diagnostic"]);
    }
}
