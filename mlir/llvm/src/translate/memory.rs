//! Memory: allocation on the stack, addresses, loads and stores.

use dialects::llvm;
use inkwell::llvm_sys::core::LLVMBuildGEPWithNoWrapFlags;
use inkwell::llvm_sys::prelude::LLVMValueRef;
use inkwell::types::{AsTypeRef, BasicTypeEnum};
use inkwell::values::{AsValueRef, BasicValue, InstructionValue, PointerValue};
use mlir::{Diag, OpRef};

use super::building::{alignment, check, check_flag, refuse};
use super::function::{Built, Function};

pub(super) fn alloca<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::AllocaOp<'_>) -> Built<'ctx> {
    if op.inalloca() {
        return Err(op.error("has no translation to LLVM IR with 'inalloca'"));
    }
    let count = this.int(*op, op.array_size())?;
    let ty = this.shared.types.sized(op.elem_type().id()).map_err(|m| op.error(m))?;
    let value = check(*op, this.shared.builder.build_array_alloca(ty, count, ""))?;
    align(*op, value.as_instruction_value(), op.alignment())?;
    Ok(Some(value.into()))
}

fn align(op: OpRef<'_>, instruction: Option<InstructionValue<'_>>, bytes: Option<i64>) -> Result<(), Diag> {
    let (Some(instruction), Some(bytes)) = (instruction, bytes) else { return Ok(()) };
    check_flag(op, instruction.set_alignment(alignment(op, bytes)?))
}

/// The entry of `rawConstantIndices` that marks the next operand.
const DYNAMIC_INDEX: i32 = i32::MIN;

/// Whether every index but the first leads into an aggregate, which LLVM does not check.
fn leads_to_element(element: BasicTypeEnum<'_>, indices: impl IntoIterator<Item = i32>) -> bool {
    let mut at = element;
    for index in indices.into_iter().skip(1) {
        let inner = match at {
            BasicTypeEnum::ArrayType(array) => Some(array.get_element_type()),
            // An index that is not constant is also negative.
            BasicTypeEnum::StructType(fields) => {
                u32::try_from(index).ok().and_then(|index| fields.get_field_type_at_index(index))
            }
            _ => None,
        };
        let Some(inner) = inner else { return false };
        at = inner;
    }
    true
}

#[allow(unsafe_code, reason = "inkwell has no builder for address arithmetic with all no-wrap flags")]
pub(super) fn gep<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::GEPOp<'_>) -> Built<'ctx> {
    let base = this.pointer(*op, op.base())?;
    let element = this.shared.types.sized(op.elem_type().id()).map_err(|m| op.error(m))?;
    if !leads_to_element(element, op.raw_constant_indices()) {
        return Err(op.error("has indices that lead to no element of its type"));
    }
    let mut dynamic = op.dynamic_indices();
    let i32_type = this.shared.types.llvm.i32_type();
    let mut indices: Vec<LLVMValueRef> = Vec::new();
    for index in op.raw_constant_indices() {
        indices.push(match index {
            DYNAMIC_INDEX => {
                let next = dynamic.next().ok_or_else(|| op.error("has too few dynamic indices"))?;
                this.int(*op, next)?.as_value_ref()
            }
            constant => i32_type.const_int(i64::from(constant) as u64, true).as_value_ref(),
        });
    }
    // SAFETY: builder, type, pointer and indices are of one context, which the translation borrows; the base is a
    // pointer, and the indices are integers; the builder is positioned in a block, where the translation of every
    // operation begins; the index list is as long as stated and is copied; the name is an empty C string. The type is
    // sized, and the indices lead to an element of it, as was checked above. The result has the type of the base.
    let value = unsafe {
        let value = LLVMBuildGEPWithNoWrapFlags(
            this.shared.builder.as_mut_ptr(),
            element.as_type_ref(),
            base.as_value_ref(),
            indices.as_mut_ptr(),
            indices.len() as u32,
            c"".as_ptr(),
            op.no_wrap_flags().value() as u32,
        );
        PointerValue::new(value)
    };
    Ok(Some(value.into()))
}

pub(super) fn load<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::LoadOp<'_>) -> Built<'ctx> {
    not_atomic(*op, op.ordering())?;
    let types = &this.shared.types;
    let ty = types.sized(op.ty(op.res()).id()).map_err(|m| op.error(m))?;
    let value = check(*op, this.shared.builder.build_load(ty, this.pointer(*op, op.addr())?, ""))?;
    let Some(instruction) = value.as_instruction_value() else { return Ok(Some(value)) };
    check_flag(*op, instruction.set_volatile(op.volatile_()))?;
    align(*op, Some(instruction), op.alignment())?;
    if op.nontemporal() {
        mark_nontemporal(this, *op, instruction)?;
    }
    if op.invariant() {
        let kind = types.llvm.get_kind_id("invariant.load");
        check_flag(*op, instruction.set_metadata(types.llvm.metadata_node(&[]), kind))?;
    }
    this.shared.alias_scopes.annotate(this.shared.types.llvm, *op, instruction)?;
    Ok(Some(value))
}

pub(super) fn store<'ctx>(this: &Function<'_, '_, 'ctx>, op: llvm::StoreOp<'_>) -> Built<'ctx> {
    not_atomic(*op, op.ordering())?;
    let value = this.value(*op, op.value())?;
    let address = this.pointer(*op, op.addr())?;
    let instruction = check(*op, this.shared.builder.build_store(address, value))?;
    this.shared.alias_scopes.annotate(this.shared.types.llvm, *op, instruction)?;
    check_flag(*op, instruction.set_volatile(op.volatile_()))?;
    align(*op, Some(instruction), op.alignment())?;
    if op.nontemporal() {
        mark_nontemporal(this, *op, instruction)?;
    }
    Ok(None)
}

/// Atomic accesses have no translation.
fn not_atomic(op: OpRef<'_>, ordering: llvm::AtomicOrdering) -> Result<(), Diag> {
    match ordering {
        llvm::AtomicOrdering::NotAtomic => refuse(op, &[llvm::LoadOp::SYNCSCOPE_ATTR]),
        _ => Err(op.error("has no translation to LLVM IR as an atomic access")),
    }
}

/// `!nontemporal !{i32 1}`
fn mark_nontemporal<'ctx>(
    this: &Function<'_, '_, 'ctx>,
    op: OpRef<'_>,
    instruction: InstructionValue<'ctx>,
) -> Result<(), Diag> {
    let llvm = this.shared.types.llvm;
    let one = llvm.metadata_node(&[llvm.i32_type().const_int(1, false).into()]);
    check_flag(op, instruction.set_metadata(one, llvm.get_kind_id("nontemporal")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_that_lead_nowhere_do_not_reach_llvm() {
        let llvm = crate::backend::context().expect("LLVM is installed");
        let double = llvm.f64_type();
        let pair = llvm.struct_type(&[llvm.i32_type().into(), double.array_type(2).into()], false);
        let check = |indices: &[i32]| leads_to_element(pair.into(), indices.iter().copied());
        // The first index counts whole pairs; the length of an array is not checked.
        for good in [&[][..], &[7], &[DYNAMIC_INDEX, 0], &[0, 1], &[0, 1, 5], &[0, 1, DYNAMIC_INDEX]] {
            assert!(check(good), "{good:?}");
        }
        for bad in [&[0, 2][..], &[0, -1], &[0, DYNAMIC_INDEX], &[0, 0, 0], &[0, 1, 0, 0]] {
            assert!(!check(bad), "{bad:?}");
        }
        assert!(!leads_to_element(double.into(), [0, 0]));
    }
}
