//! The errors and warnings of a run: as many as a reader can use, and a count of the others.

use support::diagnostic::Kind;
use support::{Diagnostic, Severity};

/// How many errors are shown individually; the rest are only counted.
pub const MAX_ERRORS: usize = 20;

/// The note that counts the errors or warnings that are not shown.
pub(crate) fn not_shown(count: usize, severity: Severity) -> Diagnostic {
    let noun = severity.word();
    let verb = if count == 1 { "is" } else { "are" };
    let s = if count == 1 { "" } else { "s" };
    Diagnostic::note(None, format!("{count} more {noun}{s} {verb} not shown")).with_kind(Kind::More(severity))
}

/// Errors or warnings; only the first ones in the text are kept, as many as a reader can use.
pub(crate) struct Errors {
    severity: Severity,
    list: Vec<Diagnostic>,
    /// How many are shown individually.
    limit: usize,
    more: usize,
}

impl Errors {
    pub(crate) fn new(severity: Severity, limit: usize) -> Self {
        Errors { severity, list: Vec::new(), limit, more: 0 }
    }

    /// True when there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty() && self.more == 0
    }

    /// True if there are so many errors, shown or not, that searching for help for another one would take too
    /// long.
    pub(crate) fn many(&self) -> bool {
        self.list.len() + self.more >= MAX_ERRORS
    }

    pub(crate) fn push(&mut self, error: Diagnostic) {
        self.list.push(error);
        if self.list.len() >= self.limit.saturating_mul(2).max(MAX_ERRORS) {
            self.sort_and_cut();
        }
    }

    fn sort_and_cut(&mut self) {
        self.list.sort_by_key(|d| d.span.map(|s| s.start));
        self.more += self.list.len().saturating_sub(self.limit);
        self.list.truncate(self.limit);
    }

    /// Those that are shown, in the order of the text, then a note that counts the others.
    pub(crate) fn finish(mut self) -> Vec<Diagnostic> {
        self.sort_and_cut();
        if self.more > 0 {
            self.list.push(not_shown(self.more, self.severity));
        }
        self.list
    }
}
