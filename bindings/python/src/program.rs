//! Programs: their functions by name.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use toyc::native;

use crate::errors::{at_call, at_compilation, diagnostics};
use crate::function::Function;
use crate::origin::{Origin, Threads};

/// Reads a program; its functions are compiled when they are called.
///
/// `name` is what errors call the source. With `optimize`, loops are fused and ordered, as with `toyc -opt`; `parallel`
/// runs them on several threads: True for one per processor, or a number. `fast_math` lets operations be reordered.
/// `max_bytes` is the memory that the compiled code of one function may hold; most specializations take less than a megabyte.
#[pyfunction]
#[pyo3(signature = (source, *, name = "<source>", optimize = true, parallel = None, fast_math = false,
                    max_bytes = 256 << 20))]
pub(crate) fn compile(
    py: Python<'_>,
    source: String,
    name: &str,
    optimize: bool,
    parallel: Option<Threads>,
    fast_math: bool,
    max_bytes: usize,
) -> PyResult<Program> {
    let name = name.to_owned();
    let origin = Arc::new(Origin { text: source, name, optimize, parallel, fast_math, max_bytes });
    let options = origin.native()?;
    let program = py.detach(|| native::Program::new(&origin.name, &origin.text, options));
    let program = program.map_err(|error| at_compilation(py, error, origin.source()))?;
    let mut functions = Vec::new();
    for signature in program.functions() {
        let function = program.function(&signature.name);
        let function = function.map_err(|error| at_call(py, error, origin.source()))?;
        functions.push((signature.name.clone(), Py::new(py, Function::new(py, &origin, function)?)?));
    }
    Ok(Program { program, functions, origin })
}

/// A program. Its functions are its attributes; `program["name"]` reaches functions whose names have another meaning in
/// Python.
#[pyclass(frozen, module = "toy")]
pub(crate) struct Program {
    program: native::Program,
    functions: Vec<(String, Py<Function>)>,
    origin: Arc<Origin>,
}

#[pymethods]
impl Program {
    fn __getattr__(&self, py: Python<'_>, name: &str) -> PyResult<Py<Function>> {
        if let Some((_, function)) = self.functions.iter().find(|(known, _)| known == name) {
            return Ok(function.clone_ref(py));
        }
        // The error says so, and suggests a similar name.
        let function = self.program.function(name);
        let function = function.map_err(|error| at_call(py, error, self.origin.source()))?;
        Py::new(py, Function::new(py, &self.origin, function)?)
    }

    fn __getitem__(&self, py: Python<'_>, name: &str) -> PyResult<Py<Function>> {
        self.__getattr__(py, name)
    }

    fn __dir__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyList>> {
        let py = slf.py();
        let names = py.get_type::<PyAny>().call_method1("__dir__", (slf,))?.cast_into::<PyList>()?;
        for (name, _) in &slf.get().functions {
            names.append(name)?;
        }
        Ok(names)
    }

    /// The functions by name, in their order in the source.
    #[getter]
    fn functions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let functions = PyDict::new(py);
        for (name, function) in &self.functions {
            functions.set_item(name, function)?;
        }
        Ok(functions)
    }

    /// The source.
    #[getter]
    fn source(&self) -> &str {
        &self.origin.text
    }

    /// Warnings about the source: like `diagnostics` of a `CompileError`.
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        diagnostics(py, self.program.warnings(), self.origin.source())
    }

    /// Supports pickling: the program is compiled again in the other process.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let arguments = (&self.origin.text, self.origin.options(py)?).into_pyobject(py)?.into_any();
        Ok((crate::attribute(py, "toy.pickled", "program")?, arguments))
    }

    fn __repr__(&self) -> String {
        let functions: Vec<String> =
            self.functions.iter().map(|(_, function)| function.get().text()).collect();
        format!("<toy.Program {:?}: {}>", self.origin.name, functions.join(", "))
    }
}
