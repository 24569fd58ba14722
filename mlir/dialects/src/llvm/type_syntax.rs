//! Parsing of the dialect's types.

use super::types::{LlvmType, array, can_be_element, data, function, void};
use mlir::data::Parameter;
use mlir::text::{AttrParser, ParseResult, Span};
use mlir::{Type, TypeRef};
use rustc_hash::FxHashSet;

/// The types that are a single word, other than `void` and `ptr`.
const WORDS: [&str; 5] = ["label", "metadata", "ppc_fp128", "token", "x86_amx"];

/// The names of the enclosing structures during parsing.
type Enclosing = Vec<Box<str>>;

/// Parses what follows `!llvm.`.
pub(super) fn parse(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
    let span = p.span();
    if p.optional_ty()?.is_some() {
        return Err(p.error(span, "unexpected type, expected keyword"));
    }
    let mut enclosing = std::mem::take(p.enclosing_types());
    let ty = parse_word(p, &mut enclosing);
    *p.enclosing_types() = enclosing;
    ty
}

fn parse_word(p: &mut AttrParser<'_, '_>, enclosing: &mut Enclosing) -> ParseResult<Type> {
    let span = p.span();
    let word = p.any_keyword()?;
    match word {
        "ptr" => parse_pointer(p),
        "void" => Ok(void(p.cx())),
        "array" => parse_array(p, enclosing),
        "struct" => parse_struct(p, enclosing),
        "func" => parse_function(p, enclosing),
        "target" => parse_target(p, enclosing),
        _ => match WORDS.iter().find(|&&w| w == word) {
            Some(word) => Ok(p.cx().dialect_ty(LlvmType::Word(word))),
            None => Err(p.error(span, format!("unknown LLVM type: {word}"))),
        },
    }
}

/// Parses what follows `!llvm.ptr`, which may be nothing.
pub(super) fn parse_pointer(p: &mut AttrParser<'_, '_>) -> ParseResult<Type> {
    let mut address_space = 0;
    if p.optional_token("<") {
        address_space = parameter::<u32>(p, ("LLVMPointerType", "addressSpace", "unsigned"))?;
        p.token(">")?;
    }
    Ok(p.cx().dialect_ty(LlvmType::Ptr { address_space }))
}

/// A required parameter.
fn parameter<T: Parameter>(p: &mut AttrParser<'_, '_>, (of, name, ty): (&str, &str, &str)) -> ParseResult<T> {
    match T::parse_optional(p) {
        Ok(Some(value)) => return Ok(value),
        Ok(None) => drop(p.error_here(T::EXPECTED)),
        Err(_) => {}
    }
    Err(p.error_here(format!("failed to parse {of} parameter '{name}' which is to be a `{ty}`")))
}

/// A type inside a type of this dialect, where `!llvm.` is optional.
fn parse_inner(p: &mut AttrParser<'_, '_>, enclosing: &mut Enclosing) -> ParseResult<Type> {
    // A full type may refer to an enclosing structure too.
    std::mem::swap(p.enclosing_types(), enclosing);
    let whole = p.optional_ty();
    std::mem::swap(p.enclosing_types(), enclosing);
    match whole? {
        Some(ty) => Ok(ty),
        None => p.nested(|p| parse_word(p, enclosing)),
    }
}

fn parse_array(p: &mut AttrParser<'_, '_>, enclosing: &mut Enclosing) -> ParseResult<Type> {
    let open = p.span();
    p.token("<")?;
    let length = parameter::<u64>(p, ("LLVMArrayType", "numElements", "uint64_t"))?;
    p.keyword("x")?;
    let element = parse_inner(p, enclosing)?;
    p.token(">")?;
    let element_ref = p.cx().type_ref(element);
    if can_be_element(element_ref) {
        Ok(array(p.cx(), length, element))
    } else {
        Err(p.error(open, format!("invalid array element type: '{element_ref}'")))
    }
}

fn parse_struct(p: &mut AttrParser<'_, '_>, enclosing: &mut Enclosing) -> ParseResult<Type> {
    let open = p.span();
    p.token("<")?;
    let Some(name) = p.optional_string()?.map(String::into_boxed_str) else {
        return parse_struct_body(p, open, None, enclosing);
    };
    let inside = enclosing.contains(&name);
    let span = p.span();
    if p.optional_token(">") {
        return if inside {
            Ok(p.cx().dialect_ty(LlvmType::SelfReference { name }))
        } else {
            Err(p.error(span, "struct without a body only allowed in a recursive struct"))
        };
    }
    p.token(",")?;
    if inside {
        if p.optional_keyword("opaque") {
            p.token(">")?;
            return Ok(p.cx().dialect_ty(LlvmType::SelfReference { name }));
        }
        return Err(p.error_here("identifier already used for an enclosing struct"));
    }
    enclosing.push(name.clone());
    let ty = parse_struct_body(p, open, Some(name), enclosing);
    enclosing.pop();
    ty
}

/// Checks that a structure can contain fields of these types.
fn check_fields(ty: TypeRef<'_>) -> Result<(), String> {
    let Some(LlvmType::Struct { fields, .. }) = data(ty) else { return Ok(()) };
    match fields.iter().map(|&f| ty.cx().type_ref(f)).find(|&f| !can_be_element(f)) {
        Some(field) => Err(format!("invalid LLVM structure element type: '{field}'")),
        None => Ok(()),
    }
}

