//! The dialects between toy and LLVM: `func`, `arith`, `affine`, `memref`, `bufferization`, `scf`, `tensor`, `cf`,
//! `llvm`, `ub`, `index`, `math` and `complex`.
//!
//! One folder each, all of one shape: `Ops.td` describes the operations, `mod.rs` includes what is generated from it,
//! and the rest is what records cannot say. A dialect is what MLIR 22 calls it, byte for byte.

pub mod affine;
pub mod arith;
mod branches;
pub mod bufferization;
pub mod cf;
pub mod complex;
mod elements;
pub mod entry;
pub mod func;
pub mod index;
mod index_list;
mod inlining;
pub mod llvm;
mod loops;
pub mod matching;
pub mod math;
pub mod memref;
mod reassociation;
mod region_branch;
mod regroup;
mod reshape_patterns;
mod rewriting;
pub mod scf;
pub mod tensor;
pub mod ub;
mod views;

use mlir::Registry;

/// Adds every dialect of this room.
pub fn register_all(registry: &mut Registry) {
    for dialect in [
        &affine::DIALECT,
        &arith::DIALECT,
        &bufferization::DIALECT,
        &cf::DIALECT,
        &complex::DIALECT,
        &func::DIALECT,
        &index::DIALECT,
        &llvm::DIALECT,
        &math::DIALECT,
        &memref::DIALECT,
        &scf::DIALECT,
        &tensor::DIALECT,
        &ub::DIALECT,
    ] {
        registry.add(dialect);
    }
}
