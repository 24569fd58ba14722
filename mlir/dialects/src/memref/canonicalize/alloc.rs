//! Patterns of allocations, copies and views: known sizes, and operations without a use.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, Op, OpView, TypeRef, Value};

use crate::offsets_sizes_strides::known_extents;

use super::super::layout::{is_identity, layout, with_shape};
use super::super::{
    AllocOp, AllocOpOptions, AllocaOp, AllocaOpOptions, CastOp, CopyOp, DeallocOp, ReallocOp, StoreOp, ViewOp,
};
use super::{Matched, check, replace_by_cast};

impl CanonicalizationPatterns for AllocOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(Self::NAME, allocate_known_sizes);
        patterns.add_fn(Self::NAME, erase_dead_allocation);
    }
}

impl CanonicalizationPatterns for AllocaOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(Self::NAME, allocate_known_sizes);
        patterns.add_fn(Self::NAME, erase_dead_allocation);
    }
}

impl CanonicalizationPatterns for ReallocOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(Self::NAME, erase_dead_allocation);
    }
}

/// `alloc(%c4) : memref<?xf32> -> cast(alloc() : memref<4xf32>)`
fn allocate_known_sizes(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = rw.op(op);
    let ty = view.ty(view.result(0));
    let shape = ty.shape().ok_or(NoMatch)?;
    let (extents, sizes) = known_extents(view, shape, view.operands_of(0)).ok_or(NoMatch)?;
    let symbols: Vec<Value> = view.operands_of(1).collect();
    let alignment = view.inherent(0).and_then(|alignment| alignment.as_int());
    let on_stack = view.is::<AllocaOp>();
    let loc = view.loc();
    let ty = with_shape(ty, &extents, layout(ty));
    let new = if on_stack {
        let options = AllocaOpOptions { dynamic_sizes: &sizes, symbol_operands: &symbols, alignment };
        AllocaOp::build_with(rw, loc, ty, options)
    } else {
        let options = AllocOpOptions { dynamic_sizes: &sizes, symbol_operands: &symbols, alignment };
        AllocOp::build_with(rw, loc, ty, options)
    };
    replace_by_cast(rw, op, new)
}

/// Erases memory that is only stored to and freed.
fn erase_dead_allocation(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let memory = rw.body().result(op, 0);
    for user in rw.body().users(memory) {
        let user = rw.op(user);
        check(match user.cast::<StoreOp>() {
            Some(store) => store.value() != memory,
            None => user.is::<DeallocOp>(),
        })?;
    }
    // One operation may use the memory several times, so erasing it can remove several uses.
    loop {
        let Some(user) = rw.body().users(memory).next() else { break };
        rw.erase_op(user);
    }
    rw.erase_op(op);
    Ok(())
}

impl CanonicalizationPatterns for CopyOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(erase_idle_copy);
    }
}

fn erase_idle_copy(op: Handle<CopyOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let copy = op.view(rw);
    let view = copy.op_ref();
    let is_empty = |ty: TypeRef<'_>| ty.shape().is_some_and(|shape| shape.contains(&0));
    let idle = copy.source() == copy.target()
        || is_empty(view.ty(copy.source()))
        || is_empty(view.ty(copy.target()));
    check(idle)?;
    rw.erase_op(*op);
    Ok(())
}

impl CanonicalizationPatterns for ViewOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(view_known_sizes);
        patterns.add(view_of_cast);
    }
}

/// `view[%c4] : memref<?xf32> -> cast(view[] : memref<4xf32>)`
fn view_known_sizes(op: Handle<ViewOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let ty = view.ty(view.op_ref().result(0));
    let shape = ty.shape().ok_or(NoMatch)?;
    let (extents, sizes) = known_extents(view.op_ref(), shape, view.sizes()).ok_or(NoMatch)?;
    let loc = view.loc();
    let source = view.source();
    let shift = view.byte_shift();
    let ty = with_shape(ty, &extents, layout(ty));
    let new = ViewOp::build(rw, loc, ty, source, shift, &sizes);
    replace_by_cast(rw, *op, new)
}

/// `view(cast(x)) -> view(x)`, if `x` has no layout.
fn view_of_cast(op: Handle<ViewOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let buffer = rw.defining::<CastOp>(view.source())?.source();
    check(is_identity(view.ty(buffer)))?;
    let sizes: Vec<Value> = view.sizes().collect();
    let loc = view.loc();
    let shift = view.byte_shift();
    let ty = view.ty(view.result(0)).id();
    let new = ViewOp::build(rw, loc, ty, buffer, shift, &sizes);
    rw.replace_by(*op, new)
}
