//! Folders.

use mlir::hooks::Fold;
use mlir::opdef::{Edit, Folded};
use mlir::{Attr, AttrKind, AttrRef, DYNAMIC, OpRef, TypeRef, Value};
use smallvec::SmallVec;

use super::parts::{POISON, integers};
use super::transfers::Transfer;
use super::types::VectorType;
use super::{
    BitCastOp, BroadcastOp, ExtractOp, ExtractStridedSliceOp, FromElementsOp, InsertOp, InsertStridedSliceOp,
    LoadOp, MaskedLoadOp, MaskedStoreOp, MultiDimReductionOp, ShapeCastOp, ShuffleOp, StoreOp, ToElementsOp,
    TransferReadOp, TransferWriteOp, TransposeOp,
};
use crate::elements::{element_at, from_scalars, reshaped, resized_splat, splat_value};
use crate::matching::constant_index;
use crate::memref::fold::{defined_by, fold_casts};
use crate::ub::is_poison;

/// The constant among the operands at an index.
fn constant<'a>(op: OpRef<'a>, operands: &[Option<Attr>], at: usize) -> Option<AttrRef<'a>> {
    operands.get(at).copied().flatten().map(|attr| op.cx().attr_ref(attr))
}

/// Poison of an operand is poison.
fn poison(value: AttrRef<'_>) -> Option<Folded> {
    is_poison(value.cx(), value.id()).then(|| Folded::attr(value.id()))?
}

/// Replaces one operand.
fn with_operand(at: usize, value: Value) -> Option<Folded> {
    Some(Folded::InPlace(SmallVec::from_elem(Edit::Operand(at, value), 1)))
}

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

impl Fold for BroadcastOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let result = op.ty(self.vector());
        if op.ty(self.source()) == result {
            return Folded::value(self.source());
        }
        let source = constant(op, operands, 0)?;
        if let Some(element) = splat_value(source) {
            return splat(op.cx().attr_ref(element), result);
        }
        poison(source).or_else(|| splat(source, result))
    }
}

/// Whether a permutation leaves the order of all dimensions as it is, but for those of extent 1.
fn keeps_order(permutation: &[i64], source: VectorType<'_>) -> bool {
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
        reshaped(value, result).map_or_else(|| poison(value), Folded::attr)
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
        poison(constant(op, operands, 0)?)
    }
}

impl Fold for TransposeOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (source, result) = (op.ty(self.vector()), op.ty(self.result()));
        if let Some(value) = constant(op, operands, 0)
            && let Some(folded) = resized_splat(value, result).map_or_else(|| poison(value), Folded::attr)
        {
            return Some(folded);
        }
        let same = source == result && keeps_order(&self.permutation(), VectorType::of(source)?);
        same.then(|| Folded::value(self.vector()))?
    }
}

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
        if first.rank() != 1 || mask.contains(&POISON) {
            return None;
        }
        let element = |&at: &i64| if at < lead { element_at(a, &[at]) } else { element_at(b, &[at - lead]) };
        let elements = mask.iter().map(element).collect::<Option<Vec<Attr>>>()?;
        Folded::attr(from_scalars(op.cx(), op.ty(self.vector()).id(), &elements)?)
    }
}

impl Fold for ExtractStridedSliceOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let result = op.ty(op.result(0));
        if op.ty(self.source()) == result {
            return Folded::value(self.source());
        }
        let value = constant(op, operands, 0)?;
        if let Some(splat) = resized_splat(value, result) {
            return Folded::attr(splat);
        }
        poison(value)
    }
}

impl Fold for InsertStridedSliceOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let whole = op.ty(self.value_to_store()) == op.ty(self.dest());
        (whole && integers(self.offsets_attr()).iter().all(|&n| n == 0))
            .then(|| Folded::value(self.value_to_store()))?
    }
}

/// The part of a constant at a position.
fn part_of_constant(value: AttrRef<'_>, position: &[i64], result: TypeRef<'_>) -> Option<Attr> {
    if position.contains(&DYNAMIC) {
        return None;
    }
    if !result.is_vector() {
        return element_at(value, position);
    }
    if let Some(splat) = resized_splat(value, result) {
        return Some(splat);
    }
    let extents = result.shape()?;
    let count = extents.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent))?;
    let mut elements = Vec::new();
    for index in 0..count {
        let mut rest = index;
        let mut inner = vec![0; extents.len()];
        for (place, extent) in inner.iter_mut().zip(extents).rev() {
            *place = rest % extent;
            rest /= extent;
        }
        elements.push(element_at(value, &[position, &inner].concat())?);
    }
    from_scalars(result.cx(), result.id(), &elements)
}

