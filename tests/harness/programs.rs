//! One test per Toy program and property.
//!
//! `programs/goldens/` holds programs with the text of every stage that the C++ tutorial compiler prints for them.
//! `programs/results/` holds programs whose output was worked out by hand, and `programs/examples/` holds the output of the
//! programs in `examples/`. A program is tested for each text that it comes with: `.ast`, `.mlir`, `.opt.mlir`,
//! `.loc.mlir`, `.out`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::process::{self, LIMIT};
use tests::tools::{self, Tools};
use tests::{diff, harness};
use toyc::pipeline::{Aims, Level};

mod compiler;
mod interpreted;

type Check = fn(&Program, &Tools) -> Result<(), String>;

/// The properties of every program: the name, the reference tool it needs, and the check.
const CHECKS: &[(&str, Option<&str>, Check)] = &[
    ("jit", None, jit),
    ("exe", None, executable),
    ("same-mlir-when-read-again", None, round_trip),
    ("same-optimized-mlir-when-read-again", None, optimized_round_trip),
    ("runs-from-every-level", None, runs_from_every_level),
    ("interpreted-at-every-level", None, interpreted_at_every_level),
    ("interpreted-from-every-level", None, interpreted_from_every_level),
    ("mlir-opt-affine", Some("mlir-opt-22"), accepted_affine),
    ("mlir-opt-cf", Some("mlir-opt-22"), accepted_cf),
    ("mlir-opt-llvm", Some("mlir-opt-22"), accepted_llvm),
    ("threads", None, run_on_threads),
    ("mlir-opt-threads", Some("mlir-opt-22"), accepted_with_threads),
    ("lli", Some("lli-22"), run_by_lli),
    ("lli-threads", Some("lli-22"), run_on_threads_by_lli),
    ("lli-after-mlir-translate", Some("mlir-translate-22"), translated),
    ("no-leaks", Some("valgrind"), without_leaks),
    ("sanitized", None, sanitized),
];

/// Slow checks: of some of the goldens, and of all programs in a full run.
const SLOW: &[&str] = &["no-leaks", "sanitized"];

/// Checks that find little that others do not: an ordinary run does two of these for each program with results.
const SAMPLED: [&str; 14] = [
    "exe",
    "same-mlir-when-read-again",
    "same-optimized-mlir-when-read-again",
    "threads",
    "interpreted-at-every-level",
    "interpreted-from-every-level",
    "runs-from-every-level",
    "lli-threads",
    "lli-after-mlir-translate",
    "mlir-opt-threads",
    "lli",
    "mlir-opt-affine",
    "mlir-opt-cf",
    "mlir-opt-llvm",
];

/// The stages with an expected text next to the program: its extension and the options that print it.
const STAGES: &[(&str, &[&str])] = &[
    ("ast", &["-emit=ast"]),
    ("mlir", &["-emit=mlir"]),
    ("opt.mlir", &["-emit=mlir", "-opt"]),
    ("loc.mlir", &["-emit=mlir", "-mlir-print-debuginfo"]),
];

fn main() {
    harness::main(|tools| {
        let folder = tools::fixtures().join("programs");
        let mut trials = Vec::new();
        for group in ["goldens", "results", "examples"] {
            let texts = folder.join(group);
            let programs = if group == "examples" { folder.join("../../examples") } else { texts.clone() };
            for file in tools::files_under(&programs, &["toy"], &["target"]) {
                add_trials(&mut trials, group, &file, &texts, tools);
            }
        }
        trials
    });
}

fn add_trials(trials: &mut Vec<Trial>, group: &str, file: &Path, texts: &Path, tools: &Arc<Tools>) {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let program = Arc::new(Program {
        folder: file.parent().unwrap_or(Path::new(".")).to_path_buf(),
        texts: texts.to_path_buf(),
        name: format!("{stem}.toy"),
        stem,
    });
    for &(extension, options) in STAGES {
        if program.expected(extension).is_file() {
            let program = Arc::clone(&program);
            let tools = Arc::clone(tools);
            trials.push(harness::trial(format!("{group}/{}::{extension}", program.stem), None, move || {
                let actual = program.toyc(&tools, options)?;
                diff::equal(
                    &format!("toyc {} {}", program.name, options.join(" ")),
                    &program.read(extension)?,
                    &actual,
                )
            }));
        }
    }
    let own = stem_sum(&program.stem);
    let is_run = |name: &str| {
        let sampled = SAMPLED.iter().position(|&sampled| sampled == name);
        let is_slow = SLOW.contains(&name);
        let is_golden = group == "goldens" && (!is_slow || own.is_multiple_of(3));
        let is_left_out = is_slow || sampled.is_some_and(|at| !(at + own).is_multiple_of(7));
        is_golden || harness::is_full() || !is_left_out
    };
    for &(name, tool, check) in CHECKS.iter().filter(|(name, ..)| is_run(name)) {
        let skipped = tool.filter(|tool| !tools.has(tool)).map(|tool| format!("needs {tool}"));
        let program = Arc::clone(&program);
        let tools = Arc::clone(tools);
        let name = format!("{group}/{}::{name}", program.stem);
        trials.push(harness::trial(name, skipped, move || check(&program, &tools)));
    }
}

