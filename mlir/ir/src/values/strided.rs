//! The strides and the offset of a memref's layout, however the layout is written.

use smallvec::SmallVec;

use super::affine::kind::{AffineBinary, AffineExpr, AffineExprKind, AffineMap};
use super::attr_kind::AttrKind;
use super::context::{Context, TypeRef};
use super::type_kind::{DYNAMIC, TypeKind};

/// The strides of contiguous elements in row-major order, [`DYNAMIC`] before a dynamic extent; `None` if a stride
/// does not fit in 64 bits.
///
/// ```
/// assert_eq!(mlir::row_major_strides(&[2, 3, 4]).as_deref(), Some(&[12, 4, 1][..]));
/// ```
pub fn row_major_strides(shape: &[i64]) -> Option<SmallVec<[i64; 4]>> {
    let mut strides = SmallVec::from_elem(1, shape.len());
    for dim in (1..shape.len()).rev() {
        strides[dim - 1] = match (strides[dim], shape[dim]) {
            (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
            (stride, extent) => i64::checked_mul(stride, extent)?,
        };
    }
    Some(strides)
}

/// Strides and offset of a memref, in elements; [`DYNAMIC`] where unknown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StridedLayout {
    /// One for each dimension.
    pub strides: Vec<i64>,
    /// The position of the first element.
    pub offset: i64,
}

impl StridedLayout {
    /// The row-major layout of a memref of this shape.
    ///
    /// ```
    /// # use mlir::StridedLayout;
    /// assert_eq!(StridedLayout::identity(&[2, 3, 4]).strides, [12, 4, 1]);
    /// ```
    pub fn identity(shape: &[i64]) -> Self {
        StridedLayout { strides: suffix_products(shape), offset: 0 }
    }
}

/// The product of the extents after each dimension; unknown from the first extent that is dynamic or 0.
fn suffix_products(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    let mut running = Some(1i64);
    for (stride, &extent) in strides.iter_mut().zip(shape).rev() {
        *stride = running.unwrap_or(DYNAMIC);
        running = running.filter(|_| extent > 0).and_then(|r| r.checked_mul(extent));
    }
    strides
}

impl TypeRef<'_> {
    /// Strides and offset of a memref; `None` for other types and for layouts that are not linear in the indices.
    pub fn strided_layout(self) -> Option<StridedLayout> {
        let TypeKind::MemRef { shape, layout, .. } = self.kind() else { return None };
        match layout.map(|l| self.cx().attr_kind(l)) {
            None => Some(StridedLayout::identity(shape)),
            Some(AttrKind::Strided { offset, strides }) => {
                Some(StridedLayout { strides: strides.to_vec(), offset: *offset })
            }
            Some(AttrKind::AffineMap(map)) => of_map(self.cx(), map, shape),
            Some(_) => None,
        }
    }
}

/// The strides of a map with one result: the factor of each dimension.
fn of_map(cx: &Context, map: &AffineMap, shape: &[i64]) -> Option<StridedLayout> {
    if map.is_identity(cx) {
        return Some(StridedLayout::identity(shape));
    }
    let &[result] = &*map.results else { return None };
    let zero = cx.affine_constant(0);
    let mut strides = vec![zero; shape.len()];
    let mut offset = zero;
    // An explicit stack instead of recursion: a sum nests as deep as it has terms.
    let mut pending = vec![(cx.affine_simplify(result, map.dims, map.symbols), cx.affine_constant(1))];
    let mut add = |dim: u32, amount: AffineExpr| {
        let stride = strides.get_mut(dim as usize)?;
        *stride = cx.affine_add(*stride, amount);
        Some(())
    };
    while let Some((expr, factor)) = pending.pop() {
        match *cx.affine_kind(expr) {
            AffineExprKind::Dim(position) => add(position, factor)?,
            AffineExprKind::Binary(AffineBinary::Add, lhs, rhs) => {
                pending.extend([(rhs, factor), (lhs, factor)])
            }
            AffineExprKind::Binary(AffineBinary::Mul, lhs, rhs) => match *cx.affine_kind(lhs) {
                AffineExprKind::Dim(position) => add(position, cx.affine_mul(factor, rhs))?,
                _ if cx.affine_is_symbolic(lhs) => pending.push((rhs, cx.affine_mul(factor, lhs))),
                _ => pending.push((lhs, cx.affine_mul(factor, rhs))),
            },
            AffineExprKind::Binary(..) => return None,
            _ => offset = cx.affine_add(offset, cx.affine_mul(expr, factor)),
        }
    }
    let known =
        |expr| cx.affine_as_constant(cx.affine_simplify(expr, map.dims, map.symbols)).unwrap_or(DYNAMIC);
    Some(StridedLayout { strides: strides.iter().map(|&s| known(s)).collect(), offset: known(offset) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Registry;

    #[test]
    fn extents_that_are_not_known_or_overflow_hide_strides() {
        assert_eq!(StridedLayout::identity(&[4, DYNAMIC, 3]).strides, [DYNAMIC, 3, 1]);
        assert_eq!(StridedLayout::identity(&[4, 0, 3]).strides, [DYNAMIC, 3, 1]);
        assert_eq!(StridedLayout::identity(&[2, i64::MAX, 3]).strides, [DYNAMIC, 3, 1]);
        assert_eq!(StridedLayout::identity(&[]).strides, [0i64; 0]);
    }

    #[test]
    fn strides_are_unknown_before_a_dynamic_extent_and_never_overflow() {
        let strides = |shape: &[i64]| row_major_strides(shape).map(SmallVec::into_vec);
        assert_eq!(strides(&[2, DYNAMIC, 0, 3]), Some(vec![DYNAMIC, 0, 3, 1]));
        assert_eq!(strides(&[0, i64::MAX, 3]), None);
        assert_eq!(strides(&[]), Some(vec![]));
    }

    #[test]
    fn a_sum_of_products_is_strided() {
        let cx = Context::new(Registry::new());
        let d0 = cx.affine_dim(0);
        let d1 = cx.affine_dim(1);
        let s0 = cx.affine_symbol(0);
        let of = |expr| of_map(&cx, &AffineMap::new(2, 1, [expr]), &[4, 4]);
        let sum = cx.affine_add(cx.affine_mul(d0, cx.affine_constant(8)), cx.affine_mul(d1, s0));
        let found = of(cx.affine_add(sum, cx.affine_constant(3))).expect("it is linear");
        assert_eq!(found, StridedLayout { strides: vec![8, DYNAMIC], offset: 3 });
        assert_eq!(of(cx.affine_floor_div(d0, cx.affine_constant(2))), None);
    }
}
