//! Structured control flow: loops and choices, as jumps between labels.

use dialects::scf::{
    ConditionOp, ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp, ReduceReturnOp, WhileOp,
    YieldOp,
};
use mlir::{AttrRef, OpRef, RegionRef};

use super::table::{Table, table};
use crate::code::{Edge, Flow, Label};
use crate::decode::{Decoder, Exit, attribute, operand_type};
use crate::layout::int_width;
use crate::number::{signed, truncate};
use crate::program::region_of;
use crate::state::{Slot, State};
use crate::value::Value;

pub(super) fn table() -> Table {
    table! {
        ConditionOp => condition,
        ExecuteRegionOp => run_once,
        ForOp => for_loop,
        IfOp => if_else,
        IndexSwitchOp => index_switch,
        ParallelOp => parallel,
        ReduceOp => reduce,
        ReduceReturnOp => end_region,
        WhileOp => while_loop,
        YieldOp => end_region,
    }
}

/// A region of an operation.
pub(super) fn region<'p>(op: OpRef<'p>, index: usize) -> Result<RegionRef<'p>, String> {
    region_of(op, index).ok_or_else(|| "lacks a region".to_owned())
}

/// A terminator that passes its operands to the operation around it.
pub(super) fn end_region<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let values = d.operands(op);
    let edge = d.exit(0, &values)?;
    d.jump(edge);
    Ok(())
}

/// An operation that runs its only region once; what is yielded are the results.
pub(super) fn run_once<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (end, results) = (d.label(), d.results(op));
    let mark = d.scope_mark(op);
    d.region(region(op, 0)?, vec![Exit { into: results, to: end }]);
    d.place(end);
    d.scope_end(mark);
    Ok(())
}

fn if_else<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let condition = d.operand(op, 0)?;
    let otherwise = d.label();
    d.jump_unless(condition, Edge::plain(otherwise));
    choice(d, op, otherwise)
}

/// Two regions of which the second, which may be empty, begins at a label.
pub(super) fn choice<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, otherwise: Label) -> Result<(), String> {
    let (end, results) = (d.label(), d.results(op));
    d.region(region(op, 0)?, vec![Exit { into: results.clone(), to: end }]);
    d.place(otherwise);
    d.region(region(op, 1)?, vec![Exit { into: results, to: end }]);
    d.place(end);
    Ok(())
}

fn index_switch<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let selector = d.operand(op, 0)?;
    let cases = numbers(op, "cases")?;
    let (end, results) = (d.label(), d.results(op));
    let labels: Vec<Label> = (0..=cases.len()).map(|_| d.label()).collect();
    let targets = labels.clone();
    d.emit(move |state| {
        let value = state.index(selector)?;
        let case = cases.iter().position(|&case| case == value).map_or(0, |case| case + 1);
        targets.get(case).map(|&to| Flow::Jump(to)).ok_or_else(|| "has no such case".to_owned())
    });
    for (index, label) in labels.into_iter().enumerate() {
        d.place(label);
        d.region(region(op, index)?, vec![Exit { into: results.clone(), to: end }]);
    }
    d.place(end);
    Ok(())
}

/// How a loop counts.
#[derive(Clone, Copy)]
struct Counting {
    width: u32,
    is_signed: bool,
}

impl Counting {
    fn read(self, state: &State<'_>, slot: Slot) -> Result<i128, String> {
        let bits = state.int(slot)?;
        Ok(if self.is_signed { signed(bits, self.width) } else { bits as i128 })
    }

    /// A step, which leads on.
    fn step(self, state: &State<'_>, slot: Slot) -> Result<i128, String> {
        match self.read(state, slot)? {
            step if step > 0 => Ok(step),
            step => Err(format!("has the step {step}, which is not positive")),
        }
    }

    fn value(self, number: i128) -> Value {
        Value::Int(truncate(number as u128, self.width))
    }
}

