//! Mistakes in formats.

use std::ops::Range;

/// A mistake in a format.
#[derive(Debug)]
pub struct FormatError {
    /// The place of the mistake.
    pub range: Range<usize>,
    /// The message.
    pub message: String,
    /// Advice on what to do.
    pub help: Option<String>,
    /// A related place, and how it is related.
    pub related: Option<(Range<usize>, String)>,
}

impl FormatError {
    pub(super) fn new(range: Range<usize>, message: impl Into<String>) -> Self {
        FormatError { range, message: message.into(), help: None, related: None }
    }

    pub(super) fn with_help(mut self, help: impl Into<Option<String>>) -> Self {
        self.help = help.into();
        self
    }
}
