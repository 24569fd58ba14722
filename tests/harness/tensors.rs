//! Random programs of operations on tensors and views of memory: canonicalization does not change their results.
//!
//! The interpreter runs both forms. It prints the sizes of tensors at run time, including those that types do not
//! give. A failure shows the shortest prefix of the program that fails.
//! `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` the number of programs.

use std::sync::Arc;

use generators::tensors::program;
use tests::agreement::agrees;
use tests::harness;
use tests::tools::Tools;

/// The number of operations in a program.
const STEPS: usize = 24;

fn main() {
    harness::main(|tools| {
        let tools = Arc::clone(tools);
        harness::seeds("tensors", move |seed| check(seed, &tools))
    });
}

fn check(seed: u64, tools: &Tools) -> Result<(), String> {
    if agrees(&program(seed, STEPS), "canonicalize", tools).is_ok() {
        return Ok(());
    }
    let shown = |steps| {
        let text = program(seed, steps);
        let message = agrees(&text, "canonicalize", tools).err()?;
        Some(format!("{message}\nthe program of seed {seed}, {steps} operations:\n\n{text}"))
    };
    Err((1..=STEPS).find_map(shown).unwrap_or_else(|| format!("seed {seed} failed once, and then no more")))
}
