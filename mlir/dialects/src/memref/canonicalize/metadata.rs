//! Patterns of `memref.extract_strided_metadata` and `memref.dim`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{Body, DYNAMIC, Handle, Op, OpRef, OpView, Region, Value};

use crate::arith::IndexCastOp;
use crate::matching::build_index;
use crate::offsets_sizes_strides::Mixed;

use super::super::{CastOp, DimOp, ExtractStridedMetadataOp, LoadOp, ReshapeOp};
use super::{Matched, check};

/// The entries of a list, replaced by `known` numbers and constants where possible.
pub(super) fn constified(op: OpRef<'_>, list: &[Mixed], known: &[i64]) -> Vec<Mixed> {
    let one = |(&entry, &known): (&Mixed, &i64)| match known {
        DYNAMIC => entry.simplified(op),
        _ => Mixed::Known(known),
    };
    list.iter().zip(known).map(one).collect()
}

/// The metadata of a memref, with the numbers that are known statically.
pub(super) struct Metadata {
    pub(super) offset: Mixed,
    pub(super) sizes: Vec<Mixed>,
    pub(super) strides: Vec<Mixed>,
}

impl Metadata {
    /// The metadata that an operation extracts.
    pub(super) fn of(op: ExtractStridedMetadataOp<'_>) -> Option<Self> {
        let ty = op.ty(op.source());
        let layout = ty.strided_layout()?;
        let list = |values: Vec<Value>, known: &[i64]| {
            constified(op.op_ref(), &values.into_iter().map(Mixed::Value).collect::<Vec<_>>(), known)
        };
        Some(Metadata {
            offset: *list(vec![op.offset()], &[layout.offset]).first()?,
            sizes: list(op.sizes().collect(), ty.shape()?),
            strides: list(op.strides().collect(), &layout.strides),
        })
    }
}

pub(super) fn extract_known(op: Handle<ExtractStridedMetadataOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let parts = Metadata::of(view).ok_or(NoMatch)?;
    let results = [view.offset()].into_iter().chain(view.sizes()).chain(view.strides());
    let entries = [parts.offset].into_iter().chain(parts.sizes).chain(parts.strides);
    let used = |&(result, entry): &(Value, Mixed)| match entry {
        Mixed::Known(number) if !rw.body().is_unused(result) => Some((result, number)),
        _ => None,
    };
    let replaced: Vec<(Value, i64)> = results.zip(entries).filter_map(|pair| used(&pair)).collect();
    let cast = view.op_ref().value(view.source()).defined_by::<CastOp>();
    let source = cast.map(|cast| cast.source()).filter(|&source| view.ty(source).is_memref());
    check(!replaced.is_empty() || source.is_some())?;
    let loc = view.loc();
    for (result, number) in replaced {
        let constant = build_index(rw, loc, number);
        rw.replace_all_uses(result, constant);
    }
    if let Some(source) = source {
        rw.set_operand(*op, 0, source);
    }
    // Next, as after a fold.
    rw.notify_modified(*op);
    Ok(())
}

impl CanonicalizationPatterns for DimOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(dim_of_reshape);
    }
}

/// Whether `inner` is nested inside `outer`.
fn is_proper_ancestor(body: &Body, outer: Region, inner: Region) -> bool {
    body.regions_around(inner).skip(1).any(|around| around == outer)
}

/// Whether an index is defined before a reshape, according to a simple check.
fn index_comes_first(body: &Body, dim: Op, index: Value, reshape: Op) -> bool {
    let of_index = body.value_block(index);
    let of_reshape = body.block_of(reshape);
    if of_index == of_reshape {
        return body.defining_op(index).is_none_or(|defining| !body.is_before_scan(reshape, defining));
    }
    if body.block_of(dim) == of_reshape {
        return true;
    }
    let region = |block: Option<mlir::Block>| block.and_then(|block| body.region_of(block));
    match (region(of_index), region(of_reshape)) {
        (Some(outer), Some(inner)) => is_proper_ancestor(body, outer, inner),
        _ => false,
    }
}

/// `dim(reshape(x, shape), i) -> load shape[i]`, right after the reshape, where the shape has not changed yet.
fn dim_of_reshape(op: Handle<DimOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let dim = op.view(rw);
    let index = dim.index();
    let loc = dim.loc();
    let reshape = rw.defining::<ReshapeOp>(dim.source())?;
    let shape = reshape.shape();
    let reshape = reshape.id();
    check(index_comes_first(rw.body(), *op, index, reshape))?;
    rw.set_after(reshape);
    let mut extent = LoadOp::build(rw, loc, shape, &[index]);
    let index_ty = rw.cx().index_ty();
    if rw.body().ty(extent) != index_ty {
        extent = IndexCastOp::build(rw, loc, index_ty, extent);
    }
    rw.replace_by(*op, extent)
}
