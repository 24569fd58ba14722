//! Interfaces, their methods, and their implementations.

use rustc_hash::{FxHashMap, FxHashSet};
use support::{Diagnostic, Span};
use tablegen::{Record, RecordId, Value};

use super::value_type::ValueType;
use crate::predicate::Scope;
use crate::records::{self, Reader};
use crate::rust_syntax::Form;
use crate::{names, prelude};

/// The kind of entity that implements an interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InterfaceKind {
    /// Operations.
    Op,
    /// Attributes.
    Attr,
    /// Types.
    Type,
}

impl InterfaceKind {
    /// All of them.
    pub const ALL: [InterfaceKind; 3] = [InterfaceKind::Op, InterfaceKind::Attr, InterfaceKind::Type];

    /// The class of the records.
    pub fn class(self) -> &'static str {
        match self {
            InterfaceKind::Op => "OpInterface",
            InterfaceKind::Attr => "AttrInterface",
            InterfaceKind::Type => "TypeInterface",
        }
    }

    /// The name of the implementing object in methods, and its Rust type.
    pub fn receiver(self) -> (&'static str, &'static str) {
        match self {
            InterfaceKind::Op => ("op", "mlir::OpRef<'_>"),
            InterfaceKind::Attr => ("attr", "mlir::AttrRef<'_>"),
            InterfaceKind::Type => ("ty", "mlir::TypeRef<'_>"),
        }
    }

    /// Its placeholder in bodies of methods.
    pub fn placeholder(self) -> &'static str {
        match self {
            InterfaceKind::Op => "$_op",
            InterfaceKind::Attr => "$_attr",
            InterfaceKind::Type => "$_type",
        }
    }
}

/// An interface.
#[derive(Clone, Debug)]
pub struct Interface {
    /// The kind of entity that implements it.
    pub kind: InterfaceKind,
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
    /// The body of the verifier for operations that implement it.
    pub verify: Option<String>,
    /// Further functions.
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
    /// Whether it takes no implementing object.
    pub is_static: bool,
    /// Its body, if it is the same for all implementations.
    pub body: Option<String>,
    /// The default body, for implementations without their own.
    pub default: Option<String>,
}

/// An interface that an operation, attribute or type implements.
#[derive(Clone, Debug)]
pub struct Implemented {
    /// The interface's record.
    pub record: RecordId,
    /// Methods that override a default.
    pub overridden: Vec<String>,
    /// Whether it is implemented only as the base of another.
    pub implied: bool,
}

/// Adds the interface of a record to the implemented ones, after its bases; calls `added` for each new one.
pub fn implement(
    r: &Reader<'_>,
    record: &Record,
    implied: bool,
    all: &mut Vec<Implemented>,
    added: &mut impl FnMut(&Record),
) {
    let mut begun = FxHashSet::default();
    // An explicit stack instead of recursion: the first interface is on top, and each interface is below its bases.
    let mut work = vec![(record.id, implied, false)];
    while let Some((id, implied, has_bases)) = work.pop() {
        let record = r.get(id);
        let name = records::text(record, "cppInterfaceName");
        let there = method_names(r, record);
        let methods = records::strings(record, "alwaysOverriddenMethods");
        let methods: Vec<String> = methods.iter().filter_map(|m| method_named(&there, m)).collect();
        let same = |i: &&mut Implemented| records::text(r.get(i.record), "cppInterfaceName") == name;
        if has_bases {
            added(record);
            all.push(Implemented { record: id, overridden: methods, implied });
        } else if let Some(old) = all.iter_mut().find(same) {
            // It was a base of another interface before, and is now declared with its own methods.
            old.overridden.extend(methods);
            old.implied &= implied;
        } else if begun.insert(id) {
            work.push((id, implied, true));
            let bases = records::list(record, "baseInterfaces").iter().rev().filter_map(Value::as_def);
            work.extend(bases.map(|base| (base, true, false)));
        }
        // Otherwise it is its own base, which is an error: see `check_bases`.
    }
}

