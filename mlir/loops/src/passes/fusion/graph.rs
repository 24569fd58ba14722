//! The operations of a block, and the order that must be kept among them.
//!
//! There is an edge where an operation uses what another defines, and where two operations access the same class of
//! memory and one of them writes. Only those edges are kept from which the others follow: from the last write to the
//! reads after it, and from these to the next write. Nests that are fused become one node, whose edges are those of
//! both; nodes are found by the union-find method, so that no edge is ever rewritten.

use mlir::{Block, Body, Context, Op};
use rustc_hash::{FxHashMap, FxHashSet};

use super::memory::{Class, Classes, Effects};
use super::nest::Nest;

/// A node, or a former node that has become part of another.
pub(super) type NodeId = usize;

/// The reason why a node must stay before another: memory, or `None` for a value.
type Reason = Option<Class>;

/// How many edges are followed to find the nodes between two nodes.
const MOST_EDGES: usize = 2_000;

/// The distance between the numbers of nodes.
const STRIDE: u64 = 1 << 40;

/// How far before the number of the next node a moved node is numbered.
const STEP: u64 = 1 << 20;

/// An operation of the block.
pub(super) struct Node {
    /// The operation.
    pub(super) op: Op,
    /// The nest that the node represents.
    pub(super) nest: Option<Nest>,
    /// Whether it has effects on more than the memory it names, or outside memory.
    pub(super) other_effects: bool,
    /// Nodes are in the order of these numbers in the block.
    order: u64,
    before: Vec<(NodeId, Reason)>,
    after: Vec<(NodeId, Reason)>,
}

/// The nodes of a block.
pub(super) struct Graph {
    nodes: Vec<Node>,
    /// The node of which each has become part; a node that still exists is its own.
    parts: Vec<NodeId>,
    of_op: FxHashMap<Op, NodeId>,
    /// The classes of memory.
    pub(super) classes: Classes,
    /// The nodes that read each class, in their first order.
    readers: FxHashMap<Class, Vec<NodeId>>,
    /// The nodes that access each class.
    users: FxHashMap<Class, Vec<NodeId>>,
}

/// The last accesses of a class while a graph is built.
#[derive(Default)]
struct Last {
    writer: Option<NodeId>,
    readers: Vec<NodeId>,
}

/// The state while a graph is built.
#[derive(Default)]
struct Building {
    last: FxHashMap<Class, Last>,
    /// The last node with other effects.
    other: Option<NodeId>,
    /// The classes that escape and have been accessed since then.
    escaped: Vec<Class>,
}

impl Graph {
    /// The graph of a block.
    pub(super) fn new(cx: &Context, body: &Body, block: Block) -> Self {
        let mut graph = Graph {
            nodes: Vec::new(),
            parts: Vec::new(),
            of_op: FxHashMap::default(),
            classes: Classes::new(block),
            readers: FxHashMap::default(),
            users: FxHashMap::default(),
        };
        let mut building = Building::default();
        for op in body.ops(block) {
            let nest = Nest::of(cx, body, &mut graph.classes, op);
            let id = graph.add(op, nest);
            for inner in body.walk_pre(op) {
                for value in body.operands(inner) {
                    let def = body.defining_op(value).and_then(|def| graph.of_op.get(&def).copied());
                    if let Some(def) = def.filter(|&def| def != id) {
                        graph.add_edge(def, id, None);
                    }
                }
            }
            let effects = graph.classes.effects(cx, body, op);
            graph.nodes[id].other_effects = effects.other || effects.outside;
            graph.add_memory_edges(&mut building, id, &effects);
        }
        graph
    }

    fn add(&mut self, op: Op, nest: Option<Nest>) -> NodeId {
        let id = self.nodes.len();
        let order = STRIDE.saturating_mul(id as u64 + 1);
        self.nodes.push(Node {
            op,
            nest,
            other_effects: false,
            order,
            before: Vec::new(),
            after: Vec::new(),
        });
        self.parts.push(id);
        self.of_op.insert(op, id);
        id
    }

    fn add_edge(&mut self, from: NodeId, to: NodeId, reason: Reason) {
        if from != to && self.nodes[from].after.last() != Some(&(to, reason)) {
            self.nodes[from].after.push((to, reason));
            self.nodes[to].before.push((from, reason));
        }
    }

