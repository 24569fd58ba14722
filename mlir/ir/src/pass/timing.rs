//! The times of a pipeline.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use support::clock::Instant;

use super::pipeline::{Item, OpPipeline};
use super::statistics;
use super::statistics::Statistic;

/// The time of a pass, or of a pipeline with its parts, and its statistics. Times of parallel runs add up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TimeNode {
    /// The name of the pass or pipeline.
    pub name: String,
    /// The time it took.
    pub time: Duration,
    /// The statistics of a pass.
    pub statistics: Vec<Statistic>,
    /// Its parts, in order.
    pub parts: Vec<TimeNode>,
}

/// The times of the phases of a run.
pub struct Laps {
    start: Instant,
    last: Instant,
    phases: Vec<TimeNode>,
}

impl Laps {
    /// Begins the first phase of a run that began at `start`.
    pub fn new(start: Instant) -> Self {
        Laps { start, last: Instant::now(), phases: Vec::new() }
    }

    /// Ends a phase.
    pub fn lap(&mut self, name: &str) {
        self.phases.push(TimeNode::new(name, self.last.elapsed()));
        self.last = Instant::now();
    }

    /// Ends the phase in which pipelines with these times ran.
    pub fn passes(&mut self, times: &[TimeNode]) {
        self.phases.extend_from_slice(times);
        self.last = Instant::now();
    }

    /// The report that `-mlir-timing` prints.
    pub fn report(&self, format: TimeFormat) -> String {
        TimeNode::report(&self.phases, self.start.elapsed(), format)
    }
}

/// How times are shown.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct TimeFormat {
    /// As one list, the longest first, with equal names added; otherwise as a tree.
    pub list: bool,
    /// As JSON; otherwise as text.
    pub json: bool,
}

impl TimeNode {
    /// A leaf.
    pub fn new(name: impl Into<String>, time: Duration) -> Self {
        TimeNode { name: name.into(), time, statistics: Vec::new(), parts: Vec::new() }
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
            Item::Pass(pass) => TimeNode {
                statistics: Statistic::zeros(pass.statistics()),
                ..TimeNode::new(pass.name(), Duration::ZERO)
            },
            Item::Nested(nested) => TimeNode::of(nested),
        }
    }

    /// The same tree without times.
    pub(super) fn zeroed(&self) -> Self {
        let statistics = self.statistics.iter().map(|s| Statistic { value: 0, ..*s }).collect();
        let parts = self.parts.iter().map(Self::zeroed).collect();
        TimeNode { name: self.name.clone(), time: Duration::ZERO, statistics, parts }
    }

    /// Adds the times of a tree with the same shape.
    pub(super) fn merge(&mut self, other: &TimeNode) {
        self.time += other.time;
        for &statistic in &other.statistics {
            statistics::merge(&mut self.statistics, statistic);
        }
        for (mine, theirs) in self.parts.iter_mut().zip(&other.parts) {
            mine.merge(theirs);
        }
    }

    /// The report that `-mlir-timing` prints; `wall` is the time of the whole program so far.
    pub(super) fn report(parts: &[TimeNode], wall: Duration, format: TimeFormat) -> String {
        let known: Duration = parts.iter().map(|p| p.time).sum();
        let rest = TimeNode::new("Rest", wall.saturating_sub(known));
        let total = TimeNode::new("Total", wall);
        let listed = if format.list { listed(parts, wall) } else { parts.to_vec() };
        if format.json {
            let entries =
                listed.iter().map(|part| part.json(wall, 0, !format.list) + ",\n").collect::<String>();
            let rest = rest.json(wall, 0, false);
            let total = total.json(wall, 0, false);
            return format!("[\n{entries}{rest},\n{total}\n]\n");
        }
        let line = format!("==={}===\n", "-".repeat(73));
        let mut out = format!("{line}{:>54}\n{line}", "... Execution time report ...");
        let _ = writeln!(out, "  Total Execution Time: {:.4} seconds\n", wall.as_secs_f64());
        out.push_str("  ----Wall Time----  ----Name----\n");
        for part in listed.iter().chain([&rest, &total]) {
            part.write(&mut out, wall, 0);
        }
        out
    }

    fn write(&self, out: &mut String, wall: Duration, depth: usize) {
        let seconds = self.time.as_secs_f64();
        let share = self.share(wall);
        let _ = writeln!(out, "  {seconds:8.4} ({share:5.1}%)  {}{}", "  ".repeat(depth), self.name);
        for part in &self.parts {
            part.write(out, wall, depth + 1);
        }
    }

    fn share(&self, wall: Duration) -> f64 {
        100.0 * self.time.as_secs_f64() / wall.as_secs_f64().max(1e-9)
    }

    /// A JSON object, with its parts if `nested`. Names need no escapes: they are those of passes and operations.
    fn json(&self, wall: Duration, depth: usize, nested: bool) -> String {
        let indent = "  ".repeat(depth);
        let seconds = self.time.as_secs_f64();
        let share = self.share(wall);
        let own = format!(
            "{indent}{{\"wall\": {{\"duration\": {seconds:8.4}, \"percentage\": {share:5.1}}}, \"name\": {:?}",
            self.name
        );
        if !nested {
            return own + "}";
        }
        let parts: String = self.parts.iter().map(|part| part.json(wall, depth + 1, true) + ",\n").collect();
        format!("{own}, \"passes\": [\n{parts}{indent}{{}}]}}")
    }
}

/// The total and all nodes of the trees without their parts, the longest first, with equal names added.
fn listed(parts: &[TimeNode], wall: Duration) -> Vec<TimeNode> {
    let mut times = BTreeMap::from([("root", wall)]);
    let mut pending: Vec<&TimeNode> = parts.iter().collect();
    while let Some(node) = pending.pop() {
        *times.entry(&*node.name).or_default() += node.time;
        pending.extend(&node.parts);
    }
    let mut list: Vec<TimeNode> = times.into_iter().map(|(name, time)| TimeNode::new(name, time)).collect();
    list.sort_by_key(|node| std::cmp::Reverse(node.time));
    list
}
