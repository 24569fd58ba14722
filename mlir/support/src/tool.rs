//! What programs say on standard error, and their exit statuses: 0 for success, 1 for errors in the input, and 2 for wrong
//! usage.

use std::any::Any;
use std::io::{self, IsTerminal, Write as _};
use std::path::Path;
use std::process::ExitCode;

use crate::{Diagnostic, SourceMap, file, render, stdio};

/// The exit status of wrong usage.
pub const USAGE: u8 = 2;

/// The stack size in bytes. Bounds on the nesting of inputs keep well below it; unused parts take only address space.
pub const STACK: usize = 64 << 20;

/// Writes to standard error, ignoring failures.
pub fn say(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Whether messages on standard error are coloured.
pub fn has_colors() -> bool {
    io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Shows diagnostics: with drawings of the source on a terminal, as plain lines otherwise.
pub fn show(sources: &SourceMap, diagnostics: &[Diagnostic]) {
    let is_terminal = io::stderr().is_terminal();
    let mut pretty = render::Pretty::new(sources, has_colors());
    for diagnostic in diagnostics {
        say(&if is_terminal { pretty.draw(diagnostic) } else { render::plain(sources, diagnostic) });
    }
}

/// Prints an error that has no place in the input, and returns the exit status.
pub fn failed(message: &str) -> ExitCode {
    say(&format!("error: {message}\n"));
    ExitCode::FAILURE
}

/// Prints an error about the command line, and returns the exit status.
pub fn wrong(message: &str) -> ExitCode {
    say(&format!("error: {message}\n"));
    ExitCode::from(USAGE)
}

/// The message of a panic.
pub fn panic_text(cause: &(dyn Any + Send)) -> &str {
    let text = cause.downcast_ref::<&str>().copied();
    text.or_else(|| cause.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message")
}

/// The exit status after clap printed the help or version (`is_help`) or an error about the command line.
pub fn answered(printed: io::Result<()>, is_help: bool) -> ExitCode {
    if is_help {
        let printed = printed.and_then(|()| stdio::check_output()).and_then(|()| io::stdout().flush());
        finished(file::arrived(Path::new("-"), printed))
    } else {
        ExitCode::from(USAGE)
    }
}

/// The exit status of a program that only writes its output; prints the error if that failed.
pub fn finished(written: Result<(), String>) -> ExitCode {
    written.map_or_else(|message| failed(&message), |()| ExitCode::SUCCESS)
}
