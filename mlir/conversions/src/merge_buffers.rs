//! Merges the buffers of a function into one allocation, in which buffers share memory that are not needed at the same
//! time.
//!
//! A buffer takes part if it has a static shape and is allocated and freed once in one block: that of the function, or
//! of a loop or choice of `scf` in it. So the buffers of an iteration are those of the one before. Memory is assigned in
//! the order of the program: an allocation takes the smallest free piece that is large enough, and a freed piece joins
//! its free neighbours (best fit with coalescing; Knuth, The Art of Computer Programming, volume 1, 2.5).
//!
//! The buffers of the iterations that threads share (`omp.wsloop`) become one allocation for each thread, before its first
//! iteration.
//!
//! ```mlir
//! %a = memref.alloc() : memref<4xf64>      %arena = memref.alloc() {alignment = 64 : i64} : memref<64xi8>
//! "use"(%a) : (memref<4xf64>) -> ()        %a = memref.view %arena[%c0][] : memref<64xi8> to memref<4xf64>
//! memref.dealloc %a : memref<4xf64>        "use"(%a) : (memref<4xf64>) -> ()
//! %b = memref.alloc() : memref<8xf64>      %b = memref.view %arena[%c0][] : memref<64xi8> to memref<8xf64>
//! "use"(%b) : (memref<8xf64>) -> ()        "use"(%b) : (memref<8xf64>) -> ()
//! memref.dealloc %b : memref<8xf64>        memref.dealloc %arena : memref<64xi8>
//! ```

