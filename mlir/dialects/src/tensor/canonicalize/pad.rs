//! Patterns of `tensor.pad`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineMap, DYNAMIC, Handle, Loc, Op, OpRef, OpView, Region, Type, TypeRef, Value};

use crate::affine::AffineApplyOp;
use crate::affine::validity::is_valid_symbol;
use crate::matching::{constant, constant_index};
use crate::offsets_sizes_strides::{Mixed, Slice, known, mixed, split};

use super::super::types::{join, preserves_static_information, with_shape};
use super::super::{CastOp, ExtractSliceOp, PadOp, PadOpOptions, YieldOp};
use super::casts::build_extract;
use super::{Matched, check, replace_by_cast, ty, without_cast};

impl PadOp<'_> {
    /// The low padding of each dimension.
    fn mixed_low(self) -> Vec<Mixed> {
        mixed(&self.static_low(), self.low())
    }

    /// The high padding of each dimension.
    fn mixed_high(self) -> Vec<Mixed> {
        mixed(&self.static_high(), self.high())
    }

    /// The padding value, if it is a constant or defined outside.
    fn padding_value(self) -> Option<Value> {
        let op = *self;
        let entry = self.region().entry()?;
        let end = entry.last_op()?;
        let value = end.cast::<YieldOp>()?.value();
        let inside = op.body().value_block(value) == Some(entry.id());
        (!inside || constant(end, value).is_some()).then_some(value)
    }
}

impl CanonicalizationPatterns for PadOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(pad_of_nothing);
        patterns.add(pad_of_cast);
        patterns.add(cast_of_pad);
        patterns.add(orthogonal);
        patterns.add(pad_with_constants);
        patterns.add(consecutive);
    }
}

/// The parts of a `tensor.pad` that patterns change.
struct Padding {
    loc: Loc,
    result: Type,
    source: Value,
    low: Vec<Mixed>,
    high: Vec<Mixed>,
    nofold: bool,
    region: Region,
}

impl Padding {
    fn of(pad: PadOp<'_>) -> Self {
        let op = pad.op_ref();
        Padding {
            loc: op.loc(),
            result: op.ty(pad.result()).id(),
            source: pad.source(),
            low: pad.mixed_low(),
            high: pad.mixed_high(),
            nofold: pad.nofold(),
            region: op.region(0).id(),
        }
    }

    /// Whether the inferred type fits the result's type; constants may contradict it.
    fn fits(&self, source: TypeRef<'_>) -> bool {
        let inferred = PadOp::inferred_type(source, &known(&self.low), &known(&self.high));
        let (Some(inferred), cx) = (inferred, source.cx()) else { return false };
        let inferred = cx.type_ref(inferred);
        let result = cx.type_ref(self.result);
        let is_extent = |&extent: &i64| extent == DYNAMIC || extent >= 0;
        PadOp::is_result_of(inferred, result) && inferred.shape().unwrap_or_default().iter().all(is_extent)
    }

    /// Builds the operation, if its types fit, with the region and discardable attributes of the one that it replaces.
    fn build(&self, rw: &mut PatternRewriter<'_>, replaced: Op) -> Result<Value, NoMatch> {
        check(self.fits(ty(rw, self.source)))?;
        let discardable = rw.body().discardable(replaced);
        let ((static_low, low), (static_high, high)) = (split(&self.low), split(&self.high));
        let options = PadOpOptions { low: &low, high: &high, nofold: self.nofold };
        let made =
            PadOp::build_with(rw, self.loc, self.result, self.source, &static_low, &static_high, options);
        let region = rw.body().regions_of(*made)[0];
        rw.body_mut().move_blocks(self.region, region);
        rw.body_mut().set_discardable(*made, discardable);
        Ok(made.view(rw).result())
    }
}

/// Whether all numbers are known to be 0.
fn all_zero(op: OpRef<'_>, list: &[Mixed]) -> bool {
    list.iter().all(|entry| entry.constant(op) == Some(0))
}

/// Padding by nothing does nothing.
fn pad_of_nothing(op: Handle<PadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let pad = op.view(rw);
    let view = pad.op_ref();
    check(!pad.nofold() && all_zero(view, &pad.mixed_low()) && all_zero(view, &pad.mixed_high()))?;
    let source = pad.source();
    // Constants may contradict the extents of the result.
    check(join(ty(rw, source), ty(rw, pad.result())).is_some())?;
    replace_by_cast(rw, *op, source)
}

