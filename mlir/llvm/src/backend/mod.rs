//! Processing an LLVM module once it exists: target selection, LLVM's passes, text, assembly, object code, linked
//! executables, and running it in this process.
//!
//! This is the only place where LLVM does its own work; the translation above it only builds the module. Nothing
//! here knows MLIR, prints, or exits: where LLVM would print a diagnostic and end the process, `diagnostics`
//! makes it an [`Error`].
//!
//! ```no_run
//! use mlir_llvm::backend::{self, LinkOptions, Linker, OptLevel, Target, TargetOptions};
//!
//! # fn f(module: &mlir_llvm::inkwell::module::Module<'_>) -> Result<(), backend::Error> {
//! let target = Target::new(&TargetOptions { opt_level: OptLevel::O2, ..TargetOptions::default() })?;
//! let machine = target.machine()?;
//! backend::optimize(module, &machine, target.opt_level())?;
//! let object = backend::emit_object(module, &machine)?;
//! let program = Linker::new(&target, &LinkOptions::default())?.link(&object, None, &[])?;
//! # Ok(())
//! # }
//! ```

mod arch;
mod archive;
mod diagnostics;
mod emit;
mod entry;
mod error;
mod exports;
pub(crate) mod failures;
pub mod gomp;
mod instructions;
pub mod jit;
mod lanes;
mod libllvm;
mod link;
mod negations;
mod observers;
mod open_sizes;
mod processors;
mod rarely;
mod runtime;
mod sanitize;
mod streams;
mod target;
mod triple;
pub(crate) mod utilities;

pub use arch::{Arch, SUPPORTED_TRIPLES};
pub use archive::archive;
pub(crate) use emit::{assembly, object, transform};
pub use emit::{emit_asm, emit_ir, emit_object, optimize, prepare, verify};
pub use entry::{add_caller, add_packed, check_output, return_status};
pub use error::Error;
pub use exports::{expose, mark_for_loading};
pub use failures::WrongPosition;
pub(crate) use libllvm::reading_context;
pub use libllvm::{Loading, context};
pub use link::{LinkKind, LinkOptions, Linker};
pub use observers::Observers;
pub(crate) use rarely::is_rarely_needed;
pub(crate) use runtime::declare;
pub use runtime::{Role, define_runtime, name_libraries};
pub(crate) use sanitize::sanitize_addresses;
pub use target::{OptLevel, Reloc, Target, TargetOptions};

/// The version of the LLVM library this program runs with, such as `22.1.8`.
///
/// # Errors
/// [`Error::NoLibrary`].
pub fn version() -> Result<String, Error> {
    libllvm::load()?;
    let (major, minor, patch) = inkwell::support::get_llvm_version();
    Ok(format!("{major}.{minor}.{patch}"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_library_is_of_the_release_that_is_named() {
        let version = super::version().expect("LLVM is installed");
        assert_eq!(version.rsplit_once('.').map(|(release, _)| release), Some(crate::version::LLVM_VERSION));
    }
}
