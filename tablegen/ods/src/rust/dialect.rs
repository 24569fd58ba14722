//! The dialect's table.

use super::item::{Item, Sort};
use super::out::Out;
use super::text::quote;
use crate::model::{Dialect, Model};
use crate::names;

/// The place where the table of a dialect calls a hook.
enum Place {
    /// In the field named like the method.
    Field,
    /// In the interface of this name.
    Interface(&'static str),
}

/// The hooks of the dialect: the trait, its method, and the place of the call.
fn hooks(d: &Dialect) -> impl Iterator<Item = (&'static str, &'static str, Place)> {
    let interface = |name| Place::Interface(name);
    let all = [
        (d.types, "ParseType", "parse_type", interface("text::TypeParser")),
        (d.attributes, "ParseAttr", "parse_attr", interface("text::AttributeParser")),
        (d.constant_materializer, "MaterializeConstant", "materialize_constant", Place::Field),
        (d.op_attr_verifier, "VerifyOpAttr", "verify_op_attr", Place::Field),
        (d.region_arg_verifier, "VerifyRegionArgAttr", "verify_region_arg_attr", Place::Field),
        (d.region_result_verifier, "VerifyRegionResultAttr", "verify_region_result_attr", Place::Field),
        (
            d.canonicalizer,
            "CanonicalizationPatterns",
            "canonicalization_patterns",
            interface("rewrite::Canonicalizer"),
        ),
    ];
    all.into_iter().filter(|(there, ..)| *there).map(|(_, hook, method, place)| (hook, method, place))
}

/// The items that [`generate`] defines.
pub(super) fn items(d: &Dialect) -> Vec<Item> {
    let hooks = hooks(d).next().is_some().then(|| Item::new(Sort::Struct, &d.class, d.record));
    let constants =
        d.discardable.iter().map(|(name, _)| Item::new(Sort::Constant, names::constant_of(name), d.record));
    hooks.into_iter().chain(constants).chain([Item::new(Sort::Static, "DIALECT", d.record)]).collect()
}

pub(super) fn generate(out: &mut Out, model: &Model, dialect: &Dialect) {
    for (name, condition) in &dialect.discardable {
        let full = format!("{}.{name}", dialect.name);
        out.line("");
        out.docs(&format!("The discardable attribute `{full}`."));
        out.line(format!(
            "pub const {}: mlir::DiscardableAttr = mlir::DiscardableAttr {{",
            names::constant_of(name)
        ));
        out.line(format!("name: {},", quote(&full)));
        let parameter = if *condition == "true" { "_" } else { "t" };
        out.line(format!("is: |{parameter}| {condition},"));
        out.line("};");
    }
    if !dialect.extra.trim().is_empty() {
        out.line("");
        out.verbatim(&dialect.extra);
    }
    if hooks(dialect).next().is_some() {
        out.line("");
        out.docs(&format!("The `{}` dialect, for the hooks that it has as a whole.", dialect.name));
        out.line(format!("pub struct {};", dialect.class));
    }
    out.line("");
    let first = dialect.documentation.lines().next().unwrap_or("").trim().trim_end_matches('.');
    let docs = match first {
        "" => format!("The `{}` dialect.", dialect.name),
        words => format!("The `{}` dialect: {words}.", dialect.name),
    };
    out.docs(&docs);
    out.line("pub static DIALECT: mlir::opdef::DialectDef = mlir::opdef::DialectDef {");
    out.line(format!("name: {},", quote(&dialect.name)));
    if !model.operators.is_empty() {
        out.line("ops: &[");
        for op in &model.operators {
            out.line(format!("&{},", names::definition(&op.class)));
        }
        out.line("],");
    }
    let enums: Vec<String> = model.enum_attrs.iter().map(|e| format!("&{}", e.name)).collect();
    if !enums.is_empty() {
        out.line(format!("enum_attrs: &[{}],", enums.join(", ")));
    }
    for (field, types) in [("types", true), ("attrs", false)] {
        let tables = model.data.iter().filter(|d| d.is_type == types && !d.mnemonic.is_empty());
        let tables: Vec<String> = tables.map(|d| format!("&{}", names::definition(&d.class))).collect();
        if !tables.is_empty() {
            out.line(format!("{field}: &[{}],", tables.join(", ")));
        }
    }
    let mut interfaces: Vec<String> = dialect.interfaces.iter().map(|i| format!("&{i}")).collect();
    for (hook, method, place) in hooks(dialect) {
        let function = format!("<{} as mlir::hooks::{hook}>::{method}", dialect.class);
        match place {
            Place::Field => out.line(format!("{method}: Some({function}),")),
            Place::Interface(name) => interfaces.push(format!("&mlir::{name}({function})")),
        }
    }
    if !interfaces.is_empty() {
        out.line(format!("interfaces: &[{}],", interfaces.join(", ")));
    }
    if !dialect.dependent_dialects.is_empty() {
        let paths: Vec<String> = dialect.dependent_dialects.iter().map(|d| format!("&{d}")).collect();
        out.line(format!("dependent_dialects: &[{}],", paths.join(", ")));
    }
    out.line("..mlir::opdef::DialectDef::EMPTY");
    out.line("};");
}
