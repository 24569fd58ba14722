//! Callables, the calls between them, and how often each is referred to.

use mlir::interfaces::{CallOpInterface, CallableOpInterface, Callee};
use mlir::opdef::Traits;
use mlir::symbol_table::{Visibility, op_symbol_refs, symbol_name, visibility, walk_symbol_refs};
use mlir::{AttrKind, Body, Context, Ident, Op, OpRef, Region, Type};
use rustc_hash::FxHashMap;

/// A callable of the graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Node(usize);

struct Data {
    op: Op,
    /// Nobody outside of the table can see it.
    discardable: bool,
    /// How often it is referred to from callables.
    uses: u64,
    /// How often what is inside it refers to which callables.
    refs: FxHashMap<Node, u64>,
    /// It calls itself, directly or through others.
    recursive: bool,
    dead: bool,
    /// How many operations are inside.
    size: u64,
}

/// The callables directly in a symbol table.
pub(super) struct CallGraph {
    nodes: Vec<Data>,
    by_name: FxHashMap<Ident, Node>,
    /// What each node called when the graph was built, in order.
    edges: Vec<Vec<Node>>,
}

/// The region that runs when an operation is called, if it is not just a declaration.
pub(super) fn callable_region(op: OpRef<'_>) -> Option<Region> {
    let region = match op.interface::<CallableOpInterface>() {
        Some(callable) => (callable.callable_region)(op)?,
        None if op.has_trait(Traits::FUNCTION) => *op.body().nested(op.id())?.roots().first()?,
        None => return None,
    };
    let nested = op.body().nested(op.id())?;
    (nested.roots().contains(&region) && nested.entry_block(region).is_some()).then_some(region)
}

/// The types of what a callable gives back.
pub(super) fn callable_results(op: OpRef<'_>) -> Option<Vec<Type>> {
    match op.interface::<CallableOpInterface>() {
        Some(callable) => Some((callable.result_types)(op)),
        None => {
            let ty = op.attr("function_type")?.as_type()?;
            Some(op.cx().type_ref(ty).as_function()?.1.to_vec())
        }
    }
}

impl CallGraph {
    /// The graph of the callables directly in `table`, whose inside is `body`.
    pub(super) fn new(table: OpRef<'_>, body: &Body) -> Self {
        let cx = table.cx();
        let mut graph = CallGraph { nodes: Vec::new(), by_name: FxHashMap::default(), edges: Vec::new() };
        let Some(&region) = body.roots().first() else { return graph };
        for op in body.region_ops(region) {
            let view = OpRef::with_outer(cx, body, op, Some(&table));
            let Some(name) = symbol_name(view).filter(|_| callable_region(view).is_some()) else { continue };
            let node = Node(graph.nodes.len());
            if graph.by_name.contains_key(&cx.ident(name)) {
                continue;
            }
            graph.by_name.insert(cx.ident(name), node);
            graph.nodes.push(Data {
                op,
                discardable: view.has_trait(Traits::SYMBOL) && visibility(view) != Visibility::Public,
                uses: 0,
                refs: FxHashMap::default(),
                recursive: false,
                dead: false,
                size: 0,
            });
        }
        for node in (0..graph.nodes.len()).map(Node) {
            graph.recount(cx, body, node);
            let calls = graph.calls(cx, body, node).into_iter().map(|(_, callee)| callee).collect();
            graph.edges.push(calls);
        }
        graph.keep_referred(cx, body, region);
        graph
    }

    /// Callables that something else than a callable refers to stay, whatever is inlined.
    fn keep_referred(&mut self, cx: &Context, body: &Body, region: Region) {
        let callables: rustc_hash::FxHashSet<Op> = self.nodes.iter().map(|n| n.op).collect();
        let mut kept = Vec::new();
        for top in body.region_ops(region) {
            for op in body.walk_pre(top) {
                op_symbol_refs(cx, body, op, &mut |attr| kept.push(attr));
                if let Some(nested) = body.nested(op).filter(|_| !callables.contains(&op)) {
                    walk_symbol_refs(cx, nested, &mut |_, _, attr| kept.push(attr));
                }
            }
        }
        for attr in kept {
            if let AttrKind::SymbolRef { root, .. } = cx.attr_kind(attr)
                && let Some(node) = self.by_name.get(root)
            {
                self.nodes[node.0].discardable = false;
            }
        }
    }

    /// The operation of a node.
    pub(super) fn op(&self, node: Node) -> Op {
        self.nodes[node.0].op
    }

