//! From the input to the output.

use std::fs;
use std::io::{self, Read, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use mlir::bytecode::WriteOptions;
use mlir::options::MlirOptions;
use mlir::pass::{Failure, PassManager, Report, TimeNode};
use mlir::{Context, Diag, Module, Registry, bytecode, text, verify};
use support::source::MAX_SIZE;
use support::{Diagnostic, FileId, SourceMap};

use crate::cli::Options;
use crate::{expect, terminal};

/// Something stopped the run; it was reported already.
struct Failed;

/// Does what the command line asks for.
pub(crate) fn run(options: Options, dialects: Registry) -> ExitCode {
    match try_run(options, dialects) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed) => ExitCode::FAILURE,
    }
}

fn try_run(options: Options, dialects: Registry) -> Result<(), Failed> {
    let start = Instant::now();
    let mut cx = Context::new(dialects);
    cx.set_allow_unregistered(options.mlir.allow_unregistered);
    if options.show_dialects {
        let names: Vec<&str> = cx.dialects().iter().map(|d| d.name).collect();
        return write_output("-", format!("Available Dialects: {}\n", names.join(",")).as_bytes());
    }
    let input = read_input(&options.input)?;
    if options.dump_pipeline {
        terminal::say(&format!("Pass Manager:\n{}\n", options.pipeline));
    }
    let mut manager = PassManager::from_pipeline(options.pipeline);
    manager.config = options.mlir.pass_config(Arc::new(terminal::say));
    let name = if options.input == "-" { "<stdin>" } else { &options.input };
    let verify = options.verify_diagnostics;
    let bytecode = options.bytecode.as_ref();
    let session = Session { cx: &cx, options: &options.mlir, bytecode, manager: &manager, start };
    let mut output = Vec::new();
    let mut result = Ok(());
    let parts = parts(name, input, options.split)?;
    for (index, part) in parts.into_iter().enumerate() {
        if index > 0 {
            output.extend_from_slice(b"// -----\n");
        }
        let mut sources = SourceMap::new();
        let (text, bytes) = match part {
            Part::Text(text) => (text, None),
            Part::Bytecode(bytes) => (String::new(), Some(bytes)),
        };
        let file = sources.add(name, text);
        let mut diagnostics = Vec::new();
        let written = session.process(&sources, file, bytes.as_deref(), &mut diagnostics);
        if verify {
            diagnostics = expect::compare(&sources, file, &diagnostics);
        }
        if diagnostics.iter().any(Diagnostic::is_error) || (written.is_err() && !verify) {
            result = Err(Failed);
        }
        terminal::show(&sources, &diagnostics);
        output.append(&mut written.unwrap_or_default());
    }
    // As mlir-opt: the parts that are correct are printed although others are not.
    if result.is_ok() || options.split {
        write_output(&options.output, &output)?;
    }
    result
}

/// What the parts of an input share.
struct Session<'a> {
    cx: &'a Context,
    options: &'a MlirOptions,
    bytecode: Option<&'a WriteOptions>,
    manager: &'a PassManager,
    start: Instant,
}

