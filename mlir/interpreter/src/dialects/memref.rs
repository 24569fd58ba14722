//! The memref dialect: allocations, elements, globals. Operations that make another view of memory are in `views`.

use dialects::memref::{
    AllocOp, AllocaOp, AllocaScopeOp, AllocaScopeReturnOp, AtomicRMWOp, AtomicYieldOp, CopyOp, DeallocOp,
    GenericAtomicRMWOp, GetGlobalOp, GlobalOp, LoadOp, PrefetchOp, ReallocOp, StoreOp,
};
use mlir::{OpRef, TypeRef, ValueRef};

use super::placing::Placing;
use super::reductions::Reduction;
use super::scf::{end_region, run_once};
use super::sizes::{extents, indices};
use super::table::{Table, table};
use crate::code::Edge;
use crate::decode::{Decoder, Exit};
use crate::extents::Extents;
use crate::layout::Layout;
use crate::memory::{Kind, Memory};
use crate::memref::MemRef;
use crate::program::Symbol;
use crate::state::{Slot, State};
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        AllocOp => |d, op| {
            let sizes = d.slots_of(op.dynamic_sizes());
            let symbols = d.slots_of(op.symbol_operands());
            alloc(d, op.value(op.memref()), sizes, &symbols, Kind::Heap)
        },
        AllocaOp => |d, op| {
            let sizes = d.slots_of(op.dynamic_sizes());
            let symbols = d.slots_of(op.symbol_operands());
            alloc(d, op.value(op.memref()), sizes, &symbols, Kind::Stack)
        },
        AllocaScopeOp => |d, op| run_once(d, *op, op.body_region()),
        AllocaScopeReturnOp as OpRef => end_region,
        AtomicRMWOp => atomic_rmw,
        AtomicYieldOp as OpRef => end_region,
        CopyOp => copy,
        DeallocOp => dealloc,
        GenericAtomicRMWOp => generic_atomic_rmw,
        GetGlobalOp => get_global,
        LoadOp => load,
        PrefetchOp as OpRef => |_, _| Ok(()),
        ReallocOp => realloc,
        StoreOp => store,
    }
}

/// A memref with newly allocated memory.
fn allocated(
    state: &mut State<'_>,
    sizes: Extents,
    placing: &Placing,
    element: u64,
    kind: Kind,
) -> Res<MemRef> {
    let (mut memref, length) = placing.place(state, sizes)?;
    let bytes =
        length.checked_mul(element).ok_or("allocates a number of bytes that does not fit in 64 bits")?;
    let address = match kind {
        Kind::Stack => state.allocate_on_stack(bytes)?,
        kind => state.memory.allocate(bytes, kind)?,
    };
    (memref.allocated, memref.aligned) = (address, address);
    Ok(memref)
}

/// Allocates memory; `sizes` and `symbols` are the values of the type's dynamic sizes and of its layout's symbols.
fn alloc<'p>(
    d: &mut Decoder<'_, 'p>,
    memref: ValueRef<'p>,
    sizes: Vec<Slot>,
    symbols: &[Slot],
    kind: Kind,
) -> Res {
    let ty = memref.ty();
    let result = d.slot(memref.id());
    let shape = ty.shape().ok_or("allocates memory of unknown rank")?;
    let placing = Placing::of(d, ty, symbols)?;
    let size = Layout::of_elements(ty)?.size();
    d.define(result, move |s| {
        let sizes = extents(s, shape, &sizes)?;
        allocated(s, sizes, &placing, size, kind).map(Value::from)
    });
    Ok(())
}

fn dealloc<'p>(d: &mut Decoder<'_, 'p>, op: DeallocOp<'p>) -> Res {
    let memref = d.slot(op.memref());
    d.compute(move |s| {
        let address = s.get(memref).memref()?.allocated;
        s.memory.free(address, Kind::Heap)
    });
    Ok(())
}

