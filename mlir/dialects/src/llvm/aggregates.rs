//! Arrays and structures on the stack whose parts can become memory of their own, and accesses to the parts.

use std::collections::BTreeMap;

use mlir::interfaces::{Aggregate, AggregateSlots, MemorySlot, PartAccess};
use mlir::{Attr, Builder, Loc, Op, OpRef, Type, Value};

use super::accesses::{Copy, Fill, accessed_type, is_overwritten};
use super::layout::Layouts;
use super::types::{LlvmType, array, data, ptr};
use super::{
    AllocaOp, ConstantOp, GEPOp, GEPOpOptions, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp,
    MemsetOp, StoreOp,
};
use crate::matching::constant_integer;

/// Arrays with more elements are not split.
const MAX_PARTS: u64 = 16;

pub(super) static AGGREGATES: AggregateSlots =
    AggregateSlots { allocated, access, accesses_within, split, rewire };

fn allocated(op: OpRef<'_>) -> Option<Aggregate> {
    let alloca = op.cast::<AllocaOp<'_>>()?;
    if constant_integer(op, alloca.array_size()) != Some(1) {
        return None;
    }
    let ty = alloca.elem_type();
    let parts = match data(ty)? {
        LlvmType::Array { length, element } if *length <= MAX_PARTS => vec![*element; *length as usize],
        LlvmType::Struct { fields, .. } if !fields.is_empty() => fields.to_vec(),
        _ => return None,
    };
    Some(Aggregate { slot: MemorySlot { address: alloca.res(), ty: ty.id() }, parts })
}

/// A load or store that is not volatile, of less than a first part; an address in a part; a copy of everything.
fn access(op: OpRef<'_>, aggregate: &Aggregate, scope: OpRef<'_>) -> Option<PartAccess> {
    let layouts = Layouts::at(scope);
    let size = |ty: Type| layouts.of(ty).map(|layout| layout.size);
    let address = aggregate.slot.address;
    if let Some((accessed, volatile)) = accessed_type(op, address) {
        let first = size(*aggregate.parts.first()?)?;
        let fits = !volatile && size(accessed)? <= first;
        return fits.then(|| PartAccess { parts: vec![0], within: Vec::new() });
    }
    if let Some(gep) = op.cast::<GEPOp<'_>>() {
        let place = Place::of(gep, aggregate, &layouts)?;
        let rest = size(aggregate.parts[place.part])?.checked_sub(place.offset)?;
        return Some(PartAccess { parts: vec![place.part], within: vec![bytes(op, rest)] });
    }
    if let Some(fill) = Fill::of(op) {
        let within = !fill.volatile && fill.dst == address && fill.length? <= size(aggregate.slot.ty)?;
        return within.then(PartAccess::default);
    }
    let copy = Copy::of(op)?;
    if copy.volatile || copy.dst == copy.src || copy.length != size(aggregate.slot.ty) {
        return None;
    }
    if copy.dst == address {
        return Some(PartAccess::default());
    }
    // Parts do not carry what was copied into the padding between them.
    let complete = layouts.fill(aggregate.slot.ty, &aggregate.parts) || !is_overwritten(op, address);
    complete.then(|| PartAccess { parts: (0..aggregate.parts.len()).collect(), within: Vec::new() })
}

/// The memory to which an operation's result points: this many bytes.
fn bytes(op: OpRef<'_>, size: u64) -> MemorySlot {
    let cx = op.cx();
    MemorySlot { address: op.result(0), ty: array(cx, size, cx.int_ty(8)) }
}

fn accesses_within(op: OpRef<'_>, slot: MemorySlot, scope: OpRef<'_>) -> Option<Vec<MemorySlot>> {
    let layouts = Layouts::at(scope);
    let size = |ty: Type| layouts.of(ty).map(|layout| layout.size);
    let all = size(slot.ty)?;
    if let Some(gep) = op.cast::<GEPOp<'_>>() {
        if gep.base() != slot.address {
            return Some(Vec::new());
        }
        let offset = byte_offset(gep, &layouts).filter(|&offset| offset < all)?;
        return Some(vec![bytes(op, all - offset)]);
    }
    let accessed = match (op.cast::<LoadOp<'_>>(), op.cast::<StoreOp<'_>>()) {
        (Some(load), _) => Some((load.addr(), op.result(0))),
        (None, Some(store)) => Some((store.addr(), store.value())),
        (None, None) => None,
    };
    let within = match accessed {
        Some((at, value)) => at != slot.address || size(op.body().ty(value))? <= all,
        None => {
            let (dst, length) = match (Fill::of(op), Copy::of(op)) {
                (Some(fill), _) => (fill.dst, fill.length),
                (None, Some(copy)) => (copy.dst, copy.length),
                (None, None) => return None,
            };
            dst == slot.address && length? <= all
        }
    };
    within.then(Vec::new)
}

