//! The call graph: callables, the calls between them, and how often each is referred to.

use mlir::effects::is_annotation;
use mlir::interfaces::{CallOpInterface, CallableOpInterface, Callee, SymbolOpInterface, signature};
use mlir::opdef::Traits;
use mlir::symbol_table::{Visibility, op_symbol_refs, symbol_name, visibility, walk_table_users};
use mlir::{AttrKind, Block, Body, Context, Ident, Op, OpRef, Region, Type};
use rustc_hash::{FxHashMap, FxHashSet};

/// A callable of the graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Node(usize);

struct Data {
    op: Op,
    /// The number of references from callables; `None` if the callable must be kept anyway.
    uses: Option<i64>,
    /// The callables that its own attributes refer to.
    own_refs: FxHashSet<Node>,
    /// The number of references from its body to each callable.
    refs: FxHashMap<Node, i64>,
    /// An upper bound of the number of operations inside.
    size: u64,
}

/// The callables directly in a symbol table.
pub(super) struct CallGraph {
    nodes: Vec<Data>,
    by_name: FxHashMap<Ident, Node>,
    /// The callees of each node when the graph was built, in order.
    edges: Vec<Vec<Node>>,
}

/// The places from which the symbols of a table can be referred to.
pub(super) struct Reach<'a> {
    /// Whether only public symbols can be referred to from outside the operation that the pass runs on.
    pub(super) hidden: bool,
    /// The last names of nested references from outside the table.
    pub(super) named_outside: &'a FxHashSet<Ident>,
}

/// The region that a call of the operation runs; `None` for a declaration.
pub(super) fn callable_region(op: OpRef<'_>) -> Option<Region> {
    let region = match op.interface::<CallableOpInterface>() {
        Some(callable) => (callable.callable_region)(op)?,
        None if op.has_trait(Traits::FUNCTION) => *op.body().nested(op.id())?.roots().first()?,
        None => return None,
    };
    let nested = op.body().nested(op.id())?;
    (nested.roots().contains(&region) && nested.entry_block(region).is_some()).then_some(region)
}

/// The result types of a callable.
pub(super) fn callable_results(op: OpRef<'_>) -> Option<Vec<Type>> {
    match op.interface::<CallableOpInterface>() {
        Some(callable) => Some((callable.result_types)(op)),
        None => signature(op).map(|(_, results)| results.to_vec()),
    }
}

/// Calls `f` for each symbol reference on an operation and on those inside it that use the same symbol table.
fn walk_refs(cx: &Context, body: &Body, op: Op, f: &mut dyn FnMut(mlir::Attr)) {
    walk_table_users(OpRef::new(cx, body, op), &mut |user| op_symbol_refs(cx, user.body(), user.id(), f));
}

impl CallGraph {
    /// The graph of the callables directly in `table`, whose body is `body`.
    pub(super) fn new(table: OpRef<'_>, body: &Body, reach: &Reach<'_>) -> Self {
        let cx = table.cx();
        let mut graph = CallGraph { nodes: Vec::new(), by_name: FxHashMap::default(), edges: Vec::new() };
        let Some(&region) = body.roots().first() else { return graph };
        for op in body.region_ops(region) {
            let view = OpRef::with_outer(cx, body, op, Some(&table));
            let Some(name) = symbol_name(view).filter(|_| callable_region(view).is_some()) else { continue };
            let node = Node(graph.nodes.len());
            let name = cx.ident(name);
            if graph.by_name.contains_key(&name) {
                continue;
            }
            graph.by_name.insert(name, node);
            let hidden = reach.hidden || visibility(view) == Visibility::Private;
            let discardable = hidden
                && view.has_trait(Traits::SYMBOL)
                && (SymbolOpInterface::of(view).can_discard_on_use_empty)(view)
                && !reach.named_outside.contains(&name);
            let own_refs = FxHashSet::default();
            let refs = FxHashMap::default();
            graph.nodes.push(Data { op, uses: discardable.then_some(0), own_refs, refs, size: 0 });
        }
        graph.keep_referred(cx, body, region);
        for node in (0..graph.nodes.len()).map(Node) {
            graph.recount(cx, body, node);
            let calls = graph.calls(cx, body, node);
            graph.edges.push(calls);
        }
        graph
    }

