//! The static table of an operation, and the constraints that tables refer to.

use rustc_hash::FxHashSet;

use super::item::{Item, Sort};
use super::out::Out;
use super::text::{built, quote};
use super::{format, interface};
use crate::model::attribute::{AttrSyntax, Attribute, Presence};
use crate::model::constraint::Subject;
use crate::model::interface::Interface;
use crate::model::operator::{Arity, Assembly, Operator, Segments, ValueGroup};
use crate::model::pattern::{Condition, Nested, Source, SourceItem};
use crate::model::property::PropType;
use crate::model::property::default::to_rust;
use crate::model::relation::{self, Typed};
use crate::model::traits::EffectKind;
use crate::model::{ConstraintId, Model};
use crate::names;
use crate::predicate::emit::{Env, between, checked, emit, emit_as, id_of};
use crate::predicate::{Expr, Kind};

/// Writes the constraints on types, or those on attributes, that the operations of the model use.
pub(super) fn constraints(out: &mut Out, model: &Model, subject: Subject) {
    let used = used(model);
    let all = model.constraints.all().iter().enumerate();
    for (_, c) in all.filter(|(i, c)| c.subject == subject && used.contains(&ConstraintId(*i))) {
        let (ty, unused) = match c.subject {
            Subject::Type => ("TypeConstraint", !c.rust.contains("this")),
            Subject::Attr => ("AttrConstraint", !c.rust.contains("this")),
            Subject::Region => continue,
        };
        let parameter = if unused { "_" } else { "this" };
        out.line("");
        out.line(format!("static {}: mlir::opdef::{ty} = mlir::opdef::{ty} {{", c.name));
        out.line(format!("summary: {},", quote(&c.summary)));
        let condition = between(&c.rust, "(").unwrap_or(&c.rust);
        out.line(format!("accepts: &|{parameter}| {condition},"));
        if c.subject == Subject::Type {
            let class = c.class.map(|class| format!("Some(&mlir::opdef::TypeClass::{class})"));
            out.line(format!("class: {},", class.unwrap_or_else(|| "None".to_owned())));
        }
        out.line("};");
    }
    functions(out, model, subject);
}

/// The functions of constraints that the text defines.
pub(super) fn function_items(model: &Model) -> impl Iterator<Item = Item> {
    model.predicates.iter().map(|f| Item::new(Sort::Function, &f.name, f.record))
}

/// The functions that records name for their constraints.
fn functions(out: &mut Out, model: &Model, subject: Subject) {
    let (name, ty) = if subject == Subject::Type { ("ty", "TypeRef") } else { ("attr", "AttrRef") };
    for f in &model.predicates {
        let c = model.constraints.get(f.constraint);
        if c.subject != subject {
            continue;
        }
        out.line("");
        out.docs(&format!("Whether it satisfies the constraint: {}.", c.summary));
        out.deprecated(f.deprecated.as_deref());
        out.block(
            format!("pub fn {}({name}: mlir::{ty}<'_>) -> bool", f.name),
            format!("({}.accepts)({name})", c.name),
        );
    }
}

/// The constraints that the text refers to: patterns hold operations whose tables are elsewhere.
fn used(model: &Model) -> FxHashSet<ConstraintId> {
    fn of_source(source: &Source, used: &mut FxHashSet<ConstraintId>) {
        for arg in source.args.iter().flat_map(SourceItem::args) {
            used.extend(arg.constraint);
            if let Some(Nested::Op(nested)) = &arg.nested {
                of_source(nested, used);
            }
        }
    }
    let mut used = FxHashSet::default();
    for op in &model.operators {
        used.extend(op.operands.iter().chain(&op.results).map(|g| g.constraint));
        used.extend(op.attributes.iter().map(|a| a.constraint));
    }
    used.extend(model.data.iter().flat_map(|d| &d.params).filter_map(|p| p.constraint));
    for pattern in &model.patterns {
        of_source(&pattern.source, &mut used);
        used.extend(pattern.conditions.iter().filter_map(Condition::constraint));
    }
    used.extend(model.predicates.iter().map(|f| f.constraint));
    used
}

