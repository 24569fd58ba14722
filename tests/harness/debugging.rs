//! Debuggers, profilers and sanitizers: what they show of a Toy program.
//!
//! gdb runs the commands of a file `NAME.gdb` on the program `NAME.toy`, as an executable and in the compiler, each as
//! it is written and optimized. What it prints is in a file `NAME.WAY.txt`; `TOY_TEST_BLESS=1` writes these files. A file
//! `NAME.args` has arguments, one on each line, for a program that only runs in the compiler: `-entry` and its data.
//! An ordinary run takes one of two files.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use generators::random::generate::generate;
use tests::diff;
use tests::harness::{self, first_seed, is_full};
use tests::process::{self, LIMIT};
use tests::tools::{self, Tools};

/// The ways to run a program under gdb: the name, whether it is linked, and options.
const WAYS: &[(&str, bool, &[&str])] = &[
    ("exe", true, &["-g", BASELINE]),
    ("exe-opt", true, &["-g", BASELINE, OPTIMIZED]),
    ("jit", false, &["-g", BASELINE]),
    ("jit-opt", false, &["-g", BASELINE, OPTIMIZED]),
];

/// Code for any processor of the architecture: the order in which lines are reached depends on the processor that code
/// is for.
const BASELINE: &str = if cfg!(target_arch = "x86_64") { "-mcpu=x86-64" } else { "-mcpu=generic" };

const OPTIMIZED: &str = "-opt";

/// The commands that gdb runs before those of a file: they hide whatever depends on the machine.
const SETTINGS: &[&str] = &[
    "set width 0",
    "set height 0",
    "set confirm off",
    "set breakpoint pending on",
    "set print address off",
    "set print inferior-events off",
    "set print thread-events off",
    "set debuginfod enabled off",
];

const GDB: &str = "gdb";

fn main() {
    harness::main(|tools| {
        let skipped = |tool: &str| (!tools.has(tool)).then(|| format!("needs {tool}"));
        let mut trials = Vec::new();
        for script in harness::sample(2, tools::files_under(&folder(), &["gdb"], &[])) {
            let name = script.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let has_arguments = script.with_extension("args").exists();
            for &(way, is_linked, options) in WAYS.iter().filter(|way| !(has_arguments && way.1)) {
                let tools = Arc::clone(tools);
                let name = name.clone();
                let is_foreign = options.contains(&OPTIMIZED) && !cfg!(target_arch = "x86_64");
                let foreign =
                    is_foreign.then(|| "the lines of optimized code are those of x86-64".to_owned());
                let skipped = foreign.or_else(|| skipped(GDB));
                trials.push(harness::trial(format!("gdb/{name}/{way}"), skipped, move || {
                    transcript(&tools, &name, way, is_linked, options)
                }));
            }
        }
        let mut add = |name: &str, skipped: Option<String>, check: fn(&Tools) -> Result<(), String>| {
            let tools = Arc::clone(tools);
            trials.push(harness::trial(name.to_owned(), skipped, move || check(&tools)));
        };
        add("perf/map", None, perf_map);
        add("sanitizer/out-of-bounds", None, out_of_bounds);
        add("sanitizer/large-blocks", None, large_blocks);
        add("sanitizer/random-programs", None, random_programs);
        add("same-code", skipped("llvm-objdump-22"), same_code);
        trials
    });
}

fn folder() -> PathBuf {
    tools::fixtures().join("filecheck/toy/driver/Inputs/debugging")
}

fn temporary() -> Result<tempfile::TempDir, String> {
    tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("cannot read {}: {e}", path.display()))
}

