//! Changing what an access reads or writes.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineLoadOp, AffineStoreOp};
use mlir::{Builder, Op, Value};

/// Redirects a load or store to a buffer, at subscripts. `None` if it is neither.
pub fn set_subscripts(b: &mut Builder<'_>, op: Op, memref: Value, at: &Applied) -> Option<()> {
    let map = Some(b.cx().affine_map_attr(at.map()));
    if let Some(load) = b.as_handle::<AffineLoadOp<'static>>(op) {
        AffineLoadOp::set_map_attr(b, load, map);
        b.body_mut().set_operands(op, &[&[memref][..], &at.operands()].concat());
    } else {
        let store = b.as_handle::<AffineStoreOp<'static>>(op)?;
        let value = store.view(b).value();
        AffineStoreOp::set_map_attr(b, store, map);
        b.body_mut().set_operands(op, &[&[value, memref][..], &at.operands()].concat());
    }
    Some(())
}
