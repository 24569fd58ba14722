//! `arith-unsigned-when-equivalent`: operations on signed numbers that are never negative become those on unsigned ones.

use dialects::arith::{
    CeilDivSIOp, CeilDivUIOp, CmpIOp, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp, FloorDivSIOp, MaxSIOp, MaxUIOp,
    MinSIOp, MinUIOp, RemSIOp, RemUIOp,
};
use mlir::opdef::OpDef;
use mlir::{Body, Builder, Context, Op, OpRef, OpState, OpType, Value};

use super::known::Ranges;

/// What an operation becomes.
const UNSIGNED: [(&OpDef, &OpDef); 7] = [
    (DivSIOp::DEF, DivUIOp::DEF),
    (CeilDivSIOp::DEF, CeilDivUIOp::DEF),
    (FloorDivSIOp::DEF, DivUIOp::DEF),
    (RemSIOp::DEF, RemUIOp::DEF),
    (MinSIOp::DEF, MinUIOp::DEF),
    (MaxSIOp::DEF, MaxUIOp::DEF),
    (ExtSIOp::DEF, ExtUIOp::DEF),
];

pub(super) fn run(cx: &Context, body: &mut Body, ranges: &Ranges) {
    for op in body.all_ops_pre() {
        replace(cx, body, op, ranges);
    }
}

fn replace(cx: &Context, body: &mut Body, op: Op, ranges: &Ranges) {
    let view = OpRef::new(cx, body, op);
    let never_negative = |value: Value| ranges.get(value).is_some_and(|range| range.smin() >= 0);
    let mut state = if let Some(compare) = view.cast::<CmpIOp<'_>>() {
        let predicate = compare.predicate().unsigned();
        if predicate == compare.predicate() || !view.operands().all(never_negative) {
            return;
        }
        let mut state = OpState::of(cx, CmpIOp::DEF, view.loc());
        let value = cx.int_attr((predicate as i64).into(), cx.int_ty(64));
        state.set_attr(cx, CmpIOp::PREDICATE_ATTR, value);
        state
    } else {
        let to = view.def().and_then(|def| UNSIGNED.iter().find(|(from, _)| std::ptr::eq(*from, def)));
        let Some(&(_, to)) = to else { return };
        if !view.operands().chain(view.results()).all(never_negative) {
            return;
        }
        let mut state = OpState::of(cx, to, view.loc());
        for (name, attr) in view.all_attrs() {
            state.set_attr(cx, name, attr);
        }
        state
    };
    state.operands = view.operands().collect();
    state.result_types = view.result_types().collect();
    // As in MLIR, the range of the new value is not known, so that operations on it may stay signed.
    let mut b = Builder::before(cx, body, op);
    let new = b.create_value(state);
    b.replace_op(op, &[new]);
}
