//! The operations of a block in order, each with what it does to ownership.

use dialects::affine::AffineForOp;
use dialects::arith::{SelectOp, XOrIOp};
use dialects::bufferization::{CloneOp, DeallocOp};
use dialects::cf::{AssertOp, CondBranchOp};
use dialects::memref::AllocaOp;
use dialects::scf::{IfOp, InParallelOp, ReduceReturnOp, YieldOp};
use mlir::effects::{affected, has_effect, own_effects};
use mlir::interfaces::{
    BranchOpInterface, CallOpInterface, Callee, RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
    RegionSuccessor,
};
use mlir::opdef::{EffectKind, Traits};
use mlir::{Block, Diag, Op, OpRef, Type, Value};

use super::state::{Ownership, State};
use super::values::Private;
use crate::recreate::with_result_types;

/// Marks what the program frees itself.
const MANUAL: &str = "bufferization.manual_deallocation";

pub(super) struct Walk<'a, 'p> {
    pub(super) state: State<'a>,
    pub(super) private: &'p Private,
    /// Whether the function says what of its results the caller owns.
    pub(super) passes_on: bool,
}

/// Whether an operation has operands, results or arguments of regions that are buffers.
fn uses_buffers(op: OpRef<'_>) -> bool {
    let is_buffer = |value: Value| super::values::is_buffer(op.cx(), op.body(), value);
    let mut args = op.regions().filter_map(|region| region.entry()).flat_map(|block| block.args().to_vec());
    op.operands().any(is_buffer) || op.results().any(is_buffer) || args.any(is_buffer)
}

/// Refuses what is not supported.
fn check(op: OpRef<'_>) -> Result<(), Diag> {
    let fail = |message: &str| Err(op.plain_error(message));
    if op.is::<DeallocOp>() {
        return fail("No deallocation operations must be present when running this pass!");
    }
    if own_effects(op).is_none() && op.interface::<CallOpInterface>().is_none() {
        return fail("ops with unknown memory side effects are not supported");
    }
    let touches = has_effect(op, EffectKind::Allocate) || has_effect(op, EffectKind::Free);
    if !uses_buffers(op) && !touches {
        return Ok(());
    }
    let regions = op.num_regions();
    let passes_values = regions > 1 || (regions == 1 && op.num_results() > 0);
    if passes_values && op.interface::<RegionBranchOpInterface>().is_none() {
        return fail("All operations with attached regions need to implement the RegionBranchOpInterface.");
    }
    if op.has_trait(Traits::NO_TERMINATOR) {
        return fail("NoTerminator trait is not supported");
    }
    if op.has_trait(Traits::TERMINATOR) {
        let kinds = [
            op.interface::<BranchOpInterface>().is_some(),
            op.interface::<RegionBranchTerminatorOpInterface>().is_some(),
        ];
        if kinds[0] == kinds[1] {
            return fail(
                "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not \
                 both)!",
            );
        }
        if op.successors().len() > 1 {
            return fail("Terminators with more than one successor are not supported!");
        }
    }
    Ok(())
}

impl Walk<'_, '_> {
    pub(super) fn block(&mut self, block: Block) -> Result<(), Diag> {
        self.enter(block);
        let ops: Vec<Op> = self.state.body.ops(block).collect();
        for op in ops {
            let op = self.operation(op)?;
            self.assume_rest(op);
        }
        Ok(())
    }

