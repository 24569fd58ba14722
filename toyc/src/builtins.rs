//! The functions that every program has, as a table: `print`, the element-wise operations that are written as calls, the
//! reductions, and the functions about shapes.

pub(crate) use toy_dialect::functions::{Param, ParamKind};
pub(crate) use toy_dialect::given::Literals;

use toy_dialect::elementwise::{ELEMENTWISE, Elementwise};
use toy_dialect::functions::{FUNCTIONS, Function};
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

/// The operation that a call of a built-in function becomes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operation {
    /// A `toy.print`, which has no value.
    Print,
    /// An element-wise operation.
    Elementwise(&'static Elementwise),
    /// A reduction along axes.
    Reduction(&'static Reduction),
    /// Another function.
    Function(&'static Function),
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

const PRINT: &[Param] =
    &[Param { name: "values", kind: ParamKind::Tensors }, Param { name: "format", kind: ParamKind::Text }];

/// Those whose names are reserved: they are older than all programs.
const RESERVED: [&str; 2] = ["print", "transpose"];

/// The numbers that have names, unless a variable has the name.
pub(crate) const CONSTANTS: [(&str, f64); 3] =
    [("inf", f64::INFINITY), ("nan", f64::NAN), ("pi", std::f64::consts::PI)];

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
        let functions = FUNCTIONS.iter().filter(|f| f.is_called()).map(|f| Builtin {
            name: f.name,
            params: f.params,
            operation: Operation::Function(f),
        });
        let print = Builtin { name: "print", params: PRINT, operation: Operation::Print };
        [print].into_iter().chain(elementwise).chain(reductions).chain(functions)
    }

    /// The built-in of this name that no function of a program can hide.
    pub(crate) fn reserved(name: &str) -> Option<Self> {
        if RESERVED.contains(&name) { Self::all().find(|builtin| builtin.name == name) } else { None }
    }

    /// Whether a call of it has a value.
    pub(crate) fn has_value(self) -> bool {
        !matches!(self.operation, Operation::Print)
    }

    /// How it is called: `sum(x, axis, keepdims)`.
    pub(crate) fn usage(self) -> String {
        let param =
            |param: &Param| format!("{}{}", param.name, if param.kind.is_variadic() { "..." } else { "" });
        let params: Vec<String> = self.params.iter().map(param).collect();
        format!("{}({})", self.name, params.join(", "))
    }

    /// The number of arguments that every call passes.
    pub(crate) fn required(self) -> usize {
        self.params.iter().filter(|param| param.kind.is_required()).count()
    }

    /// The number of arguments that a call can pass; `None` for any number.
    pub(crate) fn most(self) -> Option<usize> {
        let is_variadic = self.params.iter().any(|param| param.kind.is_variadic());
        (!is_variadic).then_some(self.params.len())
    }

    /// The position of the parameter for the argument at a position without a name, if there is one.
    pub(crate) fn param_at(self, index: usize) -> Option<usize> {
        let variadic = self.params.iter().position(|param| param.kind.is_variadic());
        let at = variadic.map_or(index, |variadic| index.min(variadic));
        (at < self.params.len()).then_some(at)
    }
}
