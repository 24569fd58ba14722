//! Patterns of transfers on tensors.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, Handle, OpRef, OpView, Value};

use super::super::transfers::Transfer;
use super::super::types::{VectorType, vector};
use super::super::{BroadcastOp, TransferReadOp, TransferWriteOp, TransferWriteOpOptions, TransposeOp};
use super::{ty, vector_type};
use crate::matching::constant_index;
use crate::offsets_sizes_strides::Slice;
use crate::rewriting::check;
use crate::tensor::canonicalize::cast_to;
use crate::tensor::fold::without_cast;
use crate::tensor::{ExtractSliceOp, ExtractSliceOpOptions, InsertSliceOp};

impl CanonicalizationPatterns for TransferReadOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(read_of_written);
    }
}

impl CanonicalizationPatterns for TransferWriteOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(overwritten).add(slice_of_written).add(write_into_cast);
    }
}

/// How much of each dimension of the tensor is accessed; zero of those that the map leaves out.
fn chunk(transfer: &Transfer<'_>) -> Option<Vec<i64>> {
    let mut chunk = vec![0; transfer.indices().len()];
    for (dim, &extent) in transfer.dims()?.into_iter().zip(transfer.vector_type()?.shape) {
        if let Some(dim) = dim {
            *chunk.get_mut(dim)? = extent;
        }
    }
    Some(chunk)
}

/// For each dimension that is read, the one of the written vector; `None` if it is repeated, or was not written.
fn composed(write: &Transfer<'_>, read: &Transfer<'_>) -> Option<Vec<Option<usize>>> {
    let written = write.dims()?;
    let from = |dim: Option<usize>| written.iter().position(|&written| dim.is_some() && written == dim);
    Some(read.dims()?.into_iter().map(from).collect())
}

/// What a read gives that reads all of what was just written, but in another order or repeatedly.
fn read_of_written(op: Handle<TransferReadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let read = op.view(rw);
    let (read, loc) = (read.transfer(), read.loc());
    let write = rw.defining::<TransferWriteOp>(read.base)?.transfer();
    check(read.shaped().is_ranked_tensor() && read.mask.is_none() && write.mask.is_none())?;
    check(read.indices() == write.indices() && read.is_in_bounds() && write.is_in_bounds())?;
    check(chunk(&read).ok_or(NoMatch)? == chunk(&write).ok_or(NoMatch)?)?;
    let dims = composed(&write, &read).ok_or(NoMatch)?;
    let value = write.vector;
    check((0..vector_type(rw, value)?.rank()).all(|dim| dims.contains(&Some(dim))))?;
    // The repeated dimensions come first, then those of the vector.
    let mut order: Vec<usize> = (0..dims.len()).filter(|&at| dims[at].is_none()).collect();
    let repeated = order.len();
    order.resize(dims.len(), 0);
    for (at, dim) in dims.iter().enumerate() {
        if let &Some(dim) = dim {
            *order.get_mut(repeated + dim).ok_or(NoMatch)? = at;
        }
    }
    let mut permutation = vec![0; order.len()];
    for (at, &to) in order.iter().enumerate() {
        permutation[to] = at as i64;
    }
    let result = rw.cx().type_ref(rw.body().ty(rw.body().result(*op, 0)));
    let parts = VectorType::of(result).ok_or(NoMatch)?;
    let read_dims: Vec<(i64, bool)> = parts.dims().collect();
    check(read_dims.len() == order.len())?;
    let wide = vector(parts.cx, order.iter().map(|&at| read_dims[at]), parts.element);
    let result = result.id();
    let wide = BroadcastOp::build(rw, loc, wide, value);
    let value = TransposeOp::build(rw, loc, result, wide, &permutation);
    rw.replace_by(*op, value)
}

/// A write whose elements are all written again is left out.
fn overwritten(op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let last = op.view(rw).transfer();
    check(last.shaped().is_ranked_tensor())?;
    let mut after = *op;
    let mut write = rw.defining::<TransferWriteOp>(last.base)?.transfer();
    while !(write.is_at_same_place(&last) && write.mask == last.mask) {
        check(write.is_disjoint(&last))?;
        check(write.op.value(write.op.result(0)).uses().count() == 1)?;
        after = write.op.id();
        write = rw.defining::<TransferWriteOp>(write.base)?.transfer();
    }
    let before = write.base;
    // The base follows the value.
    rw.set_operand(after, 1, before);
    Ok(())
}

