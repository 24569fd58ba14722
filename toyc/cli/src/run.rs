//! From the input to the requested stage.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use mlir::pass::{Failure, Laps, PassConfig, Report};
use mlir::{bytecode, text};
use support::tool::say;
use support::{Diagnostic, FileId, file};
use toyc::explore;
use toyc::export::{self, Exported, Refused};
use toyc::pipeline::{self, Level};
use toyc::signature::Signature;
use toyc::{Compilation, Compiler, Errors, Start};

use super::begin::Beginning;
use super::cli::{Emit, Language, Options};
use super::data::{Asked, EntryCall};
use super::progress::Progress;
use super::terminal::ErrorFormat;
use super::{io, llvm};

/// A reported failure, as the exit status, which tells whose mistake it is.
pub(crate) struct Failed(pub(crate) ExitCode);

impl Failed {
    /// An error in the input, or outside the program.
    const INPUT: Failed = Failed(ExitCode::FAILURE);
}

/// Executes the command line.
pub(crate) fn run(options: &Options) -> ExitCode {
    match try_run(options) {
        Ok(status) => status,
        Err(Failed(status)) => status,
    }
}

fn try_run(options: &Options) -> Result<ExitCode, Failed> {
    // The front end works meanwhile.
    let _loading = options.needs_llvm().then(llvm::load);
    let cannot_read = |e| fail(options, &format!("cannot read '{}': {e}", options.input.display()));
    let bytes = file::read(&options.input).map_err(cannot_read)?;
    let (text, bytecode) = if options.language == Language::Mlir && bytecode::is_bytecode(&bytes) {
        (String::new(), Some(bytes))
    } else {
        (file::text(&options.input, bytes).map_err(|e| fail(options, &e))?, None)
    };
    let mut compiler = Compiler::new();
    compiler.max_errors = options.reporter.max_errors;
    compiler.threads = options.mlir.passes.threads;
    compiler.aims = options.aims;
    compiler.start = if options.entry.is_some() || !options.export.requests.is_empty() {
        Start::Anywhere
    } else if options.shows_functions() {
        Start::MainIfAny
    } else {
        Start::Main
    };
    compiler.set_debug_log(options.mlir.debug_log(Arc::new(say)));
    compiler.set_allow_unregistered(options.mlir.allow_unregistered);
    let file = compiler.add(file::input_name(&options.input), text);
    // The output of passes would be mixed with it.
    let is_wanted = options.reporter.format != ErrorFormat::Json && !options.shows_passes();
    let progress = &Progress::start(compiler.sources().name(file), is_wanted);
    if options.emit == Emit::Html {
        progress.phase("the page");
        return html(options, &mut compiler, file, bytecode.is_some(), progress);
    }
    let bytecode = bytecode.as_deref();
    let mut session = Run::new(options, &compiler, file, bytecode, progress);
    session.exports = session.resolve_exports()?;
    match &options.entry {
        Some(asked) if options.emit == Emit::Jit => return session.call(asked),
        Some(asked) => {
            let (functions, _) = compiler.signatures(file).map_err(|errors| session.fail(&errors))?;
            session.entry = Some(session.enter(&functions, asked)?);
        }
        None => {}
    }
    session.run()
}

/// Writes a page on which the compilation can be watched.
fn html(
    options: &Options,
    compiler: &mut Compiler,
    file: FileId,
    is_bytecode: bool,
    progress: &Progress,
) -> Result<ExitCode, Failed> {
    if is_bytecode {
        return Err(fail(
            options,
            "a page shows text, and this input is bytecode: toyc -emit=mlir makes text of it",
        ));
    }
    let make = if options.language == Language::Toy { explore::toy } else { explore::mlir };
    let target = llvm::target(&options.machine, options.aims.optimize);
    let begin = match &options.entry {
        Some(asked) => Beginning::Call(asked.clone()),
        None if options.export.requests.is_empty() => Beginning::Main,
        None => Beginning::Exports(options.export.requests.clone()),
    };
    let found = match begin.find(compiler, file) {
        Ok(found) => found,
        Err(errors) => return Err(Run::new(options, compiler, file, None, progress).fail(&errors)),
    };
    let what = explore::Options { machine: llvm::shown(&target), begin: found.begin(), ..Default::default() };
    let explored = match make(compiler, file, what) {
        Ok(explored) => explored,
        Err(stopped) => {
            let session = Run::new(options, compiler, file, None, progress);
            return Err(session.stopped(stopped.with_note(found.note())));
        }
    };
    progress.end();
    if options.reporter.show(compiler.sources(), &explored.warnings) {
        return Err(Failed::INPUT);
    }
    let page = explored.page.html();
    file::write(&options.output, page.as_bytes()).map_err(|e| fail(options, &e))?;
    Ok(ExitCode::SUCCESS)
}

/// Reports an error outside of the input.
fn fail(options: &Options, message: &str) -> Failed {
    options.reporter.error(message);
    Failed::INPUT
}

