//! Programs in Rust and C: their LLVM IR becomes the same text by both tools, and the same LLVM IR again.
//!
//! Each file of `interchange/compiled` is compiled without optimizations, with them, and with debug information.
//! `mlir-translate` keeps less than the compiler wrote, so what is exported is compared with what it exports. A program
//! that is made of what `toy-opt` exported prints what one made of the compiler's IR prints.
//!
//! The IR of a C program is also beside it, as clang 22 makes it with `-O2 -g`, since Clang is not among the tools that
//! the tests need: without Clang, this file is all that is compared. It has no records of assignments
//! (`-Xclang -fexperimental-assignment-tracking=disabled`): neither tool has an operation for them, but
//! `mlir-translate` makes a constant of an address that is poison, which nothing uses.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use libtest_mimic::Trial;

use tests::process::{self, LIMIT};
use tests::tools::{self, Tools};
use tests::{diff, harness};

use super::{OURS, TRANSLATOR, llvm_ir};

const CODE_GENERATOR: &str = "llc-22";
/// The compiler that can be missing.
const CLANG: &str = "clang";
/// What tells of each compiler to optimize or to describe.
const RUST_WAYS: [&[&str]; 3] = [&[], &["-O"], &["-g"]];
const C_WAYS: [&[&str]; 3] = [&["-O0"], &["-O2"], &["-g"]];

/// A test for each program.
pub(crate) fn trials(tools: &Arc<Tools>, folder: &Path) -> Vec<Trial> {
    let files = tools::files_under(&folder.join("compiled"), &["rs", "c"], &[]);
    let trial = |file: PathBuf| {
        let name = file.strip_prefix(folder).unwrap_or(&file).display().to_string();
        let needed = llvm_ir::NEEDED.iter().chain([&CODE_GENERATOR]);
        let missing = needed.into_iter().find(|tool| !tools.has(tool)).map(|tool| format!("needs {tool}"));
        let skipped = missing.or_else(|| newer_rust(tools).filter(|_| is_rust(&file)));
        let tools = Arc::clone(tools);
        harness::trial(name, skipped, move || round_trips(&tools, &file))
    };
    harness::sample(4, files).into_iter().map(trial).collect()
}

fn is_rust(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "rs")
}

/// Why the IR of this Rust cannot be read, if its LLVM is newer than ours.
fn newer_rust(tools: &Tools) -> Option<String> {
    let mut command = tools.command("rustc");
    command.arg("-vV");
    let text = process::run(command, b"", LIMIT).and_then(process::Outcome::output).unwrap_or_default();
    let version = text.lines().find_map(|line| line.strip_prefix("LLVM version: "));
    let major = version.and_then(|version| version.split('.').next()?.parse::<u32>().ok());
    major.is_none_or(|major| major > 22).then(|| "needs a Rust with LLVM 22".to_owned())
}

/// The IR of a program.
struct Compiled {
    /// How it was made.
    way: String,
    ir: Vec<u8>,
    /// Whether it is for this machine, and worth running.
    runs: bool,
}

fn round_trips(tools: &Tools, file: &Path) -> Result<(), String> {
    let source = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let is_library = source.contains("#![crate_type = \"lib\"]");
    for Compiled { way, ir, runs } in if is_rust(file) { of_rust(tools, file)? } else { of_c(tools, file)? } {
        let place = |e| format!("{} {way}: {e}", file.display());
        let exported = round_trip(tools, &ir).map_err(place)?;
        if runs && !is_library {
            let [expected, actual] = [&ir, &exported].map(|ir| printed(tools, is_rust(file), ir));
            let expected = expected.map_err(place)?;
            if expected.is_empty() {
                return Err(place("prints nothing".to_owned()));
            }
            diff::equal("what the program prints", &expected, &actual.map_err(place)?).map_err(place)?;
        }
    }
    Ok(())
}

fn of_rust(tools: &Tools, file: &Path) -> Result<Vec<Compiled>, String> {
    let compiled = RUST_WAYS.map(|options| {
        let mut command = tools.command("rustc");
        command.args(["--edition=2024", "--emit=llvm-ir", "-Ccodegen-units=1", "-o", "-"]).args(options);
        command.arg(file);
        Ok(Compiled { way: options.join(" "), ir: output(command, b"")?, runs: options == ["-O"] })
    });
    compiled.into_iter().collect()
}

fn of_c(tools: &Tools, file: &Path) -> Result<Vec<Compiled>, String> {
    let stored = file.with_extension("ll");
    let ir = std::fs::read(&stored).map_err(|e| format!("{}: {e}", stored.display()))?;
    let runs = cfg!(all(target_arch = "x86_64", target_os = "linux"));
    let mut compiled = vec![Compiled { way: stored.display().to_string(), ir, runs }];
    let clang = tools::llvm_prefix().join("bin").join(CLANG);
    for options in C_WAYS.into_iter().filter(|_| clang.is_file()) {
        let mut command = tools.command(&clang.to_string_lossy());
        command.args(["-S", "-emit-llvm", "-o", "-"]).args(options).arg(file);
        compiled.push(Compiled { way: options.join(" "), ir: output(command, b"")?, runs: false });
    }
    Ok(compiled)
}

/// Imports and exports with both tools; returns the IR that ours exports.
fn round_trip(tools: &Tools, ir: &[u8]) -> Result<Vec<u8>, String> {
    let translated = |tool: &str, options: &[&str], input: &[u8]| {
        let mut command = tools.command(tool);
        command.args(options);
        output(command, input)
    };
    let import = ["-import-llvm", "-mlir-print-debuginfo"];
    let expected = translated(TRANSLATOR, &import, ir)?;
    let actual = translated(OURS, &import, ir)?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    diff::equal("the imported text", &text(&expected), &text(&actual))?;
    let theirs = translated(TRANSLATOR, &["-mlir-to-llvmir"], &expected)?;
    let ours = translated(OURS, &["-mlir-to-llvmir"], &expected)?;
    if theirs != ours {
        let [theirs, ours] = [&theirs, &ours].map(|ir| llvm_ir::written_again(tools, ir));
        diff::equal("the exported IR", &theirs?, &ours?)?;
    }
    Ok(ours)
}

/// Links a program and runs it. The one of Rust is a library with the function `main`, for a program that has none.
fn printed(tools: &Tools, is_rust: bool, ir: &[u8]) -> Result<String, String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let place = |name: &str| folder.path().join(name);
    let mut generator = tools.command(CODE_GENERATOR);
    generator.args(["-filetype=obj", "-relocation-model=pic", "-o"]).arg(place("program.o"));
    output(generator, ir)?;
    let mut linker;
    if is_rust {
        std::fs::write(place("without_main.rs"), "#![no_main]\n").map_err(|e| e.to_string())?;
        let mut archiver = tools.command("ar");
        archiver.arg("rcs").args([place("libprogram.a"), place("program.o")]);
        output(archiver, b"")?;
        linker = tools.command("rustc");
        linker.args(["-O", "-lstatic=program", "-L"]).arg(folder.path()).arg(place("without_main.rs"));
    } else {
        linker = tools.command("cc");
        linker.args([place("program.o")]).args(["-lm", "-pthread"]);
    }
    linker.arg("-o").arg(place("program"));
    output(linker, b"")?;
    process::run(tools.command(&place("program").to_string_lossy()), b"", LIMIT)?.output()
}

fn output(command: Command, input: &[u8]) -> Result<Vec<u8>, String> {
    let outcome = process::run(command, input, LIMIT)?;
    if outcome.success() { Ok(outcome.stdout) } else { Err(outcome.to_string()) }
}
