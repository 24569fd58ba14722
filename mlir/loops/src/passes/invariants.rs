//! The `affine-loop-invariant-code-motion` pass: moves computations with the same result in each iteration before the
//! loop, including accesses of memory and whole loops.
//!
//! Unlike MLIR's pass, it does not move an operation that may have an effect, or be undefined, out of a loop that may
//! not run.

use std::collections::{HashMap, HashSet};

use dialects::affine::{AffineForOp, AffineIfOp, AffineParallelOp};
use dialects::memref::DeallocOp;
use mlir::effects::{is_memory_effect_free, is_speculatable};
use mlir::opdef::Traits;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Context, Handle, Op, OpRef, OpView, Value};

use super::records::AffineLoopInvariantCodeMotion;
use crate::analysis::Access;
use crate::analysis::memory::{Memory, allocates, is_local};
use crate::analysis::runs::certainly_runs;

impl RunPass for AffineLoopInvariantCodeMotion {
    fn run(&self, mut op: OpMut<'_>, _: &mut PassState) -> PassResult {
        let cx = op.cx();
        let body = op.body_mut();
        // Inner loops come first, so that an operation can leave several.
        let all = body.all_ops_post();
        let loops: Vec<Handle<AffineForOp<'static>>> = all
            .into_iter()
            .filter_map(|op| Some(OpRef::new(cx, body, op).cast::<AffineForOp>()?.handle()))
            .collect();
        for lp in loops {
            for op in invariants(cx, body, lp) {
                body.move_op_before(op, *lp);
            }
        }
        Ok(())
    }
}

/// The accesses of a loop to memory.
struct Uses {
    /// The number of accesses to each memory, and how many of them write.
    accesses: HashMap<Memory, (usize, usize)>,
    /// Whether all its effects are known: there are only affine accesses and allocations.
    known: bool,
}

impl Uses {
    fn of(lp: OpRef<'_>) -> Self {
        let mut memory = Uses { accesses: HashMap::new(), known: true };
        for id in lp.body().walk_pre(lp.id()).into_iter().filter(|&id| id != lp.id()) {
            let op = lp.sibling(id);
            match Access::of(op) {
                Some(access) => {
                    let (all, writes) = memory.accesses.entry(Memory::of(op, access.memref)).or_default();
                    *all += 1;
                    *writes += usize::from(access.is_write);
                }
                None => memory.known &= is_structure(op) || allocates(op) || is_memory_effect_free(op),
            }
        }
        memory
    }

    /// Whether no other access of the loop touches the same memory, unless both only read.
    fn allows(&self, access: &Access<'_>) -> bool {
        let own = Memory::of(access.op, access.memref);
        let same = self.accesses.iter().filter(|(memory, _)| memory.may_overlap(own));
        let (all, writes) =
            same.fold((0, 0), |(all, writes), (_, counted)| (all + counted.0, writes + counted.1));
        let known = self.known || is_private(access.op, access.memref);
        known && if access.is_write { all == 1 } else { writes == 0 }
    }
}

/// Whether only affine accesses reach the memory of a memref: it is allocated here, and nothing else uses it, except
/// to free it.
fn is_private(op: OpRef<'_>, memref: Value) -> bool {
    let accesses_or_frees = |user: OpRef<'_>| Access::of(user).is_some() || user.is::<DeallocOp>();
    op.value(memref).defining_op().is_some_and(allocates)
        && op.body().uses(memref).all(|u| accesses_or_frees(op.sibling(op.body().use_owner(u).0)))
}

fn is_structure(op: OpRef<'_>) -> bool {
    op.is::<AffineForOp>() || op.is::<AffineIfOp>() || op.is::<AffineParallelOp>()
}

/// The operations of a loop's body that can move before it, in order.
fn invariants(cx: &Context, body: &Body, lp: Handle<AffineForOp<'static>>) -> Vec<Op> {
    let view = lp.read(cx, body);
    let op = view.op_ref();
    let memory = Uses::of(op);
    let runs = certainly_runs(view);
    let mut moved: HashSet<Op> = HashSet::new();
    let mut order = Vec::new();
    let Some(entry) = op.body().entry_block(op.body().regions_of(op.id())[0]) else { return order };
    for id in op.body().ops(entry) {
        let candidate = op.sibling(id);
        // A value is available before the loop if its operation moves, or if it is defined outside.
        let available = |value: Value| {
            !body.is_defined_inside(op.id(), value)
                || body.is_defined_inside(id, value)
                || body.defining_op(value).is_some_and(|def| moved.contains(&def))
        };
        let may_move = |inner: Op| {
            let inner = candidate.sibling(inner);
            let harmless = match Access::of(inner) {
                Some(access) => runs && memory.allows(&access) && !is_local(inner, op.id(), access.memref),
                None if is_structure(inner) => true,
                None => is_memory_effect_free(inner) && (runs || is_speculatable(inner)),
            };
            harmless && inner.operands().all(available)
        };
        let movable = !candidate.has_trait(Traits::TERMINATOR) && body.walk_pre(id).into_iter().all(may_move);
        if movable {
            moved.insert(id);
            order.push(id);
        }
    }
    order
}
