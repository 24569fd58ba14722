//! `toy-opt`: runs passes on `.mlir` files, as `mlir-opt` does.
//!
//! Reads a module, verifies it, runs the passes given as flags (in their order) or as `-pass-pipeline=...`, and prints
//! the result. Exit status: 0 done, 1 errors in the input, 2 wrong usage.

mod cli;
mod expect;
mod run;
mod terminal;

use std::panic;
use std::process::ExitCode;

use mlir::Registry;
use mlir::pass::PassRegistry;

/// Every dialect of the project.
fn dialects() -> Registry {
    let mut registry = Registry::new();
    dialects::register_all(&mut registry);
    toy_dialect::register(&mut registry);
    registry
}

/// Every pass of the project.
fn passes() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    toy_dialect::register_passes(&mut registry);
    lowering::register_passes(&mut registry);
    registry
}

fn main() -> ExitCode {
    if std::env::var_os("RUST_BACKTRACE").is_none() {
        // A panic is reported below, as a sentence; nobody but us reads backtraces.
        panic::set_hook(Box::new(|_| {}));
    }
    let done = panic::catch_unwind(|| {
        let registry = passes();
        match cli::parse(&registry, support::args::double_dashes(std::env::args_os())) {
            Ok(options) => run::run(options, dialects()),
            Err(status) => status,
        }
    });
    done.unwrap_or_else(|cause| {
        let text = cause.downcast_ref::<&str>().copied();
        let text = text.or_else(|| cause.downcast_ref::<String>().map(String::as_str));
        terminal::say(&format!(
            "internal error: {}\nthis is a bug in toy-opt, please report it\n",
            text.unwrap_or("no message")
        ));
        ExitCode::FAILURE
    })
}
