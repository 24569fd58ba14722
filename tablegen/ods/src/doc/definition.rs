//! Attributes and types that records define, and the constraints that belong to a dialect.

use support::Diagnostic;
use tablegen::{Record, Value};

use super::constraint::constraint_summary;
use super::text;
use crate::records::{self, Reader};

/// Documents an attribute or type.
pub(super) fn document<'r>(out: &mut String, r: &mut Reader<'r>, record: &'r Record) {
    out.push_str(&format!("\n### {}\n", records::text(record, "cppClassName")));
    text::summary(out, records::text(record, "summary"));
    let parameters = parameters(r, record);
    match records::text(record, "mnemonic") {
        "" => {}
        _ if records::bit(record, "hasCustomAssemblyFormat") => {}
        mnemonic => syntax(out, r, record, mnemonic, &parameters),
    }
    text::description(out, records::text(record, "description"));
    if !parameters.is_empty() {
        out.push_str("\n#### Parameters:\n\n| Parameter | C++ type | Description |\n");
        out.push_str("| :-------: | :-------: | ----------- |\n");
        for Parameter { name, cpp_type, summary, .. } in &parameters {
            out.push_str(&format!("| {name} | `{cpp_type}` | {summary} |\n"));
        }
        return;
    }
    out.push('\n');
}

/// A parameter of an attribute or type.
struct Parameter<'r> {
    name: &'r str,
    cpp_type: &'r str,
    syntax: &'r str,
    summary: &'r str,
}

fn parameters<'r>(r: &mut Reader<'r>, record: &'r Record) -> Vec<Parameter<'r>> {
    let mut out = Vec::new();
    for (i, arg) in records::dag(record, "parameters").map_or(&[][..], |d| &d.args).iter().enumerate() {
        let name = arg.name.as_deref().unwrap_or("");
        match &arg.value {
            Value::String(cpp) => out.push(Parameter { name, cpp_type: cpp, syntax: cpp, summary: "" }),
            Value::Def(id) => {
                let parameter = r.get(*id);
                // Unlike in MLIR, an attribute constraint is a parameter here, with its own storage type.
                let cpp_type = records::text_opt(parameter, "cppType")
                    .or_else(|| records::text_opt(parameter, "storageType"));
                let Some(cpp_type) = cpp_type else {
                    let span = arg.span.unwrap_or_else(|| r.span_of(record, "parameters"));
                    r.error(span, format!("missing 'cppType' field in parameter: {}", parameter.name));
                    continue;
                };
                let syntax = records::text_opt(parameter, "syntax").unwrap_or(cpp_type);
                out.push(Parameter { name, cpp_type, syntax, summary: records::text(parameter, "summary") });
            }
            _ => {
                let span = arg.span.unwrap_or_else(|| r.span_of(record, "parameters"));
                let message = format!("parameter #{i} is neither a C++ type nor a parameter record");
                r.diagnostics.push(Diagnostic::error(span, message));
            }
        }
    }
    out
}

fn syntax(out: &mut String, r: &Reader<'_>, record: &Record, mnemonic: &str, parameters: &[Parameter<'_>]) {
    let sigil = if record.is_a("AttrDef") { '#' } else { '!' };
    let dialect = records::def(record, "dialect").map_or("", |d| records::text(r.get(d), "name"));
    if parameters.is_empty() {
        out.push_str(&format!("\nSyntax: `{sigil}{dialect}.{mnemonic}`\n"));
        return;
    }
    out.push_str(&format!("\nSyntax:\n\n```\n{sigil}{dialect}.{mnemonic}<\n"));
    for (i, parameter) in parameters.iter().enumerate() {
        let comma = if i + 1 < parameters.len() { "," } else { "" };
        out.push_str(&format!("  {}{comma}   # {}\n", parameter.syntax, parameter.name));
    }
    out.push_str(">\n```\n");
}

/// Documents a constraint that belongs to a dialect.
pub(super) fn document_constraint(out: &mut String, record: &Record) {
    out.push_str(&format!("\n### {}\n", constraint_summary(record)));
    text::description(out, records::text(record, "description"));
    out.push('\n');
}