/// A number that differs between programs.
fn stem_sum(stem: &str) -> usize {
    stem.bytes().map(usize::from).sum()
}

/// A program and where the expected texts are.
struct Program {
    folder: PathBuf,
    texts: PathBuf,
    name: String,
    stem: String,
}

impl Program {
    fn expected(&self, extension: &str) -> PathBuf {
        self.texts.join(format!("{}.{extension}", self.stem))
    }

    fn read(&self, extension: &str) -> Result<String, String> {
        let path = self.expected(extension);
        std::fs::read_to_string(&path).map_err(|e| format!("cannot read {}: {e}", path.display()))
    }

    fn source(&self) -> Result<String, String> {
        let path = self.folder.join(&self.name);
        std::fs::read_to_string(&path).map_err(|e| format!("cannot read {}: {e}", path.display()))
    }

    /// The output of `toyc NAME OPTIONS` in the program's folder: the texts hold the file's name.
    fn toyc(&self, tools: &Tools, options: &[&str]) -> Result<String, String> {
        let mut command = tools.toyc(&[&self.name]);
        command.args(options).current_dir(&self.folder);
        process::run(command, b"", LIMIT)?.output()
    }

    /// The output of `toyc - -x=mlir OPTIONS` for the text.
    fn toyc_mlir(&self, tools: &Tools, text: &str, options: &[&str]) -> Result<String, String> {
        let mut command = tools.toyc(&["-", "-x=mlir"]);
        command.args(options);
        process::run(command, text.as_bytes(), LIMIT)?.output()
    }

    fn expect_output(&self, what: &str, actual: &str) -> Result<(), String> {
        diff::equal(what, &self.read("out")?, actual)
    }
}

/// Running prints the expected output: with and without optimization, and without any `-emit`.
fn jit(program: &Program, tools: &Tools) -> Result<(), String> {
    for options in [&["-emit=jit"][..], &["-emit=jit", "-opt"], &["-emit=jit", "-opt", "-O3"], &[]] {
        program.expect_output(&options.join(" "), &program.toyc(tools, options)?)?;
    }
    Ok(())
}

/// The linked executable prints it too.
fn executable(program: &Program, tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let file = folder.path().join("program").display().to_string();
    for options in [&["-emit=exe", "-o", &file][..], &["-emit=exe", "-opt", "-O3", "-o", &file]] {
        let printed = program.toyc(tools, options)?;
        diff::equal("what the compiler prints", "", &printed)?;
        let output = process::run(tools.command(&file), b"", LIMIT)?.output()?;
        program.expect_output(&options.join(" "), &output)?;
    }
    Ok(())
}

/// The compiler reads its own output and prints it unchanged, even with locations and in the generic form.
fn round_trip(program: &Program, tools: &Tools) -> Result<(), String> {
    let plain = round_trip_with(program, tools, &["-emit=mlir"])?;
    round_trip_with(program, tools, &["-emit=mlir", "-mlir-print-debuginfo"])?;
    let generic = round_trip_with(program, tools, &["-emit=mlir", "-mlir-print-op-generic"])?;
    diff::equal("the generic form read again", &plain, &program.toyc_mlir(tools, &generic, &["-emit=mlir"])?)
}

/// The same after optimization. The text is not optimized again.
fn optimized_round_trip(program: &Program, tools: &Tools) -> Result<(), String> {
    for print in [&["-emit=mlir"][..], &["-emit=mlir", "-mlir-print-debuginfo"]] {
        let text = program.toyc(tools, &[print, &["-opt"]].concat())?;
        diff::equal("optimized text read again", &text, &program.toyc_mlir(tools, &text, print)?)?;
    }
    Ok(())
}

fn round_trip_with(program: &Program, tools: &Tools, options: &[&str]) -> Result<String, String> {
    let text = program.toyc(tools, options)?;
    diff::equal(&options.join(" "), &text, &program.toyc_mlir(tools, &text, options)?)?;
    Ok(text)
}

