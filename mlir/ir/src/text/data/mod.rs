//! Types and attributes that records describe (`TypeDef`, `AttrDef`).
//!
//! The engine parses and prints each of them from its table, as it does operations. ODS generates the storage with its
//! typed fields, and a view with accessors.
//!
//! `def`: the tables and what generated storage has in common. `params`: the types of parameters. `view`: typed views.

pub(crate) mod def;
pub(crate) mod params;
mod view;

pub use crate::values::dialect_data::Parameters;
pub use def::*;
pub use params::{Float32, Float64, Parameter, parse_list};
pub use view::{AttrView, TypeView, attr_view, type_view};
