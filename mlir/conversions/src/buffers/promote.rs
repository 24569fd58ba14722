//! `promote-buffers-to-stack`: small allocations that do not outlive their scope.

use dialects::memref::{AllocOp, AllocaOp, RankOp};
use mlir::interfaces::RegionBranchTerminatorOpInterface;
use mlir::opdef::Traits;
use mlir::{Body, Builder, Context, Op, OpRef, OpState, OpType, Region, TypeKind, Value};

use super::flow::Flow;
use super::placement::{allocations, is_known_control_flow, is_loop};

/// What is small.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    pub(crate) bytes: u32,
    pub(crate) rank: u32,
}

/// Puts the small allocations of a function onto the stack.
pub(crate) fn run(cx: &Context, body: &mut Body, limits: Limits) {
    let flow = Flow::new(cx, body);
    let promoted: Vec<Op> = allocations(cx, body)
        .into_iter()
        .filter(|allocation| {
            allocation.dealloc.is_none()
                && is_small(OpRef::new(cx, body, allocation.op), limits)
                && has_scope(cx, body, allocation.value, &flow.resolve(allocation.value))
        })
        .map(|allocation| allocation.op)
        .collect();
    for op in promoted {
        promote(cx, body, op);
    }
}

fn promote(cx: &Context, body: &mut Body, op: Op) {
    let mut state = OpState::of(cx, AllocaOp::DEF, body.loc(op));
    state.operands.extend(body.operands(op));
    state.result_types.push(body.ty(body.result(op, 0)));
    for (name, attr) in OpRef::new(cx, body, op).all_attrs() {
        state.set_attr(cx, name, attr);
    }
    let mut b = Builder::before(cx, body, op);
    let new = b.create_value(state);
    b.replace_op(op, &[new]);
}

fn is_small(op: OpRef<'_>, limits: Limits) -> bool {
    if !op.is::<AllocOp>() {
        return false;
    }
    let ty = op.ty(op.result(0));
    if !ty.has_static_shape() {
        let is_rank = |value: Value| op.value(value).defined_by::<RankOp>().is_some();
        return ty.rank() <= i64::from(limits.rank) && op.operands().all(is_rank);
    }
    let total = element_bits(ty.element_type())
        .zip(ty.num_elements())
        .and_then(|(bits, n)| u64::from(bits).checked_mul(n as u64));
    total.is_some_and(|bits| bits <= u64::from(limits.bytes) * 8)
}

/// The size of an element; `None` if it is not known here.
fn element_bits(ty: mlir::TypeRef<'_>) -> Option<u32> {
    if let &TypeKind::Complex(part) = ty.kind() {
        return element_bits(ty.cx().type_ref(part)).and_then(|bits| bits.checked_mul(2));
    }
    if ty.is_vector() {
        let count = u32::try_from(ty.num_elements()?).ok()?;
        return element_bits(ty.element_type())?.checked_mul(count);
    }
    if ty.is_index() { Some(64) } else { ty.bit_width() }
}

/// Whether an operation around a value frees the stack when its region ends, and no alias leaves that.
fn has_scope(cx: &Context, body: &Body, value: Value, aliases: &[Value]) -> bool {
    let Some(first) = body.value_region(value) else { return false };
    for region in std::iter::once(first).chain(body.regions_around(first)) {
        let Some(parent) = body.region_parent(region) else {
            return !leaves(cx, body, region, aliases);
        };
        let parent = OpRef::new(cx, body, parent);
        let is_scope =
            parent.def().is_some_and(|def| def.traits.contains(Traits::AUTOMATIC_ALLOCATION_SCOPE));
        if is_scope && !leaves(cx, body, region, aliases) {
            return true;
        }
        if is_loop(parent) || !is_known_control_flow(parent) {
            return false;
        }
    }
    false
}

fn leaves(cx: &Context, body: &Body, region: Region, aliases: &[Value]) -> bool {
    aliases.iter().flat_map(|&alias| body.users(alias)).any(|user| {
        let is_end = OpRef::new(cx, body, user).interface::<RegionBranchTerminatorOpInterface>().is_some();
        is_end && body.block_of(user).and_then(|block| body.region_of(block)) == Some(region)
    })
}
