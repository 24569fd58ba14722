//! The types of subviews.

use std::collections::BTreeMap;

use mlir::hooks::Verify;
use mlir::{Builder, Context, Diag, Loc, StridedLayout, Type, TypeRef, Value};

use crate::offsets_sizes_strides::{Mixed, Reduction, Slice, is_rank_reduced, known, rank_reduction};

use super::layout::{add, memory_space, mul, with_strides};
use super::{SubViewOp, SubViewOpOptions};

/// The type of a subview with all its dimensions; `None` if the source is not strided.
pub(crate) fn result_type(
    source: TypeRef<'_>,
    offsets: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> Option<Type> {
    let layout = source.strided_layout()?;
    let moved = offsets.iter().zip(&layout.strides).map(|(&offset, &stride)| mul(offset, stride));
    let offset = moved.fold(layout.offset, add);
    let strides = strides.iter().zip(&layout.strides).map(|(&a, &b)| mul(b, a)).collect();
    Some(with_strides(source, sizes, StridedLayout { strides, offset }))
}

/// How often each stride occurs.
fn occurrences(strides: &[i64]) -> BTreeMap<i64, usize> {
    let mut counts = BTreeMap::new();
    strides.iter().for_each(|&stride| *counts.entry(stride).or_default() += 1);
    counts
}

/// The dimensions that the type of a subview drops: those of size 1 or, if there are too many of these, those whose
/// strides are missing. `None` if they cannot be determined.
pub(crate) fn dropped_dims(full: TypeRef<'_>, reduced: TypeRef<'_>, sizes: &[Mixed]) -> Option<Vec<bool>> {
    let rank = full.rank() as usize;
    let left = reduced.rank() as usize;
    if rank == left {
        return Some(vec![false; rank]);
    }
    let mut dropped: Vec<bool> = sizes.iter().map(|&size| size == Mixed::Known(1)).collect();
    let fits = |dropped: &[bool]| dropped.iter().filter(|&&d| d).count() + left == rank;
    if fits(&dropped) {
        return Some(dropped);
    }
    let strides = full.strided_layout()?.strides;
    let wanted = reduced.strided_layout()?.strides;
    let mut unaccounted = occurrences(&strides);
    let wanted = occurrences(&wanted);
    for (dropped, stride) in dropped.iter_mut().zip(&strides).filter(|(dropped, _)| **dropped) {
        let here = unaccounted.get_mut(stride)?;
        let there = wanted.get(stride).copied().unwrap_or_default();
        match (*here).cmp(&there) {
            std::cmp::Ordering::Greater => *here -= 1,
            // All remaining ones are in the reduced type.
            std::cmp::Ordering::Equal => *dropped = false,
            std::cmp::Ordering::Less => return None,
        }
    }
    fits(&dropped).then_some(dropped)
}

/// Whether the strides of `reduced` are those of `full` without the dropped dimensions.
fn have_same_strides(full: TypeRef<'_>, reduced: TypeRef<'_>, dropped: &[bool]) -> bool {
    let (Some(full), Some(reduced)) = (full.strided_layout(), reduced.strided_layout()) else { return false };
    let kept = full.strides.iter().zip(dropped).filter(|(_, dropped)| !**dropped);
    kept.map(|(stride, _)| stride).eq(&reduced.strides)
}

/// The dimensions of size 1 without which the sizes and strides are those of the reduced type. If there are several
/// such sets, the one with the first dimensions, as in MLIR.
fn dropped_dims_in_order(full: TypeRef<'_>, reduced: TypeRef<'_>) -> Option<Vec<bool>> {
    let from = full.strided_layout()?;
    let to = reduced.strided_layout()?;
    let mut kept = reduced.shape()?.iter().zip(&to.strides).rev().peekable();
    // Greedy from the end: dropping a dimension that fits would only keep an equal one before it.
    let dims = full.shape()?.iter().zip(&from.strides);
    let is_dropped = |dim| kept.next_if_eq(&dim).is_none();
    let mut dropped: Vec<bool> = dims.clone().rev().map(is_dropped).collect();
    dropped.reverse();
    let all_ones = dims.zip(&dropped).all(|((&size, _), &dropped)| !dropped || size == 1);
    (all_ones && kept.next().is_none()).then_some(dropped)
}

/// Whether the verifier accepts the type of a subview and concludes that it drops exactly these dimensions.
pub(super) fn drops(full: TypeRef<'_>, reduced: TypeRef<'_>, sizes: &[Mixed], dropped: &[bool]) -> bool {
    let found = dropped_dims(full, reduced, sizes);
    found.is_some_and(|found| have_same_strides(full, reduced, &found))
        && dropped_dims_in_order(full, reduced).is_some_and(|found| found == dropped)
}

impl SubViewOp<'_> {
    /// The type of a slice of a memref with the dimensions of `shape`, which may lack some of size 1. `None` if the memref
    /// is not strided, or no slice has that shape.
    pub fn reduced_type(source: TypeRef<'_>, slice: &Slice, shape: &[i64]) -> Option<Type> {
        let sizes = known(&slice.sizes);
        let full = result_type(source, &known(&slice.offsets), &sizes, &known(&slice.strides))?;
        if sizes.len() == shape.len() {
            return Some(full);
        }
        let dropped = rank_reduction(&sizes, shape)?;
        let full = source.cx().type_ref(full);
        let layout = full.strided_layout()?;
        let without = |dropped: &[bool]| {
            let kept = layout.strides.iter().zip(dropped).filter(|(_, dropped)| !**dropped);
            let strides = kept.map(|(&stride, _)| stride).collect();
            with_strides(source, shape, StridedLayout { strides, offset: layout.offset })
        };
        let reduced = without(&dropped);
        let view = source.cx().type_ref(reduced);
        if drops(full, view, &slice.sizes, &dropped) {
            return Some(reduced);
        }
        // Of dimensions of size 1 any may be dropped, but the verifier expects the first of those with equal strides.
        let found = dropped_dims(full, view, &slice.sizes)?;
        let kept = sizes.iter().zip(&found).filter(|(_, dropped)| !**dropped).map(|(size, _)| size);
        kept.eq(shape).then(|| without(&found))
    }

    /// The view of a slice.
    pub fn build_slice(b: &mut Builder<'_>, loc: Loc, ty: Type, source: Value, slice: &Slice) -> Value {
        let ([offsets, sizes, strides], [static_offsets, static_sizes, static_strides]) = slice.split();
        let lists = [static_offsets, static_sizes, static_strides];
        let [static_offsets, static_sizes, static_strides] = &lists;
        let options = SubViewOpOptions { offsets: &offsets, sizes: &sizes, strides: &strides };
        Self::build_with(b, loc, ty, source, static_offsets, static_sizes, static_strides, options)
    }

    /// The type of the result before dimensions are dropped.
    fn full_type(self, cx: &Context) -> Option<TypeRef<'_>> {
        let source = self.ty(self.source());
        let offsets = self.static_offsets();
        let sizes = self.static_sizes();
        let strides = self.static_strides();
        result_type(source, &offsets, &sizes, &strides).map(|ty| cx.type_ref(ty))
    }

    /// The dimensions that the result drops: dimensions of size 1 without which the sizes and strides are those of the
    /// result's type. `None` if there is no such set, which is possible in valid IR: MLIR compares strides as a set.
    pub fn dropped_dims(self) -> Option<Vec<bool>> {
        dropped_dims_in_order(self.full_type(self.cx())?, self.ty(self.result()))
    }
}

