//! Whether loops run at all.

use dialects::affine::AffineForOp;
use mlir::OpView;

use super::row;
use super::space::{Space, enclosing};

/// Whether a loop runs at least once whenever it is reached. False if unknown.
pub fn certainly_runs(lp: AffineForOp<'_>) -> bool {
    has_distance(lp, 1)
}

/// Whether no upper bound is below a lower bound whenever the loop is reached. False if unknown.
pub fn is_never_inverted(lp: AffineForOp<'_>) -> bool {
    has_distance(lp, 0)
}

/// Whether each upper bound is at least this far above each lower bound.
fn has_distance(lp: AffineForOp<'_>, distance: i64) -> bool {
    let mut space = Space::new(lp.op_ref());
    let mut instance = space.add_instance(&enclosing(lp.op_ref()));
    let lower = space.results(&mut instance, lp.lower_bound_map(), lp.lower_bound_operands());
    let upper = space.results(&mut instance, lp.upper_bound_map(), lp.upper_bound_operands());
    lower.iter().all(|low| {
        upper.iter().all(|high| {
            let (Some(low), Some(high)) = (low, high) else { return false };
            // low - high + distance - 1 >= 0 where they are closer.
            let closer = row::sum(low, 1, high, -1).and_then(|r| row::sum(&r, 1, &[distance - 1], 1));
            let Some(closer) = closer else { return false };
            let mut system = space.system.clone();
            system.add_inequality(closer);
            system.is_empty()
        })
    })
}
