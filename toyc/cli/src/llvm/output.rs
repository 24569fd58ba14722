//! From the llvm dialect to LLVM IR, assembly, objects, programs and libraries.

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use support::file;
use support::staged::{Staged, replace_executable};
use toyc::explore::Stopped;
use toyc::export::{self, Exported};
use toyc::{Compilation, CompileError, Export, Job, LinkKind, LinkOptions};

use super::{jit, target};
use crate::cli::export::member;
use crate::cli::{Emit, Language};
use crate::link::Link;
use crate::run::{Failed, Run};

fn cannot_write(path: &Path, error: &std::io::Error) -> String {
    format!("cannot write '{}': {error}", path.display())
}

/// The options as the linker's caller takes them.
fn link_options(link: &Link, kind: LinkKind) -> LinkOptions {
    LinkOptions {
        linker: link.linker.clone(),
        sysroot: link.sysroot.clone(),
        is_static: link.is_static,
        kind,
    }
}

impl Run<'_> {
    /// Makes what the command line asks for of a program at the level of the llvm dialect, or runs it.
    pub(crate) fn back_end(&self, program: Compilation<'_>) -> Result<ExitCode, Failed> {
        let options = self.options;
        if matches!(options.emit, Emit::Exe | Emit::Jit) {
            program.check_main().map_err(|errors| self.fail(&errors))?;
        }
        let target = target(&options.machine, options.aims.optimize);
        let name = &*file::input_name(&options.input);
        let exports: Vec<Export> = self.exports.iter().map(Exported::export).collect();
        let job = Job {
            exports: &exports,
            perf_map: options.machine.perf_map,
            ..program.job(name, &target, options.machine.debug_info)
        };
        let bytes = match options.emit {
            Emit::Lib => {
                let archive = self.made(job.archive(&member(&options.output)))?;
                let header = self.header(&archive.libraries)?;
                self.write(&archive.bytes)?;
                return self.with_header(header);
            }
            Emit::Shared => {
                let link = link_options(&options.link, LinkKind::Shared);
                let library = self.made(job.shared_library(options.output.file_name(), &link))?;
                let header = self.header(&[])?;
                self.write_executable(&library)?;
                return self.with_header(header);
            }
            Emit::Exe => {
                let link = link_options(&options.link, LinkKind::Executable);
                let program = self.made(job.executable(&link))?;
                self.write_executable(&program)?;
                return Ok(ExitCode::SUCCESS);
            }
            Emit::Llvm => self.made(job.llvm_ir())?.into_bytes(),
            Emit::Asm => self.made(job.assembly())?.into_bytes(),
            Emit::Obj => self.made(job.object())?,
            _ => {
                let status = self.made(jit::run(job, || self.progress.end()))?;
                return Ok(ExitCode::from(status.to_le_bytes()[0]));
            }
        };
        self.write(&bytes)
    }

    /// The compiled result, or a report of the error.
    fn made<T>(&self, made: Result<T, CompileError>) -> Result<T, Failed> {
        self.progress.end();
        made.map_err(|error| self.compile_failed(error))
    }

    /// Writes the linker's result.
    fn write_executable(&self, bytes: &[u8]) -> Result<(), Failed> {
        let path = &*self.options.output;
        replace_executable(path, bytes).map_err(|e| self.failed(&cannot_write(path, &e)))
    }

    /// The header of a library, if there is one, written but not yet in its place. It comes before the library, since
    /// a library without its header is useless.
    fn header(&self, libraries: &[&str]) -> Result<Option<Staged>, Failed> {
        let Some(path) = &self.options.export.header else { return Ok(None) };
        let source = self.options.input.file_name().unwrap_or_default().to_string_lossy();
        let checks = self.options.machine.sanitize_address.then(|| "-fsanitize=address".to_owned());
        let linking: Vec<String> =
            checks.into_iter().chain(libraries.iter().map(|library| format!("-l{library}"))).collect();
        let text = export::header(&source, &self.exports, &linking);
        if file::is_stream(path) {
            return file::write(path, text.as_bytes()).map(|()| None).map_err(|e| self.failed(&e));
        }
        let staged = Staged::new(path).and_then(|mut staged| {
            staged.file().write_all(text.as_bytes())?;
            Ok(staged)
        });
        staged.map(Some).map_err(|e| self.failed(&cannot_write(path, &e)))
    }

    /// Puts a header in its place.
    fn with_header(&self, header: Option<Staged>) -> Result<ExitCode, Failed> {
        let path = self.options.export.header.as_deref().unwrap_or(Path::new(""));
        let placed = header.map_or(Ok(()), Staged::commit);
        placed.map_err(|e| self.failed(&cannot_write(path, &e)))?;
        Ok(ExitCode::SUCCESS)
    }

    fn compile_failed(&self, error: CompileError) -> Failed {
        match error {
            CompileError::Invalid(diag) => {
                self.fail(&self.compiler.errors(&[diag], self.options.language == Language::Toy))
            }
            CompileError::Backend(error) if error.is_usage() => self.refused(&error.to_string()),
            CompileError::Backend(error) => self.failed(&error.to_string()),
        }
    }

    /// Reports why there is no page.
    pub(crate) fn stopped(&self, stopped: Stopped) -> Failed {
        match stopped {
            Stopped::Errors(errors) => self.fail(&errors),
            Stopped::Compile(error) => self.compile_failed(error),
        }
    }
}
