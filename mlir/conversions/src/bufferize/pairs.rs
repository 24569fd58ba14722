//! `to_buffer(to_tensor(x))`, which is `x`, perhaps with another type.

use dialects::bufferization::{ToBufferOp, ToTensorOp};
use dialects::memref::CastOp;
use mlir::{Builder, Op, OpRef};

use super::buffers::cast_or_copy;

/// Replaces a `to_buffer` of a `to_tensor`; returns whether there was one.
pub(super) fn fold_pair(b: &mut Builder<'_>, op: Op, alignment: u64) -> bool {
    let view = OpRef::new(b.cx(), b.body(), op);
    let Some(buffer) = view.cast::<ToBufferOp>() else { return false };
    let Some(tensor) = view.value(buffer.tensor()).defined_by::<ToTensorOp>() else { return false };
    let source = tensor.buffer();
    let (from, to) = (view.ty(source), view.ty(buffer.buffer()));
    let (same, to_ranked, from_ranked) = (from == to, to.is_memref(), from.is_memref());
    let (ty, loc) = (to.id(), view.loc());
    let new = if same {
        Some(source)
    } else if !to_ranked {
        Some(CastOp::build(b, loc, ty, source))
    } else if from_ranked {
        cast_or_copy(b, source, ty, alignment)
    } else {
        None
    };
    if let Some(new) = new {
        b.replace_op(op, &[new]);
    }
    new.is_some()
}