    fn add_memory_edges(&mut self, building: &mut Building, id: NodeId, effects: &Effects) {
        let mut on: Vec<(Class, bool)> = effects.on.iter().map(|(&class, &write)| (class, write)).collect();
        on.sort_unstable_by_key(|&(class, _)| class);
        for &(class, write) in &on {
            self.users.entry(class).or_default().push(id);
            if !write || self.nodes[id].nest.as_ref().is_some_and(|n| n.reads_from(class)) {
                self.readers.entry(class).or_default().push(id);
            }
            let escapes = self.classes.escapes(class);
            let last = building.last.entry(class).or_default();
            if escapes {
                if last.writer.is_none() && last.readers.is_empty() {
                    building.escaped.push(class);
                }
                if let Some(other) = building.other.filter(|_| last.writer.is_none()) {
                    self.add_edge(other, id, Some(class));
                }
            }
            let last = building.last.entry(class).or_default();
            if let Some(writer) = last.writer {
                self.add_edge(writer, id, Some(class));
            }
            if write {
                let readers = std::mem::take(&mut last.readers);
                last.writer = Some(id);
                readers.into_iter().for_each(|r| self.add_edge(r, id, Some(class)));
            } else {
                last.readers.push(id);
            }
        }
        if effects.other {
            if let Some(other) = building.other {
                self.add_edge(other, id, None);
            }
            for class in std::mem::take(&mut building.escaped) {
                let last = building.last.remove(&class).unwrap_or_default();
                last.writer.into_iter().chain(last.readers).for_each(|n| self.add_edge(n, id, Some(class)));
            }
            building.other = Some(id);
        }
    }

    /// The original number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The number of nests.
    pub(super) fn nests(&self) -> usize {
        self.nodes.iter().filter(|n| n.nest.is_some()).count()
    }

    /// The node that now contains a node.
    pub(super) fn find(&self, id: NodeId) -> NodeId {
        let mut at = id;
        while self.parts[at] != at {
            at = self.parts[at];
        }
        at
    }

