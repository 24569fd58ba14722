//! The view of an operation, with its accessors and its builder.

use super::{Out, table};
use crate::model::Model;
use crate::model::operator::{Argument, Arity, Attribute, Operator, Presence, Segments, ValueGroup};
use crate::model::relation::{Source, Typed};
use crate::names::ident;
use crate::predicate::emit::{Binding, Env, emit};
use crate::predicate::{Expr, Kind};

/// The placeholders of predicates over a whole operation; they assume `op` to be an `OpRef`.
pub fn predicate_env(op: &Operator) -> Env {
    let class = &op.class;
    let mut bindings = vec![Binding::new("_op", Kind::Op, "op")];
    let groups = op.operands.iter().chain(&op.results).filter(|g| !g.name.is_empty());
    for g in groups {
        let kind = match g.arity {
            Arity::Single => Kind::Value,
            Arity::Optional => Kind::OptionalValue,
            Arity::Variadic => Kind::Values,
        };
        bindings.push(Binding::new(&*g.name, kind, format!("{class}(op).{}()", ident(&g.name))));
    }
    for (slot, a) in op.attributes.iter().enumerate().filter(|(s, _)| !op.is_segment_sizes(*s)) {
        bindings.push(Binding::new(
            &*a.name,
            Kind::Attr,
            format!("{class}(op).{}", attr_access(op, slot, a)),
        ));
    }
    Env { bindings }
}

/// The call that gives an attribute as an `AttrRef`.
fn attr_access(op: &Operator, slot: usize, a: &Attribute) -> String {
    let name = raw_name(a);
    match a.presence {
        Presence::Optional => {
            format!("0.inherent({slot}).unwrap_or_else(|| op.cx().attr_ref(op.cx().unit_attr()))")
        }
        _ if op.is_segment_sizes(slot) => name,
        _ => format!("{name}()"),
    }
}

/// The accessor of the attribute itself, beside that of its value.
fn raw_name(a: &Attribute) -> String {
    let name = ident(&a.name);
    if has_value(a) { format!("{}_attr", name.trim_end_matches('_')) } else { name }
}

fn has_value(a: &Attribute) -> bool {
    a.from_storage.is_some() || a.enumeration.is_some()
}

/// An expression over `$_self` as Rust over `this`.
fn over(expr: &Expr, kind: Kind, rust: &str) -> String {
    // Expressions were checked when the model was built.
    emit(expr, &Env::of_self(kind, rust)).map(|e| e.rust).unwrap_or_default()
}

/// The id of what a `TypeRef` or `AttrRef` refers to; a reference that was made only to be taken apart is not made.
pub(super) fn id_of(rust: &str) -> String {
    let inner = ["cx.type_ref(", "cx.attr_ref("].iter().find_map(|p| rust.strip_prefix(p)?.strip_suffix(')'));
    let balanced = |text: &str| {
        let mut depth = 0i32;
        text.chars().all(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth >= 0
        })
    };
    match inner {
        Some(inner) if balanced(inner) => inner.to_owned(),
        _ => format!("{rust}.id()"),
    }
}

/// An expression over `$_builder` as Rust over `cx`, giving a `TypeRef` or `AttrRef`.
pub(super) fn built(expr: &Expr, model: &Model) -> String {
    let env = Env { bindings: vec![Binding::new("_builder", Kind::Builder, "cx")] };
    match emit(&super::table::resolve_enums(expr, model), &env) {
        Ok(e) => e.rust,
        Err(_) => "cx.attr_ref(cx.unit_attr())".to_owned(),
    }
}

pub(super) fn generate(out: &mut Out, model: &Model, op: &Operator) {
    let class = &op.class;
    out.line("");
    let summary = op.summary.trim_end_matches('.');
    out.docs(&if summary.is_empty() {
        format!("`{}`", op.name)
    } else {
        format!("`{}`: {summary}.", op.name)
    });
    if !op.description.trim().is_empty() {
        out.line("///");
        out.docs(&op.description);
    }
    out.line("#[derive(Clone, Copy, Debug)]");
    out.line(format!("pub struct {class}<'a>(mlir::OpRef<'a>);"));
    out.line("");
    out.line(format!("mlir::op_view!({class}, {});", table::name(op)));
    out.line("");
    let members = members(model, op);
    if !members.is_empty() {
        out.line(format!("impl<'a> {class}<'a> {{"));
        for (i, member) in members.iter().enumerate() {
            if i > 0 {
                out.line("");
            }
            member.iter().for_each(|l| out.line(l));
        }
        out.line("}");
        out.line("");
    }
    table::definition(out, model, op);
}

