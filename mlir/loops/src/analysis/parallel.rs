//! Loops whose iterations may run in any order.

use dialects::affine::{AffineForOp, AtomicRMWKind};
use dialects::arith;
use mlir::effects::is_memory_effect_free;
use mlir::opdef::OpDef;
use mlir::{Op, OpRef, OpType as _, OpView, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::access::Access;
use super::dependence::may_depend_within;
use super::memory::{Memory, allocates, is_local, is_structure};
use super::private::PrivateBuffer;
use super::space::enclosing;
use super::system::Budget;

/// How many pairs of accesses are compared for one loop.
const MAX_PAIRS: usize = 50_000;

/// How much the comparisons for one loop may cost.
const MAX_COST: u64 = 20_000_000;

/// A value that a loop carries and only combines with others by an associative operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reduction {
    /// The kind of the operation.
    pub kind: AtomicRMWKind,
    /// The contribution of each iteration.
    pub value: Value,
    /// The operation.
    pub combiner: Op,
}

/// The operations of `arith` that combine values as `affine.parallel` does. Its kinds for the least and greatest integers
/// need types with a sign, which `arith` does not have.
const KINDS: [(&OpDef, AtomicRMWKind); 8] = [
    (arith::AddFOp::DEF, AtomicRMWKind::Addf),
    (arith::MulFOp::DEF, AtomicRMWKind::Mulf),
    (arith::AddIOp::DEF, AtomicRMWKind::Addi),
    (arith::AndIOp::DEF, AtomicRMWKind::Andi),
    (arith::OrIOp::DEF, AtomicRMWKind::Ori),
    (arith::MulIOp::DEF, AtomicRMWKind::Muli),
    (arith::MinimumFOp::DEF, AtomicRMWKind::Minimumf),
    (arith::MaximumFOp::DEF, AtomicRMWKind::Maximumf),
];

/// The kind of an operation in a list.
fn kind_among(op: OpRef<'_>, kinds: &[(&OpDef, AtomicRMWKind)]) -> Option<AtomicRMWKind> {
    let def = op.def()?;
    kinds.iter().find(|(of, _)| std::ptr::eq(*of, def)).map(|&(_, kind)| kind)
}

/// The reductions that a loop carries and `affine.parallel` has; `None` if it carries anything else.
pub fn reductions(lp: AffineForOp<'_>) -> Option<Vec<Reduction>> {
    reductions_with(lp, &[])
}

/// The reductions that a loop carries, also by operations of a list; `None` if it carries anything else.
pub(crate) fn reductions_with(
    lp: AffineForOp<'_>,
    others: &[(&OpDef, AtomicRMWKind)],
) -> Option<Vec<Reduction>> {
    let kind = |op: OpRef<'_>| kind_among(op, &KINDS).or_else(|| kind_among(op, others));
    let op = lp.op_ref();
    let carried = lp.region_iter_args();
    carried
        .into_iter()
        .zip(lp.yielded_values())
        .map(|(carried, yielded)| reduction(op, carried, yielded, kind))
        .collect()
}

fn reduction(
    lp: OpRef<'_>,
    carried: Value,
    yielded: Value,
    kind: impl Fn(OpRef<'_>) -> Option<AtomicRMWKind>,
) -> Option<Reduction> {
    let body = lp.body();
    let combiner = lp.value(yielded).defining_op()?;
    let here = body.parent_op(combiner.id()) == Some(lp.id());
    if !here || combiner.num_operands() != 2 || !body.has_one_use(carried) || !body.has_one_use(yielded) {
        return None;
    }
    let a = combiner.operand(0);
    let b = combiner.operand(1);
    let value = if a == carried {
        b
    } else if b == carried {
        a
    } else {
        return None;
    };
    Some(Reduction { kind: kind(combiner)?, value, combiner: combiner.id() })
}

/// The accesses inside a loop to memory from outside it. `None` if there are other effects.
pub fn shared_accesses(lp: AffineForOp<'_>) -> Option<Vec<Access<'_>>> {
    let op = lp.op_ref();
    let mut accesses = Vec::new();
    for id in op.body().walk_pre(op.id()).into_iter().filter(|&id| id != op.id()) {
        let inner = op.sibling(id);
        if let Some(access) = Access::of(inner) {
            if !is_local(op, op.id(), access.memref) {
                accesses.push(access);
            }
            continue;
        }
        if !is_structure(inner) && !allocates(inner) && !is_memory_effect_free(inner) {
            return None;
        }
    }
    Some(accesses)
}

/// Whether no iteration of a loop depends on another through memory.
pub fn is_memory_parallel(lp: AffineForOp<'_>) -> bool {
    is_memory_parallel_but_for(lp, &[])
}

/// Whether no iteration of a loop depends on another through memory if each has its own of the given buffers.
pub fn is_memory_parallel_but_for(lp: AffineForOp<'_>, private: &[PrivateBuffer]) -> bool {
    let Some(mut accesses) = shared_accesses(lp) else { return false };
    let private: FxHashSet<Value> = private.iter().map(|buffer| buffer.memref).collect();
    accesses.retain(|access| !private.contains(&access.memref));
    let op = lp.op_ref();
    let around = enclosing(op);
    let depth = around.iter().map(|e| e.induction_variables().len()).sum::<usize>() + 1;
    // Accesses to different memory are independent.
    let mut memory: FxHashMap<Memory, Vec<Access<'_>>> = FxHashMap::default();
    let places: Vec<Memory> = accesses.iter().map(|access| Memory::of(op, access.memref)).collect();
    let is_mixed = places.contains(&Memory::Any);
    for (access, place) in accesses.into_iter().zip(places) {
        memory.entry(if is_mixed { Memory::Any } else { place }).or_default().push(access);
    }
    let pairs = memory.values().map(|list| {
        let writes = list.iter().filter(|a| a.is_write).count();
        writes.saturating_mul(list.len())
    });
    let mut budget = Budget::new(MAX_COST);
    pairs.fold(0, usize::saturating_add) <= MAX_PAIRS
        && memory.values().all(|list| {
            let pairs = list.iter().flat_map(|a| list.iter().map(move |b| (a, b)));
            let mut written = pairs.filter(|(a, b)| a.is_write || b.is_write);
            written.all(|(a, b)| a.memref == b.memref && !may_depend_within(&mut budget, a, b, depth))
        })
}
