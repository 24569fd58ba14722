//! Functions that a library exports.

use mlir::DYNAMIC;

/// A function that takes pointers to elements, as a library exports it to C.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    /// The name of both.
    pub name: String,
    /// The tensors that it takes, in order; the shape of a number is empty.
    pub arguments: Vec<Tensor>,
    /// The tensors that it stores, in order.
    pub results: Vec<Tensor>,
    /// What holds for the sizes that are passed with each call.
    pub sizes: OpenSizes,
}

/// A tensor that is passed in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tensor {
    /// Its shape; [`DYNAMIC`] for a size that is passed with each call.
    pub shape: Vec<i64>,
    /// The size of an element, and how it is aligned.
    pub element_bytes: u64,
}

impl Tensor {
    /// How many of its sizes are passed with each call.
    pub fn open_sizes(&self) -> usize {
        self.shape.iter().filter(|&&size| size == DYNAMIC).count()
    }
}

/// What holds for sizes that are passed with each call. A symbol is the number of such a size among those of all
/// arguments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenSizes {
    /// The symbols that must be equal to other numbers.
    pub equations: Vec<(usize, Linear)>,
    /// What must not be negative, each with the position of the argument that is too small otherwise.
    pub bounds: Vec<(usize, Linear)>,
    /// The unknown sizes of the results, in order.
    pub results: Vec<Linear>,
    /// The shapes of all values, none of which may have more than 2^54 elements, each with the position of an argument
    /// that is too large otherwise.
    pub values: Vec<(usize, Vec<Linear>)>,
}

/// A number and multiples of symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linear {
    /// The number.
    pub number: i64,
    /// The factor of each symbol, and 0 for those that follow.
    pub factors: Vec<i64>,
}

impl Export {
    /// Whether sizes are passed with each call.
    pub fn is_open(&self) -> bool {
        self.arguments.iter().any(|tensor| tensor.open_sizes() > 0)
    }

    /// The name of the function that checks the sizes that are passed, and computes those of the results.
    pub fn sizes(&self) -> String {
        format!("{}_sizes", self.name)
    }

    /// The name of the function that checks its arguments first.
    pub fn checked(&self) -> String {
        format!("{}_checked", self.name)
    }
}
