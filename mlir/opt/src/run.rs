//! Runs the tool: reads the input, transforms each module, writes the output.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use mlir::pass::{Laps, PassRegistry, Report};
use mlir::text::Parsed;
use mlir::{Context, Diag, Module, Registry, bytecode, text, verify_with};
use support::clock::Instant;
use support::tool::{self, say};
use support::{Diagnostic, FileId, SourceMap, Span, file};

use crate::cli::{Options, Strictness};
use crate::execution::{Execution, Request};
use crate::html::Watched;
use crate::options::MlirOptions;
use crate::output::Output;
use crate::passes::Plan;
use crate::translation::{Direction, Extensions, Import, Translation};
use crate::{expect, list, loading, roundtrip};

/// The run failed; the errors have been reported.
struct Failed;

/// Executes the command line.
pub(crate) fn run(
    options: Options,
    registry: &PassRegistry,
    extensions: &Extensions,
    dialects: Registry,
) -> ExitCode {
    match try_run(&options, registry, extensions, dialects) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed) => ExitCode::FAILURE,
    }
}

/// Loads dialects and answers what needs no input; the registry, unless there was an answer.
fn prepared(
    options: &Options,
    registry: &PassRegistry,
    extensions: &Extensions,
    mut dialects: Registry,
) -> Result<Option<Registry>, Failed> {
    let loaded = options.loading.load(&mut dialects, extensions.directives).map_err(|problems| {
        say(&problems);
        Failed
    })?;
    let text = if let Some(form) = options.loading.report {
        loading::report(&loaded, form)
    } else if options.show_dialects {
        list::dialects(dialects)
    } else if options.list_passes {
        list::passes(registry)
    } else {
        return Ok(Some(dialects));
    };
    answer(&text).map(|()| None)
}

