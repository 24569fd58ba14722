//! The verifier: checks every invariant of the IR, from the tables and hooks of the operations.
//!
//! **Blocks and regions**
//! - A block is not empty and its last operation is a terminator, unless it is the only block of its region and the
//!   operation around it has `NO_TERMINATOR` or is not registered.
//! - Only the last operation of a block has successors; they are blocks of the same region.
//! - The entry block of a region has no predecessors.
//! - A graph region has at most one block.
//!
//! **Operations**: in this order, which is that of the ODS manual. The checks of a step rely on the steps before it, so
//! for each operation, checking stops after the first step that fails; other operations are still checked.
//! 1. The dialect of the operation is registered, or unregistered dialects are allowed; a registered dialect has an
//!    operation of that name. Discardable attributes `dialect.name` satisfy their dialect.
//! 2. Structure: the numbers of regions, results, successors and operands, then the structural traits in the order of
//!    the record.
//! 3. Invariants: required attributes are present, and attributes satisfy their constraints; so do the types of
//!    operands and results, and the regions; all predicates hold.
//! 4. The other traits and interfaces, in the order of the record.
//! 5. The operation's own check (`verify`).
//! 6. If everything inside is correct: traits and interfaces that look inside, in the order of the record, and the
//!    operation's own `verify_regions`.
//!
//! **Dominance**: where order matters, every operand is defined before its use, on every path to it.
//!
//! All violations are reported, each at the location of the operation and in MLIR's words. Nothing here panics on
//! malformed IR that the arenas can hold. Traversal is iterative within a body and bounded across nested bodies; time
//! is linear. Sibling bodies are verified in parallel if that pays, with the same diagnostics.
//!
//! `structure`, `constraints` and `dominance` have the checks.

mod constraints;
mod dominance;
mod structure;

#[cfg(test)]
mod tests;

use std::iter;

use crate::definitions::op::OpDef;
use crate::ir::body::Body;
use crate::ir::diag::Diag;
use crate::ir::entities::{Block, Op, Region};
use crate::ir::view::OpRef;
use crate::values::context::Context;
use crate::values::threads;

/// The violations of an operation and everything inside it, in the order of the operations; with or without threads.
///
/// The errors do not show their operations yet; [`verify`](crate::text::verify) adds that.
pub(crate) fn errors(op: OpRef<'_>, threads: bool) -> Vec<Diag> {
    errors_in(op, threads, false)
}

/// Like [`errors`], for an operation that was correct when [`forget_changes`](Body::forget_changes) was called for its
/// body, and that has not changed itself.
///
/// A body is skipped if neither it nor one of those around it has changed. The operation that it belongs to is checked
/// nevertheless, and so are its traits and interfaces that look inside.
pub(crate) fn errors_of_changes(op: OpRef<'_>, threads: bool) -> Vec<Diag> {
    errors_in(op, threads, true)
}

fn errors_in(op: OpRef<'_>, threads: bool, was_correct: bool) -> Vec<Diag> {
    let mut diags = Vec::new();
    let verifier =
        Verifier { cx: op.cx(), body: op.body(), outer: op.outer(), threads, was_correct, depth: 0 };
    verifier.run(iter::once(Step::Op(op.id())), &mut diags);
    if diags.is_empty() && !op.body().regions_of(op.id()).is_empty() {
        dominance::check_op(op, &mut diags);
    }
    diags
}

/// Whether an operation by itself, without its contents, passes the checks that hand-written printers rely on.
pub(crate) fn is_well_formed(op: OpRef<'_>) -> bool {
    let body = op.body();
    let id = op.id();
    let has_contents = |region: &Region| body.entry_block(*region).is_some();
    verify_alone(op).is_ok() && body.regions_of(id).first().is_none_or(has_contents)
}

/// Checks an operation by itself, without its contents.
///
/// # Errors
/// The first violation.
pub fn verify_alone(op: OpRef<'_>) -> Result<(), Diag> {
    let mut errors = Vec::new();
    check_op(op, op.def(), &mut errors);
    if errors.is_empty() { Ok(()) } else { Err(errors.swap_remove(0)) }
}

/// Isolated operations that nest deeper are refused; the parser accepts fewer levels.
pub(crate) const MAX_DEPTH: usize = 256;

/// Verifying bodies with fewer operations in total does not repay threads.
const PARALLEL_OPS: usize = 4096;

