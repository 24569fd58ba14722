//! Enumerations.

use support::{Diagnostic, Span};
use tablegen::{Record, RecordId, Value};

use crate::names;

use crate::records::{self, Reader};

/// An enumeration.
#[derive(Clone, Debug)]
pub struct Enum {
    /// The record that it comes from.
    pub record: RecordId,
    /// The name of the Rust type.
    pub name: String,
    /// Its name with its namespace, as in diagnostics: `::mlir::arith::FastMathFlags`.
    pub cpp_type: String,
    /// The modules that re-export it: its namespace, unless that is the dialect's.
    pub namespace: Vec<String>,
    /// One line of documentation.
    pub summary: String,
    /// Why it is deprecated.
    pub deprecated: Option<String>,
    /// The cases in order.
    pub cases: Vec<Case>,
    /// The width of the integer that stores it.
    pub width: u32,
    /// That integer's Rust type.
    pub repr: String,
    /// Set for bit enumerations: the separator of cases in text.
    pub separator: Option<String>,
    /// Whether the text names groups of bits rather than each bit.
    pub primary_groups: bool,
    /// Whether several cases are put in quotes.
    pub quoted: bool,
    /// Whether the record is also an attribute constraint (`I32EnumAttr`), which changes the wording of diagnostics.
    pub from_attr: bool,
    /// The name of the view of an integer attribute that holds it (`genSpecializedAttr`).
    pub specialized: Option<String>,
    /// The function from text, where the record renames it.
    pub from_text: Option<String>,
    /// The function to text, where the record renames it.
    pub to_text: Option<String>,
    /// The function from the underlying integer, where the record renames it.
    pub from_underlying: Option<String>,
    /// The function that gives the greatest value, where the record renames it.
    pub max_value: Option<String>,
}

impl Enum {
    /// The name that a case has in Rust.
    pub fn rust_name(&self, symbol: &str) -> String {
        rust_name(self.separator.is_some(), symbol)
    }
}

fn rust_name(bits: bool, symbol: &str) -> String {
    let name = names::camel(symbol);
    if bits {
        names::snake(&name).to_uppercase()
    } else if name == "Self" {
        // This is the only word that cannot name a case.
        "Self_".to_owned()
    } else {
        name
    }
}

/// A case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// Its name in Rust, if it is an enum's.
    pub name: String,
    /// Its name in the record.
    pub symbol: String,
    /// Its spelling in text.
    pub spelling: String,
    /// Its value.
    pub value: i64,
    /// Whether it is a group of bits.
    pub is_group: bool,
}

/// All enumerations that satisfy `own`.
pub fn build_all(r: &mut Reader<'_>, own: impl Fn(&Record) -> bool) -> Vec<Enum> {
    let records: Vec<&Record> =
        r.records.derived_from("EnumInfo").filter(|e| (r.loads || !e.anonymous) && own(e)).collect();
    let mut all: Vec<(Enum, Span)> = Vec::new();
    for record in records {
        let Some(e) = build(r, record) else { continue };
        if let Some((other, first)) = all.iter().find(|(other, _)| other.name == e.name) {
            // Two files may describe the same enumeration.
            if other.cpp_type == e.cpp_type && other.cases == e.cases && other.repr == e.repr {
                continue;
            }
            let message = format!("enum '{}' is defined twice", e.name);
            let first = *first;
            let help = "both become the Rust type of that name: rename one of them";
            let d = Diagnostic::error(record.span, message).with_note(first, "first defined here");
            r.diagnostics.push(d.with_help(help));
            continue;
        }
        all.push((e, record.span));
    }
    all.into_iter().map(|(e, _)| e).collect()
}

