//! From toy to machine code: the only room that knows LLVM.
//!
//! [`convert`] takes toy down to the llvm dialect, `translate` makes LLVM IR of that, `backend` machine code of
//! that; `compile` is the last two behind one door. `unsafe` is allowed where LLVM's C interface or compiled code is
//! called, with a SAFETY comment at each use. What runs compiled code is itself an `unsafe fn`.
#![deny(unsafe_op_in_unsafe_fn)]

#[cfg(feature = "llvm")]
pub mod backend;
#[cfg(feature = "llvm")]
pub mod compile;
pub mod convert;
mod passes;
pub mod registry;
#[cfg(feature = "llvm")]
pub mod translate;

pub use passes::register_passes;
