//! What this project does with the programs.
// Why a cell is empty is shown with a failure.
#![allow(unsafe_code, clippy::print_stdout)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::Command;

use interpreter::{Limits, Value};
use lowering::registry;
use mlir::pass::PassRegistry;
use mlir::text::{PrintOptions, print_module};
use mlir::{Context, Module};
use mlir_llvm::Jit;

use crate::programs::{Number, Program};
use crate::{Cells, Step, shared};

/// The result of a program.
#[derive(Clone, Copy, Debug)]
enum Outcome {
    Int(i64),
    Float(f64),
}

impl Outcome {
    fn of(value: &Value) -> Option<Outcome> {
        match value {
            Value::Int(bits) => Some(Outcome::Int(*bits as i64)),
            Value::Float(number) => Some(Outcome::Float(*number)),
            _ => None,
        }
    }

    /// Whether both are the same number, but for the last digits of functions of mathematics.
    fn is(self, other: Outcome, precision: f64) -> bool {
        match (self, other) {
            (Outcome::Int(a), Outcome::Int(b)) => a == b,
            (Outcome::Float(a), Outcome::Float(b)) => (a - b).abs() <= precision * a.abs().max(1.0),
            // C prints no point after a whole number.
            (Outcome::Float(a), Outcome::Int(b)) => a == b as f64,
            (Outcome::Int(_), Outcome::Float(_)) => false,
        }
    }
}

/// The step of exceptions that are not interpreted once they are converted.
pub(crate) const AGAIN: &str = "interpreted-when-converted";

/// What C prints has six digits.
const OF_C: f64 = 1e-5;
const OF_RUST: f64 = 1e-12;

/// What is done with each operation of a dialect; what differs.
pub(crate) fn cells(
    cx: &Context,
    dialect: &str,
    programs: &[Program],
    reasons: &BTreeMap<(String, String), String>,
) -> (Cells, Vec<String>) {
    let registry = registry::passes();
    let (mut cells, mut problems) = (Cells::new(), Vec::new());
    let mut runnable = Vec::new();
    for program in programs {
        let (steps, outcome) = one(cx, &registry, program, reasons, &mut problems);
        for op in &program.ops {
            cells.entry(op.clone()).or_default().extend(&steps);
        }
        // LLVM ends the process at what it has no code for.
        let is_refused = reasons.contains_key(&(program.name().to_owned(), Step::Run.name().to_owned()));
        if program.function.is_some() && steps.contains(&Step::Translated) && !is_refused {
            runnable.push((program, outcome));
        }
    }
    if runnable.is_empty() {
        return (cells, problems);
    }
    let whole = Whole::new(&runnable);
    let module = whole.converted(cx, &registry);
    let text = print_module(cx, &module, &PrintOptions::default());
    let mut diags = Vec::new();
    let llvm = lowering::export(cx, &module, &mut diags).unwrap_or_else(|| panic!("{dialect}: {diags:?}"));
    let folder = tempfile::tempdir().expect("there is room");
    let runs = [
        ("the JIT", OF_RUST, whole.run(cx, module)),
        ("lli", OF_C, numbers(shared::lli(&folder, &llvm))),
        ("mlir-runner", OF_C, numbers(shared::runner(&folder, text.as_bytes()))),
    ];
    // The interpreter's results; for what it does not know, those of the first that runs it.
    let mut known: Vec<Option<Outcome>> = runnable.iter().map(|(_, outcome)| *outcome).collect();
    let mut ran = vec![true; runnable.len()];
    for (tool, precision, results) in runs {
        let Some(results) = results else { continue };
        if results.len() != runnable.len() {
            problems.push(format!("{dialect}: {tool} shows {} results of {}", results.len(), runnable.len()));
        }
        for (index, ((program, _), result)) in runnable.iter().zip(results).enumerate() {
            let outcome = *known[index].get_or_insert(result);
            if !outcome.is(result, precision) {
                let name = program.title();
                problems.push(format!("{name}: {tool} computes {result:?}, the others {outcome:?}"));
                ran[index] = false;
            }
        }
    }
    for ((program, _), _) in runnable.iter().zip(ran).filter(|(_, ran)| *ran) {
        for op in &program.ops {
            cells.entry(op.clone()).or_default().insert(Step::Run);
        }
    }
    (cells, problems)
}

