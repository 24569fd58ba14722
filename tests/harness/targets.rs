//! Programs for the other architecture, and objects for other systems.
//!
//! Every golden, example and program of `toy/programs`, and random programs, are linked for the other architecture and
//! run by an emulator: they print what they print on this machine, run by the compiler and linked, and end with the same
//! status. Each is compiled in one way, another one each day; with `TOY_TEST_FULL=1` in every way, and there are 100
//! random programs. `TOY_TEST_SEED` sets the first of their seeds and `TOY_TEST_PROGRAMS` their number.
//!
//! What an object for macOS or Windows calls is in the C library of that system.

#![allow(clippy::print_stderr)]

use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tests::process::{self, LIMIT};
use tests::random::generate::generate;
use tests::tools::{self, OTHER_MACHINE, Tools};
use tests::{diff, harness};

#[path = "targets/objects.rs"]
mod objects;

/// A way to compile a program.
#[derive(Clone, Copy)]
struct Way {
    options: &'static [&'static str],
    /// Whether every loop that can be parallel is, on two threads; the compiler itself leaves alone those with little
    /// to do.
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

/// The number of random programs, and in a full run.
const RANDOM: u64 = 20;
const RANDOM_FULL: u64 = 100;

/// What was compared.
#[derive(Default)]
struct Counts {
    programs: AtomicUsize,
    executables: AtomicUsize,
    differences: AtomicUsize,
}

/// A program as it is compared.
struct Program {
    name: String,
    text: String,
    /// Which way to compile it, unless that is every way.
    turn: usize,
}

fn main() {
    let counts = Arc::new(Counts::default());
    let all = Arc::clone(&counts);
    harness::main_then(
        |tools| {
            let mut trials = objects::trials(tools, day());
            let missing =
                [OTHER_MACHINE.linker, OTHER_MACHINE.emulator].into_iter().find(|tool| !tools.has(tool));
            for program in programs() {
                let (tools, counts) = (Arc::clone(tools), Arc::clone(&counts));
                let skipped = missing.map(|tool| format!("needs {tool}"));
                trials.push(harness::trial(program.name.clone(), skipped, move || {
                    check(&program, &tools, &counts)
                }));
            }
            trials
        },
        move || {
            let count = |number: &AtomicUsize| number.load(Ordering::Relaxed);
            eprintln!(
                "targets: {} programs, {} executables for {}, {} differences",
                count(&all.programs),
                count(&all.executables),
                OTHER_MACHINE.triple,
                count(&all.differences)
            );
        },
    );
}

/// A program that computes what is no number, whose sign differs from processor to processor.
const NO_NUMBERS: &str =
    "def main() { var a = [[0, 1], [-2, 3]]; var z = a * 0; print(a / z); print(z / z - 1); }";

/// The files with programs, and the group each belongs to.
fn files() -> Vec<(&'static str, PathBuf)> {
    let folder = tools::fixtures().join("toy");
    let groups = [
        ("goldens", folder.join("goldens")),
        ("programs", folder.join("programs")),
        ("examples", folder.join("../../examples")),
    ];
    let files = |(group, folder): (&'static str, PathBuf)| {
        tools::files_under(&folder, &["toy"], &["target"]).into_iter().map(move |file| (group, file))
    };
    groups.into_iter().flat_map(files).collect()
}

/// A number that changes with the seed, which is a multiple of many numbers unless it is chosen.
fn day() -> usize {
    let seed = harness::seed_of_the_day();
    usize::try_from(seed / 100_000 % 1000 + seed % 1000).unwrap_or(0)
}

