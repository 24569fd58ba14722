//! Texts of single operations and values, with one numbering for everything in a body.

use super::names::Names;
use super::op::OpPrinter;
use super::options::PrintOptions;
use super::state::Printer;
use crate::ir::body::Body;
use crate::ir::entities::Value;
use crate::ir::view::OpRef;
use crate::values::context::Context;

/// Prints operations and values of a body and of those inside it, as they are named in the text of the whole.
///
/// Values are numbered once, so that printing every operation takes no longer than printing the body.
pub struct SinglePrinter<'a> {
    printer: OpPrinter<'a>,
}

impl<'a> SinglePrinter<'a> {
    /// Numbers the values of `body` and inside it.
    pub fn new(cx: &'a Context, body: &'a Body, options: &PrintOptions) -> Self {
        let options = PrintOptions { assume_verified: true, ..options.clone() };
        let printer = OpPrinter::of(Printer::new(cx, &options), Names::of_body(cx, body, &options));
        SinglePrinter { printer }
    }

    /// The text of an operation, with its results.
    pub fn op(&mut self, op: OpRef<'a>) -> String {
        self.printer.body = self.printer.names.index_of(op.body()).unwrap_or(0);
        self.printer.alone(op)
    }

    /// The name of a value of a body, such as `%0` or `%1#0`.
    pub fn value(&self, body: &Body, value: Value) -> String {
        let mut name = String::new();
        let at = self.printer.names.index_of(body).unwrap_or(0);
        self.printer.names.write_value(&mut name, at, value, true);
        name
    }
}
