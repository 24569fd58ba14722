//! Parameters and results that are structs: in Python a struct is a named tuple.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use toyc::signature::Value;

use crate::attribute;
use crate::errors::types::ArgumentError;

/// A tensor, or the fields of a struct.
pub(crate) enum Tree {
    Tensor,
    Struct {
        fields: Vec<(String, Tree)>,
        /// The type of named tuples with these fields.
        class: Py<PyAny>,
    },
}

impl Tree {
    /// The tree of a value in a signature.
    pub(crate) fn new(py: Python<'_>, value: &Value) -> PyResult<Tree> {
        match value {
            Value::Tensor => Ok(Tree::Tensor),
            Value::Struct(paths) => {
                let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
                Tree::of_paths(py, &paths)
            }
        }
    }

    /// The struct with these tensors in it, such as `x` and `inner.y`. Those of one field are adjacent.
    fn of_paths(py: Python<'_>, paths: &[&str]) -> PyResult<Tree> {
        let first = |path: &str| path.split('.').next().unwrap_or_default().to_owned();
        let mut fields = Vec::new();
        for group in paths.chunk_by(|a, b| first(a) == first(b)) {
            let rest: Vec<&str> = group.iter().filter_map(|path| Some(path.split_once('.')?.1)).collect();
            let tree = if rest.is_empty() { Tree::Tensor } else { Tree::of_paths(py, &rest)? };
            fields.push((first(group.first().copied().unwrap_or_default()), tree));
        }
        let names = PyTuple::new(py, fields.iter().map(|(name, _)| name))?;
        let class = attribute(py, "toy.structs", "struct_type")?.call1((names,))?.unbind();
        Ok(Tree::Struct { fields, class })
    }

    /// Whether it is a struct.
    pub(crate) fn is_struct(&self) -> bool {
        matches!(self, Tree::Struct { .. })
    }

    /// Appends the value of each tensor to a list; `path` is the name of the value in errors.
    pub(crate) fn flatten<'py>(
        &self,
        given: &Bound<'py, PyAny>,
        path: &str,
        list: &mut Vec<Bound<'py, PyAny>>,
    ) -> PyResult<()> {
        let Tree::Struct { fields, class } = self else {
            list.push(given.clone());
            return Ok(());
        };
        for ((name, tree), value) in fields.iter().zip(values(fields, class, given, path)?) {
            tree.flatten(&value, &format!("{path}.{name}"), list)?;
        }
        Ok(())
    }

    /// The Python value of the next results.
    pub(crate) fn assemble<'py>(
        &self,
        results: &mut impl Iterator<Item = PyResult<Bound<'py, PyAny>>>,
        py: Python<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Tree::Tensor => results.next().unwrap_or_else(|| Ok(py.None().into_bound(py))),
            Tree::Struct { fields, class } => {
                let values: PyResult<Vec<_>> =
                    fields.iter().map(|(_, tree)| tree.assemble(results, py)).collect();
                class.bind(py).call1(PyTuple::new(py, values?)?)
            }
        }
    }
}

/// The values of a struct's fields, in their order: by name if the argument has names, and by position otherwise. A
/// returned struct is read by position, since Python has other names for some fields.
fn values<'py>(
    fields: &[(String, Tree)],
    class: &Py<PyAny>,
    given: &Bound<'py, PyAny>,
    path: &str,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let names = || fields.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>();
    let listed = || format!("'{path}' is a struct of {}", names().join(", "));
    let is_returned = given.get_type().is(class);
    let (given, has_names) = match given.getattr_opt("_asdict")? {
        Some(method) if !is_returned => (method.call0()?, true),
        _ => (given.clone(), given.is_instance_of::<PyDict>()),
    };
    if has_names {
        let given = given.cast::<PyDict>().map_err(PyErr::from)?;
        let unknown =
            given.keys().iter().find(|key| !names().iter().any(|name| key.eq(name).unwrap_or(false)));
        if let Some(unknown) = unknown {
            return Err(ArgumentError::new_err(format!("{}: it has no field {}", listed(), unknown.repr()?)));
        }
        let value = |name: &str| {
            let missing = || ArgumentError::new_err(format!("{}: the field '{name}' is missing", listed()));
            given.get_item(name)?.ok_or_else(missing)
        };
        return names().into_iter().map(value).collect();
    }
    let is_list = given.is_instance_of::<PyTuple>() || given.is_instance_of::<pyo3::types::PyList>();
    if !is_list {
        let kind = given.get_type().name()?;
        return Err(ArgumentError::new_err(format!("{}: give a tuple or a dict, not {kind}", listed())));
    }
    let values: Vec<Bound<'py, PyAny>> = given.try_iter()?.collect::<PyResult<_>>()?;
    if values.len() != fields.len() {
        let wanted = fields.len();
        let count = values.len();
        return Err(ArgumentError::new_err(format!("{}: it takes {wanted} values, not {count}", listed())));
    }
    Ok(values)
}
