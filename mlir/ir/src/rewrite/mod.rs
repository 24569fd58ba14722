//! Rewriting: patterns, the greedy driver, and dialect conversion.
//!
//! - [`pattern`](RewritePattern): patterns and their rewriter. `scope`: symbols around the body. [`hooks`]:
//!   canonicalization.
//! - `tracer`: the record of what the drivers do.
//! - [`equivalence`]: equivalence of operations.
//! - [`fold`]: folding and unique constants.
//! - [`greedy`]: patterns and folding to a fixpoint.
//! - [`conversion`]: dialect conversion.
//! - `cache`: patterns that a pass keeps.
//! - [`regions`]: simplification of regions, with `merge_blocks`; [`branch_operands`]: what branches pass.

pub mod branch_operands;
mod cache;
pub mod conversion;
pub mod equivalence;
pub mod fold;
pub mod greedy;
pub mod hooks;
mod merge_blocks;
mod pattern;
pub mod regions;
mod scope;
mod tracer;

pub use cache::PatternCache;
pub use fold::{FoldOutcome, OperationFolder, constant_value, fold_op};
pub use greedy::{FrozenPatternSet, GreedyConfig, GreedyOutcome, apply_patterns_greedily};
pub use hooks::Canonicalizer;
pub use pattern::{FoldPatterns, Matched, NoMatch, PatternRewriter, PatternSet, RewritePattern};
pub use regions::SimplifyLevel;
pub use scope::{OuterSymbols, Scope};
