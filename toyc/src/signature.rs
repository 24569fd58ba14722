//! The parameters and results of functions, for callers from outside.

use std::fmt;

use support::suggest::nearest;
use toy_dialect::element_types::FloatKind;
use toy_dialect::entry::Argument;

use crate::hir::{self, StructId, Ty};

/// The parameters and the results of a function.
///
/// ```
/// use toyc::signature::Value;
///
/// let mut compiler = toyc::Compiler::new();
/// compiler.start = toyc::Start::Anywhere;
/// let file = compiler.add("a.toy", "struct P { var x; var y; } def f(P p, s) { return p.x * s; }");
/// let (functions, _) = compiler.signatures(file)?;
/// assert_eq!(functions[0].to_string(), "f(p.x, p.y, s)");
/// assert_eq!(functions[0].parameters[0].value, Value::Struct(vec!["x".to_owned(), "y".to_owned()]));
/// assert_eq!(functions[0].results, [Value::Tensor]);
/// # Ok::<(), toyc::Errors>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The function's name.
    pub name: String,
    /// Its parameters in order.
    pub parameters: Vec<Parameter>,
    /// The results in order.
    pub results: Vec<Value>,
}

/// The name of a result.
const RESULT: &str = "result";

/// A parameter of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// The value that is passed for it.
    pub value: Value,
}

/// A value that is passed or returned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A tensor of any shape.
    Tensor,
    /// A struct: the paths of the tensors in it, such as `x` and `inner.y`, in order.
    Struct(Vec<String>),
}

impl Value {
    /// The names of its tensors, if it has this name: `p.x` for those in a struct.
    fn names(&self, name: &str) -> Vec<String> {
        match self {
            Value::Tensor => vec![name.to_owned()],
            Value::Struct(paths) => paths.iter().map(|path| format!("{name}.{path}")).collect(),
        }
    }
}

impl Signature {
    /// The signature of a function of a program.
    pub(crate) fn of(function: &hir::Function<'_>, program: &hir::Module<'_>) -> Signature {
        let parameters = function.source.params.iter().zip(&function.params);
        let parameters = parameters.map(|(parameter, &ty)| Parameter {
            name: parameter.name.name.to_string(),
            value: value(program, ty),
        });
        Signature {
            name: function.source.name.name.to_string(),
            parameters: parameters.collect(),
            results: function.results.iter().map(|&ty| value(program, ty)).collect(),
        }
    }

    /// The names of the tensors that are passed, in order: `x`, and `p.y` for those in structs.
    pub fn arguments(&self) -> Vec<String> {
        self.parameters.iter().flat_map(|parameter| parameter.value.names(&parameter.name)).collect()
    }

    /// The names of the tensors that are returned, in order. That of a single result is `result`; several are
    /// `result0`, `result1` and so on. For those in a struct, `result.x`.
    pub fn result_names(&self) -> Vec<String> {
        match &*self.results {
            [only] => only.names(RESULT),
            several => {
                let numbered = several.iter().enumerate();
                numbered.flat_map(|(number, value)| value.names(&format!("{RESULT}{number}"))).collect()
            }
        }
    }

    /// How the tensors that are returned are called where nothing else is: none for a tensor alone, the paths of those
    /// in a struct alone, and otherwise as [`Signature::result_names`].
    pub fn short_result_names(&self) -> Vec<Option<String>> {
        match &*self.results {
            [Value::Tensor] => vec![None],
            [Value::Struct(paths)] => paths.iter().cloned().map(Some).collect(),
            _ => self.result_names().into_iter().map(Some).collect(),
        }
    }

    /// Checks that arrays of these shapes can be passed: one for each tensor, none of them empty or too large.
    ///
    /// # Errors
    /// The error in their number, or in the first that cannot be passed.
    pub fn check<'a>(&self, shapes: impl ExactSizeIterator<Item = &'a [usize]>) -> Result<(), Unfit> {
        let names = self.arguments();
        let wanted = names.len();
        let given = shapes.len();
        if wanted != given {
            return Err(Unfit::Count { function: self.to_string(), wanted, given });
        }
        for (argument, shape) in names.into_iter().zip(shapes) {
            if shape.contains(&0) {
                return Err(Unfit::Empty { argument, shape: shape.to_vec() });
            }
            if shape.len() > MAX_RANK {
                return Err(Unfit::Rank { argument, rank: shape.len() });
            }
            if bytes(shape.iter().map(|&extent| i64::try_from(extent).unwrap_or(i64::MAX))).is_none() {
                return Err(Unfit::Size { argument, shape: shape.to_vec() });
            }
        }
        Ok(())
    }

    /// How the function was called, for notes: `'f' was called with x of shape <2, 3>`.
    pub fn called_with(&self, arguments: &[Argument]) -> String {
        let named = self.arguments().into_iter().zip(arguments);
        let shapes: Vec<String> = named
            .map(|(name, argument)| {
                let of = if argument.kind == FloatKind::F32 { " of f32" } else { "" };
                format!("{name} of shape {}{of}", argument.shape_text())
            })
            .collect();
        if shapes.is_empty() {
            format!("'{}' was called without arguments", self.name)
        } else {
            format!("'{}' was called with {}", self.name, shapes.join(", "))
        }
    }
}

