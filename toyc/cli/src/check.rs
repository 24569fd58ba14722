//! `toyc check`: the errors and warnings of programs, and nothing else.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mlir::bytecode;
use support::file;
use toyc::pipeline::Level;
use toyc::{Compilation, Compiler, Errors, Start};

use super::cli::{Check, Language};
use super::terminal::Reporter;

/// Checks every file, even after one with errors.
pub(crate) fn run(request: &Check) -> ExitCode {
    let is_good = |(language, path): &(Language, PathBuf)| {
        check(&request.reporter, *language, path).unwrap_or_else(|message| {
            request.reporter.error(&message);
            false
        })
    };
    if request.files.iter().map(is_good).fold(true, |all, is_good| all & is_good) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Shows the errors and warnings of a file; false if there are errors.
fn check(reporter: &Reporter, language: Language, path: &Path) -> Result<bool, String> {
    let bytes = file::read(path).map_err(|e| format!("cannot read '{}': {e}", path.display()))?;
    let mut compiler = Compiler::new();
    compiler.max_errors = reporter.max_errors;
    compiler.start = Start::MainIfAny;
    let is_bytecode = language == Language::Mlir && bytecode::is_bytecode(&bytes);
    let (text, bytes) = if is_bytecode { (String::new(), bytes) } else { (file::text(path, bytes)?, vec![]) };
    let file = compiler.add(file::input_name(path), text);
    let program = match language {
        Language::Toy => compiler.generate(file),
        Language::Mlir if is_bytecode => compiler.read_bytecode(file, &bytes),
        Language::Mlir => compiler.read(file),
    };
    let show = |errors: &Errors| reporter.show(compiler.sources(), &errors.diagnostics);
    let mut program = match program {
        Ok(program) => program,
        Err(errors) => return Ok(!show(&errors)),
    };
    let has_errors = reporter.show(compiler.sources(), program.warnings());
    Ok(!has_errors & shapes(&mut program, language).map_or_else(|errors| !show(&errors), |()| true))
}

/// The errors that need IR: those in shapes, which are inferred, and violations of the operations' rules.
fn shapes(program: &mut Compilation<'_>, language: Language) -> Result<(), Errors> {
    program.verify()?;
    match language {
        Language::Toy => {
            program.keep_functions();
            program.lower(Level::OptimizedToy)
        }
        Language::Mlir => Ok(()),
    }
}
