//! Folds of shape queries and of operations that keep the shape.

use mlir::hooks::Fold;
use mlir::opdef::Folded;
use mlir::{Attr, DYNAMIC, OpRef, OpView, TypeRef, Value};

use crate::elements::{reshaped, resized_splat};
use crate::matching::constant_index;
use crate::offsets_sizes_strides::{Mixed, Slice, dynamic_size};
use crate::regroup::Inverse;
use crate::reshape_patterns::groups;

use super::super::{
    CollapseShapeOp, ConcatOp, DimOp, ExpandShapeOp, ExtractSliceOp, FromElementsOp, GatherOp, GenerateOp,
    PadOp, RankOp, ReshapeOp,
};
use super::{constant, with_operand, without_cast};

impl Fold for RankOp<'_> {
    /// The rank of a ranked tensor.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let ty = op.ty(self.tensor());
        ty.has_rank().then(|| Folded::attr(op.cx().index_attr(ty.rank()))).flatten()
    }
}

impl Fold for DimOp<'_> {
    /// A static extent, or the operand that determines it.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let dim = usize::try_from(constant(op, operands, 1)?.as_int()?).ok()?;
        let shape = op.ty(self.source()).shape()?;
        match *shape.get(dim)? {
            DYNAMIC => {}
            extent => return Folded::attr(op.cx().index_attr(extent)),
        }
        let source = op.value(self.source());
        if let Some(generated) = source.defined_by::<GenerateOp>() {
            return Folded::value(dynamic_size(shape, dim, generated.dynamic_extents())?);
        }
        if let Some(slice) = source.defined_by::<ExtractSliceOp>()
            && op.ty(slice.result()).rank() == op.ty(slice.source()).rank()
            && let Some(&Mixed::Value(size)) = Slice::of(slice.op_ref()).sizes.get(dim)
        {
            return Folded::value(size);
        }
        with_operand(0, without_cast(op, self.source())?)
    }
}

impl Fold for ConcatOp<'_> {
    /// A concatenation of one tensor is that tensor.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let mut inputs = self.inputs();
        let only = inputs.next().filter(|_| inputs.next().is_none())?;
        (op.ty(only) == op.ty(self.result())).then(|| Folded::value(only)).flatten()
    }
}

impl Fold for GatherOp<'_> {
    /// A gather from a splat is a splat.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        Folded::attr(resized_splat(constant(op, operands, 0)?, op.ty(self.result()))?)
    }
}

impl Fold for PadOp<'_> {
    /// Padding by nothing.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(self.result());
        let same = source == result && result.has_static_shape() && !self.nofold();
        same.then(|| Folded::value(self.source())).flatten()
    }
}

impl Fold for ReshapeOp<'_> {
    /// A reshape of a splat, of a reshape, or to the shape of the source.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(self.result());
        if let Some(value) = constant(op, operands, 0).and_then(|value| resized_splat(value, result)) {
            return Folded::attr(value);
        }
        if let Some(inner) = op.value(self.source()).defined_by::<ReshapeOp>() {
            return with_operand(0, inner.source());
        }
        if source != result || !source.has_rank() {
            return None;
        }
        if source.rank() <= 1 {
            return Folded::value(self.source());
        }
        let made = op.value(self.shape()).defined_by::<FromElementsOp>()?;
        let same = made.elements().len() as i64 == source.rank()
            && made.elements().enumerate().all(|(at, extent)| is_extent_of(op, extent, self.source(), at));
        same.then(|| Folded::value(self.source())).flatten()
    }
}

/// Whether a value is the extent of a tensor: the same number, or a `tensor.dim`.
fn is_extent_of(op: OpRef<'_>, extent: Value, tensor: Value, dim: usize) -> bool {
    if let Some(number) = constant_index(op, extent) {
        return number != DYNAMIC && number == op.ty(tensor).dim(dim as i64);
    }
    let Some(asked) = op.value(extent).defined_by::<DimOp>() else { return false };
    asked.source() == tensor && asked.constant_index() == Some(dim as i64)
}

/// A reshape to the same type, of a constant, or of its inverse, given by `inner` with its source and groups.
fn fold_reshape(
    op: OpRef<'_>,
    operands: &[Option<Attr>],
    inner: Option<(Value, Vec<Vec<i64>>)>,
) -> Option<Folded> {
    let source: Value = op.operand(0);
    let result: TypeRef<'_> = op.ty(op.result(0));
    if op.ty(source) == result {
        return Folded::value(source);
    }
    if let Some(value) = constant(op, operands, 0).and_then(|value| reshaped(value, result)) {
        return Folded::attr(value);
    }
    let (original, first) = inner?;
    let inverse = Inverse {
        shape: op.ty(original).shape()?,
        expanded_first: op.ty(original).rank() < op.ty(source).rank(),
        first: &first,
        second: &groups(op),
    };
    (op.ty(original) == result && inverse.gives_back()).then(|| Folded::value(original)).flatten()
}

impl Fold for CollapseShapeOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let inner = op.value(self.src()).defined_by::<ExpandShapeOp>();
        fold_reshape(op, operands, inner.map(|inner| (inner.src(), groups(inner.op_ref()))))
    }
}

impl Fold for ExpandShapeOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let inner = op.value(self.src()).defined_by::<CollapseShapeOp>();
        fold_reshape(op, operands, inner.map(|inner| (inner.src(), groups(inner.op_ref()))))
    }
}
