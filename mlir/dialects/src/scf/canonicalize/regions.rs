//! Patterns of `scf.execute_region` and `scf.index_switch`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, OpView, Value};

use super::super::{ExecuteRegionOp, IndexSwitchOp, YieldOp};
use crate::cf;
use crate::matching::constant_index;
use crate::rewriting::{check, only_block, replace_by_block};

impl CanonicalizationPatterns for ExecuteRegionOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(inline_block);
        patterns.add(inline_blocks);
        crate::region_branch::add_patterns(patterns, ExecuteRegionOp::NAME);
    }
}

impl CanonicalizationPatterns for IndexSwitchOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(choose_case);
        crate::region_branch::add_patterns(patterns, IndexSwitchOp::NAME);
    }
}

/// Inlines a region with a single block.
fn inline_block(op: Handle<ExecuteRegionOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    check(!op.view(rw).no_inline())?;
    let block = only_block(rw.body(), *op, 0).ok_or(NoMatch)?;
    let end = rw.body().last_op(block).ok_or(NoMatch)?;
    rw.view::<YieldOp>(end)?;
    replace_by_block(rw, *op, block, &[]);
    Ok(())
}

/// Inlines a region with several blocks, where the parent operation allows several.
fn inline_blocks(op: Handle<ExecuteRegionOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    check(!op.view(rw).no_inline())?;
    let block = rw.body().block_of(*op).ok_or(NoMatch)?;
    let around = rw.body().region_of(block).and_then(|r| rw.body().region_parent(r));
    // The parent of a root region is not visible; it is a function, which may have several blocks.
    let allowed = around.is_none_or(|p| rw.op(p).is::<ExecuteRegionOp>());
    check(allowed)?;
    let region = *rw.body().regions_of(*op).first().ok_or(NoMatch)?;
    let entry = rw.body().entry_block(region).ok_or(NoMatch)?;
    let blocks: Vec<_> = rw.body().blocks(region).collect();
    let after = rw.body_mut().split_block(*op);
    let loc = rw.body().loc(*op);
    rw.set_end(block);
    cf::BranchOp::build(rw, loc, &[], entry);
    for &block in &blocks {
        let end = rw.body().last_op(block);
        if let Some(end) = end.filter(|&e| rw.op(e).is::<YieldOp>()) {
            let values: Vec<Value> = rw.body().operands(end).collect();
            let loc = rw.body().loc(end);
            rw.set_before(end);
            cf::BranchOp::build(rw, loc, &values, after);
            rw.erase_op(end);
        }
    }
    for block in blocks {
        rw.body_mut().detach_block(block);
        rw.body_mut().insert_block_before(after, block);
    }
    let results: Vec<Value> = rw.body().results(*op).collect();
    let args: Vec<Value> = results
        .into_iter()
        .map(|result| {
            let ty = rw.body().ty(result);
            rw.body_mut().add_block_arg(after, ty, loc)
        })
        .collect();
    rw.replace_by_all(*op, &args)
}

/// A constant chooses one of the regions.
fn choose_case(op: Handle<IndexSwitchOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let value = constant_index(view.op_ref(), view.arg()).ok_or(NoMatch)?;
    let region = view.cases().iter().position(|&case| case == value).map_or(0, |at| at + 1);
    let block = only_block(rw.body(), *op, region).ok_or(NoMatch)?;
    replace_by_block(rw, *op, block, &[]);
    Ok(())
}
