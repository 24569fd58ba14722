//! Functions of a Toy program, called from Rust on arrays of [`ndarray`].
//!
//! ```
//! use ndarray::{ArrayD, array};
//! use toyc::native::Program;
//!
//! let f = Program::parse("def f(x, y) { return transpose(x) * y; }")?.function("f")?;
//! let (a, b) = (array![[1., 2., 3.], [4., 5., 6.]], array![[1., 2.], [3., 4.], [5., 6.]]);
//! let c: ArrayD<f64> = f.call(&[a.view(), b.view()])?;
//! assert_eq!(c, array![[1., 8.], [6., 20.], [15., 36.]].into_dyn());
//! # Ok::<(), toyc::native::Error>(())
//! ```
//!
//! The first call with arguments of some shapes compiles the function for them, to one loop nest where that is possible,
//! which takes some milliseconds. Later calls with the same shapes run what was compiled: see [`Function`]. What the
//! program prints goes to C's standard output.
//!
//! Inputs are not copied if they are in row-major order (C's) or column-major order (Fortran's, and that of a transpose):
//! the code is compiled for that order. Compiled code reads contiguous memory, so any other view is copied first.
//!
//! A Toy program has no undefined behaviour, and no shape reaches code that was not compiled for it, so nothing here is
//! `unsafe`. A program that runs out of memory for its own values ends the process with a message.

mod arguments;
mod cache;
mod error;
mod function;
mod specialization;

use std::sync::Arc;

use support::suggest::nearest;
use support::{FileId, SourceMap};

use crate::pipeline::Aims;
use crate::signature::Signature;
use crate::{Compiler, Errors, OptLevel, TargetOptions};

pub use error::Error;
pub use function::Function;
pub use specialization::Specialization;

/// How functions are compiled.
#[derive(Clone, Debug)]
pub struct Options {
    /// What lowering aims at: loops are optimized unless something else is said.
    pub aims: Aims,
    /// The machine to compile for, which must be this one, and how hard LLVM works.
    pub target: TargetOptions,
    /// The most specializations that are kept of one function; at least one is.
    pub max_specializations: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            aims: Aims { optimize: true, ..Aims::default() },
            target: TargetOptions { opt_level: OptLevel::Loops, ..TargetOptions::default() },
            max_specializations: 64,
        }
    }
}

/// A Toy program whose functions can be called. It needs no `main`.
#[derive(Clone, Debug)]
pub struct Program(Arc<Shared>);

/// What the functions of a program share.
#[derive(Debug)]
struct Shared {
    /// What diagnostics call the source.
    name: String,
    source: Box<str>,
    functions: Vec<Signature>,
    warnings: Errors,
    options: Options,
}

impl Program {
    /// Reads a program, with the default options. Errors call the source `<source>`.
    ///
    /// # Errors
    /// [`Error::Source`]: every error in its syntax, or else in its names and types.
    pub fn parse(source: &str) -> Result<Program, Error> {
        Program::new("<source>", source, Options::default())
    }

    /// Reads a program; `name` is what errors call it.
    ///
    /// # Errors
    /// As [`Program::parse`].
    pub fn new(name: &str, source: &str, options: Options) -> Result<Program, Error> {
        let (name, source) = (name.to_owned(), Box::from(source));
        let warnings = Errors { diagnostics: Vec::new() };
        let mut shared = Shared { name, source, functions: Vec::new(), warnings, options };
        let (compiler, file) = shared.compiler();
        let (functions, warnings) =
            compiler.signatures(file).map_err(|errors| Error::source(&compiler, errors))?;
        shared.functions = functions;
        shared.warnings = warnings.into();
        Ok(Program(Arc::new(shared)))
    }

    /// The functions, in their order in the source.
    pub fn functions(&self) -> &[Signature] {
        &self.0.functions
    }

    /// A function, with a cache of its own for what is compiled of it.
    ///
    /// # Errors
    /// [`Error::UnknownFunction`].
    ///
    /// ```
    /// use toyc::native::{Error, Program};
    /// let program = Program::parse("def square(x) { return x * x; }")?;
    /// let error = program.function("sqare").expect_err("there is no such function");
    /// assert_eq!(error.to_string(), "there is no function 'sqare'; did you mean 'square'?");
    /// # Ok::<(), Error>(())
    /// ```
    pub fn function(&self, name: &str) -> Result<Function, Error> {
        let functions = &self.0.functions;
        match functions.iter().position(|function| function.name == name) {
            Some(index) => Ok(Function::new(Arc::clone(&self.0), index)),
            None => {
                let near = nearest(name, functions.iter().map(|function| &*function.name));
                Err(Error::UnknownFunction { name: name.to_owned(), near: near.map(str::to_owned) })
            }
        }
    }

    /// Warnings about the source.
    pub fn warnings(&self) -> &Errors {
        &self.0.warnings
    }

    /// The source, to show the diagnostics of [`Error::Source`].
    pub fn sources(&self) -> SourceMap {
        let mut sources = SourceMap::new();
        sources.add(self.0.name.clone(), self.0.source.clone());
        sources
    }
}

impl Shared {
    /// A new compiler with the source. Each function is compiled in a context of its own, which is gone afterwards.
    fn compiler(&self) -> (Compiler, FileId) {
        let mut compiler = Compiler::new();
        compiler.needs_main = false;
        compiler.aims = self.options.aims;
        let file = compiler.add(self.name.clone(), self.source.clone());
        (compiler, file)
    }
}
