//! The functions that every program has, as a table: `print`, `transpose`, and the element-wise operations that are
//! written as calls.

use mlir::{Builder, Loc, Type, Value};
use toy_dialect::elementwise::{ELEMENTWISE, Notation};

/// A function that every program has.
#[derive(Clone, Copy, Debug)]
pub struct Builtin {
    /// The name by which programs call it.
    pub name: &'static str,
    /// The number of arguments, each a tensor.
    pub arity: usize,
    /// The operation that a call of it becomes.
    pub operation: Operation,
}

/// The operation that a call of a built-in function becomes.
#[derive(Clone, Copy, Debug)]
pub enum Operation {
    /// A `toy.print`, which has no value.
    Print,
    /// The operation that this function builds of the arguments; these and its value are tensors.
    Value(fn(&mut Builder<'_>, Loc, Type, &[Value]) -> Value),
}

impl Builtin {
    /// The built-in functions that are not element-wise operations.
    const OTHERS: [Builtin; 2] = [
        Builtin { name: "print", arity: 1, operation: Operation::Print },
        Builtin {
            name: "transpose",
            arity: 1,
            operation: Operation::Value(|b, loc, ty, x| toy_dialect::TransposeOp::build(b, loc, ty, x[0])),
        },
    ];

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let elementwise = ELEMENTWISE.iter().filter_map(|e| match e.notation {
            Notation::Call(name) => {
                Some(Builtin { name, arity: e.arity(), operation: Operation::Value(e.build) })
            }
            Notation::Infix(_) | Notation::Prefix(_) => None,
        });
        Self::OTHERS.into_iter().chain(elementwise)
    }

    /// The built-in of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|b| b.name == name)
    }

    /// Whether a call of it has a value.
    pub fn has_value(self) -> bool {
        !matches!(self.operation, Operation::Print)
    }
}
