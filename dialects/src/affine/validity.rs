//! Which values may stand in affine expressions.
//!
//! Inside an affine scope (a function, usually) a *symbol* does not change while the scope runs: it is defined at the
//! scope's top level, or computed without effects from symbols. A *dimension* may also be the induction variable of
//! a loop, or an affine function of dimensions.

use std::collections::HashSet;

use mlir::ir::ValueDef;
use mlir::opdef::Traits;
use mlir::{Diag, OpRef, Region, Value, effects};

use super::{AffineApplyOp, AffineForOp, AffineParallelOp};

/// How many values are looked at for one answer. Beyond that, which no program reaches that is not made for it, the
/// answer is yes: what is computed stays right, only passes may find nothing to do.
const LIMIT: usize = 1024;

/// The region of the affine scope around an operation.
pub(super) fn scope(op: OpRef<'_>) -> Option<Region> {
    let body = op.body();
    let mut at = op.id();
    loop {
        let region = body.region_of(body.block_of(at)?)?;
        match body.region_parent(region) {
            Some(parent) if !op.sibling(parent).has_trait(Traits::AFFINE_SCOPE) => at = parent,
            Some(_) => return Some(region),
            None => {
                let outer = op.sibling(at).parent_op();
                // A pattern does not see what is around the body: a function, usually.
                return outer.is_none_or(|o| o.has_trait(Traits::AFFINE_SCOPE)).then_some(region);
            }
        }
    }
}

/// Whether all values that `value` is computed from pass `leaf`; `through` tells which operations are looked through.
fn all_sources(
    op: OpRef<'_>,
    value: Value,
    leaf: impl Fn(Value) -> bool,
    through: impl Fn(OpRef<'_>) -> bool,
) -> bool {
    let mut seen = HashSet::from([value]);
    let mut pending = vec![value];
    while let Some(value) = pending.pop() {
        if leaf(value) {
            continue;
        }
        let Some(def) = op.value(value).defining_op().filter(|&d| through(d)) else { return false };
        pending.extend(def.operands().filter(|&v| seen.insert(v)));
        if seen.len() > LIMIT {
            return true;
        }
    }
    true
}

/// Whether a value may stand for a symbol.
pub(super) fn is_symbol(op: OpRef<'_>, value: Value, scope: Option<Region>) -> bool {
    let top_level = |value| scope.is_some() && op.body().value_region(value) == scope;
    op.ty(value).is_index()
        && all_sources(op, value, top_level, |def| {
            def.is::<AffineApplyOp<'_>>()
                || def.has_trait(Traits::CONSTANT_LIKE)
                || (def.num_regions() == 0 && effects::is_memory_effect_free(def))
        })
}

/// True for a value that may stand as a symbol in the affine expressions of an operation.
pub(crate) fn is_valid_symbol(op: OpRef<'_>, value: Value) -> bool {
    is_symbol(op, value, scope(op))
}

fn is_loop(op: OpRef<'_>) -> bool {
    op.is::<AffineForOp<'_>>() || op.is::<AffineParallelOp<'_>>()
}

/// Whether a value may stand for a dimension.
pub(super) fn is_dimension(op: OpRef<'_>, value: Value, scope: Option<Region>) -> bool {
    let leaf = |value| {
        let induction = matches!(op.body().def(value), ValueDef::Argument { block, .. }
            if op.body().region_of(block).and_then(|r| op.body().region_parent(r))
                .is_some_and(|p| is_loop(op.sibling(p))));
        induction || is_symbol(op, value, scope)
    };
    op.ty(value).is_index() && all_sources(op, value, leaf, |def| def.is::<AffineApplyOp<'_>>())
}

/// The first `dims` operands are dimensions, the others symbols.
///
/// # Errors
/// When one is not.
pub(super) fn verify_operands(
    op: OpRef<'_>,
    operands: impl Iterator<Item = Value>,
    dims: usize,
) -> Result<(), Diag> {
    let scope = scope(op);
    for (at, operand) in operands.enumerate() {
        if at < dims && !is_dimension(op, operand, scope) {
            return Err(op.error("operand cannot be used as a dimension id"));
        }
        if at >= dims && !is_symbol(op, operand, scope) {
            return Err(op.error("operand cannot be used as a symbol"));
        }
    }
    Ok(())
}

/// The last `count` operands, the subscripts of an access, are dimensions or symbols.
///
/// # Errors
/// When one is not.
pub(super) fn verify_indices(op: OpRef<'_>, count: usize) -> Result<(), Diag> {
    let scope = scope(op);
    let first = op.num_operands().saturating_sub(count);
    match op.operands().skip(first).all(|v| is_dimension(op, v, scope) || is_symbol(op, v, scope)) {
        true => Ok(()),
        false => Err(op.error("index must be a valid dimension or symbol identifier")),
    }
}

/// No operand from `dims` on is a dimension. It need not be a symbol either: an application may be outside of any
/// affine scope.
///
/// # Errors
/// When one is.
pub(super) fn verify_symbols_of_apply(op: OpRef<'_>, dims: usize) -> Result<(), Diag> {
    let scope = scope(op);
    let wrong = |&v: &Value| is_dimension(op, v, scope) && !is_symbol(op, v, scope);
    match op.operands().skip(dims).find(wrong) {
        None => Ok(()),
        Some(_) => Err(op.plain_error("dimensional operand cannot be used as a symbol")),
    }
}