/// Finds interfaces that are their own bases. Longer cycles are impossible: a record can refer only to earlier records
/// and to itself.
pub fn check_bases(r: &mut Reader<'_>) {
    let records = r.records;
    for record in records.derived_from("Interface") {
        let mut bases = records::list(record, "baseInterfaces").iter().filter_map(Value::as_def);
        if bases.any(|base| base == record.id) {
            let span = r.span_of(record, "baseInterfaces");
            let name = records::text(record, "cppInterfaceName");
            r.error(span, format!("interface '{name}' is its own base"));
        }
    }
}

/// The names of an interface's methods in Rust.
fn method_names(r: &Reader<'_>, interface: &Record) -> Vec<String> {
    let methods = records::list(interface, "methods").iter().filter_map(Value::as_def);
    methods.map(|id| names::ident(records::text(r.get(id), "name"))).collect()
}

/// Methods of the prelude that have another name in C++.
const RENAMED: &[(&str, &str)] = &[
    ("infer_return_types", "infer_results"),
    ("inits", "loop_inits"),
    ("loop_induction_vars", "induction_variables"),
    ("loop_lower_bounds", "induction_variables"),
    ("loop_steps", "induction_variables"),
    ("loop_upper_bounds", "induction_variables"),
    ("mutable_successor_operands", "successor_operands"),
    ("region_invocation_bounds", "runs_at_most_once"),
    ("successor_regions", "terminator_successors"),
];

/// Methods of the prelude's interfaces in C++ that nothing here asks: whoever lists one has nothing to write for it.
const NOT_ASKED: &[(&str, &[&str])] = &[
    ("BranchOpInterface", &["are_types_compatible", "get_successor_block_argument"]),
    ("CallOpInterface", &["resolve_callable", "resolve_callable_in_table", "set_callee_from_callable"]),
    ("FunctionOpInterface", &["clone_type_with", "get_function_type", "set_function_type_attr"]),
    ("InferTypeOpInterface", &["refine_return_types"]),
    (
        "LoopLikeOpInterface",
        &[
            "get_static_trip_count",
            "is_defined_outside_of_loop",
            "move_out_of_loop",
            "promote_if_single_iteration",
            "replace_with_additional_yields",
            // MLIR's own records list it; it is no method any more.
            "yield_tiled_values_and_replace",
        ],
    ),
    ("RegionBranchOpInterface", &["get_predecessor_values", "get_predecessors"]),
    (
        "SymbolOpInterface",
        &[
            "get_name_attr",
            "get_symbol_uses",
            "get_visibility",
            "is_nested",
            "is_private",
            "is_public",
            "replace_all_symbol_uses",
            "set_name",
            "set_nested",
            "set_private",
            "set_public",
            "set_visibility",
            "symbol_known_use_empty",
        ],
    ),
    ("ViewLikeOpInterface", &["get_view_dest"]),
];

/// Whether nothing here asks a method of an interface of the prelude.
fn is_not_asked(r: &Reader<'_>, interface: &Record, written: &str) -> bool {
    let name = records::text(interface, "cppInterfaceName");
    let of_interface = NOT_ASKED.iter().find(|(interface, _)| *interface == name);
    of_interface.is_some_and(|(_, methods)| methods.contains(&names::ident(written).as_str()))
        && in_prelude(r, name)
}

/// Whether the prelude has an interface of this name.
fn in_prelude(r: &Reader<'_>, name: &str) -> bool {
    let is_it = |i: &Record| {
        records::text(i, "cppInterfaceName") == name && prelude::contains(r.sources, i.span.file)
    };
    r.records.derived_from("Interface").any(is_it)
}

/// The method that a record refers to, by its own name or as C++ calls it (`getLoopRegions` is `loop_regions`).
fn method_named(there: &[String], written: &str) -> Option<String> {
    let name = names::ident(written);
    let short = name.strip_prefix("get_").unwrap_or(&name);
    let value = short.strip_suffix("_mutable").unwrap_or(short);
    let renamed = RENAMED.iter().find(|(cpp, _)| *cpp == value).map_or(value, |(_, ours)| ours);
    [&name, short, value, renamed].into_iter().find(|n| there.iter().any(|m| m == n)).map(str::to_owned)
}

