//! The `poly` dialect.
//!
//! `Ops.td` describes its types and operations; this crate adds what records cannot express. `poly-opt` is an `mlir-opt`
//! for the dialect.

use mlir::Registry;
use mlir::pass::PassRegistry;

include!(concat!(env!("OUT_DIR"), "/Ops.rs"));

/// Registers the dialect.
pub fn register(registry: &mut Registry) {
    registry.add(&DIALECT);
}

/// Registers the passes of the dialect; it has none yet.
pub fn register_passes(_: &mut PassRegistry) {}
