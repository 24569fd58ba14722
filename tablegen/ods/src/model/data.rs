//! Types and attributes of a dialect: `TypeDef` and `AttrDef` records.

use rustc_hash::FxHashSet;
use support::{Diagnostic, Span};
use tablegen::{Record, RecordId, Value};

use super::builder::{Signature, told_apart};
use super::constraint::{ConstraintId, ModelReader, Subject};
use super::format::data as format;
use super::interface::{Implemented, InterfaceKind, implement};
use super::param_type::{Known, ParamType};
use crate::predicate::Expr;
use crate::predicate::emit::Env;
use crate::records::{self, Reader, Reported};
use crate::rust_syntax::Form;

/// A type or an attribute.
#[derive(Clone, Debug)]
pub struct Data {
    /// Its record.
    pub record: RecordId,
    /// The place of its definition.
    pub span: Span,
    /// Whether it is a type; otherwise an attribute.
    pub is_type: bool,
    /// The name of the record, which messages use.
    pub name: String,
    /// The name of its view: `StructType`.
    pub class: String,
    /// The name of its storage: `StructTypeStorage`.
    pub storage: String,
    /// The dialect.
    pub dialect: String,
    /// The name without the dialect's; may be empty.
    pub mnemonic: String,
    /// The full name: `llvm.struct`.
    pub full_name: String,
    /// One line of documentation.
    pub summary: String,
    /// Documentation.
    pub description: String,
    /// Why it is deprecated.
    pub deprecated: Option<String>,
    /// Its parameters.
    pub params: Vec<Param>,
    /// The parameter that is the attribute's type, wherever it is written.
    pub typed: Option<usize>,
    /// The interfaces that it implements.
    pub interfaces: Vec<Implemented>,
    /// Whether the mnemonic is printed as an alias.
    pub alias: bool,
    /// Its syntax.
    pub assembly: Assembly,
    /// Whether the author wrote `verify`.
    pub verifier: bool,
    /// Whether there are accessors.
    pub accessors: bool,
    /// Whether builders are left to the author.
    pub skip_builders: bool,
    /// More builders.
    pub builders: Vec<Builder>,
    /// Rust for the view.
    pub extra: String,
    /// Rust beside the view.
    pub extra_definition: String,
}

impl Data {
    /// The parameter that is the attribute's type.
    pub fn self_type(&self) -> Option<usize> {
        self.params.iter().position(|p| p.self_type)
    }
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// The name in the record.
    pub name: String,
    /// The type as written in the record.
    pub written: String,
    /// Its type.
    pub ty: ParamType,
    /// Documentation.
    pub summary: String,
    /// Its value if it is not written.
    pub default: ParamDefault,
    /// The constraint on its value.
    pub constraint: Option<ConstraintId>,
    /// Whether it is the attribute's type.
    pub self_type: bool,
    /// The author's function that parses it.
    pub parser: Option<String>,
    /// The author's function that prints it.
    pub printer: Option<String>,
}

/// The value of a parameter that is not written.
#[derive(Clone, Debug)]
pub enum ParamDefault {
    /// None: it must be written.
    None,
    /// The default of the type: zero, nothing, an empty list.
    Empty,
    /// The type `none`.
    NoneType,
    /// This expression, over `$_builder`.
    Value(Expr),
}

/// A builder beside `get`.
#[derive(Clone, Debug)]
pub struct Builder {
    /// Names, types and defaults of its parameters.
    pub params: Vec<(String, ParamType)>,
    /// Its Rust code; empty if the author writes it elsewhere.
    pub body: String,
    /// Whether it takes no context.
    pub inferred_context: bool,
}

impl Builder {
    /// The names of its parameters in Rust, with words for their types.
    pub fn arguments(&self) -> Vec<(String, String)> {
        let argument =
            |(name, ty): &(String, ParamType)| (crate::names::snake(name), type_words(&ty.argument()));
        self.params.iter().map(argument).collect()
    }
}

