//! Canonicalization of `bufferization.dealloc`.

use std::collections::HashMap;

use mlir::effects::{affected, own_effects};
use mlir::hooks::CanonicalizationPatterns;
use mlir::opdef::EffectKind;
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Handle, Op, OpRef, OpView, Value};

use crate::arith::OrIOp;
use crate::matching::{build_constant, constant_integer};
use crate::memref::ExtractStridedMetadataOp;

use super::{DeallocOp, DeallocOpOptions};
use crate::rewriting::check;

impl CanonicalizationPatterns for DeallocOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(merge_memrefs);
        patterns.add(merge_retained);
        patterns.add(erase_empty);
        patterns.add(drop_never_freed);
        patterns.add(free_allocations);
        patterns.add(erase_unused_allocations);
    }
}

/// The memrefs that may be freed, each with its condition.
pub type Freed = Vec<(Value, Value)>;

/// What an operation may free.
pub fn freed(op: DeallocOp<'_>) -> Freed {
    op.memrefs().zip(op.conditions()).collect()
}

/// Sets the memrefs that may be freed.
///
/// # Errors
/// If nothing changes.
pub fn set_freed(rw: &mut PatternRewriter<'_>, op: Op, new: &Freed) -> Matched {
    let view = rw.view::<DeallocOp>(op)?;
    check(freed(view) != *new)?;
    let retained: Vec<Value> = view.retained().collect();
    let sizes = [new.len(), new.len(), retained.len()].map(|n| i32::try_from(n).unwrap_or(i32::MAX));
    let memrefs = new.iter().map(|&(memref, _)| memref);
    let operands: Vec<Value> =
        memrefs.chain(new.iter().map(|&(_, condition)| condition)).chain(retained).collect();
    let sizes = rw.cx().dense_array_attr::<i32>(&sizes);
    rw.body_mut().set_operands(op, &operands);
    rw.set_attr(op, DeallocOp::OPERAND_SEGMENT_SIZES_ATTR, Some(sizes));
    Ok(())
}

/// Lists each memref once, with the disjunction of its conditions.
fn merge_memrefs(op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let all = freed(op.view(rw));
    let mut places: HashMap<Value, usize> = HashMap::new();
    let mut merged: Freed = Vec::with_capacity(all.len());
    let loc = rw.body().loc(*op);
    for (memref, condition) in all {
        match places.get(&memref) {
            None => {
                places.insert(memref, merged.len());
                merged.push((memref, condition));
            }
            Some(&at) if merged[at].1 != condition => {
                merged[at].1 = OrIOp::build(rw, loc, merged[at].1, condition);
            }
            Some(_) => {}
        }
    }
    set_freed(rw, *op, &merged)
}

/// Lists each retained memref once.
fn merge_retained(op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let mut places: HashMap<Value, usize> = HashMap::new();
    let mut retained = Vec::new();
    let mut which = Vec::new();
    for memref in view.retained() {
        let at = *places.entry(memref).or_insert(retained.len());
        if at == retained.len() {
            retained.push(memref);
        }
        which.push(at);
    }
    check(retained.len() != which.len())?;
    let (memrefs, conditions): (Vec<Value>, Vec<Value>) = freed(view).into_iter().unzip();
    let loc = view.loc();
    let options = DeallocOpOptions { memrefs: &memrefs, conditions: &conditions, retained: &retained };
    let new = DeallocOp::build_with(rw, loc, options);
    let results: Vec<Value> = which.into_iter().map(|at| rw.body().result(*new, at)).collect();
    rw.replace_by_all(*op, &results)
}

/// If nothing is freed, the condition of every retained memref is false.
fn erase_empty(op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    check(op.view(rw).memrefs().len() == 0)?;
    let loc = rw.body().loc(*op);
    let no = rw.cx().bool_attr(false);
    let no = build_constant(rw, loc, no);
    let results = vec![no; rw.body().num_results(*op)];
    rw.replace_by_all(*op, &results)
}

/// Drops memrefs whose condition is false.
fn drop_never_freed(op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let never = |condition| constant_integer(view.op_ref(), condition) == Some(0);
    let kept = freed(view).into_iter().filter(|&(_, condition)| !never(condition)).collect();
    set_freed(rw, *op, &kept)
}

/// The operation that allocates a memref.
fn allocation(op: OpRef<'_>, memref: Value) -> Option<OpRef<'_>> {
    op.value(memref).defining_op().filter(|&made| affected(made, EffectKind::Allocate).contains(&memref))
}

/// Frees an allocated memref itself instead of the base buffer extracted from it.
fn free_allocations(op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let buffer = |value: Value| {
        let parts = view.op_ref().value(value).defined_by::<ExtractStridedMetadataOp>()?;
        let memref = parts.source();
        allocation(view.op_ref(), memref).map(|_| memref)
    };
    let new =
        freed(view).into_iter().map(|(memref, condition)| (buffer(memref).unwrap_or(memref), condition));
    let new = new.collect();
    set_freed(rw, *op, &new)
}

/// Erases allocations that are only freed.
fn erase_unused_allocations(op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let unused = |memref: Value| {
        let made = allocation(view.op_ref(), memref)?;
        let only_allocates = own_effects(made)?.iter().all(|effect| effect.kind == EffectKind::Allocate);
        (only_allocates && rw.body().has_one_use(memref)).then_some(made.id())
    };
    let mut kept = Vec::new();
    let mut gone = Vec::new();
    for (memref, condition) in freed(view) {
        match unused(memref) {
            Some(made) => gone.push(made),
            None => kept.push((memref, condition)),
        }
    }
    set_freed(rw, *op, &kept)?;
    gone.into_iter().for_each(|made| rw.erase_op(made));
    Ok(())
}