    /// What a block owns of what was there before, and of its arguments.
    fn enter(&mut self, block: Block) {
        let state = &mut self.state;
        // The constants come before everything that is there, in order.
        let first = state.body.first_op(block);
        let flag = |state: &mut State<'_>, value: Value| {
            let loc = super::values::loc_of(state.body, value);
            match first {
                Some(first) => state.flag_before(first, loc, false),
                None => state.flag_at_start(block, loc, false),
            }
        };
        let region = state.body.region_of(block);
        for buffer in state.liveness.live_in(state.body, block) {
            let home = state.home(buffer);
            if home.and_then(|home| state.body.region_of(home)) == region {
                let known = state.ownership(buffer, home);
                state.join(buffer, Some(block), known);
                state.free_at_end(buffer, Some(block));
            } else {
                let no = flag(state, buffer);
                state.join(buffer, Some(block), Some(Ownership::If(no)));
            }
        }
        let is_entry_of_function = region.is_some_and(|region| {
            state.body.region_parent(region).is_none() && state.body.entry_block(region) == Some(block)
        });
        for arg in state.buffers(state.body.block_args(block).to_vec()) {
            let condition = if is_entry_of_function {
                flag(state, arg)
            } else {
                let (ty, loc) = (state.cx.int_ty(1), super::values::loc_of(state.body, arg));
                state.body.add_block_arg(block, ty, loc)
            };
            state.own(arg, condition);
        }
    }

    /// What an operation does; the one that it becomes.
    fn operation(&mut self, op: Op) -> Result<Op, Diag> {
        let view = self.state.op(op);
        if view.is::<SelectOp>() {
            return Ok(op);
        }
        if view.is::<CondBranchOp>() {
            return self.state.conditional_branch(op).map(|()| op);
        }
        if view.is::<InParallelOp>() {
            if view.regions().flat_map(|region| region.blocks()).any(|block| block.ops().next().is_some()) {
                return Err(view.plain_error("only supported when nested region is empty"));
            }
            return self.state.leave(op, 0..0, false).map(|()| op);
        }
        if view.is::<ReduceReturnOp>() {
            if uses_buffers(view) {
                return Err(view.plain_error("only supported when operand is not a MemRef"));
            }
            return self.state.leave(op, 0..0, false).map(|()| op);
        }
        check(view)?;
        self.memory(op)?;
        let mut op = op;
        if let Some(branch) = self.state.op(op).interface::<RegionBranchOpInterface>() {
            op = self.regions(op, branch);
        }
        if self.state.op(op).interface::<CallOpInterface>().is_some() {
            op = self.call(op);
        }
        if let Some(branch) = self.state.op(op).interface::<BranchOpInterface>() {
            self.state.branch(op, branch)?;
        } else if let Some(passing) = self.state.op(op).interface::<RegionBranchTerminatorOpInterface>() {
            self.leave(op, passing)?;
        }
        Ok(op)
    }

    /// Results may be the same memory as any operand, unless more is known.
    fn assume_rest(&mut self, op: Op) {
        let state = &mut self.state;
        let block = state.body.block_of(op);
        let results: Vec<Value> = state.body.results(op).collect();
        for result in state.buffers(results) {
            if state.ownership(result, block).is_some() {
                continue;
            }
            let operands: Vec<Value> = state.body.operands(op).collect();
            for operand in state.buffers(operands) {
                let home = state.home(operand);
                let known = state.ownership(operand, home);
                state.join(result, block, known);
            }
            if state.ownership(result, block).is_none() {
                let loc = state.body.loc(op);
                let no = state.flag_before(op, loc, false);
                state.join(result, block, Some(Ownership::If(no)));
            }
        }
    }

    /// Allocations are owned; what frees memory must say that it is meant.
    fn memory(&mut self, op: Op) -> Result<(), Diag> {
        let state = &mut self.state;
        let view = state.op(op);
        let (loc, is_manual) = (view.loc(), view.attr(MANUAL).is_some());
        let is_automatic = view.is::<AllocaOp>();
        let freed = state.buffers(affected(view, EffectKind::Free));
        if !freed.is_empty() && !is_manual {
            return Err(view.plain_error("memory free side-effect on MemRef value not supported!"));
        }
        let allocated = state.buffers(affected(view, EffectKind::Allocate));
        let Some(block) = state.body.block_of(op) else { return Ok(()) };
        for buffer in freed {
            if let Some(condition) = state.condition(buffer, Some(block)) {
                let yes = state.flag_before(op, loc, true);
                let mut b = state.before(op);
                let not = XOrIOp::build(&mut b, loc, condition, yes);
                AssertOp::build(&mut b, loc, not, "expected that the block does not have ownership");
            }
        }
        for buffer in allocated {
            let is_owned = !is_automatic && !is_manual;
            let flag = state.flag_at_start(block, loc, is_owned);
            if is_owned {
                state.own(buffer, flag);
            } else {
                state.set(buffer, Some(block), flag);
            }
        }
        Ok(())
    }

    /// An operation with regions says for each buffer that it takes or returns who owns it; it takes none itself.
    fn regions(&mut self, op: Op, branch: &RegionBranchOpInterface) -> Op {
        let state = &mut self.state;
        let view = state.op(op);
        let loc = view.loc();
        let first = (branch.successor_regions)(view, None).into_iter().next();
        let entry = first.map_or(0..0, |first| (branch.entry_successor_operands)(view, &first));
        let entry: Vec<Value> = entry.map(|at| view.operand(at)).collect();
        let count = state.buffers(entry).len();
        if let Some(block) = state.body.block_of(op) {
            let no = state.flag_at_start(block, loc, false);
            append_operands(state, op, &vec![no; count]);
        }
        self.with_flags(op)
    }

    /// Adds a result for each buffer among the results, and lets it say whether that is owned.
    fn with_flags(&mut self, op: Op) -> Op {
        let state = &mut self.state;
        let old: Vec<Value> = state.body.results(op).collect();
        let buffers: Vec<usize> = (0..old.len()).filter(|&at| state.is_buffer(old[at])).collect();
        if buffers.is_empty() {
            return op;
        }
        let mut types: Vec<Type> = old.iter().map(|&value| state.body.ty(value)).collect();
        types.extend(buffers.iter().map(|_| state.cx.int_ty(1)));
        let mut b = state.before(op);
        let new = with_result_types(&mut b, op, &types);
        let results: Vec<Value> = b.body().results(new).collect();
        b.replace_op(op, &results[..old.len()]);
        for (&from, &to) in old.iter().zip(&results) {
            state.liveness.rename(from, to);
        }
        for (&at, &flag) in buffers.iter().zip(&results[old.len()..]) {
            state.own(results[at], flag);
        }
        new
    }

    /// The caller owns what a function returns, or is told.
    fn call(&mut self, op: Op) -> Op {
        let view = self.state.op(op);
        let callee = view.interface::<CallOpInterface>().map(|call| (call.callable_for_callee)(view));
        let name = match callee {
            Some(Callee::Symbol(symbol)) => view.cx().attr_ref(symbol).as_flat_symbol(),
            _ => None,
        };
        if name.is_some_and(|name| self.private.contains(&view.cx().ident(name))) {
            return self.with_flags(op);
        }
        let state = &mut self.state;
        let loc = state.body.loc(op);
        let yes = state.flag_before(op, loc, true);
        let results: Vec<Value> = state.body.results(op).collect();
        for result in state.buffers(results) {
            state.own(result, yes);
        }
        op
    }

    fn leave(&mut self, op: Op, passing: &RegionBranchTerminatorOpInterface) -> Result<(), Diag> {
        let view = self.state.op(op);
        let returns = view.parent_op().is_none();
        let passes_on = !returns || self.passes_on;
        if !passes_on {
            for index in 0..view.num_operands() {
                let operand = self.state.body.operand(op, index);
                if self.state.is_buffer(operand) {
                    let owned = self.certainly_owned(operand, op);
                    self.state.body.set_operand(op, index, owned);
                }
            }
        }
        let view = self.state.op(op);
        let range = (passing.successor_operands)(view, &RegionSuccessor::Parent);
        self.state.leave(op, range, passes_on)
    }

    /// The buffer if the block owns it, and a copy otherwise.
    fn certainly_owned(&mut self, buffer: Value, at: Op) -> Value {
        let (buffer, condition) = self.with_condition(buffer, at);
        let state = &mut self.state;
        if dialects::matching::constant_integer(state.op(at), condition).is_some_and(|value| value != 0) {
            return buffer;
        }
        let (loc, ty) = (super::values::loc_of(state.body, buffer), state.body.ty(buffer));
        let mut b = state.before(at);
        let choice = IfOp::build_with_else(
            &mut b,
            loc,
            &[ty],
            condition,
            |b| {
                YieldOp::build(b, loc, &[buffer]);
            },
            |b| {
                let copy = CloneOp::build(b, loc, ty, buffer);
                YieldOp::build(b, loc, &[copy]);
            },
        );
        let owned = b.body().result(*choice, 0);
        let yes = state.flag_before(at, loc, true);
        state.own(owned, yes);
        owned
    }

    /// A choice of two buffers is owned if the chosen one is.
    fn with_condition(&mut self, buffer: Value, at: Op) -> (Value, Value) {
        let state = &mut self.state;
        let block = state.body.block_of(at);
        let select = state.body.defining_op(buffer).filter(|&op| state.body.block_of(op) == block);
        let select = select.and_then(|op| state.op(op).cast::<SelectOp>());
        if let Some(select) = select {
            let (loc, choice) = (select.loc(), select.condition());
            let sides =
                [select.true_value(), select.false_value()].map(|value| state.condition(value, block));
            if let [Some(first), Some(second)] = sides {
                let condition = SelectOp::build(&mut state.before(at), loc, choice, first, second);
                return (buffer, condition);
            }
        }
        state.with_condition(buffer, at)
    }
}

/// Adds operands to the last group of an operation.
fn append_operands(state: &mut State<'_>, op: Op, more: &[Value]) {
    if more.is_empty() {
        return;
    }
    let view = state.op(op);
    let operands: Vec<Value> = view.operands().chain(more.iter().copied()).collect();
    let name = AffineForOp::OPERAND_SEGMENT_SIZES_ATTR;
    let sizes = view.attr(name).and_then(|sizes| sizes.as_dense_array::<i32>());
    let sizes = sizes.map(|mut sizes| {
        sizes.last_mut().into_iter().for_each(|last| *last += more.len() as i32);
        state.cx.dense_array_attr::<i32>(&sizes)
    });
    state.body.set_operands(op, &operands);
    if sizes.is_some() {
        state.body.set_attr(state.cx, op, name, sizes);
    }
}