/// A type as part of a name: `&[mlir::Value]` is `values`, `Option<i64>` is `optional_i64`.
fn type_words(ty: &str) -> String {
    let ty = ty.trim();
    if let Some(element) = ty.strip_prefix("&[").and_then(|t| t.strip_suffix(']')) {
        return format!("{}s", type_words(element));
    }
    if let Some(value) = ty.strip_prefix("Option<").and_then(|t| t.strip_suffix('>')) {
        return format!("optional_{}", type_words(value));
    }
    let words = ty.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
    let last = |path: &str| path.rsplit("::").next().map(crate::names::snake).unwrap_or_default();
    words.map(last).filter(|w| !w.is_empty()).collect::<Vec<_>>().join("_")
}

/// How a type or attribute is written.
#[derive(Clone, Debug)]
pub enum Assembly {
    /// By its mnemonic.
    Mnemonic,
    /// By hand-written functions.
    Custom,
    /// By a declarative format.
    Declarative(Vec<format::Node>),
}

/// Formats refer to parameters by a byte, so there are at most this many.
const MAX_PARAMS: usize = 255;

/// The types and attributes of a dialect, in the order of definition.
pub fn build_all(r: &mut ModelReader<'_>, dialect: RecordId) -> Vec<Data> {
    let mut records: Vec<&Record> = ["TypeDef", "AttrDef"]
        .into_iter()
        .flat_map(|class| r.records.derived_from(class))
        .filter(|d| !d.is_a("EnumAttr") && records::def(d, "dialect") == Some(dialect))
        .collect();
    records.sort_by_key(|d| d.id);
    let known: Vec<Known> = records.iter().map(|d| known(d)).collect();
    for (i, record) in records.iter().enumerate() {
        let same = |k: &Known| k.class == known[i].class || k.storage == known[i].storage;
        if let Some(first) = known[..i].iter().position(same) {
            let message = format!("'{}' is the class of two records", known[i].class);
            let d = Diagnostic::error(record.span, message);
            r.diagnostics.push(d.with_note(records[first].span, "the other one"));
            return Vec::new();
        }
    }
    records.into_iter().filter_map(|d| build(r, d, &known)).collect()
}

fn known(record: &Record) -> Known {
    Known {
        class: records::text(record, "cppClassName").to_owned(),
        storage: records::text(record, "storageClass").to_owned(),
        is_type: record.is_a("TypeDef"),
    }
}

fn build(r: &mut ModelReader<'_>, record: &Record, known: &[Known]) -> Option<Data> {
    let before = r.diagnostics.len();
    r.user = Some(record.span);
    let dialect = r.get(records::def(record, "dialect")?);
    let is_type = record.is_a("TypeDef");
    let own = self::known(record);
    if record.anonymous {
        let what = if is_type { "a type" } else { "an attribute" };
        return r.fail(record.span, format!("{what} needs a name: write 'def Name : ...'"));
    }
    for (field, name) in [("cppClassName", &own.class), ("storageClass", &own.storage)] {
        if let Some(problem) = crate::names::struct_problem(name) {
            r.error_in(record, field, problem);
        }
    }
    for (field, form) in [("extraClassDeclaration", Form::Members), ("extraClassDefinition", Form::Items)] {
        r.check_rust(record, field, form, &["$cppClass"]);
    }
    let params = params(r, record, known);
    if r.diagnostics.len() > before {
        return None;
    }
    let assembly = assembly(r, record, is_type, &params)?;
    let builders = builders(r, record, known);
    let typed = typed(r, record, &params);
    let interfaces = interfaces(r, record, is_type);
    let skip_builders = records::bit(record, "skipDefaultBuilders");
    let code = |field: &str| records::text(record, field).to_owned();
    let data = Data {
        record: record.id,
        span: record.span,
        is_type,
        name: record.name.to_string(),
        class: own.class,
        storage: own.storage,
        dialect: records::text(dialect, "name").to_owned(),
        mnemonic: records::text(record, "mnemonic").to_owned(),
        full_name: records::text(record, if is_type { "typeName" } else { "attrName" }).to_owned(),
        summary: records::text(record, "summary").trim().to_owned(),
        description: records::text(record, "description").to_owned(),
        deprecated: records::deprecated(record),
        params,
        typed,
        interfaces,
        alias: records::bit(record, "genMnemonicAlias"),
        assembly,
        verifier: records::bit(record, "genVerifyDecl"),
        accessors: records::bit(record, "genAccessors"),
        skip_builders,
        builders,
        extra: code("extraClassDeclaration"),
        extra_definition: code("extraClassDefinition"),
    };
    (r.diagnostics.len() == before).then_some(data)
}