/// Writes the table; other fields are those of `OpDef::EMPTY`.
pub(super) fn definition(out: &mut Out, model: &Model, op: &Operator) {
    out.line(format!("static {}: mlir::opdef::OpDef = {{", names::definition(&op.class)));
    out.line("use mlir::opdef::*;");
    if op.attributes.iter().any(|a| a.property.is_some()) {
        out.line("use mlir::properties::*;");
    }
    interface::asked_methods(out, implemented(model, op));
    out.line("OpDef {");
    out.line(format!("name: {},", quote(&op.name)));
    if !op.summary.is_empty() {
        out.line(format!("summary: {},", quote(&op.summary)));
    }
    groups(out, model, "operands", &op.operands);
    groups(out, model, "results", &op.results);
    segments(out, "operand_segments", op.operand_segments);
    segments(out, "result_segments", op.result_segments);
    attributes(out, model, op);
    regions(out, model, op);
    successors(out, op);
    traits(out, op);
    parents(out, model, op);
    predicates(out, model, op);
    effects(out, op);
    interfaces(out, model, op);
    assembly(out, model, op);
    inference(out, model, op);
    hooks(out, op);
    out.line("..OpDef::EMPTY");
    out.line("}");
    out.line("};");
}

fn segments(out: &mut Out, field: &str, s: Segments) {
    match s {
        Segments::Fixed => {}
        Segments::Equal => out.line(format!("{field}: Segments::Equal,")),
        Segments::Attribute(slot) => out.line(format!("{field}: Segments::Attribute({slot}),")),
    }
}

fn list(out: &mut Out, field: &str, items: &[String]) {
    if items.is_empty() {
        return;
    }
    out.line(format!("{field}: &["));
    items.iter().for_each(|i| out.line(format!("{i},")));
    out.line("],");
}

fn constraint(model: &Model, id: ConstraintId) -> String {
    format!("&{}", model.constraints.get(id).name)
}

fn groups(out: &mut Out, model: &Model, field: &str, groups: &[ValueGroup]) {
    let items: Vec<String> = groups
        .iter()
        .map(|g| {
            let arity = match g.arity {
                Arity::Single => "Single".to_owned(),
                Arity::Optional => "Optional".to_owned(),
                Arity::Variadic => "Variadic".to_owned(),
                Arity::VariadicOfVariadic(slot) => format!("VariadicOfVariadic({slot})"),
            };
            format!(
                "ValueSpec {{ name: {}, arity: Arity::{arity}, constraint: {} }}",
                quote(&g.name),
                constraint(model, g.constraint)
            )
        })
        .collect();
    list(out, field, &items);
}

/// The default value of an attribute as an `Attr` over `cx`.
pub(super) fn default_value(a: &Attribute, default: &Expr, model: &Model) -> String {
    if let Some(p) = &a.property {
        let env = Env::of_builder().with_scope(&model.constraints.scope);
        return checked(to_rust(p, default, &env));
    }
    let Some(e) = &a.enumeration else { return id_of(&built(default, model)) };
    let env = Env::of_builder().with_scope(&model.constraints.scope);
    let case = checked(emit(default, &env).map(|case| case.as_atom()));
    match &a.dialect_attr {
        Some(spec) => format!("cx.enum_attr(&{spec}, {case}.value())"),
        None => {
            let width = model.enums.iter().find(|m| &m.name == e).map_or(32, |m| m.width);
            format!("cx.int_attr_of_width({case}.value(), {width})")
        }
    }
}

