//! Types, attributes, locations and affine expressions, and the context that interns them.
//!
//! - `ids`: the ids of interned values. `type_kind`, `attr_kind`, `loc_kind` and `affine/kind`: the values.
//! - `context`, with `intern`: the context and its tables. `types`, `attributes`, `dense_array`, `location`, `affine`:
//!   creating and querying values.
//! - `dialect_data`: types and attributes that dialects define. `enum_spec`, `enums`: enumerations of records.
//! - `floats`, `big`: floating-point formats and large integers. `strided`: the strides of a memref.
//! - `debug_log`, `rewrite_record`, `threads`: logging and threads for the whole crate.

pub mod affine;
pub(crate) mod attr_kind;
pub mod attributes;
pub(crate) mod big;
pub(crate) mod context;
pub mod debug_log;
pub(crate) mod dense_array;
pub(crate) mod dialect_data;
pub(crate) mod enum_spec;
pub mod enums;
pub mod floats;
pub(crate) mod ids;
mod intern;
pub(crate) mod loc_kind;
pub(crate) mod location;
pub mod rewrite_record;
mod strided;
pub(crate) mod threads;
pub(crate) mod type_kind;
pub(crate) mod types;

pub use strided::{StridedLayout, row_major_strides};
