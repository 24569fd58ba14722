//! Types and attributes that records describe (`TypeDef`, `AttrDef`): the static tables that ODS emits, one [`DataDef`]
//! each, and what the generated storage has in common.
//!
//! The engine parses and prints every one of them from its table, as it does operations; generated are the storage
//! with its typed fields, and a view with accessors.

pub(crate) mod def;
pub(crate) mod params;
mod view;

pub use crate::values::dialect_data::Parameters;
pub use def::*;
pub use params::{Float32, Float64, Parameter, parse_list};
pub use view::{AttrView, TypeView, attr_view, type_view};
