//! The table of all operations: what works with each, as a page of the book says it.
//!
//! `tests/operations` has a file for each dialect with a small program for each operation, after a comment that names the
//! operations that the program shows, and further programs for forms of the first of them, with the form in parentheses.
//! Each is parsed, interpreted, converted to the llvm dialect, interpreted again and
//! translated to LLVM IR; then all of a file are run by the JIT, by `lli` and by `mlir-runner`, and every result must be
//! the same. `mlir-opt` and `mlir-translate` say what MLIR does with the same programs: what MLIR can do and this
//! project cannot is listed in `tests/operations/exceptions.txt` with a reason, and nothing else is.
//!
//! `TOY_TEST_BLESS=1` writes the page.
#![cfg(feature = "llvm")]

mod ours;
mod page;
mod programs;
mod reference;
#[path = "../shared/mod.rs"]
mod shared;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use lowering::registry;
use mlir::Context;

use crate::programs::Program;

/// What can be done with an operation's program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Step {
    Parsed,
    Interpreted,
    Converted,
    Translated,
    Run,
}

impl Step {
    pub(crate) const ALL: [Step; 5] =
        [Step::Parsed, Step::Interpreted, Step::Converted, Step::Translated, Step::Run];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Step::Parsed => "parsed",
            Step::Interpreted => "interpreted",
            Step::Converted => "converted",
            Step::Translated => "translated",
            Step::Run => "run",
        }
    }
}

/// What is done with the programs of a dialect, by operation.
pub(crate) type Cells = BTreeMap<String, BTreeSet<Step>>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/operations")
}

/// The reasons why a step fails, by operation and step.
fn exceptions() -> BTreeMap<(String, String), String> {
    let text = std::fs::read_to_string(folder().join("exceptions.txt")).expect("the list is there");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (what, reason) = line.split_once(": ").unwrap_or_else(|| panic!("no reason: {line}"));
            let (op, step) = what.split_once(' ').unwrap_or_else(|| panic!("no step: {line}"));
            ((op.to_owned(), step.to_owned()), reason.to_owned())
        })
        .collect()
}

/// The dialects that are MLIR's, with their operations.
fn operations(cx: &Context) -> Vec<(&'static str, Vec<&'static str>)> {
    let own = ["builtin", "toy", "dlti"];
    let dialects = cx.dialects().iter().filter(|dialect| !own.contains(&dialect.name));
    let mut all: Vec<_> =
        dialects.map(|dialect| (dialect.name, dialect.ops.iter().map(|op| op.name).collect())).collect();
    all.sort();
    all
}

#[test]
fn the_table_is_what_the_programs_show() {
    let cx = Context::new(registry::dialects());
    let mut problems = Vec::new();
    let mut table = Vec::new();
    let all_reasons = exceptions();
    let mut reasons = all_reasons.clone();
    for (dialect, ops) in operations(&cx) {
        let path = folder().join(format!("{dialect}.mlir"));
        let programs = programs::read(&path);
        let (ours, wrong) = ours::cells(&cx, dialect, &programs, &all_reasons);
        problems.extend(wrong);
        let theirs = reference::cells(&cx, &path, &programs);
        check_names(&programs, &ops, &mut problems);
        for op in &ops {
            let has = ours.get(*op).cloned().unwrap_or_default();
            let is_theirs = |step| {
                theirs.as_ref().is_none_or(|cells| {
                    cells.get(*op).is_some_and(|has: &BTreeSet<Step>| has.contains(&step))
                })
            };
            for step in Step::ALL {
                let reason = reasons.remove(&((*op).to_owned(), step.name().to_owned()));
                match (has.contains(&step), reason) {
                    (true, Some(_)) => {
                        problems.push(format!("{op} is {}: no exception is needed", step.name()))
                    }
                    (false, None) if matches!(step, Step::Interpreted | Step::Run) || is_theirs(step) => {
                        problems.push(format!("{op} is not {}, for no reason", step.name()));
                    }
                    _ => {}
                }
            }
        }
        table.push((dialect, ops, ours, theirs));
    }
    reasons.retain(|(_, step), _| step != ours::AGAIN);
    problems.extend(reasons.keys().map(|(op, step)| format!("{op} {step}: there is no such cell")));
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    page::check(&table, &all_reasons);
}

/// Every operation has a program, and every program is about operations of the dialect, or of others.
fn check_names(programs: &[Program], ops: &[&str], problems: &mut Vec<String>) {
    let shown: BTreeSet<&str> =
        programs.iter().flat_map(|program| &program.ops).map(String::as_str).collect();
    problems.extend(ops.iter().filter(|op| !shown.contains(*op)).map(|op| format!("{op} has no program")));
}
