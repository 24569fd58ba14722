//! Dialect conversion, level by level: toy -> affine -> scf -> cf -> llvm.
//!
//! Each module holds one pass. A pass leaves operations of lower levels alone, so its input may be IR of any level.

pub(crate) mod affine_to_scf;
mod library;
pub(crate) mod loops;
pub(crate) mod print;
pub(crate) mod scf_to_cf;
pub(crate) mod split_functions;
pub(crate) mod to_llvm;
pub(crate) mod toy_to_affine;
