//! `fuzz TARGET SECONDS SEED CORPUS...`: mutates the files of the corpus at random and parses the results.
//!
//! The targets `text` and `bytecode` also verify, print, write as bytecode and canonicalize what they parsed, as a tool
//! would; `toy` compiles mutated and random programs. The current input is always in the file `fuzz-TARGET.input`, so
//! that it is there after any kind of crash. An input that panics, or takes longer than [`PATIENCE`], ends the run with
//! status 1. `cargo xtask fuzz` bounds the memory from outside.

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::exit, reason = "a program reports and exits")]

mod target;
mod toy;

use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, panic, process, thread};

use target::{Inputs, Target};

/// The time limit for one input. Inputs are a few kilobytes.
const PATIENCE: Duration = Duration::from_secs(10);

/// The maximum size of a corpus file in bytes. Larger files take long, and mutations rarely hit anything of interest.
const LARGEST: u64 = 20_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [target, seconds, seed, corpus @ ..] = &arguments[..] else {
        eprintln!("usage: fuzz TARGET SECONDS SEED CORPUS...");
        return ExitCode::from(2);
    };
    let (Some(target), Ok(seconds), Ok(seed)) = (Target::named(target), seconds.parse(), seed.parse()) else {
        eprintln!("error: the targets are text, bytecode and toy; seconds and seed are numbers");
        return ExitCode::from(2);
    };
    let mut files = Vec::new();
    for path in corpus {
        collect(Path::new(path), target.extension(), &mut files);
    }
    files.sort();
    let Some(inputs) = target.inputs(seed, &files) else {
        eprintln!("error: the corpus has no readable file");
        return ExitCode::from(2);
    };
    run(target, Duration::from_secs(seconds), seed, inputs)
}

/// Collects the files with an extension in a folder and its subfolders.
fn collect(path: &Path, extension: &str, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(path) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let small = entry.metadata().is_ok_and(|m| m.len() <= LARGEST);
        if path.is_dir() {
            collect(&path, extension, files);
        } else if small && path.extension().is_some_and(|e| e == extension) {
            files.push(path);
        }
    }
}

fn run(target: Target, time: Duration, seed: u64, mut inputs: Inputs) -> ExitCode {
    let current = format!("fuzz-{}.input", target.name());
    let start = Instant::now();
    let progress = Arc::new(AtomicU64::new(0));
    watch(Arc::clone(&progress), current.clone());
    let mut count = 0u64;
    let mut accepted = 0u64;
    let mut failed = false;
    while start.elapsed() < time {
        let input = inputs.next_input();
        if let Err(e) = fs::write(&current, &input.bytes) {
            eprintln!("error: cannot write '{current}': {e}");
            return ExitCode::from(2);
        }
        match panic::catch_unwind(AssertUnwindSafe(|| target.run(&input))) {
            Ok(taken) => accepted += u64::from(taken),
            Err(_) => {
                failed = true;
                break;
            }
        }
        count += 1;
        progress.store(count, Ordering::Relaxed);
    }
    let elapsed = start.elapsed().as_secs_f64();
    let per_second = count as f64 / elapsed.max(0.001);
    let memory = peak_memory().map_or_else(|| "unknown".to_owned(), |kib| format!("{} MiB", kib / 1024));
    println!(
        "{}: {count} inputs ({accepted} valid) in {elapsed:.0} s, {per_second:.0} a second, seed {seed}, peak memory {memory}",
        target.name()
    );
    if failed {
        eprintln!("error: this input fails: {current}");
        return ExitCode::FAILURE;
    }
    let _ = fs::remove_file(&current);
    ExitCode::SUCCESS
}

/// Ends the process if one input takes too long.
fn watch(progress: Arc<AtomicU64>, current: String) {
    thread::spawn(move || {
        let mut last = u64::MAX;
        loop {
            thread::sleep(PATIENCE);
            let now = progress.load(Ordering::Relaxed);
            if now == last {
                eprintln!("error: this input takes longer than {PATIENCE:?}: {current}");
                process::exit(1);
            }
            last = now;
        }
    });
}

/// The peak memory of the process in KiB, on systems that report it.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}
