//! Functions that a library exports.

/// A function that takes pointers to elements, as a library exports it to C.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    /// The name of both.
    pub name: String,
    /// The shapes of the tensors that it takes, in order; the shape of a number is empty.
    pub arguments: Vec<Vec<i64>>,
    /// The shapes of the tensors that it stores, in order.
    pub results: Vec<Vec<i64>>,
}

impl Export {
    /// The name of the function that checks its arguments first.
    pub fn checked(&self) -> String {
        format!("{}_checked", self.name)
    }
}
