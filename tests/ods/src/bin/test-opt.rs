//! `test-opt`: `mlir-opt` for the dialects of the tests and of the project.

use std::process::ExitCode;

use mlir::Registry;
use mlir::pass::PassRegistry;

fn dialects() -> Registry {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    ods_tests::register_all(&mut registry);
    registry
}

fn passes() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    loops::register_passes(&mut registry);
    ods_tests::manual::register_passes(&mut registry);
    ods_tests::passes::register_passes(&mut registry);
    registry
}

fn main() -> ExitCode {
    opt::main("test-opt", dialects, passes)
}
