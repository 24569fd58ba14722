//! Makes the copies that the analysis found necessary, as operations on tensors.

use dialects::tensor::DimOp;
use mlir::{Body, Builder, Context, Diag, OpRef};

use super::buffers::new_tensor;
use super::interface::{Copied, Setting, TensorCopy};

/// Makes the copies.
///
/// # Errors
/// If a tensor has no buffer type.
pub(super) fn insert(
    cx: &Context,
    body: &mut Body,
    setting: Setting<'_>,
    copies: &[TensorCopy],
) -> Result<(), Diag> {
    for copy in copies {
        let loc = body.loc(copy.at);
        match copy.of {
            Copied::Operand(index) => {
                let value = body.operand(copy.at, index);
                let mut b = Builder::before(cx, body, copy.at);
                let new = new_tensor(&mut b, setting, loc, value, copy.elements)?;
                body.set_operand(copy.at, index, new);
            }
            Copied::Result(value) => {
                let mut b = Builder::new(cx, body);
                b.set_after(copy.at);
                let new = new_tensor(&mut b, setting, loc, value, copy.elements)?;
                let made = body.defining_op(new);
                body.replace_uses_if(value, new, |body, u| {
                    let (user, _) = body.use_owner(u);
                    Some(user) != made && !OpRef::new(cx, body, user).is::<DimOp>()
                });
            }
        }
    }
    Ok(())
}
