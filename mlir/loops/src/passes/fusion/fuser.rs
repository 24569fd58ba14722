//! Fuses the nests of one block.

use std::cell::RefCell;

use mlir::IrMapping;
use mlir::{Block, Body, Builder, Context, Op, OpRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use dialects::affine::AffineForOp;
use dialects::memref::{AllocOp, DeallocOp};

use crate::analysis::memory::allocates;
use crate::analysis::{Access, Budget};

use super::apply::{copy_into, move_into, new_bounds};
use super::graph::{Graph, NodeId};
use super::memory::Class;
use super::nest::{Touch, common_loops};
use super::plan::{Candidate, Plan};
use super::private::{Buffer, replace};
use crate::passes::records::AffineLoopFusionOptions;

/// How many operations a fused nest may have. This bounds the work for a long chain, in which each fused nest is
/// compared with all nests before it, and the work of later passes on one loop.
const MOST_OPS: usize = 2048;

/// How much the questions about each nest may cost on average.
const COST: u64 = 1_000_000;

/// How many nests before a nest are considered as its siblings.
const MOST_SIBLINGS: usize = 8;

/// The fusion of the nests of a block.
pub(super) struct Fuser<'a> {
    cx: &'a Context,
    body: &'a mut Body,
    graph: Graph,
    options: &'a AffineLoopFusionOptions,
    /// The budget of all questions.
    budget: RefCell<Budget>,
    /// The pairs that cannot be fused, or whose fusion does not pay off.
    refused: FxHashSet<Attempt>,
}

/// A pair of nests, which other fusions may change. The sizes show whether one did.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Attempt {
    nests: [NodeId; 2],
    sizes: [usize; 2],
    siblings: bool,
    local: bool,
    has_other_readers: bool,
}

/// The result of an attempt to fuse two nests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Fused,
    /// It may be possible once other nests are fused.
    NotYet,
    Never,
}

/// The producers that are fused.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Readers {
    /// Producers that one nest reads.
    One,
    /// All.
    Several,
}

impl<'a> Fuser<'a> {
    /// Prepares the fusion of the nests of a block.
    pub(super) fn new(
        cx: &'a Context,
        body: &'a mut Body,
        block: Block,
        options: &'a AffineLoopFusionOptions,
    ) -> Self {
        body.renumber(block);
        let graph = Graph::new(cx, body, block);
        let budget = RefCell::new(Budget::new(COST.saturating_mul(graph.nests() as u64 + 100)));
        Fuser { cx, body, graph, options, budget, refused: FxHashSet::default() }
    }

    /// Fuses producers into consumers, the last consumer first. So each producer is moved once, into a nest that grows.
    pub(super) fn fuse_producers(&mut self, readers: Readers) {
        for id in (0..self.graph.len()).rev() {
            let mut never = FxHashSet::default();
            while self.graph.is_alive(id) && self.fuse_a_producer(id, readers, &mut never) {}
        }
    }

    fn fuse_a_producer(&mut self, consumer: NodeId, readers: Readers, never: &mut FxHashSet<NodeId>) -> bool {
        for producer in self.graph.producers(consumer) {
            if never.contains(&producer) {
                continue;
            }
            match self.try_producer(producer, consumer, readers) {
                Outcome::Fused => return true,
                Outcome::NotYet => {}
                Outcome::Never => {
                    never.insert(producer);
                }
            }
        }
        false
    }

    /// Fuses nests that read the same memory.
    pub(super) fn fuse_siblings(&mut self) {
        for id in (0..self.graph.len()).rev() {
            let mut never = FxHashSet::default();
            while self.graph.is_alive(id) && self.fuse_a_sibling(id, &mut never) {}
        }
    }

    fn fuse_a_sibling(&mut self, id: NodeId, never: &mut FxHashSet<NodeId>) -> bool {
        let Some(nest) = self.graph.nest(id) else { return false };
        let mut classes: Vec<Class> = nest.reads().map(|t| t.class).collect();
        classes.sort_unstable();
        classes.dedup();
        for class in classes {
            for sibling in self.graph.readers_before(id, class, MOST_SIBLINGS) {
                if never.contains(&sibling) {
                    continue;
                }
                match self.try_sibling(sibling, id) {
                    Outcome::Fused => return true,
                    Outcome::NotYet => {}
                    Outcome::Never => {
                        never.insert(sibling);
                    }
                }
            }
        }
        false
    }

