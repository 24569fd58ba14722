//! Patterns of reshapes of reshapes and of casts.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{DYNAMIC, Handle, OpView};

use crate::offsets_sizes_strides::{Mixed, known, split};
use crate::reassociation;
use crate::reshape_patterns::{Reshapes, add_to_collapse, add_to_expand, output_shape};

use super::super::reshapes::{collapsed_shape, collapsed_type, expanded_type};
use super::super::{CastOp, CollapseShapeOp, ExpandShapeOp};
use super::{Matched, check, replace_by_cast, without_cast};

/// The reshapes of memrefs.
struct MemRefReshapes;

impl Reshapes for MemRefReshapes {
    type Expand = ExpandShapeOp<'static>;
    type Collapse = CollapseShapeOp<'static>;
    type Cast = CastOp<'static>;
}

impl CanonicalizationPatterns for ExpandShapeOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        add_to_expand::<MemRefReshapes>(patterns);
        patterns.add(expand_of_cast);
    }
}

impl CanonicalizationPatterns for CollapseShapeOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        add_to_collapse::<MemRefReshapes>(patterns);
        patterns.add(collapse_of_cast);
    }
}

/// `expand(cast(x)) -> cast(expand(x))`, if the static extents of `x` are the products of known extents of the result.
fn expand_of_cast(op: Handle<ExpandShapeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (source, from) = without_cast(rw, view.src())?;
    let from = rw.cx().type_ref(from);
    let extents = from.shape().ok_or(NoMatch)?;
    let groups = reassociation::groups(view.reassociation_attr());
    let shape = output_shape(view.op_ref());
    let shape: Vec<Mixed> = shape.into_iter().map(|extent| extent.simplified(view.op_ref())).collect();
    let numbers = known(&shape);
    // Constants may contradict the static extents, or be negative.
    let product = |group: &Vec<i64>| {
        group.iter().try_fold(1_i64, |all, &dim| match (all, *numbers.get(usize::try_from(dim).ok()?)?) {
            (DYNAMIC, _) | (_, DYNAMIC) => Some(DYNAMIC),
            (all, part) => all.checked_mul(part).filter(|_| part >= 0),
        })
    };
    check(groups.iter().zip(extents).all(|(group, &extent)| product(group) == Some(extent)))?;
    let ty = expanded_type(from, &numbers, &groups).ok_or(NoMatch)?;
    if ty == view.ty(view.result()).id() {
        rw.set_operand(*op, 0, source);
        return Ok(());
    }
    let loc = view.loc();
    let groups = view.reassociation_attr().id();
    let (numbers, operands) = split(&shape);
    let new = ExpandShapeOp::build(rw, loc, ty, source, groups, &operands, &numbers);
    replace_by_cast(rw, *op, new)
}

/// `collapse(cast(x)) -> cast(collapse(x))`
fn collapse_of_cast(op: Handle<CollapseShapeOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (source, from) = without_cast(rw, view.src())?;
    let from = rw.cx().type_ref(from);
    let groups = reassociation::groups(view.reassociation_attr());
    let shape = collapsed_shape(from.shape().ok_or(NoMatch)?, &groups);
    let ty = collapsed_type(from, &shape, &groups).ok_or(NoMatch)?;
    if ty == view.ty(view.result()).id() {
        rw.set_operand(*op, 0, source);
        return Ok(());
    }
    let loc = view.loc();
    let groups = view.reassociation_attr().id();
    let new = CollapseShapeOp::build(rw, loc, ty, source, groups);
    replace_by_cast(rw, *op, new)
}
