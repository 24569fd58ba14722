//! Which values are valid as dimensions and symbols of affine expressions.
//!
//! Inside an affine scope (usually a function) a *symbol* does not change while the scope runs: it is defined at the
//! scope's top level, computed from symbols by pure operations, or an extent of a memref or tensor that is defined at
//! the top level or got that extent from a symbol. A *dimension* may also be the induction variable of a loop, or an
//! affine function of dimensions.

use std::cell::LazyCell;
use std::collections::HashSet;

use mlir::ValueDef;
use mlir::opdef::Traits;
use mlir::{Body, Context, DYNAMIC, Diag, OpRef, Region, Value, effects};

use super::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineLinearizeIndexOp, AffineParallelOp, DIALECT,
};
use crate::matching::constant_index;
use crate::offsets_sizes_strides::dynamic_size;
use crate::{memref, tensor};

/// How many values are visited for one answer. If there are more, which happens only in contrived programs, the answer
/// is yes: the program stays correct, but passes may miss an optimization.
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
                // A pattern does not see the operation around the body, which is usually a function.
                return outer.is_none_or(|o| o.has_trait(Traits::AFFINE_SCOPE)).then_some(region);
            }
        }
    }
}

/// Whether a value is valid: `needs` returns the values that must be valid for that, or `None` if it is invalid.
fn all_sources(value: Value, needs: impl Fn(Value) -> Option<Vec<Value>>) -> bool {
    // Most values are valid by themselves.
    let Some(mut pending) = needs(value) else { return false };
    if pending.is_empty() {
        return true;
    }
    let mut seen = HashSet::from([value]);
    pending.retain(|&v| seen.insert(v));
    while let Some(value) = pending.pop() {
        let Some(needed) = needs(value) else { return false };
        pending.extend(needed.into_iter().filter(|&v| seen.insert(v)));
        if seen.len() > LIMIT {
            return true;
        }
    }
    true
}

/// Whether a value is a valid symbol.
pub(super) fn is_symbol(op: OpRef<'_>, value: Value, scope: Option<Region>) -> bool {
    let top_level = |value| scope.is_some() && op.body().value_region(value) == scope;
    all_sources(value, |value| {
        if !op.ty(value).is_index() {
            return None;
        }
        if top_level(value) {
            return Some(Vec::new());
        }
        let def = well_formed(op, value)?;
        if def.has_trait(Traits::CONSTANT_LIKE) {
            return Some(Vec::new());
        }
        if def.is::<memref::DimOp>() || def.is::<tensor::DimOp>() {
            let shaped = def.operand(0);
            return if top_level(shaped) { Some(Vec::new()) } else { extent(def, shaped) };
        }
        let pure = effects::is_memory_effect_free(def) && effects::is_speculatable(def);
        (def.num_regions() == 0 && pure).then(|| def.operands().collect())
    })
}

