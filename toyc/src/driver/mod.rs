//! The program that people run: command line, files, diagnostics on the terminal.

mod cli;
mod io;
mod run;
mod terminal;

use std::panic;
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

/// Runs the program on its own thread, whose stack has a known size.
pub(crate) fn main() -> ExitCode {
    let args = support::args::double_dashes(std::env::args_os());
    if std::env::var_os("RUST_BACKTRACE").is_none() {
        // A panic is reported below, as a sentence; nobody but us reads backtraces.
        panic::set_hook(Box::new(|_| {}));
    }
    let compiler = std::thread::Builder::new().stack_size(STACK).spawn(move || match cli::parse(args) {
        Ok(options) => run::run(&options),
        Err(status) => status,
    });
    match compiler.map(std::thread::JoinHandle::join) {
        Ok(Ok(status)) => status,
        Ok(Err(cause)) => internal_error(&*cause),
        Err(e) => {
            terminal::say(&format!("error: cannot start a thread: {e}\n"));
            ExitCode::FAILURE
        }
    }
}

fn internal_error(cause: &(dyn std::any::Any + Send)) -> ExitCode {
    let text = cause.downcast_ref::<&str>().copied();
    let text = text.or_else(|| cause.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
    let command: Vec<String> = std::env::args().collect();
    terminal::say(&format!(
        "internal error: {text}\nthis is a bug in toyc, please report it with the input and this command:\n  {}\n",
        command.join(" ")
    ));
    ExitCode::from(INTERNAL_ERROR)
}
