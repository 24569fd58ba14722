//! Passes written against traits and interfaces: they know no operation by name.
//!
//! - [`mod@canonicalize`]: folding and canonicalization patterns to a fixpoint.
//! - [`cse`]: one of several equal operations.
//! - [`inline`]: calls replaced by what they call, from the leaves of the call graph up.
//! - [`licm`]: what does not depend on a loop goes before it.
//! - [`symbol_dce`]: symbols that nothing can refer to go.
//! - [`reconcile_casts`]: casts that conversions left and that undo each other go.

/// Declares the module of each pass, and registers them.
macro_rules! passes {
    ($($name:ident)*) => {
        $(pub mod $name;)*

        /// Adds the passes of this room.
        pub fn register_passes(registry: &mut PassRegistry) {
            $(registry.add($name::INFO);)*
        }
    };
}

passes! { canonicalize cse inline licm reconcile_casts symbol_dce }

use mlir::pass::PassRegistry;

pub use canonicalize::{Canonicalize, canonicalization_patterns, canonicalize};
pub use cse::{Cse, eliminate_common_subexpressions};
pub use inline::{InlineOptions, Inliner};
pub use licm::{LoopInvariantCodeMotion, move_loop_invariants};
pub use reconcile_casts::ReconcileUnrealizedCasts;
pub use symbol_dce::SymbolDce;
