//! The affine dialect: loops and accesses by affine maps.

use dialects::affine::{
    AffineApplyOp, AffineForOp, AffineIfOp, AffineLoadOp, AffineMaxOp, AffineMinOp, AffineParallelOp,
    AffinePrefetchOp, AffineStoreOp, AffineYieldOp,
};
use mlir::{AttrRef, OpRef};

use super::affine_code::AffineCode;
use super::reductions::{Combine, Reduction};
use super::scf::{LoopBody, Nest, choice, end_region, numbers, region};
use super::table::{Table, table};
use crate::code::{Edge, Flow};
use crate::decode::{Decoder, Exit, attribute, operand_type};
use crate::layout::Layout;
use crate::state::Slot;
use crate::value::Value;

pub(super) fn table() -> Table {
    table! {
        AffineApplyOp => |d, op| extremum(d, op, false),
        AffineMinOp => |d, op| extremum(d, op, false),
        AffineMaxOp => |d, op| extremum(d, op, true),
        AffineForOp => for_loop,
        AffineIfOp => if_else,
        AffineParallelOp => parallel,
        AffineLoadOp => load,
        AffineStoreOp => store,
        AffinePrefetchOp => |_, _| Ok(()),
        AffineYieldOp => end_region,
    }
}

/// The map in an attribute, applied to values.
fn code<'p>(d: &Decoder<'_, 'p>, op: OpRef<'p>, name: &str, operands: &[Slot]) -> Result<AffineCode, String> {
    let map = attribute(op, name)?.as_affine_map().ok_or("has no affine map")?;
    AffineCode::of_map(d.cx(), map, operands)
}

/// The largest or smallest result of a map; of a map with one result, that one.
fn extremum<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>, largest: bool) -> Result<(), String> {
    let operands = d.operands(op);
    let code = code(d, op, "map", &operands)?;
    let result = d.result(op, 0)?;
    d.define(result, move |s| Ok(if largest { code.maximum(s)? } else { code.minimum(s)? }.into()));
    Ok(())
}

fn for_loop<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let (lower, upper, inits) = (d.group(op, 0), d.group(op, 1), d.group(op, 2));
    let lower = code(d, op, "lowerBoundMap", &lower)?;
    let upper = code(d, op, "upperBoundMap", &upper)?;
    let step = attribute(op, "step")?.as_int().filter(|&step| step > 0).ok_or("has a step below 1")?;
    let end = d.temporary();
    let body = LoopBody::new(d, op, &inits)?;
    let (enter, skip, variable) = (body.enter.clone(), body.skip.clone(), body.variable);
    d.emit(move |state| {
        let (first, last) = (lower.maximum(state)?, upper.minimum(state)?);
        if first >= last {
            return Ok(skip.take(state));
        }
        let flow = enter.take(state);
        state.set(variable, first);
        state.set(end, last);
        Ok(flow)
    });
    body.emit(d, op, move |state, at| {
        let (next, end) = (state.index(at)?.checked_add(step), state.index(end)?);
        Ok(next.filter(|&next| next < end).map(Value::from))
    })
}

fn if_else<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let set = attribute(op, "condition")?.as_integer_set().ok_or("has no integer set")?;
    let operands = d.operands(op);
    let code = AffineCode::of_set(d.cx(), set, &operands)?;
    let equalities: Vec<bool> = set.constraints.iter().map(|&(_, is_equality)| is_equality).collect();
    let otherwise = d.label();
    d.emit(move |state| {
        let values = code.evaluate(state)?;
        let holds = |(&value, &equal): (&i64, &bool)| if equal { value == 0 } else { value >= 0 };
        Ok(if values.iter().zip(&equalities).all(holds) { Flow::Next } else { Flow::Jump(otherwise) })
    });
    choice(d, op, otherwise)
}

fn load<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let operands = d.operands(op);
    let (&memref, operands) = operands.split_first().ok_or("has too few operands")?;
    let code = code(d, op, "map", operands)?;
    let layout = Layout::of_elements(operand_type(op, 0)?)?;
    let (size, result) = (layout.size(), d.result(op, 0)?);
    d.define(result, move |s| {
        let indices = code.evaluate(s)?;
        layout.load(&s.memory, s.get(memref).memref()?.element(&indices, size)?)
    });
    Ok(())
}

