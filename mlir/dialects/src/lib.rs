//! MLIR's dialects, from tensors and loops to LLVM.
//!
//! Each dialect has a folder, and all are laid out alike: `Ops.td` describes the operations, `mod.rs` includes the code
//! generated from it, `directives.rs` has hand-written directives, and the other files have everything that records
//! cannot express. A dialect matches MLIR 22's, byte for byte.
//!
//! ```
//! use mlir::{Context, Registry, verify};
//! use support::SourceMap;
//!
//! let mut registry = Registry::new();
//! dialects::register_all(&mut registry);
//! let cx = Context::new(registry);
//! let mut sources = SourceMap::new();
//! let file = sources.add("one.mlir", "func.func @one() -> i32 { %0 = arith.constant 1 : i64 return %0 : i64 }");
//! let module = mlir::text::parse_module(&cx, &sources, file).expect("the syntax is correct");
//! let errors = verify(module.op(&cx)).expect_err("the types differ");
//! let error = errors[0].resolve(&cx, &sources);
//! assert!(error.message.contains("type of return operand 0 ('i64') doesn't match function result type ('i32')"));
//! ```

pub mod affine;
pub mod arith;
pub mod bufferization;
pub mod cf;
pub mod complex;
pub mod dlti;
pub mod func;
pub mod index;
pub mod llvm;
pub mod math;
pub mod memref;
pub mod omp;
pub mod scf;
pub mod tensor;
pub mod ub;
pub mod vector;

// Code that several dialects share.
mod branches;
mod constant_ops;
mod elements;
mod index_list;
mod inlining;
mod int_ranges;
pub mod loop_carried;
pub mod matching;
pub mod offsets_sizes_strides;
pub mod reassociation;
mod region_branch;
mod regroup;
mod reshape_patterns;
mod rewriting;
mod verifiers;

use mlir::Registry;

pub use index_list::DIRECTIVES;

/// Adds every dialect of this crate.
pub fn register_all(registry: &mut Registry) {
    for dialect in [
        &affine::DIALECT,
        &arith::DIALECT,
        &bufferization::DIALECT,
        &cf::DIALECT,
        &complex::DIALECT,
        &dlti::DIALECT,
        &func::DIALECT,
        &index::DIALECT,
        &llvm::DIALECT,
        &math::DIALECT,
        &memref::DIALECT,
        &omp::DIALECT,
        &scf::DIALECT,
        &tensor::DIALECT,
        &ub::DIALECT,
        &vector::DIALECT,
    ] {
        registry.add(dialect);
    }
}
