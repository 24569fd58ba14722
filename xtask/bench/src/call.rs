//! `cargo xtask bench call` and `bench entry`: calls of compiled functions, from Rust and on files.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use xtask::shell;

use crate::measure::{self, Competitor, Place};

/// The sides of the arrays in calls.
const SIDES: &[&str] = &["1", "8", "64"];

/// Prints how long calls take, beside ndarray and C.
pub(crate) fn call(place: &Place) -> Result<(), String> {
    let mut build = place.llvm.cargo();
    build.args(["build", "--quiet", "--release", "--package=mlirust-toyc", "--example=call"]);
    if !shell::succeeds(&mut build)? {
        return Err("the program that calls cannot be built".to_owned());
    }
    let in_c = place.inputs.join("call");
    let source = shell::root().join("xtask/bench/inputs/call/call.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-O3", "-march=native", "-ffp-contract=off"]).arg(source).arg("-o").arg(&in_c);
    if !shell::succeeds(&mut compiler)? {
        return Err("the program in C cannot be built".to_owned());
    }
    for side in SIDES {
        println!("  a * b + c on {side}x{side} doubles: nanoseconds and allocations of a call");
        for program in [&place.binaries.join("examples/call"), &in_c] {
            let failed = || format!("{} fails", program.display());
            let lines = shell::capture(program, &[side]).ok_or_else(failed)?;
            for line in lines.lines() {
                let mut words = line.splitn(3, ' ');
                let [time, allocations, name] = [(); 3].map(|()| words.next().unwrap_or_default());
                println!("    {time:>9} ns {allocations:>6}  {name}");
            }
        }
    }
    Ok(())
}

/// The rows and columns of the arrays in files.
const ROWS: usize = 4000;

/// How often the files are processed.
const RUNS: usize = 9;

/// The times of one run of `toyc -entry`, in milliseconds.
struct Run {
    total: f64,
    /// Reading the files, which happens as they are mapped, and computing.
    compute: f64,
    write: f64,
}

impl Run {
    /// The rest: starting, reading the program and the headers of the files, and compiling.
    fn rest(&self) -> f64 {
        self.total - self.compute - self.write
    }
}

/// Prints how long `toyc -entry` takes for large arrays.
pub(crate) fn entry(place: &Place) -> Result<(), String> {
    let source = place.write("entry.toy", "def f(a, b) { return transpose(a) * b + a; }")?;
    let files =
        ["a.npy", "b.npy", "c.npy"].map(|name| place.inputs.join(name).to_string_lossy().into_owned());
    let [a, b, c] = &files;
    write_array(Path::new(a), 0)?;
    write_array(Path::new(b), 1)?;
    let toyc = place.binaries.join("toyc");
    let arguments = [&source, "-entry=f", a, b, "-o", c, "-mlir-timing", "-mlir-output-format=json"];
    let mut runs = Vec::new();
    for _ in 0..RUNS {
        let start = Instant::now();
        let done = Command::new(&toyc).args(arguments).output().map_err(|e| e.to_string())?;
        let total = start.elapsed().as_secs_f64() * 1e3;
        let report = String::from_utf8_lossy(&done.stderr);
        if !done.status.success() {
            return Err(report.into_owned());
        }
        runs.push(Run { total, compute: phase(&report, "Run")?, write: phase(&report, "Output")? });
    }
    runs.sort_by(|a, b| a.rest().total_cmp(&b.rest()));
    for (which, run) in [("the best run", &runs[0]), ("the middle one", &runs[RUNS / 2])] {
        println!(
            "  {ROWS}x{ROWS}, {which}: {:.1} ms, of which {:.1} are to read and compute, {:.1} to write, {:.1} all else",
            run.total,
            run.compute,
            run.write,
            run.rest()
        );
    }
    let competitor = Competitor::new("entry", toyc, &arguments[..6], 1);
    let timings = measure::measure(&[competitor], 3)?;
    println!("  peak memory {:.1} MiB; the three arrays have {:.1}", timings[0].memory, 3.0 * MEBIBYTES);
    for file in &files {
        std::fs::remove_file(file).map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// The size of an array.
#[allow(clippy::cast_precision_loss)] // Far below 2^52.
const MEBIBYTES: f64 = (ROWS * ROWS * size_of::<f64>()) as f64 / (1 << 20) as f64;

/// Writes an array as numpy does.
#[allow(clippy::cast_precision_loss)] // Far below 2^52.
fn write_array(path: &Path, seed: usize) -> Result<(), String> {
    let header = format!("{{'descr': '<f8', 'fortran_order': False, 'shape': ({ROWS}, {ROWS}), }}");
    let mut bytes = b"\x93NUMPY\x01\x00\x76\x00".to_vec();
    bytes.extend(format!("{header:<117}\n").bytes());
    bytes.extend((0..ROWS * ROWS).flat_map(|i| (((i * 7 + seed * 13) % 1009) as f64).to_le_bytes()));
    std::fs::write(path, bytes).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

/// The milliseconds of a phase in a report of times, in JSON.
fn phase(report: &str, name: &str) -> Result<f64, String> {
    let line = report.lines().find(|line| line.contains(&format!("\"name\": \"{name}\"")));
    let number =
        line.and_then(|line| line.split("\"duration\":").nth(1)?.split(',').next()?.trim().parse().ok());
    let seconds: f64 = number.ok_or_else(|| format!("no phase '{name}' in:\n{report}"))?;
    Ok(seconds * 1e3)
}
