//! `toy-opt`: runs passes on `.mlir` files, as `mlir-opt` does, with every dialect and pass of the project.

use std::process::ExitCode;

use mlir::Registry;
use mlir::pass::PassRegistry;

fn dialects() -> Registry {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    toy_dialect::register(&mut registry);
    registry
}

fn passes() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    toy_dialect::register_passes(&mut registry);
    lowering::register_passes(&mut registry);
    registry
}

fn main() -> ExitCode {
    opt::main("toy-opt", dialects, passes)
}
