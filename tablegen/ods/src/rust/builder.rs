//! The builders of an operation: with required and with optional parts, and those of the record.

use super::out;
use super::text::{allow_unused, built, over, quote};
use crate::model::Model;
use crate::model::attribute::{AttrSyntax, Attribute, Presence};
use crate::model::builder::{Absent, CustomBuilder};
use crate::model::operator::{Argument, Arity, Operator, Segments, ValueGroup};
use crate::model::property::PropType;
use crate::model::property::default::is_absence;
use crate::model::relation::{Source, Typed};
use crate::model::value_type::ValueType;
use crate::names::{ident, local};
use crate::predicate::emit::{Binding, Env, checked, emit_as, id_of};
use crate::predicate::{Expr, Kind};
use crate::rust_text;

/// A parameter of the builder of an operation.
struct Parameter {
    name: String,
    /// Its type.
    ty: String,
    /// The conversion to the type that the state takes, if it differs.
    converted: Option<String>,
    /// The documentation of its field if it is optional; `None` if it is required.
    field: Option<String>,
}

impl Parameter {
    fn required(name: String, ty: &str) -> Self {
        Parameter { name, ty: ty.to_owned(), converted: None, field: None }
    }

    fn optional(name: String, ty: &str, field: String) -> Self {
        Parameter { name, ty: ty.to_owned(), converted: None, field: Some(field) }
    }

    /// The type of the field, with the struct's lifetime.
    fn field_type(&self) -> String {
        self.ty.replace('&', "&'a ")
    }
}

/// Adds the builders to the members of the view.
pub(super) fn members(model: &Model, op: &Operator, all: &mut Vec<Vec<String>>) {
    if !op.skip_builders {
        all.extend(build(model, op));
    }
    all.extend(op.builders.iter().map(|builder| custom(op, builder)));
}

/// The struct of optional parameters.
pub(super) fn options(op: &Operator) -> Vec<String> {
    let fields = optional_parameters(op);
    if fields.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![
        format!("/// The optional parts of [`{}::build_with`].", op.class),
        "#[derive(Clone, Copy, Default)]".to_owned(),
        format!("pub struct {} {{", options_type(op, &fields, "'a")),
    ];
    for p in &fields {
        lines.extend(p.field.iter().map(|doc| format!("/// {doc}.")));
        lines.push(format!("pub {}: {},", p.name, p.field_type()));
    }
    lines.push("}".to_owned());
    lines
}

/// The name of the struct of options, if there is one.
pub(super) fn options_name(op: &Operator) -> Option<String> {
    let needed = !op.skip_builders && parameters(op).iter().any(|p| p.field.is_some());
    needed.then(|| format!("{}Options", op.class))
}

/// The type of the struct: with a lifetime, as `lifetime`, if it borrows.
fn options_type(op: &Operator, fields: &[Parameter], lifetime: &str) -> String {
    let borrows = fields.iter().any(|p| p.ty.contains('&'));
    let lifetime = if borrows { format!("<{lifetime}>") } else { String::new() };
    format!("{}Options{lifetime}", op.class)
}

fn optional_parameters(op: &Operator) -> Vec<Parameter> {
    if op.skip_builders {
        return Vec::new();
    }
    parameters(op).into_iter().filter(|p| p.field.is_some()).collect()
}

/// The parameters of the builder: the types of results unless they are inferred, then the rest in the order of the
/// record.
fn parameters(op: &Operator) -> Vec<Parameter> {
    let mut all = Vec::new();
    if op.inferred.is_none() && !op.infers_by_hook {
        all.extend((0..op.results.len()).map(|i| result_parameter(op, i)));
    }
    for arg in &op.arguments {
        match *arg {
            Argument::Operand(i) => {
                let name = operand_name(op, i);
                all.push(match op.operands[i].arity {
                    Arity::Single => Parameter::required(name, "mlir::Value"),
                    Arity::Optional => {
                        let field = format!("Operand `{}`", op.operands[i].name);
                        Parameter::optional(name, "Option<mlir::Value>", field)
                    }
                    Arity::Variadic => several(op, i, name, "&[mlir::Value]"),
                    Arity::VariadicOfVariadic(_) => several(op, i, name, "&[&[mlir::Value]]"),
                });
            }
            Argument::Attribute(slot) if op.is_computed(slot) => {}
            Argument::Attribute(slot) => all.push(attribute_parameter(&op.attributes[slot])),
        }
    }
    for (i, s) in op.successors.iter().enumerate() {
        let name = successor_name(op, i);
        all.push(Parameter::required(name, if s.variadic { "&[mlir::Block]" } else { "mlir::Block" }));
    }
    for region in op.regions.iter().filter(|r| r.variadic) {
        all.push(Parameter::required(format!("num_{}", region_name(&region.name)), "usize"));
    }
    all
}