/// What is done with one program, and what it computes.
fn one(
    cx: &Context,
    registry: &PassRegistry,
    program: &Program,
    reasons: &BTreeMap<(String, String), String>,
    problems: &mut Vec<String>,
) -> (Vec<Step>, Option<Outcome>) {
    let name = program.title();
    let is_excepted = |step: &str| reasons.contains_key(&(program.name().to_owned(), step.to_owned()));
    let Some(mut module) = parsed(cx, &program.text, problems) else { return (Vec::new(), None) };
    let absent = program.ops.iter().filter(|op| !contains(cx, &module, op));
    problems.extend(absent.map(|op| format!("the program of {name} has no {op}")));
    let mut steps = vec![Step::Parsed];
    let interpret = |module: &Module, when: &str| {
        let limits = Limits::default();
        program.function?;
        let results =
            interpreter::call_values(cx, module, &program.symbol(), Vec::new(), limits, &mut std::io::sink());
        match results {
            Ok(results) => results.first().and_then(Outcome::of),
            Err(error) => {
                println!("{name} {when} its conversion: {}", error.message);
                None
            }
        }
    };
    let before = interpret(&module, "before");
    steps.extend(before.map(|_| Step::Interpreted));
    if program.is_form() && before.is_none() && !is_excepted(Step::Interpreted.name()) {
        problems.push(format!("{name} is not interpreted"));
    }
    if let Err(message) = shared::convert(cx, registry, &mut module) {
        println!("{name}: {message}");
        return (steps, before);
    }
    if !shared::is_llvm(cx, &module) {
        println!("{name}: not all of it is converted");
        return (steps, before);
    }
    steps.push(Step::Converted);
    let after = interpret(&module, "after");
    match (before, after) {
        (Some(before), Some(after)) if !before.is(after, OF_RUST) => {
            problems.push(format!("{name} computes {before:?}, and {after:?} when it is converted"));
        }
        (Some(_), None) if is_excepted(AGAIN) => {}
        (Some(_), None) => problems.push(format!("{name} is not interpreted when it is converted")),
        _ => {}
    }
    let mut diags = Vec::new();
    if lowering::export(cx, &module, &mut diags).is_some() {
        steps.push(Step::Translated);
    } else {
        println!("{name}: {diags:?}");
    }
    (steps, before)
}

fn parsed(cx: &Context, text: &str, problems: &mut Vec<String>) -> Option<Module> {
    shared::parsed(cx, text).map_err(|message| problems.push(format!("{message}:\n{text}"))).ok()
}

fn contains(cx: &Context, module: &Module, name: &str) -> bool {
    shared::any_op(cx, module, |op| op.name() == name)
}

/// All programs of a file that are run, in one module.
struct Whole<'p> {
    text: String,
    programs: Vec<&'p Program>,
}

impl<'p> Whole<'p> {
    /// Its `main` prints a line for each program.
    fn new(programs: &[(&'p Program, Option<Outcome>)]) -> Self {
        let programs: Vec<&Program> = programs.iter().map(|(program, _)| *program).collect();
        let mut text =
            String::from("llvm.func @printI64(i64)\nllvm.func @printF64(f64)\nllvm.func @printNewline()\n");
        let mut main = String::from("func.func @main() -> i32 {\n  %status = arith.constant 0 : i32\n");
        for (index, program) in programs.iter().enumerate() {
            text.push_str(&program.text);
            let Some((number, is_llvm)) = program.function else { continue };
            let dialect = if is_llvm { "llvm" } else { "func" };
            let (ty, print) = match number {
                Number::I64 => ("i64", "printI64"),
                Number::F64 => ("f64", "printF64"),
            };
            let _ = writeln!(
                main,
                "  %{index} = {dialect}.call @{}() : () -> {ty}\n  llvm.call @{print}(%{index}) : ({ty}) -> ()\n  \
                 llvm.call @printNewline() : () -> ()",
                program.symbol()
            );
        }
        text.push_str(&main);
        text.push_str("  return %status : i32\n}\n");
        text.push_str("func.func @run() {\n  %0 = func.call @main() : () -> i32\n  return\n}\n");
        Whole { text, programs }
    }

    fn converted(&self, cx: &Context, registry: &PassRegistry) -> Module {
        let mut problems = Vec::new();
        let module = parsed(cx, &self.text, &mut problems);
        let mut module = module.unwrap_or_else(|| panic!("{}", problems.join("\n")));
        shared::convert(cx, registry, &mut module).unwrap_or_else(|message| panic!("{message}"));
        module
    }

    /// What the programs compute when this process calls them.
    fn run(&self, cx: &Context, module: Module) -> Option<Vec<Outcome>> {
        let jit = Jit::compile(cx, module).unwrap_or_else(|error| panic!("{error}"));
        let call = |program: &&Program| {
            let (number, _) = program.function.expect("it is run");
            let symbol = program.symbol();
            // SAFETY: the programs have no undefined behaviour: the interpreter has run them.
            unsafe {
                match number {
                    Number::I64 => {
                        jit.function::<fn() -> i64>(&symbol).map(|function| Outcome::Int(function()))
                    }
                    Number::F64 => {
                        jit.function::<fn() -> f64>(&symbol).map(|function| Outcome::Float(function()))
                    }
                }
            }
        };
        let results = self.programs.iter().map(call).collect::<Result<_, _>>();
        Some(results.unwrap_or_else(|error| panic!("{error}")))
    }
}

/// The numbers that a program prints, one in a line; `None` if the tool is not installed.
fn numbers(command: Command) -> Option<Vec<Outcome>> {
    let output = shared::output(command, b"")?;
    let text = output.text();
    if !output.success() {
        println!("{output}");
    }
    let lines = text.lines().filter(|line| !line.starts_with('('));
    let number = |line: &str| match line.parse() {
        Ok(number) => Outcome::Int(number),
        Err(_) => Outcome::Float(line.parse().unwrap_or(f64::NAN)),
    };
    Some(lines.map(number).collect())
}
