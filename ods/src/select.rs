//! Which of the records an action is about: the options `-dialect`, `-op-include-regex` and `-op-exclude-regex`.

use support::order::compare_numeric;
use support::{Diagnostic, FileId, SourceMap};
use tablegen::{Record, RecordId, Records};

use crate::records;
use crate::rust::Part;

/// A dialect, and a filter over operations.
pub struct Selection<'a> {
    /// The name of the dialect; without one there must be a single dialect.
    pub dialect: Option<&'a str>,
    /// Whether the operation of this full name is wanted.
    pub op: &'a dyn Fn(&str) -> bool,
}

impl Selection<'_> {
    /// Everything.
    pub fn all() -> Self {
        Selection { dialect: None, op: &|_| true }
    }
}

/// The records of a class by name, numbers in names by their value: the order of `mlir-tblgen`'s documentation.
pub(crate) fn by_name<'r>(records: &'r Records, class: &str) -> Vec<&'r Record> {
    let mut found: Vec<&Record> = records.derived_from(class).collect();
    found.sort_by(|a, b| compare_numeric(&a.name, &b.name));
    found
}

/// The records of a class that has to be there: without it the file lacks an include.
pub(crate) fn required<'r>(records: &'r Records, class: &str) -> Result<Vec<&'r Record>, Box<Diagnostic>> {
    match records.class(class) {
        Some(_) => Ok(by_name(records, class)),
        None => Err(undefined(class)),
    }
}

fn undefined(class: &str) -> Box<Diagnostic> {
    error(format!("the class '{class}' is not defined"), "the file needs the include that defines it")
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

/// The dialects that a part of the generated text is about; `None` is the one that the file itself is about.
///
/// Operations are those of every dialect in reach, included or not, as in `mlir-tblgen`. For the rest a file that only
/// includes others is about the only dialect in them.
pub(crate) fn wanted(
    records: &Records,
    sources: &SourceMap,
    main: FileId,
    part: Part,
    selection: &Selection<'_>,
) -> Result<Vec<Option<RecordId>>, Box<Diagnostic>> {
    if selection.dialect.is_some() {
        return Ok(vec![Some(dialect(records, selection)?.id)]);
    }
    match part {
        Part::Operations => {
            let mut all: Vec<Option<RecordId>> = Vec::new();
            for op in records.derived_from("Op") {
                let dialect = records::def(op, "opDialect");
                if dialect.is_some()
                    && !all.contains(&dialect)
                    && (selection.op)(&operation_name(records, op))
                {
                    all.push(dialect);
                }
            }
            // What is wrong beside operations is found all the same.
            Ok(if all.is_empty() { vec![None] } else { all })
        }
        Part::Dialect | Part::Types | Part::Attributes if only_includes(records, main) => {
            match own_dialects(records, sources).as_slice() {
                [_, _, ..] => dialect(records, selection).map(|d| vec![Some(d.id)]),
                _ => Ok(vec![None]),
            }
        }
        _ => Ok(vec![None]),
    }
}

/// Whether a file defines nothing itself.
pub(crate) fn only_includes(records: &Records, main: FileId) -> bool {
    !records.defs().any(|d| d.span.file == main)
}

/// The dialects that are not the prelude's.
pub(crate) fn own_dialects<'r>(records: &'r Records, sources: &SourceMap) -> Vec<&'r Record> {
    records.derived_from("Dialect").filter(|d| !crate::prelude::contains(sources, d.span.file)).collect()
}

fn no_dialect() -> Box<Diagnostic> {
    Box::new(Diagnostic::error(None, "no dialect was found"))
}

fn error(message: impl Into<String>, help: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(None, message).with_help(help))
}

/// At most ten names; a file may see many dialects.
fn quoted<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<String> = names.map(|n| format!("'{n}'")).collect();
    match names.get(..10) {
        Some(first) if names.len() > 10 => format!("{} and {} more", first.join(", "), names.len() - 10),
        _ => names.join(", "),
    }
}

/// The operations that the filter lets through, by the names of their records.
pub(crate) fn operations<'r>(
    records: &'r Records,
    selection: &Selection<'_>,
) -> Result<Vec<&'r Record>, Box<Diagnostic>> {
    let mut found = required(records, "Op")?;
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found.retain(|op| (selection.op)(&operation_name(records, op)));
    Ok(found)
}

/// The full name of an operation.
pub(crate) fn operation_name(records: &Records, op: &Record) -> String {
    let dialect = records::def(op, "opDialect").map_or("", |d| records::text(records.get(d), "name"));
    match (dialect, records::text(op, "opName")) {
        ("", name) => name.to_owned(),
        (dialect, name) => format!("{dialect}.{name}"),
    }
}