/// The parameter for a group of several operands: optional among several such groups whose lengths are independent,
/// since a call would be a row of lists.
fn several(op: &Operator, index: usize, name: String, ty: &str) -> Parameter {
    if has_lists(&op.operands, op.operand_segments) {
        Parameter::optional(name, ty, format!("Operands `{}`", op.operands[index].name))
    } else {
        Parameter::required(name, ty)
    }
}

/// Whether there are several groups of any length.
fn has_lists(groups: &[ValueGroup], segments: Segments) -> bool {
    let is_list = |g: &&ValueGroup| matches!(g.arity, Arity::Variadic | Arity::VariadicOfVariadic(_));
    matches!(segments, Segments::Attribute(_)) && groups.iter().filter(is_list).count() > 1
}

fn result_parameter(op: &Operator, index: usize) -> Parameter {
    let name = result_type_name(op, index);
    match op.results[index].arity {
        Arity::Single => Parameter::required(name, "mlir::Type"),
        Arity::Optional => {
            let field = format!("The type of result `{}`", op.results[index].name);
            Parameter::optional(name, "Option<mlir::Type>", field)
        }
        Arity::Variadic | Arity::VariadicOfVariadic(_) if has_lists(&op.results, op.result_segments) => {
            let field = format!("The types of results `{}`", op.results[index].name);
            Parameter::optional(name, "&[mlir::Type]", field)
        }
        Arity::Variadic | Arity::VariadicOfVariadic(_) => Parameter::required(name, "&[mlir::Type]"),
    }
}

fn result_type_name(op: &Operator, index: usize) -> String {
    let group = &op.results[index];
    let name = match group.name.as_str() {
        "" if op.results.len() == 1 => "result".to_owned(),
        "" => format!("result{index}"),
        // This avoids a double underscore after a keyword.
        name => ident(name).trim_end_matches('_').to_owned(),
    };
    let one = matches!(group.arity, Arity::Single | Arity::Optional);
    format!("{name}_{}", if one { "type" } else { "types" })
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

/// The names of the parameters of `build`.
pub(crate) fn parameter_names(op: &Operator) -> Vec<String> {
    parameters(op).into_iter().map(|p| p.name).collect()
}

fn region_name(name: &str) -> String {
    if name.is_empty() { "regions".to_owned() } else { local(name) }
}

fn attribute_parameter(a: &Attribute) -> Parameter {
    let name = local(&a.name);
    let required = a.presence == Presence::Required;
    if let Some(p) = &a.property {
        let field = format!("Property `{}`", a.name);
        return if required {
            Parameter::required(name, &p.argument())
        } else if held_as_it_is(a, p) {
            Parameter::optional(name, &p.argument(), field)
        } else {
            Parameter::optional(name, &format!("Option<{}>", p.argument()), field)
        };
    }
    let field = format!("Attribute `{}`", a.name);
    if a.syntax == AttrSyntax::Unit {
        return Parameter::optional(name, "bool", field);
    }
    let value = unwrapped(a, &name);
    let (ty, converted) = match value {
        Some((ty, made)) if required => (ty, Some(made)),
        Some((ty, made)) => (format!("Option<{ty}>"), Some(format!("{name}.map(|{name}| {made})"))),
        None if required => ("mlir::Attr".to_owned(), None),
        None => ("Option<mlir::Attr>".to_owned(), None),
    };
    Parameter { name, ty, converted, field: (!required).then_some(field) }
}

/// The type of an attribute's value, and the attribute created from the value `name`; `None` if the value has no type
/// or no attribute can be created from it.
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

/// The attribute of a function with variables whose names clippy considers placeholders.
fn allow_names<'n>(mut names: impl Iterator<Item = &'n str>) -> Option<String> {
    let is_placeholder = names.any(|name| matches!(name, "foo" | "baz" | "quux"));
    is_placeholder
        .then(|| "#[allow(clippy::disallowed_names, reason = \"the name is the record's\")]".to_owned())
}

