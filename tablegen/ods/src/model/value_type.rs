//! The types of attribute values and builder arguments, which records write in C++ or in Rust.
//!
//! Accessors, builders, conversions and defaults all use this one notion. A type that is unknown in both languages is
//! the author's own, and is left to rustc.

use super::builtin;
use crate::names;
use crate::predicate::Scope;
use crate::predicate::catalogue::Want;
use crate::predicate::emit::{Emitted, Env, emit, emit_argument, emit_as, id_of, no_case};
use crate::predicate::{Dense, Expr, ExprError, Kind, Node};
use crate::rust_syntax;

/// A type of values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ValueType {
    /// `bool`
    Bool,
    /// An integer.
    Int(Int),
    /// `f32`
    Single,
    /// `f64`
    Double,
    /// A string.
    Str,
    /// A type of this C++ class.
    Type(String),
    /// An attribute of this C++ class.
    Attr(String),
    /// A part of an operation, by its id or handle in Rust: `mlir::Value`.
    Part(&'static str),
    /// A name with an attribute.
    Named,
    /// `AffineMap`
    Map,
    /// `IntegerSet`
    Set,
    /// An enumeration.
    Enum(String),
    /// A list of values.
    List(Box<ValueType>),
    /// One value or none.
    Option(Box<ValueType>),
    /// A type of the author's.
    Own(String),
}

/// An integer type of Rust.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Int {
    /// Its name.
    pub rust: &'static str,
    /// Its width.
    pub bits: u32,
}

impl Int {
    /// Whether it has a sign.
    pub fn is_signed(self) -> bool {
        self.rust.starts_with('i')
    }

    /// Whether `i64` holds all of its values.
    fn is_narrow(self) -> bool {
        self.bits < 64 || self.rust == "i64"
    }
}

/// The message for the name that means different things in the two languages.
pub(super) const CHAR: &str =
    "'char' is a byte in C++ and a letter in Rust: write 'i8', or 'std::primitive::char'";

/// How deep types may nest.
const MAX_DEPTH: u32 = 8;

impl ValueType {
    /// The type written in a record, or what is wrong with it.
    pub fn parse(written: &str, scope: &Scope) -> Result<Self, String> {
        parse(written.trim(), scope, 0)
    }

    /// Like [`ValueType::parse`], for the result of an accessor.
    pub fn parse_result(written: &str, scope: &Scope) -> Result<Self, String> {
        parse_result(written.trim(), scope, 0)
    }

    /// The Rust type of a parameter.
    pub fn parameter(&self) -> String {
        match self {
            ValueType::Bool => "bool".to_owned(),
            ValueType::Int(int) => int.rust.to_owned(),
            ValueType::Single => "f32".to_owned(),
            ValueType::Double => "f64".to_owned(),
            ValueType::Str => "&str".to_owned(),
            ValueType::Type(_) => "mlir::Type".to_owned(),
            ValueType::Attr(_) => "mlir::Attr".to_owned(),
            ValueType::Part(name) => format!("mlir::{name}"),
            ValueType::Named => "(&str, mlir::Attr)".to_owned(),
            ValueType::Map => "mlir::AffineMap".to_owned(),
            ValueType::Set => "mlir::IntegerSet".to_owned(),
            ValueType::Enum(name) | ValueType::Own(name) => name.clone(),
            ValueType::List(element) => format!("&[{}]", element.parameter()),
            ValueType::Option(inner) => format!("Option<{}>", inner.parameter()),
        }
    }

    /// The Rust type that the accessor of an attribute returns.
    pub fn result(&self) -> String {
        match self {
            ValueType::Str => "&'a str".to_owned(),
            ValueType::Type(_) => "mlir::TypeRef<'a>".to_owned(),
            ValueType::Attr(_) => "mlir::AttrRef<'a>".to_owned(),
            ValueType::Map => "&'a mlir::AffineMap".to_owned(),
            ValueType::Set => "&'a mlir::IntegerSet".to_owned(),
            ValueType::List(element) if matches!(**element, ValueType::Attr(_)) => {
                "&'a [mlir::Attr]".to_owned()
            }
            ValueType::List(element) => format!("Vec<{}>", element.result()),
            ValueType::Option(inner) => format!("Option<{}>", inner.result()),
            other => other.parameter(),
        }
    }

