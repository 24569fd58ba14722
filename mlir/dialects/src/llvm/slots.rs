//! Allocations in the entry block that can become values, and accesses to them.

use mlir::interfaces::{MemorySlot, MemorySlots, SlotAccess};
use mlir::{Builder, Loc, OpRef, Value};

use super::{AllocaOp, LifetimeEndOp, LifetimeStartOp, LoadOp, StoreOp, UndefOp};

pub(super) static SLOTS: MemorySlots = MemorySlots { allocated, default_value, access };

fn allocated(op: OpRef<'_>) -> Option<MemorySlot> {
    let alloca = op.cast::<AllocaOp<'_>>()?;
    let block = op.body().block_of(op.id())?;
    let entry = op.body().region_of(block).and_then(|region| op.body().entry_block(region));
    let ty = alloca.elem_type().id();
    (entry == Some(block)).then_some(MemorySlot { address: op.result(0), ty })
}

fn default_value(b: &mut Builder<'_>, slot: MemorySlot, loc: Loc) -> Option<Value> {
    Some(UndefOp::build(b, loc, slot.ty))
}

fn access(op: OpRef<'_>, slot: MemorySlot) -> Option<SlotAccess> {
    if let Some(load) = op.cast::<LoadOp<'_>>() {
        let result = op.result(0);
        let own = load.addr() == slot.address && !load.volatile_();
        return (own && op.body().ty(result) == slot.ty).then_some(SlotAccess::Load);
    }
    if let Some(store) = op.cast::<StoreOp<'_>>() {
        let value = store.value();
        let own = store.addr() == slot.address && value != slot.address && !store.volatile_();
        return (own && op.body().ty(value) == slot.ty).then_some(SlotAccess::Store(value));
    }
    (op.is::<LifetimeStartOp<'_>>() || op.is::<LifetimeEndOp<'_>>()).then_some(SlotAccess::Hint)
}