/// The part of an aggregate in which an address is, and how far from its start.
struct Place {
    part: usize,
    offset: u64,
}

impl Place {
    fn of(gep: GEPOp<'_>, aggregate: &Aggregate, layouts: &Layouts<'_>) -> Option<Self> {
        let cx = gep.cx();
        let offset = byte_offset(gep, layouts).filter(|_| gep.base() == aggregate.slot.address)?;
        let aggregate = cx.type_ref(aggregate.slot.ty);
        if offset >= layouts.of(aggregate.id())?.size {
            return None;
        }
        match data(aggregate)? {
            LlvmType::Array { element, .. } => {
                let size = layouts.of(*element)?.size;
                let part = offset.checked_div(size)?;
                Some(Place { part: usize::try_from(part).ok()?, offset: offset - part * size })
            }
            LlvmType::Struct { packed, fields, .. } => {
                for (part, field) in layouts.fields(fields, *packed).enumerate() {
                    let (start, layout) = field?;
                    if offset < start.checked_add(layout.size)? {
                        // An offset in the padding before the field is in no part.
                        return Some(Place { part, offset: offset.checked_sub(start)? });
                    }
                }
                None
            }
            _ => None,
        }
    }
}

/// How many bytes behind the base an address is, if that is known and not negative.
fn byte_offset(gep: GEPOp<'_>, layouts: &Layouts<'_>) -> Option<u64> {
    let indices = gep.raw_constant_indices();
    let (&first, rest) = indices.split_first()?;
    let mut ty = gep.elem_type();
    let mut offset = u64::try_from(first).ok()?.checked_mul(layouts.of(ty.id())?.size)?;
    for &index in rest {
        let index = u64::try_from(index).ok()?;
        let inner = match data(ty)? {
            LlvmType::Array { element, .. } => {
                offset = offset.checked_add(index.checked_mul(layouts.of(*element)?.size)?)?;
                *element
            }
            LlvmType::Struct { packed, fields, .. } => {
                let index = usize::try_from(index).ok()?;
                let (start, _) = layouts.fields(fields, *packed).nth(index)??;
                offset = offset.checked_add(start)?;
                fields[index]
            }
            _ => return None,
        };
        ty = gep.cx().type_ref(inner);
    }
    Some(offset)
}

fn split(b: &mut Builder<'_>, allocation: Op, aggregate: &Aggregate, parts: &[usize]) -> Vec<Value> {
    let loc = b.body().loc(allocation);
    let size = b.body().operand(allocation, 0);
    b.set_after(allocation);
    let ty = ptr(b.cx());
    parts.iter().map(|&part| AllocaOp::build(b, loc, ty, size, aggregate.parts[part])).collect()
}

fn rewire(
    b: &mut Builder<'_>,
    op: Op,
    aggregate: &Aggregate,
    addresses: &BTreeMap<usize, Value>,
    scope: OpRef<'_>,
) -> bool {
    let layouts = Layouts::at(scope);
    let view = OpRef::new(b.cx(), b.body(), op);
    if view.is::<LoadOp<'_>>() || view.is::<StoreOp<'_>>() {
        let index = usize::from(view.is::<StoreOp<'_>>());
        if let Some(&address) = addresses.get(&0) {
            b.set_operand(op, index, address);
        }
        return false;
    }
    b.set_after(op);
    let view = OpRef::new(b.cx(), b.body(), op);
    let rewired = if let Some(gep) = view.cast::<GEPOp<'_>>() {
        let place = Place::of(gep, aggregate, &layouts);
        place.and_then(|place| rewire_address(b, op, &place, *addresses.get(&place.part)?))
    } else if Fill::of(view).is_some() {
        rewire_fill(b, op, aggregate, addresses, &layouts)
    } else {
        rewire_copy(b, op, aggregate, addresses, &layouts)
    };
    debug_assert!(rewired.is_some(), "the plan checked the access");
    true
}