/// The operation that defines a value, if it has all of its operands: it may be invalid.
fn well_formed(op: OpRef<'_>, value: Value) -> Option<OpRef<'_>> {
    op.value(value).defining_op().filter(|def| def.has_named_operands())
}

/// The value that must be a symbol for the result of a `dim` to be one: the operand that gives the extent, or nothing
/// if the extent is static.
fn extent(dim: OpRef<'_>, shaped: Value) -> Option<Vec<Value>> {
    let at = usize::try_from(constant_index(dim, dim.operand(1))?).ok()?;
    let mut def = well_formed(dim, shaped)?;
    while let Some(cast) = def.cast::<memref::CastOp>() {
        let source = cast.source();
        if !dim.ty(source).is_memref() {
            return None;
        }
        def = well_formed(dim, source)?;
    }
    let sizes = memref::fold::dynamic_sizes(def).filter(|_| !def.is::<memref::AllocaOp>())?;
    let shape = dim.ty(def.result(0)).shape()?;
    if *shape.get(at)? != DYNAMIC {
        return Some(Vec::new());
    }
    dynamic_size(shape, at, sizes.into_iter()).map(|size| vec![size])
}

/// Whether the results of an operation are at the top level of the affine scope around it, and so can be symbols.
pub fn is_at_top_level(op: OpRef<'_>) -> bool {
    let body = op.body();
    let scope = scope(op);
    scope.is_some() && body.block_of(op.id()).and_then(|block| body.region_of(block)) == scope
}

/// The values computed below the top level that operations of the dialect use as subscripts or bounds, and the values that
/// these are computed from: who replaces one must compute it from indices as well.
pub fn inner_indices(cx: &Context, body: &Body) -> HashSet<Value> {
    let ops = body.all_ops_pre().into_iter().map(|op| OpRef::new(cx, body, op));
    let of_affine = ops.filter(|op| op.def().is_some_and(|def| def.dialect() == DIALECT.name));
    let mut pending: Vec<Value> = of_affine.flat_map(|op| op.operands().collect::<Vec<_>>()).collect();
    let mut found = HashSet::new();
    while let Some(value) = pending.pop() {
        let Some(op) = body.defining_op(value).map(|op| OpRef::new(cx, body, op)) else { continue };
        if op.ty(value).is_index() && !is_at_top_level(op) && found.insert(value) {
            pending.extend(op.operands());
        }
    }
    found
}

/// Whether a value is a valid symbol in the affine expressions of an operation.
pub fn is_valid_symbol(op: OpRef<'_>, value: Value) -> bool {
    is_symbol(op, value, scope(op))
}

/// Whether a value is the induction variable of a loop.
fn is_induction_variable(op: OpRef<'_>, value: Value) -> bool {
    let body = op.body();
    op.ty(value).is_index()
        && matches!(body.def(value), ValueDef::Argument { block, .. }
            if body.region_of(block).and_then(|r| body.region_parent(r)).is_some_and(|p| is_loop(op.sibling(p))))
}

fn is_loop(op: OpRef<'_>) -> bool {
    op.is::<AffineForOp>() || op.is::<AffineParallelOp>()
}

/// Whether a value is a valid dimension.
pub(super) fn is_dimension(op: OpRef<'_>, value: Value, scope: Option<Region>) -> bool {
    all_sources(value, |value| {
        if is_induction_variable(op, value) || is_symbol(op, value, scope) {
            return Some(Vec::new());
        }
        if !op.ty(value).is_index() {
            return None;
        }
        let def = op.value(value).defining_op()?;
        let affine = def.is::<AffineApplyOp>()
            || def.is::<AffineDelinearizeIndexOp>()
            || def.is::<AffineLinearizeIndexOp>();
        affine.then(|| def.operands().collect())
    })
}

/// The first `dims` operands are valid dimensions, the others valid symbols.
pub(super) fn verify_operands(
    op: OpRef<'_>,
    operands: impl Iterator<Item = Value>,
    dims: usize,
) -> Result<(), Diag> {
    // Usually, all operands are induction variables of surrounding loops, and it does not matter where the scope
    // begins.
    let scope = LazyCell::new(|| scope(op));
    for (at, operand) in operands.enumerate() {
        if at >= dims {
            op.ensure(is_symbol(op, operand, *scope), "operand cannot be used as a symbol")?;
        } else if !is_induction_variable(op, operand) && !is_dimension(op, operand, *scope) {
            return Err(op.error("operand cannot be used as a dimension id"));
        }
    }
    Ok(())
}

/// The last `count` operands, the subscripts of an access, are valid dimensions or symbols.
pub(super) fn verify_indices(op: OpRef<'_>, count: usize) -> Result<(), Diag> {
    let first = op.num_operands().saturating_sub(count);
    if are_indices(op, op.operands().skip(first)) {
        Ok(())
    } else {
        Err(op.error("index must be a valid dimension or symbol identifier"))
    }
}

/// Whether all values are valid dimensions or symbols.
pub fn are_indices(op: OpRef<'_>, mut values: impl Iterator<Item = Value>) -> bool {
    let scope = scope(op);
    values.all(|v| is_dimension(op, v, scope) || is_symbol(op, v, scope))
}

/// No operand from `dims` on is only a dimension. It need not be a valid symbol: an `affine.apply` may be outside any
/// affine scope.
pub(super) fn verify_symbols_of_apply(op: OpRef<'_>, dims: usize) -> Result<(), Diag> {
    let scope = scope(op);
    let wrong = |&v: &Value| is_dimension(op, v, scope) && !is_symbol(op, v, scope);
    match op.operands().skip(dims).find(wrong) {
        None => Ok(()),
        Some(_) => Err(op.plain_error("dimensional operand cannot be used as a symbol")),
    }
}
