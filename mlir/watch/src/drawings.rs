//! The graphs of a module: the call graph, the control flow of functions, and the dominance of their blocks.

use mlir::attributes::AttrKind;
use mlir::dominance::Dominance;
use mlir::interfaces::{CallOpInterface, Callee};
use mlir::symbol_table::symbol_name;
use mlir::{Block, Body, Context, Module, Op, OpRef, RegionRef};
use page::Drawing;
use page::graph::{Graph, MAX_NODES};

/// How many functions of one module have their control flow drawn at most.
const MAX_FUNCTIONS: usize = 16;

/// How many nodes all drawings of a page may have: it takes long to find places for them.
const MAX_ALL_NODES: usize = 2048;

/// Makes drawings, each only once: a drawing that a pass leaves unchanged belongs to an earlier pane.
#[derive(Default)]
pub(super) struct Drawings {
    made: Vec<(String, Graph)>,
    /// How many nodes have been drawn.
    nodes: usize,
}

impl Drawings {
    /// The drawings of a module that differ from those before, and how many were left out.
    pub(super) fn of(&mut self, cx: &Context, module: &Module) -> (Vec<Drawing>, usize) {
        let mut graphs = vec![("Call graph".to_owned(), calls(cx, module))];
        let mut functions = functions(cx, module).into_iter().filter(|f| f.blocks().nth(1).is_some());
        for function in functions.by_ref().take(MAX_FUNCTIONS) {
            let name = symbol_name(function.op).map_or(String::new(), |name| format!(" of @{name}"));
            graphs.push((format!("Control flow{name}"), flow(cx, &function)));
            graphs.push((format!("Dominator tree{name}"), dominators(cx, &function)));
        }
        let mut left_out = 2 * functions.count();
        let is_new =
            |title: &str, graph: &Graph| !self.made.iter().any(|(known, old)| known == title && old == graph);
        let new: Vec<(String, Graph)> =
            graphs.into_iter().filter(|(title, graph)| is_new(title, graph)).collect();
        let mut drawings = Vec::new();
        for (title, graph) in new {
            self.made.retain(|(known, _)| *known != title);
            let svg = if self.nodes < MAX_ALL_NODES { graph.svg(&title) } else { None };
            match svg {
                Some(svg) => drawings.push(Drawing { title: title.clone(), svg }),
                None => left_out += usize::from(graph.num_nodes() > 0),
            }
            self.nodes += graph.num_nodes().min(MAX_NODES);
            self.made.push((title, graph));
        }
        (drawings, left_out)
    }
}

/// An operation directly inside the module that has a body of its own.
struct Function<'a> {
    op: OpRef<'a>,
    body: &'a Body,
}

impl<'a> Function<'a> {
    fn blocks(&self) -> impl Iterator<Item = Block> + 'a {
        let body = self.body;
        body.roots().iter().take(1).flat_map(|&region| body.blocks(region))
    }
}

fn functions<'a>(cx: &'a Context, module: &'a Module) -> Vec<Function<'a>> {
    let top = module.op(cx);
    let Some(body) = top.body().nested(top.id()) else { return Vec::new() };
    let ops = body.roots().iter().flat_map(|&region| body.region_ops(region));
    let function = |op: Op| Some(Function { op: OpRef::new(cx, body, op), body: body.nested(op)? });
    ops.filter_map(function).collect()
}

/// The line of the source that an operation comes from.
fn line(op: OpRef<'_>) -> Option<u32> {
    op.cx().file_place(op.loc()).map(|(_, line, _)| line)
}

/// The call graph. If it is too large to be drawn, only the number of functions matters.
fn calls(cx: &Context, module: &Module) -> Graph {
    let functions = functions(cx, module).into_iter().filter_map(|f| Some((symbol_name(f.op)?, f)));
    let functions: Vec<(&str, Function<'_>)> = functions.take(MAX_NODES + 1).collect();
    let mut graph = Graph::new();
    for (name, function) in &functions {
        graph.node(&format!("@{name}"), line(function.op));
    }
    if functions.len() > MAX_NODES {
        return graph;
    }
    for (from, (_, caller)) in functions.iter().enumerate() {
        for op in caller.body.all_ops_pre() {
            let callee = callee(OpRef::new(cx, caller.body, op));
            if let Some(to) = callee.and_then(|callee| functions.iter().position(|(name, _)| *name == callee))
            {
                graph.edge(from, to);
            }
        }
    }
    graph
}

fn callee(op: OpRef<'_>) -> Option<&str> {
    let call = op.interface::<CallOpInterface>()?;
    let Callee::Symbol(symbol) = (call.callable_for_callee)(op) else { return None };
    match op.cx().attr_kind(symbol) {
        AttrKind::SymbolRef { root, nested } => Some(op.cx().str(*nested.last().unwrap_or(root))),
        _ => None,
    }
}

/// A graph with a node for each block. A node shows the block's label, the number of its operations, and the
/// last one.
fn blocks(cx: &Context, function: &Function<'_>) -> (Graph, Vec<Block>) {
    let mut graph = Graph::new();
    let region = function.body.roots().first().map(|&r| RegionRef::new(cx, function.body, r, None));
    for (number, block) in region.iter().flat_map(|region| region.blocks()).enumerate().take(MAX_NODES + 1) {
        let name = if number == 0 { "entry".to_owned() } else { format!("^bb{number}") };
        let label = match (block.ops().count(), block.last_op()) {
            (_, None) => name,
            (1, Some(last)) => format!("{name}\n{}", last.name()),
            (count, Some(last)) => format!("{name}\n{} more, {}", count - 1, last.name()),
        };
        graph.node(&label, block.ops().find_map(line));
    }
    (graph, function.blocks().take(MAX_NODES + 1).collect())
}

fn flow(cx: &Context, function: &Function<'_>) -> Graph {
    let (mut graph, blocks) = blocks(cx, function);
    let number = |block: Block| blocks.iter().position(|other| *other == block);
    for (from, &block) in blocks.iter().enumerate() {
        let last = function.body.last_op(block);
        for to in last.into_iter().flat_map(|op| function.body.successors(op)).filter_map(number) {
            graph.edge(from, to);
        }
    }
    graph
}

fn dominators(cx: &Context, function: &Function<'_>) -> Graph {
    let (mut graph, blocks) = blocks(cx, function);
    if blocks.len() > MAX_NODES {
        return graph;
    }
    let tree = Dominance::new(cx, function.body, Some(function.op));
    for (index, &block) in blocks.iter().enumerate() {
        let above = tree.idom(block).and_then(|above| blocks.iter().position(|other| *other == above));
        if let Some(above) = above {
            graph.edge(above, index);
        }
    }
    graph
}
