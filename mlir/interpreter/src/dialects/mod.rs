//! The behaviour of the operations of each dialect, one table per dialect.
//!
//! A handler decodes one kind of operation: it emits the instructions that run it. Calls, branches, returns and region
//! terminators are decoded through interfaces, the same way for all dialects.

mod affine;
mod affine_code;
mod arith;
mod bufferization;
mod casts;
mod cf;
mod complex;
mod elementwise;
mod func;
mod index;
mod indices;
mod llvm;
mod llvm_atomics;
mod llvm_blocks;
mod llvm_intrinsics;
mod llvm_matrices;
pub(crate) mod llvm_memory;
mod llvm_variadic;
mod llvm_vectors;
mod math;
pub(crate) mod memref;
mod memref_views;
mod omp;
mod placing;
mod reductions;
mod scf;
mod sizes;
pub mod structured;
mod table;
mod tensor;
mod tensor_slices;
mod transfers;
mod vector;
mod vector_memory;
mod vector_print;
mod vector_reductions;

use mlir::Context;

pub use self::func::{call, ret};
pub use self::scf::end_region;
pub use self::table::typed;
use crate::decode::{Handlers, Interpretation};

/// The handlers of every dialect: those of this crate, and those that the dialects' own crates add.
pub(crate) fn handlers(cx: &Context) -> Handlers {
    let tables = [
        affine::table(),
        arith::table(),
        bufferization::table(),
        casts::table(),
        cf::table(),
        complex::table(),
        func::table(),
        index::table(),
        indices::table(),
        llvm::table(),
        llvm_atomics::table(),
        llvm_blocks::table(),
        llvm_intrinsics::table(),
        llvm_matrices::table(),
        llvm_memory::table(),
        llvm_variadic::table(),
        llvm_vectors::table(),
        math::table(),
        memref::table(),
        omp::table(),
        scf::table(),
        tensor::table(),
        tensor_slices::table(),
        transfers::table(),
        vector::table(),
        vector_memory::table(),
        vector_print::table(),
        vector_reductions::table(),
        memref_views::table(),
    ];
    let added = cx.dialect_interfaces::<Interpretation>().flat_map(|(_, interface)| (interface.ops)());
    tables.into_iter().flatten().chain(added).map(|(name, decode)| (cx.op_name(name), decode)).collect()
}
