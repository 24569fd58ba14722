//! Small memory whose elements are accessed at constant indices, and can become memory of their own.

use std::collections::BTreeMap;

use mlir::interfaces::{Aggregate, AggregateSlots, MemorySlot, PartAccess};
use mlir::{Builder, Op, OpRef, OpView, Value};

use super::{AllocaOp, LoadOp, StoreOp};
use crate::matching::constant_index;

/// Memory with more elements is not split.
const MAX_PARTS: i64 = 16;

pub(super) static AGGREGATES: AggregateSlots = AggregateSlots {
    allocated,
    access: |op, aggregate, _| {
        let part = accessed(op, aggregate.slot)?;
        Some(PartAccess { parts: vec![part], within: Vec::new() })
    },
    accesses_within: |_, _, _| None,
    split,
    rewire,
};

/// Elements are numbered row by row.
fn allocated(op: OpRef<'_>) -> Option<Aggregate> {
    let memref = op.cast::<AllocaOp<'_>>()?.memref();
    let ty = op.ty(memref);
    let shape = ty.shape().filter(|_| ty.has_static_shape())?;
    let count = shape.iter().try_fold(1_i64, |count, &size| count.checked_mul(size))?;
    let parts = vec![ty.element_type().id(); usize::try_from(count).ok().filter(|_| count <= MAX_PARTS)?];
    (parts.len() > 1).then(|| Aggregate { slot: MemorySlot { address: memref, ty: ty.id() }, parts })
}

/// The number of the element that an operation loads from memory or stores into it.
fn accessed(op: OpRef<'_>, slot: MemorySlot) -> Option<usize> {
    let (memref, indices): (Value, Vec<Value>) = match (op.cast::<LoadOp<'_>>(), op.cast::<StoreOp<'_>>()) {
        (Some(load), _) => (load.memref(), load.indices().collect()),
        (None, Some(store)) if store.op_ref().operand(0) != slot.address => {
            (store.memref(), store.indices().collect())
        }
        _ => return None,
    };
    let shape = op.ty(memref).shape().filter(|_| memref == slot.address)?;
    indices.into_iter().zip(shape).try_fold(0, |number, (index, &size)| {
        let index = constant_index(op, index).filter(|index| (0..size).contains(index))?;
        usize::try_from(number as i64 * size + index).ok()
    })
}

fn split(b: &mut Builder<'_>, allocation: Op, aggregate: &Aggregate, parts: &[usize]) -> Vec<Value> {
    let loc = b.body().loc(allocation);
    b.set_after(allocation);
    let element = |&part: &usize| b.cx().memref_ty(&[], aggregate.parts[part]);
    let types: Vec<_> = parts.iter().map(element).collect();
    types.into_iter().map(|ty| AllocaOp::build(b, loc, ty)).collect()
}

fn rewire(
    b: &mut Builder<'_>,
    op: Op,
    aggregate: &Aggregate,
    addresses: &BTreeMap<usize, Value>,
    _scope: OpRef<'_>,
) -> bool {
    let view = OpRef::new(b.cx(), b.body(), op);
    let address = accessed(view, aggregate.slot).and_then(|part| addresses.get(&part).copied());
    let stored = view.cast::<StoreOp<'_>>().map(|_| view.operand(0));
    let operands: Vec<Value> = stored.into_iter().chain(address).collect();
    b.body_mut().set_operands(op, &operands);
    false
}
