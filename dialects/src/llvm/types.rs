//! The types of the llvm dialect: `!llvm.ptr`, `!llvm.array<...>`, `!llvm.struct<...>`, `!llvm.func<...>`, `!llvm.void`.
//!
//! Inside another type of the dialect they are written without `!llvm.`, as in `!llvm.struct<(ptr, array<2 x i64>)>`.

use std::fmt::Write as _;

use mlir::DialectData;
use mlir::interfaces::{MemRefElementTypeInterface, VectorElementTypeInterface};
use mlir::opdef::Interface;
use mlir::text::{AttrParser, ParseResult, Printer};
use mlir::{Context, Type, TypeKind, TypeRef};

/// The types that are a word, beside `void` and `ptr`.
const WORDS: [&str; 5] = ["label", "metadata", "ppc_fp128", "token", "x86_amx"];

/// A type of the llvm dialect.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LlvmType {
    /// `!llvm.ptr`, `!llvm.ptr<1>`
    Ptr {
        /// The address space; 0 is the default.
        address_space: u32,
    },
    /// `!llvm.void`
    Void,
    /// `!llvm.array<4 x f64>`
    Array {
        /// Number of elements.
        length: u64,
        /// Element type.
        element: Type,
    },
    /// `!llvm.struct<(ptr, i64)>`, `!llvm.struct<packed (i8, i64)>`, `!llvm.struct<"name", (i32)>`
    Struct {
        /// The name of an identified structure.
        name: Option<Box<str>>,
        /// Without padding.
        packed: bool,
        /// Field types.
        fields: Box<[Type]>,
    },
    /// `!llvm.struct<"name", opaque>`
    Opaque {
        /// The name.
        name: Box<str>,
    },
    /// A type that is a word: `!llvm.token`.
    Word(&'static str),
    /// `!llvm.func<i32 (ptr, ...)>`
    Function {
        /// Result type; `!llvm.void` for none.
        result: Type,
        /// Parameter types.
        params: Box<[Type]>,
        /// Whether more arguments may follow.
        variadic: bool,
    },
}

/// `!llvm.ptr`
pub fn ptr(cx: &Context) -> Type {
    cx.dialect_ty(LlvmType::Ptr { address_space: 0 })
}

/// `!llvm.void`
pub fn void(cx: &Context) -> Type {
    cx.dialect_ty(LlvmType::Void)
}

/// `!llvm.array<length x element>`
pub fn array(cx: &Context, length: u64, element: Type) -> Type {
    cx.dialect_ty(LlvmType::Array { length, element })
}

/// `!llvm.struct<(fields)>`
pub fn literal_struct(cx: &Context, fields: &[Type]) -> Type {
    cx.dialect_ty(LlvmType::Struct { name: None, packed: false, fields: fields.into() })
}

/// `!llvm.func<result (params)>`, with `...` if variadic
pub fn function(cx: &Context, result: Type, params: &[Type], variadic: bool) -> Type {
    cx.dialect_ty(LlvmType::Function { result, params: params.into(), variadic })
}

/// The data of a type of this dialect.
pub fn data(ty: TypeRef<'_>) -> Option<&LlvmType> {
    ty.as_dialect::<LlvmType>()
}

/// The type at a position inside an aggregate, or a message that says where it leads outside.
///
/// # Errors
/// When an index is out of range or points into something that is no aggregate.
pub fn element_at(cx: &Context, container: Type, position: &[i64]) -> Result<Type, String> {
    let mut at = container;
    for &index in position {
        let slot = usize::try_from(index).unwrap_or(usize::MAX);
        at = match data(cx.type_ref(at)) {
            Some(LlvmType::Array { length, element }) if (slot as u64) < *length => *element,
            Some(LlvmType::Struct { fields, .. }) if slot < fields.len() => fields[slot],
            Some(LlvmType::Array { .. } | LlvmType::Struct { .. }) => {
                return Err(format!("position out of bounds: {index}"));
            }
            _ => return Err(format!("expected LLVM IR structure/array type, got: '{}'", cx.type_ref(at))),
        };
    }
    Ok(at)
}

