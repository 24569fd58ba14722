//! The `print-op-stats` pass: counts the operations of each name.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use mlir::pass::{OpMut, PassResult, PassState, RunPass};
use mlir::{Body, OpName};
use rustc_hash::FxHashMap;

use crate::passes::PrintOpStats;

impl RunPass for PrintOpStats {
    fn run(&self, op: OpMut<'_>, state: &mut PassState) -> PassResult {
        let mut counts: FxHashMap<OpName, u64> = FxHashMap::default();
        counts.insert(op.header().op_name(), 1);
        let mut bodies: Vec<&Body> = vec![op.body()];
        while let Some(body) = bodies.pop() {
            for op in body.all_ops_pre() {
                *counts.entry(body.op_name(op)).or_default() += 1;
                bodies.extend(body.nested(op));
            }
        }
        let cx = op.cx();
        let sorted: BTreeMap<&str, u64> =
            counts.into_iter().map(|(name, count)| (cx.op_name_str(name), count)).collect();
        state.print(&if self.options.print_as_json { json(&sorted) } else { table(&sorted) });
        Ok(())
    }
}

/// The counts with the names aligned at the dot behind the dialect.
fn table(counts: &BTreeMap<&str, u64>) -> String {
    let names: Vec<(&str, &str)> = counts.keys().map(|name| dialect_and_rest(name)).collect();
    let dialect_width = names.iter().map(|(dialect, _)| dialect.len()).max().unwrap_or(0);
    let width = names.iter().map(|(_, name)| name.len()).max().unwrap_or(0);
    let mut text = "Operations encountered:\n-----------------------\n".to_owned();
    for ((dialect, name), count) in names.into_iter().zip(counts.values()) {
        let dot = if dialect.is_empty() { ' ' } else { '.' };
        let _ = writeln!(text, "  {dialect:>dialect_width$}{dot}{name:width$} , {count}");
    }
    text
}

/// The parts of a name around its first dot; one without something behind a dot has no dialect.
fn dialect_and_rest(name: &str) -> (&str, &str) {
    match name.split_once('.') {
        None => ("", name),
        Some((name, "")) => ("", name),
        Some(parts) => parts,
    }
}

fn json(counts: &BTreeMap<&str, u64>) -> String {
    let entries: Vec<String> = counts.iter().map(|(name, count)| format!("  \"{name}\" : {count}")).collect();
    format!("{{\n{}\n}}\n", entries.join(",\n"))
}
