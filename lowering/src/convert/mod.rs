//! Dialect conversion, level by level: toy -> affine -> scf -> cf -> llvm.
//!
//! Each module holds one pass. A pass leaves operations of lower levels alone, so its input may be IR of any level.

pub(crate) mod affine_to_scf;
mod buffers;
pub(crate) mod fast_math;
mod library;
pub(crate) mod loops;
pub(crate) mod merge_buffers;
pub(crate) mod nontemporal;
pub(crate) mod omp_to_gomp;
pub(crate) mod print;
pub(crate) mod scf_to_cf;
pub(crate) mod scf_to_openmp;
pub(crate) mod split_functions;
pub(crate) mod to_llvm;
pub(crate) mod toy_to_affine;
mod variables;
