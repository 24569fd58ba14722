//! Instructions on memory.

use dialects::llvm::*;
use inkwell::llvm_sys::LLVMAtomicOrdering;
use mlir::{Loc, Op};

use super::importer::{Failed, Imported};
use super::ir::*;
use super::region::Region;

/// An ordering, whose numbers are LLVM's.
fn ordering(ordering: LLVMAtomicOrdering) -> AtomicOrdering {
    AtomicOrdering::from_value(ordering as i64).unwrap_or(AtomicOrdering::NotAtomic)
}

impl<'m> Region<'_, '_, 'm, '_> {
    pub(super) fn memory(&mut self, inst: Inst<'m>, loc: Loc) -> Imported<Op> {
        let operands = self.values_of(inst.value.operands())?;
        let ty = self.shared.ty(inst.ty());
        let kinds = self.shared.metadata.kinds;
        let metadata = inst.metadata();
        let has = |kind: u32| metadata.iter().any(|&(of, _)| of == kind);
        let scope = if matches!(inst.opcode, LLVMAlloca) { None } else { self.shared.scope(inst) };
        let syncscope = scope.as_deref();
        let value = match inst.opcode {
            LLVMAlloca => {
                let element = self.shared.ty(inst.allocated());
                let inalloca = self.shared.scratch.is_inalloca(inst);
                let options = AllocaOpOptions { alignment: Some(inst.alignment().into()), inalloca };
                AllocaOp::build_with(&mut self.b, loc, ty, operands[0], element, options)
            }
            LLVMLoad => {
                let options = LoadOpOptions {
                    alignment: Some(inst.alignment().into()),
                    volatile_: inst.is_volatile(),
                    nontemporal: has(kinds.nontemporal),
                    invariant: has(kinds.invariant_load),
                    invariant_group: has(kinds.invariant_group),
                    ordering: Some(ordering(inst.ordering())),
                    syncscope,
                    ..Default::default()
                };
                LoadOp::build_with(&mut self.b, loc, ty, operands[0], options)
            }
            LLVMStore => {
                let options = StoreOpOptions {
                    alignment: Some(inst.alignment().into()),
                    volatile_: inst.is_volatile(),
                    nontemporal: has(kinds.nontemporal),
                    invariant_group: has(kinds.invariant_group),
                    ordering: Some(ordering(inst.ordering())),
                    syncscope,
                    ..Default::default()
                };
                return Ok(StoreOp::build_with(&mut self.b, loc, operands[0], operands[1], options).into());
            }
            LLVMFence => {
                let options = FenceOpOptions { syncscope };
                return Ok(FenceOp::build_with(&mut self.b, loc, ordering(inst.ordering()), options).into());
            }
            LLVMAtomicRMW => {
                let operation = AtomicBinOp::from_value(inst.rmw_operation() as i64).ok_or(Failed)?;
                let options = AtomicRMWOpOptions {
                    syncscope,
                    alignment: Some(inst.alignment().into()),
                    volatile_: inst.is_volatile(),
                    ..Default::default()
                };
                let (pointer, value) = (operands[0], operands[1]);
                AtomicRMWOp::build_with(
                    &mut self.b,
                    loc,
                    operation,
                    pointer,
                    value,
                    ordering(inst.ordering()),
                    options,
                )
            }
            _ => {
                let options = AtomicCmpXchgOpOptions {
                    syncscope,
                    alignment: Some(inst.alignment().into()),
                    weak: inst.is_weak(),
                    volatile_: inst.is_volatile(),
                    ..Default::default()
                };
                let orders = (ordering(inst.success_ordering()), ordering(inst.failure_ordering()));
                let &[pointer, compared, value] = &*operands else { return Err(Failed) };
                AtomicCmpXchgOp::build_with(
                    &mut self.b,
                    loc,
                    pointer,
                    compared,
                    value,
                    orders.0,
                    orders.1,
                    options,
                )
            }
        };
        self.b.body().defining_op(value).ok_or(Failed)
    }
}
