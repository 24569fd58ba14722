//! The verifier's public interface: its errors show their operations.

use crate::ir::diag::Diag;
use crate::ir::view::OpRef;
use crate::text::printer::shown::show_ops;
use crate::verifier::errors;

/// Checks an operation and everything inside it.
///
/// # Errors
/// Every violation, in the order of the operations.
pub fn verify(op: OpRef<'_>) -> Result<(), Vec<Diag>> {
    verify_with(op, true)
}

/// [`verify`] with or without threads.
///
/// # Errors
/// Every violation, in the order of the operations.
pub fn verify_with(op: OpRef<'_>, threads: bool) -> Result<(), Vec<Diag>> {
    let mut diags = errors(op, threads);
    if diags.is_empty() {
        return Ok(());
    }
    show_ops(op, &mut diags);
    Err(diags)
}
