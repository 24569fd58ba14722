//! The program that people run: command line, files, diagnostics on the terminal.

mod cli;
mod io;
#[cfg(feature = "llvm")]
mod jit;
mod run;
mod terminal;

use std::process::ExitCode;

/// What the driver could not do was said already; the exit status tells whose mistake it is.
struct Failed(ExitCode);

impl Failed {
    /// An error in the input, or outside of the program.
    const INPUT: Failed = Failed(ExitCode::FAILURE);
}

/// Runs the program.
pub(crate) fn main() -> ExitCode {
    let args = support::args::double_dashes(std::env::args_os());
    support::tool::run("toyc", || match cli::parse(args) {
        Ok(options) => {
            mlir::threads::start();
            run::run(&options)
        }
        Err(status) => status,
    })
}
