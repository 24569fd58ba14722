//! Verifiers that several operations share.

/// `verify` of operations by the function that checks them.
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