impl Verify for SubViewOp<'_> {
    /// The result's type follows from the source, offsets, sizes and strides, and the subview is in bounds.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let fail = |message: String| Err(op.plain_error(message));
        let base = op.ty(self.source());
        let view = op.ty(self.result());
        if memory_space(base) != memory_space(view) {
            return fail(format!(
                "different memory spaces specified for base memref type '{base}' and subview memref type '{view}'"
            ));
        }
        let Some(full) = self.full_type(op.cx()) else {
            return fail(format!("base type '{base}' is not strided"));
        };
        let mismatch = |what: &str| {
            fail(format!(
                "expected result type to be '{full}' or a rank-reduced version. (mismatch of result {what}), but got \
                 '{view}'"
            ))
        };
        match is_rank_reduced(full, view) {
            Reduction::Success => {}
            Reduction::RankTooLarge => {
                return fail(format!(
                    "expected result rank to be smaller or equal to the source rank, but got '{view}'"
                ));
            }
            Reduction::SizeMismatch => return mismatch("sizes"),
            Reduction::ElementTypeMismatch => {
                let element = full.element_type();
                return fail(format!("expected result element type to be '{element}', but got '{view}'"));
            }
        }
        let offset = |ty: TypeRef<'_>| ty.strided_layout().map(|layout| layout.offset);
        if offset(view).is_none() || offset(full) != offset(view) {
            return mismatch("layout");
        }
        let slice = Slice::of(op);
        let dropped = dropped_dims(full, view, &slice.sizes);
        if !dropped.is_some_and(|dropped| have_same_strides(full, view, &dropped)) {
            return mismatch("layout");
        }
        slice.verify_in_bounds(base.shape().unwrap_or_default()).or_else(fail)
    }
}
