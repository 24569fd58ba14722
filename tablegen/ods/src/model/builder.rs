//! Builders that records add: `OpBuilder<(ins "f64":$value), [{ ... }]>`.

use rustc_hash::FxHashMap;
use support::{Diagnostic, Span};
use tablegen::{DagArg, Record, Value};

use super::constraint::ModelReader;
use super::value_type::ValueType;
use crate::names;
use crate::predicate::emit::{Binding, Env};
use crate::predicate::{Expr, Kind, Node};
use crate::records::{self, Reader};
use crate::rust_syntax::Form;

/// A builder of the record's author.
#[derive(Clone, Debug)]
pub struct CustomBuilder {
    /// The rest of the names `build_from_` and `init_from_`; empty for a builder without parameters.
    pub suffix: String,
    /// Its parameters in order.
    pub parameters: Vec<Parameter>,
    /// The names for the builder, the location and the state, which no parameter has.
    pub variables: [String; 3],
    /// The Rust code that fills the state; if absent, the author writes the function `init_from_...`.
    pub body: Option<String>,
    /// Why it is deprecated.
    pub deprecated: Option<String>,
}

/// A parameter of a custom builder.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: ValueType,
    /// The meaning of an absent argument.
    pub default: Absent,
}

/// The meaning of an absent argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Absent {
    /// The argument must be given.
    Required,
    /// The argument has this value, in Rust.
    Value(String),
    /// The argument is empty, like C++'s `nullptr`: the body sees an `Option`.
    Nothing,
}

/// The builders of an operation.
///
/// They are named after their parameters. If several have parameters of the same names, the types that differ become
/// part of their names; C++ would overload them.
pub(super) fn build_all(r: &mut ModelReader<'_>, record: &Record) -> Vec<CustomBuilder> {
    let mut all: Vec<CustomBuilder> = Vec::new();
    let mut spans = Vec::new();
    let mut signatures: Vec<Signature> = Vec::new();
    for value in records::list(record, "builders") {
        let Some(builder) = value.as_def().map(|id| r.get(id)) else { continue };
        let Some(built) = build(r, record, builder) else { continue };
        let signature = Signature::of(r, builder, None);
        if signatures.iter().any(|earlier| earlier.covers(&signature)) {
            let name = records::operation_name(r.records, record);
            let message = format!("Unexpected overlap when generating `build` for {name}");
            let help =
                format!("an earlier builder can be called with the parameters ({}) too", signature.words());
            r.diagnostics.push(Diagnostic::error(builder.span, message).with_help(help));
            continue;
        }
        signatures.push(signature);
        all.push(built);
        spans.push(builder.span);
    }
    let word = |p: &Parameter| (p.name.clone(), p.ty.word());
    let parameters: Vec<Vec<_>> = all.iter().map(|b| b.parameters.iter().map(word).collect()).collect();
    let suffixes = told_apart(&parameters, "_and_");
    all.iter_mut().zip(suffixes).for_each(|(builder, suffix)| builder.suffix = suffix);
    let mut seen: FxHashMap<&str, Span> = FxHashMap::default();
    for (builder, span) in all.iter().zip(spans) {
        let Some(first) = seen.insert(&builder.suffix, span) else { continue };
        let parameters: Vec<String> =
            builder.parameters.iter().map(|p| format!("{}: {}", p.name, p.ty.parameter())).collect();
        let message = format!(
            "operation '{}' has two builders with the parameters ({})",
            record.name,
            parameters.join(", ")
        );
        let help = "builders are named after their parameters, and after their types where the names are the same: rename one of them";
        let d = Diagnostic::error(span, message).with_note(first, "the other one");
        r.diagnostics.push(d.with_help(help));
    }
    all
}

/// The types of a builder's parameters as the record writes them, by which C++ distinguishes overloads.
pub(super) struct Signature(Vec<(String, bool)>);

