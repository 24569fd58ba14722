//! Mistakes in formats.

use std::ops::Range;

/// A mistake in a format.
#[derive(Debug)]
pub struct FormatError {
    /// Where.
    pub range: Range<usize>,
    /// What.
    pub message: String,
    /// What to do about it.
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
