//! The record of what the pattern drivers do, step by step, for tools that replay it.
//!
//! As for [`debug_log`](super::debug_log), nothing is built unless it was requested; see
//! [`Context::set_rewrite_record`](crate::values::context::Context::set_rewrite_record). The drivers work on one thread
//! while there is a record, so that its events are in order.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use support::clock::Instant;

use super::debug_log::Speaker;
use super::ids::Loc;

/// The text of some IR, and where its lines come from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// The text.
    pub text: String,
    /// For each operation that begins a line, in order: the byte where that line begins, and its location.
    pub marks: Vec<(usize, Loc)>,
}

/// A step of a driver.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RewriteEvent {
    /// A driver begins to work on the contents of an operation.
    Start {
        /// The driver.
        driver: Speaker,
        /// The operation: `func.func @main`.
        owner: String,
        /// Its contents. Values keep their names in all listings until the next start.
        contents: Listing,
    },
    /// A change to these contents.
    Step {
        /// The name of the pattern, or words for another change, such as `fold`.
        what: String,
        /// The name of the operation that was matched; empty for a change of a whole region.
        root: String,
        /// The location of that operation.
        loc: Loc,
        /// The contents after the change; `None` once the record has no room left.
        contents: Option<Listing>,
    },
}

/// Takes the events of a record, in order.
pub type RewriteSink = Arc<dyn Fn(RewriteEvent) + Send + Sync>;

/// How much text a record may hold, and how long recording took: its owner sets and reads these between passes.
#[derive(Default, Debug)]
pub struct RecordBudget {
    /// How many more bytes of listings the record may hold.
    room: AtomicUsize,
    nanoseconds: AtomicU64,
}

impl RecordBudget {
    /// Allows about this many more bytes of text. When they are used up, steps come without text.
    pub fn allow(&self, bytes: usize) {
        self.room.store(bytes, Ordering::Relaxed);
    }

    /// The time spent on recording since the last query.
    pub fn take_time(&self) -> Duration {
        Duration::from_nanos(self.nanoseconds.swap(0, Ordering::Relaxed))
    }
}

/// Where the events go, and how much text they may hold.
pub struct RewriteRecord {
    sink: RewriteSink,
    budget: Arc<RecordBudget>,
}

impl RewriteRecord {
    /// A record with a budget.
    pub fn new(budget: Arc<RecordBudget>, sink: RewriteSink) -> Self {
        RewriteRecord { sink, budget }
    }

    /// Whether there is room for text.
    pub(crate) fn has_room(&self) -> bool {
        self.budget.room.load(Ordering::Relaxed) > 0
    }

    /// Passes on an event, whose listing takes up room; work on it began at `start`.
    pub(crate) fn put(&self, event: RewriteEvent, start: Instant) {
        let listing = match &event {
            RewriteEvent::Start { contents, .. } => Some(contents),
            RewriteEvent::Step { contents, .. } => contents.as_ref(),
        };
        let used = listing.map_or(0, |listing| listing.text.len());
        (self.sink)(event);
        // Events are in order, so nothing else changes the count meanwhile.
        let room = self.budget.room.load(Ordering::Relaxed).saturating_sub(used);
        self.budget.room.store(room, Ordering::Relaxed);
        let spent = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.budget.nanoseconds.fetch_add(spent, Ordering::Relaxed);
    }
}
