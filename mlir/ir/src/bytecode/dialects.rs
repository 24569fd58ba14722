//! The encodings of attributes of dialects other than the builtin one.
//!
//! For each attribute, a dialect lists the pieces of its encoding. The reader and the writer handle pieces; the dialect
//! relates them to the attribute.

use crate::values::context::{AttrRef, Context};
use crate::values::ids::Attr;

/// The kind of a piece of an attribute's encoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// A number.
    Number,
    /// A number or nothing.
    OptionalNumber,
    /// A byte that is 0 or 1.
    Bool,
    /// A string.
    Text,
    /// An attribute.
    Attr,
    /// An attribute or nothing.
    OptionalAttr,
    /// Attributes, each encoded as an optional one; an empty list is encoded as nothing.
    Attrs,
    /// Numbers; an empty list is encoded as nothing.
    Numbers,
}

/// A piece of an attribute's encoding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// A number.
    Number(u64),
    /// A number or nothing.
    OptionalNumber(Option<u64>),
    /// A byte that is 0 or 1.
    Bool(bool),
    /// A string.
    Text(&'a str),
    /// An attribute.
    Attr(Attr),
    /// An attribute or nothing.
    OptionalAttr(Option<Attr>),
    /// Attributes.
    Attrs(Vec<Attr>),
    /// Numbers.
    Numbers(Vec<u64>),
}

/// The encoding of a dialect's attributes, an interface of the dialect.
pub struct BytecodeAttributes {
    /// The number of an attribute's kind, and its pieces; `None` if it is written as text.
    pub pieces: for<'a> fn(AttrRef<'a>) -> Option<(u64, Vec<Piece<'a>>)>,
    /// The pieces of the kind with this number.
    pub kinds: fn(u64) -> Option<Vec<PieceKind>>,
    /// Creates an attribute of a kind from pieces, or says what is wrong with them.
    pub make: fn(&Context, u64, Vec<Piece<'_>>) -> Result<Attr, String>,
}
