//! Folds of `vector.shuffle`.

use mlir::Attr;
use mlir::hooks::Fold;
use mlir::opdef::Folded;

use super::super::ShuffleOp;
use super::super::parts::POISON;
use super::{constant, is_poison_constant, poison};
use crate::elements::{element_at, from_scalars};

/// Whether a mask selects all of `count` numbers from `start` on, in order.
fn selects_all(mask: &[i64], start: i64, count: i64) -> bool {
    mask.len() as i64 == count && mask.iter().zip(start..).all(|(&index, at)| index == at)
}

impl Fold for ShuffleOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (first, second) = (op.ty(self.v1()), op.ty(self.v2()));
        if first.rank() == 0 {
            return None;
        }
        let mask = self.mask();
        let lead = first.dim(0);
        if selects_all(&mask, 0, lead) {
            return Folded::value(self.v1());
        }
        if selects_all(&mask, lead, second.dim(0)) {
            return Folded::value(self.v2());
        }
        let (a, b) = (constant(op, operands, 0)?, constant(op, operands, 1)?);
        let [a, b] = [a, b].map(|value| Some(value).filter(|&value| !is_poison_constant(Some(value))));
        // An element that is poison may be any, so it is the first one that there is.
        let Some(any) = a.or(b) else { return poison(op) };
        let any = element_at(any, &[0])?;
        if first.rank() != 1 {
            return None;
        }
        let element = |&at: &i64| match at {
            POISON => Some(any),
            at if at < lead => a.map_or(Some(any), |a| element_at(a, &[at])),
            at => b.map_or(Some(any), |b| element_at(b, &[at - lead])),
        };
        let elements = mask.iter().map(element).collect::<Option<Vec<Attr>>>()?;
        Folded::attr(from_scalars(op.cx(), op.ty(self.vector()).id(), &elements)?)
    }
}
