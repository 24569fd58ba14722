//! Folds of transfers.

use mlir::hooks::Fold;
use mlir::opdef::{Edit, Folded};
use mlir::{Attr, DYNAMIC, Value};
use smallvec::{SmallVec, smallvec};

use super::super::masks::{MaskFormat, mask_format};
use super::super::transfers::{Transfer, minor_identity};
use super::super::{TransferReadOp, TransferWriteOp};
use super::with_operand;
use crate::elements::splat_value;
use crate::matching::{constant, constant_index};
use crate::memref::fold::{defined_by, fold_casts};
use crate::tensor;

impl Transfer<'_> {
    /// Which dimensions are inside, if that is more than the operation says.
    fn known_in_bounds(&self, indices: &[Value]) -> Option<Vec<bool>> {
        let (shape, ty) = (self.shaped().shape()?, self.vector_type()?);
        let dims = self.dims()?;
        let mut inside = self.in_bounds();
        let before = inside.clone();
        let fits = |at: usize, dim: usize| {
            let index = constant_index(self.op, *indices.get(dim)?)?;
            let end = index.checked_add(*ty.shape.get(at)?)?;
            Some(shape[dim] != DYNAMIC && end <= shape[dim])
        };
        for (at, dim) in dims.iter().enumerate() {
            if let (Some(dim), Some(false)) = (dim, inside.get(at)) {
                inside[at] = fits(at, *dim).unwrap_or(false);
            }
        }
        // A repeated dimension is inside if all others are.
        let others = dims.iter().zip(&inside).all(|(dim, &inside)| dim.is_none() || inside);
        if others {
            inside
                .iter_mut()
                .zip(&dims)
                .filter(|(_, dim)| dim.is_none())
                .for_each(|(inside, _)| *inside = true);
        }
        (inside != before).then_some(inside)
    }

    fn fold_bounds(&self, slot: &str) -> Option<Folded> {
        let cx = self.op.cx();
        let inside = self.known_in_bounds(&self.indices())?;
        let all: Vec<Attr> = inside.into_iter().map(|b| cx.bool_attr(b)).collect();
        let slot = self.op.def()?.attr_slot(slot)?;
        Some(Folded::InPlace(SmallVec::from_elem(Edit::Inherent(slot, Some(cx.array_attr(&all))), 1)))
    }

    /// Drops a mask that is set everywhere. It is the last operand.
    fn fold_mask(&self, segments: &str) -> Option<Folded> {
        let op = self.op;
        (mask_format(op, self.mask?) == MaskFormat::AllTrue).then_some(())?;
        let slot = op.def()?.attr_slot(segments)?;
        let mut sizes = op.inherent(slot)?.as_dense_array::<i32>()?;
        *sizes.last_mut()? = 0;
        let sizes = op.cx().dense_array_attr::<i32>(&sizes);
        let edits = smallvec![Edit::Inherent(slot, Some(sizes)), Edit::EraseOperand(op.num_operands() - 1)];
        Some(Folded::InPlace(edits))
    }

    /// Whether all that is accessed is known to be inside.
    pub(crate) fn is_in_bounds(&self) -> bool {
        !self.in_bounds().contains(&false)
    }

    /// Whether it accesses the last dimensions of the memory in order.
    fn is_minor_identity(&self) -> bool {
        self.vector_type().is_some_and(|ty| minor_identity(self.shaped(), ty) == *self.map)
    }

    /// Whether two transfers have the same vector type, indices and map.
    pub(crate) fn is_at_same_place(&self, other: &Transfer<'_>) -> bool {
        self.op.ty(self.vector) == other.op.ty(other.vector)
            && self.map == other.map
            && self.indices() == other.indices()
    }

    /// How many elements are accessed along each dimension of the memory.
    fn extents(&self) -> Option<Vec<i64>> {
        let mut extents = vec![1; self.indices().len()];
        for (dim, &extent) in self.dims()?.into_iter().zip(self.vector_type()?.shape) {
            if let Some(dim) = dim {
                *extents.get_mut(dim)? = extent;
            }
        }
        Some(extents)
    }

    /// Whether two transfers of the same vector type on one tensor have no element in common.
    pub(crate) fn is_disjoint(&self, other: &Transfer<'_>) -> bool {
        let known = |transfer: &Transfer<'_>| {
            let extents = transfer.extents()?;
            let index = |&value: &Value| constant_index(transfer.op, value);
            let indices: Vec<Option<i64>> = transfer.indices().iter().map(index).collect();
            Some(indices.into_iter().zip(extents).collect::<Vec<_>>())
        };
        let same = self.op.ty(self.vector) == other.op.ty(other.vector);
        let (Some(a), Some(b)) = (known(self), known(other)) else { return false };
        same && a.into_iter().zip(b).any(|((a, length), (b, other))| match (a, b) {
            (Some(a), Some(b)) if a <= b => b.saturating_sub(a) >= length,
            (Some(a), Some(b)) => a.saturating_sub(b) >= other,
            _ => false,
        })
    }
}

