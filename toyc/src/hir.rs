//! A program without errors after its names are resolved and its types are known: what [`crate::sema::check`] returns, and
//! `mlirgen` reads.
//!
//! Each name has become the number of what it stands for, so that nothing can be undefined, of another type or of another
//! arity. Literals are borrowed from the syntax tree.

use support::Span;

use toy_dialect::slices::Item;

use crate::ast;
use crate::builtins::{Literals, Operation};

/// A whole program.
pub(crate) struct Module<'a> {
    /// The structs in the order of the text; each holds only earlier ones.
    pub(crate) structs: Vec<Struct<'a>>,
    /// The functions in the order of the text.
    pub(crate) functions: Vec<Function<'a>>,
}

impl<'a> Module<'a> {
    pub(crate) fn structure(&self, id: StructId) -> &Struct<'a> {
        &self.structs[id.index()]
    }

    pub(crate) fn function(&self, id: FunctionId) -> &Function<'a> {
        &self.functions[id.0]
    }
}

/// The position of a struct in its module; small, because every variable has a type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct StructId(u32);

impl StructId {
    pub(crate) fn new(index: usize) -> StructId {
        StructId(u32::try_from(index).expect("a source has at most 4 GB"))
    }

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The position of a function in its module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FunctionId(pub(crate) usize);

/// The position of a variable in its function: first the parameters, then the declarations in the order of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct VariableId(pub(crate) u32);

/// The type of a value. Shapes are inferred later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ty {
    /// A tensor of some shape.
    Tensor,
    /// A value of a struct.
    Struct(StructId),
}

pub(crate) struct Struct<'a> {
    pub(crate) name: &'a ast::Name,
    pub(crate) fields: Vec<Field<'a>>,
}

pub(crate) struct Field<'a> {
    pub(crate) name: &'a str,
    pub(crate) ty: Ty,
}

pub(crate) struct Function<'a> {
    /// Its text, with the names of its parameters.
    pub(crate) source: &'a ast::Function,
    /// The types of its parameters.
    pub(crate) params: Vec<Ty>,
    /// What it returns.
    pub(crate) results: Vec<Ty>,
    pub(crate) body: Vec<Statement<'a>>,
}

pub(crate) struct Statement<'a> {
    pub(crate) at: Span,
    pub(crate) kind: StatementKind<'a>,
}

pub(crate) enum StatementKind<'a> {
    /// Declares the next [`VariableId`].
    Var(Box<Var<'a>>),
    Assign(Box<Assign<'a>>),
    Unpack(Box<Unpack<'a>>),
    /// The results; a single call may have several.
    Return(Vec<Expr<'a>>),
    For(Box<For<'a>>),
    While(Box<While<'a>>),
    If(Box<If<'a>>),
    /// Prints texts and values, each with a space behind it, and ends the line.
    Print(Box<Print<'a>>),
    /// An expression for its effect; only here a call may have no value.
    Expr(Expr<'a>),
}

pub(crate) struct Print<'a> {
    pub(crate) pieces: Vec<Piece<'a>>,
    /// C's format of numbers, if it is not `%f`.
    pub(crate) format: Option<&'a str>,
}

pub(crate) enum Piece<'a> {
    Text(&'a str),
    Value(Expr<'a>),
}

pub(crate) struct Var<'a> {
    pub(crate) name: &'a ast::Ident,
    pub(crate) ty: Ty,
    /// The shape to which the value is reshaped.
    pub(crate) shape: Option<&'a [i64]>,
    pub(crate) value: Expr<'a>,
}

/// A variable that is assigned to.
#[derive(Clone, Copy)]
pub(crate) struct Carried<'a> {
    pub(crate) id: VariableId,
    /// Its name where it is declared.
    pub(crate) name: &'a ast::Ident,
    pub(crate) ty: Ty,
}

pub(crate) struct Assign<'a> {
    /// The name in the assignment.
    pub(crate) name: &'a ast::Ident,
    pub(crate) variable: Carried<'a>,
    pub(crate) value: Expr<'a>,
}

/// Variables that get the results of a call, one each.
pub(crate) struct Unpack<'a> {
    pub(crate) targets: Vec<Target<'a>>,
    pub(crate) call: Expr<'a>,
}

/// A variable that gets a result.
pub(crate) enum Target<'a> {
    /// Declares the next [`VariableId`].
    New(&'a ast::Ident, Ty),
    /// Assigns to a variable, at this name.
    Old(&'a ast::Ident, Carried<'a>),
}

/// Statements in braces, with the variables declared outside that they assign to, in the order of the text.
pub(crate) struct Block<'a> {
    pub(crate) carried: Vec<Carried<'a>>,
    pub(crate) statements: Vec<Statement<'a>>,
}

pub(crate) struct For<'a> {
    /// Declared in the body as the next [`VariableId`].
    pub(crate) variable: &'a ast::Ident,
    pub(crate) from: Expr<'a>,
    pub(crate) to: Expr<'a>,
    pub(crate) body: Block<'a>,
}

pub(crate) struct While<'a> {
    pub(crate) condition: Expr<'a>,
    pub(crate) body: Block<'a>,
}

pub(crate) struct If<'a> {
    pub(crate) condition: Expr<'a>,
    pub(crate) then: Block<'a>,
    /// Empty if there is no `else`; a further condition is an `if` in it.
    pub(crate) otherwise: Block<'a>,
}

