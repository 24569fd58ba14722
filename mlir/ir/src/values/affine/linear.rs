//! Sums of multiples.

use smallvec::{SmallVec, smallvec};

use super::BUDGET;
use super::kind::{AffineBinary, AffineExpr, AffineExprKind};
use crate::values::context::Context;

impl Context {
    /// Splits an expression into a sum of multiples: `term` gets each dimension, symbol, constant, quotient, remainder
    /// and product of variables in it, with its factor, from right to left. A term that occurs twice is passed twice.
    ///
    /// `None` if a factor does not fit, if the expression is too large when written out, or if a `term` is `None`.
    ///
    /// ```
    /// use mlir::affine::AffineExprKind;
    ///
    /// let cx = mlir::Context::new(mlir::Registry::new());
    /// let (d0, d1) = (cx.affine_dim(0), cx.affine_dim(1));
    /// // 3 * (d0 + 2 * d1)
    /// let inner = cx.affine_add(d0, cx.affine_mul(d1, cx.affine_constant(2)));
    /// let expr = cx.affine_mul(inner, cx.affine_constant(3));
    /// let mut terms = Vec::new();
    /// cx.affine_terms(expr, |term, factor| Some(terms.push((term, factor))));
    /// assert_eq!(terms, [(AffineExprKind::Dim(1), 6), (AffineExprKind::Dim(0), 3)]);
    /// ```
    pub fn affine_terms(
        &self,
        expr: AffineExpr,
        mut term: impl FnMut(AffineExprKind, i64) -> Option<()>,
    ) -> Option<()> {
        let mut pending: SmallVec<[_; 8]> = smallvec![(expr, 1i64)];
        let mut budget = BUDGET;
        while let Some((expr, times)) = pending.pop() {
            budget = budget.checked_sub(1)?;
            match *self.affine_kind(expr) {
                AffineExprKind::Binary(AffineBinary::Add, lhs, rhs) => {
                    pending.extend([(lhs, times), (rhs, times)]);
                }
                AffineExprKind::Binary(AffineBinary::Mul, lhs, rhs)
                    if let Some(factor) = self.affine_as_constant(rhs) =>
                {
                    pending.push((lhs, times.checked_mul(factor)?));
                }
                other => term(other, times)?,
            }
        }
        Some(())
    }
}
