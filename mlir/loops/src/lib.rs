//! Affine analysis, and the passes over affine and scf loops.
//!
//! - [`analysis`]: the semantics of loops and accesses: relations, dependences, slices, bounds and
//!   trip counts. It changes no IR.
//! - [`util`]: changes of loops that several passes share.
//! - `passes`: the passes, with MLIR's names and options.

pub mod analysis;
mod passes;
pub mod util;

pub use passes::*;
