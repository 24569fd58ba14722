//! Shows what `.td` files become, as `llvm-tblgen` and `mlir-tblgen` do.

mod files;
mod options;

use std::io::{IsTerminal as _, Read as _, Write as _};
use std::path::Path;
use std::process::ExitCode;

use clap::Parser as _;
use ods::prelude::WithPrelude;
use options::{Action, Options};
use support::{Diagnostic, SourceMap};

fn main() -> ExitCode {
    let options = match Options::try_parse_from(options::double_dashes(std::env::args_os())) {
        Ok(options) => options,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    match run(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            let _ = writeln!(std::io::stderr(), "toy-tblgen: error: {message}");
            ExitCode::from(1)
        }
    }
}

/// Does what was asked for. False where the input has errors, which are then reported already.
fn run(options: &Options) -> Result<bool, String> {
    let mut sources = SourceMap::new();
    let (name, text) = match options.input.as_str() {
        "-" => {
            let mut text = String::new();
            let read = std::io::stdin().read_to_string(&mut text);
            read.map_err(|e| format!("cannot read the standard input: {e}"))?;
            ("<stdin>".to_string(), text)
        }
        path => (
            path.to_string(),
            std::fs::read_to_string(path).map_err(|e| format!("cannot read '{path}': {e}"))?,
        ),
    };
    if text.len() > support::source::MAX_SIZE {
        return Err(format!("'{name}' is too large"));
    }
    let source =
        Path::new(&name).file_name().map_or_else(|| name.clone(), |n| n.to_string_lossy().into_owned());
    let main = sources.add(name, text);
    let loader = WithPrelude(files::IncludeDirs::new(&options.include_dirs));
    let (records, diagnostics) = tablegen::parse(&mut sources, main, &loader);
    // A warning about the prelude is nothing that its user can mend.
    let about_prelude = |d: &Diagnostic| d.span.is_some_and(|s| ods::prelude::contains(&sources, s.file));
    let diagnostics: Vec<Diagnostic> =
        diagnostics.into_iter().filter(|d| d.is_error() || !about_prelude(d)).collect();
    report(&sources, &diagnostics);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Ok(false);
    }
    let output = match options.action() {
        Action::PrintRecords => tablegen::print::print_records(&records),
        Action::NullBackend => String::new(),
        Action::DumpJson => tablegen::print::dump_json(&records, &sources),
        Action::GenOpDefs => {
            let (rust, diagnostics) = ods::generate(&records, &sources, main, &source);
            report(&sources, &diagnostics);
            match rust {
                Some(rust) => rust,
                None => return Ok(false),
            }
        }
    };
    // The process ends here: taking the records apart would cost a tenth of its time.
    std::mem::forget(records);
    write_output(&options.output, &output)?;
    Ok(true)
}

fn report(sources: &SourceMap, diagnostics: &[Diagnostic]) {
    let mut stderr = std::io::stderr().lock();
    let pretty = stderr.is_terminal();
    let color = pretty && std::env::var_os("NO_COLOR").is_none();
    for diagnostic in diagnostics {
        let text = match pretty {
            true => support::render::pretty(sources, diagnostic, color),
            false => support::render::plain(sources, diagnostic),
        };
        let _ = stderr.write_all(text.as_bytes());
    }
}

fn write_output(path: &str, text: &str) -> Result<(), String> {
    match path {
        // A reader that stops early (`| head`) is no error.
        "-" => match std::io::stdout().write_all(text.as_bytes()) {
            Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => {
                Err(format!("cannot write the output: {e}"))
            }
            _ => Ok(()),
        },
        path => std::fs::write(path, text).map_err(|e| format!("cannot write '{path}': {e}")),
    }
}
