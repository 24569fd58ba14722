//! The `set-nontemporal-stores` pass: marks stores into buffers larger than the caches, so that they bypass the caches.
//!
//! A processor reads a line of memory into its caches before it stores into it. If a whole buffer is written, these
//! reads are a third to a half of all traffic, for nothing. But a line that is not written at once goes to memory in
//! pieces, which takes longer. So a store is marked only if the loop around it walks along the lines, from the
//! beginning of one to the end of another, and if the loop nest does not load from the buffer: later loads would not
//! find it in the caches anyway.
//!
//! ```mlir
//! %b = memref.alloc() : memref<4000x4000xf64>      %b = memref.alloc() : memref<4000x4000xf64>
//! scf.for ...                                      scf.for ...
//!   scf.for ...                                      scf.for ...
//!     memref.store %x, %b[%i, %j] : ...                memref.store %x, %b[%i, %j] {nontemporal = true} : ...
//! ```

use dialects::matching::constant_index;
use dialects::memref::{LoadOp, StoreOp};
use dialects::scf;
use mlir::{Body, Context, Op, OpRef, Value};
use rustc_hash::FxHashMap;

use crate::merge_buffers::element_bytes;

/// The bits of a line of memory, on x86-64 and on most AArch64 processors.
const LINE_BITS: i64 = 64 * 8;

/// Marks the stores in a module, given its body, into buffers of at least this many bytes.
pub(crate) fn run(cx: &Context, module: &mut Body, min_size: u64) {
    for op in module.all_ops_pre() {
        if let Some(mut body) = module.take_nested(op) {
            mark(cx, &mut body, min_size);
            module.put_nested(op, body);
        }
    }
}

/// The accesses to a buffer in a loop nest.
#[derive(Default)]
struct Uses {
    stores: Vec<Op>,
    is_loaded: bool,
}

/// Marks the stores of a function's body.
fn mark(cx: &Context, body: &mut Body, min_size: u64) {
    let nests: Vec<Op> = body.roots().iter().flat_map(|&region| body.region_ops(region)).collect();
    for nest in nests {
        let mut buffers: FxHashMap<_, Uses> = FxHashMap::default();
        for op in body.walk_pre(nest).into_iter().filter(|&op| op != nest) {
            let view = OpRef::new(cx, body, op);
            if let Some(load) = view.cast::<LoadOp>() {
                buffers.entry(load.memref()).or_default().is_loaded = true;
            } else if let Some(store) = view.cast::<StoreOp>()
                && size(store).is_some_and(|size| size >= min_size)
                && fills_lines(store)
            {
                buffers.entry(store.memref()).or_default().stores.push(op);
            }
        }
        for op in buffers.into_values().filter(|uses| !uses.is_loaded).flat_map(|uses| uses.stores) {
            body.set_attr(cx, op, StoreOp::NONTEMPORAL_ATTR, Some(cx.bool_attr(true)));
        }
    }
}

/// Whether the innermost loop around a store writes whole lines, one after the other.
fn fills_lines(store: StoreOp<'_>) -> bool {
    let ty = store.ty(store.memref());
    let Some((&row, element)) = ty.shape().and_then(<[i64]>::last).zip(ty.element_type().bit_width()) else {
        return false;
    };
    let Some(lp) = innermost_loop(store) else { return false };
    let ends_with_lines = row % LINE_BITS * i64::from(element) % LINE_BITS == 0;
    let [low, high, step] = lp.range.map(|value| constant_index(*store, value));
    store.indices().last() == Some(lp.variable)
        && step == Some(1)
        && (ty.rank() == 1 || ends_with_lines || low == Some(0) && high == Some(row))
}

/// A loop: its variable, its bounds and its step.
struct Loop {
    variable: Value,
    range: [Value; 3],
}

/// The loop directly around an operation; of several in one operation the innermost.
fn innermost_loop(op: StoreOp<'_>) -> Option<Loop> {
    let around = op.parent_op()?;
    let arguments = op.body().block_args(op.body().block_of(op.id())?);
    let (variable, range) = if let Some(lp) = around.cast::<scf::ForOp>() {
        (arguments.first(), [lp.lower_bound(), lp.upper_bound(), lp.step()])
    } else {
        let lp = around.cast::<scf::ParallelOp>()?;
        (arguments.last(), [lp.lower_bound().last()?, lp.upper_bound().last()?, lp.step().last()?])
    };
    Some(Loop { variable: *variable?, range })
}

/// The size in bytes of the buffer of a store, if it is known.
fn size(store: StoreOp<'_>) -> Option<u64> {
    let ty = store.ty(store.memref());
    let elements = u64::try_from(ty.num_elements().filter(|_| ty.has_static_shape())?).ok()?;
    elements.checked_mul(element_bytes(ty)?)
}
