//! Operations that must do without the address of memory that is replaced, for `mem2reg` and `sroa`.

use mlir::interfaces::AddressUsers;
use mlir::{Body, Builder, Context, Op, OpRef};
use rustc_hash::FxHashSet;

/// The interface of the dialect of an operation.
fn users_of(op: OpRef<'_>) -> Option<&'static AddressUsers> {
    op.cx().dialect(op.def()?.dialect())?.interface()
}

/// The operations that must do without an address, or without another's results, if these operands are done without;
/// `None` if one of them cannot.
pub(crate) fn all_without(cx: &Context, body: &Body, mut operands: Vec<(Op, usize)>) -> Option<Vec<Op>> {
    let mut seen: FxHashSet<Op> = FxHashSet::default();
    let mut without = Vec::new();
    while let Some((op, index)) = operands.pop() {
        let view = OpRef::new(cx, body, op);
        if !users_of(view).is_some_and(|users| (users.can_do_without)(view, index)) {
            return None;
        }
        if seen.insert(op) {
            without.push(op);
            let uses = body.results(op).flat_map(|result| body.uses(result));
            operands.extend(uses.map(|used| body.use_owner(used)));
        }
    }
    Some(without)
}

/// Makes an operation do without an address; returns whether to erase it.
pub(crate) fn do_without(b: &mut Builder<'_>, op: Op) -> bool {
    users_of(OpRef::new(b.cx(), b.body(), op)).is_some_and(|users| (users.do_without)(b, op))
}

/// How an operation tells a debugger of a variable in memory, if it does.
pub(crate) fn declaration(op: OpRef<'_>) -> Option<&'static AddressUsers> {
    users_of(op).filter(|users| (users.declares)(op))
}

/// Erases operations that only each other use, in any order.
pub(crate) fn erase_all(body: &mut Body, ops: &[Op]) {
    for &op in ops {
        body.set_operands(op, &[]);
    }
    for &op in ops {
        body.erase_op(op);
    }
}
