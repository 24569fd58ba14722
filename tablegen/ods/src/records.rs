//! Reading records for models, with a diagnostic for a field whose value the prelude does not
//! allow.

use support::{Diagnostic, FileId, SourceMap, Span};
use tablegen::{Dag, Record, RecordId, Records, Value};

use crate::rust_syntax::Form;
use crate::{literal, prelude, rust_syntax, rust_text};

/// A mistake in a record, which has been reported.
pub(crate) struct Reported;

/// Records, their sources, and the diagnostics so far.
pub struct Reader<'r> {
    /// The records.
    pub records: &'r Records,
    /// Their source texts.
    pub sources: &'r SourceMap,
    /// The dialect whose Rust is generated, or that is loaded.
    pub dialect: Option<RecordId>,
    /// Whether the model is for a dialect that is loaded at run time: what only its Rust would need is not read, and
    /// what is not understood is opaque and no error.
    pub loads: bool,
    /// The diagnostics so far.
    pub diagnostics: Vec<Diagnostic>,
}

impl<'r> Reader<'r> {
    /// A reader without diagnostics.
    pub fn new(records: &'r Records, sources: &'r SourceMap) -> Self {
        Reader { records, sources, dialect: None, loads: false, diagnostics: Vec::new() }
    }

    /// The record of an id.
    pub fn get(&self, id: RecordId) -> &'r Record {
        self.records.get(id)
    }

    /// Adds an error.
    pub fn error(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(span, message));
    }

    /// Adds an error at a field of a record.
    pub(crate) fn error_in(&mut self, record: &Record, field: &str, message: impl Into<String>) {
        self.error(self.span_of(record, field), message);
    }

    /// Adds an error and gives `None`.
    pub(crate) fn fail<T>(&mut self, span: Span, message: impl Into<String>) -> Option<T> {
        self.fail_with(span, message, None)
    }

    /// Like [`Reader::fail`], with help.
    pub(crate) fn fail_with<T>(
        &mut self,
        span: Span,
        message: impl Into<String>,
        help: Option<String>,
    ) -> Option<T> {
        let error = Diagnostic::error(span, message);
        self.diagnostics.push(Diagnostic { help, ..error });
        None
    }

    /// Checks that a field is Rust; placeholders count as names.
    pub(crate) fn check_rust(&mut self, record: &Record, field: &str, form: Form, placeholders: &[&str]) {
        if self.loads {
            return;
        }
        let code = text(record, field);
        let (problem, help) = match rust_text::check(code) {
            Err(problem) => (problem, None),
            Ok(()) => match rust_syntax::check(code, form, placeholders) {
                Ok(()) => return,
                Err(problem) => {
                    let help = rust_syntax::help(code, problem.0.start, form, placeholders);
                    (problem, Some(help))
                }
            },
        };
        let span = self.span_in(record, field, code, problem.0);
        let of = if record.anonymous { String::new() } else { format!(" of '{}'", record.name) };
        let error = Diagnostic::error(span, format!("'{field}'{of} is not Rust: {}", problem.1));
        self.diagnostics.push(Diagnostic { help, ..error });
    }

    /// Checks a value in Rust somewhere in `span`; `what` names it.
    pub fn check_rust_value(&mut self, span: Span, what: &str, code: &str) {
        let checked = rust_text::check(code).and_then(|()| rust_syntax::check(code, Form::Value, &[]));
        if let Err((_, problem)) = checked {
            self.error(span, format!("{what} is not Rust: {problem}"));
        }
    }

    /// Checks a type in Rust somewhere in `span`; `what` names it.
    pub fn check_rust_type(&mut self, span: Span, what: &str, code: &str) {
        if let Err((_, problem)) = rust_syntax::check_type(code) {
            self.error(span, format!("{what} is not a type: {problem}"));
        }
    }

    /// A place for readers: file and line, without anything specific to this machine.
    pub fn place(&self, span: Span) -> String {
        let name = self.sources.name(span.file);
        let is_relative = std::path::Path::new(name).is_relative();
        let name = if is_relative { name } else { name.rsplit(['/', '\\']).next().unwrap_or(name) };
        format!("{name}:{}", self.sources.start(span).line)
    }

    /// The place where the value of a field is written; the record if it is unknown or in the
    /// prelude.
    pub fn span_of(&self, record: &Record, field: &str) -> Span {
        match record.field(field) {
            Some(f) if f.span.file == record.span.file => f.span,
            _ => record.span,
        }
    }

    /// The place of a dag's argument: its `$name` in the field's text, or else the field.
    pub fn argument_span(&self, record: &Record, field: &str, name: &str) -> Span {
        let span = self.span_of(record, field);
        let text = self.sources.text(span.file);
        let window = text.get(span.start as usize..).unwrap_or("");
        let needle = format!("${name}");
        let end = window.find(';').unwrap_or(window.len());
        let at = window[..end].match_indices(&needle).find(|(i, _)| {
            !window[i + needle.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
        });
        match at {
            Some((i, _)) if !name.is_empty() => {
                let start = span.start as usize + i;
                Span::new(span.file, start, start + needle.len())
            }
            _ => span,
        }
    }

    /// The place of a range of a field's text.
    pub fn span_in(&self, record: &Record, field: &str, text: &str, range: std::ops::Range<usize>) -> Span {
        match record.field(field) {
            Some(f) => literal::place(self.sources, f.span, text, range),
            None => record.span,
        }
    }
}

