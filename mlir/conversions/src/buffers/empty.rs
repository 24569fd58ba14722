//! `empty-tensor-to-alloc-tensor`.

use dialects::bufferization::AllocTensorOp;
use dialects::tensor::EmptyOp;
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Handle, Value};

/// Replaces each `tensor.empty` by a `bufferization.alloc_tensor`.
pub(crate) fn patterns(patterns: &mut PatternSet) {
    patterns.add(allocate);
}

fn allocate(op: Handle<EmptyOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let empty = op.view(rw);
    let ty = empty.ty(empty.result()).id();
    let sizes: Vec<Value> = empty.dynamic_sizes().collect();
    rw.replace_with(*op, |rw, loc| AllocTensorOp::build(rw, loc, ty, &sizes))
}
