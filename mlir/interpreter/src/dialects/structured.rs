//! Structured control flow for dialects of other crates: loops and choices whose conditions these compute.

use mlir::{OpRef, RegionRef};

use super::scf::choice;
use crate::code::{Edge, Flow};
use crate::decode::{Decoder, Exit};
use crate::state::State;
use crate::value::{Res, Value};

/// Decodes a loop that runs its region a number of times, which `count` computes once. The region's first argument is
/// what `number` computes for each iteration from 0; the others begin with the last operands of the operation.
///
/// # Errors
/// If the numbers of operands, arguments and results do not fit.
pub fn counted_loop<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    region: RegionRef<'_>,
    count: impl Fn(&State<'_>) -> Res<u64> + 'p,
    number: impl Fn(&State<'_>, u64) -> Res<Value> + Clone + 'p,
) -> Res {
    let arguments = d.entry_arguments(region);
    let Some((&variable, carried)) = arguments.split_first() else {
        return Err("has a region without an argument".to_owned());
    };
    let first = op.num_operands().saturating_sub(carried.len());
    let inits = d.slots_of(op.operands().skip(first));
    let results = d.slots_of(op.results());
    let [iteration, end] = [d.temporary(), d.temporary()];
    let [start, latch, after] = [d.label(), d.label(), d.label()];
    let enter = Edge::new(&inits, carried, start)?;
    let skip = Edge::new(&inits, &results, after)?;
    let leave = Edge::new(carried, &results, after)?;
    let first = number.clone();
    d.emit(move |state| {
        let count = count(state)?;
        if count == 0 {
            return Ok(skip.take(state));
        }
        let number = first(state, 0)?;
        let flow = enter.take(state);
        state.set(variable, number);
        state.set(iteration, Value::Int(0));
        state.set(end, Value::Int(u128::from(count)));
        Ok(flow)
    });
    d.place(start);
    d.region(region, vec![Exit { into: carried.to_vec(), to: latch }]);
    d.place(latch);
    d.emit(move |state| {
        let next = state.int(iteration)? + 1;
        if next >= state.int(end)? {
            return Ok(leave.take(state));
        }
        let number = number(state, next as u64)?;
        state.set(variable, number);
        state.set(iteration, Value::Int(next));
        Ok(Flow::Jump(start))
    });
    d.place(after);
    Ok(())
}

/// Decodes a loop whose first region ends with a condition, and whose second one yields the values of the next
/// iteration. Both get what the loop carries, which is also what it returns.
///
/// # Errors
/// If the numbers of operands, arguments and results do not fit.
pub fn conditional_loop<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    [before, after]: [RegionRef<'_>; 2],
) -> Res {
    let [test, body, end] = [d.label(), d.label(), d.label()];
    let inits = d.slots_of(op.operands());
    let results = d.slots_of(op.results());
    let tested = d.entry_arguments(before);
    let run = d.entry_arguments(after);
    d.jump(Edge::new(&inits, &tested, test)?);
    d.place(test);
    // The condition passes no values: they go from slot to slot between the regions.
    let [go_on, leave] = [d.label(), d.label()];
    d.region(before, vec![Exit { into: Vec::new(), to: go_on }, Exit { into: Vec::new(), to: leave }]);
    d.place(go_on);
    d.jump(Edge::new(&tested, &run, body)?);
    d.place(body);
    d.region(after, vec![Exit { into: tested.clone(), to: test }]);
    d.place(leave);
    d.jump(Edge::new(&tested, &results, end)?);
    d.place(end);
    Ok(())
}

/// Decodes the condition that ends the first region of a [`conditional_loop`].
///
/// # Errors
/// If the region is not that of such a loop.
pub fn condition<'p>(d: &mut Decoder<'_, 'p>, holds: impl Fn(&State<'_>) -> Res<bool> + 'p) -> Res {
    let go_on = d.exit(0, &[])?;
    let leave = d.exit(1, &[])?;
    d.emit(move |state| {
        let edge = if holds(state)? { &go_on } else { &leave };
        Ok(edge.take(state))
    });
    Ok(())
}

/// Decodes an operation that runs its first region if a condition holds, or else its second one, which may be empty.
pub fn conditional<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    [then, otherwise]: [RegionRef<'_>; 2],
    holds: impl Fn(&State<'_>) -> Res<bool> + 'p,
) {
    let [first, second] = [d.label(), d.label()];
    let [to_first, to_second] = [Edge::plain(first), Edge::plain(second)];
    d.emit(move |state| {
        let edge = if holds(state)? { &to_first } else { &to_second };
        Ok(edge.take(state))
    });
    d.place(first);
    choice(d, op, then, (second, otherwise));
}