impl Session<'_> {
    /// Reads, verifies, transforms and writes one module, given as a text or as bytes; adds what there is to say
    /// about it.
    fn process(
        &self,
        sources: &SourceMap,
        file: FileId,
        bytes: Option<&[u8]>,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<Vec<u8>, Failed> {
        let cx = self.cx;
        let mut times = Vec::new();
        let mut clock = Instant::now();
        let mut lap = |times: &mut Vec<TimeNode>, name| {
            times.push(TimeNode::new(name, clock.elapsed()));
            clock = Instant::now();
        };
        let mut module = match bytes {
            Some(bytes) => read_bytecode(cx, sources.name(file), bytes)?,
            None => text::parse_module(cx, sources, file).map_err(|errors| {
                diagnostics.extend(errors);
                Failed
            })?,
        };
        lap(&mut times, "Parser");
        verify::verify_with(module.op(cx), self.options.passes.threads).map_err(|errors| {
            diagnostics.extend(errors.iter().map(|d| d.resolve(cx, sources)));
            Failed
        })?;
        lap(&mut times, "Verifier");
        let report = self.transform(sources, &mut module, diagnostics)?;
        let statistics = report.statistics_text();
        times.extend(report.time);
        lap(&mut Vec::new(), "Passes");
        let written = self.write(&module).map_err(|d| {
            diagnostics.push(d.resolve(cx, sources));
            Failed
        })?;
        lap(&mut times, "Output");
        if self.options.statistics {
            terminal::say(&statistics);
        }
        if self.options.timing {
            terminal::say(&TimeNode::report(&times, self.start.elapsed()));
        }
        Ok(written)
    }

    fn write(&self, module: &Module) -> Result<Vec<u8>, Diag> {
        if let Some(options) = self.bytecode {
            return bytecode::write_module(self.cx, module, options);
        }
        let mut print = self.options.print.clone();
        print.assume_verified |= self.options.passes.verify_each;
        let mut text = text::print_module(self.cx, module, &print);
        if !self.options.print.local_scope {
            // As mlir-opt: an empty line after the module, which also ends what aliases follow it.
            text.push('\n');
        }
        Ok(text.into_bytes())
    }

    fn transform(
        &self,
        sources: &SourceMap,
        module: &mut Module,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<Report, Failed> {
        let resolve = |d: &Diag| d.resolve(self.cx, sources);
        match self.manager.run(self.cx, module) {
            Ok(report) => {
                diagnostics.extend(report.diags.iter().map(resolve));
                Ok(report)
            }
            Err(failure) => {
                diagnostics.extend(failure.diags.iter().map(resolve));
                self.write_reproducer(&failure);
                Err(Failed)
            }
        }
    }

    fn write_reproducer(&self, failure: &Failure) {
        let (Some(path), Some(text)) = (&self.options.reproducer, &failure.reproducer) else { return };
        match fs::write(path, text) {
            Ok(()) => terminal::say(&format!("note: reproducer generated at '{path}'\n")),
            Err(e) => terminal::say(&format!("error: cannot write '{path}': {e}\n")),
        }
    }
}

fn read_input(path: &str) -> Result<Vec<u8>, Failed> {
    let mut bytes = Vec::new();
    let read = match path {
        "-" => io::stdin().read_to_end(&mut bytes).map(|_| ()),
        path => fs::read(path).map(|b| bytes = b),
    };
    let complain = |what: String| {
        terminal::say(&format!("error: {what}\n"));
        Failed
    };
    read.map_err(|e| complain(format!("cannot open input file '{path}': {e}")))?;
    if bytes.len() > MAX_SIZE {
        return Err(complain(format!("input file '{path}' is larger than 4 GiB")));
    }
    Ok(bytes)
}

/// A module's file.
enum Part {
    Text(String),
    Bytecode(Vec<u8>),
}

/// The parts of an input; bytecode is one.
fn parts(name: &str, input: Vec<u8>, split_text: bool) -> Result<Vec<Part>, Failed> {
    if bytecode::is_bytecode(&input) {
        return Ok(vec![Part::Bytecode(input)]);
    }
    let text = String::from_utf8(input).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        terminal::say(&format!("error: input file '{name}' is not UTF-8 at byte {at}\n"));
        Failed
    })?;
    let texts = if split_text { split(&text) } else { vec![text] };
    Ok(texts.into_iter().map(Part::Text).collect())
}

fn read_bytecode(cx: &Context, name: &str, bytes: &[u8]) -> Result<Module, Failed> {
    bytecode::read_module(cx, name, bytes).map_err(|e| {
        let note = e.note.as_ref().map(|note| format!("{name}: note: {note}\n"));
        terminal::say(&format!("{name}: error: {e}\n{}", note.unwrap_or_default()));
        Failed
    })
}

fn write_output(path: &str, bytes: &[u8]) -> Result<(), Failed> {
    let written = match path {
        "-" => io::stdout().lock().write_all(bytes),
        path => fs::write(path, bytes),
    };
    match written {
        // Whoever reads the output has seen enough.
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(e) => {
            terminal::say(&format!("error: cannot write '{path}': {e}\n"));
            Err(Failed)
        }
        Ok(()) => Ok(()),
    }
}

/// The parts between lines of `// -----`, each preceded by as many empty lines as there are lines before it, so that
/// places in it are places in the file.
fn split(input: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for (number, line) in input.split_inclusive('\n').enumerate() {
        if line.trim_end() == "// -----" {
            parts.push("\n".repeat(number + 1));
        } else if let Some(part) = parts.last_mut() {
            part.push_str(line);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn parts_keep_their_places() {
        assert_eq!(split("a\n// -----\nb\n"), ["a\n", "\n\nb\n"]);
        assert_eq!(split("a"), ["a"]);
    }
}
