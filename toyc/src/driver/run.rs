//! From the input to the requested stage.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use mlir::pass::{Failure, Laps, PassConfig, Report};
use mlir::{bytecode, text};
use support::tool::say;
use support::{Diagnostic, FileId, file};
use toyc::explore::{self, Stopped};
use toyc::pipeline::{self, Level};
#[cfg(feature = "llvm")]
use toyc::{CompileError, write_atomically};
use toyc::{Compiler, Errors, Program};

use super::cli::{Emit, Language, Options};
use super::io;

/// A reported failure, as the exit status, which shows whose mistake it is.
struct Failed(ExitCode);

impl Failed {
    /// An error in the input, or outside the program.
    const INPUT: Failed = Failed(ExitCode::FAILURE);
}

/// Does what the command line asks for.
pub(crate) fn run(options: &Options) -> ExitCode {
    match try_run(options) {
        Ok(status) => status,
        Err(Failed(status)) => status,
    }
}

fn try_run(options: &Options) -> Result<ExitCode, Failed> {
    // The front end works meanwhile.
    #[cfg(feature = "llvm")]
    let _loading = options.needs_llvm().then(lowering::backend::Loading::start);
    let cannot_read = |e| fail(options, &format!("cannot read '{}': {e}", options.input.display()));
    let bytes = file::read(&options.input).map_err(cannot_read)?;
    let (text, bytecode) = match options.language == Language::Mlir && bytecode::is_bytecode(&bytes) {
        true => (String::new(), Some(bytes)),
        false => (file::text(&options.input, bytes).map_err(|e| fail(options, &e))?, None),
    };
    let mut compiler = Compiler::new();
    compiler.max_errors = options.reporter.max_errors;
    compiler.threads = options.mlir.passes.threads;
    compiler.aims = options.aims;
    compiler.set_debug_log(options.mlir.debug_log(Arc::new(say)));
    compiler.set_allow_unregistered(options.mlir.allow_unregistered);
    let file = compiler.add(file::input_name(&options.input), text);
    if options.emit == Emit::Html {
        return html(options, &mut compiler, file, bytecode.is_some());
    }
    let bytecode = bytecode.as_deref();
    Session { options, compiler: &compiler, file, bytecode, start: Instant::now() }.run()
}

/// Writes a page on which the compilation can be watched.
fn html(
    options: &Options,
    compiler: &mut Compiler,
    file: FileId,
    is_bytecode: bool,
) -> Result<ExitCode, Failed> {
    if is_bytecode {
        return Err(fail(
            options,
            "a page shows text, and this input is bytecode: toyc -emit=mlir makes text of it",
        ));
    }
    let make = if options.language == Language::Toy { explore::toy } else { explore::mlir };
    #[cfg(feature = "llvm")]
    let target = options.machine.target(options.optimize);
    let what = explore::Options {
        #[cfg(feature = "llvm")]
        machine: Some(&target),
        ..Default::default()
    };
    let explored = match make(compiler, file, what) {
        Ok(explored) => explored,
        Err(stopped) => {
            let session = Session { options, compiler, file, bytecode: None, start: Instant::now() };
            return Err(match stopped {
                Stopped::Errors(errors) => session.fail(&errors),
                #[cfg(feature = "llvm")]
                Stopped::Compile(error) => session.compile_failed(error),
            });
        }
    };
    if options.reporter.show(compiler.sources(), &explored.warnings) {
        return Err(Failed::INPUT);
    }
    file::write(&options.output, explored.page.html().as_bytes()).map_err(|e| fail(options, &e))?;
    Ok(ExitCode::SUCCESS)
}

/// Reports what went wrong outside the input.
fn fail(options: &Options, message: &str) -> Failed {
    options.reporter.error(message);
    Failed::INPUT
}

/// What the steps of one run share.
struct Session<'a> {
    options: &'a Options,
    compiler: &'a Compiler,
    /// The input.
    file: FileId,
    /// What it holds, if that is not text.
    bytecode: Option<&'a [u8]>,
    start: Instant,
}

impl<'a> Session<'a> {
    fn run(&self) -> Result<ExitCode, Failed> {
        let options = self.options;
        let mut laps = Laps::new(self.start);
        if options.emit.is_source() {
            let done = if options.emit == Emit::Ast { self.print_tree() } else { self.print_source() };
            laps.lap("Front end");
            say(&options.mlir.reports(&Report::default(), &laps));
            return done;
        }
        let mut program = self.program().map_err(|errors| self.fail(&errors))?;
        self.report(program.warnings())?;
        laps.lap("Front end");
        program.verify().map_err(|errors| self.fail(&errors))?;
        laps.lap("Verifier");
        let passes = self.lower(&mut program)?;
        laps.passes(&passes.time);
        let done = match options.needs_llvm() {
            true => self.back_end(program),
            false if options.interpret => self.interpret(&program),
            false => self.print(&program),
        };
        laps.lap("Output");
        say(&options.mlir.reports(&passes, &laps));
        done
    }

