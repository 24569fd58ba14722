//! Patterns that replace two consecutive reshapes, of tensors or of memrefs, by one.
//!
//! In both dialects the first operand is the source, the first attribute the groups. An expansion also has its static
//! output shape as second attribute and the dynamic extents as second operand group.

use std::cmp::Ordering;

use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, Op, OpRef, OpType, TypeRef, Value};

use crate::arith::MulIOp;
use crate::matching::build_index;
use crate::memref::layout::is_identity;
use crate::offsets_sizes_strides::{Mixed, mixed, split};
use crate::rewriting::check;
use crate::{reassociation, regroup};

pub(crate) trait Reshapes: 'static {
    /// The operation that splits dimensions.
    type Expand: OpType;
    /// The operation that joins dimensions.
    type Collapse: OpType;
    /// The cast.
    type Cast: OpType;
}

/// Adds the patterns for expansions.
pub(crate) fn add_to_expand<R: Reshapes>(patterns: &mut PatternSet) {
    patterns.add_fn(R::Expand::DEF.name, expand_of_expand::<R>);
    patterns.add_fn(R::Expand::DEF.name, expand_of_collapse::<R>);
}

/// Adds the patterns for collapses.
pub(crate) fn add_to_collapse<R: Reshapes>(patterns: &mut PatternSet) {
    patterns.add_fn(R::Collapse::DEF.name, collapse_of_collapse::<R>);
    patterns.add_fn(R::Collapse::DEF.name, collapse_of_expand::<R>);
}

/// The groups of a reshape.
pub(crate) fn groups(op: OpRef<'_>) -> Vec<Vec<i64>> {
    op.inherent(0).map(reassociation::groups).unwrap_or_default()
}

/// The output shape of an expansion.
pub(crate) fn output_shape(op: OpRef<'_>) -> Vec<Mixed> {
    let numbers: Vec<i64> = op.inherent(1).and_then(|attr| attr.as_dense_array()).unwrap_or_default();
    mixed(&numbers, op.operands_of(1))
}

/// Whether a type is a tensor, or a memref without gaps.
fn is_plain(ty: TypeRef<'_>) -> bool {
    !ty.is_memref() || is_identity(ty)
}

/// The `T` that defines the operand of a reshape, if all three types are tensors or have no gaps.
fn before<'a, T: OpType>(rw: &'a PatternRewriter<'_>, op: Op) -> Result<OpRef<'a>, NoMatch> {
    let view = rw.op(op);
    let inner = view.value(view.operand(0)).defining_op().filter(|inner| inner.is::<T>()).ok_or(NoMatch)?;
    let types = [inner.operand(0), view.operand(0), view.result(0)];
    check(types.into_iter().all(|value| is_plain(view.ty(value))))?;
    Ok(inner)
}

/// Replaces an operation by a `T` with a result of the same type.
fn replace_by<T: OpType>(
    rw: &mut PatternRewriter<'_>,
    op: Op,
    operands: &[Value],
    attributes: &[Attr],
) -> Matched {
    let loc = rw.body().loc(op);
    let ty = rw.body().ty(rw.body().result(op, 0));
    let names = T::DEF.attributes.iter().map(|spec| spec.name);
    let attributes: Vec<(&str, Attr)> = names.zip(attributes.iter().copied()).collect();
    let new = T::build_generic(rw, loc, &[ty], operands, &attributes);
    let value = rw.body().result(new, 0);
    rw.replace_by(op, value)
}

fn replace_by_expand<R: Reshapes>(
    rw: &mut PatternRewriter<'_>,
    op: Op,
    source: Value,
    groups: &[Vec<i64>],
    shape: &[Mixed],
) -> Matched {
    let (numbers, mut operands) = split(shape);
    operands.insert(0, source);
    let attributes = [reassociation::attr(rw.cx(), groups), rw.cx().dense_array_attr::<i64>(&numbers)];
    replace_by::<R::Expand>(rw, op, &operands, &attributes)
}

fn replace_by_collapse<R: Reshapes>(
    rw: &mut PatternRewriter<'_>,
    op: Op,
    source: Value,
    groups: &[Vec<i64>],
) -> Matched {
    let groups = reassociation::attr(rw.cx(), groups);
    replace_by::<R::Collapse>(rw, op, &[source], &[groups])
}

