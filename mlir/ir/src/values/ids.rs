//! The ids of interned strings, types, attributes and locations; a context knows their values.

/// An interned string: attribute names, symbol names, file names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ident(pub(crate) u32);

/// An interned type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Type(pub(crate) u32);

/// The types that every context interns first, in this order.
impl Type {
    pub(crate) const INDEX: Type = Type(0);
    pub(crate) const I1: Type = Type(1);
    pub(crate) const I32: Type = Type(2);
    pub(crate) const I64: Type = Type(3);
    pub(crate) const F64: Type = Type(4);
}

/// An interned attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attr(pub(crate) u32);

/// A location.
///
/// Nearly all locations are positions in the file being read; these need no entry in a table, since the id itself holds
/// line and column (see `Point`). All others are interned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loc(pub(crate) u32);

impl Loc {
    /// The unknown location, which every context interns first.
    pub const UNKNOWN: Loc = Loc(0);
}
