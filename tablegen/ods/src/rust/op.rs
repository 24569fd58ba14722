//! The view of an operation, with its accessors.

use super::item::{Item, Sort};
use super::out::{Out, body};
use super::text::{class_named, quote};
use super::{builder, docs, table};
use crate::model::Model;
use crate::model::attribute::{AttrSyntax, Attribute, DerivedAttribute, Presence, derived_env};
use crate::model::operator::{Arity, Assembly, Operator, ValueGroup};
use crate::model::property::PropType;
use crate::names::{self, accessor};
use crate::predicate::Kind;
use crate::predicate::emit::{Env, checked, emit_as, id_of};

/// The Rust names of accessors and of builder parameters, each with its name in the record and its field.
pub(crate) fn accessor_names(op: &Operator) -> impl Iterator<Item = (String, &str, &str)> {
    let operands = op.operands.iter().map(|g| (accessor(&g.name), &*g.name, "arguments"));
    let attributes = op.attributes.iter().enumerate().flat_map(|(slot, a)| {
        let raw = a.property.is_none().then(|| a.raw_name());
        let value = (!op.is_segment_sizes(slot)).then(|| [accessor(&a.name), setter_name(a)]);
        raw.into_iter().chain(value.into_iter().flatten()).map(|rust| (rust, &*a.name, "arguments"))
    });
    let derived = op.derived.iter().map(|d| (accessor(&d.name), &*d.name, &*d.name));
    let results = op.results.iter().flat_map(|g| {
        let suffix = if g.arity == Arity::Single { "_type" } else { "_types" };
        let given =
            (!op.skip_builders).then(|| format!("{}{suffix}", names::ident(&g.name).trim_end_matches('_')));
        given.into_iter().chain([accessor(&g.name)]).map(|rust| (rust, &*g.name, "results"))
    });
    let regions = op.regions.iter().map(|g| (accessor(&g.name), &*g.name, "regions"));
    let successors = op.successors.iter().map(|g| (accessor(&g.name), &*g.name, "successors"));
    let all = operands.chain(attributes).chain(derived).chain(results).chain(regions).chain(successors);
    all.filter(|(_, name, _)| !name.is_empty())
}

/// The constant that is the attribute's name: `CALLEE_ATTR`.
fn name_constant(a: &Attribute) -> String {
    a.raw_name().to_uppercase()
}

/// The items that [`generate`] defines.
pub(super) fn items(op: &Operator) -> Vec<Item> {
    let adaptor = adapted(op).then(|| Item::new(Sort::Struct, adaptor_name(op), op.record));
    let options = builder::options_name(op).map(|name| Item::new(Sort::Struct, name, op.record));
    let own = [
        Item::new(Sort::Struct, &op.class, op.record),
        Item::new(Sort::Static, names::definition(&op.class), op.record),
    ];
    own.into_iter().chain(adaptor).chain(options).collect()
}

fn adaptor_name(op: &Operator) -> String {
    format!("{}Adaptor", op.class)
}

pub(super) fn generate(out: &mut Out, model: &Model, op: &Operator) {
    let class = &op.class;
    out.line("");
    documentation(out, op);
    out.deprecated(op.deprecated.as_deref());
    out.line(format!("pub struct {class}<'a>(mlir::OpRef<'a>);"));
    let adaptor_name = if adapted(op) { format!(", {}", adaptor_name(op)) } else { String::new() };
    out.line(format!("mlir::op_view!({class}, {}{adaptor_name});", names::definition(&op.class)));
    let members = members(model, op);
    if !members.is_empty() {
        out.line(format!("impl<'a> {class}<'a> {{"));
        // Accessors that become one line each are kept together.
        let is_short = |member: &[String]| member.len() <= 4;
        for (i, member) in members.iter().enumerate() {
            if i > 0 && !(is_short(member) && is_short(&members[i - 1])) {
                out.line("");
            }
            member.iter().for_each(|l| out.line(l));
        }
        out.line("}");
        out.line("");
    }
    for line in builder::options(op) {
        out.line(line);
    }
    extra(out, op);
    adaptor(out, op);
    table::definition(out, model, op);
}