/// Accessors and builder, each as its lines.
fn members(model: &Model, op: &Operator) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for (i, g) in op.operands.iter().enumerate().filter(|(_, g)| !g.name.is_empty()) {
        all.push(group_accessor(g, i, &op.operands, "operand"));
    }
    for (i, g) in op.results.iter().enumerate().filter(|(_, g)| !g.name.is_empty()) {
        all.push(group_accessor(g, i, &op.results, "result"));
    }
    for (slot, a) in op.attributes.iter().enumerate().filter(|(s, _)| !op.is_segment_sizes(*s)) {
        attribute_accessors(model, slot, a, &mut all);
    }
    for (i, region) in op.regions.iter().enumerate().filter(|(_, r)| !r.name.is_empty()) {
        let name = ident(&region.name);
        all.push(match region.variadic {
            false => vec![
                format!("/// Region `{}`.", region.name),
                format!("pub fn {name}(&'a self) -> mlir::RegionRef<'a> {{"),
                format!("self.0.region({i})"),
                "}".to_owned(),
            ],
            true => vec![
                format!("/// Regions `{}`.", region.name),
                format!("pub fn {name}(&'a self) -> impl Iterator<Item = mlir::RegionRef<'a>> {{"),
                format!("self.0.regions().skip({i})"),
                "}".to_owned(),
            ],
        });
    }
    for (i, s) in op.successors.iter().enumerate().filter(|(_, s)| !s.name.is_empty()) {
        let name = ident(&s.name);
        all.push(match s.variadic {
            false => vec![
                format!("/// Successor `{}`.", s.name),
                format!("pub fn {name}(self) -> mlir::Block {{"),
                match i {
                    0 => "let mut all = self.0.successors();".to_owned(),
                    i => format!("let mut all = self.0.successors().skip({i});"),
                },
                "all.next().expect(\"a verified operation has its successors\")".to_owned(),
                "}".to_owned(),
            ],
            true => vec![
                format!("/// Successors `{}`.", s.name),
                format!("pub fn {name}(self) -> impl Iterator<Item = mlir::Block> + 'a {{"),
                format!("self.0.successors().skip({i})"),
                "}".to_owned(),
            ],
        });
    }
    if !op.skip_builders {
        all.push(builder(model, op));
    }
    all
}

fn group_accessor(g: &ValueGroup, index: usize, groups: &[ValueGroup], kind: &str) -> Vec<String> {
    let name = ident(&g.name);
    let note = match g.description.as_str() {
        "" => String::new(),
        words => format!(": {}", words.trim_end_matches('.')),
    };
    let capital = if kind == "operand" { "Operand" } else { "Result" };
    let fixed = groups[..index].iter().all(|g| g.arity == Arity::Single);
    let last = index + 1 == groups.len();
    let (plural, ty, body) = match g.arity {
        Arity::Single if fixed => ("", "mlir::Value".to_owned(), format!("self.0.{kind}({index})")),
        Arity::Single => {
            ("", "mlir::Value".to_owned(), format!("self.0.{kind}(self.0.{kind}_group({index}).start)"))
        }
        Arity::Optional if fixed && last => {
            ("", "Option<mlir::Value>".to_owned(), format!("self.0.{kind}s().nth({index})"))
        }
        Arity::Optional => {
            let body = format!("self.0.{kind}_group({index}).next().map(|i| self.0.{kind}(i))");
            ("", "Option<mlir::Value>".to_owned(), body)
        }
        Arity::Variadic => {
            let ty = "impl ExactSizeIterator<Item = mlir::Value> + DoubleEndedIterator + 'a".to_owned();
            let body = match (kind, index, last) {
                (_, 0, true) => format!("self.0.{kind}s()"),
                ("operand", ..) => format!("self.0.operands_of({index})"),
                _ => format!("self.0.{kind}_group({index}).map(move |i| self.0.{kind}(i))"),
            };
            ("s", ty, body)
        }
    };
    vec![
        format!("/// {capital}{plural} `{}`{note}.", g.name),
        format!("pub fn {name}(self) -> {ty} {{"),
        body,
        "}".to_owned(),
    ]
}

