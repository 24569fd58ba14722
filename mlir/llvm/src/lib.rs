//! From the llvm dialect to machine code: the only crate of the framework that knows LLVM.
//!
//! `translate` turns the llvm dialect into LLVM IR, and `backend` turns LLVM IR into machine code; `compile` is one
//! interface to both, and `code` is the callable result. `unsafe` is allowed where LLVM's C interface or compiled
//! code is called, with a SAFETY comment at each use. A function that runs compiled code is itself an `unsafe fn`.
//!
//! ```
//! use mlir_llvm::Jit;
//!
//! let mut registry = mlir::Registry::new();
//! dialects::register_all(&mut registry);
//! conversions::register_interfaces(&mut registry);
//! let cx = mlir::Context::new(registry);
//! let mut sources = support::SourceMap::new();
//! let text = "func.func @twice(%x: f64) -> f64 { %0 = arith.addf %x, %x : f64 return %0 : f64 }";
//! let file = sources.add("twice.mlir", text);
//! let module = mlir::text::parse_module(&cx, &sources, file).expect("it is correct");
//! let jit = Jit::compile(&cx, module)?;
//! // SAFETY: the function adds two numbers.
//! let twice = unsafe { jit.function::<fn(f64) -> f64>("twice")? };
//! assert_eq!(twice(1.5), 3.0);
//! # Ok::<(), mlir_llvm::JitError>(())
//! ```
#![deny(unsafe_op_in_unsafe_fn)]

pub mod backend;
pub mod code;
pub mod compile;
mod declared;
mod export;
mod functions;
mod import;
mod passed;
mod runner;
mod signatures;
pub mod translate;
mod version;

pub use export::export;
pub use functions::{Function, Jit, JitError};
pub use import::{IMPORT_OPTIONS, ImportOptions, ImportedModule, import, import_part};
pub use passed::{Borrowed, MemRef, Passed};
pub use runner::Runner;
pub use signatures::Signature;

/// LLVM through Rust, as the translations of other dialects use it.
pub use inkwell;

pub use version::LLVM_VERSION;