/// Allocates memory and copies as many elements as both the old and the new memory hold.
fn realloc<'p>(d: &mut Decoder<'_, 'p>, op: ReallocOp<'p>) -> Res {
    let ty = op.ty(op.result(0));
    let shape = ty.shape().ok_or("allocates memory of unknown rank")?;
    let size = Layout::of_elements(ty)?.size();
    let source = d.slot(op.source());
    let sizes = d.slots_of(op.dynamic_result_size());
    let result = d.slot(op.result(0));
    d.define(result, move |s| {
        let sizes = extents(s, shape, &sizes)?;
        let new = allocated(s, sizes, &Placing::RowMajor, size, Kind::Heap)?;
        let old = s.get(source).memref()?.clone();
        let kept = old.count().unwrap_or(0).min(new.count().unwrap_or(0));
        let bytes = u64::try_from(kept).unwrap_or(0).saturating_mul(size);
        s.memory.copy(new.aligned, old.aligned, bytes)?;
        s.memory.free(old.allocated, Kind::Heap)?;
        Ok(new.into())
    });
    Ok(())
}

/// How an operation reads memory.
pub(super) type Read = fn(&Layout, &Memory, u64) -> Res<Value>;

/// How a load reads. Memory that was never written may be copied, and then counts as never written at its new place
/// too. Any other use of it is an error.
pub(super) fn reading(op: OpRef<'_>, result: mlir::Value) -> Read {
    let body = op.body();
    let copies = |owner: OpRef<'_>| {
        owner.is::<StoreOp>()
            || owner.is::<dialects::affine::AffineStoreOp>()
            || owner.is::<dialects::llvm::StoreOp>()
    };
    // The value is the first operand of each store.
    let mut uses = body.uses(result).map(|at| body.use_owner(at));
    if !body.is_unused(result) && uses.all(|(owner, at)| at == 0 && copies(op.sibling(owner))) {
        Layout::load_any
    } else {
        Layout::load
    }
}

fn load<'p>(d: &mut Decoder<'_, 'p>, op: LoadOp<'p>) -> Res {
    let memref = d.slot(op.memref());
    let at = d.slots_of(op.indices());
    let result = d.slot(op.result());
    let layout = Layout::of_elements(op.ty(op.memref()))?;
    let size = layout.size();
    let read = reading(*op, op.result());
    d.define(result, move |s| {
        let indices = indices(s, &at)?;
        read(&layout, &s.memory, s.get(memref).memref()?.element(&indices, size)?)
    });
    Ok(())
}

fn store<'p>(d: &mut Decoder<'_, 'p>, op: StoreOp<'p>) -> Res {
    let value = d.slot(op.value());
    let memref = d.slot(op.memref());
    let at = d.slots_of(op.indices());
    let layout = Layout::of_elements(op.ty(op.memref()))?;
    let size = layout.size();
    d.compute(move |s| {
        let indices = indices(s, &at)?;
        let address = s.get(memref).memref()?.element(&indices, size)?;
        let value = s.get(value).clone();
        layout.store(&mut s.memory, address, &value)
    });
    Ok(())
}

fn copy<'p>(d: &mut Decoder<'_, 'p>, op: CopyOp<'p>) -> Res {
    let source = d.slot(op.source());
    let target = d.slot(op.target());
    let size = Layout::of_elements(op.ty(op.source()))?.size();
    d.compute(move |s| {
        let from = s.get(source).memref()?.clone();
        let into = s.get(target).memref()?.clone();
        if from.sizes != into.sizes {
            let from = from.sizes.as_slice();
            let into = into.sizes.as_slice();
            return Err(format!("copies a memref of sizes {from:?} to one of sizes {into:?}"));
        }
        let count = from.count().and_then(|count| u64::try_from(count).ok()).unwrap_or(0);
        if let Some(bytes) = count.checked_mul(size)
            && count > 0
            && from.is_contiguous()
            && into.is_contiguous()
        {
            let first = vec![0; from.sizes.len()];
            return s.memory.copy(into.element(&first, size)?, from.element(&first, size)?, bytes);
        }
        from.for_each(|at| s.memory.copy(into.element(at, size)?, from.element(at, size)?, size))
    });
    Ok(())
}

