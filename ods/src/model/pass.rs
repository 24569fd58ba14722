//! Passes: `def Tidy : Pass<"tidy", "toy.func"> { let options = [...]; }`.
//!
//! A record says how a pass is found, what it takes and what it counts; what it does is Rust. What only C++ needs
//! (`constructor`, flags of LLVM's command line) is refused.

use support::{Diagnostic, Span};
use tablegen::{Record, RecordId, Value};

use super::{Enum, OpName};
use crate::names;
use crate::records::{self, Reader};

/// A pass.
#[derive(Clone, Debug)]
pub struct Pass {
    /// The name of its struct.
    pub class: String,
    /// Its record.
    pub record: RecordId,
    /// Where it is defined.
    pub span: Span,
    /// The name on the command line.
    pub argument: String,
    /// One line of documentation.
    pub summary: String,
    /// Documentation.
    pub description: String,
    /// The full name of the only operation it runs on.
    pub anchor: Option<String>,
    /// What it takes.
    pub options: Vec<PassOption>,
    /// What it counts.
    pub statistics: Vec<Statistic>,
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
    /// The Rust type; of an element where it is a list.
    pub ty: String,
    /// Whether it is a list.
    pub list: bool,
    /// Its value where it is not given, in Rust; a list is then empty.
    pub default: String,
    /// The same as pipelines write it, or of a type of the author's as the record has it.
    pub shown: String,
}

/// What a pass counts.
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
pub fn build_all(
    r: &mut Reader<'_>,
    ops: &[OpName],
    enums: &[Enum],
    own: impl Fn(&Record) -> bool,
) -> Vec<Pass> {
    let mut all: Vec<Pass> = Vec::new();
    let records = r.records;
    for record in records.derived_from("PassBase").filter(|p| own(p)) {
        let pass = build(r, ops, enums, record);
        if let Some(first) = all.iter().find(|p| p.argument == pass.argument) {
            let message = format!("two passes have the argument '{}'", pass.argument);
            let span = r.span_of(record, "argument");
            r.diagnostics.push(Diagnostic::error(span, message).with_note(first.span, "the first is here"));
        }
        all.push(pass);
    }
    all
}

fn build(r: &mut Reader<'_>, ops: &[OpName], enums: &[Enum], record: &Record) -> Pass {
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
    Pass {
        class: class.to_owned(),
        record: record.id,
        span: record.span,
        argument: argument.to_owned(),
        summary: records::text(record, "summary").trim().to_owned(),
        description: records::text(record, "description").trim_end().to_owned(),
        anchor: anchor(r, ops, record),
        options: options(r, enums, record),
        statistics: statistics(r, record),
        deprecated: records::deprecated(record),
    }
}

/// The operation of `::mlir::OperationPass<X>`, by its full name or by the class that C++ knows it by.
fn anchor(r: &mut Reader<'_>, ops: &[OpName], record: &Record) -> Option<String> {
    let base = records::text(record, "baseClass").trim();
    let of = |class: &str| base.strip_prefix(class)?.strip_prefix('<')?.strip_suffix('>').map(str::trim);
    let span = r.span_of(record, "baseClass");
    let Some(operation) = of("::mlir::OperationPass") else {
        let interface = of("::mlir::InterfacePass");
        let message = match interface {
            Some(name) => format!("a pass cannot be for the operations with an interface, as with '{name}'"),
            None => format!("'{base}' is no base of a pass"),
        };
        let help = match interface {
            Some(_) => "derive it from 'Pass<\"argument\">' and ask 'op.header().interface()' when it runs",
            None => "derive it from 'Pass<\"argument\">' or 'Pass<\"argument\", \"dialect.operation\">'",
        };
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
        return None;
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
            let message = format!("'{operation}' is no operation that a pass can be for");
            let help = "write the full name, such as \"func.func\"; \"\" is for any isolated operation";
            r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
            None
        }
    }
}

