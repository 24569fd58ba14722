//! Folds of loads and stores.

use mlir::Attr;
use mlir::hooks::Fold;
use mlir::opdef::Folded;

use super::super::{LoadOp, MaskedLoadOp, MaskedStoreOp, StoreOp};
use crate::memref::fold::fold_casts;

/// Defines `fold` of accesses, which look through casts of their memory.
macro_rules! folds_casts {
    ($($op:ident)*) => {$(
        impl Fold for $op<'_> {
            /// Looks through casts.
            fn fold(self, _operands: &[Option<Attr>]) -> Option<Folded> {
                fold_casts(*self, None)
            }
        }
    )*};
}

folds_casts! { LoadOp StoreOp MaskedLoadOp MaskedStoreOp }
