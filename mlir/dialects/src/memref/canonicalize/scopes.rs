//! Patterns of `memref.alloca_scope`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::opdef::{Effects, Traits};
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, IrMapping, Op, OpRef, Region, Value};

use super::super::{AllocaOp, AllocaScopeOp};
use super::{Matched, check};

impl CanonicalizationPatterns for AllocaScopeOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(inline_scope);
        patterns.add(hoist_allocations);
    }
}

/// Whether an operation may allocate memory that the enclosing scope frees.
fn may_allocate(op: OpRef<'_>) -> bool {
    if op.has_trait(Traits::RECURSIVE_MEMORY_EFFECTS) {
        return false;
    }
    match op.def().map(|def| def.effects) {
        Some(Effects::Known(_) | Effects::Recursive(_)) => op.is::<AllocaOp>(),
        _ => op.interface::<mlir::interfaces::MemoryEffectOpInterface>().is_none(),
    }
}

/// Whether an operation inside a scope, but not in a nested one, may allocate.
fn holds_allocation(scope: OpRef<'_>) -> bool {
    let body = scope.body();
    let inside =
        |op: OpRef<'_>| body.regions_of(op.id()).iter().flat_map(|&r| body.region_ops(r)).collect::<Vec<_>>();
    let mut pending = inside(scope);
    while let Some(op) = pending.pop() {
        let op = scope.sibling(op);
        if may_allocate(op) {
            return true;
        }
        if !op.has_trait(Traits::AUTOMATIC_ALLOCATION_SCOPE) {
            pending.extend(inside(op));
        }
    }
    false
}

/// Whether only a terminator follows an operation, in a region with a single block.
fn is_last(op: OpRef<'_>) -> bool {
    let body = op.body();
    let Some(block) = body.block_of(op.id()) else { return false };
    let region = body.region_of(block);
    let single = region.is_some_and(|region| body.blocks(region).take(2).count() == 1);
    let next = body.next_op(op.id()).filter(|&next| Some(next) == body.last_op(block));
    let may_terminate =
        |next: Op| op.sibling(next).def().is_none_or(|def| def.traits.contains(Traits::TERMINATOR));
    single && next.is_some_and(may_terminate)
}

/// Whether the parent operation is itself a scope. A body does not know its own operation; a body with terminators
/// belongs to a function, and thus to a scope.
fn is_in_scope(op: OpRef<'_>) -> bool {
    op.parent_op().is_none_or(|around| around.has_trait(Traits::AUTOMATIC_ALLOCATION_SCOPE))
}

/// Replaces a scope by its operations.
fn inline_scope(op: Handle<AllocaScopeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let scope = rw.op(*op);
    if holds_allocation(scope) {
        check(is_in_scope(scope) && is_last(scope))?;
    }
    let block = scope.region(0).entry().map(|b| b.id()).ok_or(NoMatch)?;
    let terminator = rw.body().last_op(block).ok_or(NoMatch)?;
    let values: Vec<Value> = rw.body().operands(terminator).collect();
    check(values.len() == rw.body().num_results(*op))?;
    let inner: Vec<Op> = rw.body().ops(block).filter(|&inner| inner != terminator).collect();
    for inner in inner {
        rw.move_op_before(inner, *op);
    }
    rw.replace_by_all(*op, &values)
}

/// The outermost operation around a scope that is itself last in an enclosing scope, and the region of that operation
/// that contains the scope.
fn outermost_without_scope(scope: OpRef<'_>) -> Option<(Op, Region)> {
    let mut inner = scope;
    let mut region = scope.block()?.region()?.id();
    while !is_in_scope(inner) && is_last(inner) {
        let around = inner.parent_op()?;
        region = inner.block()?.region()?.id();
        inner = around;
    }
    let found = inner.id() != scope.id() && is_in_scope(inner) && is_last(inner);
    found.then_some((inner.id(), region))
}

/// Moves allocations that depend on nothing inside the outermost such operation in front of it.
fn hoist_allocations(op: Handle<AllocaScopeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let scope = rw.op(*op);
    let (around, region) = outermost_without_scope(scope).ok_or(NoMatch)?;
    let body = rw.body();
    let can_move = |&inner: &Op| {
        rw.op(inner).is::<AllocaOp>()
            && !body.operands(inner).any(|value| body.is_defined_in_region(region, value))
    };
    let moved: Vec<Op> = body.walk_post(*op).into_iter().filter(can_move).collect();
    check(!moved.is_empty())?;
    rw.set_before(around);
    for inner in moved {
        hoist(rw, inner);
    }
    Ok(())
}

/// Replaces an allocation by a copy at the insertion point.
fn hoist(rw: &mut PatternRewriter<'_>, op: Op) {
    let cx = rw.cx();
    let copy = rw.body_mut().duplicate_op(cx, op, &mut IrMapping::default());
    rw.insert(copy);
    let values: Vec<Value> = rw.body().results(copy).collect();
    rw.replace_op(op, &values);
}
