//! Deprecated records and the Rust generated from them.

use mlir::hooks::{Verify, VerifyParameters};
include!(concat!(env!("OUT_DIR"), "/deprecation.rs"));

#[allow(deprecated, reason = "its hooks have to name it")]
impl Verify for OldOp<'_> {
    /// There is nothing to verify.
    fn verify(self) -> Result<(), mlir::Diag> {
        Ok(())
    }
}

#[allow(deprecated, reason = "it implements what it is not to be called by")]
impl KindOp<'_> {
    /// The length, which is the same for all such values.
    pub fn length(self) -> i64 {
        7
    }
}

#[allow(deprecated, reason = "its hooks have to name it")]
impl VerifyParameters for OldType<'_> {
    /// A size is not negative.
    fn verify(self) -> Result<(), String> {
        match self.size() {
            0.. => Ok(()),
            size => Err(format!("size must not be negative, got {size}")),
        }
    }
}

#[allow(deprecated, reason = "its hooks have to name it")]
impl OldAttr<'_> {
    /// The number in the attribute.
    pub fn years(self) -> i64 {
        self.age()
    }
}
