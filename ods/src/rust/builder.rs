//! The builders of an operation: its state, the operation from values, and what the record adds.

use super::op::{built, over};
use super::{allow_unused, quote};
use crate::model::Model;
use crate::model::builder::{Absent, CustomBuilder};
use crate::model::operator::{Argument, Arity, AttrSyntax, Attribute, Operator, Presence, Segments};
use crate::model::relation::{Source, Typed};
use crate::model::value_type::ValueType;
use crate::names::{ident, local};
use crate::predicate::emit::{Binding, Env, checked, emit_as, id_of};
use crate::predicate::{Expr, Kind};
use crate::rust_text;

/// A parameter of the generated builders.
struct Parameter {
    name: String,
    /// What `state` takes.
    ty: String,
    /// What `build` takes, and the expression that makes of it what `state` takes; where the two differ.
    value: Option<(String, String)>,
}

impl Parameter {
    fn plain(name: String, ty: &str) -> Self {
        Parameter { name, ty: ty.to_owned(), value: None }
    }
}

/// Adds the builders to the members of the view.
pub(super) fn members(model: &Model, op: &Operator, all: &mut Vec<Vec<String>>) {
    if !op.skip_builders {
        let parameters = parameters(op);
        all.push(state(op, &parameters));
        all.push(build(model, op, &parameters));
    }
    all.extend(op.builders.iter().map(custom));
}

/// Everything but the result types, in the order of the record.
fn parameters(op: &Operator) -> Vec<Parameter> {
    let mut all = Vec::new();
    for arg in &op.arguments {
        match *arg {
            Argument::Operand(i) => {
                let ty = match op.operands[i].arity {
                    Arity::Single => "mlir::Value",
                    Arity::Optional => "Option<mlir::Value>",
                    Arity::Variadic => "&[mlir::Value]",
                    Arity::VariadicOfVariadic(_) => "&[&[mlir::Value]]",
                };
                all.push(Parameter::plain(operand_name(op, i), ty));
            }
            Argument::Attribute(slot) if op.is_computed(slot) => {}
            Argument::Attribute(slot) => all.push(attribute_parameter(&op.attributes[slot])),
        }
    }
    for (i, s) in op.successors.iter().enumerate() {
        let name = successor_name(op, i);
        all.push(Parameter::plain(name, if s.variadic { "&[mlir::Block]" } else { "mlir::Block" }));
    }
    for region in op.regions.iter().filter(|r| r.variadic) {
        all.push(Parameter::plain(format!("num_{}", region_name(&region.name)), "usize"));
    }
    all
}

fn operand_name(op: &Operator, index: usize) -> String {
    match op.operands[index].name.as_str() {
        "" => format!("operand{index}"),
        name => local(name),
    }
}

fn successor_name(op: &Operator, index: usize) -> String {
    match op.successors[index].name.as_str() {
        "" if op.successors.len() == 1 => "successor".to_owned(),
        "" => format!("successor{index}"),
        name => local(name),
    }
}

/// The names of what `build` takes.
pub(crate) fn parameter_names(op: &Operator) -> Vec<String> {
    let mut types = Vec::new();
    if op.inferred.is_none() && !op.infers_by_hook {
        result_parameters(op, &mut types, &mut Vec::new());
    }
    let types = types.iter().filter_map(|t| t.split(':').next()).map(str::to_owned);
    parameters(op).into_iter().map(|p| p.name).chain(types).collect()
}

fn region_name(name: &str) -> String {
    if name.is_empty() { "regions".to_owned() } else { local(name) }
}

fn attribute_parameter(a: &Attribute) -> Parameter {
    let name = local(&a.name);
    if let Some(p) = &a.property {
        return Parameter::plain(name, &p.argument());
    }
    if a.syntax == AttrSyntax::Unit {
        return Parameter::plain(name, "bool");
    }
    let value = unwrapped(a, &name);
    let (ty, value) = match a.presence {
        Presence::Required => ("mlir::Attr", value),
        _ => {
            let optional = |(ty, expr)| (format!("Option<{ty}>"), format!("{name}.map(|{name}| {expr})"));
            ("Option<mlir::Attr>", value.map(optional))
        }
    };
    Parameter { name, ty: ty.to_owned(), value }
}

