//! Canonicalization: simple maps and sets, loops with known bounds, conditions with known results.

mod access;
mod applied;
mod bounds;
mod conditions;
mod extrema;
mod for_parallel;
mod indices;

use mlir::rewrite::{FoldPatterns, PatternSet};
use mlir::{Attr, Context, Handle};
use smallvec::SmallVec;

use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};

pub use access::constant_of_load;
pub use applied::Applied;
pub(super) use for_parallel::trip_count;

pub(super) static FOLDS: FoldPatterns = FoldPatterns(add_folds);

fn add_folds(patterns: &mut PatternSet) {
    patterns.add_as_fold(conditions::simplify_set);
    patterns.add_as_fold(for_parallel::simplify_bounds);
    patterns.add_as_fold(for_parallel::simplify_parallel_bounds);
    patterns.add_as_fold(access::load_of_constant);
    patterns.add_as_fold(|op: Handle<AffineDelinearizeIndexOp>, rw| indices::use_constant_basis(*op, rw));
    patterns.add_as_fold(|op: Handle<AffineLinearizeIndexOp>, rw| indices::use_constant_basis(*op, rw));
}

/// The numbers that operands are known to be.
fn indices_of(cx: &Context, operands: &[Option<Attr>]) -> SmallVec<[Option<i64>; 4]> {
    operands.iter().map(|&attr| cx.attr_ref(attr?).as_int()).collect()
}