fn attribute_accessors(model: &Model, slot: usize, a: &Attribute, all: &mut Vec<Vec<String>>) {
    let name = ident(&a.name);
    if a.syntax == crate::model::operator::AttrSyntax::Unit {
        all.push(vec![
            format!("/// Whether attribute `{}` is there.", a.name),
            format!("pub fn {name}(self) -> bool {{"),
            format!("self.0.inherent({slot}).is_some()"),
            "}".to_owned(),
        ]);
        return;
    }
    let raw = raw_name(a);
    let (ty, body) = match &a.presence {
        Presence::Required => (
            "mlir::AttrRef<'a>",
            vec![format!("self.0.inherent({slot}).expect(\"a verified operation has '{}'\")", a.name)],
        ),
        Presence::Optional => ("Option<mlir::AttrRef<'a>>", vec![format!("self.0.inherent({slot})")]),
        Presence::Default(default) | Presence::DefaultOptional(default) => (
            "mlir::AttrRef<'a>",
            vec![
                "let cx = self.0.cx();".to_owned(),
                format!(
                    "self.0.inherent({slot}).unwrap_or_else(|| cx.attr_ref({}))",
                    table::default_value(a, default, model)
                ),
            ],
        ),
    };
    let mut accessor = vec![format!("/// Attribute `{}`.", a.name), format!("pub fn {raw}(self) -> {ty} {{")];
    accessor.extend(body);
    accessor.push("}".to_owned());
    all.push(accessor);
    let Some((value_type, value)) = value_of(a) else { return };
    let (ty, body) = match a.presence {
        Presence::Optional if value.contains('\n') => {
            (format!("Option<{value_type}>"), format!("self.{raw}().map(|attr| {{\n{value}\n}})"))
        }
        Presence::Optional => (format!("Option<{value_type}>"), format!("self.{raw}().map(|attr| {value})")),
        _ => (value_type, String::new()),
    };
    let mut accessor =
        vec![format!("/// The value of attribute `{}`.", a.name), format!("pub fn {name}(self) -> {ty} {{")];
    if body.is_empty() {
        accessor.push(format!("let attr = self.{raw}();"));
        accessor.extend(value.lines().map(str::to_owned));
    } else {
        accessor.extend(body.lines().map(str::to_owned));
    }
    accessor.push("}".to_owned());
    all.push(accessor);
}

/// The Rust type of an attribute's value and the expression that gets it out of `attr`.
fn value_of(a: &Attribute) -> Option<(String, String)> {
    if let Some(e) = &a.enumeration {
        let value = match &a.dialect_attr {
            Some(_) => format!(
                "attr.as_dialect::<mlir::attributes::EnumAttr>().and_then(|a| {e}::from_value(a.value))"
            ),
            None => format!("attr.as_int().and_then({e}::from_value)"),
        };
        let case = "expect(\"a verified operation has a valid case\")";
        return Some((e.clone(), format!("let case = {value};\ncase.{case}")));
    }
    let from = a.from_storage.as_ref()?;
    Some((a.value_type.clone()?, over(from, Kind::Attr, "attr")))
}

/// What a builder takes for an attribute, and how it makes the attribute of it.
fn attribute_parameter(a: &Attribute, name: &str) -> (String, String) {
    use crate::model::operator::AttrSyntax;
    if a.syntax == AttrSyntax::Unit {
        return ("bool".to_owned(), format!("{name}.then(|| cx.unit_attr())"));
    }
    if a.presence != Presence::Required {
        return ("Option<mlir::Attr>".to_owned(), name.to_owned());
    }
    if let Some(e) = &a.enumeration {
        let value = match (&a.dialect_attr, &a.to_storage) {
            (Some(spec), _) => format!("cx.enum_attr(&{spec}, {name}.value())"),
            (None, Some(call)) => {
                let value = format!("{name}.value()");
                let env = Env {
                    bindings: vec![
                        Binding::new("_builder", Kind::Builder, "cx"),
                        Binding::new("0", Kind::Int, value),
                    ],
                };
                emit(call, &env).map(|e| id_of(&e.rust)).unwrap_or_default()
            }
            (None, None) => String::new(),
        };
        if !value.is_empty() {
            return (e.clone(), format!("Some({value})"));
        }
    }
    let plain = match a.value_type.as_deref() {
        Some("i64") => Some(("i64", Kind::Int)),
        Some("bool") => Some(("bool", Kind::Bool)),
        Some("f64") => Some(("f64", Kind::Float)),
        Some("&'a str") => Some(("&str", Kind::Str)),
        _ => None,
    };
    if let (Some((ty, kind)), Some(call)) = (plain, &a.to_storage) {
        let env = Env {
            bindings: vec![Binding::new("_builder", Kind::Builder, "cx"), Binding::new("0", kind, name)],
        };
        if let Ok(e) = emit(call, &env) {
            return (ty.to_owned(), format!("Some({})", id_of(&e.rust)));
        }
    }
    if a.value_type.as_deref() == Some("mlir::TypeRef<'a>") {
        return ("mlir::Type".to_owned(), format!("Some(cx.type_attr({name}))"));
    }
    ("mlir::Attr".to_owned(), format!("Some({name})"))
}

