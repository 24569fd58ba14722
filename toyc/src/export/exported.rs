//! A function of a program, as seen from C.

use toy_dialect::entry::{Argument, EntryPoint, Order};

use crate::signature::Signature;

/// A function that is exported for arguments of certain shapes.
#[derive(Clone, Debug)]
pub struct Exported {
    /// Its name in C.
    pub name: String,
    /// The function.
    pub signature: Signature,
    /// The shapes of its arguments: one for each tensor, including those in structs. The shape of a number is
    /// empty.
    pub arguments: Vec<Vec<i64>>,
    /// The shapes of its results.
    pub results: Vec<Vec<i64>>,
}

impl Exported {
    /// The entry point that it becomes.
    pub fn entry(&self) -> EntryPoint {
        let argument = |shape: &Vec<i64>| Argument { shape: shape.clone(), order: Order::RowMajor };
        EntryPoint {
            name: self.name.clone(),
            function: self.signature.name.clone(),
            arguments: self.arguments.iter().map(argument).collect(),
        }
    }

    /// The export in the terms of the code that makes libraries.
    pub fn export(&self) -> lowering::Export {
        let arguments = self.arguments.clone();
        let results = self.results.clone();
        lowering::Export { name: self.name.clone(), arguments, results }
    }
}
