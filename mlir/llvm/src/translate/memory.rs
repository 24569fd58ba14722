//! Memory: allocation on the stack, addresses, loads, stores and atomic accesses.

use dialects::llvm::types::LlvmType;
use dialects::llvm::{self, AtomicBinOp, AtomicOrdering};
use inkwell::llvm_sys::LLVMAtomicOrdering::{self, *};
use inkwell::llvm_sys::LLVMAtomicRMWBinOp::{self, *};
use inkwell::llvm_sys::LLVMOpcode::{LLVMIntToPtr, LLVMPtrToInt};
use inkwell::llvm_sys::LLVMTypeKind;
use mlir::OpRef;

use super::addresses;
use super::building::{align, alignment, cast};
use super::function::{Built, Function};
use super::rare;
use super::raw::{NAMELESS, Raw, Ty, Value, c, is_instruction};

pub(super) fn alloca(this: &Function<'_, '_, '_>, op: llvm::AllocaOp<'_>) -> Built {
    let raw = this.raw();
    let count = this.get(*op, op.array_size())?;
    let ty = this.shared.types.sized(op.elem_type().id()).map_err(|message| op.error(message))?;
    if op.inalloca() {
        let bytes = op.alignment().map(|bytes| alignment(*op, bytes)).transpose()?;
        return rare::inalloca(this, *op, ty, count, bytes).map(Some);
    }
    let space = match llvm::types::data(op.ty(op.res())) {
        Some(&LlvmType::Ptr { address_space }) => address_space,
        _ => 0,
    };
    let build = || c!(LLVMBuildArrayAlloca(raw.builder, ty, count, NAMELESS));
    let value = if space == this.shared.alloca_space { build() } else { elsewhere(raw, space, build) };
    align(*op, value, op.alignment())?;
    Ok(Some(value))
}

/// The address space where LLVM allocates on the stack.
pub(super) fn alloca_space(raw: Raw) -> u32 {
    let layout = Raw::copy(c!(LLVMGetDataLayoutStr(raw.module)));
    let space = layout.split('-').filter_map(|part| part.strip_prefix('A')?.parse().ok()).next_back();
    space.unwrap_or(0)
}

/// Builds an allocation in another address space than that of the data layout: LLVM's C interface takes it from there,
/// so the layout is another one in the meantime.
fn elsewhere(raw: Raw, space: u32, build: impl FnOnce() -> Value) -> Value {
    let layout = Raw::copy(c!(LLVMGetDataLayoutStr(raw.module)));
    let separator = if layout.is_empty() { "" } else { "-" };
    let other = Raw::name(&format!("{layout}{separator}A{space}"));
    c!(LLVMSetDataLayout(raw.module, other.as_ptr()));
    let value = build();
    c!(LLVMSetDataLayout(raw.module, Raw::name(&layout).as_ptr()));
    value
}

/// The entry of `rawConstantIndices` that marks the next operand.
const DYNAMIC_INDEX: i32 = i32::MIN;

/// Whether every index but the first leads into an aggregate, which LLVM does not check.
fn leads_to_element(element: Ty, indices: impl IntoIterator<Item = i32>) -> bool {
    let mut at = element;
    for index in indices.into_iter().skip(1) {
        let inner = match c!(LLVMGetTypeKind(at)) {
            LLVMTypeKind::LLVMArrayTypeKind
            | LLVMTypeKind::LLVMVectorTypeKind
            | LLVMTypeKind::LLVMScalableVectorTypeKind => Some(c!(LLVMGetElementType(at))),
            // An index that is not constant is also negative.
            LLVMTypeKind::LLVMStructTypeKind => u32::try_from(index)
                .ok()
                .filter(|&index| index < c!(LLVMCountStructElementTypes(at)))
                .map(|index| c!(LLVMStructGetTypeAtIndex(at, index))),
            _ => None,
        };
        let Some(inner) = inner else { return false };
        at = inner;
    }
    true
}

pub(super) fn gep(this: &Function<'_, '_, '_>, op: llvm::GEPOp<'_>) -> Built {
    let raw = this.raw();
    let base = this.get(*op, op.base())?;
    let element = this.shared.types.sized(op.elem_type().id()).map_err(|message| op.error(message))?;
    if !leads_to_element(element, op.raw_constant_indices()) {
        return Err(op.error("has indices that lead to no element of its type"));
    }
    let mut dynamic = op.dynamic_indices();
    let mut indices: Vec<Value> = Vec::new();
    for index in op.raw_constant_indices() {
        indices.push(match index {
            DYNAMIC_INDEX => {
                let next = dynamic.next().ok_or_else(|| op.error("has too few dynamic indices"))?;
                this.get(*op, next)?
            }
            constant => raw.int(32, u64::from(constant as u32)),
        });
    }
    let (start, count) = (indices.as_mut_ptr(), indices.len() as u32);
    let flags = op.no_wrap_flags().value() as u32;
    let value = c!(LLVMBuildGEPWithNoWrapFlags(raw.builder, element, base, start, count, NAMELESS, flags));
    Ok(Some(addresses::fold(raw, value)))
}

