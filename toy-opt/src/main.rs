//! `toy-opt`: runs passes on `.mlir` files, as `mlir-opt` does, with every dialect and pass of the project, and translates
//! from and to LLVM IR, as `mlir-translate` does.

use std::process::ExitCode;

use lowering::registry;
use opt::{Execution, Extensions, Translation};

#[cfg(feature = "llvm")]
mod run;

fn main() -> ExitCode {
    let extensions =
        Extensions { translations: TRANSLATIONS, execution: EXECUTION, directives: registry::DIRECTIVES };
    opt::main_with("toy-opt", registry::dialects, registry::passes, extensions)
}

#[cfg(feature = "llvm")]
const EXECUTION: Option<Execution> =
    Some(Execution { lower: registry::TO_LLVM, dialect: "llvm", run: run::run });
#[cfg(not(feature = "llvm"))]
const EXECUTION: Option<Execution> = None;

#[cfg(feature = "llvm")]
const TRANSLATIONS: &[Translation] = &[
    Translation {
        name: "mlir-to-llvmir",
        help: "Write LLVM IR instead of MLIR: a translation of the llvm dialect, without LLVM's passes",
        direction: opt::Direction::FromMlir(lowering::export),
        options: &[],
    },
    Translation {
        name: "import-llvm",
        help: "Read LLVM IR, text or bitcode, into the llvm dialect",
        direction: opt::Direction::ToMlir(lowering::import_part),
        options: lowering::IMPORT_OPTIONS,
    },
];
#[cfg(not(feature = "llvm"))]
const TRANSLATIONS: &[Translation] = &[];