fn options(r: &mut Reader<'_>, enums: &[Enum], pass: &Record) -> Vec<PassOption> {
    let mut all: Vec<PassOption> = Vec::new();
    for id in records::list(pass, "options").iter().filter_map(Value::as_def) {
        let record = r.get(id);
        let Some(option) = option(r, enums, record) else { continue };
        if all.iter().any(|o| o.field == option.field || o.argument == option.argument) {
            let span = r.span_of(pass, "options");
            r.error(span, format!("pass option '{}' is there twice", option.argument));
            continue;
        }
        all.push(option);
    }
    all
}

fn option(r: &mut Reader<'_>, enums: &[Enum], record: &Record) -> Option<PassOption> {
    let argument = records::text(record, "argument");
    let field = names::ident(records::text(record, "cppName"));
    let of = format!("option '{argument}'");
    let span = record.span;
    let usable = !argument.is_empty() && argument.chars().all(|c| !c.is_whitespace() && !"={}".contains(c));
    if !names::is_ident(&field) || !usable {
        r.error(span, format!("{of} needs a name that is a word, and one for its field"));
        return None;
    }
    if !records::text(record, "additionalOptFlags").trim().is_empty() {
        let message = format!("{of} has flags of LLVM's command line, which have no meaning here");
        let help = "leave them out; what values an option takes is said by the 'FromStr' of its type";
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
    }
    let written = records::text(record, "type");
    let Some(ty) = Type::parse(written, enums) else {
        let message = format!("{of} cannot be of the type '{written}'");
        let help = "it is 'bool', a number, 'std::string', an enumeration of the file, or the path of a Rust type \
                    ('crate::Mode') with FromStr, Display, Clone, PartialEq, Debug and Default";
        r.diagnostics.push(Diagnostic::error(span, message).with_help(help));
        return None;
    };
    let list = record.is_a("ListOption");
    let text = records::text(record, "defaultValue").trim();
    let Some((default, shown)) = (if list { Some((String::new(), String::new())) } else { ty.default(text) })
    else {
        r.error(span, format!("'{text}' is no default of {of}, which is {}", ty.words()));
        return None;
    };
    if let Type::Own(_) = ty {
        r.check_rust_value(span, &format!("the default of {of}"), &default);
    }
    let summary = records::text(record, "description").trim().to_owned();
    Some(PassOption { field, argument: argument.to_owned(), summary, ty: ty.rust(), list, default, shown })
}

