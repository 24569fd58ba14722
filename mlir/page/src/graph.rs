//! Drawings of graphs as SVG. A library decides where nodes and edges go; colors come from the page's style.

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use layout::core::base::Orientation;
use layout::core::format::{ClipHandle, RenderBackend};
use layout::core::geometry::Point;
use layout::core::style::StyleAttr;
use layout::std_shapes::shapes::{Arrow, Element, ShapeKind};
use layout::topo::layout::VisualGraph;

/// A directed graph to draw.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Graph {
    nodes: Vec<Node>,
    edges: Vec<(usize, usize)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Node {
    label: String,
    /// The line of the source that the node comes from, if known.
    line: Option<u32>,
}

/// How many nodes are drawn at most: more cannot be read, and would take long.
pub const MAX_NODES: usize = 64;

/// The most edges that are drawn.
pub const MAX_EDGES: usize = 256;

/// The longest line of a label, in characters.
const MAX_LABEL: usize = 40;

/// The width of a character.
const CHARACTER: f64 = 8.0;

/// The height of a line.
const LINE: f64 = 16.0;

/// The space around a label, on both sides together.
const PADDING: (f64, f64) = (20.0, 14.0);

impl Graph {
    /// A graph without nodes.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a node with a label of one or more lines; `line` is the line of the source that it comes from.
    pub fn node(&mut self, label: &str, line: Option<u32>) -> usize {
        let short = |line: &str| {
            if line.chars().count() > MAX_LABEL {
                line.chars().take(MAX_LABEL - 1).chain(['…']).collect()
            } else {
                line.to_owned()
            }
        };
        let lines: Vec<String> = label.lines().map(short).collect();
        self.nodes.push(Node { label: lines.join("\n"), line });
        self.nodes.len() - 1
    }

    /// Adds an edge, once; one between nodes that do not exist is ignored.
    pub fn edge(&mut self, from: usize, to: usize) {
        let edge = (from, to);
        if from.max(to) < self.nodes.len() && !self.edges.contains(&edge) {
            self.edges.push(edge);
        }
    }

    /// How many nodes there are.
    pub fn num_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The drawing; `None` if there is nothing to draw, or too much. `title` describes it for readers who cannot see
    /// it.
    pub fn svg(&self, title: &str) -> Option<String> {
        if self.nodes.is_empty() || self.nodes.len() > MAX_NODES || self.edges.len() > MAX_EDGES {
            return None;
        }
        // The library checks its own invariants with assertions: a graph that breaks one is not drawn.
        catch_unwind(AssertUnwindSafe(|| self.draw(title))).ok()
    }

    fn draw(&self, title: &str) -> String {
        let mut graph = VisualGraph::new(Orientation::TopToBottom);
        let mut handles = Vec::new();
        for (index, node) in self.nodes.iter().enumerate() {
            let widest = node.label.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            let lines = node.label.lines().count();
            let size = Point::new(widest as f64 * CHARACTER + PADDING.0, lines as f64 * LINE + PADDING.1);
            let element = Element::create_with_properties(
                ShapeKind::new_box(&node.label),
                StyleAttr::simple(),
                Orientation::TopToBottom,
                size,
                index.to_string(),
            );
            handles.push(graph.add_node(element));
        }
        for &(from, to) in &self.edges {
            graph.add_edge(Arrow::simple(""), handles[from], handles[to]);
        }
        let mut writer =
            Writer { graph: self, out: String::new(), least: (0.0, 0.0), most: (0.0, 0.0), node: None };
        graph.do_it(false, false, false, &mut writer);
        writer.finish(title, &self.sentence())
    }

    /// The graph in words.
    fn sentence(&self) -> String {
        let name = |index: usize| self.nodes[index].label.lines().next().unwrap_or_default();
        let edges: Vec<String> =
            self.edges.iter().map(|&(a, b)| format!("{} to {}", name(a), name(b))).collect();
        if edges.is_empty() {
            self.nodes.iter().map(|node| node.label.as_str()).collect::<Vec<_>>().join(", ")
        } else {
            edges.join(", ")
        }
    }
}

/// Receives the library's calls and writes SVG with classes for colors.
struct Writer<'g> {
    graph: &'g Graph,
    out: String,
    least: (f64, f64),
    most: (f64, f64),
    /// The node whose box was drawn last, and whose text comes next.
    node: Option<usize>,
}

impl Writer<'_> {
    fn cover(&mut self, point: Point) {
        self.least = (self.least.0.min(point.x), self.least.1.min(point.y));
        self.most = (self.most.0.max(point.x), self.most.1.max(point.y));
    }

    fn finish(self, title: &str, sentence: &str) -> String {
        const MARGIN: f64 = 8.0;
        let x = self.least.0 - MARGIN;
        let y = self.least.1 - MARGIN;
        let width = self.most.0 - x + MARGIN;
        let height = self.most.1 - y + MARGIN;
        let title = escaped(title);
        let sentence = escaped(sentence);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"graph\" role=\"img\" \
             viewBox=\"{x:.0} {y:.0} {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\">\
             <title>{title}</title><desc>{sentence}</desc>{}</svg>",
            self.out
        )
    }
}

/// The length of the lines that make the tip of an arrow.
const TIP: f64 = 7.0;

