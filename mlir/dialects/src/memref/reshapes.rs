//! Verifiers and types of reshapes.

use mlir::hooks::Verify;
use mlir::{AttrRef, DYNAMIC, Diag, OpRef, StridedLayout, Type, TypeRef};

use crate::reassociation;

use super::layout::{is_identity, mul, with_shape, with_strides};
use super::{CollapseShapeOp, ExpandShapeOp, ReshapeOp};

impl Verify for ReshapeOp<'_> {
    /// The types have the same element type and no gaps; the length of the shape is the rank of the result.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.source());
        let result = op.ty(self.result());
        if source.element_type() != result.element_type() {
            return Err(op.error("element types of source and destination memref types should be the same"));
        }
        if source.is_memref() && !is_identity(source) {
            return Err(op.error("source memref type should have identity affine map"));
        }
        if !result.is_memref() {
            return Ok(());
        }
        op.ensure(is_identity(result), "result memref type should have identity affine map")?;
        let length = op.ty(self.shape()).dim(0);
        op.ensure(
            length != DYNAMIC,
            "cannot use shape operand with dynamic length to reshape to statically-ranked memref type",
        )?;
        op.ensure(length == result.rank(), "length of shape operand differs from the result's memref rank")
    }
}

/// The groups split the dimensions of `collapsed` into those of `expanded`.
fn verify_shapes(
    op: OpRef<'_>,
    collapsed: &[i64],
    expanded: &[i64],
    groups: &[Vec<i64>],
) -> Result<(), Diag> {
    if collapsed.len() != groups.len() {
        return Err(op.error(format_args!(
            "invalid number of reassociation groups: found {}, expected {}",
            groups.len(),
            collapsed.len()
        )));
    }
    let mut next = 0;
    for (dim, (group, &extent)) in groups.iter().zip(collapsed).enumerate() {
        let mut product = 1i64;
        let mut dynamic = false;
        for &index in group {
            op.ensure(index == next, "reassociation indices must be contiguous")?;
            next += 1;
            let Some(&part) = expanded.get(index as usize) else {
                return Err(op.error(format_args!("reassociation index {index} is out of bounds")));
            };
            dynamic |= part == DYNAMIC;
            product = product.wrapping_mul(part);
        }
        if (extent == DYNAMIC) != dynamic {
            return Err(op.error(format_args!(
                "collapsed dim ({dim}) must be dynamic if and only if reassociation group is dynamic"
            )));
        }
        op.ensure(
            dynamic || product == extent,
            format_args!("collapsed dim size ({extent}) must equal reassociation group size ({product})"),
        )?;
    }
    if collapsed.is_empty() {
        return if expanded.iter().all(|&extent| extent == 1) {
            Ok(())
        } else {
            Err(op.error("rank 0 memrefs can only be extended/collapsed with/from ones"))
        };
    }
    if next == expanded.len() as i64 {
        Ok(())
    } else {
        Err(op.error(format_args!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({next})",
            expanded.len()
        )))
    }
}

/// The type of a memref after its dimensions are split; `None` if it is not strided.
pub(crate) fn expanded_type(source: TypeRef<'_>, shape: &[i64], groups: &[Vec<i64>]) -> Option<Type> {
    if is_identity(source) {
        return Some(with_shape(source, shape, None));
    }
    let layout = source.strided_layout()?;
    let mut strides = vec![1; shape.len()];
    let mut at = shape.len();
    for (group, &stride) in groups.iter().zip(&layout.strides).rev() {
        let mut stride = stride;
        for _ in group {
            at = at.checked_sub(1)?;
            strides[at] = stride;
            stride = mul(stride, shape[at]);
        }
    }
    Some(with_strides(source, shape, StridedLayout { strides, offset: layout.offset }))
}

/// The stride of each group of dimensions: that of its last dimension with more than one element.
fn group_strides(shape: &[i64], strides: &[i64], groups: &[Vec<usize>]) -> Option<Vec<i64>> {
    let one = |group: &Vec<usize>| {
        let (&first, rest) = group.split_first()?;
        let last = rest.iter().rev().find(|&&dim| shape.get(dim) != Some(&1));
        let last = *last.unwrap_or(&first);
        // A dynamic extent may be 1, so another stride may apply.
        let hidden = shape.get(last) == Some(&DYNAMIC) && last != first;
        if hidden { Some(DYNAMIC) } else { strides.get(last).copied() }
    };
    groups.iter().map(one).collect()
}

