//! Uses of definitions that records mark as `Deprecated<"...">`.

use rustc_hash::FxHashMap;
use support::{Diagnostic, FileId};
use tablegen::{Record, RecordId, Records, Value};

/// A warning for each definition of the main file that uses a deprecated one, directly or through others.
///
/// Deprecated definitions are few and short-lived, so there is one search for each.
pub fn uses(records: &Records, main: FileId) -> Vec<Diagnostic> {
    let mut warnings = Vec::new();
    for deprecated in records.defs() {
        let Some(reason) = crate::records::text_opt(deprecated, "odsDeprecated") else { continue };
        let mut known = FxHashMap::default();
        let own = |r: &&Record| !r.anonymous && r.span.file == main && r.id != deprecated.id;
        for user in records.defs().filter(own) {
            if (Search { records, wanted: deprecated.id, known: &mut known }).in_record(user, 0) {
                let message = format!("Using deprecated def `{}`", deprecated.name);
                warnings.push(Diagnostic::warning(user.span, message).with_note(None, reason));
            }
        }
    }
    warnings
}

/// The longest chain of records that is followed.
const MAX_DEPTH: u32 = 200;

struct Search<'a> {
    records: &'a Records,
    wanted: RecordId,
    known: &'a mut FxHashMap<RecordId, bool>,
}

impl Search<'_> {
    fn in_record(&mut self, record: &Record, depth: u32) -> bool {
        if record.id == self.wanted {
            return true;
        }
        if let Some(&known) = self.known.get(&record.id) {
            return known;
        }
        if depth > MAX_DEPTH {
            return false;
        }
        // Records may refer to each other in a circle.
        self.known.insert(record.id, false);
        let found = record.fields().any(|f| self.in_value(&f.value, depth + 1));
        self.known.insert(record.id, found);
        found
    }

    fn in_value(&mut self, value: &Value, depth: u32) -> bool {
        match value {
            Value::Def(id) => self.in_record(self.records.get(*id), depth),
            Value::List(values) => values.iter().any(|v| self.in_value(v, depth)),
            Value::Dag(dag) => {
                self.in_value(&dag.op, depth) || dag.args.iter().any(|a| self.in_value(&a.value, depth))
            }
            _ => false,
        }
    }
}
