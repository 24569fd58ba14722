//! Branches, returns, and the addresses of blocks.

use dialects::llvm::{self, BlockAddressAttr, BlockTagAttr};
use mlir::{AttrRef, Diag};

use super::building::result_type;
use super::constants;
use super::function::{Built, Function, Tag};
use super::loops;
use super::raw::{NAMELESS, Raw, Value, c};

pub(super) fn br(this: &Function<'_, '_, '_>, op: llvm::BrOp<'_>) -> Built {
    let branch = c!(LLVMBuildBr(this.raw().builder, this.successor(*op, 0)));
    loops::annotate(this, *op, op.loop_annotation_attr(), branch)?;
    Ok(None)
}

pub(super) fn cond_br(this: &Function<'_, '_, '_>, op: llvm::CondBrOp<'_>) -> Built {
    let raw = this.raw();
    let condition = this.get(*op, op.condition())?;
    let [yes, no] = [0, 1].map(|index| this.successor(*op, index));
    let branch = c!(LLVMBuildCondBr(raw.builder, condition, yes, no));
    branch_weights(raw, op.branch_weights(), branch);
    loops::annotate(this, *op, op.loop_annotation_attr(), branch)?;
    Ok(None)
}

pub(super) fn switch(this: &Function<'_, '_, '_>, op: llvm::SwitchOp<'_>) -> Built {
    let raw = this.raw();
    let value = this.get(*op, op.value())?;
    let count = op.case_destinations().count();
    let ty = super::raw::type_of(value);
    let branch = c!(LLVMBuildSwitch(raw.builder, value, this.successor(*op, 0), count as u32));
    let numbers = op.case_values().map(|values| constants::integers(ty, values, count)).unwrap_or_default();
    for (index, case) in numbers.into_iter().enumerate() {
        c!(LLVMAddCase(branch, case, this.successor(*op, index + 1)));
    }
    branch_weights(raw, op.branch_weights(), branch);
    Ok(None)
}

pub(super) fn indirect_br(this: &Function<'_, '_, '_>, op: llvm::IndirectBrOp<'_>) -> Built {
    let address = this.get(*op, op.addr())?;
    let count = op.successors().count();
    let branch = c!(LLVMBuildIndirectBr(this.raw().builder, address, count as u32));
    for index in 0..count {
        c!(LLVMAddDestination(branch, this.successor(*op, index)));
    }
    Ok(None)
}

/// `!prof !{!"branch_weights", i32 ..., i32 ...}`
pub(super) fn branch_weights(raw: Raw, weights: Option<Vec<i32>>, branch: Value) {
    let Some(weights) = weights.filter(|weights| !weights.is_empty()) else { return };
    let mut node = vec![raw.string("branch_weights")];
    node.extend(weights.into_iter().map(|weight| raw.number(32, u64::from(weight as u32))));
    raw.annotate(branch, "prof", raw.node(&node));
}

pub(super) fn ret(this: &Function<'_, '_, '_>, op: llvm::ReturnOp<'_>) -> Built {
    let builder = this.raw().builder;
    match op.arg() {
        Some(arg) => c!(LLVMBuildRet(builder, this.get(*op, arg)?)),
        None => c!(LLVMBuildRetVoid(builder)),
    };
    Ok(None)
}

pub(super) fn landingpad(this: &Function<'_, '_, '_>, op: llvm::LandingpadOp<'_>) -> Built {
    let ty = result_type(this, *op)?;
    let clauses = op.clauses();
    // The function has the personality.
    let none = std::ptr::null_mut();
    let pad = c!(LLVMBuildLandingPad(this.raw().builder, ty, none, clauses.len() as u32, NAMELESS));
    c!(LLVMSetCleanup(pad, i32::from(op.cleanup())));
    for clause in clauses {
        let clause = this.get(*op, clause)?;
        if c!(LLVMIsConstant(clause)) != 0 {
            c!(LLVMAddClause(pad, clause));
        }
    }
    Ok(Some(pad))
}

fn tag(attr: AttrRef<'_>) -> Option<u32> {
    Some(attr.cast::<BlockTagAttr<'_>>()?.id_())
}

/// The address of a block that may not exist yet: then, a placeholder.
pub(super) fn block_address(this: &Function<'_, '_, '_>, op: llvm::BlockAddressOp<'_>) -> Built {
    let raw = this.raw();
    let attr = op.block_addr_attr();
    let parts = attr.cast::<BlockAddressAttr<'_>>().and_then(|parts| {
        let function = attr.cx().attr_ref(parts.function()).as_flat_symbol()?;
        Some((function.to_owned(), tag(attr.cx().attr_ref(parts.tag()))?))
    });
    let key: Tag = parts.ok_or_else(|| op.error("has a malformed block address"))?;
    if let (Some(&block), Some(function)) = (this.shared.tags.borrow().get(&key), raw.function(&key.0)) {
        return Ok(Some(c!(LLVMBlockAddress(function, block))));
    }
    let name = Raw::name(&format!("__mlir_block_address_{}.{}", key.0, key.1));
    let placeholder = c!(LLVMAddGlobal(raw.module, raw.pointer_type(0), name.as_ptr()));
    let missing = op.error(format_args!("refers to a block of '{}' that has no such tag", key.0));
    this.shared.unresolved.borrow_mut().push((placeholder, key, missing));
    Ok(Some(placeholder))
}

pub(super) fn block_tag(this: &Function<'_, '_, '_>, op: llvm::BlockTagOp<'_>) -> Built {
    let raw = this.raw();
    let block = c!(LLVMGetInsertBlock(raw.builder));
    let tag = tag(op.tag_attr()).ok_or_else(|| op.error("has a malformed tag"))?;
    this.shared.tags.borrow_mut().insert((this.symbol.to_owned(), tag), block);
    Ok(None)
}

/// Puts the addresses of blocks in the place of their placeholders, now that all blocks exist.
pub(super) fn resolve(shared: &super::function::Translator<'_, '_>) -> Result<(), Diag> {
    for (placeholder, key, missing) in shared.unresolved.take() {
        let block = shared.tags.borrow().get(&key).copied();
        let (Some(block), Some(function)) = (block, shared.raw.function(&key.0)) else { return Err(missing) };
        let address = c!(LLVMBlockAddress(function, block));
        c!(LLVMReplaceAllUsesWith(placeholder, address));
        c!(LLVMDeleteGlobal(placeholder));
    }
    Ok(())
}
