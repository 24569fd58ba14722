//! The `affine-expand-index-ops` pass: turns `affine.delinearize_index` and `affine.linearize_index` into
//! arithmetic.

use dialects::affine::index_arithmetic::{expand_delinearize, expand_linearize};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::PatternSet;

use super::records::AffineExpandIndexOps;
use crate::util::body::rewrite_bodies;

impl RunPass for AffineExpandIndexOps {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns.add(expand_delinearize).add(expand_linearize);
        rewrite_bodies(op, state, patterns)
    }
}
