//! Structured control flow: loops and conditionals, as jumps between labels.

use std::fmt::Display;

use dialects::scf::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, IndexSwitchOp, ParallelOp, ReduceOp,
    ReduceReturnOp, WhileOp, YieldOp,
};
use mlir::{OpRef, RegionRef};

use super::sizes::Mixed;
use super::table::{Table, table};
use crate::code::{Edge, Flow, Label};
use crate::decode::{Decoder, Exit};
use crate::layout::int_width;
use crate::number::{signed, truncate};
use crate::state::{Slot, State};
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        ConditionOp => condition,
        ExecuteRegionOp => |d, op| run_once(d, *op, op.region()),
        ForOp => for_loop,
        ForallOp => forall,
        IfOp => if_else,
        InParallelOp => in_parallel,
        IndexSwitchOp => index_switch,
        ParallelOp => parallel,
        ReduceOp => reduce,
        ReduceReturnOp as OpRef => end_region,
        WhileOp => while_loop,
        YieldOp as OpRef => end_region,
    }
}

/// A terminator that passes its operands to the operation around it.
///
/// # Errors
/// If the region that it ends has other arguments or results.
pub fn end_region<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Res {
    let values = d.slots_of(op.operands());
    let edge = d.exit(0, &values)?;
    d.jump(edge);
    Ok(())
}

/// An operation that runs its only region once and returns what the region yields.
pub(super) fn run_once<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, body: RegionRef<'_>) -> Res {
    let end = d.label();
    let results = d.slots_of(op.results());
    let mark = d.scope_mark(op);
    d.region(body, vec![Exit { into: results, to: end }]);
    d.place(end);
    d.scope_end(mark);
    Ok(())
}

fn if_else<'p>(d: &mut Decoder<'_, 'p>, op: IfOp<'p>) -> Res {
    let condition = d.slot(op.condition());
    let otherwise = d.label();
    d.jump_unless(condition, Edge::plain(otherwise));
    choice(d, *op, op.then_region(), (otherwise, op.else_region()));
    Ok(())
}

/// Runs one of two regions; the second, which may be empty, begins at a label.
pub(super) fn choice<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    then: RegionRef<'_>,
    (label, otherwise): (Label, RegionRef<'_>),
) {
    let end = d.label();
    let results = d.slots_of(op.results());
    d.region(then, vec![Exit { into: results.clone(), to: end }]);
    d.place(label);
    d.region(otherwise, vec![Exit { into: results, to: end }]);
    d.place(end);
}

fn index_switch<'p>(d: &mut Decoder<'_, 'p>, op: IndexSwitchOp<'p>) -> Res {
    let selector = d.slot(op.arg());
    let cases = op.cases();
    let end = d.label();
    let results = d.slots_of(op.results());
    let labels: Vec<Label> = (0..=cases.len()).map(|_| d.label()).collect();
    let targets = labels.clone();
    d.emit(move |state| {
        let value = state.index(selector)?;
        let case = cases.iter().position(|&case| case == value).map_or(0, |case| case + 1);
        targets
            .get(case)
            .map(|&to| Flow::Jump(to))
            .ok_or_else(|| "selects a case that does not exist".to_owned())
    });
    let regions = std::iter::once(op.default_region()).chain(op.case_regions());
    for (label, region) in labels.into_iter().zip(regions) {
        d.place(label);
        d.region(region, vec![Exit { into: results.clone(), to: end }]);
    }
    d.place(end);
    Ok(())
}

/// The type of a loop's induction variable.
#[derive(Clone, Copy)]
struct Counting {
    width: u32,
    is_signed: bool,
}

impl Counting {
    fn read(self, state: &State<'_>, slot: Slot) -> Res<i128> {
        let bits = state.int(slot)?;
        Ok(if self.is_signed { signed(bits, self.width) } else { bits as i128 })
    }

    /// A step, which must be positive.
    fn step(self, state: &State<'_>, slot: Slot) -> Res<i128> {
        match self.read(state, slot)? {
            step if step > 0 => Ok(step),
            step => Err(format!("has the step {step}, which is not positive")),
        }
    }

    /// The number after a step. If it does not fit the type, the behaviour of the loop is undefined: compiled code
    /// wraps around and may never end.
    fn next(self, number: i128, step: i128) -> Res<i128> {
        let next = number.checked_add(step);
        let fits = |next: &i128| {
            let bits = truncate(next.cast_unsigned(), self.width);
            *next == if self.is_signed { signed(bits, self.width) } else { bits.cast_signed() }
        };
        next.filter(fits).ok_or_else(|| overflows(number, step))
    }

    fn value(self, number: i128) -> Value {
        Value::Int(truncate(number as u128, self.width))
    }
}

/// The message about an induction variable that leaves its type.
pub(super) fn overflows(number: impl Display, step: impl Display) -> String {
    format!("has an induction variable whose type does not hold {number} + {step}")
}