/// Finds names in `Declare...InterfaceMethods<I, ["name"]>` that are not methods of the interface: they would silently
/// be ignored.
pub fn check_declared(r: &mut Reader<'_>) {
    let records = r.records;
    for declared in records.derived_from("DeclareInterfaceMethods") {
        let methods = records::list(declared, "methods").iter().filter_map(Value::as_def);
        let methods: Vec<&str> = methods.map(|id| records::text(r.get(id), "name")).collect();
        let there = method_names(r, declared);
        for name in records::strings(declared, "alwaysOverriddenMethods") {
            if method_named(&there, &name).is_some() || is_not_asked(r, declared, &name) {
                continue;
            }
            let interface = records::text(declared, "cppInterfaceName");
            let message = format!("interface '{interface}' has no method '{name}'");
            let near = support::suggest::nearest(&name, methods.iter().copied());
            let mut d = Diagnostic::error(declared.span, message);
            d.help = near.map(|near| format!("did you mean '{near}'?"));
            r.diagnostics.push(d);
        }
    }
}

/// The interfaces that satisfy `own`.
pub fn build_all(r: &mut Reader<'_>, scope: &Scope, own: impl Fn(&Record) -> bool) -> Vec<Interface> {
    let wanted = |i: &Record| !i.anonymous && !i.is_a("DeclareInterfaceMethods") && own(i);
    InterfaceKind::ALL.into_iter().flat_map(|kind| build_kind(r, scope, kind, wanted)).collect()
}

fn build_kind(
    r: &mut Reader<'_>,
    scope: &Scope,
    kind: InterfaceKind,
    wanted: impl Fn(&Record) -> bool,
) -> Vec<Interface> {
    let records: Vec<&Record> = r.records.derived_from(kind.class()).filter(|i| wanted(i)).collect();
    records.into_iter().map(|i| build(r, scope, kind, i)).collect()
}

/// Every interface, including those of `Declare...InterfaceMethods`.
pub fn build_every(r: &mut Reader<'_>, scope: &Scope) -> FxHashMap<RecordId, Interface> {
    let before = r.diagnostics.len();
    let all = InterfaceKind::ALL.into_iter().flat_map(|kind| build_kind(r, scope, kind, |_| true));
    let all = all.map(|i| (i.record, i)).collect();
    // Their mistakes are reported where they are defined.
    r.diagnostics.truncate(before);
    all
}

/// The interface of an `Interface` record.
fn build(r: &mut Reader<'_>, scope: &Scope, kind: InterfaceKind, record: &Record) -> Interface {
    let mut methods: Vec<Method> = Vec::new();
    // Loaded operations have no code that anything could call.
    let declared = if r.loads { &[] } else { records::list(record, "methods") };
    for id in declared.iter().filter_map(Value::as_def) {
        let m = r.get(id);
        let name = names::ident(records::text(m, "name"));
        if !names::is_ident(&name) {
            r.error_in(m, "name", format!("'{}' cannot be the name of a method", records::text(m, "name")));
            continue;
        }
        if methods.iter().any(|old| old.name == name) {
            r.error(m.span, format!("interface method '{name}' is declared twice"));
            continue;
        }
        methods.push(method(r, scope, m, kind, name));
    }
    if let Some(problem) = names::struct_problem(records::text(record, "cppInterfaceName")) {
        r.error_in(record, "cppInterfaceName", problem);
    }
    let placeholder = [kind.placeholder()];
    r.check_rust(record, "verify", Form::Body, &placeholder);
    for field in ["extraClassDeclaration", "extraSharedClassDeclaration"] {
        r.check_rust(record, field, Form::Members, &placeholder);
    }
    if !records::text(record, "extraClassOf").trim().is_empty() {
        r.error_in(
            record,
            "extraClassOf",
            "'extraClassOf' has no meaning here: whatever lists an interface implements it",
        );
    }
    Interface {
        kind,
        record: record.id,
        name: records::text(record, "cppInterfaceName").to_owned(),
        module: module(r, record),
        description: records::text(record, "description").trim().to_owned(),
        deprecated: records::deprecated(record),
        methods,
        verify: Some(records::code(record, "verify").to_owned()).filter(|v| !v.is_empty()),
        extra: ["extraClassDeclaration", "extraSharedClassDeclaration"]
            .map(|field| records::code(record, field))
            .join("\n")
            .trim_matches('\n')
            .to_owned(),
    }
}

