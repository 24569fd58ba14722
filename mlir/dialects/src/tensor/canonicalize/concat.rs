//! Patterns of `tensor.concat`.

use mlir::hooks::CanonicalizationPatterns;
use mlir::rewrite::{PatternRewriter, PatternSet};
use mlir::{Handle, OpView, Type, TypeRef, Value};

use super::super::types::preserves_static_information;
use super::super::verify::concat_shape;
use super::super::{CastOp, ConcatOp};
use super::{Matched, check, replace_by_cast, ty};

impl ConcatOp<'_> {
    /// The inputs, the inferred shape, and the concatenated dimension.
    fn joined(self) -> Option<(Vec<Value>, Vec<i64>, usize)> {
        let op = *self;
        let inputs: Vec<Value> = self.inputs().collect();
        let types: Vec<TypeRef<'_>> = inputs.iter().map(|&v| op.ty(v)).collect();
        let dim = usize::try_from(self.dim()).ok()?;
        let shape = concat_shape(&types, dim, types.first()?.rank() as usize);
        (dim < shape.len()).then_some((inputs, shape, dim))
    }
}

impl CanonicalizationPatterns for ConcatOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(single_input);
        patterns.add(infer_inputs);
        patterns.add(infer_result);
    }
}

/// A concatenation of one tensor is that tensor.
fn single_input(op: Handle<ConcatOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let concat = op.view(rw);
    check(concat.inputs().len() == 1)?;
    let only = concat.op_ref().operand(0);
    replace_by_cast(rw, *op, only)
}

/// An extent that is known for one input is the same for all others, except in the concatenated
/// dimension.
fn infer_inputs(op: Handle<ConcatOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let concat = op.view(rw);
    let Some((inputs, mut shape, dim)) = concat.joined() else { return check(false) };
    let loc = rw.body().loc(*op);
    let mut found: Vec<(usize, Value, Type)> = Vec::new();
    for (at, &input) in inputs.iter().enumerate() {
        let before = ty(rw, input);
        shape[dim] = before.dim(dim as i64);
        let inferred = rw.cx().tensor_ty(&shape, before.element_type().id());
        if !preserves_static_information(rw.cx().type_ref(inferred), before) {
            found.push((at, input, inferred));
        }
    }
    check(!found.is_empty())?;
    for (at, input, inferred) in found {
        let value = CastOp::build(rw, loc, inferred, input);
        rw.set_operand(*op, at, value);
    }
    Ok(())
}

/// The result's type follows from the inputs.
fn infer_result(op: Handle<ConcatOp>, rw: &mut PatternRewriter<'_>) -> Matched {
    let concat = op.view(rw);
    let number = concat.dim();
    let Some((inputs, shape, _)) = concat.joined() else { return check(false) };
    let result = ty(rw, concat.result());
    let inferred = rw.cx().tensor_ty(&shape, result.element_type().id());
    check(!preserves_static_information(rw.cx().type_ref(inferred), result))?;
    let loc = rw.body().loc(*op);
    let value = ConcatOp::build(rw, loc, inferred, number, &inputs);
    replace_by_cast(rw, *op, value)
}
