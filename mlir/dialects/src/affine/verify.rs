//! Verifiers of maps and terminators.

use mlir::hooks::Verify;
use mlir::{AffineMap, AttrRef, Diag, OpRef, OpView};

use super::validity;
use super::{AffineApplyOp, AffineMaxOp, AffineMinOp, AffineYieldOp};

pub(super) fn map<'a>(op: OpRef<'a>, name: &str) -> Option<&'a AffineMap> {
    op.attr(name).and_then(AttrRef::as_affine_map)
}

/// The number of operands is the number of the map's inputs.
pub(super) fn verify_operands(op: OpRef<'_>, map: &AffineMap, operands: usize) -> Result<(), Diag> {
    if operands == map.num_inputs() {
        Ok(())
    } else {
        Err(op.error("operand count and affine map dimension and symbol count must match"))
    }
}

impl Verify for AffineApplyOp<'_> {
    /// The map has one result, and its number of inputs is the number of operands.
    fn verify(self) -> Result<(), Diag> {
        let op = self.op_ref();
        let map = self.map();
        verify_operands(op, map, op.num_operands())?;
        match map.results.len() {
            1 => validity::verify_symbols_of_apply(op, map.dims as usize),
            _ => Err(op.error("mapping must produce one value")),
        }
    }
}

/// The map has at least one result, and its number of inputs is the number of operands.
fn verify_extremum(op: OpRef<'_>, map: &AffineMap) -> Result<(), Diag> {
    verify_operands(op, map, op.num_operands())?;
    op.ensure(!map.results.is_empty(), "affine map expect at least one result")
}

impl Verify for AffineMinOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        verify_extremum(self.op_ref(), self.map())
    }
}

impl Verify for AffineMaxOp<'_> {
    fn verify(self) -> Result<(), Diag> {
        verify_extremum(self.op_ref(), self.map())
    }
}

impl Verify for AffineYieldOp<'_> {
    /// The yielded values match the results of the parent operation.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let Some(parent) = op.parent_op() else { return Ok(()) };
        op.ensure(parent.name().starts_with("affine."), "only terminates affine.if/for/parallel regions")?;
        if parent.num_results() != op.num_operands() {
            return Err(op.error("parent of yield must have same number of results as the yield operands"));
        }
        if parent.result_types().eq(op.operand_types()) {
            Ok(())
        } else {
            Err(op.error("types mismatch between yield op and its parent"))
        }
    }
}
