//! Interfaces and their methods.

use tablegen::{Record, RecordId, Value};

use crate::names;
use crate::records::{self, Reader};

/// An interface.
#[derive(Clone, Debug)]
pub struct Interface {
    /// Its record.
    pub record: RecordId,
    /// The name of its table of functions.
    pub name: String,
    /// The Rust path of the module that holds the table; empty for the generated module itself.
    pub module: String,
    /// Documentation.
    pub description: String,
    /// Why it is deprecated.
    pub deprecated: Option<String>,
    /// The methods in order.
    pub methods: Vec<Method>,
    /// The body of the check of operations that implement it.
    pub verify: Option<String>,
    /// Functions to go beside the methods.
    pub extra: String,
}

/// A method.
#[derive(Clone, Debug)]
pub struct Method {
    /// Its name in Rust.
    pub name: String,
    /// Documentation.
    pub description: String,
    /// Why it is deprecated.
    pub deprecated: Option<String>,
    /// The Rust type of the result.
    pub result: String,
    /// Name and Rust type of each argument.
    pub args: Vec<(String, String)>,
    /// Whether it takes no operation.
    pub is_static: bool,
    /// The same for every operation.
    pub body: Option<String>,
    /// For operations that do not say.
    pub default: Option<String>,
}

/// The operation interfaces that satisfy `own`.
pub fn build_all(r: &mut Reader<'_>, own: impl Fn(&Record) -> bool) -> Vec<Interface> {
    let records: Vec<&Record> = r
        .records
        .derived_from("OpInterface")
        .filter(|i| !i.anonymous && !i.is_a("DeclareInterfaceMethods") && own(i))
        .collect();
    records.into_iter().map(|i| build(r, i)).collect()
}

/// Every operation interface, also those that operations implement by `DeclareOpInterfaceMethods`.
pub fn build_every(r: &mut Reader<'_>) -> Vec<Interface> {
    let before = r.diagnostics.len();
    let records: Vec<&Record> = r.records.derived_from("OpInterface").collect();
    let all = records.into_iter().map(|i| build(r, i)).collect();
    // What is wrong with them was said where they are defined.
    r.diagnostics.truncate(before);
    all
}

/// The interface of an `Interface` record.
pub fn build(r: &mut Reader<'_>, record: &Record) -> Interface {
    let mut methods: Vec<Method> = Vec::new();
    for id in records::list(record, "methods").iter().filter_map(Value::as_def) {
        let m = r.get(id);
        let name = names::ident(records::text(m, "name"));
        if methods.iter().any(|old| old.name == name) {
            r.error(m.span, format!("interface method '{name}' is declared twice"));
            continue;
        }
        methods.push(method(r, m, name));
    }
    let namespace = records::text(record, "cppNamespace").trim();
    Interface {
        record: record.id,
        name: records::text(record, "cppInterfaceName").to_owned(),
        module: module_of(namespace),
        description: records::text(record, "description").trim().to_owned(),
        deprecated: records::deprecated(record),
        methods,
        verify: Some(records::text(record, "verify").trim().to_owned()).filter(|v| !v.is_empty()),
        extra: ["extraClassDeclaration", "extraSharedClassDeclaration"]
            .map(|field| records::text(record, field).trim())
            .join("\n")
            .trim()
            .to_owned(),
    }
}

/// The Rust module of a namespace: MLIR's own is `mlir::interfaces`, a Rust path is itself, and whatever else C++ has
/// is the generated module.
pub fn module_of(namespace: &str) -> String {
    match namespace.trim() {
        "::mlir" | "mlir" => "mlir::interfaces".to_owned(),
        path if path.starts_with("crate") || path.starts_with("mlir::") || path.starts_with("super") => {
            path.to_owned()
        }
        _ => String::new(),
    }
}

/// The check that an interface's record holds, as an element of the table's list; and whether it looks into regions.
pub fn verifier(record: &Record) -> Option<(bool, String)> {
    if records::text(record, "verify").trim().is_empty() {
        return None;
    }
    let module = module_of(records::text(record, "cppNamespace"));
    let name = records::text(record, "cppInterfaceName");
    let path = if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") };
    let with_regions = records::bit(record, "verifyWithRegions");
    Some(match with_regions {
        true => (true, format!("|op, errors| errors.extend({path}::verify_trait(op).err())")),
        false => (false, format!("{path}::verify_trait")),
    })
}

fn method(r: &mut Reader<'_>, m: &Record, name: String) -> Method {
    let mut args = Vec::new();
    for (i, arg) in records::dag(m, "arguments").map_or(&[][..], |d| &d.args).iter().enumerate() {
        let Some(ty) = arg.value.as_str() else {
            r.error(m.span, format!("argument {} of method '{name}' must be a string: its Rust type", i + 1));
            continue;
        };
        let arg_name = arg.name.as_deref().map_or_else(|| format!("arg{i}"), names::ident);
        args.push((arg_name, ty.trim().to_owned()));
    }
    let code = |field: &str| Some(records::text(m, field).trim().to_owned()).filter(|t| !t.is_empty());
    // An empty default is a default that does nothing, but only where it was written.
    let empty_default =
        records::text(m, "returnType") == "()" && records::text(m, "defaultBody").contains(' ');
    Method {
        name,
        description: records::text(m, "description").trim().to_owned(),
        deprecated: records::deprecated(m),
        result: records::text(m, "returnType").trim().to_owned(),
        args,
        is_static: m.is_a("StaticInterfaceMethod"),
        body: code("body"),
        default: code("defaultBody").or_else(|| empty_default.then(String::new)),
    }
}
