//! From toy to machine code: the only room that knows LLVM.
//!
//! `unsafe` is allowed where LLVM's C interface or compiled code is called, with a SAFETY comment at each use.
#![deny(unsafe_op_in_unsafe_fn)]

#[cfg(feature = "llvm")]
pub mod backend;
