//! The source and the options of a program, which are enough to compile it again.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use toyc::native::Options;
use toyc::pipeline::{Aims, Parallel};
use toyc::{OptLevel, TargetOptions};

use crate::errors::Source;

/// How many threads run loops.
#[derive(Clone, Copy, FromPyObject, IntoPyObject)]
pub(crate) enum Threads {
    /// One, or one for each processor.
    All(bool),
    /// This many.
    Some(u32),
}

impl Threads {
    fn parallel(self) -> PyResult<Option<Parallel>> {
        match self {
            Threads::All(is_parallel) => Ok(is_parallel.then(Parallel::default)),
            Threads::Some(threads @ 1..=Parallel::MAX_THREADS) => {
                Ok(Some(Parallel { threads: Some(threads), ..Parallel::default() }))
            }
            Threads::Some(_) => {
                let most = Parallel::MAX_THREADS;
                Err(PyValueError::new_err(format!("parallel is True, False or a number from 1 to {most}")))
            }
        }
    }
}

/// The source and the options of a program.
pub(crate) struct Origin {
    pub(crate) text: String,
    pub(crate) name: String,
    pub(crate) optimize: bool,
    pub(crate) parallel: Option<Threads>,
    pub(crate) fast_math: bool,
    pub(crate) max_bytes: usize,
}

impl Origin {
    pub(crate) fn source(&self) -> Source<'_> {
        Source { name: &self.name, text: &self.text }
    }

    /// The arguments of `compile` by name.
    pub(crate) fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        options.set_item("name", &self.name)?;
        options.set_item("optimize", self.optimize)?;
        options.set_item("parallel", self.parallel)?;
        options.set_item("fast_math", self.fast_math)?;
        options.set_item("max_bytes", self.max_bytes)?;
        Ok(options)
    }

    /// The arguments of `compile` in Rust's form.
    pub(crate) fn native(&self) -> PyResult<Options> {
        let parallel = self.parallel.map(Threads::parallel).transpose()?.flatten();
        let aims = Aims { optimize: self.optimize, parallel, fast_math: self.fast_math, ..Aims::default() };
        let opt_level = if self.optimize { OptLevel::Loops } else { OptLevel::O0 };
        let target = TargetOptions { opt_level, ..TargetOptions::default() };
        Ok(Options { aims, target, max_bytes: self.max_bytes, ..Options::default() })
    }
}
