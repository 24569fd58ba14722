//! Mistakes in formats.

use std::ops::Range;

/// What is wrong in a format and where.
#[derive(Debug)]
pub struct FormatError {
    /// Where.
    pub range: Range<usize>,
    /// What.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
    /// Another place that has to do with it, and how.
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
