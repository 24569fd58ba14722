//! The toy dialect: the operations of the Toy language, their rules, and shape inference.
//!
//! `Ops.td` describes the operations; the modules here hold everything that records cannot express, one module for each
//! concern. Nothing in this crate knows how the dialect is lowered.

mod assembly;
mod calls;
pub mod casts;
pub mod codes;
pub mod combine;
pub mod elementwise;
pub mod entry;
pub mod eval;
mod fold;
pub mod passes;
pub mod scalarize;
mod shape_inference;
mod shapes;
mod specialize;
mod structs;
mod verify;

use mlir::Registry;

include!(concat!(env!("OUT_DIR"), "/toy.rs"));

/// How many dimensions a tensor may have to be compiled, as in numpy. Each dimension becomes a loop, and LLVM takes
/// more than quadratic time for nested loops.
pub const MAX_RANK: usize = 64;

/// Adds the dialect.
pub fn register(registry: &mut Registry) {
    registry.add(&DIALECT);
}