/// `fn name(b, loc, ...) -> returned {`.
fn signature(name: &str, (b, loc): (&str, &str), parameters: &[String], returned: &str) -> Vec<String> {
    let mut lines = Vec::new();
    if parameters.len() + 2 > 7 {
        let reason = "one for each part of the operation";
        lines.push(format!("#[allow(clippy::too_many_arguments, reason = {})]", quote(reason)));
    }
    lines.extend(allow_names(parameters.iter().filter_map(|p| p.split(':').next())));
    lines.push(format!("pub fn {name}("));
    lines.extend([format!("{b}: &mut mlir::Builder<'_>,"), format!("{loc}: mlir::Loc,")]);
    lines.extend(parameters.iter().map(|p| format!("{p},")));
    lines.push(format!(") -> {returned} {{"));
    lines
}

/// The Rust that makes an empty state.
fn new_state(b: &str, loc: &str) -> String {
    format!("mlir::OpState::of({b}.cx(), <Self as mlir::OpType>::DEF, {loc})")
}

/// The lines that set the state's operands, attributes, successors and regions.
fn parts(op: &Operator) -> Vec<String> {
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
                after.push(format!("state.inherent[{slot}] = {};", attribute(&op.attributes[slot])));
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
    body
}

/// Whether a builder takes a property's value rather than an `Option` of it.
fn held_as_it_is(a: &Attribute, p: &PropType) -> bool {
    match &a.presence {
        Presence::Default(value) => is_absence(p, value),
        _ => true,
    }
}

/// The value to which the slot of an attribute is set.
fn attribute(a: &Attribute) -> String {
    let name = local(&a.name);
    if let Some(p) = &a.property {
        return if held_as_it_is(a, p) {
            format!("Some({})", p.to_attr(&name))
        } else {
            format!("{name}.map(|{name}| {})", p.to_attr(&name))
        };
    }
    match (&a.syntax, a.presence == Presence::Required) {
        (AttrSyntax::Property, _) => "None".to_owned(),
        (AttrSyntax::Unit, _) => format!("{name}.then(|| cx.unit_attr())"),
        (_, true) => format!("Some({name})"),
        (_, false) => name,
    }
}

/// Adds the adjacent single operands, and empties their list.
fn operands(singles: &mut Vec<String>) -> Option<String> {
    let names = std::mem::take(singles);
    match names.as_slice() {
        [] => None,
        [one] => Some(format!("state.operands.push({one});")),
        all => Some(format!("state.operands.extend([{}]);", all.join(", "))),
    }
}

