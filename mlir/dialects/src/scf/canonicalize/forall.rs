//! Patterns of `scf.forall`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, Op, OpRef, OpView, Value};

use super::super::ForallOp;
use super::outputs::{self, Combined};
use crate::offsets_sizes_strides::{Mixed, mixed, split};
use crate::rewriting::{check, inline_block_before, move_regions_anew, only_block, state_like};

impl CanonicalizationPatterns for ForallOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(outputs::dim_of_result);
        patterns.add(outputs::take_in_casts);
        patterns.add(use_constant_bounds);
        patterns.add(outputs::erase_unneeded);
        patterns.add(drop_trivial_dimensions);
        patterns.add(replace_constant_variables);
    }
}

/// The lower bounds, the upper bounds and the steps.
type Space = [Vec<Mixed>; 3];

fn space(view: ForallOp<'_>) -> Space {
    [
        mixed(&view.static_lower_bound(), view.dynamic_lower_bound()),
        mixed(&view.static_upper_bound(), view.dynamic_upper_bound()),
        mixed(&view.static_step(), view.dynamic_step()),
    ]
}

/// The trip count of a dimension, if known.
fn trip_count(op: OpRef<'_>, space: &Space, at: usize) -> Option<i128> {
    let [lower, upper, step] = space;
    // Wide enough for every distance.
    let constant = |n: &Mixed| n.constant(op).map(i128::from);
    let known = constant(&step[at]);
    if lower[at] == upper[at] || known.is_some_and(|s| s <= 0) {
        return Some(0);
    }
    let distance = constant(&upper[at])? - constant(&lower[at])?;
    match known {
        _ if distance <= 0 => Some(0),
        Some(step) => Some((distance - 1) / step + 1),
        None => None,
    }
}

/// Makes constant bounds and steps static.
fn use_constant_bounds(op: Handle<ForallOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let old = space(view);
    let new: Space = old.each_ref().map(|list| list.iter().map(|n| n.simplified(view.op_ref())).collect());
    check(new != old)?;
    set_space(*op, rw, &new);
    rw.notify_modified(*op);
    Ok(())
}

fn set_space(op: Op, rw: &mut PatternRewriter<'_>, space: &Space) {
    let cx = rw.cx();
    for (group, (list, name)) in space
        .iter()
        .zip([
            ForallOp::STATIC_LOWER_BOUND_ATTR,
            ForallOp::STATIC_UPPER_BOUND_ATTR,
            ForallOp::STATIC_STEP_ATTR,
        ])
        .enumerate()
    {
        let (known, values) = split(list);
        let known = cx.dense_array_attr::<i64>(&known);
        rw.body_mut().set_attr(cx, op, name, Some(known));
        rw.set_operand_group(op, group, &values);
    }
}

/// Drops dimensions with a single iteration, and the loop if there are no iterations or no other dimensions.
fn drop_trivial_dimensions(op: Handle<ForallOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    // Dimensions that are mapped to processors stay.
    check(view.mapping_attr().is_none_or(|m| m.array_len() == 0))?;
    let mut space = space(view);
    let counts: Vec<Option<i128>> =
        (0..space[0].len()).map(|at| trip_count(view.op_ref(), &space, at)).collect();
    if counts.contains(&Some(0)) {
        let outputs: Vec<Value> = view.outputs().collect();
        return rw.replace_by_all(*op, &outputs);
    }
    check(counts.is_empty() || counts.contains(&Some(1)))?;
    let block = only_block(rw.body(), *op, 0).ok_or(NoMatch)?;
    if counts.iter().all(|&c| c == Some(1)) {
        return promote(*op, rw, &space[0]);
    }
    let loc = rw.body().loc(*op);
    for at in (0..counts.len()).filter(|&at| counts[at] == Some(1)) {
        let arg = rw.body().block_args(block)[at];
        let value = space[0][at].as_value(rw, loc);
        rw.replace_all_uses(arg, value);
    }
    for at in (0..counts.len()).rev().filter(|&at| counts[at] == Some(1)) {
        rw.body_mut().erase_block_arg(block, at);
        for list in &mut space {
            list.remove(at);
        }
    }
    let state = state_like(rw, *op);
    let new = rw.create(state);
    set_space(new, rw, &space);
    move_regions_anew(rw, *op, new);
    let results: Vec<Value> = rw.body().results(new).collect();
    rw.replace_by_all(*op, &results)
}

/// Replaces a loop that runs once by its body.
fn promote(op: Op, rw: &mut PatternRewriter<'_>, lower: &[Mixed]) -> Matched {
    let block = only_block(rw.body(), op, 0).ok_or(NoMatch)?;
    let combined = Combined::of(rw, op)?;
    let loc = rw.body().loc(op);
    let mut args: Vec<Value> = lower.iter().map(|&n| n.as_value(rw, loc)).collect();
    args.extend(rw.view::<ForallOp>(op)?.outputs());
    inline_block_before(rw, block, op, &args);
    let results = combined.insert_at_once(rw, loc, &args[lower.len()..]);
    rw.erase_op(combined.end);
    rw.replace_by_all(op, &results)
}

/// The induction variable of a dimension with a single iteration is the lower bound.
fn replace_constant_variables(op: Handle<ForallOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let space = space(view);
    let block = only_block(rw.body(), *op, 0).ok_or(NoMatch)?;
    let args = rw.body().block_args(block).to_vec();
    let constant: Vec<usize> = (0..space[0].len())
        .filter(|&at| trip_count(rw.op(*op), &space, at) == Some(1))
        .filter(|&at| args.get(at).is_some_and(|&a| !rw.body().is_unused(a)))
        .collect();
    check(!constant.is_empty())?;
    let loc = rw.body().loc(*op);
    for at in constant {
        let value = space[0][at].as_value(rw, loc);
        rw.replace_all_uses(args[at], value);
    }
    Ok(())
}
