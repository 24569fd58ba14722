//! The largest error of the elementary functions among many numbers, in units in the last place.
//!
//! ```console
//! $ cargo run --release -p mlirust-dialects --example ulp exp 1000000000
//! $ cargo run --release -p mlirust-dialects --example ulp exp f32
//! ```
//!
//! With `f32`, all numbers of 32 bits are tried; of powers, as many as otherwise.

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
    let count = arguments.next();
    let is_single = count.as_deref() == Some("f32");
    let count = count.and_then(|count| count.parse().ok()).unwrap_or(10 * STEP);
    let functions: Vec<_> = FUNCTIONS.iter().filter(|f| f.name == name || name == "all").collect();
    if functions.is_empty() {
        let names = FUNCTIONS.each_ref().map(|f| f.name).join(", ");
        eprintln!("usage: ulp FUNCTION [POINTS | f32], with one of the functions {names}, or all");
        return ExitCode::FAILURE;
    }
    for function in functions {
        if is_single {
            let worst = match function.name {
                "power" => function.worst_of_singles(0, count),
                _ => function.worst_of_all_singles(1),
            };
            println!("{}: {:.4} ulp of f32 at {:?}", function.name, worst.error, worst.at);
            continue;
        }
        let steps = (0..count.div_ceil(STEP)).map(|seed| function.worst(seed, STEP.min(count)));
        let worst = steps.fold(Worst { error: 0.0, at: [0.0; 2] }, Worst::or);
        println!("{}: {:.4} ulp at {:?}, of {count} numbers", function.name, worst.error, worst.at);
    }
    ExitCode::SUCCESS
}