    /// Whether the builder of an operation takes the value rather than the attribute.
    pub fn is_built_of(&self) -> bool {
        match self {
            ValueType::Bool | ValueType::Int(_) | ValueType::Single | ValueType::Double => true,
            ValueType::Str | ValueType::Type(_) => true,
            ValueType::List(element) => element.dense().is_some(),
            _ => false,
        }
    }

    /// The element type of a dense array of such values.
    fn dense(&self) -> Option<Dense> {
        let name = self.parameter();
        Dense::ALL.into_iter().find(|d| d.rust() == name)
    }

    /// The kind of an expression that has such a value.
    pub fn kind(&self) -> Kind {
        match self {
            ValueType::Bool => Kind::Bool,
            ValueType::Int(int) if int.is_narrow() => Kind::Int,
            ValueType::Int(_) => Kind::Wide,
            ValueType::Single => Kind::Single,
            ValueType::Double => Kind::Float,
            ValueType::Str => Kind::Str,
            ValueType::Type(_) => Kind::Type,
            ValueType::Attr(_) => Kind::Attr,
            ValueType::Map => Kind::Map,
            ValueType::Set => Kind::Set,
            ValueType::Enum(_) => Kind::Case,
            ValueType::List(element) => match (&**element, element.dense()) {
                (ValueType::Attr(_), _) => Kind::Array,
                (_, Some(dense)) => Kind::Dense(dense),
                _ => Kind::Any,
            },
            ValueType::Part("Value") => Kind::Value,
            _ => Kind::Any,
        }
    }

    /// The meaning of `$0` or `$_self` in an expression over a value `rust` of this type.
    pub fn bound(&self, rust: &str) -> (Kind, String) {
        let text = match self {
            ValueType::Int(int) if matches!(int.rust, "i64" | "i128") => rust.to_owned(),
            ValueType::Int(Int { rust: "usize", .. }) => format!("({rust} as i128)"),
            ValueType::Int(int) if int.is_narrow() => format!("i64::from({rust})"),
            ValueType::Int(_) => format!("i128::from({rust})"),
            ValueType::Type(_) => format!("cx.type_ref({rust})"),
            ValueType::Attr(_) => format!("cx.attr_ref({rust})"),
            _ => rust.to_owned(),
        };
        (self.kind(), text)
    }

    /// Like [`ValueType::bound`], over the result of an accessor.
    pub fn bound_result(&self, rust: &str) -> (Kind, String) {
        match self {
            ValueType::Type(_) | ValueType::Attr(_) => (self.kind(), rust.to_owned()),
            ValueType::List(element) if element.dense().is_some() => (self.kind(), format!("&{rust}")),
            _ => self.bound(rust),
        }
    }

    /// An expression as a value of this type.
    pub fn of_expression(&self, e: &Expr, env: &Env) -> Result<String, ExprError> {
        let found = emit(e, env)?;
        let gives = |kind: Kind| format!("expected {}, found {}", self.words(), kind.words());
        let problem = |kind: Kind| ExprError::at(e.range.clone(), gives(kind));
        match self {
            // If the sign is dropped, a signless integer may become another number.
            ValueType::Int(int) => match found.kind {
                Kind::Int | Kind::Wide => Ok(as_integer(*int, &found)),
                Kind::Any => Ok(found.rust),
                kind => Err(problem(kind)),
            },
            ValueType::Single if found.kind == Kind::Float => Ok(format!("{} as f32", found.as_atom())),
            ValueType::Own(_) | ValueType::Option(_) | ValueType::Enum(_) | ValueType::Part(_)
                if found.kind != Kind::Any =>
            {
                Err(problem(found.kind))
            }
            _ => emit_as(e, env, self.kind()).map_err(|_| problem(found.kind)),
        }
    }

