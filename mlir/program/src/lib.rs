//! What the `main` of every program does: it runs on a stack of known size, turns a panic into a message, and lets no signal
//! end it halfway through a step.
//!
//! Exit status: that of the program, or 101 for a panic, which is a bug.
//!
//! ```
//! use std::process::ExitCode;
//!
//! assert_eq!(program::run("my-opt", || ExitCode::SUCCESS), ExitCode::SUCCESS);
//! assert_eq!(program::run("my-opt", || panic!("a bug")), ExitCode::from(101));
//! ```

#[cfg(unix)]
mod signals;

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;

use support::stdio;
use support::tool::{STACK, panic_text, say};

/// The exit status of an internal error.
const INTERNAL_ERROR: u8 = 101;

/// Runs a program. A panic becomes a message that asks for a bug report and shows the command line.
pub fn run(name: &str, program: impl FnOnce() -> ExitCode) -> ExitCode {
    #[cfg(unix)]
    signals::own();
    stdio::close_output();
    if std::env::var_os("RUST_BACKTRACE").is_none() {
        // The message below includes that of the panic; a backtrace is shown only on request.
        panic::set_hook(Box::new(|_| {}));
    }
    let done = panic::catch_unwind(AssertUnwindSafe(|| stacker::grow(STACK, program)));
    done.unwrap_or_else(|cause| {
        let text = panic_text(&*cause);
        let command: Vec<_> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
        say(&format!(
            "internal error: {text}\nthis is a bug in {name}, please report it with the input and this command:\n  {}\n",
            command.join(" ")
        ));
        ExitCode::from(INTERNAL_ERROR)
    })
}
