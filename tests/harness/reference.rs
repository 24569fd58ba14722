//! `toy-tblgen` beside `llvm-tblgen`.
//!
//! Each file in `td/reference/` is accepted, and printed as the reference prints it, in every way of printing; so are the
//! project's own records. Each part (between `// -----` lines) of the files in `td/rejected/` is an error to both. Every
//! `.td` file that comes with LLVM and MLIR is accepted by both and gives the same records, or is an error to both in
//! the same place.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use libtest_mimic::Trial;
use tests::process::{self, LIMIT, Outcome};
use tests::tools::{self, Tools};
use tests::{diff, harness};

const SEPARATOR: &str = "// -----\n";

const OURS: &str = "toy-tblgen";
const REFERENCE: &str = "llvm-tblgen-22";
/// The ways of printing, and their options.
const WAYS: &[(&str, &str)] = &[("records", "--print-records"), ("json", "--dump-json")];

fn main() {
    harness::main(|tools| {
        let mut trials = Vec::new();
        add_reference(&mut trials, tools);
        add_rejected(&mut trials, tools);
        add_own_records(&mut trials, tools);
        add_installed_records(&mut trials, tools);
        trials
    });
}

fn skipped(tools: &Tools) -> Option<String> {
    (!tools.has(REFERENCE)).then(|| format!("needs {REFERENCE}"))
}

fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn add_reference(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let folder = tools::fixtures().join("td/reference");
    for file in tools::files_under(&folder, &["td"], &[]) {
        for &(way, option) in WAYS {
            let name = format!("td/reference/{}::{way}", stem(&file));
            let (tools, file) = (Arc::clone(tools), file.clone());
            trials.push(harness::trial(name, skipped(&tools), move || same_text(&tools, &file, option, &[])));
        }
    }
}

fn add_rejected(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let folder = tools::fixtures().join("td/rejected");
    for file in tools::files_under(&folder, &["td"], &[]) {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        for (index, part) in text.split(SEPARATOR).enumerate() {
            let name = format!("td/rejected/{}-{}", stem(&file), index + 1);
            let (tools, part) = (Arc::clone(tools), part.to_owned());
            trials.push(harness::trial(name, skipped(&tools), move || rejected(&tools, &part)));
        }
    }
}

/// The records that define our own dialects are the same to LLVM.
fn add_own_records(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    let root = tools::fixtures().join("..");
    let include = root.join("ods/include");
    for folder in ["dialects/src", "toy-dialect/src", "mlir/src"] {
        for file in tools::files_under(&root.join(folder), &["td"], &[]) {
            let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
            let (tools, include) = (Arc::clone(tools), include.clone());
            trials.push(harness::trial(format!("td/own/{name}"), skipped(&tools), move || {
                let folders = [include, file.parent().map(Path::to_path_buf).unwrap_or_default()];
                same_text(&tools, &file, "--print-records", &folders)
            }));
        }
    }
}

/// The files that come with LLVM and MLIR: all of them in a full run, else every ninth and those that show the most.
fn add_installed_records(trials: &mut Vec<Trial>, tools: &Arc<Tools>) {
    const ALWAYS: &[&str] = &[
        "CodeGen/ValueTypes.td",
        "IR/Attributes.td",
        "IR/Intrinsics.td",
        "IR/RuntimeLibcalls.td",
        "OpenACC/ACC.td",
        "OpenMP/OMP.td",
        "Option/OptParser.td",
        "Target/Target.td",
        "LLVMOps.td",
        "LinalgOps.td",
    ];
    let include = tools::llvm_prefix().join("include");
    let full = harness::is_full();
    for (project, package) in [("llvm", "llvm-22-dev"), ("mlir", "libmlir-22-dev")] {
        let files = tools::files_under(&include.join(project), &["td"], &[]);
        if files.is_empty() {
            let reason = Some(format!("needs the .td files of {package}"));
            trials.push(harness::trial(format!("td/{project}"), reason, || Ok(())));
        }
        for (index, file) in files.into_iter().enumerate() {
            if !full && index % 9 != 0 && !ALWAYS.iter().any(|name| file.ends_with(name)) {
                continue;
            }
            let name = file.strip_prefix(&include).unwrap_or(&file).display().to_string();
            let (tools, include) = (Arc::clone(tools), include.clone());
            trials.push(harness::trial(format!("td/{name}"), skipped(&tools), move || {
                let own = file.parent().map(Path::to_path_buf).unwrap_or_default();
                for folders in [vec![include.clone()], vec![include, own]] {
                    for (_, option) in WAYS {
                        same_outcome(&tools, &file, option, &folders)?;
                    }
                }
                Ok(())
            }));
        }
    }
}