/// Verifies the operations of one body.
#[derive(Clone, Copy)]
struct Verifier<'a> {
    cx: &'a Context,
    body: &'a Body,
    outer: Option<&'a OpRef<'a>>,
    threads: bool,
    /// Whether the surroundings of nested bodies are unchanged since they were correct; then unchanged bodies are still
    /// correct.
    was_correct: bool,
    depth: usize,
}

/// A remaining step, on a stack instead of recursion.
enum Step {
    Op(Op),
    /// An operation and those after it in its block.
    Ops(Op),
    Region(Region),
    /// A block and those after it in its region.
    Blocks(Block),
    /// All operations of the block are checked.
    BlockEnd(Block),
    /// Everything inside the operation is checked; with the number of events before it.
    OpEnd(Op, usize),
}

/// The events of a walk through a body, in order. Isolated operations are checked afterwards, possibly in parallel.
enum Event {
    Error(Box<Diag>),
    /// The place for the errors of an isolated operation with a body and of everything in it.
    Isolated(Op),
    /// The checks that run only if there are no errors since that event.
    OpEnd(Op, usize),
}

/// A walk through a body: the remaining steps, and the events so far.
struct Walk {
    steps: Vec<Step>,
    events: Vec<Event>,
    /// Errors that are not events yet.
    errors: Vec<Diag>,
}

impl Walk {
    /// Turns errors into events. There are hardly ever any.
    #[inline]
    fn take_errors(&mut self) {
        if !self.errors.is_empty() {
            self.make_events();
        }
    }

    #[cold]
    fn make_events(&mut self) {
        self.events.extend(self.errors.drain(..).map(|diag| Event::Error(Box::new(diag))));
    }
}

impl<'a> Verifier<'a> {
    fn op(&self, op: Op) -> OpRef<'a> {
        OpRef::with_outer(self.cx, self.body, op, self.outer)
    }

    fn run(&self, first: impl Iterator<Item = Step>, diags: &mut Vec<Diag>) {
        // Room for a few nested loops.
        let mut steps = Vec::with_capacity(16);
        steps.extend(first);
        // Hardly any body has more events than operations.
        let events = Vec::with_capacity(self.body.op_capacity());
        let mut walk = Walk { steps, events, errors: Vec::new() };
        while let Some(step) = walk.steps.pop() {
            self.step(step, &mut walk);
            walk.take_errors();
        }
        self.finish(walk.events, diags);
    }

    fn step(&self, step: Step, walk: &mut Walk) {
        let body = self.body;
        match step {
            Step::Op(op) => {
                self.begin_op(op, None, walk);
            }
            Step::Ops(first) => {
                let mut at = Some(first);
                while let Some(op) = at {
                    let next = body.next_op(op);
                    at = if self.begin_op(op, next, walk) { next } else { None };
                }
            }
            Step::Region(region) => {
                let owner = || self.region_owner(region);
                structure::check_region(self.cx, body, region, owner, &mut walk.errors);
                walk.steps.extend(body.entry_block(region).map(Step::Blocks));
            }
            Step::Blocks(block) => {
                walk.steps.extend(body.next_block(block).map(Step::Blocks));
                walk.steps.push(Step::BlockEnd(block));
                walk.steps.extend(body.first_op(block).map(Step::Ops));
            }
            Step::BlockEnd(block) => {
                let owner = body.region_of(block).and_then(|r| self.region_owner(r));
                structure::check_block_end(self.cx, body, block, owner, &mut walk.errors);
            }
            Step::OpEnd(op, before) => walk.events.push(Event::OpEnd(op, before)),
        }
    }

    /// Checks an operation. If it has regions in this body, returns false: they are the next steps, and after them
    /// come `next` and what follows.
    fn begin_op(&self, op: Op, next: Option<Op>, walk: &mut Walk) -> bool {
        let body = self.body;
        let view = self.op(op);
        if body.nested(op).is_some() {
            walk.events.push(Event::Isolated(op));
            return true;
        }
        let def = view.def();
        let before = walk.events.len();
        check_op(view, def, &mut walk.errors);
        walk.take_errors();
        let regions = body.regions_of(op);
        if !regions.is_empty() {
            walk.steps.extend(next.map(Step::Ops));
            walk.steps.push(Step::OpEnd(op, before));
            walk.steps.extend(regions.iter().rev().map(|&r| Step::Region(r)));
            return false;
        }
        // The required number of regions may depend on operands and results, so these are checked even if there are no
        // regions.
        if def.is_some_and(|d| !d.region_verifiers.is_empty() || d.verify_regions.is_some()) {
            walk.events.push(Event::OpEnd(op, before));
        }
        true
    }

    /// The operation that has a region of this body.
    fn region_owner(&self, region: Region) -> Option<OpRef<'a>> {
        match self.body.region_parent(region) {
            Some(op) => Some(self.op(op)),
            None => self.outer.copied(),
        }
    }

    /// Checks the isolated operations, runs the checks that wait for them, and collects the errors in order.
    fn finish(&self, events: Vec<Event>, diags: &mut Vec<Diag>) {
        let isolated: Vec<Op> = events
            .iter()
            .filter_map(|e| if let Event::Isolated(op) = e { Some(*op) } else { None })
            .collect();
        let size = |&op: &Op| self.body.nested(op).map_or(0, Body::op_capacity);
        let threads = self.threads && isolated.iter().map(size).sum::<usize>() >= PARALLEL_OPS;
        let mut inner = threads::map(&isolated, threads, |&op| self.isolated(op));
        let mut inner = inner.drain(..);
        // The number of errors before each event.
        let mut errors_before = Vec::with_capacity(events.len());
        let start = diags.len();
        for event in events {
            errors_before.push(diags.len() - start);
            match event {
                Event::Error(diag) => diags.push(*diag),
                Event::Isolated(_) => diags.extend(inner.next().unwrap_or_default()),
                Event::OpEnd(op, before) => {
                    if errors_before[before] == diags.len() - start {
                        check_op_end(self.op(op), diags);
                    }
                }
            }
        }
    }

    /// The errors of an isolated operation and of everything in it.
    fn isolated(&self, op: Op) -> Vec<Diag> {
        let op = self.op(op);
        let mut diags = Vec::new();
        check_op(op, op.def(), &mut diags);
        if let Some(body) = self.body.nested(op.id()) {
            self.nested(&op, body, &mut diags);
        }
        if diags.is_empty() {
            check_op_end(op, &mut diags);
        }
        diags
    }

    /// Checks the body of an isolated operation.
    fn nested(&self, outer: &OpRef<'_>, body: &Body, diags: &mut Vec<Diag>) {
        let was_correct = self.was_correct && !body.is_changed();
        if was_correct && !body.has_nested() {
            return;
        }
        if self.depth >= MAX_DEPTH {
            let message = format!("nests more than {MAX_DEPTH} isolated operations deep");
            return diags.push(outer.error(message));
        }
        let before = diags.len();
        let inner = Verifier { body, outer: Some(outer), was_correct, depth: self.depth + 1, ..*self };
        inner.run(body.roots().iter().rev().map(|&r| Step::Region(r)), diags);
        // Dominance relies on a well-formed control-flow graph.
        if diags.len() == before {
            dominance::check_body(self.cx, body, outer, diags);
        }
    }
}

