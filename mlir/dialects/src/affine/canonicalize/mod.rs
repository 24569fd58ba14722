//! Canonicalization: simple maps and sets, loops with known bounds, conditions with known results.

mod access;
mod applied;
mod bounds;
mod conditions;
mod extrema;
mod for_parallel;
mod indices;

use mlir::Handle;
use mlir::rewrite::PatternSet;

use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};

pub use access::constant_of_load;
pub use applied::Applied;

/// Adds MLIR's folds that are patterns here, since they change the number of operands or look up symbols, to every set
/// of patterns.
pub fn add_folds(patterns: &mut PatternSet) {
    patterns.add_as_fold(conditions::simplify_set);
    patterns.add_as_fold(for_parallel::simplify_bounds);
    patterns.add_as_fold(for_parallel::simplify_parallel_bounds);
    patterns.add_as_fold(access::load_of_constant);
    patterns.add_as_fold(|op: Handle<AffineDelinearizeIndexOp>, rw| indices::use_constant_basis(*op, rw));
    patterns.add_as_fold(|op: Handle<AffineLinearizeIndexOp>, rw| indices::use_constant_basis(*op, rw));
}
