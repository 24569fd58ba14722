//! The dialect's table.

use super::{Out, quote};
use crate::model::{Dialect, Model};
use crate::names;

pub(super) fn generate(out: &mut Out, model: &Model, dialect: &Dialect) {
    for (name, condition) in &dialect.discardable {
        let full = format!("{}.{name}", dialect.name);
        out.line("");
        out.docs(&format!("The discardable attribute `{full}`."));
        out.line(format!(
            "pub const {}: mlir::DiscardableAttr = mlir::DiscardableAttr {{",
            names::constant(&names::snake(name))
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
            out.line(format!("&{},", super::table::name(op)));
        }
        out.line("],");
    }
    let enums: Vec<String> = model.enum_attrs.iter().map(|e| format!("&{}", e.name)).collect();
    if !enums.is_empty() {
        out.line(format!("enum_attrs: &[{}],", enums.join(", ")));
    }
    for (field, types) in [("types", true), ("attrs", false)] {
        let tables = model.data.iter().filter(|d| d.is_type == types && !d.mnemonic.is_empty());
        let tables: Vec<String> = tables.map(|d| format!("&{}", super::data::name(d))).collect();
        if !tables.is_empty() {
            out.line(format!("{field}: &[{}],", tables.join(", ")));
        }
    }
    let hook = |out: &mut Out, there: bool, name: &str| {
        if there {
            out.line(format!("{name}: Some({name}),"));
        }
    };
    hook(out, dialect.types, "parse_type");
    hook(out, dialect.attributes, "parse_attr");
    hook(out, dialect.constant_materializer, "materialize_constant");
    hook(out, dialect.op_attr_verifier, "verify_op_attr");
    hook(out, dialect.region_arg_verifier, "verify_region_arg_attr");
    hook(out, dialect.region_result_verifier, "verify_region_result_attr");
    if dialect.canonicalizer {
        out.line("canonicalize: Some(canonicalization_patterns),");
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