fn builder(model: &Model, op: &Operator) -> Vec<String> {
    let mut params: Vec<String> = Vec::new();
    let mut body: Vec<String> = Vec::new();
    let inferred = op.inferred.is_some() || op.infers_by_hook;
    if !inferred {
        result_parameters(op, &mut params, &mut body);
    }
    let mut after: Vec<String> = Vec::new();
    for arg in &op.arguments {
        match *arg {
            Argument::Operand(i) => {
                let g = &op.operands[i];
                let name = if g.name.is_empty() { format!("operand{i}") } else { ident(&g.name) };
                let (ty, push) = match g.arity {
                    Arity::Single => ("mlir::Value", format!("state.operands.push({name});")),
                    Arity::Optional => ("Option<mlir::Value>", format!("state.operands.extend({name});")),
                    Arity::Variadic => {
                        ("&[mlir::Value]", format!("state.operands.extend_from_slice({name});"))
                    }
                };
                params.push(format!("{name}: {ty}"));
                body.push(push);
            }
            Argument::Attribute(slot) => {
                let a = &op.attributes[slot];
                let name = ident(&a.name);
                let (ty, value) = attribute_parameter(a, &name);
                params.push(format!("{name}: {ty}"));
                after.push(format!("state.inherent[{slot}] = {value};"));
            }
        }
    }
    body.append(&mut after);
    segment_sizes(op, &mut body);
    for s in &op.successors {
        let name = if s.name.is_empty() { "successor".to_owned() } else { ident(&s.name) };
        match s.variadic {
            false => {
                params.push(format!("{name}: mlir::Block"));
                body.push(format!("state.successors.push({name});"));
            }
            true => {
                params.push(format!("{name}: &[mlir::Block]"));
                body.push(format!("state.successors.extend_from_slice({name});"));
            }
        }
    }
    region_lines(op, &mut params, &mut body);
    if inferred {
        infer_lines(model, op, &mut body);
    }
    let mut lines =
        vec![format!("/// Creates the operation at the builder's insertion point{}.", builder_note(op))];
    if params.len() + 2 > 7 {
        lines.push(
            "#[allow(clippy::too_many_arguments, reason = \"one for each part of the operation\")]"
                .to_owned(),
        );
    }
    let one_line = format!(
        "pub fn build(b: &mut mlir::Builder<'_>, loc: mlir::Loc{}{}) -> mlir::Op {{",
        if params.is_empty() { "" } else { ", " },
        params.join(", ")
    );
    if one_line.len() <= 100 {
        lines.push(one_line);
    } else {
        lines.push("pub fn build(".to_owned());
        lines.push("b: &mut mlir::Builder<'_>,".to_owned());
        lines.push("loc: mlir::Loc,".to_owned());
        lines.extend(params.iter().map(|p| format!("{p},")));
        lines.push(") -> mlir::Op {".to_owned());
    }
    let mutable = if body.is_empty() { "" } else { "mut " };
    if body.iter().any(|l| l.contains("cx.") || l.contains("(cx)")) {
        lines.push("let cx = b.cx();".to_owned());
        lines.push(format!(
            "let {mutable}state = mlir::OpState::of(cx, <Self as mlir::OpView<'_>>::DEF, loc);"
        ));
    } else {
        lines.push(format!(
            "let {mutable}state = mlir::OpState::of(b.cx(), <Self as mlir::OpView<'_>>::DEF, loc);"
        ));
    }
    lines.append(&mut body);
    lines.push("b.create(state)".to_owned());
    lines.push("}".to_owned());
    lines
}

