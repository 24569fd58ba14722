//! The tables of the dialects, which pair each operation with its handler.

use mlir::{OpRef, OpView};

use crate::decode::{Decode, Decoder};
use crate::value::Res;

/// The handlers of one dialect, by the names of its operations.
pub(super) type Table = Vec<(&'static str, Decode)>;

/// Decodes an operation through its typed view.
#[doc(hidden)]
pub fn typed<'d, 'p, V: OpView<'p>>(
    d: &mut Decoder<'d, 'p>,
    op: OpRef<'p>,
    handler: impl FnOnce(&mut Decoder<'d, 'p>, V) -> Res,
) -> Res {
    handler(d, V::from_op(op))
}

/// Pairs each operation with its handler: `ForOp => for_loop` passes the typed view to the handler, and
/// `YieldOp as OpRef => end_region` the plain operation, for a handler that treats several operations alike.
#[macro_export]
macro_rules! handlers {
    (@entry $op:ident as OpRef => $handler:expr) => {
        ($op::NAME, $handler as $crate::Decode)
    };
    (@entry $op:ident => $handler:expr) => {{
        fn decode<'p>(d: &mut $crate::Decoder<'_, 'p>, op: mlir::OpRef<'p>) -> $crate::Res {
            $crate::typed::<$op<'p>>(d, op, $handler)
        }
        ($op::NAME, decode as $crate::Decode)
    }};
    ($($op:ident $(as $plain:ident)? => $handler:expr,)*) => {
        vec![$($crate::handlers!(@entry $op $(as $plain)? => $handler)),*]
    };
}

/// Like [`handlers!`]; `as int` and `as float` are for operations on two numbers, with a function that
/// computes one result.
macro_rules! table {
    (@entry $op:ident as int => $compute:expr) => {
        table!(@entry $op as OpRef => |d, op| $crate::dialects::arith::int_binary(d, op, $compute))
    };
    (@entry $op:ident as float => $compute:expr) => {
        table!(@entry $op as OpRef => |d, op| $crate::dialects::arith::float_binary(d, op, $compute))
    };
    (@entry $($entry:tt)*) => {
        $crate::handlers!(@entry $($entry)*)
    };
    ($($op:ident $(as $plain:ident)? => $handler:expr,)*) => {
        vec![$(table!(@entry $op $(as $plain)? => $handler)),*]
    };
}
pub(super) use table;
