//! `cargo xtask fuzz`: mutated files for the parsers of text and bytecode, and random programs for the compiler, with
//! bounded time and memory.
//!
//! The crate in `fuzz` does the work, in a process for each target, so that this process survives any crash.

use std::process::{Command, ExitCode};
use std::time::{SystemTime, UNIX_EPOCH};

use xtask::setup::{self, Need};
use xtask::shell;

/// The targets, and the folders of their initial files.
const TARGETS: [(&str, &[&str]); 3] = [
    ("text", &["tests/interchange"]),
    ("bytecode", &["tests/interchange"]),
    ("toy", &["tests/filecheck/toy", "tests/programs", "examples"]),
];
/// The address space that a target may use, in KiB.
const MEMORY: u64 = 4 << 20;
const FOLDER: &str = "target/fuzz";

/// `cargo xtask fuzz [SECONDS [SEED]]`: runs each target for that long, by default with a new seed each time. Failing
/// inputs are left in `target/fuzz`.
pub(crate) fn fuzz(arguments: &[String]) -> Result<ExitCode, String> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let number = |at: usize, otherwise: u64| match arguments.get(at) {
        None => Ok(otherwise),
        Some(text) => {
            text.parse().map_err(|_| format!("`{text}` is not a number: cargo xtask fuzz [SECONDS [SEED]]"))
        }
    };
    let seconds: u64 = number(0, 600)?;
    let seed: u64 = number(1, now)?;
    eprintln!("cargo xtask fuzz {seconds} {seed} runs the same inputs");
    let llvm = setup::ensure(Need::Run)?;
    let mut build = llvm.cargo();
    build.args(["build", "--quiet", "--profile", "fuzz", "--package", "fuzz", "--target-dir", FOLDER]);
    if !shell::succeeds(&mut build)? {
        return Err("the fuzzer does not build; the compiler's messages are above".to_owned());
    }
    let mut failed = false;
    for (target, corpus) in TARGETS {
        // The shell bounds the memory: the standard library cannot.
        let script = format!("ulimit -v {MEMORY} && cd {FOLDER} && exec fuzz/fuzz \"$@\"");
        let mut command = Command::new("sh");
        command.current_dir(shell::root());
        command.args(["-c", &script, "fuzz", target, &seconds.to_string(), &seed.to_string()]);
        command.args(corpus.iter().map(|folder| shell::root().join(folder)));
        if !shell::succeeds(&mut command)? {
            eprintln!("error: {target} failed; the input is {FOLDER}/fuzz-{target}.input");
            failed = true;
        }
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}