/// The number of values that a parameter holds.
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
    let add = if op.has_trait("IsIsolatedFromAbove") {
        "state.add_isolated_region();"
    } else {
        "state.regions.push(b.body_mut().create_region());"
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

/// The builders of the operation: with its required parts, and with its optional ones. If the author writes the first,
/// there is always the second.
fn build(model: &Model, op: &Operator) -> Vec<Vec<String>> {
    let (optional, required): (Vec<Parameter>, Vec<Parameter>) =
        parameters(op).into_iter().partition(|p| p.field.is_some());
    let returned = returned(op);
    let mut params: Vec<String> = required.iter().map(|p| format!("{}: {}", p.name, p.ty)).collect();
    let regions = if op.regions.is_empty() {
        ""
    } else if op.regions.iter().any(|r| r.variadic) {
        ", with the given number of empty regions"
    } else {
        ", with empty regions"
    };
    let doc = format!("/// Creates the operation at the builder's insertion point{regions}.");
    if optional.is_empty() {
        let name = if op.custom_builder { "build_with" } else { "build" };
        let mut lines = vec![doc];
        lines.extend(signature(name, ("b", "loc"), &params, &returned));
        lines.extend(creation(model, op, &required));
        return vec![lines];
    }
    let mut all = Vec::new();
    if !op.custom_builder {
        let mut short = vec![doc.clone()];
        short.extend(signature("build", ("b", "loc"), &params, &returned));
        let arguments: String = required.iter().map(|p| format!(", {}", p.name)).collect();
        short.push(format!("Self::build_with(b, loc{arguments}, Default::default())"));
        short.push("}".to_owned());
        all.push(short);
    }
    let like_short = "/// Like [`Self::build`], with optional parts.";
    let mut long = vec![if op.custom_builder { doc } else { like_short.to_owned() }];
    params.push(format!("options: {}", options_type(op, &optional, "'_")));
    let names: Vec<&str> = optional.iter().map(|p| p.name.as_str()).collect();
    // The signature already allows those of parameters.
    if allow_names(required.iter().map(|p| p.name.as_str())).is_none() {
        long.extend(allow_names(names.iter().copied()));
    }
    long.extend(signature("build_with", ("b", "loc"), &params, &returned));
    long.push(format!("let {}Options {{ {} }} = options;", op.class, names.join(", ")));
    let parameters: Vec<Parameter> = optional.into_iter().chain(required).collect();
    long.extend(creation(model, op, &parameters));
    all.push(long);
    all
}

/// The result of a builder: the value if the operation is one, otherwise its handle.
fn returned(op: &Operator) -> String {
    if is_value(op) { "mlir::Value".to_owned() } else { format!("mlir::Handle<{}<'static>>", op.class) }
}

/// Whether builders return the operation's value: it has one result, and no region to be filled.
fn is_value(op: &Operator) -> bool {
    op.regions.is_empty() && matches!(&*op.results, [ValueGroup { arity: Arity::Single, .. }])
}

/// The body of a builder, over its parameters.
fn creation(model: &Model, op: &Operator, parameters: &[Parameter]) -> Vec<String> {
    let mut types = Vec::new();
    match (&op.inferred, op.infers_by_hook) {
        (_, true) => types.push(format!(
            "b.infer_result_types(&mut state).expect(\"operands that '{}' accepts\");",
            op.name
        )),
        (Some(sources), _) => inferred_types(model, op, sources, &mut types),
        (None, _) => given_types(op, &mut types),
    }
    let mut body: Vec<String> = parameters
        .iter()
        .filter_map(|p| Some(format!("let {} = {};", p.name, p.converted.as_ref()?)))
        .collect();
    let mut parts = parts(op);
    let mutable = if parts.is_empty() && types.is_empty() { "" } else { "mut " };
    body.push(format!("let {mutable}state = {};", new_state("b", "loc")));
    body.append(&mut parts);
    body.append(&mut types);
    if body.iter().any(|l| rust_text::uses(l, "cx")) {
        body.insert(0, "let cx = b.cx();".to_owned());
    }
    body.push(created(op, "b", "state"));
    body.push("}".to_owned());
    body
}

/// Creates the operation and returns the result of its builders.
fn created(op: &Operator, b: &str, state: &str) -> String {
    let create = if is_value(op) { "create_value" } else { "create_as" };
    format!("{b}.{create}({state})")
}

/// Sets the result types that the builder was given.
fn given_types(op: &Operator, body: &mut Vec<String>) {
    let mut sizes = Vec::new();
    for (i, g) in op.results.iter().enumerate() {
        let name = result_type_name(op, i);
        let add = match g.arity {
            Arity::Single => "push",
            Arity::Optional => "extend",
            Arity::Variadic | Arity::VariadicOfVariadic(_) => "extend_from_slice",
        };
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

/// A builder's parameter as a value; for a variadic group, the first.
fn operand_value(op: &Operator, index: usize) -> String {
    let name = operand_name(op, index);
    if op.operands[index].arity == Arity::Single { name } else { format!("{name}[0]") }
}

/// The lints that the author's body may break.
fn unused(builder: &CustomBuilder, body: &str) -> Option<String> {
    let variables = builder.parameters.iter().any(|p| !rust_text::uses(body, &p.name));
    // Whether the state is changed is not known here.
    let mutable = rust_text::uses(body, "$_state");
    let lints = [mutable.then_some("unused_mut"), variables.then_some("unused_variables")];
    let lints: Vec<&str> = lints.into_iter().flatten().collect();
    (!lints.is_empty()).then(|| allow_unused(&lints))
}

/// A builder of the record: its body, or a call of the author's function.
fn custom(op: &Operator, builder: &CustomBuilder) -> Vec<String> {
    let name = |verb: &str| match builder.suffix.as_str() {
        "" => format!("{verb}_default"),
        suffix => format!("{verb}_from_{suffix}"),
    };
    let mut lines = vec![match &builder.body {
        Some(_) => "/// Creates the operation at the builder's insertion point.".to_owned(),
        None => {
            format!("/// Creates the operation from the state that [`Self::{}`] fills.", name("init"))
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
    lines.extend(signature(&name("build"), (b, loc), &parameters, &returned(op)));
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
            lines.extend(Some(out::body(&body)).filter(|body| !body.trim().is_empty()));
        }
        None => {
            let arguments: String = builder.parameters.iter().map(|p| format!(", {}", p.name)).collect();
            lines.push(format!("Self::{}({b}, &mut {state}{arguments});", name("init")));
        }
    }
    lines.push(created(op, b, state));
    lines.push("}".to_owned());
    lines
}
