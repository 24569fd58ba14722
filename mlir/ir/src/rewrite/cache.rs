//! Patterns that are kept between runs.

use std::sync::{Arc, Mutex, PoisonError};

use super::greedy::FrozenPatternSet;
use crate::values::context::Context;

/// The patterns of a pass for the context in which it last ran, so that it arranges them once and not for each operation.
#[derive(Default)]
pub struct PatternCache(Mutex<Option<Kept>>);

/// The identity of the context, and the patterns.
type Kept = (Arc<()>, Arc<FrozenPatternSet>);

impl PatternCache {
    /// The patterns for a context, which `make` arranges if others were kept.
    pub fn get(&self, cx: &Context, make: impl FnOnce() -> FrozenPatternSet) -> Arc<FrozenPatternSet> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*kept {
            Some((of, patterns)) if Arc::ptr_eq(of, cx.identity()) => Arc::clone(patterns),
            _ => {
                let patterns = Arc::new(make());
                *kept = Some((Arc::clone(cx.identity()), Arc::clone(&patterns)));
                patterns
            }
        }
    }
}

/// A copy keeps patterns of its own.
impl Clone for PatternCache {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl std::fmt::Debug for PatternCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PatternCache")
    }
}
