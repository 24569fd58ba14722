//! The report of statistics that `-mlir-pass-statistics` prints.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::definition::StatisticInfo;
use super::statistics::{Statistic, merge};
use super::timing::TimeNode;

/// How statistics are shown.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum StatisticsDisplay {
    /// A list of passes by name, with the statistics of equal passes added.
    List,
    /// In the shape of the pipeline.
    #[default]
    Pipeline,
}

/// The report; a list has only passes with statistics.
pub(super) fn report(nodes: &[TimeNode], display: StatisticsDisplay) -> String {
    let line = format!("==={}===\n", "-".repeat(73));
    let mut out = format!("{line}{:>55}\n{line}", "... Pass statistics report ...");
    match display {
        StatisticsDisplay::Pipeline => nodes.iter().for_each(|node| write_tree(&mut out, node, 0)),
        StatisticsDisplay::List => {
            let mut passes = BTreeMap::new();
            nodes.iter().for_each(|node| collect(&mut passes, node));
            for (name, statistics) in passes {
                write_entry(&mut out, name, &statistics, 0);
            }
        }
    }
    out.push('\n');
    out
}

/// Nested as pipelines are, which is bounded.
fn write_tree(out: &mut String, node: &TimeNode, depth: usize) {
    write_entry(out, &node.name, &node.statistics, 2 * depth);
    for part in &node.parts {
        write_tree(out, part, depth + 1);
    }
}

fn collect<'n>(passes: &mut BTreeMap<&'n str, Vec<Statistic>>, node: &'n TimeNode) {
    for &statistic in &node.statistics {
        merge(passes.entry(&node.name).or_default(), statistic);
    }
    for part in &node.parts {
        collect(passes, part);
    }
}

/// A pass and its statistics, sorted by name, with numbers and names in columns.
fn write_entry(out: &mut String, name: &str, statistics: &[Statistic], indent: usize) {
    let _ = writeln!(out, "{:indent$}{name}", "");
    let width = |length: fn(&Statistic) -> usize| statistics.iter().map(length).max().unwrap_or(0);
    let values = width(|s| s.value.to_string().len());
    let names = width(|s| s.info.name.len());
    let mut sorted: Vec<&Statistic> = statistics.iter().collect();
    sorted.sort_by_key(|s| s.info.name);
    for Statistic { info, value } in sorted {
        let StatisticInfo { name, summary } = info;
        let _ = if summary.is_empty() {
            writeln!(out, "{:indent$}  (S) {value:values$} {name}", "")
        } else {
            writeln!(out, "{:indent$}  (S) {value:values$} {name:names$} - {summary}", "")
        };
    }
}
