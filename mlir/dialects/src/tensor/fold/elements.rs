//! Folds of operations on single elements.

use mlir::hooks::Fold;
use mlir::opdef::Folded;
use mlir::{Attr, AttrKind};

use crate::elements::{element_at, from_scalars, splat_value};
use crate::matching::constant_index;

use super::super::{ExtractOp, FromElementsOp, InsertOp, SplatOp};
use super::constant;

impl Fold for ExtractOp<'_> {
    /// An element of a constant or of `tensor.from_elements`, or the one that was just inserted.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let tensor = constant(op, operands, 0);
        if let Some(value) = tensor.and_then(splat_value) {
            return Folded::attr(value);
        }
        if tensor.is_some_and(|t| matches!(t.kind(), AttrKind::DenseResource { .. })) {
            return None;
        }
        let indices: Vec<i64> =
            self.indices().map(|index| constant_index(op, index)).collect::<Option<_>>()?;
        if let Some(made) = op.value(self.tensor()).defined_by::<FromElementsOp>() {
            let shape = op.ty(made.result()).shape().unwrap_or_default();
            let place = shape
                .iter()
                .zip(&indices)
                .fold(0i64, |at, (&extent, &index)| at.wrapping_mul(extent).wrapping_add(index));
            let element = usize::try_from(place).ok().and_then(|at| made.elements().nth(at));
            return element.and_then(Folded::value);
        }
        if let Some(value) = tensor.and_then(|t| element_at(t, &indices)) {
            return Folded::attr(value);
        }
        let insert = op.value(self.tensor()).defined_by::<InsertOp>()?;
        let places = insert.indices().map(|index| constant_index(op, index));
        places.eq(indices.into_iter().map(Some)).then(|| insert.scalar()).and_then(Folded::value)
    }
}

impl Fold for FromElementsOp<'_> {
    /// Constants.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let elements = operands.iter().copied().collect::<Option<Vec<Attr>>>()?;
        Folded::attr(from_scalars(op.cx(), op.ty(self.result()).id(), &elements)?)
    }
}

impl Fold for SplatOp<'_> {
    /// A constant, if the shape is static.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let ty = op.ty(self.aggregate());
        let value = constant(op, operands, 0)?;
        let number = value.is_integer_attr() || value.is_float_attr();
        let splat =
            (number && ty.has_static_shape()).then(|| from_scalars(op.cx(), ty.id(), &[value.id()]))??;
        Folded::attr(splat)
    }
}

impl Fold for InsertOp<'_> {
    /// Inserting the element of a splat does nothing.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let scalar = constant(op, operands, 0)?;
        let dest = constant(op, operands, 1)?;
        (splat_value(dest)? == scalar.id()).then(|| Folded::attr(dest.id())).flatten()
    }
}