/// An expression; there are as many as names and numbers in the text, so rare ones are boxed.
pub(crate) enum Expr<'a> {
    /// A number with its signs.
    Number {
        at: Span,
        value: f64,
    },
    /// A tensor literal, of which each element may have to be negated.
    Tensor {
        at: Span,
        literal: &'a ast::TensorLiteral,
        is_negative: bool,
    },
    Variable(VariableId),
    Struct(Box<StructLiteral<'a>>),
    Call(Box<Call<'a>>),
    Chain(Box<Chain<'a>>),
    Negation(Box<Negation<'a>>),
    Field(Box<FieldAccess<'a>>),
    Index(Box<Index<'a>>),
}

pub(crate) struct StructLiteral<'a> {
    pub(crate) at: Span,
    pub(crate) of: StructId,
    /// A value for each field, with its location.
    pub(crate) parts: Vec<(Span, Expr<'a>)>,
}

pub(crate) struct Call<'a> {
    pub(crate) at: Span,
    pub(crate) callee: Callee,
    /// As many as the callee takes, in the order of the text, in which they are evaluated.
    pub(crate) args: Vec<Expr<'a>>,
    /// The position of each argument's parameter; empty if that is the order of the text.
    pub(crate) positions: Vec<usize>,
}

pub(crate) enum Callee {
    Function(FunctionId),
    Builtin(Operation, Literals),
}

/// Operators of one precedence, evaluated from the left.
pub(crate) struct Chain<'a> {
    pub(crate) first: Expr<'a>,
    /// The operators with their right operands.
    pub(crate) rest: Vec<(&'a ast::Link, Expr<'a>)>,
}

pub(crate) struct Negation<'a> {
    pub(crate) op: ast::UnaryOp,
    /// The places of the signs, the innermost first.
    pub(crate) signs: &'a [Span],
    /// What is negated; not a literal.
    pub(crate) operand: Expr<'a>,
}

pub(crate) struct Index<'a> {
    pub(crate) at: Span,
    pub(crate) base: Expr<'a>,
    pub(crate) items: Vec<Item<Bound<'a>>>,
}

/// A position in an index.
pub(crate) enum Bound<'a> {
    Literal(i64),
    Computed(Expr<'a>),
}

pub(crate) struct FieldAccess<'a> {
    pub(crate) base: Expr<'a>,
    /// The fields, each of the struct to its left.
    pub(crate) path: Vec<FieldRef>,
}

pub(crate) struct FieldRef {
    pub(crate) at: Span,
    /// Its position in the struct.
    pub(crate) index: usize,
    pub(crate) ty: Ty,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequent_nodes_are_small() {
        let sizes = [size_of::<Expr>(), size_of::<Statement>(), size_of::<Option<Ty>>()];
        assert_eq!(sizes, [24, 48, 8]);
    }
}
