//! Patterns of `memref.subview` and `memref.reinterpret_cast`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{Handle, Loc, OpRef, OpView, StridedLayout, Type, TypeRef, Value};

use crate::offsets_sizes_strides::{Mixed, Slice, constant_int, known};

use super::super::layout::with_strides;
use super::super::subview::{dropped_dims, drops, result_type};
use super::super::{
    ExtractStridedMetadataOp, ReinterpretCastOp, ReinterpretCastOpOptions, SubViewOp, SubViewOpOptions,
};
use super::metadata::{Metadata, constified};
use super::{Matched, check, replace_by_cast, without_cast};

impl CanonicalizationPatterns for SubViewOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(subview_of_constants);
        patterns.add(subview_of_cast);
        patterns.add(trivial_subview);
    }
}

/// Builds a `memref.subview`.
pub(super) fn build_subview(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    ty: Type,
    source: Value,
    slice: &Slice,
) -> Value {
    let ([offsets, sizes, strides], [starts, counts, steps]) = &slice.split();
    let options = SubViewOpOptions { offsets, sizes, strides };
    SubViewOp::build_with(rw, loc, ty, source, starts, counts, steps, options)
}

/// The type of a subview without the dropped dimensions; `None` if the type would not say which they are.
fn type_without(source: TypeRef<'_>, slice: &Slice, dropped: &[bool]) -> Option<Type> {
    let sizes = known(&slice.sizes);
    let full = result_type(source, &known(&slice.offsets), &sizes, &known(&slice.strides))?;
    if !dropped.contains(&true) {
        return Some(full);
    }
    let full = source.cx().type_ref(full);
    let layout = full.strided_layout()?;
    let kept = |list: &[i64]| -> Vec<i64> {
        list.iter().zip(dropped).filter(|(_, dropped)| !**dropped).map(|(&n, _)| n).collect()
    };
    let strides = StridedLayout { strides: kept(&layout.strides), offset: layout.offset };
    let reduced = with_strides(source, &kept(&sizes), strides);
    drops(full, source.cx().type_ref(reduced), &slice.sizes, dropped).then_some(reduced)
}

/// Whether a subview is valid: no stride is 0, and everything known is in bounds.
fn is_valid(source: TypeRef<'_>, slice: &Slice) -> bool {
    !slice.strides.contains(&Mixed::Known(0)) && slice.is_in_bounds(source.shape().unwrap_or_default())
}

/// The dimensions that a subview drops according to its strides once constants are known, as in MLIR. `None` if
/// different dimensions would remain than the type has: only dimensions of size 1 are interchangeable.
fn dropped_if_constant(view: SubViewOp<'_>, slice: &Slice) -> Option<Vec<bool>> {
    let source = view.ty(view.source());
    let result = view.ty(view.result());
    let full = result_type(source, &known(&slice.offsets), &known(&slice.sizes), &known(&slice.strides))?;
    let dropped = dropped_dims(source.cx().type_ref(full), result, &slice.sizes)?;
    let sizes = view.static_sizes();
    let kept = sizes.iter().zip(&dropped).filter(|(_, dropped)| !**dropped).map(|(size, _)| size);
    kept.eq(result.shape()?).then_some(dropped)
}

/// `subview[%c1] -> cast(subview[1])`
fn subview_of_constants(op: Handle<SubViewOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let slice = Slice::of(view.op_ref()).fold_constants(view.op_ref()).ok_or(NoMatch)?;
    check(is_valid(view.ty(view.source()), &slice))?;
    let dropped = dropped_if_constant(view, &slice).or_else(|| view.dropped_dims()).ok_or(NoMatch)?;
    let ty = type_without(view.ty(view.source()), &slice, &dropped).ok_or(NoMatch)?;
    let loc = view.loc();
    let source = view.source();
    let new = build_subview(rw, loc, ty, source, &slice);
    replace_by_cast(rw, *op, new)
}

