//! Patterns of `vector.extract_strided_slice`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, Context, Handle, Value};

use super::super::parts::{integers, slice_type};
use super::super::types::VectorType;
use super::super::{
    BroadcastOp, ConstantMaskOp, CreateMaskOp, ExtractOp, ExtractStridedSliceOp, ShapeCastOp,
};
use super::{shape, ty, vector_type};
use crate::arith::SubIOp;
use crate::matching::build_index;
use crate::rewriting::check;

impl CanonicalizationPatterns for ExtractStridedSliceOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(of_create_mask).add(of_constant_mask).add(of_broadcast).add(contiguous);
    }
}

/// The result type.
fn result_type(rw: &PatternRewriter<'_>, op: Handle<ExtractStridedSliceOp>) -> mlir::Type {
    rw.body().ty(rw.body().result(*op, 0))
}

/// A mask whose bounds are counted from the slice's offsets.
fn of_create_mask(op: Handle<ExtractStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let slice = op.view(rw);
    let mask = rw.defining::<CreateMaskOp>(slice.source())?;
    let mut bounds: Vec<Value> = mask.operands().collect();
    let (offsets, loc) = (integers(slice.offsets_attr()), slice.loc());
    for (bound, offset) in bounds.iter_mut().zip(offsets) {
        let offset = build_index(rw, loc, offset);
        *bound = SubIOp::build(rw, loc, *bound, offset);
    }
    let result = result_type(rw, op);
    rw.replace_with(*op, |rw, loc| CreateMaskOp::build(rw, loc, result, &bounds))
}

/// The part of a mask.
fn of_constant_mask(op: Handle<ExtractStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let slice = op.view(rw);
    let mut bounds = rw.defining::<ConstantMaskOp>(slice.source())?.mask_dim_sizes().to_vec();
    let (offsets, sizes) = (integers(slice.offsets_attr()), integers(slice.sizes_attr()));
    for (bound, (offset, size)) in bounds.iter_mut().zip(offsets.into_iter().zip(sizes)) {
        *bound = (*bound - offset).clamp(0, size);
    }
    if bounds.contains(&0) {
        bounds.fill(0);
    }
    let result = result_type(rw, op);
    rw.replace_with(*op, |rw, loc| ConstantMaskOp::build(rw, loc, result, &bounds))
}

/// An attribute as slices have them.
fn attr(cx: &Context, numbers: &[i64]) -> Attr {
    let all: Vec<Attr> = numbers.iter().map(|&n| cx.int_attr_of_width(n, 64)).collect();
    cx.array_attr(&all)
}

/// A slice of a vector in the leading dimensions.
fn build_slice(
    rw: &mut PatternRewriter<'_>,
    loc: mlir::Loc,
    from: VectorType<'_>,
    source: Value,
    [offsets, sizes]: [&[i64]; 2],
) -> Value {
    let cx = from.cx;
    let [starts, counts, steps] = [offsets, sizes, &vec![1; sizes.len()]].map(|numbers| attr(cx, numbers));
    let result = slice_type(from, sizes);
    ExtractStridedSliceOp::build(rw, loc, result, source, starts, counts, steps)
}

/// `extract_strided_slice(broadcast(x)) -> broadcast(extract_strided_slice(x))`
fn of_broadcast(op: Handle<ExtractStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let slice = op.view(rw);
    let mut source = rw.defining::<BroadcastOp>(slice.source())?.source();
    let from = shape(rw, source);
    let result = result_type(rw, op);
    let to = rw.cx().type_ref(result).shape().ok_or(NoMatch)?;
    let added = to.len().checked_sub(from.len()).ok_or(NoMatch)?;
    if from.iter().zip(&to[added..]).any(|(&from, &to)| from != 1 && from != to) {
        let part = |numbers: Vec<i64>| numbers.get(added..).unwrap_or_default().to_vec();
        let (mut offsets, mut sizes) =
            (part(integers(slice.offsets_attr())), part(integers(slice.sizes_attr())));
        let of_one = |(number, &extent): (&mut i64, &i64), one: i64| {
            if extent == 1 {
                *number = one;
            }
        };
        offsets.iter_mut().zip(&from).for_each(|place| of_one(place, 0));
        sizes.iter_mut().zip(&from).for_each(|place| of_one(place, 1));
        let (loc, ty) = (slice.loc(), vector_type(rw, source)?);
        source = build_slice(rw, loc, ty, source, [&offsets, &sizes]);
    }
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, source))
}

/// A slice whose elements follow each other is extracted.
fn contiguous(op: Handle<ExtractStridedSliceOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let slice = op.view(rw);
    let source = slice.source();
    let from = vector_type(rw, source)?;
    check(!from.is_scalable())?;
    let (mut offsets, sizes) = (integers(slice.offsets_attr()), integers(slice.sizes_attr()));
    let partial = sizes.iter().zip(from.shape).rposition(|(size, extent)| size != extent).ok_or(NoMatch)?;
    let mut outer = partial + 1;
    check(outer < from.rank() && sizes[..outer].iter().all(|&size| size == 1))?;
    while outer + 1 < sizes.len() && sizes[outer] == 1 {
        outer += 1;
    }
    offsets.truncate(outer);
    let (loc, result) = (slice.loc(), result_type(rw, op));
    let part = ExtractOp::build(rw, loc, source, &[], &offsets);
    check(ty(rw, part).is_vector())?;
    let value = ShapeCastOp::build(rw, loc, result, part);
    rw.replace_by(*op, value)
}
