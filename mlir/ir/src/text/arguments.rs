//! The arguments of the directives of declarative formats.

use crate::values::context::Context;
use crate::values::ids::{Attr, Type};

/// The argument of a type directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeArg {
    /// An operand group.
    Operand(u8),
    /// A result group.
    Result(u8),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// A parameter of a custom directive.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "as the elements of the same names")]
pub enum CustomArg {
    Operand(u8),
    Attr(u8),
    Region(u8),
    Successor(u8),
    Type(TypeArg),
    AttrDict,
    PropDict,
    Operands,
    Regions,
    Successors,
    /// A string.
    Text(&'static str),
    /// A string that is a number.
    Int(i64),
    /// `"true"` or `"false"`
    Bool(bool),
    /// Code that makes a type.
    MakeType(fn(&Context) -> Type),
    /// Code that makes an attribute.
    MakeAttr(fn(&Context) -> Attr),
    /// The context that owns the result.
    Context,
    /// Code that makes some other value: `make(p.cx()).downcast::<Limit>()`.
    MakeValue(fn(&Context) -> Box<dyn std::any::Any>),
}
