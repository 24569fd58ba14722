//! A function of a program, as seen from C.

use toy_dialect::entry::{Argument, EntryPoint, Order};

use super::request::Passed;
use crate::signature::Signature;

/// A function that is exported for arguments of certain shapes.
#[derive(Clone, Debug)]
pub struct Exported {
    /// Its name in C.
    pub name: String,
    /// The function.
    pub signature: Signature,
    /// Its arguments: one for each tensor, including those in structs. The shape of a number is empty.
    pub arguments: Vec<Passed>,
    /// Its results.
    pub results: Vec<Passed>,
    /// What holds for the sizes that are passed with each call.
    pub sizes: lowering::OpenSizes,
}

impl Exported {
    /// The entry point that it becomes.
    pub fn entry(&self) -> EntryPoint {
        let argument = |passed: &Passed| Argument {
            shape: passed.shape.clone(),
            kind: passed.kind,
            order: Order::RowMajor,
        };
        EntryPoint {
            name: self.name.clone(),
            function: self.signature.name.clone(),
            arguments: self.arguments.iter().map(argument).collect(),
        }
    }

    /// Whether sizes are passed with each call.
    pub fn is_open(&self) -> bool {
        self.arguments.iter().any(Passed::is_open)
    }

    /// The export in the terms of the code that makes libraries.
    pub fn export(&self) -> lowering::Export {
        let all = |list: &[Passed]| list.iter().map(Passed::tensor).collect();
        lowering::Export {
            name: self.name.clone(),
            arguments: all(&self.arguments),
            results: all(&self.results),
            sizes: self.sizes.clone(),
        }
    }
}
