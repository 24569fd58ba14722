//! Programs on a terminal: `script` of util-linux makes one.

use std::process::Command;
use std::time::Duration;

use crate::process::{self, Outcome};
use crate::tools::Tools;

/// The program that makes terminals.
const SCRIPT: &str = "script";

/// Why there is no terminal, if there is none.
pub fn missing(tools: &Tools) -> Option<String> {
    let mut command = tools.command(SCRIPT);
    let works = command.arg("--version").output().is_ok_and(|output| output.status.success());
    (!works).then(|| "needs script of util-linux".to_owned())
}

/// Runs a command line on a terminal, on which `typed` is typed. What it shows is on standard output, with the control
/// sequences; the status is that of the command.
///
/// # Errors
/// The terminal cannot be made.
pub fn run(
    tools: &Tools,
    line: &str,
    typed: &str,
    set_up: impl FnOnce(&mut Command),
) -> Result<Outcome, String> {
    let mut command = tools.command(SCRIPT);
    command
        .args(["--quiet", "--return", "--echo", "never", "--command", line, "/dev/null"])
        .env("TERM", "xterm");
    set_up(&mut command);
    process::run(command, typed.as_bytes(), Duration::from_secs(120))
}