/// The documentation of an operation's view: its meaning, its syntax, its traits, and the place of its
/// record.
fn documentation(out: &mut Out, op: &Operator) {
    let name = docs::code(&op.name);
    out.docs_as_they_are(&match docs::words(&op.summary).as_str() {
        "" => name,
        summary => format!("{name}: {summary}."),
    });
    let description = docs::lines(&op.description);
    if !description.is_empty() {
        out.docs_as_they_are("");
        description.iter().for_each(|line| out.docs_as_they_are(line));
    }
    out.docs_as_they_are("");
    let syntax = match &op.assembly {
        Assembly::Declarative(_) => Some(docs::code(&format!("`{}` {}", op.name, op.syntax))),
        Assembly::Custom => Some("by hand, `OpAssembly`".to_owned()),
        Assembly::Generic => None,
    };
    if let Some(syntax) = syntax {
        out.docs_as_they_are(&format!("- Syntax: {syntax}"));
    }
    let traits = match op.traits.shown.as_slice() {
        [] => String::new(),
        all => format!(", with {}", all.iter().map(|t| docs::words(t)).collect::<Vec<_>>().join(", ")),
    };
    out.docs_as_they_are(&format!("- Record: {}{traits}", docs::code(&op.place)));
}

/// The Rust that the record adds.
fn extra(out: &mut Out, op: &Operator) {
    let class = &op.class;
    if !op.extra_declaration.trim().is_empty() {
        out.line(format!("impl<'a> {class}<'a> {{"));
        out.verbatim(&class_named(&op.extra_declaration, class));
        out.line("}");
        out.line("");
    }
    if !op.extra_definition.trim().is_empty() {
        out.verbatim(&class_named(&op.extra_definition, class));
        out.line("");
    }
}

/// Whether the operation has named elements, and so its own adaptor.
fn adapted(op: &Operator) -> bool {
    let has_attributes = (0..op.attributes.len()).any(|slot| !op.is_segment_sizes(slot));
    has_attributes || op.operands.iter().any(|g| !g.name.is_empty())
}

/// The function that sets an attribute: `set_callee_attr`.
fn setter_name(a: &Attribute) -> String {
    // Two underscores in a row are not snake case.
    format!("set_{}", a.raw_name().trim_start_matches('_'))
}

/// The adaptor, with the setters of attributes.
fn adaptor(out: &mut Out, op: &Operator) {
    let operands = op.operands.iter().enumerate().filter(|(_, g)| !g.name.is_empty()).map(|(i, g)| {
        let name = accessor(&g.name);
        match g.arity {
            Arity::Single => format!("one {name} = {i};"),
            Arity::Optional => format!("optional {name} = {i};"),
            Arity::Variadic => format!("many {name} = {i};"),
            Arity::VariadicOfVariadic(slot) => format!("groups {name} = {i} by {slot};"),
        }
    });
    if !adapted(op) {
        return;
    }
    let attributes = op.attributes.iter().enumerate().filter(|(s, _)| !op.is_segment_sizes(*s));
    let attributes = attributes.map(|(slot, a)| {
        let name = accessor(&a.name);
        let setter = setter_name(a);
        match &a.property {
            Some(_) => format!("attr {name} = {slot}, {setter};"),
            None if value_of(a, "").is_some() => format!("attr {} = {slot}, {setter};", a.raw_name()),
            None => format!("attr {name} = {slot}; attr {} = {slot}, {setter};", a.raw_name()),
        }
    });
    let fields = operands.chain(attributes).collect::<Vec<_>>().join(" ");
    out.line(format!("mlir::op_adaptor!({0}Adaptor of {0} {{ {fields} }});", op.class));
}

/// A public method with a body of one line.
fn method(doc: String, signature: String, body: String) -> Vec<String> {
    vec![format!("/// {doc}."), format!("pub fn {signature} {{"), body, "}".to_owned()]
}