/// The state that the steps of one run share.
pub(crate) struct Run<'a> {
    pub(crate) options: &'a Options,
    pub(crate) compiler: &'a Compiler,
    /// The input.
    pub(crate) file: FileId,
    /// The contents of the input, if they are not text.
    bytecode: Option<&'a [u8]>,
    /// Where the printed or compiled program starts, if not at `main`.
    entry: Option<EntryCall>,
    /// The functions that are called from outside.
    pub(crate) exports: Vec<Exported>,
    pub(crate) start: Instant,
    /// Shows what takes long.
    pub(crate) progress: &'a Progress,
}

impl<'a> Run<'a> {
    fn new(
        options: &'a Options,
        compiler: &'a Compiler,
        file: FileId,
        bytecode: Option<&'a [u8]>,
        progress: &'a Progress,
    ) -> Self {
        let start = Instant::now();
        Run { options, compiler, file, bytecode, entry: None, exports: Vec::new(), start, progress }
    }

    fn run(&self) -> Result<ExitCode, Failed> {
        let options = self.options;
        let mut laps = Laps::new(self.start);
        self.progress.phase("front end");
        if options.emit.is_source() {
            self.progress.end();
            let done = if options.emit == Emit::Ast { self.print_tree() } else { self.print_source() };
            laps.lap("Front end");
            say(&options.mlir.reports(&Report::default(), &laps));
            return done;
        }
        let mut program = self.program().map_err(|errors| self.fail(&errors))?;
        self.report(program.warnings())?;
        laps.lap("Front end");
        self.progress.phase("verifier");
        program.verify().map_err(|errors| self.fail(&errors))?;
        laps.lap("Verifier");
        let passes = self.lower(&mut program)?;
        laps.passes(&passes.time);
        if options.needs_llvm() {
            self.progress.phase("LLVM")
        } else {
            self.progress.end()
        }
        let done = if options.needs_llvm() {
            self.back_end(program)
        } else if options.interpret {
            self.interpret(&program)
        } else {
            self.print(&program)
        };
        laps.lap("Output");
        say(&options.mlir.reports(&passes, &laps));
        done
    }

    /// The exports that the command line requests, found in the program.
    fn resolve_exports(&self) -> Result<Vec<Exported>, Failed> {
        let requests = &self.options.export.requests;
        if requests.is_empty() {
            return Ok(Vec::new());
        }
        export::resolve(self.compiler, self.file, requests).map_err(|refused| match refused {
            Refused::Program(errors) => self.fail(&errors),
            Refused::Requests(messages) => {
                self.progress.hide();
                messages.iter().for_each(|message| self.options.reporter.error(message));
                Failed(ExitCode::from(support::tool::USAGE))
            }
        })
    }

