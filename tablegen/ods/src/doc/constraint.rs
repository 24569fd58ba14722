//! Constraints as they are named in the documentation.

use tablegen::{Record, RecordId};

use crate::records::{self, Reader};

/// The constraint in a decorator such as `Arg<AnyMemRef, "", [MemWrite]>`, or the record itself.
pub(super) fn constraint_of<'r>(r: &Reader<'r>, id: RecordId) -> &'r Record {
    let record = r.get(id);
    match records::def(record, "constraint") {
        Some(inner) if record.is_a("OpVariable") => r.get(inner),
        _ => record,
    }
}

/// The summary of a constraint, or its name if it has none.
pub(super) fn constraint_summary(record: &Record) -> &str {
    records::text_opt(record, "summary").unwrap_or(&record.name)
}
