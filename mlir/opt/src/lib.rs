//! The driver of tools like `mlir-opt` (MLIR's `MlirOptMain`): a tool is a list of dialects, a list of passes and a
//! call to [`main`].
//!
//! Reads a module, verifies it, runs the passes given as flags (in their order) or as `-pass-pipeline=...`, and prints
//! the result. Exit status: 0 success, 1 errors in the input, 2 wrong usage.
//!
//! ```no_run
//! fn main() -> std::process::ExitCode {
//!     opt::main("my-opt", mlir::Registry::new, mlir::pass::PassRegistry::new)
//! }
//! ```

mod cli;
mod execution;
mod expect;
mod html;
mod list;
mod loading;
mod options;
mod output;
mod passes;
mod roundtrip;
mod run;
mod switches;
mod translation;

use std::process::ExitCode;

use mlir::Registry;
use mlir::pass::PassRegistry;

pub use cli::{mlir_args, mlir_options};
pub use execution::{Call, Execution, Request};
pub use options::MlirOptions;
pub use translation::{Direction, Extensions, Import, Translation};

/// The whole `main` of a tool: parses the command line, runs the passes and returns the exit status.
///
/// `name` is the tool's name in its help and errors; `dialects` and `passes` register the dialects and passes of the
/// tool.
pub fn main(
    name: &'static str,
    dialects: impl FnOnce() -> Registry,
    passes: impl FnOnce() -> PassRegistry,
) -> ExitCode {
    main_with(name, dialects, passes, Extensions { translations: &[], execution: None, directives: &[] })
}

/// Like [`main`], for a tool that also translates from and to other languages, or runs modules.
pub fn main_with(
    name: &'static str,
    dialects: impl FnOnce() -> Registry,
    passes: impl FnOnce() -> PassRegistry,
    extensions: Extensions,
) -> ExitCode {
    program::run(name, || {
        let registry = passes();
        match cli::parse(name, &registry, &extensions, support::args::double_dashes(std::env::args_os())) {
            Ok(options) => run::run(options, &registry, &extensions, dialects()),
            Err(status) => status,
        }
    })
}
