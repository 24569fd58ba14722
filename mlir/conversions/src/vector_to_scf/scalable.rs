//! Writes of a transposed matrix whose rows are scalable: a loop over the rows.

use dialects::arith;
use dialects::matching::build_index;
use dialects::scf;
use dialects::vector::types::VectorType;
use dialects::vector::{
    ConstantMaskOp, CreateMaskOp, ExtractOp, FromElementsOp, TransferWriteOp, TransposeOp, VectorScaleOp,
};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{Builder, DYNAMIC, Handle, Loc, OpView, Value};

use super::guard::indices_at;
use super::options::Options;
use crate::vector::access::{Access, Moved};
use crate::vector::build::{MOST_OPERATIONS, extract, vector_of, without};

pub(super) fn patterns(patterns: &mut PatternSet, options: Options) {
    patterns.add(move |op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>| by_rows(op, rw, options));
}

/// `count` for each unit of the scale.
fn scaled(b: &mut Builder<'_>, loc: Loc, scale: &mut Option<Value>, count: i64) -> Value {
    let scale = *scale.get_or_insert_with(|| VectorScaleOp::build(b, loc));
    let count = build_index(b, loc, count);
    arith::MulIOp::build(b, loc, scale, count)
}

/// The extents of what a mask lets through; `None` if they are not known.
fn mask_extents(
    rw: &mut PatternRewriter<'_>,
    loc: Loc,
    scale: &mut Option<Value>,
    mask: Value,
) -> Option<Vec<Value>> {
    if let Ok(create) = rw.defining::<CreateMaskOp>(mask) {
        return Some(create.op_ref().operands().collect());
    }
    let sizes = rw.defining::<ConstantMaskOp>(mask).ok()?.mask_dim_sizes().to_vec();
    let cx = rw.cx();
    let ty = VectorType::of(cx.type_ref(rw.body().ty(mask)))?;
    let value = |(&size, &scalable): (&i64, &bool)| {
        if scalable { scaled(rw, loc, scale, size) } else { build_index(rw, loc, size) }
    };
    Some(sizes.iter().zip(ty.scalable).map(value).collect())
}

fn by_rows(op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>, options: Options) -> Matched {
    let access = Access::of(rw, *op)?;
    let loc = access.loc;
    let cx = rw.cx();
    let ty = vector_of(cx, access.vector)?;
    let is_tensor = access.is_tensor(rw);
    if is_tensor && !options.lower_tensors || ty.scalable != [true, false] {
        return Err(rw.no_match("no matrix of scalable rows"));
    }
    let is_identity = access.is_minor_identity() && access.indices.len() == 2;
    if !is_identity || !access.in_bounds[0] || ty.shape[1] > MOST_OPERATIONS {
        return Err(rw.no_match("permuted, or outside"));
    }
    let Moved::Written { value } = access.moved else { return Err(NoMatch) };
    let transpose = rw.defining::<TransposeOp>(value)?;
    if *transpose.permutation() != [1, 0] {
        return Err(rw.no_match("the vector is not transposed"));
    }
    let source = transpose.vector();
    let mut scale = None;
    let extents = match access.mask {
        Some(mask) => Some(mask_extents(rw, loc, &mut scale, mask).ok_or(NoMatch)?),
        None => None,
    };
    let columns: Vec<Value> = (0..ty.shape[1]).map(|at| extract(rw, loc, source, &[at])).collect();
    let lower = build_index(rw, loc, 0);
    let upper = match &extents {
        Some(extents) => *extents.first().ok_or(NoMatch)?,
        None => scaled(rw, loc, &mut scale, ty.shape[0]),
    };
    let by = build_index(rw, loc, 1);
    let part = without(ty, 0);
    let mask = extents.map(|extents| {
        let ty = cx.type_ref(part).with_element_type(cx.int_ty(1)).id();
        CreateMaskOp::build(rw, loc, ty, &extents[1..])
    });
    let inits: Vec<Value> = is_tensor.then_some(access.base).into_iter().collect();
    let body = |b: &mut Builder<'_>, at: Value, state: &[Value]| {
        let indices = indices_at(b, &access, at);
        let elements: Vec<Value> =
            columns.iter().map(|&column| ExtractOp::build(b, loc, column, &[at], &[DYNAMIC])).collect();
        let row = FromElementsOp::build(b, loc, part, &elements);
        let mut write = access.without_first(b, indices);
        write.moved = Moved::Written { value: row };
        write.mask = mask;
        write.base = state.first().copied().unwrap_or(access.base);
        let write = write.build(b);
        if let Some(result) = b.body().results(write).next() {
            scf::YieldOp::build(b, loc, &[result]);
        }
    };
    let new = *scf::ForOp::build_with_iter_args(rw, loc, lower..upper, by, &inits, body);
    let results: Vec<Value> = rw.body().results(new).collect();
    rw.replace_op(*op, &results);
    Ok(())
}
