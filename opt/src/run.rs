//! From the input to the output.

use std::fs;
use std::io::{self, Read};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use mlir::bytecode::WriteOptions;
use mlir::options::MlirOptions;
use mlir::pass::{Failure, PassManager, Report, TimeNode};
use mlir::{Context, Diag, Module, Registry, bytecode, text, verify};
use support::source::MAX_SIZE;
use support::{Diagnostic, FileId, SourceMap, Span};

use crate::cli::{Options, Strictness};
use crate::output::Output;
use crate::{expect, roundtrip, terminal};

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
    if options.show_dialects {
        let cx = Context::new(dialects);
        let names: Vec<&str> = cx.dialects().iter().map(|d| d.name).collect();
        let mut output = Output::new("-", false);
        output.put(|to| writeln!(to, "Available Dialects: {}", names.join(",")));
        return finish("-", output);
    }
    let input = read_input(&options.input)?;
    if options.dump_pipeline {
        terminal::say(&format!("{}\n", options.pipeline.dump()));
    }
    let mut manager = PassManager::from_pipeline(options.pipeline);
    manager.config = options.mlir.pass_config(Arc::new(terminal::say));
    let name = if options.input == "-" { "<stdin>" } else { &options.input };
    let (text, bytes) = match bytecode::is_bytecode(&input) {
        true => (String::new(), Some(input)),
        false => (utf8(name, input)?, None),
    };
    let mut sources = SourceMap::new();
    let file = sources.add(name, text);
    let session = Session {
        options: &options.mlir,
        bytecode: options.bytecode.as_ref(),
        manager: &manager,
        verify_roundtrip: options.verify_roundtrip,
        first_error_only: options.verify_diagnostics == Some(Strictness::All),
        expects: options.verify_diagnostics.is_some(),
        only_module: options.split.is_none(),
        start,
    };
    // What is expected must have come before anything is written.
    let hold = options.verify_diagnostics.is_some() && options.split.is_none();
    let mut output = Output::new(&options.output, hold);
    let mut result = Ok(());
    let (parts, warnings) = match &options.split {
        Some(marker) => split(&sources, file, marker),
        None => (vec![Span::new(file, 0, sources.text(file).len())], Vec::new()),
    };
    terminal::show(&sources, &warnings);
    for (index, part) in parts.into_iter().enumerate() {
        if index > 0 {
            output.put(|to| writeln!(to, "{}", options.output_split));
        }
        let source = bytes.as_ref().map_or(Source::Text(part), |bytes| Source::Bytecode(name, bytes));
        let mut diagnostics = Vec::new();
        // As in mlir-opt, no part knows of the others.
        let mut cx = Context::new(dialects.clone());
        cx.set_allow_unregistered(options.mlir.allow_unregistered);
        // Files that say what they expect do not expect that.
        let expects = options.verify_diagnostics.is_some();
        cx.set_print_op_on_diagnostic(!options.mlir.hide_op_in_diagnostics && !expects);
        let done = session.process(&cx, &sources, source, &mut diagnostics, &mut output);
        if session.only_module {
            std::mem::forget(cx);
        }
        if let Some(strictness) = options.verify_diagnostics {
            diagnostics = expect::compare(&sources, part, &diagnostics, strictness);
        }
        if diagnostics.iter().any(Diagnostic::is_error)
            || (done.is_err() && options.verify_diagnostics.is_none())
        {
            result = Err(Failed);
        }
        terminal::show(&sources, &diagnostics);
    }
    // As mlir-opt: the parts that are correct are printed although others are not.
    if result.is_ok() || options.split.is_some() {
        finish(&options.output, output)?;
    }
    result
}

/// What the parts of an input share.
struct Session<'a> {
    options: &'a MlirOptions,
    bytecode: Option<&'a WriteOptions>,
    manager: &'a PassManager,
    verify_roundtrip: bool,
    first_error_only: bool,
    /// Errors may be what the file says it expects.
    expects: bool,
    only_module: bool,
    start: Instant,
}