/// The type of an attribute's value, and the attribute made of the value `name`; `None` where the value has no type or
/// the attribute cannot be made of it.
fn unwrapped(a: &Attribute, name: &str) -> Option<(String, String)> {
    let made = |call: &Expr, (kind, value): (Kind, String)| {
        let bindings = vec![Binding::new("_builder", Kind::Builder, "cx"), Binding::new("0", kind, value)];
        id_of(&checked(emit_as(call, &Env::new(bindings), Kind::Attr)))
    };
    if let Some(e) = &a.enumeration {
        let value = format!("{name}.value()");
        let attr = match &a.dialect_attr {
            Some(spec) => format!("cx.enum_attr(&{spec}, {value})"),
            None => made(a.to_storage.as_ref()?, (Kind::Int, value)),
        };
        return Some((e.clone(), attr));
    }
    let ty = a.value_type.as_ref().filter(|ty| ty.is_built_of())?;
    Some((ty.parameter(), made(a.to_storage.as_ref()?, ty.bound(name))))
}

/// `fn name(b, loc, ...) -> returned {`.
fn signature(name: &str, (b, loc): (&str, &str), parameters: &[String], returned: &str) -> Vec<String> {
    let mut lines = Vec::new();
    if parameters.len() + 2 > 7 {
        let reason = "one for each part of the operation";
        lines.push(format!("#[allow(clippy::too_many_arguments, reason = {})]", quote(reason)));
    }
    if parameters.iter().any(|p| matches!(p.split(':').next(), Some("foo" | "baz" | "quux"))) {
        lines.push("#[allow(clippy::disallowed_names, reason = \"the name is the record's\")]".to_owned());
    }
    lines.push(format!("pub fn {name}("));
    lines.extend([format!("{b}: &mut mlir::Builder<'_>,"), format!("{loc}: mlir::Loc,")]);
    lines.extend(parameters.iter().map(|p| format!("{p},")));
    lines.push(format!(") -> {returned} {{"));
    lines
}

/// The Rust that makes an empty state.
fn new_state(b: &str, loc: &str) -> String {
    format!("mlir::OpState::of({b}.cx(), <Self as mlir::OpView<'_>>::DEF, {loc})")
}

/// The builder of the state: attributes as attributes, no result types.
fn state(op: &Operator, parameters: &[Parameter]) -> Vec<String> {
    let mut body: Vec<String> = Vec::new();
    let mut singles: Vec<String> = Vec::new();
    let mut after: Vec<String> = Vec::new();
    for arg in &op.arguments {
        match *arg {
            Argument::Operand(i) => {
                let name = operand_name(op, i);
                let add = match op.operands[i].arity {
                    Arity::Single => {
                        singles.push(name);
                        continue;
                    }
                    Arity::Optional => format!("state.operands.extend({name});"),
                    Arity::Variadic => format!("state.operands.extend_from_slice({name});"),
                    Arity::VariadicOfVariadic(slot) => {
                        let attr = match op.attributes[slot].syntax {
                            AttrSyntax::DenseArray(_) => "segment_sizes_attr",
                            _ => "segment_sizes_elements_attr",
                        };
                        after.push(format!("state.inherent[{slot}] = Some(cx.{attr}({name}));"));
                        format!("state.operands.extend({name}.concat());")
                    }
                };
                body.extend(operands(&mut singles));
                body.push(add);
            }
            Argument::Attribute(slot) if op.is_computed(slot) => {}
            Argument::Attribute(slot) => {
                let a = &op.attributes[slot];
                let name = local(&a.name);
                let value = match (&a.syntax, &a.presence) {
                    (AttrSyntax::Property, _) => match &a.property {
                        Some(p) => format!("Some({})", p.to_attr(&name)),
                        None => "None".to_owned(),
                    },
                    (AttrSyntax::Unit, _) => format!("{name}.then(|| cx.unit_attr())"),
                    (_, Presence::Required) => format!("Some({name})"),
                    _ => name,
                };
                after.push(format!("state.inherent[{slot}] = {value};"));
            }
        }
    }
    body.extend(operands(&mut singles));
    body.append(&mut after);
    if let Segments::Attribute(slot) = op.operand_segments {
        let sizes = op.operands.iter().enumerate().map(|(i, g)| size_of(&operand_name(op, i), g.arity));
        body.push(segment_sizes(slot, sizes));
    }
    for (i, s) in op.successors.iter().enumerate() {
        let name = successor_name(op, i);
        let add = if s.variadic { "extend_from_slice" } else { "push" };
        body.push(format!("state.successors.{add}({name});"));
    }
    regions(op, &mut body);
    let parameters: Vec<String> = parameters.iter().map(|p| format!("{}: {}", p.name, p.ty)).collect();
    let regions = match (op.regions.is_empty(), op.regions.iter().any(|r| r.variadic)) {
        (true, _) => "",
        (false, false) => ", with empty regions",
        (false, true) => ", with as many empty regions as asked for",
    };
    let mut lines = vec![format!("/// What the operation is created from but its result types{regions}.")];
    lines.extend(signature("state", ("b", "loc"), &parameters, "mlir::OpState"));
    if body.iter().any(|l| rust_text::uses(l, "cx")) {
        lines.push("let cx = b.cx();".to_owned());
    }
    if body.is_empty() {
        lines.push(new_state("b", "loc"));
    } else {
        lines.push(format!("let mut state = {};", new_state("b", "loc")));
        lines.append(&mut body);
        lines.push("state".to_owned());
    }
    lines.push("}".to_owned());
    lines
}

