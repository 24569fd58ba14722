//! Folders.

use mlir::hooks::Fold;
use mlir::opdef::{Edit, Folded};
use mlir::{Attr, AttrRef, OpRef, OpView, TypeRef, Value};

use crate::offsets_sizes_strides::{Mixed, Slice, constant_int, dynamic_size};
use crate::reassociation::groups;
use crate::regroup::Inverse;

use super::canonicalize::forgets_only;
use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, AtomicRMWOp, CastOp, CollapseShapeOp, CopyOp, DeallocOp, DimOp,
    DmaStartOp, DmaWaitOp, ExpandShapeOp, LoadOp, MemorySpaceCastOp, PrefetchOp, RankOp, ReinterpretCastOp,
    StoreOp, SubViewOp, TransposeOp, ViewOp, view_ops,
};

/// The operation of type `T` that defines a value.
pub(crate) fn defined_by<'a, T: OpView<'a>>(op: OpRef<'a>, value: Value) -> Option<T> {
    op.value(value).defined_by()
}

/// The operand of a cast, if it is ranked.
fn before_cast(op: OpRef<'_>, value: Value) -> Option<Value> {
    let source = defined_by::<CastOp>(op, value)?.source();
    (!op.ty(source).is_unranked_memref()).then_some(source)
}

/// Looks through casts of all operands but `except`. The caller checks that types which must agree still do.
pub(crate) fn fold_casts(op: OpRef<'_>, except: Option<Value>) -> Option<Folded> {
    let edit = |(at, value): (usize, Value)| {
        let source = before_cast(op, value).filter(|_| Some(value) != except)?;
        Some(Edit::Operand(at, source))
    };
    let edits: smallvec::SmallVec<[Edit; 1]> = op.operands().enumerate().filter_map(edit).collect();
    (!edits.is_empty()).then_some(Folded::InPlace(edits))
}

/// Replaces one operand.
fn with_operand(at: usize, value: Value) -> Option<Folded> {
    Some(Folded::InPlace([Edit::Operand(at, value)].into_iter().collect()))
}

/// Defines `fold` of operations that accept a memref before or after a cast.
macro_rules! folds_casts {
    ($($op:ident $(except $except:ident)?;)*) => {$(
        impl Fold for $op<'_> {
            fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
                fold_casts(self.op_ref(), folds_casts!(@except self $($except)?))
            }
        }
    )*};
    (@except $self:ident) => { None };
    (@except $self:ident $except:ident) => { Some($self.$except()) };
}

folds_casts! {
    AtomicRMWOp except value;
    DeallocOp;
    DmaStartOp;
    DmaWaitOp;
    LoadOp;
    PrefetchOp;
    StoreOp except value;
}

impl Fold for CastOp<'_> {
    /// Looks through a cast, unless the types are incompatible.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let before = defined_by::<CastOp>(op, self.source())?;
        Self::are_cast_compatible(&[op.ty(before.source())], &[op.ty(self.dest())]).then_some(())?;
        fold_casts(op, None)
    }
}

impl Fold for CopyOp<'_> {
    /// Looks through casts that only make types less static, unless the shapes become incompatible. The lowering of a
    /// copy depends on its types, so casts that assert something or hide the rank stay.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let before =
            |value| before_cast(op, value).filter(|&source| forgets_only(op.ty(source), op.ty(value)));
        let places = [(0, self.source()), (1, self.target())].map(|(at, value)| (at, value, before(value)));
        let [source, target] = places.map(|(_, value, before)| op.ty(before.unwrap_or(value)));
        let edits = places.into_iter().filter_map(|(at, _, before)| Some(Edit::Operand(at, before?)));
        let edits: smallvec::SmallVec<[Edit; 1]> = edits.collect();
        let fits = !edits.is_empty() && view_ops::may_be_same_shape(source, target);
        fits.then_some(Folded::InPlace(edits))
    }
}

impl Fold for AssumeAlignmentOp<'_> {
    /// A repeated assumption is redundant.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let before = defined_by::<AssumeAlignmentOp>(self.op_ref(), self.memref())?;
        (before.alignment() == self.alignment()).then(|| Folded::value(self.memref()))?
    }
}

impl Fold for MemorySpaceCastOp<'_> {
    /// A cast of a cast is a single cast.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let before = defined_by::<MemorySpaceCastOp>(self.op_ref(), self.source())?;
        with_operand(0, before.source())
    }
}

impl Fold for RankOp<'_> {
    /// The rank, if the type has one.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let ty = op.ty(self.memref());
        ty.has_rank().then(|| Folded::attr(op.cx().index_attr(ty.rank())))?
    }
}

/// The operands for the dynamic extents of an allocation or view. Dimensions dropped from a subview have a static size.
pub(crate) fn dynamic_sizes(op: OpRef<'_>) -> Option<Vec<Value>> {
    let alloc = op.cast::<AllocOp>().map(|op| op.dynamic_sizes().collect());
    let alloca = || op.cast::<AllocaOp>().map(|op| op.dynamic_sizes().collect());
    let view = || op.cast::<ViewOp>().map(|op| op.sizes().collect());
    alloc.or_else(alloca).or_else(view).or_else(|| op.cast::<SubViewOp>().map(|op| op.sizes().collect()))
}

