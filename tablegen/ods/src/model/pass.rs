//! Passes: `def Tidy : Pass<"tidy", "func.func"> { let options = [...]; }`.
//!
//! A record gives the name, options, statistics and dialects of a pass; its body is Rust. A field that only C++ needs
//! (`constructor`) is refused.

use support::{Diagnostic, Span};
use tablegen::{Record, RecordId, Value};

use super::constraint::ModelReader;
use super::operator::OpName;
use super::value_type::ValueType;
use crate::names;
use crate::predicate::Node;
use crate::predicate::Scope;
use crate::predicate::emit::Env;
use crate::records::{self, Reader};

/// A pass.
#[derive(Clone, Debug)]
pub struct Pass {
    /// The name of its struct.
    pub class: String,
    /// Its record.
    pub record: RecordId,
    /// The place of its definition.
    pub span: Span,
    /// The name in dumps and timings.
    pub name: String,
    /// The name on the command line.
    pub argument: String,
    /// The name of the function that runs it.
    pub function: String,
    /// One line of documentation.
    pub summary: String,
    /// Documentation.
    pub description: String,
    /// The full name of the only operation that it runs on.
    pub anchor: Option<String>,
    /// The options that it takes.
    pub options: Vec<PassOption>,
    /// The events that it counts.
    pub statistics: Vec<Statistic>,
    /// The dialects that it needs.
    pub dialects: Vec<String>,
    /// The Rust type of what it keeps from one run to the next.
    pub state: Option<String>,
    /// Why it is deprecated.
    pub deprecated: Option<String>,
}

/// An option of a pass.
#[derive(Clone, Debug)]
pub struct PassOption {
    /// The name of its field.
    pub field: String,
    /// The name in pipelines.
    pub argument: String,
    /// One line of documentation.
    pub summary: String,
    /// The Rust type; for a list, the type of an element.
    pub ty: String,
    /// Whether it is a list.
    pub list: bool,
    /// Its default in Rust; a list is empty by default.
    pub default: String,
    /// The Rust type that reads and prints it, if its own type does not.
    pub kind: Option<String>,
}

impl PassOption {
    /// The Rust type of its field.
    pub fn field_type(&self) -> String {
        if self.list { format!("Vec<{}>", self.ty) } else { self.ty.clone() }
    }
}

/// A number that a pass counts.
#[derive(Clone, Debug)]
pub struct Statistic {
    /// The name of its constant.
    pub constant: String,
    /// The name in reports.
    pub name: String,
    /// One line of documentation.
    pub summary: String,
}

/// The passes that satisfy `own`.
pub fn build_all(r: &mut ModelReader<'_>, ops: &[OpName], own: impl Fn(&Record) -> bool) -> Vec<Pass> {
    let mut all: Vec<Pass> = Vec::new();
    let records = r.records;
    for record in records.derived_from("PassBase").filter(|p| own(p)) {
        let pass = build(r, ops, record);
        if let Some(first) = all.iter().find(|p| p.argument == pass.argument) {
            let message = format!("two passes have the argument '{}'", pass.argument);
            let span = r.span_of(record, "argument");
            r.diagnostics.push(Diagnostic::error(span, message).with_note(first.span, "the first is here"));
        }
        all.push(pass);
    }
    all
}

fn build(r: &mut ModelReader<'_>, ops: &[OpName], record: &Record) -> Pass {
    let class = if record.anonymous { "" } else { &*record.name };
    if let Some(problem) = names::struct_problem(class) {
        r.error(record.span, problem);
    }
    let argument = records::text(record, "argument");
    if argument.is_empty() || !argument.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c)) {
        let span = r.span_of(record, "argument");
        r.error(
            span,
            format!("'{argument}' cannot be the argument of a pass: it is a word on the command line"),
        );
    }
    if !records::text(record, "constructor").trim().is_empty() {
        let span = r.span_of(record, "constructor");
        let d = Diagnostic::error(span, "'constructor' is C++ and has no meaning here");
        r.diagnostics.push(d.with_help(format!("'{class}::INFO' makes the pass; leave the field out")));
    }
    let word = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    let function: String = argument.chars().map(word).collect();
    let display = records::text(record, "displayName").trim();
    let state = rust_path(r, record, "state");
    Pass {
        class: class.to_owned(),
        record: record.id,
        span: record.span,
        name: if display.is_empty() { class } else { display }.to_owned(),
        argument: argument.to_owned(),
        function: names::ident(&function),
        summary: records::text(record, "summary").trim().to_owned(),
        description: records::text(record, "description").trim_end().to_owned(),
        anchor: anchor(r, ops, record),
        options: options(r, record),
        statistics: statistics(r, record),
        dialects: dialects(r, record),
        state,
        deprecated: records::deprecated(record),
    }
}

