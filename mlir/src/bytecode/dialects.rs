//! Encodings that dialects other than the builtin one give their attributes.
//!
//! A dialect says for each attribute which pieces its encoding has; the reader and the writer know pieces, and
//! the dialect what they are of an attribute.

use crate::values::context::{AttrRef, Context};
use crate::values::ids::Attr;

/// What an attribute's encoding has in one place.
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
    /// Attributes, each as one that could be absent; none are written as nothing.
    Attrs,
    /// Numbers; none are written as nothing.
    Numbers,
}

/// What stands in one place.
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

/// The encoding of a dialect's attributes, as one of the dialect's interfaces.
pub struct BytecodeAttributes {
    /// The number of an attribute's kind and its pieces; none where it is written as text.
    pub pieces: for<'a> fn(AttrRef<'a>) -> Option<(u64, Vec<Piece<'a>>)>,
    /// The pieces of the kind with a number.
    pub kinds: fn(u64) -> Option<Vec<PieceKind>>,
    /// The attribute of a kind that pieces make, or what is wrong with them.
    pub make: fn(&Context, u64, Vec<Piece<'_>>) -> Result<Attr, String>,
}