/// The Rust module of an interface: `mlir::interfaces` for those of the prelude, and the generated module for other C++
/// namespaces.
pub fn module(r: &Reader<'_>, record: &Record) -> String {
    let name = records::text(record, "cppInterfaceName");
    match names::rust_module(records::text(record, "cppNamespace")) {
        "mlir::interfaces" if !in_prelude(r, name) => String::new(),
        module => module.to_owned(),
    }
}

/// The verifier in an interface's record, as an element of the table's list, and whether it looks into regions.
pub fn verifier(r: &Reader<'_>, record: &Record) -> Option<(bool, String)> {
    if records::text(record, "verify").trim().is_empty() {
        return None;
    }
    let path = names::join(&module(r, record), records::text(record, "cppInterfaceName"));
    let with_regions = records::bit(record, "verifyWithRegions");
    Some(if with_regions {
        (true, format!("|op, errors| errors.extend({path}::verify_trait(op).err())"))
    } else {
        (false, format!("{path}::verify_trait"))
    })
}

/// A type in a signature: a C++ type becomes the type that builders use, in a result the owned one; Rust is left
/// unchanged.
fn in_rust(
    r: &mut Reader<'_>,
    scope: &Scope,
    (span, what): (Span, &str),
    written: &str,
    of: fn(&ValueType) -> String,
) -> String {
    let written = written.trim();
    match ValueType::parse(written, scope) {
        Ok(ValueType::Own(_)) | Err(_) => {
            r.check_rust_type(span, what, written);
            written.to_owned()
        }
        Ok(ty) if without_lifetimes(written) == without_lifetimes(&ty.parameter()) => written.to_owned(),
        Ok(ty) => of(&ty),
    }
}

fn without_lifetimes(ty: &str) -> String {
    let mut parts = ty.split('\'');
    let first = parts.next().unwrap_or("").to_owned();
    let rest = parts.map(|part| part.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_'));
    rest.fold(first, |text, part| text + part).split_whitespace().collect()
}

/// A type as a result that borrows nothing.
fn owned(ty: &ValueType) -> String {
    match ty {
        ValueType::Str => "String".to_owned(),
        ValueType::List(element) => format!("Vec<{}>", owned(element)),
        ValueType::Option(inner) => format!("Option<{}>", owned(inner)),
        ty => ty.parameter(),
    }
}

fn method(r: &mut Reader<'_>, scope: &Scope, m: &Record, kind: InterfaceKind, name: String) -> Method {
    let receiver = kind.receiver().0;
    let mut args: Vec<(String, String)> = Vec::new();
    for (i, arg) in records::dag(m, "arguments").map_or(&[][..], |d| &d.args).iter().enumerate() {
        let Some(ty) = arg.value.as_str() else {
            r.error(m.span, format!("argument {} of method '{name}' must be a string: its Rust type", i + 1));
            continue;
        };
        let arg_name = arg.name.as_deref().map_or_else(|| format!("arg{i}"), names::ident);
        if arg_name == receiver || args.iter().any(|(other, _)| *other == arg_name) {
            r.error(m.span, format!("method '{name}' has two arguments named '{arg_name}'"));
        } else if !names::is_ident(&arg_name) {
            r.error(m.span, format!("'{arg_name}' cannot be the name of an argument of method '{name}'"));
        }
        let what = format!("the type of argument '{arg_name}' of method '{name}'");
        args.push((arg_name, in_rust(r, scope, (m.span, &what), ty, ValueType::parameter)));
    }
    for field in ["body", "defaultBody"] {
        r.check_rust(m, field, Form::Body, &[kind.placeholder()]);
    }
    let result = match records::text(m, "returnType").trim() {
        none @ ("" | "void") => none.to_owned(),
        ty => {
            let place = (r.span_of(m, "returnType"), &*format!("the result of method '{name}'"));
            in_rust(r, scope, place, ty, owned)
        }
    };
    let code = |field: &str| Some(records::code(m, field).to_owned()).filter(|t| !t.is_empty());
    // A default that is written but empty does nothing.
    let empty_default =
        records::text(m, "returnType") == "()" && records::text(m, "defaultBody").contains(' ');
    Method {
        name,
        description: records::text(m, "description").trim().to_owned(),
        deprecated: records::deprecated(m),
        result,
        args,
        is_static: m.is_a("StaticInterfaceMethod"),
        body: code("body"),
        default: code("defaultBody").or_else(|| empty_default.then(String::new)),
    }
}
