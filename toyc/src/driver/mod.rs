//! The program that people run: command line, files, diagnostics on the terminal.

mod cli;
mod io;
#[cfg(feature = "llvm")]
mod jit;
mod run;
mod terminal;

use std::process::ExitCode;

/// Runs the program.
pub(crate) fn main() -> ExitCode {
    let args = support::args::double_dashes(std::env::args_os());
    support::tool::run("toyc", || match cli::parse(args) {
        Ok(options) => run::run(&options),
        Err(status) => status,
    })
}
