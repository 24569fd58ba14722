//! Errors as Python's exceptions, with the same text.

use pyo3::exceptions::{PyMemoryError, PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use support::{Diagnostic, SourceMap};
use toyc::Errors;
use toyc::native::Error;
use toyc::signature::Unfit;

/// The exceptions, which Python code defines.
pub(crate) mod types {
    pyo3::import_exception!(toy.errors, Error);
    pyo3::import_exception!(toy.errors, CompileError);
    pyo3::import_exception!(toy.errors, ShapeError);
    pyo3::import_exception!(toy.errors, UnknownFunctionError);
    pyo3::import_exception!(toy.errors, ArgumentError);
    pyo3::import_exception!(toy.errors, ArrayInUseError);
    pyo3::import_exception!(toy.errors, PositionError);
}

/// The source of a program: its name and its text.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) name: &'a str,
    pub(crate) text: &'a str,
}

/// An error in a program that is compiled.
pub(crate) fn at_compilation(py: Python<'_>, error: Error, source: Source<'_>) -> PyErr {
    raised(py, &error, source, types::CompileError::new_err)
}

/// An error in a call: an error in the program then concerns its shapes.
pub(crate) fn at_call(py: Python<'_>, error: Error, source: Source<'_>) -> PyErr {
    raised(py, &error, source, types::ShapeError::new_err)
}

/// The exception for an error; `of_source` makes that for an error in the source, from a text and the
/// diagnostics.
fn raised(
    py: Python<'_>,
    error: &Error,
    source: Source<'_>,
    of_source: impl FnOnce((String, Py<PyList>)) -> PyErr,
) -> PyErr {
    let Error::Source { errors, .. } = error else { return other(error) };
    match diagnostics(py, errors, source) {
        Ok(list) => of_source((error.to_string(), list.unbind())),
        Err(failed) => failed,
    }
}

/// An error that is not about the source.
fn other(error: &Error) -> PyErr {
    let text = error.to_string();
    match error {
        Error::UnknownFunction { .. } => types::UnknownFunctionError::new_err(text),
        Error::Arguments(Unfit::Count { .. }) | Error::ResultCount { .. } => {
            types::ArgumentError::new_err(text)
        }
        Error::Arguments(Unfit::Empty { .. } | Unfit::Rank { .. } | Unfit::Size { .. })
        | Error::Shape { .. }
        | Error::ResultShape { .. } => types::ShapeError::new_err(text),
        Error::ElementType { .. } | Error::ResultElementType { .. } => PyTypeError::new_err(text),
        Error::Memory { .. } => PyMemoryError::new_err(text),
        Error::Position(_) => types::PositionError::new_err(text),
        Error::Output(_) => PyOSError::new_err(text),
        _ => types::Error::new_err(text),
    }
}

/// Diagnostics as a list of dictionaries; lines and columns refer to the text.
pub(crate) fn diagnostics<'py>(
    py: Python<'py>,
    errors: &Errors,
    source: Source<'_>,
) -> PyResult<Bound<'py, PyList>> {
    let mut sources = SourceMap::new();
    sources.add(source.name, source.text);
    let list = PyList::empty(py);
    for diagnostic in &errors.diagnostics {
        list.append(one(py, diagnostic, &sources)?)?;
    }
    Ok(list)
}

fn one<'py>(py: Python<'py>, said: &Diagnostic, sources: &SourceMap) -> PyResult<Bound<'py, PyDict>> {
    let place = said.span.map(|span| sources.start(span));
    let dict = PyDict::new(py);
    dict.set_item("severity", said.severity.word())?;
    dict.set_item("code", said.code)?;
    dict.set_item("message", &said.message)?;
    dict.set_item("line", place.map(|place| place.line))?;
    dict.set_item("column", place.map(|place| place.column))?;
    dict.set_item("help", &said.help)?;
    Ok(dict)
}
