//! From a module of the llvm dialect to machine code, without LLVM in any signature.

use std::ffi::OsStr;

use inkwell::context::Context as LlvmContext;
use inkwell::module::Module as LlvmModule;
use mlir::{Context, Diag, Module};

use crate::backend::{
    self, LinkKind, LinkOptions, Linker, Observers, OptLevel, Role, Target, TargetOptions, gomp, jit,
};
use crate::code::Code;
use crate::translate::{self, Detail, Purpose};
use conversions::Export;

/// The reason why there is no result.
#[derive(Debug)]
pub enum CompileError {
    /// An operation has no translation to LLVM IR.
    Invalid(Diag),
    /// The target is not supported, or LLVM or the linker failed.
    Backend(backend::Error),
}

impl From<backend::Error> for CompileError {
    fn from(error: backend::Error) -> Self {
        CompileError::Backend(error)
    }
}

/// All texts that LLVM makes from a module.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Texts {
    /// LLVM IR before LLVM's passes.
    pub translated: String,
    /// LLVM IR after them, if any were run.
    pub optimized: Option<String>,
    /// Assembly.
    pub assembly: String,
}

/// A static library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Archive {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The linker's names for the libraries that programs need, other than the C library.
    pub libraries: Vec<&'static str>,
}

/// A module to compile, and the target.
pub struct Job<'a> {
    /// The context of the module.
    pub cx: &'a Context,
    /// A verified module with operations of the llvm dialect only. It is dropped once LLVM has its own, so that the two
    /// are never in memory together while LLVM works.
    pub module: Module,
    /// Its name in LLVM IR.
    pub name: &'a str,
    /// The machine to compile for; its level says how much LLVM optimizes.
    pub target: &'a TargetOptions,
    /// Whether machine code gets line tables, and whatever else locations say to debuggers. Code that
    /// is run at once is registered with a debugger.
    pub debug_info: bool,
    /// The entry points that linkers see, each with its checked form; if there are none, linkers see every public
    /// function.
    pub exports: &'a [Export],
    /// Whether code that is run at once is reported to `perf`.
    pub perf_map: bool,
}

