//! Where the program of a page starts.

use toy_dialect::entry::{Argument, EntryPoint, Order};

use crate::arrays::Array;
use crate::export;
use crate::signature::Signature;

/// Where a program starts.
#[derive(Clone, Copy, Default, Debug)]
pub enum Begin<'a> {
    /// At `main`. Without it, the page ends before there are loops, which need shapes.
    #[default]
    Main,
    /// At functions, for arguments of these shapes.
    Functions(&'a [EntryPoint]),
    /// At a function that is called with arguments; its results are part of the output.
    Call(&'a Call),
}

/// A function that is called with arguments.
#[derive(Clone, Debug)]
pub struct Call {
    /// The function.
    pub signature: Signature,
    /// An array for each of its tensors, including those in structs.
    pub arguments: Vec<Array>,
}

impl Call {
    /// The entry point for the arguments, under its own name, unless code may need a C function of this name.
    pub fn point(&self) -> EntryPoint {
        let function = self.signature.name.clone();
        let name = if export::belongs_to_c(&function) { format!("toy.{function}") } else { function.clone() };
        let of = |array: &Array| Argument::new(array.shape(), array.kind(), Order::RowMajor);
        let arguments = self.arguments.iter().map(of);
        EntryPoint { name, function, arguments: arguments.collect() }
    }
}
