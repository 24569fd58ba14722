//! Inference of result types from operands and attributes.

use mlir::hooks::InferResults;
use mlir::opdef::{InferArgs, Types};

use crate::{ConstantOp, MulOp, PolynomialType};

impl InferResults for ConstantOp<'_> {
    /// The degree is one less than the number of coefficients.
    ///
    /// # Errors
    /// If there are no coefficients.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        let coefficients = args.inherent.first().copied().flatten().map(|a| args.cx.attr_ref(a).array_len());
        match coefficients {
            Some(n @ 1..) => Ok([PolynomialType::get(args.cx, n as i64 - 1)].into_iter().collect()),
            _ => Err("a polynomial needs at least one coefficient".to_owned()),
        }
    }
}

impl InferResults for MulOp<'_> {
    /// The degree is the sum of the operands' degrees.
    ///
    /// # Errors
    /// If an operand is not a polynomial, or the sum overflows.
    fn infer_results(args: &InferArgs<'_>) -> Result<Types, String> {
        let degree = |&ty| args.cx.type_ref(ty).cast::<PolynomialType>().map(PolynomialType::degree);
        let degrees: Option<Vec<i64>> = args.operand_types.iter().map(degree).collect();
        let sum = degrees.and_then(|d| d.iter().try_fold(0i64, |sum, &d| sum.checked_add(d)));
        let sum = sum.ok_or("the operands must be polynomials")?;
        Ok([PolynomialType::get(args.cx, sum)].into_iter().collect())
    }
}
