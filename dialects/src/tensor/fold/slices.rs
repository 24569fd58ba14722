//! Slices that are the whole, and slices of slices that undo each other.

use mlir::hooks::Fold;
use mlir::opdef::Folded;
use mlir::{Attr, OpRef, OpView, TypeRef};

use crate::elements::resized_splat;
use crate::views::Slice;

use super::super::{ExtractSliceOp, InsertSliceOp};
use super::{constant, with_operand};

/// True for the slice that is the whole of a tensor.
fn is_whole(op: OpRef<'_>, slice: &Slice, whole: TypeRef<'_>) -> bool {
    let number = |entry: &crate::views::Mixed| entry.constant(op.cx(), op.body());
    let shape = whole.shape().unwrap_or_default();
    slice.offsets.iter().all(|offset| number(offset) == Some(0))
        && slice.sizes.iter().zip(shape).all(|(size, &extent)| number(size) == Some(extent))
        && slice.strides.iter().all(|stride| number(stride) == Some(1))
}

impl Fold for ExtractSliceOp<'_> {
    /// Of a constant that repeats one element, the whole, and what was just inserted.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let (source, result) = (op.ty(self.source()), op.ty(self.result()));
        if let Some(value) = constant(op, operands, 0).and_then(|value| resized_splat(value, result)) {
            return Folded::attr(value);
        }
        let slice = Slice::of(op);
        if source == result && is_whole(op, &slice, result) {
            return Folded::value(self.source());
        }
        let insert = op.value(self.source()).defined_by::<InsertSliceOp<'_>>()?;
        let same = op.ty(insert.source()) == result && Slice::of(insert.op_ref()) == slice;
        same.then(|| Folded::value(insert.source())).flatten()
    }
}

impl Fold for InsertSliceOp<'_> {
    /// The whole, nothing, what was there already, and into what was inserted in the same place.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = self.op_ref();
        let (source, result) = (op.ty(self.source()), op.ty(self.result()));
        let slice = Slice::of(op);
        if source == result && result.has_static_shape() && is_whole(op, &slice, result) {
            return Folded::value(self.source());
        }
        if let Some(before) = op.value(self.dest()).defined_by::<InsertSliceOp<'_>>()
            && op.ty(before.source()) == source
            && Slice::of(before.op_ref()) == slice
        {
            return with_operand(1, before.dest());
        }
        if let Some(extract) = op.value(self.source()).defined_by::<ExtractSliceOp<'_>>()
            && extract.source() == self.dest()
            && Slice::of(extract.op_ref()) == slice
        {
            return Folded::value(self.dest());
        }
        let empty = slice.sizes.iter().any(|size| size.constant(op.cx(), op.body()) == Some(0));
        empty.then(|| Folded::value(self.dest())).flatten()
    }
}
