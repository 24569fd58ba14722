//! `cf.assert`: a branch to a block that prints the message and aborts.
//!
//! This is done before patterns run, which cannot add the message and the functions to the module.

use dialects::llvm::{self, Linkage};
use dialects::{cf, llvm::types};
use mlir::rewrite::conversion::TypeConverter;
use mlir::symbol_table::SymbolTable;
use mlir::{Block, Body, Builder, Context, Diag, Ident, Loc, Op, OpRef, Type};

use super::func::llvm_type;
use crate::external_functions::{C_LIBRARY, declare};

/// The functions of the C library for a message and for the end of the program.
const PUTS: &str = "puts";
const ABORT: &str = "abort";

/// Replaces the assertions of a module, given its body.
///
/// # Errors
/// If the module has other symbols with the names of the functions.
pub(super) fn prepare(cx: &Context, module: &mut Body, types: &TypeConverter) -> Result<(), Vec<Diag>> {
    let ops: Vec<Op> = module.roots().iter().flat_map(|&region| module.region_ops(region)).collect();
    let mut messages: Option<Messages> = None;
    for function in ops {
        let Some(mut body) = module.take_nested(function) else { continue };
        let done: Result<(), Vec<Diag>> = body.all_ops_pre().into_iter().try_for_each(|op| {
            let Some(assertion) = OpRef::new(cx, &body, op).cast::<cf::AssertOp>() else { return Ok(()) };
            let (loc, text) = (assertion.loc(), assertion.msg().to_owned());
            let messages = messages.get_or_insert_with(|| Messages::new(cx, module));
            let message = messages.add(cx, module, loc, &text);
            messages.declare_functions(cx, module, types, loc)?;
            fail_unless(cx, &mut body, op, message);
            Ok(())
        });
        module.put_nested(function, body);
        done?;
    }
    Ok(())
}

/// The text of a failed assertion: the symbol, and the type of its bytes with a zero byte at the end.
type Message = (Ident, Type);

/// What assertions add to the start of a module.
struct Messages {
    names: SymbolTable,
    start: Option<Block>,
    has_functions: bool,
}

impl Messages {
    fn new(cx: &Context, module: &Body) -> Self {
        let start = module.roots().first().and_then(|&region| module.entry_block(region));
        Messages { names: SymbolTable::inside(cx, module), start, has_functions: false }
    }

    fn builder<'a>(&self, cx: &'a Context, module: &'a mut Body) -> Builder<'a> {
        let mut b = Builder::new(cx, module);
        if let Some(start) = self.start {
            b.set_start(start);
        }
        b
    }

    fn add(&mut self, cx: &Context, module: &mut Body, loc: Loc, text: &str) -> Message {
        let bytes: Vec<u8> = text.bytes().chain([0]).collect();
        let byte = cx.int_ty(8);
        let value = cx.dense_attr(cx.tensor_ty(&[bytes.len() as i64], byte), &bytes, 1);
        let array = types::array(cx, bytes.len() as u64, byte);
        let name = self.names.reserve(cx, "assert_msg");
        let options = llvm::GlobalOpOptions {
            constant: true,
            value: Some(value),
            addr_space: Some(0),
            ..Default::default()
        };
        let mut b = self.builder(cx, module);
        llvm::GlobalOp::build_with(&mut b, loc, array, cx.str(name), Linkage::Private, options);
        (name, array)
    }

    /// Declares the functions of the C library before the first message.
    fn declare_functions(
        &mut self,
        cx: &Context,
        module: &mut Body,
        types: &TypeConverter,
        loc: Loc,
    ) -> Result<(), Vec<Diag>> {
        if std::mem::replace(&mut self.has_functions, true) {
            return Ok(());
        }
        for (function, parameters) in [(PUTS, &[types::ptr(cx)][..]), (ABORT, &[])] {
            let ty = types::function(cx, types::void(cx), parameters, false);
            let mut b = self.builder(cx, module);
            declare(&mut b, C_LIBRARY, (loc, function, ty), &mut self.names, |op| llvm_type(types, op))?;
        }
        Ok(())
    }
}

/// Continues behind an assertion if it holds; otherwise, in a block at the end of the region, the program ends.
fn fail_unless(cx: &Context, body: &mut Body, assertion: Op, (name, array): Message) {
    let loc = body.loc(assertion);
    let condition = body.operand(assertion, 0);
    let Some(before) = body.block_of(assertion) else { return };
    let Some(region) = body.region_of(before) else { return };
    let rest = body.split_block(assertion);
    let fail = body.create_block(&[]);
    body.append_block(region, fail);
    let mut b = Builder::at_end(cx, body, before);
    llvm::CondBrOp::build(&mut b, loc, condition, rest, fail);
    b.erase_op(assertion);
    b.set_end(fail);
    let pointer = types::ptr(cx);
    let text = llvm::AddressOfOp::build(&mut b, loc, pointer, cx.str(name));
    let text = llvm::GEPOp::build(&mut b, loc, pointer, text, &[], &[0], array);
    llvm::CallOp::build_direct(&mut b, loc, PUTS, None, &[text]);
    llvm::CallOp::build_direct(&mut b, loc, ABORT, None, &[]);
    llvm::UnreachableOp::build(&mut b, loc);
}