fn for_loop<'p>(d: &mut Decoder<'_, 'p>, op: ForOp<'p>) -> Res {
    let counting = Counting { width: int_width(op.ty(op.lower_bound()))?, is_signed: !op.unsigned_cmp() };
    if !counting.is_signed && counting.width > 127 {
        return Err("has unsigned 128-bit bounds, which are not supported".to_owned());
    }
    let lower = d.slot(op.lower_bound());
    let upper = d.slot(op.upper_bound());
    let step = d.slot(op.step());
    let inits = d.slots_of(op.init_args());
    let body = LoopBody::new(d, *op, op.region(), &inits)?;
    let enter = body.enter.clone();
    let skip = body.skip.clone();
    let variable = body.variable;
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
    body.emit(d, *op, op.region(), move |state, at| {
        let next = counting.next(counting.read(state, at)?, counting.step(state, step)?)?;
        let upper = counting.read(state, upper)?;
        Ok((next < upper).then(|| counting.value(next)))
    });
    Ok(())
}

/// A loop with one induction variable and loop-carried values.
pub(super) struct LoopBody {
    pub(super) variable: Slot,
    /// Into the first iteration.
    pub(super) enter: Edge,
    /// Past the loop without an iteration.
    pub(super) skip: Edge,
    /// Past the loop after the last iteration.
    leave: Edge,
    carried: Vec<Slot>,
    start: Label,
    end: Label,
}

impl LoopBody {
    pub(super) fn new<'p>(
        d: &mut Decoder<'_, 'p>,
        op: OpRef<'p>,
        body: RegionRef<'_>,
        inits: &[Slot],
    ) -> Res<Self> {
        let arguments = d.entry_arguments(body);
        let Some((&variable, carried)) = arguments.split_first() else {
            return Err("has a body without an induction variable".to_owned());
        };
        let start = d.label();
        let end = d.label();
        let results = d.slots_of(op.results());
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

    /// Emits the body and the step to the next iteration: `next` computes the next value of the induction variable, or
    /// `None` after the last iteration.
    pub(super) fn emit<'p>(
        self,
        d: &mut Decoder<'_, 'p>,
        op: OpRef<'p>,
        body: RegionRef<'_>,
        next: impl Fn(&State<'_>, Slot) -> Res<Option<Value>> + 'p,
    ) {
        let LoopBody { variable, leave, carried, start, end, .. } = self;
        let latch = d.label();
        d.place(start);
        let mark = d.scope_mark(op);
        d.region(body, vec![Exit { into: carried, to: latch }]);
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
    }
}

fn while_loop<'p>(d: &mut Decoder<'_, 'p>, op: WhileOp<'p>) -> Res {
    let test = d.label();
    let body = d.label();
    let end = d.label();
    let inits = d.slots_of(op.inits());
    let results = d.slots_of(op.results());
    let tested = d.entry_arguments(op.before());
    let run = d.entry_arguments(op.after());
    d.jump(Edge::new(&inits, &tested, test)?);
    d.place(test);
    d.region(op.before(), vec![Exit { into: run, to: body }, Exit { into: results, to: end }]);
    d.place(body);
    d.region(op.after(), vec![Exit { into: tested, to: test }]);
    d.place(end);
    Ok(())
}

fn condition<'p>(d: &mut Decoder<'_, 'p>, op: ConditionOp<'p>) -> Res {
    let condition = d.slot(op.condition());
    let values = d.slots_of(op.args());
    let go_on = d.exit(0, &values)?;
    let leave = d.exit(1, &values)?;
    d.emit(move |state| {
        let edge = if state.bit(condition)? { &go_on } else { &leave };
        Ok(edge.take(state))
    });
    Ok(())
}

/// The iterations of a loop nest in order: the last dimension changes fastest.
pub(super) struct Nest {
    pub(super) variables: Vec<Slot>,
    pub(super) lower: Vec<Slot>,
    pub(super) upper: Vec<Slot>,
    pub(super) steps: Vec<Slot>,
    /// Whether iterations are counted before the first one, so that an index may overflow after the last.
    pub(super) counted: bool,
}

