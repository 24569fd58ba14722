//! From the input to the requested stage.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use mlir::pass::{Failure, PassConfig, TimeNode};
use mlir::{bytecode, text};
use support::tool::{USAGE, say};
use support::{Diagnostic, FileId, file};
use toyc::pipeline::{self, Level};
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
    let cannot_read = |e| fail(options, &format!("cannot read '{}': {e}", options.input.display()));
    let bytes = file::read(&options.input).map_err(cannot_read)?;
    let (text, bytecode) = match options.language == Language::Mlir && bytecode::is_bytecode(&bytes) {
        true => (String::new(), Some(bytes)),
        false => (file::text(&options.input, bytes).map_err(|e| fail(options, &e))?, None),
    };
    let mut compiler = Compiler::new();
    compiler.max_errors = options.reporter.max_errors;
    compiler.threads = options.mlir.passes.threads;
    compiler.set_debug_log(options.mlir.debug_log(Arc::new(say)));
    compiler.set_allow_unregistered(options.mlir.allow_unregistered);
    let file = compiler.add(file::input_name(&options.input), text);
    let bytecode = bytecode.as_deref();
    Session { options, compiler: &compiler, file, bytecode, start: Instant::now() }.run()
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
        let mut times = Vec::new();
        let mut clock = Instant::now();
        let mut lap = |name: &str| {
            times.push(TimeNode::new(name, clock.elapsed()));
            clock = Instant::now();
        };
        if options.emit == Emit::Ast {
            return self.print_tree();
        }
        let mut program = self.program().map_err(|errors| self.fail(&errors))?;
        self.report(program.warnings())?;
        lap("Front end");
        program.verify().map_err(|errors| self.fail(&errors))?;
        lap("Verifier");
        self.lower(&mut program)?;
        lap("Passes");
        let done = match options.emit {
            _ if options.interpret => self.interpret(&program),
            emit if emit.is_mlir() => self.print(&program),
            _ => self.back_end(program),
        };
        lap("Output");
        if options.mlir.timing {
            say(&TimeNode::report(&times, self.start.elapsed(), self.options.mlir.time_format));
        }
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
        file::write_with(self.output(), |to| io::write_text(to, dump)).map_err(|e| fail(self.options, &e))?;
        Ok(ExitCode::SUCCESS)
    }

    fn lower(&self, program: &mut Program<'_>) -> Result<(), Failed> {
        let level = match self.options.emit {
            Emit::Ast => return Ok(()),
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
                if self.options.mlir.statistics {
                    say(&report.statistics_text(self.options.mlir.statistics_display));
                }
                if self.options.mlir.timing {
                    say(&TimeNode::report(&report.time, self.start.elapsed(), self.options.mlir.time_format));
                }
                Ok(())
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
            Some(pipeline::reproducer(self.compiler.cx(), program.module(), level, config))
        };
        if let Some(text) = failure.reproducer.clone().or_else(again)
            && file::write(Path::new(path), text.as_bytes()).is_ok()
        {
            say(&format!("note: the input of the passes was written to '{path}'\n"));
        }
        failed
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), Failed> {
        file::write(path, bytes).map_err(|e| fail(self.options, &e))
    }

    fn output(&self) -> &Path {
        self.options.output.as_deref().unwrap_or(Path::new("-"))
    }

    fn print(&self, program: &Program<'_>) -> Result<ExitCode, Failed> {
        let mut print = self.options.mlir.print.clone();
        // As in the tutorial's compiler, every line has its location inline.
        print.local_scope |= print.debuginfo;
        file::write_with(self.output(), |to| {
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
        use lowering::backend::{OptLevel, TargetOptions};
        use lowering::compile::CompileError;
        let options = self.options;
        let target = TargetOptions {
            triple: options.machine.target.clone(),
            cpu: options.machine.cpu.clone(),
            features: options.machine.features.clone(),
            opt_level: OptLevel::from_digit(options.machine.level).unwrap_or(OptLevel::O0),
            ..TargetOptions::default()
        };
        let name = &*file::input_name(&options.input);
        let job = program.job(name, &target, options.machine.debug_info);
        let stem = options.input.file_stem().filter(|_| !file::is_stream(&options.input));
        let beside = |extension| PathBuf::from(stem.unwrap_or("a".as_ref())).with_added_extension(extension);
        let target = |extension| options.output.clone().unwrap_or_else(|| beside(extension));
        let result = match options.emit {
            Emit::Llvm => job.llvm_ir().map(|text| (self.output().to_owned(), text.into_bytes())),
            Emit::Asm => job.assembly().map(|text| (self.output().to_owned(), text.into_bytes())),
            Emit::Obj => job.object().map(|bytes| (target("o"), bytes)),
            Emit::Exe => {
                let linked = job.executable(&target("out"));
                return linked.map(|()| ExitCode::SUCCESS).map_err(|e| self.compile_failed(e));
            }
            _ => {
                let status = super::jit::run(job).map_err(|e| self.compile_failed(e))?;
                return Ok(ExitCode::from(status.to_le_bytes()[0]));
            }
        };
        let compiled: Result<_, CompileError> = result;
        let (path, bytes) = compiled.map_err(|e| self.compile_failed(e))?;
        self.write(&path, &bytes)?;
        Ok(ExitCode::SUCCESS)
    }

    #[cfg(feature = "llvm")]
    fn compile_failed(&self, error: lowering::compile::CompileError) -> Failed {
        match error {
            lowering::compile::CompileError::Invalid(diag) => {
                self.fail(&self.compiler.errors(&[diag], self.options.language == Language::Toy))
            }
            lowering::compile::CompileError::Backend(error) => {
                let failed = fail(self.options, &error.to_string());
                if error.is_usage() { Failed(ExitCode::from(USAGE)) } else { failed }
            }
        }
    }
}