/// The parameter that is the type of an attribute with `TypedAttrInterface`.
fn typed(r: &mut Reader<'_>, record: &Record, params: &[Param]) -> Option<usize> {
    if let Some(own) = params.iter().position(|p| p.self_type) {
        return Some(own);
    }
    let mut traits = records::list(record, "traits").iter().filter_map(Value::as_def);
    if !traits.any(|t| &*r.get(t).name == "TypedAttrInterface") {
        return None;
    }
    let found = params.iter().position(|p| p.name == "type" && matches!(p.ty, ParamType::Type(_)));
    if found.is_none() {
        let span = r.span_of(record, "traits");
        let message = format!("'{}' has the trait TypedAttrInterface but no parameter 'type'", record.name);
        let help = "give it the parameter 'AttributeSelfTypeParameter<\"\">:$type'";
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
    }
    found
}

/// Whether an interface is one of MLIR's that only the engine's own types and attributes implement.
fn only_builtin(r: &Reader<'_>, interface: &Record) -> bool {
    const OPEN: &[&str] = &["TypedAttr", "MemRefElementTypeInterface", "VectorElementTypeInterface"];
    let name = records::text(interface, "cppInterfaceName");
    super::interface::module(r, interface) == "mlir::interfaces" && !OPEN.contains(&name)
}

/// The interfaces among the traits of a type or attribute.
fn interfaces(r: &mut Reader<'_>, record: &Record, is_type: bool) -> Vec<Implemented> {
    let kind = if is_type { InterfaceKind::Type } else { InterfaceKind::Attr };
    let mut all = Vec::new();
    let mut work: Vec<RecordId> = records::list(record, "traits").iter().filter_map(Value::as_def).collect();
    work.reverse();
    let mut lists = FxHashSet::default();
    while let Some(id) = work.pop() {
        let t = r.get(id);
        if t.is_a("TraitList") {
            // A list may contain itself.
            if !lists.insert(id) {
                continue;
            }
            work.extend(records::list(t, "traits").iter().filter_map(Value::as_def).rev());
        } else if t.is_a(kind.class()) {
            if !r.loads && only_builtin(r, t) {
                let name = records::text(t, "cppInterfaceName");
                let message = format!("'{name}' is an interface that only builtin types and attributes have");
                r.error_in(record, "traits", message);
            }
            implement(r, t, false, &mut all, &mut |_| {});
        } else if t.is_a("Interface") {
            let what = if is_type { "a type" } else { "an attribute" };
            let message = format!("'{}' is not an interface that {what} can implement", t.name);
            let d = Diagnostic::error(r.span_of(record, "traits"), message);
            r.diagnostics.push(d.with_note(t.span, "defined here"));
        } else if !r.loads && !KNOWN_TRAITS.contains(&records::text(t, "trait")) {
            let what = if is_type { "type" } else { "attribute" };
            let message =
                format!("{what} '{}' has the unknown trait '{}'", record.name, records::text(t, "trait"));
            let help = "such a trait is an interface here, through which generic code finds it";
            let span = super::traits::written(r, record, t);
            r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
        }
    }
    all
}

/// Traits of types and attributes that the engine does not need to know.
const KNOWN_TRAITS: [&str; 3] = ["ValueSemantics", "IsMutable", "IsLocation"];

/// The place of a parameter: its `$name` in the field's text, otherwise the field.
fn param_span(r: &Reader<'_>, record: &Record, name: &str) -> Span {
    r.argument_span(record, "parameters", name)
}

