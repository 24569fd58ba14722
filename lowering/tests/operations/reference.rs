//! What MLIR does with the programs.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use mlir::Context;
use mlir::text::parse_module;
use support::SourceMap;
use tests::process::Outcome;

use crate::programs::Program;
use crate::shared::{is_llvm, output, pipeline_of_mlir};
use crate::{Cells, Step};

/// What MLIR does with each operation; `None` if it is not installed.
pub(crate) fn cells(cx: &Context, path: &Path, programs: &[Program]) -> Option<Cells> {
    let mut cells = Cells::new();
    let text = std::fs::read(path).unwrap_or_default();
    let parsed = pieces("mlir-opt-22", &["--split-input-file"], &text, programs)?;
    let pipeline = format!("--pass-pipeline={}", pipeline_of_mlir());
    let converted = output(command("mlir-opt-22", &["--split-input-file", &pipeline]), &text)?;
    let converted_text = String::from_utf8_lossy(&converted.stdout);
    let chunks: Vec<&str> = converted_text.split("// -----\n").collect();
    let is_converted = |chunk: &&&str| {
        let mut sources = SourceMap::new();
        let file = sources.add("converted.mlir", **chunk);
        parse_module(cx, &sources, file).is_ok_and(|module| is_llvm(cx, &module))
    };
    let good: Vec<&str> =
        chunks.iter().filter(|chunk| !chunk.trim().is_empty()).filter(is_converted).copied().collect();
    let is_about = |chunk: &&&str, program: &Program| chunk.contains(&format!("@{}", program.symbol()));
    let mut translated_lines = Vec::new();
    let mut line = 1;
    for chunk in &good {
        translated_lines.push(line..line + chunk.matches('\n').count() + 1);
        line += chunk.matches('\n').count() + 1;
    }
    let all = good.join("// -----\n");
    let translate = command("mlir-translate-22", &["--mlir-to-llvmir", "--split-input-file"]);
    let translated = output(translate, all.as_bytes())?;
    let errors = error_lines(&translated);
    for (program, is_parsed) in programs.iter().zip(parsed) {
        let mut steps = BTreeSet::new();
        steps.extend(is_parsed.then_some(Step::Parsed));
        let own = format!("@{}", program.symbol());
        let found = good.iter().position(|chunk| {
            chunk.contains(&format!("{own}(")) || (program.function.is_none() && is_about(&chunk, program))
        });
        if let Some(found) = found {
            steps.insert(Step::Converted);
            if !errors.iter().any(|line| translated_lines[found].contains(line)) {
                steps.insert(Step::Translated);
            }
        }
        for op in &program.ops {
            cells.entry(op.clone()).or_default().extend(&steps);
        }
    }
    Some(cells)
}

fn command(tool: &str, options: &[&str]) -> Command {
    let mut command = Command::new(tool);
    command.args(options);
    command
}

/// Which of the programs a tool accepts.
fn pieces(tool: &str, options: &[&str], text: &[u8], programs: &[Program]) -> Option<Vec<bool>> {
    let output = output(command(tool, options), text)?;
    let errors = error_lines(&output);
    Some(programs.iter().map(|program| !errors.iter().any(|line| program.lines.contains(line))).collect())
}

/// The lines of the input with errors.
fn error_lines(output: &Outcome) -> Vec<usize> {
    let text = String::from_utf8_lossy(&output.stderr);
    let of = |line: &str| {
        let (place, _) = line.split_once(": error: ")?;
        let mut parts = place.rsplitn(3, ':');
        parts.next()?;
        parts.next()?.parse().ok()
    };
    text.lines().filter_map(of).collect()
}
