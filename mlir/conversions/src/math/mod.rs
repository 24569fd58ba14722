//! Passes over the operations of `math`, and between them and those of `arith`.

pub(crate) mod expand;
mod function_bodies;
mod rounding;
pub(crate) mod sincos_fusion;
pub(crate) mod to_funcs;
pub(crate) mod to_libm;
mod unroll;
pub(crate) mod uplift_to_fma;
