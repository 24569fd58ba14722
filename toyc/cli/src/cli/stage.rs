//! The stages that can be requested, the languages of the input, and the shells that complete.

use std::env::consts::{DLL_EXTENSION, DLL_PREFIX};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use support::file;

/// The requested stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Emit {
    /// The source, formatted
    Toy,
    /// The syntax tree
    Ast,
    /// The toy dialect
    Mlir,
    /// The toy dialect, canonicalized and not inlined
    MlirCanonical,
    /// Loops over memory
    MlirAffine,
    /// Branches between blocks
    MlirCf,
    /// The llvm dialect
    MlirLlvm,
    /// LLVM IR
    Llvm,
    /// Assembly
    Asm,
    /// An object file
    Obj,
    /// A linked program
    Exe,
    /// A static library of the functions that -export names, and a C header
    Lib,
    /// A shared library of them, and a C header
    Shared,
    /// Run the program (the default)
    Jit,
    /// A page that shows all stages, and what each pass does
    Html,
}

impl Emit {
    /// Whether this stage is Toy source, or its syntax tree.
    pub(crate) fn is_source(self) -> bool {
        matches!(self, Emit::Toy | Emit::Ast)
    }

    /// Whether this stage is a module of MLIR.
    pub(crate) fn is_mlir(self) -> bool {
        matches!(self, Emit::Mlir | Emit::MlirCanonical | Emit::MlirAffine | Emit::MlirCf | Emit::MlirLlvm)
    }

    /// Whether this stage has all functions, whatever the shapes of their arguments.
    pub(crate) fn has_all_functions(self) -> bool {
        matches!(self, Emit::Mlir | Emit::MlirCanonical)
    }

    /// Whether this is a library of exported functions.
    pub(crate) fn is_library(self) -> bool {
        matches!(self, Emit::Lib | Emit::Shared)
    }

    /// The file to write unless the command line names one.
    pub(super) fn output(self, input: &Path) -> PathBuf {
        let (prefix, extension) = match self {
            Emit::Obj => ("", "o"),
            Emit::Exe => ("", "out"),
            Emit::Lib => ("lib", "a"),
            Emit::Shared => (DLL_PREFIX, DLL_EXTENSION),
            Emit::Html => ("", "html"),
            _ => return "-".into(),
        };
        let stem = input.file_stem().filter(|_| !file::is_stream(input));
        let mut name = OsString::from(prefix);
        name.push(stem.unwrap_or("a".as_ref()));
        PathBuf::from(name).with_added_extension(extension)
    }
}

/// The language of the input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Language {
    /// Toy source
    Toy,
    /// MLIR, at any level
    Mlir,
}

/// A shell that can complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Shell {
    Bash,
    Elvish,
    Fish,
    Powershell,
    Zsh,
}

/// The option of `toyc explore` that makes a program the process that compiles for the server.
pub(crate) const WORKER: &str = "worker";
