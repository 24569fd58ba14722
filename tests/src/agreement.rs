//! MLIR programs that print the same before and after passes.

use crate::diff;
use crate::process::{self, LIMIT};
use crate::tools::Tools;

/// The output of a program that succeeds.
///
/// # Errors
/// If it fails.
pub fn run(program: &str, options: &[&str], input: &str, tools: &Tools) -> Result<String, String> {
    let mut command = tools.command(program);
    command.args(options);
    process::run(command, input.as_bytes(), LIMIT)?.output()
}

/// The output of the interpreter.
///
/// # Errors
/// If it refuses the text or stops with an error.
pub fn interpret(text: &str, tools: &Tools) -> Result<String, String> {
    run("toyc", &["-", "-x=mlir", "-emit=mlir", "-run"], text, tools)
}

/// The text after the passes on its module.
///
/// # Errors
/// If a pass fails, or the interpreter does not print `expected` afterwards.
pub fn changed(text: &str, expected: &str, passes: &str, tools: &Tools) -> Result<String, String> {
    let changed = run("toy-opt", &[&format!("-pass-pipeline=builtin.module({passes})")], text, tools)?;
    let printed = interpret(&changed, tools).map_err(|e| format!("{e}\nafter {passes}:\n{changed}"))?;
    diff::equal(&format!("after {passes}"), expected, &printed)
        .map_err(|e| format!("{e}\nit became:\n{changed}"))?;
    Ok(changed)
}

/// Whether the program prints the same before and after the passes.
///
/// # Errors
/// If it does not, or cannot be run.
pub fn agrees(text: &str, passes: &str, tools: &Tools) -> Result<(), String> {
    changed(text, &interpret(text, tools)?, passes, tools).map(drop)
}
