//! Folds that are patterns here.

use mlir::Handle;
use mlir::rewrite::{FoldPatterns, PatternSet};

use super::super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use super::{access, conditions, for_parallel, indices};

pub(in crate::affine) static FOLDS: FoldPatterns = FoldPatterns(add_folds);

fn add_folds(patterns: &mut PatternSet) {
    patterns.add_as_fold(conditions::simplify_set);
    patterns.add_as_fold(for_parallel::simplify_bounds);
    patterns.add_as_fold(for_parallel::simplify_parallel_bounds);
    patterns.add_as_fold(access::load_of_constant);
    patterns.add_as_fold(|op: Handle<AffineDelinearizeIndexOp>, rw| indices::use_constant_basis(*op, rw));
    patterns.add_as_fold(|op: Handle<AffineLinearizeIndexOp>, rw| indices::use_constant_basis(*op, rw));
}
