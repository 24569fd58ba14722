//! Canonicalization of `bufferization.alloc_tensor`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, OpView};

use crate::matching::{build_index, constant_index};
use crate::offsets_sizes_strides::dynamic_size;
use crate::tensor;
use crate::tensor::shapes::with_known_sizes;

use super::AllocTensorOp;
use crate::rewriting::check;

impl CanonicalizationPatterns for AllocTensorOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(dim_of_alloc);
        patterns.add(allocate_known_sizes);
    }
}

/// `dim(alloc_tensor(%n)) -> %n`
fn dim_of_alloc(op: Handle<tensor::DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = op.view(rw);
    let index = constant_index(dim.op_ref(), dim.index()).ok_or(NoMatch)?;
    let at = usize::try_from(index).map_err(|_| NoMatch)?;
    let alloc = rw.defining::<AllocTensorOp>(dim.source())?;
    let shape = alloc.ty(alloc.result()).shape().ok_or(NoMatch)?;
    check(shape.get(at) == Some(&DYNAMIC))?;
    let loc = alloc.loc();
    let size = match alloc.copy() {
        None => dynamic_size(shape, at, alloc.dynamic_sizes()).ok_or(NoMatch)?,
        Some(copy) => {
            let index = build_index(rw, loc, index);
            tensor::DimOp::build(rw, loc, copy, index)
        }
    };
    rw.replace_by(*op, size)
}

/// `alloc_tensor(%c4) : tensor<?xf32> -> cast(alloc_tensor() : tensor<4xf32>)`
fn allocate_known_sizes(op: Handle<AllocTensorOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let alloc = op.view(rw);
    let view = alloc.op_ref();
    let ty = view.ty(alloc.result());
    check(alloc.copy().is_none())?;
    let (known, left) = with_known_sizes(view, ty, alloc.dynamic_sizes()).ok_or(NoMatch)?;
    let loc = view.loc();
    let old = ty.id();
    let new = AllocTensorOp::build(rw, loc, known, &left);
    let cast = tensor::CastOp::build(rw, loc, old, new);
    rw.replace_by(*op, cast)
}
