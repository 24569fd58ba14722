//! The benchmarks `passes`, `large` and `import`: how the time of each pass of `toy-opt` grows, and how long `mlir-opt`
//! takes; and runs on large inputs.
//!
//! For `passes`, the same operations are read as 100 modules of 1,000 operations, as ten of 10,000, and as one of 100,000, so that a
//! pass takes the same time for all of them if it is linear. Its time is that of a run less that of one without the pass.
//! Half of the operations are in one long function, the others in short ones. `large` has the times of whole runs of all
//! passes for a module of 50 MB, and `import` those of LLVM IR.
//!
//! To add a pass, add a line to `passes/passes.txt`, and to `passes/kinds.mlir` a function in which it finds work.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::measure::{self, Competitor, Place};
use crate::passes::kinds::Kind;

#[path = "passes/kinds.rs"]
mod kinds;

const OPERATIONS: usize = 100_000;
/// How many modules share the operations.
const SPLITS: [usize; 3] = [100, 10, 1];
/// How much longer an operation of the largest module may take than one of the smallest.
const LINEAR: f64 = 1.5;
/// Differences below this many microseconds for an operation are noise.
const NOISE: f64 = 0.1;
/// The kinds of functions of the large module.
const MIXED: [&str; 6] = ["arith", "math", "loops", "blocks", "memory", "public functions"];
const MEGABYTES: usize = 50;
/// A pass that `mlir-opt` takes more than four minutes for on the large module.
const ENDLESS: &str = "view-op-graph";
const OURS: &str = "toy-opt";

/// A pass, as a pipeline, with the kind of module that it is for.
struct Pass<'a> {
    pipeline: &'a str,
    kind: &'a str,
    /// Whether `mlir-opt` has it too.
    is_mlirs: bool,
}

impl Pass<'_> {
    fn option(&self) -> String {
        format!("-pass-pipeline=builtin.module({})", self.pipeline)
    }
}

fn listed() -> Vec<Pass<'static>> {
    let lines = include_str!("passes/passes.txt").lines().filter(|line| !line.starts_with('#'));
    let passes = lines.filter_map(|line| {
        let (pipeline, kind) = line.rsplit_once(": ")?;
        let ours = kind.strip_suffix(" ours");
        Some(Pass { pipeline, kind: ours.unwrap_or(kind), is_mlirs: ours.is_none() })
    });
    passes.collect()
}

/// How each pass grows.
pub(crate) fn growth(place: &Place) -> Result<(), String> {
    Bench::new(place).growth()
}

/// Passes on a large module.
pub(crate) fn large_module(place: &Place) -> Result<(), String> {
    Bench::new(place).large_module()
}

struct Bench<'a> {
    place: &'a Place,
    kinds: HashMap<String, Kind>,
    reference: Option<PathBuf>,
    /// The seconds of runs without a pass, by file and program.
    runs: HashMap<(String, String), f64>,
}

impl<'a> Bench<'a> {
    fn new(place: &'a Place) -> Self {
        let reference = place.llvm.has_tool("mlir-opt").then(|| place.llvm.prefix.join("bin/mlir-opt"));
        Bench { place, kinds: kinds::all(), reference, runs: HashMap::new() }
    }

    fn kind(&self, name: &str) -> Result<&Kind, String> {
        self.kinds.get(name).ok_or_else(|| format!("kinds.mlir has no kind `{name}`"))
    }

    /// The microseconds that a pass takes for each operation of each file.
    fn times(&mut self, program: &Path, files: &[String], option: &str) -> Result<Vec<f64>, String> {
        let arguments = |file| vec!["-mlir-disable-threading", "-split-input-file", "-o", "/dev/null", file];
        let run = |arguments: &[&str]| Competitor::new("", program.to_path_buf(), arguments, OPERATIONS);
        let mut competitors = Vec::new();
        for file in files {
            competitors.push(run(&[&arguments(file)[..], &[option]].concat()));
        }
        let key = |file: &String| (file.clone(), program.display().to_string());
        let new: Vec<&String> = files.iter().filter(|file| !self.runs.contains_key(&key(file))).collect();
        competitors.extend(new.iter().map(|file| run(&arguments(file))));
        let rounds = if program.ends_with(OURS) { 3 } else { 1 };
        let seconds: Vec<f64> = measure::measure(&competitors, rounds)?
            .iter()
            .map(|timing| timing.minimum.as_secs_f64())
            .collect();
        let (with, without) = seconds.split_at(files.len());
        self.runs.extend(new.into_iter().map(key).zip(without.iter().copied()));
        let own = files.iter().zip(with).map(|(file, seconds)| {
            let without = self.runs.get(&key(file)).copied().unwrap_or_default();
            #[allow(clippy::cast_precision_loss)] // Far below 2^52.
            let operations = OPERATIONS as f64;
            (seconds - without).max(0.0) * 1e6 / operations
        });
        Ok(own.collect())
    }

    /// The files of a kind: the same operations in many modules, in some, and in one.
    fn files(&self, kind: &str) -> Result<Vec<String>, String> {
        let split = |parts: usize| {
            let module = self.kind(kind)?.module(OPERATIONS / parts);
            let text = vec![module; parts].join("// -----\n");
            self.place.write(&format!("passes-{}-{parts}.mlir", kind.replace(' ', "-")), &text)
        };
        SPLITS.into_iter().map(split).collect()
    }

