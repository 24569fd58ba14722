//! What the rewrites of vectors have in common: types, constants, and parts at known places.

use dialects::matching::build_constant;
use dialects::vector::types::{VectorType, vector};
use dialects::{arith, vector as dialect};
use mlir::rewrite::{NoMatch, PatternRewriter};
use mlir::{Attr, Builder, Context, Loc, Type, Value};

/// The most operations that one operation becomes.
pub(crate) const MOST_OPERATIONS: i64 = 1 << 20;

/// The type of a vector.
pub(crate) fn vector_of<'c>(cx: &'c Context, ty: Type) -> Result<VectorType<'c>, NoMatch> {
    VectorType::of(cx.type_ref(ty)).ok_or(NoMatch)
}

/// The type of a value that is a vector.
pub(crate) fn type_of<'c>(rw: &PatternRewriter<'c>, value: Value) -> Result<VectorType<'c>, NoMatch> {
    let (cx, ty) = (rw.cx(), rw.body().ty(value));
    vector_of(cx, ty)
}

/// The type itself.
pub(crate) fn whole(ty: VectorType<'_>) -> Type {
    vector(ty.cx, ty.dims(), ty.element)
}

/// The type without one of its dimensions; never a scalar.
pub(crate) fn without(ty: VectorType<'_>, at: usize) -> Type {
    let dims = ty.dims().enumerate().filter(|&(dim, _)| dim != at).map(|(_, dim)| dim);
    vector(ty.cx, dims, ty.element)
}

/// A scalar of zero, or as many as the type has elements.
pub(crate) fn zero_attr(cx: &Context, ty: Type) -> Result<Attr, NoMatch> {
    arith::float_attr(cx, 0.0, ty).or_else(|| arith::integer_attr(cx, 0, ty)).ok_or(NoMatch)
}

/// A constant of zeros.
pub(crate) fn zero(b: &mut Builder<'_>, loc: Loc, ty: Type) -> Result<Value, NoMatch> {
    let attr = zero_attr(b.cx(), ty)?;
    Ok(build_constant(b, loc, attr))
}

/// The part at a position.
pub(crate) fn extract(b: &mut Builder<'_>, loc: Loc, from: Value, at: &[i64]) -> Value {
    dialect::ExtractOp::build(b, loc, from, &[], at)
}

/// A vector with another part at a position.
pub(crate) fn insert(b: &mut Builder<'_>, loc: Loc, part: Value, into: Value, at: &[i64]) -> Value {
    dialect::InsertOp::build(b, loc, part, into, &[], at)
}

/// The vector with its dimensions permuted.
pub(crate) fn transpose(
    b: &mut Builder<'_>,
    loc: Loc,
    value: Value,
    order: &[i64],
) -> Result<Value, NoMatch> {
    let cx = b.cx();
    let ty = vector_of(cx, b.body().ty(value))?;
    let dims: Vec<(i64, bool)> = ty.dims().collect();
    let dim = |&at: &i64| usize::try_from(at).ok().and_then(|at| dims.get(at).copied()).ok_or(NoMatch);
    let dims = order.iter().map(dim).collect::<Result<Vec<_>, _>>()?;
    Ok(dialect::TransposeOp::build(b, loc, vector(cx, dims, ty.element), value, order))
}

/// An array of 64-bit integers, as slices have their offsets, sizes and strides.
pub(crate) fn integers(cx: &Context, numbers: &[i64]) -> Attr {
    let all: Vec<Attr> = numbers.iter().map(|&n| cx.int_attr_of_width(n, 64)).collect();
    cx.array_attr(&all)
}

/// All positions in a space of these extents, the last dimension fastest.
pub(crate) fn positions(extents: &[i64]) -> Result<impl Iterator<Item = Vec<i64>> + use<>, NoMatch> {
    let count = extents.iter().try_fold(1i64, |count, &extent| count.checked_mul(extent));
    let count = count.filter(|&count| count <= MOST_OPERATIONS).ok_or(NoMatch)?;
    let extents = extents.to_vec();
    Ok((0..count).map(move |mut index| {
        let mut position = vec![0; extents.len()];
        for (place, extent) in position.iter_mut().zip(&extents).rev() {
            *place = index % extent;
            index /= extent;
        }
        position
    }))
}

/// All positions in the leading dimensions of a vector down to this rank, or to the first scalable dimension; none if
/// there is nothing to unroll.
pub(crate) fn leading_positions(
    ty: VectorType<'_>,
    rank: usize,
) -> Result<impl Iterator<Item = Vec<i64>> + use<>, NoMatch> {
    let outer = ty.rank().checked_sub(rank).filter(|&outer| outer > 0).ok_or(NoMatch)?;
    let fixed = ty.scalable[..outer].iter().position(|&scalable| scalable).unwrap_or(outer);
    if fixed == 0 { Err(NoMatch) } else { positions(&ty.shape[..fixed]) }
}

/// How often the first dimension is unrolled, if it can be.
pub(crate) fn first_extent(ty: VectorType<'_>) -> Result<i64, NoMatch> {
    match ty.dims().next() {
        Some((extent, false)) if extent <= MOST_OPERATIONS => Ok(extent),
        _ => Err(NoMatch),
    }
}

/// An operation of one result, masked if there is a mask.
pub(crate) fn masked(
    b: &mut Builder<'_>,
    loc: Loc,
    ty: Type,
    mask: Option<Value>,
    build: impl FnOnce(&mut Builder<'_>) -> Value,
) -> Value {
    let Some(mask) = mask else { return build(b) };
    let op = dialect::MaskOp::build(b, loc, &[ty], mask);
    b.fill_region(*op, 0, &[], |b, _| {
        let value = build(b);
        dialect::YieldOp::build(b, loc, &[value]);
    });
    b.body().result(*op, 0)
}