/// `transfer_write(v, cast(x)) -> cast(transfer_write(v, x))`, if the cast's type is less static.
fn write_into_cast(op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let write = view.transfer();
    let base = without_cast(write.op, write.base).ok_or(NoMatch)?;
    let (loc, result, wanted) = (view.loc(), ty(rw, base).id(), write.shaped().id());
    let (value, indices, map, inside) =
        (write.vector, write.indices(), write.map_attr.id(), view.in_bounds_attr().id());
    let options = TransferWriteOpOptions { result_type: Some(result), mask: write.mask };
    let discardable = rw.body().discardable(*op);
    let made = TransferWriteOp::build_with(rw, loc, value, base, &indices, map, inside, options);
    rw.body_mut().set_discardable(*made, discardable);
    let written = rw.body().result(*made, 0);
    let cast = cast_to(rw, loc, wanted, written);
    rw.replace_by(*op, cast)
}

/// Whether the result of an operation has one use.
fn is_used_once(op: OpRef<'_>) -> bool {
    op.value(op.result(0)).uses().count() == 1
}

/// Whether all strides are 1.
fn has_unit_strides(op: OpRef<'_>, slice: &Slice) -> bool {
    slice.strides.iter().all(|stride| stride.constant(op) == Some(1))
}

/// What [`slice_of_written`] needs of a slice that is inserted, taken from the start of a tensor that was just
/// written in full.
fn written_in_full<'a>(
    rw: &'a PatternRewriter<'_>,
    insert: InsertSliceOp<'a>,
) -> Result<(ExtractSliceOp<'a>, Transfer<'a>), NoMatch> {
    let view = insert.op_ref();
    let into = Slice::of(view);
    check(has_unit_strides(view, &into))?;
    let extract = rw.defining::<ExtractSliceOp>(insert.source())?;
    let from = Slice::of(extract.op_ref());
    check(has_unit_strides(view, &from) && is_used_once(extract.op_ref()))?;
    let write = rw.defining::<TransferWriteOp>(extract.source())?.transfer();
    check(is_used_once(write.op))?;
    let dims = write.dims().ok_or(NoMatch)?;
    check(ty(rw, insert.source()).rank() == dims.len() as i64)?;
    check(from.offsets.iter().all(|offset| offset.constant(view) == Some(0)))?;
    check(write.indices().iter().all(|&index| constant_index(view, index) == Some(0)))?;
    let same = |(a, b): (&_, &_)| a == b || entry_constants(view, a, b);
    check(into.sizes.len() == from.sizes.len() && into.sizes.iter().zip(&from.sizes).all(same))?;
    let extents = write.shaped().shape().ok_or(NoMatch)?;
    let covered = dims.iter().map(|dim| dim.and_then(|dim| extents.get(dim)).copied());
    let vector = write.vector_type().ok_or(NoMatch)?;
    check(write.mask.is_none() && covered.eq(vector.shape.iter().copied().map(Some)))?;
    Ok((extract, write))
}

/// Whether two entries are the same constant.
fn entry_constants(
    op: OpRef<'_>,
    a: &crate::offsets_sizes_strides::Mixed,
    b: &crate::offsets_sizes_strides::Mixed,
) -> bool {
    a.constant(op).is_some() && a.constant(op) == b.constant(op)
}

/// `insert_slice(extract_slice(transfer_write(v)), x) -> insert_slice(transfer_write(v, extract_slice(x)), x)`, so that
/// everything works on one slice.
fn slice_of_written(op: Handle<InsertSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let insert = op.view(rw);
    let (extract, write) = written_in_full(rw, insert)?;
    let ([offsets, sizes, strides], [starts, counts, steps]) = Slice::of(insert.op_ref()).split();
    let (dest, source) = (insert.dest(), insert.source());
    let (slice_type, slice_loc) = (extract.ty(source).id(), extract.loc());
    let (value, indices, map, write_loc) =
        (write.vector, write.indices(), write.map_attr.id(), write.op.loc());
    let inside: Vec<Attr> = write.in_bounds().iter().map(|_| rw.cx().bool_attr(false)).collect();
    let inside = rw.cx().array_attr(&inside);
    let options = ExtractSliceOpOptions { offsets: &offsets, sizes: &sizes, strides: &strides };
    let slice =
        ExtractSliceOp::build_with(rw, slice_loc, slice_type, dest, &starts, &counts, &steps, options);
    let options = TransferWriteOpOptions { result_type: Some(slice_type), ..Default::default() };
    let written = TransferWriteOp::build_with(rw, write_loc, value, slice, &indices, map, inside, options);
    let written: Value = rw.body().result(*written, 0);
    rw.set_operand(*op, 0, written);
    Ok(())
}
