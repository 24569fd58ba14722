//! The largest error of the elementary functions among many numbers, in units in the last place.
//!
//! ```console
//! $ cargo run --release -p mlirust-dialects --example ulp exp 1000000000
//! ```

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program")]

use std::process::ExitCode;

#[path = "../tests/elementary/points.rs"]
mod points;
#[path = "../tests/elementary/reference.rs"]
mod reference;

use points::{FUNCTIONS, Worst};

/// How many numbers are tried between two looks at the result.
const STEP: u64 = 1_000_000;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_default();
    let count = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(10 * STEP);
    let functions: Vec<_> = FUNCTIONS.iter().filter(|f| f.name == name || name == "all").collect();
    if functions.is_empty() {
        let names = FUNCTIONS.each_ref().map(|f| f.name).join(", ");
        eprintln!("usage: ulp FUNCTION [POINTS], with one of the functions {names}, or all");
        return ExitCode::FAILURE;
    }
    for function in functions {
        let steps = (0..count.div_ceil(STEP)).map(|seed| function.worst(seed, STEP.min(count)));
        let worst = steps.fold(Worst { error: 0.0, at: [0.0; 2] }, Worst::or);
        println!("{}: {:.4} ulp at {:?}, of {count} numbers", function.name, worst.error, worst.at);
    }
    ExitCode::SUCCESS
}