/// All programs, random ones last.
fn programs() -> Vec<Program> {
    let first = harness::seed_of_the_day();
    let number = if harness::is_full() { RANDOM_FULL } else { RANDOM };
    let number = harness::number("TOY_TEST_PROGRAMS").unwrap_or(number);
    eprintln!("targets: {number} random programs; TOY_TEST_SEED={first} runs the same ones in the same ways");
    let named = |(group, file): (&str, PathBuf)| {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        (format!("{group}/{stem}"), std::fs::read_to_string(&file).unwrap_or_default())
    };
    let random = |seed: u64| (format!("random/{seed}"), generate(seed).program.to_string());
    let special = ("no-numbers".to_owned(), NO_NUMBERS.to_owned());
    let all = [special].into_iter().chain(files().into_iter().map(named));
    let all = all.chain((first..first.saturating_add(number)).map(random));
    all.enumerate().map(|(i, (name, text))| Program { name, text, turn: i + day() }).collect()
}

/// Compares a program in one way or in all.
fn check(program: &Program, tools: &Tools, counts: &Counts) -> Result<(), String> {
    counts.programs.fetch_add(1, Ordering::Relaxed);
    let ways = if harness::is_full() { WAYS } else { &WAYS[program.turn % WAYS.len()..][..1] };
    let mut failures = Vec::new();
    for way in ways {
        counts.executables.fetch_add(1, Ordering::Relaxed);
        failures.extend(compare(&program.text, *way, tools).err());
    }
    counts.differences.fetch_add(failures.len(), Ordering::Relaxed);
    match failures.is_empty() {
        true => Ok(()),
        false => Err(format!("{}\nthe program:\n\n{}", failures.join("\n\n"), program.text)),
    }
}

/// What a program prints, and how it ends.
fn outcome(command: Command) -> Result<String, String> {
    let outcome = process::run(command, b"", LIMIT)?;
    let status = outcome.status.ok_or_else(|| outcome.to_string())?;
    Ok(format!("{}{status}\n", outcome.text()))
}

/// Whether a program does the same run by the compiler, linked, and linked for the other architecture.
fn compare(text: &str, way: Way, tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let text = if way.threads { &parallel(text, way, tools)? } else { text };
    let language = if way.threads { &["-x=mlir", "-parallel=2"][..] } else { &["-x=toy"] };
    let toyc = |options: &[&str]| {
        let mut toyc = tools.toyc(&["-"]);
        toyc.args(language).args(way.options).args(options).current_dir(folder.path());
        toyc
    };
    let link = |options: &[&str]| process::run(toyc(options), text.as_bytes(), LIMIT)?.output();
    let what = |program: &str| format!("{program}, {}", [way.options, language].concat().join(" "));

    link(&["-emit=exe", "-o", "other", "-target", OTHER_MACHINE.triple])?;
    let mut emulator = tools.command(OTHER_MACHINE.emulator);
    if !way.options.contains(&"-static") {
        emulator.args(["-L", OTHER_MACHINE.libraries]);
    }
    emulator.arg(folder.path().join("other"));
    let other = outcome(emulator)?;

    link(&["-emit=exe", "-o", "linked"])?;
    let linked = outcome(tools.command(&folder.path().join("linked").display().to_string()))?;
    diff::equal(&what("linked for the other architecture"), &linked, &other)?;

    let mut jit = tools.toyc(&["-"]);
    jit.args(language).args(way.options.iter().filter(|option| **option != "-static"));
    let run = process::run(jit, text.as_bytes(), LIMIT)?;
    let status = run.status.ok_or_else(|| run.to_string())?;
    diff::equal(&what("run by the compiler"), &format!("{}{status}\n", run.text()), &other)
}

/// The affine level of a program with every loop that can be parallel.
fn parallel(text: &str, way: Way, tools: &Tools) -> Result<String, String> {
    let mut toyc = tools.toyc(&["-", "-emit=mlir-affine"]);
    toyc.args(way.options.iter().filter(|option| **option == "-opt"));
    let loops = process::run(toyc, text.as_bytes(), LIMIT)?.output()?;
    let mut toy_opt = tools.command("toy-opt");
    toy_opt.arg("-pass-pipeline=builtin.module(func.func(affine-parallelize{max-nested=1}))");
    process::run(toy_opt, loops.as_bytes(), LIMIT)?.output()
}
