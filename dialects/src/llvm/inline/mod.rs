//! What the inliner may do with functions of the llvm dialect, and what it has to do besides.
//!
//! What an attribute says of a function's argument holds only inside the function: a copy of what is passed by value,
//! and that two pointers do not alias, have to be written out where the call was. So has how long memory on the stack
//! lives, which ends with the function.
//!
//! - `alias`: scopes of accesses, and new ones for pointers that do not alias.
//! - `allocas`: memory on the stack.
//! - `annotations`: locations in what is said of loops.
//! - `byval`: arguments that are passed by value.
//! - `layout`: sizes and alignments.

mod alias;
mod allocas;
mod annotations;
mod byval;
mod layout;

use mlir::interfaces::{DialectInlinerInterface, InlinedCall};
use mlir::{AttrRef, Block, Builder, OpRef, Value};

use super::{BrOp, CallOp, LLVMFuncOp, ReturnOp, SSACopyOp, UnreachableOp, VaStartOp};
use crate::inlining::branch_for_return;

use alias::NOALIAS;
use byval::{ALIGN, unsigned};

/// Attributes of arguments that decide whether a function may be inlined.
const BYVAL: &str = "llvm.byval";
const INALLOCA: &str = "llvm.inalloca";

/// Functions that LLVM is told this about stay calls.
const NOT_INLINED: [&str; 4] = ["noduplicate", "presplitcoroutine", "returns_twice", "strictfp"];

/// Calls of functions are inlined unless the function says something that cannot be kept.
pub(super) static INLINER: DialectInlinerInterface = DialectInlinerInterface {
    is_legal_to_inline_call: |call, callable, _| is_legal(call, callable).unwrap_or(false),
    is_legal_to_inline_op: |op, _, _| !op.is::<VaStartOp<'_>>(),
    handle_argument,
    process_inlined_call_blocks: process,
    // What follows a call that never returns stays, in a block that nothing leads to.
    allow_single_block_optimization: |terminator| !terminator.is::<UnreachableOp<'_>>(),
    handle_block_terminator: |b, terminator, dest| {
        branch_for_return::<ReturnOp<'_>, _>(b, terminator, dest, BrOp::build);
    },
    ..DialectInlinerInterface::ALWAYS
};

/// Whether a function may be inlined.
fn is_legal(call: OpRef<'_>, callable: OpRef<'_>) -> Option<bool> {
    if call.cast::<CallOp<'_>>()?.no_inline() {
        return Some(false);
    }
    let func = callable.cast::<LLVMFuncOp<'_>>()?;
    let cx = callable.cx();
    let variadic = match super::function_type(callable)? {
        super::types::LlvmType::Function { variadic, .. } => *variadic,
        _ => return None,
    };
    let args_are_legal = func.arg_attrs().unwrap_or_default().iter().all(|&attrs| {
        let attrs = cx.attr_ref(attrs);
        // What has no size cannot be copied.
        let sized = |value: AttrRef<'_>| value.as_type().is_some_and(|ty| layout::of(cx, ty).is_some());
        attrs.get(INALLOCA).is_none() && attrs.get(BYVAL).is_none_or(sized)
    });
    let passed_on = func.passthrough().unwrap_or_default();
    let forbidden =
        passed_on.iter().any(|&attr| cx.attr_ref(attr).as_str().is_some_and(|s| NOT_INLINED.contains(&s)));
    Some(!func.no_inline() && !variadic && args_are_legal && func.personality_attr().is_none() && !forbidden)
}

/// A copy of what is passed by value. Other arguments are marked by a copy of the value, to find in the inlined blocks
/// what is based on them; [`process`] takes the marks away again.
fn handle_argument(
    b: &mut Builder<'_>,
    at: &InlinedCall<'_>,
    argument: Value,
    attrs: Option<AttrRef<'_>>,
) -> Value {
    let attr = |name: &str| attrs.and_then(|attrs| attrs.get(name));
    if let Some(element) = attr(BYVAL).and_then(AttrRef::as_type) {
        let alignment = attr(ALIGN).and_then(unsigned).unwrap_or(1);
        return byval::handle(b, at, argument, element, alignment);
    }
    let loc = b.body().loc(at.call);
    let copy = SSACopyOp::build(b, loc, argument);
    if let Some(op) = b.body().defining_op(copy)
        && attr(NOALIAS).is_some()
    {
        let unit = b.cx().unit_attr();
        b.set_attr(op, NOALIAS, Some(unit));
    }
    copy
}

fn process(b: &mut Builder<'_>, at: &InlinedCall<'_>, blocks: &[Block]) {
    allocas::process(b, at, blocks);
    alias::process(b, at, blocks);
    annotations::process(b, at, blocks);
}
