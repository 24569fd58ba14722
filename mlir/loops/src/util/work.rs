//! How much work a loop does.

use dialects::affine::AffineForOp;
use dialects::math::elementary;
use mlir::OpView;
use mlir::opdef::Traits;

use super::trip_count::most_runs;

/// The number of operations that all iterations of a loop run together, at most. `None` if no constant limits how often
/// the loop, or a loop inside it, runs. Constants and terminators do not count, and neither do loops themselves;
/// elementary functions count as the arithmetic that they become, and operations in the regions of others as run once.
pub fn operations(lp: AffineForOp<'_>) -> Option<u64> {
    let mut total = 0u64;
    let mut pending = vec![(lp.op_ref(), 1u64)];
    while let Some((op, times)) = pending.pop() {
        let times = match op.cast::<AffineForOp>() {
            Some(lp) => times.saturating_mul(most_runs(lp)?),
            None => {
                let is_free = op.has_trait(Traits::CONSTANT_LIKE) || op.has_trait(Traits::TERMINATOR);
                total = total.saturating_add(if is_free {
                    0
                } else {
                    times.saturating_mul(elementary::operations(op))
                });
                times
            }
        };
        let body = op.body();
        let regions = body.regions_of(op.id()).iter();
        let inside = regions.flat_map(|&region| body.blocks(region)).flat_map(|block| body.ops(block));
        pending.extend(inside.map(|inner| (op.sibling(inner), times)));
    }
    Some(total)
}
