//! The verifier's public interface: its errors show their operations.

use crate::ir::diag::Diag;
use crate::ir::view::OpRef;
use crate::text::printer::shown::show_ops;
use crate::verifier::{errors, errors_of_changes};

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
    shown(op, errors(op, threads))
}

/// Like [`verify_with`], for an operation that was correct: checks only what has changed since
/// then.
///
/// # Errors
/// Same as [`verify`], if the changes are recorded as [`errors_of_changes`] says.
pub(crate) fn verify_changes(op: OpRef<'_>, threads: bool) -> Result<(), Vec<Diag>> {
    shown(op, errors_of_changes(op, threads))
}

/// Adds their operations to errors, if there are any.
fn shown(op: OpRef<'_>, mut diags: Vec<Diag>) -> Result<(), Vec<Diag>> {
    if diags.is_empty() {
        return Ok(());
    }
    show_ops(op, &mut diags);
    Err(diags)
}