/// Looks through a cast of the source to a less static type, and infers the result's type.
fn pad_of_cast(op: Handle<PadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let pad = op.view(rw);
    let source = without_cast(rw, pad.source())?;
    let inferred =
        PadOp::inferred_type(ty(rw, source), &pad.static_low(), &pad.static_high()).ok_or(NoMatch)?;
    let result = ty(rw, pad.result());
    // An extent that is dynamic in the inferred type may be static in the result's.
    let shape = rw.cx().type_ref(inferred).shape().unwrap_or_default();
    let shape = shape.iter().zip(result.shape().unwrap_or_default());
    let shape: Vec<i64> = shape.map(|(&new, &old)| if new == DYNAMIC { old } else { new }).collect();
    let inferred = with_shape(ty(rw, source), &shape);
    if inferred == result.id() {
        rw.set_operand(*op, 0, source);
        return Ok(());
    }
    let padding = Padding { result: inferred, ..Padding::of(pad) };
    let made = padding.build(rw, *op)?;
    replace_by_cast(rw, *op, made)
}

/// Absorbs a cast of the result to a more static type, if that is its only use. The assertion that a cast makes must
/// hold only where it runs, so the cast must be in the same block.
fn cast_of_pad(op: Handle<PadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let pad = op.view(rw);
    let before = pad.result();
    check(rw.body().has_one_use(before))?;
    let user = rw.body().users(before).next().ok_or(NoMatch)?;
    let after = rw.view::<CastOp>(user)?.dest();
    check(rw.body().block_of(user) == rw.body().block_of(*op))?;
    check(preserves_static_information(ty(rw, before), ty(rw, after)))?;
    let padding = Padding { result: rw.body().ty(after), ..Padding::of(pad) };
    let made = padding.build(rw, *op)?;
    rw.replace_op(user, &[made]);
    rw.erase_op(*op);
    Ok(())
}

/// Makes constant padding static, if extents of the result follow from it.
fn pad_with_constants(op: Handle<PadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let pad = op.view(rw);
    let mut padding = Padding::of(pad);
    let fold = |list: &[Mixed]| list.iter().map(|entry| entry.simplified(rw.op(*op))).collect();
    (padding.low, padding.high) = (fold(&padding.low), fold(&padding.high));
    let result = ty(rw, pad.result());
    let inferred = PadOp::inferred_type(ty(rw, padding.source), &known(&padding.low), &known(&padding.high));
    let inferred = rw.cx().type_ref(inferred.ok_or(NoMatch)?).shape().unwrap_or_default();
    let outputs = result.shape().unwrap_or_default();
    let shape: Vec<i64> =
        outputs.iter().zip(inferred).map(|(&old, &new)| if old == DYNAMIC { new } else { old }).collect();
    check(shape != outputs && shape.iter().any(|&extent| extent != DYNAMIC))?;
    padding.result = rw.cx().tensor_ty(&shape, result.element_type().id());
    let made = padding.build(rw, *op)?;
    replace_by_cast(rw, *op, made)
}

/// Whether each dimension is padded.
fn padded_dims(op: OpRef<'_>, pad: PadOp<'_>) -> Vec<bool> {
    let is_padded = |entry: &Mixed| entry.constant(op) != Some(0);
    let low = pad.mixed_low();
    let high = pad.mixed_high();
    low.iter().zip(&high).map(|(low, high)| is_padded(low) || is_padded(high)).collect()
}

/// Combines a slice that is padded, sliced and padded again, in other dimensions, into one slice that is padded once.
fn orthogonal(op: Handle<PadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let pad = op.view(rw);
    let inner_slice = rw.defining::<ExtractSliceOp>(pad.source())?;
    let outer_pad = rw.defining::<PadOp>(inner_slice.source())?;
    check(!outer_pad.nofold())?;
    let outer_slice = rw.defining::<ExtractSliceOp>(outer_pad.source())?;
    let inner = Slice::of(inner_slice.op_ref());
    let outer = Slice::of(outer_slice.op_ref());
    let view = pad.op_ref();
    let rank = ty(rw, pad.source()).rank();
    check(ty(rw, outer_slice.source()).rank() == rank && inner.offsets.len() as i64 == rank)?;
    check(inner.has_unit_strides() && outer.has_unit_strides())?;
    check(all_zero(view, &pad.mixed_low()) && all_zero(view, &outer_pad.mixed_low()))?;
    let value = |pad: PadOp<'_>| constant(view, pad.padding_value()?).map(|attr| attr.id());
    check(value(pad).is_some() && value(pad) == value(outer_pad))?;
    let inner_dims = padded_dims(view, pad);
    let outer_dims = padded_dims(view, outer_pad);
    check(inner_dims.iter().zip(&outer_dims).all(|(&a, &b)| !(a && b)))?;
    let number = |entry: &Mixed| entry.constant(view);
    let between = ty(rw, inner_slice.source());
    let mut slice = inner.clone();
    let mut high = vec![Mixed::Known(0); inner.offsets.len()];
    let inner_high = pad.mixed_high();
    let outer_high = outer_pad.mixed_high();
    for at in 0..inner.offsets.len() {
        slice.offsets[at] = match (inner.offsets[at], outer.offsets[at]) {
            (own, other) if !inner_dims[at] && number(&own) == Some(0) => other,
            (own, other) if !outer_dims[at] && number(&other) == Some(0) => own,
            _ => return check(false),
        };
        if outer_dims[at] {
            check(number(&inner.sizes[at]) == Some(between.dim(at as i64)))?;
            slice.sizes[at] = outer.sizes[at];
            high[at] = outer_high[at];
        } else if inner_dims[at] {
            high[at] = inner_high[at];
        }
    }
    let loc = rw.body().loc(*op);
    let source = outer_slice.source();
    let sliced = with_shape(ty(rw, source), &known(&slice.sizes));
    let mut padding = Padding { high, ..Padding::of(pad) };
    check(padding.fits(rw.cx().type_ref(sliced)))?;
    let made = build_extract(rw, loc, sliced, source, &slice)?;
    padding.source = made;
    let made = padding.build(rw, *op)?;
    rw.replace_by(*op, made)
}