impl Session<'_> {
    /// Reads, verifies, transforms and writes one module, given as a text or as bytes; adds what there is to say
    /// about it.
    fn process(
        &self,
        cx: &Context,
        sources: &SourceMap,
        source: Source<'_>,
        diagnostics: &mut Vec<Diagnostic>,
        output: &mut Output<'_>,
    ) -> Result<(), Failed> {
        let mut times = Vec::new();
        let mut clock = Instant::now();
        let mut lap = |times: &mut Vec<TimeNode>, name| {
            times.push(TimeNode::new(name, clock.elapsed()));
            clock = Instant::now();
        };
        let mut module = match source {
            Source::Bytecode(name, bytes) => read_bytecode(cx, name, bytes)?,
            Source::Text(part) => {
                let threads = self.options.passes.threads;
                text::parse_module_in(cx, sources, part, threads).map_err(|errors| {
                    diagnostics.extend(errors);
                    Failed
                })?
            }
        };
        lap(&mut times, "Parser");
        verify::verify_with(module.op(cx), self.options.passes.threads).map_err(|errors| {
            // Files that say what they expect are written for MLIR's verifier, which stops at the first error.
            let shown = if self.first_error_only { 1 } else { errors.len() };
            diagnostics.extend(errors.iter().take(shown).map(|d| d.resolve(cx, sources)));
            Failed
        })?;
        lap(&mut times, "Verifier");
        if self.verify_roundtrip {
            roundtrip::check(cx, &module).map_err(|error| {
                diagnostics.push(error.resolve(cx, sources));
                Failed
            })?;
        }
        let report = self.transform(cx, sources, &mut module, diagnostics)?;
        let statistics = report.statistics_text();
        times.extend(report.time);
        lap(&mut Vec::new(), "Passes");
        if !self.expects && diagnostics.iter().any(Diagnostic::is_error) {
            return Err(Failed);
        }
        self.write(cx, &module, output).map_err(|d| {
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
        // Nothing comes after the only module, and to give back a large one piece by piece takes time.
        if self.only_module {
            std::mem::forget(module);
        }
        Ok(())
    }

    fn write(&self, cx: &Context, module: &Module, output: &mut Output<'_>) -> Result<(), Diag> {
        if let Some(options) = self.bytecode {
            let bytes = bytecode::write_module(cx, module, options)?;
            output.put(|to| to.write_all(&bytes));
            return Ok(());
        }
        let mut print = self.options.print.clone();
        print.assume_verified |= self.options.passes.verify_each;
        output.put(|to| {
            text::write_module(cx, module, &print, to)?;
            // As mlir-opt: an empty line after the module, which also ends what aliases follow it.
            if print.local_scope { Ok(()) } else { to.write_all(b"\n") }
        });
        Ok(())
    }

    fn transform(
        &self,
        cx: &Context,
        sources: &SourceMap,
        module: &mut Module,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<Report, Failed> {
        let resolve = |d: &Diag| d.resolve(cx, sources);
        match self.manager.run(cx, module) {
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

/// What a module is read from.
enum Source<'a> {
    /// A part of a file's text.
    Text(Span),
    /// A file's name and its bytes.
    Bytecode(&'a str, &'a [u8]),
}

fn utf8(name: &str, input: Vec<u8>) -> Result<String, Failed> {
    String::from_utf8(input).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        terminal::say(&format!("error: input file '{name}' is not UTF-8 at byte {at}\n"));
        Failed
    })
}

fn read_bytecode(cx: &Context, name: &str, bytes: &[u8]) -> Result<Module, Failed> {
    bytecode::read_module(cx, name, bytes).map_err(|e| {
        let note = e.note.as_ref().map(|note| format!("{name}: note: {note}\n"));
        terminal::say(&format!("{name}: error: {e}\n{}", note.unwrap_or_default()));
        Failed
    })
}

fn finish(path: &str, output: Output<'_>) -> Result<(), Failed> {
    output.finish().map_err(|e| {
        terminal::say(&format!("error: cannot write '{path}': {e}\n"));
        Failed
    })
}

/// The parts between markers; a warning where a marker seems to be meant, as its end is not quite right.
fn split(sources: &SourceMap, file: FileId, marker: &str) -> (Vec<Span>, Vec<Diagnostic>) {
    const CHECKED: usize = 2;
    let text = sources.text(file);
    let near = marker.char_indices().rev().nth(CHECKED - 1).map_or(marker, |(at, _)| &marker[..at]);
    let (mut parts, mut warnings) = (Vec::new(), Vec::new());
    let mut start = 0;
    for (at, _) in text.match_indices(near).filter(|_| !near.is_empty()) {
        match text[at..].starts_with(marker) {
            // A marker inside the one before it is none.
            true if at < start => {}
            true => {
                parts.push(Span::new(file, start, at));
                start = at + marker.len();
            }
            false => {
                let end = at + near.len();
                let span = Span::new(file, end, end);
                warnings.push(Diagnostic::warning(span, "near miss with file split marker"));
            }
        }
    }
    parts.push(Span::new(file, start, text.len()));
    (parts, warnings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_between_markers() {
        let check = |text: &str| {
            let mut sources = SourceMap::new();
            let file = sources.add("x", text);
            let (parts, warnings) = split(&sources, file, "// -----");
            let parts: Vec<String> = parts.iter().map(|&p| sources.slice(p).to_owned()).collect();
            (parts.join("|"), warnings.len())
        };
        assert_eq!(check("a\n// -----\nb\n"), ("a\n|\nb\n".to_owned(), 0));
        assert_eq!(check("a"), ("a".to_owned(), 0));
        assert_eq!(check("a // -----b// ------"), ("a |b|-".to_owned(), 0));
        assert_eq!(check("// ----\n// --- x"), ("// ----\n// --- x".to_owned(), 2));
    }
}
