//! The items of the generated module, used to find records that produce items of the same name.

use tablegen::RecordId;

/// The kind of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    /// `const`
    Constant,
    /// `enum`
    Enum,
    /// `fn`
    Function,
    /// `mod`
    Module,
    /// `static`
    Static,
    /// `struct`
    Struct,
    /// `type`
    Type,
}

impl Sort {
    /// The keyword of such an item.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Sort::Constant => "constant",
            Sort::Enum => "enum",
            Sort::Function => "function",
            Sort::Module => "module",
            Sort::Static => "static",
            Sort::Struct => "struct",
            Sort::Type => "type",
        }
    }

    /// Whether the item's name is in the namespace of types, and in that of values: most structs here are
    /// their own constructors.
    fn hides(self) -> (bool, bool) {
        match self {
            Sort::Constant | Sort::Function | Sort::Static => (false, true),
            Sort::Enum | Sort::Module | Sort::Type => (true, false),
            Sort::Struct => (true, true),
        }
    }

    /// Whether items of these two sorts cannot have the same name.
    pub(crate) fn excludes(self, other: Sort) -> bool {
        let ((ty, value), (other_ty, other_value)) = (self.hides(), other.hides());
        ty && other_ty || value && other_value
    }
}

/// An item that the text defines.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// The sort of item.
    pub(crate) sort: Sort,
    /// Its name.
    pub(crate) name: String,
    /// The record that it is generated for, or the first of them.
    pub(crate) record: RecordId,
}

impl Item {
    pub(super) fn new(sort: Sort, name: impl Into<String>, record: RecordId) -> Self {
        Item { sort, name: name.into(), record }
    }
}
