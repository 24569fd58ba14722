//! From the input to the output.

use std::fs;
use std::io::{self, Read, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use mlir::options::MlirOptions;
use mlir::pass::{Failure, PassManager, Report, TimeNode};
use mlir::{Context, Diag, Module, Registry, text, verify};
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
        return write_output("-", &format!("Available Dialects: {}\n", names.join(",")));
    }
    let input = read_input(&options.input)?;
    if options.dump_pipeline {
        terminal::say(&format!("Pass Manager:\n{}\n", options.pipeline));
    }
    let mut manager = PassManager::from_pipeline(options.pipeline);
    manager.config = options.mlir.pass_config(Arc::new(terminal::say));
    let name = if options.input == "-" { "<stdin>" } else { &options.input };
    let verify = options.verify_diagnostics;
    let session = Session { cx: &cx, options: &options.mlir, manager: &manager, start };
    let mut output = String::new();
    let mut result = Ok(());
    let parts = if options.split { split(&input) } else { vec![input] };
    for (index, part) in parts.into_iter().enumerate() {
        if index > 0 {
            output.push_str("// -----\n");
        }
        let mut sources = SourceMap::new();
        let file = sources.add(name, part);
        let mut diagnostics = Vec::new();
        let text = session.process(&sources, file, &mut diagnostics);
        if verify {
            diagnostics = expect::compare(&sources, file, &diagnostics);
        }
        if diagnostics.iter().any(Diagnostic::is_error) || (text.is_err() && !verify) {
            result = Err(Failed);
        }
        terminal::show(&sources, &diagnostics);
        output.push_str(&text.unwrap_or_default());
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
    manager: &'a PassManager,
    start: Instant,
}

impl Session<'_> {
    /// Reads, verifies, transforms and prints one module; adds what there is to say about it.
    fn process(
        &self,
        sources: &SourceMap,
        file: FileId,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<String, Failed> {
        let cx = self.cx;
        let mut times = Vec::new();
        let mut clock = Instant::now();
        let mut lap = |times: &mut Vec<TimeNode>, name| {
            times.push(TimeNode::new(name, clock.elapsed()));
            clock = Instant::now();
        };
        let mut module = text::parse_module(cx, sources, file).map_err(|errors| {
            diagnostics.extend(errors);
            Failed
        })?;
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
        let mut print = self.options.print.clone();
        print.assume_verified |= self.options.passes.verify_each;
        let mut text = text::print_module(cx, &module, &print);
        if !self.options.print.local_scope {
            // As mlir-opt: an empty line after the module, which also ends what aliases follow it.
            text.push('\n');
        }
        lap(&mut times, "Output");
        if self.options.statistics {
            terminal::say(&statistics);
        }
        if self.options.timing {
            terminal::say(&TimeNode::report(&times, self.start.elapsed()));
        }
        Ok(text)
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

fn read_input(path: &str) -> Result<String, Failed> {
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
    String::from_utf8(bytes).map_err(|e| {
        complain(format!("input file '{path}' is not UTF-8 at byte {}", e.utf8_error().valid_up_to()))
    })
}

fn write_output(path: &str, text: &str) -> Result<(), Failed> {
    let written = match path {
        "-" => io::stdout().lock().write_all(text.as_bytes()),
        path => fs::write(path, text),
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
