//! The llvm dialect: LLVM IR as operations.

mod assembly;
mod bytecode;
mod globals;
pub mod types;
mod verify;
mod verify_globals;

use std::ops::Range;

use mlir::interfaces::Callee;
use mlir::opdef::Folded;
use mlir::text::{AttrParser, ParseResult};
use mlir::{Attr, AttrRef, Builder, Loc, Op, OpView, Type, Value};

use self::assembly::{
    parse_gep_indices, parse_insert_extract_value_element_type, print_gep_indices,
    print_insert_extract_value_element_type,
};
use self::bytecode::BYTECODE;

include!(concat!(env!("OUT_DIR"), "/llvm.rs"));

/// Parses what follows `!llvm.`.
fn parse_type(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
    types::parse(p)
}

impl ConstantOp<'_> {
    /// A constant is its value.
    pub fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        Folded::attr(self.op_ref().inherent(0)?.id())
    }
}

impl BrOp<'_> {
    /// The operands that become arguments of the successor.
    pub fn successor_operands(self, _index: usize) -> Range<usize> {
        self.op_ref().operand_group(0)
    }
}

impl CondBrOp<'_> {
    /// The operands that become arguments of a successor.
    pub fn successor_operands(self, index: usize) -> Range<usize> {
        self.op_ref().operand_group(1 + index)
    }
}

impl CallOp<'_> {
    /// A call of a function by name, with everything else as it is by default; `variadic` is the type of a variadic
    /// function.
    pub fn build_direct(
        b: &mut Builder<'_>,
        loc: Loc,
        result: Option<Type>,
        callee: Attr,
        operands: &[Value],
        variadic: Option<Attr>,
    ) -> Op {
        let no_bundles = b.cx().dense_array_attr::<i32>(&[]);
        let mut state =
            CallOp::state(b, loc, variadic, Some(callee), operands, None, None, None, &[], no_bundles);
        state.result_types.extend(result);
        b.create(state)
    }

    /// What is called: a symbol, or the first operand.
    pub fn callable_for_callee(self) -> Callee {
        let op = self.op_ref();
        match op.attr("callee") {
            Some(callee) => Callee::Symbol(callee.id()),
            None => Callee::Value(op.operand(0)),
        }
    }

    /// The operands that are passed.
    pub fn arg_operands(self) -> Vec<Value> {
        let op = self.op_ref();
        op.operands().skip(usize::from(op.attr("callee").is_none())).collect()
    }
}

/// The type of a function, by its attribute.
fn function_type(op: mlir::OpRef<'_>) -> Option<&types::LlvmType> {
    types::data(op.cx().type_ref(op.attr("function_type").and_then(AttrRef::as_type)?))
}
