//! Loops that carry many numbers side by side.
//!
//! Their body combines neighbouring elements with one of these numbers each, so all are the lanes of vectors, which LLVM's
//! vectorizer of straight-line code finds. The vectorizer of loops would make a vector of each lane instead, and gather
//! its elements, where it may reorder the operation: a minimum or a maximum. So it leaves these loops alone.
#![allow(unsafe_code, reason = "inkwell makes no metadata that refers to itself")]

use inkwell::basic_block::BasicBlock;
use inkwell::context::ContextRef;
use inkwell::llvm_sys::core::{
    LLVMMDNodeInContext2, LLVMMetadataAsValue, LLVMSetMetadata, LLVMValueAsMetadata,
};
use inkwell::llvm_sys::debuginfo::{LLVMMetadataReplaceAllUsesWith, LLVMTemporaryMDNode};
use inkwell::llvm_sys::prelude::LLVMValueRef;
use inkwell::module::Module;
use inkwell::values::{AsValueRef as _, FunctionValue, InstructionOpcode, InstructionValue, PhiValue};
use rustc_hash::FxHashSet;

/// From so many numbers on, they are lanes.
const MANY: usize = 8;

/// Keeps the vectorizer of loops from loops with lanes.
pub(super) fn leave(module: &Module<'_>) {
    let cx = module.get_context();
    let kind = cx.get_kind_id("llvm.loop");
    for end in module.get_functions().flat_map(ends) {
        // SAFETY: the instruction and the node belong to the context of the module.
        unsafe { LLVMSetMetadata(end.as_value_ref(), kind, not_vectorized(cx)) };
    }
}

/// The branches that end an iteration of a loop with lanes.
fn ends(function: FunctionValue<'_>) -> Vec<InstructionValue<'_>> {
    let mut before = FxHashSet::default();
    let mut ends = Vec::new();
    for block in function.get_basic_block_iter() {
        if let Some(lane) = lane(block) {
            let from = lane.get_incomings().map(|(_, from)| from);
            let latches = from.filter(|from| !before.contains(from));
            ends.extend(latches.filter_map(BasicBlock::get_terminator));
        }
        before.insert(block);
    }
    ends
}

/// One of the many numbers that reach a block from others.
fn lane(block: BasicBlock<'_>) -> Option<PhiValue<'_>> {
    let phis = block.get_instructions().take_while(|at| at.get_opcode() == InstructionOpcode::Phi);
    let mut lanes = phis.filter(|phi| phi.get_type().is_float_type());
    let first = lanes.next()?;
    let others = lanes.count();
    PhiValue::try_from(first).ok().filter(|_| others + 1 >= MANY)
}

/// The description of a loop that is not vectorized. Such descriptions begin with themselves, so that no two are the same.
fn not_vectorized(cx: ContextRef<'_>) -> LLVMValueRef {
    let no = cx.bool_type().const_zero();
    let property = cx.metadata_node(&[cx.metadata_string("llvm.loop.vectorize.enable").into(), no.into()]);
    let raw = cx.raw();
    // SAFETY: all belong to this context, and the temporary node is gone once it is replaced.
    unsafe {
        let itself = LLVMTemporaryMDNode(raw, std::ptr::null_mut(), 0);
        let mut operands = [itself, LLVMValueAsMetadata(property.as_value_ref())];
        let node = LLVMMDNodeInContext2(raw, operands.as_mut_ptr(), operands.len());
        LLVMMetadataReplaceAllUsesWith(itself, node);
        LLVMMetadataAsValue(raw, node)
    }
}