/// `subview(cast(x)) -> cast(subview(x))`
fn subview_of_cast(op: Handle<SubViewOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let is_constant = |value| constant_int(view.op_ref(), value).is_some();
    check(!view.op_ref().operands().any(is_constant))?;
    let (source, from) = without_cast(rw, view.source())?;
    let slice = Slice::of(view.op_ref());
    check(is_valid(rw.cx().type_ref(from), &slice))?;
    let dropped = view.dropped_dims().ok_or(NoMatch)?;
    let ty = type_without(rw.cx().type_ref(from), &slice, &dropped).ok_or(NoMatch)?;
    let loc = view.loc();
    let new = build_subview(rw, loc, ty, source, &slice);
    replace_by_cast(rw, *op, new)
}

/// A subview of everything is a cast.
fn trivial_subview(op: Handle<SubViewOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let from = view.ty(view.source());
    let to = view.ty(view.result());
    let shape = from.shape().ok_or(NoMatch)?;
    check(from.rank() == to.rank() && Slice::of(view.op_ref()).is_whole(view.op_ref(), shape))?;
    let same = from == to;
    let source = view.source();
    if same { rw.replace_by(*op, source) } else { replace_by_cast(rw, *op, source) }
}

impl CanonicalizationPatterns for ReinterpretCastOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(reinterpret_metadata);
        patterns.add(reinterpret_constants);
    }
}

/// The offset, sizes and strides of a cast, as far as they are known.
fn known_slice(op: OpRef<'_>) -> Option<Slice> {
    let slice = Slice::of(op);
    let ty = op.ty(op.result(0));
    let layout = ty.strided_layout()?;
    Some(Slice {
        offsets: constified(op, &slice.offsets, &[layout.offset]),
        sizes: constified(op, &slice.sizes, ty.shape()?),
        strides: constified(op, &slice.strides, &layout.strides),
    })
}

/// `reinterpret_cast(base_buffer(x))` becomes a cast of `x`, or `x` itself if nothing changes.
fn reinterpret_metadata(op: Handle<ReinterpretCastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cast = op.view(rw);
    let parts = rw.defining::<ExtractStridedMetadataOp>(cast.source())?;
    let slice = known_slice(cast.op_ref()).ok_or(NoMatch)?;
    let is = Metadata::of(parts).ok_or(NoMatch)?;
    let source = parts.source();
    let same = slice.strides == is.strides && slice.sizes == is.sizes && slice.offsets == [is.offset];
    if !same {
        rw.set_operand(*op, 0, source);
        return Ok(());
    }
    if cast.ty(source) == cast.ty(cast.result()) {
        return rw.replace_by(*op, source);
    }
    replace_by_cast(rw, *op, source)
}

/// Makes offsets, sizes and strides static that constants or the type determine.
fn reinterpret_constants(op: Handle<ReinterpretCastOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let cast = op.view(rw);
    let slice = known_slice(cast.op_ref()).ok_or(NoMatch)?;
    let count = |slice: &Slice| {
        let all = slice.offsets.iter().chain(&slice.sizes).chain(&slice.strides);
        all.filter(|entry| matches!(entry, Mixed::Known(_))).count()
    };
    check(count(&slice) != count(&Slice::of(cast.op_ref())))?;
    let is_negative = |entry: &Mixed| matches!(entry, Mixed::Known(number) if *number < 0);
    check(!slice.offsets.iter().chain(&slice.sizes).any(is_negative))?;
    let ([offsets, sizes, strides], [starts, counts, steps]) = &slice.split();
    let layout = StridedLayout { strides: steps.clone(), offset: starts.first().copied().ok_or(NoMatch)? };
    let ty = with_strides(cast.ty(cast.result()), counts, layout);
    let loc = cast.loc();
    let source = cast.source();
    let options = ReinterpretCastOpOptions { offsets, sizes, strides };
    let new = ReinterpretCastOp::build_with(rw, loc, ty, source, starts, counts, steps, options);
    replace_by_cast(rw, *op, new)
}