/// Keeps the error of a check. Nearly all checks succeed, and then nothing is copied.
fn note(checked: Result<(), Diag>, errors: &mut Vec<Diag>) {
    if let Err(error) = checked {
        errors.push(error);
    }
}

/// Steps 1 to 5 of the checks of one operation.
fn check_op(op: OpRef<'_>, def: Option<&OpDef>, errors: &mut Vec<Diag>) {
    let start = errors.len();
    note(structure::check_name(op, def).and_then(|()| structure::check_successors(op)), errors);
    let Some(def) = def.filter(|_| errors.len() == start) else { return };
    structure::check_counts(op, def, errors);
    if errors.len() > start {
        return;
    }
    note(structure::check_traits(op, def), errors);
    if errors.len() > start {
        return;
    }
    constraints::check(op, def, errors);
    if errors.len() > start {
        return;
    }
    note(check_hooks(op, def), errors);
}

/// Steps 4 and 5: hand-written checks, each of which relies on those before it.
fn check_hooks(op: OpRef<'_>, def: &OpDef) -> Result<(), Diag> {
    def.verifiers.iter().try_for_each(|verify| verify(op))?;
    if let Some(verify) = def.verify {
        verify(op)?;
    }
    structure::check_graph_regions(op, def)
}

/// Step 6 of the checks of one operation.
fn check_op_end(op: OpRef<'_>, errors: &mut Vec<Diag>) {
    let Some(def) = op.def() else { return };
    let start = errors.len();
    for verify in def.region_verifiers {
        verify(op, errors);
        if errors.len() > start {
            return;
        }
    }
    if let Some(verify) = def.verify_regions {
        errors.extend(verify(op).err());
    }
}
