//! The `scf-for-loop-canonicalization` pass: simplifies operations by what is known of the scf loops around them.
//!
//! An `affine.min` or `affine.max` becomes one of its expressions if the ranges of induction variables show that this one
//! is always the least or the greatest. The size of a tensor or memref that a loop carries is that of the initial one, if
//! an iteration does not change the shape.

use dialects::affine::canonicalize::Applied;
use dialects::affine::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use dialects::matching::constant_index;
use dialects::offsets_sizes_strides::{Mixed, mixed};
use dialects::scf::{ForOp, ForallOp, ParallelOp, YieldOp};
use dialects::{memref, tensor};
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::rewrite::{Matched, NoMatch, PatternRewriter, PatternSet};
use mlir::{AffineExpr, Handle, Op, OpRef, OpView, Value, ValueDef};
use smallvec::smallvec;

use super::records::SCFForLoopCanonicalization;
use crate::analysis::row::{self, Row};
use crate::analysis::{Instance, Space};
use crate::util::body::{block_of, rewrite_bodies};

impl RunPass for SCFForLoopCanonicalization {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut patterns = PatternSet::new();
        patterns
            .add(|op: Handle<AffineMinOp>, rw| settle(*op, rw, false))
            .add(|op: Handle<AffineMaxOp>, rw| settle(*op, rw, true))
            .add(|op: Handle<tensor::DimOp>, rw| size_of_initial(*op, rw))
            .add(|op: Handle<memref::DimOp>, rw| size_of_initial(*op, rw));
        rewrite_bodies(op, state, patterns)
    }
}

/// The loop of an induction variable.
struct Range {
    lower: Mixed,
    upper: Mixed,
    step: Mixed,
}

/// A number that is known, also as a constant.
fn known(op: OpRef<'_>, number: Mixed) -> Option<i64> {
    match number {
        Mixed::Known(known) => Some(known),
        Mixed::Value(value) => constant_index(op, value),
    }
}

/// The range of an induction variable of an scf loop.
fn range(op: OpRef<'_>, value: Value) -> Option<Range> {
    let ValueDef::Argument { block, index } = op.body().def(value) else { return None };
    let parent = op.body().region_of(block).and_then(|region| op.body().region_parent(region))?;
    let at = index as usize;
    let parent = op.sibling(parent);
    if let Some(lp) = parent.cast::<ForOp>() {
        let [lower, upper, step] = [lp.lower_bound(), lp.upper_bound(), lp.step()].map(Mixed::Value);
        return (at == 0).then_some(Range { lower, upper, step });
    }
    if let Some(lp) = parent.cast::<ParallelOp>() {
        let (lower, upper, step) = (lp.lower_bound().nth(at), lp.upper_bound().nth(at), lp.step().nth(at));
        return Some(Range {
            lower: Mixed::Value(lower?),
            upper: Mixed::Value(upper?),
            step: Mixed::Value(step?),
        });
    }
    let lp = parent.cast::<ForallOp>()?;
    let nth = |list: Vec<Mixed>| list.get(at).copied();
    Some(Range {
        lower: nth(mixed(&lp.static_lower_bound(), lp.dynamic_lower_bound()))?,
        upper: nth(mixed(&lp.static_upper_bound(), lp.dynamic_upper_bound()))?,
        step: nth(mixed(&lp.static_step(), lp.dynamic_step()))?,
    })
}

/// What is known of the operands of an operation.
struct Facts<'a> {
    op: OpRef<'a>,
    space: Space<'a>,
    instance: Instance,
    /// Induction variables with one value.
    single: Vec<(Value, i64)>,
}

impl<'a> Facts<'a> {
    /// `None` if a loop has an unknown step.
    fn of(op: OpRef<'a>) -> Option<Self> {
        let mut facts =
            Facts { op, space: Space::new(op), instance: Instance::default(), single: Vec::new() };
        let mut operands: Vec<Value> = op.operands().collect();
        operands.sort_unstable();
        operands.dedup();
        for value in operands {
            if let Some(range) = range(op, value) {
                facts.add(value, &range)?;
            }
        }
        Some(facts)
    }

