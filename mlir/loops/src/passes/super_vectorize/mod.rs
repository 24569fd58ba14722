//! The `affine-super-vectorize` pass: turns nests of parallel loops into loops over vectors of any rank.
//!
//! A nest matches if its loops are as many as a vector has dimensions, each parallel, and each access varies along at
//! most one dimension of its memref for each loop. Innermost nests come first; of those that overlap, the first that can
//! be rewritten is. A nest that cannot be stays, but broadcasts that were made for it stay too, as in MLIR.
//!
//! MLIR's pass makes wrong code of some loops that this one leaves alone: those whose accesses are not next to each other,
//! and those that would write behind their end. See [`analysis`].
//!
//! `analysis`: what loops and accesses allow. `matching`: the nests. `rewrite`: the new loops. `reduction`: the kinds of
//! reductions.

mod analysis;
mod matching;
mod reduction;
mod rewrite;

use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, Context, Diag};

use super::records::AffineVectorize;
use analysis::Analysis;
use matching::Nests;

impl RunPass for AffineVectorize {
    fn run(&self, mut op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let (cx, loc) = (op.cx(), op.loc());
        let options = &self.options;
        let (sizes, pattern) = (&options.vector_sizes, &options.fastest_varying_pattern);
        if !pattern.is_empty() && pattern.len() != sizes.len() {
            let message = "Fastest varying pattern specified with different size than the vector size.";
            return state.fail(Diag::remark(loc, message));
        }
        if options.vectorize_reductions && sizes.len() != 1 {
            let message = "Vectorizing reductions is supported only for 1-D vectors.";
            return state.fail(Diag::error(loc, message));
        }
        if sizes.iter().any(|&size| size <= 0) {
            return state.fail(Diag::error(loc, "Vectorization factor must be greater than zero."));
        }
        if (1..=MOST_DIMENSIONS).contains(&sizes.len()) {
            vectorize(cx, op.body_mut(), sizes, pattern, options.vectorize_reductions);
        }
        Ok(())
    }
}

/// The most loops that a pattern has; there is none for more.
const MOST_DIMENSIONS: usize = 3;

fn vectorize(cx: &Context, body: &mut Body, sizes: &[i64], pattern: &[i64], reductions: bool) {
    let analysis = Analysis::of(cx, body, reductions);
    let nests = Nests::of(&analysis, sizes, pattern);
    for bucket in nests.buckets() {
        for root in bucket {
            // An outer nest may have taken it along.
            if !body.is_live(analysis.loops[root].op) {
                continue;
            }
            let dims = nests.dimensions(root);
            if rewrite::vectorize(cx, body, &analysis, root, (sizes, &dims)) {
                break;
            }
        }
    }
}
