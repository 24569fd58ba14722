//! One test per random program: the compiled program prints what the evaluator computes.
//!
//! Every program is run in the process of the compiler, as an executable, and interpreted at each level, plain and
//! optimized. There are 500 of them, with `TOY_TEST_FULL=1` ten times as many. `TOY_TEST_SEED` sets the first seed and
//! `TOY_TEST_PROGRAMS` the number of programs.

#![allow(clippy::print_stderr)]

use std::path::Path;
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::process::{self, LIMIT};
use tests::random::generate::{Case, generate};
use tests::tools::Tools;
use tests::{diff, harness};

fn main() {
    harness::main(|tools| {
        let first = number("TOY_TEST_SEED", 0);
        let full = std::env::var("TOY_TEST_FULL").is_ok_and(|value| value == "1");
        let count = number("TOY_TEST_PROGRAMS", if full { 5000 } else { 500 });
        eprintln!("random programs: seeds {first} to {}", first + count.saturating_sub(1));
        (first..first + count).map(|seed| trial(seed, tools)).collect()
    });
}

fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn trial(seed: u64, tools: &Arc<Tools>) -> Trial {
    let tools = Arc::clone(tools);
    harness::trial(format!("random/seed-{seed}"), None, move || {
        let case = generate(seed);
        check(&case, &tools)
            .map_err(|message| format!("{message}\nthe program of seed {seed}:\n\n{}", case.program))
    })
}

/// The ways of running a program without making a file: compiled, and interpreted at each level.
const RUNS: &[&[&str]] = &[
    &["-emit=jit"],
    &["-emit=jit", "-opt", "-O3"],
    &["-emit=mlir", "-run"],
    &["-emit=mlir", "-run", "-opt"],
    &["-emit=mlir-affine", "-run"],
    &["-emit=mlir-affine", "-run", "-opt"],
    &["-emit=mlir-cf", "-run"],
    &["-emit=mlir-cf", "-run", "-opt"],
    &["-emit=mlir-llvm", "-run"],
    &["-emit=mlir-llvm", "-run", "-opt"],
];

fn check(case: &Case, tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let file = folder.path().join("random.toy");
    std::fs::write(&file, case.program.to_string()).map_err(|e| format!("cannot write the program: {e}"))?;
    for options in RUNS {
        let printed = toyc(tools, &file, options)?;
        diff::equal(&options.join(" "), &case.expected, &printed)?;
    }
    for options in [&["-emit=exe"][..], &["-emit=exe", "-opt", "-O3"]] {
        let executable = folder.path().join("random").display().to_string();
        toyc(tools, &file, &[options, &["-o", &executable]].concat())?;
        let printed = process::run(tools.command(&executable), b"", LIMIT)?.output()?;
        diff::equal(&options.join(" "), &case.expected, &printed)?;
    }
    Ok(())
}

fn toyc(tools: &Tools, file: &Path, options: &[&str]) -> Result<String, String> {
    let mut command = tools.toyc(&[]);
    command.arg(file).args(options);
    process::run(command, b"", LIMIT)?.output()
}