    /// The Rust of a default value for a parameter of this type.
    pub fn default(&self, e: &Expr, env: &Env) -> Result<String, ExprError> {
        let is_empty = matches!(&e.node, Node::List(all) if all.is_empty());
        match self {
            ValueType::List(element) => match &e.node {
                Node::List(elements) => {
                    let all: Result<Vec<String>, ExprError> =
                        elements.iter().map(|e| element.default(e, env)).collect();
                    Ok(format!("&[{}]", all?.join(", ")))
                }
                _ => self.of_own(e, env),
            },
            ValueType::Bool if is_empty => Ok("false".to_owned()),
            ValueType::Int(_) if is_empty => Ok("0".to_owned()),
            ValueType::Single | ValueType::Double if is_empty => Ok("0.0".to_owned()),
            ValueType::Str if is_empty => Ok("\"\"".to_owned()),
            ValueType::Bool => emit_argument(e, env, Want::Truth),
            ValueType::Int(int) => emit_argument(e, env, Want::Exact(int.bits, int.rust)),
            ValueType::Single => emit_argument(e, env, Want::Single),
            ValueType::Double => emit_argument(e, env, Want::Float),
            ValueType::Str => emit_argument(e, env, Want::Str),
            ValueType::Type(_) => emit_as(e, env, Kind::Type).map(|rust| id_of(&rust)),
            ValueType::Attr(_) => emit_as(e, env, Kind::Attr).map(|rust| id_of(&rust)),
            ValueType::Enum(name) => {
                let own = |e: &Emitted| e.kind == Kind::Case && e.rust.split("::").next() == Some(name);
                let path = match &e.node {
                    Node::Path(path) => Some(path.as_str()),
                    _ => None,
                };
                let wrong = || no_case(path, &e.range, name, &env.scope);
                emit(e, env).ok().filter(own).map(|e| e.rust).ok_or_else(wrong)
            }
            ValueType::Option(inner) => Ok(format!("Some({})", inner.default(e, env)?)),
            _ => self.of_own(e, env),
        }
    }

    /// The value of the author's own constant or function.
    fn of_own(&self, e: &Expr, env: &Env) -> Result<String, ExprError> {
        let found = emit(e, env)?;
        match found.kind {
            Kind::Any => Ok(found.rust),
            kind => {
                let message = format!("expected {}, found {}", self.words(), kind.words());
                Err(ExprError::at(e.range.clone(), message))
            }
        }
    }

    /// The words for it in a diagnostic.
    pub fn words(&self) -> String {
        match self {
            ValueType::Own(_) | ValueType::Enum(_) | ValueType::Part(_) | ValueType::Named => {
                format!("a value of '{}'", self.parameter())
            }
            ValueType::List(_) => format!("a list '{}'", self.parameter()),
            ValueType::Option(inner) => format!("{} or nothing", inner.words()),
            known => known.kind().words().to_owned(),
        }
    }

    /// A word for it in the name of a function.
    pub fn word(&self) -> String {
        match self {
            ValueType::Str => "str".to_owned(),
            ValueType::Type(class) | ValueType::Attr(class) if !class.is_empty() => names::snake(class),
            ValueType::Named => "named_attr".to_owned(),
            ValueType::List(element) => format!("{}s", element.word()),
            ValueType::Option(inner) => format!("optional_{}", inner.word()),
            other => {
                let text = other.parameter();
                let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                let words =
                    words.filter(|w| !matches!(*w, "" | "crate" | "self" | "super" | "mlir" | "a" | "_"));
                words.map(names::snake).collect::<Vec<_>>().join("_")
            }
        }
    }
}

/// The value of an expression as an integer of another width.
fn as_integer(int: Int, found: &Emitted) -> String {
    match (int.rust, found.kind) {
        ("i64", Kind::Int) | ("i128", Kind::Wide) => found.rust.clone(),
        ("i128", _) => format!("i128::from({})", found.rust),
        (name, _) => format!("{} as {name}", found.as_atom()),
    }
}

/// The integer types of either language.
pub(super) fn integer(name: &str) -> Option<Int> {
    let (rust, bits) = match name {
        "int8_t" | "i8" => ("i8", 8),
        "int16_t" | "short" | "i16" => ("i16", 16),
        "int" | "int32_t" | "signed" | "i32" => ("i32", 32),
        "int64_t" | "long" | "long long" | "ptrdiff_t" | "i64" => ("i64", 64),
        "uint8_t" | "unsigned char" | "u8" => ("u8", 8),
        "uint16_t" | "unsigned short" | "u16" => ("u16", 16),
        "unsigned" | "unsigned int" | "uint32_t" | "u32" => ("u32", 32),
        "uint64_t" | "unsigned long" | "unsigned long long" | "u64" => ("u64", 64),
        "size_t" | "usize" => ("usize", 64),
        "APInt" | "i128" => ("i128", 128),
        _ => return None,
    };
    Some(Int { rust, bits })
}

