//! Transfers between tensors and vectors.

use dialects::matching::constant_index;
use dialects::vector::{GatherOp, TransferReadOp, TransferWriteOp};
use mlir::{Builder, Op, OpRef, OpState, Type, Value};

use crate::bufferize::interface::{Alias, Bufferizable, Bufferizations, Bufferizer, Failure, Operand, State};

pub(super) static BUFFERIZATIONS: Bufferizations = Bufferizations(&[
    (GatherOp::NAME, &Read),
    (TransferReadOp::NAME, &Read),
    (TransferWriteOp::NAME, &Write),
]);

struct Read;
struct Write;

/// An operation like another, with one operand replaced and these results.
fn with_buffer(b: &mut Builder<'_>, op: Op, at: usize, buffer: Value, types: &[Type]) -> Op {
    let (cx, body) = (b.cx(), b.body());
    let mut state = OpState::new(cx, body.op_name(op), body.loc(op));
    state.operands.extend(body.operands(op));
    state.operands[at] = buffer;
    state.result_types.extend_from_slice(types);
    for (name, attr) in OpRef::new(cx, body, op).all_attrs() {
        state.set_attr(cx, name, attr);
    }
    b.create(state)
}

impl Bufferizable for Read {
    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let buffer = b.buffer(b.body.operand(op, 0))?;
        let types: Vec<Type> = b.body.results(op).map(|result| b.body.ty(result)).collect();
        let new = with_buffer(&mut b.before(op), op, 0, buffer, &types);
        let results: Vec<Value> = b.body.results(new).collect();
        b.replace(op, &results);
        Ok(())
    }
}

impl Bufferizable for Write {
    /// Unless the vector overwrites all of it.
    fn reads(&self, state: State<'_>, operand: Operand) -> bool {
        let Some(write) = state.op(operand.op).cast::<TransferWriteOp>() else { return true };
        let tensor = state.ty(operand.value(state.body));
        let vector = state.ty(state.body.operand(operand.op, 0));
        let (Some(shape), Some(written)) = (tensor.shape(), vector.shape()) else { return true };
        let at_start = write.indices().all(|index| constant_index(*write, index) == Some(0));
        let is_covered = shape.iter().zip(written).all(|(extent, size)| extent <= size);
        !(tensor.has_static_shape() && at_start && write.mask().is_none() && is_covered)
    }

    fn writes(&self, _state: State<'_>, operand: Operand) -> bool {
        operand.index == 1
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        let results = state.body.results(operand.op).filter(|_| operand.index == 1);
        results.map(Alias::same).collect()
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let buffer = b.buffer(b.body.operand(op, 1))?;
        with_buffer(&mut b.before(op), op, 1, buffer, &[]);
        b.replace(op, &[buffer]);
        Ok(())
    }
}
