//! The bufferization dialect: conversions between tensors, which are values, and buffers.

mod alloc;
mod assembly;
mod attributes;
mod buffers;
pub mod clones;
pub mod dealloc;

use mlir::hooks::{InferResults, Verify};
use mlir::opdef::{Effect, EffectKind, EffectOn, InferArgs, Types};
use mlir::{DYNAMIC, Diag, OpRef, OpTrait};

use crate::memref::alloc::verify_dynamic_sizes;

include!(concat!(env!("OUT_DIR"), "/bufferization.rs"));

/// The operand and the result have the same shape and element type.
pub struct TensorAndBufferMatch;

impl OpTrait for TensorAndBufferMatch {
    fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
        let from = op.ty(op.operand(0));
        let to = op.ty(op.result(0));
        let fail = |message: &str| {
            let note =
                format!("'{}' op failed to verify that specified tensor and buffer types match", op.name());
            Err(op.plain_error(message).with_note(op.loc(), note))
        };
        if from.shape() != to.shape() {
            return fail("shapes do not match");
        }
        if from.element_type() == to.element_type() { Ok(()) } else { fail("element types do not match") }
    }
}

impl Verify for AllocTensorOp<'_> {
    /// There is an operand for each dynamic size, or a tensor of the same type to copy.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let ty = op.ty(self.result());
        let sizes = self.dynamic_sizes().len();
        let Some(copy) = self.copy() else { return verify_dynamic_sizes(op, ty, sizes) };
        op.ensure_plain(sizes == 0, "dynamic sizes not needed when copying a tensor")?;
        op.ensure_plain(op.ty(copy) == ty, "expected that `copy` and return type match")
    }
}

impl MaterializeInDestinationOp<'_> {
    /// Writes to a destination in memory; tensors are values.
    pub fn effects(self) -> Vec<Effect> {
        let op = *self;
        if op.ty(self.dest()).is_tensor() {
            Vec::new()
        } else {
            vec![Effect { kind: EffectKind::Write, on: EffectOn::Operand(1) }]
        }
    }
}

impl Verify for MaterializeInDestinationOp<'_> {
    /// The destination is a tensor, which the result replaces, or a writable memref; its shape is compatible with the
    /// source.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.source());
        let dest = op.ty(self.dest());
        let memory = dest.is_memref() || dest.is_unranked_memref();
        op.ensure(memory || dest.is_tensor(), "'dest' must be a tensor or a memref")?;
        if !memory {
            let Some(result) = self.result() else {
                return Err(op.error("tensor 'dest' implies exactly one tensor result"));
            };
            op.ensure(op.ty(result) == dest, "result and 'dest' types must match")?;
        }
        op.ensure(!memory || op.num_results() == 0, "memref 'dest' implies zero results")?;
        op.ensure(!self.restrict() || memory, "'restrict' is valid only for memref destinations")?;
        op.ensure(
            self.writable() == memory,
            "'writable' must be specified if and only if the destination is of memref type",
        )?;
        match (source.shape(), dest.shape()) {
            (None, None) => Ok(()),
            (Some(from), Some(to)) if from.len() != to.len() => {
                Err(op.error("rank mismatch between source and destination shape"))
            }
            (Some(from), Some(to))
                if from.iter().zip(to).all(|(a, b)| a == b || *a == DYNAMIC || *b == DYNAMIC) =>
            {
                Ok(())
            }
            _ => Err(op.error("source/destination shapes are incompatible")),
        }
    }
}

impl InferResults for DeallocOp<'_> {
    /// A condition for each retained memref.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        let sizes = args.inherent.first().copied().flatten();
        let sizes = sizes.and_then(|sizes| args.cx.attr_ref(sizes).as_dense_array::<i32>());
        let retained = sizes.and_then(|sizes| usize::try_from(*sizes.get(2)?).ok());
        let retained = retained.ok_or("the number of retained operands is missing")?;
        Ok(Types::from_elem(args.cx.int_ty(1), retained.min(args.operand_types.len())))
    }
}

impl Verify for DeallocOp<'_> {
    /// There is a condition for each memref that may be freed, and a result for each retained one.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        if self.memrefs().len() != self.conditions().len() {
            return Err(op.error("must have the same number of conditions as memrefs to deallocate"));
        }
        op.ensure(
            self.retained().len() == op.num_results(),
            "must have the same number of updated conditions (results) as retained operands",
        )
    }
}