    /// The input as MLIR, before any pass.
    fn program(&self) -> Result<Program<'a>, Errors> {
        match (self.options.language, self.bytecode) {
            (Language::Toy, _) => self.compiler.generate(self.file),
            (Language::Mlir, Some(bytes)) => self.compiler.read_bytecode(self.file, bytes),
            (Language::Mlir, None) => self.compiler.read(self.file),
        }
    }

    fn fail(&self, errors: &Errors) -> Failed {
        self.options.reporter.show(self.compiler.sources(), &errors.diagnostics);
        Failed::INPUT
    }

    fn report(&self, diagnostics: &[Diagnostic]) -> Result<(), Failed> {
        match self.options.reporter.show(self.compiler.sources(), diagnostics) {
            true => Err(Failed::INPUT),
            false => Ok(()),
        }
    }

    fn print_tree(&self) -> Result<ExitCode, Failed> {
        let (program, diagnostics) = self.compiler.parse(self.file);
        self.report(&diagnostics)?;
        let sources = self.compiler.sources();
        let dump = |to: &mut dyn std::fmt::Write| toyc::ast_dump::write(to, &program, sources);
        file::write_with(&self.options.output, |to| io::write_text(to, dump))
            .map_err(|e| fail(self.options, &e))?;
        Ok(ExitCode::SUCCESS)
    }

    fn print_source(&self) -> Result<ExitCode, Failed> {
        let text = self.compiler.format(self.file).map_err(|errors| self.fail(&errors))?;
        file::write(&self.options.output, text.as_bytes()).map_err(|e| fail(self.options, &e))?;
        Ok(ExitCode::SUCCESS)
    }

    fn lower(&self, program: &mut Program<'_>) -> Result<Report, Failed> {
        let level = match self.options.emit {
            Emit::Mlir if self.options.optimize => Level::OptimizedToy,
            Emit::Mlir => Level::Toy,
            Emit::MlirAffine => Level::Affine,
            Emit::MlirCf => Level::ControlFlow,
            _ => Level::Llvm,
        };
        let mut config = self.options.mlir.pass_config(Arc::new(say));
        config.keep_reproducer = config.local_reproducer;
        match program.lower_with(level, config.clone()) {
            Ok(report) => {
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
        program: &Program<'_>,
        failure: &Failure,
        level: Level,
        config: PassConfig,
    ) -> Failed {
        let failed = self.fail(&program.errors(&failure.diags));
        let path = match (&self.options.mlir.reproducer, failure.is_bug) {
            (Some(path), _) => path,
            (None, true) => "toyc-reproducer.mlir",
            (None, false) => return failed,
        };
        if failure.is_bug {
            let pass = failure.pass.unwrap_or("the verifier");
            say(&format!("internal error in pass '{pass}': this is a bug in toyc, please report it\n"));
        }
        // The module before the passes is made again: keeping a copy would double the memory of every run.
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
        if let Some(text) = failure.reproducer.clone().or_else(again)
            && file::write(Path::new(path), text.as_bytes()).is_ok()
        {
            say(&format!("note: the input of the passes was written to '{path}'\n"));
        }
        failed
    }

    fn print(&self, program: &Program<'_>) -> Result<ExitCode, Failed> {
        let mut print = self.options.mlir.print.clone();
        // As in the tutorial's compiler, every line has its location inline.
        print.local_scope |= print.debuginfo;
        print.assume_verified |= program.is_verified();
        file::write_with(&self.options.output, |to| {
            text::write_module(self.compiler.cx(), program.module(), &print, to)
        })
        .map_err(|e| fail(self.options, &e))?;
        Ok(ExitCode::SUCCESS)
    }

    /// Interprets the module, operation by operation.
    fn interpret(&self, program: &Program<'_>) -> Result<ExitCode, Failed> {
        let mut out = io::ProgramOutput::new();
        let status = program.interpret(&mut out);
        let flushed = std::io::Write::flush(&mut out);
        match (status, flushed) {
            _ if out.closed => Ok(ExitCode::SUCCESS),
            (Ok(status), Ok(())) => Ok(ExitCode::from(status.to_le_bytes()[0])),
            (Err(errors), _) => Err(self.fail(&errors)),
            (_, Err(e)) => Err(fail(self.options, &format!("cannot write standard output: {e}"))),
        }
    }

    #[cfg(not(feature = "llvm"))]
    fn back_end(&self, _: Program<'_>) -> Result<ExitCode, Failed> {
        Err(fail(
            self.options,
            "this toyc was built without LLVM: only stages up to -emit=mlir-llvm are available",
        ))
    }

    #[cfg(feature = "llvm")]
    fn back_end(&self, program: Program<'_>) -> Result<ExitCode, Failed> {
        let options = self.options;
        let target = options.machine.target(options.optimize);
        let name = &*file::input_name(&options.input);
        let mut job = program.job(name, &target, options.machine.debug_info);
        job.perf_map = options.machine.perf_map;
        let compile = || -> Result<_, CompileError> {
            Ok(match options.emit {
                Emit::Llvm => (Some(job.llvm_ir()?.into_bytes()), 0),
                Emit::Asm => (Some(job.assembly()?.into_bytes()), 0),
                Emit::Obj => (Some(job.object()?), 0),
                Emit::Exe => (job.executable(&options.output).map(|()| None)?, 0),
                _ => (None, super::jit::run(job)?),
            })
        };
        let (output, status) = compile().map_err(|e| self.compile_failed(e))?;
        if let Some(bytes) = output {
            let written = match file::is_stream(&options.output) {
                true => file::write(&options.output, &bytes),
                false => write_atomically(&options.output, &bytes).map_err(|e| e.to_string()),
            };
            written.map_err(|e| fail(options, &e))?;
        }
        Ok(ExitCode::from(status.to_le_bytes()[0]))
    }

    #[cfg(feature = "llvm")]
    fn compile_failed(&self, error: CompileError) -> Failed {
        match error {
            CompileError::Invalid(diag) => {
                self.fail(&self.compiler.errors(&[diag], self.options.language == Language::Toy))
            }
            CompileError::Backend(error) => {
                let failed = fail(self.options, &error.to_string());
                if error.is_usage() { Failed(ExitCode::from(support::tool::USAGE)) } else { failed }
            }
        }
    }
}