impl Signature {
    /// The parameters of a builder's record, after one that all builders have.
    pub(super) fn of(r: &Reader<'_>, builder: &Record, first: Option<&str>) -> Self {
        let written = |value: &Value| match value.as_def().map(|id| r.get(id)) {
            Some(carg) => {
                let default = records::text(carg, "defaultValue");
                (records::text(carg, "type").to_owned(), !default.is_empty())
            }
            None => (value.as_str().unwrap_or("").to_owned(), false),
        };
        let args = records::dag(builder, "dagParams").map_or(&[][..], |dag| &dag.args);
        let own = args.iter().map(|a| written(&a.value));
        Signature(first.map(|ty| (ty.to_owned(), false)).into_iter().chain(own).collect())
    }

    /// Parameters of these types, all of which must be given.
    pub(super) fn required<'t>(types: impl Iterator<Item = &'t str>) -> Self {
        Signature(types.map(|t| (t.to_owned(), false)).collect())
    }

    /// Whether every call of `other` could call this builder, declared before it.
    pub(super) fn covers(&self, other: &Signature) -> bool {
        let same = self.0.iter().zip(&other.0).all(|((a, _), (b, _))| a == b);
        let rest = self.0.get(other.0.len()..);
        same && rest.is_some_and(|rest| rest.iter().all(|(_, default)| *default))
    }

    fn words(&self) -> String {
        self.0.iter().map(|(ty, _)| ty.as_str()).collect::<Vec<_>>().join(", ")
    }
}

/// For each builder, the names of its parameters, and the types that differ if several builders have the same names.
///
/// Parameters are names and words for their types; `and` separates them.
pub(crate) fn told_apart(all: &[Vec<(String, String)>], and: &str) -> Vec<String> {
    let plain = |parameters: &Vec<(String, String)>| {
        parameters.iter().map(|(name, _)| name.trim_end_matches('_')).collect::<Vec<_>>().join(and)
    };
    let mut by_name: FxHashMap<String, Vec<usize>> = FxHashMap::default();
    for (i, parameters) in all.iter().enumerate() {
        by_name.entry(plain(parameters)).or_default().push(i);
    }
    let type_at = |i: usize, at: usize| all[i].get(at).map(|(_, ty)| ty);
    let suffix = |(i, parameters): (usize, &Vec<(String, String)>)| {
        let name = plain(parameters);
        let same = by_name.get(&name).map_or(&[][..], |same| same);
        if same.len() < 2 {
            return name;
        }
        let parts = parameters.iter().enumerate().map(|(at, (name, ty))| {
            let name = name.trim_end_matches('_');
            let differs = same.iter().any(|&other| type_at(other, at) != type_at(i, at));
            if differs { format!("{name}_{}", ty) } else { name.to_owned() }
        });
        parts.collect::<Vec<_>>().join(and)
    };
    all.iter().enumerate().map(suffix).collect()
}

fn build(r: &mut ModelReader<'_>, record: &Record, builder: &Record) -> Option<CustomBuilder> {
    let span = r.span_of(record, "builders");
    let dag = records::dag(builder, "dagParams")?;
    if dag.op.as_def().map(|id| &*r.get(id).name) != Some("ins") {
        return r.fail(span, "expected 'ins' in builders");
    }
    r.check_rust(builder, "body", Form::Body, &["$_builder", "$_state", "$_ctxt"]);
    let variables = ["b", "loc", "state"].map(|name| unused(name, &dag.args));
    let mut parameters: Vec<Parameter> = Vec::new();
    for (i, arg) in dag.args.iter().enumerate() {
        let span = arg.span.unwrap_or(span);
        let parameter = parameter(r, arg, (i, span, &variables[0]))?;
        if parameter.default == Absent::Required && parameters.iter().any(|p| p.default != Absent::Required) {
            return r.fail(
                span,
                "expected an argument with default value after other arguments with default values",
            );
        }
        if parameters.iter().any(|p| p.name == parameter.name) {
            return r.fail(span, format!("a builder has two parameters '{}'", parameter.name));
        }
        parameters.push(parameter);
    }
    // A body of white space counts.
    let body = records::text_opt(builder, "body").filter(|body| !body.is_empty());
    Some(CustomBuilder {
        suffix: String::new(),
        parameters,
        variables,
        body: body.map(str::to_owned),
        deprecated: records::deprecated(builder),
    })
}

