//! From the input to what was asked for.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use mlir::pass::{Failure, PassConfig, TimeNode};
use mlir::{Context, Module, bytecode, text, verify};
use support::{Diagnostic, FileId, SourceMap, file};
use toyc::pipeline::{self, Level};

use super::cli::{Emit, Language, Options};
use super::{Failed, io, terminal};

/// Does what the command line asks for.
pub(crate) fn run(options: &Options) -> ExitCode {
    match try_run(options) {
        Ok(status) => status,
        Err(Failed(status)) => status,
    }
}

fn try_run(options: &Options) -> Result<ExitCode, Failed> {
    let mut sources = SourceMap::new();
    let cannot_read = |e| fail(options, &format!("cannot read '{}': {e}", options.input.display()));
    let bytes = file::read(&options.input).map_err(cannot_read)?;
    let (text, bytecode) = match options.language == Language::Mlir && bytecode::is_bytecode(&bytes) {
        true => (String::new(), Some(bytes)),
        false => (file::text(&options.input, bytes).map_err(|e| fail(options, &e))?, None),
    };
    let file = sources.add(file::input_name(&options.input), text);
    let mut cx = Context::new(pipeline::dialects());
    cx.set_allow_unregistered(options.mlir.allow_unregistered);
    let bytecode = bytecode.as_deref();
    Session { options, cx: &cx, sources: &sources, file, bytecode, start: Instant::now() }.run()
}

/// Says what went wrong outside of the input.
fn fail(options: &Options, message: &str) -> Failed {
    options.reporter.error(message);
    Failed::INPUT
}

/// What the steps of one run share.
struct Session<'a> {
    options: &'a Options,
    cx: &'a Context,
    sources: &'a SourceMap,
    /// The input.
    file: FileId,
    /// What it holds, if that is not text.
    bytecode: Option<&'a [u8]>,
    start: Instant,
}

