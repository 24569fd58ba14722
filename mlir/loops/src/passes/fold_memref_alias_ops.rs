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
use mlir::{AffineExpr, AffineMap, DYNAMIC, Handle, Loc, Op, Value};

use super::records::AffineFoldMemRefAliasOps;
use crate::util::apply::{apply, apply_all};
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
        return Ok((source, of_slice(rw, at, loc, &slice, &dropped, indices)));
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
    Ok((source, of_collapsed(rw, loc, &groups, &shape, indices)?))
}

fn value_of(rw: &mut PatternRewriter<'_>, loc: Loc, index: Mixed) -> Value {
    match index {
        Mixed::Known(known) => build_index(rw, loc, known),
        Mixed::Value(value) => value,
    }
}

/// `offset + index * stride` in each dimension.
fn of_slice(
    rw: &mut PatternRewriter<'_>,
    at: Op,
    loc: Loc,
    slice: &Slice,
    dropped: &[bool],
    indices: Vec<Mixed>,
) -> Vec<Value> {
    let mut indices = indices.into_iter();
    let mut places = Vec::with_capacity(dropped.len());
    for ((&offset, &stride), &dropped) in slice.offsets.iter().zip(&slice.strides).zip(dropped) {
        let mut values = Vec::new();
        let mut term = |number: Mixed| -> AffineExpr {
            match number {
                Mixed::Known(known) => rw.cx().affine_constant(known),
                Mixed::Value(value) => {
                    values.push(value);
                    rw.cx().affine_symbol(values.len() as u32 - 1)
                }
            }
        };
        let index = if dropped { None } else { indices.next() };
        let start = term(offset);
        let index = term(index.unwrap_or(Mixed::Known(0)));
        let stride = term(stride);
        let expr = rw.cx().affine_add(start, rw.cx().affine_mul(index, stride));
        let place = apply(rw, at, loc, expr, &values);
        places.push(value_of(rw, loc, place));
    }
    places
}

/// The indices of each group joined.
fn of_expanded(
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
fn of_collapsed(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    groups: &[Vec<i64>],
    shape: &[i64],
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
        let sizes: Vec<i64> = (group.iter().map(|&d| shape.get(d as usize).copied().ok_or(NoMatch)))
            .collect::<Result<_, _>>()?;
        let types = vec![index_ty; sizes.len()];
        let parts = AffineDelinearizeIndexOp::build(rw, loc, &types, index, &[], &sizes);
        places.extend(rw.body().results(*parts).collect::<Vec<_>>());
    }
    Ok(places)
}
