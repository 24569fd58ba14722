//! Interned strings, types, attributes and locations: numbers that a context knows the meaning of.

/// An interned string: attribute names, symbol names, file names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ident(pub(crate) u32);

/// An interned type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Type(pub(crate) u32);

/// An interned attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attr(pub(crate) u32);

/// A location: a number that the context knows the meaning of.
///
/// Nearly all locations are points of the file that is being read, so those need no entry in a table: their line and
/// column are in the number itself (see `Point`). Everything else is interned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loc(pub(crate) u32);

impl Loc {
    /// The unknown location; every context interns it first.
    pub const UNKNOWN: Loc = Loc(0);
}