    /// Makes a value a variable, if it is not a known number.
    fn declare(&mut self, value: Value) {
        let value = Some(value).filter(|&value| constant_index(self.op, value).is_none());
        self.space.add_variables(&mut self.instance, value.into_iter());
    }

    /// Adds the range of an induction variable: from the lower bound up to the last step below the upper one.
    fn add(&mut self, variable: Value, range: &Range) -> Option<()> {
        let cx = self.op.cx();
        let step = known(self.op, range.step).filter(|&step| step > 0)?;
        self.declare(variable);
        let mut values = Vec::new();
        let mut expr = |facts: &mut Self, number: Mixed| match (known(facts.op, number), number) {
            (None, Mixed::Value(value)) => {
                facts.declare(value);
                values.push(value);
                cx.affine_symbol(values.len() as u32 - 1)
            }
            (known, _) => cx.affine_constant(known.unwrap_or_default()),
        };
        let lower = expr(self, range.lower);
        let upper = expr(self, range.upper);
        let distance = cx.affine_sub(cx.affine_sub(upper, lower), cx.affine_constant(1));
        let steps = cx.affine_floor_div(distance, cx.affine_constant(step));
        let last = match (known(self.op, range.lower), known(self.op, range.upper)) {
            // As in MLIR, also in a loop that never runs.
            (Some(low), Some(high)) if low.saturating_add(step) >= high => lower,
            _ => cx.affine_add(lower, cx.affine_mul(steps, cx.affine_constant(step))),
        };
        let mut linear = |expr| self.space.linear(&mut self.instance, expr, &[], &values);
        let (first, last) = (linear(lower)?, linear(last)?);
        let iv = linear_of(&self.instance, variable)?;
        self.space.system.add_inequality(row::sum(&iv, 1, &first, -1)?);
        self.space.system.add_inequality(row::sum(&last, 1, &iv, -1)?);
        if let (&[first], &[last]) = (&first[..], &last[..])
            && first == last
        {
            self.single.push((variable, first));
        }
        Some(())
    }
}

fn linear_of(instance: &Instance, value: Value) -> Option<Row> {
    instance.variable(value).map(row::unit)
}

/// Replaces an `affine.min` or `affine.max` by the expression that always wins.
fn settle(op: Op, rw: &mut PatternRewriter<'_>, greatest: bool) -> Matched {
    let view = rw.op(op);
    let map = view.cast::<AffineMinOp>().map(|least| least.map());
    let map = map.or_else(|| view.cast::<AffineMaxOp>().map(|greatest| greatest.map())).ok_or(NoMatch)?;
    let applied = Applied::of_map(map, view.operands()).ok_or(NoMatch)?;
    let mut facts = Facts::of(view).ok_or_else(|| rw.no_match("the step of a loop is not known"))?;
    let winner = winner(&mut facts, applied.clone(), greatest).ok_or(NoMatch)?;
    let mut winner = Applied { exprs: smallvec![winner], ..applied };
    let constants = |values: &[Value], make: &dyn Fn(u32) -> AffineExpr| -> Vec<AffineExpr> {
        let single = |value: &Value| facts.single.iter().find(|(single, _)| single == value);
        let expr = |(at, value): (usize, &Value)| match single(value) {
            Some(&(_, number)) => rw.cx().affine_constant(number),
            None => make(at as u32),
        };
        values.iter().enumerate().map(expr).collect()
    };
    let dims = constants(&winner.dims, &|at| rw.cx().affine_dim(at));
    let symbols = constants(&winner.symbols, &|at| rw.cx().affine_symbol(at));
    winner.exprs[0] = rw.cx().affine_replace(winner.exprs[0], &dims, &symbols);
    winner.simplify(view);
    let map = rw.cx().affine_map_attr(winner.map());
    rw.replace_with(op, |rw, loc| AffineApplyOp::build(rw, loc, map, &winner.operands()))
}

