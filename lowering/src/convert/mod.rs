//! Dialect conversion, level by level: toy -> affine -> scf -> cf -> llvm.
//!
//! Each module holds one pass; a pass leaves alone what is already below it, so that IR of any level can enter.

pub mod affine_to_scf;
pub mod loops;
pub mod print;
pub mod scf_to_cf;
pub mod split_functions;
pub mod to_llvm;
pub mod toy_to_affine;
