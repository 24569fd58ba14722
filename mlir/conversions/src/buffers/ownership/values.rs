//! Values that are buffers, and the functions that pass on whether they own theirs.

use mlir::{Body, Context, Ident, Loc, Value, ValueDef};
use rustc_hash::FxHashSet;

/// The functions of a module that only it calls. With the option, these say for each buffer that they return whether
/// the caller owns it.
pub(crate) type Private = FxHashSet<Ident>;

pub(super) fn is_buffer(cx: &Context, body: &Body, value: Value) -> bool {
    cx.type_ref(body.ty(value)).is_base_memref()
}

pub(super) fn loc_of(body: &Body, value: Value) -> Loc {
    match body.def(value) {
        ValueDef::Result { op, .. } => body.loc(op),
        ValueDef::Argument { block, index } => body.block_arg_locs(block)[index as usize],
    }
}