/// Parses what follows the name of a structure. As in MLIR, errors in the fields are at `open` if it has no name.
/// Otherwise they are at the first field, or where the body starts if there are no fields.
fn parse_struct_body(
    p: &mut AttrParser<'_, '_>,
    open: Span,
    name: Option<Box<str>>,
    enclosing: &mut Enclosing,
) -> ParseResult<Type> {
    let span = p.span();
    if p.optional_keyword("opaque") {
        let Some(name) = name else { return Err(p.error(span, "only identified structs can be opaque")) };
        p.token(">")?;
        let ty = p.cx().dialect_ty(LlvmType::Opaque { name: name.clone() });
        return if p.named_type("llvm", &name, ty) == ty {
            Ok(ty)
        } else {
            Err(p.error(span, "redeclaring defined struct as opaque"))
        };
    }
    let packed = p.optional_keyword("packed");
    p.token("(")?;
    let inside = p.span();
    let mut fields = Vec::new();
    if !p.optional_token(")") {
        loop {
            fields.push(parse_inner(p, enclosing)?);
            if !p.optional_token(",") {
                break;
            }
        }
        p.token(")")?;
    }
    p.token(">")?;
    let place = match (&name, fields.is_empty()) {
        (None, _) => open,
        (Some(_), true) => span,
        (Some(_), false) => inside,
    };
    let cx = p.cx();
    let ty = cx.dialect_ty(LlvmType::Struct { name: name.clone(), packed, fields: fields.into() });
    check_fields(cx.type_ref(ty)).map_err(|message| p.error(place, message))?;
    // A reference to an enclosing structure means something else outside of it.
    let others = enclosing.split_last().map_or(&[][..], |(_, others)| others);
    let Some(name) = name.filter(|_| !refers_to(cx.type_ref(ty), others)) else { return Ok(ty) };
    if p.named_type("llvm", &name, ty) == ty {
        Ok(ty)
    } else {
        Err(p.error(place, "identified type already used with a different body"))
    }
}

/// Whether a type refers to one of these structures by name.
fn refers_to(ty: TypeRef<'_>, names: &[Box<str>]) -> bool {
    let mut pending = if names.is_empty() { Vec::new() } else { vec![ty.id()] };
    let mut seen = FxHashSet::default();
    while let Some(inner) = pending.pop() {
        if !seen.insert(inner) {
            continue;
        }
        match data(ty.cx().type_ref(inner)) {
            Some(LlvmType::SelfReference { name }) if names.contains(name) => return true,
            Some(LlvmType::Struct { fields, .. }) => pending.extend(fields),
            Some(LlvmType::Array { element, .. }) => pending.push(*element),
            Some(LlvmType::Function { result, params, .. }) => {
                pending.push(*result);
                pending.extend(params);
            }
            _ => {}
        }
    }
    false
}

fn parse_function(p: &mut AttrParser<'_, '_>, enclosing: &mut Enclosing) -> ParseResult<Type> {
    let open = p.span();
    p.token("<")?;
    let result = parse_inner(p, enclosing)?;
    p.token("(")?;
    let mut params = Vec::new();
    let mut variadic = false;
    if !p.optional_token(")") {
        loop {
            variadic = p.optional_token("...");
            if variadic {
                break;
            }
            params.push(parse_inner(p, enclosing)?);
            if !p.optional_token(",") {
                break;
            }
        }
        p.token(")")?;
    }
    p.token(">")?;
    let no_result = |t: TypeRef<'_>| {
        matches!(data(t), Some(LlvmType::Function { .. } | LlvmType::Word("label" | "metadata")))
    };
    let no_argument = |t: TypeRef<'_>| matches!(data(t), Some(LlvmType::Function { .. } | LlvmType::Void));
    let cx = p.cx();
    let result_ref = cx.type_ref(result);
    if no_result(result_ref) {
        return Err(p.error(open, format!("invalid function result type: '{result_ref}'")));
    }
    match params.iter().map(|&t| cx.type_ref(t)).find(|&t| no_argument(t)) {
        Some(param) => Err(p.error(open, format!("invalid function argument type: '{param}'"))),
        None => Ok(function(cx, result, &params, variadic)),
    }
}

fn parse_target(p: &mut AttrParser<'_, '_>, enclosing: &mut Enclosing) -> ParseResult<Type> {
    p.token("<")?;
    let name = parameter::<Box<str>>(p, ("LLVMTargetExtType", "extTypeName", "::llvm::StringRef"))?;
    let mut types = Vec::new();
    let mut numbers = Vec::new();
    while p.optional_token(",") {
        let malformed = |p: &mut AttrParser<'_, '_>| {
            p.error_here("failed to parse parameter list for target extension type")
        };
        match u32::parse_optional(p) {
            Ok(Some(number)) => numbers.push(number),
            Ok(None) if numbers.is_empty() => match parse_inner(p, enclosing) {
                Ok(ty) => types.push(ty),
                Err(_) => return Err(malformed(p)),
            },
            _ => return Err(malformed(p)),
        }
    }
    p.token(">")?;
    Ok(p.cx().dialect_ty(LlvmType::Target { name, types: types.into(), numbers: numbers.into() }))
}
