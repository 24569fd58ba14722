//! The order in which an operation is verified.

use mlir::hooks::{Verify, VerifyRegions};
use mlir::{Diag, OpRef};

include!(concat!(env!("OUT_DIR"), "/verification.rs"));

/// An error if the operation has the discardable attribute `key`.
fn fails(op: OpRef<'_>, key: &str, what: &str) -> Result<(), Diag> {
    if op.attr(key).is_some() { Err(op.error(format!("fails {what}"))) } else { Ok(()) }
}

impl Verify for OrderedOp<'_> {
    /// Fails if the fixture sets the attribute `verifier`.
    fn verify(self) -> Result<(), Diag> {
        fails(self.0, "verifier", "hasVerifier")
    }
}

impl VerifyRegions for OrderedOp<'_> {
    /// Fails if the fixture sets the attribute `region_verifier`.
    fn verify_regions(self) -> Result<(), Diag> {
        fails(self.0, "region_verifier", "hasRegionVerifier")
    }
}