fn builder_note(op: &Operator) -> &'static str {
    match (op.regions.is_empty(), op.regions.iter().any(|r| r.variadic)) {
        (true, _) => "",
        (false, false) => ", with empty regions",
        (false, true) => ", with as many empty regions as asked for",
    }
}

fn result_parameters(op: &Operator, params: &mut Vec<String>, body: &mut Vec<String>) {
    for (i, g) in op.results.iter().enumerate() {
        let name = match g.name.as_str() {
            "" if op.results.len() == 1 => "result".to_owned(),
            "" => format!("result{i}"),
            name => ident(name),
        };
        let (ty, push) = match g.arity {
            Arity::Single => ("mlir::Type", format!("state.result_types.push({name}_type);")),
            Arity::Optional => ("Option<mlir::Type>", format!("state.result_types.extend({name}_type);")),
            Arity::Variadic => {
                ("&[mlir::Type]", format!("state.result_types.extend_from_slice({name}_types);"))
            }
        };
        let suffix = if g.arity == Arity::Variadic { "types" } else { "type" };
        params.push(format!("{name}_{suffix}: {ty}"));
        body.push(push);
    }
}

fn segment_sizes(op: &Operator, body: &mut Vec<String>) {
    let both = [(op.operand_segments, &op.operands, ""), (op.result_segments, &op.results, "_type")];
    for (segments, groups, suffix) in both {
        let Segments::Attribute(slot) = segments else { continue };
        let sizes: Vec<String> = groups
            .iter()
            .enumerate()
            .map(|(i, g)| {
                let base = if g.name.is_empty() { format!("operand{i}") } else { ident(&g.name) };
                match g.arity {
                    Arity::Single => "1".to_owned(),
                    Arity::Optional => format!("i32::from({base}{suffix}.is_some())"),
                    Arity::Variadic if suffix.is_empty() => format!("{base}.len() as i32"),
                    Arity::Variadic => format!("{base}{suffix}s.len() as i32"),
                }
            })
            .collect();
        body.push(format!("state.inherent[{slot}] = Some(cx.i32_array_attr(&[{}]));", sizes.join(", ")));
    }
}

fn region_lines(op: &Operator, params: &mut Vec<String>, body: &mut Vec<String>) {
    let isolated = op.has_trait("IsIsolatedFromAbove");
    let add = if isolated {
        "state.add_isolated_region();"
    } else {
        "state.regions.push(b.body_mut().create_region());"
    };
    for region in &op.regions {
        if region.variadic {
            let name = if region.name.is_empty() { "regions".to_owned() } else { ident(&region.name) };
            params.push(format!("num_{name}: usize"));
            body.push(format!("for _ in 0..num_{name} {{"));
            body.push(add.to_owned());
            body.push("}".to_owned());
        } else {
            body.push(add.to_owned());
        }
    }
}

/// Sets the result types from operands and attributes.
fn infer_lines(model: &Model, op: &Operator, body: &mut Vec<String>) {
    let sources = match &op.inferred {
        Some(sources) => sources,
        None => {
            body.push(format!(
                "b.infer_result_types(&mut state).expect(\"operands that '{}' accepts\");",
                op.name
            ));
            return;
        }
    };
    for source in sources {
        let ty = match source {
            Source::Same(Typed::Operand(i)) => format!("b.body().ty({})", operand_value(op, *i)),
            Source::Computed(Typed::Operand(i), expr) => {
                let this = format!("cx.type_ref(b.body().ty({}))", operand_value(op, *i));
                format!("{}.id()", over(expr, Kind::Type, &this))
            }
            Source::Same(Typed::Attr(slot)) => {
                format!("cx.attr_ref(state.inherent[{slot}].expect(\"was set above\")).ty().id()")
            }
            Source::Computed(Typed::Attr(slot), expr) => {
                let this = format!("cx.attr_ref(state.inherent[{slot}].expect(\"was set above\"))");
                format!("{}.id()", over(expr, Kind::Attr, &this))
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
    let g = &op.operands[index];
    let name = if g.name.is_empty() { format!("operand{index}") } else { ident(&g.name) };
    if g.arity == Arity::Single { name } else { format!("{name}[0]") }
}
