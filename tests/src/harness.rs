//! Runs a test binary with one test per file, program or seed.

#![allow(clippy::print_stderr, clippy::exit)]

use std::ops::Range;
use std::sync::Arc;

use libtest_mimic::{Arguments, Completion, Failed, Trial};

use crate::tools::Tools;

/// Runs the tests that `trials` makes, and exits with the runner's status.
pub fn main(trials: impl FnOnce(&Arc<Tools>) -> Vec<Trial>) {
    main_then(trials, || ());
}

/// Like [`main`]; calls `finish` when the tests are done.
pub fn main_then(trials: impl FnOnce(&Arc<Tools>) -> Vec<Trial>, finish: impl FnOnce()) {
    let arguments = Arguments::from_args();
    let tools = match Tools::find() {
        Ok(tools) if tools.has("FileCheck") => Arc::new(tools),
        Ok(_) => fail("FileCheck of LLVM 22 is not installed: cargo xtask setup --test"),
        Err(message) => fail(&message),
    };
    let conclusion = libtest_mimic::run(&arguments, trials(&tools));
    drop(tools);
    finish();
    conclusion.exit();
}

/// Whether a missing reference tool is a failure: `TOY_TEST_STRICT` is 1, as in continuous integration.
pub fn is_strict() -> bool {
    std::env::var("TOY_TEST_STRICT").is_ok_and(|value| value == "1")
}

/// Whether all tests run: in a full run, or if the command line names tests.
pub fn is_whole() -> bool {
    is_full() || Arguments::from_args().filter.is_some()
}

/// One of every `part` items in an ordinary run, for tests that are slow and seldom fail; all of them where
/// [`is_whole`] says so. Which ones depends on [`first_seed`].
pub fn sample<T>(part: u64, items: impl IntoIterator<Item = T>) -> Vec<T> {
    let is_whole = is_whole();
    let turns = (first_seed()..).map(|turn| is_whole || turn.is_multiple_of(part));
    items.into_iter().zip(turns).filter_map(|(item, is_kept)| is_kept.then_some(item)).collect()
}

/// A test that runs `body`. With a reason, it is skipped with a visible line, or fails if nothing may be skipped.
pub fn trial(
    name: String,
    skipped: Option<String>,
    body: impl FnOnce() -> Result<(), String> + Send + 'static,
) -> Trial {
    if let Some(reason) = &skipped {
        eprintln!("skipped: {name}: {reason}");
    }
    Trial::ignorable_test(name, move || match skipped {
        Some(reason) if is_strict() => Err(Failed::from(format!("skipped: {reason}"))),
        Some(reason) => Ok(Completion::ignored_with(reason)),
        None => body().map(|()| Completion::Completed).map_err(Failed::from),
    })
}

/// The number of seeds per test; only failures have lines of their own.
const SEEDS: u64 = 100;
/// The number of seeds in a full run.
const FULL: u64 = 10_000;
/// The number of failures of one test that are shown: reducing each may take long.
const SHOWN: usize = 3;

/// Whether every test runs at its full length.
pub fn is_full() -> bool {
    std::env::var("TOY_TEST_FULL").is_ok_and(|value| value == "1")
}

/// The first seed of every random test: `TOY_TEST_SEED`, which `cargo xtask test --full` sets to a different number
/// each day, or 0, so that a test gives the same verdict on any day.
pub fn first_seed() -> u64 {
    number("TOY_TEST_SEED").unwrap_or(0)
}

/// Prints a line about what the tests did.
pub fn note(line: &str) {
    eprintln!("{line}");
}

/// The number in an environment variable.
pub fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().and_then(|text| text.parse().ok())
}

/// Tests for a range of 200 seeds, as made by [`seeds_up_to`].
pub fn seeds(
    name: &'static str,
    check: impl Fn(u64) -> Result<(), String> + Send + Sync + 'static,
) -> Vec<Trial> {
    seeds_up_to(200, name, check)
}

/// Tests for a range of seeds from [`first_seed`]: `count` of them, unless `TOY_TEST_PROGRAMS` says how many, or
/// `TOY_TEST_FULL` is 1 for the full length.
pub fn seeds_up_to(
    count: u64,
    name: &'static str,
    check: impl Fn(u64) -> Result<(), String> + Send + Sync + 'static,
) -> Vec<Trial> {
    seeds_of(count, FULL, name, check)
}

/// Like [`seeds_up_to`], with `full` seeds in a full run.
pub fn seeds_of(
    count: u64,
    full: u64,
    name: &'static str,
    check: impl Fn(u64) -> Result<(), String> + Send + Sync + 'static,
) -> Vec<Trial> {
    let first = first_seed();
    let count = number("TOY_TEST_PROGRAMS").unwrap_or(if is_full() { full } else { count });
    let end = first.saturating_add(count);
    eprintln!("{name}: {count} programs; TOY_TEST_SEED={first} runs the same ones");
    let check = Arc::new(check);
    let mut trials = Vec::new();
    let mut start = first;
    while start < end {
        let range = start..end.min(start.saturating_add(SEEDS));
        start = range.end;
        let check = Arc::clone(&check);
        let name = format!("{name}/seeds-{}-to-{}", range.start, range.end - 1);
        trials.push(trial(name, None, move || check_all(range, &*check)));
    }
    trials
}

/// Checks each seed until too many have failed.
fn check_all(seeds: Range<u64>, check: &dyn Fn(u64) -> Result<(), String>) -> Result<(), String> {
    let mut failures = Vec::new();
    let mut seeds = seeds.peekable();
    while failures.len() < SHOWN
        && let Some(seed) = seeds.next()
    {
        failures.extend(check(seed).err());
    }
    match (failures.is_empty(), seeds.peek()) {
        (true, _) => Ok(()),
        (false, None) => Err(failures.join("\n\n")),
        (false, Some(next)) => Err(format!("{}\n\nnot run: seeds from {next}", failures.join("\n\n"))),
    }
}

fn fail(message: &str) -> ! {
    eprintln!("error: {message}");
    std::process::exit(1);
}
