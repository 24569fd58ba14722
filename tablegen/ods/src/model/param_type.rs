//! The types of parameters, which records write in C++ or in Rust.

use super::builtin;
use super::value_type::{CHAR, ValueType, integer};
use crate::predicate::catalogue::Want;
use crate::predicate::emit::{Env, emit_argument};
use crate::predicate::{Expr, ExprError};

/// A type or attribute of the same dialect.
#[derive(Clone, Debug)]
pub struct Known {
    /// The name of its view.
    pub class: String,
    /// The name of its storage.
    pub storage: String,
    /// Whether it is a type; otherwise an attribute.
    pub is_type: bool,
}

/// The type of a parameter.
#[derive(Clone, Debug)]
pub enum ParamType {
    /// An integer: `i32`.
    Int(&'static str),
    /// `bool`
    Bool,
    /// A float: `f64`.
    Float(&'static str),
    /// A string.
    Str,
    /// A type; of one kind if there is a condition on `t`.
    Type(Option<&'static str>),
    /// An attribute; of one kind if there is a condition on `t`.
    Attr(Option<&'static str>),
    /// `AffineMap`, `IntegerSet`
    Affine(&'static str),
    /// A type or attribute of the same dialect.
    Own(Known),
    /// An enumeration.
    Enum(String),
    /// A list.
    Array(Box<ParamType>),
    /// A value or nothing.
    Option(Box<ParamType>),
    /// A type of the author's, which implements `mlir::data::Parameter`.
    Rust(String),
}

/// How deep types may nest.
const MAX_DEPTH: u32 = 8;

impl ParamType {
    /// The type written in a record, or what is wrong with it.
    pub fn parse(written: &str, known: &[Known], enums: &[String]) -> Result<Self, String> {
        parse(written, known, enums, 0)
    }

    /// The Rust type that the storage holds.
    pub fn storage(&self) -> String {
        match self {
            ParamType::Int(name) => (*name).to_owned(),
            ParamType::Bool => "bool".to_owned(),
            ParamType::Float("f32") => "mlir::data::Float32".to_owned(),
            ParamType::Float(_) => "mlir::data::Float64".to_owned(),
            ParamType::Str => "Box<str>".to_owned(),
            ParamType::Type(_) => "mlir::Type".to_owned(),
            ParamType::Attr(_) => "mlir::Attr".to_owned(),
            ParamType::Own(k) if k.is_type => "mlir::Type".to_owned(),
            ParamType::Own(_) => "mlir::Attr".to_owned(),
            ParamType::Affine(name) => format!("mlir::{name}"),
            ParamType::Enum(name) | ParamType::Rust(name) => name.clone(),
            ParamType::Array(element) => format!("Box<[{}]>", element.storage()),
            ParamType::Option(inner) => format!("Option<{}>", inner.storage()),
        }
    }

    /// Whether the value is passed by copy.
    fn is_copy(&self) -> bool {
        match self {
            ParamType::Int(_) | ParamType::Bool | ParamType::Float(_) | ParamType::Enum(_) => true,
            ParamType::Type(_) | ParamType::Attr(_) | ParamType::Own(_) => true,
            ParamType::Option(inner) => inner.is_copy() && !matches!(**inner, ParamType::Float(_)),
            ParamType::Str | ParamType::Affine(_) | ParamType::Array(_) | ParamType::Rust(_) => false,
        }
    }

    /// The Rust type of a builder's parameter.
    pub fn argument(&self) -> String {
        match self {
            ParamType::Float(name) => (*name).to_owned(),
            ParamType::Str => "&str".to_owned(),
            ParamType::Array(element) => format!("&[{}]", element.storage()),
            other => other.storage(),
        }
    }

    /// A builder's parameter as the storage holds it.
    pub fn to_storage(&self, value: &str) -> String {
        match self {
            ParamType::Float(_) | ParamType::Str | ParamType::Array(_) => format!("{value}.into()"),
            _ => value.to_owned(),
        }
    }

    /// The Rust type that an accessor gives.
    pub fn accessor(&self) -> String {
        match self {
            ParamType::Float(name) => (*name).to_owned(),
            ParamType::Str => "&'a str".to_owned(),
            ParamType::Array(element) => format!("&'a [{}]", element.storage()),
            other if other.is_copy() => other.storage(),
            other => format!("&'a {}", other.storage()),
        }
    }

    /// The result of an accessor, from a field of the storage.
    pub fn access(&self, field: &str) -> String {
        match self {
            ParamType::Float(_) => format!("{field}.value()"),
            other if other.is_copy() => field.to_owned(),
            _ => format!("&{field}"),
        }
    }

    /// The value of an optional parameter that is omitted.
    pub fn empty(&self) -> String {
        match self {
            ParamType::Float(name) => format!("{}::from(0.0)", ParamType::Float(name).storage()),
            ParamType::Option(inner) => format!("None::<{}>", inner.storage()),
            other => format!("<{}>::default()", other.storage()),
        }
    }

    /// The enumerations in it.
    pub fn enums<'a>(&'a self, all: &mut Vec<&'a str>) {
        match self {
            ParamType::Enum(name) => all.push(name),
            ParamType::Array(inner) | ParamType::Option(inner) => inner.enums(all),
            _ => {}
        }
    }

    /// The Rust of a default value.
    pub fn default(&self, value: &Expr, env: &Env) -> Result<String, ExprError> {
        let refused = || {
            let message = "a default cannot be given for this type; use an optional parameter";
            Err(ExprError::at(value.range.clone(), message))
        };
        match self {
            ParamType::Int(name) => match name.trim_start_matches(['i', 'u']).parse() {
                Ok(bits) => emit_argument(value, env, Want::Exact(bits, name)),
                Err(_) => emit_argument(value, env, Want::Exact(64, name)),
            },
            ParamType::Bool => emit_argument(value, env, Want::Truth),
            ParamType::Float("f32") => emit_argument(value, env, Want::Single),
            ParamType::Float(_) => emit_argument(value, env, Want::Float),
            ParamType::Str => emit_argument(value, env, Want::Str),
            ParamType::Enum(name) => ValueType::Enum(name.clone()).default(value, env),
            ParamType::Type(_) => ValueType::Type(String::new()).default(value, env),
            ParamType::Attr(_) => ValueType::Attr(String::new()).default(value, env),
            ParamType::Rust(name) => ValueType::Own(name.clone()).default(value, env),
            ParamType::Affine(name) => ValueType::Own(format!("mlir::{name}")).default(value, env),
            ParamType::Own(_) | ParamType::Array(_) | ParamType::Option(_) => refused(),
        }
    }
}

/// The name without C++ namespaces.
fn bare(written: &str) -> &str {
    let mut name = written.trim().trim_start_matches("const ").trim_end_matches('&').trim();
    for prefix in ["::", "mlir::", "llvm::", "std::"] {
        name = name.strip_prefix(prefix).unwrap_or(name);
    }
    name
}

fn parse(written: &str, known: &[Known], enums: &[String], depth: u32) -> Result<ParamType, String> {
    if depth > MAX_DEPTH {
        return Err("it is nested too deeply".to_owned());
    }
    let name = bare(written);
    let inner = |prefixes: &[&str], suffix: char| {
        prefixes.iter().find_map(|p| name.strip_prefix(p)?.strip_suffix(suffix).map(str::to_owned))
    };
    if let Some(element) =
        inner(&["ArrayRef<", "SmallVector<", "vector<", "Vec<"], '>').or(inner(&["["], ']'))
    {
        let element = element.split(',').next().unwrap_or("").to_owned();
        return match parse(&element, known, enums, depth + 1)? {
            ParamType::Option(_) => Err("a list cannot hold optional values".to_owned()),
            element => Ok(ParamType::Array(Box::new(element))),
        };
    }
    if let Some(value) = inner(&["optional<", "Option<"], '>') {
        return Ok(ParamType::Option(Box::new(parse(&value, known, enums, depth + 1)?)));
    }
    let class = name.rsplit("::").next().unwrap_or(name);
    if let Some(own) = known.iter().find(|k| k.class == class) {
        return Ok(ParamType::Own(own.clone()));
    }
    if enums.iter().any(|e| e == class) {
        return Ok(ParamType::Enum(class.to_owned()));
    }
    if name == "char" {
        return Err(CHAR.to_owned());
    }
    if let Some(simple) = simple(name) {
        return Ok(simple);
    }
    let of = |table: &[(&str, &'static str)]| table.iter().find(|(n, _)| *n == name).map(|(_, check)| *check);
    if let Some(check) = of(&builtin::TYPES) {
        return Ok(ParamType::Type((check != "true").then_some(check)));
    }
    if let Some(check) = of(&builtin::ATTRS) {
        return Ok(ParamType::Attr((check != "true").then_some(check)));
    }
    let path = written.trim();
    if crate::names::is_path(path) {
        Ok(ParamType::Rust(path.to_owned()))
    } else {
        Err("this is neither a type that parameters have nor the path of a Rust type".to_owned())
    }
}

/// Types that are a single word, in either language.
fn simple(name: &str) -> Option<ParamType> {
    if let Some(int) = integer(name) {
        return Some(ParamType::Int(int.rust));
    }
    Some(match name {
        "bool" => ParamType::Bool,
        "float" | "f32" => ParamType::Float("f32"),
        "double" | "f64" | "APFloat" => ParamType::Float("f64"),
        "StringRef" | "string" | "String" | "str" => ParamType::Str,
        "Type" => ParamType::Type(None),
        "Attribute" | "Attr" => ParamType::Attr(None),
        "AffineMap" => ParamType::Affine("AffineMap"),
        "IntegerSet" => ParamType::Affine("IntegerSet"),
        _ => return None,
    })
}
