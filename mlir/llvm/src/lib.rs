//! From the llvm dialect to machine code: the only crate of the framework that knows LLVM.
//!
//! `translate` turns the llvm dialect into LLVM IR, and `backend` turns LLVM IR into machine code; `compile` is one
//! interface to both, and `code` is what can be called. `unsafe` is allowed where LLVM's C interface or compiled code is
//! called, with a SAFETY comment at each use. What runs compiled code is itself an `unsafe fn`.
#![deny(unsafe_op_in_unsafe_fn)]

pub mod backend;
pub mod code;
pub mod compile;
pub mod translate;

/// LLVM through Rust, as the translations of other dialects use it.
pub use inkwell;

/// The release of LLVM that this crate is built for, such as `22.1`.
pub const LLVM_VERSION: &str = env!("LLVM_RELEASE");
