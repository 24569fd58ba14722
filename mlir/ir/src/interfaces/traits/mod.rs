//! Traits: the checks and folders of what an operation's record declares.
//!
//! An operation's table lists the verifiers of its traits in the order of the record, in three lists of
//! [`OpDef`](crate::definitions::op::OpDef): `structural`, which run first; `verifiers`, which may rely on the
//! operation's invariants; and `region_verifiers`, which run after everything inside is verified. The functions here
//! are those of MLIR's traits and interfaces, with its messages; each names the trait's record. The traits that passes
//! query are flags: [`Traits`](crate::definitions::op::Traits).
//!
//! A dialect adds a trait by implementing [`OpTrait`] for a type that the trait's record names.

mod interfaces;
pub(crate) mod structure;
mod symbols;
mod types;

pub mod control;

use crate::definitions::op::Folded;
use crate::ir::diag::Diag;
use crate::ir::view::OpRef;
use crate::values::ids::Attr;

pub use interfaces::*;
pub use structure::*;
pub use symbols::*;
pub use types::*;

/// A trait that a dialect defines: the Rust side of `NativeOpTrait<"Name">` and `ParamNativeOpTrait<"Name", "...">`.
///
/// The type has the record's name and is in the module named by `cppNamespace`, or next to the generated code.
/// Parameters of the record are its fields, so `ParamNativeOpTrait<"AtMostOperands", "3">` is the value
/// `AtMostOperands(3)`. Passes find it with [`OpRef::interface`].
///
/// ```
/// # use mlir::{Diag, OpRef};
/// pub struct AtMostOperands(pub usize);
///
/// impl mlir::OpTrait for AtMostOperands {
///     fn verify_trait(&self, op: OpRef<'_>) -> Result<(), Diag> {
///         if op.num_operands() <= self.0 {
///             return Ok(());
///         }
///         Err(op.error(format!("requires at most {} operands", self.0)))
///     }
/// }
/// ```
pub trait OpTrait: Send + Sync + 'static {
    /// Checks the operation without the contents of its regions.
    ///
    /// # Errors
    /// A diagnostic if the operation violates the trait.
    fn verify_trait(&self, _op: OpRef<'_>) -> Result<(), Diag> {
        Ok(())
    }

    /// Checks the operation after everything in its regions has been verified.
    ///
    /// # Errors
    /// A diagnostic if the operation violates the trait.
    fn verify_region_trait(&self, _op: OpRef<'_>) -> Result<(), Diag> {
        Ok(())
    }

    /// Folds the operation if its own folder does not, given the constants among its operands.
    fn fold_trait(&self, _op: OpRef<'_>, _operands: &[Option<Attr>]) -> Option<Folded> {
        None
    }
}