/// Accessors and builders, each as its lines.
fn members(model: &Model, op: &Operator) -> Vec<Vec<String>> {
    let constant = |a: &Attribute| {
        let constant = format!("pub const {}: &'static str = {};", name_constant(a), quote(&a.name));
        vec![format!("/// The name of attribute `{}`.", a.name), constant]
    };
    let mut all: Vec<Vec<String>> = op.attributes.iter().map(constant).collect();
    for (i, g) in op.operands.iter().enumerate().filter(|(_, g)| !g.name.is_empty()) {
        all.push(group_accessor(model, g, i, &op.operands, "operand"));
    }
    for (i, g) in op.results.iter().enumerate().filter(|(_, g)| !g.name.is_empty()) {
        all.push(group_accessor(model, g, i, &op.results, "result"));
    }
    for (slot, a) in op.attributes.iter().enumerate().filter(|(s, _)| !op.is_segment_sizes(*s)) {
        attribute_accessors(model, slot, a, &mut all);
    }
    derived_attributes(model, op, &mut all);
    for (i, region) in op.regions.iter().enumerate().filter(|(_, r)| !r.name.is_empty()) {
        let name = accessor(&region.name);
        all.push(if !region.variadic {
            method(
                format!("Region `{}`", region.name),
                format!("{name}(&'a self) -> mlir::RegionRef<'a>"),
                format!("self.0.region({i})"),
            )
        } else {
            method(
                format!("Regions `{}`", region.name),
                format!("{name}(&'a self) -> impl Iterator<Item = mlir::RegionRef<'a>>"),
                skipping("self.0.regions()", i),
            )
        });
    }
    for (i, s) in op.successors.iter().enumerate().filter(|(_, s)| !s.name.is_empty()) {
        let name = accessor(&s.name);
        all.push(if !s.variadic {
            vec![
                format!("/// Successor `{}`.", s.name),
                format!("pub fn {name}(self) -> mlir::Block {{"),
                format!("let mut all = {};", skipping("self.0.successors()", i)),
                "all.next().expect(\"a verified operation has its successors\")".to_owned(),
                "}".to_owned(),
            ]
        } else {
            method(
                format!("Successors `{}`", s.name),
                format!("{name}(self) -> impl Iterator<Item = mlir::Block> + 'a"),
                skipping("self.0.successors()", i),
            )
        });
    }
    builder::members(model, op, &mut all);
    all
}

/// All elements from the `first`-th on.
fn skipping(all: &str, first: usize) -> String {
    if first == 0 { all.to_owned() } else { format!("{all}.skip({first})") }
}

/// Accessors of derived attributes, and all of them as a dictionary.
fn derived_attributes(model: &Model, op: &Operator, all: &mut Vec<Vec<String>>) {
    for d in &op.derived {
        let signature = format!("{}(self) -> {}", accessor(&d.name), d.ty.result());
        all.push(method(format!("Derived attribute `{}`", d.name), signature, body(&d.body)));
    }
    let entry = |d: &DerivedAttribute| {
        let env = derived_env(&d.ty, &format!("self.{}()", accessor(&d.name)));
        let env = env.with_scope(&model.constraints.scope);
        let attr = id_of(&checked(emit_as(d.convert.as_ref()?, &env, Kind::Attr)));
        Some(format!("(cx.ident({}), {attr}),", quote(&d.name)))
    };
    let entries: Vec<String> = op.derived.iter().filter_map(entry).collect();
    if entries.is_empty() {
        return;
    }
    let mut lines = vec![
        "/// The derived attributes as a dictionary.".to_owned(),
        "pub fn materialize_derived_attributes(self) -> mlir::Attr {".to_owned(),
        "let cx = self.0.cx();".to_owned(),
        "cx.dictionary_attr(&[".to_owned(),
    ];
    lines.extend(entries);
    lines.extend(["])".to_owned(), "}".to_owned()]);
    all.push(lines);
}