    /// Marks callables to be kept if anything other than a callable refers to them.
    fn keep_referred(&mut self, cx: &Context, body: &Body, region: Region) {
        let callables: FxHashSet<Op> = self.nodes.iter().map(|n| n.op).collect();
        let mut kept = Vec::new();
        for op in body.region_ops(region).filter(|op| !callables.contains(op)) {
            walk_refs(cx, body, op, &mut |attr| kept.extend(self.referred(cx, attr)));
        }
        for node in kept {
            self.nodes[node.0].uses = None;
        }
    }

    /// The callable that a reference names.
    fn referred(&self, cx: &Context, attr: mlir::Attr) -> Option<Node> {
        match cx.attr_kind(attr) {
            AttrKind::SymbolRef { root, nested } if nested.is_empty() => self.by_name.get(root).copied(),
            _ => None,
        }
    }

    /// The operation of a node.
    pub(super) fn op(&self, node: Node) -> Op {
        self.nodes[node.0].op
    }

    /// Removes the references from a callable.
    fn release(&mut self, node: Node) {
        let own = std::mem::take(&mut self.nodes[node.0].own_refs);
        let refs = std::mem::take(&mut self.nodes[node.0].refs);
        for (to, n) in own.into_iter().map(|to| (to, 1)).chain(refs) {
            self.add_uses(to, -n);
        }
    }

    fn add_uses(&mut self, node: Node, n: i64) {
        if let Some(uses) = &mut self.nodes[node.0].uses {
            *uses += n;
        }
    }

    /// Counts the references and the size of a callable again.
    pub(super) fn recount(&mut self, cx: &Context, body: &Body, node: Node) {
        self.release(node);
        let op = self.op(node);
        let mut own = FxHashSet::default();
        let mut refs = FxHashMap::<Node, i64>::default();
        let mut size = 0;
        op_symbol_refs(cx, body, op, &mut |attr| own.extend(self.referred(cx, attr)));
        if let Some(inside) = body.nested(op) {
            for top in inside.roots().iter().flat_map(|&r| inside.region_ops(r)) {
                walk_refs(cx, inside, top, &mut |attr| {
                    if let Some(to) = self.referred(cx, attr) {
                        *refs.entry(to).or_default() += 1;
                    }
                });
            }
            // Annotations for debuggers do not count: asking for debug information must not change what is inlined.
            let ops = inside.all_ops_pre().into_iter();
            size = ops.filter(|&op| !is_annotation(OpRef::new(cx, inside, op))).count() as u64;
        }
        let counted = own.iter().map(|&to| (to, 1)).chain(refs.iter().map(|(&to, &n)| (to, n)));
        for (to, n) in counted.collect::<Vec<_>>() {
            self.add_uses(to, n);
        }
        let data = &mut self.nodes[node.0];
        (data.own_refs, data.refs, data.size) = (own, refs, size);
    }

    /// The callable that an operation calls.
    fn callee(&self, call: OpRef<'_>) -> Option<Node> {
        match (call.interface::<CallOpInterface>()?.callable_for_callee)(call) {
            Callee::Symbol(attr) => self.referred(call.cx(), attr),
            Callee::Value(_) => None,
        }
    }

    /// The callees of a callable in order, without duplicates.
    fn calls(&self, cx: &Context, body: &Body, node: Node) -> Vec<Node> {
        let Some(inside) = body.nested(self.op(node)) else { return Vec::new() };
        let mut seen = FxHashSet::default();
        let callees =
            inside.all_ops_pre().into_iter().filter_map(|op| self.callee(OpRef::new(cx, inside, op)));
        callees.filter(|&callee| seen.insert(callee)).collect()
    }

