//! An `omp.wsloop` becomes the loops over the iterations that this thread runs.
//!
//! The iterations of the distributed loops are numbered, the last loop's fastest, and divided into as many runs of
//! consecutive numbers as the team has threads; the first runs are longer by one if the division leaves a remainder.
//! This is OpenMP's static schedule without a chunk size. Every iteration runs on one thread.

use dialects::llvm::ICmpPredicate;
use dialects::{llvm, omp};
use mlir::{Block, Body, Builder, Context, Diag, Handle, Loc, OpRef, OpView, Type, Value};

use super::runtime::{Function, Runtime};

/// Converts the loops and barriers of a function's body; `is_team` if it ends with the team that runs it.
///
/// # Errors
/// If a loop has a clause that is not supported, or is in a region that can have only one block.
pub(super) fn convert(
    cx: &Context,
    body: &mut Body,
    runtime: &mut Runtime,
    is_team: bool,
) -> Result<(), Diag> {
    for op in body.all_ops_post() {
        let view = OpRef::new(cx, body, op);
        if view.is::<omp::BarrierOp>() {
            let loc = view.loc();
            let mut b = Builder::before(cx, body, op);
            runtime.call(&mut b, loc, Function::Barrier, &[]);
            b.erase_op(op);
        } else if let Some(lp) = view.cast::<omp::WsloopOp>() {
            let handle = lp.handle();
            let waits = check(lp)? && !(is_team && is_last(view));
            share(cx, body, handle, runtime, waits).ok_or_else(|| {
                OpRef::new(cx, body, op).error("is in a region where there can be only one block")
            })?;
        }
    }
    Ok(())
}

/// Whether a function ends after an operation.
fn is_last(op: OpRef<'_>) -> bool {
    let next = op.body().next_op(op.id());
    next.is_some_and(|next| op.sibling(next).is::<llvm::ReturnOp>())
}

/// Whether the threads wait for each other after a loop.
///
/// # Errors
/// If a clause is not supported.
fn check(lp: omp::WsloopOp<'_>) -> Result<bool, Diag> {
    let is_static = lp.schedule_kind().is_none_or(|kind| kind == omp::ClauseScheduleKind::Static);
    if !is_static || lp.schedule_chunk().is_some() {
        return Err(
            lp.error("has a schedule other than 'static' without a chunk size, which is not supported")
        );
    }
    lp.ensure(lp.ordered().is_none(), "has the clause 'ordered', which is not supported")?;
    let clauses = [
        ("allocate", lp.allocate_vars().len()),
        ("linear", lp.linear_vars().len()),
        ("private", lp.private_vars().len()),
        ("reduction", lp.reduction_vars().len()),
    ];
    refuse(*lp, &clauses)?;
    let nest = lp.region().entry().and_then(|block| block.ops().next());
    if let Some(nest) = nest.and_then(|op| op.cast::<omp::LoopNestOp>()) {
        nest.ensure(nest.tile_sizes().is_none(), "has the clause 'tiles', which is not supported")?;
        let fits = |ty| nest.cx().type_ref(ty).bit_width().is_some_and(|width| width <= 64);
        nest.ensure(
            nest.operand_types().all(fits),
            "has bounds of more than 64 bits, which are not supported",
        )?;
    }
    Ok(!lp.nowait())
}

/// An operation has none of these clauses, given the number of variables in each.
///
/// # Errors
/// If it has one.
pub(super) fn refuse(op: OpRef<'_>, clauses: &[(&str, usize)]) -> Result<(), Diag> {
    match clauses.iter().find(|(_, variables)| *variables > 0) {
        Some((clause, _)) => Err(op.error(format_args!("has the clause '{clause}', which is not supported"))),
        None => Ok(()),
    }
}

/// A loop of a nest.
struct Range {
    /// The value of the induction variable in the first iteration, the step and the number of iterations, as `i64`.
    first: Value,
    step: Value,
    count: Value,
    ty: Type,
}

/// A loop that is being built.
struct Open {
    /// The number of the iteration.
    number: Value,
    /// The block that continues with the next iteration.
    latch: Block,
}

/// Builds the blocks of loops before a given one.
struct Loops<'s, 'b> {
    b: &'s mut Builder<'b>,
    loc: Loc,
    before: Block,
}