fn statistics(r: &mut Reader<'_>, pass: &Record) -> Vec<Statistic> {
    let mut all: Vec<Statistic> = Vec::new();
    for id in records::list(pass, "statistics").iter().filter_map(Value::as_def) {
        let record = r.get(id);
        let name = records::text(record, "name").to_owned();
        let constant = names::constant(&names::snake(records::text(record, "cppName")).replace('_', " "));
        if constant == "INFO" || all.iter().any(|s| s.constant == constant || s.name == name) {
            let span = r.span_of(pass, "statistics");
            r.error(span, format!("pass statistic '{name}' needs a name of its own"));
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

/// The type of an option, in C++'s spelling or in Rust's.
enum Type<'e> {
    Bool,
    Int(&'static str, i128, i128),
    Float(&'static str),
    Str,
    Enum(&'e Enum),
    Own(String),
}

impl<'e> Type<'e> {
    fn parse(written: &str, enums: &'e [Enum]) -> Option<Self> {
        let written = written.trim();
        let mut bare = written;
        for prefix in ["::", "std::", "llvm::", "mlir::"] {
            bare = bare.strip_prefix(prefix).unwrap_or(bare);
        }
        let signed = |name, bits: u32| Type::Int(name, -(1 << (bits - 1)), (1 << (bits - 1)) - 1);
        let unsigned = |name, bits: u32| Type::Int(name, 0, (1 << bits) - 1);
        Some(match bare {
            "bool" => Type::Bool,
            "int8_t" | "i8" => signed("i8", 8),
            "int16_t" | "i16" => signed("i16", 16),
            "int" | "int32_t" | "i32" => signed("i32", 32),
            "long" | "int64_t" | "i64" => signed("i64", 64),
            "uint8_t" | "u8" => unsigned("u8", 8),
            "uint16_t" | "u16" => unsigned("u16", 16),
            "unsigned" | "unsigned int" | "uint32_t" | "u32" => unsigned("u32", 32),
            "uint64_t" | "u64" => unsigned("u64", 64),
            "size_t" | "usize" => unsigned("usize", 64),
            "float" | "f32" => Type::Float("f32"),
            "double" | "f64" => Type::Float("f64"),
            "string" | "String" => Type::Str,
            name => match enums.iter().find(|e| e.name == name.rsplit("::").next().unwrap_or(name)) {
                Some(e) => Type::Enum(e),
                None => {
                    let ours = ["crate::", "self::", "super::"].iter().any(|p| written.starts_with(p));
                    return (ours && names::is_path(written)).then(|| Type::Own(written.to_owned()));
                }
            },
        })
    }

    fn rust(&self) -> String {
        match self {
            Type::Bool => "bool".to_owned(),
            Type::Int(name, ..) | Type::Float(name) => (*name).to_owned(),
            Type::Str => "String".to_owned(),
            Type::Enum(e) => e.name.clone(),
            Type::Own(path) => path.clone(),
        }
    }

    fn words(&self) -> String {
        match self {
            Type::Bool => "'true' or 'false'".to_owned(),
            Type::Int(name, ..) => format!("a number of type '{name}'"),
            Type::Float(_) => "a number".to_owned(),
            Type::Str => "a string in quotes".to_owned(),
            Type::Enum(e) => format!("a case of '{}'", e.name),
            Type::Own(_) => "a value in Rust".to_owned(),
        }
    }

    /// A default in Rust, and as a pipeline writes it; `None` where it is none of this type.
    fn default(&self, text: &str) -> Option<(String, String)> {
        let plain = |rust: String, shown: String| Some((rust, shown));
        match self {
            Type::Bool => match text {
                "" | "false" => plain("false".to_owned(), "false".to_owned()),
                "true" => plain("true".to_owned(), "true".to_owned()),
                _ => None,
            },
            Type::Int(_, least, most) => {
                let value = if text.is_empty() { 0 } else { integer(text)? };
                (*least <= value && value <= *most).then(|| (value.to_string(), value.to_string()))
            }
            Type::Float(_) => {
                let digits = text.strip_suffix(['f', 'F']).unwrap_or(text);
                let value: f64 = if text.is_empty() { 0.0 } else { digits.parse().ok()? };
                value.is_finite().then(|| (format!("{value:?}"), value.to_string()))
            }
            Type::Str if text.is_empty() => plain("String::new()".to_owned(), String::new()),
            Type::Str => {
                let inner = text.strip_prefix('"')?.strip_suffix('"')?;
                let simple = !inner.contains(['"', '\\', '\n']);
                simple.then(|| (format!("{inner:?}.to_owned()"), inner.to_owned()))
            }
            Type::Enum(e) => {
                let name = text.rsplit("::").next().unwrap_or(text);
                let case = e.cases.iter().find(|c| c.symbol == name || e.rust_name(&c.symbol) == name)?;
                plain(format!("{}::{}", e.name, e.rust_name(&case.symbol)), case.spelling.clone())
            }
            Type::Own(_) if text.is_empty() => plain("Default::default()".to_owned(), String::new()),
            Type::Own(_) => plain(text.to_owned(), text.to_owned()),
        }
    }
}

/// A number as C++ or Rust write it.
fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let digits = digits.trim_end_matches(['u', 'U', 'l', 'L']).replace(['\'', '_'], "");
    let value = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        Some(hex) => i128::from_str_radix(hex, 16).ok()?,
        None if digits.starts_with(|c: char| c.is_ascii_digit()) => digits.parse::<i128>().ok()?,
        None => return None,
    };
    Some(if negative { -value } else { value })
}
