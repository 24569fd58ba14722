//! Builders that records add: `OpBuilder<(ins "f64":$value), [{ ... }]>`.

use support::Diagnostic;
use tablegen::{Record, Value};

use crate::names;
use crate::records::{self, Reader};

/// A builder of the record's author.
#[derive(Clone, Debug)]
pub struct CustomBuilder {
    /// What follows `build_from_` and `init_from_`; empty for a builder without parameters.
    pub suffix: String,
    /// Its parameters in order.
    pub parameters: Vec<Parameter>,
    /// The Rust that fills the state; without it the author writes the function `init_from_...`.
    pub body: Option<String>,
    /// Why it should not be used any more.
    pub deprecated: Option<String>,
}

/// A parameter of a custom builder.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its Rust type.
    pub ty: String,
    /// The Rust value that stands for an absent argument.
    pub default: Option<String>,
}

/// The builders of an operation.
pub(super) fn build_all(r: &mut Reader<'_>, record: &Record) -> Vec<CustomBuilder> {
    let mut all: Vec<CustomBuilder> = Vec::new();
    for value in records::list(record, "builders") {
        let Some(builder) = value.as_def().map(|id| r.get(id)) else { continue };
        let Some(built) = build(r, record, builder) else { continue };
        if all.iter().any(|b| b.suffix == built.suffix) {
            let message = format!(
                "operation '{}' has two builders with the parameters ({})",
                record.name,
                built.parameters.iter().map(|p| p.name.as_str()).collect::<Vec<_>>().join(", ")
            );
            let span = r.span_of(record, "builders");
            let help = "builders are named for their parameters: build_from_A_and_B; rename one of them";
            r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
            continue;
        }
        all.push(built);
    }
    all
}

fn build(r: &mut Reader<'_>, record: &Record, builder: &Record) -> Option<CustomBuilder> {
    let span = r.span_of(record, "builders");
    let dag = records::dag(builder, "dagParams")?;
    if dag.op.as_def().map(|id| &*r.get(id).name) != Some("ins") {
        r.error(span, "expected 'ins' in builders");
        return None;
    }
    let mut parameters: Vec<Parameter> = Vec::new();
    for (i, arg) in dag.args.iter().enumerate() {
        let name = match arg.name.as_deref() {
            Some(name) if names::is_ident(&names::ident(name)) => names::ident(name),
            Some(name) => {
                r.error(span, format!("'{name}' is not a name for a parameter of a builder"));
                return None;
            }
            None => format!("arg{i}"),
        };
        let (ty, default) = match &arg.value {
            Value::String(ty) => (ty.to_string(), None),
            value => {
                let carg = value.as_def().map(|id| r.get(id)).filter(|c| c.is_a("CArg"));
                let Some(carg) = carg else {
                    r.error(
                        span,
                        format!("the type of builder parameter '{name}' must be a string or a CArg"),
                    );
                    return None;
                };
                let default = records::text(carg, "defaultValue");
                let default = (!default.is_empty()).then(|| default.to_owned());
                (records::text(carg, "type").to_owned(), default)
            }
        };
        if default.is_none() && parameters.iter().any(|p| p.default.is_some()) {
            let message = "expected an argument with default value after other arguments with default values";
            r.error(span, message);
            return None;
        }
        let Some(ty) = rust_type(&ty) else {
            r.error(span, format!("builder parameter '{name}' has no type"));
            return None;
        };
        r.check_rust_type(span, &format!("the type of builder parameter '{name}'"), &ty);
        let default = default.map(|d| rust_value(&d, &ty));
        if let Some(default) = &default {
            r.check_rust_value(span, &format!("the default of builder parameter '{name}'"), default);
        }
        parameters.push(Parameter { name, ty, default });
    }
    let names: Vec<&str> = parameters.iter().map(|p| p.name.trim_end_matches('_')).collect();
    r.check_rust(builder, "body");
    let body = records::text(builder, "body");
    Some(CustomBuilder {
        suffix: names.join("_and_"),
        parameters,
        body: (!body.trim().is_empty()).then(|| body.to_owned()),
        deprecated: records::deprecated(builder),
    })
}