/// The tip of an arrow at `at`, which comes from the direction of `from`.
fn tip(at: Point, from: Point) -> String {
    let x = from.x - at.x;
    let y = from.y - at.y;
    let length = x.hypot(y).max(1e-6);
    let x = x / length * TIP;
    let y = y / length * TIP;
    let side = |sign: f64| (at.x + x - sign * y * 0.5, at.y + y + sign * x * 0.5);
    let ((ax, ay), (bx, by)) = (side(1.0), side(-1.0));
    format!("<path class=\"tip\" d=\"M{:.1} {:.1}L{ax:.1} {ay:.1}L{bx:.1} {by:.1}Z\"/>", at.x, at.y)
}

impl RenderBackend for Writer<'_> {
    fn draw_rect(
        &mut self,
        xy: Point,
        size: Point,
        _look: &StyleAttr,
        properties: Option<String>,
        _clip: Option<ClipHandle>,
    ) {
        self.cover(xy);
        self.cover(xy.add(size));
        self.node = properties.and_then(|index| index.parse().ok());
        let line = self.node.and_then(|node| self.graph.nodes.get(node)?.line);
        let line = line.map_or(String::new(), |line| format!(" data-line=\"{line}\""));
        let _ = write!(
            self.out,
            "<rect class=\"node\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"4\"{line}/>",
            xy.x, xy.y, size.x, size.y
        );
    }

    fn draw_line(&mut self, _: Point, _: Point, _: &StyleAttr, _: Option<String>) {}

    fn draw_circle(&mut self, _: Point, _: Point, _: &StyleAttr, _: Option<String>) {}

    fn draw_text(&mut self, xy: Point, _text: &str, _look: &StyleAttr) {
        let Some(node) = self.node.take().and_then(|node| self.graph.nodes.get(node)) else { return };
        let count = node.label.lines().count() as f64;
        for (index, line) in node.label.lines().enumerate() {
            let y = xy.y + (index as f64 - (count - 1.0) / 2.0) * LINE;
            let _ = write!(self.out, "<text x=\"{:.1}\" y=\"{y:.1}\">{}</text>", xy.x, escaped(line));
        }
    }

    fn draw_arrow(
        &mut self,
        path: &[(Point, Point)],
        _dashed: bool,
        head: (bool, bool),
        _look: &StyleAttr,
        _properties: Option<String>,
        _text: &str,
    ) {
        let [first, second, rest @ ..] = path else { return };
        path.iter().for_each(|(point, control)| {
            self.cover(*point);
            self.cover(*control);
        });
        // The first point comes with the control point after it, all others with the one before them.
        let _ = write!(
            self.out,
            "<path class=\"edge\" d=\"M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            first.0.x, first.0.y, first.1.x, first.1.y, second.0.x, second.0.y, second.1.x, second.1.y
        );
        for (control, point) in rest {
            let _ = write!(self.out, "S{:.1} {:.1} {:.1} {:.1}", control.x, control.y, point.x, point.y);
        }
        self.out.push_str("\"/>");
        if head.0 {
            self.out.push_str(&tip(first.0, first.1));
        }
        if let Some((control, point)) = path.last().filter(|_| head.1) {
            self.out.push_str(&tip(*point, *control));
        }
    }

    fn create_clip(&mut self, _xy: Point, _size: Point, _rounded_px: usize) -> ClipHandle {
        0
    }
}

/// Text for XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(nodes: usize) -> Graph {
        let mut graph = Graph::new();
        (0..nodes).for_each(|n| _ = graph.node(&format!("n{n}"), None));
        (1..nodes).for_each(|n| graph.edge(n - 1, n));
        graph
    }

    #[test]
    fn nodes_and_edges_are_drawn() {
        let mut graph = chain(3);
        graph.edge(2, 0);
        graph.edge(1, 1);
        let svg = graph.svg("calls").expect("it is small");
        let count = |what: &str| svg.matches(what).count();
        assert_eq!((count("<rect"), count("class=\"edge\""), count("class=\"tip\"")), (3, 4, 4), "{svg}");
        assert!(
            svg.contains("<title>calls</title><desc>n0 to n1, n1 to n2, n2 to n0, n1 to n1</desc>"),
            "{svg}"
        );
        assert!(!svg.contains("NaN") && !svg.contains("width=\"0"), "{svg}");
    }

    #[test]
    fn text_is_escaped_and_shortened() {
        let mut graph = Graph::new();
        graph.node(&format!("<&\">\n{}", "x".repeat(100)), Some(7));
        let svg = graph.svg("<").expect("it is small");
        assert!(svg.contains(">&lt;&amp;&quot;&gt;</text>") && svg.contains("data-line=\"7\""), "{svg}");
        assert!(svg.contains(&("x".repeat(39) + "…</text>")), "{svg}");
    }

    #[test]
    fn what_cannot_be_read_is_not_drawn() {
        assert_eq!(Graph::new().svg("none"), None);
        assert_eq!(chain(MAX_NODES + 1).svg("many"), None);
        assert!(chain(MAX_NODES).svg("enough").is_some());
    }

    /// The library is given graphs of many shapes and must draw all of them.
    #[test]
    fn any_graph_of_a_few_nodes_can_be_drawn() {
        let mut seed = 1u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % below
        };
        for _ in 0..300 {
            let nodes = 1 + random(20);
            let mut graph = Graph::new();
            (0..nodes).for_each(|n| _ = graph.node(&format!("node {n}"), None));
            (0..random(40)).for_each(|_| graph.edge(random(nodes), random(nodes)));
            assert!(graph.svg("random").is_some(), "{graph:?}");
        }
    }
}
