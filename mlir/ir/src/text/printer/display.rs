//! `Display` for types and attributes, for messages.

use std::fmt;

use super::state::{attr_to_string, type_to_string};
use crate::values::context::{AttrRef, TypeRef};

impl fmt::Debug for TypeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for TypeRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&type_to_string(self.cx(), self.id()))
    }
}

impl fmt::Debug for AttrRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for AttrRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&attr_to_string(self.cx(), self.id()))
    }
}
