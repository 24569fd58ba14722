//! What modules compute, in each way of running them.
#![allow(unsafe_code)]

use std::process::Command;

use generators::modules::{ENTRY, RESULTS};
use interpreter::{Limits, Value};
use mlir::{Context, Module};
use mlir_llvm::Jit;

use crate::shared;

/// The integers that a module computes.
pub(crate) type Results = [i64; RESULTS];

/// A module that runs longer is wrong.
const JUMPS: u64 = 20_000_000;

/// Why there are no results.
#[derive(Debug)]
pub(crate) enum Missing {
    /// The interpreter does not know an operation or a type.
    Unknown,
    /// Something went wrong.
    Wrong(String),
}

pub(crate) fn interpreted(cx: &Context, module: &Module) -> Result<Results, Missing> {
    let limits = Limits { jumps: JUMPS, ..Limits::default() };
    let values = interpreter::call_values(cx, module, ENTRY, Vec::new(), limits, &mut std::io::sink())
        .map_err(|error| {
            let notes: Vec<&str> = error.notes.iter().map(|note| &*note.message).collect();
            let message = format!("{} {}", error.message, notes.join(" "));
            let is_unknown = ["not supported", "nor supported", "whose layout in memory is not known"];
            if is_unknown.iter().any(|part| message.contains(part)) {
                Missing::Unknown
            } else {
                Missing::Wrong(message)
            }
        })?;
    // Converted to the llvm dialect, the function returns a structure.
    let parts = values.iter().flat_map(|value| match value {
        Value::Aggregate(parts) => parts.to_vec(),
        other => vec![other.clone()],
    });
    let integers: Vec<i64> = parts.filter_map(|value| value.int().ok().map(|bits| bits as i64)).collect();
    integers.try_into().map_err(|found| Missing::Wrong(format!("it returns {found:?}")))
}

/// The results of a module of the llvm dialect, compiled in this process.
pub(crate) fn compiled(cx: &Context, module: Module) -> Result<Results, String> {
    let jit = Jit::compile(cx, module).map_err(|error| error.to_string())?;
    // SAFETY: the module has no undefined behaviour, or the test finds a mistake.
    let (a, b, c, d) =
        unsafe { jit.function::<fn() -> (i64, i64, i64, i64)>(ENTRY) }.map_err(|error| error.to_string())?();
    Ok([a, b, c, d])
}

/// A module that also prints its results.
pub(crate) fn printing(text: &str) -> String {
    let types = ["i64"; RESULTS].join(", ");
    let prints: String = (0..RESULTS)
        .map(|at| {
            format!("  llvm.call @printI64(%0#{at}) : (i64) -> ()\n  llvm.call @printNewline() : () -> ()\n")
        })
        .collect();
    format!(
        "{text}llvm.func @printI64(i64)
llvm.func @printNewline()
func.func @run() {{
  %0:{RESULTS} = func.call @{ENTRY}() : () -> ({types})
{prints}  return
}}
func.func @main() -> i32 {{
  func.call @run() : () -> ()
  %0 = arith.constant 0 : i32
  return %0 : i32
}}
"
    )
}

/// The results that a tool prints; `None` if it is not installed.
pub(crate) fn printed(command: Command) -> Result<Option<Results>, String> {
    let Some(output) = shared::output(command, b"") else { return Ok(None) };
    let text = output.text();
    let numbers: Vec<i64> = text.lines().filter_map(|line| line.parse().ok()).collect();
    match numbers.try_into() {
        Ok(results) if output.success() => Ok(Some(results)),
        _ => Err(output.to_string()),
    }
}
