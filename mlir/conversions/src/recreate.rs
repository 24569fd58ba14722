//! Operations that get results of other types.

use mlir::{Builder, Op, OpRef, OpState, Type};

/// An operation like another, before it, with other results and with the blocks of its regions.
pub(crate) fn with_result_types(b: &mut Builder<'_>, op: Op, types: &[Type]) -> Op {
    let (cx, body) = (b.cx(), b.body());
    let mut state = OpState::new(cx, body.op_name(op), body.loc(op));
    state.result_types.extend_from_slice(types);
    state.operands.extend(body.operands(op));
    for (name, attr) in OpRef::new(cx, body, op).all_attrs() {
        state.set_attr(cx, name, attr);
    }
    let from = body.regions_of(op).to_vec();
    for _ in &from {
        let region = b.body_mut().create_region();
        state.regions.push(region);
    }
    let new = b.create(state);
    for (from, to) in from.into_iter().zip(b.body().regions_of(new).to_vec()) {
        b.body_mut().move_blocks(from, to);
    }
    new
}