fn attributes(out: &mut Out, model: &Model, op: &Operator) {
    if op.attributes.is_empty() {
        return;
    }
    out.line("attributes: &[");
    for a in &op.attributes {
        let presence = match &a.presence {
            Presence::Required => "Presence::Required".to_owned(),
            Presence::Optional => "Presence::Optional".to_owned(),
            Presence::Default(v) => format!("Presence::Default(&|cx| {})", default_value(a, v, model)),
            Presence::DefaultOptional(v) => {
                format!("Presence::DefaultOptional(&|cx| {})", default_value(a, v, model))
            }
        };
        let syntax = match &a.syntax {
            AttrSyntax::Any => "AttrSyntax::Any".to_owned(),
            AttrSyntax::Typed(ty) => format!("AttrSyntax::Typed(&|cx| {})", id_of(&built(ty, model))),
            AttrSyntax::DenseArray(element) => {
                format!("AttrSyntax::DenseArray(&|cx| {})", element_type(element))
            }
            AttrSyntax::Interface => "AttrSyntax::Interface".to_owned(),
            AttrSyntax::Kind(kind) => format!("AttrSyntax::Kind(AttrStorage::{kind})"),
            AttrSyntax::SymbolName => "AttrSyntax::SymbolName".to_owned(),
            AttrSyntax::Unit => "AttrSyntax::Unit".to_owned(),
            AttrSyntax::Enum(name) => format!("AttrSyntax::Enum(&{})", names::spec(name)),
            AttrSyntax::Property => {
                let kind = a.property.as_ref().map_or_else(|| "PropKind::Unit".to_owned(), PropType::table);
                format!("AttrSyntax::Property(&{kind})")
            }
            AttrSyntax::Data(def) => format!("AttrSyntax::Data(&{def})"),
            AttrSyntax::EnumAttr(spec) => format!("AttrSyntax::EnumAttr(&{spec})"),
        };
        out.line("AttrSpec {");
        out.line(format!("name: {},", quote(&a.name)));
        out.line(format!("constraint: {},", constraint(model, a.constraint)));
        out.line(format!("presence: {presence},"));
        out.line(format!("syntax: {syntax},"));
        out.line("},");
    }
    out.line("],");
}

fn regions(out: &mut Out, model: &Model, op: &Operator) {
    if op.regions.is_empty() {
        return;
    }
    out.line("regions: &[");
    for r in &op.regions {
        let c = r.constraint.map(|id| model.constraints.get(id));
        out.line("RegionSpec {");
        out.line(format!("name: {},", quote(&r.name)));
        out.line(format!("summary: {},", quote(c.map_or("", |c| &c.summary))));
        out.line(match c {
            Some(c) => format!("accepts: Some(&|this| {}),", c.rust),
            None => "accepts: None,".to_owned(),
        });
        out.line(format!("variadic: {},", r.variadic));
        out.line("},");
    }
    out.line("],");
}

fn successors(out: &mut Out, op: &Operator) {
    let items: Vec<String> = op
        .successors
        .iter()
        .map(|s| format!("SuccessorSpec {{ name: {}, variadic: {} }}", quote(&s.name), s.variadic))
        .collect();
    list(out, "successors", &items);
}

fn traits(out: &mut Out, op: &Operator) {
    let flags: Vec<String> = op.traits.flags.iter().map(|f| format!("Traits::{f}")).collect();
    match flags.as_slice() {
        [] => {}
        [one] => out.line(format!("traits: {one},")),
        [..] => {
            out.line("traits: Traits::of(&[");
            flags.iter().for_each(|f| out.line(format!("{f},")));
            out.line("]),");
        }
    }
}

fn parents(out: &mut Out, model: &Model, op: &Operator) {
    let names: Vec<String> =
        op.traits.parents.iter().map(|p| quote(model.op_name(op, p).unwrap_or_default())).collect();
    list(out, "parents", &names);
    if let Some(t) = &op.traits.implicit_terminator {
        out.line(format!("implicit_terminator: Some({}),", quote(model.op_name(op, t).unwrap_or_default())));
    }
    list(out, "structural", &op.traits.structural);
    list(out, "verifiers", &op.traits.verifiers);
    list(out, "region_verifiers", &op.traits.region_verifiers);
    list(out, "folders", &op.traits.folders);
}

fn predicates(out: &mut Out, model: &Model, op: &Operator) {
    if op.traits.predicates.is_empty() {
        return;
    }
    let env = op.predicate_env(&model.constraints.scope);
    out.line("predicates: &[");
    for p in &op.traits.predicates {
        let rust = checked(emit_as(&p.predicate, &env, Kind::Bool));
        let parameter = if rust == "true" { "_" } else { "op" };
        out.line("OpPredicate {");
        out.line(format!("summary: {},", quote(&p.summary)));
        out.line(format!("holds: &|{parameter}| {rust},"));
        out.line("},");
    }
    out.line("],");
}

