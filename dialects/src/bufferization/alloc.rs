//! Tensors with buffers of their own: sizes that are known, and their extents.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, OpView, TypeKind, Value};

use crate::matching::{build_index, constant_index};
use crate::tensor;

use super::AllocTensorOp;
use crate::rewriting::check;

impl CanonicalizationPatterns for AllocTensorOp<'_> {
    /// Sizes that are known go into the type; an extent is the operand that gives it.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(dim_of_alloc);
        patterns.add(allocate_known_sizes);
    }
}

/// `dim(alloc_tensor(%n)) -> %n`
fn dim_of_alloc(op: Handle<tensor::DimOp<'_>>, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = op.view(rw);
    let index = constant_index(dim.op_ref(), dim.index()).ok_or(NoMatch)?;
    let at = usize::try_from(index).map_err(|_| NoMatch)?;
    let alloc = rw.defining::<AllocTensorOp<'_>>(dim.source())?;
    let shape = alloc.op_ref().ty(alloc.result()).shape().ok_or(NoMatch)?;
    check(shape.get(at) == Some(&DYNAMIC))?;
    let loc = alloc.op_ref().loc();
    let size = match alloc.copy() {
        None => {
            let before = shape.iter().take(at).filter(|&&extent| extent == DYNAMIC).count();
            alloc.dynamic_sizes().nth(before).ok_or(NoMatch)?
        }
        Some(copy) => {
            let index = build_index(rw, loc, index);
            tensor::DimOp::build(rw, loc, copy, index)
        }
    };
    rw.replace_by(*op, size)
}

/// `alloc_tensor(%c4) : tensor<?xf32> -> cast(alloc_tensor() : tensor<4xf32>)`
fn allocate_known_sizes(op: Handle<AllocTensorOp<'_>>, rw: &mut PatternRewriter<'_>) -> Matched {
    let alloc = op.view(rw);
    let view = alloc.op_ref();
    let ty = view.ty(alloc.result());
    let TypeKind::RankedTensor { shape, element, encoding } = ty.kind() else { return Err(NoMatch) };
    check(alloc.copy().is_none())?;
    let (mut extents, mut left) = (shape.clone(), Vec::<Value>::new());
    let dynamic = extents.iter_mut().filter(|extent| **extent == DYNAMIC);
    for (extent, size) in dynamic.zip(alloc.dynamic_sizes()) {
        match constant_index(view, size).filter(|&n| n >= 0) {
            Some(number) => *extent = number,
            None => left.push(size),
        }
    }
    check(extents != *shape)?;
    let (element, encoding, loc, old) = (*element, *encoding, view.loc(), ty.id());
    let ty = rw.cx().ty(TypeKind::RankedTensor { shape: extents, element, encoding });
    let new = AllocTensorOp::build(rw, loc, ty, &left);
    let cast = tensor::CastOp::build(rw, loc, old, new);
    rw.replace_by(*op, cast)
}