/// A string field; "" if it is not set.
pub fn text<'a>(record: &'a Record, field: &str) -> &'a str {
    record.value(field).and_then(Value::as_str).unwrap_or("")
}

/// Rust in a string field, without blank lines around it.
pub fn code<'a>(record: &'a Record, field: &str) -> &'a str {
    let text = text(record, field).trim_end();
    let blank = text.len() - text.trim_start().len();
    let start = text.get(..blank).and_then(|blank| blank.rfind('\n')).map_or(0, |newline| newline + 1);
    text.get(start..).unwrap_or(text)
}

/// A string field that may be unset.
pub fn text_opt<'a>(record: &'a Record, field: &str) -> Option<&'a str> {
    record.value(field).and_then(Value::as_str)
}

/// Why the code generated from a record is deprecated (`CppDeprecated`).
pub fn deprecated(record: &Record) -> Option<String> {
    text_opt(record, "odsCppDeprecated").map(str::to_owned)
}

/// A bit field; false if it is not set.
pub fn bit(record: &Record, field: &str) -> bool {
    record.value(field).and_then(Value::as_bit).unwrap_or(false)
}

/// An integer field.
pub fn int(record: &Record, field: &str) -> Option<i64> {
    record.value(field).and_then(Value::as_int)
}

/// The elements of a list field.
pub fn list<'a>(record: &'a Record, field: &str) -> &'a [Value] {
    record.value(field).and_then(Value::as_list).unwrap_or(&[])
}

/// A dag field.
pub fn dag<'a>(record: &'a Record, field: &str) -> Option<&'a Dag> {
    record.value(field).and_then(Value::as_dag)
}

/// A record field.
pub fn def(record: &Record, field: &str) -> Option<RecordId> {
    record.value(field).and_then(Value::as_def)
}

/// The strings of a list field.
pub fn strings(record: &Record, field: &str) -> Vec<String> {
    list(record, field).iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The full name of an operation.
pub(crate) fn operation_name(records: &Records, op: &Record) -> String {
    let dialect = def(op, "opDialect").map_or("", |d| text(records.get(d), "name"));
    match (dialect, text(op, "opName")) {
        ("", name) => name.to_owned(),
        (dialect, name) => format!("{dialect}.{name}"),
    }
}

/// Whether a file defines nothing itself.
pub(crate) fn only_includes(records: &Records, main: FileId) -> bool {
    !records.defs().any(|d| d.span.file == main)
}

/// The dialects that are not the prelude's.
pub(crate) fn own_dialects<'r>(records: &'r Records, sources: &SourceMap) -> Vec<&'r Record> {
    records.derived_from("Dialect").filter(|d| !prelude::contains(sources, d.span.file)).collect()
}