/// A parameter's type: the C++ types that MLIR's records name as Rust's, any other as it is written.
///
/// `None` where there is no type.
fn rust_type(text: &str) -> Option<String> {
    let text = text.trim();
    let bare = text.strip_prefix("const ").unwrap_or(text).trim_end_matches(['&', ' ']);
    let bare = bare.strip_prefix("::").unwrap_or(bare);
    let bare = ["mlir::", "llvm::", "std::"].iter().find_map(|p| bare.strip_prefix(p)).unwrap_or(bare);
    if bare.is_empty() {
        return None;
    }
    let inner = |wrapper: &str| bare.strip_prefix(wrapper)?.strip_prefix('<')?.strip_suffix('>');
    if let Some(element) = inner("ArrayRef") {
        return Some(format!("&[{}]", rust_type(element)?));
    }
    if let Some(element) = inner("optional") {
        return Some(format!("Option<{}>", rust_type(element)?));
    }
    Some(
        match bare {
            "Value" | "OpOperand" | "OpResult" | "BlockArgument" => "mlir::Value",
            "ValueRange" | "OperandRange" => "&[mlir::Value]",
            "Type" => "mlir::Type",
            "TypeRange" => "&[mlir::Type]",
            "Attribute" | "IntegerAttr" | "FloatAttr" | "StringAttr" | "ArrayAttr" | "DenseElementsAttr"
            | "TypeAttr" | "UnitAttr" | "BoolAttr" | "SymbolRefAttr" | "FlatSymbolRefAttr"
            | "DictionaryAttr" | "AffineMapAttr" => "mlir::Attr",
            "AffineMap" => "mlir::AffineMap",
            "Block *" | "Block*" => "mlir::Block",
            "BlockRange" | "SuccessorRange" => "&[mlir::Block]",
            "StringRef" | "Twine" | "string" => "&str",
            "int64_t" => "i64",
            "int32_t" | "int" => "i32",
            "uint64_t" => "u64",
            "uint32_t" | "unsigned" => "u32",
            "size_t" => "usize",
            "double" => "f64",
            "float" => "f32",
            _ => return Some(text.to_owned()),
        }
        .to_owned(),
    )
}

/// A default value: C++'s spellings of literals as Rust's, any other expression as it is written.
fn rust_value(text: &str, ty: &str) -> String {
    let text = text.trim();
    let list = text.strip_prefix('{').and_then(|t| t.strip_suffix('}'));
    match (list, text) {
        (Some(""), _) if !ty.starts_with("&[") => "Default::default()".to_owned(),
        (Some(elements), _) => format!("&[{elements}]"),
        (_, "nullptr" | "std::nullopt" | "::std::nullopt") => "None".to_owned(),
        (_, number) => match number.strip_suffix('f') {
            Some(digits) if digits.parse::<f64>().is_ok() => digits.to_owned(),
            _ => number.to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_records() {
        let rust = |text| rust_type(text).unwrap_or_default();
        assert_eq!(rust("::mlir::ValueRange"), "&[mlir::Value]");
        assert_eq!(rust("ArrayRef<int64_t>"), "&[i64]");
        assert_eq!(rust("std::optional<StringRef>"), "Option<&str>");
        assert_eq!(rust("const Twine &"), "&str");
        assert_eq!(rust("&[crate::Shape]"), "&[crate::Shape]");
        assert_eq!(rust(" "), "");
    }

    #[test]
    fn values_of_records() {
        assert_eq!(rust_value("0.5f", "f32"), "0.5");
        assert_eq!(rust_value("{}", "&[i64]"), "&[]");
        assert_eq!(rust_value("{1, 2}", "&[i64]"), "&[1, 2]");
        assert_eq!(rust_value("nullptr", "Option<mlir::Attr>"), "None");
        assert_eq!(rust_value("Kind::Self_", "Kind"), "Kind::Self_");
    }
}
