//! The errors of calls.

use std::fmt;

use lowering::compile::CompileError;
use toy_dialect::element_types::FloatKind;

use crate::signature::{Unfit, Unknown, shape_text};
use crate::{Compiler, Errors};

/// The reason why a function could not be called.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Error {
    /// There are errors in the source; or in its shapes, given those of the arguments.
    Source {
        /// The errors.
        errors: Errors,
        /// All of them as text, with their places in the source.
        rendered: String,
    },
    /// There is no such function.
    UnknownFunction(Unknown),
    /// The arrays cannot be the arguments of the function: too many or too few, or one is empty or too large.
    Arguments(Unfit),
    /// A [`Specialization`](super::Specialization) was called with an array of a different shape.
    Shape {
        /// The name of the parameter.
        argument: String,
        /// The shape that the code was compiled for.
        wanted: Vec<usize>,
        /// The shape of the array.
        given: Vec<usize>,
    },
    /// A [`Specialization`](super::Specialization) for any size was called with an array that does not have the elements
    /// that the function takes from it.
    TooSmall {
        /// The name of the parameter.
        argument: String,
        /// The shape of the array.
        given: Vec<usize>,
    },
    /// A [`Specialization`](super::Specialization) was called with an array of elements of another type.
    ElementType {
        /// The name of the parameter.
        argument: String,
        /// The type that the code was compiled for.
        wanted: FloatKind,
        /// The type of the array's elements.
        given: FloatKind,
    },
    /// A [`Specialization`](super::Specialization) for a view with certain distances between its elements was called with
    /// an array that has others.
    Strides {
        /// The name of the parameter.
        argument: String,
    },
    /// No array is like the argument for the parameter of this name that
    /// [`Function::compile_for_arguments`](super::Function::compile_for_arguments) got.
    Argument(String),
    /// A function returns an array of elements of another type.
    ResultElementType {
        /// The function.
        function: String,
        /// The type of the result's elements.
        returned: FloatKind,
        /// The type of elements for which there is room.
        given: FloatKind,
    },
    /// A function returns another number of tensors.
    ResultCount {
        /// The function.
        function: String,
        /// How many it returns.
        returns: usize,
        /// How many there is room for.
        wanted: usize,
    },
    /// The array for a result has a different shape.
    ResultShape {
        /// The function.
        function: String,
        /// The shape of the result.
        wanted: Vec<usize>,
        /// The shape of the array.
        given: Vec<usize>,
    },
    /// There is not enough memory for a result, or for the copy of an argument.
    Memory {
        /// Its shape.
        shape: Vec<usize>,
    },
    /// The program computed a position that an axis does not have; the text has its place.
    Position(String),
    /// The function's output could not be written to C's standard output.
    Output(String),
    /// [`Options::target`](super::Options) is unknown, or is not this machine.
    Target(String),
    /// LLVM failed.
    Backend(String),
}

impl Error {
    pub(super) fn source(compiler: &Compiler, errors: Errors) -> Error {
        let rendered = compiler.render(&errors);
        Error::Source { errors, rendered }
    }

    pub(super) fn compile(compiler: &Compiler, error: CompileError) -> Error {
        match error {
            CompileError::Invalid(diag) => Error::source(compiler, compiler.errors(&[diag], true)),
            CompileError::Backend(error) if error.is_usage() => Error::Target(error.to_string()),
            CompileError::Backend(error) => Error::Backend(error.to_string()),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Source { rendered, .. } => f.write_str(rendered.trim_end()),
            Error::UnknownFunction(unknown) => unknown.fmt(f),
            Error::Arguments(unfit) => unfit.fmt(f),
            Error::Shape { argument, wanted, given } => write!(
                f,
                "the array for '{argument}' has the shape {}, and the code is for {}",
                shape_text(given),
                shape_text(wanted)
            ),
            Error::TooSmall { argument, given } => write!(
                f,
                "the array for '{argument}' has the shape {}, which is too small for what the function takes from it",
                shape_text(given)
            ),
            Error::ElementType { argument, wanted, given } => write!(
                f,
                "the array for '{argument}' has elements of {}, and the code is for {}",
                given.keyword(),
                wanted.keyword()
            ),
            Error::Strides { argument } => write!(
                f,
                "the elements of the array for '{argument}' have other distances than those that the code is for"
            ),
            Error::Argument(argument) => write!(
                f,
                "no array can be passed for '{argument}': it needs elements of f64 or f32, and a distance for each dimension"
            ),
            Error::ResultElementType { function, returned, given } => write!(
                f,
                "function '{function}' returns an array of {}, and there is one of {} for it",
                returned.keyword(),
                given.keyword()
            ),
            Error::ResultCount { function, returns, wanted } => {
                let results = match returns {
                    0 => "nothing".to_owned(),
                    1 => "one array".to_owned(),
                    more => format!("{more} arrays"),
                };
                let room = match wanted {
                    1 => "there is one array".to_owned(),
                    several => format!("there are {several} arrays"),
                };
                write!(f, "function '{function}' returns {results}, and {room} for results")
            }
            Error::ResultShape { function, wanted, given } => write!(
                f,
                "function '{function}' returns an array of shape {}, and there is one of {} for it",
                shape_text(wanted),
                shape_text(given)
            ),
            Error::Memory { shape } => {
                write!(f, "there is not enough memory for an array of shape {}", shape_text(shape))
            }
            Error::Output(reason) => write!(f, "cannot write standard output: {reason}"),
            Error::Position(message) | Error::Target(message) | Error::Backend(message) => {
                f.write_str(message)
            }
        }
    }
}

impl std::error::Error for Error {}

impl From<Unfit> for Error {
    fn from(unfit: Unfit) -> Self {
        Error::Arguments(unfit)
    }
}
