//! Inference of the types of elements, by numpy's rules:
//!
//! - Operands of one type give this type, and `f32` with `f64` gives `f64`.
//! - A *number* adapts to the other operands: a value without axes that is computed from constants, sizes and indices of
//!   loops alone, in one function ([`is_number`]).
//! - A variable keeps its type when it is assigned to.
//!
//! `tensor<*xf64>` is the type of a value that has not been inferred: it says nothing about the elements. An inferred
//! type has a rank and the type of the elements.

use mlir::{Body, Builder, Context, FloatKind, Loc, Op, OpRef, Type, Value, ValueDef};
use rustc_hash::FxHashSet;

use crate::element_types::{Elements, kind_of};
use crate::elementwise::Elementwise;
use crate::{
    AssignOp, CastOp, ConstantOp, F32Op, F64Op, ForOp, IfOp, ReshapeOp, SizeOp, TransposeOp, WhileOp,
};

/// The type of the elements of an operation's result.
pub(crate) fn inferred(op: OpRef<'_>, elements: Elements) -> FloatKind {
    let deciding: Vec<Value> = elements.operands(op.num_operands()).map(|at| op.operand(at)).collect();
    let kinds: Vec<FloatKind> = deciding.iter().map(|&value| kind_of(op.ty(value))).collect();
    elements.kind(&kinds, |at| is_number(op.cx(), op.body(), deciding[at]))
}

/// The type of the elements of an element-wise operation's result.
pub(crate) fn of_elementwise(op: OpRef<'_>) -> FloatKind {
    inferred(op, Elementwise::of(op).map_or(Elements::Operand(0), Elementwise::elements))
}

/// The type of the result of an element-wise operation with one operand.
pub(crate) fn infer_unary(op: OpRef<'_>) -> Type {
    op.ty(op.operand(0)).with_element_type(op.cx().float_ty(of_elementwise(op))).id()
}

/// A number depends on no more values than this.
const MAX_VALUES: usize = 10_000;

/// Whether a value is a number, which adapts to the type of other operands: a constant without axes, the size of an axis,
/// the index of a loop, and what element-wise operations compute from them. Arguments, results of calls and what a
/// `toy.cast` hides are none, so that it does not matter whether a call is inlined.
pub fn is_number(cx: &Context, body: &Body, value: Value) -> bool {
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut pending = vec![value];
    // What a loop carries depends on itself: it is a number unless it also depends on something else.
    while let Some(value) = pending.pop() {
        if !seen.insert(value) {
            continue;
        }
        if seen.len() > MAX_VALUES || !depends(cx, body, value, &mut pending) {
            return false;
        }
    }
    true
}

/// Adds the values of which a value must be computed to be a number; false if it cannot be one.
fn depends(cx: &Context, body: &Body, value: Value, on: &mut Vec<Value>) -> bool {
    let Some(op) = body.defining_op(value) else { return argument(cx, body, value, on) };
    let view = OpRef::new(cx, body, op);
    if let Some(constant) = view.cast::<ConstantOp>() {
        return constant.value().ty().rank() == 0;
    }
    if view.is::<SizeOp>() {
        return true;
    }
    if view.is::<F32Op>() || view.is::<F64Op>() {
        return false;
    }
    let is_computed = view.is::<TransposeOp>()
        || view.is::<AssignOp>()
        || view.is::<ReshapeOp>() && view.ty(value).shape() == Some(&[])
        || Elementwise::of(view).is_some();
    if is_computed {
        on.extend(view.operands());
        return true;
    }
    let results: Vec<Value> = view.results().collect();
    let Some(at) = results.iter().position(|&result| result == value) else { return false };
    carried(cx, body, op, at, on)
}

/// The same for an argument of a region.
fn argument(cx: &Context, body: &Body, value: Value, on: &mut Vec<Value>) -> bool {
    let ValueDef::Argument { block, index } = body.def(value) else { return false };
    let around = body.region_of(block).and_then(|region| body.region_parent(region));
    let Some(op) =
        around.filter(|&op| body.regions_of(op).iter().any(|&r| body.entry_block(r) == Some(block)))
    else {
        return false;
    };
    match (OpRef::new(cx, body, op).is::<ForOp>(), index as usize) {
        (true, 0) => true,
        (true, at) => carried(cx, body, op, at - 1, on),
        (false, at) => carried(cx, body, op, at, on),
    }
}

/// The same for what an operation with regions passes on: its first value, and the next ones.
fn carried(cx: &Context, body: &Body, op: Op, at: usize, on: &mut Vec<Value>) -> bool {
    let view = OpRef::new(cx, body, op);
    let (first, regions) = if view.is::<ForOp>() {
        (Some(2 + at), 0..1)
    } else if view.is::<WhileOp>() {
        (Some(at), 1..2)
    } else if view.is::<IfOp>() {
        (None, 0..2)
    } else {
        return false;
    };
    on.extend(first.and_then(|first| body.operands(op).nth(first)));
    let ends =
        body.regions_of(op)[regions].iter().filter_map(|&region| body.last_op(body.entry_block(region)?));
    on.extend(ends.filter_map(|end| body.operands(end).nth(at)));
    true
}

/// Hides that a value is a number: behind a cast to its own type, it is one no more. Where it passes out of a function or
/// a struct, this keeps the meaning of the program.
pub(crate) fn hidden(b: &mut Builder<'_>, loc: Loc, value: Value) -> Value {
    if !is_number(b.cx(), b.body(), value) {
        return value;
    }
    let ty = b.body().ty(value);
    CastOp::build(b, loc, ty, value)
}
