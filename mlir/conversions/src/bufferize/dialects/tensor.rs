//! Operations on tensors.

use dialects::memref;
use dialects::tensor::{
    CastOp, CollapseShapeOp, ConcatOp, DimOp, EmptyOp, ExpandShapeOp, ExtractOp, ExtractSliceOp,
    FromElementsOp, InsertOp, InsertSliceOp, ParallelInsertSliceOp, RankOp, ReshapeOp,
};
use dialects::{arith, bufferization};
use mlir::{Diag, Op, Type, Value};

use super::concat::Concat;
use super::slices::{ExtractSlice, InsertSlice, ParallelInsertSlice};
use crate::bufferize::interface::{Alias, Bufferizable, Bufferizations, Bufferizer, Failure, Operand, State};
use crate::bufferize::types;

pub(super) static BUFFERIZATIONS: Bufferizations = Bufferizations(&[
    (CastOp::NAME, &Cast),
    (CollapseShapeOp::NAME, &CollapseShape),
    (ConcatOp::NAME, &Concat),
    (DimOp::NAME, &Dim),
    (EmptyOp::NAME, &Empty),
    (ExpandShapeOp::NAME, &ExpandShape),
    (ExtractOp::NAME, &Extract),
    (ExtractSliceOp::NAME, &ExtractSlice),
    (FromElementsOp::NAME, &FromElements),
    (InsertOp::NAME, &Insert),
    (InsertSliceOp::NAME, &InsertSlice),
    (ParallelInsertSliceOp::NAME, &ParallelInsertSlice),
    (RankOp::NAME, &Rank),
    (ReshapeOp::NAME, &Reshape),
]);

struct Cast;
struct CollapseShape;
struct Dim;
struct Empty;
struct ExpandShape;
struct Extract;
struct FromElements;
struct Insert;
struct Rank;
struct Reshape;

fn result(state: State<'_>, operand: Operand) -> Value {
    state.body.result(operand.op, 0)
}

impl Bufferizable for Cast {
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        vec![Alias::same(result(state, operand))]
    }

    /// Between ranked types, the layout stays.
    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(cast) = state.op_defining::<CastOp>(value) else { return state.unknown_buffer_type(value) };
        let source = state.cx.type_ref(state.buffer_type_in(cast.source(), pending)?);
        let space = types::memory_space(source);
        let to = state.ty(value);
        match to.shape() {
            Some(shape) if state.ty(cast.source()).has_rank() => {
                let element = to.element_type().id();
                Ok(types::memref(state.cx, shape, element, types::layout(source), space))
            }
            _ => Ok(types::with_dynamic_layout(to, space)),
        }
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let source = b.buffer(b.body.operand(op, 0))?;
        let ty = b.buffer_type(b.body.result(op, 0))?;
        let loc = b.body.loc(op);
        let new = if b.body.ty(source) == ty {
            source
        } else {
            memref::CastOp::build(&mut b.before(op), loc, ty, source)
        };
        b.replace(op, &[new]);
        Ok(())
    }
}

/// A copy of a tensor in a buffer without gaps.
fn without_gaps(b: &mut Bufferizer<'_>, op: Op, tensor: Value, buffer: Value) -> Result<Value, Failure> {
    let loc = b.body.loc(op);
    let new = b.new_tensor(op, loc, tensor, true)?;
    let space = types::memory_space(b.state().ty(buffer));
    let ty = types::with_identity_layout(b.state().ty(tensor), space);
    Ok(bufferization::ToBufferOp::build(&mut b.before(op), loc, ty, new))
}

impl CollapseShape {
    /// The type of the collapsed buffer; `None` if it has to be copied first.
    fn collapsed(state: State<'_>, op: CollapseShapeOp<'_>, source: Type) -> Option<Type> {
        let source = state.cx.type_ref(source);
        memref::CollapseShapeOp::collapsed_type(source, op.reassociation_attr())
    }
}

