//! The passes over `memref` that compute with affine expressions.

pub(super) mod aliases;
mod expand;
mod metadata;
mod normalize;
mod realloc;
mod remap;
mod result_dims;