use dialects::memref::{AllocOp, DeallocOp, ViewOp};
use dialects::{omp, scf};
use mlir::{Block, Body, Builder, Context, Diag, Handle, Op, OpRef, OpView, Type, TypeRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::arena::Arena;
use crate::constants::index_constant;

/// The alignment of every buffer: a cache line, which is enough for any vector instruction.
const ALIGNMENT: i64 = 64;

/// Merges the buffers of every function of a module, given its body.
///
/// # Errors
/// Never; the signature is that of a pass.
pub(crate) fn run(cx: &Context, module: &mut Body) -> Result<(), Vec<Diag>> {
    let functions: Vec<Op> = module.roots().iter().flat_map(|&r| module.region_ops(r)).collect();
    for op in functions {
        let Some(mut body) = module.take_nested(op) else { continue };
        let blocks: Vec<Block> = body.roots().iter().flat_map(|&region| body.blocks(region)).collect();
        if let &[block] = blocks.as_slice() {
            merge(cx, &mut body, block);
        }
        for op in body.all_ops_pre() {
            if let Some(lp) = OpRef::new(cx, &body, op).cast::<omp::WsloopOp>() {
                let lp = lp.handle();
                merge_in_iterations(cx, &mut body, lp);
            }
        }
        module.put_nested(op, body);
    }
    Ok(())
}

/// A buffer that takes part.
struct Buffer {
    alloc: Op,
    dealloc: Op,
    ty: Type,
    /// The offset in the arena, in bytes.
    offset: i64,
}

/// Merges the buffers of a block.
fn merge(cx: &Context, body: &mut Body, block: Block) {
    let Some(found) = Merged::of(cx, body, block, body.all_ops_pre()) else { return };
    if found.is_repeated || found.buffers.len() > 1 {
        let around = |op| body.ancestor_in_block(block, op).unwrap_or(op);
        let ends = (around(found.buffers[0].alloc), around(found.last));
        replace(cx, body, &found, ends);
    }
}

/// Merges the buffers of the iterations of a loop. Their memory is allocated before the loop and freed after it, by each
/// thread.
fn merge_in_iterations(cx: &Context, body: &mut Body, lp: Handle<omp::WsloopOp<'static>>) {
    let view = lp.read(cx, body);
    let nest = view.region().entry().and_then(|block| block.ops().next()?.cast::<omp::LoopNestOp>());
    let block = nest.and_then(|nest| nest.region().entry().map(|block| block.id()));
    let Some(found) = block.and_then(|block| Merged::of(cx, body, block, body.walk_pre(*lp))) else { return };
    // The threads need not wait for each other before they free their memory if they do at the end of the team.
    let next = body.next_op(*lp);
    if next.is_some_and(|next| OpRef::new(cx, body, next).is::<omp::TerminatorOp>()) {
        omp::WsloopOp::set_nowait_attr(&mut Builder::new(cx, body), lp, Some(cx.unit_attr()));
    }
    replace(cx, body, &found, (*lp, *lp));
}

/// The buffers that take part in a block, and where they are in one allocation.
struct Merged {
    /// At least one.
    buffers: Vec<Buffer>,
    /// The last operation that frees one.
    last: Op,
    /// Whether a buffer is allocated by a loop or choice in the block.
    is_repeated: bool,
    /// The size of the allocation, in bytes.
    size: i64,
}

impl Merged {
    /// The buffers of a block, which is in `ops`; `None` if there are none, or if they are too large.
    fn of(cx: &Context, body: &Body, block: Block, ops: Vec<Op>) -> Option<Self> {
        let mut arena = Arena::default();
        let mut buffers: Vec<Buffer> = Vec::new();
        let mut ends: FxHashMap<Op, usize> = FxHashMap::default();
        let mut last = None;
        let mut is_repeated = false;
        for op in inside(cx, body, block, ops) {
            let view = OpRef::new(cx, body, op);
            if let Some((dealloc, size)) = candidate(view) {
                let offset = arena.take(size)?;
                is_repeated |= body.block_of(op) != Some(block);
                ends.insert(dealloc, buffers.len());
                buffers.push(Buffer { alloc: op, dealloc, ty: body.ty(body.result(op, 0)), offset });
            } else if let Some(&at) = ends.get(&op) {
                arena.give_back(buffers[at].offset);
                last = Some(op);
            }
        }
        Some(Merged { buffers, last: last?, is_repeated, size: arena.size })
    }
}

/// The operations of a block, and of the loops and choices in it, in the order of the program.
fn inside(cx: &Context, body: &Body, block: Block, ops: Vec<Op>) -> Vec<Op> {
    let mut inside = FxHashSet::default();
    inside.insert(block);
    let mut found = Vec::new();
    for op in ops {
        if !body.block_of(op).is_some_and(|block| inside.contains(&block)) {
            continue;
        }
        found.push(op);
        let view = OpRef::new(cx, body, op);
        if view.is::<scf::ForOp>() || view.is::<scf::IfOp>() || view.is::<scf::WhileOp>() {
            inside.extend(body.regions_of(op).iter().flat_map(|&region| body.blocks(region)));
        }
    }
    found
}

/// The only operation that frees a buffer, and the buffer's size in bytes, if the buffer takes part.
fn candidate(op: OpRef<'_>) -> Option<(Op, i64)> {
    let alloc = op.cast::<AllocOp>()?;
    let body = op.body();
    let ty = op.ty(alloc.memref());
    let is_plain = alloc.alignment().is_none_or(|alignment| alignment <= ALIGNMENT)
        && ty.has_static_shape()
        && ty.id() == op.cx().memref_ty(ty.shape()?, ty.element_type().id());
    let elements = ty.num_elements().filter(|_| is_plain)?;
    let mut frees = body.users(alloc.memref()).filter(|&user| op.sibling(user).is::<DeallocOp>());
    let dealloc = frees.next().filter(|_| frees.next().is_none())?;
    if body.block_of(dealloc) != body.block_of(op.id()) {
        return None;
    }
    let size = u64::try_from(elements).ok()?.checked_mul(element_bytes(ty)?)?.max(1);
    Some((dealloc, i64::try_from(size.checked_next_multiple_of(ALIGNMENT as u64)?).ok()?))
}

/// How many bytes an element of a memref takes at most: LLVM stores an integer of 33 bits in eight.
pub(crate) fn element_bytes(memref: TypeRef<'_>) -> Option<u64> {
    Some(u64::from(memref.element_type().bit_width()?.div_ceil(8)).next_power_of_two())
}

/// Allocates the arena before an operation and frees it after another.
fn replace(cx: &Context, body: &mut Body, merged: &Merged, (first, last): (Op, Op)) {
    let buffers = &merged.buffers;
    let loc = body.loc(first);
    let mut b = Builder::before(cx, body, first);
    let ty = cx.memref_ty(&[merged.size], cx.int_ty(8));
    let options = dialects::memref::AllocOpOptions { alignment: Some(ALIGNMENT), ..Default::default() };
    let arena = AllocOp::build_with(&mut b, loc, ty, options);
    let anchor = b.body().defining_op(arena).unwrap_or(first);
    let mut offsets: FxHashMap<i64, Value> = FxHashMap::default();
    for buffer in buffers {
        let place = *offsets.entry(buffer.offset).or_insert_with(|| {
            b.set_before(anchor);
            index_constant(&mut b, loc, buffer.offset)
        });
        b.set_before(buffer.alloc);
        let loc = b.body().loc(buffer.alloc);
        let view = ViewOp::build(&mut b, loc, buffer.ty, arena, place, &[]);
        let old = b.body().result(buffer.alloc, 0);
        b.replace_all_uses(old, view);
        b.erase_op(buffer.alloc);
    }
    let loc = b.body().loc(last);
    b.set_after(last);
    DeallocOp::build(&mut b, loc, arena);
    for buffer in buffers {
        b.erase_op(buffer.dealloc);
    }
}
