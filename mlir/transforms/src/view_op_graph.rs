//! The `view-op-graph` pass: prints an operation as a graph for Graphviz.
//!
//! An operation with regions is a cluster, as is a block; other operations are nodes with a port for each operand and
//! result. An edge at a cluster begins or ends at an invisible node in it, and has no port there.

use std::fmt::Write as _;

use mlir::attributes::DenseData;
use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::text::{PrintOptions, SinglePrinter, attr_to_string, type_to_string};
use mlir::{Attr, AttrKind, Block, Body, Context, OpName, OpRef, Region, Type, Value};
use rustc_hash::FxHashMap;

use crate::passes::{ViewOpGraph, ViewOpGraphOptions};

/// Lists with more elements are not shown.
const MAX_ELEMENTS: usize = 16;

impl RunPass for ViewOpGraph {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let (cx, body) = (op.cx(), op.body());
        let mut graph = Graph {
            cx,
            options: &self.options,
            names: SinglePrinter::new(cx, body, &PrintOptions::default()),
            colors: colors(op.header().op_name(), body),
            text: String::new(),
            depth: 0,
            values: FxHashMap::default(),
            flow: Vec::new(),
            order: String::new(),
            counter: 0,
        };
        graph.line("digraph G {");
        graph.depth = 1;
        graph.line("compound = true;");
        graph.cluster_of_op(op.header(), body, body.roots());
        graph.edges();
        graph.text.push_str("}\n");
        state.print(&graph.text);
        Ok(())
    }
}

/// Operations of the same name have the same color. The hue depends on the order in which a walk leaves the first of
/// each.
fn colors(own: OpName, body: &Body) -> FxHashMap<OpName, String> {
    let mut names = FxHashMap::default();
    visit(body, &mut names);
    let next = names.len();
    names.entry(own).or_insert(next);
    let count = names.len() as f64;
    names.into_iter().map(|(name, index)| (name, format!("{:.6} 0.3 0.95", index as f64 / count))).collect()
}

fn visit(body: &Body, names: &mut FxHashMap<OpName, usize>) {
    for op in body.all_ops_post() {
        if let Some(nested) = body.nested(op) {
            visit(nested, names);
        }
        let next = names.len();
        names.entry(body.op_name(op)).or_insert(next);
    }
}

/// The number of a node, and of the cluster for which it stands.
#[derive(Clone, Copy)]
struct Node {
    id: usize,
    cluster: Option<usize>,
}

/// A value of a body, which another body may have too.
type Key = (*const Body, Value);

/// A use of a value.
struct Flow {
    from: Key,
    to: Node,
    port: String,
}

struct Graph<'a> {
    cx: &'a Context,
    options: &'a ViewOpGraphOptions,
    names: SinglePrinter<'a>,
    colors: FxHashMap<OpName, String>,
    text: String,
    depth: usize,
    /// The nodes that have the values.
    values: FxHashMap<Key, Node>,
    flow: Vec<Flow>,
    /// The edges between successive operations.
    order: String,
    counter: usize,
}

