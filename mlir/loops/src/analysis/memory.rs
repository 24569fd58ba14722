//! The memory that a value refers to, and the effects of operations on it.

use dialects::affine::{AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp};
use dialects::memref::GetGlobalOp;
use mlir::effects::own_effects;
use mlir::interfaces::{CallOpInterface, ViewLikeOpInterface};
use mlir::opdef::{Effect, EffectKind, EffectOn};
use mlir::{Attr, Block, Op, OpRef, Value, ValueDef};

/// How many nested views are looked through. Only a cycle, which unreachable code may contain, is longer.
const MAX_VIEWS: usize = 100_000;

/// The memory that a memref refers to. Memory that comes from outside a function, through arguments and from calls, is
/// assumed to be separate, as everywhere in the affine dialect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Memory {
    /// The memory of this memref: an allocation, an argument or the result of a call.
    Of(Value),
    /// A global of this name.
    Global(Attr),
    /// Any memory: the memref was selected from several, or its origin is unknown.
    Any,
}

impl Memory {
    /// The memory that a memref refers to.
    pub fn of(op: OpRef<'_>, memref: Value) -> Self {
        let root = root(op, memref);
        let value = op.value(root);
        if let Some(global) = value.defined_by::<GetGlobalOp>() {
            return Memory::Global(global.name_attr().id());
        }
        let is_own = match op.body().def(root) {
            ValueDef::Argument { block, .. } => is_entry(op, block),
            _ => value
                .defining_op()
                .is_some_and(|def| allocates(def) || def.interface::<CallOpInterface>().is_some()),
        };
        if is_own { Memory::Of(root) } else { Memory::Any }
    }

    /// Whether this memory and another may be the same.
    pub fn may_overlap(self, other: Memory) -> bool {
        self == other || self == Memory::Any || other == Memory::Any
    }
}

/// The memref of which a value is a view; the value itself if it is no view.
pub(crate) fn root(op: OpRef<'_>, value: Value) -> Value {
    let mut at = value;
    for _ in 0..MAX_VIEWS {
        let def = op.value(at).defining_op();
        let Some((def, view)) = def.and_then(|d| Some((d, d.interface::<ViewLikeOpInterface>()?))) else {
            break;
        };
        at = (view.view_source)(def);
    }
    at
}

/// Whether an operation of the affine dialect only controls which others run, or returns a region's results.
pub fn is_structure(op: OpRef<'_>) -> bool {
    op.is::<AffineForOp>() || op.is::<AffineIfOp>() || op.is::<AffineParallelOp>() || op.is::<AffineYieldOp>()
}

/// Whether an operation's only effect is to allocate its results.
pub fn allocates(op: OpRef<'_>) -> bool {
    let allocation = |e: &Effect| e.kind == EffectKind::Allocate && matches!(e.on, EffectOn::Result(_));
    op.num_regions() == 0
        && own_effects(op).is_some_and(|list| !list.is_empty() && list.iter().all(allocation))
}

/// Whether a value is a number, which refers to no memory.
pub fn is_number(op: OpRef<'_>, value: Value) -> bool {
    let ty = op.ty(value);
    ty.is_float() || ty.is_integer_type() || ty.is_index()
}

/// Whether two memrefs may share memory. Arguments of a function may; a fresh allocation shares none with other
/// allocations, arguments or globals.
pub fn may_alias(op: OpRef<'_>, a: Value, b: Value) -> bool {
    let a = root(op, a);
    let b = root(op, b);
    let fresh = |v: Value| op.value(v).defining_op().is_some_and(allocates);
    let outer = |v: Value| match op.body().def(v) {
        ValueDef::Argument { block, .. } => is_entry(op, block),
        _ => op.value(v).defined_by::<GetGlobalOp>().is_some(),
    };
    a == b || !((fresh(a) && (fresh(b) || outer(b))) || (fresh(b) && outer(a)))
}

/// Whether a block is the entry of a body: its arguments are those of a function.
fn is_entry(op: OpRef<'_>, block: Block) -> bool {
    let body = op.body();
    let region = body.region_of(block).filter(|&r| body.region_parent(r).is_none());
    region.is_some_and(|r| body.entry_block(r) == Some(block))
}

/// Whether an operation itself may have an effect of a kind on a memref. Freeing memory counts as every kind.
pub fn may_affect(op: OpRef<'_>, kind: EffectKind, memref: Value) -> bool {
    let Some(effects) = own_effects(op) else { return true };
    effects.iter().filter(|e| e.kind == kind || e.kind == EffectKind::Free).any(|e| match e.on {
        EffectOn::Operand(group) => {
            let mut on = op.operand_group(usize::from(group)).map(|i| op.operand(i));
            on.any(|v| !is_number(op, v) && may_alias(op, v, memref))
        }
        EffectOn::Result(_) | EffectOn::Anything => true,
        EffectOn::Resource(_) => false,
    })
}

/// Whether a value is memory allocated inside an operation, or a view of it.
pub fn is_local(op: OpRef<'_>, inside: Op, value: Value) -> bool {
    let root = root(op, value);
    let def = op.value(root).defining_op();
    def.is_some_and(|d| d.id() != inside && allocates(d) && op.body().is_defined_inside(inside, root))
}