/// The layout of a memref after its dimensions are collapsed; `None` if they are known not to be contiguous or, with
/// `surely`, not known to be.
fn collapsed_layout(source: TypeRef<'_>, groups: &[Vec<i64>], surely: bool) -> Option<StridedLayout> {
    let shape = source.shape()?;
    let layout = source.strided_layout()?;
    let groups: Vec<Vec<usize>> = groups
        .iter()
        .map(|group| group.iter().filter_map(|&dim| usize::try_from(dim).ok()).collect())
        .collect();
    let strides = group_strides(shape, &layout.strides, &groups)?;
    for (group, &stride) in groups.iter().zip(&strides) {
        let mut stride = stride;
        for &dim in group.iter().skip(1).rev() {
            stride = mul(stride, *shape.get(dim)?);
            let before = dim.checked_sub(1)?;
            if shape[before] == 1 {
                continue;
            }
            let is = *layout.strides.get(before)?;
            let is_known = stride != DYNAMIC && is != DYNAMIC;
            if is_known && stride != is || surely && !is_known {
                return None;
            }
        }
    }
    Some(StridedLayout { strides, offset: layout.offset })
}

/// The type of a memref after its dimensions are collapsed to `shape`; `None` if that is impossible.
pub(crate) fn collapsed_type(source: TypeRef<'_>, shape: &[i64], groups: &[Vec<i64>]) -> Option<Type> {
    if is_identity(source) {
        return Some(with_shape(source, shape, None));
    }
    Some(with_strides(source, shape, collapsed_layout(source, groups, false)?))
}

/// The extents of collapsed dimensions.
pub(crate) fn collapsed_shape(shape: &[i64], groups: &[Vec<i64>]) -> Vec<i64> {
    let extent = |&dim: &i64| usize::try_from(dim).ok().and_then(|dim| shape.get(dim)).copied().unwrap_or(1);
    groups.iter().map(|group| group.iter().map(extent).fold(1, mul)).collect()
}

impl CollapseShapeOp<'_> {
    /// The type of a memref after its dimensions are collapsed in these groups; `None` if they may not be contiguous.
    pub fn collapsed_type(source: TypeRef<'_>, reassociation: AttrRef<'_>) -> Option<Type> {
        let groups = reassociation::groups(reassociation);
        let shape = collapsed_shape(source.shape()?, &groups);
        if is_identity(source) {
            return Some(with_shape(source, &shape, None));
        }
        Some(with_strides(source, &shape, collapsed_layout(source, &groups, true)?))
    }
}

impl ExpandShapeOp<'_> {
    /// The type of a memref after its dimensions are split into these groups; `None` if it is not strided.
    pub fn expanded_type(source: TypeRef<'_>, shape: &[i64], reassociation: AttrRef<'_>) -> Option<Type> {
        expanded_type(source, shape, &reassociation::groups(reassociation))
    }
}

impl Verify for ExpandShapeOp<'_> {
    /// The result's type follows from the operand, the groups and the output shape.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.src());
        let result = op.ty(self.result());
        let from = source.shape().unwrap_or_default();
        let to = result.shape().unwrap_or_default();
        if from.len() > to.len() {
            let a = from.len();
            let b = to.len();
            return Err(op.error(format_args!(
                "has source rank {a} and result rank {b}. This is not an expansion ({a} > {b})."
            )));
        }
        let groups = reassociation::groups(self.reassociation_attr());
        verify_shapes(op, from, to, &groups)?;
        let Some(wanted) = expanded_type(source, to, &groups) else {
            return Err(op.error("invalid source layout map"));
        };
        if wanted != result.id() {
            let wanted = op.cx().type_ref(wanted);
            return Err(
                op.error(format_args!("expected expanded type to be '{wanted}' but found '{result}'"))
            );
        }
        let listed = self.static_output_shape();
        if listed.len() != to.len() {
            return Err(op.error(format_args!(
                "expected number of static shape bounds to be equal to the output rank ({}) but found {} inputs instead",
                to.len(),
                listed.len()
            )));
        }
        let dynamic = listed.iter().filter(|&&n| n == DYNAMIC).count();
        let given = self.output_shape().len();
        if dynamic != given {
            return Err(op.error(format_args!(
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} \
                 dynamic dims while output_shape has {given} values"
            )));
        }
        match to.iter().zip(&listed).position(|(&extent, &listed)| extent != DYNAMIC && extent != listed) {
            None => Ok(()),
            Some(at) => Err(op.error(format_args!("invalid output shape provided at pos {at}"))),
        }
    }
}

impl Verify for CollapseShapeOp<'_> {
    /// The result's type follows from the operand and the groups.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let source = op.ty(self.src());
        let result = op.ty(self.result());
        let from = source.shape().unwrap_or_default();
        let to = result.shape().unwrap_or_default();
        if from.len() < to.len() {
            let a = from.len();
            let b = to.len();
            return Err(op.error(format_args!(
                "has source rank {a} and result rank {b}. This is not a collapse ({a} < {b})."
            )));
        }
        let groups = reassociation::groups(self.reassociation_attr());
        verify_shapes(op, to, from, &groups)?;
        let Some(wanted) = collapsed_type(source, to, &groups) else {
            return Err(op.error("invalid source layout map or collapsing non-contiguous dims"));
        };
        if wanted == result.id() {
            Ok(())
        } else {
            let wanted = op.cx().type_ref(wanted);
            Err(op.error(format_args!("expected collapsed type to be '{wanted}' but found '{result}'")))
        }
    }
}
