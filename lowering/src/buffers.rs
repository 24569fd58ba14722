//! Elements of buffers, and whole buffers, at the affine level.

use dialects::affine;
use mlir::{AffineMap, Builder, Loc, Value};

use crate::extents::Extents;
use crate::loop_nests::affine_nest;

/// Loads the element at the indices that a map computes from others.
pub(super) fn load(b: &mut Builder<'_>, loc: Loc, from: Value, map: AffineMap, indices: &[Value]) -> Value {
    let cx = b.cx();
    let ty = cx.type_ref(b.body().ty(from)).element_type().id();
    affine::AffineLoadOp::build(b, loc, ty, from, indices, cx.affine_map_attr(map))
}

/// Stores an element at the indices that a map computes from others.
pub(super) fn store(
    b: &mut Builder<'_>,
    loc: Loc,
    value: Value,
    to: Value,
    map: AffineMap,
    indices: &[Value],
) {
    let map = b.cx().affine_map_attr(map);
    affine::AffineStoreOp::build(b, loc, value, to, indices, map);
}

/// Loops that store an element at each index; `element` builds the computation of it.
pub(super) fn fill(
    b: &mut Builder<'_>,
    loc: Loc,
    buffer: Value,
    extents: &Extents,
    element: impl FnOnce(&mut Builder<'_>, &[Value]) -> Value,
) {
    let map = AffineMap::identity(b.cx(), extents.sizes.len() as u32);
    affine_nest(b, loc, extents, |b, indices| {
        let value = element(b, indices);
        store(b, loc, value, buffer, map, indices);
    });
}

/// A new buffer of these sizes with the elements of another.
pub(super) fn copy(b: &mut Builder<'_>, loc: Loc, from: Value, extents: &Extents) -> Value {
    let element = b.cx().type_ref(b.body().ty(from)).element_type().id();
    let buffer = extents.alloc(b, loc, element);
    copy_into(b, loc, from, buffer, extents);
    buffer
}

/// Fills a buffer of these sizes with the elements of another of the same type.
pub(super) fn copy_into(b: &mut Builder<'_>, loc: Loc, from: Value, to: Value, extents: &Extents) {
    let map = AffineMap::identity(b.cx(), extents.sizes.len() as u32);
    fill(b, loc, to, extents, |b, indices| load(b, loc, from, map, indices));
}