impl fmt::Display for Signature {
    /// A call with the names of the tensors: `f(x, p.y)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.name, self.arguments().join(", "))
    }
}

/// The index of a function among signatures.
///
/// # Errors
/// If no function has this name.
pub fn find(functions: &[Signature], name: &str) -> Result<usize, Unknown> {
    functions.iter().position(|function| function.name == name).ok_or_else(|| {
        let near = nearest(name, functions.iter().map(|function| &*function.name));
        Unknown { name: name.to_owned(), near: near.map(str::to_owned) }
    })
}

/// No function has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// The name.
    pub name: String,
    /// A function with a similar name.
    pub near: Option<String>,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no function '{}'", self.name.escape_debug())?;
        self.near.as_ref().map_or(Ok(()), |near| write!(f, "; did you mean '{near}'?"))
    }
}

impl std::error::Error for Unknown {}

/// The reason why arrays cannot be the arguments of a function, whatever its body does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// The number of arrays is not the number that the function takes.
    Count {
        /// The function, with the names of its tensors: `f(x, p.y)`.
        function: String,
        /// How many it takes.
        wanted: usize,
        /// How many were given.
        given: usize,
    },
    /// An array has no elements: Toy has no empty tensors.
    Empty {
        /// The name of the parameter.
        argument: String,
        /// Its shape.
        shape: Vec<usize>,
    },
    /// An array has more dimensions than code is compiled for.
    Rank {
        /// The name of the parameter.
        argument: String,
        /// The number of its dimensions.
        rank: usize,
    },
    /// An array has more elements than fit in memory.
    Size {
        /// The name of the parameter.
        argument: String,
        /// Its shape.
        shape: Vec<usize>,
    },
}

/// How many dimensions an argument may have: each becomes a loop.
pub const MAX_RANK: usize = 32;

/// The size in bytes of a tensor of these extents; `None` if memory cannot have that many.
pub(crate) fn bytes(mut extents: impl Iterator<Item = i64>) -> Option<i64> {
    extents.try_fold(size_of::<f64>() as i64, |bytes, extent| bytes.checked_mul(extent))
}

/// `<2, 3>`, as programs write shapes.
pub(crate) fn shape_text<T: ToString>(shape: &[T]) -> String {
    let extents: Vec<String> = shape.iter().map(T::to_string).collect();
    format!("<{}>", extents.join(", "))
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Count { function, wanted, given } => {
                let s = if *wanted == 1 { "" } else { "s" };
                let are = if *given == 1 { "is" } else { "are" };
                write!(f, "{function} takes {wanted} array{s}, and {given} {are} given")
            }
            Unfit::Empty { argument, shape } => {
                write!(
                    f,
                    "the array for '{argument}' has the shape {}: it has no elements",
                    shape_text(shape)
                )
            }
            Unfit::Size { argument, shape } => {
                write!(
                    f,
                    "the array for '{argument}' has the shape {}: it has more elements than fit in memory",
                    shape_text(shape)
                )
            }
            Unfit::Rank { argument, rank } => {
                write!(
                    f,
                    "the array for '{argument}' has {rank} dimensions, and code is compiled for at most {MAX_RANK}"
                )
            }
        }
    }
}

impl std::error::Error for Unfit {}

fn value(program: &hir::Module<'_>, ty: Ty) -> Value {
    match ty {
        Ty::Tensor => Value::Tensor,
        Ty::Struct(id) => {
            let mut paths = Vec::new();
            collect(program, id, "", &mut paths);
            Value::Struct(paths)
        }
    }
}

/// Adds the paths of the tensors in a struct; structs nest no deeper than the checks allow.
fn collect(program: &hir::Module<'_>, id: StructId, before: &str, paths: &mut Vec<String>) {
    for field in &program.structure(id).fields {
        let path = format!("{before}{}", field.name);
        match field.ty {
            Ty::Struct(inner) => collect(program, inner, &format!("{path}."), paths),
            Ty::Tensor => paths.push(path),
        }
    }
}