/// Types that are a single word, in either language.
fn simple(name: &str) -> Option<ValueType> {
    if let Some(int) = integer(name) {
        return Some(ValueType::Int(int));
    }
    Some(match name {
        "bool" => ValueType::Bool,
        "float" | "f32" => ValueType::Single,
        "double" | "f64" | "APFloat" => ValueType::Double,
        "StringRef" | "Twine" | "string" | "string_view" | "StringLiteral" | "str" => ValueType::Str,
        "Value" | "OpOperand" | "OpResult" | "BlockArgument" => ValueType::Part("Value"),
        "Block *" | "Block*" => ValueType::Part("Block"),
        "Region *" | "Region*" => ValueType::Part("Region"),
        "Operation *" | "Operation*" => ValueType::Part("Op"),
        "Location" => ValueType::Part("Loc"),
        "NamedAttribute" => ValueType::Named,
        "AffineMap" => ValueType::Map,
        "IntegerSet" => ValueType::Set,
        "Type" => ValueType::Type(String::new()),
        "Attribute" => ValueType::Attr(String::new()),
        "ValueRange" | "OperandRange" | "ResultRange" => list(ValueType::Part("Value")),
        "TypeRange" => list(ValueType::Type(String::new())),
        "BlockRange" | "SuccessorRange" => list(ValueType::Part("Block")),
        "RegionRange" => list(ValueType::Part("Region")),
        class if builtin::is_type(class) => ValueType::Type(class.to_owned()),
        class if builtin::is_attr(class) => ValueType::Attr(class.to_owned()),
        _ => return None,
    })
}

fn list(element: ValueType) -> ValueType {
    ValueType::List(Box::new(element))
}

fn parse(written: &str, scope: &Scope, depth: u32) -> Result<ValueType, String> {
    if written.is_empty() {
        return Err("a type is missing".to_owned());
    }
    if depth > MAX_DEPTH {
        return Err("the type is nested too deeply".to_owned());
    }
    let text = written.strip_prefix("const ").unwrap_or(written).trim();
    let text = text.trim_end_matches('&').trim_end();
    let bare = text.strip_prefix("::").unwrap_or(text);
    let bare = ["mlir::", "llvm::", "std::"].iter().find_map(|p| bare.strip_prefix(p)).unwrap_or(bare);
    let inner = |text: &'_ str, opening: &str| -> Option<String> {
        Some(text.strip_prefix(opening)?.strip_suffix('>')?.trim().to_owned())
    };
    let of = |text: &str| parse(text, scope, depth + 1);
    for class in ["ArrayRef<", "SmallVector<", "SmallVectorImpl<", "vector<"] {
        if let Some(element) = inner(bare, class) {
            return Ok(list(of(match element.rsplit_once(',') {
                // C++'s number of elements that are stored inline.
                Some((element, n)) if n.trim().parse::<u32>().is_ok() => element.trim_end(),
                _ => &element,
            })?));
        }
    }
    for class in ["optional<", "Option<"] {
        if let Some(value) = inner(bare, class) {
            return Ok(ValueType::Option(Box::new(of(&value)?)));
        }
    }
    if let Some(referenced) = text.strip_prefix('&') {
        let referenced = match referenced.strip_prefix('\'').and_then(|t| t.split_once(' ')) {
            Some((_, text)) => text,
            None => referenced,
        };
        let slice = referenced.trim().strip_prefix('[').and_then(|t| t.strip_suffix(']'));
        match slice.map(|s| of(s.trim())) {
            Some(element) => return Ok(list(element?)),
            None if referenced.trim() == "str" => return Ok(ValueType::Str),
            None => {}
        }
    }
    if text == "mlir::Attr" {
        return Ok(ValueType::Attr(String::new()));
    }
    if bare == "char" {
        return Err(CHAR.to_owned());
    }
    if let Some(simple) = simple(bare) {
        return Ok(simple);
    }
    let class = bare.rsplit("::").next().unwrap_or(bare);
    let own = ["crate::", "self::", "super::"].iter().any(|p| text.starts_with(p));
    if scope.enums.contains_key(class) && !own {
        return Ok(ValueType::Enum(class.to_owned()));
    }
    let of_std =
        text.strip_prefix("std::").is_some_and(|rest| !rest.split('<').next().unwrap_or("").contains("::"));
    if of_std || text.starts_with("::") || text.starts_with("llvm::") || text.ends_with('*') {
        return Err(format!("no type of Rust is known for '{written}' of C++"));
    }
    rust_syntax::check_type(written).map_err(|(_, problem)| problem)?;
    let word = text.split('<').next().unwrap_or(text).trim();
    let of_rust = ["str", "isize", "u128", "fn", "dyn", "impl", "mut"];
    if names::is_ident(word) && word.starts_with(char::is_lowercase) && !of_rust.contains(&word) {
        let known =
            ["int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t"];
        let known =
            known.into_iter().chain(["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64"]);
        let known = known.chain(["bool", "double", "float", "int", "size_t", "unsigned", "usize"]);
        let near = support::suggest::nearest(word, known).map(|near| format!(": did you mean '{near}'?"));
        return Err(format!("neither C++ nor Rust has a type '{word}'{}", near.unwrap_or_default()));
    }
    Ok(ValueType::Own(written.to_owned()))
}

