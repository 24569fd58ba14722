//! Folds that are patterns here.

use mlir::rewrite::FoldPatterns;

use super::conditions;

pub(in crate::scf) static FOLDS: FoldPatterns = FoldPatterns(|patterns| {
    patterns.add_as_fold(conditions::swap_for_negation);
});
