//! The `affine-fold-memref-alias-ops` pass: turns accesses of a subview, or of memory in another
//! shape, into accesses of the memory itself.
//!
//! A dimension that `memref.collapse_shape` creates from others of unknown size stays.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{
    AffineDelinearizeIndexOp, AffineLinearizeIndexOp, AffineLinearizeIndexOpOptions, AffineLoadOp,
    AffineStoreOp,
};
use dialects::matching::build_index;
use dialects::memref::{CollapseShapeOp, ExpandShapeOp, SubViewOp};
use dialects::offsets_sizes_strides::{Mixed, Slice, mixed, split};
use dialects::reassociation::groups;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineMap, DYNAMIC, Handle, Loc, Op, Value};

use super::memref::value_of;
use super::records::AffineFoldMemRefAliasOps;
use crate::util::apply::{apply_all, apply_mixed};
use crate::util::body::rewrite_bodies;

impl RunPass for AffineFoldMemRefAliasOps {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns.add(fold_load).add(fold_store);
        rewrite_bodies(op, state, patterns)
    }
}

fn fold_load(op: Handle<AffineLoadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let memref = view.memref();
    let old = Applied::of_map(view.map(), view.indices()).ok_or(NoMatch)?;
    let (source, indices) = resolve(rw, *op, memref, &old)?;
    let map = identity(rw, indices.len());
    let element = rw.cx().type_ref(rw.body().ty(source)).element_type().id();
    rw.replace_with(*op, |rw, loc| AffineLoadOp::build(rw, loc, element, source, &indices, map))
}

fn fold_store(op: Handle<AffineStoreOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let value = view.value();
    let memref = view.memref();
    let old = Applied::of_map(view.map(), view.indices()).ok_or(NoMatch)?;
    let (source, indices) = resolve(rw, *op, memref, &old)?;
    let loc = rw.body().loc(*op);
    let map = identity(rw, indices.len());
    AffineStoreOp::build(rw, loc, value, source, &indices, map);
    rw.erase_op(*op);
    Ok(())
}

fn identity(rw: &PatternRewriter<'_>, rank: usize) -> mlir::Attr {
    rw.cx().affine_map_attr(AffineMap::identity(rw.cx(), rank as u32))
}

/// The memory of which a memref is a view, and the position of an element of the view in it.
fn resolve(
    rw: &mut PatternRewriter<'_>,
    at: Op,
    memref: Value,
    subscripts: &Applied,
) -> Result<(Value, Vec<Value>), NoMatch> {
    let loc = rw.body().loc(at);
    if let Ok(view) = rw.defining::<SubViewOp>(memref) {
        let source = view.source();
        let slice = Slice::of(*view);
        let dropped = view.dropped_dims().ok_or(NoMatch)?;
        let indices = apply_all(rw, at, loc, subscripts);
        let places = of_slice(rw, at, loc, &slice, &dropped, indices);
        return Ok((source, places.into_iter().map(|place| value_of(rw, loc, place)).collect()));
    }
    if let Ok(view) = rw.defining::<ExpandShapeOp>(memref) {
        let source = view.src();
        let groups = groups(view.reassociation_attr());
        let shape = mixed(&view.static_output_shape(), view.output_shape());
        let indices = apply_all(rw, at, loc, subscripts);
        return Ok((source, of_expanded(rw, loc, &groups, &shape, indices)?));
    }
    let view = rw.defining::<CollapseShapeOp>(memref)?;
    let source = view.src();
    let groups = groups(view.reassociation_attr());
    let shape = view.ty(source).shape().ok_or(NoMatch)?.to_vec();
    let joins_unknown =
        groups.iter().any(|g| g.len() > 1 && g.iter().any(|&d| shape.get(d as usize) == Some(&DYNAMIC)));
    if joins_unknown {
        return Err(NoMatch);
    }
    if groups.is_empty() {
        // All dimensions are of size 1.
        return Ok((source, shape.iter().map(|_| build_index(rw, loc, 0)).collect()));
    }
    let indices = apply_all(rw, at, loc, subscripts);
    let shape: Vec<Mixed> = shape.into_iter().map(Mixed::Known).collect();
    Ok((source, of_collapsed(rw, loc, &groups, &shape, indices)?))
}

/// `offset + index * stride` in each dimension.
pub(super) fn of_slice(
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

/// The indices of each group joined.
pub(super) fn of_expanded(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    groups: &[Vec<i64>],
    shape: &[Mixed],
    indices: Vec<Mixed>,
) -> Result<Vec<Value>, NoMatch> {
    let mut places = Vec::with_capacity(groups.len());
    for group in groups {
        let dims = group.iter().map(|&d| d as usize);
        let parts: Vec<Mixed> =
            dims.clone().map(|d| indices.get(d).copied().ok_or(NoMatch)).collect::<Result<_, _>>()?;
        let sizes: Vec<Mixed> =
            dims.map(|d| shape.get(d).copied().ok_or(NoMatch)).collect::<Result<_, _>>()?;
        let parts: Vec<Value> = parts.into_iter().map(|part| value_of(rw, loc, part)).collect();
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
pub(super) fn of_collapsed(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    groups: &[Vec<i64>],
    shape: &[Mixed],
    indices: Vec<Mixed>,
) -> Result<Vec<Value>, NoMatch> {
    let index_ty = rw.cx().index_ty();
    let mut places = Vec::with_capacity(shape.len());
    for (group, index) in groups.iter().zip(indices) {
        let index = value_of(rw, loc, index);
        if group.len() == 1 {
            places.push(index);
            continue;
        }
        let sizes: Vec<Mixed> = (group.iter().map(|&d| shape.get(d as usize).copied().ok_or(NoMatch)))
            .collect::<Result<_, _>>()?;
        let types = vec![index_ty; sizes.len()];
        let (known, values) = split(&sizes);
        let parts = AffineDelinearizeIndexOp::build(rw, loc, &types, index, &values, &known);
        places.extend(rw.body().results(*parts).collect::<Vec<_>>());
    }
    Ok(places)
}