/// The stages that are modules of MLIR.
const LEVELS: [&str; 4] = ["-emit=mlir", "-emit=mlir-affine", "-emit=mlir-cf", "-emit=mlir-llvm"];

/// Each level prints the expected output when it is interpreted.
fn interpreted_at_every_level(program: &Program, _: &Tools) -> Result<(), String> {
    let text = program.source()?;
    interpreted::STAGES.into_iter().try_for_each(|stage| {
        let output = interpreted::output(&program.name, &text, stage)?;
        program.expect_output(&format!("interpreting at {stage:?}"), &output)
    })
}

/// The text of each level does so too.
fn interpreted_from_every_level(program: &Program, _: &Tools) -> Result<(), String> {
    let text = program.source()?;
    for stage in &interpreted::STAGES[1..] {
        let printed = compiler::lowered(&program.name, &text, *stage, |program| Ok(program.text()))??;
        // The text is not optimized, and nothing is left to lower.
        let level = if stage.0 == Level::OptimizedToy { Level::Toy } else { stage.0 };
        let output = interpreted::output("printed.mlir", &printed, (level, Aims::default()))?;
        program.expect_output(&format!("interpreting the text of {stage:?}"), &output)?;
    }
    Ok(())
}

/// The text of each level is itself a program that prints the expected output.
fn runs_from_every_level(program: &Program, tools: &Tools) -> Result<(), String> {
    for optimize in [&[][..], &["-opt"]] {
        for level in LEVELS {
            let text = program.toyc(tools, &[&[level], optimize].concat())?;
            let output = program.toyc_mlir(tools, &text, &["-emit=jit"])?;
            program.expect_output(&format!("running the text of {level}"), &output)?;
        }
    }
    Ok(())
}

/// The affine level with every loop parallel that can be; the compiler itself keeps loops with little work
/// sequential.
fn parallel(program: &Program, tools: &Tools, options: &[&str]) -> Result<String, String> {
    let text = program.toyc(tools, &[&["-emit=mlir-affine"], options].concat())?;
    let mut toy_opt = tools.command("toy-opt");
    toy_opt.arg("-pass-pipeline=builtin.module(func.func(affine-parallelize{max-nested=1 private-buffers}))");
    process::run(toy_opt, text.as_bytes(), LIMIT)?.output()
}

/// On two threads, a program prints the same as on one: run, linked, at every level, interpreted and compiled.
fn run_on_threads(program: &Program, tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let file = folder.path().join("program").display().to_string();
    let toyc =
        |options: &[&str], text: &str| program.toyc_mlir(tools, text, &[options, &["-parallel=2"]].concat());
    let plain = parallel(program, tools, &[])?;
    program.expect_output("on two threads", &toyc(&["-emit=jit"], &plain)?)?;
    for level in &LEVELS[1..] {
        program.expect_output(&format!("interpreting {level}"), &toyc(&[level, "-run"], &plain)?)?;
        let output = toyc(&["-emit=jit"], &toyc(&[level], &plain)?)?;
        program.expect_output(&format!("running the text of {level} on two threads"), &output)?;
    }
    let optimized = parallel(program, tools, &["-opt"])?;
    program.expect_output("on two threads, optimized", &toyc(&["-emit=jit", "-opt"], &optimized)?)?;
    toyc(&["-emit=exe", "-opt", "-o", &file], &optimized)?;
    let output = process::run(tools.command(&file), b"", LIMIT)?.output()?;
    program.expect_output("the executable with two threads", &output)
}

/// `mlir-opt` accepts the stages between the loops and the calls of libgomp.
fn accepted_with_threads(program: &Program, tools: &Tools) -> Result<(), String> {
    let text = parallel(program, tools, &[])?;
    for level in ["-emit=mlir-cf", "-emit=mlir-llvm"] {
        let text = program.toyc_mlir(tools, &text, &[level, "-parallel"])?;
        let outcome = process::run(tools.command("mlir-opt-22"), text.as_bytes(), LIMIT)?;
        diff::equal(&format!("{level} after mlir-opt"), &format!("{text}\n"), &outcome.output()?)?;
    }
    Ok(())
}

