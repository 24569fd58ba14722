//! The pure crates, compiled for WebAssembly without a host: they need nothing of a system.

use std::path::{Path, PathBuf};
use std::process::Command;

use xtask::{setup, shell};

const TARGET: &str = "wasm32-unknown-unknown";

/// The packages that need neither LLVM nor a system.
const PURE: [&str; 14] = [
    "mlirust-support",
    "mlirust-page",
    "mlirust-tablegen",
    "mlirust-ods",
    "mlirust-ir",
    "mlirust-dialects",
    "mlirust-transforms",
    "mlirust-loops",
    "mlirust-conversions",
    "mlirust-interpreter",
    "mlirust-watch",
    "mlirust-program",
    "mlirust-opt",
    "mlirust-toy-dialect",
];

/// Debian's compiler for this target, which comes with the source of the standard library and not with the library.
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];
const COMPILER: &str = "/usr/bin/rustc";
const SOURCE: &str = "/usr/lib/rustlib/src/rust/library";

/// The command that checks the crates; installs what it needs.
///
/// # Errors
/// If that cannot be installed.
pub(crate) fn check() -> Result<Command, String> {
    let mut command = shell::cargo();
    if has_library() || add_library() {
        command.arg("clippy");
    } else {
        if !Path::new(SOURCE).is_dir() {
            setup::install(&PACKAGES.map(str::to_owned))?;
        }
        // Another compiler than the one of this workspace, whose build it must not replace.
        command.args(["check", "-Zbuild-std=std,panic_abort", "--target-dir", "target/wasm"]);
        command.env("RUSTC", COMPILER).env("RUSTC_BOOTSTRAP", "1");
    }
    command.args(["--quiet", "--lib", "--target", TARGET]);
    command.args(PURE.iter().flat_map(|package| ["--package", package]));
    Ok(command)
}

/// Whether the compiler has its standard library for the target.
fn has_library() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder = shell::capture(rustc, &["--print", "target-libdir", "--target", TARGET]);
    folder
        .map(PathBuf::from)
        .and_then(|folder| folder.read_dir().ok())
        .is_some_and(|mut files| files.next().is_some())
}

fn add_library() -> bool {
    eprintln!("setting up: rustup target add {TARGET}");
    shell::succeeds(Command::new("rustup").args(["target", "add", TARGET])).unwrap_or(false) && has_library()
}