/// Combines two consecutive paddings with the same value.
fn consecutive(op: Handle<PadOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let pad = op.view(rw);
    let inner = rw.defining::<PadOp>(pad.source())?;
    check(!pad.nofold() && !inner.nofold())?;
    let value = pad.padding_value();
    check(value.is_some() && value == inner.padding_value())?;
    let mut padding = Padding::of(pad);
    padding.source = inner.source();
    let low = inner.mixed_low();
    let high = inner.mixed_high();
    let both = padding.high.iter().chain(&padding.low).zip(high.iter().chain(&low));
    let sums: Vec<Sum> =
        both.map(|(&a, &b)| Sum::of(rw.op(*op), a, b)).collect::<Option<_>>().ok_or(NoMatch)?;
    let mut sums = sums.into_iter().map(|sum| sum.build(rw, padding.loc)).collect::<Vec<Mixed>>().into_iter();
    let rank = high.len();
    (padding.high, padding.low) = (sums.by_ref().take(rank).collect(), sums.collect());
    let made = padding.build(rw, *op)?;
    rw.replace_by(*op, made)
}

/// The sum of two numbers or operands.
enum Sum {
    Is(Mixed),
    Apply(AffineMap, Vec<Value>),
}

impl Sum {
    /// `None` for a sum that overflows, or that MLIR would compose with an `affine.apply`.
    fn of(op: OpRef<'_>, a: Mixed, b: Mixed) -> Option<Self> {
        let cx = op.cx();
        let number = |entry: Mixed| match entry {
            Mixed::Known(number) => Some(number),
            Mixed::Value(value) => constant_index(op, value),
        };
        let mut constant = 0i64;
        let mut values = Vec::new();
        for entry in [a, b] {
            match (number(entry), entry) {
                (Some(known), _) => constant = constant.checked_add(known)?,
                (None, Mixed::Value(value)) => values.push(value),
                (None, Mixed::Known(_)) => return None,
            }
        }
        if values.is_empty() {
            return Some(Sum::Is(Mixed::Known(constant)));
        }
        if values.iter().any(|&v| op.value(v).defined_by::<AffineApplyOp>().is_some()) {
            return None;
        }
        if let (&[value], 0) = (&values[..], constant) {
            return Some(Sum::Is(Mixed::Value(value)));
        }
        let twice = values.len() == 2 && values[0] == values[1];
        values.dedup();
        let (symbols, dims): (Vec<Value>, Vec<Value>) = values.iter().partition(|&&v| is_valid_symbol(op, v));
        let leaves = (0..dims.len()).map(|at| cx.affine_dim(at as u32));
        let mut leaves = leaves.chain((0..symbols.len()).map(|at| cx.affine_symbol(at as u32)));
        let first = leaves.next()?;
        let mut sum = leaves.fold(first, |sum, leaf| cx.affine_add(sum, leaf));
        if twice {
            sum = cx.affine_mul(sum, cx.affine_constant(2));
        }
        sum = cx.affine_add(sum, cx.affine_constant(constant));
        let map = AffineMap::new(dims.len() as u32, symbols.len() as u32, vec![sum]);
        Some(Sum::Apply(map, dims.into_iter().chain(symbols).collect()))
    }

    fn build(self, rw: &mut PatternRewriter<'_>, loc: Loc) -> Mixed {
        match self {
            Sum::Is(entry) => entry,
            Sum::Apply(map, operands) => {
                let map = rw.cx().affine_map_attr(map);
                Mixed::Value(AffineApplyOp::build(rw, loc, map, &operands))
            }
        }
    }
}
