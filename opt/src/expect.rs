//! `-verify-diagnostics`: the input says which diagnostics it expects, and where.
//!
//! ```text
//! // expected-error@+1 {{does not dominate this use}}
//! ```
//! The kinds are `error`, `warning` and `note`; the place is this line, or `@+N`, `@-N`, `@above`, `@below` from it, or
//! `@unknown` for a diagnostic without place. The text is a part of the message. `@above` and `@below` mean the nearest
//! line without expectations. A note that nobody expects is no mistake, since notes only explain.

use support::{Diagnostic, FileId, Severity, SourceMap, Span};

struct Expected {
    severity: Severity,
    /// The line, from 1; `None` for a diagnostic without place.
    line: Option<usize>,
    text: String,
    span: Span,
    found: bool,
}

/// Compares what was reported with what the file expects: the errors about what is missing or too much.
pub(crate) fn compare(sources: &SourceMap, file: FileId, reported: &[Diagnostic]) -> Vec<Diagnostic> {
    let mut complaints = Vec::new();
    let mut expected = read(sources, file, &mut complaints);
    let mut pending: Vec<&Diagnostic> = reported.iter().rev().collect();
    while let Some(diagnostic) = pending.pop() {
        pending.extend(diagnostic.notes.iter().rev());
        let line = diagnostic.span.filter(|s| s.file == file).map(|s| sources.start(s).line as usize);
        let fits = |e: &Expected| {
            !e.found
                && e.severity == diagnostic.severity
                && e.line == line
                && diagnostic.message.contains(&e.text)
        };
        match expected.iter_mut().find(|e| fits(e)) {
            Some(e) => e.found = true,
            None if diagnostic.severity == Severity::Note => {}
            None => {
                let message = format!("unexpected {}: {}", diagnostic.severity.word(), diagnostic.message);
                complaints.push(Diagnostic::error(diagnostic.span, message));
            }
        }
    }
    for e in expected.into_iter().filter(|e| !e.found) {
        let message = format!("expected {} \"{}\" was not produced", e.severity.word(), e.text);
        complaints.push(Diagnostic::error(e.span, message));
    }
    complaints
}

fn read(sources: &SourceMap, file: FileId, complaints: &mut Vec<Diagnostic>) -> Vec<Expected> {
    let text = sources.text(file);
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let mut expected = Vec::new();
    let mut start = 0;
    for (index, line) in lines.iter().enumerate() {
        let mut at = 0;
        while let Some(found) = line[at..].find("expected-") {
            let from = at + found;
            at = from + "expected-".len();
            let span = Span::new(file, start + from, start + line.trim_end().len());
            match parse(&line[at..], &lines, index) {
                Some((severity, place, text, length)) => {
                    expected.push(Expected { severity, line: place, text, span, found: false });
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

/// What follows `expected-`: kind, line, text, and how long it is.
fn parse(rest: &str, lines: &[&str], index: usize) -> Option<(Severity, Option<usize>, String, usize)> {
    let kinds = [Severity::Error, Severity::Warning, Severity::Note];
    let severity = kinds.into_iter().find(|k| rest.starts_with(k.word()))?;
    let after = &rest[severity.word().len()..];
    let (place, tail) = after.split_once("{{")?;
    let (text, _) = tail.split_once("}}")?;
    let here = index + 1;
    let plain = |i: &usize| !lines[*i].contains("expected-");
    let place = match place.trim().strip_prefix('@') {
        None if place.trim().is_empty() => Some(here),
        None => return None,
        Some("unknown") => None,
        Some("above") => Some((0..index).rev().find(plain)? + 1),
        Some("below") => Some((index + 1..lines.len()).find(plain)? + 1),
        Some(offset) => Some(here.checked_add_signed(offset.parse().ok()?)?),
    };
    let length = rest.len() - tail.len() + text.len() + 2;
    Some((severity, place, text.to_string(), length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, reported: &[(usize, &str)]) -> Vec<String> {
        let mut sources = SourceMap::new();
        let file = sources.add("x", text);
        let reported: Vec<Diagnostic> =
            reported.iter().map(|&(at, m)| Diagnostic::error(Span::new(file, at, at), m)).collect();
        compare(&sources, file, &reported).into_iter().map(|d| d.message).collect()
    }

    #[test]
    fn expectations_are_matched_by_line_and_text() {
        let text = "// expected-error@+1 {{bad}} expected-error@below {{worse}}\nfoo\n";
        let at = text.find("foo").expect("it is there");
        assert!(check(text, &[(at, "it is bad"), (at, "even worse")]).is_empty());
        assert_eq!(check(text, &[(at, "bad")]), ["expected error \"worse\" was not produced"]);
        assert_eq!(check("foo", &[(0, "bad")]), ["unexpected error: bad"]);
        assert_eq!(check("// expected-errr {{x}}", &[]), ["malformed expectation of a diagnostic"]);
    }
}
