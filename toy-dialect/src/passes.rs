//! The passes of the dialect.

use mlir::pass::PassRegistry;

use crate::{scalarize, shape_inference, specialize};

/// Adds the passes.
pub fn register(registry: &mut PassRegistry) {
    registry.add(scalarize::INFO);
    registry.add(shape_inference::INFO);
    registry.add(specialize::INFO);
}
