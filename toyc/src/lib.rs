//! The Toy compiler as a library: text to syntax tree to IR, and the IR down to the llvm dialect and to machine code.
//!
//! [`Compiler`] does all of it. Its parts can be called one by one: [`parse`] gives the tree of a file with its syntax
//! errors, [`check`] the errors in names and types, [`mlirgen`] the toy dialect, [`pipeline`] the levels below. Nothing
//! here prints: errors are [`support::Diagnostic`] values.

pub mod ast;
pub mod ast_dump;
pub mod builtins;
pub mod catalogue;
pub mod compiler;
mod lexer;
pub mod mlirgen;
pub mod operands;
pub mod parser;
pub mod pipeline;
pub mod reported;
pub mod sema;

pub use compiler::{Compiler, Errors, Program};
#[cfg(feature = "llvm")]
pub use lowering::{
    backend::{OptLevel, TargetOptions, write_atomically},
    compile::CompileError,
};
pub use parser::{parse, parse_up_to};
pub use sema::{check, check_up_to};

#[cfg(test)]
mod test_util;
