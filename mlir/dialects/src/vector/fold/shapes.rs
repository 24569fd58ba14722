//! Folds of operations that change shapes, and of slices, masks and reductions.

use mlir::attributes::DenseData;
use mlir::hooks::Fold;
use mlir::opdef::{Edit, Folded};
use mlir::{Attr, AttrKind, AttrRef, OpRef, TypeRef};
use smallvec::smallvec;

use super::super::parts::integers;
use super::super::places::{slice_places, strides};
use super::super::shapes::broadcasts_to;
use super::super::types::VectorType;
use super::super::{
    BitCastOp, BroadcastOp, ConstantMaskOp, ExtractStridedSliceOp, InsertStridedSliceOp, MultiDimReductionOp,
    ShapeCastOp, TransposeOp,
};
use super::{constant, is_poison_constant, poison, with_operand};
use crate::elements::{from_scalars, reshaped, resized_splat, selected, splat_value};
use crate::memref::fold::defined_by;

/// A splat of an element.
fn splat(element: AttrRef<'_>, ty: TypeRef<'_>) -> Option<Folded> {
    if element.ty() != ty.element_type()
        || !matches!(element.kind(), AttrKind::Integer { .. } | AttrKind::Float { .. })
    {
        return None;
    }
    // The one element of a dense attribute stands for all.
    Folded::attr(from_scalars(ty.cx(), ty.id(), &[element.id()])?)
}

impl BroadcastOp<'_> {
    /// Looks through a shape cast that only adds or removes leading dimensions of extent 1.
    fn before_cast(self) -> Option<Folded> {
        let op = *self;
        let before = defined_by::<ShapeCastOp>(op, self.source())?;
        let from = op.ty(before.source());
        broadcasts_to(from, VectorType::of(op.ty(self.vector()))?).ok()?;
        let (from, to) = (VectorType::of(from)?, VectorType::of(op.ty(self.source()))?);
        (from.ends_with(to) || to.ends_with(from)).then(|| with_operand(0, before.source()))?
    }
}

impl Fold for BroadcastOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let result = op.ty(self.vector());
        if op.ty(self.source()) == result {
            return Folded::value(self.source());
        }
        if let Some(folded) = self.before_cast() {
            return Some(folded);
        }
        let source = constant(op, operands, 0)?;
        if is_poison_constant(Some(source)) {
            return poison(op);
        }
        match splat_value(source) {
            Some(element) => splat(op.cx().attr_ref(element), result),
            None => splat(source, result),
        }
    }
}

/// Whether a permutation leaves the order of all dimensions as it is, but for those of extent 1.
pub(crate) fn keeps_order(permutation: &[i64], source: VectorType<'_>) -> bool {
    let dims: Vec<(i64, bool)> = source.dims().collect();
    let counts = |dim: &&i64| {
        usize::try_from(**dim).ok().and_then(|at| dims.get(at)).is_some_and(|&dim| dim != (1, false))
    };
    permutation.iter().filter(counts).is_sorted()
}

impl Fold for ShapeCastOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (source, result) = (self.source(), op.ty(self.result()));
        if op.ty(source) == result {
            return Folded::value(source);
        }
        if let Some(before) = defined_by::<ShapeCastOp>(op, source) {
            return with_operand(0, before.source());
        }
        if let Some(before) = defined_by::<TransposeOp>(op, source) {
            let from = VectorType::of(op.ty(before.vector()))?;
            return keeps_order(&before.permutation(), from).then(|| with_operand(0, before.vector()))?;
        }
        if let Some(before) = defined_by::<BroadcastOp>(op, source)
            && op.ty(before.source()) == result
        {
            return Folded::value(before.source());
        }
        let value = constant(op, operands, 0)?;
        if is_poison_constant(Some(value)) {
            return poison(op);
        }
        Folded::attr(reshaped(value, result)?)
    }
}

impl BitCastOp<'_> {
    /// The constant of integers or of `f16` that the same bits are as wider integers or as `f32`.
    fn widened(self, value: AttrRef<'_>) -> Option<Folded> {
        let (from, to) = (self.ty(self.source()).element_type(), self.ty(self.result()).element_type());
        let AttrKind::DenseElements { data: DenseData::Splat(bytes), .. } = value.kind() else { return None };
        let supported = (from.is_integer_type() && to.is_integer_type()) || (from.is_f16() && to.is_f32());
        let (narrow, wide) = (from.bit_width()?, to.bit_width()?);
        (supported && wide > narrow && wide.is_multiple_of(narrow)).then_some(())?;
        let bit = |at: u32| bytes.get((at / 8) as usize).is_some_and(|byte| byte >> (at % 8) & 1 != 0);
        let mut widened = vec![0u8; wide.div_ceil(8) as usize];
        for at in (0..wide).filter(|at| bit(at % narrow)) {
            widened[(at / 8) as usize] |= 1 << (at % 8);
        }
        let size = widened.len();
        Folded::attr(self.cx().dense_attr(self.ty(self.result()).id(), &widened, size))
    }
}

