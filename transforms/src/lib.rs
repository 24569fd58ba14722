//! Passes written against traits and interfaces: they know no operation by name.
//!
//! - [`mod@canonicalize`]: folding and canonicalization patterns to a fixpoint.
//! - [`cse`]: one of several equal operations.
//! - [`inline`]: calls replaced by what they call, from the leaves of the call graph up.
//! - [`licm`]: what does not depend on a loop goes before it.
//! - [`symbol_dce`]: symbols that nothing can refer to go.
//! - [`reconcile_casts`]: casts that conversions left and that undo each other go.

pub mod canonicalize;
pub mod cse;
pub mod inline;
pub mod licm;
pub mod reconcile_casts;
pub mod symbol_dce;

use mlir::pass::PassRegistry;

pub use canonicalize::{Canonicalize, canonicalization_patterns, canonicalize};
pub use cse::{Cse, eliminate_common_subexpressions};
pub use inline::{InlineOptions, Inliner};
pub use licm::{LoopInvariantCodeMotion, move_loop_invariants};
pub use reconcile_casts::ReconcileUnrealizedCasts;
pub use symbol_dce::SymbolDce;

/// Adds the passes of this room.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add(canonicalize::INFO);
    registry.add(cse::INFO);
    registry.add(inline::INFO);
    registry.add(licm::INFO);
    registry.add(reconcile_casts::INFO);
    registry.add(symbol_dce::INFO);
}
