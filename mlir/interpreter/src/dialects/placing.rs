//! The positions of the elements of newly allocated memory, from its sizes and its layout.

use mlir::affine::AffineExprKind;
use mlir::{AttrKind, DYNAMIC, TypeKind, TypeRef, row_major_strides};

use super::affine_code::AffineCode;
use super::sizes::Mixed;
use crate::decode::Decoder;
use crate::extents::Extents;
use crate::memref::MemRef;
use crate::state::{Slot, State};
use crate::value::Res;

/// How a layout places elements.
pub(super) enum Placing {
    /// Contiguous in row-major order.
    RowMajor,
    /// Contiguous with the dimensions in this order; the last one changes fastest.
    Permuted(Vec<usize>),
    /// At an offset, with a stride for each dimension.
    Strided { offset: Mixed, strides: Mixed },
    /// By a map with one result that is linear in the dimensions, which it reads from these slots.
    Linear { code: AffineCode, dims: Vec<Slot> },
}

impl Placing {
    /// The placing of a memref type; `symbols` are the values of its layout's symbols.
    pub(super) fn of(d: &mut Decoder<'_, '_>, ty: TypeRef<'_>, symbols: &[Slot]) -> Res<Self> {
        let TypeKind::MemRef { layout: Some(layout), shape, .. } = ty.kind() else {
            return Ok(Placing::RowMajor);
        };
        let unfit = || format!("has memory of type '{ty}', whose layout is not strided");
        let cx = ty.cx();
        match cx.attr_kind(*layout) {
            AttrKind::Strided { offset, strides } => {
                let open = usize::from(*offset == DYNAMIC).min(symbols.len());
                let (first, rest) = symbols.split_at(open);
                let offset = Mixed::new(&[*offset], first);
                let strides = Mixed::new(strides, rest);
                Ok(Placing::Strided { offset, strides })
            }
            AttrKind::AffineMap(map) if map.is_identity(cx) => Ok(Placing::RowMajor),
            AttrKind::AffineMap(map) if ty.strided_layout().is_some() => {
                let dims: Vec<Slot> = shape.iter().map(|_| d.temporary()).collect();
                let code = AffineCode::of_map(cx, map, &[&dims, symbols].concat())?;
                Ok(Placing::Linear { code, dims })
            }
            AttrKind::AffineMap(map) => {
                let dim = |&expr: &mlir::AffineExpr| match *cx.affine_kind(expr) {
                    AffineExprKind::Dim(dim) => Some(dim as usize),
                    _ => None,
                };
                let order = map.results.iter().map(dim).collect::<Option<Vec<usize>>>().ok_or_else(unfit)?;
                let mut sorted = order.clone();
                sorted.sort_unstable();
                if sorted.into_iter().eq(0..shape.len()) {
                    Ok(Placing::Permuted(order))
                } else {
                    Err(unfit())
                }
            }
            _ => Err(unfit()),
        }
    }

    /// A memref of these sizes at address 0, and the number of elements to allocate for it.
    pub(super) fn place(&self, state: &mut State<'_>, sizes: Extents) -> Res<(MemRef, u64)> {
        let mut memref = MemRef::row_major(0, sizes)?;
        match self {
            Placing::RowMajor => {}
            Placing::Permuted(order) => {
                let inner: Extents = order.iter().map(|&dim| memref.sizes[dim]).collect();
                let steps = row_major_strides(&inner).ok_or("has more elements than an index can count")?;
                order.iter().zip(steps).for_each(|(&dim, step)| memref.strides[dim] = step);
            }
            Placing::Strided { offset, strides } => {
                memref.offset = offset.values(state)?.first().copied().unwrap_or(0);
                memref.strides = strides.values(state)?;
            }
            Placing::Linear { code, dims } => {
                let mut at = |one: Option<Slot>| {
                    dims.iter().for_each(|&dim| state.set(dim, i64::from(one == Some(dim))));
                    code.maximum(state)
                };
                memref.offset = at(None)?;
                for (stride, &dim) in memref.strides.iter_mut().zip(dims) {
                    *stride = at(Some(dim))?.checked_sub(memref.offset).ok_or_else(too_far)?;
                }
            }
        }
        let length = length(&memref)?;
        Ok((memref, length))
    }
}

/// A memref of these sizes at address 0 for a type whose layout may leave strides open, which are then those of row-major
/// order, and the number of elements to allocate for it.
pub(super) fn fresh(ty: TypeRef<'_>, sizes: Extents) -> Res<(MemRef, u64)> {
    let mut memref = MemRef::row_major(0, sizes)?;
    if let Some(layout) = ty.strided_layout() {
        memref.offset = if layout.offset == DYNAMIC { 0 } else { layout.offset };
        for (stride, &known) in memref.strides.iter_mut().zip(&layout.strides) {
            if known != DYNAMIC {
                *stride = known;
            }
        }
    }
    let length = length(&memref)?;
    Ok((memref, length))
}

fn too_far() -> String {
    "computes a position that does not fit in 64 bits".to_owned()
}

/// The number of elements from the start of the allocation to the last element, including gaps.
fn length(memref: &MemRef) -> Res<u64> {
    if memref.offset < 0 || memref.strides.iter().any(|&stride| stride < 0) {
        let offset = memref.offset;
        let strides = memref.strides.as_slice();
        return Err(format!("allocates memory with the offset {offset} and the strides {strides:?}"));
    }
    if memref.sizes.contains(&0) {
        return Ok(0);
    }
    let steps = memref.sizes.iter().zip(&memref.strides);
    let last = memref.offset.checked_add(1).and_then(|first| {
        steps
            .clone()
            .try_fold(first, |last, (&size, &stride)| last.checked_add((size - 1).checked_mul(stride)?))
    });
    last.and_then(|last| u64::try_from(last).ok()).ok_or_else(too_far)
}
