//! Passes: what they do, their options and their statistics.

use tablegen::{Record, Value};

use super::text;
use crate::records::{self, Reader};

/// Documents all passes.
pub(super) fn document_all(out: &mut String, r: &Reader<'_>, mut passes: Vec<&Record>) {
    passes.sort_by_key(|p| records::text(p, "argument"));
    for pass in passes {
        out.push_str(&format!("\n### `-{}`\n", records::text(pass, "argument")));
        text::summary(out, records::text(pass, "summary"));
        text::description(out, records::text(pass, "description"));
        table(out, r, "Options", "-", pass, ("options", "argument"));
        table(out, r, "Statistics", "", pass, ("statistics", "name"));
    }
}

fn table(
    out: &mut String,
    r: &Reader<'_>,
    title: &str,
    sign: &str,
    pass: &Record,
    (list, name): (&str, &str),
) {
    let items = records::list(pass, list).iter().filter_map(Value::as_def).map(|id| r.get(id));
    let items: Vec<(&str, &str)> =
        items.map(|item| (records::text(item, name), records::text(item, "description"))).collect();
    let Some(width) = items.iter().map(|(name, _)| name.len()).max() else { return };
    out.push_str(&format!("\n#### {title}\n\n```\n"));
    for (name, description) in items {
        let space = width - name.len();
        out.push_str(&format!("{sign}{name}{:space$} : {description}\n", ""));
    }
    out.push_str("```\n");
}
