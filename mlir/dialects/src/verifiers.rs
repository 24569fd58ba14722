//! Verifiers that several operations share.

/// Defines `verify` of operations as a call of the given function.
macro_rules! verifiers {
    ($($op:ident: $verify:expr;)*) => {$(
        impl ::mlir::hooks::Verify for $op<'_> {
            #[doc = concat!("See `", stringify!($verify), "`.")]
            fn verify(self) -> Result<(), ::mlir::Diag> {
                $verify(*self)
            }
        }
    )*};
}

pub(crate) use verifiers;
