//! The `affine-fold-memref-alias-ops` pass: turns accesses of a subview, or of memory in another
//! shape, into accesses of the memory itself.
//!
//! A view stays if its offsets, strides or sizes cannot be in subscripts.

use dialects::affine::canonicalize::Applied;
use dialects::affine::validity::{are_indices, is_at_top_level};
use dialects::affine::{AffineLoadOp, AffineStoreOp};
use dialects::memref::{CollapseShapeOp, ExpandShapeOp, SubViewOp};
use dialects::offsets_sizes_strides::{Mixed, Slice, mixed, split};
use dialects::reassociation::groups;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineMap, DYNAMIC, Handle, Op, Value};

use super::memref::aliases;
use super::records::AffineFoldMemRefAliasOps;
use crate::util::body::rewrite_bodies;
use dialects::affine::apply::apply_all;

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
    if !depends_on_indices(rw, at, memref)? {
        return Err(rw.no_match("the view depends on values that are neither dimensions nor symbols"));
    }
    let loc = rw.body().loc(at);
    let indices = apply_all(rw, at, loc, subscripts);
    aliases::resolve(rw, at, memref, indices)
}

/// Whether subscripts may contain the values that a view depends on; no match if it is no view.
fn depends_on_indices(rw: &PatternRewriter<'_>, at: Op, memref: Value) -> Result<bool, NoMatch> {
    let at = rw.op(at);
    let are_valid = |list: &[Mixed]| are_indices(at, split(list).1.into_iter());
    if let Ok(view) = rw.defining::<SubViewOp>(memref) {
        let slice = Slice::of(*view);
        view.dropped_dims().ok_or(NoMatch)?;
        return Ok(are_valid(&slice.offsets) && are_valid(&slice.strides));
    }
    if let Ok(view) = rw.defining::<ExpandShapeOp>(memref) {
        return Ok(are_valid(&mixed(&view.static_output_shape(), view.output_shape())));
    }
    let view = rw.defining::<CollapseShapeOp>(memref)?;
    let shape = view.ty(view.src()).shape().ok_or(NoMatch)?;
    let is_known = |&dim: &i64| shape.get(dim as usize).is_some_and(|&size| size != DYNAMIC);
    let groups = groups(view.reassociation_attr());
    // Unknown sizes become results of a new operation, here.
    Ok(is_at_top_level(at) || groups.iter().all(|group| group.len() == 1 || group.iter().all(is_known)))
}
