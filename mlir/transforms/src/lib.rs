//! Passes written against traits and interfaces, without naming operations. Each has a file or folder, which describes
//! it.

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
