//! Tensors whose elements lie in a row of memory at distances: what a caller passes as a view of other memory.

use mlir::{AffineExpr, Builder, Context, Loc, OpType, Type, Value};

use crate::given::{Fault, Given, build_with_literals};
use crate::shapes::shape_text;
use crate::{StridedOp, codes};

/// Builds a tensor of the elements of a row, with a distance between neighbours along each dimension.
pub(crate) fn build(
    b: &mut Builder<'_>,
    loc: Loc,
    ty: Type,
    row: Value,
    shape: &[i64],
    steps: &[i64],
) -> Value {
    let items: Vec<i64> = shape.iter().zip(steps).flat_map(|(&size, &step)| [size, step]).collect();
    build_with_literals(b, StridedOp::DEF, loc, ty, &[row], Some(&items))
}

/// The length of a row from the element that lies first to the one that lies last; `None` if it cannot be counted.
pub(crate) fn length(dimensions: impl IntoIterator<Item = (i64, i64)>) -> Option<i64> {
    dimensions.into_iter().try_fold(1i64, |length, (size, step)| {
        length.checked_add(size.saturating_sub(1).max(0).checked_mul(step.checked_abs()?)?)
    })
}

/// The sizes and distances of dimensions.
fn dimensions(given: &Given) -> impl Iterator<Item = (i64, i64)> {
    given.literals.as_deref().unwrap_or_default().as_chunks().0.iter().map(|&[size, step]| (size, step))
}

/// The shape, if the elements lie in the row.
///
/// # Errors
/// If they do not.
pub(crate) fn shape(given: &Given) -> Result<Vec<i64>, Fault> {
    let shape: Vec<i64> = dimensions(given).map(|(size, _)| size).collect();
    let is_paired = given.literals.as_ref().is_some_and(|items| items.len().is_multiple_of(2));
    let wanted = length(dimensions(given)).filter(|_| is_paired && shape.iter().all(|&size| size >= 0));
    match (wanted, &given.shapes[0][..]) {
        (Some(wanted), &[length]) if wanted <= length || shape.contains(&0) => given.countable(shape),
        (_, row) => Err(Fault {
            code: codes::WRONG_SIZE,
            message: format!("the items of 'strided' do not fit into a value of shape {}", shape_text(row)),
            operand: 0,
            help: "each dimension has a size and a distance, and all elements lie in a row".to_owned(),
        }),
    }
}

/// The place in the row of the element at `(d0, d1, ...)`.
pub(crate) fn indices(given: &Given, cx: &Context, _: &[i64]) -> Vec<AffineExpr> {
    let term = |(dim, (size, step)): (usize, (i64, i64))| {
        let moved = cx.affine_mul(cx.affine_dim(dim as u32), cx.affine_constant(step));
        // The first element along a dimension that runs backwards lies last.
        let start = if step < 0 { (1 - size.max(1)) * step } else { 0 };
        cx.affine_add(moved, cx.affine_constant(start))
    };
    let terms = dimensions(given).enumerate().map(term);
    vec![terms.fold(cx.affine_constant(0), |sum, term| cx.affine_add(sum, term))]
}
