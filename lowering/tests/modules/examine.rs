//! One module, in every way.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use lowering::registry;
use mlir::Context;
use mlir::pass::PassRegistry;
use mlir::text::{PrintOptions, print_module};
use tests::harness;

use crate::results::{self, Missing, Results};
use crate::{exceptions, passes, shared};

/// Something that is done with a module.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// These passes change nothing of what it computes.
    Passes(String),
    /// Converted to the llvm dialect, it computes the same, interpreted and compiled.
    Compiled,
    /// `lli` computes the same.
    Lli,
    /// MLIR converts and runs it with the same results.
    Runner,
    /// `mlir-opt` makes the same text with these passes.
    Text(String),
}

/// What went wrong.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    /// What smaller modules have in common.
    pub(crate) kind: String,
    /// The details.
    pub(crate) message: String,
    /// The step that failed.
    pub(crate) step: Option<Step>,
}

impl Failure {
    pub(crate) fn new(kind: impl Into<String>, message: String, step: Option<Step>) -> Self {
        Failure { kind: kind.into(), message, step }
    }
}

/// What happened how often.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) interpreted: AtomicUsize,
    pub(crate) compiled: AtomicUsize,
    pub(crate) refused: AtomicUsize,
    pub(crate) excused: AtomicUsize,
    pub(crate) differing: AtomicUsize,
}

struct Subject<'a> {
    cx: Context,
    registry: PassRegistry,
    text: &'a str,
    counts: &'a Counts,
}

