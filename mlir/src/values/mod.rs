//! Types, attributes, locations and affine expressions, and the context that interns them.
//!
//! What such a value is, the files `*_kind` say; how one is made and asked, the others.

pub mod affine;
pub(crate) mod affine_kind;
pub(crate) mod attr_kind;
pub mod attributes;
pub(crate) mod big;
pub mod context;
pub mod debug_log;
pub mod dense_array;
pub mod dialect_data;
pub(crate) mod enum_spec;
pub mod enums;
pub mod floats;
pub(crate) mod ids;
mod intern;
pub(crate) mod loc_kind;
pub mod location;
mod strided;
pub mod threads;
pub(crate) mod type_kind;
pub mod types;

pub use strided::StridedLayout;
