//! Accepted records compile: rustc checks the Rust that is generated from changed records of this crate's dialects.
//!
//! Records and the Rust next to them belong together, so a change of the records alone may break the other; only rustc
//! can see that. Every other error of rustc is a mistake that the tool should have reported in the `.td` file, and
//! fails the test.
//! `TOY_TEST_SEED` sets the first seed, `TOY_TEST_RECORDS` the number of changed files; a full run has 2,000.

#![allow(clippy::print_stderr, reason = "how many files there are is said")]

mod change;
mod rustc;

use std::path::Path;
use std::sync::{Arc, LazyLock};

use change::{Corpus, Random};
use libtest_mimic::{Arguments, Failed, Trial};
use rustc::{Rustc, Variant};

/// The number of changed files in one test, which are modules of one crate.
const BATCH: u64 = 50;
/// The number of failures of one test that are shown.
const SHOWN: usize = 5;
/// The number of files, except in a full run.
const FEW: u64 = 100;
const MANY: u64 = 2_000;

fn main() {
    let arguments = Arguments::from_args();
    let count = tests::harness::number("TOY_TEST_RECORDS").unwrap_or(if tests::harness::is_full() {
        MANY
    } else {
        FEW
    });
    let first = tests::harness::first_seed();
    let corpus = Arc::new(Corpus::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")));
    // Only if a test runs, since this runs cargo.
    let rustc = Arc::new(LazyLock::new(Rustc::find));
    let mut trials = Vec::new();
    if !arguments.list {
        eprintln!("records: {count} changed files; TOY_TEST_SEED={first} makes the same ones");
    }
    for start in (first..first.saturating_add(count)).step_by(usize::try_from(BATCH).unwrap_or(1)) {
        let seeds = start..first.saturating_add(count).min(start.saturating_add(BATCH));
        let corpus = Arc::clone(&corpus);
        let rustc = Arc::clone(&rustc);
        let name = format!("records/seeds-{start}-to-{}", seeds.end - 1);
        trials.push(Trial::test(name, move || check(seeds, &corpus, &rustc).map_err(Failed::from)));
    }
    libtest_mimic::run(&arguments, trials).exit();
}

fn check(seeds: std::ops::Range<u64>, corpus: &Corpus, rustc: &Rustc) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let mut accepted = Vec::new();
    for seed in seeds.clone() {
        let changed = corpus.change(&mut Random::new(seed));
        let td = folder.path().join("Ops.td");
        std::fs::write(&td, &changed.text).map_err(|e| format!("cannot write the records: {e}"))?;
        let compiled = std::panic::catch_unwind(|| ods::compile::compile_file(&td));
        let Ok(compiled) = compiled else {
            return Err(format!("seed {seed} makes the tool panic:\n{}", changed.changes.join("\n")));
        };
        let Ok(compiled) = compiled else { continue };
        if compiled.rust != changed.original.rust {
            accepted.push(Variant::new(seed, changed, compiled.rust));
        }
    }
    let count = accepted.len();
    let refused = rustc.check(folder.path(), accepted)?;
    eprintln!("records: of {} changed files {count} are accepted and differ", seeds.end - seeds.start);
    match refused.as_slice() {
        // Usually a fifth of them are accepted, so this is not by chance.
        [] if count == 0 && seeds.end - seeds.start == BATCH => {
            Err("no file is accepted, which shows nothing".to_owned())
        }
        [] => Ok(()),
        all => {
            let shown: Vec<String> = all.iter().take(SHOWN).map(ToString::to_string).collect();
            Err(format!("{} accepted files do not compile:\n\n{}", all.len(), shown.join("\n\n")))
        }
    }
}