    /// The input as MLIR, before any pass.
    fn program(&self) -> Result<Compilation<'a>, Errors> {
        let mut program = match (self.options.language, self.bytecode) {
            (Language::Toy, _) => self.compiler.generate(self.file)?,
            (Language::Mlir, Some(bytes)) => self.compiler.read_bytecode(self.file, bytes)?,
            (Language::Mlir, None) => self.compiler.read(self.file)?,
        };
        if let Some(entry) = &self.entry {
            program.enter(&[entry.point()])?;
        }
        if !self.exports.is_empty() {
            let entries: Vec<_> = self.exports.iter().map(Exported::entry).collect();
            program.enter(&entries)?;
        }
        if self.compiler.start == Start::MainIfAny && self.options.aims.optimize {
            program.keep_functions();
        }
        Ok(program)
    }

    pub(crate) fn fail(&self, errors: &Errors) -> Failed {
        self.progress.hide();
        let mut said = errors.diagnostics.clone();
        if let Some(entry) = &self.entry {
            let note = Diagnostic::note(None, entry.note());
            said.iter_mut().filter(|d| d.is_error()).for_each(|error| error.notes.push(note.clone()));
        }
        self.options.reporter.show(self.compiler.sources(), &said);
        Failed::INPUT
    }

    /// Reports an error outside of the input.
    pub(crate) fn failed(&self, message: &str) -> Failed {
        self.progress.hide();
        fail(self.options, message)
    }

    /// Reports an error in the request.
    pub(crate) fn refused(&self, message: &str) -> Failed {
        let _ = self.failed(message);
        Failed(ExitCode::from(support::tool::USAGE))
    }

    pub(crate) fn report(&self, diagnostics: &[Diagnostic]) -> Result<(), Failed> {
        self.progress.hide();
        if self.options.reporter.show(self.compiler.sources(), diagnostics) {
            Err(Failed::INPUT)
        } else {
            Ok(())
        }
    }

    fn print_tree(&self) -> Result<ExitCode, Failed> {
        let (program, diagnostics) = self.compiler.parse(self.file);
        self.report(&diagnostics)?;
        let sources = self.compiler.sources();
        let dump = |to: &mut dyn std::fmt::Write| toyc::ast_dump::write(to, &program, sources);
        self.write_with(|to| io::write_text(to, dump))
    }

    fn print_source(&self) -> Result<ExitCode, Failed> {
        let text = self.compiler.format(self.file).map_err(|errors| self.fail(&errors))?;
        self.write(text.as_bytes())
    }

    fn lower(&self, program: &mut Compilation<'_>) -> Result<Report, Failed> {
        let level = match self.options.emit {
            Emit::Mlir if self.options.aims.optimize => Level::OptimizedToy,
            Emit::Mlir => Level::Toy,
            Emit::MlirCanonical => Level::CanonicalToy,
            Emit::MlirAffine => Level::Affine,
            Emit::MlirCf => Level::ControlFlow,
            _ => Level::Llvm,
        };
        let mut config = self.options.mlir.pass_config(Arc::new(say));
        config.keep_reproducer = config.local_reproducer;
        config.progress = self.progress.passes();
        match program.lower_with(level, config.clone()) {
            Ok(report) => {
                self.progress.hide();
                let said = program.errors(&report.diags);
                self.options.reporter.show(self.compiler.sources(), &said.diagnostics);
                Ok(report)
            }
            Err(failure) => Err(self.pass_failed(program, &failure, level, config)),
        }
    }

    /// A pass that failed because of the input has reported it; one that failed because of a bug leaves a reproducer.
    fn pass_failed(
        &self,
        program: &Compilation<'_>,
        failure: &Failure,
        level: Level,
        config: PassConfig,
    ) -> Failed {
        let failed = self.fail(&program.errors(&failure.diags));
        let path = match (&self.options.mlir.reproducer, failure.is_bug) {
            (Some(path), _) => path.clone(),
            (None, true) => self.reproducer(),
            (None, false) => return failed,
        };
        self.progress.end();
        if failure.is_bug {
            let pass = failure.pass.unwrap_or("the verifier");
            say(&format!("internal error in pass '{pass}': this is a bug in toyc, please report it\n"));
        }
        // The module before the passes is built again: keeping a copy would double the memory of every run.
        let again = || {
            let program = self.program().ok()?;
            Some(pipeline::reproducer(
                self.compiler.cx(),
                program.module(),
                level,
                self.compiler.aims,
                config,
            ))
        };
        if let Some(text) = failure.reproducer.clone().or_else(again) {
            match file::write(Path::new(&path), text.as_bytes()) {
                Ok(()) => say(&format!("note: the input of the passes was written to '{path}'\n")),
                Err(message) => return self.failed(&message),
            }
        }
        failed
    }

    /// The usual name of a reproducer; the input may have this name.
    fn reproducer(&self) -> String {
        let inputs = self.options.inputs();
        let names = (1..).map(|number| match number {
            1 => "toyc-reproducer.mlir".to_owned(),
            _ => format!("toyc-reproducer-{number}.mlir"),
        });
        let mut free = names.filter(|name| file::check_outputs(&inputs, &[("", Path::new(name))]).is_ok());
        free.next().expect("there are more numbers than inputs")
    }

    fn print(&self, program: &Compilation<'_>) -> Result<ExitCode, Failed> {
        let mut print = self.options.mlir.print.clone();
        // As in the tutorial's compiler, every line has its location inline.
        print.local_scope |= print.debuginfo;
        print.assume_verified |= program.is_verified();
        self.write_with(|to| text::write_module(self.compiler.cx(), program.module(), &print, to))
    }

    pub(crate) fn write(&self, bytes: &[u8]) -> Result<ExitCode, Failed> {
        self.write_with(|to| to.write_all(bytes))
    }

    /// Writes the output.
    fn write_with(
        &self,
        write: impl FnOnce(&mut (dyn Write + Send)) -> std::io::Result<()>,
    ) -> Result<ExitCode, Failed> {
        file::write_with(&self.options.output, write).map_err(|e| self.failed(&e))?;
        Ok(ExitCode::SUCCESS)
    }

    /// Interprets the module, operation by operation.
    fn interpret(&self, program: &Compilation<'_>) -> Result<ExitCode, Failed> {
        let mut out = io::ProgramOutput::new();
        let status = program.interpret(&mut out);
        let flushed = out.flush();
        match (status, flushed) {
            _ if out.closed => Ok(ExitCode::SUCCESS),
            (Ok(status), Ok(())) => Ok(ExitCode::from(status.to_le_bytes()[0])),
            (Err(errors), _) => Err(self.fail(&errors)),
            (_, Err(e)) => Err(self.failed(&format!("cannot write standard output: {e}"))),
        }
    }

    /// Finds a function, and reads its arguments.
    pub(crate) fn enter(&self, functions: &[Signature], asked: &Asked) -> Result<EntryCall, Failed> {
        self.progress.phase("the arguments");
        EntryCall::new(functions, asked).map_err(|e| self.failed(&e))
    }
}