impl Session<'_> {
    fn run(&self) -> Result<ExitCode, Failed> {
        let options = self.options;
        let mut times = Vec::new();
        let mut clock = Instant::now();
        let mut lap = |name: &str| {
            times.push(TimeNode::new(name, clock.elapsed()));
            clock = Instant::now();
        };
        let module = match options.language {
            Language::Toy => self.front_end()?,
            Language::Mlir => Some(match self.bytecode {
                Some(bytes) => self.read_bytecode(bytes)?,
                None => self.read_mlir()?,
            }),
        };
        lap("Front end");
        let Some(mut module) = module else { return Ok(ExitCode::SUCCESS) };
        let threads = options.mlir.passes.threads;
        if let Err(diags) = verify::verify_with(module.op(self.cx), threads) {
            return Err(self.invalid(&mut module, &diags));
        }
        lap("Verifier");
        self.lower(&mut module)?;
        lap("Passes");
        let done = match options.emit {
            _ if options.interpret => self.interpret(&module),
            emit if emit == Emit::Ast || emit.is_mlir() => self.print(&module),
            _ => self.back_end(module),
        };
        lap("Output");
        if options.mlir.timing {
            terminal::say(&TimeNode::report(&times, self.start.elapsed(), self.options.mlir.time_format));
        }
        done
    }

    fn fail(&self, diags: &[mlir::Diag]) -> Failed {
        self.show_at(diags);
        Failed::INPUT
    }

    /// Shows diagnostics that are placed by locations.
    fn show_at(&self, diags: &[mlir::Diag]) {
        let is_toy = self.options.language == Language::Toy;
        self.options.reporter.show_at(self.cx, self.sources, diags, is_toy);
    }

    /// Toy source to the toy dialect; nothing is left to do after the syntax tree was printed.
    fn front_end(&self) -> Result<Option<Module>, Failed> {
        let (program, diagnostics) =
            toyc::parse_up_to(self.sources, self.file, self.options.reporter.max_errors);
        self.report(&diagnostics)?;
        if self.options.emit == Emit::Ast {
            let dump = |to: &mut dyn std::fmt::Write| toyc::ast_dump::write(to, &program, self.sources);
            file::write_with(self.output(), |to| io::write_text(to, dump))
                .map_err(|e| fail(self.options, &e))?;
            return Ok(None);
        }
        let (types, diagnostics) = toyc::check_up_to(&program, self.options.reporter.max_errors);
        self.report(&diagnostics)?;
        toyc::mlirgen::generate(self.cx, &program, &types, self.sources).map(Some).map_err(|diagnostics| {
            self.options.reporter.show(self.sources, &diagnostics);
            Failed::INPUT
        })
    }

    /// The verifier sees only shapes that are written: where they are what is wrong, all are looked at.
    fn invalid(&self, module: &mut Module, diags: &[mlir::Diag]) -> Failed {
        let about_shapes = diags.iter().all(|diag| diag.code.is_some());
        let all = if about_shapes { pipeline::shape_errors(self.cx, module) } else { Vec::new() };
        self.fail(if all.is_empty() { diags } else { &all })
    }

    fn report(&self, diagnostics: &[Diagnostic]) -> Result<(), Failed> {
        if self.options.reporter.show(self.sources, diagnostics) { Err(Failed::INPUT) } else { Ok(()) }
    }

    fn read_mlir(&self) -> Result<Module, Failed> {
        let (whole, threads) = (self.sources.whole(self.file), self.options.mlir.passes.threads);
        let parsed = text::parse_module_in(self.cx, self.sources, whole, threads);
        let parsed = parsed.map_err(|diagnostics| {
            self.options.reporter.show(self.sources, &diagnostics);
            Failed::INPUT
        })?;
        self.report(&parsed.warnings)?;
        Ok(parsed.module)
    }

    fn read_bytecode(&self, bytes: &[u8]) -> Result<Module, Failed> {
        bytecode::read_module(self.cx, self.sources.name(self.file), bytes)
            .map_err(|e| fail(self.options, &e.to_string()))
    }

    /// The module as it was before the passes. It is made again when one has failed: a copy would take as much memory
    /// as the module, in every run.
    fn module_again(&self) -> Option<Module> {
        match (self.options.language, self.bytecode) {
            (Language::Toy, _) => {
                let (program, _) = toyc::parse(self.sources, self.file);
                let (types, _) = toyc::check(&program);
                toyc::mlirgen::generate(self.cx, &program, &types, self.sources).ok()
            }
            (Language::Mlir, Some(bytes)) => {
                bytecode::read_module(self.cx, self.sources.name(self.file), bytes).ok()
            }
            (Language::Mlir, None) => text::parse_module(self.cx, self.sources, self.file).ok(),
        }
    }

    fn lower(&self, module: &mut Module) -> Result<(), Failed> {
        let level = match self.options.emit {
            Emit::Ast => return Ok(()),
            Emit::Mlir if self.options.optimize => Level::OptimizedToy,
            Emit::Mlir => Level::Toy,
            Emit::MlirAffine => Level::Affine,
            Emit::MlirCf => Level::ControlFlow,
            _ => Level::Llvm,
        };
        let mut config = self.options.mlir.pass_config(Arc::new(terminal::say));
        config.keep_reproducer = config.local_reproducer;
        match pipeline::lower(self.cx, module, level, config.clone()) {
            Ok(report) => {
                self.show_at(&report.diags);
                if self.options.mlir.statistics {
                    terminal::say(&report.statistics_text(self.options.mlir.statistics_display));
                }
                if self.options.mlir.timing {
                    terminal::say(&TimeNode::report(
                        &report.time,
                        self.start.elapsed(),
                        self.options.mlir.time_format,
                    ));
                }
                Ok(())
            }
            Err(failure) => Err(self.pass_failed(&failure, level, config)),
        }
    }

    /// A pass that failed because of the input says so itself; one that failed by itself leaves a reproducer.
    fn pass_failed(&self, failure: &Failure, level: Level, config: PassConfig) -> Failed {
        let failed = self.fail(&failure.diags);
        let path = match (&self.options.mlir.reproducer, failure.is_bug) {
            (Some(path), _) => path,
            (None, true) => "toyc-reproducer.mlir",
            (None, false) => return failed,
        };
        if failure.is_bug {
            let pass = failure.pass.unwrap_or("the verifier");
            terminal::say(&format!(
                "internal error in pass '{pass}': this is a bug in toyc, please report it\n"
            ));
        }
        let again = || {
            let module = self.module_again()?;
            Some(pipeline::reproducer(self.cx, &module, level, config))
        };
        if let Some(text) = failure.reproducer.clone().or_else(again)
            && file::write(Path::new(path), text.as_bytes()).is_ok()
        {
            terminal::say(&format!("note: the input of the passes was written to '{path}'\n"));
        }
        failed
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), Failed> {
        file::write(path, bytes).map_err(|e| fail(self.options, &e))
    }

    fn output(&self) -> &Path {
        self.options.output.as_deref().unwrap_or(Path::new("-"))
    }

    fn print(&self, module: &Module) -> Result<ExitCode, Failed> {
        let mut print = self.options.mlir.print.clone();
        // As the tutorial's compiler: every line says where it comes from by itself.
        print.local_scope |= print.debuginfo;
        file::write_with(self.output(), |to| text::write_module(self.cx, module, &print, to))
            .map_err(|e| fail(self.options, &e))?;
        Ok(ExitCode::SUCCESS)
    }

    /// Runs the module as it is, operation by operation.
    fn interpret(&self, module: &Module) -> Result<ExitCode, Failed> {
        let mut out = io::ProgramOutput::new();
        let status = interpreter::run(self.cx, module, interpreter::Limits::default(), &mut out);
        let flushed = std::io::Write::flush(&mut out);
        match (status, flushed) {
            _ if out.closed => Ok(ExitCode::SUCCESS),
            (Ok(status), Ok(())) => Ok(ExitCode::from(status.to_le_bytes()[0])),
            (Err(diag), _) => Err(self.fail(&[diag])),
            (_, Err(e)) => Err(fail(self.options, &format!("cannot write standard output: {e}"))),
        }
    }

    #[cfg(not(feature = "llvm"))]
    fn back_end(&self, _: Module) -> Result<ExitCode, Failed> {
        Err(fail(self.options, "this toyc was built without LLVM: stages up to -emit=mlir-llvm are there"))
    }

    #[cfg(feature = "llvm")]
    fn back_end(&self, module: Module) -> Result<ExitCode, Failed> {
        use lowering::backend::{OptLevel, TargetOptions};
        use lowering::compile::{CompileError, Job};
        let options = self.options;
        let target = TargetOptions {
            triple: options.machine.target.clone(),
            cpu: options.machine.cpu.clone(),
            features: options.machine.features.clone(),
            opt_level: OptLevel::from_digit(options.machine.level).unwrap_or(OptLevel::O0),
            ..TargetOptions::default()
        };
        let name = &*file::input_name(&options.input);
        let job = Job { cx: self.cx, module, name, target: &target, debug_info: options.machine.debug_info };
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
                let status = job.run().map_err(|e| self.compile_failed(e))?;
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
            lowering::compile::CompileError::Invalid(diag) => self.fail(&[diag]),
            lowering::compile::CompileError::Backend(error) => {
                let failed = fail(self.options, &error.to_string());
                if error.is_usage() { Failed(ExitCode::from(super::USAGE)) } else { failed }
            }
        }
    }
}