impl<'a> Graph<'a> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:width$}{text}", "", width = 2 * self.depth);
    }

    fn next(&mut self) -> usize {
        self.counter += 1;
        self.counter
    }

    fn node(&mut self, label: &str, shape: &str, color: Option<&str>) -> Node {
        let id = self.next();
        let fill = color.map_or_else(String::new, |color| format!("fillcolor = \"{color}\", "));
        let style = if color.is_some() { ", style = filled" } else { "" };
        self.line(&format!("v{id} [{fill}label = \"{label}\", shape = {shape}{style}];"));
        Node { id, cluster: None }
    }

    fn cluster(&mut self, label: &str, contents: impl FnOnce(&mut Self)) -> Node {
        let cluster = self.next();
        self.line(&format!("subgraph cluster_{cluster} {{"));
        self.depth += 1;
        let anchor = self.node(" ", "plain", None);
        self.line(&format!("label = \"{label}\";"));
        contents(self);
        self.depth -= 1;
        self.line("}");
        Node { id: anchor.id, cluster: Some(cluster) }
    }

    fn cluster_of_op(&mut self, op: OpRef<'_>, body: &'a Body, regions: &[Region]) -> Node {
        let label = self.cluster_label(op);
        self.cluster(&label, |graph| {
            for block in regions.iter().flat_map(|&region| body.blocks(region)) {
                graph.cluster("", |graph| graph.block(body, block));
            }
        })
    }

    fn block(&mut self, body: &'a Body, block: Block) {
        for &arg in body.block_args(block) {
            let label = self.port("res", body, arg) + &self.type_of(body, arg);
            let node = self.node(&label, "Mrecord", None);
            self.values.insert((body, arg), node);
        }
        let mut before: Option<Node> = None;
        for op in body.ops(block) {
            let node = self.op(OpRef::new(self.cx, body, op));
            if let Some(before) = before.filter(|_| self.options.print_control_flow_edges) {
                let edge = edge(before, node, "", "dashed");
                self.order.push_str(&edge);
            }
            before = Some(node);
        }
    }

    fn op(&mut self, op: OpRef<'a>) -> Node {
        let body = op.body();
        let nested = body.nested(op.id());
        let node = if op.num_regions() > 0 {
            let (inner, regions) = nested.map_or((body, body.regions_of(op.id())), |b| (b, b.roots()));
            self.cluster_of_op(op, inner, regions)
        } else {
            let label = self.record_label(op);
            let color = self.colors.get(&op.op_name()).cloned().unwrap_or_default();
            self.node(&label, "Mrecord", Some(&color))
        };
        if self.options.print_data_flow_edges {
            for operand in op.operands() {
                let port = self.port_name(body, operand);
                self.flow.push(Flow { from: (body, operand), to: node, port });
            }
        }
        self.values.extend(op.results().map(|result| ((std::ptr::from_ref(body), result), node)));
        node
    }

    /// Writes the edges, which come after all nodes.
    fn edges(&mut self) {
        for edge in self.order.lines() {
            let _ = writeln!(self.text, "  {edge}");
        }
        for Flow { from, to, port } in &self.flow {
            // A use may come before the definition, but not in another graph.
            let from = self.values.get(from).copied().unwrap_or(Node { id: 0, cluster: None });
            let _ = write!(self.text, "  {}", edge(from, *to, port, "solid"));
        }
    }

    fn cluster_label(&self, op: OpRef<'_>) -> String {
        let mut label = op.name().to_owned();
        if self.options.print_result_types {
            let types: Vec<String> = op.result_types().map(|ty| type_to_string(self.cx, ty)).collect();
            let _ = write!(label, " : ({})", self.truncated(types.join(", ")));
        }
        if self.options.print_attrs {
            label.push_str("\\l");
            for (name, attr) in op.all_attrs() {
                let _ = write!(label, "{}: {}\\l", escaped(name), self.attr(attr));
            }
        }
        label
    }

    fn record_label(&self, op: OpRef<'_>) -> String {
        let body = op.body();
        let mut label = "{".to_owned();
        if op.num_operands() > 0 {
            let ports: Vec<String> = op.operands().map(|operand| self.port("arg", body, operand)).collect();
            let _ = write!(label, "{{{}}}|", ports.join("|"));
        }
        label.push_str(op.name());
        label.push_str("\\l");
        let attrs = op.all_attrs();
        if self.options.print_attrs && !attrs.is_empty() {
            label.push_str("\\l");
            for (name, attr) in attrs {
                let _ = write!(label, "{name}: {}\\l", self.attr(attr));
            }
        }
        if op.num_results() > 0 {
            let result = |value| self.port("res", body, value) + &self.type_of(body, value);
            let ports: Vec<String> = op.results().map(result).collect();
            let _ = write!(label, "|{{{}}}", ports.join("|"));
        }
        label.push('}');
        label
    }

    /// A port, and the name of the value that leaves or enters there.
    fn port(&self, kind: &str, body: &Body, value: Value) -> String {
        format!("<{kind}{}> {}", self.port_name(body, value), self.names.value(body, value))
    }

    fn port_name(&self, body: &Body, value: Value) -> String {
        self.names.value(body, value).replace(['%', '#'], "_")
    }

    /// The type of a value, if types are shown.
    fn type_of(&self, body: &Body, value: Value) -> String {
        if self.options.print_result_types { format!(" {}", self.ty(body.ty(value))) } else { String::new() }
    }

    fn ty(&self, ty: Type) -> String {
        escaped(&self.truncated(type_to_string(self.cx, ty)))
    }

    fn attr(&self, attr: Attr) -> String {
        let view = self.cx.attr_ref(attr);
        let is_one = match view.kind() {
            AttrKind::DenseElements { data: DenseData::Splat(_), .. } => true,
            AttrKind::DenseElements { data: DenseData::Strings(strings), .. } => strings.len() == 1,
            AttrKind::Array(elements) if elements.len() > MAX_ELEMENTS => return "[...]".to_owned(),
            _ => false,
        };
        if is_one {
            return escaped(&attr_to_string(self.cx, attr));
        }
        let ty = view.is_elements().then(|| view.ty());
        if let Some(ty) = ty.filter(|ty| ty.num_elements().is_some_and(|count| count > MAX_ELEMENTS)) {
            let rank = ty.shape().map_or(0, <[i64]>::len);
            return format!("{}...{} : {}", "[".repeat(rank), "]".repeat(rank), self.ty(ty.id()));
        }
        escaped(&self.truncated(attr_to_string(self.cx, attr)))
    }

    /// The beginning of a text that is too long.
    fn truncated(&self, mut text: String) -> String {
        let limit = self.options.max_label_len as usize;
        if text.len() > limit {
            text.truncate(text.floor_char_boundary(limit));
            text.push_str("...");
        }
        text
    }
}

/// An edge with a line of its own; `port` is that of the value.
fn edge(from: Node, to: Node, port: &str, style: &str) -> String {
    let end = |node: Node, kind: &str, side: &str| match node.cluster {
        None if !port.is_empty() => format!("v{}:{kind}{port}:{side}", node.id),
        _ => format!("v{}", node.id),
    };
    let head = to.cluster.map_or_else(String::new, |cluster| format!("lhead = cluster_{cluster}, "));
    let tail = from.cluster.map_or_else(String::new, |cluster| format!("ltail = cluster_{cluster}, "));
    format!("{} -> {}[{head}{tail}style = {style}];\n", end(from, "res", "s"), end(to, "arg", "n"))
}

/// A text with the characters escaped that mean something in a label.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '{' | '|' | '<' | '}' | '>' | '\n' | '"') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
