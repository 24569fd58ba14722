//! What the inliner may do with operations that mean the same everywhere.

use mlir::interfaces::DialectInlinerInterface;

/// Everything of the dialect goes anywhere.
pub(crate) static INLINER: DialectInlinerInterface = DialectInlinerInterface::ALWAYS;
