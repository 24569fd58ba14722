//! Relations between types that the traits of an operation state.

use crate::predicate::Expr;

/// Something with a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// An attribute.
    Attr(usize),
}

/// The source of a type.
#[derive(Clone, PartialEq, Debug)]
pub enum Source {
    /// Known.
    Given,
    /// The type of another element, which is known.
    Same(Typed),
    /// An expression over `$_self`, the type (of an attribute: the attribute) of another element, which is known.
    Computed(Typed, Expr),
    /// The only type that the constraint allows.
    Built(Expr),
}

/// One relation.
#[derive(Clone, Debug)]
pub enum Relation {
    /// All have the same type.
    Same(Vec<Typed>),
    /// All have the same type in builders; formats do not use this.
    SameInBuilders(Vec<Typed>),
    /// The type of the second is an expression over `$_self`, the first.
    Computed(Typed, Typed, Expr),
}

/// All relations of an operation.
pub type Relations = Vec<Relation>;