/// Adds neighbouring operands that are a value each, and forgets them.
fn operands(singles: &mut Vec<String>) -> Option<String> {
    let names = std::mem::take(singles);
    match names.as_slice() {
        [] => None,
        [one] => Some(format!("state.operands.push({one});")),
        all => Some(format!("state.operands.extend([{}]);", all.join(", "))),
    }
}

/// How many values a parameter holds.
fn size_of(name: &str, arity: Arity) -> String {
    match arity {
        Arity::Single => "1".to_owned(),
        Arity::Optional => format!("i32::from({name}.is_some())"),
        Arity::Variadic => format!("{name}.len() as i32"),
        Arity::VariadicOfVariadic(_) => format!("{name}.iter().map(|g| g.len() as i32).sum()"),
    }
}

fn segment_sizes(slot: usize, sizes: impl Iterator<Item = String>) -> String {
    let sizes: Vec<String> = sizes.collect();
    format!("state.inherent[{slot}] = Some(b.cx().dense_array_attr::<i32>(&[{}]));", sizes.join(", "))
}

fn regions(op: &Operator, body: &mut Vec<String>) {
    let add = match op.has_trait("IsIsolatedFromAbove") {
        true => "state.add_isolated_region();",
        false => "state.regions.push(b.body_mut().create_region());",
    };
    for region in &op.regions {
        if region.variadic {
            body.push(format!("for _ in 0..num_{} {{", region_name(&region.name)));
            body.push(add.to_owned());
            body.push("}".to_owned());
        } else {
            body.push(add.to_owned());
        }
    }
}

/// The builder of the operation: attributes by their values, result types unless they follow.
fn build(model: &Model, op: &Operator, parameters: &[Parameter]) -> Vec<String> {
    let mut params: Vec<String> = Vec::new();
    let mut after: Vec<String> = Vec::new();
    match (&op.inferred, op.infers_by_hook) {
        (_, true) => after.push(format!(
            "b.infer_result_types(&mut state).expect(\"operands that '{}' accepts\");",
            op.name
        )),
        (Some(sources), _) => inferred_types(model, op, sources, &mut after),
        (None, _) => result_parameters(op, &mut params, &mut after),
    }
    let mut before: Vec<String> = Vec::new();
    for p in parameters {
        match &p.value {
            Some((ty, attr)) => {
                params.push(format!("{}: {ty}", p.name));
                before.push(format!("let {} = {attr};", p.name));
            }
            None => params.push(format!("{}: {}", p.name, p.ty)),
        }
    }
    let mut lines = vec!["/// Creates the operation at the builder's insertion point.".to_owned()];
    lines.extend(signature("build", ("b", "loc"), &params, "mlir::Op"));
    if before.iter().chain(&after).any(|l| rust_text::uses(l, "cx")) {
        lines.push("let cx = b.cx();".to_owned());
    }
    lines.append(&mut before);
    let arguments: String = parameters.iter().map(|p| format!(", {}", p.name)).collect();
    let mutable = if after.is_empty() { "" } else { "mut " };
    lines.push(format!("let {mutable}state = Self::state(b, loc{arguments});"));
    lines.append(&mut after);
    lines.push("b.create(state)".to_owned());
    lines.push("}".to_owned());
    lines
}

fn result_parameters(op: &Operator, params: &mut Vec<String>, body: &mut Vec<String>) {
    let mut sizes = Vec::new();
    for (i, g) in op.results.iter().enumerate() {
        let name = match g.name.as_str() {
            "" if op.results.len() == 1 => "result".to_owned(),
            "" => format!("result{i}"),
            // A keyword's underscore would stand beside the other one.
            name => ident(name).trim_end_matches('_').to_owned(),
        };
        let (name, ty, add) = match g.arity {
            Arity::Single => (format!("{name}_type"), "mlir::Type", "push"),
            Arity::Optional => (format!("{name}_type"), "Option<mlir::Type>", "extend"),
            Arity::Variadic | Arity::VariadicOfVariadic(_) => {
                (format!("{name}_types"), "&[mlir::Type]", "extend_from_slice")
            }
        };
        params.push(format!("{name}: {ty}"));
        body.push(format!("state.result_types.{add}({name});"));
        sizes.push(size_of(&name, g.arity));
    }
    if let Segments::Attribute(slot) = op.result_segments {
        body.push(segment_sizes(slot, sizes.into_iter()));
    }
}

