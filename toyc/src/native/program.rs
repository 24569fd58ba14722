//! A program whose functions can be called.

use std::sync::Arc;

use support::SourceMap;

use super::error::Error;
use super::function::Function;
use super::shared::{Options, Shared, on_large_stack};
use crate::Errors;
use crate::signature::{self, Signature};

/// A Toy program whose functions can be called. It needs no `main`.
#[derive(Clone, Debug)]
pub struct Program(Arc<Shared>);

impl Program {
    /// Reads a program, with the default options. Errors call the source `<source>`.
    ///
    /// # Errors
    /// [`Error::Source`]: every error in its syntax, or else in its names and types.
    pub fn parse(source: &str) -> Result<Program, Error> {
        Program::new("<source>", source, Options::default())
    }

    /// Reads a program; `name` is the source's name in errors.
    ///
    /// # Errors
    /// Same as [`Program::parse`].
    pub fn new(name: &str, source: &str, options: Options) -> Result<Program, Error> {
        let name = name.to_owned();
        let source = Box::from(source);
        let warnings = Errors { diagnostics: Vec::new() };
        let mut shared = Shared { name, source, functions: Vec::new(), warnings, options };
        (shared.functions, shared.warnings) = on_large_stack(|| {
            let (compiler, file) = shared.compiler();
            let signatures = compiler.signatures(file);
            let (functions, warnings) = signatures.map_err(|errors| Error::source(&compiler, errors))?;
            Ok::<_, Error>((functions, warnings.into()))
        })?;
        Ok(Program(Arc::new(shared)))
    }

    /// The functions, in their order in the source.
    pub fn functions(&self) -> &[Signature] {
        &self.0.functions
    }

    /// A function, with its own cache of compiled code.
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
        let index = signature::find(&self.0.functions, name).map_err(Error::UnknownFunction)?;
        Ok(Function::new(Arc::clone(&self.0), index))
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
