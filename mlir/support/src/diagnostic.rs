//! Errors, warnings, remarks and notes as values.

use crate::source::Span;

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The input is invalid; there is no output.
    Error,
    /// The input is valid but probably not what its author meant.
    Warning,
    /// Something that a pass or an analysis found.
    Remark,
    /// Information, usually attached to another diagnostic.
    Note,
}

impl Severity {
    /// The word that MLIR and clang print: `error`, `warning`, `remark` or `note`.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Remark => "remark",
            Severity::Note => "note",
        }
    }
}

/// A place in the source and a message about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// The message; may be empty.
    pub message: String,
}

/// What a diagnostic means to code that handles it; it is never shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The name is not defined.
    Undefined(String),
    /// The error follows from one that was reported before.
    Consequence,
    /// The note counts others of this severity, which are left out.
    More(Severity),
}

/// A message for the person who wrote the input: what is wrong, where, why, and what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Error, warning or note.
    pub severity: Severity,
    /// What the diagnostic means to code that handles it.
    pub kind: Option<Kind>,
    /// A stable code such as `E0203`, if the producer has a catalogue.
    pub code: Option<&'static str>,
    /// A one-line description of what is wrong.
    pub message: String,
    /// The primary place; `None` without one, as for a missing file.
    pub span: Option<Span>,
    /// The place in words, if it is not in a file of the [`SourceMap`](crate::SourceMap).
    pub elsewhere: Option<String>,
    /// The text under the primary place; may be empty.
    pub label: String,
    /// Further places, each with its text.
    pub labels: Vec<Label>,
    /// Follow-up notes, each with its own place if it has one.
    pub notes: Vec<Diagnostic>,
    /// Advice on what to do.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A diagnostic of some severity.
    pub fn new(severity: Severity, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        Diagnostic {
            severity,
            kind: None,
            code: None,
            message: message.into(),
            span: span.into(),
            elsewhere: None,
            label: String::new(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: None,
        }
    }

    /// An error at a place.
    ///
    /// ```
    /// use support::{Diagnostic, SourceMap, Span};
    /// let mut sources = SourceMap::new();
    /// let file = sources.add("x.txt", "print(y);");
    /// let d = Diagnostic::error(Span::new(file, 6, 7), "undefined variable 'y'")
    ///     .with_label("not found in this function")
    ///     .with_help("declare it with 'var y = ...;'");
    /// assert_eq!(support::render::plain(&sources, &d).lines().next(),
    ///            Some("x.txt:1:7: error: undefined variable 'y'"));
    /// ```
    pub fn error(span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, span, message)
    }

    /// A warning at a place.
    pub fn warning(span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, span, message)
    }

    /// A note at a place.
    pub fn note(span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        Self::new(Severity::Note, span, message)
    }

    /// Sets what the diagnostic means to code that handles it.
    pub fn with_kind(mut self, kind: Kind) -> Self {
        self.kind = Some(kind);
        self
    }

    /// Sets the catalogue code.
    pub fn with_code(mut self, code: &'static str) -> Self {
        self.code = Some(code);
        self
    }

    /// Sets the text under the primary place.
    pub fn with_label(mut self, message: impl Into<String>) -> Self {
        self.label = message.into();
        self
    }

    /// Adds another place.
    pub fn with_secondary(mut self, span: Span, message: impl Into<String>) -> Self {
        self.labels.push(Label { span, message: message.into() });
        self
    }

    /// Adds a note, with its own place if it has one.
    pub fn with_note(mut self, span: impl Into<Option<Span>>, message: impl Into<String>) -> Self {
        self.notes.push(Self::note(span, message));
        self
    }

    /// Sets the advice on what to do.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Whether this is an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
