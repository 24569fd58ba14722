//! The records that an action applies to: the options `-dialect`, `-op-include-regex` and `-op-exclude-regex`.

use support::Diagnostic;
use support::order::compare_numeric;
use tablegen::{Record, Records};

use crate::records;

/// A dialect, and a filter over operations.
pub struct Selection<'a> {
    /// The name of the dialect; if absent, there must be only one.
    pub dialect: Option<&'a str>,
    /// Whether the operation of this full name is selected.
    pub op: &'a dyn Fn(&str) -> bool,
}

impl Selection<'_> {
    /// Selects everything.
    pub fn all() -> Self {
        Selection { dialect: None, op: &|_| true }
    }
}

/// The records of a class by name, with numbers in names compared by value: the order of `mlir-tblgen`'s documentation.
pub(crate) fn by_name<'r>(records: &'r Records, class: &str) -> Vec<&'r Record> {
    let mut found: Vec<&Record> = records.derived_from(class).collect();
    found.sort_by(|a, b| compare_numeric(&a.name, &b.name));
    found
}

/// The records of a class that must exist: without it, the file lacks an include.
pub(crate) fn required<'r>(records: &'r Records, class: &str) -> Result<Vec<&'r Record>, Box<Diagnostic>> {
    match records.class(class) {
        Some(_) => Ok(by_name(records, class)),
        None => {
            let message = format!("the class '{class}' is not defined");
            Err(error(message, "the file needs the include that defines it"))
        }
    }
}

/// The dialect to work on.
pub(crate) fn dialect<'r>(
    records: &'r Records,
    selection: &Selection<'_>,
) -> Result<&'r Record, Box<Diagnostic>> {
    let dialects = by_name(records, "Dialect");
    let names = || dialects.iter().map(|d| records::text(d, "name"));
    let Some(wanted) = selection.dialect else {
        return match dialects.as_slice() {
            [] => Err(no_dialect()),
            [dialect] => Ok(dialect),
            _ => {
                let message = "when more than 1 dialect is present, one must be selected via '-dialect'";
                Err(error(message, format!("the dialects are {}", quoted(names()))))
            }
        };
    };
    if dialects.is_empty() {
        return Err(no_dialect());
    }
    dialects.iter().find(|d| records::text(d, "name") == wanted).copied().ok_or_else(|| {
        let help = match support::suggest::nearest(wanted, names()) {
            Some(near) => format!("did you mean '{near}'?"),
            None => format!("the dialects are {}", quoted(names())),
        };
        let message = format!("selected dialect with '-dialect' does not exist: '{wanted}'");
        error(message, help)
    })
}

fn no_dialect() -> Box<Diagnostic> {
    Box::new(Diagnostic::error(None, "no dialect was found"))
}

fn error(message: impl Into<String>, help: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(None, message).with_help(help))
}

/// At most ten names: many dialects may be visible.
fn quoted<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<String> = names.map(|n| format!("'{n}'")).collect();
    match names.get(..10) {
        Some(first) if names.len() > 10 => format!("{} and {} more", first.join(", "), names.len() - 10),
        _ => names.join(", "),
    }
}

/// The operations that the filter accepts, by the names of their records.
pub(crate) fn operations<'r>(
    records: &'r Records,
    selection: &Selection<'_>,
) -> Result<Vec<&'r Record>, Box<Diagnostic>> {
    let mut found = required(records, "Op")?;
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found.retain(|op| (selection.op)(&records::operation_name(records, op)));
    Ok(found)
}
