//! Allocations of one element that can become values, and accesses to them.

use mlir::interfaces::{MemorySlot, MemorySlots, SlotAccess};
use mlir::{Builder, Loc, Op, OpRef, Value};

use super::{AllocaOp, LoadOp, StoreOp};
use crate::ub::PoisonOp;

pub(super) static SLOTS: MemorySlots = MemorySlots { allocated, default_value, access, stored, load };

fn allocated(op: OpRef<'_>) -> Option<MemorySlot> {
    let alloca = op.cast::<AllocaOp<'_>>()?;
    let ty = op.ty(alloca.memref());
    let one = ty.has_static_shape() && ty.shape()?.iter().all(|&size| size == 1);
    one.then_some(MemorySlot { address: alloca.memref(), ty: ty.element_type().id() })
}

fn default_value(b: &mut Builder<'_>, slot: MemorySlot, loc: Loc) -> Option<Value> {
    Some(PoisonOp::build(b, loc, slot.ty))
}

fn access(op: OpRef<'_>, slot: MemorySlot, _scope: OpRef<'_>) -> Option<SlotAccess> {
    if let Some(load) = op.cast::<LoadOp<'_>>() {
        let result = op.result(0);
        return (load.memref() == slot.address && op.body().ty(result) == slot.ty)
            .then_some(SlotAccess::Load);
    }
    let store = op.cast::<StoreOp<'_>>()?;
    let value = store.value();
    let own = store.memref() == slot.address && value != slot.address;
    (own && op.body().ty(value) == slot.ty).then_some(SlotAccess::Store)
}

/// Only `memref.store` stores.
fn stored(
    b: &mut Builder<'_>,
    op: Op,
    _slot: MemorySlot,
    _before: Option<Value>,
    _scope: OpRef<'_>,
) -> Option<Value> {
    Some(b.body().operand(op, 0))
}

fn load(b: &mut Builder<'_>, op: Op, value: Value, _scope: OpRef<'_>) {
    let result = b.body().result(op, 0);
    b.replace_all_uses(result, value);
}
