//! Allocations in the entry block that can become values, and accesses to them.

use mlir::interfaces::{MemorySlot, MemorySlots, SlotAccess};
use mlir::{Builder, Loc, Op, OpRef, Value};

use super::accesses::{Copy, Fill, accessed_type, is_overwritten};
use super::layout::Layouts;
use super::reinterpret::{Extent, repeated};
use super::{AllocaOp, LoadOp, StoreOp, UndefOp};
use crate::matching::constant_integer;

pub(super) static SLOTS: MemorySlots = MemorySlots { allocated, default_value, access, stored, load };

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

/// A load or store that is not volatile, of no more than the slot; a fill or copy of all of it.
fn access(op: OpRef<'_>, slot: MemorySlot, scope: OpRef<'_>) -> Option<SlotAccess> {
    let layouts = Layouts::at(scope);
    if let Some((accessed, volatile)) = accessed_type(op, slot.address) {
        let extent = layouts.extent(op.cx(), slot.ty, accessed).filter(|_| !volatile)?;
        return Some(match extent {
            _ if op.is::<LoadOp<'_>>() => SlotAccess::Load,
            Extent::All => SlotAccess::Store,
            Extent::Part => SlotAccess::PartialStore,
        });
    }
    let size = layouts.of(slot.ty)?.size;
    if let Some(fill) = Fill::of(op) {
        let whole = op.cx().type_ref(slot.ty).bit_width().is_some_and(|bits| bits > 0 && bits % 8 == 0);
        let fits = whole && fill.dst == slot.address && !fill.volatile && fill.length == Some(size);
        return fits.then_some(SlotAccess::Store);
    }
    let copy = Copy::of(op).filter(|copy| !copy.volatile && copy.dst != copy.src)?;
    if copy.length != Some(size) {
        return None;
    }
    if copy.dst == slot.address {
        return Some(SlotAccess::Store);
    }
    // A value does not carry what was copied into padding.
    let complete = layouts.is_filled(op.cx(), slot.ty) || !is_overwritten(op, slot.address);
    complete.then_some(SlotAccess::Load)
}

fn stored(
    b: &mut Builder<'_>,
    op: Op,
    slot: MemorySlot,
    before: Option<Value>,
    scope: OpRef<'_>,
) -> Option<Value> {
    let view = OpRef::new(b.cx(), b.body(), op);
    let loc = view.loc();
    if let Some(fill) = Fill::of(view) {
        let (byte, known) = (fill.value, constant_integer(view, fill.value));
        return Some(repeated(b, loc, byte, known.map(|byte| byte as u8), slot.ty));
    }
    if let Some(copy) = Copy::of(view) {
        return Some(LoadOp::build(b, loc, slot.ty, copy.src));
    }
    let value = view.operand(0);
    match before {
        Some(before) => Some(Layouts::at(scope).insert(b, loc, value, before)),
        None => Some(Layouts::at(scope).cast(b, loc, value, slot.ty)),
    }
}

fn load(b: &mut Builder<'_>, op: Op, value: Value, scope: OpRef<'_>) {
    let view = OpRef::new(b.cx(), b.body(), op);
    let loc = view.loc();
    if let Some(copy) = Copy::of(view) {
        StoreOp::build(b, loc, value, copy.dst);
        return;
    }
    let result = view.result(0);
    let ty = b.body().ty(result);
    let loaded = Layouts::at(scope).extract(b, loc, value, ty);
    b.replace_all_uses(result, loaded);
}
