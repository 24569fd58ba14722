//! Errors, warnings and notes as values.

use crate::source::Span;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The input is wrong; nothing is produced.
    Error,
    /// Probably a mistake.
    Warning,
    /// Attached to another diagnostic, or plain information.
    Note,
}

impl Severity {
    /// The word that MLIR and clang print.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

/// A place with what to say about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What to say there; may be empty.
    pub message: String,
}

/// What an error means to code that goes on after it; never shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Nothing has this name.
    Undefined(String),
    /// It follows from an error that was reported before.
    Consequence,
}

/// A message for the person who wrote the input: what is wrong, where, why, and what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Error, warning or note.
    pub severity: Severity,
    /// What it is to who goes on after it.
    pub kind: Option<Kind>,
    /// A stable code such as `E0203`, where the producer has a catalogue.
    pub code: Option<&'static str>,
    /// What is wrong, one line.
    pub message: String,
    /// The primary place; `None` when the input has none (a missing file).
    pub span: Option<Span>,
    /// Where it is, in words, when that is in none of the texts at hand.
    pub elsewhere: Option<String>,
    /// What to say under the primary place; empty to repeat nothing.
    pub label: String,
    /// Further places.
    pub labels: Vec<Label>,
    /// Follow-up notes, each with its own place if it has one.
    pub notes: Vec<Diagnostic>,
    /// What to do about it.
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
    /// let file = sources.add("x.toy", "print(y);");
    /// let d = Diagnostic::error(Span::new(file, 6, 7), "undefined variable 'y'")
    ///     .with_label("not found in this function")
    ///     .with_help("declare it with 'var y = ...;'");
    /// assert_eq!(support::render::plain(&sources, &d).lines().next(),
    ///            Some("x.toy:1:7: error: undefined variable 'y'"));
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

    /// Says what it is to who goes on after it.
    pub fn with_kind(mut self, kind: Kind) -> Self {
        self.kind = Some(kind);
        self
    }

    /// Sets the catalogue code.
    pub fn with_code(mut self, code: &'static str) -> Self {
        self.code = Some(code);
        self
    }

    /// Says something under the primary place.
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

    /// Says what to do.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// True for errors.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
