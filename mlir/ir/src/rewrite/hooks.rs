//! The hooks that canonicalize.

use super::pattern::{Matched, PatternRewriter, PatternSet};
use crate::ir::handle::Handle;
use crate::ir::view::OpType;

/// The canonicalization patterns of an operation or of a dialect (`hasCanonicalizer`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `canonicalization_patterns`, which its record requests with `hasCanonicalizer = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::CanonicalizationPatterns for {Self} {{\n    fn canonicalization_patterns(patterns: &mut mlir::rewrite::PatternSet) {{ todo!() }}\n}}"
)]
pub trait CanonicalizationPatterns: Sized {
    /// Adds the patterns.
    fn canonicalization_patterns(patterns: &mut PatternSet);
}

/// A canonicalization pattern of an operation (`hasCanonicalizeMethod`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` lacks `canonicalize`, which its record requests with `hasCanonicalizeMethod = 1`",
    label = "this calls it",
    note = "write it:\nimpl mlir::hooks::Canonicalize for {Self} {{\n    fn canonicalize(op: mlir::Handle<Self>, rw: &mut mlir::rewrite::PatternRewriter<'_>) -> Result<(), mlir::rewrite::NoMatch> {{ todo!() }}\n}}"
)]
pub trait Canonicalize: Sized {
    /// Rewrites the operation.
    ///
    /// # Errors
    /// If there is nothing to rewrite; then nothing has changed.
    fn canonicalize(op: Handle<Self>, rw: &mut PatternRewriter<'_>) -> Matched;
}

/// Adds [`Canonicalize::canonicalize`] as a pattern, for tables.
pub fn add_canonicalize<V: Canonicalize + OpType + 'static>(patterns: &mut PatternSet) {
    patterns.add(V::canonicalize);
}

/// The interface, of an operation or of a dialect, that adds its canonicalization patterns.
pub struct Canonicalizer(pub fn(&mut PatternSet));