fn for_loop<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let bounds = [d.operand(op, 0)?, d.operand(op, 1)?, d.operand(op, 2)?];
    let counting =
        Counting { width: int_width(operand_type(op, 0)?)?, is_signed: op.attr("unsignedCmp").is_none() };
    if !counting.is_signed && counting.width > 127 {
        return Err("has unsigned bounds of 128 bits, which are not interpreted".to_owned());
    }
    let [lower, upper, step] = bounds;
    let inits = d.operands(op).split_off(3);
    let body = LoopBody::new(d, op, &inits)?;
    let (enter, skip, variable) = (body.enter.clone(), body.skip.clone(), body.variable);
    d.emit(move |state| {
        counting.step(state, step)?;
        let first = counting.read(state, lower)?;
        if first >= counting.read(state, upper)? {
            return Ok(skip.take(state));
        }
        let flow = enter.take(state);
        state.set(variable, counting.value(first));
        Ok(flow)
    });
    body.emit(d, op, move |state, at| {
        // What no number holds is behind every bound.
        let next = counting.read(state, at)?.checked_add(counting.step(state, step)?);
        let upper = counting.read(state, upper)?;
        Ok(next.filter(|&next| next < upper).map(|next| counting.value(next)))
    })
}

/// A loop over one induction variable with carried values.
pub(super) struct LoopBody {
    /// Where the number of the run is.
    pub(super) variable: Slot,
    /// Into the first run.
    pub(super) enter: Edge,
    /// Past the loop without a run.
    pub(super) skip: Edge,
    /// Past the loop after the last run.
    leave: Edge,
    carried: Vec<Slot>,
    start: Label,
    end: Label,
}

impl LoopBody {
    pub(super) fn new<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, inits: &[Slot]) -> Result<Self, String> {
        let arguments = d.entry_arguments(region(op, 0)?);
        let Some((&variable, carried)) = arguments.split_first() else {
            return Err("has a body without induction variable".to_owned());
        };
        let (start, end, results) = (d.label(), d.label(), d.results(op));
        Ok(LoopBody {
            variable,
            enter: Edge::new(inits, carried, start)?,
            skip: Edge::new(inits, &results, end)?,
            leave: Edge::new(carried, &results, end)?,
            carried: carried.to_vec(),
            start,
            end,
        })
    }

    /// Emits the body and what follows each run: `next` tells the number of the next run, if there is one.
    pub(super) fn emit<'p>(
        self,
        d: &mut Decoder<'_, 'p>,
        op: OpRef<'p>,
        next: impl Fn(&State<'_>, Slot) -> Result<Option<Value>, String> + 'p,
    ) -> Result<(), String> {
        let LoopBody { variable, leave, carried, start, end, .. } = self;
        let latch = d.label();
        d.place(start);
        let mark = d.scope_mark(op);
        d.region(region(op, 0)?, vec![Exit { into: carried, to: latch }]);
        d.place(latch);
        d.scope_end(mark);
        d.emit(move |state| match next(state, variable)? {
            Some(value) => {
                state.set(variable, value);
                Ok(Flow::Jump(start))
            }
            None => Ok(leave.take(state)),
        });
        d.place(end);
        Ok(())
    }
}

fn while_loop<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (before, after) = (region(op, 0)?, region(op, 1)?);
    let (test, body, end) = (d.label(), d.label(), d.label());
    let (inits, results) = (d.operands(op), d.results(op));
    let (tested, run) = (d.entry_arguments(before), d.entry_arguments(after));
    d.jump(Edge::new(&inits, &tested, test)?);
    d.place(test);
    d.region(before, vec![Exit { into: run, to: body }, Exit { into: results, to: end }]);
    d.place(body);
    d.region(after, vec![Exit { into: tested, to: test }]);
    d.place(end);
    Ok(())
}

fn condition<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let condition = d.operand(op, 0)?;
    let values = d.operands(op).split_off(1);
    let (go_on, leave) = (d.exit(0, &values)?, d.exit(1, &values)?);
    d.emit(move |state| {
        let edge = if state.bit(condition)? { &go_on } else { &leave };
        Ok(edge.take(state))
    });
    Ok(())
}

