//! Bodies: the block of a loop, its operations and copies of them, and patterns applied everywhere.

use dialects::affine::AffineApplyOp;
use mlir::pass::{OpMut, PassResult, PassState};
use mlir::rewrite::greedy::apply_to_region;
use mlir::rewrite::{FrozenPatternSet, GreedyConfig, PatternSet};
use mlir::{AffineMap, Block, Body, Builder, IrMapping, Op, Value};

use super::For;

/// The only block of a loop.
pub fn block_of(body: &Body, lp: Op) -> Option<Block> {
    body.regions_of(lp).first().and_then(|&region| body.entry_block(region))
}

/// The induction variable of a loop.
pub fn induction_variable(body: &Body, lp: Op) -> Option<Value> {
    block_of(body, lp).and_then(|block| body.block_args(block).first().copied())
}

/// The operations of a loop's body without the terminator.
pub fn ops_of(body: &Body, lp: Op) -> Vec<Op> {
    let Some(block) = block_of(body, lp) else { return Vec::new() };
    let mut ops: Vec<Op> = body.ops(block).collect();
    ops.pop();
    ops
}

/// The operands of a loop's terminator.
pub fn yielded(body: &Body, lp: Op) -> Vec<Value> {
    let end = block_of(body, lp).and_then(|block| body.last_op(block));
    end.map_or_else(Vec::new, |end| body.operands(end).collect())
}

/// Copies operations to the insertion point; `map` has the values that they use from outside, and gets those
/// that they define.
pub fn clone_ops(b: &mut Builder<'_>, ops: &[Op], map: &mut IrMapping) -> Vec<Op> {
    ops.iter()
        .map(|&op| {
            let cx = b.cx();
            let copy = b.body_mut().duplicate_op(cx, op, map);
            b.insert(copy);
            copy
        })
        .collect()
}

/// Whether a loop's body consists of its terminator.
pub fn is_empty(body: &Body, lp: Op) -> bool {
    block_of(body, lp).is_none_or(|block| body.first_op(block) == body.last_op(block))
}

/// `variable + offset` as an `affine.apply`.
pub fn build_offset(b: &mut Builder<'_>, lp: For, variable: Value, offset: i64) -> Value {
    let cx = b.cx();
    let loc = b.body().loc(*lp);
    let expr = cx.affine_add(cx.affine_dim(0), cx.affine_constant(offset));
    let map = cx.affine_map_attr(AffineMap::new(1, 0, [expr]));
    AffineApplyOp::build(b, loc, map, &[variable])
}

/// Applies patterns to all bodies of an operation.
///
/// # Errors
/// Never.
pub fn rewrite_bodies(mut op: OpMut<'_>, state: &mut PassState, patterns: PatternSet) -> PassResult {
    let cx = op.cx();
    let patterns = FrozenPatternSet::new(cx, patterns);
    op.for_each_body(state, &|_, body, _| {
        for region in body.roots().to_vec() {
            apply_to_region(cx, body, region, &patterns, &GreedyConfig::default(), None);
        }
        Ok(())
    })
}
