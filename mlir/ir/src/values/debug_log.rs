//! The log of the pattern drivers, for authors of patterns: LLVM's `-debug-only`.
//!
//! Text is built only if it will be written; see
//! [`Context::set_debug_log`](crate::values::context::Context::set_debug_log).

use std::fmt;
use std::sync::Arc;

/// Takes text: lines of a log, or dumps of IR.
pub type Sink = Arc<dyn Fn(&str) + Send + Sync>;

/// A source of log lines, named as MLIR's `DEBUG_TYPE`s.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speaker {
    /// The greedy pattern driver.
    GreedyRewriter,
    /// Dialect conversion.
    DialectConversion,
    /// The sets of patterns that the drivers are given.
    Patterns,
}

impl Speaker {
    /// All of them.
    pub const ALL: [Speaker; 3] = [Speaker::GreedyRewriter, Speaker::DialectConversion, Speaker::Patterns];

    /// The name that `-debug-only` takes.
    pub fn name(self) -> &'static str {
        match self {
            Speaker::GreedyRewriter => "greedy-rewriter",
            Speaker::DialectConversion => "dialect-conversion",
            Speaker::Patterns => "patterns",
        }
    }
}

/// Which speakers are logged, and where.
#[derive(Clone)]
pub struct DebugLog {
    only: Vec<Speaker>,
    sink: Sink,
}

impl DebugLog {
    /// A log of these speakers.
    pub fn new(only: Vec<Speaker>, sink: Sink) -> Self {
        DebugLog { only, sink }
    }

    /// The log for a speaker, if it is enabled.
    pub(crate) fn of(&self, speaker: Speaker) -> Option<Log<'_>> {
        self.only.contains(&speaker).then_some(Log { speaker, sink: &self.sink })
    }
}

/// The log of one speaker.
#[derive(Clone, Copy)]
pub(crate) struct Log<'a> {
    speaker: Speaker,
    sink: &'a Sink,
}

impl Log<'_> {
    /// Writes a line.
    pub(crate) fn line(self, text: impl fmt::Display) {
        (self.sink)(&format!("[{}] {text}\n", self.speaker.name()));
    }
}
