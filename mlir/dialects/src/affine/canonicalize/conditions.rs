//! Patterns of `affine.if`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AttrKind, Handle, IntegerSet};

use super::super::AffineIfOp;
use super::applied::Applied;
use crate::rewriting::{check, erase_block, only_block, only_terminates, replace_by_block};

impl CanonicalizationPatterns for AffineIfOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(erase_empty_else);
        patterns.add(choose_known);
    }
}

/// Composes and canonicalizes the set.
pub(super) fn simplify_set(op: Handle<AffineIfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let old = op.view(rw).condition();
    let view = rw.op(*op);
    let before = Applied::of_set(old, view.operands()).ok_or(NoMatch)?;
    let mut new = before.clone();
    new.compose_and_canonicalize(view);
    check(new != before)?;
    let constraints: Vec<_> = new.exprs.iter().copied().zip(old.constraints.iter().map(|c| c.1)).collect();
    let new_set = IntegerSet::new(new.dims.len() as u32, new.symbols.len() as u32, constraints);
    let attr = rw.cx().attr(AttrKind::IntegerSet(new_set));
    let operands = new.operands();
    rw.body_mut().set_operands(*op, &operands);
    AffineIfOp::set_condition_attr(rw, op, Some(attr));
    Ok(())
}

/// Removes an empty `else`.
fn erase_empty_else(op: Handle<AffineIfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let other = only_block(rw.body(), *op, 1).ok_or(NoMatch)?;
    check(rw.body().num_results(*op) == 0 && only_terminates(rw.body(), other))?;
    erase_block(rw, other);
    rw.notify_modified(*op);
    Ok(())
}

/// Replaces a conditional by one of its regions if its set is empty or unconstrained.
fn choose_known(op: Handle<AffineIfOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let &[(expr, true)] = &op.view(rw).condition().constraints[..] else { return Err(NoMatch) };
    let region = match rw.cx().affine_as_constant(expr) {
        Some(0) => 0,
        Some(1) => 1,
        _ => return Err(NoMatch),
    };
    match only_block(rw.body(), *op, region) {
        Some(block) => replace_by_block(rw, *op, block, &[]),
        None => rw.erase_op(*op),
    }
    Ok(())
}
