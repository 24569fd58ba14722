//! Slices of tensors: views of buffers, and copies into them.

use dialects::matching::constant_index;
use dialects::memref::{CopyOp, SubViewOp};
use dialects::offsets_sizes_strides::{Mixed, Slice};
use dialects::tensor::{ExtractSliceOp, InsertSliceOp};
use mlir::{Builder, Diag, Op, OpRef, Type, Value};

use crate::bufferize::interface::{
    Alias, Bufferizable, Bufferizer, Failure, Operand, State, Subset, TensorCopy,
};

pub(super) struct ExtractSlice;
pub(super) struct InsertSlice;
pub(super) struct ParallelInsertSlice;

/// Of a source whose layout is not strided, or if only a dimension may be dropped that leaves another shape.
const NO_TYPE: &str = "no type of a memref describes this slice";

/// A view of a slice of a buffer, with the shape of a tensor.
fn view(
    b: &mut Bufferizer<'_>,
    at: Op,
    slice_of: Op,
    buffer: Value,
    shape: &[i64],
) -> Result<Value, Failure> {
    let slice = Slice::of(b.op(slice_of));
    let ty = SubViewOp::reduced_type(b.state().ty(buffer), &slice, shape);
    let Some(ty) = ty else { return Err(vec![b.op(slice_of).plain_error(NO_TYPE)]) };
    let loc = b.body.loc(slice_of);
    Ok(SubViewOp::build_slice(&mut b.before(at), loc, ty, buffer, &slice))
}

impl Bufferizable for ExtractSlice {
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        vec![Alias::part(state.body.result(operand.op, 0))]
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(op) = state.op_defining::<ExtractSliceOp>(value) else {
            return state.unknown_buffer_type(value);
        };
        let source = state.cx.type_ref(state.buffer_type_in(op.source(), pending)?);
        let shape = state.ty(value).shape().unwrap_or_default();
        let ty = SubViewOp::reduced_type(source, &Slice::of(*op), shape);
        ty.ok_or_else(|| op.plain_error(NO_TYPE))
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let buffer = b.buffer(b.body.operand(op, 0))?;
        let shape = b.state().ty(b.body.result(op, 0)).shape().unwrap_or_default().to_vec();
        let new = view(b, op, op, buffer, &shape)?;
        b.replace(op, &[new]);
        Ok(())
    }
}

/// Whether a slice is not all of the tensor that it is inserted into, so that elements of that stay.
fn leaves_elements(op: OpRef<'_>) -> bool {
    let slice = Slice::of(op);
    let constant = |number: &Mixed| match *number {
        Mixed::Known(number) => Some(number),
        Mixed::Value(value) => constant_index(op, value),
    };
    let shape = op.ty(op.operand(1)).shape().unwrap_or_default();
    let is = |list: &[Mixed], wanted: i64| list.iter().all(|number| constant(number) == Some(wanted));
    let is_whole = slice.sizes.iter().zip(shape).all(|(size, &extent)| constant(size) == Some(extent));
    !(is(&slice.offsets, 0) && is_whole && is(&slice.strides, 1))
}

fn inserted(op: OpRef<'_>) -> Subset {
    Subset { source: 0, dest: 1, slice: Some(Slice::of(op)) }
}

/// Copies a tensor into a slice of a buffer, before an operation.
fn copy_into(b: &mut Bufferizer<'_>, at: Op, op: Op, source_first: bool) -> Result<Value, Failure> {
    let (source, dest) = (b.body.operand(op, 0), b.body.operand(op, 1));
    let shape = b.state().ty(source).shape().unwrap_or_default().to_vec();
    let to = b.buffer(dest)?;
    let early = if source_first { Some(b.buffer(source)?) } else { None };
    let slice = view(b, at, op, to, &shape)?;
    let from = match early {
        Some(from) => from,
        None => b.buffer(source)?,
    };
    let loc = b.body.loc(op);
    CopyOp::build(&mut b.before(at), loc, from, slice);
    Ok(to)
}

impl Bufferizable for InsertSlice {
    fn reads(&self, state: State<'_>, operand: Operand) -> bool {
        operand.index == 0 || leaves_elements(state.op(operand.op))
    }

    fn writes(&self, _state: State<'_>, operand: Operand) -> bool {
        operand.index == 1
    }

    fn subset(&self, op: OpRef<'_>) -> Option<Subset> {
        Some(inserted(op))
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        let result = state.body.result(operand.op, 0);
        if operand.index == 1 { vec![Alias::same(result)] } else { Vec::new() }
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        debug_assert!(b.op(op).is::<InsertSliceOp>(), "an insertion");
        let buffer = copy_into(b, op, op, false)?;
        b.replace(op, &[buffer]);
        Ok(())
    }
}

impl Bufferizable for ParallelInsertSlice {
    fn reads(&self, state: State<'_>, operand: Operand) -> bool {
        operand.index == 0 || leaves_elements(state.op(operand.op))
    }

    fn writes(&self, _state: State<'_>, operand: Operand) -> bool {
        operand.index == 1
    }

    fn subset(&self, op: OpRef<'_>) -> Option<Subset> {
        Some(inserted(op))
    }

    /// It writes to the shared tensor, whatever was decided.
    fn copies(&self, _state: State<'_>, _op: OpRef<'_>) -> Result<Vec<TensorCopy>, Diag> {
        Ok(Vec::new())
    }

    /// The copy is made before the end of the thread.
    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(end) = b.body.parent_op(op) else { return Err(Vec::new()) };
        copy_into(b, end, op, true)?;
        Builder::before(b.cx, b.body, op).with_listener(&mut b.made).erase_op(op);
        Ok(())
    }
}
