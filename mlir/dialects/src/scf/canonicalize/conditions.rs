//! Patterns of a single `scf.if`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, OpView, Value};

use super::super::IfOp;
use super::combine::{combine_neighbours, combine_nested};
use super::{branches, negated, yielded};
use crate::arith::SelectOp;
use crate::matching::{build_constant, constant, constant_integer};
use crate::rewriting::{
    all_within, check, erase_block, erase_results, is_inside, only_terminates, replace_by_block, uses_near,
};

impl CanonicalizationPatterns for IfOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(combine_neighbours);
        patterns.add(combine_nested);
        patterns.add(propagate_condition);
        patterns.add(select_values);
        patterns.add(erase_empty_else);
        patterns.add(choose_by_constant);
        crate::region_branch::add_patterns(patterns, IfOp::NAME);
    }
}

/// `if !c { a } else { b }` becomes `if c { b } else { a }`.
pub(super) fn swap_for_negation(op: Handle<IfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let condition = op.view(rw).condition();
    let condition = negated(rw, condition).ok_or(NoMatch)?;
    let &[then, other] = rw.body().regions_of(*op) else { return Err(NoMatch) };
    let second = rw.body().entry_block(other).ok_or(NoMatch)?;
    rw.body_mut().detach_block(second);
    rw.body_mut().move_blocks(then, other);
    rw.body_mut().append_block(then, second);
    rw.set_operand(*op, 0, condition);
    Ok(())
}

/// Replaces the condition by a constant inside the regions.
fn propagate_condition(op: Handle<IfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let condition = view.condition();
    check(constant(view.op_ref(), condition).is_none())?;
    let &[then, other] = rw.body().regions_of(*op) else { return Err(NoMatch) };
    let loc = rw.body().loc(*op);
    let mut yes = None;
    let mut no = None;
    let uses = uses_near(rw.body(), condition, all_within(rw.body(), &[then, other]));
    for (user, operand) in uses {
        let (known, value) = match () {
            () if is_inside(rw.body(), then, user) => (&mut yes, true),
            () if is_inside(rw.body(), other, user) => (&mut no, false),
            () => continue,
        };
        let value = match *known {
            Some(value) => value,
            None => {
                let value = rw.cx().bool_attr(value);
                *known.insert(build_constant(rw, loc, value))
            }
        };
        rw.set_operand(user, operand, value);
    }
    if yes.or(no).is_some() { Ok(()) } else { Err(NoMatch) }
}

/// Results whose values are both defined outside become `arith.select`.
fn select_values(op: Handle<IfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let (then, Some(other)) = branches(rw, *op)? else { return Err(NoMatch) };
    let ((then_end, yes), (other_end, no)) = (yielded(rw, then)?, yielded(rw, other)?);
    let &[then_region, other_region] = rw.body().regions_of(*op) else { return Err(NoMatch) };
    let body = rw.body();
    let stays = |(&yes, &no): (&Value, &Value)| {
        body.value_region(yes) == Some(then_region) || body.value_region(no) == Some(other_region)
    };
    let stay: Vec<bool> = yes.iter().zip(&no).map(stays).collect();
    check(!stay.iter().all(|&s| s))?;
    let condition = op.view(rw).condition();
    let loc = rw.body().loc(*op);
    for (at, result) in rw.body().results(*op).enumerate().collect::<Vec<_>>() {
        if stay[at] {
            continue;
        }
        let value =
            if yes[at] == no[at] { yes[at] } else { SelectOp::build(rw, loc, condition, yes[at], no[at]) };
        rw.replace_all_uses(result, value);
    }
    for (end, values) in [(then_end, yes), (other_end, no)] {
        let kept: Vec<Value> = values.into_iter().zip(&stay).filter(|(_, s)| **s).map(|(v, _)| v).collect();
        crate::rewriting::set_operands(rw, end, &kept);
    }
    erase_results(rw, *op, &stay);
    Ok(())
}

/// Removes an empty `else`.
fn erase_empty_else(op: Handle<IfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let (_, Some(other)) = branches(rw, *op)? else { return Err(NoMatch) };
    check(rw.body().num_results(*op) == 0 && only_terminates(rw.body(), other))?;
    erase_block(rw, other);
    rw.notify_modified(*op);
    Ok(())
}

/// Replaces a conditional with a constant condition by one of its regions.
fn choose_by_constant(op: Handle<IfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let condition = constant_integer(view.op_ref(), view.condition()).ok_or(NoMatch)?;
    let (then, other) = branches(rw, *op)?;
    let chosen = if condition & 1 == 1 { Some(then) } else { other };
    match chosen {
        Some(block) => replace_by_block(rw, *op, block, &[]),
        None => rw.erase_op(*op),
    }
    Ok(())
}