/// A field that is empty, or the path of a Rust type.
fn rust_path(r: &mut Reader<'_>, record: &Record, field: &str) -> Option<String> {
    let text = records::text(record, field).trim();
    if !text.is_empty() && !is_own_path(text) {
        let span = r.span_of(record, field);
        let message = format!("'{text}' is not the path of a Rust type, such as 'crate::Kept'");
        return r.fail(span, message);
    }
    (!text.is_empty()).then(|| text.to_owned())
}

/// Whether a text is the path of an item of the crate.
fn is_own_path(text: &str) -> bool {
    ["crate::", "self::", "super::"].iter().any(|p| text.starts_with(p)) && names::is_path(text)
}

/// The dialects that a pass needs, each by its name or by its C++ class: `scf::SCFDialect` is in the namespace of `scf`.
fn dialects(r: &mut Reader<'_>, record: &Record) -> Vec<String> {
    let name_of = |text: &str| {
        let parts: Vec<&str> = text.trim().split("::").filter(|part| !part.is_empty()).collect();
        let name = match parts[..] {
            [name] => name.to_owned(),
            [.., "mlir", _] => "builtin".to_owned(),
            [.., space, _] => space.to_ascii_lowercase(),
            [] => String::new(),
        };
        let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_.$-".contains(c);
        (name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(is_part)).then_some(name)
    };
    let mut all = Vec::new();
    for text in records::strings(record, "dependentDialects") {
        match name_of(&text) {
            Some(name) if all.contains(&name) => {}
            Some(name) => all.push(name),
            None => {
                let message = format!("'{text}' is not a dialect that a pass can need");
                let span = r.span_of(record, "dependentDialects");
                let help =
                    "write its name, such as \"scf\", or its class with the namespace: \"scf::SCFDialect\"";
                r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
            }
        }
    }
    all
}

/// The operation of `::mlir::OperationPass<X>`, by its full name or its C++ class.
fn anchor(r: &mut Reader<'_>, ops: &[OpName], record: &Record) -> Option<String> {
    let base = records::text(record, "baseClass").trim();
    let of = |class: &str| base.strip_prefix(class)?.strip_prefix('<')?.strip_suffix('>').map(str::trim);
    let span = r.span_of(record, "baseClass");
    let Some(operation) = of("::mlir::OperationPass") else {
        let interface = of("::mlir::InterfacePass");
        let message = match interface {
            Some(name) => format!("a pass cannot be for the operations with an interface, as with '{name}'"),
            None => format!("'{base}' is not a base of a pass"),
        };
        let help = match interface {
            Some(_) => "derive it from 'Pass<\"argument\">' and ask 'op.header().interface()' when it runs",
            None => "derive it from 'Pass<\"argument\">' or 'Pass<\"argument\", \"dialect.operation\">'",
        };
        return r.fail_with(span, message, Some(help.into()));
    };
    match operation {
        "" => return None,
        "::mlir::ModuleOp" | "mlir::ModuleOp" | "ModuleOp" => return Some("builtin.module".to_owned()),
        full if ops.iter().any(|o| o.name == full) => return Some(full.to_owned()),
        _ => {}
    }
    let class = operation.rsplit("::").next().unwrap_or(operation);
    let full_name = |text: &str| {
        let word =
            |w: &str| !w.is_empty() && w.chars().all(|c| c.is_ascii_alphanumeric() || "_$-".contains(c));
        text.contains('.') && text.split('.').all(word)
    };
    let mut named = ops.iter().filter(|o| o.class == class);
    match (named.next(), named.next()) {
        (Some(one), None) => Some(one.name.clone()),
        _ if full_name(operation) => Some(operation.to_owned()),
        _ => {
            let message = format!("'{operation}' is not an operation that a pass can be for");
            let help = "write the full name, such as \"func.func\"; \"\" is for any isolated operation";
            r.fail_with(span, message, Some(help.into()))
        }
    }
}

fn options(r: &mut ModelReader<'_>, pass: &Record) -> Vec<PassOption> {
    let mut all: Vec<PassOption> = Vec::new();
    for id in records::list(pass, "options").iter().filter_map(Value::as_def) {
        let record = r.get(id);
        let Some(option) = option(r, record) else { continue };
        if all.iter().any(|o| o.field == option.field || o.argument == option.argument) {
            r.error_in(pass, "options", format!("pass option '{}' is defined twice", option.argument));
            continue;
        }
        all.push(option);
    }
    all
}