    fn growth(&mut self) -> Result<(), String> {
        let ours = self.place.binaries.join(OURS);
        let passes = listed();
        let width = passes.iter().map(|pass| pass.pipeline.len()).max().unwrap_or(0);
        println!(
            "  microseconds of a pass for an operation, in modules of 1,000, 10,000 and 100,000 operations"
        );
        println!(
            "  {:width$}  {:>8}  {:>8}  {:>8}  {:>6}  {:>9}  {:>6}  kind",
            "", "1,000", "10,000", "100,000", "growth", "mlir-opt", "ratio"
        );
        for pass in &passes {
            let files = self.files(pass.kind)?;
            let times = self.times(&ours, &files, &pass.option())?;
            let [small, middle, large] = times[..] else { continue };
            let growth = large / small.max(NOISE);
            let flag = if growth > LINEAR && large - small > NOISE { "!" } else { " " };
            let mut beside = format!("{:>9}  {:>6}", "", "");
            if let Some(reference) = self.reference.clone().filter(|_| pass.is_mlirs) {
                let theirs = self.times(&reference, &files[2..], &pass.option())?[0];
                beside = format!("{theirs:>9.3}  {:>6.1}", theirs / large.max(0.001));
            }
            println!(
                "  {:width$}  {small:>8.3}  {middle:>8.3}  {large:>8.3}  {growth:>5.2}{flag}  {beside}  {}",
                pass.pipeline, pass.kind
            );
        }
        Ok(())
    }

    fn large_module(&self) -> Result<(), String> {
        let Some(reference) = &self.reference else {
            println!("  skipped: needs mlir-opt");
            return Ok(());
        };
        let mut text = String::new();
        let mut number = 0;
        while text.len() < MEGABYTES * 1_000_000 {
            for kind in MIXED {
                self.kind(kind)?.function(&mut text, number, 5);
                number += 1;
            }
        }
        let file = self.place.write("passes-large.mlir", &text)?;
        println!("  a module of {MEGABYTES} MB, on one thread: whole runs");
        let is_compared =
            |pass: &Pass<'_>| pass.is_mlirs && MIXED.contains(&pass.kind) && pass.pipeline != ENDLESS;
        let passes = listed().into_iter().filter(is_compared);
        let mut competitors = Vec::new();
        for pass in passes {
            let option = pass.option();
            let arguments = ["-mlir-disable-threading", "-o", "/dev/null", &*file, &*option];
            let theirs = Competitor::new(pass.pipeline, reference.clone(), &arguments, MEGABYTES);
            competitors.push(Competitor { base: true, ..theirs });
            competitors.push(self.place.ours("  toy-opt", OURS, &arguments, MEGABYTES));
        }
        let timings = measure::measure(&competitors, 1)?;
        println!("{}", measure::table(&competitors, &timings, "MB"));
        println!("{}", measure::pairs(&competitors, &timings));
        Ok(())
    }
}

/// The import of LLVM IR.
pub(crate) fn import(place: &Place) -> Result<(), String> {
    if !place.llvm.has_tool("mlir-translate") {
        println!("  skipped: needs mlir-translate");
        return Ok(());
    }
    let reference = place.llvm.prefix.join("bin/mlir-translate");
    let mut text = String::from("declare double @callee(ptr, i64)\nattributes #0 = { nounwind }\n");
    let mut number = 0;
    while text.len() < MEGABYTES * 1_000_000 {
        llvm_function(&mut text, number);
        number += 1;
    }
    let file = place.write("passes-import.ll", &text)?;
    let arguments = ["-import-llvm", "-o", "/dev/null", &*file];
    let theirs = Competitor::new("mlir-translate -import-llvm", reference, &arguments, MEGABYTES);
    let competitors = [
        Competitor { base: true, ..theirs },
        place.ours("toy-opt -import-llvm", OURS, &arguments, MEGABYTES),
    ];
    let timings = measure::measure(&competitors, 2)?;
    println!("  LLVM IR of {MEGABYTES} MB");
    println!("{}", measure::table(&competitors, &timings, "MB"));
    Ok(())
}

/// A function in LLVM IR with arithmetic, memory, a loop and a call; no two are alike.
fn llvm_function(text: &mut String, number: usize) {
    let _ = writeln!(
        text,
        "define double @f{number}(ptr noalias %p, i64 %n, double %x) #0 {{\nentry:\n  %c = icmp sgt i64 %n, {number}\n  \
         br i1 %c, label %head, label %exit"
    );
    let _ = writeln!(
        text,
        "head:\n  %i = phi i64 [ 0, %entry ], [ %next, %head ]\n  %s0 = phi double [ %x, %entry ], [ %s20, %head ]"
    );
    for index in 0..20 {
        let operation = ["fadd", "fmul nnan", "fsub", "fdiv fast"][(number + index) % 4];
        let _ = writeln!(
            text,
            "  %g{index} = getelementptr inbounds [16 x double], ptr %p, i64 %i, i64 {}\n  \
             %l{index} = load double, ptr %g{index}, align 8\n  \
             %s{} = {operation} double %s{index}, %l{index}\n  \
             store double %s{}, ptr %g{index}, align 8",
            index % 16,
            index + 1,
            index + 1
        );
    }
    let _ = writeln!(
        text,
        "  %v = call double @callee(ptr nonnull %p, i64 %i)\n  %next = add nuw nsw i64 %i, 1\n  \
         %d = icmp eq i64 %next, %n\n  br i1 %d, label %exit, label %head\nexit:\n  \
         %r = phi double [ %x, %entry ], [ %s20, %head ]\n  ret double %r\n}}"
    );
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{kinds, listed};

    #[test]
    fn each_pass_has_a_kind_of_module_and_each_kind_a_pass() {
        let kinds = kinds::all();
        let used: BTreeSet<&str> = listed().iter().map(|pass| pass.kind).collect();
        let there: BTreeSet<&str> = kinds.keys().map(String::as_str).collect();
        assert_eq!(used, there);
    }
}