impl DialectData for LlvmType {
    fn interfaces(&self) -> &'static [Interface] {
        match self {
            LlvmType::Ptr { .. } => &[&VectorElementTypeInterface],
            LlvmType::Word("ppc_fp128") => &[&VectorElementTypeInterface, &MemRefElementTypeInterface],
            _ => &[],
        }
    }

    fn dialect(&self) -> &'static str {
        "llvm"
    }

    fn mnemonic(&self) -> &'static str {
        match self {
            LlvmType::Ptr { .. } => "ptr",
            LlvmType::Void => "void",
            LlvmType::Array { .. } => "array",
            LlvmType::Struct { .. } | LlvmType::Opaque { .. } => "struct",
            LlvmType::Word(word) => word,
            LlvmType::Function { .. } => "func",
        }
    }

    fn print(&self, p: &mut Printer<'_>) {
        p.write_text(self.mnemonic());
        match self {
            LlvmType::Void | LlvmType::Word(_) | LlvmType::Ptr { address_space: 0 } => {}
            LlvmType::Ptr { address_space } => {
                let _ = write!(p, "<{address_space}>");
            }
            LlvmType::Array { length, element } => {
                let _ = write!(p, "<{length} x ");
                print_inner(p, *element);
                p.write_text(">");
            }
            LlvmType::Opaque { name } => {
                p.write_text("<");
                p.string(name);
                p.write_text(", opaque>");
            }
            LlvmType::Struct { name, packed, fields } => {
                p.write_text("<");
                if let Some(name) = name {
                    p.string(name);
                    p.write_text(", ");
                }
                p.write_text(if *packed { "packed (" } else { "(" });
                print_list(p, fields);
                p.write_text(")>");
            }
            LlvmType::Function { result, params, variadic } => {
                p.write_text("<");
                print_inner(p, *result);
                p.write_text(" (");
                print_list(p, params);
                p.write_text(match (variadic, params.is_empty()) {
                    (false, _) => ")>",
                    (true, true) => "...)>",
                    (true, false) => ", ...)>",
                });
            }
        }
    }
}

fn print_list(p: &mut Printer<'_>, types: &[Type]) {
    for (i, &ty) in types.iter().enumerate() {
        if i > 0 {
            p.write_text(", ");
        }
        print_inner(p, ty);
    }
}

/// Prints a type inside a type of this dialect: without `!llvm.` if it is one too.
fn print_inner(p: &mut Printer<'_>, ty: Type) {
    match p.cx().type_kind(ty) {
        TypeKind::Dialect(inner) if inner.dialect() == "llvm" => inner.print(p),
        _ => p.ty(ty),
    }
}

/// Parses what follows `!llvm.`.
///
/// # Errors
/// When that is no type of the dialect.
pub fn parse(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
    let span = p.span();
    let word = p.any_keyword()?;
    match word {
        "ptr" => {
            let mut address_space = 0;
            if p.optional_token("<") {
                let span = p.span();
                let number = p.integer()?;
                address_space =
                    u32::try_from(number).map_err(|_| p.error(span, "address space must fit 32 bits"))?;
                p.token(">")?;
            }
            Ok(p.cx().dialect_ty(LlvmType::Ptr { address_space }))
        }
        "void" => Ok(void(p.cx())),
        "array" => parse_array(p),
        "struct" => parse_struct(p),
        "func" => parse_function(p),
        _ => match WORDS.iter().find(|&&w| w == word) {
            Some(word) => Ok(p.cx().dialect_ty(LlvmType::Word(word))),
            None => Err(p.error(span, format!("unknown LLVM type: {word}"))),
        },
    }
}

/// A type inside a type of this dialect, where `!llvm.` may be left out.
fn parse_inner(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
    match p.optional_ty()? {
        Some(ty) => Ok(ty),
        None => p.nested(parse),
    }
}

/// Whether an array or a structure can hold a type.
pub(super) fn can_be_element(ty: TypeRef<'_>) -> bool {
    !matches!(
        data(ty),
        Some(LlvmType::Void | LlvmType::Function { .. } | LlvmType::Word("label" | "metadata" | "token"))
    )
}

fn parse_array(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
    let open = p.span();
    p.token("<")?;
    let span = p.span();
    let dimensions = p.dimensions_before_element()?;
    let &[length] = dimensions.as_slice() else {
        let message =
            if dimensions.is_empty() { "expected integer value" } else { "expected one array length" };
        return Err(p.error(span, message));
    };
    let length = u64::try_from(length).map_err(|_| p.error(span, "expected a static array length"))?;
    let element = parse_inner(p)?;
    let element_ref = p.cx().type_ref(element);
    if !can_be_element(element_ref) {
        return Err(p.error(open, format!("invalid array element type: '{element_ref}'")));
    }
    p.token(">")?;
    Ok(array(p.cx(), length, element))
}