    fn fits(&self, a: NodeId, b: NodeId) -> bool {
        let size = |id| self.graph.nest(id).map_or(0, |n| n.size);
        size(a) + size(b) <= MOST_OPS && !self.hinders(a, b) && !self.hinders(b, a)
    }

    /// Whether iterations of a nest, which reduce something each, could be computed side by side, and no longer if the
    /// other nest added to the same few elements in between.
    fn hinders(&self, reducing: NodeId, other: NodeId) -> bool {
        let Some((reducing, other)) = self.graph.nest(reducing).zip(self.graph.nest(other)) else {
            return false;
        };
        reducing.reduces && !other.reduces && other.accumulates_rows(self.cx, self.body)
    }

    /// The classes that a nest writes.
    fn written(&self, id: NodeId) -> Vec<Class> {
        let mut written: Vec<Class> =
            self.graph.nest(id).into_iter().flat_map(|n| n.writes().map(|t| t.class)).collect();
        written.sort_unstable();
        written.dedup();
        written
    }

    fn is_dealloc(&self, id: NodeId) -> bool {
        OpRef::new(self.cx, self.body, self.graph.node(id).op).is::<DeallocOp>()
    }

    /// Whether every other node that accesses what the producer writes is of a certain kind.
    fn others(&self, producer: NodeId, consumer: NodeId, allowed: impl Fn(NodeId) -> bool) -> bool {
        self.written(producer).into_iter().all(|class| {
            // A nest that received a copy of the producer reads the copy's buffer instead.
            let gone = |id| self.graph.nest(id).is_some_and(|n| !n.writes_to(class) && !n.reads_from(class));
            self.graph.only_users(class, |id| id == producer || id == consumer || allowed(id) || gone(id))
        })
    }

    fn try_producer(&mut self, producer: NodeId, consumer: NodeId, readers: Readers) -> Outcome {
        if !self.fits(producer, consumer) {
            return Outcome::Never;
        }
        if readers == Readers::One && !self.others(producer, consumer, |id| self.graph.nest(id).is_none()) {
            return Outcome::NotYet;
        }
        let Some(between) = self.graph.between(producer, consumer) else { return Outcome::NotYet };
        let written = self.written(producer);
        let only_read = |id: NodeId| {
            self.is_dealloc(id)
                || self.graph.nest(id).is_some_and(|n| written.iter().all(|&class| !n.writes_to(class)))
        };
        let local = written.iter().all(|&class| self.graph.classes.is_local(class))
            && self.others(producer, consumer, |id| only_read(id) || self.is_allocation(id));
        let has_other_readers =
            !self.others(producer, consumer, |id| self.is_dealloc(id) || self.is_allocation(id));
        let plan = self.plan(producer, consumer, |c| Candidate { local, has_other_readers, ..c });
        let Some(plan) = plan else { return Outcome::Never };
        let copies = plan.repeats && has_other_readers;
        if copies && self.graph.is_overtaken(producer, consumer, &written) {
            return Outcome::NotYet;
        }
        let done = if copies {
            self.copy(producer, consumer, &plan)
        } else {
            self.relocate(producer, consumer, &plan, &between)
        };
        if done.is_some() { Outcome::Fused } else { Outcome::Never }
    }

    fn is_allocation(&self, id: NodeId) -> bool {
        allocates(OpRef::new(self.cx, self.body, self.graph.node(id).op))
    }

    fn try_sibling(&mut self, first: NodeId, second: NodeId) -> Outcome {
        if !self.fits(first, second) {
            return Outcome::Never;
        }
        let Some(between) = self.graph.between(first, second) else { return Outcome::NotYet };
        // Calls and prints in between would have to move after it, and buffers would live longer.
        if between.iter().any(|&id| self.graph.node(id).other_effects) {
            return Outcome::NotYet;
        }
        let plan = self.plan(first, second, |c| Candidate { siblings: true, ..c });
        let Some(plan) = plan else { return Outcome::Never };
        match self.relocate(first, second, &plan, &between) {
            Some(()) => Outcome::Fused,
            None => Outcome::Never,
        }
    }

