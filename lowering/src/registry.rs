//! Every dialect and every pass of the project, for all programs.

use mlir::Registry;
use mlir::pass::PassRegistry;

/// Every dialect.
pub fn dialects() -> Registry {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    toy_dialect::register(&mut registry);
    conversions::register_interfaces(&mut registry);
    crate::register_interfaces(&mut registry);
    registry
}

/// Every pass.
pub fn passes() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    loops::register_passes(&mut registry);
    toy_dialect::passes::register_passes(&mut registry);
    conversions::register_passes(&mut registry);
    crate::passes::register_passes(&mut registry);
    registry
}
