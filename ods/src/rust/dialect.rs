//! The dialect's table.

use super::item::{Item, Sort};
use super::out::Out;
use super::text::quote;
use crate::model::{Dialect, Model};
use crate::names;

/// The dialect's hooks: the field of its table, the trait, its method.
fn hooks(d: &Dialect) -> Vec<(&'static str, &'static str, &'static str)> {
    let own = |there: bool, hook, method| there.then_some((method, hook, method));
    let patterns = ("canonicalize", "CanonicalizationPatterns", "canonicalization_patterns");
    let all = [
        own(d.types, "ParseType", "parse_type"),
        own(d.attributes, "ParseAttr", "parse_attr"),
        own(d.constant_materializer, "MaterializeConstant", "materialize_constant"),
        own(d.op_attr_verifier, "VerifyOpAttr", "verify_op_attr"),
        own(d.region_arg_verifier, "VerifyRegionArgAttr", "verify_region_arg_attr"),
        own(d.region_result_verifier, "VerifyRegionResultAttr", "verify_region_result_attr"),
        d.canonicalizer.then_some(patterns),
    ];
    all.into_iter().flatten().collect()
}

/// What [`generate`] defines.
pub(super) fn items(d: &Dialect) -> Vec<Item> {
    let hooks = (!hooks(d).is_empty()).then(|| Item::new(Sort::Struct, &d.class, d.record));
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
    let hooks = hooks(dialect);
    if !hooks.is_empty() {
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
    for (field, hook, method) in hooks {
        out.line(format!("{field}: Some(<{} as mlir::hooks::{hook}>::{method}),", dialect.class));
    }
    if !dialect.interfaces.is_empty() {
        let interfaces: Vec<String> = dialect.interfaces.iter().map(|i| format!("&{i}")).collect();
        out.line(format!("interfaces: &[{}],", interfaces.join(", ")));
    }
    if !dialect.dependent_dialects.is_empty() {
        let paths: Vec<String> = dialect.dependent_dialects.iter().map(|d| format!("&{d}")).collect();
        out.line(format!("dependent_dialects: &[{}],", paths.join(", ")));
    }
    out.line("..mlir::opdef::DialectDef::EMPTY");
    out.line("};");
}
