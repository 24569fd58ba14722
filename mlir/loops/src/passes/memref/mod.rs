//! The passes over `memref` that compute with affine expressions.

pub(super) mod aliases;
mod expand;
mod metadata;
mod normalize;
mod realloc;
mod remap;
mod result_dims;

use dialects::matching::build_index;
use dialects::offsets_sizes_strides::Mixed;
use mlir::{Builder, Loc, Value};

/// A value for an entry of a list: a constant, if it is a number.
pub(super) fn value_of(b: &mut Builder<'_>, loc: Loc, entry: Mixed) -> Value {
    match entry {
        Mixed::Known(known) => build_index(b, loc, known),
        Mixed::Value(value) => value,
    }
}
