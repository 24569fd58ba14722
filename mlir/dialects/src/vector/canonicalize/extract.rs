//! Patterns of `vector.extract`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, OpView, Value};

use super::super::fold::extract::before_broadcast;
use super::super::masks::{MaskFormat, mask_format};
use super::super::places::{place, strides};
use super::super::types::VectorType;
use super::super::{BroadcastOp, CreateMaskOp, ExtractOp, FromElementsOp, ShapeCastOp};
use super::{bits, is_broadcastable, ty, vector_type};
use crate::matching::constant_index;
use crate::rewriting::check;

impl CanonicalizationPatterns for ExtractOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(of_broadcast).add(of_create_mask).add(of_shape_cast).add(of_elements);
    }
}

/// `extract(broadcast(x)) -> broadcast(x)`
fn of_broadcast(op: Handle<ExtractOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let extract = op.view(rw);
    let source = before_broadcast(extract.op_ref(), extract.source()).ok_or(NoMatch)?;
    let result = extract.ty(extract.result());
    check(is_broadcastable(rw, source, VectorType::of(result).ok_or(NoMatch)?))?;
    let result = result.id();
    rw.replace_with(*op, |rw, loc| BroadcastOp::build(rw, loc, result, source))
}

/// What of the mask at a position is left.
enum Left {
    Nothing,
    Inner,
}

/// Whether a position is inside the leading dimensions of a mask.
fn left_of(extract: ExtractOp<'_>, mask: CreateMaskOp<'_>) -> Result<Left, NoMatch> {
    let op = extract.op_ref();
    if mask_format(op, extract.source()) == MaskFormat::AllFalse {
        return Ok(Left::Nothing);
    }
    let extents = op.ty(extract.source()).shape().ok_or(NoMatch)?;
    let mut unknown = false;
    for ((&index, bound), &extent) in extract.static_position().iter().zip(mask.operands()).zip(extents) {
        match constant_index(op, bound) {
            Some(bound) if index != DYNAMIC && index >= bound => return Ok(Left::Nothing),
            Some(bound) if index != DYNAMIC || bound >= extent => {}
            _ => unknown = true,
        }
    }
    if unknown { Err(NoMatch) } else { Ok(Left::Inner) }
}

/// `extract(create_mask(...)) -> create_mask(...)`, or nothing is set.
fn of_create_mask(op: Handle<ExtractOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let extract = op.view(rw);
    let mask = rw.defining::<CreateMaskOp>(extract.source())?;
    let result = extract.ty(extract.result());
    check(result.is_vector())?;
    let left = left_of(extract, mask)?;
    let inner: Vec<Value> = mask.operands().skip(extract.static_position().len()).collect();
    let (result, loc) = (result.id(), extract.loc());
    let value = match left {
        Left::Nothing => bits(rw, loc, result, false)?,
        Left::Inner => CreateMaskOp::build(rw, loc, result, &inner),
    };
    rw.replace_by(*op, value)
}

/// `extract(shape_cast(x)) -> shape_cast(x)`, if that has all elements.
fn of_shape_cast(op: Handle<ExtractOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let extract = op.view(rw);
    let result = VectorType::of(extract.ty(extract.result())).ok_or(NoMatch)?;
    let source = rw.defining::<ShapeCastOp>(extract.source())?.source();
    let from = vector_type(rw, source)?;
    check(from.num_elements() == result.num_elements() && from.scalable_dims() == result.scalable_dims())?;
    let result = extract.ty(extract.result()).id();
    rw.replace_with(*op, |rw, loc| ShapeCastOp::build(rw, loc, result, source))
}

/// `extract(from_elements(...)) -> from_elements(...)`
fn of_elements(op: Handle<ExtractOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let extract = op.view(rw);
    let position = extract.static_position();
    check(!position.contains(&DYNAMIC))?;
    let result = extract.ty(extract.result());
    let count = VectorType::of(result).ok_or(NoMatch)?.num_elements();
    let all = rw.defining::<FromElementsOp>(extract.source())?;
    let first = place(&position, &strides(ty(rw, extract.source()).shape().ok_or(NoMatch)?));
    let first = usize::try_from(first).map_err(|_| NoMatch)?;
    let elements: Vec<Value> = all.elements().skip(first).take(count as usize).collect();
    let result = result.id();
    rw.replace_with(*op, |rw, loc| FromElementsOp::build(rw, loc, result, &elements))
}