/// gdb prints what is expected.
fn transcript(tools: &Tools, name: &str, way: &str, is_linked: bool, options: &[&str]) -> Result<(), String> {
    let temporary = temporary()?;
    let linked = temporary.path().join("program").display().to_string();
    let source = format!("{name}.toy");
    let mut gdb = tools.command(GDB);
    gdb.args(["--batch", "-nx", "-q"]).current_dir(folder());
    for setting in SETTINGS {
        gdb.args(["-ex", setting]);
    }
    let commands = read(&folder().join(format!("{name}.gdb")))?;
    for command in commands.lines() {
        // gdb does not echo its commands.
        gdb.args(["-ex", &format!("echo (gdb) {command}\\n"), "-ex", command]);
    }
    if is_linked {
        let mut toyc = tools.toyc(&[&source, "-emit=exe", "-o", &linked]);
        toyc.args(options).current_dir(folder());
        process::run(toyc, b"", LIMIT)?.output()?;
        gdb.arg(&linked);
    } else {
        let toyc = tools.binaries.join("toyc").display().to_string();
        let arguments = fs::read_to_string(folder().join(format!("{name}.args"))).unwrap_or_default();
        gdb.args(["--args", &toyc, &source]).args(options).args(arguments.lines());
    }
    // Its status is that of the last command, which may have nothing to show.
    let actual = normalized(&process::run(gdb, b"", LIMIT)?.text());
    let path = folder().join(format!("{name}.{way}.txt"));
    if std::env::var("TOY_TEST_BLESS").is_ok_and(|value| value == "1") {
        fs::write(&path, &actual).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
    }
    diff::equal(&format!("gdb on {source}, {way}"), &read(&path)?, &actual)
}

/// The text without anything that differs between machines: notes about threads and libraries, addresses, and the
/// frames of the compiler.
fn normalized(text: &str) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let is_note = line.starts_with("[Thread debugging")
            || line.starts_with("Using host libthread_db")
            || line.starts_with("[Inferior")
            || line.starts_with("warning: ")
            || line.starts_with("No source file named")
            || line.starts_with("Make breakpoint pending");
        let line = match line.strip_prefix("Thread 1 \"toyc\" hit ") {
            Some(rest) => rest.to_owned(),
            None => without_addresses(line),
        };
        let is_frame = line.starts_with('#');
        if !(is_note || is_frame && !line.contains(".toy:")) {
            lines.push(line);
        }
    }
    lines.dedup_by(|a, b| a.is_empty() && b.is_empty());
    lines.join("\n") + "\n"
}

/// Each hexadecimal number as `0x...`.
fn without_addresses(line: &str) -> String {
    let mut parts = line.split("0x");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text += "0x...";
        text += part.trim_start_matches(|c: char| c.is_ascii_hexdigit());
    }
    text
}

/// `-perf-map` writes the address of each function.
fn perf_map(tools: &Tools) -> Result<(), String> {
    let of_program = &["main", "grow_2x2", "grow_scalar", "toy_print_2x2xf64"][..];
    for (options, functions) in [
        (&["specialized.toy"][..], of_program),
        (&["specialized.toy", "-g"], of_program),
        (&["specialized.toy", "-opt"], of_program),
        (&["on-data.toy", "-entry=f", "[[1,2]]", "3"], &["toy.f"]),
    ] {
        let mut toyc = tools.toyc(&["-perf-map"]);
        toyc.args(options).current_dir(folder()).stdout(Stdio::piped());
        let mut child = toyc.spawn().map_err(|e| format!("cannot start toyc: {e}"))?;
        let path = PathBuf::from(format!("/tmp/perf-{}.map", child.id()));
        let mut printed = String::new();
        let mut output = child.stdout.take().ok_or("toyc has no output")?;
        output.read_to_string(&mut printed).map_err(|e| e.to_string())?;
        let status = child.wait().map_err(|e| e.to_string())?;
        let map = read(&path)?;
        fs::remove_file(&path).map_err(|e| format!("cannot remove {}: {e}", path.display()))?;
        if !status.success() || printed.is_empty() {
            return Err(format!("toyc {}: {status}, and printed:\n{printed}", options.join(" ")));
        }
        let mut names: Vec<&str> = Vec::new();
        for line in map.lines() {
            let fields: Vec<&str> = line.split(' ').collect();
            let [start, size, name] = fields[..] else { return Err(format!("bad line: {line}")) };
            let number = |text| u64::from_str_radix(text, 16).ok().filter(|&number| number > 0);
            number(start).zip(number(size)).ok_or_else(|| format!("bad line: {line}"))?;
            names.push(name);
        }
        for wanted in functions {
            if !names.contains(wanted) {
                return Err(format!("toyc {}: no function {wanted} in\n{map}", options.join(" ")));
            }
        }
    }
    Ok(())
}

