//! Attribute constraints, optional, default-valued, confined and derived attributes.

use mlir::hooks::Verify;
use mlir::{AffineMap, AttrRef, Context, Diag};

include!(concat!(env!("OUT_DIR"), "/attributes.rs"));

/// Called by a predicate of the records; the manual's example.
pub fn has_some_property(attr: AttrRef<'_>) -> bool {
    attr.as_str() == Some("some property")
}

/// A default of the records.
pub fn identity(cx: &Context) -> AffineMap {
    AffineMap::identity(cx, 1)
}

/// A default of the records.
pub fn two_ones(cx: &Context) -> AttrRef<'_> {
    cx.attr_ref(cx.dense_f64_attr(cx.tensor_ty(&[2], cx.f64_ty()), &[1.0]))
}

impl Verify for NamesOp<'_> {
    /// Fails if the operand of that name is the one called 'new', so that the test notices that
    /// this runs.
    fn verify(self) -> Result<(), Diag> {
        if self.verify_() == self.new_() { Err(self.error("fails")) } else { Ok(()) }
    }
}
