//! Diagnostics as JSON, one object per line, in the format of rustc's `--error-format=json`.

use serde_json::{Value, json};

use crate::diagnostic::Diagnostic;
use crate::render;
use crate::source::{SourceMap, Span};

/// The line for a diagnostic. `explain` returns the explanation of a code.
///
/// ```
/// use support::{Diagnostic, SourceMap, Span};
/// let mut sources = SourceMap::new();
/// let file = sources.add("x.txt", "print(y);");
/// let d = Diagnostic::error(Span::new(file, 6, 7), "undefined variable 'y'").with_code("E0301");
/// let line = support::json::line(&sources, &d, |_| None);
/// assert!(line.ends_with("}\n") && line.contains(r#""code":"E0301""#));
/// ```
pub fn line(
    sources: &SourceMap,
    diagnostic: &Diagnostic,
    explain: impl Fn(&str) -> Option<&'static str>,
) -> String {
    let mut value = json!({ "$message_type": "diagnostic" });
    if let (Value::Object(all), Value::Object(fields)) =
        (&mut value, object(sources, diagnostic, diagnostic.severity.word()))
    {
        all.extend(fields);
    }
    value["rendered"] = render::plain(sources, diagnostic).into();
    if let Some(code) = diagnostic.code {
        value["code"] = json!({ "code": code, "explanation": explain(code) });
    }
    format!("{value}\n")
}

/// A text as a JSON string.
pub fn string(text: &str) -> String {
    Value::from(text).to_string()
}

/// A diagnostic with its notes and its help as children.
fn object(sources: &SourceMap, d: &Diagnostic, level: &str) -> Value {
    let primary = d.span.map(|span| place(sources, span, &d.label, true));
    let others = d.labels.iter().map(|label| place(sources, label.span, &label.message, false));
    let spans: Vec<Value> = primary.into_iter().chain(others).collect();
    let notes = d.notes.iter().map(|note| object(sources, note, "note"));
    let help = d.help.as_ref().map(|help| message(help, "help", Vec::new(), Vec::new()));
    // Only words describe a place outside the source map.
    let text = match &d.elsewhere {
        Some(place) => format!("{place}: {}", d.message),
        None => d.message.clone(),
    };
    message(&text, level, spans, notes.chain(help).collect())
}

fn message(text: &str, level: &str, spans: Vec<Value>, children: Vec<Value>) -> Value {
    json!({
        "message": text,
        "code": null,
        "level": level,
        "spans": spans,
        "children": children,
        "rendered": null,
    })
}

/// A place: bytes count from 0, lines and columns from 1; columns count characters.
fn place(sources: &SourceMap, span: Span, label: &str, is_primary: bool) -> Value {
    let first = sources.start(span).line;
    let last = sources.start(span.at_end()).line;
    let from = column(sources, span);
    let to = column(sources, span.at_end());
    json!({
        "file_name": sources.name(span.file),
        "byte_start": span.start,
        "byte_end": span.end,
        "line_start": first,
        "line_end": last,
        "column_start": from,
        "column_end": to,
        "is_primary": is_primary,
        "text": lines(sources, span, (first, from), (last, to)),
        "label": (!label.is_empty()).then_some(label),
        "suggested_replacement": null,
        "suggestion_applicability": null,
        "expansion": null,
    })
}

/// The column in which a place starts, from 1, in characters.
fn column(sources: &SourceMap, span: Span) -> usize {
    let text = sources.text(span.file);
    let before = text.get(..span.start as usize).unwrap_or(text);
    before.chars().rev().take_while(|&c| c != '\n').count() + 1
}

/// How many lines of a place are shown at most.
const MAX_LINES: usize = 8;

/// The lines that a place covers, with the highlighted columns of each; `first` and `last` are lines and columns.
fn lines(sources: &SourceMap, span: Span, first: (u32, usize), last: (u32, usize)) -> Vec<Value> {
    let text = sources.text(span.file);
    let before = text.get(..span.start as usize).unwrap_or(text);
    let rest = &text[before.rfind('\n').map_or(0, |newline| newline + 1)..];
    (first.0..=last.0)
        .zip(rest.lines())
        .take(MAX_LINES)
        .map(|(number, line)| {
            let from = if number == first.0 { first.1 } else { 1 };
            let to = if number == last.0 { last.1 } else { line.chars().count() + 1 };
            json!({ "text": line, "highlight_start": from, "highlight_end": to })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_notes_and_help() {
        let mut sources = SourceMap::new();
        let file = sources.add("x.txt", "var é = 1;\nprint(\n  y);\n");
        let d = Diagnostic::error(Span::new(file, 12, 22), "wrong \"text\"")
            .with_label("here")
            .with_secondary(Span::new(file, 4, 6), "declared")
            .with_note(None, "a note")
            .with_help("do it");
        let value: Value = serde_json::from_str(&line(&sources, &d, |_| None)).expect("it is JSON");
        assert_eq!(value["level"], "error");
        assert_eq!(value["message"], "wrong \"text\"");
        assert_eq!(value["code"], Value::Null);
        let span = &value["spans"][0];
        assert_eq!((&span["line_start"], &span["line_end"]), (&json!(2), &json!(3)));
        assert_eq!((&span["column_start"], &span["column_end"]), (&json!(1), &json!(4)));
        assert_eq!(span["text"][0], json!({ "text": "print(", "highlight_start": 1, "highlight_end": 7 }));
        assert_eq!(span["text"][1], json!({ "text": "  y);", "highlight_start": 1, "highlight_end": 4 }));
        let label = &value["spans"][1];
        assert_eq!((&label["column_start"], &label["column_end"]), (&json!(5), &json!(6)));
        assert_eq!((&label["label"], &label["is_primary"]), (&json!("declared"), &json!(false)));
        assert_eq!(
            label["text"][0],
            json!({ "text": "var é = 1;", "highlight_start": 5, "highlight_end": 6 })
        );
        assert_eq!(value["children"][0]["level"], "note");
        assert_eq!(value["children"][1]["message"], "do it");
    }

    #[test]
    fn codes_are_explained() {
        let d = Diagnostic::warning(None, "unused").with_code("W0301");
        let value: Value =
            serde_json::from_str(&line(&SourceMap::new(), &d, |_| Some("a page"))).expect("it is JSON");
        assert_eq!(value["code"], json!({ "code": "W0301", "explanation": "a page" }));
        assert_eq!((&value["level"], &value["spans"]), (&json!("warning"), &json!([])));
    }

    #[test]
    fn a_place_at_the_end_of_the_text() {
        let mut sources = SourceMap::new();
        let file = sources.add("x.txt", "");
        let d = Diagnostic::error(Span::new(file, 0, 0), "nothing");
        assert!(line(&sources, &d, |_| None).contains("\"text\":[]"));
    }
}