/// Whether a module computes the same in every step.
pub(crate) fn examine(text: &str, steps: &[Step], counts: &Counts) -> Result<(), Failure> {
    let subject =
        Subject { cx: Context::new(registry::dialects()), registry: registry::passes(), text, counts };
    let guarded = |step: Option<&Step>, body: &mut dyn FnMut() -> Result<(), (String, String)>| {
        let result = catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|panic| {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default();
            Err(("panics".to_owned(), message.to_owned()))
        });
        result.map_err(|(kind, message)| Failure::new(kind, message, step.cloned()))
    };
    let mut expected = None;
    guarded(None, &mut || accepted(subject.start().map(|results| expected = Some(results))))?;
    let Some(expected) = expected else { return Ok(()) };
    for step in steps {
        let Err(failure) = guarded(Some(step), &mut || subject.step(step, expected)) else { continue };
        if exceptions::reason(&failure, step, text).is_none() {
            if matches!(step, Step::Text(_)) && harness::number("TOY_TEST_TEXTS") != Some(1) {
                harness::note(&failure.kind);
                counts.differing.fetch_add(1, Ordering::Relaxed);
                continue;
            }
            return Err(failure);
        }
        counts.excused.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

type Outcome<T = ()> = Result<T, (String, String)>;

fn wrong<T>(kind: impl Into<String>, message: impl Into<String>) -> Outcome<T> {
    Err((kind.into(), message.into()))
}

/// What MLIR refuses is no failure here.
fn accepted(outcome: Outcome) -> Outcome {
    match outcome {
        Err((kind, _)) if kind == "refused" => Ok(()),
        other => other,
    }
}

fn same(kind: &str, expected: Results, found: Results, text: impl FnOnce() -> String) -> Outcome {
    if expected == found {
        return Ok(());
    }
    wrong(format!("{kind}: other results"), format!("{found:?} instead of {expected:?}\n{}", text()))
}

impl Subject<'_> {
    fn module(&self) -> Outcome<mlir::Module> {
        shared::parsed(&self.cx, self.text).or_else(|message| wrong("is refused", message))
    }

    fn start(&self) -> Outcome<Results> {
        let module = self.module()?;
        self.interpreted_or_compiled("as it is", module)
    }

    /// What a module computes, interpreted, or compiled if the interpreter does not know all of it.
    fn interpreted_or_compiled(&self, when: &str, module: mlir::Module) -> Outcome<Results> {
        match results::interpreted(&self.cx, &module) {
            Ok(results) => {
                self.counts.interpreted.fetch_add(1, Ordering::Relaxed);
                Ok(results)
            }
            Err(Missing::Wrong(message)) => {
                wrong(format!("{when}: the interpreter stops"), format!("{message}\n{}", self.print(&module)))
            }
            Err(Missing::Unknown) => {
                self.counts.compiled.fetch_add(1, Ordering::Relaxed);
                let converted = self.converted(when, module)?;
                results::compiled(&self.cx, converted)
                    .or_else(|message| wrong(format!("{when}: the JIT fails"), message))
            }
        }
    }

    fn print(&self, module: &mlir::Module) -> String {
        print_module(&self.cx, module, &PrintOptions::default())
    }

    fn converted(&self, when: &str, mut module: mlir::Module) -> Outcome<mlir::Module> {
        let before = self.print(&module);
        if let Err(message) = shared::convert(&self.cx, &self.registry, &mut module) {
            if self.is_refused(&message, &before, &shared::pipeline_of_mlir()) {
                return wrong("refused", message);
            }
            return wrong(format!("{when}: it is not converted"), format!("{message}\n{before}"));
        }
        if !shared::is_llvm(&self.cx, &module) {
            return wrong(format!("{when}: not all of it is converted"), self.print(&module));
        }
        Ok(module)
    }

    /// Whether `mlir-opt` does not run these passes, either, which failed here with this message. It excuses no bug.
    fn is_refused(&self, message: &str, text: &str, pipeline: &str) -> bool {
        if message.starts_with(shared::BUG) {
            return false;
        }
        let output = shared::output(mlir_opt(pipeline), text.as_bytes());
        let is_refused = output.is_some_and(|output| !output.success());
        if is_refused {
            self.counts.refused.fetch_add(1, Ordering::Relaxed);
        }
        is_refused
    }

    fn step(&self, step: &Step, expected: Results) -> Outcome {
        let outcome = match step {
            Step::Passes(passes) => self.passes(passes, expected),
            Step::Compiled => self.compiled(expected),
            Step::Lli => self.lli(expected),
            Step::Runner => self.runner(expected),
            Step::Text(passes) => self.text(passes),
        };
        accepted(outcome)
    }

    fn passes(&self, passes: &str, expected: Results) -> Outcome {
        if passes::wants_no_deallocations(passes) && self.text.contains("memref.dealloc") {
            return Ok(());
        }
        let mut module = self.module()?;
        let pipeline = format!("builtin.module({passes})");
        if let Err(message) = shared::run_passes(&self.cx, &self.registry, &pipeline, &mut module) {
            if !passes::is_ours(passes) && self.is_refused(&message, self.text, &pipeline) {
                return wrong("refused", message);
            }
            return wrong(format!("{passes} fails"), message);
        }
        if let Err(errors) = mlir::verify(module.op(&self.cx)) {
            return wrong(
                format!("{passes} makes an invalid module"),
                format!("{errors:?}\n{}", self.print(&module)),
            );
        }
        let text = self.print(&module);
        let found = self.interpreted_or_compiled(&format!("after {passes}"), module)?;
        same(&format!("after {passes}"), expected, found, || format!("it became:\n{text}"))
    }

    fn compiled(&self, expected: Results) -> Outcome {
        let module = self.converted("to the llvm dialect", self.module()?)?;
        let text = || self.print(&module);
        match results::interpreted(&self.cx, &module) {
            Ok(found) => same("converted and interpreted", expected, found, text)?,
            Err(Missing::Unknown) => {
                self.counts.compiled.fetch_add(1, Ordering::Relaxed);
            }
            Err(Missing::Wrong(message)) => {
                return wrong("converted: the interpreter stops", format!("{message}\n{}", text()));
            }
        }
        let text = text();
        let found = results::compiled(&self.cx, module).or_else(|message| wrong("the JIT fails", message))?;
        same("compiled", expected, found, || text)
    }

    fn printing(&self) -> Outcome<mlir::Module> {
        let text = results::printing(self.text);
        shared::parsed(&self.cx, &text).or_else(|message| wrong("is refused", message))
    }

    fn lli(&self, expected: Results) -> Outcome {
        let module = self.converted("for lli", self.printing()?)?;
        let mut diags = Vec::new();
        let Some(llvm) = lowering::export(&self.cx, &module, &mut diags) else {
            return wrong("is not translated", format!("{diags:?}"));
        };
        let folder = folder()?;
        match results::printed(shared::lli(&folder, &llvm)) {
            Ok(None) => Ok(()),
            Ok(Some(found)) => same("lli", expected, found, String::new),
            Err(message) => wrong("lli fails", message),
        }
    }

    fn runner(&self, expected: Results) -> Outcome {
        let text = results::printing(self.text);
        let command = mlir_opt(&shared::pipeline_of_mlir());
        let Some(converted) = shared::output(command, text.as_bytes()) else { return Ok(()) };
        if !converted.success() {
            return wrong("mlir-opt does not convert it", String::from_utf8_lossy(&converted.stderr));
        }
        let folder = folder()?;
        match results::printed(shared::runner(&folder, &converted.stdout)) {
            Ok(None) => Ok(()),
            Ok(Some(found)) => same("mlir-runner", expected, found, String::new),
            Err(message) => wrong("mlir-runner fails", message),
        }
    }

    fn text(&self, passes: &str) -> Outcome {
        if passes::is_ours(passes) {
            return Ok(());
        }
        let pipeline = format!("builtin.module({passes})");
        let Some(theirs) = shared::output(mlir_opt(&pipeline), self.text.as_bytes()) else {
            return Ok(());
        };
        let mut module = self.module()?;
        let ours = shared::run_passes(&self.cx, &self.registry, &pipeline, &mut module);
        match (ours, theirs.success()) {
            (Err(message), false) if !message.starts_with(shared::BUG) => Ok(()),
            (Err(message), false) => wrong(format!("text: {passes} fails"), message),
            (Err(message), true) => wrong(format!("text: {passes} fails here only"), message),
            (Ok(()), false) => {
                wrong(format!("text: {passes} fails there only"), String::from_utf8_lossy(&theirs.stderr))
            }
            (Ok(()), true) => {
                let theirs = String::from_utf8_lossy(&theirs.stdout);
                tests::diff::equal(passes, theirs.trim_end(), self.print(&module).trim_end())
                    .or_else(|message| wrong(format!("text: {passes} differs"), message))
            }
        }
    }
}

fn mlir_opt(pipeline: &str) -> Command {
    let mut command = Command::new("mlir-opt-22");
    command.arg(format!("--pass-pipeline={pipeline}"));
    command
}

fn folder() -> Outcome<tempfile::TempDir> {
    tempfile::tempdir().or_else(|error| wrong("no folder", error.to_string()))
}
