//! `toy-opt` beside `mlir-opt`.
//!
//! Each file in `mlir/reference/` is accepted, and printed as `mlir-opt` prints it, in every way of printing. Each part
//! (between `// -----` lines) of the files in `mlir/rejected/` is an error to both.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use tests::process::{self, LIMIT, Outcome};
use tests::tools::{self, Tools};
use tests::{diff, harness};

const REFERENCE: &str = "mlir-opt-22";
const SEPARATOR: &str = "// -----\n";

/// The ways of printing, and their options.
const WAYS: &[(&str, &[&str])] = &[
    ("custom", &[]),
    ("generic", &["-mlir-print-op-generic"]),
    ("locations", &["-mlir-print-debuginfo"]),
    ("generic-locations", &["-mlir-print-op-generic", "-mlir-print-debuginfo"]),
    ("pretty-locations", &["-mlir-print-debuginfo", "-mlir-pretty-debuginfo"]),
    ("local-scope", &["-mlir-print-local-scope", "-mlir-print-debuginfo"]),
    ("elided", &["-mlir-elide-elementsattrs-if-larger=4"]),
];

fn main() {
    harness::main(|tools| {
        let folder = tools::fixtures().join("mlir");
        let skipped = (!tools.has(REFERENCE)).then(|| format!("needs {REFERENCE}"));
        let mut trials = Vec::new();
        for file in tools::files_under(&folder.join("reference"), &["mlir"], &[]) {
            for &(way, options) in WAYS {
                let (name, tools, file) =
                    (format!("reference/{}::{way}", stem(&file)), Arc::clone(tools), file.clone());
                trials.push(harness::trial(name, skipped.clone(), move || same_text(&tools, &file, options)));
            }
        }
        for file in tools::files_under(&folder.join("rejected"), &["mlir"], &[]) {
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            for (index, part) in text.split(SEPARATOR).enumerate() {
                let (name, tools, part) =
                    (format!("rejected/{}-{}", stem(&file), index + 1), Arc::clone(tools), part.to_owned());
                trials.push(harness::trial(name, skipped.clone(), move || rejected(&tools, &part)));
            }
        }
        trials
    });
}

fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn command(tools: &Tools, program: &str, options: &[&str]) -> Command {
    let mut command = tools.command(program);
    command.arg("-allow-unregistered-dialect").args(options);
    command
}

fn same_text(tools: &Tools, file: &Path, options: &[&str]) -> Result<(), String> {
    let run = |program: &str| {
        let mut command = command(tools, program, options);
        command.arg(file);
        process::run(command, b"", LIMIT)?.output()
    };
    diff::equal(&format!("the text of {}", file.display()), &run(REFERENCE)?, &run("toy-opt")?)
}

fn rejected(tools: &Tools, text: &str) -> Result<(), String> {
    let run = |program: &str| process::run(command(tools, program, &[]), text.as_bytes(), LIMIT);
    let complain = |outcome: &Outcome, what: &str| Err(format!("{what}\n{outcome}\nthe text:\n{text}"));
    let reference = run(REFERENCE)?;
    if reference.success() {
        return complain(&reference, "mlir-opt accepts this: it does not belong here");
    }
    let ours = run("toy-opt")?;
    let message = String::from_utf8_lossy(&ours.stderr);
    if ours.status.and_then(|status| status.code()) != Some(1) {
        return complain(&ours, "the exit status of an error in the input is 1");
    }
    if !message.contains("error: ") {
        return complain(&ours, "there is no error message");
    }
    Ok(())
}
