//! The dialect that a file defines.
//!
//! What each field of `Dialect` becomes:
//!
//! | field | here |
//! | --- | --- |
//! | `name`, `summary`, `description` | the namespace, and documentation |
//! | `cppNamespace` | nothing: the namespace is the module that includes the text |
//! | `dependentDialects` | tables that are registered with this one's, where they are Rust paths |
//! | `discardableAttrs` | constants of type `mlir::DiscardableAttr` |
//! | `extraClassDeclaration` | Rust beside the table |
//! | `hasConstantMaterializer`, `hasOperationAttrVerify`, `hasRegionArgAttrVerify`, `hasRegionResultAttrVerify`, `hasCanonicalizer` | hooks of a struct that stands for the dialect (`PolyDialect`): `MaterializeConstant`, `VerifyOpAttr`, `VerifyRegionArgAttr`, `VerifyRegionResultAttr`, `CanonicalizationPatterns` |
//! | `useDefaultTypePrinterParser`, `useDefaultAttributePrinterParser` | whether the hooks `ParseType` and `ParseAttr` are left out |
//! | `hasNonDefaultDestructor` | a warning: a table owns nothing |
//! | `hasOperationInterfaceFallback`, `isExtensible`, `usePropertiesForAttributes = 0` | an error: operations and their interfaces are tables that are known when the program is built, and inherent attributes are always properties |

use support::{Diagnostic, FileId, Span};
use tablegen::{Record, RecordId};

use super::param_type::ParamType;
use crate::names;
use crate::records::{self, Reader};
use crate::rust_syntax::Form;