    /// The data of a node.
    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[self.find(id)]
    }

    /// The nest of a node.
    pub(super) fn nest(&self, id: NodeId) -> Option<&Nest> {
        self.node(id).nest.as_ref()
    }

    /// The nest of a node, to change.
    pub(super) fn nest_mut(&mut self, id: NodeId) -> Option<&mut Nest> {
        let id = self.find(id);
        self.nodes[id].nest.as_mut()
    }

    /// Whether a node still exists on its own.
    pub(super) fn is_alive(&self, id: NodeId) -> bool {
        self.parts[id] == id
    }

    /// The node of an operation of the block.
    pub(super) fn of_op(&self, op: Op) -> Option<NodeId> {
        self.of_op.get(&op).map(|&id| self.find(id))
    }

    /// Whether a node is before another.
    pub(super) fn is_before(&self, a: NodeId, b: NodeId) -> bool {
        self.node(a).order < self.node(b).order
    }

    /// The nests that write what a node reads, the last first.
    pub(super) fn producers(&self, id: NodeId) -> Vec<NodeId> {
        let node = self.node(id);
        let Some(nest) = &node.nest else { return Vec::new() };
        let read: FxHashSet<Class> = nest.reads().map(|t| t.class).collect();
        let writes = |&(from, reason): &(NodeId, Reason)| {
            let from = self.find(from);
            let class = reason.filter(|c| read.contains(c))?;
            self.nest(from).is_some_and(|n| from != id && n.writes_to(class)).then_some(from)
        };
        let mut found: Vec<NodeId> = node.before.iter().filter_map(writes).collect();
        found.sort_unstable_by_key(|&n| std::cmp::Reverse(self.node(n).order));
        found.dedup();
        found
    }

    /// Up to `most` nests before a node that read a class, the last first.
    pub(super) fn readers_before(&self, id: NodeId, class: Class, most: usize) -> Vec<NodeId> {
        let Some(all) = self.readers.get(&class) else { return Vec::new() };
        let end = all.partition_point(|&r| r < id);
        let mut found = Vec::new();
        for &reader in all[..end].iter().rev().take(most) {
            let reader = self.find(reader);
            if reader != id
                && self.nest(reader).is_some()
                && self.is_before(reader, id)
                && !found.contains(&reader)
            {
                found.push(reader);
            }
        }
        found
    }

    /// Whether every node that accesses a class is allowed.
    pub(super) fn only_users(&self, class: Class, allowed: impl Fn(NodeId) -> bool) -> bool {
        self.users.get(&class).is_none_or(|all| all.iter().all(|&n| allowed(self.find(n))))
    }

    /// The nodes between two nodes that must stay after the first, in order. `None` if the second must stay after one
    /// of them, or if the search takes too long.
    pub(super) fn between(&self, from: NodeId, to: NodeId) -> Option<Vec<NodeId>> {
        let last = self.node(to).order;
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut pending = vec![from];
        let mut edges = 0;
        while let Some(at) = pending.pop() {
            edges += self.node(at).after.len();
            if edges > MOST_EDGES {
                return None;
            }
            for &(next, _) in &self.node(at).after {
                let next = self.find(next);
                if next == to && at != from {
                    return None;
                }
                let inside = next != to && next != from && self.node(next).order < last;
                if inside && seen.insert(next) {
                    found.push(next);
                    pending.push(next);
                }
            }
        }
        found.sort_unstable_by_key(|&n| self.node(n).order);
        Some(found)
    }

    /// Whether a node before `end` changes what `reader`, which is before it, reads: all classes that it accesses and
    /// does not write.
    pub(super) fn is_overtaken(&self, reader: NodeId, end: NodeId, written: &[Class]) -> bool {
        let reader = self.find(reader);
        let end = self.find(end);
        self.node(reader).after.iter().any(|&(next, reason)| {
            let next = self.find(next);
            let input = reason.is_none_or(|class| !written.contains(&class));
            input && next != reader && next != end && self.is_before(next, end)
        })
    }

    /// Moves nodes, in order, to the place after another.
    pub(super) fn move_after(&mut self, body: &mut Body, moved: &[NodeId], after: NodeId) {
        let mut next = body.next_op(self.node(after).op);
        for &node in moved.iter().rev() {
            let op = self.node(node).op;
            match next {
                Some(before) => body.move_op_before(op, before),
                None => body.move_op_after(op, self.node(after).op),
            }
            self.place_between(body, node, after, next);
            next = Some(op);
        }
    }

    /// Numbers a node that has moved.
    fn place_between(&mut self, body: &Body, id: NodeId, after: NodeId, next: Option<Op>) {
        let id = self.find(id);
        for _ in 0..2 {
            let low = self.node(after).order;
            let next = next.and_then(|op| self.of_op(op)).map(|n| self.node(n).order);
            let high = next.unwrap_or_else(|| low.saturating_add(STRIDE));
            if high > low + 1 {
                self.nodes[id].order = high.saturating_sub(STEP).max(low + (high - low) / 2);
                return;
            }
            self.renumber(body, after);
        }
    }

    /// Renumbers all nodes by their places in the block.
    fn renumber(&mut self, body: &Body, any: NodeId) {
        let Some(block) = body.block_of(self.node(any).op) else { return };
        let mut order = 0;
        for op in body.ops(block) {
            order += STRIDE;
            if let Some(id) = self.of_op(op) {
                self.nodes[id].order = order;
            }
        }
    }

    /// Replaces the operation of a node.
    pub(super) fn replace_op(&mut self, old: Op, new: Op) {
        if let Some(id) = self.of_op.remove(&old) {
            let id = self.find(id);
            self.nodes[id].op = new;
            self.of_op.insert(new, id);
        }
    }

    /// Adds a node for a new operation just before or after another.
    pub(super) fn add_beside(&mut self, body: &Body, op: Op, other: NodeId) {
        let id = self.add(op, None);
        let before = body.prev_op(op);
        let after = body.next_op(op);
        let order =
            |graph: &Self, op: Option<Op>| op.and_then(|op| graph.of_op(op)).map(|n| graph.node(n).order);
        for _ in 0..2 {
            let low = order(self, before).unwrap_or(0);
            let high = order(self, after).unwrap_or_else(|| low.saturating_add(STRIDE));
            if high > low + 1 {
                self.nodes[id].order = low + (high - low) / 2;
                break;
            }
            self.renumber(body, other);
        }
        let other = self.find(other);
        if body.next_op(op) == Some(self.nodes[other].op) {
            self.add_edge(id, other, None)
        } else {
            self.add_edge(other, id, None)
        }
    }

    /// Makes a node part of another, with its accesses and edges.
    pub(super) fn merge(&mut self, part: NodeId, whole: NodeId) {
        let part = self.find(part);
        let whole = self.find(whole);
        self.parts[part] = whole;
        let before = std::mem::take(&mut self.nodes[part].before);
        let after = std::mem::take(&mut self.nodes[part].after);
        let nest = self.nodes[part].nest.take();
        self.nodes[whole].before.extend(before);
        self.nodes[whole].after.extend(after);
        if let (Some(part), Some(whole)) = (nest, &mut self.nodes[whole].nest) {
            whole.accesses.extend(part.accesses);
            whole.size += part.size;
            whole.reduces |= part.reduces;
            whole.private.extend(part.private);
        }
    }

    /// Gives a node the edges that another node has for the memory and values that it uses.
    pub(super) fn share_inputs(&mut self, from: NodeId, to: NodeId, without: &[Class]) {
        let from = self.find(from);
        let to = self.find(to);
        let keeps = |&(_, reason): &(NodeId, Reason)| reason.is_none_or(|c| !without.contains(&c));
        let before: Vec<_> = self.nodes[from].before.iter().copied().filter(keeps).collect();
        let after: Vec<_> = self.nodes[from].after.iter().copied().filter(keeps).collect();
        for (other, reason) in before {
            let other = self.find(other);
            self.nodes[other].after.push((to, reason));
            self.nodes[to].before.push((other, reason));
        }
        for (other, reason) in after {
            let other = self.find(other);
            self.nodes[to].after.push((other, reason));
            self.nodes[other].before.push((to, reason));
        }
        let dependent = |&(other, reason): &(NodeId, Reason), end: NodeId, parts: &[NodeId]| {
            let mut at = other;
            while parts[at] != at {
                at = parts[at];
            }
            at == end && reason.is_some_and(|c| without.contains(&c))
        };
        let parts = &self.parts;
        self.nodes[from].after.retain(|edge| !dependent(edge, to, parts));
        self.nodes[to].before.retain(|edge| !dependent(edge, from, parts));
    }
}
