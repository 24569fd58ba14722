//! Patterns of `scf.while`.

use std::collections::HashSet;

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Block, Body, Handle, Loc, Op, Region, Type, Value};

use super::super::{ConditionOp, IfOp, WhileOp};
use super::{branches, yielded};
use crate::arith::CmpIOp;
use crate::matching::build_constant;
use crate::rewriting::{
    append_block, check, inline_block_before, is_inside, move_regions, only_block, only_terminates,
    replace_uses_if, set_operands, state_like,
};

impl CanonicalizationPatterns for WhileOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(use_truth_of_condition);
        patterns.add(use_comparison);
        patterns.add(align_arguments);
        patterns.add(move_if_down);
        crate::region_branch::add_patterns(patterns, WhileOp::NAME);
    }
}

/// The parts of a loop.
struct Parts {
    before: Block,
    after: Block,
    /// The terminator of the first region.
    end: Op,
    condition: Value,
    /// The values that it passes on.
    passed: Vec<Value>,
}

fn parts(op: Op, rw: &PatternRewriter<'_>) -> Result<Parts, NoMatch> {
    rw.view::<WhileOp>(op)?;
    let before = only_block(rw.body(), op, 0).ok_or(NoMatch)?;
    let after = only_block(rw.body(), op, 1).ok_or(NoMatch)?;
    let end = rw.body().last_op(before).ok_or(NoMatch)?;
    let condition = rw.view::<ConditionOp>(end)?.condition();
    let passed = rw.body().operands(end).skip(1).collect();
    Ok(Parts { before, after, end, condition, passed })
}

/// The condition is true in the body.
fn use_truth_of_condition(op: Handle<WhileOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let Parts { after, condition, passed, .. } = parts(*op, rw)?;
    let args = rw.body().block_args(after).to_vec();
    let known: Vec<Value> =
        passed.iter().zip(args).filter(|(p, _)| **p == condition).map(|(_, a)| a).collect();
    let known: Vec<Value> = known.into_iter().filter(|&a| !rw.body().is_unused(a)).collect();
    check(!known.is_empty())?;
    let loc = rw.body().loc(*op);
    let value = rw.cx().bool_attr(true);
    let value = build_constant(rw, loc, value);
    for arg in known {
        rw.replace_all_uses(arg, value);
    }
    Ok(())
}

/// In the body, the comparison that is the condition is true, for the passed values too.
fn use_comparison(op: Handle<WhileOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let Parts { after, condition, passed, .. } = parts(*op, rw)?;
    let compare = rw.defining::<CmpIOp>(condition)?;
    let predicate = compare.predicate();
    let sides = [compare.lhs(), compare.rhs()];
    let args = rw.body().block_args(after).to_vec();
    let mut known: Vec<(Op, bool)> = Vec::new();
    let mut seen = HashSet::new();
    for (value, arg) in passed.into_iter().zip(args) {
        for (at, _) in sides.iter().enumerate().filter(|(_, side)| **side == value) {
            for user in rw.body().users(arg) {
                let Ok(other) = rw.view::<CmpIOp>(user) else { continue };
                let same_side = rw.body().operand(user, 1 - at) == sides[1 - at];
                let holds = match other.predicate() {
                    p if p == predicate => true,
                    p if p == predicate.inverse() => false,
                    _ => continue,
                };
                if same_side && seen.insert(user) {
                    known.push((user, holds));
                }
            }
        }
    }
    check(!known.is_empty())?;
    for (user, holds) in known {
        let loc = rw.body().loc(user);
        let value = rw.cx().bool_attr(holds);
        let value = build_constant(rw, loc, value);
        rw.replace_op(user, &[value]);
    }
    Ok(())
}

