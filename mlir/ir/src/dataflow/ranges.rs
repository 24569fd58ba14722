//! The ranges of integers, from what dialects know of their operations and of the bounds of loops.

use smallvec::SmallVec;

use super::constants::Constants;
use super::facts::{ConstantValue, InferIntRanges, InferRanges};
use super::int_range::{IntRange, MAX_WIDTH};
use super::program::In;
use super::solver::Solver;
use super::sparse::{Forward, propagate, update};
use super::states::{Point, States, Which};
use crate::definitions::op::{FoldResult, OpDef, Traits};
use crate::interfaces::{InductionVariable, LoopLikeOpInterface};
use crate::ir::body::{Body, ValueDef};
use crate::ir::entities::{Block, Op, Value};
use crate::ir::view::OpRef;
use crate::values::context::{Context, TypeRef};
use crate::values::ids::{Attr, Type};
use crate::values::types::TypeKind;

/// The width of an integer or index, or of the elements; `None` for other types and for very wide ones.
pub fn storage_width(ty: TypeRef<'_>) -> Option<u32> {
    match *ty.element_type().kind() {
        TypeKind::Index => Some(64),
        TypeKind::Integer { width, .. } => (1..=MAX_WIDTH).contains(&width).then_some(width),
        _ => None,
    }
}

/// A constant of an integer type, or one with equal elements.
pub fn constant_attr(cx: &Context, ty: Type, range: IntRange) -> Option<Attr> {
    let bits = range.as_constant()?;
    let view = cx.type_ref(ty);
    if view.is_shaped() {
        let size = range.width().div_ceil(8) as usize;
        return view.has_static_shape().then(|| cx.dense_attr(ty, &bits.to_le_bytes()[..size], size));
    }
    let unused = MAX_WIDTH - range.width();
    Some(cx.int_attr(((bits << unused) as i128) >> unused, ty))
}

/// Inference of ranges.
pub(super) struct Ranges;

impl Forward for Ranges {
    type State = Option<IntRange>;

    const WHICH: Which = Which::Ranges;

    fn states<'s>(solver: &'s mut Solver<'_>) -> &'s mut States<Option<IntRange>> {
        &mut solver.ranges
    }

    fn join(state: &mut Option<IntRange>, other: &Option<IntRange>) -> bool {
        let Some(other) = *other else { return false };
        let joined = state.map_or(other, |own| own.union(other));
        state.replace(joined) != Some(joined)
    }

    fn entry(solver: &Solver<'_>, value: In<Value>) -> Option<IntRange> {
        let ty = solver.program.body(value.body).ty(value.id);
        storage_width(solver.program.cx().type_ref(ty)).map(IntRange::full)
    }

    fn visit_op(solver: &mut Solver<'_>, op: In<Op>) {
        let view = solver.program.op(op);
        let Some(infer) = inference(solver, view) else {
            for value in view.results() {
                let full = Self::entry(solver, op.with(value));
                update::<Self>(solver, op.with(value), &full);
            }
            return;
        };
        let operands: SmallVec<[Option<IntRange>; 4]> =
            view.operands().map(|v| solver.ranges.get(op.with(v)).value).collect();
        let mut inferred: SmallVec<[(usize, IntRange); 1]> = SmallVec::new();
        infer(view, &operands, &mut |result, range| inferred.push((result, range)));
        for (result, range) in inferred {
            widen(solver, op.with(view.result(result)), range);
        }
    }

    fn visit_own(solver: &mut Solver<'_>, op: Option<In<Op>>, block: Option<In<Block>>, own: &[In<Value>]) {
        let found = op.zip(block).map(|(op, block)| inductions(solver, op, block)).unwrap_or_default();
        for &value in own {
            let range = match found.iter().find(|(variable, _)| *variable == value) {
                Some(&(_, range)) => range,
                None => Self::entry(solver, value),
            };
            update::<Self>(solver, value, &range);
        }
    }