fn params(r: &mut ModelReader<'_>, record: &Record, known: &[Known]) -> Vec<Param> {
    let Some(dag) = records::dag(record, "parameters") else { return Vec::new() };
    let mut all: Vec<Param> = Vec::new();
    for arg in &dag.args {
        let name = arg.name.as_deref().unwrap_or("");
        let span = arg.span.unwrap_or_else(|| param_span(r, record, name));
        if name.is_empty() {
            r.error(span, "all parameters must have a name");
            continue;
        }
        let ident = crate::names::ident(name);
        if all.iter().any(|p| p.name == name || crate::names::ident(&p.name) == ident) {
            r.error(span, format!("duplicate parameter '{name}'"));
            continue;
        }
        if !crate::names::is_ident(&crate::names::ident(name)) {
            r.error(span, format!("'{name}' cannot be the name of a parameter"));
            continue;
        }
        let param = match (&arg.value, arg.value.as_str(), arg.value.as_def()) {
            (_, Some(text), _) => plain(r, span, name, text, known),
            (_, _, Some(id)) => described(r, span, name, r.get(id), known),
            _ => {
                r.error(span, format!("parameter '{name}' must be a type or a parameter's description"));
                None
            }
        };
        all.extend(param);
    }
    if all.len() > MAX_PARAMS {
        r.error(record.span, format!("a type or attribute has at most {MAX_PARAMS} parameters"));
    }
    let own_types: Vec<&Param> = all.iter().filter(|p| p.self_type).collect();
    if let [_, second, ..] = own_types[..] {
        let span = param_span(r, record, &second.name.clone());
        r.error(span, "an attribute has at most one AttributeSelfTypeParameter");
    }
    all
}

/// Refuses a raw `APInt`, like `mlir-tblgen`: in C++, two of different widths cannot be compared.
fn check_comparable(r: &mut Reader<'_>, span: Span, written: &str, comparator: bool) {
    if written.contains("APInt") && !comparator {
        let message = "Using a raw APInt parameter without a custom comparator is not supported because an assert in \
                       the equality operator is triggered when the two APInts have different bit widths. This can \
                       lead to unexpected crashes. Use an `APIntParameter` or provide a custom comparator.";
        r.error(span, message);
    }
}

fn param_type(
    r: &mut Reader<'_>,
    span: Span,
    name: &str,
    written: &str,
    known: &[Known],
) -> Option<ParamType> {
    let enums: Vec<String> =
        r.records.derived_from("EnumInfo").map(|e| records::text(e, "className").to_owned()).collect();
    match ParamType::parse(written, known, &enums) {
        Ok(ty) => Some(ty),
        Err(_) if r.loads => Some(ParamType::Rust(written.to_owned())),
        Err(why) => {
            let d = Diagnostic::error(span, format!("parameter '{name}' has the type '{written}': {why}"));
            r.diagnostics.push(d);
            None
        }
    }
}

fn plain(r: &mut Reader<'_>, span: Span, name: &str, written: &str, known: &[Known]) -> Option<Param> {
    check_comparable(r, span, written, false);
    Some(Param {
        name: name.to_owned(),
        written: written.to_owned(),
        ty: param_type(r, span, name, written, known)?,
        summary: String::new(),
        default: ParamDefault::None,
        constraint: None,
        self_type: false,
        parser: None,
        printer: None,
    })
}

