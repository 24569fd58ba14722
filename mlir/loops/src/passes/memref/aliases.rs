//! The `fold-memref-alias-ops` pass: turns loads and stores of a subview, or of memory in another shape, into those of the
//! memory itself.
//!
//! As in MLIR, what an access says about its alignment is lost, since the element is the same but not the memref.

use dialects::matching::build_index;
use dialects::memref::{
    CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp, LoadOp, LoadOpOptions, StoreOp, StoreOpOptions,
    SubViewOp, SubViewOpOptions,
};
use dialects::offsets_sizes_strides::{Mixed, Slice, mixed, split};
use dialects::reassociation::groups;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter};
use mlir::{DYNAMIC, Handle, Op, Value};

use super::{value_of, with_folds};
use crate::passes::fold_memref_alias_ops::{of_collapsed, of_expanded, of_slice};
use crate::passes::records::FoldMemRefAliasOps;
use crate::util::body::rewrite_bodies;

impl RunPass for FoldMemRefAliasOps {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = with_folds();
        patterns.add(fold_load).add(fold_store).add(fold_subview);
        rewrite_bodies(op, state, patterns)
    }
}

fn fold_load(op: Handle<LoadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let options = LoadOpOptions { nontemporal: view.nontemporal().then_some(true), ..Default::default() };
    let (memref, indices) = (view.memref(), view.indices().collect());
    let (source, indices) = resolve(rw, *op, memref, indices)?;
    rw.replace_with(*op, |rw, loc| LoadOp::build_with(rw, loc, source, &indices, options))
}

fn fold_store(op: Handle<StoreOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let options = StoreOpOptions { nontemporal: view.nontemporal().then_some(true), ..Default::default() };
    let (loc, value, memref, indices) = (view.loc(), view.value(), view.memref(), view.indices().collect());
    let (source, indices) = resolve(rw, *op, memref, indices)?;
    StoreOp::build_with(rw, loc, value, source, &indices, options);
    rw.erase_op(*op);
    Ok(())
}

/// The memory of which a memref is a view, and the position of an element of the view in it.
fn resolve(
    rw: &mut PatternRewriter<'_>,
    at: Op,
    memref: Value,
    indices: Vec<Value>,
) -> Result<(Value, Vec<Value>), NoMatch> {
    let loc = rw.body().loc(at);
    let indices: Vec<Mixed> = indices.into_iter().map(Mixed::Value).collect();
    if let Ok(view) = rw.defining::<SubViewOp>(memref) {
        let (source, slice) = (view.source(), Slice::of(*view));
        let dropped = view.dropped_dims().ok_or(NoMatch)?;
        // Each index is a constant, if it is one, before the next is computed.
        let places = of_slice(rw, at, loc, &slice, &dropped, indices);
        return Ok((source, places.into_iter().map(|place| value_of(rw, loc, place)).collect()));
    }
    if let Ok(view) = rw.defining::<ExpandShapeOp>(memref) {
        let (source, groups) = (view.src(), groups(view.reassociation_attr()));
        let shape = mixed(&view.static_output_shape(), view.output_shape());
        return Ok((source, of_expanded(rw, loc, &groups, &shape, indices)?));
    }
    let view = rw.defining::<CollapseShapeOp>(memref)?;
    let (source, groups) = (view.src(), groups(view.reassociation_attr()));
    let shape = view.ty(source).shape().ok_or(NoMatch)?.to_vec();
    let metadata = ExtractStridedMetadataOp::build(rw, loc, source);
    let sizes: Vec<Value> = metadata.view(rw).sizes().collect();
    if groups.is_empty() {
        // All dimensions are of size 1.
        return Ok((source, shape.iter().map(|_| build_index(rw, loc, 0)).collect()));
    }
    let size = |(&known, &size): (&i64, &Value)| match known {
        DYNAMIC => Mixed::Value(size),
        known => Mixed::Known(known),
    };
    let shape: Vec<Mixed> = shape.iter().zip(&sizes).map(size).collect();
    Ok((source, of_collapsed(rw, loc, &groups, &shape, indices)?))
}

/// A subview of a subview is one, if no elements are skipped.
fn fold_subview(op: Handle<SubViewOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let outer = Slice::of(*view);
    let (loc, source, ty) = (view.loc(), view.source(), view.ty(view.result()).id());
    let inner = rw.defining::<SubViewOp>(source)?;
    let (memory, slice) = (inner.source(), Slice::of(*inner));
    let dropped = inner.dropped_dims().ok_or(NoMatch)?;
    let skips = |slice: &Slice| slice.strides.iter().any(|&stride| stride != Mixed::Known(1));
    if skips(&outer) || skips(&slice) {
        return Err(rw.no_match("the strides are not 1"));
    }
    let offsets = of_slice(rw, *op, loc, &slice, &dropped, outer.offsets);
    let mut sizes = outer.sizes.into_iter();
    let size = |&dropped: &bool| if dropped { Some(Mixed::Known(1)) } else { sizes.next() };
    let sizes = dropped.iter().map(size).collect::<Option<Vec<_>>>().ok_or(NoMatch)?;
    let [(known, offsets), (known_sizes, sizes)] = [split(&offsets), split(&sizes)];
    let strides = vec![1; dropped.len()];
    let options = SubViewOpOptions { offsets: &offsets, sizes: &sizes, ..Default::default() };
    rw.replace_with(*op, |rw, loc| {
        SubViewOp::build_with(rw, loc, ty, memory, &known, &known_sizes, &strides, options)
    })
}
