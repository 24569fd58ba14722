//! Patterns that combine two `scf.if`.

use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{Block, Handle, Op, Type, Value};

use super::super::{IfOp, YieldOp};
use super::{branches, negated, yielded};
use crate::arith::{AndIOp, SelectOp};
use crate::rewriting::{append_block, check, is_inside, only_terminates, replace_uses_if, set_operands};

/// Combines two consecutive conditionals whose conditions are equal, or the negation of each other.
pub(super) fn combine_neighbours(op: Handle<IfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let (mut then, mut other) = branches(rw, *op).map(|(then, other)| (Some(then), other))?;
    let prev = rw.body().prev_op(*op).ok_or(NoMatch)?;
    let first = rw.view::<IfOp>(prev)?.condition();
    let second = op.view(rw).condition();
    if negated(rw, second) == Some(first) || negated(rw, first) == Some(second) {
        (then, other) = (other, then);
    } else if first != second {
        return Err(NoMatch);
    }
    let (prev_then, prev_other) = branches(rw, prev)?;
    // The regions of the second can use what the first yields, instead of its results.
    let results: Vec<Value> = rw.body().results(prev).collect();
    for (block, from) in [(then, Some(prev_then)), (other, prev_other)] {
        let (Some(block), Some(from)) = (block, from) else { continue };
        let region = rw.body().region_of(block).ok_or(NoMatch)?;
        for (&result, value) in results.iter().zip(yielded(rw, from)?.1) {
            replace_uses_if(rw, result, value, |body, user| is_inside(body, region, user));
        }
    }
    let mut types: Vec<Type> = results.iter().map(|&r| rw.body().ty(r)).collect();
    types.extend(rw.body().results(*op).map(|r| rw.body().ty(r)));
    let loc = rw.body().loc(*op);
    let combined = IfOp::build_with(rw, loc, &types, first);
    let regions = rw.body().regions_of(*combined).to_vec();
    for (region, (from, next)) in regions.into_iter().zip([(Some(prev_then), then), (prev_other, other)]) {
        let Some((into, rest)) = from.map_or(next.map(|n| (n, None)), |f| Some((f, next))) else { continue };
        rw.body_mut().detach_block(into);
        rw.body_mut().append_block(region, into);
        if let Some(rest) = rest {
            merge(rw, into, rest)?;
        }
    }
    let values: Vec<Value> = rw.body().results(*combined).collect();
    let (first, second) = values.split_at(results.len());
    rw.replace_op(prev, first);
    rw.replace_by_all(*op, second)
}

/// Appends a block to another one, which then yields the values of both.
fn merge(rw: &mut PatternRewriter<'_>, into: Block, rest: Block) -> Matched {
    let ((end, mut values), (rest_end, more)) = (yielded(rw, into)?, yielded(rw, rest)?);
    append_block(rw, rest, into, &[]);
    values.extend(more);
    rw.erase_op(end);
    set_operands(rw, rest_end, &values);
    Ok(())
}

/// The values that two nested conditionals yield once they are combined.
struct Nested {
    yes: Vec<Value>,
    no: Vec<Value>,
    /// The results that only the outer condition chooses.
    selected: Vec<usize>,
}

/// `if a { if b { ... } }` becomes `if a & b { ... }`.
pub(super) fn combine_nested(op: Handle<IfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let (then, other) = branches(rw, *op)?;
    let inner = rw.body().first_op(then).ok_or(NoMatch)?;
    check(rw.body().next_op(inner) == rw.body().last_op(then))?;
    let (inner_then, inner_other) = branches(rw, inner)?;
    let terminates = |b: Option<Block>| b.is_none_or(|b| only_terminates(rw.body(), b));
    check(terminates(other) && terminates(inner_other))?;
    let Nested { yes, no, selected } =
        nested_yields(rw, (*op, then, other), (inner, inner_then, inner_other))?;
    let outer = op.view(rw).condition();
    let condition = rw.view::<IfOp>(inner)?.condition();
    let loc = rw.body().loc(*op);
    let both = AndIOp::build(rw, loc, outer, condition);
    let types: Vec<Type> = rw.body().results(*op).map(|r| rw.body().ty(r)).collect();
    let new = IfOp::build_with(rw, loc, &types, both);
    let mut results: Vec<Value> = rw.body().results(*new).collect();
    rw.set_before(*new);
    for at in selected {
        results[at] = SelectOp::build(rw, loc, outer, yes[at], no[at]);
    }
    let &[then_region, other_region] = rw.body().regions_of(*new) else { return Err(NoMatch) };
    let block = rw.create_block(then_region, &[]);
    append_block(rw, inner_then, block, &[]);
    let (end, _) = yielded(rw, block)?;
    set_operands(rw, end, &yes);
    if !no.is_empty() {
        rw.create_block(other_region, &[]);
        YieldOp::build(rw, loc, &no);
    }
    rw.replace_by_all(*op, &results)
}

fn nested_yields(
    rw: &PatternRewriter<'_>,
    (op, then, other): (Op, Block, Option<Block>),
    (inner, inner_then, inner_other): (Op, Block, Option<Block>),
) -> Result<Nested, NoMatch> {
    let mut yes = yielded(rw, then)?.1;
    let no = other.map_or(Ok(Vec::new()), |b| yielded(rw, b).map(|y| y.1))?;
    let inner_yes = yielded(rw, inner_then)?.1;
    let inner_no = inner_other.map_or(Ok(Vec::new()), |b| yielded(rw, b).map(|y| y.1))?;
    let mut selected = Vec::new();
    for (at, (value, no)) in yes.iter_mut().zip(&no).enumerate() {
        if rw.body().defining_op(*value) == Some(inner) {
            let index = rw.body().results(inner).position(|r| r == *value).ok_or(NoMatch)?;
            // The result must be the same no matter which condition fails.
            check(inner_no.get(index) == Some(no))?;
            *value = *inner_yes.get(index).ok_or(NoMatch)?;
        } else if rw.body().value_region(*value) == rw.body().regions_of(op).first().copied() {
            return Err(NoMatch);
        } else {
            selected.push(at);
        }
    }
    Ok(Nested { yes, no, selected })
}
