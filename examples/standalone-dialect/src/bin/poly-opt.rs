//! `poly-opt`: `mlir-opt` for the poly dialect and the dialects that it is lowered to.

use std::process::ExitCode;

use mlir::Registry;
use mlir::pass::PassRegistry;

fn dialects() -> Registry {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    conversions::register_interfaces(&mut registry);
    standalone_dialect::register(&mut registry);
    registry
}

fn passes() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    conversions::register_passes(&mut registry);
    standalone_dialect::register_passes(&mut registry);
    registry
}

fn main() -> ExitCode {
    opt::main("poly-opt", dialects, passes)
}