impl ExtractOp<'_> {
    /// What is extracted from a vector that was put together of it.
    fn fold_source(self, position: &[i64]) -> Option<Folded> {
        let op = *self;
        let (source, result) = (self.source(), op.ty(self.result()));
        let is_static = !position.contains(&DYNAMIC);
        if let Some(before) = defined_by::<BroadcastOp>(op, source) {
            return (op.ty(before.source()) == result).then(|| Folded::value(before.source()))?;
        }
        if let Some(before) = defined_by::<FromElementsOp>(op, source) {
            let extents = op.ty(source).shape()?;
            if !is_static || position.len() != extents.len() {
                return None;
            }
            let at = position.iter().zip(extents).fold(0, |at, (&index, extent)| at * extent + index);
            return Folded::value(before.elements().nth(usize::try_from(at).ok()?)?);
        }
        if let Some(before) = defined_by::<InsertOp>(op, source) {
            let same = is_static && before.static_position() == position;
            return same.then(|| Folded::value(before.value_to_store()))?;
        }
        None
    }
}

impl Fold for ExtractOp<'_> {
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let (source, result) = (self.source(), op.ty(self.result()));
        let position = self.static_position();
        if position.is_empty() && op.ty(source) == result {
            return Folded::value(source);
        }
        if position.contains(&POISON) {
            return Folded::attr(crate::ub::poison_attr(op.cx()).id());
        }
        if let Some(value) = constant(op, operands, 0)
            && let Some(folded) =
                part_of_constant(value, &position, result).map_or_else(|| poison(value), Folded::attr)
        {
            return Some(folded);
        }
        self.fold_source(&position)
    }
}

impl Fold for InsertOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let position = self.static_position();
        if position.is_empty() && op.ty(self.value_to_store()) == op.ty(self.result()) {
            return Folded::value(self.value_to_store());
        }
        position.contains(&POISON).then(|| Folded::attr(crate::ub::poison_attr(op.cx()).id()))?
    }
}

impl Fold for MultiDimReductionOp<'_> {
    /// One dimension that is not reduced is the source itself.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let rank = self.ty(self.source()).rank();
        (rank == 1 && self.reduction_dims().is_empty()).then(|| Folded::value(self.source()))?
    }
}

impl Fold for ToElementsOp<'_> {
    /// The elements that the vector was made of.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let before = defined_by::<FromElementsOp>(op, self.source())?;
        Some(Folded::Results(before.elements().map(mlir::opdef::FoldResult::Value).collect()))
    }
}

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

    fn fold_bounds(&self, slot: &str, indices: &[Value]) -> Option<Folded> {
        let cx = self.op.cx();
        let inside = self.known_in_bounds(indices)?;
        let all: Vec<Attr> = inside.into_iter().map(|b| cx.bool_attr(b)).collect();
        let slot = self.op.def()?.attr_slot(slot)?;
        Some(Folded::InPlace(SmallVec::from_elem(Edit::Inherent(slot, Some(cx.array_attr(&all))), 1)))
    }
}

impl Fold for TransferReadOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let indices: Vec<Value> = self.indices().collect();
        self.transfer().fold_bounds(Self::IN_BOUNDS_ATTR, &indices).or_else(|| fold_casts(*self, None))
    }
}

impl Fold for TransferWriteOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let indices: Vec<Value> = self.indices().collect();
        self.transfer().fold_bounds(Self::IN_BOUNDS_ATTR, &indices).or_else(|| fold_casts(*self, None))
    }
}

/// Defines `fold` of accesses, which look through casts of their memory.
macro_rules! folds_casts {
    ($($op:ident)*) => {$(
        impl Fold for $op<'_> {
            /// Looks through casts.
            fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
                fold_casts(*self, None)
            }
        }
    )*};
}

folds_casts! { LoadOp StoreOp MaskedLoadOp MaskedStoreOp }
