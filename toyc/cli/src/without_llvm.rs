//! What the program does in place of `llvm` in a build without LLVM: it says that LLVM is missing.

use std::process::ExitCode;

use toyc::Compilation;
use toyc::explore::{self, Stopped};

use crate::cli::Machine;
use crate::data::Asked;
use crate::run::{Failed, Run};

/// No code is made for any machine.
pub(crate) struct TargetOptions;

/// Nothing is to be loaded.
pub(crate) fn load() {}

/// The machine is not looked at.
pub(crate) fn target(_: &Machine, _: bool) -> TargetOptions {
    TargetOptions
}

/// A page ends at the llvm dialect.
pub(crate) fn shown(_: &TargetOptions) -> Option<explore::Machine<'_>> {
    None
}

/// There is no code.
///
/// # Errors
/// Always.
pub(crate) fn text(_: Compilation<'_>, _: &TargetOptions, _: bool) -> Result<String, String> {
    Err("this toyc was built without LLVM: ':mlir llvm' is the last stage that it can show".to_owned())
}

impl Run<'_> {
    /// Functions on data are always compiled.
    pub(crate) fn call(&self, _: &Asked) -> Result<ExitCode, Failed> {
        Err(self.failed("this toyc was built without LLVM, which compiles what runs on data"))
    }

    /// Later stages are LLVM's.
    pub(crate) fn back_end(&self, _: Compilation<'_>) -> Result<ExitCode, Failed> {
        Err(self.failed("this toyc was built without LLVM: only stages up to -emit=mlir-llvm are available"))
    }

    /// Reports why there is no page.
    pub(crate) fn stopped(&self, Stopped::Errors(errors): Stopped) -> Failed {
        self.fail(&errors)
    }
}