impl Nest {
    /// Sets the indices of the first iteration; false if the loop has no iterations.
    pub(super) fn first(&self, state: &mut State<'_>) -> Res<bool> {
        for ((&variable, &lower), (&upper, &step)) in
            self.variables.iter().zip(&self.lower).zip(self.upper.iter().zip(&self.steps))
        {
            let first = state.index(lower)?;
            let end = state.index(upper)?;
            let step = state.index(step)?;
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

    /// Sets the indices of the next iteration; false if there are no more.
    pub(super) fn next(&self, state: &mut State<'_>) -> Res<bool> {
        for ((&variable, &lower), (&upper, &step)) in
            self.variables.iter().zip(&self.lower).zip(self.upper.iter().zip(&self.steps)).rev()
        {
            let current = state.index(variable)?;
            let step = state.index(step)?;
            let next = current.checked_add(step);
            if next.is_none() && !self.counted {
                return Err(overflows(current, step));
            }
            let end = state.index(upper)?;
            if let Some(next) = next.filter(|&next| next < end) {
                state.set(variable, next);
                return Ok(true);
            }
            let first = state.index(lower)?;
            state.set(variable, first);
        }
        Ok(false)
    }
}

/// Goes to the first iteration, or past the loops if there is none.
fn enter_nest(d: &mut Decoder<'_, '_>, nest: &std::rc::Rc<Nest>, enter: Edge, skip: Edge) {
    let nest = nest.clone();
    d.emit(move |state| {
        let edge = if nest.first(state)? { &enter } else { &skip };
        Ok(edge.take(state))
    });
}

fn parallel<'p>(d: &mut Decoder<'_, 'p>, op: ParallelOp<'p>) -> Res {
    let lower = d.slots_of(op.lower_bound());
    let upper = d.slots_of(op.upper_bound());
    let steps = d.slots_of(op.step());
    let variables = d.entry_arguments(op.region());
    let inits = d.slots_of(op.init_vals());
    let results = d.slots_of(op.results());
    let nest = std::rc::Rc::new(Nest { variables, lower, upper, steps, counted: false });
    let start = d.label();
    let latch = d.label();
    let end = d.label();
    let enter = Edge::new(&inits, &results, start)?;
    let skip = Edge::new(&inits, &results, end)?;
    enter_nest(d, &nest, enter, skip);
    d.place(start);
    let mark = d.scope_mark(*op);
    // The second exit holds the results so far, which `reduce` combines with new values.
    d.region(op.region(), vec![Exit { into: Vec::new(), to: latch }, Exit { into: results, to: latch }]);
    d.place(latch);
    d.scope_end(mark);
    d.emit(move |state| Ok(Flow::Jump(if nest.next(state)? { start } else { end })));
    d.place(end);
    Ok(())
}

/// Runs the iterations in order. The arguments for the shared tensors hold the results so far.
fn forall<'p>(d: &mut Decoder<'_, 'p>, op: ForallOp<'p>) -> Res {
    let arguments = d.entry_arguments(op.region());
    let rank = op.static_lower_bound().len();
    let (variables, shared) = arguments.split_at_checked(rank).ok_or("has too few induction variables")?;
    let lower = Mixed::of(d, op.static_lower_bound(), op.dynamic_lower_bound()).slots(d);
    let upper = Mixed::of(d, op.static_upper_bound(), op.dynamic_upper_bound()).slots(d);
    let steps = Mixed::of(d, op.static_step(), op.dynamic_step()).slots(d);
    let inits = d.slots_of(op.outputs());
    let results = d.slots_of(op.results());
    let nest = Nest { variables: variables.to_vec(), lower, upper, steps, counted: false };
    let nest = std::rc::Rc::new(nest);
    let [start, latch, end] = [d.label(), d.label(), d.label()];
    let enter = Edge::new(&inits, shared, start)?;
    let skip = Edge::new(&inits, &results, end)?;
    let leave = Edge::new(shared, &results, end)?;
    enter_nest(d, &nest, enter, skip);
    d.place(start);
    let mark = d.scope_mark(*op);
    d.region(op.region(), vec![Exit { into: Vec::new(), to: latch }]);
    d.place(latch);
    d.scope_end(mark);
    d.emit(move |state| Ok(if nest.next(state)? { Flow::Jump(start) } else { leave.take(state) }));
    d.place(end);
    Ok(())
}

/// Runs the insertions into the shared tensors, and ends the iteration.
fn in_parallel<'p>(d: &mut Decoder<'_, 'p>, op: InParallelOp<'p>) -> Res {
    let end = d.exit(0, &[])?;
    d.region(op.region(), Vec::new());
    d.jump(end);
    Ok(())
}

/// Combines the results so far with those of an iteration, and ends the iteration.
fn reduce<'p>(d: &mut Decoder<'_, 'p>, op: ReduceOp<'p>) -> Res {
    let values = d.slots_of(op.operands());
    let results = d.exit_slots(1)?;
    let leave = d.exit(0, &[])?;
    if values.len() != results.len() || values.len() != op.reductions().count() {
        return Err("does not combine each result with a value".to_owned());
    }
    for ((value, result), combination) in values.into_iter().zip(results).zip(op.reductions()) {
        let start = d.label();
        let next = d.label();
        let arguments = d.entry_arguments(combination);
        d.jump(Edge::new(&[result, value], &arguments, start)?);
        d.place(start);
        d.region(combination, vec![Exit { into: vec![result], to: next }]);
        d.place(next);
    }
    d.jump(leave);
    Ok(())
}