impl Fold for BitCastOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (source, result) = (self.source(), op.ty(self.result()));
        if op.ty(source) == result {
            return Folded::value(source);
        }
        if let Some(before) = defined_by::<BitCastOp>(op, source) {
            if op.ty(before.source()) == result {
                return Folded::value(before.source());
            }
            return with_operand(0, before.source());
        }
        self.widened(constant(op, operands, 0)?)
    }
}

impl Fold for TransposeOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (source, result) = (op.ty(self.vector()), op.ty(self.result()));
        let value = constant(op, operands, 0);
        if let Some(splat) = value.and_then(|value| resized_splat(value, result)) {
            return Folded::attr(splat);
        }
        if is_poison_constant(value) {
            return poison(op);
        }
        let same = source == result && keeps_order(&self.permutation(), VectorType::of(source)?);
        same.then(|| Folded::value(self.vector()))?
    }
}

impl ExtractStridedSliceOp<'_> {
    /// Finds the slice that was inserted around this one. If there are others in between, they are elsewhere.
    fn of_inserted(self) -> Option<Folded> {
        let op = *self;
        let (offsets, sizes) = (integers(self.offsets_attr()), integers(self.sizes_attr()));
        let mut insert = defined_by::<InsertStridedSliceOp>(op, self.source())?;
        loop {
            let inserted = op.ty(insert.value_to_store()).shape()?;
            (inserted.len() as i64 == op.ty(self.source()).rank()).then_some(())?;
            let starts = integers(insert.offsets_attr());
            let dims = || offsets.iter().zip(&sizes).zip(starts.iter().zip(inserted));
            let meets = |((&offset, _), (&start, &count)): ((&i64, _), (&i64, &i64))| {
                (start..start + count).contains(&offset)
            };
            if dims().all(meets) {
                let inside = dims().all(|((offset, size), (start, count))| offset + size <= start + count);
                let moved =
                    dims().map(|((offset, _), (start, _))| op.cx().int_attr_of_width(offset - start, 64));
                let moved = op.cx().array_attr(&moved.collect::<Vec<Attr>>());
                let slot = op.def()?.attr_slot(Self::OFFSETS_ATTR)?;
                let edits =
                    smallvec![Edit::Operand(0, insert.value_to_store()), Edit::Inherent(slot, Some(moved))];
                return inside.then_some(Folded::InPlace(edits));
            }
            insert = defined_by(op, insert.dest())?;
        }
    }
}

impl Fold for ExtractStridedSliceOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let result = op.ty(op.result(0));
        if op.ty(self.source()) == result {
            return Folded::value(self.source());
        }
        if let Some(folded) = self.of_inserted() {
            return Some(folded);
        }
        let value = constant(op, operands, 0)?;
        if let Some(splat) = resized_splat(value, result) {
            return Folded::attr(splat);
        }
        let mut offsets = integers(self.offsets_attr());
        let sizes = result.shape()?;
        offsets.resize(sizes.len(), 0);
        let places = slice_places(&offsets, sizes, &strides(op.ty(self.source()).shape()?));
        Folded::attr(selected(value, places, result)?)
    }
}

impl Fold for MultiDimReductionOp<'_> {
    /// One dimension that is not reduced is the source itself.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let rank = self.ty(self.source()).rank();
        (rank == 1 && self.reduction_dims().is_empty()).then(|| Folded::value(self.source()))?
    }
}

/// A mask that is the same everywhere.
fn uniform_mask(op: OpRef<'_>, ty: TypeRef<'_>, set: bool) -> Option<Folded> {
    Folded::attr(from_scalars(op.cx(), ty.id(), &[op.cx().bool_attr(set)])?)
}

impl Fold for ConstantMaskOp<'_> {
    /// A mask that is the same everywhere is a constant.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let ty = op.ty(op.result(0));
        let bounds = self.mask_dim_sizes();
        if ty.rank() == 0 {
            return uniform_mask(op, ty, *bounds == [1]);
        }
        if *bounds == *ty.shape()? {
            return uniform_mask(op, ty, true);
        }
        bounds.iter().all(|&bound| bound == 0).then(|| uniform_mask(op, ty, false))?
    }
}
