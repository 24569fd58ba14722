//! `buffer-deallocation-simplification`: `bufferization.dealloc` compares fewer addresses, where it is known which
//! buffers are the same memory.

use dialects::arith::OrIOp;
use dialects::bufferization::clones::viewed;
use dialects::bufferization::dealloc::{Freed, freed, set_freed};
use dialects::bufferization::{DeallocOp, DeallocOpOptions};
use dialects::matching::{build_constant, constant_integer};
use dialects::memref::ExtractStridedMetadataOp;
use mlir::effects::affected;
use mlir::hooks::CanonicalizationPatterns;
use mlir::opdef::EffectKind;
use mlir::rewrite::greedy::apply_to_region;
use mlir::rewrite::{
    FrozenPatternSet, GreedyConfig, Matched, NoMatch, PatternRewriter, PatternSet, SimplifyLevel,
};
use mlir::{Body, Context, Handle, Loc, OpRef, OpView, Value, ValueDef};
use rustc_hash::FxHashSet;
use std::sync::Arc;

use super::flow::Flow;

/// Simplifies the deallocations of a function; does nothing for a body of several functions.
pub(crate) fn run(cx: &Context, body: &mut Body) {
    if body.all_ops_pre().into_iter().any(|op| body.nested(op).is_some()) {
        return;
    }
    let flow = Arc::new(Flow::new(cx, body));
    let mut set = PatternSet::new();
    let with_flow = |pattern: fn(&Flow, Handle<DeallocOp>, &mut PatternRewriter<'_>) -> Matched| {
        let flow = Arc::clone(&flow);
        move |op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>| pattern(&flow, op, rw)
    };
    set.add(with_flow(drop_retained_memrefs));
    set.add(with_flow(drop_other_retained));
    set.add(with_flow(split));
    set.add(with_flow(drop_owned_retained));
    DeallocOp::canonicalization_patterns(&mut set);
    let patterns = FrozenPatternSet::new(cx, set);
    let config = GreedyConfig { simplify_regions: SimplifyLevel::Normal, ..GreedyConfig::default() };
    for region in body.roots().to_vec() {
        apply_to_region(cx, body, region, &patterns, &config, None);
    }
}

fn is_allocated(op: OpRef<'_>, value: Value) -> bool {
    op.value(value).defining_op().is_some_and(|made| affected(made, EffectKind::Allocate).contains(&value))
}

fn is_function_argument(op: OpRef<'_>, value: Value) -> bool {
    let body = op.body();
    let ValueDef::Argument { block, .. } = body.def(value) else { return false };
    let region = body.region_of(block);
    region
        .is_some_and(|region| body.region_parent(region).is_none() && body.entry_block(region) == Some(block))
}

/// Whether two buffers belong to the same allocation, if that is known.
fn is_same_allocation(flow: &Flow, op: OpRef<'_>, a: Value, b: Value) -> Option<bool> {
    let (a, b) = (viewed(op, a), viewed(op, b));
    if a == b {
        return Some(true);
    }
    let origins = [a, b].map(|value| flow.origins(value));
    if origins.iter().any(FxHashSet::is_empty) {
        return None;
    }
    let shared = origins[0].iter().any(|value| origins[1].contains(value));
    if shared {
        return (origins[0].len() == 1 && origins[1].len() == 1).then_some(true);
    }
    let all = |test: fn(OpRef<'_>, Value) -> bool| {
        [&origins[0], &origins[1]].map(|origins| origins.iter().all(|&value| test(op, value)))
    };
    let allocated = all(is_allocated);
    let known = all(|op, value| is_allocated(op, value) || is_function_argument(op, value));
    ((allocated[0] && known[1]) || (known[0] && allocated[1])).then_some(false)
}

/// Whether one value is allocated in the block, or inside a region of it, that has the other one as an argument.
fn is_allocated_after(op: OpRef<'_>, allocated: Value, argument: Value) -> bool {
    let body = op.body();
    let ValueDef::Argument { block, .. } = body.def(argument) else { return false };
    let made = body.defining_op(allocated).filter(|_| is_allocated(op, allocated));
    made.is_some_and(|made| body.ancestor_in_block(block, made).is_some())
}

/// Whether a buffer may be one of the others.
fn may_be_among(flow: &Flow, op: OpRef<'_>, mut others: impl Iterator<Item = Value>, buffer: Value) -> bool {
    others.any(|other| {
        let (a, b) = (viewed(op, other), viewed(op, buffer));
        let differ = is_allocated_after(op, a, b) || is_allocated_after(op, b, a);
        !differ && is_same_allocation(flow, op, other, buffer) != Some(false)
    })
}

/// A memref, and the one whose base buffer it is.
fn with_source(op: OpRef<'_>, memref: Value) -> impl Iterator<Item = Value> {
    let parts = op.value(memref).defined_by::<ExtractStridedMetadataOp>();
    [memref].into_iter().chain(parts.map(|parts| parts.source()))
}

/// Which of the retained memrefs are the same memory as one that may be freed: `None` if that is not known, or none is.
fn same_retained(flow: &Flow, op: DeallocOp<'_>, memref: Value) -> Option<Vec<bool>> {
    let same = op.retained().map(|retained| is_same_allocation(flow, op.op_ref(), retained, memref));
    let same = same.collect::<Option<Vec<bool>>>()?;
    same.contains(&true).then_some(same)
}

