//! The definitions in records that expressions refer to by name.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use tablegen::{Record, Records, Value};

use super::enumeration::{Case, Enum};
use crate::predicate::{Defined, EnumCases, Scope, What};
use crate::records;

/// The names that expressions may refer to: the cases of enumerations by all of their names (the symbol, in Rust, in
/// text), and classes.
pub(crate) fn build(records: &Records, enums: &[Enum]) -> Rc<Scope> {
    let of = |e: &Enum| {
        let mut names = BTreeMap::new();
        let names_of: [fn(&Case) -> &str; 3] = [|c| &c.spelling, |c| &c.name, |c| &c.symbol];
        for name in names_of {
            for case in &e.cases {
                names.insert(name(case).to_owned(), format!("{}::{}", e.name, e.rust_name(&case.symbol)));
            }
        }
        (e.name.clone(), EnumCases { bits: e.separator.is_some(), names })
    };
    Rc::new(Scope {
        enums: enums.iter().map(of).collect(),
        classes: Some(classes(records)),
        cases: cases(records),
        defined: defined(records),
    })
}

/// The classes of types, attributes and interfaces.
fn classes(records: &Records) -> BTreeSet<String> {
    let of = |field: &'static str| records.defs().filter_map(move |r| records::text_opt(r, field));
    of("cppClassName").chain(of("cppInterfaceName")).map(str::to_owned).collect()
}

/// The values of the cases of all enumerations.
fn cases(records: &Records) -> BTreeMap<String, BTreeMap<String, i64>> {
    let value = |id| {
        let case = records.get(id);
        Some((records::text(case, "symbol").to_owned(), records::int(case, "value")?))
    };
    let of = |r: &Record| {
        let cases = records::list(r, "enumerants").iter().filter_map(Value::as_def);
        (records::text(r, "className").to_owned(), cases.filter_map(value).collect())
    };
    records.derived_from("EnumInfo").map(of).collect()
}

/// The classes of types, attributes and interfaces that records define, by their names without namespaces.
fn defined(records: &Records) -> BTreeMap<String, Vec<Defined>> {
    let mut all: BTreeMap<String, Vec<Defined>> = BTreeMap::new();
    for record in records.defs() {
        let interface = records::text(record, "cppInterfaceName");
        let class = ["cppClassName", "specializedAttrClassName"].map(|field| records::text(record, field));
        let class = class.into_iter().find(|class| !class.is_empty()).unwrap_or("");
        let name = if interface.is_empty() { class } else { interface };
        // An enumeration has a class of attributes of its own only if it asks for one.
        let is_bare_enum = record.is_a("EnumAttrInfo") && !records::bit(record, "genSpecializedAttr");
        if name.is_empty() || is_bare_enum {
            continue;
        }
        let dialect = records::def(record, "dialect").map(|id| records.get(id));
        let own = records::text(record, "cppNamespace");
        let namespace = match dialect.filter(|_| own.is_empty()) {
            Some(dialect) => records::text(dialect, "cppNamespace"),
            None => own,
        };
        let what = if !interface.is_empty() {
            What::Interface
        } else if let Some(dialect) = dialect.filter(|_| record.is_a("EnumAttr")) {
            let dialect = records::text(dialect, "name").to_owned();
            What::EnumAttr(dialect, records::text(record, "mnemonic").to_owned())
        } else if record.is_a("EnumAttrInfo") {
            let cases = records::list(record, "enumerants").iter().filter_map(Value::as_def);
            let values = cases.filter_map(|id| records::int(records.get(id), "value")).collect();
            let width = records::int(record, "bitwidth").unwrap_or(32);
            What::IntAttr { width, values, bits: record.is_a("BitEnumBase") }
        } else {
            What::Data(parameters(records, record))
        };
        let path = format!("::{}::{name}", namespace.trim_start_matches("::"));
        let path = path.replace("::::", "::");
        let known = all.entry(name.to_owned()).or_default();
        if !known.iter().any(|d| d.path == path) {
            known.push(Defined { path, what });
        }
    }
    all
}

/// The names of a type's or attribute's parameters, with their types in C++.
fn parameters(records: &Records, record: &Record) -> Vec<(String, String)> {
    let args = records::dag(record, "parameters").map_or(&[][..], |dag| &dag.args);
    let ty = |value: &Value| match value {
        Value::Def(id) => records::text(records.get(*id), "cppType").to_owned(),
        other => other.as_str().unwrap_or("").to_owned(),
    };
    args.iter().filter_map(|a| Some((a.name.as_deref()?.to_owned(), ty(&a.value)))).collect()
}
