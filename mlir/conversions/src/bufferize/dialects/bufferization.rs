//! Conversions between tensors and buffers, and allocations.

use dialects::bufferization::{
    AllocTensorOp, DeallocTensorOp, MaterializeInDestinationOp, ToBufferOp, ToTensorOp,
};
use dialects::memref;
use mlir::{Diag, Op, OpRef, Type, Value};

use crate::bufferize::interface::{
    Alias, Bufferizable, Bufferizations, Bufferizer, Failure, Operand, State, Subset,
};
use crate::bufferize::pairs::fold_pair;
use crate::bufferize::types;

pub(super) static BUFFERIZATIONS: Bufferizations = Bufferizations(&[
    (AllocTensorOp::NAME, &AllocTensor),
    (DeallocTensorOp::NAME, &DeallocTensor),
    (MaterializeInDestinationOp::NAME, &MaterializeInDestination),
    (ToBufferOp::NAME, &ToBuffer),
    (ToTensorOp::NAME, &ToTensor),
]);

struct AllocTensor;
struct DeallocTensor;
struct MaterializeInDestination;
struct ToBuffer;
struct ToTensor;

fn is_tensor(op: OpRef<'_>, value: Value) -> bool {
    op.ty(value).is_tensor()
}

impl Bufferizable for AllocTensor {
    fn allocates(&self) -> bool {
        true
    }

    /// Without a copy, the elements are undefined.
    fn result_is_written(&self, state: State<'_>, value: Value) -> bool {
        state.op_defining::<AllocTensorOp>(value).is_none_or(|alloc| alloc.copy().is_some())
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(alloc) = state.op_defining::<AllocTensorOp>(value) else {
            return state.unknown_buffer_type(value);
        };
        let space = match (alloc.memory_space(), alloc.copy()) {
            (Some(space), _) => Some(space.id()),
            (None, Some(copy)) => {
                types::memory_space(state.cx.type_ref(state.buffer_type_in(copy, pending)?))
            }
            (None, None) => state.memory_space(value)?,
        };
        Ok(types::with_identity_layout(state.ty(value), space))
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(alloc) = b.op(op).cast::<AllocTensorOp>() else { return Err(Vec::new()) };
        let (loc, result, copy) = (alloc.loc(), alloc.result(), alloc.copy());
        let mut sizes: Vec<Value> = alloc.dynamic_sizes().collect();
        if b.body.is_unused(result) {
            b.erase(op);
            return Ok(());
        }
        let copied = copy.map(|copy| b.buffer(copy)).transpose()?;
        let ty = b.buffer_type(result)?;
        if let Some(from) = copied {
            sizes = b.dynamic_sizes(op, loc, from);
        }
        let buffer = b.allocate(op, loc, ty, &sizes);
        if let Some(from) = copied {
            memref::CopyOp::build(&mut b.before(op), loc, from, buffer);
        }
        b.replace(op, &[buffer]);
        Ok(())
    }
}

impl Bufferizable for DeallocTensor {
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let buffer = b.buffer(b.body.operand(op, 0))?;
        let loc = b.body.loc(op);
        memref::DeallocOp::build(&mut b.before(op), loc, buffer);
        b.erase(op);
        Ok(())
    }
}

impl Bufferizable for MaterializeInDestination {
    fn reads(&self, _state: State<'_>, operand: Operand) -> bool {
        operand.index == 0
    }

    fn writes(&self, _state: State<'_>, operand: Operand) -> bool {
        operand.index == 1
    }

    fn is_elementwise(&self, _state: State<'_>, _operands: [Operand; 2]) -> bool {
        true
    }

    /// The source is only read, and the destination is what the operation is for.
    fn must_be_in_place(&self, _state: State<'_>, _operand: Operand) -> bool {
        true
    }

    fn subset(&self, _op: OpRef<'_>) -> Option<Subset> {
        Some(Subset { source: 0, dest: 1, slice: None })
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        let results = state.body.results(operand.op).filter(|_| operand.index == 1);
        results.map(Alias::same).collect()
    }

    fn is_writable(&self, state: State<'_>, value: Value) -> bool {
        let op = state.op_defining::<MaterializeInDestinationOp>(value);
        op.is_some_and(|op| is_tensor(*op, op.dest()) || op.writable())
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(view) = b.op(op).cast::<MaterializeInDestinationOp>() else { return Err(Vec::new()) };
        let (source, dest, loc) = (view.source(), view.dest(), view.loc());
        let dest_is_tensor = is_tensor(*view, dest);
        let to = if dest_is_tensor { b.buffer(dest)? } else { dest };
        let from = b.buffer(source)?;
        memref::CopyOp::build(&mut b.before(op), loc, from, to);
        let results = if dest_is_tensor { vec![to] } else { Vec::new() };
        b.replace(op, &results);
        Ok(())
    }
}

impl Bufferizable for ToTensor {
    /// It reads a memref.
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn is_writable(&self, state: State<'_>, value: Value) -> bool {
        state.op_defining::<ToTensorOp>(value).is_some_and(|tensor| tensor.writable())
    }

    fn buffer_type(&self, state: State<'_>, value: Value, _pending: &mut Vec<Value>) -> Result<Type, Diag> {
        match state.op_defining::<ToTensorOp>(value) {
            Some(tensor) => Ok(state.body.ty(tensor.buffer())),
            None => state.unknown_buffer_type(value),
        }
    }

    /// It goes away with the `to_buffer` that uses it.
    fn bufferize(&self, _b: &mut Bufferizer<'_>, _op: Op) -> Result<(), Failure> {
        Ok(())
    }
}

impl Bufferizable for ToBuffer {
    /// Who uses the memref is not known.
    fn writes(&self, state: State<'_>, operand: Operand) -> bool {
        !state.op(operand.op).cast::<ToBufferOp>().is_some_and(|buffer| buffer.read_only())
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let alignment = b.setting.options.buffer_alignment;
        fold_pair(&mut b.before(op), op, alignment);
        Ok(())
    }
}