fn get_global<'p>(d: &mut Decoder<'_, 'p>, op: GetGlobalOp<'p>) -> Res {
    let address = match d.program.symbol(op.name_attr())? {
        Symbol::Global(address) => address,
        Symbol::Declared => return Err("refers to a global that is not defined in the module".to_owned()),
        Symbol::Function(_) => return Err("refers to a function, not a global".to_owned()),
    };
    let ty = op.ty(op.result());
    let shape = ty.shape().ok_or("has a result of unknown rank")?;
    let value = Value::from(global_memref(ty, shape, address)?);
    let result = d.slot(op.result());
    d.define(result, move |_| Ok(value.clone()));
    Ok(())
}

fn atomic_rmw<'p>(d: &mut Decoder<'_, 'p>, op: AtomicRMWOp<'p>) -> Res {
    let reduction = Reduction::of(op.kind().value(), op.ty(op.value()))?;
    let value = d.slot(op.value());
    let memref = d.slot(op.memref());
    let at = d.slots_of(op.indices());
    let layout = Layout::of_elements(op.ty(op.memref()))?;
    let result = d.slot(op.result());
    let size = layout.size();
    d.define(result, move |s| {
        let indices = indices(s, &at)?;
        let address = s.get(memref).memref()?.element(&indices, size)?;
        let old = layout.load(&s.memory, address)?;
        let new = (reduction.combine)(&old, s.get(value))?;
        layout.store(&mut s.memory, address, &new)?;
        Ok(old)
    });
    Ok(())
}

/// The region computes the new value of an element from the old one; the result is the old value.
fn generic_atomic_rmw<'p>(d: &mut Decoder<'_, 'p>, op: GenericAtomicRMWOp<'p>) -> Res {
    let memref = d.slot(op.memref());
    let at = d.slots_of(op.indices());
    let result = d.slot(op.result());
    let layout = Layout::of_elements(op.ty(op.memref()))?;
    let size = layout.size();
    let address = d.temporary();
    let new = d.temporary();
    let start = d.label();
    let end = d.label();
    let arguments = d.entry_arguments(op.atomic_body());
    let stored = layout.clone();
    d.define(address, move |s| {
        let indices = indices(s, &at)?;
        Ok(Value::Int(s.get(memref).memref()?.element(&indices, size)?.into()))
    });
    d.define(result, move |s| layout.load(&s.memory, s.get(address).address()?));
    d.jump(Edge::new(&[result], &arguments, start)?);
    d.place(start);
    d.region(op.atomic_body(), vec![Exit { into: vec![new], to: end }]);
    d.place(end);
    d.compute(move |s| {
        let address = s.get(address).address()?;
        let new = s.get(new).clone();
        stored.store(&mut s.memory, address, &new)
    });
    Ok(())
}

/// The memref of a global, which is contiguous.
fn global_memref(ty: TypeRef<'_>, shape: &[i64], address: u64) -> Res<MemRef> {
    if ty.memref_layout_map().is_some_and(|map| map.is_identity(ty.cx())) {
        MemRef::row_major(address, shape.into())
    } else {
        Err(format!("has memory of type '{ty}', but globals with a layout are not supported"))
    }
}

/// Allocates a global and writes its value; `None` for a declaration.
pub(crate) fn allocate_global(memory: &mut Memory, op: GlobalOp<'_>) -> Res<Option<u64>> {
    let Some(initial) = op.initial_value() else { return Ok(None) };
    let ty = op.type_();
    let element = Layout::of_elements(ty)?;
    global_memref(ty, ty.shape().unwrap_or_default(), 0)?;
    let count = ty.num_elements().ok_or("is a global of unknown size")? as u64;
    let bytes = count.checked_mul(element.size()).ok_or("is a global whose size does not fit in 64 bits")?;
    let address = memory.allocate(bytes, Kind::Global)?;
    // A unit attribute means uninitialized memory.
    if !initial.is_unit() {
        let array = Layout::Array { element: std::rc::Rc::new(element), length: count };
        array.initialize(memory, address, initial)?;
    }
    if op.constant() {
        memory.freeze(address)?;
    }
    Ok(Some(address))
}
