//! Random loop nests: the passes over affine loops do not change what they compute, and `mlir-opt` accepts the results.
//!
//! The interpreter runs the program before and after each pass. A failure shows the shortest program that fails.
//! There are 200 programs, or 10,000 with `TOY_TEST_FULL=1`; `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS`
//! their number.

use std::sync::Arc;

use generators::nests::program;
use tests::agreement::{changed, interpret, run};
use tests::harness;
use tests::tools::Tools;

/// The number of nests in a program.
const STEPS: usize = 8;

const REFERENCE: &str = "mlir-opt-22";

/// The pipelines for the functions of programs: the first program goes through the first pipeline, and so on.
const PIPELINES: &[&str] = &[
    "affine-loop-fusion",
    "affine-loop-fusion{maximal=true},affine-scalrep",
    "affine-loop-fusion{mode=producer compute-tolerance=3.0},affine-loop-fusion{mode=sibling}",
    "affine-loop-split,affine-loop-normalize{promote-single-iter},affine-loop-fusion,affine-scalrep,affine-loop-order",
    "affine-loop-split{partial-blocks},affine-loop-normalize,canonicalize,affine-loop-order,affine-parallelize",
    "affine-scalrep",
    "affine-loop-invariant-code-motion",
    "affine-parallelize",
    "affine-parallelize{parallel-reductions=true}",
    "affine-loop-normalize{promote-single-iter},affine-loop-fusion,affine-scalrep,affine-parallelize{private-buffers}",
    "affine-parallelize{private-buffers parallel-reductions=true}",
    "affine-scalrep,affine-loop-invariant-code-motion,affine-scalrep,affine-parallelize{parallel-reductions=true}",
    "affine-loop-unroll{unroll-factor=3}",
    "affine-loop-unroll{unroll-factor=-1}",
    "affine-loop-normalize{promote-single-iter}",
    "affine-loop-normalize,affine-loop-coalescing",
    "affine-loop-tile{tile-size=2}",
    "affine-loop-tile{tile-sizes=3,2 separate}",
    "affine-simplify-structures",
    "affine-data-copy-generate{fast-mem-space=0}",
    "affine-data-copy-generate{fast-mem-space=0 fast-mem-capacity=0}",
    "affine-data-copy-generate{fast-mem-space=0 skip-non-unit-stride-loops},affine-scalrep",
    "affine-loop-tile{tile-size=2},affine-data-copy-generate{fast-mem-space=0},affine-loop-unroll,canonicalize",
    "affine-super-vectorize{virtual-vector-size=3}",
    "affine-super-vectorize{virtual-vector-size=2,3}",
    "affine-super-vectorize{virtual-vector-size=2 test-fastest-varying=1}",
    "affine-super-vectorize{virtual-vector-size=4 vectorize-reductions=true}",
    "affine-loop-normalize{promote-single-iter},affine-super-vectorize{virtual-vector-size=4}",
];

fn main() {
    harness::main(|tools| {
        let tools = Arc::clone(tools);
        harness::seeds_up_to(200, "nests", move |seed| check(seed, &tools))
    });
}

fn check(seed: u64, tools: &Tools) -> Result<(), String> {
    let pipelines: Vec<&str> = if harness::is_full() {
        PIPELINES.to_vec()
    } else {
        PIPELINES.get(seed as usize % PIPELINES.len()).copied().into_iter().collect()
    };
    let Err(message) = agrees(&program(seed, STEPS), &pipelines, tools) else { return Ok(()) };
    let shown = |steps| {
        let text = program(seed, steps);
        let message = agrees(&text, &pipelines, tools).err()?;
        Some(format!("{message}\nthe program of seed {seed}, {steps} nests:\n\n{text}"))
    };
    Err((1..=STEPS)
        .find_map(shown)
        .unwrap_or_else(|| format!("seed {seed} failed once, and then no more: {message}")))
}

/// Whether the program prints the same before and after each pipeline.
fn agrees(text: &str, pipelines: &[&str], tools: &Tools) -> Result<(), String> {
    let expected = interpret(text, tools)?;
    accepted(text, tools).map_err(|e| format!("{REFERENCE} refuses the program: {e}"))?;
    for passes in pipelines {
        let changed = changed(text, &expected, &format!("func.func({passes})"), tools)?;
        accepted(&changed, tools)
            .map_err(|e| format!("{e}\n{REFERENCE} refuses what {passes} made:\n{changed}"))?;
    }
    Ok(())
}

/// Whether mlir-opt accepts a program, where it is installed.
fn accepted(text: &str, tools: &Tools) -> Result<(), String> {
    if tools.has(REFERENCE) {
        // `mlir-opt` does not know the syntax of `toy.print`.
        let generic = run("toy-opt", &["-mlir-print-op-generic"], text, tools)?;
        run(REFERENCE, &["-allow-unregistered-dialect"], &generic, tools)?;
    }
    Ok(())
}
