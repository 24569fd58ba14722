//! Patterns of `tensor.dim` and `tensor.empty`.

use super::super::TensorDialect;
use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, OpView};

use crate::arith::IndexCastOp;
use crate::offsets_sizes_strides::dynamic_size;

use super::super::shapes::with_known_sizes;
use super::super::{CastOp, DimOp, EmptyOp, ExtractOp, InsertOp, InsertSliceOp, ReshapeOp};
use super::casts::{cast_of_empty, insert_into_cast};
use super::{Matched, check, replace_by_cast, ty};

impl CanonicalizationPatterns for DimOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(dim_of_cast);
        patterns.add(dim_of_insert);
        patterns.add(dim_of_reshape);
    }
}

/// `dim(cast(x)) -> dim(x)`
fn dim_of_cast(op: Handle<DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = op.view(rw);
    let index = dim.index();
    let source = rw.defining::<CastOp>(dim.source())?.source();
    rw.replace_with(*op, |rw, loc| DimOp::build(rw, loc, source, index))
}

/// The extents are those of the destination of an insertion.
fn dim_of_insert(op: Handle<DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let source = op.view(rw).source();
    let dest = match rw.defining::<InsertSliceOp>(source) {
        Ok(insert) => insert.dest(),
        Err(NoMatch) => rw.defining::<InsertOp>(source)?.dest(),
    };
    rw.set_operand(*op, 0, dest);
    Ok(())
}

/// `dim(reshape(x, shape), i) -> shape[i]`
fn dim_of_reshape(op: Handle<DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = op.view(rw);
    let index = dim.index();
    let shape = rw.defining::<ReshapeOp>(dim.source())?.shape();
    let loc = rw.body().loc(*op);
    let index_ty = rw.cx().index_ty();
    rw.set_after(*op);
    let mut made = ExtractOp::build(rw, loc, shape, &[index]);
    if rw.body().ty(made) != index_ty {
        made = IndexCastOp::build(rw, loc, index_ty, made);
    }
    rw.replace_by(*op, made)
}

impl CanonicalizationPatterns for EmptyOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(cast_of_empty);
        patterns.add(dim_of_empty);
        patterns.add(empty_of_known_size);
    }
}

/// `dim(empty(n)) -> n`
fn dim_of_empty(op: Handle<DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = op.view(rw);
    let index = dim.constant_index().and_then(|index| usize::try_from(index).ok()).ok_or(NoMatch)?;
    let empty = rw.defining::<EmptyOp>(dim.source())?;
    let shape = ty(rw, dim.source()).shape().unwrap_or_default();
    check(shape.get(index) == Some(&DYNAMIC))?;
    let size = dynamic_size(shape, index, empty.dynamic_sizes()).ok_or(NoMatch)?;
    rw.replace_by(*op, size)
}

/// Makes constant extents static.
fn empty_of_known_size(op: Handle<EmptyOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let empty = op.view(rw);
    let result = empty.ty(empty.result());
    let (inferred, kept) = with_known_sizes(empty.op_ref(), result, empty.dynamic_sizes()).ok_or(NoMatch)?;
    let loc = rw.body().loc(*op);
    let value = EmptyOp::build(rw, loc, inferred, &kept);
    replace_by_cast(rw, *op, value)
}

impl CanonicalizationPatterns for TensorDialect {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(insert_into_cast);
    }
}