fn effects(out: &mut Out, op: &Operator) {
    let mut all: Vec<String> = Vec::new();
    let mut add = |kind: EffectKind, on: String| {
        all.push(format!("Effect {{ kind: EffectKind::{}, on: {on} }}", kind.name()));
    };
    for (kind, resource) in op.traits.effects.iter().flatten() {
        let named = |name: &String| format!("EffectOn::Resource({})", quote(name));
        add(*kind, resource.as_ref().map_or("EffectOn::Anything".to_owned(), named));
    }
    for (i, g) in op.operands.iter().enumerate() {
        g.effects.iter().for_each(|&k| add(k, format!("EffectOn::Operand({i})")));
    }
    for (i, g) in op.results.iter().enumerate() {
        g.effects.iter().for_each(|&k| add(k, format!("EffectOn::Result({i})")));
    }
    let known = op.traits.effects.is_some() || !all.is_empty();
    let variant = if op.has_trait("HasRecursiveMemoryEffects") { "Recursive" } else { "Known" };
    if !known && variant == "Known" {
        return;
    }
    out.line(format!("effects: Effects::{variant}(&["));
    all.iter().for_each(|e| out.line(format!("{e},")));
    out.line("]),");
}

/// The interfaces of an operation that are in its table, with the methods that it implements although they have a
/// default.
fn implemented<'m>(
    model: &'m Model,
    op: &'m Operator,
) -> impl Iterator<Item = (&'m Interface, &'m [String])> {
    op.traits.interfaces.iter().filter_map(|implemented| {
        let i = model.all_interfaces.get(&implemented.record)?;
        // The engine uses such a base only through the interface derived from it.
        let is_implied = implemented.implied && i.module == "mlir::interfaces";
        (!is_implied || !implemented.overridden.is_empty()).then_some((i, &*implemented.overridden))
    })
}

fn interfaces(out: &mut Out, model: &Model, op: &Operator) {
    let mut lines: Vec<String> = op.traits.markers.iter().map(|m| format!("&{m},")).collect();
    for (i, overridden) in implemented(model, op) {
        lines.extend(interface::implementation(&op.class, i, overridden));
    }
    let class = &op.class;
    if op.hooks.canonicalizer {
        let patterns = "mlir::hooks::CanonicalizationPatterns>::canonicalization_patterns";
        lines.push(format!("&mlir::rewrite::Canonicalizer(<{class}<'_> as {patterns}),"));
    } else if op.hooks.canonicalize_method {
        lines.push(format!("&mlir::rewrite::Canonicalizer(mlir::hooks::add_canonicalize::<{class}<'_>>),"));
    }
    if lines.is_empty() {
        return;
    }
    out.line("interfaces: &[");
    lines.iter().for_each(|l| out.line(l));
    out.line("],");
}

fn assembly(out: &mut Out, model: &Model, op: &Operator) {
    let class = &op.class;
    match &op.assembly {
        Assembly::Generic => {}
        Assembly::Custom => {
            out.line("assembly: Assembly::Custom(&const {");
            let print = format!("|op, p| mlir::hooks::OpAssembly::print({class}(op), p)");
            out.line(format!("CustomAssembly::of::<{class}<'_>>({print})"));
            out.line("}),");
        }
        Assembly::Declarative(f) => {
            out.line("assembly: Assembly::Declarative(&Format {");
            format::generate(out, model, op, f);
            out.line("}),");
        }
    }
}

fn inference(out: &mut Out, model: &Model, op: &Operator) {
    let class = &op.class;
    if op.compares_by_hook {
        let hook = "mlir::hooks::CompatibleResults>::is_compatible_return_types";
        out.line(format!("compatible_results: <{class}<'_> as {hook},"));
    }
    if op.infers_by_hook && op.has_trait("InferTensorType") {
        let components = format!("{class}::infer_return_type_components(args)?");
        out.line(format!(
            "infer_results: Some(&|args| mlir::interfaces::tensor_types(args.cx, {components})),"
        ));
        return;
    }
    if op.infers_by_hook {
        let hook = "mlir::hooks::InferResults>::infer_results";
        out.line(format!("infer_results: Some(&<{class}<'_> as {hook}),"));
        return;
    }
    let Some(sources) = &op.inferred else { return };
    let types: Vec<String> = sources.iter().filter_map(|s| inferred(s, model)).collect();
    let args = if types.iter().any(|t| t.contains("args.") || t.contains("cx")) { "args" } else { "_" };
    let types = format!("Ok(Types::from_iter([{}]))", types.join(", "));
    if types.contains("cx.") || types.contains("(cx)") {
        out.line(format!("infer_results: Some(&|{args}| {{"));
        out.line("let cx = args.cx;");
        out.line(types);
        out.line("}),");
    } else {
        out.line(format!("infer_results: Some(&|{args}| {types}),"));
    }
}

