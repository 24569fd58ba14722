//! Builders that records add: `OpBuilder<(ins "f64":$value), [{ ... }]>`.

use rustc_hash::FxHashMap;
use support::{Diagnostic, Span};
use tablegen::{DagArg, Record, Value};

use super::constraint::Constraints;
use super::value_type::ValueType;
use crate::names;
use crate::predicate::emit::{Binding, Env};
use crate::predicate::{Expr, Kind, Node};
use crate::records::{self, Reader};

/// A builder of the record's author.
#[derive(Clone, Debug)]
pub struct CustomBuilder {
    /// What follows `build_from_` and `init_from_`; empty for a builder without parameters.
    pub suffix: String,
    /// Its parameters in order.
    pub parameters: Vec<Parameter>,
    /// What it calls the builder, the location and the state: no parameter has such a name.
    pub variables: [String; 3],
    /// The Rust that fills the state; without it the author writes the function `init_from_...`.
    pub body: Option<String>,
    /// Why it should not be used any more.
    pub deprecated: Option<String>,
}

/// A parameter of a custom builder.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: ValueType,
    /// What stands for an absent argument.
    pub default: Absent,
}

/// What an argument that is not given stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Absent {
    /// It must be given.
    Required,
    /// This value in Rust.
    Value(String),
    /// Nothing, as C++'s `nullptr` does: the body sees an `Option`.
    Nothing,
}

/// The builders of an operation.
pub(super) fn build_all(
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    record: &Record,
) -> Vec<CustomBuilder> {
    let mut all: Vec<CustomBuilder> = Vec::new();
    let mut spans = Vec::new();
    for value in records::list(record, "builders") {
        let Some(builder) = value.as_def().map(|id| r.get(id)) else { continue };
        if let Some(built) = build(r, constraints, record, builder) {
            all.push(built);
            spans.push(builder.span);
        }
    }
    name(&mut all);
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
        let help = "builders are named for their parameters and, where those are alike, for their types: rename one of them";
        let d = Diagnostic::error(span, message).with_note(first, "the other one");
        r.diagnostics.push(d.with_help(help));
    }
    all
}

/// Names builders: for their parameters and, where several have the same ones, for the types that tell these apart.
fn name(all: &mut [CustomBuilder]) {
    let mut alike: FxHashMap<String, Vec<usize>> = FxHashMap::default();
    for (i, builder) in all.iter().enumerate() {
        alike.entry(builder.suffix.clone()).or_default().push(i);
    }
    for group in alike.values().filter(|group| group.len() > 1) {
        let first = &all[group[0]];
        let differs: Vec<bool> = (0..first.parameters.len())
            .map(|p| group.iter().any(|&i| all[i].parameters[p].ty != first.parameters[p].ty))
            .collect();
        for &i in group {
            let parameters = all[i].parameters.iter().zip(&differs);
            let words = parameters.map(|(p, &differs)| match differs {
                true => format!("{}_{}", p.name.trim_end_matches('_'), p.ty.word()),
                false => p.name.trim_end_matches('_').to_owned(),
            });
            all[i].suffix = words.collect::<Vec<_>>().join("_and_");
        }
    }
}

fn build(
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    record: &Record,
    builder: &Record,
) -> Option<CustomBuilder> {
    let span = r.span_of(record, "builders");
    let dag = records::dag(builder, "dagParams")?;
    if dag.op.as_def().map(|id| &*r.get(id).name) != Some("ins") {
        r.error(span, "expected 'ins' in builders");
        return None;
    }
    r.check_rust(builder, "body");
    let variables = ["b", "loc", "state"].map(|name| unused(name, &dag.args));
    let mut parameters: Vec<Parameter> = Vec::new();
    for (i, arg) in dag.args.iter().enumerate() {
        let span = arg.span.unwrap_or(span);
        let parameter = parameter(r, constraints, arg, (i, span, &variables[0]))?;
        if parameter.default == Absent::Required && parameters.iter().any(|p| p.default != Absent::Required) {
            let message = "expected an argument with default value after other arguments with default values";
            r.error(span, message);
            return None;
        }
        if parameters.iter().any(|p| p.name == parameter.name) {
            r.error(span, format!("a builder has two parameters '{}'", parameter.name));
            return None;
        }
        parameters.push(parameter);
    }
    let names: Vec<&str> = parameters.iter().map(|p| p.name.trim_end_matches('_')).collect();
    // One of white space is one.
    let body = records::text_opt(builder, "body").filter(|body| !body.is_empty());
    Some(CustomBuilder {
        suffix: names.join("_and_"),
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
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    arg: &DagArg,
    (index, span, builder): (usize, Span, &str),
) -> Option<Parameter> {
    let name = match arg.name.as_deref().map(|written| (names::ident(written), written)) {
        Some((name, _)) if names::is_ident(&name) => name,
        Some((_, written)) => {
            r.error(span, format!("'{written}' is not a name for a parameter of a builder"));
            return None;
        }
        None => format!("arg{index}"),
    };
    let carg = arg.value.as_def().map(|id| r.get(id)).filter(|c| c.is_a("CArg"));
    let written = match (&arg.value, carg) {
        (Value::String(ty), _) => ty.to_string(),
        (_, Some(carg)) => records::text(carg, "type").to_owned(),
        _ => {
            r.error(span, format!("the type of builder parameter '{name}' must be a string or a CArg"));
            return None;
        }
    };
    let ty = match ValueType::parse(&written, &constraints.scope) {
        Ok(ty) => ty,
        Err(_) if written.trim().is_empty() => {
            r.error(span, format!("builder parameter '{name}' has no type"));
            return None;
        }
        Err(problem) => {
            r.error(span, format!("the type of builder parameter '{name}' is no type: {problem}"));
            return None;
        }
    };
    let default = match carg.filter(|c| !records::text(c, "defaultValue").is_empty()) {
        Some(carg) => default(r, constraints, carg, &ty, (&name, span, builder))?,
        None => Absent::Required,
    };
    Some(Parameter { name, ty, default })
}

/// The default of a parameter.
fn default(
    r: &mut Reader<'_>,
    constraints: &mut Constraints,
    carg: &Record,
    ty: &ValueType,
    (name, span, builder): (&str, Span, &str),
) -> Option<Absent> {
    let text = records::text(carg, "defaultValue");
    let is_rust = matches!(ty, ValueType::Own(_));
    if is_rust {
        // A value of the author's type is Rust as it is written, but for C++'s spelling of an empty one.
        let what = format!("the default of builder parameter '{name}'");
        r.check_rust_value(span, &what, text);
        let bare = text.trim().trim_start_matches("::");
        return Some(match bare {
            "{}" => Absent::Value("Default::default()".to_owned()),
            "nullptr" | "std::nullopt" => Absent::Nothing,
            _ => Absent::Value(text.trim().to_owned()),
        });
    }
    let value = constraints.parse(r, carg, "defaultValue", text)?;
    if let Some(absent) = empty(&value, ty) {
        return Some(absent);
    }
    let env = Env::new(vec![Binding::new("_builder", Kind::Builder, format!("{builder}.cx()"))]);
    let env = env.with_scope(&constraints.scope);
    constraints.accept(r, ty.default(&value, &env), span).map(Absent::Value)
}

/// C++'s ways to write that there is nothing: `nullptr`, `std::nullopt`, `{}`, `Type()`.
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