/// Like [`parse`], for the result of an accessor, which may borrow from the operation.
fn parse_result(written: &str, scope: &Scope, depth: u32) -> Result<ValueType, String> {
    if depth > MAX_DEPTH {
        return Err("the type is nested too deeply".to_owned());
    }
    let inner = |opening: &str| written.strip_prefix(opening)?.strip_suffix('>').map(str::trim);
    match written {
        "mlir::TypeRef<'a>" => return Ok(ValueType::Type(String::new())),
        "mlir::AttrRef<'a>" => return Ok(ValueType::Attr(String::new())),
        "&'a mlir::AffineMap" => return Ok(ValueType::Map),
        "&'a mlir::IntegerSet" => return Ok(ValueType::Set),
        _ => {}
    }
    if let Some(value) = inner("Option<") {
        return Ok(ValueType::Option(Box::new(parse_result(value, scope, depth + 1)?)));
    }
    if let Some(element) = inner("Vec<")
        && let element @ (ValueType::Int(_) | ValueType::Bool | ValueType::Single | ValueType::Double) =
            parse_result(element, scope, depth + 1)?
    {
        return Ok(list(element));
    }
    parse(written, scope, depth)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rust(text: &str) -> String {
        ValueType::parse(text, &Scope::default()).map_or_else(|e| e, |t| t.parameter())
    }

    #[test]
    fn types_of_records() {
        for (written, wanted) in [
            ("::mlir::ValueRange", "&[mlir::Value]"),
            ("ArrayRef<int64_t>", "&[i64]"),
            ("std::optional<StringRef>", "Option<&str>"),
            ("const Twine &", "&str"),
            ("&[crate::Shape]", "&[crate::Shape]"),
            (" ", "a type is missing"),
            ("int8_t", "i8"),
            ("uint16_t", "u16"),
            ("unsigned", "u32"),
            ("size_t", "usize"),
            ("::llvm::ArrayRef<::mlir::NamedAttribute>", "&[(&str, mlir::Attr)]"),
            ("SmallVector<Value, 4>", "&[mlir::Value]"),
            ("RankedTensorType", "mlir::Type"),
            ("DenseElementsAttr", "mlir::Attr"),
            ("Region *", "mlir::Region"),
            ("std::collections::BTreeMap<u8, u8>", "std::collections::BTreeMap<u8, u8>"),
            ("mlir::TypeRef<'_>", "mlir::TypeRef<'_>"),
            ("Vec<i64>", "Vec<i64>"),
        ] {
            assert_eq!(rust(written), wanted, "{written}");
        }
        for written in
            ["::llvm::function_ref<void(int)>", "std::function<int()>", "Foo *", "::mlir::test::Thing"]
        {
            assert!(rust(written).contains("C++"), "{written}: {}", rust(written));
        }
    }

    #[test]
    fn results_of_accessors() {
        let result =
            |text| ValueType::parse_result(text, &Scope::default()).map_or_else(|e| e, |t| t.result());
        let spelled = ["&'a str", "Vec<i64>", "&'a [mlir::Attr]", "mlir::TypeRef<'a>", "&'a mlir::AffineMap"];
        for text in
            spelled.into_iter().chain(["i64", "f32", "crate::Shape", "Option<u8>", "mlir::AttrRef<'a>"])
        {
            assert_eq!(result(text), text);
        }
        assert_eq!(result("::llvm::StringRef"), "&'a str");
        assert_eq!(result("uint32_t"), "u32");
    }

    #[test]
    fn words_for_names() {
        let word = |text| ValueType::parse(text, &Scope::default()).map(|t| t.word()).unwrap_or_default();
        let all =
            ["double", "DenseElementsAttr", "ArrayRef<int64_t>", "StringRef", "Value", "&[crate::Shape]"];
        let words = ["f64", "dense_elements_attr", "i64s", "str", "value", "shapes"];
        assert_eq!(all.map(word), words);
    }
}
