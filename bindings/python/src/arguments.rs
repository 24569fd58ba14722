//! Python's values as arrays of `float64` or `float32`; values that already are such arrays are not copied.

use std::ops::Range;

use ndarray::{ArrayD, IxDyn, arr0};
use numpy::{
    IntoPyArray, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFloat, PyInt};
use toyc::arrays::{Array, FloatKind, View};
use toyc::signature::{MAX_RANK, Unfit};

use crate::attribute;
use crate::errors::types::{ArrayInUseError, ShapeError};

/// A mask would be lost, because a program computes with every element.
fn refuse_masked(given: &Bound<'_, PyAny>, name: &str) -> PyResult<()> {
    let is_array = given.is_exact_instance_of::<PyUntypedArray>();
    if !is_array && given.is_instance(&attribute(given.py(), "numpy.ma", "MaskedArray")?)? {
        let message = format!(
            "the array for '{name}' is masked: pass values for its masked elements, as in a.filled(0)"
        );
        return Err(PyTypeError::new_err(message));
    }
    Ok(())
}

/// An argument of a call.
pub(crate) enum Input<'py> {
    /// A borrowed array: no call writes to it meanwhile.
    F64(PyReadonlyArrayDyn<'py, f64>),
    /// The same, of floats of 32 bits.
    F32(PyReadonlyArrayDyn<'py, f32>),
    /// An array without elements.
    Own(Array),
    /// A number of Python, which adapts to the arrays beside it.
    Number(Array),
}

/// A type of elements.
pub(crate) trait Element: numpy::Element + toyc::arrays::Element {
    /// A borrowed array as an argument.
    fn input(array: PyReadonlyArrayDyn<'_, Self>) -> Input<'_>;
}

impl Element for f64 {
    fn input(array: PyReadonlyArrayDyn<'_, Self>) -> Input<'_> {
        Input::F64(array)
    }
}

impl Element for f32 {
    fn input(array: PyReadonlyArrayDyn<'_, Self>) -> Input<'_> {
        Input::F32(array)
    }
}

impl<'py> Input<'py> {
    /// An array of floats, a number, or anything that numpy turns into an array that it can safely convert to `float64`;
    /// `name` is its name in errors.
    pub(crate) fn new(given: &Bound<'py, PyAny>, name: &str) -> PyResult<Self> {
        if let Ok(array) = given.cast::<PyArrayDyn<f64>>() {
            refuse_masked(given, name)?;
            return Input::of_array(array, name);
        }
        if let Ok(array) = given.cast::<PyArrayDyn<f32>>() {
            refuse_masked(given, name)?;
            return Input::of_array(array, name);
        }
        // Numbers of numpy have a type, and `float64` is a subclass of Python's.
        if given.is_exact_instance_of::<PyFloat>() || given.is_instance_of::<PyInt>() {
            return Ok(Input::Number(arr0(given.extract::<f64>()?).into_dyn().into()));
        }
        let py = given.py();
        refuse_masked(given, name)?;
        let array = attribute(py, "numpy", "asarray")?.call1((given,))?;
        let (dtype, double) = (array.getattr("dtype")?, numpy::dtype::<f64>(py));
        let single = numpy::dtype::<f32>(py);
        if attribute(py, "numpy", "can_cast")?.call1((&dtype, &single, "equiv"))?.is_truthy()? {
            // A number, a list of numbers, or an array with the bytes in another order.
            let array = array.call_method1("astype", (single,))?;
            return Input::of_array(array.cast::<PyArrayDyn<f32>>().map_err(PyErr::from)?, name);
        }
        let is_safe = attribute(py, "numpy", "can_cast")?.call1((&dtype, &double, "safe"))?.is_truthy()?;
        if !is_safe {
            let message = format!("the array for '{name}' has elements of type {dtype}, not float64");
            return Err(PyTypeError::new_err(message));
        }
        let array = array.call_method1("astype", (double,))?;
        Input::of_array(array.cast::<PyArrayDyn<f64>>().map_err(PyErr::from)?, name)
    }

    fn of_array<T: Element>(array: &Bound<'py, PyArrayDyn<T>>, name: &str) -> PyResult<Self> {
        if array.ndim() > MAX_RANK {
            // The crate `numpy` has a limit of its own.
            let unfit = Unfit::Rank { argument: name.to_owned(), rank: array.ndim() };
            return Err(ShapeError::new_err(unfit.to_string()));
        }
        if array.len() == 0 {
            let none = ArrayD::from_shape_vec(IxDyn(array.shape()), Vec::new());
            return Ok(Input::Own(T::array(none.expect("the shape has no elements"))));
        }
        let in_use = |_| {
            let message = format!("the array for '{name}' is in use: another call writes its result there");
            ArrayInUseError::new_err(message)
        };
        if is_aligned(array) {
            return Ok(T::input(array.try_readonly().map_err(in_use)?));
        }
        let _reading = array.try_readonly().map_err(in_use)?;
        let order = PyDict::new(array.py());
        order.set_item("order", "C")?;
        let copy = array.call_method("copy", (), Some(&order))?;
        let copy = copy.cast::<PyArrayDyn<T>>().map_err(PyErr::from)?;
        Ok(T::input(copy.try_readonly().map_err(in_use)?))
    }

    /// The type of the elements, unless it is a number.
    pub(crate) fn kind(&self) -> Option<FloatKind> {
        match self {
            Input::F64(_) => Some(FloatKind::F64),
            Input::F32(_) => Some(FloatKind::F32),
            Input::Own(array) => Some(array.kind()),
            Input::Number(_) => None,
        }
    }

    /// Gives a number this type; an array keeps its own.
    pub(crate) fn adapt(&mut self, kind: FloatKind) {
        if let Input::Number(number) = self {
            *number = Array::rounded(number.to_f64().into_owned(), kind);
        }
    }

    /// Whether it may share memory with what lies at these addresses.
    pub(crate) fn may_overlap(&self, other: &Range<usize>) -> bool {
        let own = match self {
            Input::F64(array) => span(array),
            Input::F32(array) => span(array),
            Input::Own(_) | Input::Number(_) => return false,
        };
        own.start < other.end && other.start < own.end
    }

    /// The elements.
    pub(crate) fn view(&self) -> View<'_> {
        match self {
            Input::F64(array) => array.as_array().into(),
            Input::F32(array) => array.as_array().into(),
            Input::Own(array) | Input::Number(array) => array.view(),
        }
    }
}

/// Whether every element is aligned as its type requires; those of a structured array need not be.
pub(crate) fn is_aligned<T: Element>(array: &Bound<'_, PyArrayDyn<T>>) -> bool {
    let size = size_of::<T>();
    array.data().is_aligned() && array.strides().iter().all(|step| step.unsigned_abs().is_multiple_of(size))
}

/// The addresses of the bytes from the first to the last element.
pub(crate) fn span<T: Element>(array: &Bound<'_, PyArrayDyn<T>>) -> Range<usize> {
    let mut span = array.data().addr()..array.data().addr() + size_of::<T>();
    for (&extent, &step) in array.shape().iter().zip(array.strides()) {
        let reach = step.unsigned_abs().saturating_mul(extent.saturating_sub(1));
        if step < 0 {
            span.start = span.start.saturating_sub(reach);
        } else {
            span.end = span.end.saturating_add(reach);
        }
    }
    span
}

/// Whether no two indices name the same element, as far as the steps show: each is longer than all that the shorter ones
/// reach.
pub(crate) fn has_distinct_elements<T: Element>(array: &Bound<'_, PyArrayDyn<T>>) -> bool {
    if array.is_c_contiguous() {
        return true;
    }
    let steps = array.strides().iter().map(|step| step.unsigned_abs());
    let mut dimensions: Vec<(usize, usize)> =
        steps.zip(array.shape().iter().copied()).filter(|&(_, extent)| extent > 1).collect();
    dimensions.sort_unstable();
    let mut reach = 0usize;
    dimensions.into_iter().all(|(step, extent)| {
        let is_longer = step > reach;
        reach = reach.saturating_add(step.saturating_mul(extent - 1));
        is_longer
    })
}

/// A result in numpy's form: an array that owns the memory of the result, or a number.
pub(crate) fn to_python(py: Python<'_>, result: Array) -> PyResult<Bound<'_, PyAny>> {
    match result {
        Array::F64(result) => array_or_number(py, result, "float64"),
        Array::F32(result) => array_or_number(py, result, "float32"),
    }
}

fn array_or_number<'py, T: Element>(
    py: Python<'py>,
    result: ArrayD<T>,
    number: &str,
) -> PyResult<Bound<'py, PyAny>> {
    match (result.ndim(), result.first()) {
        (0, Some(&value)) => attribute(py, "numpy", number)?.call1((Into::<f64>::into(value),)),
        (rank, _) if rank > MAX_RANK => {
            let message = format!("the result has {rank} dimensions; at most {MAX_RANK} can be returned");
            Err(ShapeError::new_err(message))
        }
        _ => result.into_pyarray(py).into_bound_py_any(py),
    }
}
