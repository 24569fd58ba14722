//! The static tables that describe operations, one [`OpDef`] for each; ODS generates them.
//!
//! One generic engine builds, verifies, parses and prints every operation from its table; hooks
//! hold what records cannot express. Whatever the layers above need is an
//! [`Interface`](crate::values::dialect_data::Interface) in a table, found by its type, so that
//! tables do not depend on those layers.
//!
//! - `op`: dialects and operations. `attr`: inherent attributes. `property`: properties. `type_class`: classes of
//!   types.
//! - `dictionary`: the entries of an attribute dictionary as inherent attributes.

pub(crate) mod attr;
mod dictionary;
pub(crate) mod op;
pub(crate) mod property;
pub(crate) mod type_class;

pub use crate::values::enum_spec::{EnumAttrSpec, EnumSpec};
pub use attr::{AttrSpec, AttrStorage, AttrSyntax, Presence};
pub use op::*;
pub use type_class::TypeClass;