/// Reorders the values that the first region passes, if they are exactly its arguments, to match these.
fn align_arguments(op: Handle<WhileOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let Parts { before, after, end, condition, passed } = parts(*op, rw)?;
    let args = rw.body().block_args(before).to_vec();
    check(args != passed && args.len() == passed.len())?;
    // The index of the argument that each passed value is.
    let place = |value| args.iter().position(|&a| a == value);
    let places: Vec<usize> = passed.iter().map(|&v| place(v)).collect::<Option<_>>().ok_or(NoMatch)?;
    check(places.iter().collect::<HashSet<_>>().len() == places.len())?;
    let operands: Vec<Value> = std::iter::once(condition).chain(args.iter().copied()).collect();
    set_operands(rw, end, &operands);
    rw.set_before(*op);
    let mut state = state_like(rw, *op);
    state.result_types = args.iter().map(|&a| rw.body().ty(a)).collect();
    state.discardable.clear();
    let new = rw.create(state);
    move_regions(rw, *op, new);
    // As in MLIR, the first region's arguments have the locations of the initial values, the others that of the loop.
    let loc = rw.body().loc(*op);
    let inits: Vec<Loc> = rw.body().operands(*op).map(|v| rw.value_loc(v)).collect();
    let types: Vec<Type> = args.iter().map(|&a| rw.body().ty(a)).collect();
    let identity: Vec<usize> = (0..types.len()).collect();
    let started: Vec<(Type, Loc)> = types.iter().copied().zip(inits).collect();
    let passed: Vec<(Type, Loc)> = types.iter().map(|&ty| (ty, loc)).collect();
    remake(rw, before, &started, &identity);
    remake(rw, after, &passed, &places);
    let results: Vec<Value> = places.iter().map(|&at| rw.body().result(new, at)).collect();
    rw.replace_by_all(*op, &results)
}

/// Replaces a block by one with new arguments; the old arguments are the new ones at these indices.
fn remake(rw: &mut PatternRewriter<'_>, block: Block, typed: &[(Type, Loc)], places: &[usize]) {
    let Some(region) = rw.body().region_of(block) else { return };
    let new = rw.body_mut().create_block(typed);
    let args = rw.body().block_args(new);
    let args: Vec<Value> = places.iter().map(|&at| args[at]).collect();
    append_block(rw, block, new, &args);
    rw.body_mut().append_block(region, new);
}

/// Moves a conditional on the loop's condition from the end of the first region to the start of the body.
fn move_if_down(op: Handle<WhileOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let Parts { after, end, condition, passed, .. } = parts(*op, rw)?;
    let moved = rw.body().prev_op(end).ok_or(NoMatch)?;
    let (then, other) = branches(rw, moved)?;
    if rw.view::<IfOp>(moved)?.condition() != condition
        || other.is_some_and(|b| !only_terminates(rw.body(), b))
    {
        return Err(NoMatch);
    }
    let (then_end, yes) = yielded(rw, then)?;
    let no = other.map_or(Ok(Vec::new()), |b| yielded(rw, b).map(|y| y.1))?;
    let results: Vec<Value> = rw.body().results(moved).collect();
    let args = rw.body().block_args(after).to_vec();
    for (value, arg) in passed.iter().zip(args) {
        if let Some(at) = results.iter().position(|r| r == value) {
            rw.replace_all_uses(results[at], no[at]);
            rw.replace_all_uses(arg, yes[at]);
        }
    }
    let &[test, _] = rw.body().regions_of(*op) else { return Err(NoMatch) };
    let &[region, _] = rw.body().regions_of(moved) else { return Err(NoMatch) };
    let needed = values_from(rw.body(), region, test);
    rw.set_before(*op);
    let mut state = state_like(rw, *op);
    state.discardable.clear();
    state.result_types.extend(needed.iter().map(|&v| rw.body().ty(v)));
    let loc = state.loc;
    let new = rw.create(state);
    move_regions(rw, *op, new);
    let mut operands: Vec<Value> = rw.body().operands(end).collect();
    operands.extend(&needed);
    set_operands(rw, end, &operands);
    for value in needed {
        let ty = rw.body().ty(value);
        let arg = rw.body_mut().add_block_arg(after, ty, loc);
        replace_uses_if(rw, value, arg, |body, user| is_inside(body, region, user));
    }
    rw.erase_op(then_end);
    if let Some(first) = rw.body().first_op(after) {
        inline_block_before(rw, then, first, &[]);
    }
    rw.erase_op(moved);
    rw.notify_modified(new);
    let count = rw.body().num_results(*op);
    let values: Vec<Value> = rw.body().results(new).take(count).collect();
    rw.replace_by_all(*op, &values)
}

/// The values defined in `test` that operations in `region` use.
fn values_from(body: &Body, region: Region, test: Region) -> Vec<Value> {
    let mut values = Vec::new();
    let mut seen = HashSet::new();
    for op in body.region_ops(region).flat_map(|op| body.walk_pre(op)) {
        for value in body.operands(op) {
            if body.value_region(value) == Some(test) && seen.insert(value) {
                values.push(value);
            }
        }
    }
    values
}
