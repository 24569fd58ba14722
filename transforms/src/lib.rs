//! Passes written against traits and interfaces, without naming operations.
//!
//! - [`mod@canonicalize`]: applies folders and canonicalization patterns until nothing changes.
//! - [`cse`]: eliminates common subexpressions.
//! - [`inline`]: replaces calls by the bodies of their callees.
//! - [`licm`]: moves loop-invariant operations before the loop.
//! - [`symbol_dce`]: erases symbols that nothing can refer to.
//! - [`reconcile_casts`]: erases casts left by conversions that undo each other.

/// Declares the module of each pass, and registers them.
macro_rules! passes {
    ($($name:ident)*) => {
        $(pub mod $name;)*

        /// Registers the passes of this crate.
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
