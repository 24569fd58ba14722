//! Reshapes of reshapes, of casts, and of tensors made from scalars.

use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, DYNAMIC, Loc, Op, OpView, Type, Value};

use crate::arith::MulIOp;
use crate::matching::{build_index, constant_index};
use crate::views::{Mixed, mixed, split};
use crate::{reassociation, regroup};

use super::super::reshapes::{collapsed_type, groups};
use super::super::types::forgets_only;
use super::super::{CastOp, CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp};
use super::{Matched, cast_to, check, replace_by, replace_by_cast, ty, without_cast};

impl ExpandShapeOp<'_> {
    /// Reshapes of reshapes, of scalars, and of a cast that knows the extents.
    pub fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(Self::DEF.name, expand_of_expand);
        patterns.add_fn(Self::DEF.name, expand_of_collapse);
        patterns.add_fn(Self::DEF.name, expand_of_cast);
        patterns.add_fn(Self::DEF.name, reshape_of_splat);
        patterns.add_fn(Self::DEF.name, reshape_of_elements);
    }

    /// The shape of the result.
    pub(super) fn mixed_shape(self) -> Vec<Mixed> {
        mixed(&self.static_output_shape(), self.output_shape())
    }
}

impl CollapseShapeOp<'_> {
    /// Reshapes of reshapes, of scalars, and of casts.
    pub fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_fn(Self::DEF.name, collapse_of_collapse);
        patterns.add_fn(Self::DEF.name, collapse_of_expand);
        patterns.add_fn(Self::DEF.name, reshape_of_splat);
        patterns.add_fn(Self::DEF.name, reshape_of_elements);
        patterns.add_fn(Self::DEF.name, collapse_of_cast);
    }
}

/// A new `tensor.expand_shape`.
fn build_expand(
    rw: &mut PatternRewriter<'_>,
    (loc, result, source): (Loc, Type, Value),
    groups: &[Vec<i64>],
    shape: &[Mixed],
) -> Op {
    let (numbers, operands) = split(shape);
    let groups = reassociation::attr(rw.cx(), groups);
    ExpandShapeOp::build(rw, loc, result, source, groups, &operands, &numbers)
}

/// The location and the type of a reshape.
fn place(rw: &PatternRewriter<'_>, op: Op) -> (Loc, Type) {
    (rw.body().loc(op), rw.body().ty(rw.body().result(op, 0)))
}

/// `expand(expand(x)) -> expand(x)`
fn expand_of_expand(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let outer = rw.view::<ExpandShapeOp<'_>>(op)?;
    let inner = rw.defining::<ExpandShapeOp<'_>>(outer.src())?;
    let composed = reassociation::compose(&groups(inner.op_ref()), &groups(outer.op_ref())).ok_or(NoMatch)?;
    let (source, shape) = (inner.src(), outer.mixed_shape());
    let (loc, result) = place(rw, op);
    let made = build_expand(rw, (loc, result, source), &composed, &shape);
    replace_by(rw, op, made)
}

/// `collapse(collapse(x)) -> collapse(x)`
fn collapse_of_collapse(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let outer = rw.view::<CollapseShapeOp<'_>>(op)?;
    let inner = rw.defining::<CollapseShapeOp<'_>>(outer.src())?;
    let composed = reassociation::compose(&groups(inner.op_ref()), &groups(outer.op_ref())).ok_or(NoMatch)?;
    let source = inner.src();
    let (loc, result) = place(rw, op);
    let composed = reassociation::attr(rw.cx(), &composed);
    let made = CollapseShapeOp::build(rw, loc, result, source, composed);
    replace_by(rw, op, made)
}

/// `collapse(expand(x))` goes from one shape to the other directly.
fn collapse_of_expand(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let collapse = rw.view::<CollapseShapeOp<'_>>(op)?;
    let expand = rw.defining::<ExpandShapeOp<'_>>(collapse.src())?;
    let (source, between) = (expand.src(), expand.mixed_shape());
    let (from, to) = (ty(rw, source), ty(rw, collapse.result()));
    check(from != to)?;
    let (first, second) = (groups(expand.op_ref()), groups(collapse.op_ref()));
    let (fine, coarse) = if from.rank() > to.rank() { (&first, &second) } else { (&second, &first) };
    let composed = regroup::collapse_of_expand(fine, coarse).ok_or(NoMatch)?;
    let order = from.rank().cmp(&to.rank());
    let (loc, result) = place(rw, op);
    match order {
        std::cmp::Ordering::Greater => {
            let composed = reassociation::attr(rw.cx(), &composed);
            let made = CollapseShapeOp::build(rw, loc, result, source, composed);
            replace_by(rw, op, made)
        }
        std::cmp::Ordering::Equal => replace_by_cast(rw, op, source),
        std::cmp::Ordering::Less => {
            let shape = second.iter().map(|group| product(rw, loc, group, &between)).collect::<Vec<Mixed>>();
            let made = build_expand(rw, (loc, result, source), &composed, &shape);
            replace_by(rw, op, made)
        }
    }
}

