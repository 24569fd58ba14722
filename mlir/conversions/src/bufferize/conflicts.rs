//! Read-after-write conflicts: reads that would see another write than the one that defines their tensor.

use dialects::matching::constant_index;
use dialects::offsets_sizes_strides::{Mixed, Slice};
use dialects::tensor::ExtractSliceOp;
use mlir::dominance::Dominance;
use mlir::interfaces::RegionBranchOpInterface;
use mlir::interfaces::RegionSuccessor;
use mlir::{Block, Body, Op, OpRef, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::interface::{Operand, State, Subset, Traversal};
use super::loops::Loops;

/// What is known about the control flow of a body, and the definitions found so far.
pub(super) struct Conflicts<'a> {
    dominance: Dominance<'a>,
    loops: Loops,
    /// By value: the values that may have set its elements.
    definitions: FxHashMap<Value, Vec<Value>>,
}

/// Operands, each once, in the order in which they were found.
#[derive(Default)]
pub(super) struct Operands {
    list: Vec<Operand>,
    set: FxHashSet<Operand>,
}

impl Operands {
    pub(super) fn add(&mut self, operand: Operand) {
        if self.set.insert(operand) {
            self.list.push(operand);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

/// A read that sees a wrong write.
#[derive(Clone, Copy)]
pub(super) struct Conflict {
    pub(super) read: Operand,
    pub(super) write: Operand,
    pub(super) definition: Value,
}

/// Whether there is a conflict, and which if the operands are to blame rather than threads.
pub(super) enum Found {
    Nothing,
    Threads,
    Conflict(Conflict),
}

impl<'a> Conflicts<'a> {
    pub(super) fn new(state: State<'a>) -> Self {
        Conflicts {
            dominance: Dominance::new(state.cx, state.body, None),
            loops: Loops::new(state),
            definitions: FxHashMap::default(),
        }
    }

    /// The values that may have set the elements of an operand.
    pub(super) fn definitions(&mut self, state: State<'_>, operand: Operand) -> &[Value] {
        let value = operand.value(state.body);
        self.definitions.entry(value).or_insert_with(|| state.definitions(operand))
    }

    /// Looks for a conflict between operands that all may use the same buffer; the writes are in place.
    pub(super) fn find(
        &mut self,
        state: State<'_>,
        reads: impl Iterator<Item = Operand>,
        writes: &Operands,
    ) -> Found {
        let mut reads = reads.peekable();
        if reads.peek().is_some() && self.is_shared_by_threads(state, writes) {
            return Found::Threads;
        }
        for read in reads {
            let definitions = self.definitions(state, read).to_vec();
            if definitions.is_empty() {
                continue;
            }
            for &write in &writes.list {
                if self.is_harmless(state, read, write, &definitions) {
                    continue;
                }
                let seen =
                    definitions.iter().find(|&&definition| self.comes_between(state, write, definition));
                if let Some(&definition) = seen {
                    return Found::Conflict(Conflict { read, write, definition });
                }
            }
        }
        Found::Nothing
    }

    /// Whether a buffer from outside of a parallel region is written to inside it.
    fn is_shared_by_threads(&self, state: State<'_>, writes: &Operands) -> bool {
        if !state.setting.options.check_parallel_regions {
            return false;
        }
        writes.list.iter().any(|&write| {
            let how = Traversal { with_leaves: true, ..Traversal::default() };
            let here = self.loops.parallel(region_of(state.body, write.op));
            let origins = state.origins(write, how, |value| state.is_written(value));
            origins.iter().any(|&value| self.loops.parallel(state.body.value_region(value)) != here)
        })
    }

    /// Whether a write cannot be what a read sees, whatever defines what is read.
    fn is_harmless(&self, state: State<'_>, read: Operand, write: Operand, definitions: &[Value]) -> bool {
        let body = state.body;
        if self.order_is_known(body, read, write, definitions) {
            if self.happens_before(body, read.op, write.op) || read == write {
                return true;
            }
            if are_exclusive(state, read.op, write.op) {
                return true;
            }
            let is_elementwise =
                || state.model(read.op).is_some_and(|m| m.is_elementwise(state, [read, write]));
            if read.op == write.op
                && is_elementwise()
                && (has_equivalent_origin(state, read, write.value(body))
                    || has_equivalent_origin(state, write, read.value(body)))
            {
                return true;
            }
        }
        are_separate_subsets(state, read, write)
    }

    /// Whether the order in the program is the order of execution, as far as it matters.
    fn order_is_known(&self, body: &Body, read: Operand, write: Operand, definitions: &[Value]) -> bool {
        definitions.iter().all(|&definition| self.is_ordered_by_regions(body, read, write, definition))
            && definitions.iter().all(|&definition| is_ordered_by_blocks(body, read, write, definition))
    }

    fn is_ordered_by_regions(&self, body: &Body, read: Operand, write: Operand, definition: Value) -> bool {
        let around_read = self.loops.repetitive(region_of(body, read.op));
        let around_definition = self.loops.repetitive(body.value_region(definition));
        if around_read == around_definition {
            return true;
        }
        // The loop around the read, but not around the definition, that is nearest to the definition.
        let Some(mut outer) = around_read else { return false };
        loop {
            let parent = body.region_parent(outer);
            let next = self.loops.repetitive(parent.and_then(|op| region_of(body, op)));
            if next == around_definition {
                break;
            }
            let Some(next) = next else { return false };
            outer = next;
        }
        body.region_parent(outer).is_some_and(|op| op != write.op && !is_inside(body, write.op, op))
    }

    /// Whether `a`, or something around it that is not around `b`, comes before `b`.
    fn happens_before(&self, body: &Body, a: Op, b: Op) -> bool {
        let mut around = Some(a);
        while let Some(op) = around {
            if is_inside(body, b, op) {
                return false;
            }
            if self.dominance.properly_dominates(op, b) {
                return true;
            }
            around = body.parent_op(op);
        }
        false
    }

    /// Whether a write may happen after a definition, whose elements it overwrites.
    fn comes_between(&self, state: State<'_>, write: Operand, definition: Value) -> bool {
        let body = state.body;
        let before = match body.defining_op(definition) {
            Some(op) => self.happens_before(body, write.op, op) || is_inside(body, write.op, op),
            None => {
                let block = body.value_block(definition);
                block.is_none_or(|block| body.ancestor_in_block(block, write.op).is_none())
            }
        };
        let is_the_same = || matches!(state.aliasing_values(write)[..], [only] if only.of == definition);
        !before && !is_the_same()
    }
}

/// The region that an operation is in.
pub(super) fn region_of(body: &Body, op: Op) -> Option<Region> {
    body.block_of(op).and_then(|block| body.region_of(block))
}

/// Whether an operation is inside another.
fn is_inside(body: &Body, inner: Op, outer: Op) -> bool {
    std::iter::successors(body.parent_op(inner), |&op| body.parent_op(op)).any(|op| op == outer)
}

fn is_ordered_by_blocks(body: &Body, read: Operand, write: Operand, definition: Value) -> bool {
    if region_of(body, read.op) != region_of(body, write.op) {
        return true;
    }
    let (Some(read), Some(write)) = (body.block_of(read.op), body.block_of(write.op)) else { return true };
    let around = body.value_block(definition);
    !(is_reachable(body, read, write, around) && is_reachable(body, write, read, around))
}

/// Whether control can go from the end of a block to another, not through `except`.
fn is_reachable(body: &Body, from: Block, to: Block, except: Option<Block>) -> bool {
    if Some(to) == except {
        return false;
    }
    let mut seen: FxHashSet<Block> = except.into_iter().collect();
    let successors = |block| body.last_op(block).into_iter().flat_map(|op| body.successors(op));
    let mut pending: Vec<Block> = successors(from).collect();
    while let Some(next) = pending.pop() {
        if next == to {
            return true;
        }
        if seen.insert(next) {
            pending.extend(successors(next));
        }
    }
    false
}

/// Whether no execution of an operation around both runs both.
fn are_exclusive(state: State<'_>, a: Op, b: Op) -> bool {
    let body = state.body;
    let around = std::iter::successors(body.parent_op(a), |&op| body.parent_op(op));
    let is_common =
        |&op: &Op| state.op(op).interface::<RegionBranchOpInterface>().is_some() && is_inside(body, b, op);
    let Some(common) = around.into_iter().find(is_common) else { return false };
    let regions = body.regions_of(common);
    let index = |op| regions.iter().position(|&region| body.ancestor_in_region(region, op).is_some());
    let (Some(a), Some(b)) = (index(a), index(b)) else { return false };
    let common = state.op(common);
    a != b && !leads_to(common, a, b) && !leads_to(common, b, a)
}

/// Whether control can go from a region to another of the same operation.
fn leads_to(op: OpRef<'_>, from: usize, to: usize) -> bool {
    let Some(branch) = op.interface::<RegionBranchOpInterface>() else { return true };
    let mut seen = FxHashSet::default();
    let mut pending = vec![from];
    while let Some(at) = pending.pop() {
        for successor in (branch.successor_regions)(op, Some(at)) {
            let RegionSuccessor::Region(next) = successor else { continue };
            if next == to {
                return true;
            }
            if seen.insert(next) {
                pending.push(next);
            }
        }
    }
    false
}

fn has_equivalent_origin(state: State<'_>, from: Operand, value: Value) -> bool {
    let how = Traversal { equivalent_only: true, same_type_or_casts_only: true, with_leaves: false };
    !state.origins(from, how, |origin| origin == value).is_empty()
}

fn subset(state: State<'_>, op: Op) -> Option<Subset> {
    state.model(op)?.subset(state.op(op))
}

/// Whether a write only touches what a read does not look at, or leaves it as it is.
fn are_separate_subsets(state: State<'_>, read: Operand, write: Operand) -> bool {
    if let Some(subset) = subset(state, read.op) {
        // What is overwritten anyway is not read.
        if read.index == subset.dest && comes_from_subset(state, write, read.op, &subset) {
            return true;
        }
        if read.index == subset.source
            && write == (Operand { op: read.op, index: subset.dest })
            && comes_from_subset(state, read, read.op, &subset)
        {
            return true;
        }
    }
    // The elements are put back where they are.
    subset(state, write.op).is_some_and(|subset| {
        let source = Operand { op: write.op, index: subset.source };
        write.index == subset.dest
            && state.are_equivalent(read.value(state.body), source.value(state.body))
            && comes_from_subset(state, source, write.op, &subset)
    })
}

/// Whether all origins of an operand are what an operation overwrites.
fn comes_from_subset(state: State<'_>, operand: Operand, op: Op, subset: &Subset) -> bool {
    let dest = state.body.operand(op, subset.dest);
    let is_it = |value| match &subset.slice {
        None => state.are_equivalent(dest, value),
        Some(slice) => is_extracted(state, value, dest, slice),
    };
    let how = Traversal { with_leaves: true, ..Traversal::default() };
    state.origins(operand, how, is_it).into_iter().all(is_it)
}

/// Whether a value is a slice of a tensor.
pub(super) fn is_extracted(state: State<'_>, value: Value, tensor: Value, slice: &Slice) -> bool {
    let Some(op) = state.body.defining_op(value).map(|op| state.op(op)) else { return false };
    let Some(extract) = op.cast::<ExtractSliceOp>() else { return false };
    let other = Slice::of(op);
    let same = |a: &[Mixed], b: &[Mixed]| {
        a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| known(op, a) == known(op, b))
    };
    state.are_equivalent(extract.source(), tensor)
        && same(&slice.offsets, &other.offsets)
        && same(&slice.sizes, &other.sizes)
        && same(&slice.strides, &other.strides)
}

/// A number, made static if it is a constant.
fn known(op: OpRef<'_>, number: Mixed) -> Mixed {
    match number {
        Mixed::Value(value) => constant_index(op, value).map_or(number, Mixed::Known),
        Mixed::Known(_) => number,
    }
}
