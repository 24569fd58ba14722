//! What operations do with an address: access memory there, or something that means nothing once the memory is gone.

use mlir::interfaces::AddressUsers;
use mlir::{Builder, Op, OpRef, Type, Value};

use super::inline::unsigned;
use super::{
    AddrSpaceCastOp, BitcastOp, DbgDeclareOp, DbgValueOp, DbgValueOpOptions, GEPOp, InvariantEndOp,
    InvariantStartOp, LaunderInvariantGroupOp, LifetimeEndOp, LifetimeStartOp, LoadOp, MemcpyInlineOp,
    MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp, StoreOp, StripInvariantGroupOp, UndefOp,
};
use crate::matching::constant_integer;

pub(super) static ADDRESS_USERS: AddressUsers =
    AddressUsers { can_do_without, do_without, declares: |op| op.is::<DbgDeclareOp<'_>>(), declare_value };

/// The type of what an operation loads from this address or stores there, and whether it is volatile.
pub(super) fn accessed_type(op: OpRef<'_>, address: Value) -> Option<(Type, bool)> {
    if let Some(load) = op.cast::<LoadOp<'_>>() {
        return Some((op.body().ty(op.result(0)), load.volatile_()));
    }
    let store = op.cast::<StoreOp<'_>>()?;
    (store.value() != address).then(|| (op.body().ty(store.value()), store.volatile_()))
}

/// An operation that fills memory with a byte.
pub(super) struct Fill<'a> {
    pub(super) dst: Value,
    pub(super) value: Value,
    pub(super) length: Option<u64>,
    pub(super) volatile: bool,
    /// The length, if it is an attribute of the operation.
    pub(super) inline: Option<mlir::AttrRef<'a>>,
}

impl<'a> Fill<'a> {
    pub(super) fn of(op: OpRef<'a>) -> Option<Self> {
        if let Some(fill) = op.cast::<MemsetOp<'_>>() {
            let length = known_length(op, fill.len());
            let volatile = fill.is_volatile();
            return Some(Fill { dst: fill.dst(), value: fill.val(), length, volatile, inline: None });
        }
        let fill = op.cast::<MemsetInlineOp<'a>>()?;
        let (dst, value, volatile) = (fill.dst(), fill.val(), fill.is_volatile());
        Some(Fill { dst, value, length: unsigned(fill.len()), volatile, inline: Some(fill.len()) })
    }
}

/// An operation that copies memory.
pub(super) struct Copy {
    pub(super) dst: Value,
    pub(super) src: Value,
    pub(super) length: Option<u64>,
    pub(super) volatile: bool,
}

impl Copy {
    pub(super) fn of(op: OpRef<'_>) -> Option<Self> {
        if let Some(copy) = op.cast::<MemcpyInlineOp<'_>>() {
            let (dst, src, volatile) = (copy.dst(), copy.src(), copy.is_volatile());
            return Some(Copy { dst, src, length: unsigned(copy.len()), volatile });
        }
        let (dst, src, length, volatile) = match (op.cast::<MemcpyOp<'_>>(), op.cast::<MemmoveOp<'_>>()) {
            (Some(copy), _) => (copy.dst(), copy.src(), copy.len(), copy.is_volatile()),
            (None, Some(copy)) => (copy.dst(), copy.src(), copy.len(), copy.is_volatile()),
            (None, None) => return None,
        };
        Some(Copy { dst, src, length: known_length(op, length), volatile })
    }
}

/// Whether one of the operations that use an address fills or copies memory there, padding included; `op` is another.
pub(super) fn is_overwritten(op: OpRef<'_>, address: Value) -> bool {
    op.body().users(address).any(|user| {
        let user = OpRef::new(op.cx(), op.body(), user);
        let dst = Copy::of(user).map(|copy| copy.dst).or_else(|| Fill::of(user).map(|fill| fill.dst));
        dst == Some(address)
    })
}

fn known_length(op: OpRef<'_>, length: Value) -> Option<u64> {
    u64::try_from(constant_integer(op, length)?).ok()
}

fn can_do_without(op: OpRef<'_>, operand: usize) -> bool {
    let is_cast = op.is::<BitcastOp<'_>>() || op.is::<AddrSpaceCastOp<'_>>();
    let is_group = op.is::<LaunderInvariantGroupOp<'_>>() || op.is::<StripInvariantGroupOp<'_>>();
    let is_lifetime = op.is::<LifetimeStartOp<'_>>() || op.is::<LifetimeEndOp<'_>>();
    let is_invariant = op.is::<InvariantStartOp<'_>>() || op.is::<InvariantEndOp<'_>>();
    let is_debug = op.is::<DbgDeclareOp<'_>>() || op.is::<DbgValueOp<'_>>();
    let is_same = |gep: GEPOp<'_>| operand == 0 && gep.raw_constant_indices().iter().all(|&index| index == 0);
    is_cast || is_group || is_lifetime || is_invariant || is_debug || op.cast().is_some_and(is_same)
}

/// A debugger should know that a variable was there, so its value becomes undefined.
fn do_without(b: &mut Builder<'_>, op: Op) -> bool {
    let view = OpRef::new(b.cx(), b.body(), op);
    let Some(value) = view.cast::<DbgValueOp<'_>>().map(|value| value.value()) else { return true };
    let (loc, ty) = (view.value(value).loc(), b.body().ty(value));
    b.set_before(op);
    let undefined = UndefOp::build(b, loc, ty);
    b.set_operand(op, 0, undefined);
    false
}

/// A declaration is of the memory, and a value is one from here on.
fn declare_value(b: &mut Builder<'_>, op: Op, value: Value) {
    let view = OpRef::new(b.cx(), b.body(), op);
    let Some(declaration) = view.cast::<DbgDeclareOp<'_>>() else { return };
    let (loc, variable) = (view.loc(), declaration.var_info_attr().id());
    let options = DbgValueOpOptions { location_expr: Some(declaration.location_expr_attr().id()) };
    DbgValueOp::build_with(b, loc, value, variable, options);
}