fn rewire_address(b: &mut Builder<'_>, op: Op, place: &Place, address: Value) -> Option<()> {
    let view = OpRef::new(b.cx(), b.body(), op);
    let flags = view.cast::<GEPOp<'_>>()?.no_wrap_flags();
    let (loc, result) = (view.loc(), view.result(0));
    let ty = b.body().ty(result);
    let new = if place.offset == 0 && b.body().ty(address) == ty {
        address
    } else {
        let byte = b.cx().int_ty(8);
        let options = GEPOpOptions { no_wrap_flags: Some(flags) };
        GEPOp::build_with(b, loc, ty, address, &[], &[i32::try_from(place.offset).ok()?], byte, options)
    };
    b.replace_all_uses(result, new);
    Some(())
}

/// Fills the parts in the order of their places, as far as the length goes.
fn rewire_fill(
    b: &mut Builder<'_>,
    op: Op,
    aggregate: &Aggregate,
    addresses: &BTreeMap<usize, Value>,
    layouts: &Layouts<'_>,
) -> Option<()> {
    let cx = b.cx();
    let view = OpRef::new(cx, b.body(), op);
    let fill = Fill::of(view)?;
    let (loc, value, length, volatile) = (view.loc(), fill.value, fill.length?, fill.volatile);
    let inline = fill.inline.map(|length| length.ty().id());
    let length_operand = (inline.is_none()).then(|| view.operand(2));
    let length_place = length_operand.map(|length| (view.value(length).loc(), b.body().ty(length)));
    let packed = matches!(data(cx.type_ref(aggregate.slot.ty)), Some(LlvmType::Struct { packed: true, .. }));
    for (part, place) in layouts.fields(&aggregate.parts, packed).enumerate() {
        let (covered, layout) = place?;
        if covered >= length {
            break;
        }
        if let Some(&address) = addresses.get(&part) {
            let size = i128::from(layout.size.min(length - covered));
            match (inline, length_place) {
                (Some(ty), _) => {
                    MemsetInlineOp::build(b, loc, address, value, cx.int_attr(size, ty), volatile);
                }
                (None, Some((place, ty))) => {
                    let size = ConstantOp::build(b, place, ty, cx.int_attr(size, ty));
                    MemsetOp::build(b, loc, address, value, size, volatile);
                }
                (None, None) => {}
            }
        }
    }
    Some(())
}

/// Copies the parts one by one.
fn rewire_copy(
    b: &mut Builder<'_>,
    op: Op,
    aggregate: &Aggregate,
    addresses: &BTreeMap<usize, Value>,
    layouts: &Layouts<'_>,
) -> Option<()> {
    let view = OpRef::new(b.cx(), b.body(), op);
    let Copy { dst, src, volatile, .. } = Copy::of(view)?;
    let loc = view.loc();
    let into = dst == aggregate.slot.address;
    for (&part, &address) in addresses {
        let index = i32::try_from(part).ok()?;
        let ty = ptr(b.cx());
        let other = if into { src } else { dst };
        let other = GEPOp::build(b, loc, ty, other, &[], &[0, index], aggregate.slot.ty);
        let (dst, src) = if into { (address, other) } else { (other, address) };
        let size = layouts.of(aggregate.parts[part])?.size;
        copy_part(b, op, loc, (dst, src), size, volatile);
    }
    Some(())
}

/// A copy like that of an operation, of fewer bytes.
fn copy_part(b: &mut Builder<'_>, op: Op, loc: Loc, (dst, src): (Value, Value), size: u64, volatile: bool) {
    let cx = b.cx();
    let view = OpRef::new(cx, b.body(), op);
    let number = |ty: Type| -> Attr { cx.int_attr(i128::from(size), ty) };
    if let Some(copy) = view.cast::<MemcpyInlineOp<'_>>() {
        let length = number(copy.len().ty().id());
        MemcpyInlineOp::build(b, loc, dst, src, length, volatile);
        return;
    }
    let moves = view.is::<MemmoveOp<'_>>();
    let ty = b.body().ty(view.operand(2));
    let length = ConstantOp::build(b, loc, ty, number(ty));
    if moves {
        MemmoveOp::build(b, loc, dst, src, length, volatile);
    } else {
        MemcpyOp::build(b, loc, dst, src, length, volatile);
    }
}
