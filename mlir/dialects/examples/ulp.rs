//! The largest error of the elementary functions among many numbers, in units in the last place.
//!
//! ```console
//! $ export RUSTFLAGS="-C target-cpu=native" CARGO_TARGET_DIR=target/native
//! $ cargo run --release -p mlirust-dialects --example ulp all 1000000000
//! $ cargo run --release -p mlirust-dialects --example ulp exp f32 1000000000
//! ```
//!
//! Without the flag, fused multiply-add is a call of a function. This is much slower, and the same otherwise.
//!
//! With `f32`, so many numbers of 32 bits are tried, evenly spaced: all 2^32 of them in some hours. All processors are used.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program")]

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

#[path = "../tests/elementary/points.rs"]
mod points;
#[path = "../tests/elementary/quick.rs"]
mod quick;
#[path = "../tests/elementary/reference.rs"]
mod reference;

use points::{FUNCTIONS, Function, Worst};
use quick::Quick;

/// How many numbers a thread tries between two looks at what is left.
const STEP: u64 = 1_000_000;

/// Of so many numbers, one is judged by the reference in any case.
const EVERY: u64 = 1000;

/// The worst of what a function finds in so many parts of the work.
fn worst_of(parts: u64, find: impl Fn(u64) -> Worst + Sync) -> Worst {
    let next = AtomicU64::new(0);
    let work = || {
        let parts =
            std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed)).take_while(|&part| part < parts);
        parts.map(&find).fold(Worst::NONE, Worst::or)
    };
    let count = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..count).map(|_| scope.spawn(work)).collect();
        let found = threads.into_iter().map(|thread| thread.join().expect("the quick values are right"));
        found.fold(Worst::NONE, Worst::or)
    })
}

/// Tries a function with so many numbers, and prints the largest error.
fn measure(function: &Function, quick: &Quick, count: u64, is_single: bool) {
    let name = function.name;
    let of_steps = |find: &(dyn Fn(u64, u64) -> Worst + Sync)| {
        worst_of(count.div_ceil(STEP), |seed| find(seed, STEP.min(count - seed * STEP)))
    };
    let (worst, kind, count) = match (is_single, name) {
        (false, _) => (of_steps(&|seed, count| function.worst(quick, seed, count, EVERY)), "f64", count),
        (true, "power") => {
            (of_steps(&|seed, count| function.worst_of_singles(quick, seed, count)), "f32", count)
        }
        (true, _) => {
            let step = ((1 << 32) / count.clamp(1 << 16, 1 << 32)) as usize;
            let find = |high: u64| {
                // Not always the same last digits.
                let low = (high as usize % step..1 << 16).step_by(step);
                function.worst_of_bits(low.map(|low| (high as u32) << 16 | low as u32))
            };
            (worst_of(1 << 16, find), "f32", (1 << 32) / step as u64)
        }
    };
    println!("{name}: {:.4} ulp of {kind} at {:?}, of {count} numbers", worst.error, worst.at);
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    let name = arguments.next().unwrap_or_default();
    let is_single = arguments.next_if(|argument| argument == "f32").is_some();
    let count = arguments.next().map_or(Ok(10 * STEP), |count| count.parse());
    let functions: Vec<_> = FUNCTIONS.iter().filter(|f| f.name == name || name == "all").collect();
    let Some(count) = count.ok().filter(|_| !functions.is_empty()) else {
        let names = FUNCTIONS.each_ref().map(|f| f.name).join(", ");
        eprintln!("usage: ulp FUNCTION [f32] [POINTS], with one of the functions {names}, or all");
        return ExitCode::FAILURE;
    };
    let quick = Quick::new();
    for function in functions {
        measure(function, &quick, count, is_single);
    }
    ExitCode::SUCCESS
}
