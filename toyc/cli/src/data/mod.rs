//! Any function as an entry point, on arrays in files: `toyc p.toy -entry=f a.npy b.npy -o c.npy`.
//!
//! - `npy`: numpy's files, and `header`, their beginning.
//! - `arguments`: the value that is passed for each parameter.
//!
//! Code that runs on data is optimized even without `-opt`, unless `-g` is given. A number is written as the argument
//! itself, or is in a file with an array without dimensions, such as a result that was a number.

mod arguments;
mod header;
pub(crate) mod npy;

use std::ffi::OsString;

use toyc::entry::EntryPoint;
use toyc::export;
use toyc::signature::{self, Signature};

use self::arguments::Arguments;

/// The part of the command line about an entry point.
#[derive(Clone)]
pub(crate) struct Asked {
    /// The function.
    pub(crate) function: String,
    /// Files and literals.
    pub(crate) arguments: Vec<OsString>,
}

/// An entry point and its arguments.
pub(crate) struct EntryCall {
    pub(crate) signature: Signature,
    pub(crate) arguments: Arguments,
}

impl EntryCall {
    /// Finds the function and reads the arguments.
    ///
    /// # Errors
    /// If there is no such function, or an argument cannot be passed to it.
    pub(crate) fn new(functions: &[Signature], asked: &Asked) -> Result<Self, String> {
        let index = signature::find(functions, &asked.function).map_err(|unknown| unknown.to_string())?;
        let signature = functions[index].clone();
        let arguments = Arguments::read(&signature, &asked.arguments)?;
        let views = arguments.views();
        signature.check(views.iter().map(|view| view.shape())).map_err(|e| e.to_string())?;
        Ok(EntryCall { signature, arguments })
    }

    /// The function for these arguments, under its own name, unless code may need a C function of this name.
    pub(super) fn point(&self) -> EntryPoint {
        let function = self.signature.name.clone();
        let name = if export::belongs_to_c(&function) { format!("toy.{function}") } else { function.clone() };
        EntryPoint { name, function, arguments: self.arguments.in_memory() }
    }

    /// A note for errors in the function.
    pub(crate) fn note(&self) -> String {
        self.signature.called_with(&self.arguments.in_memory())
    }
}
