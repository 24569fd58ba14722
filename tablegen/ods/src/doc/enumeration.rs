//! Enumerations: a table of their cases.

use tablegen::{Record, Value};

use super::text;
use crate::records::{self, Reader};

/// Documents an enumeration.
pub(super) fn document(out: &mut String, r: &Reader<'_>, record: &Record) {
    out.push_str(&format!("\n### {}\n", records::text(record, "className")));
    text::summary(out, records::text(record, "summary"));
    out.push_str("\n#### Cases:\n\n| Symbol | Value | String |\n| :----: | :---: | ------ |\n");
    for id in records::list(record, "enumerants").iter().filter_map(Value::as_def) {
        let case = r.get(id);
        let symbol = records::text(case, "symbol");
        let string = records::text(case, "str");
        let value = records::int(case, "value").unwrap_or_default();
        out.push_str(&format!("| {symbol} | `{value}` | {string} |\n"));
    }
}