/// What the reference and what ours does with a file.
fn run_both(
    tools: &Tools,
    file: &Path,
    option: &str,
    include: &[PathBuf],
) -> Result<(Outcome, Outcome), String> {
    let run = |program: &str| {
        let mut command = tools.command(program);
        command
            .arg(option)
            .args(include.iter().flat_map(|folder| [Path::new("-I"), folder.as_path()]))
            .arg(file);
        process::run(command, b"", LIMIT)
    };
    Ok((run(REFERENCE)?, run(OURS)?))
}

/// Both print the same; where they read records, they also warn in the same places, and say there what is to be dumped.
fn same_text(tools: &Tools, file: &Path, option: &str, include: &[PathBuf]) -> Result<(), String> {
    let (expected, actual) = run_both(tools, file, option, include)?;
    both_equal(option, file, expected, actual)
}

fn both_equal(option: &str, file: &Path, expected: Outcome, actual: Outcome) -> Result<(), String> {
    let what = format!("{OURS} {option} {}", file.display());
    for severity in ["warning", "note"] {
        diff::equal(&what, &places(&expected, severity), &places(&actual, severity))?;
    }
    diff::equal(&what, &expected.output()?, &actual.output()?)
}

/// As [`same_text`], or both find the first error in the same place.
fn same_outcome(tools: &Tools, file: &Path, option: &str, include: &[PathBuf]) -> Result<(), String> {
    let (expected, actual) = run_both(tools, file, option, include)?;
    if expected.success() {
        return both_equal(option, file, expected, actual);
    }
    if actual.success() {
        return Err(format!("{OURS} accepts {}, with {include:?}:\n{expected}", file.display()));
    }
    let first = |outcome: &Outcome| {
        places(outcome, "error").lines().take(1).map(|l| format!("{l}\n")).collect::<String>()
    };
    diff::equal(&file.display().to_string(), &first(&expected), &first(&actual))
}

/// The places of all diagnostics of a severity, one a line.
fn places(outcome: &Outcome, severity: &str) -> String {
    let text = String::from_utf8_lossy(&outcome.stderr);
    let separator = format!(": {severity}: ");
    let places = text.lines().filter_map(|line| line.split_once(&separator));
    places.map(|(place, _)| format!("{place}\n")).collect()
}

/// Both complain; ours with a message and the exit status of errors in the input.
fn rejected(tools: &Tools, text: &str) -> Result<(), String> {
    let run = |program: &str| {
        let mut command = tools.command(program);
        command.arg("-");
        process::run(command, text.as_bytes(), LIMIT)
    };
    let complain = |outcome: &Outcome, what: &str| Err(format!("{what}\n{outcome}\nthe text:\n{text}"));
    let reference = run(REFERENCE)?;
    if reference.success() {
        return complain(&reference, &format!("{REFERENCE} accepts this: it does not belong here"));
    }
    let ours = run(OURS)?;
    if ours.status.and_then(|status| status.code()) != Some(1) {
        return complain(&ours, "the exit status of an error in the input is 1");
    }
    if !String::from_utf8_lossy(&ours.stderr).contains("error: ") {
        return complain(&ours, "there is no error message");
    }
    Ok(())
}
