//! The bufferization dialect: tensors and their buffers.
//!
//! A tensor is a value that nothing changes, so `to_tensor` copies the elements from memory, and `to_buffer` copies them to
//! new memory on the heap, which the program may free. But the buffer of a tensor that `to_tensor` gives in the same
//! function is the memory it came from, as it is after bufferization: writes to one are seen in the other.

use dialects::bufferization::{
    AllocTensorOp, CloneOp, DeallocOp, DeallocTensorOp, MaterializeInDestinationOp, ToBufferOp, ToTensorOp,
};
use mlir::{TypeRef, Value as SsaValue};

use super::placing::fresh;
use super::sizes::extents;
use super::table::{Table, table};
use crate::decode::Decoder;
use crate::elements::scalar_layout;
use crate::extents::{Extents, fits};
use crate::layout::Layout;
use crate::memory::Kind;
use crate::memref::MemRef;
use crate::state::State;
use crate::value::{Elements, Res, Value};

pub(super) fn table() -> Table {
    table! {
        AllocTensorOp => alloc_tensor,
        CloneOp => clone,
        DeallocOp => dealloc,
        // What uses a tensor later is an error of the program that no value shows.
        DeallocTensorOp as OpRef => |_, _| Ok(()),
        MaterializeInDestinationOp => materialize,
        ToBufferOp => to_buffer,
        ToTensorOp => to_tensor,
    }
}

fn alloc_tensor<'p>(d: &mut Decoder<'_, 'p>, op: AllocTensorOp<'p>) -> Res {
    const UNWRITTEN: Value =
        Value::Undefined("it is an element of the result of 'bufferization.alloc_tensor'");
    let ty = op.ty(op.result());
    scalar_layout(ty)?;
    let shape = ty.shape().ok_or("has a result of unknown rank")?;
    let sizes = d.slots_of(op.dynamic_sizes());
    let copy = op.copy().map(|copy| d.slot(copy));
    let result = d.slot(op.result());
    d.define(result, move |s| match copy {
        Some(copy) => Ok(s.get(copy).clone()),
        None => {
            let sizes = extents(s, shape, &sizes)?;
            Ok(Elements::new(&s.memory, sizes, std::iter::repeat(UNWRITTEN))?.into())
        }
    });
    Ok(())
}

/// Memory on the heap for elements of these sizes.
fn allocated(state: &mut State<'_>, ty: TypeRef<'_>, sizes: Extents, size: u64) -> Res<MemRef> {
    if ty.shape().is_some_and(|shape| !fits(shape, &sizes)) {
        return Err(format!("makes memory of sizes {:?}, which does not match '{ty}'", sizes.as_slice()));
    }
    let (mut memref, length) = fresh(ty, sizes)?;
    let bytes = length.checked_mul(size).ok_or("allocates a number of bytes that does not fit in 64 bits")?;
    let address = state.memory.allocate(bytes, Kind::Heap)?;
    (memref.allocated, memref.aligned) = (address, address);
    Ok(memref)
}

/// Always a copy.
fn clone<'p>(d: &mut Decoder<'_, 'p>, op: CloneOp<'p>) -> Res {
    let ty = op.ty(op.output());
    let size = Layout::of_elements(ty)?.size();
    let input = d.slot(op.input());
    let output = d.slot(op.output());
    d.define(output, move |s| {
        let from = s.get(input).memref()?.clone();
        let into = allocated(s, ty, from.sizes.clone(), size)?;
        from.for_each(|at| s.memory.copy(into.element(at, size)?, from.element(at, size)?, size))?;
        Ok(into.into())
    });
    Ok(())
}

/// Writes the elements of a tensor to memory of the same sizes.
fn store(state: &mut State<'_>, tensor: &Elements, memref: &MemRef, layout: &Layout) -> Res {
    if memref.sizes.as_slice() != tensor.sizes() {
        let (from, into) = (tensor.sizes(), memref.sizes.as_slice());
        return Err(format!("stores a tensor of sizes {from:?} in memory of sizes {into:?}"));
    }
    let mut values = tensor.values().iter();
    memref.for_each(|at| {
        let value = values.next().ok_or("has too few elements")?;
        layout.store(&mut state.memory, memref.element(at, layout.size())?, value)
    })
}

