//! Diagnostics at IR locations.
//!
//! The parser's errors have spans of the text; later ones have only the locations of operations. [`Diag::resolve`]
//! turns a location into a span if the file is known.

use support::Severity;

use super::entities::Op;
use crate::values::ids::Loc;

/// A message about an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diag {
    /// Error, warning, remark or note.
    pub severity: Severity,
    /// A code such as `E0503`, if the producer has a catalogue.
    pub code: Option<&'static str>,
    /// The location of the operation.
    pub loc: Loc,
    /// What is wrong.
    pub message: String,
    /// Notes that explain the message.
    pub notes: Vec<Diag>,
    /// Advice on what to do.
    pub help: Option<String>,
    /// The operation to show; cleared once it has been shown.
    pub(crate) shown: Option<Shown>,
}

/// The operation that an error will show when it is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    /// The stamp of the body that holds it.
    pub(crate) body: u32,
    pub(crate) op: Op,
    /// At the end of the message.
    pub(super) in_message: bool,
    /// In a note.
    pub(super) in_note: bool,
}

impl Diag {
    /// An error at a location.
    pub fn error(loc: Loc, message: impl Into<String>) -> Self {
        Diag {
            severity: Severity::Error,
            code: None,
            loc,
            message: message.into(),
            notes: Vec::new(),
            help: None,
            shown: None,
        }
    }

    /// A remark at a location.
    pub fn remark(loc: Loc, message: impl Into<String>) -> Self {
        Diag { severity: Severity::Remark, ..Diag::error(loc, message) }
    }

    /// Adds the text of the operation, `op`.
    pub(crate) fn show(&mut self, shown: Shown, op: &str) {
        if shown.in_message {
            self.message.push_str(op);
        }
        if shown.in_note {
            let note = Diag::error(self.loc, format!("see current operation: {op}"));
            self.notes.insert(0, Diag { severity: Severity::Note, ..note });
        }
    }

    /// Adds a note at a location.
    pub fn with_note(mut self, loc: Loc, message: impl Into<String>) -> Self {
        self.notes.push(Diag { severity: Severity::Note, ..Diag::error(loc, message) });
        self
    }

    /// Sets the code.
    pub fn with_code(mut self, code: &'static str) -> Self {
        self.code = Some(code);
        self
    }

    /// Adds advice on what to do.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}
