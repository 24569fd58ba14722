//! Reshapes of reshapes, of tensors and of memory alike: from the first shape to the last directly.
//!
//! In both dialects the operand that is reshaped is the first, its groups are the first attribute, and an expansion has
//! the numbers of its shape as second attribute and the rest of the shape as second group of operands.

use std::cmp::Ordering;

use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, Loc, Op, OpRef, Type, TypeRef, Value};

use crate::arith::MulIOp;
use crate::matching::build_index;
use crate::memref::layout::is_identity;
use crate::rewriting::check;
use crate::views::{Mixed, mixed, split};
use crate::{reassociation, regroup};

/// What is to be made: where, of which type, of which operand.
pub(crate) type Made = (Loc, Type, Value);

/// The reshapes of a dialect.
pub(crate) trait Reshapes: 'static {
    /// The name of the operation that splits dimensions.
    const EXPAND: &'static str;
    /// The name of the operation that joins dimensions.
    const COLLAPSE: &'static str;

    /// True for an operation that splits dimensions.
    fn is_expand(op: OpRef<'_>) -> bool;
    /// True for an operation that joins dimensions.
    fn is_collapse(op: OpRef<'_>) -> bool;
    /// A new operation that splits dimensions.
    fn expand(
        rw: &mut PatternRewriter<'_>,
        made: Made,
        groups: Attr,
        operands: &[Value],
        shape: &[i64],
    ) -> Value;
    /// A new operation that joins dimensions.
    fn collapse(rw: &mut PatternRewriter<'_>, made: Made, groups: Attr) -> Value;
    /// A new cast.
    fn cast(rw: &mut PatternRewriter<'_>, made: Made) -> Value;
}

/// Adds the patterns that begin at an expansion.
pub(crate) fn add_to_expand<R: Reshapes>(patterns: &mut PatternSet) {
    patterns.add_fn(R::EXPAND, expand_of_expand::<R>);
    patterns.add_fn(R::EXPAND, expand_of_collapse::<R>);
}

/// Adds the patterns that begin at a collapse.
pub(crate) fn add_to_collapse<R: Reshapes>(patterns: &mut PatternSet) {
    patterns.add_fn(R::COLLAPSE, collapse_of_collapse::<R>);
    patterns.add_fn(R::COLLAPSE, collapse_of_expand::<R>);
}

/// The groups of a reshape.
fn groups(op: OpRef<'_>) -> Vec<Vec<i64>> {
    op.inherent(0).map(reassociation::groups).unwrap_or_default()
}

/// The shape that an expansion gives.
pub(crate) fn output_shape(op: OpRef<'_>) -> Vec<Mixed> {
    let numbers: Vec<i64> = op.inherent(1).and_then(|attr| attr.as_dense_array()).unwrap_or_default();
    mixed(&numbers, op.operands_of(1))
}

/// True for a tensor, and for memory without gaps.
fn is_plain(ty: TypeRef<'_>) -> bool {
    !ty.is_memref() || is_identity(ty)
}

/// The operation before a reshape, where all three types are plain.
fn before<'a>(
    rw: &'a PatternRewriter<'_>,
    op: Op,
    wanted: fn(OpRef<'_>) -> bool,
) -> Result<OpRef<'a>, NoMatch> {
    let view = rw.op(op);
    let inner = view.value(view.operand(0)).defining_op().filter(|inner| wanted(*inner)).ok_or(NoMatch)?;
    let types = [inner.operand(0), view.operand(0), view.result(0)];
    check(types.into_iter().all(|value| is_plain(view.ty(value))))?;
    Ok(inner)
}

/// Where an operation is, its result's type, and what is to take the place of its operand.
fn place(rw: &PatternRewriter<'_>, op: Op, source: Value) -> Made {
    (rw.body().loc(op), rw.body().ty(rw.body().result(op, 0)), source)
}

fn replace_by_expand<R: Reshapes>(
    rw: &mut PatternRewriter<'_>,
    op: Op,
    source: Value,
    groups: &[Vec<i64>],
    shape: &[Mixed],
) -> Matched {
    let ((numbers, operands), groups) = (split(shape), reassociation::attr(rw.cx(), groups));
    let made = place(rw, op, source);
    let new = R::expand(rw, made, groups, &operands, &numbers);
    rw.replace_by(op, new)
}

fn replace_by_collapse<R: Reshapes>(
    rw: &mut PatternRewriter<'_>,
    op: Op,
    source: Value,
    groups: &[Vec<i64>],
) -> Matched {
    let (made, groups) = (place(rw, op, source), reassociation::attr(rw.cx(), groups));
    let new = R::collapse(rw, made, groups);
    rw.replace_by(op, new)
}

/// `expand(expand(x)) -> expand(x)`
fn expand_of_expand<R: Reshapes>(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let inner = before(rw, op, R::is_expand)?;
    let composed = reassociation::compose(&groups(inner), &groups(rw.op(op))).ok_or(NoMatch)?;
    let (source, shape) = (inner.operand(0), output_shape(rw.op(op)));
    replace_by_expand::<R>(rw, op, source, &composed, &shape)
}

/// `collapse(collapse(x)) -> collapse(x)`
fn collapse_of_collapse<R: Reshapes>(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let inner = before(rw, op, R::is_collapse)?;
    let composed = reassociation::compose(&groups(inner), &groups(rw.op(op))).ok_or(NoMatch)?;
    let source = inner.operand(0);
    replace_by_collapse::<R>(rw, op, source, &composed)
}

/// `collapse(expand(x))` is one of the two, or a cast.
fn collapse_of_expand<R: Reshapes>(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let expand = before(rw, op, R::is_expand)?;
    let (source, between) = (expand.operand(0), output_shape(expand));
    let (from, to) = (expand.ty(source), expand.ty(rw.body().result(op, 0)));
    check(from != to)?;
    let (first, second) = (groups(expand), groups(rw.op(op)));
    let order = from.rank().cmp(&to.rank());
    let (fine, coarse) = if order == Ordering::Greater { (&first, &second) } else { (&second, &first) };
    let composed = regroup::collapse_of_expand(fine, coarse).ok_or(NoMatch)?;
    match order {
        Ordering::Greater => replace_by_collapse::<R>(rw, op, source, &composed),
        Ordering::Equal => {
            let made = place(rw, op, source);
            let new = R::cast(rw, made);
            rw.replace_by(op, new)
        }
        Ordering::Less => {
            let loc = rw.body().loc(op);
            let shape: Vec<Mixed> = second.iter().map(|group| product(rw, loc, group, &between)).collect();
            replace_by_expand::<R>(rw, op, source, &composed, &shape)
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
    let multiply = |rw: &mut PatternRewriter<'_>, a: Value, b: Value| MulIOp::build(rw, loc, a, b);
    let mut all = rest.iter().fold(first, |all, &next| multiply(rw, all, next));
    if number != 1 {
        let factor = build_index(rw, loc, number);
        all = multiply(rw, all, factor);
    }
    Mixed::Value(all)
}

/// `expand(collapse(x))` is one of the two, where the shapes tell how.
fn expand_of_collapse<R: Reshapes>(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let collapse = before(rw, op, R::is_collapse)?;
    let (source, shape) = (collapse.operand(0), output_shape(rw.op(op)));
    let (from, to) = (collapse.ty(source), collapse.ty(rw.body().result(op, 0)));
    let (first, second) = (groups(collapse), groups(rw.op(op)));
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