impl Loops<'_, '_> {
    fn constant(&mut self, value: i64) -> Value {
        let cx = self.b.cx();
        llvm::ConstantOp::build(self.b, self.loc, cx.int_ty(64), cx.int_attr_of_width(value, 64))
    }

    fn compare(&mut self, predicate: ICmpPredicate, lhs: Value, rhs: Value) -> Value {
        llvm::ICmpOp::build(self.b, self.loc, predicate, lhs, rhs)
    }

    fn select(&mut self, condition: Value, yes: Value, no: Value) -> Value {
        llvm::SelectOp::build(self.b, self.loc, condition, yes, no)
    }

    fn add(&mut self, lhs: Value, rhs: Value) -> Value {
        llvm::AddOp::build(self.b, self.loc, lhs, rhs)
    }

    fn sub(&mut self, lhs: Value, rhs: Value) -> Value {
        llvm::SubOp::build(self.b, self.loc, lhs, rhs)
    }

    fn mul(&mut self, lhs: Value, rhs: Value) -> Value {
        llvm::MulOp::build(self.b, self.loc, lhs, rhs)
    }

    fn divide(&mut self, lhs: Value, rhs: Value) -> (Value, Value) {
        (llvm::UDivOp::build(self.b, self.loc, lhs, rhs), llvm::URemOp::build(self.b, self.loc, lhs, rhs))
    }

    fn widen(&mut self, value: Value) -> Value {
        let wide = self.b.cx().int_ty(64);
        if self.b.body().ty(value) == wide {
            value
        } else {
            llvm::SExtOp::build(self.b, self.loc, wide, value)
        }
    }

    /// The iterations from `lower` to `upper`, by a step that may be negative. The differences are unsigned: the
    /// distance between two `i64` may exceed the greatest one.
    fn range(&mut self, lower: Value, upper: Value, step: Value, inclusive: bool) -> Range {
        let ty = self.b.body().ty(lower);
        let lower = self.widen(lower);
        let upper = self.widen(upper);
        let step = self.widen(step);
        let zero = self.constant(0);
        let one = self.constant(1);
        let is_down = self.compare(ICmpPredicate::Slt, step, zero);
        let low = self.select(is_down, upper, lower);
        let high = self.select(is_down, lower, upper);
        let opposite = self.sub(zero, step);
        let stride = self.select(is_down, opposite, step);
        let predicate = if inclusive { ICmpPredicate::Sle } else { ICmpPredicate::Slt };
        let runs = self.compare(predicate, low, high);
        let mut distance = self.sub(high, low);
        if !inclusive {
            distance = self.sub(distance, one);
        }
        let (further, _) = self.divide(distance, stride);
        let count = self.add(further, one);
        let count = self.select(runs, count, zero);
        Range { first: lower, step, count, ty }
    }

    /// The numbers of this thread's first iteration and of the one after its last, given the number of all
    /// iterations.
    fn part(&mut self, total: Value, runtime: &mut Runtime) -> Option<(Value, Value)> {
        let thread = runtime.number(self.b, self.loc, Function::ThreadNumber)?;
        let threads = runtime.number(self.b, self.loc, Function::NumThreads)?;
        let (size, rest) = self.divide(total, threads);
        let is_longer = self.compare(ICmpPredicate::Ult, thread, rest);
        let longer_before = self.select(is_longer, thread, rest);
        let start = self.mul(thread, size);
        let start = self.add(start, longer_before);
        let one = self.constant(1);
        let longer = self.add(size, one);
        let size = self.select(is_longer, longer, size);
        let end = self.add(start, size);
        Some((start, end))
    }

    fn block(&mut self, args: &[(Type, Loc)]) -> Block {
        let block = self.b.body_mut().create_block(args);
        self.b.body_mut().insert_block_before(self.before, block);
        block
    }

    fn branch(&mut self, args: &[Value], to: Block) {
        llvm::BrOp::build(self.b, self.loc, args, to);
    }

