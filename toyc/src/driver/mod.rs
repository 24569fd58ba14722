//! The program that people run: command line, files, diagnostics on the terminal.

mod cli;
mod io;
mod run;
mod terminal;

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;

/// What the driver could not do was said already; the exit status tells whose mistake it is.
struct Failed(ExitCode);

impl Failed {
    /// An error in the input, or outside of the program.
    const INPUT: Failed = Failed(ExitCode::FAILURE);
}

/// Exit status of wrong usage.
const USAGE: u8 = 2;

/// Exit status of an internal error; distinct from errors in the input (1) and wrong usage.
const INTERNAL_ERROR: u8 = 101;

/// Nesting is bounded well below what this holds; it is reserved, not used.
const STACK: usize = 64 << 20;

/// Runs the program on a stack of known size.
pub(crate) fn main() -> ExitCode {
    let args = support::args::double_dashes(std::env::args_os());
    if std::env::var_os("RUST_BACKTRACE").is_none() {
        // A panic is reported below, as a sentence; nobody but us reads backtraces.
        panic::set_hook(Box::new(|_| {}));
    }
    let compiler = || match cli::parse(args) {
        Ok(options) => {
            mlir::threads::start();
            run::run(&options)
        }
        Err(status) => status,
    };
    let done = panic::catch_unwind(AssertUnwindSafe(|| stacker::grow(STACK, compiler)));
    done.unwrap_or_else(|cause| internal_error(&*cause))
}

fn internal_error(cause: &(dyn std::any::Any + Send)) -> ExitCode {
    let text = cause.downcast_ref::<&str>().copied();
    let text = text.or_else(|| cause.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
    let command: Vec<_> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    terminal::say(&format!(
        "internal error: {text}\nthis is a bug in toyc, please report it with the input and this command:\n  {}\n",
        command.join(" ")
    ));
    ExitCode::from(INTERNAL_ERROR)
}
