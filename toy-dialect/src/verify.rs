//! Requirements on the operations beyond their types.

use mlir::Diag;
use mlir::hooks::{Verify, VerifyParameters};

use crate::shapes::{can_reshape, common_shape, count_mismatch};
use crate::{FuncOp, ReshapeOp, ReturnOp, StructType, TransposeOp};

impl VerifyParameters for StructType<'_> {
    /// A struct has elements, and each is a tensor or a struct.
    ///
    /// # Errors
    /// If it has none, or one is something else.
    fn verify(self) -> Result<(), String> {
        if self.element_types().is_empty() {
            return Err("a struct has at least one element".to_string());
        }
        let mut types = self.element_types().iter().map(|&t| self.cx.type_ref(t));
        match types.find(|t| !t.is_tensor() && !t.isa::<StructType>()) {
            Some(other) => Err(format!(
                "element type for a struct must either be a TensorType or a StructType, got: '{other}'"
            )),
            None => Ok(()),
        }
    }
}

impl Verify for ReshapeOp<'_> {
    /// A reshape keeps the number of elements, unless a number fills the shape.
    ///
    /// # Errors
    /// If it does not.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let from = op.ty(self.input());
        let to = op.ty(self.output());
        if !from.has_static_shape() || can_reshape(from, to) {
            Ok(())
        } else {
            Err(count_mismatch(op, from, to))
        }
    }
}

impl Verify for TransposeOp<'_> {
    /// If both shapes are known, one is the reverse of the other.
    ///
    /// # Errors
    /// If it is not.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let (Some(from), Some(to)) = (op.ty(self.input()).shape(), op.ty(self.output()).shape()) else {
            return Ok(());
        };
        let reversed: Vec<i64> = from.iter().rev().copied().collect();
        match common_shape(&reversed, to) {
            Some(_) => Ok(()),
            None => Err(op.error("expected result shape to be a transpose of the input")),
        }
    }
}

impl Verify for ReturnOp<'_> {
    /// The number and types of the operands are those of the function's results.
    ///
    /// # Errors
    /// If they are not.
    fn verify(self) -> Result<(), Diag> {
        let op = *self;
        let Some(function) = op.parent_op().and_then(|p| p.cast::<FuncOp>()) else { return Ok(()) };
        let Some((_, results)) = function.function_type().as_function() else { return Ok(()) };
        if results.len() != op.num_operands() {
            return Err(op.error(format_args!(
                "does not return the same number of values ({}) as the enclosing function ({})",
                op.num_operands(),
                results.len()
            )));
        }
        for (given, &wanted) in op.operand_types().zip(results) {
            let given = op.cx().type_ref(given);
            let wanted = op.cx().type_ref(wanted);
            // An unknown shape on either side may turn out to be the other one.
            if given != wanted && given.has_rank() && wanted.has_rank() {
                return Err(op.error(format_args!(
                    "type of return operand ('{given}') doesn't match function result type ('{wanted}')"
                )));
            }
        }
        Ok(())
    }
}
