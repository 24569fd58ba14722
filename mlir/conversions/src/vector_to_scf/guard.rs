//! What all conversions build: indices, and conditions for what may be outside or masked.

use dialects::affine::canonicalize::Applied;
use dialects::arith::{self, CmpIPredicate};
use dialects::matching::build_index;
use dialects::vector::ExtractOp;
use dialects::vector::types::VectorType;
use dialects::{affine, memref, scf, tensor};
use mlir::{AffineMap, Builder, DYNAMIC, OpRef, Type, Value};

use crate::vector::access::Access;

/// `a + b` by `affine.apply`, composed with what it is computed from.
fn sum(b: &mut Builder<'_>, access: &Access, x: Value, y: Value) -> Value {
    let cx = b.cx();
    let map = AffineMap::new(2, 0, [cx.affine_add(cx.affine_dim(0), cx.affine_dim(1))]);
    let Some(mut applied) = Applied::of_map(&map, [x, y]) else { return x };
    applied.compose(OpRef::new(cx, b.body(), access.op));
    let map = cx.affine_map_attr(applied.map());
    affine::AffineApplyOp::build(b, access.loc, map, &applied.operands())
}

/// The index of the dimension that is unpacked, at a step.
fn index_at(b: &mut Builder<'_>, access: &Access, dim: usize, step: Value) -> Value {
    sum(b, access, access.indices[dim], step)
}

/// The indices at a step along the first dimension of the vector.
pub(super) fn indices_at(b: &mut Builder<'_>, access: &Access, step: Value) -> Vec<Value> {
    let mut indices = access.indices.clone();
    if let Some(&Some(dim)) = access.dims.first() {
        indices[dim] = index_at(b, access, dim, step);
    }
    indices
}

/// The size of a dimension of the memory or tensor.
fn size_of(b: &mut Builder<'_>, access: &Access, dim: usize) -> Value {
    let cx = b.cx();
    let ty = cx.type_ref(b.body().ty(access.base));
    let (loc, base) = (access.loc, access.base);
    match ty.dim(dim as i64) {
        DYNAMIC => {
            let at = build_index(b, loc, dim as i64);
            if ty.is_tensor() {
                tensor::DimOp::build(b, loc, base, at)
            } else {
                memref::DimOp::build(b, loc, base, at)
            }
        }
        size => build_index(b, loc, size),
    }
}

/// The rank of the mask.
pub(super) fn mask_rank(b: &Builder<'_>, mask: Value) -> usize {
    VectorType::of(b.cx().type_ref(b.body().ty(mask))).map_or(0, VectorType::rank)
}

/// Whether the step is inside the memory and not masked; `None` if it always is.
fn condition(b: &mut Builder<'_>, access: &Access, step: Value) -> Option<Value> {
    let &dim = access.dims.first()?;
    let loc = access.loc;
    let inside = match dim {
        Some(dim) if !access.in_bounds[0] => {
            let size = size_of(b, access, dim);
            let index = index_at(b, access, dim, step);
            Some(arith::CmpIOp::build(b, loc, CmpIPredicate::Sgt, size, index))
        }
        _ => None,
    };
    let set = match access.mask {
        // A mask of several dimensions goes with the vector; one that is repeated stays as it is.
        Some(mask) if dim.is_some() && mask_rank(b, mask) == 1 => {
            Some(ExtractOp::build(b, loc, mask, &[step], &[DYNAMIC]))
        }
        _ => None,
    };
    match (inside, set) {
        (Some(inside), Some(set)) => Some(arith::AndIOp::build(b, loc, inside, set)),
        (inside, set) => inside.or(set),
    }
}

/// Builds a step: as `inside` does, or as `outside` does where there is nothing to access. Both return the value that
/// the step has, if it has one.
pub(super) fn guarded(
    b: &mut Builder<'_>,
    access: &Access,
    step: Value,
    ty: Option<Type>,
    inside: impl FnOnce(&mut Builder<'_>) -> Option<Value>,
    outside: impl FnOnce(&mut Builder<'_>) -> Option<Value>,
) -> Option<Value> {
    let Some(condition) = condition(b, access, step) else { return inside(b) };
    let loc = access.loc;
    let types: Vec<Type> = ty.into_iter().collect();
    let end = |b: &mut Builder<'_>, value: Option<Value>| {
        if let Some(value) = value {
            scf::YieldOp::build(b, loc, &[value]);
        }
    };
    let then = |b: &mut Builder<'_>| {
        let value = inside(b);
        end(b, value);
    };
    let otherwise = |b: &mut Builder<'_>| {
        let value = outside(b);
        end(b, value);
    };
    let op = *scf::IfOp::build_with_else(b, loc, &types, condition, then, otherwise);
    b.body().results(op).next()
}
