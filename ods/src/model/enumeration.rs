//! Enumerations.

use support::{Diagnostic, Span};
use tablegen::{Record, Value};

use crate::names;
use crate::records::{self, Reader};

/// An enumeration.
#[derive(Clone, Debug)]
pub struct Enum {
    /// The name of the Rust type.
    pub name: String,
    /// One line of documentation.
    pub summary: String,
    /// The cases in order.
    pub cases: Vec<Case>,
    /// The width of the integer that stores it.
    pub width: u32,
    /// Set for bit enumerations: what stands between cases in text.
    pub separator: Option<String>,
    /// Whether text names a group of bits rather than each of them.
    pub primary_groups: bool,
    /// Whether several cases stand in quotes.
    pub quoted: bool,
}

/// A case.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name in Rust.
    pub name: String,
    /// Its name in the record.
    pub symbol: String,
    /// Its spelling in text.
    pub spelling: String,
    /// Its value.
    pub value: i64,
}

/// All enumerations that satisfy `own`.
pub fn build_all(r: &mut Reader<'_>, own: impl Fn(&Record) -> bool) -> Vec<Enum> {
    let records: Vec<&Record> =
        r.records.derived_from("EnumInfo").filter(|e| !e.anonymous && own(e)).collect();
    records.into_iter().filter_map(|e| build(r, e)).collect()
}

/// The enumeration of an `EnumInfo` record.
pub fn build(r: &mut Reader<'_>, record: &Record) -> Option<Enum> {
    let mut cases: Vec<(Case, Span)> = Vec::new();
    for case in records::list(record, "enumerants").iter().filter_map(Value::as_def) {
        let case = r.get(case);
        let new = Case {
            name: names::camel(records::text(case, "symbol")),
            symbol: records::text(case, "symbol").to_owned(),
            spelling: records::text(case, "str").to_owned(),
            value: records::int(case, "value")?,
        };
        let clash = cases.iter().find(|(old, _)| old.name == new.name || old.spelling == new.spelling);
        if let Some((old, span)) = clash {
            let message = format!("enum case '{}' is defined twice", old.spelling);
            r.diagnostics.push(Diagnostic::error(case.span, message).with_note(*span, "first defined here"));
            return None;
        }
        cases.push((new, case.span));
    }
    if cases.is_empty() {
        r.error(record.span, format!("enum '{}' has no cases", record.name));
        return None;
    }
    let bits = record.is_a("BitEnumBase");
    Some(Enum {
        name: records::text(record, "className").to_owned(),
        summary: records::text(record, "summary").to_owned(),
        cases: cases.into_iter().map(|c| c.0).collect(),
        width: records::int(record, "bitwidth").and_then(|w| u32::try_from(w).ok()).unwrap_or(32),
        separator: bits.then(|| records::text(record, "separator").to_owned()),
        primary_groups: records::bit(record, "printBitEnumPrimaryGroups"),
        quoted: records::bit(record, "printBitEnumQuoted"),
    })
}
