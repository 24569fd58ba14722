//! The omp dialect, on a team of one thread.

use std::rc::Rc;

use dialects::omp::{BarrierOp, LoopNestOp, ParallelOp, TerminatorOp, WsloopOp, YieldOp};
use mlir::OpRef;

use super::scf::Nest;
use super::table::{Table, table};
use crate::code::Flow;
use crate::decode::{Decoder, Exit};
use crate::layout::int_width;
use crate::state::Slot;
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        BarrierOp as OpRef => |_, _| Ok(()),
        LoopNestOp => loop_nest,
        ParallelOp => parallel,
        TerminatorOp as OpRef => end_region,
        WsloopOp => worksharing_loop,
        YieldOp as OpRef => end_region,
    }
}

/// Each thread would have variables of its own.
fn check_variables(op: OpRef<'_>) -> Res {
    if op.region(0).entry().is_some_and(|block| !block.args().is_empty()) {
        return Err("has private variables or reductions, which are not supported".into());
    }
    Ok(())
}

fn parallel<'p>(d: &mut Decoder<'_, 'p>, op: ParallelOp<'p>) -> Res {
    check_variables(*op)?;
    let end = d.label();
    let mark = d.scope_mark(*op);
    d.region(op.region(), vec![Exit { into: Vec::new(), to: end }]);
    d.place(end);
    d.scope_end(mark);
    Ok(())
}

/// The only thread of the team runs all iterations.
fn worksharing_loop<'p>(d: &mut Decoder<'_, 'p>, op: WsloopOp<'p>) -> Res {
    check_variables(*op)?;
    d.region(op.region(), Vec::new());
    Ok(())
}

fn loop_nest<'p>(d: &mut Decoder<'_, 'p>, op: LoopNestOp<'p>) -> Res {
    let bounds = op.loop_lower_bounds().chain(op.loop_upper_bounds()).chain(op.loop_steps());
    for bound in bounds {
        let ty = op.ty(bound);
        if !ty.is_index() && int_width(ty)? != 64 {
            return Err(format!("has bounds of type '{ty}'; only 'index' and 'i64' are supported"));
        }
    }
    let lower = d.slots_of(op.loop_lower_bounds());
    let last = d.slots_of(op.loop_upper_bounds());
    let steps = d.slots_of(op.loop_steps());
    let variables = d.entry_arguments(op.region());
    let upper = if op.loop_inclusive() { after_last(d, last) } else { last };
    let nest = Rc::new(Nest { variables, lower, upper, steps, counted: true });
    let start = d.label();
    let latch = d.label();
    let end = d.label();
    let first = nest.clone();
    d.emit(move |state| Ok(Flow::Jump(if first.first(state)? { start } else { end })));
    d.place(start);
    d.region(op.region(), vec![Exit { into: Vec::new(), to: latch }]);
    d.place(latch);
    d.emit(move |state| Ok(Flow::Jump(if nest.next(state)? { start } else { end })));
    d.place(end);
    Ok(())
}

/// The exclusive bounds for inclusive ones.
fn after_last(d: &mut Decoder<'_, '_>, last: Vec<Slot>) -> Vec<Slot> {
    let one_more = |slot| {
        let end = d.temporary();
        d.define(end, move |state| {
            let end = state.index(slot)?.checked_add(1);
            Ok(Value::from(end.ok_or("has an upper bound that does not fit in 64 bits")?))
        });
        end
    };
    last.into_iter().map(one_more).collect()
}

fn end_region<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let values = d.slots_of(op.operands());
    let leave = d.exit(0, &values)?;
    d.jump(leave);
    Ok(())
}
