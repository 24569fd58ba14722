//! Where the time of a pipeline went.

use std::fmt::Write as _;
use std::time::Duration;

use super::pipeline::{Item, OpPipeline};

/// The time of a pass or of a pipeline with its parts. Times of parallel runs add up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeNode {
    /// What was done.
    pub name: String,
    /// How long it took.
    pub time: Duration,
    /// Its parts, in order.
    pub parts: Vec<TimeNode>,
}

impl TimeNode {
    /// A leaf.
    pub fn new(name: impl Into<String>, time: Duration) -> Self {
        TimeNode { name: name.into(), time, parts: Vec::new() }
    }

    /// A tree of zeros in the shape of a pipeline.
    pub(super) fn of(pipeline: &OpPipeline) -> Self {
        let anchor = pipeline.anchor().unwrap_or("any");
        let mut node = TimeNode::new(format!("'{anchor}' Pipeline"), Duration::ZERO);
        node.parts = pipeline.items.iter().map(Self::of_item).collect();
        node
    }

    fn of_item(item: &Item) -> Self {
        match item {
            Item::Pass(pass) => TimeNode::new(pass.name(), Duration::ZERO),
            Item::Nested(nested) => TimeNode::of(nested),
        }
    }

    /// The same tree without times.
    pub(super) fn zeroed(&self) -> Self {
        let parts = self.parts.iter().map(Self::zeroed).collect();
        TimeNode { name: self.name.clone(), time: Duration::ZERO, parts }
    }

    /// Adds the times of a tree of the same shape.
    pub(super) fn merge(&mut self, other: &TimeNode) {
        self.time += other.time;
        for (mine, theirs) in self.parts.iter_mut().zip(&other.parts) {
            mine.merge(theirs);
        }
    }

    /// The report that `-mlir-timing` prints; `wall` is the time of the whole program so far.
    pub fn report(parts: &[TimeNode], wall: Duration) -> String {
        let line = format!("==={}===\n", "-".repeat(73));
        let mut out = format!("{line}{:>54}\n{line}", "... Execution time report ...");
        let _ = writeln!(out, "  Total Execution Time: {:.4} seconds\n", wall.as_secs_f64());
        out.push_str("  ----Wall Time----  ----Name----\n");
        for part in parts {
            part.write(&mut out, wall, 0);
        }
        let known: Duration = parts.iter().map(|p| p.time).sum();
        TimeNode::new("Rest", wall.saturating_sub(known)).write(&mut out, wall, 0);
        TimeNode::new("Total", wall).write(&mut out, wall, 0);
        out
    }

    fn write(&self, out: &mut String, wall: Duration, depth: usize) {
        let share = 100.0 * self.time.as_secs_f64() / wall.as_secs_f64().max(1e-9);
        let seconds = self.time.as_secs_f64();
        let _ = writeln!(out, "  {seconds:8.4} ({share:5.1}%)  {}{}", "  ".repeat(depth), self.name);
        for part in &self.parts {
            part.write(out, wall, depth + 1);
        }
    }
}
