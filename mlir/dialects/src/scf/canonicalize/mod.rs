//! Canonicalization patterns, in the order in which MLIR tries them.

mod combine;
mod conditions;
pub(super) mod folds;
mod for_loop;
mod forall;
mod outputs;
mod parallel;
mod regions;
mod trip_count;
mod whiles;

use mlir::rewrite::{NoMatch, PatternRewriter};
use mlir::{Block, Op, OpView, Value};

use super::{IfOp, YieldOp};
use crate::arith::XOrIOp;
use crate::matching::constant_integer;
use crate::rewriting::only_block;

/// The blocks of a conditional; the second is `None` without an `else`.
fn branches(rw: &PatternRewriter<'_>, op: Op) -> Result<(Block, Option<Block>), NoMatch> {
    rw.view::<IfOp>(op)?;
    Ok((only_block(rw.body(), op, 0).ok_or(NoMatch)?, only_block(rw.body(), op, 1)))
}

/// The terminator of a block and the values that it yields.
fn yielded(rw: &PatternRewriter<'_>, block: Block) -> Result<(Op, Vec<Value>), NoMatch> {
    let end = rw.body().last_op(block).ok_or(NoMatch)?;
    rw.view::<YieldOp>(end)?;
    Ok((end, rw.body().operands(end).collect()))
}

/// The operand of a negation.
fn negated(rw: &PatternRewriter<'_>, value: Value) -> Option<Value> {
    let xor = rw.defining::<XOrIOp>(value).ok()?.op_ref();
    let one =
        xor.ty(value).is_integer(1) && constant_integer(xor, xor.operand(1)).is_some_and(|c| c & 1 == 1);
    one.then(|| xor.operand(0))
}
