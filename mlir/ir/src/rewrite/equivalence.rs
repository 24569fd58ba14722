//! Equivalence of operations and of blocks.
//!
//! Operations are equivalent if everything except their locations is equal: names, attributes, types, operands (in any
//! order if commutative), and the contents of their regions.

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;

use crate::definitions::op::Traits;
use crate::ir::body::Body;
use crate::ir::entities::{Block, Region, Value};
use crate::ir::view::OpRef;
use crate::values::context::Context;
use crate::values::ids::Type;

/// A hash of what [`equivalent`] compares, without the contents of regions.
pub fn structural_hash(op: OpRef<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    hash_without_operands(op, &mut hasher);
    let mut operands: SmallVec<[usize; 4]> = op.operands().map(Value::index).collect();
    if op.has_trait(Traits::COMMUTATIVE) {
        operands.sort_unstable();
    }
    operands.hash(&mut hasher);
    hasher.finish()
}

fn hash_without_operands(op: OpRef<'_>, hasher: &mut FxHasher) {
    let body = op.body();
    op.op_name().hash(hasher);
    body.inherent(op.id()).hash(hasher);
    body.discardable(op.id()).hash(hasher);
    for ty in op.result_types() {
        ty.hash(hasher);
    }
    op.num_operands().hash(hasher);
}

/// True if two operations of one body compute the same.
///
/// Operations with successors, isolated operations, and operations with multi-block regions are equivalent to no
/// other.
pub fn equivalent(a: OpRef<'_>, b: OpRef<'_>) -> bool {
    a.successors().len() == 0 && equivalent_ops(a, b, &mut FxHashMap::default())
}

fn equivalent_ops(a: OpRef<'_>, b: OpRef<'_>, map: &mut FxHashMap<Value, Value>) -> bool {
    let x = a.body();
    let y = b.body();
    if !alike(a, b) || x.nested(a.id()).is_some() || y.nested(b.id()).is_some() {
        return false;
    }
    let mut left: SmallVec<[Value; 4]> = a.operands().map(|v| map.get(&v).copied().unwrap_or(v)).collect();
    let mut right: SmallVec<[Value; 4]> = b.operands().collect();
    if a.has_trait(Traits::COMMUTATIVE) {
        left.sort_unstable();
        right.sort_unstable();
    }
    let regions = x.regions_of(a.id()).iter().zip(y.regions_of(b.id()));
    let same = left == right && regions.into_iter().all(|(&r, &s)| equivalent_regions(a, r, b, s, map));
    if same {
        map.extend(a.results().zip(b.results()));
    }
    same
}

fn equivalent_regions(
    a: OpRef<'_>,
    r: Region,
    b: OpRef<'_>,
    s: Region,
    map: &mut FxHashMap<Value, Value>,
) -> bool {
    let x = a.body();
    let y = b.body();
    match (x.entry_block(r), y.entry_block(s)) {
        (None, None) => true,
        (Some(first), Some(second)) => {
            x.last_block(r) == Some(first)
                && y.last_block(s) == Some(second)
                && equivalent_contents(a.cx(), x, first, y, second, map)
        }
        _ => false,
    }
}

fn equivalent_contents(
    cx: &Context,
    x: &Body,
    first: Block,
    y: &Body,
    second: Block,
    map: &mut FxHashMap<Value, Value>,
) -> bool {
    let types = |body: &Body, block| -> SmallVec<[Type; 4]> {
        body.block_args(block).iter().map(|&v| body.ty(v)).collect()
    };
    if types(x, first) != types(y, second) {
        return false;
    }
    map.extend(x.block_args(first).iter().copied().zip(y.block_args(second).iter().copied()));
    let mut left = x.ops(first);
    let mut right = y.ops(second);
    loop {
        match (left.next(), right.next()) {
            (None, None) => return true,
            (Some(l), Some(r)) if equivalent_ops(OpRef::new(cx, x, l), OpRef::new(cx, y, r), map) => {}
            _ => return false,
        }
    }
}

/// A hash of what [`alike`] compares in the operations of a block, and of the block's successors.
pub fn hash_alike(cx: &Context, body: &Body, block: Block) -> u64 {
    let mut hasher = FxHasher::default();
    for &arg in body.block_args(block) {
        body.ty(arg).hash(&mut hasher);
    }
    for op in body.ops(block) {
        hash_without_operands(OpRef::new(cx, body, op), &mut hasher);
        for successor in body.successors(op) {
            successor.hash(&mut hasher);
        }
    }
    hasher.finish()
}

/// True if two operations without regions are equal except for their operands.
pub fn alike(a: OpRef<'_>, b: OpRef<'_>) -> bool {
    let x = a.body();
    let y = b.body();
    a.op_name() == b.op_name()
        && x.inherent(a.id()) == y.inherent(b.id())
        && x.discardable(a.id()) == y.discardable(b.id())
        && a.num_operands() == b.num_operands()
        && a.result_types().eq(b.result_types())
        && a.successors().eq(b.successors())
        && a.num_regions() == b.num_regions()
}
