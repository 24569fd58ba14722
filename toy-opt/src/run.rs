//! Running a module in this process, as `-run` requests.
//!
//! Nothing can make this safe: the IR may do anything. The user is responsible for it, who asked to run it.
#![allow(unsafe_code)]

use lowering::Runner;
use lowering::backend::OptLevel;
use mlir::{Context, Module};
use opt::{Call, Request};

/// Runs what the user asked for.
pub(crate) fn run(cx: &Context, module: Module, request: &Request) -> Result<(), String> {
    let level = OptLevel::from_digit(request.level).unwrap_or(OptLevel::O0);
    let runner = Runner { level, libraries: &request.libraries, object: request.object.as_deref() };
    match &request.call {
        // SAFETY: the user is responsible for the program, which has the rights that an executable made from it would
        // have. Afterwards, this process only ends.
        Call::Entry { name, result } => unsafe { runner.start(cx, module, name, result) },
        // SAFETY: the same.
        Call::Function { name, arguments } => unsafe { runner.call(cx, module, name, arguments) },
    }
}