impl Job<'_> {
    /// Translates and optimizes, then hands the result to `finish`.
    fn with_module<R>(
        self,
        finish: impl FnOnce(&LlvmModule<'_>, &Target) -> Result<R, CompileError>,
    ) -> Result<R, CompileError> {
        let target = Target::for_programs(self.target)?;
        let detail = self.detail(Detail::Full);
        let role = if self.exports.is_empty() { Role::Program } else { Role::Library };
        self.with_guarded_module(target, detail, role, |_, _| Ok(()), finish)
    }

    /// Like `with_module`, for a program that starts at `main`.
    fn with_program<R>(
        self,
        target: Target,
        finish: impl FnOnce(&LlvmModule<'_>, &Target) -> Result<R, CompileError>,
    ) -> Result<R, CompileError> {
        let detail = self.detail(Detail::Full);
        self.with_guarded_module(
            target,
            detail,
            Role::Program,
            |module, _| {
                backend::return_status(module)?;
                backend::check_output(module)
            },
            finish,
        )
    }

    /// The debug information to make, if any is requested.
    fn detail(&self, detail: Detail) -> Option<Detail> {
        self.debug_info.then_some(detail)
    }

    fn with_guarded_module<R>(
        self,
        target: Target,
        detail: Option<Detail>,
        role: Role,
        guard: impl FnOnce(&LlvmModule<'_>, &Target) -> Result<(), backend::Error>,
        finish: impl FnOnce(&LlvmModule<'_>, &Target) -> Result<R, CompileError>,
    ) -> Result<R, CompileError> {
        let llvm = backend::context()?;
        let into = llvm.create_module(self.name);
        let machine = target.machine()?;
        backend::prepare(&into, &machine);
        let module = translate_verified(self.cx, self.module, &llvm, into, &target, detail)?;
        backend::name_libraries(&module, &target)?;
        if !self.exports.is_empty() {
            backend::expose(&module, self.exports)?;
        }
        guard(&module, &target)?;
        backend::define_runtime(&module, &target, role)?;
        if target.opt_level() != OptLevel::O0 {
            backend::transform(&module, &machine, target.opt_level())?;
        }
        if target.sanitizes_addresses() {
            backend::sanitize_addresses(&module, &machine)?;
        }
        finish(&module, &target)
    }

    /// LLVM IR as text.
    ///
    /// # Errors
    /// See [`CompileError`].
    pub fn llvm_ir(self) -> Result<String, CompileError> {
        self.with_module(|module, _| Ok(backend::emit_ir(module)))
    }

    /// Assembly text.
    ///
    /// # Errors
    /// See [`CompileError`].
    pub fn assembly(self) -> Result<String, CompileError> {
        self.with_module(|module, target| Ok(backend::assembly(module, &target.machine()?)?))
    }

    /// LLVM IR and assembly, each made from the previous one. Debug information covers only lines.
    ///
    /// # Errors
    /// See [`CompileError`].
    pub fn texts(self) -> Result<Texts, CompileError> {
        let target = Target::for_programs(self.target)?;
        let mut translated = String::new();
        let guard = |module: &LlvmModule<'_>, target: &Target| {
            backend::define_runtime(module, target, Role::Program)?;
            translated = backend::emit_ir(module);
            Ok(())
        };
        let detail = self.detail(Detail::Lines);
        let (optimized, assembly) =
            self.with_guarded_module(target, detail, Role::Program, guard, |module, target| {
                let optimized = (target.opt_level() != OptLevel::O0).then(|| backend::emit_ir(module));
                Ok((optimized, backend::assembly(module, &target.machine()?)?))
            })?;
        Ok(Texts { translated, optimized, assembly })
    }

    /// An object file.
    ///
    /// # Errors
    /// See [`CompileError`].
    pub fn object(self) -> Result<Vec<u8>, CompileError> {
        self.with_module(|module, target| Ok(backend::object(module, &target.machine()?)?))
    }

    /// Links an executable; returns its bytes.
    ///
    /// # Errors
    /// See [`CompileError`].
    pub fn executable(self, options: &LinkOptions) -> Result<Vec<u8>, CompileError> {
        let target = Target::for_programs(self.target)?;
        let linker = Linker::new(&target, options)?;
        self.with_program(target, |module, target| {
            let object = backend::object(module, &target.machine()?)?;
            Ok(linker.link(&object, None, &libraries(module, target))?)
        })
    }

    /// A static library of the exports; `member` is the name of the object in it.
    ///
    /// # Errors
    /// See [`CompileError`].
    pub fn archive(self, member: &str) -> Result<Archive, CompileError> {
        self.with_module(|module, target| {
            let libraries = libraries(module, target);
            let object = backend::object(module, &target.machine()?)?;
            Ok(Archive { bytes: backend::archive(&object, member, target)?, libraries })
        })
    }

    /// Links a shared library of the exports; returns its bytes. `name` is its future file name, by which programs that
    /// are linked with it look for it.
    ///
    /// # Errors
    /// See [`CompileError`].
    pub fn shared_library(
        self,
        name: Option<&OsStr>,
        options: &LinkOptions,
    ) -> Result<Vec<u8>, CompileError> {
        let target = Target::for_programs(self.target)?;
        let exports = self.exports;
        let options = LinkOptions { kind: LinkKind::Shared, ..options.clone() };
        let linker = Linker::new(&target, &options)?;
        let mark = |module: &LlvmModule<'_>, target: &Target| {
            backend::mark_for_loading(module, target, exports);
            Ok(())
        };
        let detail = self.detail(Detail::Full);
        self.with_guarded_module(target, detail, Role::Library, mark, |module, target| {
            let object = backend::object(module, &target.machine()?)?;
            Ok(linker.link(&object, name, &libraries(module, target))?)
        })
    }

    /// Runs `main` in this process and returns its result. Unless the target names a processor, the code uses all
    /// features of this machine's.
    ///
    /// # Safety
    /// The program runs with all rights of this process, and the llvm dialect can express anything: a read from any
    /// address, a call of any function in the C library. When `main` is called, neither it nor any function that it
    /// calls may have undefined behaviour, and nothing may refer to the program's code afterwards, as it no longer
    /// exists when this returns.
    ///
    /// # Errors
    /// See [`CompileError`].
    #[allow(unsafe_code, reason = "compiled code is called")]
    pub unsafe fn run(self) -> Result<i32, CompileError> {
        // SAFETY: as the caller promises.
        unsafe { self.run_after(|| ()) }
    }

    /// Like [`Job::run`]; calls `ready` once LLVM's passes are done, before anything is run.
    ///
    /// # Safety
    /// Same as [`Job::run`].
    ///
    /// # Errors
    /// See [`CompileError`].
    #[allow(unsafe_code, reason = "compiled code is called")]
    pub unsafe fn run_after(self, ready: impl FnOnce()) -> Result<i32, CompileError> {
        let target = Target::for_this_process(self.target)?;
        let observers = self.observers();
        self.with_program(target, |module, target| {
            ready();
            // SAFETY: the caller vouches for the program in the module; the checks added to it call functions of
            // the C library as the library declares them. LLVM's passes keep defined behaviour defined.
            let status = unsafe { jit::run_verified(module, target, &[], "main", observers) };
            Ok(status?)
        })
    }

    /// Compiles a function whose parameters are only pointers or numbers, to be called in this process. Unless the
    /// target names a processor, the code uses all features of this machine's.
    ///
    /// # Errors
    /// See [`CompileError`]; also if there is no such entry point.
    pub fn code(self, entry: &str) -> Result<Code, CompileError> {
        let target = Target::for_this_process(self.target)?;
        let packed = format!("{entry}.packed");
        let detail = self.detail(Detail::Full);
        let observers = self.observers();
        self.with_guarded_module(
            target,
            detail,
            Role::Called,
            |module, _| backend::add_packed(module, entry, &packed),
            |module, target| Ok(Code::new(module, target, &packed, observers)?),
        )
    }

    /// Which tools learn of code that is run at once.
    fn observers(&self) -> Observers {
        Observers { debugger: self.debug_info, perf_map: self.perf_map }
    }
}

/// Translates a module into an empty one of LLVM IR that is prepared for a target, and verifies the result.
pub(crate) fn translate_verified<'l>(
    cx: &Context,
    module: Module,
    llvm: &'l LlvmContext,
    into: LlvmModule<'l>,
    target: &Target,
    detail: Option<Detail>,
) -> Result<LlvmModule<'l>, CompileError> {
    let purpose = Purpose::Code { debug_info: detail, has_versions: target.may_lack_fma() };
    // What is not translated for a text is refused here; nothing else is worth a warning.
    let mut warnings = Vec::new();
    let translated = translate::translate(cx, &module, llvm, into, purpose, &mut warnings);
    let translated = translated.map_err(CompileError::Invalid)?.module;
    drop(module);
    // Once is enough: from here on, only LLVM or tested code changes the module.
    backend::verify(&translated)?;
    Ok(translated)
}

/// The linker's names for the libraries that a module needs, other than the C library.
fn libraries(module: &LlvmModule<'_>, target: &Target) -> Vec<&'static str> {
    let mut all = if gomp::is_used(module) { gomp::LIBRARIES.to_vec() } else { Vec::new() };
    let multiplies = ["llvm.fma.f64", "llvm.fma.f32"].iter().any(|name| module.get_function(name).is_some());
    if multiplies && target.has_library_of_mathematics() {
        all.push("m");
    }
    all
}
