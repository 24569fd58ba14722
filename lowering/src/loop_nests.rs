//! Loop nests over all indices of a shape.

use conversions::index_constant;
use dialects::{affine, scf};
use mlir::{Builder, Handle, Loc, Op, TypeRef, Value};

use crate::extents::Extents;

/// Builds `affine.for` loops over every index and calls `body` inside the innermost one with the induction variables; the
/// builder is then after the nest.
pub(super) fn affine_nest(
    b: &mut Builder<'_>,
    loc: Loc,
    extents: &Extents,
    body: impl FnOnce(&mut Builder<'_>, &[Value]),
) {
    let after = b.insert_point();
    let cx = b.cx();
    let zero = || extents.map(cx, &[cx.affine_constant(0)], &[]);
    let indices = extents.sizes.iter().map(|&size| {
        let bounds = zero()..extents.map(cx, &[size], &[]);
        let op = affine::AffineForOp::build(b, loc, bounds, |_, _| ());
        enter_loop(b, *op)
    });
    let indices: Vec<Value> = indices.collect();
    body(b, &indices);
    b.set_insert_point(after);
}

/// `scf.for %i = 0 to extent step 1`; the builder is then inside, before the terminator.
pub(super) fn scf_for(b: &mut Builder<'_>, loc: Loc, extent: i64) -> (Handle<scf::ForOp<'static>>, Value) {
    let zero = index_constant(b, loc, 0);
    let end = index_constant(b, loc, extent);
    let one = index_constant(b, loc, 1);
    let op = scf::ForOp::build(b, loc, zero..end, one, |_, _| ());
    (op, enter_loop(b, *op))
}

/// Moves the builder before the terminator of a loop, and returns the induction variable.
pub(super) fn enter_loop(b: &mut Builder<'_>, op: Op) -> Value {
    let body = b.body().entry_block(b.body().regions_of(op)[0]).expect("builders of loops create the block");
    if let Some(end) = b.body().last_op(body) {
        b.set_before(end);
    }
    b.body().block_args(body)[0]
}

/// `prefix_2x3xf64`: a name for something that exists once for each shape and type of elements.
pub(super) fn shape_name(prefix: &str, ty: TypeRef<'_>) -> String {
    let extents: String = ty.shape().unwrap_or_default().iter().map(|extent| format!("{extent}x")).collect();
    format!("{prefix}_{extents}{}", ty.element_type())
}