/// `expand(expand(x)) -> expand(x)`
fn expand_of_expand<R: Reshapes>(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let inner = before::<R::Expand>(rw, op)?;
    let composed = reassociation::compose(&groups(inner), &groups(rw.op(op))).ok_or(NoMatch)?;
    let source = inner.operand(0);
    let shape = output_shape(rw.op(op));
    replace_by_expand::<R>(rw, op, source, &composed, &shape)
}

/// `collapse(collapse(x)) -> collapse(x)`
fn collapse_of_collapse<R: Reshapes>(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let inner = before::<R::Collapse>(rw, op)?;
    let composed = reassociation::compose(&groups(inner), &groups(rw.op(op))).ok_or(NoMatch)?;
    let source = inner.operand(0);
    replace_by_collapse::<R>(rw, op, source, &composed)
}

/// `collapse(expand(x))` becomes a collapse, an expansion or a cast.
fn collapse_of_expand<R: Reshapes>(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let expand = before::<R::Expand>(rw, op)?;
    let source = expand.operand(0);
    let between = output_shape(expand);
    let from = expand.ty(source);
    let to = expand.ty(rw.body().result(op, 0));
    check(from != to)?;
    let first = groups(expand);
    let second = groups(rw.op(op));
    let order = from.rank().cmp(&to.rank());
    let (fine, coarse) = if order == Ordering::Greater { (&first, &second) } else { (&second, &first) };
    let composed = regroup::collapse_of_expand(fine, coarse).ok_or(NoMatch)?;
    match order {
        Ordering::Greater => replace_by_collapse::<R>(rw, op, source, &composed),
        Ordering::Equal => replace_by::<R::Cast>(rw, op, &[source], &[]),
        Ordering::Less => {
            let shape: Vec<Mixed> = second.iter().map(|group| product(rw, op, group, &between)).collect();
            replace_by_expand::<R>(rw, op, source, &composed, &shape)
        }
    }
}

/// The extent of a group of dimensions after the collapse.
fn product(rw: &mut PatternRewriter<'_>, op: Op, group: &[i64], shape: &[Mixed]) -> Mixed {
    let loc = rw.body().loc(op);
    let mut number = 1i64;
    let mut values = Vec::new();
    for extent in group.iter().filter_map(|&at| shape.get(usize::try_from(at).ok()?)) {
        match (extent.constant(rw.op(op)), *extent) {
            (Some(known), _) => number = number.wrapping_mul(known),
            (None, Mixed::Value(value)) => values.push(value),
            (None, Mixed::Known(_)) => {}
        }
    }
    let Some((&first, rest)) = values.split_first() else { return Mixed::Known(number) };
    let multiply = |rw: &mut PatternRewriter<'_>, a: Value, b: Value| MulIOp::build(rw, loc, a, b);
    let mut all = rest.iter().fold(first, |all, &next| multiply(rw, all, next));
    if number != 1 {
        let factor = build_index(rw, loc, number);
        all = multiply(rw, all, factor);
    }
    Mixed::Value(all)
}

/// `expand(collapse(x))` becomes a collapse or an expansion, if the shapes determine which.
fn expand_of_collapse<R: Reshapes>(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let collapse = before::<R::Collapse>(rw, op)?;
    let source = collapse.operand(0);
    let shape = output_shape(rw.op(op));
    let from = collapse.ty(source);
    let to = collapse.ty(rw.body().result(op, 0));
    let first = groups(collapse);
    let second = groups(rw.op(op));
    let from = (from.shape().unwrap_or_default(), &first[..]);
    let to = (to.shape().unwrap_or_default(), &second[..]);
    match from.0.len().cmp(&to.0.len()) {
        Ordering::Equal => Err(NoMatch),
        Ordering::Greater => {
            let composed = regroup::expand_of_collapse(from, to).ok_or(NoMatch)?;
            replace_by_collapse::<R>(rw, op, source, &composed)
        }
        Ordering::Less => {
            let composed = regroup::expand_of_collapse(to, from).ok_or(NoMatch)?;
            replace_by_expand::<R>(rw, op, source, &composed, &shape)
        }
    }
}
