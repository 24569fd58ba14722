//! Dialect conversion, level by level: toy -> affine -> scf -> cf -> llvm.
//!
//! Each module holds one pass. A pass leaves operations of lower levels alone, so its input may be IR of any level.

pub mod affine_to_scf;
mod library;
pub mod loops;
pub mod print;
pub mod scf_to_cf;
pub mod split_functions;
pub mod to_llvm;
pub mod toy_to_affine;
