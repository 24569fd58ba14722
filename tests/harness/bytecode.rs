//! `toy-opt` and `mlir-opt` read each other's bytecode, for every valid `.mlir` file in `ir/` and `dialects/`.
//!
//! Each part of a file (between `// -----` lines) goes through bytecode of either tool into either tool, in every
//! version of the format, and comes out as `mlir-opt` prints it without the detour.

use std::path::Path;
use std::sync::Arc;

use tests::process::{self, LIMIT, Outcome};
use tests::tools::{self, Tools};
use tests::{diff, harness};

const OURS: &str = "toy-opt";
const REFERENCE: &str = "mlir-opt-22";
const SEPARATOR: &str = "// -----\n";

/// The version that both write unless another one is asked for.
const LATEST: u32 = 6;
/// The first version that keeps the order of uses.
const USE_LIST_ORDER: u32 = 3;

const LOCATIONS: &str = "-mlir-print-debuginfo";
const USERS: &str = "-mlir-print-value-users";

fn main() {
    harness::main(|tools| {
        let folder = tools::fixtures();
        let mut trials = Vec::new();
        for root in ["ir", "dialects"] {
            for file in tools::files_under(&folder.join(root), &["mlir"], &["invalid", "places", "text"]) {
                let name = file.strip_prefix(&folder).unwrap_or(&file).display().to_string();
                let skipped = (!tools.has(REFERENCE)).then(|| format!("needs {REFERENCE}"));
                let tools = Arc::clone(tools);
                trials.push(harness::trial(name, skipped, move || check_file(&tools, &file)));
            }
        }
        trials
    });
}

fn check_file(tools: &Tools, file: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    for (number, part) in text.split(SEPARATOR).enumerate() {
        for version in (0..=LATEST).rev() {
            check(tools, part.as_bytes(), version)
                .map_err(|e| format!("{} part {number} in version {version}: {e}", file.display()))?;
        }
    }
    Ok(())
}

fn check(tools: &Tools, text: &[u8], version: u32) -> Result<(), String> {
    let emit = format!("-emit-bytecode-version={version}");
    let ours = bytes(run(tools, OURS, &["-emit-bytecode", &emit], text)?)?;
    let theirs = bytes(run(tools, REFERENCE, &["-emit-bytecode", &emit], text)?)?;
    // What the reference makes of its own bytecode: for an order of uses in pairs, not what it wrote.
    let mut ways = vec![vec![LOCATIONS]];
    if version >= USE_LIST_ORDER {
        ways.push(vec![USERS]);
    }
    if version == LATEST {
        ways.push(Vec::new());
    }
    for way in ways {
        let printed = |program: &str, input: &[u8]| run(tools, program, &way, input)?.output();
        let direct = printed(REFERENCE, text)?;
        let again = printed(REFERENCE, &theirs)?;
        diff::equal(&format!("{REFERENCE} to {OURS} {way:?}"), &again, &printed(OURS, &theirs)?)?;
        // In old versions the reference does not keep everything, and so reads less than is there.
        let kept = version == LATEST || direct == again;
        if kept {
            diff::equal(&format!("{OURS} to {REFERENCE} {way:?}"), &direct, &printed(REFERENCE, &ours)?)?;
            diff::equal(&format!("{OURS} to {OURS} {way:?}"), &direct, &printed(OURS, &ours)?)?;
        }
    }
    Ok(())
}

fn run(tools: &Tools, program: &str, options: &[&str], input: &[u8]) -> Result<Outcome, String> {
    let mut command = tools.command(program);
    command.arg("-allow-unregistered-dialect").args(options);
    process::run(command, input, LIMIT)
}

/// What a process wrote, which has to be bytecode.
fn bytes(outcome: Outcome) -> Result<Vec<u8>, String> {
    match outcome.success() && outcome.stdout.starts_with(b"ML\xEFR") {
        true => Ok(outcome.stdout),
        false => Err(outcome.to_string()),
    }
}
