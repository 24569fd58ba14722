//! Random affine expressions with their operands: no pass changes their values.
//!
//! The interpreter runs the program before and after each pass. A failure shows the shortest program that fails.
//! `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` the number of programs. `mlir/ir/tests/affine_values.rs` tests
//! the rules themselves.

use std::sync::Arc;

use generators::subscripts::program;
use tests::agreement::agrees;
use tests::harness;
use tests::tools::Tools;

/// The number of operations in a program, besides those in loops.
const STEPS: usize = 16;

/// The first program goes through the first pipeline, and so on.
const PIPELINES: &[&str] = &[
    "canonicalize",
    "func.func(affine-simplify-structures)",
    "lower-affine",
    "func.func(affine-simplify-structures),lower-affine,canonicalize",
    "canonicalize,func.func(affine-simplify-structures,affine-loop-normalize),canonicalize",
    "func.func(affine-loop-unroll{unroll-factor=2}),canonicalize",
    "func.func(affine-loop-unroll{unroll-factor=-1}),canonicalize,func.func(affine-simplify-structures)",
];

fn main() {
    harness::main(|tools| {
        let tools = Arc::clone(tools);
        harness::seeds_up_to(140, "subscripts", move |seed| check(seed, &tools))
    });
}

fn check(seed: u64, tools: &Tools) -> Result<(), String> {
    let Some(pipeline) = PIPELINES.get(seed as usize % PIPELINES.len()) else { return Ok(()) };
    let text = |steps| program(seed, steps, pipeline.contains("lower-affine"));
    let Err(message) = agrees(&text(STEPS), pipeline, tools) else { return Ok(()) };
    let shown = |steps| {
        let message = agrees(&text(steps), pipeline, tools).err()?;
        Some(format!("{message}\nthe program of seed {seed}, {steps} operations:\n\n{}", text(steps)))
    };
    Err((1..=STEPS)
        .find_map(shown)
        .unwrap_or_else(|| format!("seed {seed} failed once, and then no more: {message}")))
}