fn to_buffer<'p>(d: &mut Decoder<'_, 'p>, op: ToBufferOp<'p>) -> Res {
    let ty = op.ty(op.buffer());
    let layout = Layout::of_elements(ty)?;
    let origin = op.value(op.tensor()).defined_by::<ToTensorOp>().map(|from| d.slot(from.buffer()));
    let tensor = d.slot(op.tensor());
    let result = d.slot(op.buffer());
    d.define(result, move |s| {
        if let Some(origin) = origin {
            return Ok(s.get(origin).clone());
        }
        let elements = s.get(tensor).elements()?;
        let memref = allocated(s, ty, elements.sizes().into(), layout.size())?;
        store(s, &elements, &memref, &layout)?;
        Ok(memref.into())
    });
    Ok(())
}

fn to_tensor<'p>(d: &mut Decoder<'_, 'p>, op: ToTensorOp<'p>) -> Res {
    let layout = Layout::of_elements(op.ty(op.buffer()))?;
    let buffer = d.slot(op.buffer());
    let result = d.slot(op.result());
    d.define(result, move |s| {
        let memref = s.get(buffer).memref()?;
        let mut made = Elements::with_sizes(&s.memory, memref.sizes.clone())?;
        memref.for_each(|at| {
            made.push(layout.load_any(&s.memory, memref.element(at, layout.size())?)?);
            Ok(())
        })?;
        Ok(made.into())
    });
    Ok(())
}

fn materialize<'p>(d: &mut Decoder<'_, 'p>, op: MaterializeInDestinationOp<'p>) -> Res {
    let [source, dest] = [op.source(), op.dest()].map(|value: SsaValue| d.slot(value));
    let Some(result) = op.result() else {
        let layout = Layout::of_elements(op.ty(op.dest()))?;
        d.compute(move |s| {
            let elements = s.get(source).elements()?;
            let memref = s.get(dest).memref()?.clone();
            store(s, &elements, &memref, &layout)
        });
        return Ok(());
    };
    let result = d.slot(result);
    d.define(result, move |s| {
        let (from, into) = (s.get(source).elements()?, s.get(dest).elements()?);
        if from.sizes() != into.sizes() {
            let (from, into) = (from.sizes(), into.sizes());
            return Err(format!("stores a tensor of sizes {from:?} in one of sizes {into:?}"));
        }
        Ok(s.get(source).clone())
    });
    Ok(())
}

/// Frees each memref once whose condition holds and that is not retained. A retained one is owned afterwards if it would
/// have been freed.
fn dealloc<'p>(d: &mut Decoder<'_, 'p>, op: DeallocOp<'p>) -> Res {
    let memrefs = d.slots_of(op.memrefs());
    let conditions = d.slots_of(op.conditions());
    let retained = d.slots_of(op.retained());
    let results = d.slots_of(op.results());
    d.compute(move |s| {
        let mut owned = Vec::new();
        for (&memref, &condition) in memrefs.iter().zip(&conditions) {
            let memref = s.get(memref).memref()?;
            if s.bit(condition)? && !owned.contains(&(memref.aligned, memref.allocated)) {
                owned.push((memref.aligned, memref.allocated));
            }
        }
        let kept = retained.iter().map(|&slot| Ok(s.get(slot).memref()?.aligned)).collect::<Res<Vec<_>>>()?;
        for &(_, allocated) in owned.iter().filter(|(aligned, _)| !kept.contains(aligned)) {
            s.memory.free(allocated, Kind::Heap)?;
        }
        for (&result, kept) in results.iter().zip(kept) {
            s.set(result, owned.iter().any(|&(aligned, _)| aligned == kept));
        }
        Ok(())
    });
    Ok(())
}
