//! `eliminate-empty-tensors`: what is computed in a new tensor and then put into another is computed there.

use dialects::bufferization::{MaterializeInDestinationOp, ToTensorOp, ToTensorOpOptions};
use dialects::offsets_sizes_strides::Slice;
use dialects::tensor::{CastOp, EmptyOp, ExtractSliceOp};
use mlir::dominance::Dominance;
use mlir::{Body, Builder, Context, Op, OpRef, Value};
use rustc_hash::FxHashSet;

use super::interface::{Operand, State, Traversal};

/// A use of a `tensor.empty` that gets the destination of an operation instead.
pub(super) struct Replacement {
    operand: Operand,
    /// The operation that puts the elements into the destination.
    into: Op,
    /// Where the destination is taken apart.
    before: Op,
}

/// The uses to replace, with the decisions of an analysis.
pub(super) fn plan(state: State<'_>) -> Vec<Replacement> {
    let dominance = Dominance::new(state.cx, state.body, None);
    let mut found = Vec::new();
    let mut done = FxHashSet::default();
    for into in state.body.all_ops_post() {
        let subset = state.model(into).and_then(|model| model.subset(state.op(into)));
        let Some(subset) = subset else { continue };
        let source = Operand { op: into, index: subset.source };
        if !state.is_in_place(source) {
            continue;
        }
        let how = Traversal { equivalent_only: true, same_type_or_casts_only: true, with_leaves: false };
        let is_empty = |value: Value| state.op_defining::<EmptyOp>(value).is_some();
        let mut passed = vec![source];
        let empty = state.origins_through(source, how, is_empty, &mut passed);
        for value in empty {
            let used = passed.iter().copied().find(|operand| operand.value(state.body) == value);
            let Some(operand) = used.filter(|operand| !done.contains(operand)) else { continue };
            if let Some(before) = place(state, &dominance, value, operand.op, &needed(state, into)) {
                done.insert(operand);
                found.push(Replacement { operand, into, before });
            }
        }
    }
    found
}

/// The values that describe the destination of an operation.
fn needed(state: State<'_>, into: Op) -> Vec<Value> {
    state.body.operands(into).skip(1).collect()
}

/// The first of the possible places where all values are known, and which comes before the use.
fn place(
    state: State<'_>,
    dominance: &Dominance<'_>,
    empty: Value,
    user: Op,
    needed: &[Value],
) -> Option<Op> {
    let body = state.body;
    let after = |&value: &Value| match body.defining_op(value) {
        Some(op) => body.next_op(op),
        None => body.value_block(value).and_then(|block| body.first_op(block)),
    };
    let places = body.defining_op(empty).into_iter().chain(needed.iter().filter_map(after));
    let is_known = |value: Value, at: Op| match body.defining_op(value) {
        Some(_) => dominance.value_dominates(value, at),
        None => body.value_block(value).is_some_and(|block| body.ancestor_in_block(block, at).is_some()),
    };
    let is_before = |at: Op| at == user || dominance.properly_dominates(at, user);
    places.into_iter().find(|&at| needed.iter().all(|&value| is_known(value, at)) && is_before(at))
}

/// Makes the replacements.
pub(super) fn apply(cx: &Context, body: &mut Body, planned: Vec<Replacement>) {
    for Replacement { operand, into, before } in planned {
        let value = operand.value(body);
        let Some(made) = body.defining_op(value) else { continue };
        let loc = body.loc(made);
        let Some(new) = destination(cx, body, into, before, loc) else { continue };
        let (from, to) = (cx.type_ref(body.ty(new)), cx.type_ref(body.ty(value)));
        let mut new = new;
        if from != to {
            if from.element_type() != to.element_type() {
                continue;
            }
            let mut b = Builder::new(cx, body);
            match b.body().def(new) {
                mlir::ValueDef::Result { op, .. } => b.set_after(op),
                mlir::ValueDef::Argument { block, .. } => b.set_start(block),
            }
            let ty = b.body().ty(value);
            new = CastOp::build(&mut b, loc, ty, new);
        }
        body.set_operand(operand.op, operand.index, new);
    }
}

/// The tensor that an operation overwrites, as a value before another operation.
fn destination(cx: &Context, body: &mut Body, into: Op, before: Op, loc: mlir::Loc) -> Option<Value> {
    let view = OpRef::new(cx, body, into);
    let dest = view.operand(1);
    let ty = view.ty(dest);
    let Some(materialize) = view.cast::<MaterializeInDestinationOp>() else {
        let slice = Slice::of(view);
        let result = body.ty(view.operand(0));
        let mut b = Builder::before(cx, body, before);
        return Some(ExtractSliceOp::build_slice(&mut b, loc, result, dest, &slice));
    };
    if ty.is_tensor() {
        return Some(dest);
    }
    if !materialize.restrict() {
        return None;
    }
    let writable = materialize.writable();
    let element = ty.element_type().id();
    let tensor = match ty.shape() {
        Some(shape) => cx.tensor_ty(shape, element),
        None => cx.unranked_tensor_ty(element),
    };
    let mut b = Builder::before(cx, body, before);
    b.set_attr(into, MaterializeInDestinationOp::RESTRICT_ATTR, None);
    let options = ToTensorOpOptions { restrict: true, writable };
    Some(ToTensorOp::build_with(&mut b, loc, tensor, dest, options))
}
