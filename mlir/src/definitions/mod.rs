//! Definitions: the static tables that ODS emits, one [`OpDef`] an operation.
//!
//! One generic engine builds, verifies, parses and prints every operation from its table; the hooks hold what
//! records cannot say.

pub(crate) mod attr;

mod dictionary;
pub(crate) mod op;
pub(crate) mod property;
pub(crate) mod type_class;

pub use crate::values::enum_spec::{EnumAttrSpec, EnumSpec};
pub use attr::{AttrSpec, AttrStorage, AttrSyntax, Presence};
pub use op::*;
pub use type_class::TypeClass;