/// Compiles and links a program.
fn link(tools: &Tools, source: &Path, options: &[&str], to: &Path) -> Result<Command, String> {
    let mut toyc = tools.toyc(&["-emit=exe", "-sanitize=address", "-o"]);
    toyc.arg(to).arg(source).args(options);
    process::run(toyc, b"", LIMIT)?.output()?;
    Ok(tools.command(&to.display().to_string()))
}

/// An access outside a buffer is reported with its place in the source.
fn out_of_bounds(tools: &Tools) -> Result<(), String> {
    let temporary = temporary()?;
    let source = folder().join("out-of-bounds.mlir");
    let to = temporary.path().join("program");
    let outcome = process::run(link(tools, &source, &["-g"], &to)?, b"", LIMIT)?;
    let report = String::from_utf8_lossy(&outcome.stderr).into_owned();
    let is_placed = report.contains("heap-buffer-overflow") && report.contains("out-of-bounds.mlir:6");
    if outcome.success() || !is_placed {
        return Err(format!("expected a report of line 6: {outcome}"));
    }
    Ok(())
}

/// Blocks of every kind of size are allocated as AddressSanitizer expects.
fn large_blocks(tools: &Tools) -> Result<(), String> {
    let temporary = temporary()?;
    let source = temporary.path().join("large.mlir");
    let to = temporary.path().join("program");
    for elements in [1, 127, 128, 129, 262_143, 262_144, 262_145, 300_000] {
        let text = format!(
            "func.func @main() -> i32 {{
  %last = arith.constant {} : index
  %zero = arith.constant 0 : i32
  %x = arith.constant 1.0 : f64
  %buffer = memref.alloc() : memref<{elements}xf64>
  memref.store %x, %buffer[%last] : memref<{elements}xf64>
  memref.dealloc %buffer : memref<{elements}xf64>
  return %zero : i32
}}
",
            elements - 1
        );
        fs::write(&source, text).map_err(|e| e.to_string())?;
        process::run(link(tools, &source, &[], &to)?, b"", LIMIT)?.output()?;
    }
    Ok(())
}

/// Random programs print the expected output, and nothing is reported.
fn random_programs(tools: &Tools) -> Result<(), String> {
    let temporary = temporary()?;
    let source = temporary.path().join("random.toy");
    let to = temporary.path().join("program");
    let first = first_seed();
    for seed in first..first + if is_full() { 200 } else { 4 } {
        let case = generate(seed);
        fs::write(&source, case.program.to_string()).map_err(|e| e.to_string())?;
        for options in [&["-w", "-g"][..], &["-w", "-opt"]] {
            let program = link(tools, &source, options, &to)?;
            let printed = process::run(program, b"", LIMIT)?.output()?;
            let what = format!("the program of seed {seed} with {}", options.join(" "));
            diff::equal(&what, &case.expected, &printed)?;
        }
    }
    Ok(())
}

/// With `-opt`, debug information does not change the code.
fn same_code(tools: &Tools) -> Result<(), String> {
    let temporary = temporary()?;
    let programs = tools::fixtures().join("programs");
    let goldens = tools::files_under(&programs.join("goldens"), &["toy"], &[]);
    let own = tools::files_under(&programs.join("results"), &["toy"], &[]);
    let step = if is_full() { 1 } else { 8 };
    for program in goldens.iter().chain(own.iter().step_by(step)) {
        let code = |options: &[&str]| -> Result<String, String> {
            let object = temporary.path().join("program.o");
            let mut toyc = tools.toyc(&["-w", "-opt", "-emit=obj", "-o"]);
            toyc.arg(&object).arg(program).args(options);
            process::run(toyc, b"", LIMIT)?.output()?;
            let mut objdump = tools.command("llvm-objdump-22");
            objdump.args(["-d", "--no-leading-addr"]).arg(&object);
            process::run(objdump, b"", LIMIT)?.output()
        };
        diff::equal(&format!("the code of {} with -g", program.display()), &code(&[])?, &code(&["-g"])?)?;
    }
    Ok(())
}
