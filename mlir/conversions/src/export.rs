//! Functions that a library exports.

/// A function that takes pointers to elements, as a library exports it to C.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    /// The name of both.
    pub name: String,
    /// The tensors that it takes, in order; the shape of a number is empty.
    pub arguments: Vec<Tensor>,
    /// The tensors that it stores, in order.
    pub results: Vec<Tensor>,
}

/// A tensor that is passed in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tensor {
    /// Its shape.
    pub shape: Vec<i64>,
    /// The size of an element, and how it is aligned.
    pub element_bytes: u64,
}

impl Export {
    /// The name of the function that checks its arguments first.
    pub fn checked(&self) -> String {
        format!("{}_checked", self.name)
    }
}
