//! Loop nests over static shapes.

use dialects::{affine, arith, scf};
use mlir::{AffineMap, Builder, Loc, Op, Value};

/// Builds `affine.for` loops over every index of `shape` and calls `body` inside the innermost one with the
/// induction variables; the builder then stands after the nest.
pub(super) fn affine_nest(
    b: &mut Builder<'_>,
    loc: Loc,
    shape: &[i64],
    body: impl FnOnce(&mut Builder<'_>, &[Value]),
) {
    let after = b.insert_point();
    let mut indices = Vec::with_capacity(shape.len());
    for &extent in shape {
        indices.push(affine_for(b, loc, extent).1);
    }
    body(b, &indices);
    b.set_insert_point(after);
}

/// `affine.for %i = 0 to extent`; the builder then stands inside, before the terminator.
fn affine_for(b: &mut Builder<'_>, loc: Loc, extent: i64) -> (Op, Value) {
    let cx = b.cx();
    let bound = |value| cx.affine_map_attr(AffineMap::constant(cx, value));
    let op = affine::AffineForOp::build(b, loc, &[], &[], &[], &[], bound(0), bound(extent), 1);
    let region = b.body().regions_of(op)[0];
    let block = b.create_block(region, &[(cx.index_ty(), loc)]);
    let end = affine::AffineYieldOp::build(b, loc, &[]);
    b.set_before(end);
    (op, b.body().block_args(block)[0])
}

/// `arith.constant value : index`
pub(super) fn index_constant(b: &mut Builder<'_>, loc: Loc, value: i64) -> Value {
    let op = arith::ConstantOp::build(b, loc, b.cx().index_attr(value));
    b.body().result(op, 0)
}

/// `scf.for %i = 0 to extent step 1`; the builder then stands inside, before the terminator.
pub(super) fn scf_for(b: &mut Builder<'_>, loc: Loc, extent: i64) -> (Op, Value) {
    let cx = b.cx();
    let (zero, end, one) =
        (index_constant(b, loc, 0), index_constant(b, loc, extent), index_constant(b, loc, 1));
    let op = scf::ForOp::build(b, loc, &[], zero, end, one, &[], false);
    let region = b.body().regions_of(op)[0];
    let block = b.create_block(region, &[(cx.index_ty(), loc)]);
    let end = scf::YieldOp::build(b, loc, &[]);
    b.set_before(end);
    (op, b.body().block_args(block)[0])
}
