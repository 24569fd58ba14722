//! Functions that are called from Python.
//!
//! A call borrows its arrays, so that no other call writes them while the interpreter's lock is released; that is
//! refused with an exception. If the array for a result may share memory with an argument, or is no array that compiled
//! code can write, the result is computed elsewhere and copied. A function is sent to another process as its source,
//! which is compiled there once: machine code is for one processor, and larger.

use std::sync::Arc;

use ndarray::{ArrayD, IxDyn};
use numpy::{
    BorrowError, IntoPyArray, PyArrayDescr, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyMemoryError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use toyc::arrays::{Array, FloatKind, View, kind_beside};
use toyc::entry::Argument;
use toyc::native;
use toyc::signature::{MAX_RANK, Signature, Unfit};

use crate::arguments::{Element, Input, has_distinct_elements, is_aligned, span, to_python};
use crate::attribute;
use crate::errors::{Source, at_call, types};
use crate::origin::Origin;
use crate::structs::Tree;

/// Facts about a function that need no compilation.
struct Info {
    origin: Arc<Origin>,
    signature: Signature,
    /// The names of its tensor parameters.
    names: Vec<String>,
    parameters: Vec<Tree>,
    results: Vec<Tree>,
}

impl Info {
    fn source(&self) -> Source<'_> {
        self.origin.source()
    }

    /// The tensors of a call's arguments.
    fn flatten<'py>(&self, arguments: &Bound<'py, PyTuple>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let wanted = self.parameters.len();
        let given = arguments.len();
        if wanted != given {
            return Err(types::ArgumentError::new_err(self.wrong_count(given)));
        }
        let mut list = Vec::with_capacity(self.names.len());
        for ((tree, parameter), value) in
            self.parameters.iter().zip(&self.signature.parameters).zip(arguments.iter())
        {
            tree.flatten(&value, &parameter.name, &mut list)?;
        }
        Ok(list)
    }

    /// The same message as in Rust, unless there are structs: Rust counts their tensors.
    fn wrong_count(&self, given: usize) -> String {
        let wanted = self.parameters.len();
        if !self.parameters.iter().any(Tree::is_struct) {
            let function = self.signature.to_string();
            return Unfit::Count { function, wanted, given }.to_string();
        }
        let s = if wanted == 1 { "" } else { "s" };
        let is = if given == 1 { "is" } else { "are" };
        format!("{} takes {wanted} argument{s}, and {given} {is} given", self.text())
    }

    /// A call with the names of the parameters.
    fn text(&self) -> String {
        let names: Vec<&str> = self.signature.parameters.iter().map(|p| p.name.as_str()).collect();
        format!("{}({})", self.signature.name, names.join(", "))
    }

    /// Calls code; other Python threads run while it compiles and computes.
    fn call<'py>(
        &self,
        code: &impl Code,
        arguments: &Bound<'py, PyTuple>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = arguments.py();
        let given = self.flatten(arguments)?;
        let inputs: PyResult<Vec<Input<'py>>> =
            given.iter().zip(&self.names).map(|(value, name)| Input::new(value, name)).collect();
        let mut inputs = inputs?;
        let kinds: Vec<Option<FloatKind>> = inputs.iter().map(Input::kind).collect();
        if kinds.contains(&None) {
            for (input, kind) in inputs.iter_mut().zip(code.number_kinds(&kinds)) {
                input.adapt(kind);
            }
        }
        if let Some(out) = out {
            self.call_into(code, inputs, out)?;
            return Ok(out.clone());
        }
        let views: Vec<View<'_>> = inputs.iter().map(Input::view).collect();
        let results = py.detach(|| code.call_arrays(&views));
        let results = results.map_err(|error| at_call(py, error, self.source()))?;
        let mut results = results.into_iter().map(|result| to_python(py, result));
        match &*self.results {
            [] => Ok(py.None().into_bound(py)),
            [tree] => tree.assemble(&mut results, py),
            trees => {
                let values = trees.iter().map(|tree| tree.assemble(&mut results, py));
                Ok(PyTuple::new(py, values.collect::<PyResult<Vec<_>>>()?)?.into_any())
            }
        }
    }

    /// Calls code that writes its result into an array: directly if possible, and otherwise after it has been computed.
    fn call_into<'py>(
        &self,
        code: &impl Code,
        inputs: Vec<Input<'py>>,
        out: &Bound<'py, PyAny>,
    ) -> PyResult<()> {
        if let Ok(target) = out.cast::<PyArrayDyn<f64>>() {
            self.call_into_array(code, inputs, target)
        } else if let Ok(target) = out.cast::<PyArrayDyn<f32>>() {
            self.call_into_array(code, inputs, target)
        } else {
            Err(PyTypeError::new_err("out is not an array of float64 or float32"))
        }
    }

    fn call_into_array<'py, T: Element>(
        &self,
        code: &impl Code,
        inputs: Vec<Input<'py>>,
        target: &Bound<'py, PyArrayDyn<T>>,
    ) -> PyResult<()> {
        let py = target.py();
        let place = span(target);
        let is_simple = target.ndim() <= MAX_RANK
            && target.len() > 0
            && is_aligned(target)
            && has_distinct_elements(target)
            && !inputs.iter().any(|input| input.may_overlap(&place));
        let error = |error| at_call(py, error, self.source());
        let views: Vec<View<'_>> = inputs.iter().map(Input::view).collect();
        if is_simple {
            let mut target = target.try_readwrite().map_err(not_writable)?;
            let mut target = target.as_array_mut();
            return py.detach(|| code.call_into(&views, &mut target)).map_err(error);
        }
        // This is checked before anything is computed.
        if !target.getattr("flags")?.getattr("writeable")?.is_truthy()? {
            return Err(not_writable(BorrowError::NotWriteable));
        }
        let mut result = zeros::<T>(target.shape())?;
        py.detach(|| code.call_into(&views, &mut result)).map_err(error)?;
        drop(views);
        drop(inputs);
        if result.ndim() > MAX_RANK {
            return Err(types::ShapeError::new_err(format!("out has more than {MAX_RANK} dimensions")));
        }
        let _writing = target.try_readwrite().map_err(not_writable)?;
        attribute(py, "numpy", "copyto")?.call1((target, result.into_pyarray(py))).map(drop)
    }
}