/// A memref that is retained is never freed: its condition goes to the results for what it is the same memory as.
fn drop_retained_memrefs(flow: &Flow, op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let retained: Vec<Value> = view.retained().collect();
    let distinct: FxHashSet<Value> = retained.iter().copied().collect();
    if distinct.len() != retained.len() {
        return Err(NoMatch);
    }
    let mut kept = Vec::new();
    for (memref, condition) in freed(view) {
        let view = op.view(rw);
        let same = with_source(view.op_ref(), memref).find_map(|memref| same_retained(flow, view, memref));
        let Some(same) = same else {
            kept.push((memref, condition));
            continue;
        };
        rw.set_after(*op);
        for (at, same) in same.into_iter().enumerate() {
            if same {
                let before = rw.body().result(*op, at);
                let either = OrIOp::build(rw, loc, before, condition);
                replace_other_uses(rw, before, either);
            }
        }
    }
    set_freed(rw, *op, &kept)
}

/// Replaces all uses of a value but those by the operation that defines the other one.
fn replace_other_uses(rw: &mut PatternRewriter<'_>, from: Value, to: Value) {
    let made = rw.body().defining_op(to);
    let uses: Vec<_> = rw.body().uses(from).map(|used| rw.body().use_owner(used)).collect();
    for (user, at) in uses {
        if Some(user) != made {
            rw.set_operand(user, at, to);
        }
    }
}

/// What is retained and is none of the memrefs that may be freed need not be compared.
fn drop_other_retained(flow: &Flow, op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let all: Vec<Value> = view.retained().collect();
    let is_kept: Vec<bool> =
        all.iter().map(|&retained| may_be_among(flow, view.op_ref(), view.memrefs(), retained)).collect();
    if !is_kept.contains(&false) {
        return Err(NoMatch);
    }
    let freed = freed(view);
    let no = rw.cx().bool_attr(false);
    let mut results: Vec<Option<Value>> = Vec::with_capacity(all.len());
    for &kept in &is_kept {
        results.push(if kept { None } else { Some(build_constant(rw, loc, no)) });
    }
    let retained: Vec<Value> =
        all.iter().zip(&is_kept).filter(|(_, kept)| **kept).map(|(&value, _)| value).collect();
    let mut left = build(rw, loc, &freed, &retained).into_iter();
    let results: Option<Vec<Value>> =
        results.into_iter().map(|result| result.or_else(|| left.next())).collect();
    rw.replace_by_all(*op, &results.ok_or(NoMatch)?)
}

/// Builds an operation; its results.
fn build(rw: &mut PatternRewriter<'_>, loc: Loc, freed: &[(Value, Value)], retained: &[Value]) -> Vec<Value> {
    let (memrefs, conditions): (Vec<Value>, Vec<Value>) = freed.iter().copied().unzip();
    let options = DeallocOpOptions { memrefs: &memrefs, conditions: &conditions, retained };
    let new = DeallocOp::build_with(rw, loc, options);
    rw.body().results(*new).collect()
}

/// Frees a memref that is none of the others by an operation of its own.
fn split(flow: &Flow, op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let loc = view.loc();
    let all = freed(view);
    let retained: Vec<Value> = view.retained().collect();
    if all.len() <= 1 {
        return Err(NoMatch);
    }
    let is_alone = |at: usize| {
        let others = all.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, &(memref, _))| memref);
        !may_be_among(flow, view.op_ref(), others, all[at].0)
    };
    let (alone, together): (Vec<usize>, Vec<usize>) = (0..all.len()).partition(|&at| is_alone(at));
    if alone.is_empty() {
        return Err(NoMatch);
    }
    let mut parts: Vec<Vec<Value>> = Vec::with_capacity(alone.len());
    for at in alone {
        parts.push(build(rw, loc, &all[at..=at], &retained));
    }
    let together: Freed = together.into_iter().map(|at| all[at]).collect();
    let mut results = build(rw, loc, &together, &retained);
    for part in parts {
        for (result, other) in results.iter_mut().zip(part) {
            *result = OrIOp::build(rw, loc, *result, other);
        }
    }
    rw.replace_by_all(*op, &results)
}

/// If everything that is retained is certainly owned, it need not be compared with what it is.
fn drop_owned_retained(flow: &Flow, op: Handle<DeallocOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let retained: Vec<Value> = view.retained().collect();
    let mut owned = vec![None; retained.len()];
    let mut kept = Vec::new();
    for (memref, condition) in freed(view) {
        let is_certain = constant_integer(view.op_ref(), condition).is_some_and(|value| value != 0);
        let mut is_retained = false;
        for (at, &retained) in retained.iter().enumerate() {
            let is_same = |memref| is_same_allocation(flow, view.op_ref(), retained, memref) == Some(true);
            if is_certain && with_source(view.op_ref(), memref).any(is_same) {
                owned[at] = Some(condition);
                is_retained = true;
            }
        }
        if !is_retained {
            kept.push((memref, condition));
        }
    }
    for (at, &condition) in owned.iter().enumerate() {
        if let Some(condition) = condition {
            let result = rw.body().result(*op, at);
            if !rw.body().is_unused(result) {
                rw.replace_all_uses(result, condition);
            }
        }
    }
    if owned.contains(&None) {
        return Err(NoMatch);
    }
    set_freed(rw, *op, &kept)
}
