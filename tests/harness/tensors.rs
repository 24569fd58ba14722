//! Random programs of operations on tensors and views of memory: canonicalization does not change what they compute.
//!
//! The interpreter runs both forms. It prints the sizes that tensors have at run time, including those that types do not
//! give. A failure shows the shortest prefix of the program that fails.
//! `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` the number of programs.

use std::sync::Arc;

use tests::process::{self, LIMIT};
use tests::tensors::program;
use tests::tools::Tools;
use tests::{diff, harness};

/// The number of operations in a program.
const STEPS: usize = 24;

fn main() {
    harness::main(|tools| {
        let tools = Arc::clone(tools);
        harness::seeds("tensors", move |seed| check(seed, &tools))
    });
}

fn check(seed: u64, tools: &Tools) -> Result<(), String> {
    if agrees(&program(seed, STEPS), tools).is_ok() {
        return Ok(());
    }
    let shown = |steps| {
        let text = program(seed, steps);
        let message = agrees(&text, tools).err()?;
        Some(format!("{message}\nthe program of seed {seed}, {steps} operations:\n\n{text}"))
    };
    Err((1..=STEPS).find_map(shown).unwrap_or_else(|| format!("seed {seed} failed once, and then no more")))
}

/// Whether the program prints the same before and after `-canonicalize`.
fn agrees(text: &str, tools: &Tools) -> Result<(), String> {
    let run = |program: &str, options: &[&str], input: &str| {
        let mut command = tools.command(program);
        command.args(options);
        process::run(command, input.as_bytes(), LIMIT)?.output()
    };
    let interpret = |text: &str| run("toyc", &["-", "-x=mlir", "-emit=mlir", "-run"], text);
    let expected = interpret(text)?;
    let simpler = run("toy-opt", &["-canonicalize"], text)?;
    let printed = interpret(&simpler).map_err(|e| format!("{e}\nit was canonicalized to:\n{simpler}"))?;
    diff::equal("after -canonicalize", &expected, &printed)
        .map_err(|e| format!("{e}\nit was canonicalized to:\n{simpler}"))
}
