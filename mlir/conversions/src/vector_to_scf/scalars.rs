//! Vectors of one dimension whose elements are not next to each other: a loop over them.

use dialects::arith;
use dialects::matching::build_index;
use dialects::vector::types::has_unit_last_stride;
use dialects::vector::{BroadcastOp, ExtractOp, InsertOp, TransferReadOp, TransferWriteOp, VectorScaleOp};
use dialects::{memref, scf};
use mlir::rewrite::{Matched, PatternRewriter, PatternSet};
use mlir::{Builder, DYNAMIC, Handle, Op, Value};

use super::guard::{guarded, indices_at};
use crate::vector::access::{Access, Moved};
use crate::vector::build::vector_of;

pub(super) fn patterns(patterns: &mut PatternSet) {
    patterns.add(|op: Handle<TransferReadOp>, rw: &mut PatternRewriter<'_>| by_element(*op, rw));
    patterns.add(|op: Handle<TransferWriteOp>, rw: &mut PatternRewriter<'_>| by_element(*op, rw));
}

fn by_element(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let access = Access::of(rw, op)?;
    let loc = access.loc;
    let cx = rw.cx();
    let ty = vector_of(cx, access.vector)?;
    let base = cx.type_ref(rw.body().ty(access.base));
    let is_plain = access.is_minor_identity() && has_unit_last_stride(base);
    if ty.rank() != 1 || access.dims.len() != 1 || !base.is_memref() || is_plain || !access.same_elements(rw)
    {
        return Err(rw.no_match("not of one dimension, or one access does"));
    }
    let lower = build_index(rw, loc, 0);
    let mut upper = build_index(rw, loc, ty.shape[0]);
    if ty.is_scalable() {
        let scale = VectorScaleOp::build(rw, loc);
        upper = arith::MulIOp::build(rw, loc, upper, scale);
    }
    let by = build_index(rw, loc, 1);
    let inits: Vec<Value> = match access.moved {
        Moved::Read { padding } => vec![BroadcastOp::build(rw, loc, access.vector, padding)],
        Moved::Written { .. } => Vec::new(),
    };
    let body = |b: &mut Builder<'_>, at: Value, state: &[Value]| {
        let indices = indices_at(b, &access, at);
        let state = state.first().copied();
        let inside = |b: &mut Builder<'_>| match access.moved {
            Moved::Read { .. } => {
                let element = memref::LoadOp::build(b, loc, access.base, &indices);
                Some(InsertOp::build(b, loc, element, state?, &[at], &[DYNAMIC]))
            }
            Moved::Written { value } => {
                let element = ExtractOp::build(b, loc, value, &[at], &[DYNAMIC]);
                memref::StoreOp::build(b, loc, element, access.base, &indices);
                None
            }
        };
        let ty = state.map(|_| access.vector);
        let value = guarded(b, &access, at, ty, inside, |_| state);
        if let Some(value) = value {
            scf::YieldOp::build(b, loc, &[value]);
        }
    };
    let new = *scf::ForOp::build_with_iter_args(rw, loc, lower..upper, by, &inits, body);
    let results: Vec<Value> = rw.body().results(new).collect();
    rw.replace_op(op, &results);
    Ok(())
}
