//! Rewriting: patterns, the greedy driver, and dialect conversion.

mod pattern;

pub use pattern::{NoMatch, PatternRewriter, PatternSet, RewritePattern};