fn try_run(
    options: &Options,
    registry: &PassRegistry,
    extensions: &Extensions,
    dialects: Registry,
) -> Result<(), Failed> {
    let start = Instant::now();
    let execution = extensions.execution;
    let Some(dialects) = prepared(options, registry, extensions, dialects)? else { return Ok(()) };
    let input = read_input(&options.input, options.mlir.passes.threads)?;
    let plan = Plan {
        registry,
        passes: &options.passes,
        config: options.mlir.pass_config(Arc::new(say)),
        options: &options.mlir,
        dump: options.dump_pipeline,
        run_reproducer: options.run_reproducer,
        generate_reproducer: options.generate_reproducer.as_deref(),
    };
    let name = &*file::input_name(&options.input);
    let import = options.translations.iter().find_map(|translation| translation.import());
    let mut sources = SourceMap::new();
    let (main, bytes) = if import.is_some() {
        (sources.add_bytes(name, input), None)
    } else if bytecode::is_bytecode(&input) {
        (sources.add(name, ""), Some(input))
    } else {
        (sources.add(name, file::text(&options.input, input).map_err(failed)?), None)
    };
    // All expected diagnostics must have been reported before anything is written.
    let hold = options.verify_diagnostics.is_some() && options.split.is_none();
    let mut output = Output::new(&options.output, hold);
    let mut result = Ok(());
    let (parts, warnings) = match &options.split {
        Some(marker) => split(&sources, main, marker),
        None => (vec![sources.whole(main)], Vec::new()),
    };
    tool::show(&sources, &warnings);
    for (index, part) in parts.into_iter().enumerate() {
        if index > 0 {
            output.put(|to| writeln!(to, "{}", options.output_split));
        }
        let source = match (&bytes, import) {
            (Some(bytes), _) => Source::Bytecode(name, bytes),
            (None, Some(import)) => Source::Foreign(import, part),
            (None, None) => Source::Text(part),
        };
        let mut diagnostics = Vec::new();
        // As in mlir-opt, the parts are independent.
        let mut cx = Context::new(dialects.clone());
        cx.set_allow_unregistered(options.mlir.allow_unregistered);
        cx.set_debug_log(options.mlir.debug_log(Arc::new(say)));
        let mut watched = options.html.then(|| Watched::new(name, sources.text(main), &mut cx));
        // Files with expectations do not expect the notes that show the operation.
        let expects = options.verify_diagnostics.is_some();
        cx.set_print_op_on_diagnostic(!options.mlir.hide_op_in_diagnostics && !expects);
        let only_module = options.split.is_none();
        let session = ModuleProcessor {
            cx: &cx,
            command: options,
            options: &options.mlir,
            plan: &plan,
            execution: execution.zip(options.run.as_ref()),
            first_error_only: options.verify_diagnostics == Some(Strictness::All),
            expects,
            only_module,
            start,
        };
        let done = session.process(&sources, source, watched.as_mut(), &mut diagnostics, &mut output);
        if only_module {
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
        diagnostics.retain(|d| options.shown.shows(d.severity));
        tool::show(&sources, &diagnostics);
    }
    // As mlir-opt does, print the correct parts even if others have errors.
    if result.is_ok() || options.split.is_some() {
        finish(output)?;
    }
    result
}

/// Data that all parts of an input share.
struct ModuleProcessor<'a> {
    cx: &'a Context,
    command: &'a Options,
    options: &'a MlirOptions,
    plan: &'a Plan<'a>,
    /// What to run, and how, if anything.
    execution: Option<(Execution, &'a Request)>,
    first_error_only: bool,
    /// Whether the file may expect errors.
    expects: bool,
    only_module: bool,
    start: Instant,
}

impl ModuleProcessor<'_> {
    /// Reads, verifies, transforms and writes one module, given as text or bytecode, or writes a page about it;
    /// adds its diagnostics.
    fn process(
        &self,
        sources: &SourceMap,
        source: Source<'_>,
        mut watched: Option<&mut Watched>,
        diagnostics: &mut Vec<Diagnostic>,
        output: &mut Output<'_>,
    ) -> Result<(), Failed> {
        let cx = self.cx;
        let mut laps = Laps::new(self.start);
        let module = match source {
            Source::Bytecode(name, bytes) => bytecode::read_module(cx, name, bytes).map_err(|error| {
                diagnostics.push(*error);
                Failed
            })?,
            Source::Text(part) => {
                let threads = self.options.passes.threads;
                parsed(text::parse_module_in(cx, sources, part, threads), diagnostics)?
            }
            Source::Foreign(import, part) => {
                let options = &self.command.translation_options;
                parsed(import(cx, sources, part, options), diagnostics)?
            }
        };
        let mut module = self.without_wrapper(module, diagnostics)?;
        if !self.command.unverified {
            self.verify(&module, sources, diagnostics)?;
        }
        laps.lap("Parser");
        if self.command.verify_roundtrip {
            roundtrip::check(cx, &module).map_err(|error| {
                diagnostics.push(error.resolve(cx, sources));
                Failed
            })?;
        }
        let report = self.transform(sources, &mut module, watched.as_deref_mut(), diagnostics)?;
        laps.passes(&report.time);
        if !self.expects && diagnostics.iter().any(Diagnostic::is_error) {
            return Err(Failed);
        }
        if let Some((execution, request)) = &self.execution {
            let ran = execution.execute(cx, module, self.plan.registry, request);
            return ran.map_err(|diags| {
                diagnostics.extend(diags.iter().map(|diag| diag.resolve(cx, sources)));
                Failed
            });
        }
        match watched {
            Some(watched) => output.put(|to| to.write_all(watched.html().as_bytes())),
            None => {
                let mut diags = Vec::new();
                let written = self.write(&module, output, &mut diags);
                diagnostics.extend(diags.iter().map(|d| d.resolve(cx, sources)));
                written?;
            }
        }
        laps.lap("Output");
        say(&self.options.reports(&report, &laps));
        // The process ends after its only module, and dropping a large one takes time.
        if self.only_module {
            std::mem::forget(module);
        }
        Ok(())
    }

    /// The module, or, with `-no-implicit-module`, the only operation that was read.
    fn without_wrapper(&self, module: Module, diagnostics: &mut Vec<Diagnostic>) -> Result<Module, Failed> {
        if !self.command.no_implicit_module {
            return Ok(module);
        }
        module.into_explicit(self.cx).map_err(|found| {
            let message = format!("source must contain a single top-level operation, found: {found}");
            let mut error = Diagnostic::error(None, message);
            error.elsewhere = Some(format!("{}:0:0", file::input_name(&self.command.input)));
            diagnostics.push(error);
            Failed
        })
    }

    fn verify(
        &self,
        module: &Module,
        sources: &SourceMap,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<(), Failed> {
        verify_with(module.op(self.cx), self.options.passes.threads).map_err(|errors| {
            // Files with expectations are written for MLIR's verifier, which stops at the first error.
            let shown = if self.first_error_only { 1 } else { errors.len() };
            diagnostics.extend(errors.iter().take(shown).map(|d| d.resolve(self.cx, sources)));
            Failed
        })
    }

    fn write(&self, module: &Module, output: &mut Output<'_>, diags: &mut Vec<Diag>) -> Result<(), Failed> {
        let export = self.command.translations.iter().find_map(|translation| match translation.direction {
            Direction::FromMlir(export) => Some(export),
            Direction::ToMlir(_) => None,
        });
        if let Some(export) = export {
            let bytes = export(self.cx, module, diags).ok_or(Failed)?;
            output.put(|to| to.write_all(&bytes));
            return Ok(());
        }
        if let Some(options) = &self.command.bytecode {
            let bytes = bytecode::write_module(self.cx, module, options).map_err(|diag| {
                diags.push(diag);
                Failed
            })?;
            output.put(|to| to.write_all(&bytes));
            return Ok(());
        }
        let mut print = self.options.print.clone();
        print.assume_verified |= self.options.passes.verify_each && !self.command.unverified;
        output.put(|to| {
            text::write_module(self.cx, module, &print, to)?;
            // As mlir-opt does, print an empty line after the module and the aliases that follow it; mlir-translate
            // does not.
            let is_import = |t: &&Translation| matches!(t.direction, Direction::ToMlir(_));
            let imports = self.command.translations.iter().any(is_import);
            if print.local_scope || imports { Ok(()) } else { to.write_all(b"\n") }
        });
        Ok(())
    }

    fn transform(
        &self,
        sources: &SourceMap,
        module: &mut Module,
        watched: Option<&mut Watched>,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Result<Report, Failed> {
        let resolve = |d: &Diag| d.resolve(self.cx, sources);
        let ran = match watched {
            Some(watched) => watched.run(self.plan, self.cx, module),
            None => self.plan.run(self.cx, module),
        };
        match ran {
            Ok(report) => {
                diagnostics.extend(report.diags.iter().map(resolve));
                Ok(report)
            }
            Err(diags) => {
                diagnostics.extend(diags.iter().map(resolve));
                Err(Failed)
            }
        }
    }
}

/// Prints a listing to standard output.
fn answer(text: &str) -> Result<(), Failed> {
    let mut output = Output::new(Path::new("-"), false);
    output.put(|to| to.write_all(text.as_bytes()));
    finish(output)
}

fn read_input(path: &Path, threads: bool) -> Result<Vec<u8>, Failed> {
    file::read_with(path, threads)
        .map_err(|e| failed(format!("cannot open input file '{}': {e}", path.display())))
}

/// The module that was read; adds the diagnostics.
fn parsed(
    result: Result<Parsed, Vec<Diagnostic>>,
    diagnostics: &mut Vec<Diagnostic>,
) -> Result<Module, Failed> {
    match result {
        Ok(parsed) => {
            diagnostics.extend(parsed.warnings);
            Ok(parsed.module)
        }
        Err(errors) => {
            diagnostics.extend(errors);
            Err(Failed)
        }
    }
}

/// The source of a module.
enum Source<'a> {
    /// A part of a file's text.
    Text(Span),
    /// A file's name and its bytes.
    Bytecode(&'a str, &'a [u8]),
    /// A part of a file in another language, and how to read it.
    Foreign(Import, Span),
}

fn failed(message: String) -> Failed {
    tool::failed(&message);
    Failed
}

fn finish(output: Output<'_>) -> Result<(), Failed> {
    output.finish().map_err(failed)
}

/// The parts between markers, and warnings about text that is nearly a marker.
fn split(sources: &SourceMap, file: FileId, marker: &str) -> (Vec<Span>, Vec<Diagnostic>) {
    const CHECKED: usize = 2;
    let text = sources.text(file);
    let near = marker.char_indices().rev().nth(CHECKED - 1).map_or(marker, |(at, _)| &marker[..at]);
    let mut parts = Vec::new();
    let mut warnings = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(near).filter(|_| !near.is_empty()) {
        if !text[at..].starts_with(marker) {
            let end = at + near.len();
            let span = Span::new(file, end, end);
            warnings.push(Diagnostic::warning(span, "near miss with file split marker"));
        } else if at >= start {
            // An occurrence that overlaps the previous marker does not count.
            parts.push(Span::new(file, start, at));
            start = at + marker.len();
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
