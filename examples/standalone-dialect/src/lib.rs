//! The `poly` dialect: polynomials of one variable, and a pass that evaluates them with `arith`.
//!
//! `Ops.td` describes the type and the operations; this crate adds what records cannot express. `poly-opt` is an
//! `mlir-opt` for the dialect.

mod fold;
mod infer;
mod interpret;
mod to_arith;
mod to_llvm;

use mlir::Registry;
use mlir::hooks::{CanonicalizationPatterns, VerifyParameters};
use mlir::rewrite::PatternSet;

include!(concat!(env!("OUT_DIR"), "/Ops.rs"));

/// Registers the dialect, the implementations of its operations for the interpreter, and their lowering to LLVM.
pub fn register(registry: &mut Registry) {
    registry.add(&DIALECT);
    registry.add_interface(DIALECT.name, &interpret::INTERPRETATION);
    registry.add_interface(DIALECT.name, &to_llvm::TO_LLVM);
}

impl VerifyParameters for PolynomialType<'_> {
    /// Checks the degree.
    ///
    /// # Errors
    /// If it is negative.
    fn verify(self) -> Result<(), String> {
        match self.degree() {
            0.. => Ok(()),
            degree => Err(format!("the degree of a polynomial must not be negative, but got {degree}")),
        }
    }
}

impl CanonicalizationPatterns for SubOp<'_> {
    /// Adds the rewrite rules of `Ops.td`.
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        populate_with_generated(patterns);
    }
}
