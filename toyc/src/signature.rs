//! What functions take and return, for those who call them from outside.

use crate::ast::Function;
use crate::sema::types::{Ty, Types};

/// What a function takes and returns.
///
/// ```
/// use toyc::signature::Value;
///
/// let mut compiler = toyc::Compiler::new();
/// compiler.needs_main = false;
/// let file = compiler.add("a.toy", "struct P { var x; var y; } def f(P p, s) { return p.x * s; }");
/// let (functions, _) = compiler.signatures(file)?;
/// assert_eq!(functions[0].to_string(), "f(p.x, p.y, s)");
/// assert_eq!(functions[0].parameters[0].value, Value::Struct(vec!["x".to_owned(), "y".to_owned()]));
/// assert_eq!(functions[0].result, Some(Value::Tensor));
/// # Ok::<(), toyc::Errors>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The function's name.
    pub name: String,
    /// Its parameters in order.
    pub parameters: Vec<Parameter>,
    /// What it returns, if it returns anything.
    pub result: Option<Value>,
}

/// A parameter of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// What is passed for it.
    pub value: Value,
}

/// What is passed or returned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A tensor of any shape.
    Tensor,
    /// A struct: the paths of the tensors in it, such as `x` and `inner.y`, in order.
    Struct(Vec<String>),
}

impl Signature {
    /// The signature of a function of a module in which there are no errors.
    pub(crate) fn of(function: &Function, types: &Types<'_>) -> Signature {
        let parameters = function.params.iter().map(|parameter| Parameter {
            name: parameter.name.name.to_string(),
            value: value(types, types.declared(parameter.ty.as_deref())),
        });
        Signature {
            name: function.name.name.to_string(),
            parameters: parameters.collect(),
            result: types.result(&function.name.name).map(|ty| value(types, ty)),
        }
    }

    /// The names of the tensors that are passed, in order: `x`, and `p.y` for those in structs.
    pub fn arguments(&self) -> Vec<String> {
        let of = |parameter: &Parameter| match &parameter.value {
            Value::Tensor => vec![parameter.name.clone()],
            Value::Struct(paths) => paths.iter().map(|path| format!("{}.{path}", parameter.name)).collect(),
        };
        self.parameters.iter().flat_map(of).collect()
    }

    /// How many tensors are returned.
    pub fn num_results(&self) -> usize {
        match &self.result {
            None => 0,
            Some(Value::Tensor) => 1,
            Some(Value::Struct(paths)) => paths.len(),
        }
    }
}

impl std::fmt::Display for Signature {
    /// A call with the names of the tensors: `f(x, p.y)`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}({})", self.name, self.arguments().join(", "))
    }
}

fn value(types: &Types<'_>, ty: Ty) -> Value {
    match ty {
        Ty::Tensor | Ty::Unknown => Value::Tensor,
        Ty::Struct(index) => {
            let mut paths = Vec::new();
            collect(types, index, "", &mut paths);
            Value::Struct(paths)
        }
    }
}

/// Adds the paths of the tensors in a struct; structs nest no deeper than the checks allow.
fn collect(types: &Types<'_>, index: usize, before: &str, paths: &mut Vec<String>) {
    for field in &types.decl(index).fields {
        let path = format!("{before}{}", field.name.name);
        match types.declared(field.ty.as_ref()) {
            Ty::Struct(inner) => collect(types, inner, &format!("{path}."), paths),
            Ty::Tensor | Ty::Unknown => paths.push(path),
        }
    }
}