/// The enumeration of an `EnumInfo` record.
pub fn build(r: &mut Reader<'_>, record: &Record) -> Option<Enum> {
    let bits = record.is_a("BitEnumBase");
    let name = records::text(record, "className");
    if let Some(problem) = names::struct_problem(name) {
        return r.fail(r.span_of(record, "className"), problem);
    }
    let width = records::int(record, "bitwidth").and_then(|w| u32::try_from(w).ok()).unwrap_or(32);
    let repr = repr(r, record, width)?;
    let cases = cases(r, record, bits, width, &repr)?;
    let separator = records::text(record, "separator");
    if bits && !["|", ","].contains(&separator.trim()) {
        return r.fail(r.span_of(record, "separator"), "enum separator must be '|' or ','");
    }
    let from_attr = record.is_a("EnumAttrInfo");
    let class = records::text(record, "specializedAttrClassName");
    let renamed = |r: &mut Reader<'_>, field: &str, usual: &str| renamed(r, record, field, usual, name);
    Some(Enum {
        record: record.id,
        name: name.to_owned(),
        cpp_type: format!("{}::{name}", records::text(record, "cppNamespace")),
        namespace: namespace(r, record),
        summary: records::text(record, "summary").to_owned(),
        deprecated: records::deprecated(record),
        cases,
        width,
        repr,
        separator: bits.then(|| separator.to_owned()),
        primary_groups: records::bit(record, "printBitEnumPrimaryGroups"),
        quoted: records::bit(record, "printBitEnumQuoted"),
        from_attr,
        specialized: (from_attr && records::bit(record, "genSpecializedAttr") && names::is_ident(class))
            .then(|| class.to_owned()),
        from_text: renamed(r, "stringToSymbolFnName", "symbolize"),
        to_text: renamed(r, "symbolToStringFnName", "stringify"),
        from_underlying: renamed(r, "underlyingToSymbolFnName", "symbolize"),
        max_value: renamed(r, "maxEnumValFnName", "getMaxEnumValFor"),
    })
}

/// The integer type, which records name as C++ or as Rust does.
fn repr(r: &mut Reader<'_>, record: &Record, width: u32) -> Option<String> {
    let written =
        records::text(record, "underlyingType").trim_start_matches("::").trim_start_matches("std::");
    let rust = match written {
        "" => format!("u{width}"),
        cpp => match cpp.strip_suffix("_t").map(|c| (c.strip_prefix("uint"), c.strip_prefix("int"))) {
            Some((Some(width), _)) => format!("u{width}"),
            Some((None, Some(width))) => format!("i{width}"),
            _ => cpp.to_owned(),
        },
    };
    let known = ["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64"];
    if known.contains(&rust.as_str()) && rust.get(1..).is_some_and(|w| w == width.to_string()) {
        return Some(rust);
    }
    let span = r.span_of(record, "underlyingType");
    let help = known.contains(&format!("u{width}").as_str()).then(|| format!("did you mean 'u{width}'?"));
    r.fail_with(span, format!("'{written}' is not an integer type of {width} bits"), help)
}

/// The modules of a namespace; none for the dialect's own.
fn namespace(r: &mut Reader<'_>, record: &Record) -> Vec<String> {
    let of = |record: &Record| {
        let text = records::text(record, "cppNamespace").trim().trim_start_matches("::").to_owned();
        text.strip_prefix("mlir::").map(str::to_owned).filter(|t| !t.is_empty()).unwrap_or(text)
    };
    let own = of(record);
    if own.is_empty() || records::own_dialects(r.records, r.sources).iter().any(|d| of(d) == own) {
        return Vec::new();
    }
    let module = |part: &str| match names::ident(part) {
        name if ["mlir", "std", "core", "alloc"].contains(&name.as_str()) => format!("{name}_"),
        name => name,
    };
    let modules: Vec<String> = own.split("::").filter(|part| !part.is_empty()).map(module).collect();
    if let Some(bad) = modules.iter().find(|name| !names::is_ident(name)) {
        let span = r.span_of(record, "cppNamespace");
        r.error(
            span,
            format!("'{bad}' in the namespace of enum '{}' cannot be the name of a module", record.name),
        );
    }
    modules
}

/// Functions that the types already have.
const TAKEN: [&str; 36] = [
    "all",
    "bits",
    "bits_mut",
    "clear",
    "complement",
    "contains",
    "difference",
    "empty",
    "extend",
    "from_bits",
    "from_bits_retain",
    "from_bits_truncate",
    "from_name",
    "from_value",
    "index",
    "insert",
    "intersection",
    "intersects",
    "is_all",
    "is_empty",
    "iter",
    "iter_names",
    "keyword",
    "remove",
    "set",
    "spelling",
    "symmetric_difference",
    "toggle",
    "truncate",
    "union",
    "value",
    "with",
    "attr",
    "from_attr",
    "known",
    "unknown",
];

