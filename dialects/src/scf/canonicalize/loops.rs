//! Patterns of `scf.for`.

use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{Op, Value};

use super::super::ForOp;
use super::trip_count::Bounds;
use crate::rewriting::{is_defined_inside, only_block, only_terminates, replace_by_block};

const FOR: &str = "scf.for";

impl ForOp<'_> {
    /// The patterns that start at a loop.
    pub fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(FOR, simplify_trivial);
        crate::region_branch::add_patterns(patterns, FOR);
    }
}

/// A loop that runs never or once, or that does nothing, goes.
fn simplify_trivial(op: Op, rw: &mut PatternRewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.view::<ForOp<'_>>(op)?;
    let bounds = Bounds {
        lower: view.lower_bound(),
        upper: view.upper_bound(),
        step: view.step(),
        unsigned: view.unsigned_cmp(),
    };
    let inits: Vec<Value> = view.init_args().collect();
    let block = only_block(rw.body(), op, 0).ok_or(NoMatch)?;
    match bounds.trip_count(rw.op(op)).ok_or(NoMatch)? {
        0 => rw.replace_op(op, &inits),
        1 => {
            let args: Vec<Value> = std::iter::once(bounds.lower).chain(inits).collect();
            replace_by_block(rw, op, block, &args);
        }
        _ if !only_terminates(rw.body(), block) => return Err(NoMatch),
        _ => {
            let end = rw.body().last_op(block).ok_or(NoMatch)?;
            let values: Vec<Value> = rw.body().operands(end).collect();
            if values.iter().any(|&v| is_defined_inside(rw.body(), op, v)) {
                return Err(NoMatch);
            }
            rw.replace_op(op, &values);
        }
    }
    Ok(())
}