pub(super) fn ptrtoint(this: &Function<'_, '_, '_>, op: llvm::PtrToIntOp<'_>) -> Built {
    Ok(Some(addresses::fold(this.raw(), cast(this, *op, LLVMPtrToInt)?)))
}

pub(super) fn inttoptr(this: &Function<'_, '_, '_>, op: llvm::IntToPtrOp<'_>) -> Built {
    let value = cast(this, *op, LLVMIntToPtr)?;
    if let Some(dereferenceable) = op.dereferenceable().filter(|_| is_instruction(value)) {
        mark_dereferenceable(this.raw(), dereferenceable, value);
    }
    Ok(Some(value))
}

/// `!dereferenceable !{i64 8}`
fn mark_dereferenceable(raw: Raw, how: llvm::DereferenceableAttr<'_>, instruction: Value) {
    let kind = if how.may_be_null() { "dereferenceable_or_null" } else { "dereferenceable" };
    raw.annotate(instruction, kind, raw.node(&[raw.number(64, how.bytes())]));
}

/// `!nontemporal !{i32 1}`
pub(super) fn mark_nontemporal(raw: Raw, instruction: Value) {
    raw.annotate(instruction, "nontemporal", raw.node(&[raw.number(32, 1)]));
}

pub(super) fn load(this: &Function<'_, '_, '_>, op: llvm::LoadOp<'_>) -> Built {
    let raw = this.raw();
    let ty = this.shared.types.sized(op.ty(op.res()).id()).map_err(|message| op.error(message))?;
    let address = this.get(*op, op.addr())?;
    let value = c!(LLVMBuildLoad2(raw.builder, ty, address, NAMELESS));
    c!(LLVMSetVolatile(value, i32::from(op.volatile_())));
    synchronize(raw, value, op.ordering(), op.syncscope());
    align(*op, value, op.alignment())?;
    if op.nontemporal() {
        mark_nontemporal(raw, value);
    }
    if op.invariant() {
        raw.annotate(value, "invariant.load", raw.node(&[]));
    }
    if op.invariant_group() {
        raw.annotate(value, "invariant.group", raw.node(&[]));
    }
    if let Some(dereferenceable) = op.dereferenceable() {
        mark_dereferenceable(raw, dereferenceable, value);
    }
    let access = [op.access_groups_attr(), op.alias_scopes_attr(), op.noalias_scopes_attr(), op.tbaa_attr()];
    this.shared.nodes.annotate(raw, &this.shared.diags, *op, value, access)?;
    Ok(Some(value))
}

pub(super) fn store(this: &Function<'_, '_, '_>, op: llvm::StoreOp<'_>) -> Built {
    let raw = this.raw();
    let (value, address) = (this.get(*op, op.value())?, this.get(*op, op.addr())?);
    let instruction = c!(LLVMBuildStore(raw.builder, value, address));
    c!(LLVMSetVolatile(instruction, i32::from(op.volatile_())));
    synchronize(raw, instruction, op.ordering(), op.syncscope());
    align(*op, instruction, op.alignment())?;
    if op.nontemporal() {
        mark_nontemporal(raw, instruction);
    }
    if op.invariant_group() {
        raw.annotate(instruction, "invariant.group", raw.node(&[]));
    }
    let access = [op.access_groups_attr(), op.alias_scopes_attr(), op.noalias_scopes_attr(), op.tbaa_attr()];
    this.shared.nodes.annotate(raw, &this.shared.diags, *op, instruction, access)?;
    Ok(None)
}

/// Makes a load or a store atomic, if it is.
fn synchronize(raw: Raw, instruction: Value, order: AtomicOrdering, scope: Option<&str>) {
    if order != AtomicOrdering::NotAtomic {
        c!(LLVMSetOrdering(instruction, ordering(order)));
    }
    if scope.is_some() {
        c!(LLVMSetAtomicSyncScopeID(instruction, sync_scope(raw, scope)));
    }
}

/// LLVM's number for the threads with which an access is synchronized: all, if nothing is said.
fn sync_scope(raw: Raw, scope: Option<&str>) -> u32 {
    let scope = scope.unwrap_or_default();
    c!(LLVMGetSyncScopeID(raw.context, scope.as_ptr().cast(), scope.len()))
}

fn ordering(ordering: AtomicOrdering) -> LLVMAtomicOrdering {
    match ordering {
        AtomicOrdering::NotAtomic => LLVMAtomicOrderingNotAtomic,
        AtomicOrdering::Unordered => LLVMAtomicOrderingUnordered,
        AtomicOrdering::Monotonic => LLVMAtomicOrderingMonotonic,
        AtomicOrdering::Acquire => LLVMAtomicOrderingAcquire,
        AtomicOrdering::Release => LLVMAtomicOrderingRelease,
        AtomicOrdering::AcqRel => LLVMAtomicOrderingAcquireRelease,
        AtomicOrdering::SeqCst => LLVMAtomicOrderingSequentiallyConsistent,
    }
}