/// A parameter whose type is a record.
fn described(
    r: &mut ModelReader<'_>,
    span: Span,
    name: &str,
    record: &Record,
    known: &[Known],
) -> Option<Param> {
    if !record.is_a("AttrOrTypeParameter") {
        return constrained(r, span, name, record, known);
    }
    let written = records::text(record, "cppType").trim().to_owned();
    check_comparable(r, span, &written, records::text_opt(record, "comparator").is_some());
    let self_type = record.is_a("AttributeSelfTypeParameter");
    let ty = param_type(r, span, name, if written.is_empty() { "::mlir::Type" } else { &written }, known)?;
    let optional = record.is_a("OptionalParameter");
    let ty = match ty {
        ty @ (ParamType::Type(_) | ParamType::Attr(_) | ParamType::Own(_) | ParamType::Enum(_))
            if optional =>
        {
            ParamType::Option(Box::new(ty))
        }
        ty => ty,
    };
    let text = records::text(record, "defaultValue").trim().to_owned();
    let default = match () {
        () if optional => ParamDefault::Empty,
        () if self_type && text.contains("NoneType") => ParamDefault::NoneType,
        () if text.is_empty() => ParamDefault::None,
        () => {
            let expr = r.parse(record, "defaultValue", &text)?;
            let env = Env::of_builder().with_scope(&r.constraints.scope);
            let checked = ty.default(&expr, &env);
            if !r.loads {
                r.accept(checked, span)?;
            }
            ParamDefault::Value(expr)
        }
    };
    let mut hook = |field: &str| -> Result<Option<String>, Reported> {
        let text = records::text(record, field).trim().trim_end_matches(';').to_owned();
        // The prelude's own printers do in C++ what the type does anyway.
        if text.is_empty()
            || record.field(field).is_some_and(|f| crate::prelude::contains(r.sources, f.span.file))
        {
            return Ok(None);
        }
        let path = text.split('(').next().unwrap_or("").trim().to_owned();
        if r.loads || crate::names::is_path(&path) {
            return Ok(Some(path));
        }
        r.error(
            span,
            format!("the {field} of parameter '{name}' must name a function of the dialect's crate"),
        );
        Err(Reported)
    };
    let parser = hook("parser").ok()?;
    let printer = hook("printer").ok()?;
    Some(Param {
        name: name.to_owned(),
        written,
        ty,
        summary: records::text(record, "summary").trim().to_owned(),
        default,
        constraint: None,
        self_type,
        parser,
        printer,
    })
}

/// A parameter that is a type or an attribute with a property.
fn constrained(
    r: &mut ModelReader<'_>,
    span: Span,
    name: &str,
    record: &Record,
    known: &[Known],
) -> Option<Param> {
    let (subject, written) = if record.is_a("TypeConstraint") {
        (Subject::Type, "::mlir::Type")
    } else if record.is_a("AttrConstraint") {
        (Subject::Attr, "::mlir::Attribute")
    } else {
        let message = format!(
            "parameter '{name}' must be a type, a parameter's description or a constraint, but '{}' is neither",
            record.name
        );
        return r.fail(span, message);
    };
    let mut param = plain(r, span, name, written, known)?;
    param.constraint = Some(r.intern(record, subject)?);
    Some(param)
}

fn assembly(r: &mut Reader<'_>, record: &Record, is_type: bool, params: &[Param]) -> Option<Assembly> {
    let text = records::text_opt(record, "assemblyFormat").map(str::to_owned);
    let custom = records::bit(record, "hasCustomAssemblyFormat");
    let mnemonic = records::text_opt(record, "mnemonic").filter(|m| !m.is_empty());
    if let Some(m) = mnemonic.filter(|m| !is_keyword(m)) {
        return r
            .fail(r.span_of(record, "mnemonic"), format!("'{m}' cannot be a mnemonic: it is not a keyword"));
    }
    let written = params.iter().any(|p| !p.self_type);
    let message = match (&text, custom, mnemonic) {
        (Some(_), true, _) => "cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'",
        (Some(_), false, None) | (None, true, None) => {
            "'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used when 'mnemonic' is set"
        }
        (None, false, Some(_)) if written => {
            "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set"
        }
        (Some(_), false, Some(_)) if !records::bit(record, "genAccessors") => {
            "'assemblyFormat' requires 'genAccessors' to be true"
        }
        _ => "",
    };
    if !message.is_empty() {
        let what = if is_type { "type" } else { "attribute" };
        let d = Diagnostic::error(record.span, message).with_label(format!("this {what}"));
        r.diagnostics.push(d);
        return None;
    }
    let Some(text) = text else { return Some(if custom { Assembly::Custom } else { Assembly::Mnemonic }) };
    let known: Vec<format::Parameter<'_>> = params
        .iter()
        .map(|p| format::Parameter {
            name: &p.name,
            optional: !matches!(p.default, ParamDefault::None),
            self_type: p.self_type,
        })
        .collect();
    match format::parse(&text, &record.name, &known) {
        Ok(nodes) => Some(Assembly::Declarative(nodes)),
        Err(e) => {
            let span = r.span_in(record, "assemblyFormat", &text, e.range);
            r.fail_with(span, e.message, e.help)
        }
    }
}