    /// Looks again at what is inside a callable.
    pub(super) fn recount(&mut self, cx: &Context, body: &Body, node: Node) {
        for (to, n) in std::mem::take(&mut self.nodes[node.0].refs) {
            self.nodes[to.0].uses -= n;
        }
        let Some(inside) = body.nested(self.op(node)) else { return };
        let mut refs: FxHashMap<Node, u64> = FxHashMap::default();
        walk_symbol_refs(cx, inside, &mut |_, _, attr| {
            if let AttrKind::SymbolRef { root, .. } = cx.attr_kind(attr)
                && let Some(&to) = self.by_name.get(root)
            {
                *refs.entry(to).or_default() += 1;
            }
        });
        for (to, n) in &refs {
            self.nodes[to.0].uses += n;
        }
        self.nodes[node.0].refs = refs;
        self.nodes[node.0].size = inside.all_ops_pre().len() as u64;
    }

    /// The calls in a callable to other callables of the graph, in order.
    pub(super) fn calls(&self, cx: &Context, body: &Body, node: Node) -> Vec<(Op, Node)> {
        let Some(inside) = body.nested(self.op(node)) else { return Vec::new() };
        let callee = |op: Op| {
            let view = OpRef::new(cx, inside, op);
            match (view.interface::<CallOpInterface>()?.callable_for_callee)(view) {
                Callee::Symbol(attr) => {
                    let name = cx.attr_ref(attr).as_flat_symbol()?;
                    self.by_name.get(&cx.ident(name)).copied()
                }
                Callee::Value(_) => None,
            }
        };
        inside.all_ops_pre().into_iter().filter_map(|op| Some((op, callee(op)?))).collect()
    }

    /// The strongly connected components, callees before callers; marks what is recursive.
    ///
    /// R. Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972, without recursion.
    pub(super) fn components(&mut self) -> Vec<Vec<Node>> {
        const NEW: usize = usize::MAX;
        let count = self.nodes.len();
        let (mut number, mut low, mut on_stack) = (vec![NEW; count], vec![0; count], vec![false; count]);
        let (mut next, mut stack, mut out) = (0, Vec::new(), Vec::new());
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
        for scc in &out {
            for &node in scc {
                self.nodes[node.0].recursive = scc.len() > 1 || self.edges[node.0].contains(&node);
            }
        }
        out
    }

    /// True for a callable that calls itself, directly or through others.
    pub(super) fn is_recursive(&self, node: Node) -> bool {
        self.nodes[node.0].recursive
    }

    /// True for a callable that goes.
    pub(super) fn is_dead(&self, node: Node) -> bool {
        self.nodes[node.0].dead
    }

    /// True for a callable that nothing refers to and nobody outside can see.
    pub(super) fn is_unneeded(&self, node: Node) -> bool {
        let data = &self.nodes[node.0];
        data.discardable && data.uses == 0
    }

    /// True when one more inlined call makes a callable unneeded.
    pub(super) fn is_last_use(&self, node: Node) -> bool {
        let data = &self.nodes[node.0];
        data.discardable && data.uses == 1
    }

    /// Gives up a callable, and those that only it refers to.
    pub(super) fn erase(&mut self, node: Node) {
        let mut pending = vec![node];
        while let Some(node) = pending.pop() {
            if std::mem::replace(&mut self.nodes[node.0].dead, true) {
                continue;
            }
            for (to, n) in std::mem::take(&mut self.nodes[node.0].refs) {
                self.nodes[to.0].uses -= n;
                if self.is_unneeded(to) {
                    pending.push(to);
                }
            }
        }
    }

    /// A call was replaced by what is inside the callee.
    pub(super) fn inlined(&mut self, caller: Node, callee: Node) {
        let refs: Vec<(Node, u64)> = self.nodes[callee.0].refs.iter().map(|(&n, &c)| (n, c)).collect();
        for (to, n) in refs {
            self.nodes[to.0].uses += n;
            *self.nodes[caller.0].refs.entry(to).or_default() += n;
        }
        self.nodes[caller.0].size += self.nodes[callee.0].size;
        self.nodes[callee.0].uses -= 1;
        if let Some(n) = self.nodes[caller.0].refs.get_mut(&callee) {
            *n -= 1;
        }
        if self.is_unneeded(callee) {
            self.erase(callee);
        }
    }

    /// How many operations are inside a callable.
    pub(super) fn size(&self, node: Node) -> u64 {
        self.nodes[node.0].size
    }

    /// How many operations are inside all callables.
    pub(super) fn total_size(&self) -> u64 {
        self.nodes.iter().map(|node| node.size).sum()
    }

    /// Whether a callee is small enough to be inlined, in percent of the caller's operations.
    pub(super) fn is_profitable(&self, caller: Node, callee: Node, threshold: u32) -> bool {
        let (inside, around) = (self.nodes[callee.0].size, self.nodes[caller.0].size.max(1));
        threshold == u32::MAX || inside == 0 || inside.saturating_mul(100) / around <= u64::from(threshold)
    }

    /// The operations that go.
    pub(super) fn dead_nodes(&self) -> Vec<Op> {
        self.nodes.iter().filter(|n| n.dead).map(|n| n.op).collect()
    }
}
