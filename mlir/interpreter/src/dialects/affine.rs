//! The affine dialect: loops, and memory accesses through affine maps.

use dialects::affine::{
    AffineApplyOp, AffineForOp, AffineIfOp, AffineLoadOp, AffineMaxOp, AffineMinOp, AffineParallelOp,
    AffinePrefetchOp, AffineStoreOp, AffineYieldOp,
};
use mlir::{AffineMap, AttrRef, OpRef};

use super::affine_code::AffineCode;
use super::memref::reading;
use super::reductions::{Combine, Reduction};
use super::scf::{LoopBody, Nest, choice, end_region, overflows};
use super::table::{Table, table};
use crate::code::{Edge, Flow};
use crate::decode::{Decoder, Exit};
use crate::layout::Layout;
use crate::state::{Slot, State};
use crate::value::{Res, Value};

pub(super) fn table() -> Table {
    table! {
        AffineApplyOp => |d, op| compute(d, *op, op.map(), AffineCode::minimum),
        AffineMinOp => |d, op| compute(d, *op, op.map(), AffineCode::minimum),
        AffineMaxOp => |d, op| compute(d, *op, op.map(), AffineCode::maximum),
        AffineForOp => for_loop,
        AffineIfOp => if_else,
        AffineParallelOp => parallel,
        AffineLoadOp => load,
        AffineStoreOp => store,
        AffinePrefetchOp as OpRef => |_, _| Ok(()),
        AffineYieldOp as OpRef => end_region,
    }
}

/// Applies the map to the operands; the result is the one that `choose` picks, such as the maximum.
fn compute<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    map: &AffineMap,
    choose: fn(&AffineCode, &State<'_>) -> Res<i64>,
) -> Res {
    let operands = d.slots_of(op.operands());
    let code = AffineCode::of_map(d.cx(), map, &operands)?;
    let result = d.slot(op.result(0));
    d.define(result, move |s| choose(&code, s).map(Value::from));
    Ok(())
}

fn for_loop<'p>(d: &mut Decoder<'_, 'p>, op: AffineForOp<'p>) -> Res {
    let lower = d.slots_of(op.lower_bound_operands());
    let upper = d.slots_of(op.upper_bound_operands());
    let lower = AffineCode::of_map(d.cx(), op.lower_bound_map(), &lower)?;
    let upper = AffineCode::of_map(d.cx(), op.upper_bound_map(), &upper)?;
    let inits = d.slots_of(op.inits());
    let step = op.step();
    if step < 1 {
        return Err("has a step below 1".to_owned());
    }
    let end = d.temporary();
    let body = LoopBody::new(d, *op, op.region(), &inits)?;
    let enter = body.enter.clone();
    let skip = body.skip.clone();
    let variable = body.variable;
    d.emit(move |state| {
        let first = lower.maximum(state)?;
        let last = upper.minimum(state)?;
        if first >= last {
            return Ok(skip.take(state));
        }
        let flow = enter.take(state);
        state.set(variable, first);
        state.set(end, last);
        Ok(flow)
    });
    body.emit(d, *op, op.region(), move |state, at| {
        let current = state.index(at)?;
        let end = state.index(end)?;
        let next = current.checked_add(step).ok_or_else(|| overflows(current, step))?;
        Ok((next < end).then(|| Value::from(next)))
    });
    Ok(())
}

fn if_else<'p>(d: &mut Decoder<'_, 'p>, op: AffineIfOp<'p>) -> Res {
    let set = op.condition();
    let operands = d.slots_of(op.operands());
    let code = AffineCode::of_set(d.cx(), set, &operands)?;
    let equalities: Vec<bool> = set.constraints.iter().map(|&(_, is_equality)| is_equality).collect();
    let otherwise = d.label();
    d.emit(move |state| {
        let values = code.evaluate(state)?;
        let holds = |(&value, &equal): (&i64, &bool)| if equal { value == 0 } else { value >= 0 };
        Ok(if values.iter().zip(&equalities).all(holds) { Flow::Next } else { Flow::Jump(otherwise) })
    });
    choice(d, *op, op.then_region(), (otherwise, op.else_region()));
    Ok(())
}

fn load<'p>(d: &mut Decoder<'_, 'p>, op: AffineLoadOp<'p>) -> Res {
    let memref = d.slot(op.memref());
    let operands = d.slots_of(op.indices());
    let result = d.slot(op.result());
    let code = AffineCode::of_map(d.cx(), op.map(), &operands)?;
    let layout = Layout::of_elements(op.ty(op.memref()))?;
    let size = layout.size();
    let read = reading(*op, op.result());
    d.define(result, move |s| {
        let indices = code.evaluate(s)?;
        read(&layout, &s.memory, s.get(memref).memref()?.element(&indices, size)?)
    });
    Ok(())
}