/// The expression that is the least or the greatest for all values.
fn winner(facts: &mut Facts<'_>, mut applied: Applied, greatest: bool) -> Option<AffineExpr> {
    let exprs = applied.exprs.clone();
    applied.compose(facts.op);
    for &value in applied.dims.iter().chain(&applied.symbols) {
        facts.declare(value);
    }
    let mut rows = Vec::with_capacity(applied.exprs.len());
    for &expr in &applied.exprs {
        rows.push(facts.space.linear(&mut facts.instance, expr, &applied.dims, &applied.symbols)?);
    }
    // In a loop that never runs, each expression would win.
    if facts.space.system.is_empty() {
        return None;
    }
    let wins = |at: usize| {
        (0..rows.len()).filter(|&other| other != at).all(|other| {
            let (more, less) = if greatest { (other, at) } else { (at, other) };
            let better = row::sum(&rows[more], 1, &rows[less], -1).and_then(|r| row::sum(&r, 1, &[-1], 1));
            better.is_some_and(|better| {
                let mut system = facts.space.system.clone();
                system.add_inequality(better);
                system.is_empty()
            })
        })
    };
    // As in MLIR: where something is divided, only a constant replaces the operation.
    let divides = !facts.space.quotients().is_empty();
    let may_win = |at: usize| !divides || row::coefficients(&rows[at]).iter().all(|&c| c == 0);
    (0..rows.len()).find(|&at| may_win(at) && wins(at)).and_then(|at| exprs.get(at).copied())
}

/// Takes the size of what a loop carries, or returns, from the initial value.
fn size_of_initial(op: Op, rw: &mut PatternRewriter<'_>) -> Matched {
    let view = rw.op(op);
    let source = view.operand(0);
    let (lp, at) = match view.body().def(source) {
        ValueDef::Argument { block, index } => {
            let parent = view.body().region_of(block).and_then(|region| view.body().region_parent(region));
            (parent.ok_or(NoMatch)?, (index as usize).checked_sub(1).ok_or(NoMatch)?)
        }
        ValueDef::Result { op, index } => (op, index as usize),
    };
    let lp = view.sibling(lp).cast::<ForOp>().ok_or(NoMatch)?;
    if !keeps_shape(lp, at) {
        return Err(NoMatch);
    }
    let initial = lp.init_args().nth(at).ok_or(NoMatch)?;
    rw.set_operand(op, 0, initial);
    Ok(())
}

/// How deep loops may be nested for their shapes to be followed.
const MAX_DEPTH: usize = 64;

/// Whether a value that a loop carries has the same shape in each iteration.
fn keeps_shape(lp: ForOp<'_>, at: usize) -> bool {
    keeps_shape_within(lp, at, MAX_DEPTH)
}

fn keeps_shape_within(lp: ForOp<'_>, at: usize, depth: usize) -> bool {
    let op = lp.op_ref();
    let body = op.body();
    let Some(block) = block_of(body, op.id()).filter(|_| depth > 0) else { return false };
    let Some(end) = body.last_op(block).filter(|&end| op.sibling(end).is::<YieldOp>()) else { return false };
    let mut value = body.operands(end).nth(at);
    while let Some(next) = value {
        if body.block_args(block).get(at + 1) == Some(&next) {
            return true;
        }
        let ValueDef::Result { op: def, index } = body.def(next) else { return false };
        let def = op.sibling(def);
        value = if let Some(insert) = def.cast::<tensor::InsertSliceOp>() {
            Some(insert.dest())
        } else {
            let inner = def.cast::<ForOp>();
            let inner = inner.filter(|&inner| keeps_shape_within(inner, index as usize, depth - 1));
            inner.and_then(|inner| inner.init_args().nth(index as usize))
        };
    }
    false
}