impl Fold for DimOp<'_> {
    /// The extent, if the type or the defining operation gives it.
    fn fold(self, operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let index = operands.get(1).copied().flatten().and_then(|index| op.cx().attr_ref(index).as_int())?;
        let at = usize::try_from(index).ok()?;
        let shape = op.ty(self.source()).shape()?;
        let &extent = shape.get(at)?;
        if extent != mlir::DYNAMIC {
            return Folded::attr(op.cx().index_attr(extent));
        }
        match op.value(self.source()).defining_op().and_then(dynamic_sizes) {
            Some(sizes) => Folded::value(dynamic_size(shape, at, sizes.into_iter())?),
            None => fold_casts(op, None),
        }
    }
}

/// Whether the offset and strides of a type are static.
fn has_static_layout(ty: TypeRef<'_>) -> bool {
    ty.strided_layout().is_some_and(|l| l.offset != mlir::DYNAMIC && !l.strides.contains(&mlir::DYNAMIC))
}

impl Fold for ReinterpretCastOp<'_> {
    /// Looks through casts; returns the source if nothing changes.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let source = op.value(self.source());
        if let Some(before) = source.defined_by::<ReinterpretCastOp>() {
            return with_operand(0, before.source());
        }
        if let Some(before) = source.defined_by::<CastOp>() {
            return with_operand(0, before.source());
        }
        if let Some(before) = source.defined_by::<SubViewOp>() {
            let slice = Slice::of(before.op_ref());
            if slice.offsets.iter().all(|offset| offset.constant(op) == Some(0)) {
                return with_operand(0, before.source());
            }
        }
        // The types must be fully static: otherwise the dynamic offset and strides may differ.
        let same = source.ty() == op.ty(self.result())
            && source.ty().has_static_shape()
            && has_static_layout(source.ty());
        (same && self.static_offsets().first() == Some(&0)).then(|| Folded::value(self.source()))?
    }
}

impl Fold for SubViewOp<'_> {
    /// A subview of everything is the source.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(self.result());
        if source != result {
            return None;
        }
        if result.has_static_shape() && has_static_layout(result) {
            return Folded::value(self.source());
        }
        let before = Slice::of(defined_by::<SubViewOp>(op, self.source())?.op_ref());
        let slice = Slice::of(op);
        let all = |list: &[Mixed], wanted| list.iter().all(|entry| entry.constant(op) == Some(wanted));
        let whole = all(&slice.offsets, 0) && all(&slice.strides, 1) && slice.sizes == before.sizes;
        whole.then(|| Folded::value(self.source()))?
    }
}

impl Fold for TransposeOp<'_> {
    /// The identity does nothing; two permutations are one.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let map = self.permutation_attr().as_affine_map()?;
        if map.is_identity(op.cx()) && op.ty(self.in_()) == op.ty(op.result(0)) {
            return Folded::value(self.in_());
        }
        let before = defined_by::<TransposeOp>(op, self.in_())?;
        let composed = map.compose(op.cx(), before.permutation_attr().as_affine_map()?)?;
        view_ops::permutation(op.cx(), &composed)?;
        let edits =
            [Edit::Operand(0, before.in_()), Edit::Inherent(0, Some(op.cx().affine_map_attr(composed)))];
        Some(Folded::InPlace(edits.into_iter().collect()))
    }
}

impl Fold for ViewOp<'_> {
    /// A view of everything is the source.
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(op.result(0));
        let whole =
            source == result && result.has_static_shape() && constant_int(op, self.byte_shift()) == Some(0);
        whole.then(|| Folded::value(self.source()))?
    }
}

/// The common parts of both reshapes.
struct Reshape<'a> {
    source: Value,
    groups: AttrRef<'a>,
}

/// A reshape to the same type does nothing; a reshape and its inverse give the original.
fn fold_reshape(op: OpRef<'_>, this: &Reshape<'_>, inverse: Option<Reshape<'_>>) -> Option<Folded> {
    let result = op.ty(op.result(0));
    if op.ty(this.source) == result {
        return Folded::value(this.source);
    }
    let inverse = inverse?;
    let original = op.ty(inverse.source);
    let pair = Inverse {
        shape: original.shape()?,
        expanded_first: original.rank() < op.ty(this.source).rank(),
        first: &groups(inverse.groups),
        second: &groups(this.groups),
    };
    (original == result && pair.gives_back()).then(|| Folded::value(inverse.source))?
}

impl Fold for ExpandShapeOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let this = Reshape { source: self.src(), groups: self.reassociation_attr() };
        let inverse = defined_by::<CollapseShapeOp>(self.op_ref(), self.src());
        let inverse = inverse.map(|op| Reshape { source: op.src(), groups: op.reassociation_attr() });
        fold_reshape(self.op_ref(), &this, inverse)
    }
}

impl Fold for CollapseShapeOp<'_> {
    fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
        let this = Reshape { source: self.src(), groups: self.reassociation_attr() };
        let inverse = defined_by::<ExpandShapeOp>(self.op_ref(), self.src());
        let inverse = inverse.map(|op| Reshape { source: op.src(), groups: op.reassociation_attr() });
        fold_reshape(self.op_ref(), &this, inverse)
    }
}
