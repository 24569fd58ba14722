//! A whole dialect: its text, and chapters for its definitions.

use support::{Diagnostic, FileId};
use tablegen::{Record, RecordId};

use super::options::Options;
use super::{definition, enumeration, operation, text};
use crate::records::{self, Reader};
use crate::select;

/// Documents a dialect.
pub(super) fn document(
    out: &mut String,
    r: &mut Reader<'_>,
    main: FileId,
    dialect: &Record,
    options: &Options<'_>,
) -> Result<(), Box<Diagnostic>> {
    out.push_str(&format!("\n# '{}' Dialect\n", records::text(dialect, "name")));
    text::summary(out, records::text(dialect, "summary"));
    let description = records::text(dialect, "description");
    text::description(out, description);
    if !has_table_of_contents(description) {
        out.push_str("\n[TOC]\n");
    }
    operations(out, r, main, dialect.id, options)?;
    for (title, class, definitions) in [
        ("Attribute constraints", "DialectAttr", Some("AttrDef")),
        ("Attributes", "AttrDef", None),
        ("Type constraints", "DialectType", Some("TypeDef")),
        ("Types", "TypeDef", None),
    ] {
        let mut found = select::by_name(r.records, class);
        found.retain(|d| {
            records::def(d, "dialect") == Some(dialect.id) && definitions.is_none_or(|class| !d.is_a(class))
        });
        if !found.is_empty() {
            out.push_str(&format!("\n## {title}\n"));
        }
        for record in found {
            match definitions {
                None => definition::document(out, r, record),
                Some(_) => definition::document_constraint(out, record),
            }
        }
    }
    let enums = select::by_name(r.records, "EnumInfo");
    if !enums.is_empty() {
        out.push_str("\n## Enums\n");
    }
    enums.into_iter().for_each(|e| enumeration::document(out, r, e));
    Ok(())
}

/// Operations that are documented together.
struct Group<'r> {
    /// The title, which may be missing, and the text.
    record: Option<&'r Record>,
    ops: Vec<&'r Record>,
}

impl<'r> Group<'r> {
    fn summary(&self) -> &'r str {
        self.record.map_or("", |g| records::text(g, "summary"))
    }

    /// The key that it is sorted by.
    fn key(&self) -> String {
        match self.summary() {
            "" => self.ops.first().map_or("", |op| records::text(op, "opName")).to_ascii_lowercase(),
            summary => summary.to_ascii_lowercase(),
        }
    }
}

fn operations(
    out: &mut String,
    r: &mut Reader<'_>,
    main: FileId,
    dialect: RecordId,
    options: &Options<'_>,
) -> Result<(), Box<Diagnostic>> {
    let mut ops = select::operations(r.records, &options.selection)?;
    ops.retain(|op| records::def(op, "opDialect") == Some(dialect));
    if ops.is_empty() {
        return Ok(());
    }
    let (grouped, single): (Vec<_>, Vec<_>) =
        ops.into_iter().partition(|op| records::def(op, "opDocGroup").is_some());
    let mut groups: Vec<Group<'_>> =
        single.into_iter().map(|op| Group { record: None, ops: vec![op] }).collect();
    for group in select::by_name(r.records, "OpDocGroup") {
        let of = |op: &&Record| records::def(op, "opDocGroup") == Some(group.id);
        let ops: Vec<&Record> = grouped.iter().copied().filter(|op| of(op)).collect();
        if !ops.is_empty() {
            groups.push(Group { record: Some(group), ops });
        }
    }
    groups.sort_by_cached_key(Group::key);
    out.push_str("\n## Operations\n");
    source_link(out, r.sources.name(main));
    for group in groups {
        document_group(out, r, &group, options);
    }
    Ok(())
}

fn document_group<'r>(out: &mut String, r: &mut Reader<'r>, group: &Group<'r>, options: &Options<'_>) {
    let mut text = String::new();
    let nested = !group.summary().is_empty();
    if let Some(record) = group.record.filter(|_| nested) {
        text.push_str(&format!("\n## {}\n", text::trim(group.summary())));
        text::description(&mut text, records::text(record, "description"));
        text.push('\n');
    }
    for op in &group.ops {
        operation::document(&mut text, r, op, options);
    }
    // The headings in a group are one level deeper.
    for line in text.split('\n') {
        if nested && line.starts_with('#') {
            out.push('#');
        }
        out.push_str(line);
        out.push('\n');
    }
}

/// True if a line of the description places the table of contents.
fn has_table_of_contents(description: &str) -> bool {
    description.split('\n').any(|line| line.trim_start() == "[TOC]")
}

/// A link to the file in MLIR's sources, if it is one of theirs.
pub(super) fn source_link(out: &mut String, file: &str) {
    if let Some(path) = file.find("mlir/include/mlir/").and_then(|at| file.get(at..)) {
        out.push_str(&format!("\n[source](https://github.com/llvm/llvm-project/blob/main/{path})\n"));
    }
}