/// Whether a text can follow the dialect's name and a dot and is read as one word.
fn is_keyword(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "_.$".contains(c))
}

fn builders(r: &mut Reader<'_>, record: &Record, known: &[Known]) -> Vec<Builder> {
    let all = records::list(record, "builders").iter().filter_map(Value::as_def);
    let all: Vec<&Record> = all.map(|id| r.get(id)).collect();
    let mut signatures = Vec::new();
    if !records::bit(record, "skipDefaultBuilders") {
        let args = records::dag(record, "parameters").map_or(&[][..], |dag| &dag.args);
        let types = args.iter().map(|a| cpp_type(r, &a.value));
        // Without parameters there is no such builder.
        signatures
            .extend((!args.is_empty()).then(|| Signature::required(Some(CONTEXT).into_iter().chain(types))));
    }
    let mut built = Vec::new();
    for b in all {
        let Some(new) = builder(r, record, b, known) else { continue };
        let inferred = records::bit(b, "hasInferredContextParam");
        let signature = Signature::of(r, b, (!inferred).then_some(CONTEXT));
        if signatures.iter().any(|earlier| earlier.covers(&signature)) {
            let span = r.span_of(record, "builders");
            let help = "'get' can be called with the same parameters already; 'let skipDefaultBuilders = 1' leaves out \
                        the one of all parameters";
            let message = "builder `get` conflicts with an existing builder. ";
            r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
            continue;
        }
        built.push(new);
        signatures.push(signature);
    }
    check_distinct(r, record, &built);
    built
}

/// Builders that C++ distinguishes may have the same name in Rust.
fn check_distinct(r: &mut Reader<'_>, record: &Record, all: &[Builder]) {
    let arguments: Vec<Vec<(String, String)>> = all.iter().map(Builder::arguments).collect();
    let mut seen = rustc_hash::FxHashSet::default();
    for (builder, name) in all.iter().zip(told_apart(&arguments, "_")).filter(|(b, _)| !b.body.is_empty()) {
        if builder
            .params
            .iter()
            .enumerate()
            .any(|(i, (name, _))| builder.params[..i].iter().any(|(n, _)| n == name))
        {
            r.error_in(record, "builders", "two parameters of a builder have one name");
        }
        if !seen.insert(name.clone()) {
            let span = r.span_of(record, "builders");
            let message = format!("'{}' has two builders that are 'get_with_{name}' in Rust", record.name);
            let help = "rename the parameters of one of them";
            r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
        }
    }
}

/// The parameter that precedes a builder's own ones in most builders.
const CONTEXT: &str = "::mlir::MLIRContext *";

/// The C++ type of a parameter, as the record writes it.
fn cpp_type<'r>(r: &Reader<'r>, value: &'r Value) -> &'r str {
    match value.as_def() {
        Some(id) => records::text(r.get(id), "cppType"),
        None => value.as_str().unwrap_or(""),
    }
}

fn builder(r: &mut Reader<'_>, data: &Record, record: &Record, known: &[Known]) -> Option<Builder> {
    let span = r.span_of(data, "builders");
    let mut params = Vec::new();
    let args = records::dag(record, "dagParams").map_or(&[][..], |dag| &dag.args);
    for arg in args {
        let name = arg.name.as_deref().unwrap_or("");
        if name.is_empty() {
            return r.fail(span, "builder parameters must have a name");
        }
        let written = match arg.value.as_def() {
            Some(id) if r.get(id).is_a("CArg") => records::text(r.get(id), "type").to_owned(),
            _ => arg.value.as_str().unwrap_or("").to_owned(),
        };
        params.push((name.to_owned(), param_type(r, span, name, &written, known)?));
    }
    r.check_rust(record, "body", Form::Body, &["$_get", "$_ctxt"]);
    let body = records::code(record, "body").to_owned();
    Some(Builder { params, body, inferred_context: records::bit(record, "hasInferredContextParam") })
}
