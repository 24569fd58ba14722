//! Folds of insertions.

use mlir::Attr;
use mlir::hooks::Fold;
use mlir::opdef::Folded;

use super::super::parts::{POISON, integers};
use super::super::places::{place, strides};
use super::super::types::VectorType;
use super::super::{InsertOp, InsertStridedSliceOp};
use super::{Part, constant, poison};
use crate::elements::overwritten;
use crate::memref::fold::defined_by;
use crate::offsets_sizes_strides::known;

/// Larger constants are only made if that makes no copy of another constant.
pub(crate) const MOST_FOLDED: i64 = 256;

impl InsertOp<'_> {
    /// A constant with a part replaced.
    fn fold_constants(self, operands: &[Option<Attr>], part: &Part) -> Option<Folded> {
        let op = *self;
        let position = part.known()?;
        let (value, dest) = (constant(op, operands, 0)?, constant(op, operands, 1)?);
        let ty = VectorType::of(op.ty(self.dest())).filter(|ty| !ty.is_scalable())?;
        let is_only_user = || op.value(self.result()).uses().count() == 1;
        (ty.num_elements() <= MOST_FOLDED || is_only_user()).then_some(())?;
        let start = place(&position, &strides(ty.shape));
        let count = VectorType::of(op.ty(self.value_to_store())).map_or(1, VectorType::num_elements);
        Folded::attr(overwritten(dest, value, &(start..start + count).collect::<Vec<_>>())?)
    }
}

impl Fold for InsertOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let given = Part::of_insert(self);
        if given.position.is_empty() && op.ty(self.value_to_store()) == op.ty(self.result()) {
            return Folded::value(self.value_to_store());
        }
        let mut part = given.with_constants(op, operands.get(2..)?);
        if let Some(before) = defined_by::<InsertOp>(op, self.dest())
            && Part::of_insert(before).position == part.position
        {
            part.source = before.dest();
            return part.replacing(op, &given, 1);
        }
        if known(&part.position).contains(&POISON) {
            return poison(op);
        }
        self.fold_constants(operands, &part).or_else(|| part.replacing(op, &given, 1))
    }
}

impl Fold for InsertStridedSliceOp<'_> {
    /// The whole vector is replaced.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let whole = op.ty(self.value_to_store()) == op.ty(self.dest());
        (whole && integers(self.offsets_attr()).iter().all(|&n| n == 0))
            .then(|| Folded::value(self.value_to_store()))?
    }
}
