//! Concatenations of tensors: copies into slices of a new buffer.

use dialects::affine::apply::apply_mixed;
use dialects::bufferization::ToBufferOp;
use dialects::matching::build_index;
use dialects::memref::{CopyOp, DimOp, SubViewOp};
use dialects::offsets_sizes_strides::{Mixed, Slice, split};
use dialects::tensor::{self, ConcatOp};
use mlir::rewrite::fold::created_or_folded;
use mlir::{Builder, DYNAMIC, Loc, Op, OpRef, OpView, Value, ValueRef};

use crate::bufferize::interface::{Bufferizable, Bufferizer, Failure};

pub(super) struct Concat;

/// The size of a buffer in a dimension.
fn size(b: &mut Builder<'_>, loc: Loc, buffer: Value, at: usize) -> Mixed {
    let shape = b.cx().type_ref(b.body().ty(buffer)).shape().unwrap_or_default();
    match shape.get(at) {
        Some(&known) if known != DYNAMIC => Mixed::Known(known),
        _ => {
            let index = build_index(b, loc, at as i64);
            let size = DimOp::build(b, loc, buffer, index);
            Mixed::Value(created_or_folded(b, size))
        }
    }
}

/// The sum of two numbers.
fn add(b: &mut Builder<'_>, at: Op, loc: Loc, lhs: Mixed, rhs: Mixed) -> Mixed {
    let cx = b.cx();
    apply_mixed(b, at, loc, cx.affine_add(cx.affine_symbol(0), cx.affine_symbol(1)), &[lhs, rhs])
}

impl Bufferizable for Concat {
    fn allocates(&self) -> bool {
        true
    }

    fn bufferize(&self, b: &mut Bufferizer<'_>, op: Op) -> Result<(), Failure> {
        let Some(view) = b.op(op).cast::<ConcatOp>() else { return Err(Vec::new()) };
        let (along, loc) = (usize::try_from(view.dim()).unwrap_or(usize::MAX), view.loc());
        let inputs: Vec<Value> = view.inputs().collect();
        let result = view.op_ref().result(0);
        let tensor = b.new_tensor(op, loc, result, false)?;
        let ty = b.buffer_type(tensor)?;
        let rank = b.cx.type_ref(ty).shape().unwrap_or_default().len();
        let mut builder = b.before(op);
        let buffer = ToBufferOp::build(&mut builder, loc, ty, tensor);
        let mut sizes: Vec<Mixed> = (0..rank).map(|at| size(&mut builder, loc, buffer, at)).collect();
        let mut offset = Mixed::Known(0);
        for input in inputs {
            let from = b.buffer(input)?;
            // What folds away has no tensors to bufferize.
            let mut builder = Builder::before(b.cx, b.body, op);
            sizes[along] = size(&mut builder, loc, from, along);
            let offsets = (0..rank).map(|at| if at == along { offset } else { Mixed::Known(0) }).collect();
            let slice = Slice { offsets, sizes: sizes.clone(), strides: vec![Mixed::Known(1); rank] };
            let (shape, _) = split(&sizes);
            let to = SubViewOp::reduced_type(builder.cx().type_ref(ty), &slice, &shape);
            let Some(to) = to else { return Err(Vec::new()) };
            let part = SubViewOp::build_slice(&mut builder, loc, to, buffer, &slice);
            CopyOp::build(&mut builder, loc, from, part);
            offset = add(&mut builder, op, loc, offset, sizes[along]);
        }
        b.replace(op, &[buffer]);
        Ok(())
    }
}

/// The sizes of the dynamic dimensions of the result; the one along which tensors are joined is computed last.
pub(in crate::bufferize) fn sizes_of(b: &mut Builder<'_>, op: Op) -> Option<Vec<Value>> {
    let concat = OpRef::new(b.cx(), b.body(), op).cast::<ConcatOp>()?;
    let loc = concat.loc();
    let along = usize::try_from(concat.dim()).ok()?;
    let inputs: Vec<Value> = concat.inputs().collect();
    let shapes: Vec<Vec<i64>> =
        inputs.iter().map(|&input| Some(concat.ty(input).shape()?.to_vec())).collect::<Option<_>>()?;
    let shape = concat.ty(concat.op_ref().result(0)).shape()?.to_vec();
    let mut sizes = vec![None; shape.len()];
    for at in (0..shape.len()).filter(|&at| at != along && shape[at] == DYNAMIC) {
        let known = shapes.iter().map(|shape| shape[at]).find(|&known| known != DYNAMIC);
        sizes[at] = Some(match known {
            Some(known) => build_index(b, loc, known),
            None => extent(b, inputs[0], at),
        });
    }
    if shape[along] == DYNAMIC {
        let cx = b.cx();
        let mut terms = Vec::new();
        for (&input, shape) in inputs.iter().zip(&shapes) {
            terms.push(match shape[along] {
                DYNAMIC => Mixed::Value(extent(b, input, along)),
                known => {
                    let loc = ValueRef::new(cx, b.body(), input).loc();
                    build_index(b, loc, along as i64);
                    build_index(b, loc, known);
                    Mixed::Known(known)
                }
            });
        }
        let sum = (1..terms.len() as u32)
            .fold(cx.affine_symbol(0), |sum, at| cx.affine_add(sum, cx.affine_symbol(at)));
        sizes[along] = Some(apply_mixed(b, op, loc, sum, &terms).as_value(b, loc));
    }
    Some(sizes.into_iter().flatten().collect())
}

/// The size of a tensor in a dimension.
fn extent(b: &mut Builder<'_>, tensor: Value, at: usize) -> Value {
    let loc = ValueRef::new(b.cx(), b.body(), tensor).loc();
    let index = build_index(b, loc, at as i64);
    tensor::DimOp::build(b, loc, tensor, index)
}
