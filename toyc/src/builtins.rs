//! The functions that every program has, as a table: `print`, `transpose`, the element-wise operations that are written
//! as calls, and the reductions.

use toy_dialect::elementwise::{ELEMENTWISE, Elementwise};
use toy_dialect::reductions::{REDUCTIONS, Reduction};

/// A function that every program has. A function of the program with the same name hides it, unless its name is
/// reserved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Builtin {
    /// The name by which programs call it.
    pub(crate) name: &'static str,
    /// The parameters in the order of arguments without names.
    pub(crate) params: &'static [Param],
    /// The operation that a call of it becomes.
    pub(crate) operation: Operation,
}

/// A parameter of a built-in function.
#[derive(Debug)]
pub(crate) struct Param {
    /// The name by which arguments may be passed.
    pub(crate) name: &'static str,
    /// What it takes.
    pub(crate) kind: ParamKind,
}

/// What a parameter takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ParamKind {
    /// A tensor, which every call passes.
    Tensor,
    /// An axis or a list of axes, as literals; all axes if a call passes none.
    Axes,
    /// The literal 1 or 0; 0 if a call passes none.
    Flag,
}

/// The operation that a call of a built-in function becomes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operation {
    /// A `toy.print`, which has no value.
    Print,
    /// A `toy.transpose`.
    Transpose,
    /// An element-wise operation.
    Elementwise(&'static Elementwise),
    /// A reduction along axes.
    Reduction(&'static Reduction),
}

const fn tensor(name: &'static str) -> Param {
    Param { name, kind: ParamKind::Tensor }
}

const UNARY: &[Param] = &[tensor("x")];
const BINARY: &[Param] = &[tensor("x"), tensor("y")];
const TERNARY: &[Param] = &[tensor("condition"), tensor("x"), tensor("y")];
const REDUCTION: &[Param] = &[
    tensor("x"),
    Param { name: "axis", kind: ParamKind::Axes },
    Param { name: "keepdims", kind: ParamKind::Flag },
];

/// Those whose names are reserved: they are older than all programs.
const RESERVED: [Builtin; 2] = [
    Builtin { name: "print", params: UNARY, operation: Operation::Print },
    Builtin { name: "transpose", params: UNARY, operation: Operation::Transpose },
];

impl Builtin {
    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let elementwise = ELEMENTWISE.iter().filter_map(|e| {
            let params = [UNARY, BINARY, TERNARY][e.arity() - 1];
            Some(Builtin { name: e.call_name()?, params, operation: Operation::Elementwise(e) })
        });
        let reductions = REDUCTIONS.iter().map(|r| Builtin {
            name: r.name,
            params: REDUCTION,
            operation: Operation::Reduction(r),
        });
        RESERVED.into_iter().chain(elementwise).chain(reductions)
    }

    /// The built-in of this name that no function of a program can hide.
    pub(crate) fn reserved(name: &str) -> Option<Self> {
        RESERVED.into_iter().find(|builtin| builtin.name == name)
    }

    /// Whether a call of it has a value.
    pub(crate) fn has_value(self) -> bool {
        !matches!(self.operation, Operation::Print)
    }

    /// How it is called: `sum(x, axis, keepdims)`.
    pub(crate) fn usage(self) -> String {
        let params: Vec<&str> = self.params.iter().map(|param| param.name).collect();
        format!("{}({})", self.name, params.join(", "))
    }

    /// The number of arguments that every call passes.
    pub(crate) fn required(self) -> usize {
        self.params.iter().filter(|param| param.kind == ParamKind::Tensor).count()
    }
}
