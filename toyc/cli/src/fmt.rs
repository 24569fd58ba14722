//! `toyc fmt`: formats files in place.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use support::{file, staged};
use toyc::Compiler;

use super::terminal::Reporter;

/// A request to format files.
pub(crate) struct Format {
    /// The files; `-` for standard input, whose formatted text goes to standard output.
    pub(crate) files: Vec<PathBuf>,
    /// Whether to only check files: those that are not formatted are listed.
    pub(crate) check: bool,
    /// How errors are shown.
    pub(crate) reporter: Reporter,
}

/// Formats every file that has no errors.
pub(crate) fn run(request: &Format) -> ExitCode {
    let done = request.files.iter().map(|path| {
        let formatted = format(request, path);
        formatted.unwrap_or_else(|message| {
            request.reporter.error(&message);
            false
        })
    });
    // Process every file, even after one with errors.
    if done.fold(true, |all, is_done| all & is_done) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Formats a file; false if it has errors, or if it is only checked and is not formatted.
fn format(request: &Format, path: &Path) -> Result<bool, String> {
    let bytes = file::read(path).map_err(|e| format!("cannot read '{}': {e}", path.display()))?;
    let text = file::text(path, bytes)?;
    let mut compiler = Compiler::new();
    compiler.max_errors = request.reporter.max_errors;
    let source = compiler.add(file::input_name(path), text);
    let formatted = match compiler.format(source) {
        Ok(formatted) => formatted,
        Err(errors) => {
            request.reporter.show(compiler.sources(), &errors.diagnostics);
            return Ok(false);
        }
    };
    let is_same = formatted == compiler.sources().text(source);
    if request.check {
        if !is_same {
            file::write(Path::new("-"), format!("{}\n", file::input_name(path)).as_bytes())?;
        }
        return Ok(is_same);
    }
    if file::is_stream(path) {
        file::write(path, formatted.as_bytes())?;
    } else if !is_same {
        staged::replace(path, formatted.as_bytes())
            .map_err(|e| format!("cannot write '{}': {e}", path.display()))?;
    }
    Ok(true)
}