fn change(change: AtomicBinOp) -> LLVMAtomicRMWBinOp {
    match change {
        AtomicBinOp::Xchg => LLVMAtomicRMWBinOpXchg,
        AtomicBinOp::Add => LLVMAtomicRMWBinOpAdd,
        AtomicBinOp::Sub => LLVMAtomicRMWBinOpSub,
        AtomicBinOp::And => LLVMAtomicRMWBinOpAnd,
        AtomicBinOp::Nand => LLVMAtomicRMWBinOpNand,
        AtomicBinOp::Or => LLVMAtomicRMWBinOpOr,
        AtomicBinOp::Xor => LLVMAtomicRMWBinOpXor,
        AtomicBinOp::Max => LLVMAtomicRMWBinOpMax,
        AtomicBinOp::Min => LLVMAtomicRMWBinOpMin,
        AtomicBinOp::Umax => LLVMAtomicRMWBinOpUMax,
        AtomicBinOp::Umin => LLVMAtomicRMWBinOpUMin,
        AtomicBinOp::Fadd => LLVMAtomicRMWBinOpFAdd,
        AtomicBinOp::Fsub => LLVMAtomicRMWBinOpFSub,
        AtomicBinOp::Fmax => LLVMAtomicRMWBinOpFMax,
        AtomicBinOp::Fmin => LLVMAtomicRMWBinOpFMin,
        AtomicBinOp::UincWrap => LLVMAtomicRMWBinOpUIncWrap,
        AtomicBinOp::UdecWrap => LLVMAtomicRMWBinOpUDecWrap,
        AtomicBinOp::UsubCond => LLVMAtomicRMWBinOpUSubCond,
        AtomicBinOp::UsubSat => LLVMAtomicRMWBinOpUSubSat,
        AtomicBinOp::Fmaximum => LLVMAtomicRMWBinOpFMaximum,
        AtomicBinOp::Fminimum => LLVMAtomicRMWBinOpFMinimum,
    }
}

/// What atomic operations have in common.
fn finish(
    this: &Function<'_, '_, '_>,
    op: OpRef<'_>,
    instruction: Value,
    is_volatile: bool,
    bytes: Option<i64>,
) -> Built {
    c!(LLVMSetVolatile(instruction, i32::from(is_volatile)));
    align(op, instruction, bytes)?;
    this.shared.nodes.annotate_access(this.raw(), &this.shared.diags, op, instruction)?;
    Ok(Some(instruction))
}

pub(super) fn atomicrmw(this: &Function<'_, '_, '_>, op: llvm::AtomicRMWOp<'_>) -> Built {
    let raw = this.raw();
    let (address, value) = (this.get(*op, op.ptr())?, this.get(*op, op.val())?);
    let instruction = c!(LLVMBuildAtomicRMWSyncScope(
        raw.builder,
        change(op.bin_op()),
        address,
        value,
        ordering(op.ordering()),
        sync_scope(raw, op.syncscope()),
    ));
    finish(this, *op, instruction, op.volatile_(), op.alignment())
}

pub(super) fn cmpxchg(this: &Function<'_, '_, '_>, op: llvm::AtomicCmpXchgOp<'_>) -> Built {
    let raw = this.raw();
    let (address, old) = (this.get(*op, op.ptr())?, this.get(*op, op.cmp())?);
    let instruction = c!(LLVMBuildAtomicCmpXchgSyncScope(
        raw.builder,
        address,
        old,
        this.get(*op, op.val())?,
        ordering(op.success_ordering()),
        ordering(op.failure_ordering()),
        sync_scope(raw, op.syncscope()),
    ));
    c!(LLVMSetWeak(instruction, i32::from(op.weak())));
    finish(this, *op, instruction, op.volatile_(), op.alignment())
}

pub(super) fn fence(this: &Function<'_, '_, '_>, op: llvm::FenceOp<'_>) -> Built {
    let raw = this.raw();
    let scope = sync_scope(raw, op.syncscope());
    c!(LLVMBuildFenceSyncScope(raw.builder, ordering(op.ordering()), scope, NAMELESS));
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_that_lead_nowhere_do_not_reach_llvm() {
        use inkwell::types::AsTypeRef as _;
        let llvm = crate::backend::context().expect("LLVM is installed");
        let double = llvm.f64_type();
        let pair = llvm.struct_type(&[llvm.i32_type().into(), double.array_type(2).into()], false);
        let check = |indices: &[i32]| leads_to_element(pair.as_type_ref(), indices.iter().copied());
        // The first index counts whole pairs; the length of an array is not checked.
        for good in [&[][..], &[7], &[DYNAMIC_INDEX, 0], &[0, 1], &[0, 1, 5], &[0, 1, DYNAMIC_INDEX]] {
            assert!(check(good), "{good:?}");
        }
        for bad in [&[0, 2][..], &[0, -1], &[0, DYNAMIC_INDEX], &[0, 0, 0], &[0, 1, 0, 0]] {
            assert!(!check(bad), "{bad:?}");
        }
        assert!(!leads_to_element(double.as_type_ref(), [0, 0]));
    }
}
