//! The Toy compiler as a library: text to syntax tree to IR, and the IR down to the llvm dialect and to machine code.
//!
//! [`Compiler`] does all of it: `parser` gives the tree of a file with its syntax errors, `sema` the errors in names and
//! types or the resolved program (`hir`), `mlirgen` the toy dialect, [`pipeline`] the levels below, and [`mod@export`] functions for programs in C. Nothing
//! here prints: errors are [`support::Diagnostic`] values.
//!
//! ```
//! use toyc::Compiler;
//! use toyc::pipeline::Level;
//!
//! let mut compiler = Compiler::new();
//! let file = compiler.add("sum.toy", "def main() { print([1, 2] + [3, 4]); }");
//! let mut program = compiler.compile(file).expect("it is correct");
//! program.lower(Level::OptimizedToy).expect("it can be lowered");
//! let mut printed = Vec::new();
//! program.interpret(&mut printed).expect("it runs");
//! assert_eq!(printed, b"4.000000 6.000000 \n");
//! ```

pub mod arrays;
pub mod ast;
pub mod ast_dump;
mod builtins;
pub mod catalogue;
pub mod compiler;
pub mod explore;
pub mod export;
mod foreign;
mod format;
mod hir;
mod lexer;
pub mod literal;
mod mlirgen;
#[cfg(feature = "llvm")]
pub mod native;
mod operands;
mod parser;
pub mod pipeline;
mod reported;
mod sema;
pub mod session;
pub mod signature;

pub use compiler::{Compilation, Compiler, Errors};
#[cfg(feature = "llvm")]
pub use lowering::{
    Export,
    backend::{LinkKind, LinkOptions, Loading, OptLevel, TargetOptions},
    compile::{CompileError, Job},
};
pub use reported::MAX_ERRORS;
pub use sema::Start;
pub use toy_dialect::entry;

/// The version of LLVM, or none in a build without it.
#[cfg(feature = "llvm")]
pub const LLVM_VERSION: Option<&str> = Some(lowering::LLVM_VERSION);

/// The version of LLVM, or none in a build without it.
#[cfg(not(feature = "llvm"))]
pub const LLVM_VERSION: Option<&str> = None;

#[cfg(test)]
mod editor_grammar;
#[cfg(test)]
mod syntax_tree;
#[cfg(test)]
mod test_util;