    /// A range of one number is a constant.
    fn changed(solver: &mut Solver<'_>, value: In<Value>) {
        let Some(range) = solver.ranges.get(value).value else { return };
        let body = solver.program.body(value.body);
        let attr = constant_attr(solver.program.cx(), body.ty(value.id), range);
        let state = match attr {
            Some(attr) => ConstantValue::Constant { attr, dialect: dialect_of(solver, body, value) },
            None => ConstantValue::Unknown,
        };
        update::<Constants>(solver, value, &state);
    }
}

/// The dialect of what defines a value.
fn dialect_of(solver: &Solver<'_>, body: &Body, value: In<Value>) -> &'static str {
    let view = match body.def(value.id) {
        ValueDef::Result { op, .. } => solver.program.op(value.with(op)),
        ValueDef::Argument { block, .. } => {
            solver.program.parent(value.with(block)).map_or(solver.program.top(), |op| solver.program.op(op))
        }
    };
    view.def().map_or("", OpDef::dialect)
}

/// How an operation infers ranges.
fn inference(solver: &mut Solver<'_>, op: OpRef<'_>) -> Option<InferRanges> {
    let cx = op.cx();
    *solver.infer.entry(op.op_name()).or_insert_with(|| {
        let def = op.def()?;
        let dialect = cx.dialect(def.dialect())?;
        dialect.interface::<InferIntRanges>().and_then(|known| (known.of)(def))
    })
}

/// How often a range may grow. It is more than the numbers of 8 bits, which are so followed one by one.
const GROWTHS: u32 = 1000;

/// Joins an inferred range. One that changes again and is passed on by a terminator may grow in each iteration of a
/// loop, so it becomes the full range; as does one that has grown often, for example in a recursive function.
fn widen(solver: &mut Solver<'_>, value: In<Value>, range: IntRange) {
    let old = solver.ranges.get(value).value;
    let state = &mut solver.ranges.get_mut(value).value;
    if !Ranges::join(state, &Some(range)) {
        return;
    }
    let body = solver.program.body(value.body);
    let cx = solver.program.cx();
    let is_terminator = |op| OpRef::new(cx, body, op).has_trait(Traits::TERMINATOR);
    if old.is_some() {
        let growths = solver.growths.entry(value).or_default();
        *growths += 1;
        if *growths > GROWTHS || body.users(value.id).any(is_terminator) {
            solver.ranges.get_mut(value).value = Ranges::entry(solver, value);
        }
    }
    propagate::<Ranges>(solver, value);
}

/// The induction variables of a loop, with their ranges; without one if the loop does not run.
fn inductions(solver: &mut Solver<'_>, op: In<Op>, block: In<Block>) -> Vec<(In<Value>, Option<IntRange>)> {
    let view = solver.program.op(op);
    let Some(interface) = view.interface::<LoopLikeOpInterface>() else { return Vec::new() };
    let all = (interface.induction_variables)(view);
    all.iter().filter_map(|of| Some((block.with(of.variable), induction(solver, op, block, of)?))).collect()
}

/// The range of an induction variable.
fn induction(
    solver: &mut Solver<'_>,
    op: In<Op>,
    block: In<Block>,
    of: &InductionVariable,
) -> Option<Option<IntRange>> {
    let cx = solver.program.cx();
    let width = storage_width(cx.type_ref(solver.program.body(block.body).ty(of.variable)))?;
    let full = IntRange::full(width);
    let mut bound = |bound: Option<FoldResult>, upper: bool| {
        let range = match bound {
            Some(FoldResult::Attr(attr)) => {
                cx.attr_ref(attr).as_i128().map(|n| IntRange::constant(width, n as u128))
            }
            Some(FoldResult::Value(value)) => {
                let state = solver.ranges.get_mut(op.with(value));
                state.dependents.add((Point::Start(block), Which::Ranges));
                state.value
            }
            None => None,
        };
        let range = range.unwrap_or(full);
        if upper { range.smax() } else { range.smin() }
    };
    let mut min = bound(of.lower, false);
    let mut max = bound(of.upper, true);
    if bound(of.step, true) < 0 {
        std::mem::swap(&mut min, &mut max);
    } else {
        max = if max == full.smin() { full.smax() } else { max - 1 };
    }
    Some((max >= min).then(|| IntRange::signed(width, min, max)))
}
