//! Definitions that constant operations share.

/// Defines `fold` of constant operations, which returns their first attribute.
macro_rules! folds_to_value {
    ($($op:ident)*) => {$(
        impl ::mlir::hooks::Fold for $op<'_> {
            fn fold(self, _operands: &[Option<::mlir::Attr>]) -> Option<::mlir::opdef::Folded> {
                ::mlir::opdef::Folded::attr(self.inherent(0)?.id())
            }
        }
    )*};
}

pub(crate) use folds_to_value;