/// A dialect.
pub struct Dialect {
    /// Its record.
    pub record: RecordId,
    /// The namespace of its operations.
    pub name: String,
    /// The name of the struct that represents the dialect if it has hooks: `ArithDialect`.
    pub class: String,
    /// Summary and description.
    pub documentation: String,
    /// The place of its definition.
    pub span: Span,
    /// Has the hook `ParseType`: some types are not parsed from their records.
    pub types: bool,
    /// Has the hook `ParseAttr`: some attributes are not parsed from their records.
    pub attributes: bool,
    /// Has the hook `MaterializeConstant`.
    pub constant_materializer: bool,
    /// Has the hook `VerifyOpAttr`.
    pub op_attr_verifier: bool,
    /// Has the hook `VerifyRegionArgAttr`.
    pub region_arg_verifier: bool,
    /// Has the hook `VerifyRegionResultAttr`.
    pub region_result_verifier: bool,
    /// Has the hook `CanonicalizationPatterns`.
    pub canonicalizer: bool,
    /// Names of attributes that may be on any operation, with conditions on `t`.
    pub discardable: Vec<(String, &'static str)>,
    /// Rust to put beside the table.
    pub extra: String,
    /// Statics that implement interfaces of the whole dialect.
    pub interfaces: Vec<String>,
    /// Paths of the statics of the dialects that it depends on, without C++ class names.
    pub dependent_dialects: Vec<String>,
}

/// The dialect: the wanted one, or the one whose operations `main` defines, or the one that it declares, or, for a
/// file that only includes others, the only one in them.
pub fn find(r: &mut Reader<'_>, main: FileId, wanted: Option<RecordId>) -> Option<Dialect> {
    if let Some(wanted) = wanted {
        return build(r, r.get(wanted));
    }
    let mut found: Option<RecordId> = None;
    for op in r.records.derived_from("Op").filter(|op| op.span.file == main) {
        let Some(dialect) = records::def(op, "opDialect") else { continue };
        match found {
            Some(other) if other != dialect => {
                let one = r.get(other).name.clone();
                let two = r.get(dialect).name.clone();
                r.diagnostics.push(
                    Diagnostic::error(
                        op.span,
                        format!(
                            "a file defines the operations of one dialect, but '{}' belongs to '{two}'",
                            op.name
                        ),
                    )
                    .with_help(format!(
                        "the operations before it belong to '{one}'; move the others to a file of their own"
                    )),
                );
                return None;
            }
            _ => found = Some(dialect),
        }
    }
    let data = || {
        let mut all = ["TypeDef", "AttrDef"].into_iter().flat_map(|class| r.records.derived_from(class));
        all.find(|d| d.span.file == main).and_then(|d| records::def(d, "dialect"))
    };
    let id = found
        .or_else(data)
        .or_else(|| r.records.derived_from("Dialect").find(|d| d.span.file == main).map(|d| d.id))
        .or_else(|| match records::own_dialects(r.records, r.sources).as_slice() {
            [only] if records::only_includes(r.records, main) => Some(only.id),
            _ => None,
        })?;
    build(r, r.get(id))
}

/// Whether the dialect's author parses its types (or attributes): some of them are not parsed from their records.
fn has_hook(r: &Reader<'_>, record: &Record, default: &str, class: &str) -> bool {
    let own = |d: &&Record| records::def(d, "dialect") == Some(record.id) && !d.is_a("EnumAttr");
    !records::bit(record, default) && r.records.derived_from(class).any(|d| own(&d))
}

fn dependent_dialects(record: &Record) -> Vec<String> {
    let mut all = records::strings(record, "dependentDialects");
    all.retain(|path| path.ends_with("::DIALECT"));
    all
}

fn build(r: &mut Reader<'_>, record: &Record) -> Option<Dialect> {
    let Some(name) = records::text_opt(record, "name").filter(|n| !n.is_empty()) else {
        return r.fail(record.span, format!("dialect '{}' has no name", record.name));
    };
    let starts = |c: char| c.is_ascii_alphabetic() || c == '_';
    let letters = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$');
    if !name.starts_with(starts) || !name.chars().all(letters) {
        let span = r.span_of(record, "name");
        let help = "names are letters, digits, '_' and '$', and begin with a letter";
        let message = format!("'{name}' cannot be the name of a dialect");
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
    }
    let mut documentation = records::text(record, "summary").trim().to_owned();
    let description = records::text(record, "description").trim();
    if !description.is_empty() {
        if !documentation.is_empty() {
            documentation.push_str("\n\n");
        }
        documentation.push_str(description);
    }
    check_fields(r, record);
    Some(Dialect {
        discardable: discardable(r, record),
        extra: records::text(record, "extraClassDeclaration").to_owned(),
        record: record.id,
        name: name.to_owned(),
        class: class(&record.name),
        documentation,
        span: record.span,
        types: has_hook(r, record, "useDefaultTypePrinterParser", "DialectType"),
        attributes: has_hook(r, record, "useDefaultAttributePrinterParser", "DialectAttr"),
        constant_materializer: records::bit(record, "hasConstantMaterializer"),
        op_attr_verifier: records::bit(record, "hasOperationAttrVerify"),
        region_arg_verifier: records::bit(record, "hasRegionArgAttrVerify"),
        region_result_verifier: records::bit(record, "hasRegionResultAttrVerify"),
        canonicalizer: records::bit(record, "hasCanonicalizer"),
        interfaces: records::strings(record, "interfaces"),
        dependent_dialects: dependent_dialects(record),
    })
}

/// The name of the record without `_`, as in MLIR.
fn class(record: &str) -> String {
    let class = names::camel(record);
    if names::struct_problem(&class).is_none() { class } else { format!("{class}Dialect") }
}

/// Refuses fields that ask for features that are not supported.
fn check_fields(r: &mut Reader<'_>, record: &Record) {
    if r.loads {
        return;
    }
    r.check_rust(record, "extraClassDeclaration", Form::Items, &[]);
    for (field, paths) in [
        ("interfaces", records::strings(record, "interfaces")),
        ("dependentDialects", dependent_dialects(record)),
    ] {
        for path in paths.iter().filter(|p| !names::is_path(p)) {
            r.error_in(record, field, format!("'{path}' is not the path of a Rust static"));
        }
    }
    const REFUSED: &[(&str, bool, &str)] = &[
        ("hasOperationInterfaceFallback", true, "interfaces are in the tables of operations"),
        ("isExtensible", true, "operations are tables that are known when the program is built"),
        ("usePropertiesForAttributes", false, "inherent attributes are always properties"),
    ];
    for &(field, refused, why) in REFUSED {
        if records::bit(record, field) == refused {
            let span = r.span_of(record, field);
            let value = i32::from(refused);
            r.error(span, format!("'{field} = {value}' is not supported: {why}"));
        }
    }
    if records::bit(record, "hasNonDefaultDestructor") {
        let span = r.span_of(record, "hasNonDefaultDestructor");
        let message = "'hasNonDefaultDestructor' has no effect: a dialect's table owns nothing";
        r.diagnostics.push(Diagnostic::warning(span, message));
    }
}

/// The attributes that may be on any operation.
fn discardable(r: &mut Reader<'_>, record: &Record) -> Vec<(String, &'static str)> {
    let mut all: Vec<(String, &'static str)> = Vec::new();
    for arg in records::dag(record, "discardableAttrs").map_or(&[][..], |d| &d.args) {
        let span = arg.span.unwrap_or_else(|| r.span_of(record, "discardableAttrs"));
        let Some(name) = arg.name.as_deref().filter(|n| !n.is_empty()) else {
            r.error(span, "every discardable attribute must have a name");
            continue;
        };
        if all.iter().any(|(other, _)| names::snake(other) == names::snake(name)) {
            r.error(span, format!("discardable attribute '{name}' is listed twice"));
            continue;
        }
        let written = arg.value.as_str().unwrap_or("");
        match ParamType::parse(written, &[], &[]) {
            Ok(ParamType::Attr(condition)) => all.push((name.to_owned(), condition.unwrap_or("true"))),
            _ if r.loads => all.push((name.to_owned(), "true")),
            _ => {
                let message =
                    format!("discardable attribute '{name}' must be the class of a builtin attribute");
                let help = "for example \"::mlir::IntegerAttr\"";
                r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
            }
        }
    }
    all
}