/// A function's name in Rust, if the record gives it another name than MLIR does.
fn renamed(r: &mut Reader<'_>, record: &Record, field: &str, usual: &str, class: &str) -> Option<String> {
    let written = records::text(record, field);
    if written.is_empty() || written == format!("{usual}{class}") {
        return None;
    }
    let name = names::ident(written);
    if TAKEN.contains(&name.as_str()) || !names::is_ident(&name) {
        return r
            .fail(r.span_of(record, field), format!("'{written}' cannot name a function of enum '{class}'"));
    }
    // Two fields may give the same name, which C++ would overload.
    let earlier = ["stringToSymbolFnName", "symbolToStringFnName", "underlyingToSymbolFnName"];
    let clash =
        earlier.iter().take_while(|f| **f != field).any(|f| names::ident(records::text(record, f)) == name);
    if clash {
        return r
            .fail(r.span_of(record, field), format!("enum '{class}' has two functions named '{written}'"));
    }
    Some(name)
}

fn cases(r: &mut Reader<'_>, record: &Record, bits: bool, width: u32, repr: &str) -> Option<Vec<Case>> {
    let before = r.diagnostics.len();
    let ids: Vec<RecordId> = records::list(record, "enumerants").iter().filter_map(Value::as_def).collect();
    if ids.is_empty() {
        r.error(record.span, format!("enum '{}' has no cases", record.name));
    }
    let mut seen = Seen::default();
    let mut cases: Vec<Case> = Vec::new();
    for &id in &ids {
        let case = r.get(id);
        let symbol = records::text(case, "symbol");
        let written = records::int(case, "value")?;
        // Like C++ enumerators without a value.
        let value = match written {
            v if v < 0 && !repr.starts_with('i') => cases.last().map_or(0, |c| c.value.wrapping_add(1)),
            v => v,
        };
        let new = Case {
            name: names::camel(symbol),
            symbol: symbol.to_owned(),
            spelling: records::text(case, "str").to_owned(),
            value,
            is_group: ["BitEnumCaseGroup", "BitEnumAttrCaseGroup"].iter().any(|group| case.is_a(group)),
        };
        let fits = if width >= 64 {
            true
        } else if repr.starts_with('i') {
            (-(1i64 << (width - 1))..1i64 << (width - 1)).contains(&value)
        } else {
            (0..1i64 << width).contains(&value)
        };
        if !fits {
            r.error(
                case.span,
                format!("the value {value} of enum case '{symbol}' does not fit into {width} bits"),
            );
        }
        if records::int(case, "width").is_some_and(|w| w != i64::from(width)) {
            let of = records::int(case, "width").unwrap_or_default();
            r.error(
                case.span,
                format!("enum case '{symbol}' has {of} bits, but enum '{}' has {width}", record.name),
            );
        }
        let rust = rust_name(bits, symbol);
        if let Some((what, first)) = seen.clash(&new, &rust, bits, case.span) {
            let message = format!("enum case '{}' is defined twice", what);
            let d = Diagnostic::error(case.span, message).with_note(first, "first defined here");
            r.diagnostics.push(d);
        }
        cases.push(new);
    }
    (r.diagnostics.len() == before).then_some(cases)
}

/// Where names, spellings and values were first used.
#[derive(Default)]
struct Seen {
    names: std::collections::HashMap<String, Span>,
    spellings: std::collections::HashMap<String, Span>,
    values: std::collections::HashMap<i64, Span>,
}

impl Seen {
    /// What an earlier case already uses, and where.
    fn clash(&mut self, case: &Case, rust: &str, bits: bool, span: Span) -> Option<(String, Span)> {
        let spelling = self.spellings.insert(case.spelling.clone(), span);
        let name = self.names.insert(rust.to_owned(), span);
        let value = self.values.insert(case.value, span);
        if let Some(first) = spelling {
            return Some((case.spelling.clone(), first));
        }
        if let Some(first) = name {
            return Some((case.symbol.clone(), first));
        }
        // Flags may have two names.
        value
            .filter(|_| !bits)
            .map(|first| (format!("{}' with the value '{}", case.symbol, case.value), first))
    }
}
