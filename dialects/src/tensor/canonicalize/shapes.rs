//! Extents, and tensors of which nothing but the shape counts.

use super::super::TensorDialect;
use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Op, OpView};

use crate::arith::IndexCastOp;

use super::super::shapes::with_known_sizes;
use super::super::{CastOp, DimOp, EmptyOp, ExtractOp, InsertOp, InsertSliceOp, ReshapeOp};
use super::casts::{cast_of_empty, insert_into_cast};
use super::{Matched, check, replace_by, replace_by_cast, ty};

impl CanonicalizationPatterns for DimOp<'_> {
    /// The extent of what was cast, inserted into, or given a shape.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(Self::DEF.name, dim_of_cast);
        patterns.add_fn(Self::DEF.name, dim_of_insert);
        patterns.add_fn(Self::DEF.name, dim_of_reshape);
    }
}

/// `dim(cast(x)) -> dim(x)`
fn dim_of_cast(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = rw.view::<DimOp<'_>>(op)?;
    let index = dim.index();
    let source = rw.defining::<CastOp<'_>>(dim.source())?.source();
    let loc = rw.body().loc(op);
    let made = DimOp::build(rw, loc, source, index);
    replace_by(rw, op, made)
}

/// What something is inserted into has the same shape afterwards.
fn dim_of_insert(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let source = rw.view::<DimOp<'_>>(op)?.source();
    let dest = match rw.defining::<InsertSliceOp<'_>>(source) {
        Ok(insert) => insert.dest(),
        Err(NoMatch) => rw.defining::<InsertOp<'_>>(source)?.dest(),
    };
    rw.set_operand(op, 0, dest);
    Ok(())
}

/// `dim(reshape(x, shape), i) -> shape[i]`
fn dim_of_reshape(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = rw.view::<DimOp<'_>>(op)?;
    let index = dim.index();
    let shape = rw.defining::<ReshapeOp<'_>>(dim.source())?.shape();
    let (loc, index_ty) = (rw.body().loc(op), rw.cx().index_ty());
    rw.set_after(op);
    let mut made = ExtractOp::build(rw, loc, shape, &[index]);
    let extent = rw.body().result(made, 0);
    if rw.body().ty(extent) != index_ty {
        made = IndexCastOp::build(rw, loc, index_ty, extent);
    }
    replace_by(rw, op, made)
}

impl CanonicalizationPatterns for EmptyOp<'_> {
    /// Its extents, casts of it, and constants among its operands.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(CastOp::DEF.name, cast_of_empty);
        patterns.add_fn(DimOp::DEF.name, dim_of_empty);
        patterns.add_fn(Self::DEF.name, empty_of_known_size);
    }
}

/// `dim(empty(n)) -> n`
fn dim_of_empty(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = rw.view::<DimOp<'_>>(op)?;
    let index = dim.constant_index().and_then(|index| usize::try_from(index).ok()).ok_or(NoMatch)?;
    let empty = rw.defining::<EmptyOp<'_>>(dim.source())?;
    let shape = ty(rw, dim.source()).shape().unwrap_or_default();
    check(shape.get(index) == Some(&DYNAMIC))?;
    let place = shape[..index].iter().filter(|&&d| d == DYNAMIC).count();
    let size = empty.dynamic_sizes().nth(place).ok_or(NoMatch)?;
    rw.replace_op(op, &[size]);
    Ok(())
}

/// Constant extents become part of the type.
fn empty_of_known_size(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let empty = rw.view::<EmptyOp<'_>>(op)?;
    let result = empty.op_ref().ty(empty.result());
    let (inferred, kept) = with_known_sizes(empty.op_ref(), result, empty.dynamic_sizes()).ok_or(NoMatch)?;
    let loc = rw.body().loc(op);
    let made = EmptyOp::build(rw, loc, inferred, &kept);
    let value = rw.body().result(made, 0);
    replace_by_cast(rw, op, value)
}

impl CanonicalizationPatterns for TensorDialect {
    /// Patterns that belong to the dialect as a whole.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(InsertOp::DEF.name, insert_into_cast);
    }
}
