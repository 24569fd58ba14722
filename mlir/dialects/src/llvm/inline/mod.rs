//! The inliner's interface for the llvm dialect.
//!
//! Some properties of a callee end with its call and must be made explicit when it is inlined: an argument passed by
//! value is a copy, `noalias` arguments do not alias others, and stack allocations live until the function returns.
//!
//! - `alias`: scopes of accesses, and new ones for pointers that do not alias.
//! - `allocas`: memory on the stack.
//! - `annotations`: locations in loop annotations.
//! - `byval`: arguments passed by value.

mod alias;
mod allocas;
mod annotations;
mod byval;

use mlir::interfaces::{DialectInlinerInterface, InlinedCall};
use mlir::{AttrRef, Block, Builder, OpRef, Value};

use super::layout::Layouts;
use super::{BrOp, CallOp, LLVMFuncOp, ReturnOp, SSACopyOp, UnreachableOp, VaStartOp};
use crate::inlining::branch_for_return;

use alias::NOALIAS;
use byval::ALIGN;
pub(in crate::llvm) use byval::unsigned;

/// Attributes of arguments that affect whether and how a function is inlined.
const BYVAL: &str = "llvm.byval";
const INALLOCA: &str = "llvm.inalloca";

/// Functions with these LLVM attributes are not inlined.
const NOT_INLINED: [&str; 4] = ["noduplicate", "presplitcoroutine", "returns_twice", "strictfp"];

/// Calls are inlined unless the function has a property that inlining would lose.
pub(super) static INLINER: DialectInlinerInterface = DialectInlinerInterface {
    is_legal_to_inline_call: |call, callable, _| is_legal(call, callable).unwrap_or(false),
    is_legal_to_inline_op: |op, _, _| !op.is::<VaStartOp>(),
    handle_argument,
    process_inlined_call_blocks: process,
    // After a call that never returns, the following operations stay, in an unreachable block.
    allow_single_block_optimization: |terminator| !terminator.is::<UnreachableOp>(),
    handle_block_terminator: |b, terminator, dest| {
        branch_for_return::<ReturnOp<'_>, _>(b, terminator, dest, BrOp::build);
    },
    ..DialectInlinerInterface::ALWAYS
};

/// Whether a function may be inlined.
fn is_legal(call: OpRef<'_>, callable: OpRef<'_>) -> Option<bool> {
    if call.cast::<CallOp>()?.no_inline() {
        return Some(false);
    }
    let func = callable.cast::<LLVMFuncOp>()?;
    let cx = callable.cx();
    let variadic = match super::function_type(callable)? {
        super::types::LlvmType::Function { variadic, .. } => *variadic,
        _ => return None,
    };
    let args_are_legal = func.arg_attrs().unwrap_or_default().iter().all(|&attrs| {
        let attrs = cx.attr_ref(attrs);
        // Only sized types can be copied.
        let sized = |value: AttrRef<'_>| value.as_type().is_some_and(|ty| Layouts::new(cx).of(ty).is_some());
        attrs.get(INALLOCA).is_none() && attrs.get(BYVAL).is_none_or(sized)
    });
    let passed_on = func.passthrough().unwrap_or_default();
    let forbidden =
        passed_on.iter().any(|&attr| cx.attr_ref(attr).as_str().is_some_and(|s| NOT_INLINED.contains(&s)));
    Some(!func.no_inline() && !variadic && args_are_legal && func.personality_attr().is_none() && !forbidden)
}

/// Copies an argument passed by value. Marks any other argument with a copy operation, so that values based on it can
/// be found in the inlined blocks; [`process`] removes the marks.
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