/// Whether a read with a mask gives what a write of a splat has written: the padding is the same.
fn reads_splat(write: &Transfer<'_>, read: &TransferReadOp<'_>) -> bool {
    let op = write.op;
    let mask = read.mask();
    if mask.is_none() || (write.mask.is_some() && write.mask != mask) {
        return false;
    }
    let written = constant(op, write.vector).and_then(splat_value);
    written.is_some() && written == constant(op, read.padding()).map(|padding| padding.id())
}

impl TransferReadOp<'_> {
    /// What was written where this reads. If there are other writes in between, they are elsewhere.
    fn written_before(self) -> Option<Folded> {
        let op = *self;
        let read = self.transfer();
        op.ty(self.base()).is_ranked_tensor().then_some(())?;
        let mut write = defined_by::<TransferWriteOp>(op, self.base())?.transfer();
        loop {
            let unmasked = write.mask.is_none() && read.mask.is_none();
            if write.is_in_bounds()
                && write.is_at_same_place(&read)
                && (unmasked || reads_splat(&write, &self))
            {
                return Folded::value(write.vector);
            }
            write.is_disjoint(&read).then_some(())?;
            write = defined_by::<TransferWriteOp>(op, write.base)?.transfer();
        }
    }
}

impl Fold for TransferReadOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let read = self.transfer();
        let before_cast = || tensor::fold::without_cast(*self, self.base());
        self.written_before()
            .or_else(|| read.fold_bounds(Self::IN_BOUNDS_ATTR))
            .or_else(|| read.fold_mask(Self::OPERAND_SEGMENT_SIZES_ATTR))
            .or_else(|| fold_casts(*self, None))
            .or_else(|| with_operand(0, before_cast()?))
    }
}

impl TransferWriteOp<'_> {
    /// A tensor that has, after the write, what was read from it or from all of another one.
    fn written_back(self) -> Option<Folded> {
        let op = *self;
        let write = self.transfer();
        let read = defined_by::<TransferReadOp>(op, self.value_to_store())?;
        let from = read.transfer();
        let tensor = op.ty(self.base());
        (tensor.is_ranked_tensor() && from.mask.is_none() && write.mask.is_none()).then_some(())?;
        let is_zero = |&index: &Value| constant_index(op, index) == Some(0);
        let copies_all = || {
            op.ty(from.base) == tensor
                && op.ty(from.vector).rank() > 0
                && op.ty(from.vector).shape() == tensor.shape()
                && [from, write].iter().all(|transfer| {
                    transfer.is_minor_identity()
                        && transfer.is_in_bounds()
                        && transfer.indices().iter().all(is_zero)
                })
        };
        let same = from.base == self.base() && from.is_at_same_place(&write);
        (copies_all() || same).then(|| Folded::value(from.base))?
    }
}

impl Fold for TransferWriteOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let write = self.transfer();
        self.written_back()
            .or_else(|| write.fold_bounds(Self::IN_BOUNDS_ATTR))
            .or_else(|| write.fold_mask(Self::OPERAND_SEGMENT_SIZES_ATTR))
            .or_else(|| fold_casts(*self, None))
    }
}