    fn plan(
        &mut self,
        producer: NodeId,
        consumer: NodeId,
        with: impl for<'b> Fn(Candidate<'b>) -> Candidate<'b>,
    ) -> Option<Plan> {
        let from = self.graph.nest(producer)?;
        let to = self.graph.nest(consumer)?;
        let candidate = Candidate {
            cx: self.cx,
            body: self.body,
            producer: from,
            consumer: to,
            options: self.options,
            siblings: false,
            local: false,
            has_other_readers: true,
            budget: &self.budget,
        };
        let candidate = with(candidate);
        let attempt = Attempt {
            nests: [producer, consumer],
            sizes: [from.size, to.size],
            siblings: candidate.siblings,
            local: candidate.local,
            has_other_readers: candidate.has_other_readers,
        };
        if self.refused.contains(&attempt) {
            return None;
        }
        let plan = candidate.plan();
        if plan.is_none() {
            self.refused.insert(attempt);
        }
        plan
    }

    /// Moves a producer into its consumer.
    fn relocate(
        &mut self,
        producer: NodeId,
        consumer: NodeId,
        plan: &Plan,
        between: &[NodeId],
    ) -> Option<()> {
        let nest = self.graph.nest(producer)?.clone();
        let bounds = new_bounds(self.cx, self.body, &nest, plan, &self.budget)?;
        let shared = self.flowing(producer, consumer, plan);
        self.graph.move_after(self.body, between, consumer);
        let mut b = Builder::new(self.cx, self.body);
        move_into(&mut b, &nest, &plan.around, bounds)?;
        self.graph.merge(producer, consumer);
        self.update_private(consumer);
        self.make_private(consumer, &shared);
        Some(())
    }

    /// The memrefs that the producer writes and the consumer reads, and whether an iteration certainly writes
    /// everything that it reads from them.
    fn flowing(&self, producer: NodeId, consumer: NodeId, plan: &Plan) -> Vec<(Value, bool)> {
        let (Some(from), Some(to)) = (self.graph.nest(producer), self.graph.nest(consumer)) else {
            return Vec::new();
        };
        let mut seen = FxHashSet::default();
        let new = from.writes().filter(|t| to.reads_from(t.class) && seen.insert(t.memref));
        let complete = |t: &Touch| {
            plan.complete && !to.writes_to(t.class) && (plan.repeats || !from.reads_from(t.class))
        };
        new.map(|t| (t.memref, complete(t))).collect()
    }

    /// Buffers that were private to a loop that no longer exists are private to the loop around its former contents.
    fn update_private(&mut self, id: NodeId) {
        let Some(nest) = self.graph.nest(id) else { return };
        let mut private = nest.private.clone();
        for (memref, within) in &mut private {
            if self.body.is_live(**within) {
                continue;
            }
            let uses = nest.accesses.iter().filter(|t| t.memref == *memref).map(|t| t.op);
            let around = common_loops(self.cx, self.body, nest.root, uses);
            *within = around.last().copied().unwrap_or(nest.root);
        }
        if let Some(nest) = self.graph.nest_mut(id) {
            nest.private = private;
        }
    }

    /// Shrinks buffers that only one nest uses.
    fn make_private(&mut self, id: NodeId, memrefs: &[(Value, bool)]) {
        for &(memref, complete) in memrefs {
            let Some(nest) = self.graph.nest(id) else { return };
            let accesses: Vec<Touch> = nest.accesses.iter().copied().filter(|t| t.memref == memref).collect();
            let buffer = Buffer { memref, root: nest.root, accesses: &accesses, complete };
            let Some(smaller) = buffer.smaller(self.cx, self.body, self.options) else { continue };
            let old = self.body.defining_op(memref);
            let mut b = Builder::new(self.cx, self.body);
            let Some(new) = replace(&mut b, &buffer, &smaller) else { continue };
            if let (Some(old), Some(op)) = (old, self.body.defining_op(new)) {
                self.graph.replace_op(old, op);
            }
            self.rename(id, memref, new);
            if let Some(nest) = self.graph.nest_mut(id) {
                nest.private.push((new, smaller.within));
            }
        }
    }

    /// Records that a nest accesses another memref in place of this one.
    fn rename(&mut self, id: NodeId, old: Value, new: Value) {
        let Some(def) = self.body.defining_op(new) else { return };
        let Some(class) = self.graph.classes.of(OpRef::new(self.cx, self.body, def), new) else { return };
        let Some(nest) = self.graph.nest_mut(id) else { return };
        for touch in nest.accesses.iter_mut().filter(|t| t.memref == old) {
            (touch.memref, touch.class) = (new, class);
        }
    }

    /// Copies a producer into a consumer, which gets its own buffers.
    fn copy(&mut self, producer: NodeId, consumer: NodeId, plan: &Plan) -> Option<()> {
        let nest = self.graph.nest(producer)?.clone();
        let bounds = new_bounds(self.cx, self.body, &nest, plan, &self.budget)?;
        let shared = self.flowing(producer, consumer, plan);
        if let Some(consumer) = self.graph.nest_mut(consumer) {
            consumer.reduces |= nest.reduces;
        }
        let mut written: Vec<Value> = nest.writes().map(|t| t.memref).collect();
        written.sort_unstable();
        written.dedup();
        let fixed = |&v: &Value| self.cx.type_ref(self.body.ty(v)).has_static_shape();
        if !written.iter().all(fixed) {
            return None;
        }
        let classes = self.written(producer);
        let buffers = self.new_buffers(consumer, &written);
        let map = IrMapping {
            values: buffers.iter().map(|(&old, &new)| (old, new)).collect(),
            ..IrMapping::default()
        };
        let mut b = Builder::new(self.cx, self.body);
        let ops = copy_into(&mut b, &nest, &plan.around, bounds, map)?;
        self.add_accesses(consumer, &ops);
        for (old, new) in &buffers {
            self.redirect(consumer, *old, *new);
        }
        self.graph.share_inputs(producer, consumer, &classes);
        let mut shared: Vec<(Value, bool)> =
            shared.into_iter().map(|(v, w)| (*buffers.get(&v).unwrap_or(&v), w)).collect();
        shared.sort_unstable();
        self.make_private(consumer, &shared);
        Some(())
    }

    /// Allocates a buffer for each of these memrefs, before a node, and frees it after the node.
    fn new_buffers(&mut self, node: NodeId, memrefs: &[Value]) -> FxHashMap<Value, Value> {
        let op = self.graph.node(node).op;
        let mut buffers = FxHashMap::default();
        for &old in memrefs {
            let mut b = Builder::before(self.cx, self.body, op);
            let loc = b.body().loc(op);
            let ty = b.body().ty(old);
            let new = AllocOp::build(&mut b, loc, ty);
            b.set_after(op);
            let free = DeallocOp::build(&mut b, loc, new);
            if let Some(alloc) = self.body.defining_op(new) {
                self.graph.add_beside(self.body, alloc, node);
            }
            self.graph.add_beside(self.body, *free, node);
            buffers.insert(old, new);
        }
        buffers
    }

    fn add_accesses(&mut self, id: NodeId, ops: &[Op]) {
        let mut new = Vec::new();
        for &op in ops {
            let view = OpRef::new(self.cx, self.body, op);
            if let Some(access) = Access::of(view)
                && let Some(class) = self.graph.classes.of(view, access.memref)
            {
                new.push(Touch { op, memref: access.memref, class, write: access.is_write });
            }
        }
        if let Some(nest) = self.graph.nest_mut(id) {
            nest.size += ops.len();
            nest.accesses.extend(new);
        }
    }

    /// Makes a nest access another memref in place of this one.
    fn redirect(&mut self, id: NodeId, old: Value, new: Value) {
        let Some(nest) = self.graph.nest(id) else { return };
        for touch in nest.accesses.iter().filter(|t| t.memref == old) {
            let at = self.body.operands(touch.op).position(|v| v == old);
            if let Some(at) = at {
                self.body.set_operand(touch.op, at, new);
            }
        }
        self.rename(id, old, new);
    }
}

/// The loops that are directly in a block.
pub(super) fn nests(cx: &Context, body: &Body, block: Block) -> usize {
    body.ops(block).filter(|&op| OpRef::new(cx, body, op).is::<AffineForOp>()).count()
}