    /// Begins a loop over the numbers from `start` to `end`, exclusive, which continues at `exit`; the builder is
    /// then inside.
    fn open(&mut self, start: Value, end: Value, exit: Block) -> Open {
        let wide = self.b.cx().int_ty(64);
        let head = self.block(&[(wide, self.loc)]);
        let inside = self.block(&[]);
        let latch = self.block(&[]);
        let number = self.b.body().block_args(head)[0];
        self.branch(&[start], head);
        self.b.set_end(head);
        let more = self.compare(ICmpPredicate::Ult, number, end);
        llvm::CondBrOp::build(self.b, self.loc, more, inside, exit);
        self.b.set_end(latch);
        let one = self.constant(1);
        let next = self.add(number, one);
        self.branch(&[next], head);
        self.b.set_end(inside);
        Open { number, latch }
    }

    /// The value of an induction variable in the iteration with this number.
    fn variable(&mut self, range: &Range, number: Value) -> Value {
        let offset = self.mul(number, range.step);
        let value = self.add(range.first, offset);
        if self.b.body().ty(value) == range.ty {
            value
        } else {
            llvm::TruncOp::build(self.b, self.loc, range.ty, value)
        }
    }
}

/// Replaces a loop; afterwards the threads wait for each other if `waits`. `None` if there can be only one block.
fn share(
    cx: &Context,
    body: &mut Body,
    op: Handle<omp::WsloopOp>,
    runtime: &mut Runtime,
    waits: bool,
) -> Option<()> {
    let view = op.read(cx, body);
    let nest = view.region().entry()?.ops().next()?.cast::<omp::LoopNestOp>()?;
    let loc = nest.loc();
    let region = nest.region().id();
    let inclusive = nest.loop_inclusive();
    let collapsed = usize::try_from(nest.collapse_num_loops()).ok()?;
    let bounds = nest.loop_lower_bounds().zip(nest.loop_upper_bounds()).zip(nest.loop_steps());
    let bounds: Vec<((Value, Value), Value)> = bounds.collect();
    let first = body.entry_block(region)?;
    let variables = body.block_args(first).to_vec();
    let around = body.region_parent(body.region_of(body.block_of(*op)?)?);
    if around.is_some_and(|around| !OpRef::new(cx, body, around).is::<omp::LoopNestOp>()) {
        return None;
    }
    let after = body.split_block(body.next_op(*op)?);

    let mut b = Builder::before(cx, body, *op);
    let mut loops = Loops { b: &mut b, loc, before: after };
    let ranges: Vec<Range> =
        bounds.into_iter().map(|((low, high), step)| loops.range(low, high, step, inclusive)).collect();
    let (shared, own) = ranges.split_at_checked(collapsed)?;
    let total = shared.iter().map(|range| range.count).reduce(|total, count| loops.mul(total, count))?;
    let (start, end) = loops.part(total, runtime)?;
    // The operations after this one have moved; the branch is inserted before it, and then it is erased.
    let mut open = loops.open(start, end, after);
    let mut rest = open.number;
    let mut values = Vec::with_capacity(variables.len());
    for (at, range) in shared.iter().enumerate().rev() {
        let (further, number) = if at == 0 { (rest, rest) } else { loops.divide(rest, range.count) };
        values.push(loops.variable(range, number));
        rest = further;
    }
    values.reverse();
    for range in own {
        let zero = loops.constant(0);
        open = loops.open(zero, range.count, open.latch);
        values.push(loops.variable(range, open.number));
    }
    loops.branch(&[], first);
    for (&variable, value) in variables.iter().zip(values) {
        b.replace_all_uses(variable, value);
    }
    b.body_mut().erase_block_args(first, 0..variables.len());
    move_before(&mut b, region, open.latch);
    if waits {
        b.set_start(after);
        runtime.call(&mut b, loc, Function::Barrier, &[]);
    }
    b.erase_op(*op);
    Some(())
}

/// Moves the blocks of a loop's region before its latch, to which they branch where an iteration ends.
fn move_before(b: &mut Builder<'_>, region: mlir::Region, latch: Block) {
    let blocks: Vec<Block> = b.body().blocks(region).collect();
    for block in blocks {
        b.body_mut().detach_block(block);
        b.body_mut().insert_block_before(latch, block);
        let Some(end) = b.body().last_op(block) else { continue };
        let view = OpRef::new(b.cx(), b.body(), end);
        let loc = b.body().loc(end);
        if view.is::<omp::YieldOp>() || view.is::<omp::TerminatorOp>() {
            b.set_before(end);
            llvm::BrOp::build(b, loc, &[], latch);
            b.erase_op(end);
        }
    }
}
