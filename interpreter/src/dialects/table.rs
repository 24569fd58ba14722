//! The tables of the dialects: an operation, and what decodes it.

use crate::decode::Decode;

/// The handlers of one dialect, by the names of its operations.
pub(super) type Table = Vec<(&'static str, Decode)>;

/// Pairs the name of each operation with its handler.
macro_rules! table {
    ($($op:ident => $handler:expr,)*) => {
        vec![$(($op::NAME, $handler as crate::decode::Decode),)*]
    };
}
pub(super) use table;
