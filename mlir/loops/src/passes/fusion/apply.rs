//! Moves or copies a producer into the loops of a consumer.

use dialects::affine::AffineForOp;
use dialects::affine::canonicalize::Applied;
use std::cell::RefCell;

use mlir::IrMapping;
use mlir::{Body, Builder, Context, Op, OpView, Value};

use crate::analysis::Budget;
use crate::analysis::row;
use crate::analysis::slice::{Bound, SliceLoop};
use crate::analysis::space::Instance;
use crate::util::For;
use crate::util::body::{block_of, clone_ops};
use crate::util::bounds::{Side, joined};
use crate::util::promote::promote_if_single_iteration;

use super::executions::Executions;
use super::legal::point;
use super::nest::Nest;
use super::plan::Plan;

/// The new bounds of a loop of the producer.
pub(super) struct NewBounds {
    variable: Value,
    lower: Applied,
    upper: Applied,
    /// Whether the loop runs once.
    single: bool,
}

/// The bounds of the producer's loops inside the consumer: those of the slice, or their own if the slice may be
/// outside them.
pub(super) fn new_bounds(
    cx: &Context,
    body: &Body,
    producer: &Nest,
    plan: &Plan,
    budget: &RefCell<Budget>,
) -> Option<Vec<NewBounds>> {
    let of = |part| {
        let all = Executions::new(cx, body, producer.root, budget);
        bounds_of(cx, all, plan, part)
    };
    plan.slice.iter().map(of).collect()
}

fn bounds_of(cx: &Context, mut all: Executions<'_>, plan: &Plan, part: &SliceLoop) -> Option<NewBounds> {
    let lp = all.loop_of(part.variable)?;
    let mut from = all.add(lp.op_ref().id())?;
    let mut to = all.add_iteration(*plan.around.last()?)?;
    all.belongs(&from, &mut to, &plan.slice)?;
    let variable = all.space.system.add_variable();
    let single = point(&mut all, &mut to, part).is_some();
    all.within(variable, &mut to, part)?;
    let own =
        |all: &mut Executions<'_>, from: &mut Instance, side: Side| implied(all, from, variable, lp, side);
    let lower_holds = own(&mut all, &mut from, Side::Lower);
    let upper_holds = own(&mut all, &mut from, Side::Upper);
    let bound = |side: Side, bound: &Bound, holds: bool| {
        let slice = Applied::of_map(&bound.map, bound.operands.iter().copied())?;
        if holds { Some(slice) } else { Some(joined(cx, side.of(lp)?, slice)) }
    };
    Some(NewBounds {
        variable: part.variable,
        lower: bound(Side::Lower, &part.lower, lower_holds)?,
        upper: bound(Side::Upper, &part.upper, upper_holds)?,
        single: single && lower_holds && upper_holds,
    })
}

/// Whether a variable is certainly within a bound of a loop.
fn implied(
    all: &mut Executions<'_>,
    from: &mut Instance,
    variable: usize,
    lp: AffineForOp<'_>,
    side: Side,
) -> bool {
    let rows = all.space.results(from, side.map(lp), side.operands(lp).into_iter());
    rows.into_iter().all(|bound| {
        let outside = match side {
            Side::Lower => bound
                .and_then(|b| row::sum(&b, 1, &row::unit(variable), -1))
                .and_then(|r| row::sum(&r, 1, &[-1], 1)),
            Side::Upper => bound.and_then(|b| row::sum(&row::unit(variable), 1, &b, -1)),
        };
        let Some(outside) = outside else { return false };
        let mut system = all.space.system.clone();
        system.add_inequality(outside);
        all.is_empty(&system)
    })
}

/// Moves the producer to the start of the innermost of the loops around it.
pub(super) fn move_into(
    b: &mut Builder<'_>,
    producer: &Nest,
    around: &[For],
    bounds: Vec<NewBounds>,
) -> Option<()> {
    let first = first_op(b.body(), around)?;
    b.move_op_before(*producer.root, first);
    restrict(b, &IrMapping::default(), bounds);
    Some(())
}

/// Copies the producer to the start of the innermost of the loops around it, with some values replaced. Returns the
/// operations of the copy, except loops that ran once.
pub(super) fn copy_into(
    b: &mut Builder<'_>,
    producer: &Nest,
    around: &[For],
    bounds: Vec<NewBounds>,
    mut map: IrMapping,
) -> Option<Vec<Op>> {
    let first = first_op(b.body(), around)?;
    b.set_before(first);
    let copy = *clone_ops(b, &[*producer.root], &mut map).first()?;
    let ops = b.body().walk_pre(copy);
    restrict(b, &map, bounds);
    Some(ops.into_iter().filter(|&op| b.body().is_live(op)).collect())
}

fn first_op(body: &Body, around: &[For]) -> Option<Op> {
    body.first_op(block_of(body, **around.last()?)?)
}

/// Gives loops their new bounds. All are set before any loop is replaced by its body, since they may use its variable.
fn restrict(b: &mut Builder<'_>, map: &IrMapping, bounds: Vec<NewBounds>) {
    let mut single = Vec::new();
    for new in bounds {
        let variable = map.value(new.variable);
        let body = b.body();
        let region = body.value_block(variable).and_then(|block| body.region_of(block));
        let Some(op) = region.and_then(|r| body.region_parent(r)) else { continue };
        let Some(lp) = b.as_handle::<AffineForOp<'static>>(op) else { continue };
        for (side, mut bound) in [(Side::Lower, new.lower), (Side::Upper, new.upper)] {
            bound.dims.iter_mut().chain(&mut bound.symbols).for_each(|v| *v = map.value(*v));
            side.set(b, lp, &bound);
        }
        if new.single {
            single.push(lp);
        }
    }
    for lp in single {
        promote_if_single_iteration(b, lp);
    }
}
