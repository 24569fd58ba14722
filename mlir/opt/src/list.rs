//! `-show-dialects` and `-list-passes`.

use std::fmt::Write as _;

use mlir::pass::PassRegistry;
use mlir::{Context, Registry};

/// The names of the dialects.
pub(crate) fn dialects(registry: Registry) -> String {
    let cx = Context::new(registry);
    let names: Vec<&str> = cx.dialects().iter().map(|d| d.name).collect();
    format!("Available Dialects: {}\n", names.join(","))
}

/// The passes and their options with their defaults, then the named pipelines, with their summaries in a column.
pub(crate) fn passes(registry: &PassRegistry) -> String {
    let mut passes = Vec::new();
    for pass in registry.passes() {
        passes.push((format!("  --{}", pass.argument), format!("  {}", pass.summary)));
        let defaults = pass.defaults();
        for option in pass.options {
            let default = defaults.iter().find(|(name, _)| *name == option.name);
            let default = default.map_or_else(String::new, |(_, value)| format!(" (default: {value})"));
            passes.push((format!("    --{}=<value>", option.name), format!("{}{default}", option.summary)));
        }
    }
    let mut pipelines = Vec::new();
    for pipeline in registry.pipelines() {
        pipelines.push((format!("  --{}", pipeline.argument), format!("  {}", pipeline.summary)));
        let options = pipeline.options.iter();
        pipelines.extend(options.map(|o| (format!("    --{}=<value>", o.name), o.summary.to_owned())));
    }
    let width = passes.iter().chain(&pipelines).map(|(name, _)| name.len()).max().unwrap_or(0);
    let mut out = String::new();
    for (heading, lines) in [("Passes", passes), ("Pass Pipelines", pipelines)] {
        if !lines.is_empty() {
            let _ = writeln!(out, "{heading}:");
        }
        for (name, summary) in lines {
            let _ = writeln!(out, "{name:width$} - {summary}");
        }
    }
    out
}
