//! Random programs: what the compiled program prints is what the evaluator computes.
//!
//! Every program is run in the process of the compiler, not optimized and with everything that optimizes, and
//! interpreted at one stage; some also at the levels between, and as executables. There are 500 of them. With
//! `TOY_TEST_FULL=1` there are twenty times as many, a hundred in a test, and each is interpreted at every stage.
//! `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` the number of programs.

use std::process::Command;
use std::sync::Arc;

use tests::process::{self, LIMIT};
use tests::random::evaluate::output;
use tests::random::generate::{BUDGET, Case, generate};
use tests::random::syntax::Program;
use tests::random::{Random, layout, shrink};
use tests::tools::Tools;
use tests::{diff, harness};

/// Every program is run with these.
const ALWAYS: &[&[&str]] = &[&["-emit=jit", "-O0"], &["-emit=jit", "-opt", "-O3"]];
/// Every program is interpreted with one of these, or with all.
const STAGES: &[&[&str]] = &[
    &["-emit=mlir", "-run"],
    &["-emit=mlir", "-run", "-opt"],
    &["-emit=mlir-affine", "-run"],
    &["-emit=mlir-affine", "-run", "-opt"],
    &["-emit=mlir-cf", "-run"],
    &["-emit=mlir-cf", "-run", "-opt"],
    &["-emit=mlir-llvm", "-run"],
    &["-emit=mlir-llvm", "-run", "-opt"],
];
/// One program in so many is run at another level, or made an executable: linking is slow.
const SAMPLE: u64 = 10;
const SOMETIMES: &[&[&str]] = &[
    &["-emit=jit", "-O1"],
    &["-emit=exe"],
    &["-emit=jit", "-opt", "-O2"],
    &["-emit=exe", "-opt", "-O3"],
    &["-emit=jit", "-opt", "-O0"],
    &["-emit=jit", "-O3"],
];
/// What the file is called.
const NAME: &str = "random.toy";

fn main() {
    harness::main(|tools| {
        let tools = Arc::clone(tools);
        harness::seeds("random", move |seed| check(seed, &tools))
    });
}

/// Runs the program of the seed, in its tidy form or badly laid out.
fn check(seed: u64, tools: &Tools) -> Result<(), String> {
    let case = generate(seed);
    let text = case.program.to_string();
    let mut random = Random::new(seed);
    let text = if random.chance(50) { layout::odd(&text, &mut random) } else { text };
    for options in commands(seed) {
        let Err(message) = agrees(&text, &case.expected, options, tools) else { continue };
        let small =
            smaller(&case, options, tools).map_or_else(|| text.clone(), |program| program.to_string());
        return Err(format!(
            "{message}\nthe program of seed {seed}, made smaller if that could be:\n\n{small}"
        ));
    }
    Ok(())
}

fn commands(seed: u64) -> impl Iterator<Item = &'static [&'static str]> {
    let turn = |seed: u64, kinds: usize| usize::try_from(seed % kinds as u64).unwrap_or(0);
    let sampled = SOMETIMES.get(turn(seed / SAMPLE, SOMETIMES.len())).filter(|_| seed.is_multiple_of(SAMPLE));
    let at = turn(seed, STAGES.len());
    let stages = if harness::is_full() { STAGES } else { &STAGES[at..=at] };
    ALWAYS.iter().chain(stages).chain(sampled).copied()
}

/// A smaller program that does not print what it should either.
fn smaller(case: &Case, options: &[&str], tools: &Tools) -> Option<Program> {
    let fails = |program: &Program| {
        output(program, BUDGET)
            .is_ok_and(|expected| agrees(&program.to_string(), &expected, options, tools).is_err())
    };
    let start = case.program.clone();
    fails(&start).then(|| shrink::shrink(start, shrink::smaller_programs, fails, shrink::PATIENCE))
}

fn agrees(text: &str, expected: &str, options: &[&str], tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let run = |mut command: Command| {
        command.current_dir(folder.path());
        process::run(command, b"", LIMIT)?.output()
    };
    std::fs::write(folder.path().join(NAME), text).map_err(|e| format!("cannot write the program: {e}"))?;
    let mut printed = run(tools.toyc(&[&[NAME], options].concat()))?;
    if options.contains(&"-emit=exe") {
        printed = run(tools.command("./random.out"))?;
    }
    diff::equal(&options.join(" "), expected, &printed)
}
