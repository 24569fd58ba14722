//! From the llvm dialect to machine code: the only crate of the framework that knows LLVM.
//!
//! `translate` turns the llvm dialect into LLVM IR, and `backend` turns LLVM IR into machine code; `compile` is one
//! interface to both, and `code` is the callable result. `unsafe` is allowed where LLVM's C interface or compiled
//! code is called, with a SAFETY comment at each use. A function that runs compiled code is itself an `unsafe fn`.
#![deny(unsafe_op_in_unsafe_fn)]

pub mod backend;
pub mod code;
pub mod compile;
mod functions;
pub mod translate;
mod version;

pub use functions::{Function, Jit, JitError, Signature};

/// LLVM through Rust, as the translations of other dialects use it.
pub use inkwell;

pub use version::LLVM_VERSION;
