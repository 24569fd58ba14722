//! Patterns of `scf.parallel`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Block, Handle, Op, Value};

use super::super::{ParallelOp, ParallelOpOptions, ReduceOp, ReduceReturnOp};
use super::trip_count::Bounds;
use crate::rewriting::{append_block, check, inline_block_before, move_regions_anew, only_block};

impl CanonicalizationPatterns for ParallelOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(drop_trivial_dimensions);
        patterns.add(merge_nested);
    }
}

/// The bounds and steps of all dimensions.
struct Space {
    lower: Vec<Value>,
    upper: Vec<Value>,
    step: Vec<Value>,
}

impl Space {
    fn of(view: ParallelOp<'_>) -> Self {
        Space {
            lower: view.lower_bound().collect(),
            upper: view.upper_bound().collect(),
            step: view.step().collect(),
        }
    }

    fn keep(&mut self, kept: &[bool]) {
        for list in [&mut self.lower, &mut self.upper, &mut self.step] {
            let mut kept = kept.iter();
            list.retain(|_| kept.next() == Some(&true));
        }
    }

    fn append(&mut self, mut other: Space) {
        self.lower.append(&mut other.lower);
        self.upper.append(&mut other.upper);
        self.step.append(&mut other.step);
    }

    fn contains(&self, value: Value) -> bool {
        [&self.lower, &self.upper, &self.step].iter().any(|list| list.contains(&value))
    }

    fn build(&self, rw: &mut PatternRewriter<'_>, like: Op, inits: &[Value]) -> Op {
        let loc = rw.body().loc(like);
        let types: Vec<_> = rw.body().results(like).map(|r| rw.body().ty(r)).collect();
        let options = ParallelOpOptions {
            lower_bound: &self.lower,
            upper_bound: &self.upper,
            step: &self.step,
            init_vals: inits,
        };
        *ParallelOp::build_with(rw, loc, &types, options)
    }
}

/// Drops dimensions with a single iteration, and the loop if there are no iterations or no other dimensions.
fn drop_trivial_dimensions(op: Handle<ParallelOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let inits: Vec<Value> = view.init_vals().collect();
    // The verifier, like MLIR's, allows different types; such initial values cannot replace the results.
    check(rw.body().results(*op).map(|r| rw.body().ty(r)).eq(inits.iter().map(|&v| rw.body().ty(v))))?;
    let mut space = Space::of(view);
    let mut kept = Vec::with_capacity(space.lower.len());
    for ((&lower, &upper), &step) in space.lower.iter().zip(&space.upper).zip(&space.step) {
        let count = Bounds { lower, upper, step, unsigned: false }.trip_count(rw.op(*op));
        if count == Some(0) {
            return rw.replace_by_all(*op, &inits);
        }
        kept.push(count != Some(1));
    }
    check(!kept.iter().all(|&k| k))?;
    let block = only_block(rw.body(), *op, 0).ok_or(NoMatch)?;
    let args = rw.body().block_args(block).to_vec();
    for ((&arg, &lower), _) in args.iter().zip(&space.lower).zip(&kept).filter(|(_, k)| !**k) {
        rw.replace_all_uses(arg, lower);
    }
    if !kept.contains(&true) {
        return inline_single(*op, rw, block, &inits);
    }
    space.keep(&kept);
    for at in (0..kept.len()).rev().filter(|&at| !kept[at]) {
        rw.body_mut().erase_block_arg(block, at);
    }
    let new = space.build(rw, *op, &inits);
    move_regions_anew(rw, *op, new);
    let results: Vec<Value> = rw.body().results(new).collect();
    rw.replace_by_all(*op, &results)
}

/// Replaces a loop that runs once by its body; each reduction runs once too.
fn inline_single(op: Op, rw: &mut PatternRewriter<'_>, block: Block, inits: &[Value]) -> Matched {
    let end = rw.body().last_op(block).ok_or(NoMatch)?;
    rw.view::<ReduceOp>(end)?;
    let values: Vec<Value> = rw.body().operands(end).collect();
    let args = rw.body().block_args(block).to_vec();
    // The uses of the arguments have already been replaced.
    inline_block_before(rw, block, op, &args[..0]);
    let mut results = Vec::with_capacity(values.len());
    for (at, (&init, &value)) in inits.iter().zip(&values).enumerate() {
        let reduction = only_block(rw.body(), end, at).ok_or(NoMatch)?;
        let last = rw.body().last_op(reduction).ok_or(NoMatch)?;
        rw.view::<ReduceReturnOp>(last)?;
        inline_block_before(rw, reduction, op, &[init, value]);
        results.push(rw.body().operand(last, 0));
        rw.erase_op(last);
    }
    rw.erase_op(end);
    rw.replace_by_all(op, &results)
}

/// Merges a loop with the only loop in its body, if that loop's bounds do not depend on it.
fn merge_nested(op: Handle<ParallelOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let mut space = Space::of(view);
    let reduces = view.init_vals().len() > 0;
    let outer = only_block(rw.body(), *op, 0).ok_or(NoMatch)?;
    let inner = rw.body().first_op(outer).ok_or(NoMatch)?;
    check(rw.body().next_op(inner) == rw.body().last_op(outer))?;
    let view = rw.view::<ParallelOp>(inner)?;
    let inner_space = Space::of(view);
    let depends = rw.body().block_args(outer).iter().any(|&arg| inner_space.contains(arg));
    check(!depends && !reduces && view.init_vals().len() == 0)?;
    let block = only_block(rw.body(), inner, 0).ok_or(NoMatch)?;
    space.append(inner_space);
    let new = space.build(rw, *op, &[]);
    // The arguments of the outer loop, then those of the inner one.
    let old: Vec<Value> = [outer, block].iter().flat_map(|&b| rw.body().block_args(b).to_vec()).collect();
    let loc = rw.body().loc(*op);
    let typed: Vec<_> = old.iter().map(|&a| (rw.body().ty(a), loc)).collect();
    let merged = rw.body_mut().create_block(&typed);
    for (at, &from) in old.iter().enumerate() {
        let to = rw.body().block_args(merged)[at];
        rw.replace_all_uses(from, to);
    }
    append_block(rw, block, merged, &[]);
    // The terminator gets the location that it would have if it were created with the loop.
    if let Some(end) = rw.body().last_op(merged) {
        rw.body_mut().set_loc(end, loc);
    }
    let region = *rw.body().regions_of(new).first().ok_or(NoMatch)?;
    rw.body_mut().append_block(region, merged);
    rw.erase_op(*op);
    Ok(())
}