impl Bufferizable for CollapseShape {
    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        vec![Alias::same(result(state, operand))]
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(op) = state.op_defining::<CollapseShapeOp>(value) else {
            return state.unknown_buffer_type(value);
        };
        let source = state.buffer_type_in(op.src(), pending)?;
        let space = types::memory_space(state.cx.type_ref(source));
        let new = || types::with_identity_layout(state.ty(value), space);
        Ok(Self::collapsed(state, op, source).unwrap_or_else(new))
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(view) = b.op(op).cast::<CollapseShapeOp>() else { return Err(Vec::new()) };
        let (source, groups, loc) = (view.src(), view.reassociation_attr().id(), view.loc());
        let mut buffer = b.buffer(source)?;
        let collapsed = |b: &Bufferizer<'_>, buffer: Value| {
            let view = b.op(op).cast::<CollapseShapeOp>()?;
            Self::collapsed(b.state(), view, b.body.ty(buffer))
        };
        if collapsed(b, buffer).is_none() {
            buffer = without_gaps(b, op, source, buffer)?;
        }
        let Some(ty) = collapsed(b, buffer) else { return Err(Vec::new()) };
        let new = memref::CollapseShapeOp::build(&mut b.before(op), loc, ty, buffer, groups);
        b.replace(op, &[new]);
        Ok(())
    }
}

impl Bufferizable for ExpandShape {
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        vec![Alias::same(result(state, operand))]
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(op) = state.op_defining::<ExpandShapeOp>(value) else {
            return state.unknown_buffer_type(value);
        };
        let source = state.cx.type_ref(state.buffer_type_in(op.src(), pending)?);
        let shape = state.ty(value).shape().unwrap_or_default();
        let ty = memref::ExpandShapeOp::expanded_type(source, shape, op.reassociation_attr());
        ty.ok_or_else(|| op.plain_error("invalid source layout map"))
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(view) = b.op(op).cast::<ExpandShapeOp>() else { return Err(Vec::new()) };
        let (source, groups, loc) = (view.src(), view.reassociation_attr().id(), view.loc());
        let dynamic: Vec<Value> = view.output_shape().collect();
        let known = view.static_output_shape();
        let shape = view.ty(view.result()).shape().unwrap_or_default().to_vec();
        let buffer = b.buffer(source)?;
        let from = b.state().ty(buffer);
        let ty = memref::ExpandShapeOp::expanded_type(from, &shape, b.cx.attr_ref(groups));
        let Some(ty) = ty else { return Err(Vec::new()) };
        let mut builder = b.before(op);
        let new = memref::ExpandShapeOp::build(&mut builder, loc, ty, buffer, groups, &dynamic, &known);
        b.replace(op, &[new]);
        Ok(())
    }
}

impl Bufferizable for Dim {
    /// It looks at the shape only.
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let buffer = b.buffer(b.body.operand(op, 0))?;
        let (index, loc) = (b.body.operand(op, 1), b.body.loc(op));
        let new = memref::DimOp::build(&mut b.before(op), loc, buffer, index);
        b.replace(op, &[new]);
        Ok(())
    }
}

impl Bufferizable for Rank {
    fn reads(&self, _state: State<'_>, _operand: Operand) -> bool {
        false
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let buffer = b.buffer(b.body.operand(op, 0))?;
        let loc = b.body.loc(op);
        let new = memref::RankOp::build(&mut b.before(op), loc, buffer);
        b.replace(op, &[new]);
        Ok(())
    }
}

impl Bufferizable for Empty {
    fn allocates(&self) -> bool {
        true
    }

    fn result_is_written(&self, _state: State<'_>, _value: Value) -> bool {
        false
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let value = b.body.result(op, 0);
        if b.body.is_unused(value) {
            b.erase(op);
            return Ok(());
        }
        let loc = b.body.loc(op);
        let new = b.new_tensor(op, loc, value, false)?;
        b.before(op).replace_op(op, &[new]);
        Ok(())
    }
}