fn parse_struct(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
    let open = p.span();
    p.token("<")?;
    let name: Option<Box<str>> = p.optional_string().map(String::into_boxed_str);
    if name.is_some() && !p.optional_token(",") {
        let span = p.span();
        return Err(p.error(span, "struct without a body only allowed in a recursive struct"));
    }
    let span = p.span();
    if p.optional_keyword("opaque") {
        let Some(name) = name else { return Err(p.error(span, "only identified structs can be opaque")) };
        p.token(">")?;
        return Ok(p.cx().dialect_ty(LlvmType::Opaque { name }));
    }
    let packed = p.optional_keyword("packed");
    p.token("(")?;
    let mut fields = Vec::new();
    if !p.optional_token(")") {
        loop {
            let field = parse_inner(p)?;
            let field_ref = p.cx().type_ref(field);
            if !can_be_element(field_ref) {
                return Err(p.error(open, format!("invalid LLVM structure element type: '{field_ref}'")));
            }
            fields.push(field);
            if !p.optional_token(",") {
                break;
            }
        }
        p.token(")")?;
    }
    p.token(">")?;
    Ok(p.cx().dialect_ty(LlvmType::Struct { name, packed, fields: fields.into() }))
}

fn parse_function(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
    let open = p.span();
    p.token("<")?;
    let result = parse_inner(p)?;
    let result_ref = p.cx().type_ref(result);
    if matches!(data(result_ref), Some(LlvmType::Function { .. } | LlvmType::Word("label" | "metadata"))) {
        return Err(p.error(open, format!("invalid function result type: '{result_ref}'")));
    }
    p.token("(")?;
    let (mut params, mut variadic) = (Vec::new(), false);
    if !p.optional_token(")") {
        loop {
            variadic = p.optional_token("...");
            if variadic {
                break;
            }
            let param = parse_inner(p)?;
            let param_ref = p.cx().type_ref(param);
            if matches!(data(param_ref), Some(LlvmType::Function { .. } | LlvmType::Void)) {
                return Err(p.error(open, format!("invalid function argument type: '{param_ref}'")));
            }
            params.push(param);
            if !p.optional_token(",") {
                break;
            }
        }
        p.token(")")?;
    }
    p.token(">")?;
    Ok(function(p.cx(), result, &params, variadic))
}

#[cfg(test)]
mod tests {
    use mlir::text::parse_type_str;
    use mlir::{Context, Registry};

    fn parsed(text: &str) -> Result<String, String> {
        let mut registry = Registry::new();
        crate::register_all(&mut registry);
        let cx = Context::new(registry);
        match parse_type_str(&cx, text) {
            Ok(ty) => Ok(cx.type_ref(ty).to_string()),
            Err(diagnostics) => Err(diagnostics.into_iter().map(|d| d.message).collect()),
        }
    }

    #[test]
    fn types_are_printed_as_they_are_read() {
        for text in [
            "!llvm.ptr",
            "!llvm.ptr<3>",
            "!llvm.void",
            "!llvm.token",
            "!llvm.array<2 x array<3 x f32>>",
            "!llvm.struct<()>",
            "!llvm.struct<packed (i8, struct<(ptr, vector<4xi32>)>)>",
            "!llvm.struct<\"a \\22name\\22\", (i32)>",
            "!llvm.struct<\"name\", opaque>",
            "!llvm.func<i32 (ptr, ...)>",
            "!llvm.func<void (...)>",
        ] {
            assert_eq!(parsed(text).as_deref(), Ok(text));
        }
        assert_eq!(parsed("!llvm.struct<(!llvm.ptr<0>)>").as_deref(), Ok("!llvm.struct<(ptr)>"));
    }

    #[test]
    fn what_memory_cannot_hold_is_no_element() {
        for (text, message) in [
            ("!llvm.array<2 x void>", "invalid array element type: '!llvm.void'"),
            ("!llvm.struct<(func<void ()>)>", "invalid LLVM structure element type: '!llvm.func<void ()>'"),
            ("!llvm.func<void (void)>", "invalid function argument type: '!llvm.void'"),
            ("!llvm.func<func<void ()> ()>", "invalid function result type: '!llvm.func<void ()>'"),
            ("!llvm.struct<opaque>", "only identified structs can be opaque"),
            ("!llvm.struct<\"a\">", "struct without a body only allowed in a recursive struct"),
            ("!llvm.nothing", "unknown LLVM type: nothing"),
        ] {
            assert_eq!(parsed(text), Err(message.to_string()), "{text}");
        }
    }

    #[test]
    fn nesting_is_bounded() {
        let deep = format!("!llvm.{}i32{}", "array<1 x ".repeat(100_000), ">".repeat(100_000));
        assert!(parsed(&deep).is_err_and(|m| m.contains("nest")), "deep nesting is an error");
    }
}
