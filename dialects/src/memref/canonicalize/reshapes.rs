//! Reshapes of reshapes and of casts.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{NoMatch, PatternRewriter, PatternSet};
use mlir::{Attr, DYNAMIC, Handle, OpRef, OpView, Value};

use crate::reassociation;
use crate::reshape_patterns::{Made, Reshapes, add_to_collapse, add_to_expand, output_shape};
use crate::views::{Mixed, known, split};

use super::super::reshapes::{collapsed_shape, collapsed_type, expanded_type};
use super::super::{CastOp, CollapseShapeOp, ExpandShapeOp};
use super::{Matched, check, replace_by_cast, without_cast};

/// The reshapes of memory.
struct MemRefReshapes;

impl Reshapes for MemRefReshapes {
    const EXPAND: &'static str = ExpandShapeOp::NAME;
    const COLLAPSE: &'static str = CollapseShapeOp::NAME;

    fn is_expand(op: OpRef<'_>) -> bool {
        op.is::<ExpandShapeOp<'_>>()
    }

    fn is_collapse(op: OpRef<'_>) -> bool {
        op.is::<CollapseShapeOp<'_>>()
    }

    fn expand(
        rw: &mut PatternRewriter<'_>,
        made: Made,
        groups: Attr,
        operands: &[Value],
        shape: &[i64],
    ) -> Value {
        ExpandShapeOp::build(rw, made.0, made.1, made.2, groups, operands, shape)
    }

    fn collapse(rw: &mut PatternRewriter<'_>, made: Made, groups: Attr) -> Value {
        CollapseShapeOp::build(rw, made.0, made.1, made.2, groups)
    }

    fn cast(rw: &mut PatternRewriter<'_>, made: Made) -> Value {
        CastOp::build(rw, made.0, made.1, made.2)
    }
}

impl CanonicalizationPatterns for ExpandShapeOp<'_> {
    /// Reshapes of reshapes, and of a cast that hides what is known.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        add_to_expand::<MemRefReshapes>(patterns);
        patterns.add(expand_of_cast);
    }
}

impl CanonicalizationPatterns for CollapseShapeOp<'_> {
    /// Reshapes of reshapes, and of a cast that hides what is known.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        add_to_collapse::<MemRefReshapes>(patterns);
        patterns.add(collapse_of_cast);
    }
}

/// `expand(cast(x)) -> cast(expand(x))`, where constants say of the shape what the cast hides.
fn expand_of_cast(op: Handle<ExpandShapeOp<'_>>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (source, from) = without_cast(rw, view.src())?;
    let from = rw.cx().type_ref(from);
    let extents = from.shape().ok_or(NoMatch)?;
    let groups = reassociation::groups(view.reassociation_attr());
    let constant = |entry: Mixed| entry.constant(rw.cx(), rw.body()).map_or(entry, Mixed::Known);
    let shape: Vec<Mixed> = output_shape(view.op_ref()).into_iter().map(constant).collect();
    let numbers = known(&shape);
    // Constants may give another extent than what is known, or none that there is.
    let product = |group: &Vec<i64>| {
        group.iter().try_fold(1_i64, |all, &dim| match (all, *numbers.get(usize::try_from(dim).ok()?)?) {
            (DYNAMIC, _) | (_, DYNAMIC) => Some(DYNAMIC),
            (all, part) => all.checked_mul(part).filter(|_| part >= 0),
        })
    };
    check(groups.iter().zip(extents).all(|(group, &extent)| product(group) == Some(extent)))?;
    let ty = expanded_type(from, &numbers, &groups).ok_or(NoMatch)?;
    if ty == view.op_ref().ty(view.result()).id() {
        rw.set_operand(*op, 0, source);
        return Ok(());
    }
    let (loc, groups) = (view.op_ref().loc(), view.reassociation_attr().id());
    let (numbers, operands) = split(&shape);
    let new = ExpandShapeOp::build(rw, loc, ty, source, groups, &operands, &numbers);
    let value = new;
    replace_by_cast(rw, *op, value)
}

/// `collapse(cast(x)) -> cast(collapse(x))`
fn collapse_of_cast(op: Handle<CollapseShapeOp<'_>>, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = op.view(rw);
    let (source, from) = without_cast(rw, view.src())?;
    let from = rw.cx().type_ref(from);
    let groups = reassociation::groups(view.reassociation_attr());
    let shape = collapsed_shape(from.shape().ok_or(NoMatch)?, &groups);
    let ty = collapsed_type(from, &shape, &groups).ok_or(NoMatch)?;
    if ty == view.op_ref().ty(view.result()).id() {
        rw.set_operand(*op, 0, source);
        return Ok(());
    }
    let (loc, groups) = (view.op_ref().loc(), view.reassociation_attr().id());
    let new = CollapseShapeOp::build(rw, loc, ty, source, groups);
    let value = new;
    replace_by_cast(rw, *op, value)
}
