//! Folds between vectors and their elements.

use mlir::hooks::Fold;
use mlir::opdef::{FoldResult, Folded};
use mlir::{Attr, Value};

use super::super::types::VectorType;
use super::super::{BroadcastOp, FromElementsOp, ToElementsOp};
use crate::elements::from_scalars;
use crate::memref::fold::defined_by;

/// A value for each result.
fn values(values: impl IntoIterator<Item = Value>) -> Option<Folded> {
    Some(Folded::Results(values.into_iter().map(FoldResult::Value).collect()))
}

impl Fold for ToElementsOp<'_> {
    /// The scalars that the vector was made of.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(before) = defined_by::<FromElementsOp>(op, self.source()) {
            return values(before.elements());
        }
        let before = defined_by::<BroadcastOp>(op, self.source())?;
        let is_scalar = !op.ty(before.source()).is_vector();
        is_scalar.then(|| values(std::iter::repeat_n(before.source(), op.num_results())))?
    }
}

impl FromElementsOp<'_> {
    /// The vector that all elements, in order, are those of.
    fn taken_apart(self) -> Option<Value> {
        let op = *self;
        let before = defined_by::<ToElementsOp>(op, self.elements().next()?)?;
        let same = op.ty(before.source()) == op.ty(self.dest()) && self.elements().eq(before.elements());
        same.then(|| before.source())
    }
}

impl Fold for FromElementsOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        if let Some(value) = self.taken_apart() {
            return Folded::value(value);
        }
        let ty = VectorType::of(op.ty(self.dest()))?;
        let elements = operands.iter().copied().collect::<Option<Vec<Attr>>>()?;
        let full = elements.len() as i64 == ty.num_elements();
        Folded::attr(from_scalars(op.cx(), op.ty(self.dest()).id(), &elements).filter(|_| full)?)
    }
}
