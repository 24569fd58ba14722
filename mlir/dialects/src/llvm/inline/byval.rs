//! Arguments passed by value: the callee works on a copy, unless the copy makes no difference.

use mlir::interfaces::InlinedCall;
use mlir::symbol_table::symbol_name;
use mlir::{AttrRef, Builder, Handle, Loc, OpRef, OpView, Type, Value, ValueRef};

use super::super::layout::Layouts;
use super::super::{
    AddressOfOp, AllocaOp, AllocaOpOptions, ConstantOp, GlobalOp, LLVMFuncOp, MemcpyOp, ModRefInfo,
};

/// The alignment of a pointer argument.
pub(super) const ALIGN: &str = "llvm.align";

/// The pointer that the inlined callee uses. `alignment` is the one that the callee requires.
pub(super) fn handle(
    b: &mut Builder<'_>,
    at: &InlinedCall<'_>,
    argument: Value,
    element: Type,
    alignment: u64,
) -> Value {
    let Some(layout) = Layouts::new(b.cx()).of(element) else { return argument };
    if only_reads(at.callable)
        && (alignment <= layout.alignment || enforce_alignment(b, at, argument, alignment) >= alignment)
    {
        return argument;
    }
    let loc = ValueRef::new(b.cx(), b.body(), argument).loc();
    copy(b, loc, argument, element, layout.size, alignment.max(layout.alignment))
}

/// Whether a function never writes through its arguments.
fn only_reads(func: OpRef<'_>) -> bool {
    let effects = func.cast::<LLVMFuncOp>().and_then(LLVMFuncOp::memory_effects);
    effects.is_some_and(|effects| matches!(effects.arg_mem(), ModRefInfo::NoModRef | ModRefInfo::Ref))
}

/// The known alignment of a pointer, after raising that of its allocation to `wanted` if possible.
fn enforce_alignment(b: &mut Builder<'_>, at: &InlinedCall<'_>, value: Value, wanted: u64) -> u64 {
    let Some(def) = b.body().defining_op(value) else { return argument_alignment(b, at, value) };
    let view = OpRef::new(b.cx(), b.body(), def);
    if let Some(address) = view.cast::<AddressOfOp>() {
        return global_alignment(at.caller, address.global_name());
    }
    match view.cast::<AllocaOp>() {
        Some(alloca) => {
            let current = alloca.alignment_attr().and_then(unsigned).unwrap_or(1);
            // The stack's alignment is unknown, so any can be requested.
            let alloca = alloca.handle();
            if wanted > current {
                set_alignment(b, alloca, wanted);
            }
            wanted.max(current)
        }
        None => 1,
    }
}

fn set_alignment(b: &mut Builder<'_>, alloca: Handle<AllocaOp>, alignment: u64) {
    let attr = b.cx().int_attr_of_width(i64::try_from(alignment).unwrap_or(i64::MAX), 64);
    AllocaOp::set_alignment_attr(b, alloca, Some(attr));
}

/// The alignment that the function declares for an argument.
fn argument_alignment(b: &Builder<'_>, at: &InlinedCall<'_>, value: Value) -> u64 {
    let body = b.body();
    let entry = body.roots().first().and_then(|&r| body.entry_block(r));
    let index = entry.and_then(|entry| body.block_args(entry).iter().position(|&arg| arg == value));
    let func = at.caller.cast::<LLVMFuncOp>();
    let attrs = index.zip(func).and_then(|(index, func)| func.arg_attrs()?.get(index).copied());
    attrs.and_then(|attrs| b.cx().attr_ref(attrs).get(ALIGN)).and_then(unsigned).unwrap_or(1)
}

/// The alignment of a global.
fn global_alignment(func: OpRef<'_>, name: &str) -> u64 {
    let body = func.body();
    let mut symbols = body.roots().iter().flat_map(|&r| body.region_ops(r)).map(|op| func.sibling(op));
    let found = symbols.find(|&op| symbol_name(op) == Some(name));
    let alignment = found.and_then(|op| op.cast::<GlobalOp>()?.alignment_attr());
    alignment.and_then(|attr: AttrRef<'_>| unsigned(attr)).unwrap_or(1)
}

/// A copy on the stack, allocated in the entry block.
fn copy(b: &mut Builder<'_>, loc: Loc, argument: Value, element: Type, size: u64, alignment: u64) -> Value {
    let cx = b.cx();
    let at = b.insert_point();
    let i64_ty = cx.int_ty(64);
    let number = |n: u64| cx.int_attr_of_width(i64::try_from(n).unwrap_or(i64::MAX), 64);
    let ty = b.body().ty(argument);
    let region = b.body().value_region(argument);
    if let Some(entry) = region.and_then(|region| b.body().entry_block(region)) {
        b.set_start(entry);
    }
    let one = ConstantOp::build(b, loc, i64_ty, number(1));
    let options = AllocaOpOptions { alignment: i64::try_from(alignment).ok(), ..Default::default() };
    let memory = AllocaOp::build_with(b, loc, ty, one, element, options);
    b.set_insert_point(at);
    let size = ConstantOp::build(b, loc, i64_ty, number(size));
    MemcpyOp::build(b, loc, memory, argument, size, false);
    memory
}

/// The number of an integer attribute, if it is not negative.
pub(in crate::llvm) fn unsigned(attr: AttrRef<'_>) -> Option<u64> {
    u64::try_from(attr.as_i128()?).ok()
}