/// The runs of a nest of loops, one after the other, the last dimension fastest.
pub(super) struct Nest {
    pub(super) variables: Vec<Slot>,
    pub(super) lower: Vec<Slot>,
    pub(super) upper: Vec<Slot>,
    pub(super) steps: Vec<Slot>,
}

impl Nest {
    /// Sets the first indices, unless there are none.
    pub(super) fn first(&self, state: &mut State<'_>) -> Result<bool, String> {
        for ((&variable, &lower), (&upper, &step)) in
            self.variables.iter().zip(&self.lower).zip(self.upper.iter().zip(&self.steps))
        {
            let (first, end, step) = (state.index(lower)?, state.index(upper)?, state.index(step)?);
            if step <= 0 {
                return Err(format!("has the step {step}, which is not positive"));
            }
            if first >= end {
                return Ok(false);
            }
            state.set(variable, first);
        }
        Ok(true)
    }

    /// Sets the next indices, unless there are no more.
    pub(super) fn next(&self, state: &mut State<'_>) -> Result<bool, String> {
        for ((&variable, &lower), (&upper, &step)) in
            self.variables.iter().zip(&self.lower).zip(self.upper.iter().zip(&self.steps)).rev()
        {
            let next = state.index(variable)?.checked_add(state.index(step)?);
            if let Some(next) = next.filter(|&next| state.index(upper).is_ok_and(|end| next < end)) {
                state.set(variable, next);
                return Ok(true);
            }
            let first = state.index(lower)?;
            state.set(variable, first);
        }
        Ok(false)
    }
}

fn parallel<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let body = region(op, 0)?;
    let (lower, upper, steps) = (d.group(op, 0), d.group(op, 1), d.group(op, 2));
    let (inits, results, variables) = (d.group(op, 3), d.results(op), d.entry_arguments(body));
    let nest = std::rc::Rc::new(Nest { variables, lower, upper, steps });
    let (start, latch, end) = (d.label(), d.label(), d.label());
    let (enter, skip) = (Edge::new(&inits, &results, start)?, Edge::new(&inits, &results, end)?);
    let first = nest.clone();
    d.emit(move |state| {
        let edge = if first.first(state)? { &enter } else { &skip };
        Ok(edge.take(state))
    });
    d.place(start);
    let mark = d.scope_mark(op);
    // A reduction finds the results that it adds to at the second exit.
    d.region(body, vec![Exit { into: Vec::new(), to: latch }, Exit { into: results, to: latch }]);
    d.place(latch);
    d.scope_end(mark);
    d.emit(move |state| Ok(Flow::Jump(if nest.next(state)? { start } else { end })));
    d.place(end);
    Ok(())
}

/// Combines the results so far with what a run gives, and ends the run.
fn reduce<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let values = d.operands(op);
    let results = d.exit_slots(1)?;
    let leave = d.exit(0, &[])?;
    if values.len() != results.len() || values.len() != op.num_regions() {
        return Err("does not combine each result with a value".to_owned());
    }
    for (index, (value, result)) in values.into_iter().zip(results).enumerate() {
        let combination = region(op, index)?;
        let (start, next) = (d.label(), d.label());
        let arguments = d.entry_arguments(combination);
        d.jump(Edge::new(&[result, value], &arguments, start)?);
        d.place(start);
        d.region(combination, vec![Exit { into: vec![result], to: next }]);
        d.place(next);
    }
    d.jump(leave);
    Ok(())
}

/// An attribute that is a list of 64-bit numbers.
pub(super) fn numbers(op: OpRef<'_>, name: &str) -> Result<Vec<i64>, String> {
    let list = attribute(op, name)?;
    let array = |a: AttrRef<'_>| {
        a.as_array()?.iter().map(|&item| a.cx().attr_ref(item).as_int()).collect::<Option<Vec<i64>>>()
    };
    list.as_dense_array::<i64>()
        .or_else(|| array(list))
        .ok_or_else(|| format!("has '{name}' of another kind"))
}