/// Sets the result types from operands and attributes.
fn inferred_types(model: &Model, op: &Operator, sources: &[Source], body: &mut Vec<String>) {
    let attribute = |slot: usize| format!("cx.attr_ref(state.inherent[{slot}].expect(\"was set above\"))");
    for source in sources {
        let ty = match source {
            Source::Same(Typed::Operand(i)) => format!("b.body().ty({})", operand_value(op, *i)),
            Source::Computed(Typed::Operand(i), expr) => {
                let this = format!("cx.type_ref(b.body().ty({}))", operand_value(op, *i));
                format!("{}.id()", over(expr, Kind::Type, &this))
            }
            Source::Same(Typed::Attr(slot)) => format!("{}.ty().id()", attribute(*slot)),
            Source::Computed(Typed::Attr(slot), expr) => {
                format!("{}.id()", over(expr, Kind::Attr, &attribute(*slot)))
            }
            Source::Built(expr) => id_of(&built(expr, model)),
            Source::Given | Source::Same(Typed::Result(_)) | Source::Computed(Typed::Result(_), _) => {
                continue;
            }
        };
        body.push(format!("state.result_types.push({ty});"));
    }
}

/// A builder's parameter as a value; of a variadic group the first.
fn operand_value(op: &Operator, index: usize) -> String {
    let name = operand_name(op, index);
    if op.operands[index].arity == Arity::Single { name } else { format!("{name}[0]") }
}

/// What a body need not do with what it is given.
fn unused(builder: &CustomBuilder, body: &str) -> Option<String> {
    let variables = builder.parameters.iter().any(|p| !rust_text::uses(body, &p.name));
    // Whether the state is changed or only read is not known here.
    let mutable = rust_text::uses(body, "$_state");
    let lints = [mutable.then_some("unused_mut"), variables.then_some("unused_variables")];
    let lints: Vec<&str> = lints.into_iter().flatten().collect();
    (!lints.is_empty()).then(|| allow_unused(&lints))
}

/// A builder of the record: its body, or a call of the author's function.
fn custom(builder: &CustomBuilder) -> Vec<String> {
    let name = |verb: &str| match builder.suffix.as_str() {
        "" => format!("{verb}_default"),
        suffix => format!("{verb}_from_{suffix}"),
    };
    let mut lines = vec![match &builder.body {
        Some(_) => "/// Creates the operation at the builder's insertion point.".to_owned(),
        None => {
            format!("/// Creates the operation from what [`Self::{}`] puts into its state.", name("init"))
        }
    }];
    if let Some(reason) = &builder.deprecated {
        lines.push(format!("#[deprecated(note = {})]", quote(reason)));
    }
    let parameters: Vec<String> = builder
        .parameters
        .iter()
        .map(|p| match (&p.default, &p.ty) {
            (Absent::Required, _) | (Absent::Nothing, ValueType::Option(_)) => {
                format!("{}: {}", p.name, p.ty.parameter())
            }
            _ => format!("{}: Option<{}>", p.name, p.ty.parameter()),
        })
        .collect();
    let [b, loc, state] = &builder.variables;
    if let Some(body) = &builder.body {
        lines.extend(unused(builder, body));
    }
    lines.extend(signature(&name("build"), (b, loc), &parameters, "mlir::Op"));
    for p in &builder.parameters {
        if let Absent::Value(default) = &p.default {
            lines.push(format!("let {0} = {0}.unwrap_or({default});", p.name));
        }
    }
    let uses_state = builder.body.as_ref().is_none_or(|body| rust_text::uses(body, "$_state"));
    let mutable = if uses_state { "mut " } else { "" };
    lines.push(format!("let {mutable}{state} = {};", new_state(b, loc)));
    match &builder.body {
        Some(body) => {
            let body = rust_text::replaced(body, |name| match name {
                "$_builder" => Some(b.clone()),
                "$_state" => Some(state.clone()),
                "$_ctxt" => Some(format!("{b}.cx()")),
                _ => None,
            });
            lines.extend(Some(super::out::body(&body)).filter(|body| !body.trim().is_empty()));
        }
        None => {
            let arguments: String = builder.parameters.iter().map(|p| format!(", {}", p.name)).collect();
            lines.push(format!("Self::{}({b}, &mut {state}{arguments});", name("init")));
        }
    }
    lines.push(format!("{b}.create({state})"));
    lines.push("}".to_owned());
    lines
}
