//! Random programs: the compiled program prints what the evaluator computes.
//!
//! Every program is run in the compiler's process, both without optimization and with all optimizations, and
//! interpreted at one stage. Some are also run from the levels between, as executables, and from the text of a stage.
//! There are 200 programs. With `TOY_TEST_FULL=1` there are fifty times as many, a hundred in a test, and each is
//! interpreted at every stage. `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` the number of programs.

#![allow(clippy::print_stderr)]

use std::process::Command;
use std::sync::Arc;

use generators::random::evaluate::output;
use generators::random::generate::{BUDGET, Case, generate};
use generators::random::syntax::Program;
use generators::random::{Random, layout, shrink};
use tests::process::{self, LIMIT};
use tests::tools::Tools;
use tests::{diff, harness};

mod compiler;
mod interpreted;

use compiler::Stage;
use interpreted::STAGES;

/// How a program is run.
#[derive(Clone, Copy)]
enum Way {
    /// The compiler runs it.
    Jit(&'static [&'static str]),
    /// A linked program runs.
    Exe(&'static [&'static str]),
    /// The compiler, in this process, interprets a stage.
    Interpreted(Stage),
    /// The compiler runs a stage that it has printed.
    Stage(&'static [&'static str]),
    /// The compiler runs every loop that can be parallel on two threads.
    Threads(&'static [&'static str]),
    /// LLVM's interpreter runs the compiler's output.
    Lli,
}

/// Every program is run in these ways.
const ALWAYS: &[Way] = &[Way::Jit(&["-O0"]), Way::Jit(&["-opt", "-O3"])];
/// One program in this many is run in another way too, since some ways (linking) are slow.
const SAMPLE: u64 = 10;
const SOMETIMES: &[Way] = &[
    Way::Exe(&["-O0"]),
    Way::Exe(&["-opt", "-O3"]),
    Way::Jit(&["-O1"]),
    Way::Jit(&["-opt", "-O2"]),
    Way::Jit(&["-opt", "-O0"]),
    Way::Jit(&["-O3"]),
    Way::Jit(&["-g"]),
    Way::Jit(&["-g", "-opt"]),
    Way::Exe(&["-g", "-sanitize=address"]),
    Way::Exe(&["-opt", "-sanitize=address"]),
    Way::Stage(&["-emit=mlir"]),
    Way::Stage(&["-emit=mlir", "-opt"]),
    Way::Stage(&["-emit=mlir-affine"]),
    Way::Stage(&["-emit=mlir-affine", "-opt"]),
    Way::Stage(&["-emit=mlir-cf"]),
    Way::Stage(&["-emit=mlir-llvm"]),
    Way::Threads(&["-O0"]),
    Way::Threads(&["-opt", "-O3"]),
    Way::Lli,
];
/// LLVM's interpreter.
const LLI: &str = "lli-22";
/// The name of the program's file.
const NAME: &str = "random.toy";

fn main() {
    harness::main(|tools| {
        if !tools.has(LLI) {
            assert!(!harness::is_strict(), "{LLI} is not installed");
            eprintln!("skipped: random programs in LLVM's interpreter: {LLI} is not installed");
        }
        let tools = Arc::clone(tools);
        harness::seeds("random", move |seed| check(seed, &tools))
    });
}

/// Runs the program of the seed, with a tidy or a bad layout.
fn check(seed: u64, tools: &Tools) -> Result<(), String> {
    let case = generate(seed);
    let text = case.program.to_string();
    let mut random = Random::new(seed);
    let text = if random.chance(50) { layout::odd(&text, &mut random) } else { text };
    for way in ways(seed) {
        let Err(message) = agrees(&text, &case.expected, way, tools) else { continue };
        let small = smaller(&case, way, tools).map_or_else(|| text.clone(), |program| program.to_string());
        return Err(format!(
            "{message}\nthe program of seed {seed}, made smaller if that could be:\n\n{small}"
        ));
    }
    Ok(())
}

/// Every program is interpreted at one stage, or at all of them.
fn ways(seed: u64) -> impl Iterator<Item = Way> {
    let turn = |seed: u64, kinds: usize| usize::try_from(seed % kinds as u64).unwrap_or(0);
    let sampled = SOMETIMES.get(turn(seed / SAMPLE, SOMETIMES.len())).filter(|_| seed.is_multiple_of(SAMPLE));
    let at = turn(seed, STAGES.len());
    let stages = if harness::is_full() { &STAGES[..] } else { &STAGES[at..=at] };
    ALWAYS.iter().chain(sampled).copied().chain(stages.iter().copied().map(Way::Interpreted))
}

/// A smaller program that also prints the wrong output.
fn smaller(case: &Case, way: Way, tools: &Tools) -> Option<Program> {
    let fails = |program: &Program| {
        output(program, BUDGET)
            .is_ok_and(|expected| agrees(&program.to_string(), &expected, way, tools).is_err())
    };
    let start = case.program.clone();
    fails(&start).then(|| shrink::shrink(start, shrink::smaller_programs, fails, shrink::PATIENCE))
}

/// Whether the program prints the expected output when it is run that way.
fn agrees(text: &str, expected: &str, way: Way, tools: &Tools) -> Result<(), String> {
    if let Way::Interpreted(stage) = way {
        return diff::equal(
            &format!("{stage:?}, interpreted"),
            expected,
            &interpreted::output(NAME, text, stage)?,
        );
    }
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    std::fs::write(folder.path().join(NAME), text).map_err(|e| format!("cannot write the program: {e}"))?;
    let run = |mut command: Command, input: &str| {
        command.current_dir(folder.path());
        process::run(command, input.as_bytes(), LIMIT)?.output()
    };
    let toyc = |options: &[&str]| run(tools.toyc(&[&[NAME], options].concat()), "");
    let (options, printed) = match way {
        Way::Jit(options) => (options, toyc(&[&["-emit=jit"], options].concat())?),
        Way::Exe(options) => {
            toyc(&[&["-emit=exe", "-o", "program"], options].concat())?;
            (options, run(tools.command("./program"), "")?)
        }
        Way::Interpreted(_) => return Ok(()),
        Way::Stage(options) => {
            let stage = toyc(options)?;
            (options, run(tools.toyc(&["-", "-x=mlir", "-emit=jit"]), &stage)?)
        }
        Way::Threads(options) => {
            let stage = toyc(&[&["-emit=mlir-affine"], options].concat())?;
            let mut parallelize = tools.command("toy-opt");
            // The compiler itself leaves loops with little work sequential.
            parallelize.arg(
                "-pass-pipeline=builtin.module(func.func(affine-parallelize{max-nested=1 private-buffers}))",
            );
            let stage = run(parallelize, &stage)?;
            (options, run(tools.toyc(&[&["-", "-x=mlir", "-parallel=2"], options].concat()), &stage)?)
        }
        Way::Lli if !tools.has(LLI) => return Ok(()),
        Way::Lli => (&[LLI][..], run(tools.command(LLI), &toyc(&["-emit=llvm"])?)?),
    };
    diff::equal(&options.join(" "), expected, &printed)
}