/// Executables, even with threads, free their memory and use only what they have written.
fn without_leaks(program: &Program, tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let file = folder.path().join("program").display().to_string();
    let run = |what: &str| {
        let mut valgrind = tools.command("valgrind");
        valgrind.args(["-q", "--leak-check=full", "--errors-for-leak-kinds=definite,indirect"]);
        valgrind.args(["--error-exitcode=9", &file]);
        program.expect_output(what, &process::run(valgrind, b"", LIMIT)?.output()?)
    };
    for options in [&[][..], &["-opt"], &["-g"]] {
        program.toyc(tools, &[&["-emit=exe", "-o", &file], options].concat())?;
        run(&format!("the executable {} under valgrind", options.concat()))?;
    }
    let parallel = parallel(program, tools, &["-opt"])?;
    program.toyc_mlir(tools, &parallel, &["-emit=exe", "-opt", "-parallel=2", "-o", &file])?;
    run("the executable with two threads under valgrind")
}

/// AddressSanitizer finds nothing.
fn sanitized(program: &Program, tools: &Tools) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| format!("cannot make a temporary folder: {e}"))?;
    let file = folder.path().join("program").display().to_string();
    for options in [&[][..], &["-opt"], &["-g"], &["-O2"]] {
        program.toyc(tools, &[&["-emit=exe", "-sanitize=address", "-o", &file], options].concat())?;
        let output = process::run(tools.command(&file), b"", LIMIT)?.output()?;
        program.expect_output(&format!("the executable {} with its checks", options.concat()), &output)?;
    }
    Ok(())
}

/// LLVM's own interpreter runs the LLVM IR with libgomp.
fn run_on_threads_by_lli(program: &Program, tools: &Tools) -> Result<(), String> {
    let text = parallel(program, tools, &["-opt"])?;
    let ir = program.toyc_mlir(tools, &text, &["-emit=llvm", "-opt", "-parallel=2"])?;
    let mut lli = tools.command("lli-22");
    lli.arg("-load=libgomp.so.1");
    program.expect_output("lli", &process::run(lli, ir.as_bytes(), LIMIT)?.output()?)
}

/// `mlir-opt` accepts the affine level except `toy.print` and `toy.write`, which it does not know, and with casts in place
/// of `toy.position`.
fn accepted_affine(program: &Program, tools: &Tools) -> Result<(), String> {
    accepted(program, tools, "-emit=mlir-affine", |text| {
        let is_foreign =
            |line: &str| ["toy.print", "toy.write"].iter().any(|op| line.trim_start().starts_with(op));
        let known = |line: &str| match line.split_once("toy.position ") {
            Some((before, position)) => {
                let input = position.split(' ').next().unwrap_or_default();
                format!("{before}builtin.unrealized_conversion_cast {input} : f64 to index\n")
            }
            None => line.to_owned(),
        };
        text.split_inclusive('\n').filter(|line| !is_foreign(line)).map(known).collect()
    })
}

fn accepted_cf(program: &Program, tools: &Tools) -> Result<(), String> {
    accepted(program, tools, "-emit=mlir-cf", |text| text)
}

fn accepted_llvm(program: &Program, tools: &Tools) -> Result<(), String> {
    accepted(program, tools, "-emit=mlir-llvm", |text| text)
}

/// `mlir-opt` accepts the text of the level and prints it unchanged, with an empty line at the end.
fn accepted(
    program: &Program,
    tools: &Tools,
    level: &str,
    adjust: impl Fn(String) -> String,
) -> Result<(), String> {
    for optimize in [&[][..], &["-opt"]] {
        let text = adjust(program.toyc(tools, &[&[level], optimize].concat())?);
        let outcome = process::run(tools.command("mlir-opt-22"), text.as_bytes(), LIMIT)?;
        diff::equal(&format!("{level} after mlir-opt"), &format!("{text}\n"), &outcome.output()?)?;
    }
    Ok(())
}

/// LLVM's own interpreter runs the LLVM IR without linking anything.
fn run_by_lli(program: &Program, tools: &Tools) -> Result<(), String> {
    for optimize in [&["-emit=llvm"][..], &["-emit=llvm", "-opt"]] {
        let text = program.toyc(tools, optimize)?;
        let outcome = process::run(tools.command("lli-22"), text.as_bytes(), LIMIT)?;
        program.expect_output("lli", &outcome.output()?)?;
    }
    Ok(())
}

/// MLIR's translation of the llvm dialect gives the same LLVM IR as ours.
fn translated(program: &Program, tools: &Tools) -> Result<(), String> {
    let text = program.toyc(tools, &["-emit=mlir-llvm"])?;
    let mut translate = tools.command("mlir-translate-22");
    translate.arg("--mlir-to-llvmir");
    let ir = process::run(translate, text.as_bytes(), LIMIT)?.output()?;
    let outcome = process::run(tools.command("lli-22"), ir.as_bytes(), LIMIT)?;
    program.expect_output("lli after mlir-translate", &outcome.output()?)
}
