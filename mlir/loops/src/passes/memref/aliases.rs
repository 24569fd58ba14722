//! The `fold-memref-alias-ops` pass: turns loads and stores of a subview, or of memory in another shape, into those of the
//! memory itself.
//!
//! As in MLIR, what an access says about its alignment is lost, since the element is the same but not the memref.

use dialects::affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp, AffineLinearizeIndexOpOptions};
use dialects::matching::build_index;
use dialects::memref::{
    CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp, LoadOp, LoadOpOptions, StoreOp, StoreOpOptions,
    SubViewOp, SubViewOpOptions,
};
use dialects::offsets_sizes_strides::{Mixed, Slice, mixed, split};
use dialects::reassociation::groups;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, Loc, Op, Value};

use crate::passes::records::FoldMemRefAliasOps;
use crate::util::body::rewrite_bodies;
use dialects::affine::apply::apply_mixed;

impl RunPass for FoldMemRefAliasOps {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns.add(fold_load).add(fold_store).add(fold_subview);
        rewrite_bodies(op, state, patterns)
    }
}

fn fold_load(op: Handle<LoadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let options = LoadOpOptions { nontemporal: view.nontemporal().then_some(true), ..Default::default() };
    let (memref, indices) = (view.memref(), view.indices().map(Mixed::Value).collect());
    let (source, indices) = resolve(rw, *op, memref, indices)?;
    rw.replace_with(*op, |rw, loc| LoadOp::build_with(rw, loc, source, &indices, options))
}

fn fold_store(op: Handle<StoreOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let options = StoreOpOptions { nontemporal: view.nontemporal().then_some(true), ..Default::default() };
    let (loc, value, memref, indices) =
        (view.loc(), view.value(), view.memref(), view.indices().map(Mixed::Value).collect());
    let (source, indices) = resolve(rw, *op, memref, indices)?;
    StoreOp::build_with(rw, loc, value, source, &indices, options);
    rw.erase_op(*op);
    Ok(())
}

/// The memory of which a memref is a view, and the position of an element of the view in it.
pub(in crate::passes) fn resolve(
    rw: &mut PatternRewriter<'_>,
    at: Op,
    memref: Value,
    indices: Vec<Mixed>,
) -> Result<(Value, Vec<Value>), NoMatch> {
    let loc = rw.body().loc(at);
    if let Ok(view) = rw.defining::<SubViewOp>(memref) {
        let (source, slice) = (view.source(), Slice::of(*view));
        let dropped = view.dropped_dims().ok_or(NoMatch)?;
        // Each index is a constant, if it is one, before the next is computed.
        let places = of_slice(rw, at, loc, &slice, &dropped, indices);
        return Ok((source, places.into_iter().map(|place| place.as_value(rw, loc)).collect()));
    }
    if let Ok(view) = rw.defining::<ExpandShapeOp>(memref) {
        let (source, groups) = (view.src(), groups(view.reassociation_attr()));
        let shape = mixed(&view.static_output_shape(), view.output_shape());
        let indices = values_of(rw, loc, indices);
        return Ok((source, of_expanded(rw, loc, &groups, &shape, &indices)?));
    }
    let view = rw.defining::<CollapseShapeOp>(memref)?;
    let (source, groups) = (view.src(), groups(view.reassociation_attr()));
    let shape = view.ty(source).shape().ok_or(NoMatch)?.to_vec();
    let indices = values_of(rw, loc, indices);
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
    Ok((source, of_collapsed(rw, loc, &groups, &shape, &indices)?))
}

fn values_of(rw: &mut PatternRewriter<'_>, loc: Loc, indices: Vec<Mixed>) -> Vec<Value> {
    indices.into_iter().map(|index| index.as_value(rw, loc)).collect()
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

/// `offset + index * stride` in each dimension.
fn of_slice(
    rw: &mut PatternRewriter<'_>,
    at: Op,
    loc: Loc,
    slice: &Slice,
    dropped: &[bool],
    indices: Vec<Mixed>,
) -> Vec<Mixed> {
    let cx = rw.cx();
    let [start, index, stride] = [0, 1, 2].map(|at| cx.affine_symbol(at));
    let place = cx.affine_add(start, cx.affine_mul(index, stride));
    let mut indices = indices.into_iter();
    let mut places = Vec::with_capacity(dropped.len());
    for ((&offset, &stride), &dropped) in slice.offsets.iter().zip(&slice.strides).zip(dropped) {
        let index = if dropped { None } else { indices.next() };
        let index = index.unwrap_or(Mixed::Known(0));
        places.push(apply_mixed(rw, at, loc, place, &[offset, index, stride]));
    }
    places
}

/// What a list has for the dimensions of a group.
fn of_group<T: Copy>(list: &[T], group: &[i64]) -> Result<Vec<T>, NoMatch> {
    group.iter().map(|&d| list.get(d as usize).copied().ok_or(NoMatch)).collect()
}

/// The indices of each group joined.
fn of_expanded(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    groups: &[Vec<i64>],
    shape: &[Mixed],
    indices: &[Value],
) -> Result<Vec<Value>, NoMatch> {
    let mut places = Vec::with_capacity(groups.len());
    for group in groups {
        let (parts, sizes) = (of_group(indices, group)?, of_group(shape, group)?);
        places.push(match parts[..] {
            [part] => part,
            _ => {
                let (known, values) = split(&sizes);
                let options = AffineLinearizeIndexOpOptions {
                    multi_index: &parts,
                    dynamic_basis: &values,
                    disjoint: true,
                };
                AffineLinearizeIndexOp::build_with(rw, loc, &known, options)
            }
        });
    }
    Ok(places)
}

/// Each index split into those of its group.
fn of_collapsed(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    groups: &[Vec<i64>],
    shape: &[Mixed],
    indices: &[Value],
) -> Result<Vec<Value>, NoMatch> {
    let index_ty = rw.cx().index_ty();
    let mut places = Vec::with_capacity(shape.len());
    for (group, &index) in groups.iter().zip(indices) {
        if group.len() == 1 {
            places.push(index);
            continue;
        }
        let sizes = of_group(shape, group)?;
        let types = vec![index_ty; sizes.len()];
        let (known, values) = split(&sizes);
        let parts = AffineDelinearizeIndexOp::build(rw, loc, &types, index, &values, &known);
        places.extend(rw.body().results(*parts).collect::<Vec<_>>());
    }
    Ok(places)
}