    /// The calls in blocks to callables of the graph, in the order in which inlining is tried: the last block first,
    /// and after each block the calls nested in its operations.
    pub(super) fn calls_in(
        &self,
        cx: &Context,
        body: &Body,
        blocks: impl IntoIterator<Item = Block>,
    ) -> Vec<(Op, Node)> {
        let mut pending: Vec<Block> = blocks.into_iter().collect();
        let mut calls = Vec::new();
        while let Some(block) = pending.pop() {
            for op in body.ops(block) {
                let view = OpRef::new(cx, body, op);
                match view.interface::<CallOpInterface>() {
                    Some(_) => calls.extend(self.callee(view).map(|callee| (op, callee))),
                    None => pending.extend(body.regions_of(op).iter().flat_map(|&r| body.blocks(r))),
                }
            }
        }
        calls
    }

    /// The strongly connected components, callees before callers.
    ///
    /// R. Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972, without recursion.
    pub(super) fn components(&self) -> Vec<Vec<Node>> {
        const NEW: usize = usize::MAX;
        let count = self.nodes.len();
        let mut number = vec![NEW; count];
        let mut low = vec![0; count];
        let mut on_stack = vec![false; count];
        let mut next = 0;
        let mut stack = Vec::new();
        let mut out = Vec::new();
        for root in 0..count {
            let mut path: Vec<(usize, usize)> = Vec::new();
            if number[root] == NEW {
                path.push((root, 0));
            }
            while let Some((node, edge)) = path.pop() {
                if edge == 0 && number[node] == NEW {
                    (number[node], low[node]) = (next, next);
                    next += 1;
                    stack.push(node);
                    on_stack[node] = true;
                }
                match self.edges[node].get(edge) {
                    Some(to) => {
                        path.push((node, edge + 1));
                        if number[to.0] == NEW {
                            path.push((to.0, 0));
                        } else if on_stack[to.0] {
                            low[node] = low[node].min(number[to.0]);
                        }
                    }
                    None => {
                        if low[node] == number[node] {
                            let at = stack.iter().rposition(|&n| n == node).unwrap_or(0);
                            let scc: Vec<Node> = stack.drain(at..).rev().map(Node).collect();
                            scc.iter().for_each(|n| on_stack[n.0] = false);
                            out.push(scc);
                        }
                        if let Some(&(parent, _)) = path.last() {
                            low[parent] = low[parent].min(low[node]);
                        }
                    }
                }
            }
        }
        out
    }

    /// Whether a callable called itself or this caller when the graph was built.
    pub(super) fn calls_back(&self, callee: Node, caller: Node) -> bool {
        callee == caller || self.edges[callee.0].iter().any(|&to| to == callee || to == caller)
    }

    /// Whether nothing refers to a callable and it is not visible outside.
    pub(super) fn is_unneeded(&self, node: Node) -> bool {
        self.nodes[node.0].uses == Some(0)
    }

    /// Whether a callable is unneeded after one more call of it is inlined.
    pub(super) fn is_last_use(&self, node: Node) -> bool {
        self.nodes[node.0].uses == Some(1)
    }

    /// Updates the counts after a call, which is not erased yet, was replaced by the body of the callee.
    pub(super) fn inlined(&mut self, cx: &Context, inside: &Body, call: Op, caller: Node, callee: Node) {
        let mut dropped = Vec::new();
        walk_refs(cx, inside, call, &mut |attr| dropped.extend(self.referred(cx, attr)));
        for to in dropped {
            if let Some(n) = self.nodes[caller.0].refs.get_mut(&to) {
                *n -= 1;
                self.add_uses(to, -1);
            }
        }
        let refs: Vec<(Node, i64)> = self.nodes[callee.0].refs.iter().map(|(&n, &c)| (n, c)).collect();
        for (to, n) in refs {
            self.add_uses(to, n);
            *self.nodes[caller.0].refs.entry(to).or_default() += n;
        }
        self.nodes[caller.0].size += self.nodes[callee.0].size;
    }

    /// Removes a callable whose last use was inlined.
    pub(super) fn erase(&mut self, node: Node) {
        self.release(node);
        self.nodes[node.0].uses = None;
    }

    /// An upper bound of the number of operations inside a callable.
    pub(super) fn size(&self, node: Node) -> u64 {
        self.nodes[node.0].size
    }

    /// The sum of the sizes of all callables.
    pub(super) fn total_size(&self) -> u64 {
        self.nodes.iter().map(|node| node.size).sum()
    }
}