fn option(r: &mut ModelReader<'_>, record: &Record) -> Option<PassOption> {
    let argument = records::text(record, "argument");
    let field = names::ident(records::text(record, "cppName"));
    let of = format!("option '{argument}'");
    let span = record.span;
    let usable = !argument.is_empty() && argument.chars().all(|c| !c.is_whitespace() && !"={}".contains(c));
    if !names::is_ident(&field) || !usable {
        return r.fail(span, format!("{of} needs a name that is a word, and one for its field"));
    }
    let flags = records::text(record, "additionalOptFlags").trim();
    if !flags.is_empty() && !is_own_path(flags) {
        let message = format!("{of} has flags of LLVM's command line, which have no meaning here");
        let help = "leave them out; the 'FromStr' of its type defines the values of an option";
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
    }
    let kind = is_own_path(flags).then(|| flags.to_owned());
    let written = records::text(record, "type");
    let Some(ty) = option_type(written, &r.constraints.scope) else {
        let message = format!("{of} cannot be of the type '{written}'");
        let help = "it is 'bool', a number, 'std::string', an enumeration of the file, or the path of a Rust type \
                    ('crate::Mode') with FromStr, Display, Clone, PartialEq, Debug and Default";
        return r.fail_with(span, message, Some(help.into()));
    };
    let list = record.is_a("ListOption");
    let default = if list { String::new() } else { option_default(r, (record, &of), &ty)? };
    let ty = if ty == ValueType::Str { "String".to_owned() } else { ty.parameter() };
    let summary = records::text(record, "description").trim().to_owned();
    Some(PassOption { field, argument: argument.to_owned(), summary, ty, list, default, kind })
}

fn statistics(r: &mut Reader<'_>, pass: &Record) -> Vec<Statistic> {
    let mut all: Vec<Statistic> = Vec::new();
    for id in records::list(pass, "statistics").iter().filter_map(Value::as_def) {
        let record = r.get(id);
        let name = records::text(record, "name").to_owned();
        let constant = names::constant_of(records::text(record, "cppName"));
        if constant == "INFO" || all.iter().any(|s| s.constant == constant || s.name == name) {
            r.error_in(pass, "statistics", format!("pass statistic '{name}' needs a name of its own"));
            continue;
        }
        all.push(Statistic {
            constant,
            name,
            summary: records::text(record, "description").trim().to_owned(),
        });
    }
    all
}

/// The type of an option; `None` if it cannot be written on a command line.
fn option_type(written: &str, scope: &Scope) -> Option<ValueType> {
    let written = written.trim();
    let known = match written {
        "String" => ValueType::Str,
        _ => ValueType::parse(written, scope).ok()?,
    };
    let usable = match &known {
        ValueType::Bool | ValueType::Int(_) | ValueType::Single | ValueType::Double | ValueType::Str => true,
        ValueType::Enum(_) => true,
        ValueType::Own(_) => is_own_path(written),
        _ => false,
    };
    usable.then_some(known)
}

/// The default of an option in Rust.
fn option_default(r: &mut ModelReader<'_>, (record, of): (&Record, &str), ty: &ValueType) -> Option<String> {
    let text = records::text(record, "defaultValue").trim();
    if let ValueType::Own(_) = ty {
        if matches!(text, "" | "{}") {
            return Some("Default::default()".to_owned());
        }
        r.check_rust_value(record.span, &format!("the default of {of}"), text);
        return Some(text.to_owned());
    }
    let empty = match ty {
        ValueType::Bool => "false",
        ValueType::Int(_) => "0",
        ValueType::Single | ValueType::Double => "0.0",
        ValueType::Str => "\"\"",
        _ => {
            if text.is_empty() {
                return r.fail(record.span, format!("{of} needs a default: {}", ty.words()));
            }
            ""
        }
    };
    let text = if text.is_empty() { empty } else { text };
    let value = r.parse(record, "defaultValue", text)?;
    let env = Env::default().with_scope(&r.constraints.scope);
    let rust = r.accept(ty.default(&value, &env), record.span)?;
    Some(match (ty, &value.node) {
        (ValueType::Str, Node::Str(_)) => format!("{rust}.to_owned()"),
        (ValueType::Str, _) => format!("{rust}.into()"),
        _ => rust,
    })
}
