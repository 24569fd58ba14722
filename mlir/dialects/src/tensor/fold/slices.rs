//! Folds of slices: whole tensors, and slices that undo each other.

use mlir::hooks::Fold;
use mlir::opdef::Folded;
use mlir::{Attr, OpView};

use crate::elements::resized_splat;
use crate::offsets_sizes_strides::Slice;

use super::super::{ExtractSliceOp, InsertSliceOp};
use super::{constant, with_operand};

impl Fold for ExtractSliceOp<'_> {
    /// A slice of a splat, the whole source, or the slice that was just inserted.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(self.result());
        if let Some(value) = constant(op, operands, 0).and_then(|value| resized_splat(value, result)) {
            return Folded::attr(value);
        }
        let slice = Slice::of(op);
        if source == result && slice.is_whole(op, result.shape().unwrap_or_default()) {
            return Folded::value(self.source());
        }
        let insert = op.value(self.source()).defined_by::<InsertSliceOp>()?;
        let same = op.ty(insert.source()) == result && Slice::of(insert.op_ref()) == slice;
        same.then(|| Folded::value(insert.source())).flatten()
    }
}

impl Fold for InsertSliceOp<'_> {
    /// Replaces the whole destination, inserts nothing, inserts what is already there, or overwrites a previous
    /// insertion.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(self.result());
        let slice = Slice::of(op);
        let shape = result.shape().unwrap_or_default();
        if source == result && result.has_static_shape() && slice.is_whole(op, shape) {
            return Folded::value(self.source());
        }
        if let Some(before) = op.value(self.dest()).defined_by::<InsertSliceOp>()
            && op.ty(before.source()) == source
            && Slice::of(before.op_ref()) == slice
        {
            return with_operand(1, before.dest());
        }
        if let Some(extract) = op.value(self.source()).defined_by::<ExtractSliceOp>()
            && extract.source() == self.dest()
            && Slice::of(extract.op_ref()) == slice
        {
            return Folded::value(self.dest());
        }
        let empty = slice.sizes.iter().any(|size| size.constant(op) == Some(0));
        empty.then(|| Folded::value(self.dest())).flatten()
    }
}
