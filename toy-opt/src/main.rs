//! `toy-opt`: runs passes on `.mlir` files, as `mlir-opt` does, with every dialect and pass of the project.

use std::process::ExitCode;

use lowering::registry;

fn main() -> ExitCode {
    opt::main("toy-opt", registry::dialects, registry::passes)
}
