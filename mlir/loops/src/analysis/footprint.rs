//! How much memory a loop nest touches: for each memref, the box around the elements it accesses.

use dialects::affine::AffineForOp;
use mlir::{OpView, TypeRef};

use super::region::Regions;

/// The number of elements that a nest touches, over all memrefs; each counts the box around its accesses. `None` if
/// the number is not known to be constant.
pub fn footprint(lp: AffineForOp<'_>) -> Option<i64> {
    let regions = Regions::of(&[lp.op_ref()])?.regions;
    regions.iter().try_fold(0i64, |total, region| total.checked_add(region.elements()?))
}

/// Like [`footprint`], in bytes. Also `None` if an element is neither a number nor a vector of numbers.
pub fn footprint_in_bytes(lp: AffineForOp<'_>) -> Option<i64> {
    let regions = Regions::of(&[lp.op_ref()])?.regions;
    regions.iter().try_fold(0i64, |total, region| {
        let size = element_size(lp.op_ref().ty(region.memref).element_type())?;
        total.checked_add(region.elements()?.checked_mul(size)?)
    })
}

/// The bytes of an element.
fn element_size(element: TypeRef<'_>) -> Option<i64> {
    let count = match element.shape() {
        Some(shape) => shape.iter().try_fold(1i64, |count, &n| count.checked_mul(n))?,
        None => 1,
    };
    let bits = i64::from(element.element_type().bit_width()?).checked_mul(count)?;
    Some(bits.checked_add(7)? / 8)
}