fn store<'p>(d: &mut Decoder<'_, 'p>, op: AffineStoreOp<'p>) -> Res {
    let value = d.slot(op.value());
    let memref = d.slot(op.memref());
    let operands = d.slots_of(op.indices());
    let code = AffineCode::of_map(d.cx(), op.map(), &operands)?;
    let layout = Layout::of_elements(op.ty(op.memref()))?;
    let size = layout.size();
    d.compute(move |s| {
        let indices = code.evaluate(s)?;
        let address = s.get(memref).memref()?.element(&indices, size)?;
        let value = s.get(value).clone();
        layout.store(&mut s.memory, address, &value)
    });
    Ok(())
}

/// The bounds of the dimensions of a parallel loop: each is the maximum or minimum of a group of results of one map.
fn bounds(code: &AffineCode, groups: AttrRef<'_>, dims: usize) -> Res<Vec<AffineCode>> {
    let sizes = groups.dense_integers().ok_or("has groups that are not integers")?.take(dims);
    let mut at = 0usize;
    Ok(sizes
        .map(|size| {
            let start = at;
            at = at.saturating_add(usize::try_from(size).unwrap_or(0));
            code.only(start..at)
        })
        .collect())
}

fn parallel<'p>(d: &mut Decoder<'_, 'p>, op: AffineParallelOp<'p>) -> Res {
    let operands = d.slots_of(op.map_operands());
    let variables = d.entry_arguments(op.region());
    let lower_inputs = op.lower_bounds_map().num_inputs();
    let (lower, upper) = operands.split_at_checked(lower_inputs).ok_or("has too few operands")?;
    let lower = AffineCode::of_map(d.cx(), op.lower_bounds_map(), lower)?;
    let upper = AffineCode::of_map(d.cx(), op.upper_bounds_map(), upper)?;
    let lower = bounds(&lower, op.lower_bounds_groups(), variables.len())?;
    let upper = bounds(&upper, op.upper_bounds_groups(), variables.len())?;
    let steps: Vec<i64> = op.steps().iter().filter_map(|&step| d.cx().attr_ref(step).as_int()).collect();
    let (reductions, neutral) = reductions(op)?;
    let results = d.slots_of(op.results());
    let mut temporaries = || -> Vec<Slot> { variables.iter().map(|_| d.temporary()).collect() };
    let low = temporaries();
    let high = temporaries();
    let step = temporaries();
    let yielded: Vec<Slot> = results.iter().map(|_| d.temporary()).collect();
    let nest = std::rc::Rc::new(Nest {
        variables,
        lower: low.clone(),
        upper: high.clone(),
        steps: step.clone(),
        counted: false,
    });
    let start = d.label();
    let latch = d.label();
    let end = d.label();
    let first = nest.clone();
    let accumulated = results.clone();
    d.emit(move |state| {
        for (&result, value) in accumulated.iter().zip(&neutral) {
            state.set(result, value.clone());
        }
        for (dim, ((&low, &high), &step)) in low.iter().zip(&high).zip(&step).enumerate() {
            let (Some(lower), Some(upper), Some(&by)) = (lower.get(dim), upper.get(dim), steps.get(dim))
            else {
                return Err("has fewer bounds than induction variables".to_owned());
            };
            let from = lower.maximum(state)?;
            let to = upper.minimum(state)?;
            state.set(low, from);
            state.set(high, to);
            state.set(step, by);
        }
        Ok(Flow::Jump(if first.first(state)? { start } else { end }))
    });
    d.place(start);
    let mark = d.scope_mark(*op);
    d.region(op.region(), vec![Exit { into: yielded.clone(), to: latch }]);
    d.place(latch);
    d.scope_end(mark);
    d.emit(move |state| {
        for ((&result, &value), combine) in results.iter().zip(&yielded).zip(&reductions) {
            let combined = combine(state.get(result), state.get(value))?;
            state.set(result, combined);
        }
        let edge = Edge::plain(if nest.next(state)? { start } else { end });
        Ok(edge.take(state))
    });
    d.place(end);
    Ok(())
}

/// The reduction of each result, and its initial value.
fn reductions(op: AffineParallelOp<'_>) -> Res<(Vec<Combine>, Vec<Value>)> {
    let kinds = op.reductions().iter().filter_map(|&kind| op.cx().attr_ref(kind).as_enum());
    let kinds: Vec<i64> = kinds.collect();
    if kinds.len() != op.num_results() {
        return Err("does not reduce each of its results".to_owned());
    }
    let of = |(kind, ty)| Reduction::of(kind, op.cx().type_ref(ty));
    let all = kinds.into_iter().zip(op.result_types()).map(of).collect::<Result<Vec<_>, _>>()?;
    Ok(all.into_iter().map(|reduction| (reduction.combine, reduction.neutral)).unzip())
}