/// A name that no argument has.
fn unused(name: &str, args: &[DagArg]) -> String {
    let mut name = name.to_owned();
    while args.iter().filter_map(|a| a.name.as_deref()).any(|n| names::ident(n) == name) {
        name.push('_');
    }
    name
}

fn parameter(
    r: &mut ModelReader<'_>,
    arg: &DagArg,
    (index, span, builder): (usize, Span, &str),
) -> Option<Parameter> {
    let name = match arg.name.as_deref().map(|written| (names::ident(written), written)) {
        Some((name, _)) if names::is_ident(&name) => name,
        Some((_, written)) => {
            return r.fail(span, format!("'{written}' is not a name for a parameter of a builder"));
        }
        None => format!("arg{index}"),
    };
    let carg = arg.value.as_def().map(|id| r.get(id)).filter(|c| c.is_a("CArg"));
    let written = match (&arg.value, carg) {
        (Value::String(ty), _) => ty.to_string(),
        (_, Some(carg)) => records::text(carg, "type").to_owned(),
        _ => {
            return r
                .fail(span, format!("the type of builder parameter '{name}' must be a string or a CArg"));
        }
    };
    let ty = match ValueType::parse(&written, &r.constraints.scope) {
        Ok(ty) => ty,
        Err(_) if written.trim().is_empty() => {
            return r.fail(span, format!("builder parameter '{name}' has no type"));
        }
        Err(problem) => {
            return r.fail(span, format!("the type of builder parameter '{name}' is not a type: {problem}"));
        }
    };
    let default = match carg.filter(|c| !records::text(c, "defaultValue").is_empty()) {
        Some(carg) => default(r, carg, &ty, (&name, span, builder))?,
        None => Absent::Required,
    };
    Some(Parameter { name, ty, default })
}

/// The default of a parameter.
fn default(
    r: &mut ModelReader<'_>,
    carg: &Record,
    ty: &ValueType,
    (name, span, builder): (&str, Span, &str),
) -> Option<Absent> {
    let text = records::text(carg, "defaultValue");
    let is_rust = matches!(ty, ValueType::Own(_));
    if is_rust {
        // A value of the author's type is Rust as written, except for C++'s spellings of an empty value.
        let what = format!("the default of builder parameter '{name}'");
        r.check_rust_value(span, &what, text);
        let bare = text.trim().trim_start_matches("::");
        return Some(match bare {
            "{}" => Absent::Value("Default::default()".to_owned()),
            "nullptr" | "std::nullopt" => Absent::Nothing,
            _ => Absent::Value(text.trim().to_owned()),
        });
    }
    let value = r.parse(carg, "defaultValue", text)?;
    if let Some(absent) = empty(&value, ty) {
        return Some(absent);
    }
    let env = Env::new(vec![Binding::new("_builder", Kind::Builder, format!("{builder}.cx()"))]);
    let env = env.with_scope(&r.constraints.scope);
    r.accept(ty.default(&value, &env), span).map(Absent::Value)
}

/// C++'s spellings of nothing: `nullptr`, `std::nullopt`, `{}`, `Type()`.
fn empty(value: &Expr, ty: &ValueType) -> Option<Absent> {
    let nothing = match &value.node {
        Node::Path(path) => matches!(path.trim_start_matches("::"), "nullptr" | "std::nullopt"),
        Node::List(elements) => elements.is_empty(),
        Node::Call { path, args, .. } => {
            args.is_empty() && !path.starts_with("crate::") && path.rsplit("::").next().is_some_and(is_class)
        }
        _ => false,
    };
    match ty {
        _ if !nothing => None,
        ValueType::Type(_) | ValueType::Attr(_) | ValueType::Part(_) | ValueType::Map | ValueType::Set => {
            Some(Absent::Nothing)
        }
        ValueType::Option(_) => Some(Absent::Nothing),
        ValueType::List(_) => Some(Absent::Value("&[]".to_owned())),
        _ => None,
    }
}

fn is_class(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}
