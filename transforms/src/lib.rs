//! Passes written against traits and interfaces, without naming operations.
//!
//! - `canonicalize`: applies folders and canonicalization patterns until nothing changes.
//! - `cse`: eliminates common subexpressions.
//! - `inline`: replaces calls by the bodies of their callees.
//! - `licm`: moves loop-invariant operations before the loop.
//! - `symbol_dce`: erases symbols that nothing can refer to.
//! - `reconcile_casts`: erases casts left by conversions that undo each other.

mod canonicalize;
mod cse;
mod inline;
mod licm;
mod reconcile_casts;
mod symbol_dce;

use mlir::pass::PassRegistry;

/// Registers the passes of this crate.
pub fn register_passes(registry: &mut PassRegistry) {
    for info in
        [canonicalize::INFO, cse::INFO, inline::INFO, licm::INFO, reconcile_casts::INFO, symbol_dce::INFO]
    {
        registry.add(info);
    }
}