fn inferred(source: &relation::Source, model: &Model) -> Option<String> {
    let text = |e: &Expr, kind: Kind, this: &str| checked(emit_as(e, &Env::of_self(kind, this), Kind::Type));
    Some(match source {
        // All groups before it are single, so the group's index is that of its first operand.
        relation::Source::Same(Typed::Operand(i)) => format!("args.operand({i})?"),
        relation::Source::Computed(Typed::Operand(i), e) => {
            format!("{}.id()", text(e, Kind::Type, &format!("cx.type_ref(args.operand({i})?)")))
        }
        relation::Source::Same(Typed::Attr(slot)) => format!("cx.attr_ref(args.attr({slot})?).ty().id()"),
        relation::Source::Computed(Typed::Attr(slot), e) => {
            format!("{}.id()", text(e, Kind::Attr, &format!("cx.attr_ref(args.attr({slot})?)")))
        }
        relation::Source::Built(e) => id_of(&built(e, model)),
        relation::Source::Given
        | relation::Source::Same(Typed::Result(_))
        | relation::Source::Computed(Typed::Result(_), _) => {
            return None;
        }
    })
}

fn hooks(out: &mut Out, op: &Operator) {
    let class = &op.class;
    let mut hook = |there: bool, field: &str, rust: String| {
        if there {
            out.line(format!("{field}: Some({rust}),"));
        }
    };
    let on_op = |name: &str| format!("|op| mlir::hooks::{name}({class}(op))");
    hook(op.hooks.verifier, "verify", on_op("Verify::verify"));
    hook(op.hooks.region_verifier, "verify_regions", on_op("VerifyRegions::verify_regions"));
    hook(op.hooks.folder, "fold", format!("|op, operands| mlir::hooks::Fold::fold({class}(op), operands)"));
}

/// The items that [`enum_attrs`] defines.
pub(super) fn enum_attr_items(model: &Model) -> impl Iterator<Item = Item> {
    model.enum_attrs.iter().map(|e| Item::new(Sort::Static, &e.name, e.id))
}

/// The statics of enumerations that are attributes of the dialect.
pub(super) fn enum_attrs(out: &mut Out, model: &Model) {
    let Some(dialect) = &model.dialect else { return };
    for e in &model.enum_attrs {
        out.line("");
        out.line(format!("/// [`{}`] as the attribute `#{}.{}`.", e.enumeration, dialect.name, e.mnemonic));
        out.line(format!("pub static {}: mlir::opdef::EnumAttrSpec = mlir::opdef::EnumAttrSpec {{", e.name));
        out.line(format!("dialect: {},", quote(&dialect.name)));
        out.line(format!("mnemonic: {},", quote(&e.mnemonic)));
        out.line(format!("record: {},", quote(&e.record)));
        out.line(format!("cases: &{},", names::spec(&e.enumeration)));
        out.line(format!("open: {},", quote(&e.open)));
        out.line(format!("close: {},", quote(&e.close)));
        out.line("};");
    }
}

/// The element type of a dense array, by the record's name for it: `i64`, `f32`, `bool`.
fn element_type(name: &str) -> String {
    match name {
        "bool" => "cx.int_ty(1)".to_owned(),
        "f32" => "cx.ty(mlir::TypeKind::Float(mlir::FloatKind::F32))".to_owned(),
        "f64" => "cx.f64_ty()".to_owned(),
        integer => format!("cx.int_ty({})", integer.trim_start_matches('i')),
    }
}