fn not_writable(error: BorrowError) -> PyErr {
    match error {
        BorrowError::NotWriteable => PyValueError::new_err("out is read-only"),
        _ => types::ArrayInUseError::new_err("out is in use: another call reads or writes it"),
    }
}

/// An array of a shape that views can have, which may have more elements than fit in memory.
fn zeros<T: Element>(shape: &[usize]) -> PyResult<ArrayD<T>> {
    let count = shape.iter().product();
    let mut elements = Vec::new();
    let reserved = elements.try_reserve_exact(count);
    reserved
        .map_err(|_| PyMemoryError::new_err(format!("there is not enough memory for {count} elements")))?;
    elements.resize(count, T::default());
    Ok(ArrayD::from_shape_vec(IxDyn(shape), elements).expect("there are as many elements as the shape has"))
}

/// Code for arguments of any shape, or of one.
trait Code: Sync {
    /// The type of each argument if it is a number, for arrays of these types; numbers have none.
    fn number_kinds(&self, arguments: &[Option<FloatKind>]) -> Vec<FloatKind>;

    fn call_arrays(&self, arguments: &[View<'_>]) -> Result<Vec<Array>, native::Error>;

    fn call_into<T: Element, S: ndarray::DataMut<Elem = T>>(
        &self,
        arguments: &[View<'_>],
        out: &mut ndarray::ArrayBase<S, IxDyn>,
    ) -> Result<(), native::Error>;
}

impl Code for native::Function {
    fn number_kinds(&self, arguments: &[Option<FloatKind>]) -> Vec<FloatKind> {
        vec![kind_beside(arguments.iter().copied().flatten()); arguments.len()]
    }

    fn call_arrays(&self, arguments: &[View<'_>]) -> Result<Vec<Array>, native::Error> {
        self.call_arrays(arguments)
    }

    fn call_into<T: Element, S: ndarray::DataMut<Elem = T>>(
        &self,
        arguments: &[View<'_>],
        out: &mut ndarray::ArrayBase<S, IxDyn>,
    ) -> Result<(), native::Error> {
        self.call_into(arguments, out)
    }
}

impl Code for native::Specialization {
    fn number_kinds(&self, _: &[Option<FloatKind>]) -> Vec<FloatKind> {
        self.argument_kinds().collect()
    }

    fn call_arrays(&self, arguments: &[View<'_>]) -> Result<Vec<Array>, native::Error> {
        self.call_arrays(arguments)
    }

    fn call_into<T: Element, S: ndarray::DataMut<Elem = T>>(
        &self,
        arguments: &[View<'_>],
        out: &mut ndarray::ArrayBase<S, IxDyn>,
    ) -> Result<(), native::Error> {
        self.call_into(arguments, out)
    }
}

/// A function of a program, compiled for each combination of shapes that it is called with.
///
/// An argument is an array, a number or what numpy makes an array of; for a struct, a tuple of its fields in order or a
/// dict. A struct is returned as a named tuple, several results as a tuple, and a result without dimensions as a number.
/// With `out`, the result is written into that array, which is returned.
#[pyclass(frozen, module = "toy")]
pub(crate) struct Function {
    code: native::Function,
    info: Arc<Info>,
}

impl Function {
    pub(crate) fn new(py: Python<'_>, origin: &Arc<Origin>, code: native::Function) -> PyResult<Self> {
        let signature = code.signature().clone();
        let parameters = signature.parameters.iter().map(|parameter| Tree::new(py, &parameter.value));
        let parameters = parameters.collect::<PyResult<_>>()?;
        let results = signature.results.iter().map(|value| Tree::new(py, value)).collect::<PyResult<_>>()?;
        let origin = Arc::clone(origin);
        let names = signature.arguments();
        Ok(Function { code, info: Arc::new(Info { origin, signature, names, parameters, results }) })
    }

    /// A call with the names of the parameters.
    pub(crate) fn text(&self) -> String {
        self.info.text()
    }
}

#[pymethods]
impl Function {
    #[pyo3(signature = (*arguments, out = None))]
    fn __call__<'py>(
        &self,
        arguments: &Bound<'py, PyTuple>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.info.call(&self.code, arguments, out)
    }

    /// Compiles the function for arrays of these shapes in C order, one for each tensor, including those in structs. A
    /// shape is a tuple of numbers, or a number; None in it is any size. `dtype` is the type of all elements, float64 without it, or a list with
    /// one for each shape.
    #[pyo3(signature = (*shapes, dtype = None))]
    fn compile_for(
        &self,
        py: Python<'_>,
        shapes: Vec<Shape>,
        dtype: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Specialization> {
        let kinds = kinds(py, dtype, shapes.len())?;
        let argument = |(shape, kind): (Shape, FloatKind)| Argument::any(&shape.sizes(), kind);
        let arguments: Vec<Argument> = shapes.into_iter().zip(kinds).map(argument).collect();
        let code = py.detach(|| self.code.compile_for_arguments(&arguments));
        let code = code.map_err(|error| at_call(py, error, self.info.source()))?;
        Ok(Specialization { code, info: Arc::clone(&self.info) })
    }

    #[getter]
    fn __name__(&self) -> &str {
        &self.info.signature.name
    }

    /// A call with the names of the parameters: `f(x, y)`.
    #[getter]
    fn signature(&self) -> String {
        self.info.text()
    }

    /// The names of the parameters.
    #[getter]
    fn parameters<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.info.signature.parameters.iter().map(|parameter| &parameter.name))
    }

    /// How many specializations are kept at the moment.
    #[getter]
    fn num_specializations(&self) -> usize {
        self.code.num_specializations()
    }

    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        attribute(py, "toy.structs", "signature_of")?.call1((self.parameters(py)?,))
    }

    /// Supports pickling: the program is compiled again in the other process.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let arguments = (&self.info.origin.text, self.info.origin.options(py)?, &self.info.signature.name);
        Ok((attribute(py, "toy.pickled", "function")?, arguments.into_pyobject(py)?.into_any()))
    }

    fn __repr__(&self) -> String {
        format!("<toy.Function {}>", self.info.text())
    }
}

/// A function compiled for arrays of certain shapes.
#[pyclass(frozen, module = "toy")]
pub(crate) struct Specialization {
    code: native::Specialization,
    info: Arc<Info>,
}

#[pymethods]
impl Specialization {
    #[pyo3(signature = (*arguments, out = None))]
    fn __call__<'py>(
        &self,
        arguments: &Bound<'py, PyTuple>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.info.call(&self.code, arguments, out)
    }

    /// The shapes of the results, one for each tensor that is returned. A size that depends on those of the arguments is
    /// None.
    #[getter]
    fn result_shapes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let size = |&size: &usize| Some(size).filter(|&size| size > 0);
        let shapes = self.code.result_shapes().iter().map(|shape| PyTuple::new(py, shape.iter().map(size)));
        PyTuple::new(py, shapes.collect::<PyResult<Vec<_>>>()?)
    }

    fn __repr__(&self) -> String {
        format!("<toy.Specialization of {}>", self.info.text())
    }
}

/// The types of elements that `dtype` names for so many shapes.
fn kinds(py: Python<'_>, dtype: Option<&Bound<'_, PyAny>>, shapes: usize) -> PyResult<Vec<FloatKind>> {
    let Some(dtype) = dtype else { return Ok(vec![FloatKind::F64; shapes]) };
    let kind = |dtype: &Bound<'_, PyAny>| {
        let dtype = PyArrayDescr::new(py, dtype)?;
        if dtype.is_equiv_to(&numpy::dtype::<f64>(py)) {
            Ok(FloatKind::F64)
        } else if dtype.is_equiv_to(&numpy::dtype::<f32>(py)) {
            Ok(FloatKind::F32)
        } else {
            Err(PyTypeError::new_err(format!("elements are of float64 or float32, not {dtype}")))
        }
    };
    let Ok(list) = dtype.extract::<Vec<Bound<'_, PyAny>>>() else { return Ok(vec![kind(dtype)?; shapes]) };
    if list.len() != shapes {
        let message = format!("dtype lists {} types, and there are {shapes} shapes", list.len());
        return Err(PyValueError::new_err(message));
    }
    list.iter().map(kind).collect()
}

/// A shape as written in Python.
#[derive(FromPyObject)]
enum Shape {
    One(Option<usize>),
    Many(Vec<Option<usize>>),
}

impl Shape {
    fn sizes(self) -> Vec<Option<usize>> {
        match self {
            Shape::One(size) => vec![size],
            Shape::Many(sizes) => sizes,
        }
    }
}
