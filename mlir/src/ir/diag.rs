//! Diagnostics that are placed by IR locations.
//!
//! The parser places its errors by spans of the text; everything later only has the locations that operations
//! carry. [`Diag::resolve`] turns the latter into the former where the file is known.

use support::Severity;

use super::entities::Op;
use crate::values::ids::Loc;

/// A message about an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diag {
    /// Error, warning or note.
    pub severity: Severity,
    /// A code such as `E0503`, where the producer has a catalogue.
    pub code: Option<&'static str>,
    /// Where the operation comes from.
    pub loc: Loc,
    /// What is wrong.
    pub message: String,
    /// Follow-ups.
    pub notes: Vec<Diag>,
    /// What to do about it.
    pub help: Option<String>,
    /// The operation that is to be shown and is not yet.
    pub(crate) shown: Option<Shown>,
}

/// An operation that an error shows when it is reported.
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

    /// Shows the operation, whose text is `op`.
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

    /// Sets the code of a catalogue.
    pub fn with_code(mut self, code: &'static str) -> Self {
        self.code = Some(code);
        self
    }

    /// Says what to do.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}
