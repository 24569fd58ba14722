//! What the program does with LLVM. `without_llvm.rs` has the same functions for a build without LLVM.
//!
//! - `call`: functions on data, and `results`, what becomes of theirs.
//! - `output`: programs, from the llvm dialect on. `jit`: running one in this process.

mod call;
mod jit;
mod output;
mod results;

/// The machine that code is made for, and how.
pub(crate) use toyc::TargetOptions;
use toyc::{Compilation, CompileError, Loading, OptLevel, explore};

use crate::cli::Machine;

/// Loads LLVM while the front end works.
pub(crate) fn load() -> Loading {
    Loading::start()
}

/// The options as the code generator takes them.
pub(crate) fn target(machine: &Machine, optimize: bool) -> TargetOptions {
    TargetOptions {
        triple: machine.target.clone(),
        cpu: machine.cpu.clone(),
        features: machine.features.clone(),
        opt_level: match machine.level {
            Some(digit) => OptLevel::from_digit(digit).unwrap_or_default(),
            None if optimize => OptLevel::Loops,
            None => OptLevel::O0,
        },
        sanitize_address: machine.sanitize_address,
        ..TargetOptions::default()
    }
}

/// The machine whose code a page shows.
pub(crate) fn shown(target: &TargetOptions) -> Option<explore::Machine<'_>> {
    Some(target)
}

/// A program at the level of the llvm dialect as LLVM IR, or as assembly.
///
/// # Errors
/// The reason why there is no code for it.
pub(crate) fn text(
    program: Compilation<'_>,
    target: &TargetOptions,
    is_assembly: bool,
) -> Result<String, String> {
    let job = program.job("input", target, false);
    let text = if is_assembly { job.assembly() } else { job.llvm_ir() };
    text.map_err(|error| match error {
        CompileError::Invalid(diag) => diag.message,
        CompileError::Backend(error) => error.to_string(),
    })
}
