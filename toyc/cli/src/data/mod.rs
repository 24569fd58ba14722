//! Any function as an entry point, on arrays in files: `toyc p.toy -entry=f a.npy b.npy -o c.npy`.
//!
//! - `npy`: numpy's files, and `header`, their beginning.
//! - `arguments`: the value that is passed for each parameter.
//! - `results`: printing and writing results.

mod arguments;
mod header;
mod npy;
#[cfg(feature = "llvm")]
mod results;

use std::ffi::OsString;
#[cfg(feature = "llvm")]
use std::path::Path;
#[cfg(feature = "llvm")]
use std::thread;

#[cfg(feature = "llvm")]
use ndarray::ArrayD;
use toyc::entry::EntryPoint;
use toyc::export;
#[cfg(feature = "llvm")]
use toyc::native;
use toyc::signature::{self, Signature};

use self::arguments::Arguments;

/// The part of the command line about an entry point.
pub(crate) struct Asked {
    /// The function.
    pub(crate) function: String,
    /// Files and literals.
    pub(crate) arguments: Vec<OsString>,
}

/// An entry point and its arguments.
pub(super) struct Entry {
    signature: Signature,
    arguments: Arguments,
}

impl Entry {
    /// Finds the function and reads the arguments.
    ///
    /// # Errors
    /// If there is no such function, or an argument cannot be passed to it.
    pub(super) fn new(functions: &[Signature], asked: &Asked) -> Result<Self, String> {
        let index = signature::find(functions, &asked.function).map_err(|unknown| unknown.to_string())?;
        let signature = functions[index].clone();
        let arguments = Arguments::read(&signature, &asked.arguments)?;
        let views = arguments.views();
        signature.check(views.iter().map(|view| view.shape())).map_err(|e| e.to_string())?;
        Ok(Entry { signature, arguments })
    }

    /// The function for these arguments, under its own name, unless code may need a C function of this name.
    pub(super) fn point(&self) -> EntryPoint {
        let function = self.signature.name.clone();
        let name = if export::belongs_to_c(&function) { format!("toy.{function}") } else { function.clone() };
        EntryPoint { name, function, arguments: self.arguments.in_memory() }
    }

    /// A note for errors in the function.
    pub(super) fn note(&self) -> String {
        self.signature.called_with(&self.arguments.in_memory())
    }
}

/// Running an entry point.
#[cfg(feature = "llvm")]
impl Entry {
    /// Whether the results can be written to a file of this name, or printed.
    ///
    /// # Errors
    /// A message if they cannot.
    pub(super) fn check_output(&self, path: &Path) -> Result<(), String> {
        results::check(&self.signature, path)
    }

    /// Compiles the function for these arguments.
    pub(super) fn compile(&self, program: &native::Program) -> Result<native::Specialization, native::Error> {
        program.function(&self.signature.name)?.compile_like(&self.arguments.views())
    }

    /// Runs the compiled code.
    pub(super) fn run(&self, code: &native::Specialization) -> Result<Vec<ArrayD<f64>>, native::Error> {
        self.arguments.fetch();
        code.call_all(&self.arguments.views())
    }

    /// Prints the results, or writes them to the named file.
    ///
    /// # Errors
    /// If they cannot be written.
    pub(super) fn finish(self, results: &[ArrayD<f64>], output: Option<&Path>) -> Result<(), String> {
        let Entry { signature, arguments } = self;
        thread::scope(|scope| {
            // Unmapping hundreds of megabytes takes milliseconds. Without a second thread, they are unmapped
            // here.
            let release = thread::Builder::new().name("release".to_owned());
            drop(release.spawn_scoped(scope, || drop(arguments)));
            match output {
                None => results::print(&signature, results),
                Some(path) => results::write(&signature, results, path),
            }
        })
    }
}
