//! From toy to machine code: the only crate that knows LLVM.
//!
//! `convert` lowers toy to the llvm dialect, `translate` turns that into LLVM IR, and `backend` turns LLVM IR into
//! machine code; `compile` is one interface to the last two, `code` is what can be called, and `export` what a library
//! shows. `unsafe` is allowed where LLVM's C interface or compiled code is called, with a SAFETY comment at each use. What
//! runs compiled code is itself an `unsafe fn`.
#![deny(unsafe_op_in_unsafe_fn)]

#[cfg(feature = "llvm")]
pub mod backend;
#[cfg(feature = "llvm")]
pub mod code;
#[cfg(feature = "llvm")]
pub mod compile;
mod convert;
pub mod export;
mod passes;
pub mod registry;
#[cfg(feature = "llvm")]
mod translate;

/// The release of LLVM that this crate is built for, such as `22.1`.
#[cfg(feature = "llvm")]
pub const LLVM_VERSION: &str = env!("LLVM_RELEASE");
