//! Whether loops run at all.

use dialects::affine::AffineForOp;
use mlir::OpView;

use super::row;
use super::space::{Space, enclosing};

/// Whether a loop runs at least once whenever it is reached. False if that is not known.
pub fn certainly_runs(lp: AffineForOp<'_>) -> bool {
    let mut space = Space::new(lp.op_ref());
    let mut instance = space.add_instance(&enclosing(lp.op_ref()));
    let lower = space.results(&mut instance, lp.lower_bound_map(), lp.lower_bound_operands());
    let upper = space.results(&mut instance, lp.upper_bound_map(), lp.upper_bound_operands());
    // It does not run where some lower bound is not below some upper bound.
    lower.iter().all(|low| {
        upper.iter().all(|high| {
            let (Some(low), Some(high)) = (low, high) else { return false };
            let Some(not_below) = row::sum(low, 1, high, -1) else { return false };
            let mut system = space.system.clone();
            system.add_inequality(not_below);
            system.is_empty()
        })
    })
}
