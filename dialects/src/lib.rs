//! The dialects between toy and LLVM: `func`, `arith`, `affine`, `memref`, `bufferization`, `scf`, `tensor`, `cf`,
//! `llvm`, `ub`, `index`, `math` and `complex`.
//!
//! One folder each, all laid out alike: `Ops.td` describes the operations, `mod.rs` includes the code generated from
//! it, `directives.rs` has hand-written directives, and the rest is what records cannot express. A dialect matches MLIR
//! 22's, byte for byte.

/// Declares and registers the dialects.
macro_rules! dialects {
    ($($name:ident)*) => {
        $(pub mod $name;)*

        /// Adds every dialect of this crate.
        pub fn register_all(registry: &mut Registry) {
            $(registry.add(&$name::DIALECT);)*
        }
    };
}

dialects! { affine arith bufferization cf complex func index llvm math memref scf tensor ub }

// What several dialects share.
mod branches;
mod constant_ops;
mod elements;
pub mod entry;
mod index_list;
mod inlining;
mod loops;
pub mod matching;
mod reassociation;
mod region_branch;
mod regroup;
mod reshape_patterns;
mod rewriting;
mod verifiers;
mod views;

use mlir::Registry;
