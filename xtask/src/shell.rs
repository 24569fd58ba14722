//! Helpers for processes and paths that all commands share.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Tells tests where the binaries are that a command has just built, so that they build nothing themselves.
pub const BINARIES_VARIABLE: &str = "TOY_TEST_BINARIES";

/// The workspace's root folder.
pub fn root() -> PathBuf {
    // Cargo sets the variable at run time too; the compiled-in value is for a binary that is started by hand.
    let manifest =
        std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let mut folders = Path::new(&manifest).ancestors();
    folders.find(|folder| folder.join("Cargo.lock").is_file()).unwrap_or(Path::new(".")).to_path_buf()
}

/// The folder with the workspace's binaries of the development profile, including this one.
pub fn binaries() -> Result<PathBuf, String> {
    let exe = std::env::current_exe().map_err(|e| format!("cannot tell where this program is: {e}"))?;
    exe.parent().map(Path::to_path_buf).ok_or_else(|| "this program has no folder".to_owned())
}

/// The output of `program arguments`, trimmed; `None` if it cannot start or fails.
pub fn capture(program: impl AsRef<OsStr>, arguments: &[&str]) -> Option<String> {
    let output =
        Command::new(program).args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether `program` can be started with `--version`.
pub fn exists(program: &str) -> bool {
    capture(program, &["--version"]).is_some()
}

/// Runs the command with the terminal's streams; returns whether it succeeded.
pub fn succeeds(command: &mut Command) -> Result<bool, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    command.status().map(|status| status.success()).map_err(|e| format!("cannot start `{name}`: {e}"))
}

/// The cargo that started this program, or the one on `PATH`.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}