/// The extent that a group of dimensions becomes.
fn product(rw: &mut PatternRewriter<'_>, loc: Loc, group: &[i64], shape: &[Mixed]) -> Mixed {
    let mut number = 1i64;
    let mut values = Vec::new();
    for extent in group.iter().filter_map(|&at| shape.get(usize::try_from(at).ok()?)) {
        match (extent.constant(rw.cx(), rw.body()), *extent) {
            (Some(known), _) => number = number.wrapping_mul(known),
            (None, Mixed::Value(value)) => values.push(value),
            (None, Mixed::Known(_)) => {}
        }
    }
    let Some((&first, rest)) = values.split_first() else { return Mixed::Known(number) };
    let multiply = |rw: &mut PatternRewriter<'_>, a: Value, b: Value| {
        let op = MulIOp::build(rw, loc, a, b, None);
        rw.body().result(op, 0)
    };
    let mut all = rest.iter().fold(first, |all, &next| multiply(rw, all, next));
    if number != 1 {
        let factor = build_index(rw, loc, number);
        all = multiply(rw, all, factor);
    }
    Mixed::Value(all)
}

/// `expand(collapse(x))` goes from one shape to the other directly, where the shapes tell how.
fn expand_of_collapse(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let expand = rw.view::<ExpandShapeOp<'_>>(op)?;
    let collapse = rw.defining::<CollapseShapeOp<'_>>(expand.src())?;
    let (source, shape) = (collapse.src(), expand.mixed_shape());
    let (from, to) = (ty(rw, source), ty(rw, expand.result()));
    check(from != to)?;
    let (first, second) = (groups(collapse.op_ref()), groups(expand.op_ref()));
    let from = (from.shape().unwrap_or_default(), &first[..]);
    let to = (to.shape().unwrap_or_default(), &second[..]);
    if from.0.len() > to.0.len() {
        let composed = regroup::expand_of_collapse(from, to).ok_or(NoMatch)?;
        let (loc, result) = place(rw, op);
        let composed: Attr = reassociation::attr(rw.cx(), &composed);
        let made = CollapseShapeOp::build(rw, loc, result, source, composed);
        return replace_by(rw, op, made);
    }
    let composed = regroup::expand_of_collapse(to, from).ok_or(NoMatch)?;
    let (loc, result) = place(rw, op);
    let made = build_expand(rw, (loc, result, source), &composed, &shape);
    replace_by(rw, op, made)
}

/// A cast hides an extent whose parts constants give: they become part of the types.
fn expand_of_cast(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let expand = rw.view::<ExpandShapeOp<'_>>(op)?;
    let (view, source) = (expand.op_ref(), expand.src());
    let cast = rw.defining::<CastOp<'_>>(source)?;
    check(forgets_only(ty(rw, cast.source()), ty(rw, source)))?;
    let known = ty(rw, cast.source()).shape().unwrap_or_default();
    let groups = groups(view);
    let mut shape = ty(rw, expand.result()).shape().unwrap_or_default().to_vec();
    let mut operands = expand.output_shape().collect::<Vec<_>>().into_iter();
    let (mut kept, mut found) = (Vec::new(), false);
    let mut extents = Vec::with_capacity(groups.len());
    for (group, &extent) in groups.iter().zip(known) {
        let mut all = 1i64;
        for at in group.iter().filter_map(|&at| usize::try_from(at).ok()) {
            let Some(part) = shape.get_mut(at) else { return check(false) };
            if *part == DYNAMIC {
                let operand = operands.next().ok_or(NoMatch)?;
                match constant_index(view, operand).filter(|_| extent != DYNAMIC) {
                    Some(number) => {
                        *part = number;
                        found = true;
                    }
                    None => kept.push(operand),
                }
            }
            all = if *part == DYNAMIC || all == DYNAMIC { DYNAMIC } else { all.wrapping_mul(*part) };
        }
        extents.push(all);
    }
    check(found)?;
    let element = ty(rw, source).element_type().id();
    let (input, output) = (rw.cx().tensor_ty(&extents, element), rw.cx().tensor_ty(&shape, element));
    let loc = rw.body().loc(op);
    let input = cast_to(rw, loc, input, source);
    let shape = mixed(&shape, kept.into_iter());
    let made = build_expand(rw, (loc, output, input), &groups, &shape);
    let value = rw.body().result(made, 0);
    replace_by_cast(rw, op, value)
}

/// A splat in another shape.
fn reshape_of_splat(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let source = rw.op(op).operand(0);
    let input = rw.defining::<SplatOp<'_>>(source)?.input();
    check(ty(rw, source).has_static_shape())?;
    let (loc, result) = place(rw, op);
    let made = SplatOp::build(rw, loc, result, input, &[]);
    replace_by(rw, op, made)
}

/// The same elements in another shape.
fn reshape_of_elements(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let elements: Vec<Value> = rw.defining::<FromElementsOp<'_>>(rw.op(op).operand(0))?.elements().collect();
    let (loc, result) = place(rw, op);
    check(rw.cx().type_ref(result).num_elements() == Some(elements.len()))?;
    let made = FromElementsOp::build(rw, loc, result, &elements);
    replace_by(rw, op, made)
}

/// `collapse(cast(x)) -> collapse(x)`, where the cast only forgets extents.
fn collapse_of_cast(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let collapse = rw.view::<CollapseShapeOp<'_>>(op)?;
    let (view, result) = (collapse.op_ref(), ty(rw, collapse.result()));
    let source = without_cast(rw, collapse.src())?;
    let inferred = collapsed_type(ty(rw, source), &groups(view));
    if inferred == result.id() {
        rw.set_operand(op, 0, source);
        return Ok(());
    }
    let groups = view.inherent(0).ok_or(NoMatch)?.id();
    let loc = rw.body().loc(op);
    let made = CollapseShapeOp::build(rw, loc, inferred, source, groups);
    let value = rw.body().result(made, 0);
    replace_by_cast(rw, op, value)
}
