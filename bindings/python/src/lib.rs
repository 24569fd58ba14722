//! The package `toy` for Python: functions of Toy programs, called on numpy arrays.
//!
//! This is the part in Rust, the module `toy._native`; exceptions and the types of structs are written in Python, in
//! the folder `python`. Everything goes through `toyc::native`, which compiles and runs; here, Python's values become
//! views of arrays, and results and errors become Python's. Other Python threads run meanwhile.
//!
//! Nothing here reads memory by itself: the crate `numpy` knows the layout of arrays, and also keeps two calls from
//! using an array that one of them writes.

mod arguments;
mod errors;
mod function;
mod origin;
mod program;
mod structs;

use pyo3::prelude::*;

/// Keeps the memory of large results that Python frees for the next ones.
#[global_allocator]
static ALLOCATOR: toyc::native::Recycling = toyc::native::Recycling::new();

#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::function::{Function, Specialization};
    #[pymodule_export]
    use crate::program::{Program, compile};

    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}

/// The attribute of a module; Python keeps modules, so this is a look-up.
fn attribute<'py>(py: Python<'py>, module: &str, name: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import(module)?.getattr(name)
}