fn group_accessor(
    model: &Model,
    g: &ValueGroup,
    index: usize,
    groups: &[ValueGroup],
    kind: &str,
) -> Vec<String> {
    let name = accessor(&g.name);
    let note = docs::note(&model.constraints.get(g.constraint).summary, g.arity, &g.description);
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
                ("operand", _, true) if fixed => format!("self.0.operands_from({index})"),
                ("operand", ..) => format!("self.0.operands_of({index})"),
                _ => format!("self.0.{kind}_group({index}).map(move |i| self.0.{kind}(i))"),
            };
            ("s", ty, body)
        }
        Arity::VariadicOfVariadic(slot) => {
            let group = "impl ExactSizeIterator<Item = mlir::Value> + DoubleEndedIterator + 'a";
            let body = format!("self.0.operand_groups_of({index}, {slot})");
            (" groups", format!("impl Iterator<Item = {group}> + 'a"), body)
        }
    };
    method(format!("{capital}{plural} `{}`{note}", g.name), format!("{name}(self) -> {ty}"), body)
}

/// The constraint on an attribute or a property, as a note after its name.
fn attribute_note(model: &Model, a: &Attribute) -> String {
    docs::note(&model.constraints.get(a.constraint).summary, Arity::Single, &a.description)
}

fn attribute_accessors(model: &Model, slot: usize, a: &Attribute, all: &mut Vec<Vec<String>>) {
    let name = accessor(&a.name);
    if let Some(p) = &a.property {
        all.push(property_accessor(model, slot, a, p));
        return;
    }
    let raw = a.raw_name();
    let (ty, body) = match &a.presence {
        Presence::Optional => ("Option<mlir::AttrRef<'a>>", format!("self.0.inherent({slot})")),
        _ => ("mlir::AttrRef<'a>", format!("self.0.inherent_value({slot})")),
    };
    let doc = format!("Attribute `{}`{}", a.name, attribute_note(model, a));
    all.push(method(doc, format!("{raw}(self) -> {ty}"), body));
    if a.syntax == AttrSyntax::Unit {
        let doc = format!("Whether attribute `{}` is there", a.name);
        all.push(method(doc, format!("{name}(self) -> bool"), format!("self.0.inherent({slot}).is_some()")));
        return;
    }
    let value = |this: &str| value_of(a, this);
    let value = match a.presence {
        Presence::Optional => value("attr").map(|(ty, rust)| {
            // A closure that only calls a function is replaced by the function.
            let function = rust.strip_suffix("(attr)").filter(|f| names::is_path(f)).map(str::to_owned);
            let map = function.unwrap_or_else(|| format!("|attr| {rust}"));
            (format!("Option<{ty}>"), format!("self.{raw}().map({map})"))
        }),
        _ => value(&format!("self.{raw}()")),
    };
    let (words, ty, body) = match value {
        Some((ty, body)) => ("The value of attribute", ty, body),
        None => ("Attribute", ty.to_owned(), format!("self.{raw}()")),
    };
    all.push(method(format!("{words} `{}`", a.name), format!("{name}(self) -> {ty}"), body));
}

/// The accessor of a property: its value, in the property's own type.
fn property_accessor(model: &Model, slot: usize, a: &Attribute, p: &PropType) -> Vec<String> {
    vec![
        format!("/// Property `{}`{}.", a.name, attribute_note(model, a)),
        format!("pub fn {}(self) -> {} {{", accessor(&a.name), p.interface()),
        format!("let attr = self.0.inherent_value({slot});"),
        p.from_attr("attr"),
        "}".to_owned(),
    ]
}

/// The Rust type of an attribute's value, and the expression that gets it from the attribute `this`.
fn value_of(a: &Attribute, this: &str) -> Option<(String, String)> {
    if let Some(e) = &a.enumeration {
        return Some((e.clone(), format!("mlir::enums::case_of({this})")));
    }
    let from = a.from_storage.as_ref()?;
    let ty = a.value_type.as_ref()?;
    Some((ty.result(), checked(ty.of_expression(from, &Env::of_self(Kind::Attr, this)))))
}
