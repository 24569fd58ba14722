//! Folds that are patterns here.

use mlir::rewrite::FoldPatterns;

use super::metadata;

pub(in crate::memref) static FOLDS: FoldPatterns = FoldPatterns(|patterns| {
    patterns.add_as_fold(metadata::extract_known);
});
