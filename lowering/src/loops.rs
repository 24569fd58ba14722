//! Loop nests over static shapes.

use conversions::index_constant;
use dialects::{affine, scf};
use mlir::{AffineMap, Builder, Handle, Loc, Op, Value};

/// Builds `affine.for` loops over every index of `shape` and calls `body` inside the innermost one with the
/// induction variables; the builder is then after the nest.
pub(super) fn affine_nest(
    b: &mut Builder<'_>,
    loc: Loc,
    shape: &[i64],
    body: impl FnOnce(&mut Builder<'_>, &[Value]),
) {
    let after = b.insert_point();
    let indices: Vec<Value> = shape.iter().map(|&extent| affine_for(b, loc, extent)).collect();
    body(b, &indices);
    b.set_insert_point(after);
}

/// `affine.for %i = 0 to extent`; the builder is then inside, before the terminator.
fn affine_for(b: &mut Builder<'_>, loc: Loc, extent: i64) -> Value {
    let cx = b.cx();
    let bound = |value| cx.affine_map_attr(AffineMap::constant(cx, value));
    let op = affine::AffineForOp::build(b, loc, &[], &[], &[], &[], bound(0), bound(extent), 1);
    let index = enter_loop(b, *op, loc);
    let end = affine::AffineYieldOp::build(b, loc, &[]);
    b.set_before(*end);
    index
}

/// `scf.for %i = 0 to extent step 1`; the builder is then inside, before the terminator.
pub(super) fn scf_for(b: &mut Builder<'_>, loc: Loc, extent: i64) -> (Handle<scf::ForOp<'static>>, Value) {
    let zero = index_constant(b, loc, 0);
    let end = index_constant(b, loc, extent);
    let one = index_constant(b, loc, 1);
    let op = scf::ForOp::build(b, loc, &[], zero, end, one, &[]);
    let index = enter_loop(b, *op, loc);
    let end = scf::YieldOp::build(b, loc, &[]);
    b.set_before(*end);
    (op, index)
}

/// Creates the body of a loop that carries nothing, moves the builder there, and returns the induction variable.
fn enter_loop(b: &mut Builder<'_>, op: Op, loc: Loc) -> Value {
    let region = b.body().regions_of(op)[0];
    let index = b.cx().index_ty();
    let block = b.create_block(region, &[(index, loc)]);
    b.body().block_args(block)[0]
}

/// `prefix_2x3xf64`: a name for something that exists once for each shape.
pub(super) fn shape_name(prefix: &str, shape: &[i64]) -> String {
    let extents: String = shape.iter().map(|extent| format!("{extent}x")).collect();
    format!("{prefix}_{extents}f64")
}
