//! Programs in every place where they can run, and objects for other systems.
//!
//! Every golden, example and program of `programs/results`, and random programs, print the same bytes and end with the same
//! status everywhere: run by the compiler, linked for this machine, linked for the other architecture and run by an
//! emulator, in a library that a C program calls, and called from Python. The test prints a table of what was compared.
//! One of two programs is compiled, in one way, which `TOY_TEST_SEED` chooses; with `TOY_TEST_FULL=1` all are compiled in
//! every way, and there are 100 random programs. `TOY_TEST_SEED` sets the first of their seeds and `TOY_TEST_PROGRAMS` their
//! number. `TOY_TEST_PYTHON` is a Python that has the package `toy`: `cargo xtask test --full` builds and names it.
//!
//! An object for macOS or Windows calls only functions in the C library of that system, and a program for x86-64 runs on
//! processors of different ages.

#![allow(clippy::print_stderr)]

use std::ffi::OsStr;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use generators::random::generate::generate;
use tests::harness;
use tests::tools::{self, OTHER_MACHINE, Tools};

use self::places::{Place, Places};
use self::table::Table;

#[path = "targets/objects.rs"]
mod objects;
#[path = "targets/places.rs"]
mod places;
#[path = "targets/processors.rs"]
mod processors;
#[path = "targets/table.rs"]
mod table;

/// A way to compile a program.
#[derive(Clone, Copy)]
struct Way {
    options: &'static [&'static str],
    /// Whether every loop that can be parallel is, on two threads; the compiler itself keeps loops with little work
    /// sequential.
    threads: bool,
}

const fn way(options: &'static [&'static str]) -> Way {
    Way { options, threads: false }
}

const fn threads(options: &'static [&'static str]) -> Way {
    Way { options, threads: true }
}

const WAYS: &[Way] = &[
    way(&[]),
    way(&["-opt"]),
    way(&["-opt", "-O3"]),
    way(&["-static"]),
    threads(&["-opt"]),
    way(&["-O2"]),
    way(&["-opt", "-O3", "-static"]),
    threads(&["-opt", "-O3", "-static"]),
];

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let threads = if self.threads { &["-parallel=2"][..] } else { &[] };
        f.write_str(&[self.options, threads].concat().join(" "))
    }
}

/// The number of random programs, and the number in a full run.
const RANDOM: u64 = 5;
const RANDOM_FULL: u64 = 100;

/// A program that is compared.
struct Program {
    group: &'static str,
    name: String,
    text: String,
    /// Which way to compile it, unless it is compiled in every way.
    turn: usize,
}

fn main() {
    let table = Arc::new(Table::default());
    let all = Arc::clone(&table);
    harness::main_then(
        |tools| {
            let mut trials = objects::trials(tools, turn());
            trials.push(processors::trial(tools));
            let missing =
                [OTHER_MACHINE.linker, OTHER_MACHINE.emulator].into_iter().find(|tool| !tools.has(tool));
            let python = std::env::var_os("TOY_TEST_PYTHON");
            for program in programs() {
                let tools = Arc::clone(tools);
                let table = Arc::clone(&table);
                let python = python.clone();
                let name = format!("{}/{}", program.group, program.name);
                let skipped = missing.map(|tool| format!("needs {tool}"));
                trials.push(harness::trial(name, skipped, move || {
                    check(&program, &tools, python.as_deref(), &table)
                }));
            }
            trials
        },
        move || eprint!("{all}"),
    );
}

/// A program whose results are not numbers; the sign of these differs between processors.
const NO_NUMBERS: &str =
    "def main() { var a = [[0, 1], [-2, 3]]; var z = a * 0; print(a / z); print(z / z - 1); }";

/// The files with programs, and the group of each.
fn files() -> Vec<(&'static str, PathBuf)> {
    let folder = tools::fixtures().join("programs");
    let groups = [
        ("goldens", folder.join("goldens")),
        ("results", folder.join("results")),
        ("examples", folder.join("../../examples")),
    ];
    let files = |(group, folder): (&'static str, PathBuf)| {
        tools::files_under(&folder, &["toy"], &["target"]).into_iter().map(move |file| (group, file))
    };
    groups.into_iter().flat_map(files).collect()
}

/// Which programs are compiled in which way, if not all are compiled in every way.
fn turn() -> usize {
    usize::try_from(harness::first_seed() % 1000).unwrap_or(0)
}

/// A sample of the files or all of them, and random programs.
fn programs() -> Vec<Program> {
    let first = harness::first_seed();
    let number = if harness::is_full() { RANDOM_FULL } else { RANDOM };
    let number = harness::number("TOY_TEST_PROGRAMS").unwrap_or(number);
    eprintln!("targets: {number} random programs; TOY_TEST_SEED={first} runs the same ones in the same ways");
    let named = |(group, file): (&'static str, PathBuf)| {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        (group, stem, std::fs::read_to_string(&file).unwrap_or_default())
    };
    let random = |seed: u64| ("random", seed.to_string(), generate(seed).program.to_string());
    let special = ("results", "no-numbers".to_owned(), NO_NUMBERS.to_owned());
    let files = [special].into_iter().chain(files().into_iter().map(named));
    let all = harness::sample(4, files).into_iter().chain((first..first.saturating_add(number)).map(random));
    all.enumerate().map(|(i, (group, name, text))| Program { group, name, text, turn: i + turn() }).collect()
}

/// Compares a program in one way or in all.
fn check(program: &Program, tools: &Tools, python: Option<&OsStr>, table: &Table) -> Result<(), String> {
    let ways = if harness::is_full() { WAYS } else { &WAYS[program.turn % WAYS.len()..][..1] };
    let mut failures = Vec::new();
    for way in ways {
        let places = Places::new(&program.text, *way, tools, python)?;
        let expected = places.run(Place::Compiler)?;
        table.count(program.group, Place::Compiler, true);
        for place in Place::ALL.into_iter().filter(|place| *place != Place::Compiler) {
            if place == Place::Python && python.is_none() {
                continue;
            }
            let outcome = places.run(place);
            let is_same = outcome.as_ref() == Ok(&expected);
            table.count(program.group, place, is_same);
            if !is_same {
                let outcome = outcome.unwrap_or_else(|message| message);
                failures.push(format!("{place}, {way}:\n{outcome}\nand not\n{expected}"));
            }
        }
    }
    if failures.is_empty() {
        Ok(())
    } else {
        Err(format!("{}\nthe program:\n\n{}", failures.join("\n\n"), program.text))
    }
}