fn store<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let operands = d.operands(op);
    let [value, memref, operands @ ..] = operands.as_slice() else {
        return Err("has too few operands".to_owned());
    };
    let (value, memref) = (*value, *memref);
    let code = code(d, op, "map", operands)?;
    let layout = Layout::of_elements(operand_type(op, 1)?)?;
    let size = layout.size();
    d.compute(move |s| {
        let indices = code.evaluate(s)?;
        let address = s.get(memref).memref()?.element(&indices, size)?;
        let value = s.get(value).clone();
        layout.store(&mut s.memory, address, &value)
    });
    Ok(())
}

/// The bounds of the dimensions of a parallel loop: each is the maximum or minimum of some results of one map.
fn bounds<'p>(
    d: &mut Decoder<'_, 'p>,
    op: OpRef<'p>,
    which: &str,
    operands: &[Slot],
) -> Result<Vec<AffineCode>, String> {
    let code = code(d, op, &format!("{which}BoundsMap"), operands)?;
    let groups = attribute(op, &format!("{which}BoundsGroups"))?;
    let dims = region(op, 0)?.entry().map_or(0, |block| block.args().len());
    let sizes = groups.dense_integers().ok_or("has groups of another kind")?.take(dims);
    let mut at = 0usize;
    Ok(sizes
        .map(|size| {
            let start = at;
            at = at.saturating_add(usize::try_from(size).unwrap_or(0));
            code.only(start..at)
        })
        .collect())
}

fn parallel<'p>(d: &mut Decoder<'_, 'p>, op: OpRef<'p>) -> Result<(), String> {
    let operands = d.operands(op);
    let lower_inputs = attribute(op, "lowerBoundsMap")?.as_affine_map().map_or(0, |map| map.num_inputs());
    let (lower, upper) = operands.split_at_checked(lower_inputs).ok_or("has too few operands")?;
    let (lower, upper) = (bounds(d, op, "lower", lower)?, bounds(d, op, "upper", upper)?);
    let steps = numbers(op, "steps")?;
    let (reductions, neutral) = reductions(op)?;
    let (results, body) = (d.results(op), region(op, 0)?);
    let variables = d.entry_arguments(body);
    let mut temporaries = || -> Vec<Slot> { variables.iter().map(|_| d.temporary()).collect() };
    let (low, high, step) = (temporaries(), temporaries(), temporaries());
    let yielded: Vec<Slot> = results.iter().map(|_| d.temporary()).collect();
    let nest =
        std::rc::Rc::new(Nest { variables, lower: low.clone(), upper: high.clone(), steps: step.clone() });
    let (start, latch, end) = (d.label(), d.label(), d.label());
    let (first, accumulated) = (nest.clone(), results.clone());
    d.emit(move |state| {
        for (&result, value) in accumulated.iter().zip(&neutral) {
            state.set(result, value.clone());
        }
        for (dim, ((&low, &high), &step)) in low.iter().zip(&high).zip(&step).enumerate() {
            let (Some(lower), Some(upper), Some(&by)) = (lower.get(dim), upper.get(dim), steps.get(dim))
            else {
                return Err("has fewer bounds than induction variables".to_owned());
            };
            let (from, to) = (lower.maximum(state)?, upper.minimum(state)?);
            state.set(low, from);
            state.set(high, to);
            state.set(step, by);
        }
        Ok(Flow::Jump(if first.first(state)? { start } else { end }))
    });
    d.place(start);
    let mark = d.scope_mark(op);
    d.region(body, vec![Exit { into: yielded.clone(), to: latch }]);
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

/// The reduction of each result, and what it starts with.
fn reductions(op: OpRef<'_>) -> Result<(Vec<Combine>, Vec<Value>), String> {
    let kinds = attribute(op, "reductions")?.as_array().unwrap_or_default();
    let kinds: Vec<i64> = kinds.iter().filter_map(|&kind| AttrRef::as_enum(op.cx().attr_ref(kind))).collect();
    if kinds.len() != op.num_results() {
        return Err("does not reduce each of its results".to_owned());
    }
    let of = |(kind, ty)| Reduction::of(kind, op.cx().type_ref(ty));
    let all = kinds.into_iter().zip(op.result_types()).map(of).collect::<Result<Vec<_>, _>>()?;
    Ok(all.into_iter().map(|reduction| (reduction.combine, reduction.neutral)).unzip())
}