impl Bufferizable for Extract {
    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let buffer = b.buffer(b.body.operand(op, 0))?;
        let indices: Vec<Value> = b.body.operands(op).skip(1).collect();
        let loc = b.body.loc(op);
        let new = memref::LoadOp::build(&mut b.before(op), loc, buffer, &indices);
        b.replace(op, &[new]);
        Ok(())
    }
}

impl Bufferizable for Insert {
    fn writes(&self, _state: State<'_>, operand: Operand) -> bool {
        operand.index == 1
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        if operand.index == 1 { vec![Alias::same(result(state, operand))] } else { Vec::new() }
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let buffer = b.buffer(b.body.operand(op, 1))?;
        let indices: Vec<Value> = b.body.operands(op).skip(2).collect();
        let (scalar, loc) = (b.body.operand(op, 0), b.body.loc(op));
        memref::StoreOp::build(&mut b.before(op), loc, scalar, buffer, &indices);
        b.replace(op, &[buffer]);
        Ok(())
    }
}

impl Bufferizable for FromElements {
    fn allocates(&self) -> bool {
        true
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let value = b.body.result(op, 0);
        let loc = b.body.loc(op);
        let elements: Vec<Value> = b.body.operands(op).collect();
        let shape = b.state().ty(value).shape().unwrap_or_default().to_vec();
        let tensor = b.new_tensor(op, loc, value, false)?;
        let ty = b.buffer_type(tensor)?;
        let mut builder = b.before(op);
        let buffer = bufferization::ToBufferOp::build(&mut builder, loc, ty, tensor);
        let largest = if elements.is_empty() { 0 } else { shape.iter().copied().max().unwrap_or(0) };
        let cx = builder.cx();
        let mut constants = Vec::new();
        for number in 0..largest {
            constants.push(arith::ConstantOp::build(&mut builder, loc, cx.index_attr(number)));
        }
        let mut at = vec![0usize; shape.len()];
        for &element in &elements {
            let indices: Vec<Value> = at.iter().map(|&index| constants[index]).collect();
            memref::StoreOp::build(&mut builder, loc, element, buffer, &indices);
            for (index, &extent) in at.iter_mut().zip(&shape).rev() {
                *index += 1;
                if (*index as i64) < extent {
                    break;
                }
                *index = 0;
            }
        }
        b.replace(op, &[buffer]);
        Ok(())
    }
}

impl Bufferizable for Reshape {
    fn reads(&self, _state: State<'_>, operand: Operand) -> bool {
        operand.index == 1
    }

    fn aliasing_values(&self, state: State<'_>, operand: Operand) -> Vec<Alias<Value>> {
        if operand.index == 0 { vec![Alias::same(result(state, operand))] } else { Vec::new() }
    }

    fn buffer_type(&self, state: State<'_>, value: Value, pending: &mut Vec<Value>) -> Result<Type, Diag> {
        let Some(op) = state.op_defining::<ReshapeOp>(value) else { return state.unknown_buffer_type(value) };
        let source = state.buffer_type_in(op.source(), pending)?;
        let space = types::memory_space(state.cx.type_ref(source));
        Ok(types::with_identity_layout(state.ty(value), space))
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let (source, shape) = (b.body.operand(op, 0), b.body.operand(op, 1));
        let mut buffer = b.buffer(source)?;
        let shape = b.buffer(shape)?;
        let ty = b.buffer_type(b.body.result(op, 0))?;
        if b.state().ty(buffer).is_memref() && types::layout(b.state().ty(buffer)).is_some() {
            buffer = without_gaps(b, op, source, buffer)?;
        }
        let loc = b.body.loc(op);
        let new = memref::ReshapeOp::build(&mut b.before(op), loc, ty, buffer, shape);
        b.replace(op, &[new]);
        Ok(())
    }
}
