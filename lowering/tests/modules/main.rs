//! Random modules: they compute the same before and after passes, interpreted, compiled, and run by other tools.
//!
//! Each module is interpreted as it is, after passes and chains of them, and when it is converted to the llvm dialect, and
//! run by the JIT. What the interpreter does not know, the JIT runs in its place; how often that was is printed. Some
//! modules are also run by `lli`, as LLVM IR of ours, and by `mlir-runner`, as MLIR converts them; and what some passes make
//! of some modules is compared with what `mlir-opt` makes of them.
//!
//! A text that differs is named and counted; with `TOY_TEST_TEXTS=1` it is a failure.
//!
//! There are 60 modules, 20,000 with `TOY_TEST_FULL=1`; `TOY_TEST_SEED` sets the first seed and `TOY_TEST_PROGRAMS` their number.
//! A failure shows a smaller module. Where MLIR is at fault, `exceptions.rs` says so.

mod examine;
mod exceptions;
mod passes;
mod results;
#[path = "../shared/mod.rs"]
mod shared;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::time::Duration;

use generators::modules;
use tests::harness;

use crate::examine::{Counts, Failure, Step, examine};

/// The time that one module may take.
const LIMIT: Duration = Duration::from_secs(120);
/// The time that making a module smaller may take.
const PATIENCE: Duration = Duration::from_secs(90);
/// One module in this many goes through other tools.
const SAMPLE: u64 = 20;
/// Deeply nested modules need more stack than a thread has.
const STACK: usize = 64 << 20;

fn main() {
    let counts = Arc::new(Counts::default());
    let shown = Arc::clone(&counts);
    let finish = move || {
        let [interpreted, compiled, refused, excused, differing] =
            [&shown.interpreted, &shown.compiled, &shown.refused, &shown.excused, &shown.differing]
                .map(|count| count.load(Ordering::Relaxed));
        harness::note(&format!(
            "modules: {interpreted} times interpreted, {compiled} times compiled for what the interpreter does not know, \
             {refused} times refused by MLIR too, {excused} times excused for a fault of MLIR's, \
             {differing} texts differ"
        ));
    };
    harness::main_then(
        |_| harness::seeds_of(60, 20_000, "modules", move |seed| check(seed, &counts)),
        finish,
    );
}

fn check(seed: u64, counts: &Arc<Counts>) -> Result<(), String> {
    let program = modules::program(seed);
    let Err(failure) = limited(program.to_string(), steps(seed), counts) else { return Ok(()) };
    let only: Vec<Step> = failure.step.clone().into_iter().collect();
    let fails = |smaller: &modules::Program| {
        let again = limited(smaller.to_string(), only.clone(), counts);
        again.is_err_and(|other| other.kind == failure.kind)
    };
    let small = modules::smaller(program, fails, PATIENCE).to_string();
    let message = match limited(small.clone(), only, counts) {
        Err(again) if again.kind == failure.kind => again.message,
        _ => failure.message,
    };
    Err(format!("seed {seed}: {}: {message}\nthe module, made smaller:\n\n{small}", failure.kind))
}

/// What is done with the module of a seed.
fn steps(seed: u64) -> Vec<Step> {
    let (alone, chains) = if harness::is_full() { (12, 4) } else { (3, 1) };
    let mut steps: Vec<Step> = passes::pipelines(seed, alone, chains).into_iter().map(Step::Passes).collect();
    steps.push(Step::Compiled);
    if seed.is_multiple_of(SAMPLE) {
        steps.extend([Step::Lli, Step::Runner]);
    }
    if seed % SAMPLE == SAMPLE / 2 {
        steps.extend(passes::pipelines(seed, 3, 0).into_iter().map(Step::Text));
    }
    steps
}

/// Examines a module on a thread of its own, which is left behind if it takes too long.
fn limited(text: String, steps: Vec<Step>, counts: &Arc<Counts>) -> Result<(), Failure> {
    let (sender, receiver) = mpsc::channel();
    let counts = Arc::clone(counts);
    let last = steps.last().cloned();
    let body = move || {
        // The receiver is gone after the time limit.
        let _ = sender.send(examine(&text, &steps, &counts));
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(body);
    thread.map_err(|error| Failure::new("no thread", error.to_string(), None))?;
    receiver.recv_timeout(LIMIT).unwrap_or_else(|_| Err(Failure::new("takes too long", String::new(), last)))
}
