//! Buffers that are private to the iterations of a loop: each iteration writes all of a buffer before it reads any of
//! it, and nothing outside of the loop reads it. So iterations that run at the same time may each have their own.
//!
//! ```mlir
//! %m = memref.alloc() : memref<8xf64>
//! affine.for %i = 0 to 100 {
//!   affine.for %j = 0 to 8 {
//!     affine.store %x, %m[%j] : memref<8xf64>     // the whole buffer
//!   }
//!   affine.for %j = 0 to 8 {
//!     %y = affine.load %m[%j] : memref<8xf64>
//!   }
//! }
//! memref.dealloc %m : memref<8xf64>
//! ```

use dialects::affine::AffineForOp;
use dialects::memref::{AllocOp, DeallocOp};
use mlir::affine::AffineExprKind;
use mlir::{Op, OpRef, OpView, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::access::Access;
use super::runs::certainly_runs;
use super::space::Enclosing;

/// A buffer that is private to the iterations of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrivateBuffer {
    /// The memory.
    pub memref: Value,
    /// The operation that allocates it, outside of the loop.
    pub alloc: Op,
    /// The operation that frees it, in the same block.
    pub dealloc: Op,
}

/// The buffers that are private to the iterations of a loop, in the order of their first accesses.
pub fn private_buffers(lp: AffineForOp<'_>) -> Vec<PrivateBuffer> {
    let op = lp.op_ref();
    let body = op.body();
    let inside = body.walk_pre(op.id());
    let mut order: Vec<Value> = Vec::new();
    let mut accesses: FxHashMap<Value, Vec<Access<'_>>> = FxHashMap::default();
    for access in inside.iter().filter_map(|&inner| Access::of(op.sibling(inner))) {
        let list = accesses.entry(access.memref).or_default();
        if list.is_empty() {
            order.push(access.memref);
        }
        list.push(access);
    }
    let inside: FxHashSet<Op> = inside.into_iter().collect();
    let private = |memref: Value| {
        let accesses = accesses.get(&memref)?;
        let buffer = outer_buffer(op, memref, accesses, &inside)?;
        is_written_first(lp, accesses).then_some(buffer)
    };
    order.into_iter().filter_map(private).collect()
}

/// A buffer of static shape that is allocated outside of a loop, and otherwise only freed there and accessed inside.
fn outer_buffer(
    lp: OpRef<'_>,
    memref: Value,
    accesses: &[Access<'_>],
    inside: &FxHashSet<Op>,
) -> Option<PrivateBuffer> {
    let body = lp.body();
    let alloc = body.defining_op(memref).filter(|alloc| !inside.contains(alloc))?;
    if !lp.sibling(alloc).is::<AllocOp>() || !lp.ty(memref).has_static_shape() {
        return None;
    }
    // A store of the memref itself lets it escape.
    let known: FxHashSet<Op> =
        accesses.iter().filter(|a| a.moved_value() != memref).map(|a| a.op.id()).collect();
    let mut others = body.users(memref).filter(|user| !known.contains(user));
    let dealloc = others.next().filter(|_| others.next().is_none())?;
    let frees = lp.sibling(dealloc).is::<DeallocOp>() && body.block_of(dealloc) == body.block_of(alloc);
    frees.then_some(PrivateBuffer { memref, alloc, dealloc })
}

/// Whether the first accesses to a buffer in each iteration of a loop are stores to all its elements. The accesses are
/// those in the loop, in the order of the text.
fn is_written_first(lp: AffineForOp<'_>, accesses: &[Access<'_>]) -> bool {
    let Some((store, others)) = accesses.split_first().filter(|(a, _)| a.is_write && a.is_scalar()) else {
        return false;
    };
    // The loops around the store, innermost first. The first access of the text runs first if only loops that certainly
    // run are around it.
    let mut around = Vec::new();
    let mut at = store.op;
    loop {
        let Some(parent) = at.parent_op() else { return false };
        if parent.id() == lp.op_ref().id() {
            break;
        }
        let Some(inner) = parent.cast::<AffineForOp>().filter(|&inner| certainly_runs(inner)) else {
            return false;
        };
        around.push(inner);
        at = parent;
    }
    let Some(loops) = (0..=around.len()).find(|&loops| covers(store, &around[..loops])) else { return false };
    let Some(outermost) = around[..loops].last() else { return true };
    let writer = outermost.op_ref();
    let body = writer.body();
    let is_inside = |a: &Access<'_>| {
        std::iter::successors(Some(a.op.id()), |&op| body.parent_op(op)).any(|op| op == writer.id())
    };
    let reads_what_was_stored = |a: &Access<'_>| {
        !a.is_write
            && a.is_scalar()
            && body.block_of(a.op.id()) == body.block_of(store.op.id())
            && a.map == store.map
            && a.indices == store.indices
    };
    others.iter().all(|a| !is_inside(a) || reads_what_was_stored(a))
}

/// Whether a store writes every element of its buffer when these loops run, of which it is in all.
fn covers(store: &Access<'_>, loops: &[AffineForOp<'_>]) -> bool {
    let op = store.op;
    let cx = op.cx();
    let Some(shape) = op.ty(store.memref).shape() else { return false };
    let mut used: FxHashSet<Value> = FxHashSet::default();
    store.map.results.iter().zip(shape).all(|(&subscript, &size)| {
        let AffineExprKind::Dim(dim) = *cx.affine_kind(subscript) else { return size == 1 };
        let variable = store.indices.get(dim as usize).copied();
        let lp =
            loops.iter().find(|&&lp| Enclosing::For(lp).induction_variables().first().copied() == variable);
        let runs_over = |lp: &AffineForOp<'_>| {
            lp.step() == 1
                && lp.lower_bound_map().single_constant(cx) == Some(0)
                && lp.upper_bound_map().single_constant(cx) == Some(size)
        };
        size == 1 || (lp.is_some_and(runs_over) && variable.is_some_and(|v| used.insert(v)))
    })
}
