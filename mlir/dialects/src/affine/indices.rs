//! Verifiers of `affine.delinearize_index` and `affine.linearize_index`.

use mlir::hooks::Verify;
use mlir::{DYNAMIC, Diag, OpRef};

use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};

/// There is an operand for each dynamic extent.
fn verify_basis(op: OpRef<'_>, basis: &[i64], operands: usize) -> Result<(), Diag> {
    if basis.iter().filter(|&&n| n == DYNAMIC).count() == operands {
        Ok(())
    } else {
        Err(op.error(
        "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry)",
    ))
    }
}

impl Verify for AffineDelinearizeIndexOp<'_> {
    /// There is a result for each extent, and perhaps one more; every static extent is positive.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let basis = self.static_basis();
        if op.num_results() != basis.len() && op.num_results() != basis.len() + 1 {
            return Err(op.error("should return an index for each basis element and up to one extra index"));
        }
        verify_basis(op, &basis, self.dynamic_basis().len())?;
        if basis.iter().any(|&n| n != DYNAMIC && n <= 0) {
            Err(op.error("no basis element may be statically non-positive"))
        } else {
            Ok(())
        }
    }
}

impl Verify for AffineLinearizeIndexOp<'_> {
    /// There is an extent for each index, except perhaps the first.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let basis = self.static_basis();
        let indices = self.multi_index().len();
        if indices != basis.len() && indices != basis.len() + 1 {
            return Err(op.error("should be passed a basis element for each index except possibly the first"));
        }
        verify_basis(op, &basis, self.dynamic_basis().len())
    }
}
