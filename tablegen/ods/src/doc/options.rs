//! What to document, and how.

use crate::model::interface::InterfaceKind;
use crate::select::Selection;

/// What to document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A dialect with all its definitions.
    Dialect,
    /// Operations.
    Operations,
    /// Attributes that records define.
    Attributes,
    /// Types that records define.
    Types,
    /// Enumerations.
    Enums,
    /// The interfaces that the file itself declares.
    Interfaces(InterfaceKind),
    /// Passes.
    Passes,
}

/// How to document it.
pub struct Options<'a> {
    /// The dialect and the operations.
    pub selection: Selection<'a>,
    /// The prefix to leave out of the C++ names of operations.
    pub strip_prefix: &'a str,
    /// Whether to show the descriptions of attributes in markup that only the Hugo site generator understands.
    pub hugo: bool,
}
